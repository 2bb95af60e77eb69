import { describe, expect, it } from 'vitest'
import { oauthGrants } from '../../../src/config/inputs/hosted-readers.ts'
import { type Input, readInputs } from '../../../src/config/inputs/input.ts'
import { choice, count, flag, lines, minutes, names, rate } from '../../../src/config/inputs/reader.ts'
import type { RawInputs } from '../../../src/config/inputs.ts'
import { type Config, loadConfig } from '../../../src/config/load.ts'
import { type Problem, UsageError } from '../../../src/errors.ts'

/** What a row of the table makes of a text: its value, or the problem. */
function read(row: Omit<Input, 'description'>, text: string): unknown {
  const problems: Problem[] = []
  const { size } = readInputs({ size: { ...row, description: '' } }, { size: text }, problems)
  return problems[0]?.message ?? size
}

function load(raw: RawInputs): Config {
  return loadConfig(raw, { provider: 'github_actions', workflow: 'evals', job: 'gate' })
}

function problemsOf(raw: RawInputs): readonly string[] {
  try {
    load(raw)
  } catch (error) {
    if (error instanceof UsageError) return error.problems.map(({ message }) => message)
    throw error
  }
  return []
}

const oneGrant = { a: { access_token: 't', scope: '', more: [1] } }
const wrongGrant = (path: string) => `size has an invalid or missing value at ${path}`

describe('a reader', () => {
  it.each([
    [{ reader: flag() }, 'TRUE', true],
    [{ reader: flag() }, '', false],
    [{ reader: flag() }, 'yes', 'size must be true or false; got "yes"'],
    [{ reader: choice(['small', 'large']) }, ' large ', 'large'],
    [
      { reader: choice(['small', 'large']) },
      'Large',
      'size must be one of small, large; got "Large"; did you mean "large"?',
    ],
    [{ reader: choice(['small', 'large']) }, '', undefined],
    [{ reader: choice(['small', 'large']), default: 'small' }, '', 'small'],
    [{ reader: lines('ID') }, 'a\n\n # note\n b ', ['a', 'b']],
    [{ reader: names('ID') }, 'a, b\nc,', ['a', 'b', 'c']],
    [{ reader: rate() }, '95%', 0.95],
    [{ reader: rate() }, '95', 0.95],
    [{ reader: rate() }, '.5', 0.5],
    [{ reader: rate() }, '101%', 'size must be a rate such as 95% or 0.95; got "101%"'],
    [{ reader: count({ max: 10 }) }, '10', 10],
    [{ reader: count({ max: 10 }) }, '11', 'size must be a whole number from 1 to 10; got "11"'],
    [{ reader: minutes() }, '0.5', 30_000],
    [{ reader: minutes() }, '0', 'size must be a number of minutes up to 1440; got "0"'],
    [{ reader: choice(['small']), isRequired: true }, '', 'size is required'],
    [{ reader: oauthGrants() }, '{"a":{"access_token":"t","scope":"","more":[1]}}', oneGrant],
    [{ reader: oauthGrants() }, '{"a":{"access_token":""}}', wrongGrant('a.access_token')],
    [{ reader: oauthGrants() }, '{"a":{"access_token":"t","expires_in":"9"}}', wrongGrant('a.expires_in')],
    [{ reader: oauthGrants() }, '{"a":{"access_token":"t","scope":null}}', wrongGrant('a.scope')],
    [{ reader: oauthGrants() }, '{"a":"t"}', wrongGrant('a')],
    [{ reader: oauthGrants() }, '["t"]', 'size has an invalid or missing value'],
    [{ reader: oauthGrants() }, 't', 'size is not valid JSON'],
    [{ reader: choice(['small']) }, 'x'.repeat(90), `size must be one of small; got "${'x'.repeat(80)}…"`],
  ])('%j reads %j as %j', (row, text, expected) => {
    expect(read(row, text)).toEqual(expected)
  })
})

