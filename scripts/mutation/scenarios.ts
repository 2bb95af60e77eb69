/**
 * Which tests that reach everything are about a source file. The steps of scenarios run in the process of the tests
 * (`EVAL_GATE_ENTRY=here`), so this is about time alone.
 */
const scenarios: readonly (readonly [source: RegExp, tests: readonly string[]])[] = [
  [/src\/gate\//, ['unit/gate/figures']],
  [/jobs\/hosted\//, ['scenario/receipts', 'scenario/environments', 'scenario/hosted-preflight']],
  [/jobs\/hosted\//, ['scenario/hosted-suite-file', 'scenario/hosted']],
  [/hosted\/confirm/, ['scenario/hosted-confirm']],
  [/jobs\/parts\/|jobs\/fork\//, ['scenario/merge', 'scenario/fork-pair', 'scenario/attempts']],
  [/jobs\/parts\/|artifacts\//, ['security/forged-parts', 'scenario/setups/matrix', 'scenario/fork-pair']],
  [/\/issue/, ['scenario/issue']],
  [/sticky\/|jobs\/publish\//, ['scenario/comment', 'scenario/overview', 'scenario/outputs']],
  [/checks|jobs\/publish\//, ['scenario/check-run']],
  [/accept|conversations/, ['security/accepted-changes']],
  [/policy/, ['security/policy-of-the-base']],
  [/baseline|artifacts\/|commits/, ['scenario/baseline', 'security/baseline-trust']],
  [/baseline|artifacts\/|commits/, ['scenario/setups/base-branch']],
  [/confirm|system\//, ['scenario/confirm', 'security/confirm-environment']],
  [/repeat/, ['scenario/repeat']],
  [/upload|unsent|seal|state|clean-up/, ['security/unsent-results', 'scenario/post-step']],
  [/secret|credential/, ['security/known-secrets', 'security/credentials-in-results']],
  [
    /jobs\/(?!hosted)|platform\//,
    ['scenario/main-job', 'scenario/missing-evidence', 'scenario/setups/set-up'],
  ],
]

/** @param file path of a source file */
export function scenariosOf(file: string): readonly string[] {
  const names = scenarios.flatMap(([source, tests]) => (source.test(file) ? tests : []))
  return [...new Set(names)].slice(0, 5).map((name) => `test/${name}.test.ts`)
}
