import type { VerdictOutcome } from '../../model/verdict.ts'

/** Shares of verdicts, 0..1. */
export interface Shares {
  readonly red: number
  readonly undecided: number
  /** Verdicts that the shares rest on. */
  readonly tries: number
}

/** One question to the gate, asked again and again. */
export interface Question {
  ask(count: number): void
  shares(): Shares
  /** Of the less certain of its two shares. */
  variance(): number
}

export function createQuestion(verdict: (index: number) => VerdictOutcome): Question {
  const counts = { passed: 0, failed: 0, inconclusive: 0 }
  let tried = 0
  const share = (count: number) => count / Math.max(1, tried)
  return {
    ask: (count) => {
      for (const end = tried + count; tried < end; tried += 1) counts[verdict(tried)] += 1
    },
    shares: () => ({ red: share(counts.failed), undecided: share(counts.inconclusive), tries: tried }),
    variance: () => {
      // One try more of each kind: five of five are not certain yet.
      const spreadOf = (count: number) => ((count + 1) * (tried - count + 1)) / (tried + 2) ** 3
      return Math.max(spreadOf(counts.failed), spreadOf(counts.inconclusive))
    },
  }
}

export function sharesOf(count: number, verdict: (index: number) => VerdictOutcome): Shares {
  const question = createQuestion(verdict)
  question.ask(count)
  return question.shares()
}

/** Evenly over the cases however many are asked for, so that the luck of which case breaks is not in the figure. */
export function spread(keys: readonly string[], index: number): string {
  const golden = 0.618_033_988_749_895
  return keys[Math.floor(((0.5 + index * golden) % 1) * keys.length)] ?? ''
}
