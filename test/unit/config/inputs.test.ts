import { describe, expect, it } from 'vitest'
import { createGrantsReader } from '../../../src/config/inputs/hosted-inputs.ts'
import { type Input, readInputs } from '../../../src/config/inputs/input.ts'
import {
  createChoiceReader,
  createCountReader,
  createFlagReader,
  createLinesReader,
  createNamesReader,
} from '../../../src/config/inputs/reader.ts'
import { type RawInputs, readRawInputs } from '../../../src/config/inputs.ts'
import { type Config, loadConfig } from '../../../src/config/load.ts'
import { type Problem, UsageError } from '../../../src/errors.ts'
import { createWorkspace } from '../../support/workspace.ts'

/** What a row of the table makes of a text: its value, or the problem. */
function read(row: Omit<Input, 'description'>, text: string): unknown {
  const problems: Problem[] = []
  const { size } = readInputs({ size: { ...row, description: '' } }, { size: text }, problems)
  return problems[0]?.message ?? size
}

function load(raw: RawInputs): Promise<Config> {
  return loadConfig(raw, { provider: 'github_actions', workflow: 'evals', job: 'gate' })
}

async function problemsOf(raw: RawInputs): Promise<readonly string[]> {
  try {
    await load(raw)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return error.problems.map(({ where, message }) => (where === undefined ? message : `${where} ${message}`))
  }
  return []
}

const oneGrant = { a: { access_token: 't', scope: '', more: [1] } }
const wrongGrant = (path: string) => `size has an invalid or missing value at ${path}`

describe('a reader', () => {
  it.each([
    [{ reader: createFlagReader() }, 'TRUE', true],
    [{ reader: createFlagReader() }, '', false],
    [{ reader: createFlagReader() }, 'yes', 'size must be true or false; got "yes"'],
    [{ reader: createChoiceReader(['small', 'large']) }, ' large ', 'large'],
    [
      { reader: createChoiceReader(['small', 'large']) },
      'Large',
      'size must be one of small, large; got "Large"; did you mean "large"?',
    ],
    [{ reader: createChoiceReader(['small', 'large']) }, '', undefined],
    [{ reader: createChoiceReader(['small', 'large']), default: 'small' }, '', 'small'],
    [{ reader: createLinesReader('ID') }, 'a\n\n # note\n b ', ['a', 'b']],
    [{ reader: createNamesReader('ID') }, 'a, b\nc,', ['a', 'b', 'c']],
    [{ reader: createCountReader({ max: 10 }) }, '10', 10],
    [{ reader: createCountReader({ max: 10 }) }, '11', 'size must be a whole number from 1 to 10; got "11"'],
    [{ reader: createChoiceReader(['small']), isRequired: true }, '', 'size is required'],
    [{ reader: createGrantsReader() }, '{"a":{"access_token":"t","scope":"","more":[1]}}', oneGrant],
    [{ reader: createGrantsReader() }, '{"a":{"access_token":""}}', wrongGrant('a.access_token')],
    [
      { reader: createGrantsReader() },
      '{"a":{"access_token":"t","expires_in":"9"}}',
      wrongGrant('a.expires_in'),
    ],
    [{ reader: createGrantsReader() }, '{"a":{"access_token":"t","scope":null}}', wrongGrant('a.scope')],
    [{ reader: createGrantsReader() }, '{"a":"t"}', wrongGrant('a')],
    [{ reader: createGrantsReader() }, '["t"]', 'size has an invalid or missing value'],
    [{ reader: createGrantsReader() }, 't', 'size is not valid JSON'],
    [
      { reader: createChoiceReader(['small']) },
      'x'.repeat(90),
      `size must be one of small; got "${'x'.repeat(80)}…"`,
    ],
  ])('%j reads %j as %j', (row, text, expected) => {
    expect(read(row, text)).toEqual(expected)
  })
})

const service = { project: 'shop', 'base-url': 'https://evals.example.com', 'api-key': 'sk_x' }

describe('a second look', () => {
  const looks = { reports: 'a.xml', 'look-again': 'auto' }

  it('is off unless it is asked for', async () => {
    expect((await load({ reports: 'a.xml' })).lookAgain).toBeUndefined()
    expect((await load({ reports: 'a.xml', 'look-again': 'off' })).lookAgain).toBeUndefined()
  })

  it('is the way of the tool, or a command', async () => {
    expect((await load(looks)).lookAgain).toEqual({})
    const own = { ...looks, 'look-again': 'npm run evals', 'look-again-base': 'npm ci' }
    expect((await load(own)).lookAgain).toEqual({ command: 'npm run evals', base: 'npm ci' })
  })

  it.each([
    [{ reports: 'a.xml', 'look-again-base': 'npm ci' }, 'look-again-base requires `look-again`'],
    [{ reports: 'a.xml', 'look-again': 'true' }, 'look-again must be `auto`, `off` or a command; got "true"'],
    [{ ...looks, mode: 'collect', 'suite-name': 'a' }, 'look-again is not available with `mode: collect`'],
    [
      { ...service, 'look-again': 'auto', hosted: '{ suite: a, wait: false }' },
      'look-again has no effect with `wait: false`',
    ],
    [
      { ...service, 'look-again': 'npm test', hosted: 'suite: a' },
      'look-again cannot be a command for hosted runs, because its results would not come from the service',
    ],
  ])('refuses %j', async (raw, problem) => {
    expect(await problemsOf(raw)).toContain(problem)
  })
})

