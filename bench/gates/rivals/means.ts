import type { Answer, RunData, Seen } from '../contract.ts'
import { mean, normalQuantile, studentQuantile, variance, wilson } from '../statistics.ts'
import { meanOf, newest, pairs, type Rule, redIf, undecided, valuesOf } from './gate.ts'

const bencher = {
  title: 'Bencher, Thresholds & Alerts',
  url: 'https://bencher.dev/docs/explanation/thresholds/',
  read: '2026-11-22',
} as const

/** Rules that look at the mean of the suite. */
export const meanRules = {
  threshold: {
    title: 'fixed threshold',
    rule: "Red when the mean is more than 5 points below that of main. Tools let the user write the number; here it is kept at the mean of main's stored runs.",
    source: {
      title: 'promptfoo, PROMPTFOO_PASS_RATE_THRESHOLD',
      url: 'https://www.promptfoo.dev/docs/usage/command-line/',
      read: '2026-11-22',
    },
    judge: (seen) => besideHistory(seen, (history, now) => redIf(now < mean(history) - 0.05)),
  },
  newcombe: {
    title: 'pooled Newcombe',
    rule: 'All iterations of a run are one sample. Red when the 95% interval of Newcombe for the change against the newest base run lies below 0 and the change is at least 1 point; undecided with fewer than 5 iterations.',
    source: {
      title: 'MCPJam, comparative gates of its command line and SDK',
      url: 'https://github.com/MCPJam/inspector',
      read: '2026-11-22',
    },
    judge: (seen) => {
      const [now, before] = [total(seen.head), total(newest(seen))]
      if (now.count < 5 || before.count < 5) return undecided
      const change = now.sum / now.count - before.sum / before.count
      return redIf(newcombeHigh(now, before) < 0 && change <= -0.01)
    },
  },
  'paired-t': {
    title: 'paired t by question',
    rule: 'One-sided t-test at 5% of the differences by case between the newest base run and the head; the iterations of a case are one cluster.',
    source: {
      title: 'Miller (2024), Adding Error Bars to Evals, sections 2 and 4',
      url: 'https://arxiv.org/abs/2411.00640',
      read: '2026-11-22',
    },
    judge: (seen) => {
      const changes = pairs(seen.head, newest(seen)).map(({ now, before }) => now - before)
      if (changes.length < 2) return undecided
      const spread = variance(changes)
      if (spread === 0) return redIf(mean(changes) < 0)
      const t = mean(changes) / Math.sqrt(spread / changes.length)
      return redIf(t < -studentQuantile(0.95, changes.length - 1))
    },
  },
  'bencher-t': {
    title: 'bencher t-test',
    rule: "Red when the mean of the head is below mean - t(0.99) * s of main's runs, with their standard deviation s (divisor n).",
    source: bencher,
    judge: (seen) =>
      besideHistory(seen, (history, now) =>
        below(history, now, studentQuantile(0.99, Math.max(1, history.length - 1))),
      ),
  },
  'bencher-z': {
    title: 'bencher z-score',
    rule: 'The same with the normal quantile of 0.99 in place of t.',
    source: bencher,
    judge: (seen) => besideHistory(seen, (history, now) => below(history, now, normalQuantile(0.99))),
  },
  'bencher-iqr': {
    title: 'bencher IQR',
    rule: "Red when the mean of the head is more than 3 interquartile ranges below the median of main's runs.",
    source: bencher,
    judge: (seen) =>
      besideHistory(seen, (history, now) => {
        const [q1, q2, q3] = [0.25, 0.5, 0.75].map((share) => quantile(history, share)) as [
          number,
          number,
          number,
        ]
        return q3 === q1 ? undecided : redIf(now < q2 - 3 * (q3 - q1))
      }),
  },
  'bencher-percentage': {
    title: 'bencher percentage',
    rule: "Red when the mean of the head is more than 10% below the mean of main's runs.",
    source: bencher,
    judge: (seen) => besideHistory(seen, (history, now) => redIf(now < mean(history) * 0.9)),
  },
} as const satisfies Record<string, Rule>

/** Judges the mean of the head beside those of the base runs, the newest first. */
function besideHistory(
  { base, head }: Seen,
  judge: (history: readonly number[], now: number) => Answer,
): Answer {
  const history = base.flatMap((run) => meanOf(run) ?? [])
  const now = meanOf(head)
  return now === undefined || history.length === 0 ? undecided : judge(history, now)
}

/** As in the source, a history that never moved has no limit. */
function below(history: readonly number[], now: number, quantileOf: number): Answer {
  const spread = history.length < 2 ? 0 : Math.sqrt(variance(history, 0))
  return spread < 1e-12 ? undecided : redIf(now < mean(history) - quantileOf * spread)
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const rank = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(rank)] ?? 0, sorted[Math.ceil(rank)] ?? 0]
  return low + (high - low) * (rank - Math.floor(rank))
}

interface Sample {
  readonly sum: number
  readonly count: number
}

function total(run: RunData): Sample {
  const values = [...valuesOf(run).values()].flat()
  return { sum: values.reduce((sum, value) => sum + value, 0), count: values.length }
}

/** Upper end of the 95% interval for now - before: Newcombe (1998), method 10. */
export function newcombeHigh(now: Sample, before: Sample): number {
  const [p1, p2] = [now.sum / now.count, before.sum / before.count]
  const [, high] = wilson(now.sum, now.count)
  const [low] = wilson(before.sum, before.count)
  return p1 - p2 + Math.sqrt((high - p1) ** 2 + (p2 - low) ** 2)
}
