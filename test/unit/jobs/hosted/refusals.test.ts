import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalService, startLocalService } from '../../../../local-service/index.ts'
import { asInputs } from '../../../support/as-inputs.ts'
import { echoTest } from '../../../support/hosted-world.ts'
import { runMain } from '../../../support/run-main.ts'

let service: LocalService
const tests = [echoTest('one', [true]), echoTest('two', [true])]

let usedKeys = 0
/** The client paces the calls of a key; a test of its own key needs not wait for the others. */
const freshKey = () => `sk_good_${usedKeys++}`

beforeAll(async () => {
  service = await startLocalService({
    keys: [],
    rateLimit: 'off',
    seed: {
      keys: Array.from({ length: 40 }, (_, number) => ({ secret: `sk_good_${number}` })),
      projects: [
        {
          id: 'shop',
          name: 'Shop',
          default: true,
          servers: [{ id: 'srv', name: 'everything', url: 'http://127.0.0.1:1/mcp' }],
          clients: [
            { id: 'client', name: 'client', model: 'local/scripted', servers: ['everything'] },
            { id: 'bare', name: 'bare', model: 'local/scripted' },
          ],
          environments: [
            { id: 'env-1', name: 'staging', client: 'client' },
            { id: 'env-2', name: 'production', client: 'client' },
            { id: 'env-3', name: 'elsewhere', client: 'client' },
            { id: 'env-4', name: 'empty', client: 'bare' },
          ],
          suites: [
            { id: 'suite-plain', name: 'plain', servers: ['everything'], tests },
            { id: 'suite-twin-1', name: 'twin', servers: ['everything'], tests },
            { id: 'suite-twin-2', name: 'twin', servers: ['everything'], tests },
            { id: 'suite-unsaved', name: 'unsaved', tests },
            { id: 'suite-two', name: 'two places', environments: ['staging', 'production'], tests },
            { id: 'suite-empty', name: 'empty place', environments: ['empty'], tests },
            {
              id: 'suite-model',
              name: 'odd model',
              servers: ['everything'],
              tests: [{ ...echoTest('one', [true]), model: 'anthropic/claude-none', provider: 'anthropic' }],
            },
          ],
        },
      ],
    },
  })
})
afterAll(() => service.close())

