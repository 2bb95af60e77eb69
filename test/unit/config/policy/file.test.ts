import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderFileSchemas } from '../../../../scripts/render-file-schemas.ts'
import { parsePolicyFile } from '../../../../src/config/policy/file.ts'
import { resolvePolicy } from '../../../../src/config/policy/resolve.ts'
import { defaultPolicy, pickJudgingPolicy, policyTable } from '../../../../src/config/policy/table.ts'
import { UsageError } from '../../../../src/errors.ts'

const path = '.github/eval-gate.yml'
const docs = join(import.meta.dirname, '../../../../docs')

function parse(text: string) {
  return parsePolicyFile(text, path)
}

function resolve(text: string, suite = 'CI / evals', inputs = {}) {
  return resolvePolicy(inputs, [parse(text)], suite).policy
}

/** Where and what, a line each. */
function problemsOf(text: string): string[] {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof UsageError) return error.problems.map(({ where, message }) => `${where} ${message}`)
    throw error
  }
  return []
}

describe('a policy file', () => {
  it('fills in defaults for what it leaves out', () => {
    expect(resolve('')).toEqual(defaultPolicy)
    expect(resolve('# nothing yet')).toEqual(defaultPolicy)
    expect(resolvePolicy({}, [], 'any').policy).toEqual(defaultPolicy)
  })

  it('says everything', () => {
    const policy = resolve(`
lock: true
fail-on: new-failures
new-failing-tests: warn
accept: not-author
on-inconclusive: fail
on-not-measured: neutral
on-missing-baseline: neutral
kind: evals
min-pass-rate: 95%
min-score: { quality: 0.8, "*": 0.5 }
lower-is-better: [Hallucination, "toxic*"]
allow-empty: true
sampled: true
tools: { new: fail, allow: "read_*" }
alpha: 0.01
delta: 3%
labels: human
min-lift: 2%
min-drop: { suite: 1%, score: 5% }
limits: { latency-ms: 2000, tokens: 5000, cost-usd: 0.05 }
growth:
  latency: { mode: fail, at-least: 150% }
  tokens: { mode: "off" }
costs: { false-red: 20, open: 0.5 }
drift: { mode: fail, since: 2030-12-31, anchor: 2031-01-31 }
budget: { mode: fail, cost-usd: 5, tokens: 2000000 }
cases:
  - match: "refunds › *"
    min-pass-rate: 0.5
    min-score: 0.7
    weight: 3
    kind: tests
    limits: { tokens: 10 }
  - match: [a, b]
    quarantine: { reason: "see #12", owner: "@ada", until: 2030-12-31 }
    gate: true
slices:
  - match: "category: *"
    min-pass-rate: 90%
    min-score: { quality: 0.8 }
affected:
  - { paths: "src/*" }
  - { paths: ["tools/*"], tools: refund }
`)
    expect(pickJudgingPolicy(policy)).toEqual({
      lock: ['*'],
      failOn: 'new-failures',
      newTests: 'warn',
      accept: 'not-author',
      onInconclusive: 'fail',
      onNotMeasured: 'neutral',
      onMissingBaseline: 'neutral',
      kind: 'evals',
      minPassRate: 0.95,
      minScores: { quality: 0.8, '*': 0.5 },
      lowerIsBetter: ['Hallucination', 'toxic*'],
      labels: ['human'],
      allowEmpty: true,
      sampled: true,
      tools: { new: 'fail', allow: ['read_*'] },
      alpha: 0.01,
      delta: 0.03,
      minLift: 0.02,
      minDrop: { suite: 0.01, score: 0.05 },
      costs: { falseRed: 20, silentGreen: 15, open: 0.5 },
      limits: { latencyMs: 2000, tokens: 5000, costUsd: 0.05 },
      growth: {
        latency: { mode: 'fail', atLeast: 1.5 },
        tokens: { mode: 'off', atLeast: 0.2 },
        cost: { mode: 'warn', atLeast: 0.2 },
      },
      budget: { mode: 'fail', costUsd: 5, tokens: 2_000_000 },
      drift: { mode: 'fail', since: '2030-12-31', anchor: '2031-01-31' },
      affected: [
        { paths: ['src/*'], cases: ['*'], tools: [] },
        { paths: ['tools/*'], cases: [], tools: ['refund'] },
      ],
      cases: [
        {
          match: ['refunds › *'],
          minPassRate: 0.5,
          minScores: { '*': 0.7 },
          weight: 3,
          kind: 'tests',
          limits: { tokens: 10 },
        },
        {
          match: ['a', 'b'],
          quarantine: { reason: 'see #12', owner: '@ada', until: '2030-12-31' },
          ignore: false,
        },
      ],
      slices: [{ match: ['category: *'], minPassRate: 0.9, minScores: { quality: 0.8 } }],
    })
  })

  it('says everything about the jobs', () => {
    const said = {
      format: 'tap',
      baselineRuns: 5,
      baselineMaxAgeDays: 7,
      sameInputs: ['note'],
      historyUrl: 'https://example.com/evals/',
      heartbeat: { nightly: 26 * 3_600_000, 'weekly evals': 7 * 24 * 3_600_000 },
      lookBudget: { looks: 2, iterations: 10, timeoutMs: 60_000, costUsd: 2.5 },
      lookAgainEnv: ['GH_TOKEN'],
      lost: ['quota of *'],
      parts: 'shards',
      failOnToolRemoval: true,
      uploadReports: true,
      onUploadError: 'fail',
      showOutputs: 'off',
      linkHosts: ['*.example.com'],
      commentWhenGreen: 'hide',
      issueOnFailure: true,
      issueLabels: ['evals'],
      issueAssignees: ['octo', 'cat'],
      publishTimeoutMs: 30_000,
    }
    expect(
      resolve(`
format: tap
baseline-runs: 5
baseline-max-age: 7
same-inputs: note
history-url: https://example.com/evals/
heartbeat: { nightly: 26h, weekly evals: 7d }
look-again-budget: { looks: 2, iterations: 10, minutes: 1, cost-usd: 2.5 }
look-again-env: GH_TOKEN
lost: quota of *
parts: shards
fail-on-tool-removal: true
upload-reports: true
on-upload-error: fail
show-outputs: off
link-hosts: "*.Example.com"
comment-when-green: hide
issue-on-failure: true
issue-labels: evals
issue-assignees: ["@octo", cat]
publish-timeout: 0.5
`),
    ).toMatchObject(said)
    const judging = Object.keys(pickJudgingPolicy(defaultPolicy))
    expect(
      [...judging, ...Object.keys(said), 'compare', 'minLift', 'minPassRate', 'delta'].toSorted(),
    ).toEqual(Object.keys(policyTable).toSorted())
  })

  const layered = `
delta: 4%
min-score: { a: 0.1, b: 0.1 }
cases: [{ match: one, weight: 1 }]
suites:
  - match: CI / *
    delta: 3%
    min-score: { b: 0.2 }
    cases: [{ match: two, weight: 2 }]
  - match: [nothing, "* evals"]
    delta: 2%
`

  it('lets suites override the top level in their order, and the inputs override all', () => {
    const policy = resolve(layered, 'CI / evals', { minPassRate: 0.9, failOn: 'never' })
    expect(policy).toMatchObject({
      delta: 0.02,
      minScores: { a: 0.1, b: 0.2 },
      minPassRate: 0.9,
      failOn: 'never',
    })
    expect(policy.cases.map(({ match }) => match)).toEqual([['one'], ['two']])
    expect(resolve(layered, 'CI / unit')).toMatchObject({ delta: 0.03 })
    expect(resolve(layered, 'nightly')).toMatchObject({ delta: 0.04, minScores: { a: 0.1, b: 0.1 } })
  })
})

