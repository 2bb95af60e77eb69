import type { Look, MeasureStep } from '#verdict'
import { compact } from '../../model/data.ts'
import type { ReportSummary } from '../../model/gate-report.ts'
import type { Measuring } from '../../model/run/measuring.ts'
import { joinIterations } from '../../model/run/merge-tallies.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import { type Spent, sumSpent } from '../../model/run/spent.ts'
import type { Side } from '../report/again/measure-cases.ts'

/** What one call of the command answered. */
export interface Answer {
  /** Of the call, from 1; both sides of a pair have one number. */
  readonly number: number
  readonly side: Side
  /** Keys of the cases that it was asked for, which of a pair count alone; other cases may have run as well. */
  readonly asked: readonly string[]
  /** Of one side of a pair: whether it asks for the mean of the suite, too. Absent: the head alone was measured. */
  readonly asksMean?: boolean
  /** The command ended by itself. */
  readonly isWhole: boolean
  /** How long the call took. */
  readonly tookMs: number
  /** By an earlier attempt. */
  readonly isPaid: boolean
  readonly run: Run
}

/** A call of the command, noted before it begins. */
export interface Call extends Pick<Answer, 'number' | 'side'> {
  /** That it was asked for; undefined where nobody knows how many cases the suite has. */
  readonly evaluations?: number
}

/** All answers that were paid for, in this attempt and in earlier ones of the same code. */
export interface Answers {
  readonly calls: readonly Call[]
  readonly given: readonly Answer[]
  /** The steps that were answered in whole. */
  readonly steps: readonly MeasureStep[]
  /** The reports of the first whole measurement of the suite. */
  readonly files: readonly ReportSummary[]
}

export const noAnswers: Answers = { calls: [], given: [], steps: [], files: [] }

/** The cases of a further call that it measured: what it leaves out, most tools report as skipped. */
export function selectMeasured(run: Run): Run {
  const measured = [...run.cases].filter(([, tally]) => countJudged(tally) + tally.lost > 0)
  return { ...run, cases: new Map(measured) }
}

/** The number of the last call; 0 before the first. */
export function countCalls({ calls, given }: Answers): number {
  return Math.max(0, ...[...calls, ...given].map(({ number }) => number))
}

/** Collects answers as they come. */
export interface AnswerBook {
  /** Of this attempt and of earlier ones. */
  readonly answers: () => Answers
  /** What was paid by this attempt and earlier ones. */
  readonly spent: () => Spent
  /** What earlier attempts paid. */
  readonly spentBefore: () => Spent
  /** Notes a call before it begins, so that it is not forgotten if it never ends. */
  readonly begin: (call: Call) => void
  readonly add: (answer: Answer) => void
  /** The answers of this call say nothing; they were paid for. */
  readonly discard: (number: number) => void
  readonly addStep: (step: MeasureStep, files?: readonly ReportSummary[]) => void
}

/**
 * Opens a book with what earlier attempts paid for.
 *
 * @param save is called with all answers whenever there is a new one
 */
export function openAnswerBook(earlier: Answers, save: (answers: Answers) => void): AnswerBook {
  const calls = [...earlier.calls]
  const given = [...earlier.given]
  const steps = [...earlier.steps]
  let { files } = earlier
  const answers = () => ({ calls, given, steps, files })
  return {
    answers,
    spentBefore: () => sumSpent(given.filter(({ isPaid }) => isPaid).map(({ run }) => run)),
    spent: () => sumSpent(given.map(({ run }) => run)),
    begin: (call) => {
      calls.push(call)
      save(answers())
    },
    add: (answer) => {
      given.push(answer)
      save(answers())
    },
    discard: (number) => {
      for (const [index, answer] of given.entries())
        if (answer.number === number) given[index] = { ...answer, asked: [], asksMean: false }
    },
    addStep: (step, stepFiles = files) => {
      steps.push(step)
      files = stepFiles
      save(answers())
    },
  }
}

/** What calls may have taken that did not end, or reported nothing; undefined where all did. */
export function findUnreported({ calls, given }: Answers): Measuring['unreported'] {
  const open = calls.flatMap(({ number, side, evaluations: asked }) => {
    const answer = given.find((answer) => answer.number === number && answer.side === side)
    const { evaluations: reported } = sumSpent([answer?.run])
    if (answer?.isWhole === true && reported > 0) return []
    const missing = asked === undefined ? undefined : Math.max(0, asked - reported)
    return missing === 0 ? [] : [missing]
  })
  if (open.length === 0) return undefined
  const known = compact(open)
  if (known.length < open.length) return { calls: open.length }
  return { calls: open.length, evaluations: known.reduce((sum, missing) => sum + missing, 0) }
}

/** The answers of the head that are not one side of a pair. */
export function listHeadAnswers({ given }: Answers): readonly Answer[] {
  return given.filter((answer) => answer.side === 'head' && !isOfWholePair(answer, given))
}

/** The iterations of {@link listHeadAnswers}; undefined where nothing was measured. */
export function joinHeadAnswers(answers: Answers): Run | undefined {
  const [first, ...others] = listHeadAnswers(answers).map(({ run }) => run)
  return first && others.reduce(joinIterations, first)
}

/** Both sides of each pair, in their order. */
export function listPairs({ given }: Answers): readonly Look[] {
  return given.flatMap((answer) => {
    const { side, number, run, asked, asksMean = false } = answer
    if (side !== 'head' || !isOfWholePair(answer, given)) return []
    const base = given.find((other) => other.side === 'base' && other.number === number)
    if (base === undefined) return []
    return [{ head: selectCases(run, asked), base: selectCases(base.run, asked), asksMean }]
  })
}

function selectCases(run: Run, keys: readonly string[]): Run {
  return {
    ...run,
    cases: new Map(
      keys.flatMap((key) => {
        const tally = run.cases.get(key)
        return tally === undefined ? [] : [[key, tally]]
      }),
    ),
  }
}

/** Both sides answered in whole; what one side alone has is not compared with the other. */
function isOfWholePair({ number, asksMean }: Answer, given: readonly Answer[]): boolean {
  const sides = given.filter((answer) => answer.number === number && answer.isWhole)
  return (
    asksMean !== undefined &&
    sides.some(({ side }) => side === 'head') &&
    sides.some(({ side }) => side === 'base')
  )
}