describe('the configuration', () => {
  it('has a value for every input, under its name in camel case or the field of its row', async () => {
    const config = await load({ reports: 'a.xml', policy: 'fail-on: never', 'junit-file': 'out.xml' })
    expect(config).toMatchObject({
      reports: ['a.xml'],
      suiteName: 'evals / gate',
      policyInputs: { failOn: 'never' },
      policyPath: '.github/eval-gate.yml',
      policyPathGiven: false,
      junitFile: 'out.xml',
    })
  })

  it.each([
    ['gates/web.yml', { policyPath: 'gates/web.yml', policyPathGiven: true, policyInputs: {} }],
    [
      'gates/web.yml\nfail-on: never\nlook-again-budget: { minutes: 1, cost-usd: 2.5 }',
      {
        policyPath: 'gates/web.yml',
        policyInputs: { failOn: 'never', lookBudget: { timeoutMs: 60_000, costUsd: 2.5 } },
      },
    ],
    ['{ baseline-max-age: 7 }', { policyPathGiven: false, policyInputs: { baselineMaxAgeDays: 7 } }],
  ])('reads the policy %j', async (policy, expected) => {
    expect(await load({ reports: 'a.xml', policy })).toMatchObject(expected)
  })

  it('reports everything that is wrong at once', async () => {
    const policy = 'own.yml\nfail-on: x\nbaseline-runs: 0\nsuites: []'
    expect(await problemsOf({ policy, annotations: 'ja', baseline: 'main' })).toEqual([
      'baseline must be one of auto, artifact, service, none, file:PATH or run:ID (id of a workflow run); got "main"',
      'policy:2:10 `fail-on` must be one of regressions, new-failures, failures, never',
      'policy:3:16 `baseline-runs` must be a whole number from 1 to 50',
      expect.stringMatching(/^policy:4:9 `suites` is for a policy file/),
      'annotations must be true or false; got "ja"',
      'reports is required: no report files given',
    ])
  })

  it('says where a setting lives that was given as an input', async () => {
    const raw = readRawInputs({ INPUT_REPORTS: 'a.xml', 'INPUT_FAIL-ON': 'never', INPUT_SUITE: 'support' })
    expect(await problemsOf(raw)).toEqual([
      'suite is a setting of `hosted`, not an input',
      'fail-on is a setting of `policy`, not an input',
    ])
  })

  it('names both halves of a missing connection for a hosted run', async () => {
    expect(await problemsOf({ hosted: 'suite: support' })).toEqual([
      'api-key is required for hosted runs',
      'base-url is required for hosted runs',
    ])
  })

  it('rejects inputs that the job would ignore', async () => {
    expect(await problemsOf({ reports: 'a.xml', 'model-api-keys': 'openai: a' })).toEqual([
      'model-api-keys only applies to hosted runs',
    ])
    expect(await problemsOf({ ...service, hosted: 'suite: support', 'path-prefix': 'web' })).toEqual([
      'path-prefix only applies to reports, not to hosted runs',
    ])
  })

  it('never repeats a secret in a message', async () => {
    const secret = 'hunter2-hunter2'
    const raw: RawInputs = {
      hosted: 'suite: support',
      'api-key': secret,
      'model-api-keys': `${secret}\nopenai: a b ${secret}`,
      'oauth-tokens': `{"server": {"token": "${secret}"}}`,
    }
    const messages = await problemsOf(raw)
    expect(messages.length).toBeGreaterThan(3)
    expect(messages.join('\n')).not.toContain(secret)
  })
})

describe('hosted runs', () => {
  const hosted = async (text: string) => (await load({ ...service, hosted: text })).hosted

  it('have defaults', async () => {
    expect(await hosted('suite: support')).toMatchObject({
      suites: ['support'],
      environments: [],
      wait: true,
      timeoutMs: 3_600_000,
      syncSuite: 'false',
      preflight: 'off',
    })
  })

  it('are written as YAML, or in a file', async () => {
    const text = 'suite: [a, b]\nenvironment: staging\ntimeout-minutes: 0.5\nrepetitions: 3\n'
    const expected = { suites: ['a', 'b'], environments: ['staging'], timeoutMs: 30_000, repetitions: 3 }
    expect(await hosted(text)).toMatchObject(expected)
    const folder = createWorkspace({ 'evals/hosted.yml': text })
    const raw = { ...service, hosted: 'evals/hosted.yml' }
    expect((await loadConfig(raw, { provider: 'github_actions' }, folder)).hosted).toMatchObject(expected)
  })

  it('take the ids of several runs as the output has them', async () => {
    expect(await hosted('run-id: "one two"')).toMatchObject({ runIds: ['one', 'two'] })
  })

  it.each([
    ['suite: support\nenviroment: x', 'hosted:2:1 unknown key `enviroment`; did you mean `environment`?'],
    ['suite: 12', 'hosted:1:8 `suite` must be a name or id, or a list of them'],
    ['run-id: ""', 'hosted:1:9 `run-id` must not be empty'],
    ['suite: a\nsync-suite: yes', 'hosted:2:13 `sync-suite` must be true, false or only'],
    [
      'suite: a\nservers: b\nenvironment: c',
      'hosted:2:10 `servers` cannot be combined with `environment`, which determines the servers',
    ],
    ['repetitions: 5', 'hosted:1:1 `suite` is missing: there is nothing to run'],
    ['suite: [a', expect.stringMatching(/^hosted:1:10 is not valid YAML/)],
    ['missing.yml', 'missing.yml the file does not exist'],
  ])('%j is refused', async (text, problem) => {
    expect(await problemsOf({ ...service, hosted: text })).toContainEqual(problem)
  })
})
