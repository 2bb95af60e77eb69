import { describe, expect, it } from 'vitest'
import {
  attributeFailedCase,
  type CaseFacts,
  type MainPoint,
} from '../../../src/gate/attribute/attribute-case.ts'
import { findMixedCases, findRunsWithoutChange } from '../../../src/gate/attribute/runs-without-change.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { aRun } from '../../support/gate/build.ts'

/** `2/3`: of three judged iterations two passed; `0/0-2`: two were lost. */
function point(text: string): MainPoint {
  const [, passed, judged, lost] = /^(\d+)\/(\d+)(?:-(\d+))?$/.exec(text) ?? []
  return { passed: Number(passed), judged: Number(judged), lost: Number(lost ?? 0) }
}

const points = (text = '') => (text === '' ? [] : text.split(' ').map(point))

type Told = Partial<Omit<CaseFacts, 'after' | 'before' | 'main' | 'later' | 'again'>> & {
  readonly after: string
  readonly before?: string
  /** The newest first. */
  readonly main?: string
  readonly later?: string
  /** The head, and the base. */
  readonly again?: readonly [head: string, base: string, isWorse?: true]
}

function attributed({ after, before, main, later, again, ...facts }: Told): string {
  const [head, base] = (again?.slice(0, 2) ?? []).map((text) => point(String(text)))
  const { answer, ground } = attributeFailedCase({
    change: 'regressed',
    areOthersMixed: false,
    ...facts,
    after: point(after),
    ...(before !== undefined && { before: point(before) }),
    main: points(main),
    later: points(later),
    ...(head !== undefined &&
      base !== undefined && {
        again: {
          headPassed: head.passed,
          headCount: head.judged,
          basePassed: base.passed,
          baseCount: base.judged,
          isWorse: again?.[2] === true,
        },
      }),
  })
  return `${answer}, ${ground}`
}

describe('whether a failure comes from the change', () => {
  it.each<[Told, string]>([
    [{ after: '0/0' }, 'undecided, not-run'],
    [{ after: '0/0-1' }, 'undecided, lost-here'],
    [{ after: '0/0-1', main: '0/0' }, 'undecided, lost-here'],
    [{ after: '0/0-1', main: '1/1-1' }, 'undecided, lost-here'],
    [{ after: '0/0-1', main: '0/0-1 1/1' }, 'not mine, lost-on-main'],
    [{ after: '0/3', again: ['0/3', '3/3', true] }, 'mine, measured-again'],
    [{ after: '0/3', again: ['0/0', '3/3'] }, 'undecided, measured-again'],
    [{ after: '0/3', again: ['1/3', '3/3'] }, 'not mine, measured-again'],
    [{ after: '0/3', again: ['1/3', '0/0'] }, 'undecided, measured-again'],
    [{ after: '0/3', again: ['0/3', '0/3'] }, 'not mine, measured-again'],
    [{ after: '0/3', again: ['0/3', '0/2'] }, 'undecided, measured-again'],
    [{ after: '0/3', again: ['0/3', '1/3'] }, 'undecided, measured-again'],
    [{ after: '0/1', main: '0/1 0/1 0/1' }, 'not mine, broken-on-main'],
    [{ after: '0/1', main: '0/1 0/1' }, 'undecided, newest-on-main'],
    [{ after: '0/1', main: '0/0 0/0', before: '0/3' }, 'not mine, broken-on-main'],
    [{ after: '0/1', before: '0/2' }, 'mine, passes-on-main'],
    [{ after: '0/1', before: '1/3' }, 'mine, passes-on-main'],
    [{ after: '1/2', before: '0/3' }, 'mine, passes-on-main'],
    [{ after: '0/1', main: '0/3 3/3 3/3', before: '6/9' }, 'not mine, broken-on-main'],
    [{ after: '0/1', main: '0/3 3/3 3/3', before: '6/9', areOthersMixed: true }, 'undecided, newest-on-main'],
    [{ after: '0/1', main: '0/1 3/3 3/3' }, 'undecided, newest-on-main'],
    [{ after: '0/1', main: '0/9 1/1 1/1' }, 'not mine, broken-on-main'],
    [{ after: '0/1', main: '0/9 1/1' }, 'undecided, newest-on-main'],
    [{ after: '0/1', main: '3/3', doubt: 'outage' }, 'undecided, outage'],
    [{ after: '0/1', main: '3/3', doubt: 'other-model' }, 'undecided, other-model'],
    [{ after: '0/1', main: '3/3', later: '0/0 1/1' }, 'mine, passes-on-main'],
    [{ after: '0/1', main: '3/3', later: '1/1 0/1' }, 'undecided, later-on-main'],
    [{ after: '0/1', main: '0/0 0/1 3/3' }, 'undecided, newest-on-main'],
    [{ after: '0/5', main: '1/5 5/5' }, 'undecided, newest-on-main'],
    [{ after: '0/5', main: '2/5 5/5' }, 'mine, passes-on-main'],
    [{ after: '0/1', main: '3/3', areOthersMixed: true }, 'undecided, one-failure'],
    [{ after: '0/2', main: '3/3', areOthersMixed: true }, 'mine, passes-on-main'],
    [{ after: '0/1', change: 'new' }, 'mine, new-case'],
    [{ after: '0/1', change: 'new', main: '0/0' }, 'mine, new-case'],
    [{ after: '0/1', change: 'new', main: '3/3' }, 'undecided, too-few'],
    [{ after: '0/1', change: 'new', possibleRename: 'pays' }, 'undecided, too-few'],
    [{ after: '0/1', change: 'newly-failing', main: '3/3' }, 'undecided, too-few'],
    [{ after: '0/1', change: 'newly-failing', main: '3/3', flakyHistory: true }, 'undecided, flaky'],
  ])('%j: %s', (told, expected) => {
    expect(attributed(told)).toBe(expected)
  })

  it('is told as before of drawn histories', async () => {
    const random = createSeededRandom('histories')
    const upTo = (most: number) => Math.floor(random() * (most + 1))
    const drawn = (rate: number, iterations: number) =>
      `${Array.from({ length: iterations }, random).filter((of) => of < rate).length}/${iterations}`
    const lines = Array.from({ length: 250 }, () => {
      const iterations = 1 + upTo(4)
      const [usual, now, broken] = [1 - upTo(3) / 10, upTo(4) / 10, upTo(4)]
      const main = Array.from({ length: 1 + upTo(7) }, (_, run) =>
        drawn(run < broken ? now : usual, iterations),
      )
      const told = {
        after: drawn(now, iterations),
        main: main.join(' '),
        ...(random() < 0.3 && { areOthersMixed: true }),
      }
      return `${told.after} after ${told.main}${told.areOthersMixed ? ', flaky' : ''}: ${attributed(told)}`
    })
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../fixtures/golden/gate/attributed.txt')
  })
})