describe('a wrong policy file', () => {
  it('reports every problem at once, with its place and the nearest key', () => {
    const text = `fail-onn: x
min-pass-rate: 95
alpha: 2
fail-on: sometimes
suites:
  - kind: evals
    min-dorp: 1
  - match: x
    delta: 2
cases:
  - match: a
    quarantine: {until: 2026-02-30}
    wieght: 2
    weight: 1.5
  - match: []
`
    expect(problemsOf(text)).toEqual([
      `${path}:1:1 unknown key \`fail-onn\`; did you mean \`fail-on\`?`,
      `${path}:2:16 \`min-pass-rate\` must be a share: a number from 0 to 1, or percent like "95%"`,
      `${path}:3:8 \`alpha\` must be at most 0.5`,
      `${path}:4:10 \`fail-on\` must be one of regressions, new-failures, failures, never`,
      `${path}:6:5 \`suites[0].match\` is missing`,
      `${path}:7:5 unknown key \`suites[0].min-dorp\`; did you mean \`min-drop\`?`,
      `${path}:9:12 \`suites[1].delta\` must be a share: a number from 0 to 1, or percent like "95%"`,
      `${path}:12:17 \`cases[0].quarantine.reason\` is missing`,
      `${path}:12:17 \`cases[0].quarantine.owner\` is missing`,
      `${path}:12:25 \`cases[0].quarantine.until\` is not a day of the calendar`,
      `${path}:13:5 unknown key \`cases[0].wieght\`; did you mean \`weight\`?`,
      `${path}:14:13 \`cases[0].weight\` must be a whole number from 0 to 10`,
      `${path}:15:12 \`cases[1].match\` must be a pattern or a list of 1 to 50 patterns`,
    ])
  })

  it.each([
    ['broken YAML', 'a: [1', `${path}:1:6`],
    ['a key twice', 'delta: 1%\ndelta: 2%', `${path}:2:1`],
    ['a tag', 'delta: !secret 1', `${path}:1:8`],
    ['a list', '- 1', `${path} must be a map of keys`],
    [
      'a list in place of a map',
      'min-drop:\n  - suite: 5%',
      `${path}:2:3 \`min-drop\` must be a map of keys`,
    ],
    ['a list in a list', 'cases:\n  - []', `${path}:2:5 \`cases[0]\` must be a map of keys`],
    ['a word', 'strict', `${path} must be a map of keys`],
    ['two documents', 'delta: 1%\n---\ndelta: 2%', `${path}:`],
    ['an alias of nothing', 'delta: *x', `${path} has an alias without an anchor`],
  ])('says where: %s', (_, text, start) => {
    const [first] = problemsOf(text)
    expect(first?.startsWith(start)).toBe(true)
  })

  it('stops bombs', () => {
    const bomb = ['a: &a [x,x,x,x,x,x,x,x]']
    for (const [of, by] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg'].map((pair) => [...pair])) {
      bomb.push(`${by}: &${by} [*${of},*${of},*${of},*${of},*${of},*${of},*${of},*${of}]`)
    }
    expect(problemsOf(bomb.join('\n'))).toEqual([`${path} has an alias without an anchor, or more than 50`])
    expect(problemsOf('['.repeat(60_000))).toEqual([`${path} is nested too deeply`])
    expect(problemsOf('- '.repeat(30_000))).toEqual([`${path} is nested too deeply`])
    expect(problemsOf(`delta: 1% # ${'x'.repeat(70_000)}`)).toEqual([`${path} is larger than 64 KiB`])
  })

  it('never throws anything but a UsageError', () => {
    const word = fc.constantFrom(
      'delta',
      'cases',
      'match',
      ': ',
      '\n',
      '  ',
      '- ',
      '[',
      ']',
      '{',
      '}',
      '*',
      '&a',
      '"',
      '5%',
      '~',
      '!!x',
      '__proto__',
      '? ',
      '|',
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        expect(Array.isArray(problemsOf(words.join('')))).toBe(true)
      }),
      { numRuns: 2000, seed: 3 },
    )
  })
})

describe('the published JSON Schemas', () => {
  it.each(Object.entries(renderFileSchemas()))('are those that the readers use: %s', (name, schema) => {
    // `npm run docs:inputs` writes them.
    expect(readFileSync(join(docs, name), 'utf8')).toBe(schema)
  })
})
