import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { isRecord, parseJson } from '../../../src/model/data.ts'
import { healthyFormats } from '../../support/reports/healthy-formats.ts'
import { judgeReports } from '../../support/reports/judge-reports.ts'

/** How many of the keys of each format are renamed, and what they are drawn by. */
const count = Number(process.env.KEYS ?? 3)
const seed = process.env.SEED ?? 'one'

/** What a tool writes of a case that fails, where it writes this of one that passes. */
const failing = new Map<unknown, unknown>([
  [true, false],
  ['passed', 'failed'],
  ['SUCCESS', 'FAILURE'],
  ['ok', 'failed'],
  ['pass', 'fail'],
])
const score = /^(?:score|reward|doubleValue|feedback\.correct|faithfulness|2)$/

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The document, or those of its lines, with each member of an object or a list changed. */
function change(
  text: string,
  alter: (key: string, value: unknown, path: string) => [string, unknown],
): string {
  const walk = (value: unknown, path: string): unknown => {
    if (Array.isArray(value))
      return value.map((item, at) => walk(alter(String(at), item, `${path}[]`)[1], `${path}[]`))
    if (!isRecord(value)) return value
    const members = Object.entries(value).map(([key, member]): [string, unknown] => {
      const below = `${path}.${key}`
      const [name, altered] = alter(key, member, below)
      return [name, walk(altered, below)]
    })
    return Object.fromEntries(members)
  }
  const documents = parseJson(text) === undefined ? text.split('\n') : [text]
  return documents.map((document) => JSON.stringify(walk(parseJson(document), ''))).join('\n')
}

const fail = (text: string) =>
  change(text, (key, value) => [
    key,
    typeof value === 'number' && score.test(key) ? 0 : (failing.get(value) ?? value),
  ])

const rename = (text: string, renamed: string) =>
  change(text, (key, value, path) => [path === renamed ? `renamed_${key}` : key, value])

/** Paths of all keys but those that are names of cases. */
function listKeys(text: string): readonly string[] {
  const paths = new Set<string>()
  change(text, (key, value, path) => {
    if (path.endsWith(`.${key}`) && !key.startsWith('question')) paths.add(path)
    return [key, value]
  })
  return [...paths]
}

async function judge(base: string, head: string): Promise<string> {
  for (const [side, text] of Object.entries({ base, head })) {
    mkdirSync(join(folder, side), { recursive: true })
    writeFileSync(join(folder, side, 'report.json'), text)
  }
  const { verdict } = await judgeReports(folder, 'base/report.json', 'head/report.json')
  return verdict.outcome
}

// Its ids stand in lists by outcome, so nothing in an entry says that it fails.
const { 'swe-bench-json': _, ...formats } = healthyFormats

it.each(Object.entries(formats))(
  '%s: no key hides by a new name that every case fails',
  async (format, healthy) => {
    const random = createSeededRandom(`keys ${seed} ${format}`)
    const broken = fail(healthy)
    expect(await judge(healthy, healthy)).toBe('passed')
    expect(await judge(healthy, broken)).not.toBe('passed')
    const keys = [...listKeys(healthy)]
    const drawn = Array.from(
      { length: Math.min(count, keys.length) },
      () => keys.splice(Math.floor(random() * keys.length), 1)[0] ?? '',
    )
    for (const key of drawn) {
      expect(await judge(healthy, rename(broken, key)), `${key} on the head`).not.toBe('passed')
      expect(await judge(rename(healthy, key), rename(broken, key)), `${key} on both sides`).not.toBe(
        'passed',
      )
    }
  },
)
