import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Colours, findWorse, judge } from '../../bench/setups/judge.ts'
import { families, setUps } from '../../bench/setups/list.ts'
import { isJudging } from '../../bench/setups/play.ts'
import { withSection } from '../../bench/setups/section.ts'
import { blind, broken, excused, healthy, type SetUp } from '../../bench/setups/set-up.ts'
import { countsTable, type Results, wrongTable } from '../../bench/setups/table.ts'

const folder = resolve(import.meta.dirname, '../../bench/setups')
const recorded = JSON.parse(readFileSync(resolve(folder, 'recorded.json'), 'utf8')) as Results

describe('the list', () => {
  it('has an id and a sentence for each set-up', () => {
    const ids = setUps.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, words } of setUps) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(words, id).toMatch(/^\S.*\.$/)
    }
  })

  it('ends each set-up with a run that judges', () => {
    for (const { id, steps } of setUps) {
      const last = steps.at(-1)
      const jobs = last !== undefined && 'jobs' in last ? last.jobs : []
      expect(jobs.some(isJudging), id).toBe(true)
    }
  })

  it('has healthy changes and breaks in each family that can have both', () => {
    for (const [name, of] of Object.entries(families)) {
      const wantsGreen = of.filter(({ right }) => right.includes('green')).length
      expect(wantsGreen, name).toBeGreaterThan(0)
      expect(of.length - wantsGreen, name).toBeGreaterThan(0)
    }
  })
})

describe('the judgement', () => {
  const fine = healthy('fine', 'Fine.')
  const open = excused('open', 'Open.')
  const break_ = broken('break', 'Break.')
  const lost = blind('lost', 'Lost.')

  it.each([
    [fine, 'right', 'undecided', 'falsely red'],
    [open, 'right', 'right', 'falsely red'],
    [break_, 'silently green', 'undecided', 'right'],
    [lost, 'silently green', 'right', 'right'],
  ] as const)('of green, undecided and red: $id', (setUp, green, undecided, red) => {
    expect(judge(setUp, 'green')).toBe(green)
    expect(judge(setUp, 'undecided')).toBe(undecided)
    expect(judge(setUp, 'red')).toBe(red)
  })

  it('is worse than the record where it falls, and only there', () => {
    const list: readonly SetUp[] = [fine, break_, lost]
    const before: Colours = { fine: 'undecided', break: 'red', lost: 'undecided' }
    expect(findWorse(list, before, { fine: 'green', break: 'red', lost: 'red' })).toEqual([])
    expect(findWorse(list, before, { fine: 'red', break: 'undecided', lost: 'green' })).toEqual([
      'fine: falsely red (red), recorded as undecided. Fine.',
      'break: undecided (undecided), recorded as red. Break.',
      'lost: silently green (green), recorded as undecided. Lost.',
    ])
    // What was not played is not worse.
    expect(findWorse(list, before, { fine: 'green' })).toEqual([])
  })

  it('expects a new set-up to be right, and a known one to stay in the list', () => {
    expect(findWorse([fine, break_], { fine: 'green' }, { fine: 'green', break: 'green' })).toEqual([
      'break: silently green (green), recorded as new. Break.',
    ])
    expect(findWorse([fine], { fine: 'green', gone: 'red' }, { fine: 'green' })).toEqual([
      'gone: in the record and not in the list',
    ])
  })
})

describe('the tables', () => {
  it('count each judgement, and mark what is wrong', () => {
    const list = { One: [healthy('a', 'A.'), broken('b', 'B.')], Two: [blind('c', 'C.')] }
    const results = { Ours: { a: 'undecided', b: 'green', c: 'red' } } as const
    expect(countsTable(list, results).split('\n').at(-1)).toBe('| Ours | 1 | 0 | 1 | 1 |')
    const rows = wrongTable(list, results).split('\n').slice(2)
    expect(rows).toEqual(['| A. | green | undecided ⚠️ |', '| B. | red | green ❌ |'])
  })

  it('of the README are those of the record, which holds every set-up', () => {
    const ids = setUps.map(({ id }) => id)
    expect(Object.keys(recorded['Eval Gate'] ?? {}).sort()).toEqual(ids.toSorted())
    // Other actions have no hosted runs.
    for (const colours of Object.values(recorded))
      expect(ids).toEqual(expect.arrayContaining(Object.keys(colours)))
    const page = readFileSync(resolve(folder, 'README.md'), 'utf8')
    const text = `${countsTable(families, recorded)}\n\n${wrongTable(families, recorded)}`
    expect(withSection(page, 'results', text)).toBe(page)
  })

  it('need a section to stand in', () => {
    expect(() => withSection('# Page', 'results', 'x')).toThrow('no section <!-- results -->')
  })
})