describe('runs of main that cannot contain the change', () => {
  const run = (id: string, createdAt: number, commit?: string, branch?: string) => {
    const of = aRun(id, { pays: 'p' })
    return {
      ...of,
      info: { ...of.info, createdAt, ...(commit && { commit }), ...(branch && { branch }) },
    }
  }
  const { info: head } = run('head', 100, 'c9', 'feature')

  it('are those before it, and later ones of their commits', () => {
    const runs = [
      run('old', 10, 'c1', 'main'),
      run('before', 99, 'c2', 'main'),
      run('same time', 100, 'c3', 'main'),
      run('again', 120, 'c2', 'main'),
      run('of no commit', 110, undefined, 'main'),
      run('of this branch', 130, 'c4', 'feature'),
      run('of this commit', 50, 'c9', 'main'),
      run('head', 40, 'c5', 'main'),
    ]
    const { without, later } = findRunsWithoutChange(head, runs)
    expect(without.map(({ info }) => info.id)).toEqual(['again', 'before', 'old'])
    expect(later.map(({ info }) => info.id)).toEqual(['of no commit', 'same time'])
  })

  it('are told apart by their ids where no commit is known', () => {
    const { commit: _, ...nameless } = head
    const { without } = findRunsWithoutChange(nameless, [run('one', 1), run('head', 2)])
    expect(without.map(({ info }) => info.id)).toEqual(['one'])
  })

  it('know the cases that both failed and passed', () => {
    const runs = [
      aRun('a', { both: 'pf', turns: 'p', fails: 'f' }),
      aRun('b', { turns: 'f', passes: 'pp', fails: 'e' }),
    ]
    const keys = findMixedCases(runs)
    const names = runs.flatMap(({ cases }) => [...cases.values()].filter(({ key }) => keys.has(key)))
    expect(new Set(names.map(({ identity }) => identity.name))).toEqual(new Set(['both', 'turns']))
  })
})
