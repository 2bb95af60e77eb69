import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Left } from '../../bench/hostile/left.ts'
import { commands, markups } from '../../bench/hostile/list/markup.ts'
import { attacks, families } from '../../bench/hostile/list.ts'
import { fillWith } from '../../bench/hostile/reports.ts'
import { findCommand, findExhaustion, findMarkup, findSecret } from '../../bench/hostile/signs.ts'
import { findWorse, type Outcomes, outcomesTable, successesTable } from '../../bench/hostile/table.ts'
import { ours } from '../../bench/setups/contestants.ts'
import { withSection } from '../../bench/setups/section.ts'
import { readContent } from '../support/reports/reading.ts'

const folder = resolve(import.meta.dirname, '../../bench/hostile')
const recorded = JSON.parse(readFileSync(resolve(folder, 'recorded.json'), 'utf8')) as Readonly<
  Record<string, Outcomes>
>

describe('the attacks', () => {
  it('are many, each with an id, a sentence and a run that judges', () => {
    const ids = attacks.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(120)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, words, steps, command } of attacks) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(words, id).toMatch(/^\S.*\.$/)
      if (command === undefined) expect(steps.at(-1), id).toHaveProperty('jobs')
    }
  })

  it('were all played on Eval Gate, and none succeeded', () => {
    const outcomes = recorded[ours().name] ?? {}
    expect(Object.keys(outcomes).sort()).toEqual(attacks.map(({ id }) => id).sort())
    expect(findWorse(attacks, {}, outcomes)).toEqual([])
    expect(findWorse(attacks, outcomes, outcomes)).toEqual([])
    expect(Object.values(outcomes)).not.toContain('does not apply')
  })

  it('are in the tables of the docs as they were recorded', () => {
    const counts = outcomesTable(families, recorded)
    const page = readFileSync(resolve(folder, 'README.md'), 'utf8')
    expect(withSection(page, 'results', `${counts}\n\n${successesTable(families, recorded)}`)).toBe(page)
    const docs = readFileSync('docs/security.md', 'utf8')
    expect(withSection(docs, 'attacks', counts)).toBe(docs)
  })

  it('write reports that can be read', async () => {
    const { results, summary } = await readContent(fillWith('a <b> & "c"\n\td'))
    expect(summary.error).toBeUndefined()
    expect(results).toHaveLength(12)
    expect(results.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1)
  })
})

/** What an action leaves that repeats a text. */
function repeats(text: string, where: 'page' | 'log' | 'artifact' | 'outputs'): Left {
  const outputs: Readonly<Record<string, string>> = where === 'outputs' ? { text } : {}
  const stdout = where === 'log' ? text : ''
  const step = { exitCode: 1, stdout, stderr: '', outputs, state: {}, summary: '', waits: [] }
  return {
    colour: 'red',
    steps: [step],
    pages: where === 'page' ? [`Tests\n\n${text}\n`] : [],
    kept: where === 'artifact' ? [text] : [],
    comments: new Map(),
    usage: undefined,
  }
}

describe('the signs', () => {
  it.each(Object.entries(markups))('find markup on a page that repeats it: %s', (_, [, text]) => {
    const inTable = repeats(`| a | b |\n| --- | --- |\n| ${text} | c |`, 'page')
    const inCode = repeats(`\`\`\`\n${text}\n\`\`\``, 'page')
    const inHtml = repeats(`<details><summary>x</summary><pre><code>${text}</code></pre></details>`, 'page')
    const found = [repeats(text, 'page'), inTable, inCode, inHtml].map(findMarkup)
    expect(found.some((sign) => sign !== undefined)).toBe(true)
    expect(findMarkup(repeats('| `checks 3` | failed |', 'page'))).toBeUndefined()
  })

  it.each(Object.entries(commands).filter(([id]) => !/^(encoded|output-)/.test(id)))(
    'find a command in a log that repeats it: %s',
    (_, [, text]) => {
      expect(findCommand(repeats(`failed: ${text}`, 'log'))).toBeDefined()
      const escaped = `::error::failed: ${text.replaceAll('\n', '%0A').replaceAll('\r', '%0D')}`
      expect(findCommand(repeats(escaped, 'log'))).toBeUndefined()
    },
  )

  it.each(['page', 'log', 'artifact', 'outputs'] as const)('find a secret in what is left: %s', (where) => {
    const find = findSecret('abcdefghijklmnop')
    expect(find(repeats('key abcdefghijklmnop', where))).toBeDefined()
    expect(find(repeats(Buffer.from('key abcdefghijklmnop').toString('base64'), where))).toBeDefined()
    expect(find(repeats('key abcd***', where))).toBeUndefined()
  })

  it('find a step that takes too much, was killed, broke or is green', () => {
    const left = repeats('', 'log')
    const [step] = left.steps
    expect(findExhaustion({ ...left, usage: { cpuMs: 5_000, rssMb: 300 } })).toBeUndefined()
    expect(findExhaustion({ ...left, usage: { cpuMs: 50_000, rssMb: 300 } })).toBe('50 s of CPU time')
    expect(findExhaustion({ ...left, usage: { cpuMs: 5_000, rssMb: 2_000 } })).toBe('2000 MB')
    expect(findExhaustion({ ...left, steps: step ? [{ ...step, exitCode: null }] : [] })).toContain('killed')
    expect(findExhaustion(repeats('RangeError: Maximum call stack size exceeded', 'log'))).toContain('broke')
    expect(findExhaustion({ ...left, colour: 'green' })).toBe('green')
  })
})
