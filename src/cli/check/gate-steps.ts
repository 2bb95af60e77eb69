import { type InputName, inputNames, loadConfig } from '#settings'
import { type Problem, UsageError } from '../../errors.ts'
import { readFields } from '../../model/data.ts'
import { findNearest } from '../../model/nearest.ts'
import { documents } from '../version.ts'
import { createRule, type GateInJob, type WorkflowProblem } from './step.ts'

/** Problems of a step of Eval Gate and of the steps before it. @param gates all of the workflow */
export async function findStepProblems(
  gate: GateInJob,
  gates: readonly GateInJob[],
  folder: string,
): Promise<readonly WorkflowProblem[]> {
  const { line, step, mode, inputs, job, steps, index, env } = gate
  const earlier = steps.slice(0, index)
  const text = JSON.stringify(inputs)
  const named = [...text.matchAll(/\bsteps\.([\w-]+)\.(outcome|conclusion)/g)]
  const absent = named.find(([, id]) => !earlier.some((other) => other.id === id))
  const hides = earlier.find(
    ({ id, run }) => named.some(([, name]) => name === id) && /\|\| *(?:true|:|exit 0) *$/m.test(String(run)),
  )
  const tests = steps.filter((other) => other['continue-on-error'] === true && other !== step)
  const environment = JSON.stringify([steps.map((other) => other.env), job.env, inputs])
  const { reports, 'test-outcome': outcome } = inputs
  const reads = reports !== undefined && mode !== 'merge'
  const looksAgain = reports !== undefined && !['undefined', 'off'].includes(String(inputs['look-again']))
  const missing = Object.entries(Object.assign({}, ...tests.map((test) => readFields(test.env)))).filter(
    ([name]) => !(name in env) && !(name in readFields(step.env)),
  )
  const outside = inputNames.filter((name) => name in step)
  const judges = (other: GateInJob) => other.mode === 'gate' || other.mode === 'merge'
  const isTwin = (other: GateInJob) =>
    other.inputs['suite-name'] === inputs['suite-name'] &&
    other.step.if === step.if &&
    (inputs['suite-name'] !== undefined || other.job === job)
  const prevent = createRule(line, true)
  const advise = createRule(line, false)
  const refused = await listInputProblems(inputs, folder)
  return [
    ...refused.flatMap(({ where, message, advice = '' }) =>
      prevent(true, where === undefined ? message : `${where}: ${message}`, advice),
    ),
    ...prevent(
      !/[@]|^\.\//.test(String(step.uses)),
      'GitHub refuses `uses` without a version',
      `uses: ${step.uses}@v0`,
    ),
    ...prevent(
      outside.length > 0,
      `${outside.join(', ')} is not a key of a step, so GitHub refuses the workflow`,
      `with: { ${outside.map((name) => `${name}: …`).join(', ')} }`,
    ),
    ...prevent(
      mode !== 'collect' && [job, step].some((map) => map['continue-on-error'] === true),
      '`continue-on-error` keeps the job green when the verdict is red',
      'remove it from this step and its job; `policy: "fail-on: never"` is for trying it out',
    ),
    ...prevent(
      judges(gate) && gates.slice(0, gates.indexOf(gate)).some((other) => judges(other) && isTwin(other)),
      'an earlier step has the same suite, so this one is refused',
      'suite-name: NAME   # another one for each step, or all reports in one',
    ),
    ...prevent(
      mode === 'merge' && job.needs === undefined,
      'the job does not wait for those that measure',
      `needs: [JOBS]   # and if: \${{ !cancelled() }}`,
    ),
    ...prevent(
      reads &&
        earlier.every(
          ({ run, uses = '' }) =>
            run === undefined && /^(?:actions\/(?:checkout|setup-|cache)|$)/.test(String(uses)),
        ),
      'no step before this one runs tests or downloads a report',
      'put it behind them; actions/download-artifact brings reports of another job',
    ),
    ...prevent(
      absent !== undefined,
      `no earlier step of the job has the id ${absent?.[1]}`,
      `id: ${absent?.[1]}   # on the step that runs the tests`,
    ),
    ...prevent(
      named.some(([, , what]) => what === 'conclusion'),
      'the conclusion of a step with `continue-on-error` is always a success',
      `test-outcome: \${{ steps.${named[0]?.[1]}.outcome }}`,
    ),
    ...advise(
      hides !== undefined,
      '`||` hides how the tests ended',
      'continue-on-error: true   # on the step that runs the tests, in place of it',
    ),
    ...advise(
      reads && outcome === undefined,
      'a test run that fails outside of its cases is not noticed',
      `test-outcome: \${{ steps.${String(tests[0]?.id ?? 'ID')}.outcome }}`,
    ),
    ...prevent(
      reports !== undefined && tests.length === 0 && step.if === undefined && outcome === undefined,
      'a failing test ends the job before its report is read',
      'continue-on-error: true   # on the step that runs the tests',
    ),
    ...advise(
      looksAgain && missing.length > 0,
      `look-again runs the tests without ${missing.map(([name]) => name).join(', ')}, which only their own step has`,
      `env: { ${missing.map(([name, value]) => `${name}: '${value}'`).join(', ')} }   # on this step, too`,
    ),
    ...advise(
      (looksAgain || inputs.measure !== undefined) &&
        inputs['look-again-base'] !== 'off' &&
        !/fetch-depth['"]?: ?0/.test(JSON.stringify(steps).replaceAll('"', '')),
      `${looksAgain ? 'look-again' : 'measure'} checks out the commit of the baseline, which a shallow checkout does not have`,
      'with: { fetch-depth: 0 }   # of actions/checkout',
    ),
    ...advise(
      /secrets\./.test(environment.replaceAll('secrets.GITHUB_TOKEN', '')) && mode === 'gate',
      "pull requests of forks and of Dependabot get none of these secrets, so their evals can't run",
      `mode: collect   # and mode: publish in a second workflow: ${documents}/recipes/fork-pull-requests.md`,
    ),
  ]
}

/** What the action itself would say of the inputs; nothing is known of those that have an expression. */
async function listInputProblems(inputs: GateInJob['inputs'], folder: string): Promise<readonly Problem[]> {
  const names = Object.keys(inputs)
  const foreign = names.filter((name) => !inputNames.includes(name as InputName))
  const isOpen = (name: string) => String(inputs[name]).includes('${{')
  const raw = Object.fromEntries(
    names.filter((name) => !isOpen(name)).map((name) => [name, String(inputs[name] ?? '')]),
  )
  const problems = await loadConfig(raw, { provider: 'github_actions' }, folder).then(
    () => [],
    (error) => (error instanceof UsageError ? error.problems : []),
  )
  const explained = problems.filter(
    ({ message }) => !names.some((name) => isOpen(name) && message.startsWith(`${name} `)),
  )
  const unknown = foreign.filter((name) => !explained.some(({ message }) => message.startsWith(`${name} `)))
  return [
    ...explained,
    ...unknown.map((name) => {
      const meant = findNearest(name, inputNames)
      return {
        message: `unknown input ${name}`,
        advice: meant === undefined ? `${documents}/inputs.md lists every input` : `did you mean ${meant}?`,
      }
    }),
  ]
}
