import { expect, it } from 'vitest'
import { parsePolicyFile } from '../../../../src/config/policy/file.ts'
import { resolvePolicy } from '../../../../src/config/policy/resolve.ts'
import { isNeverWeaker } from '../../../../src/config/policy/setting.ts'
import { fieldsByKey, getPolicySetting } from '../../../../src/config/policy/table.ts'
import { keepLockedSettings } from '../../../../src/config/policy/weaker.ts'

const read = (text: string) => resolvePolicy({}, [parsePolicyFile(text, 'p.yml')], 'evals').policy

/** The locked settings that `asked` would make weaker than `policy`, by their members. */
function listWeaker(asked: string, policy: string): readonly string[] {
  return keepLockedSettings(read(asked), read(`lock: true\n${policy}`)).weaker.map(({ setting }) => setting)
}

/** By key: what asks for less, what asks for more; an empty text is the default. */
const directed: Readonly<Record<string, readonly (readonly [less: string, more: string])[]>> = {
  'fail-on': [
    ['never', 'regressions'],
    ['regressions', 'new-failures'],
    ['new-failures', 'failures'],
  ],
  alpha: [['0.01', '0.05']],
  'on-inconclusive': [['neutral', 'fail']],
  'on-not-measured': [['neutral', 'fail']],
  'on-missing-baseline': [
    ['pass', 'neutral'],
    ['neutral', 'fail'],
  ],
  'new-failing-tests': [['warn', 'fail']],
  accept: [
    ['writers', 'not-author'],
    ['not-author', 'off'],
  ],
  tools: [
    ['{ new: ignore }', '{ new: warn }'],
    ['{ new: warn }', '{ new: fail }'],
    ['{ allow: [a, b] }', '{ allow: a }'],
  ],
  sampled: [['true', 'false']],
  'allow-empty': [['true', 'false']],
  'min-pass-rate': [
    ['', '80%'],
    ['80%', '90%'],
  ],
  'min-score': [
    ['', '0.5'],
    ['{ tone: 0.5 }', '{ tone: 0.6 }'],
    ['{ tone: 0.5 }', '{ tone: 0.5, facts: 0.1 }'],
  ],
  delta: [
    ['', '5%'],
    ['5%', '2%'],
  ],
  'min-lift': [
    ['', '0'],
    ['0', '2%'],
  ],
  'min-drop': [
    ['{ suite: 5% }', '{ suite: 2% }'],
    ['{ score: 5% }', '{ score: 2% }'],
  ],
  costs: [
    ['{ false-red: 14 }', '{ false-red: 7 }'],
    ['{ silent-green: 7 }', '{ silent-green: 15 }'],
  ],
  limits: [
    ['', '{ tokens: 10 }'],
    ['{ latency-ms: 20 }', '{ latency-ms: 10 }'],
    ['{ cost-usd: 2 }', '{ cost-usd: 1 }'],
  ],
  growth: ['latency', 'tokens', 'cost'].flatMap(
    (name) =>
      [
        [`{ ${name}: { mode: off } }`, `{ ${name}: { mode: warn } }`],
        [`{ ${name}: { mode: warn } }`, `{ ${name}: { mode: fail } }`],
        [`{ ${name}: { at-least: 30% } }`, `{ ${name}: { at-least: 20% } }`],
      ] as const,
  ),
  budget: [
    ['{ tokens: 5 }', '{ tokens: 5, mode: fail }'],
    ['', '{ cost-usd: 1 }'],
    ['{ tokens: 9 }', '{ tokens: 5 }'],
  ],
  lost: [['[a, b]', 'a']],
  'baseline-runs': [['5', '10']],
  'baseline-max-age': [['20', '30']],
  'same-inputs': [
    ['[a, b]', 'a'],
    ["'*'", 'a'],
  ],
  heartbeat: [
    ['', '{ nightly: 26h }'],
    ['{ nightly: 27h }', '{ nightly: 26h }'],
  ],
  'look-again-env': [
    ['GH_TOKEN', ''],
    ['[GH_TOKEN, A]', 'A'],
  ],
  parts: [
    ['shards', 'auto'],
    ['auto', 'variants'],
  ],
  'fail-on-tool-removal': [['false', 'true']],
  'on-upload-error': [['warn', 'fail']],
  'show-outputs': [['on', 'off']],
  'link-hosts': [['[a.example.com, b.example.com]', 'a.example.com']],
}
/** By key, two values of which nobody can say which asks for more. */
const undirected: Readonly<Record<string, readonly [string, string]>> = {
  kind: ['tests', 'evals'],
  'lower-is-better': ['a', 'b'],
  labels: ['a', 'b'],
  drift: ['{ since: 2030-01-31 }', '{ since: 2030-02-01 }'],
  slices: ['[{ match: "tag: a", min-pass-rate: 50% }]', '[{ match: "tag: b", min-pass-rate: 50% }]'],
  cases: ['[{ match: a, gate: false }]', '[{ match: b, gate: false }]'],
  affected: ['[{ cases: a, paths: a }]', '[{ cases: b, paths: b }]'],
  format: ['tap', 'junit-xml'],
}
const write = (key: string, value: string) => (value === '' ? '' : `${key}: ${value}`)
const pairs = Object.entries(directed).flatMap(([key, values]) =>
  values.map(([less, more]) => ({ key, less, more })),
)

it('has values of every setting of which a value may ask for less', () => {
  const keys = [...fieldsByKey].flatMap(([key, field]) =>
    getPolicySetting(field).isWeaker === isNeverWeaker ? [] : [key],
  )
  expect([...Object.keys(directed), ...Object.keys(undirected)].toSorted()).toEqual(keys.toSorted())
})

it.each(pairs)('$key: $less asks for less than $more, and not the other way round', ({ key, less, more }) => {
  const field = fieldsByKey.get(key)
  expect(listWeaker(write(key, less), write(key, more))).toEqual([field])
  expect(listWeaker(write(key, more), write(key, less))).toEqual([])
  expect(listWeaker(write(key, more), write(key, more))).toEqual([])
})

it.each(Object.entries(undirected))('%s: any other value counts as less', (key, [value, other]) => {
  const field = fieldsByKey.get(key)
  expect(listWeaker(write(key, value), write(key, other))).toEqual([field])
  expect(listWeaker(write(key, other), write(key, value))).toEqual([field])
  expect(listWeaker(write(key, value), write(key, value))).toEqual([])
})