it.each<[string, Record<string, string>, string]>([
  ['an unknown suite', { suite: 'plan' }, 'suite: the project has no suite "plan"; did you mean "plain"?'],
  ['a suite like no other', { suite: 'zzz' }, 'available: “plain”, “twin”'],
  ['a name of two suites', { suite: 'twin' }, 'Use the id instead: suite-twin-1, suite-twin-2.'],
  ['an unknown environment', { suite: 'two places', environment: 'stagin' }, 'did you mean "staging"?'],
  ['an unknown server', { suite: 'plain', servers: 'everthing' }, 'did you mean "everything"?'],
  [
    'an unknown case',
    { suite: 'plain', cases: 'onne' },
    'cases: "plain" has no case "onne"; did you mean "one"?',
  ],
  [
    'no choice of environment',
    { suite: 'two places' },
    'environment is required: several environments are attached to "two places"; attached: “staging”, “production”',
  ],
  [
    'a foreign environment',
    { suite: 'two places', environment: 'elsewhere' },
    '"elsewhere" is not attached to "two places"; attached: “staging”, “production”',
  ],
  [
    'an environment without servers',
    { suite: 'empty place' },
    `environment: the one of "empty place" can't be run: it has no servers`,
  ],
  ['no servers', { suite: 'unsaved' }, 'servers is required: "unsaved" has no saved server selection'],
  [
    'servers and an environment',
    { suite: 'plain', servers: 'everything', environment: 'staging' },
    '`servers` cannot be combined with `environment`',
  ],
  [
    "servers of an environment's suite",
    { suite: 'two places', servers: 'everything' },
    `servers can't be used: "two places" runs in an environment`,
  ],
  [
    'a model nobody hosts',
    { suite: 'odd model' },
    'Models it hosts for this provider: anthropic/claude-haiku-4.5',
  ],
  ['an unknown run', { 'run-id': 'a'.repeat(32) }, `run-id: the project has no run ${'a'.repeat(32)}`],
  ['a run id that is not one', { 'run-id': 'a/b' }, 'hosted:1:9: `run-id` must be ids'],
  ['a run id and a suite', { 'run-id': 'abc', suite: 'plain' }, '`suite` has no effect with `run-id`'],
  [
    'an unknown project',
    { suite: 'plain', project: 'Shoop' },
    'project: the key can use no project "Shoop"; did you mean "Shop"?',
  ],
  [
    'eleven repetitions',
    { suite: 'plain', repetitions: '11' },
    '`repetitions` must be a whole number from 1 to 10, the most that the service accepts',
  ],
  ['no time', { suite: 'plain', 'timeout-minutes': '0' }, '`timeout-minutes` must be a number of minutes'],
  [
    'reports and a suite',
    { suite: 'plain', reports: '*.xml' },
    'reports cannot be combined with a hosted run',
  ],
  [
    'an environment for reports',
    { reports: '*.xml', environment: 'staging' },
    'reports cannot be combined with a hosted run',
  ],
  ['cases of two suites', { suite: 'plain\ntwin', cases: 'one' }, '`cases` requires a single `suite`'],
  [
    'an unknown environment of the base',
    { suite: 'two places', environment: 'staging', 'base-environment': 'prodction' },
    'base-environment: the project has no environment "prodction"; did you mean "production"?',
  ],
  [
    'unknown servers of the base',
    { suite: 'plain', 'look-again': 'auto', 'base-servers': 'everthing' },
    'base-servers: the project has no server "everthing"; did you mean "everything"?',
  ],
  [
    'a command that looks at a hosted run again',
    { suite: 'plain', 'look-again': 'npm test' },
    'look-again cannot be a command for hosted runs',
  ],
  [
    'a command that measures a hosted run',
    { suite: 'plain', measure: 'npm test' },
    'measure cannot be a command for hosted runs',
  ],
  [
    'repetitions of a suite that is measured until it is certain',
    { suite: 'plain', measure: 'auto', repetitions: '5' },
    '`repetitions` has no effect with `measure`',
  ],
  [
    'a measurement that does not wait',
    { suite: 'plain', measure: 'auto', wait: 'false' },
    '`wait` cannot be false with `measure`',
  ],
  [
    'a run to measure that was started already',
    { 'run-id': 'r1', measure: 'auto' },
    '`run-id` cannot be combined with `measure`',
  ],
  [
    'servers of the base that nobody asks',
    { suite: 'plain', 'base-servers': 'everything' },
    '`base-servers` requires `look-again: auto`',
  ],
  [
    'an environment and servers of the base',
    { suite: 'plain', 'look-again': 'auto', 'base-environment': 'staging', 'base-servers': 'everything' },
    '`base-servers` cannot be combined with `base-environment`',
  ],
  [
    'a second look by a step that does not wait',
    { suite: 'plain', wait: 'false', 'look-again': 'auto', 'base-environment': 'staging' },
    'look-again has no effect with `wait: false`',
  ],
  [
    'triage by a step that does not wait',
    { suite: 'plain', wait: 'false', triage: 'true' },
    '`triage` has no effect with `wait: false`',
  ],
  [
    'a base next to the copy of it',
    { suite: 'plain', 'pull-request-environment': 'staging', 'base-environment': 'staging' },
    '`base-environment` cannot be combined with `pull-request-environment`',
  ],
  [
    'a model key without a provider',
    { suite: 'plain', 'model-api-keys': 'abcdef123' },
    'model-api-keys must have one `provider: key` per line; line 1 does not',
  ],
])('%s', async (_what, inputs, expected) => {
  const { exitCode, said } = await runMain(
    asInputs({ 'api-key': freshKey(), 'base-url': service.baseUrl, ...inputs }),
  )
  expect(said).toContain(expected)
  expect(exitCode).toBe(2)
  expect(service.store.runs.listNewest(1)).toEqual([])
})

it('a hosted run without a key', async () => {
  const { exitCode, said } = await runMain({ hosted: 'suite: plain' })
  expect(exitCode).toBe(2)
  expect(said).toContain('api-key is required for hosted runs')
})

it('every mistake at once', async () => {
  const { said } = await runMain({
    'api-key': freshKey(),
    'base-url': service.baseUrl,
    hosted: 'suite: [plan, zzz]\nenvironment: stagin',
  })
  expect(said).toContain('3 problems in the configuration')
})
