import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findCommand } from '../../src/cli/main.ts'
import { hostedSchema } from '../../src/config/hosted/read.ts'
import { inputNames } from '../../src/config/inputs.ts'
import { policySchema } from '../../src/config/policy/file.ts'
import { suiteFileSchema } from '../../src/config/suite-file/schema.ts'
import { operations } from '../../src/contract/operations.ts'
import { outputTable } from '../../src/jobs/publish/output-table.ts'
import { doubts } from '../../src/model/doubts.ts'
import { ruleNames } from '../../src/model/verdict.ts'
import { formatNames } from '../../src/reports/formats/readers.ts'
import { tools } from '../../src/tools/index.ts'
import { pages, project, readPage } from './blocks.ts'

const commandNames = [
  'init',
  'inspect',
  'gate',
  'explain',
  'audit',
  'run',
  'suite',
  'serve',
  'api',
  'conformance',
  'history',
]

/** Numbers that prose may name, each from the code; a page that counts something else needs a row here. */
const counts: Readonly<Record<string, number>> = {
  doubts: Object.keys(doubts).length,
  operations: Object.keys(operations).length,
  inputs: inputNames.length,
  outputs: Object.keys(outputTable).length,
  rules: ruleNames.length,
  formats: formatNames.length,
  'report formats': formatNames.length,
  commands: commandNames.length,
  tools: tools.length,
  'policy keys': Object.keys(policySchema.entries).length,
}

/** What is no count of ours: a choice of the reader, or an example. */
const examples = [
  'formats.md: two formats',
  'README.md: two commands',
  'service.md: two inputs',
  'policy.md: 500 rules',
]

const numbers = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const prose = new Map(pages.map((page) => [page, readPage(page).replaceAll(/^```[\s\S]*?^```$/gm, '')]))
const name = (page: string) => page.split('/').at(-1)

/** Every match of a pattern in the prose of all pages. */
const find = (pattern: RegExp) =>
  [...prose].flatMap(([page, text]) => [...text.matchAll(pattern)].map((match) => ({ page, match })))

describe('what pages state', () => {
  it('are versions of Node that are true', () => {
    const { engines } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
    const needed = /required = \[(\d+), (\d+)\]/.exec(
      readFileSync(join(project, 'src/cli/require-node.ts'), 'utf8'),
    )
    const released = readFileSync(join(project, 'scripts/release/trees.ts'), 'utf8')
    const oldest = `${needed?.[1]}.${needed?.[2]}`
    expect(released).toContain(`node: '>=${oldest}'`)
    const own = engines.node.replace('>=', '')
    const named = find(/\bNode(?:\.js)? (\d+(?:\.\d+)*)/g)
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter(({ match }) => ![oldest, own].includes(match[1] ?? ''))).toEqual([])
  })

  it('are counts of the code', () => {
    const things = Object.keys(counts).join('|')
    const wrong = find(new RegExp(`\\b(\\d[\\d,]*|${numbers.join('|')}) (${things})\\b`, 'gi')).flatMap(
      ({ page, match }) => {
        const [text, written = '', thing = ''] = match
        const number = numbers.indexOf(written.toLowerCase())
        const stated = number < 0 ? Number(written.replaceAll(',', '')) : number
        const said = `${name(page)}: ${text.toLowerCase()}`
        return stated === counts[thing.toLowerCase()] || examples.includes(said) ? [] : [said]
      },
    )
    expect(wrong).toEqual([])
  })

  it('are flags of a command', async () => {
    const helps = await Promise.all(commandNames.map(async (command) => (await findCommand(command)).help))
    const flags = new Set(
      helps.flatMap(({ groups }) => groups.flatMap((group) => Object.keys(group.flags))).concat('help'),
    )
    // Pages about other tools and about our own scripts name the flags of those.
    const others = [
      'CONTRIBUTING.md',
      'docs/tools.md',
      'docs/formats.md',
      'docs/benchmark.md',
      'docs/statistics.md',
    ]
    const named = find(/`--([a-z][a-z-]*)(?: [^`]*)?`/g).filter(({ page }) => !others.includes(page))
    expect(named.length).toBeGreaterThan(20)
    const foreign = ['repeat', 'epochs', 'tag']
    const unknown = named.filter(
      ({ match }) => !flags.has(match[1] ?? '') && !foreign.includes(match[1] ?? ''),
    )
    expect(unknown.map(({ page, match }) => `${page}: ${match[0]}`)).toEqual([])
  })

  it('are inputs of the action, in tables of inputs and where prose says so', () => {
    const tables = find(/^\| Input \|.*\n\|[-| :]+\|\n((?:\|.*\n)+)/gm).flatMap(({ page, match }) =>
      [...(match[1] ?? '').matchAll(/^\| ((?:`[a-z-]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`([a-z-]+)`/g)].map(([, input = '']) => ({ page, input })),
      ),
    )
    const said = find(/\binputs? `([a-z-]+)`|`([a-z-]+)` inputs?\b/g).map(({ page, match }) => ({
      page,
      input: match[1] ?? match[2] ?? '',
    }))
    expect(tables.length).toBeGreaterThan(30)
    expect(said.length).toBeGreaterThan(2)
    const known: readonly string[] = inputNames
    expect([...tables, ...said].filter(({ input }) => !known.includes(input))).toEqual([])
  })

  it('are keys of the policy, in its tables', () => {
    const [, top = ''] = /^## Keys$([\s\S]*?)^### Rules/m.exec(readPage('docs/policy.md')) ?? []
    const rows = [...top.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, key = '']) => key)
    expect(rows.length).toBeGreaterThan(15)
    expect(rows.filter((key) => !Object.hasOwn(policySchema.entries, key))).toEqual([])
  })

  it('are settings that exist, where prose writes `key: value`', () => {
    const known = new Set([
      ...inputNames,
      ...Object.keys(policySchema.entries),
      ...Object.keys(hostedSchema.entries),
      ...Object.keys(suiteFileSchema.entries),
      // Keys within those, of workflows, and of other actions.
      ...[
        'at-least',
        'is-one-row',
        'cost-usd',
        'continue-on-error',
        'pull-requests',
        'fetch-depth',
        'fail-on-error',
      ],
    ])
    const named = find(/`([a-z]+(?:-[a-z]+)+): [^`]*`/g)
    expect(named.length).toBeGreaterThan(20)
    const unknown = named.filter(({ match }) => !known.has(match[1] ?? ''))
    expect(unknown.map(({ page, match }) => `${page}: ${match[0]}`)).toEqual([])
  })

  it('are the members of a results file', () => {
    const page = readPage('docs/results-format.md')
    const schema = JSON.parse(readFileSync(join(project, 'docs/results.schema.json'), 'utf8'))
    const known = Object.keys(schema.properties)
    expect(known.length).toBeGreaterThan(10)
    expect(known.filter((member) => !new RegExp(`["\`]${member}["\`]`).test(page))).toEqual([])
  })

  it('write percentages as the product prints them', () => {
    expect(find(/\d %/g).map(({ page, match }) => `${page}: ${match[0]}`)).toEqual([])
  })
})
