import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { runCli } from '../../../src/cli/main.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { buildRerunCommand } from '../../../src/render/explain/rerun-command.ts'
import { serializeResults } from '../../../src/results/write-results.ts'
import { fakeClock } from '../../support/clocks.ts'
import { createWorkspace } from '../../support/workspace.ts'
import { attacks } from '../render/attacks.ts'
import { buildReport, passingCases } from '../render/builders.ts'
import { liveParts, renderPage } from '../render/gfm.ts'
import { showcase } from '../render/showcase.ts'
import { situations } from '../render/situations.ts'

async function explain(report: GateReport, ...flags: string[]) {
  const cwd = createWorkspace({ 'results.json': serializeResults(report) })
  const [out, err]: [string[], string[]] = [[], []]
  const exitCode = await runCli(['explain', 'results.json', ...flags], {
    stdout: { write: (text) => out.push(text) },
    stderr: { write: (text) => err.push(text) },
    env: {},
    clock: fakeClock(),
    cwd,
    color: false,
  })
  return { exitCode, text: out.join(''), errors: err.join('') }
}

describe('eval-gate explain', () => {
  it('gives each regression its input, what came out before and now, its place and its command', async () => {
    const report = showcase()
    const files = report.files.map((file) => ({ ...file, format: 'vitest-json' }))
    const { exitCode, text } = await explain({ ...report, files })
    expect(exitCode).toBe(0)
    const [head, first] = text.split(/^## /m)
    expect(head).toContain('# support agent: not ready to merge, 2 of 54 cases regressed')
    expect(head).toContain('3 cases to look at')
    for (const part of [
      '`refunds › states the 30 day limit`',
      'regressed: 25/25 → 0/5 iterations passed',
      'It passed in the newest run of main (9f1a2b3c4d5e) and got worse with this change; the cause is in 9f1a2b3c4d5e..4f0c1d2e3b4a.',
      'score `faithfulness` 0.93 → 0.41: The policy',
      '`evals/refunds.eval.ts:87`',
      "`npx vitest run evals/refunds.eval.ts -t 'states the 30 day limit'`",
      'tools before: `search_policy`; now: `search_policy` → `find_order`',
      'I bought a lamp 40 days ago',
      'No. A return is possible within 30 days',
      'Yes! A return is possible at any time',
      'The policy allows 30 days; the answer says any time.',
    ]) {
      expect(first).toContain(part)
    }
  })

  it('has the message of a failure and its body, and says neither twice', async () => {
    const failing = (message: string, detail: string) => ({
      name: 'pays',
      before: [5, 5] as const,
      after: [0, 5] as const,
      message,
      result: { detail },
    })
    const failureOf = async (message: string, detail: string) => {
      const { text } = await explain(buildReport({ cases: [failing(message, detail), ...passingCases(3)] }))
      return /Failure:\n\n```\w*\n([\s\S]*?)\n```/.exec(text)?.[1]
    }
    expect(await failureOf('it broke', 'at pay.ts:3')).toBe('it broke\n\nat pay.ts:3')
    expect(await failureOf('it broke', 'Error: it broke\n    at pay.ts:3')).toBe(
      'Error: it broke\n    at pay.ts:3',
    )
  })

  it('selects cases by a part of their title', async () => {
    const { text } = await explain(showcase(), '--case', 'DELIVERY')
    expect(text.match(/^## /gm)).toHaveLength(1)
    expect(text).toContain('asks for the order number first')
  })

  it('is JSON for agents, with every text as it was', async () => {
    const { text } = await explain(showcase(), '--json')
    expect((await explain(showcase(), '--as', 'json')).text).toBe(text)
    const { cases, ...rest } = JSON.parse(text)
    expect(rest).toMatchObject({
      schema: 'eval-gate-explanation',
      version: 1,
      suiteName: 'support agent',
      branch: 'main',
      totalCases: 54,
      leftOut: 0,
    })
    expect(cases[0]).toMatchObject({
      title: 'refunds › states the 30 day limit',
      text: '25/25 → 0/5',
      group: 'regressed',
      sinceText: expect.stringContaining('got worse with this change'),
      failing: { input: expect.stringContaining('I bought a lamp') },
      passedBefore: { outcome: 'passed' },
    })
  })

  it('begins with what broke as a whole', async () => {
    const file = 'tests/cart.test.ts'
    const broken = {
      name: file,
      file,
      after: [0, 1] as const,
      message: 'Cannot find module',
      result: { scope: 'suite' as const },
    }
    const regressed = { name: 'pays', before: [5, 5] as const, after: [0, 5] as const }
    const { text } = await explain(buildReport({ cases: [...passingCases(3), regressed, broken] }))
    expect(text.match(/^## .+/gm)).toEqual(['## `tests/cart.test.ts`', '## `pays`'])
  })

  it('says that nothing got worse', async () => {
    expect((await explain(buildReport({ cases: passingCases(3) }))).text).toContain('No case got worse.')
  })

  it('is a few lines of text, blocks for Slack, or a badge', async () => {
    const text = (await explain(showcase(), '--as', 'text')).text
    expect(text.split('\n').length).toBeLessThan(12)
    expect(text).toContain('- refunds › states the 30 day limit: 25/25 → 0/5')
    const slack = JSON.parse((await explain(showcase(), '--as', 'slack')).text)
    expect(slack.blocks.map(({ type }: { type: string }) => type)).toEqual([
      'header',
      'section',
      'section',
      'section',
    ])
    expect(slack.blocks[0].text.text).toBe('❌ support agent: not ready to merge, 2 of 54 cases regressed')
    expect(JSON.parse((await explain(showcase(), '--as', 'badge')).text)).toEqual({
      schemaVersion: 1,
      label: 'support agent',
      message: 'failed, 95.9%',
      color: 'red',
    })
  })

  it('says which slice fell, which message most failures have, and what else changed', async () => {
    const { text } = await explain(situations.slices?.() ?? showcase())
    expect(text).toContain('- All 7 fail with the same message: “expected 3 to be 4”.')
    expect(text).toContain('- `category: billing`: 100% → 65% (−35 points), worse than the others')
    expect(text).not.toContain('delivery')
    const judged = (judge: string) => ({ scores: [{ name: 'tone', value: 0.9, judge }] })
    const report = buildReport({
      cases: passingCases(3).map((story) => ({
        ...story,
        result: judged('judge-2'),
        earlier: () => judged('judge-1'),
      })),
    })
    const warning = 'warning: Scores come from another judge than on the base'
    expect((await explain(report)).text).toContain(warning)
    expect((await explain(report, '--as', 'text')).text).toContain(warning)
  })

  it('leaves out what somebody accepted', async () => {
    const { text } = await explain(situations['one-accepted-of-two']?.() ?? showcase())
    expect(text).toContain('1 case to look at.')
    expect(text).toContain('1 case to look at')
    expect(text).not.toContain('## `cart › totals › applies a discount once`')
  })

  it('names what is wrong with the command line or the file', async () => {
    expect((await explain(showcase(), '--as', 'pdf')).errors).toContain('--as must be one of markdown, text')
    const cwd = createWorkspace({ 'results.json': '{"schema":"eval-gate-results"}' })
    const err: string[] = []
    const io = {
      stdout: { write: () => {} },
      stderr: { write: (text: string) => err.push(text) },
      env: {},
      cwd,
    }
    expect(await runCli(['explain', 'results.json'], { ...io, clock: fakeClock(), color: false })).not.toBe(0)
    expect(err.join('')).toContain("results.json can't be explained")
  })
})

describe('hostile texts in an explanation', () => {
  const report = buildReport({
    suiteName: attacks[15] ?? '',
    cases: attacks
      .filter((attack) => attack.length < 200)
      .map((attack, index) => ({
        name: `${attack} ${index}`,
        before: [25, 25] as const,
        after: [0, 5] as const,
        message: attack,
        result: {
          input: attack,
          output: attack,
          scores: [{ name: attack, value: 0, rationale: attack, judge: `${attack} 2` }],
          slices: [`tag: ${attack}`.slice(0, 160)],
        },
        earlier: () => ({
          output: `before ${attack}`,
          toolCalls: [{ name: attack }],
          scores: [{ name: attack, value: 1, judge: attack }],
        }),
      })),
  })

  it('stay text in Markdown', async () => {
    const page = renderPage((await explain(report)).text)
    expect(liveParts(page)).toEqual([])
    expect(page.links).toEqual([])
    const ours = new Set('h1 h2 p ul li code pre span'.split(' '))
    expect(page.elements.filter((element) => !ours.has(element))).toEqual([])
  })

  it('are plain text for Slack, within its limits', async () => {
    const { blocks, text } = JSON.parse((await explain(report, '--as', 'slack')).text)
    for (const block of blocks) {
      expect(block.text.type).toBe('plain_text')
      expect(block.text.text.length).toBeLessThanOrEqual(3000)
    }
    expect(text).not.toMatch(/[<>&]/)
  })

  it.each(["it's", '$(touch owned)', '`touch owned`', 'a; touch owned', 'a\\', '"; touch owned #'])(
    'are one word for the shell: %s',
    (name) => {
      const command = buildRerunCommand({ file: 'a b.test.ts', suite: [], name }, ['vitest-json'])
      const { stdout } = spawnSync('bash', ['-c', `npx() { printf '%s\\n' "$@"; }; ${command}`], {
        encoding: 'utf8',
      })
      const words = stdout.trimEnd().split('\n')
      expect(words.slice(0, 4)).toEqual(['vitest', 'run', 'a b.test.ts', '-t'])
      expect(new RegExp(`^${words[4]}$`).test(name)).toBe(true)
    },
  )

  it('have no command where a shell cannot be given the name', () => {
    for (const name of ['a\nb', '--reporter=x', 'a\u202eb']) {
      expect(buildRerunCommand({ suite: [], name }, ['vitest-json'])).toBeUndefined()
    }
    expect(buildRerunCommand({ suite: [], name: 'a' }, ['vitest-json', 'junit-xml'])).toBeUndefined()
  })
})
