import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gateFiles, report, testcase } from '../support/gate-files.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'

const usual = [{ name: 'lookup_order', arguments: { id: 1 } }, { name: 'refund' }]

/** Eight evals with three iterations each, all of which pass; `calls` of the first one. */
function evals(calls: readonly object[], more: object = {}): Readonly<Record<string, string>> {
  const rows = Array.from({ length: 24 }, (_, at) => ({
    q: `q${at % 8}`,
    ok: true,
    calls: at % 8 === 0 ? calls : usual,
    ...more,
  }))
  return { 'rows.json': JSON.stringify(rows) }
}

const base = [evals(usual), evals(usual)]
const deleting = evals([...usual, { name: 'delete_customer' }])
const judge = (head: Readonly<Record<string, string>>, tools?: string) => {
  const map = 'format: { name: q, pass: ok, tool-calls: calls }\n'
  const others = { 'policy.yml': `${map}${tools === undefined ? '' : `tools: ${tools}\n`}` }
  return gateFiles(base, head, { flags: ['--policy', 'policy.yml'], others })
}

describe('a tool that the base never called', () => {
  it('is said, also where its case passes', async () => {
    const judged = await judge(deleting)
    expect(judged.verdict, judged.said).toBe('passed')
    expect(judged.said).toContain(
      'warning new-tool: 1 case calls a tool that no case of the base called (“delete_customer”): “q0”.',
    )
  })

  it('fails where the policy says so, and not where it allows the tool', async () => {
    expect((await judge(deleting, '{ new: fail }')).verdict).toBe('failed')
    const allowed = await judge(deleting, '{ new: fail, allow: [delete_*] }')
    expect(allowed.verdict, allowed.said).toBe('passed')
    expect((await judge(deleting, '{ new: ignore }')).said).not.toContain('new-tool')
  })

  it('is on the first screen beside whatever else is to be said', async () => {
    const map = 'format: { name: q, pass: ok, tool-calls: calls, model: m, cost: usd }\n'
    const files = {
      'base.json': evals(usual, { m: 'old', usd: 0.1 })['rows.json'] ?? '',
      'head.json': evals([{ name: 'delete_customer' }], { m: 'new', usd: 0.9 })['rows.json'] ?? '',
      'policy.yml': map,
    }
    const cwd = createWorkspace(files)
    const flags = ['--policy', 'policy.yml', '--comment-file', 'comment.md']
    await runCli(['gate', '--baseline', 'base.json', '--head', 'head.json', ...flags], { cwd })
    const [screen = ''] = readFileSync(join(cwd, 'comment.md'), 'utf8').split('<details>')
    expect(screen).toContain('1 case calls a tool that no case of the base called (“delete_customer”)')
  })

  it('is unseen in a run that lost its calls', async () => {
    const silent = evals([], { calls: undefined })
    const judged = await judge(silent, '{ new: fail }')
    expect(judged.verdict, judged.said).toBe('inconclusive')
    expect(judged.said).toContain('no result has its tool calls')
    expect((await judge(silent)).said).toContain('→ “no tool”')
  })

  it('is nothing that a run without calls shows', async () => {
    const plain = { 'junit.xml': report(testcase('q0') + testcase('q1')) }
    const others = { 'policy.yml': 'tools: { new: fail }\n' }
    const judged = await gateFiles(plain, plain, { flags: ['--policy', 'policy.yml'], others })
    expect(judged.verdict, judged.said).toBe('inconclusive')
  })
})

describe('a path of tools', () => {
  it('that no run of the base took is said', async () => {
    const judged = await judge(
      evals([{ name: 'refund', arguments: { amount: 1 } }, { name: 'lookup_order' }]),
    )
    expect(judged.verdict, judged.said).toBe('passed')
    expect(judged.said).toContain(
      'info tool-paths: 1 case takes other tools, arguments or another order than in any run of the base: “q0”. The first: “lookup_order(id) → refund()” → “refund(amount) → lookup_order()”.',
    )
  })

  it('that the base took is no news', async () => {
    expect((await judge(evals(usual))).said).not.toContain('tool')
  })
})