describe('a second look', () => {
  const looks = { reports: 'a.xml', 'look-again': 'auto' }
  const hosted = { suite: 'a', project: 'shop', 'base-url': 'https://evals.example.com', 'api-key': 'sk_x' }

  it('is off unless it is asked for', () => {
    expect(load({ reports: 'a.xml' }).lookAgain).toBeUndefined()
    expect(load({ reports: 'a.xml', 'look-again': 'off' }).lookAgain).toBeUndefined()
  })

  it('has three looks of five iterations within half an hour, and what the budget says instead', () => {
    const usual = { looks: 3, iterations: 5, timeoutMs: 1_800_000 }
    expect(load(looks).lookAgain).toEqual(usual)
    const budget = '2 looks, 10 iterations, 1 minute, $2.50'
    expect(load({ ...looks, 'look-again': 'npm run evals', 'look-again-budget': budget }).lookAgain).toEqual({
      command: 'npm run evals',
      looks: 2,
      iterations: 10,
      timeoutMs: 60_000,
      budgetUsd: 2.5,
    })
    expect(load({ ...looks, 'look-again-budget': '$1', 'look-again-base': 'npm ci' }).lookAgain).toEqual({
      ...usual,
      base: 'npm ci',
      budgetUsd: 1,
    })
  })

  it.each([
    [{ reports: 'a.xml', 'look-again-base': 'npm ci' }, 'look-again-base requires `look-again`'],
    [
      { ...looks, 'look-again-budget': '$0' },
      'look-again-budget must be amounts such as `3 looks, 5 iterations, 30 minutes, $2.50`; got "$0"',
    ],
    [
      { ...looks, 'look-again-budget': '11 looks' },
      'look-again-budget must be amounts such as `3 looks, 5 iterations, 30 minutes, $2.50`; got "11 looks"',
    ],
    [{ ...looks, mode: 'collect', 'suite-name': 'a' }, 'look-again is not available with `mode: collect`'],
    [{ ...hosted, 'look-again': 'auto', wait: 'false' }, 'look-again has no effect with `wait: false`'],
    [
      { ...hosted, 'look-again': 'npm test' },
      'look-again cannot be a command for hosted runs, because its results would not come from the service',
    ],
  ])('refuses %j', (raw, problem) => {
    expect(problemsOf(raw)).toContain(problem)
  })
})

describe('the configuration', () => {
  it('has a value for every input, under its name in camel case or the field of its row', () => {
    const config = load({
      reports: 'a.xml',
      'fail-on': 'never',
      'baseline-max-age': '7',
      'junit-file': 'out.xml',
    })
    expect(config).toMatchObject({
      reports: ['a.xml'],
      suiteName: 'evals / gate',
      policyInputs: { failOn: 'never', allowEmpty: undefined },
      policyPath: '.github/eval-gate.yml',
      policyPathGiven: false,
      baselineMaxAgeDays: 7,
      junitFile: 'out.xml',
      issue: { onFailure: false, labels: [], assignees: [] },
    })
  })

  it('reports everything that is wrong at once', () => {
    expect(problemsOf({ 'fail-on': 'x', 'baseline-runs': '0', annotations: 'ja', baseline: 'main' })).toEqual(
      [
        'fail-on must be one of regressions, new-failures, failures, never; got "x"',
        'baseline must be one of auto, artifact, service, none, file:PATH or run:ID (id of a workflow run); got "main"',
        'baseline-runs must be a whole number from 1 to 50; got "0"',
        'annotations must be true or false; got "ja"',
        'reports is required: no report files given',
      ],
    )
  })

  it('names both halves of a missing connection for a hosted run', () => {
    expect(problemsOf({ suite: 'support' })).toEqual([
      'api-key is required for hosted runs',
      'base-url is required for hosted runs',
    ])
  })

  it('rejects inputs that the job would ignore', () => {
    const service = { 'api-key': 'sk_1', 'base-url': 'https://evals.example.com/api/v1' }
    expect(problemsOf({ reports: 'a.xml', cases: 'one', triage: 'true' })).toEqual([
      'cases only applies to hosted runs',
      'triage only applies to hosted runs',
    ])
    expect(
      problemsOf({ ...service, suite: 'support', format: 'jest-json', 'upload-reports': 'true' }),
    ).toEqual([
      'format only applies to reports, not to hosted runs',
      'upload-reports only applies to reports, not to hosted runs',
    ])
  })

  it('never repeats a secret in a message', () => {
    const secret = 'hunter2-hunter2'
    const raw: RawInputs = {
      suite: 'support',
      'api-key': secret,
      'model-api-keys': `${secret}\nopenai: a b ${secret}`,
      'oauth-tokens': `{"server": {"token": "${secret}"}}`,
    }
    const messages = problemsOf(raw)
    expect(messages.length).toBeGreaterThan(3)
    expect(messages.join('\n')).not.toContain(secret)
  })
})
