import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
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
writeFileSync(join(folder, 'base.json'), JSON.stringify(rows))
writeFileSync(join(folder, 'head.json'), JSON.stringify(brokenRows))

const maps = {
  'a verdict': { name: 'question', pass: 'verdict.ok' },
  'a verdict and scores': {
    name: 'question',
    pass: 'verdict.ok',
    scores: { tone: 'marks.tone', facts: 'marks.facts' },
  },
  'an error alone': { name: 'question', error: 'failure' },
  grades: { name: 'question', scores: 'marks', error: 'failure' },
} as const

/** Every map with one letter of one path left out, doubled or changed. */
const typos = Object.entries(maps).flatMap(([title, map]) =>
  listTexts(map).flatMap(([path, text]) =>
    [...text].flatMap((letter, at) =>
      ['', letter + letter, 'z'].map((other) => {
        const typo = text.slice(0, at) + other + text.slice(at + 1)
        return [`${title}: ${path} is ${typo}`, replaceText(map, path, typo)] as const
      }),
    ),
  ),
)

it(`a map with a typo is never green where the right one is red (${typos.length} typos)`, {
  timeout: 60_000,
}, async () => {
  for (const map of Object.values(maps))
    expect((await judgeReports(folder, 'base.json', 'head.json', {}, map)).verdict.outcome).not.toBe('passed')
  const green: string[] = []
  for (const [title, map] of typos) {
    const { verdict } = await judgeReports(folder, 'base.json', 'head.json', {}, map)
    if (verdict.outcome === 'passed') green.push(title)
  }
  expect(green).toEqual([])
})

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
