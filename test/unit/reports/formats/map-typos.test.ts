import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import type { Table } from '../../../../src/reports/formats/tables/table.ts'
import { judgeReports } from '../../../support/reports/judge-reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'maps-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const rows = Array.from({ length: 12 }, (_, index) => ({
  question: `question ${index}`,
  verdict: { ok: true },
  marks: { tone: 0.9, facts: 1 },
  failure: null,
}))
const brokenRows = rows.map((row, index) =>
  index > 0 ? row : { ...row, verdict: { ok: false }, marks: { tone: 0.9, facts: 0 }, failure: 'no answer' },
)
const documents = {
  rows: (all: typeof brokenRows) => all,
  keyed: (all: typeof brokenRows) => ({
    results: Object.fromEntries(
      all.map(({ question, ...row }) => [question, { ...row, tries: [row.verdict] }]),
    ),
  }),
} as const
for (const [name, write] of Object.entries(documents)) {
  writeFileSync(join(folder, `base-${name}.json`), JSON.stringify(write(rows)))
  writeFileSync(join(folder, `head-${name}.json`), JSON.stringify(write(brokenRows)))
}

const maps = {
  'a map by ids': { list: 'results', name: '$key', pass: 'tries.0.ok' },
  'a map by ids with scores': { list: 'results', name: '$key', scores: 'marks', error: 'failure' },
  'a verdict': { name: 'question', pass: 'verdict.ok' },
  'a verdict and scores': {
    name: 'question',
    pass: 'verdict.ok',
    scores: { tone: 'marks.tone', facts: 'marks.facts' },
  },
  'an error alone': { name: 'question', error: 'failure' },
  grades: { name: 'question', scores: 'marks', error: 'failure' },
} as const

/** The map with one letter of one path left out, doubled or changed. */
function listTypos(map: Table) {
  return listTexts(map).flatMap(([path, text]) =>
    [...text].flatMap((letter, at) =>
      ['', letter + letter, 'z'].map((other) => {
        const typo = text.slice(0, at) + other + text.slice(at + 1)
        return [`${path} is ${typo}`, replaceText(map, path, typo)] as const
      }),
    ),
  )
}

it.each(Object.entries(maps))(
  'a map with a typo is never green where the right one is red: %s',
  {
    timeout: 60_000,
  },
  async (_, map) => {
    expect(await judgeMap(map)).not.toBe('passed')
    const green: string[] = []
    for (const [title, typo] of listTypos(map)) if ((await judgeMap(typo)) === 'passed') green.push(title)
    expect(green).toEqual([])
  },
)

async function judgeMap(map: Table) {
  const document = map.list === undefined ? 'rows' : 'keyed'
  const { verdict } = await judgeReports(folder, `base-${document}.json`, `head-${document}.json`, {}, map)
  return verdict.outcome
}

function listTexts(value: object, path = ''): readonly (readonly [path: string, text: string])[] {
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    if (typeof member === 'string') return [[`${path}${key}`, member] as const]
    return typeof member === 'object' && member !== null ? listTexts(member, `${path}${key}.`) : []
  })
}

function replaceText(map: object, path: string, text: string) {
  const copy = structuredClone({ name: '', ...map })
  const [last = '', ...above] = path.split('.').reverse()
  const holder = above.reverse().reduce<object>((value, key) => Reflect.get(value, key) as object, copy)
  Reflect.set(holder, last, text)
  return copy
}
