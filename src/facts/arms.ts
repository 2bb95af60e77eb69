import type { Arm, ArmsCompared } from '../model/comparison/breakdowns.ts'
import {
  chooseNumber,
  formatCount,
  formatPlural,
  formatPointsChange,
  formatPValue,
  formatRate,
} from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import { formatMetric, metricNames, metricTitles } from '../model/run/metric.ts'

/** The comparison of the variants of one run as a table. Only `name` of a row is foreign. */
interface ArmsTable {
  /** Titles of the columns after the name. */
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly mark: string
    readonly cells: readonly string[]
  }[]
  /** What the comparison found, where the verdict says something else; foreign in part. */
  readonly lead?: string
  readonly note: string
}

const words: ReadonlySet<string> = new Set(['model', 'provider', 'prompt', 'variant'])

/** `models`, as a word of ours: the name of a slice is foreign. */
export function formatArmsCount({ by }: ArmsCompared, count: number): string {
  return formatPlural(count, words.has(by) ? by : 'variant')
}

/** Undefined unless at least two arms were compared. */
export function buildArmsTable({ comparison, verdict }: GateReport): ArmsTable | undefined {
  const { arms } = comparison
  if (arms === undefined || arms.arms.length < 2 || arms.commonCases === 0) return undefined
  const [best] = arms.arms
  const metrics = (['costUsd', 'latencyMs', 'tokens'] as const)
    .filter((name) => metricNames.includes(name))
    .filter((name) => arms.arms.some((arm) => arm[name] !== undefined))
  return {
    columns: ['Pass rate', ...metrics.map((name) => metricTitles[name]), 'To the best', 'Won, tied, lost'],
    rows: arms.arms.map((arm) => ({
      name: arm.name,
      mark: markArm(arm, best),
      cells: [
        `${formatRate(arm.rate)} (${formatCount(arm.passed)}/${formatCount(arm.judged)})`,
        ...metrics.map((name) => (arm[name] === undefined ? '–' : formatMetric(name, arm[name]))),
        formatDistance(arm, best),
        formatScore(arm),
      ],
    })),
    lead: verdict.reasons.find(({ rule, status }) => rule === 'arms' && status === 'info')?.message,
    note: writeArmsNote(arms),
  }
}

function markArm(arm: Arm, best: Arm | undefined): string {
  if (arm === best) return 'best'
  if (arm.worse === true) return 'worse'
  return ''
}

function formatDistance(arm: Arm, best: Arm | undefined): string {
  if (arm === best || best === undefined) return '–'
  const distance = formatPointsChange(arm.rate - best.rate)
  if (arm.pValue === undefined) return distance
  return `${distance}, ${formatPValue(arm.pValue)}`
}

function formatScore({ score }: Arm): string {
  if (score === undefined) return '–'
  return [score.won, score.tied, score.lost].map((cases) => formatCount(cases)).join(', ')
}

function writeArmsNote({ commonCases, otherCases, leftOut }: ArmsCompared): string {
  const sentences = [
    `Over the ${formatPlural(commonCases, 'case')} that all of them judged, paired by case; p is two-sided and corrected for all pairs. A case is won where more of its iterations pass than with the best. Cost, latency and tokens are means per iteration.`,
  ]
  if (otherCases > 0)
    sentences.push(
      `${formatPlural(otherCases, 'case')} that some of them lack ${chooseNumber(otherCases, 'is', 'are')} not compared.`,
    )
  if (leftOut > 0)
    sentences.push(
      `${formatCount(leftOut)} more with fewer cases ${chooseNumber(leftOut, 'is', 'are')} not compared.`,
    )
  return sentences.join(' ')
}
