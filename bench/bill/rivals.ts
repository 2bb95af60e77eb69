import type { Answer, Iteration, RunData, Seen } from '../gates/contract.ts'
import { isJudged, newest, redIf, undecided } from '../gates/rivals/gate.ts'
import { mean, variance } from '../gates/statistics.ts'

/** A rival that pays for what it measures, judged step by step. */
export interface PayingRule {
  readonly title: string
  readonly rule: string
  readonly source: { readonly title: string; readonly url: string; readonly read: string }
  judge(seen: Seen): Answer
}

const read = '2026-11-26'

/** Trusted: the mean of the nights, and each of them. */
const trusted = { nights: 6, mean: 0.8, each: 0.6 }
/** A failing case is cleared by so many passes and held by so many failures. */
const [clearing, holding] = [2, 3]
const batch = 25
const leastItems = { statgate: 10, evalsig: 30 }
const [alpha, margin] = [0.05, 0.02]

export const payingRules = {
  frugal: {
    title: 'frugal rule',
    rule: 'Trusts cases that passed more than 80% over the six newest runs of main and more than 60% in each, and runs each once. A failing one runs again, one by one: two passes clear it, three failures hold it. Then it runs on main, up to three times: one pass there makes it red.',
    source: {
      title: 'gemini-cli, scripts/run_regression_check.js and get_trustworthy_evals.js',
      url: 'https://github.com/google-gemini/gemini-cli/blob/main/scripts/run_regression_check.js',
      read,
    },
    judge: (seen) => {
      const names = listTrusted(seen.base.slice(0, trusted.nights))
      if (seen.again.length === 0) return ask(names, 1, 'head')
      const head = countAll(seen.again.map((again) => again.head))
      const base = countAll(seen.again.flatMap((again) => again.base ?? []))
      const held: string[] = []
      for (const name of names) {
        const { passed, failed } = head.get(name) ?? nothing
        if (failed === 0 || passed >= clearing) continue
        if (failed < holding) return ask([name], 1, 'head')
        const before = base.get(name) ?? nothing
        if (before.passed === 0 && before.failed < holding) return ask([name], 1, 'base')
        if (before.passed > 0) held.push(name)
      }
      return redIf(held.length > 0, held)
    },
  },
  statgate: {
    title: 'statgate 0.1.1, sequential',
    rule: 'A mixture SPRT of the differences by case between the newest base run and the head, around a margin of 2 points, 25 cases at a time in their order, with the variance of the data: red below, green above.',
    source: { title: 'statgate 0.1.1', url: 'https://pypi.org/project/statgate/', read },
    judge: (seen) => {
      const before = means(newest(seen))
      const names = [...before.keys()].sort()
      let chance = 1
      let scale: number | undefined
      const values: number[] = []
      for (const [at, { head }] of seen.again.entries()) {
        const now = means(head)
        for (const name of names.slice(at * batch, (at + 1) * batch)) {
          const value = now.get(name)
          if (value !== undefined) values.push(value - (before.get(name) ?? 0))
        }
        const spread = values.length < 2 ? 0 : variance(values)
        if (values.length < leastItems.statgate || spread < 1e-12) continue
        scale ??= Math.sqrt(spread)
        const all = spread + values.length * scale ** 2
        const distance = mean(values) + margin
        const log =
          0.5 * Math.log(spread / all) +
          (values.length ** 2 * scale ** 2 * distance ** 2) / (2 * spread * all)
        chance = Math.min(chance, Math.exp(-log))
        if (chance <= alpha) return redIf(distance < 0)
      }
      const next = names.slice(seen.again.length * batch, (seen.again.length + 1) * batch)
      return next.length > 0 ? ask(next, seen.meta.iterations, 'head') : undecided
    },
  },
  evalsig: {
    title: 'evalsig 0.1.2, sequential',
    rule: 'A confidence sequence of the differences by case between the first iterations of the newest base run and of the head, one case after the other from 30 on: red when it is below zero, green when it is above.',
    source: { title: 'evalsig 0.1.2', url: 'https://pypi.org/project/evalsig/', read },
    judge: (seen) => {
      const before = firsts(newest(seen))
      const names = [...before.keys()].sort()
      const now = new Map(seen.again.flatMap(({ head }) => [...firsts(head)]))
      const values = names.slice(0, now.size).flatMap((name) => {
        const value = now.get(name)
        return value === undefined ? [] : [value - (before.get(name) ?? 0)]
      })
      if (values.length >= leastItems.evalsig) {
        const time = values.length + 1
        const width =
          (Math.sqrt(variance(values)) * Math.sqrt(2 * time * Math.log(Math.sqrt(time) / alpha))) /
          values.length
        if (width > 0 && Math.abs(mean(values)) > width) return redIf(mean(values) < 0)
      }
      const done = seen.again.length === 0 ? 0 : leastItems.evalsig + seen.again.length - 1
      const next = names.slice(done, seen.again.length === 0 ? leastItems.evalsig : done + 1)
      return next.length > 0 ? ask(next, 1, 'head') : undecided
    },
  },
} as const satisfies Record<string, PayingRule>

function ask(cases: readonly string[], iterations: number, sides: 'head' | 'base'): Answer {
  if (cases.length === 0) return redIf(false)
  return { ...undecided, rerun: { cases, iterations, sides } }
}

const nothing = { passed: 0, failed: 0 }

function listTrusted(runs: readonly RunData[]): readonly string[] {
  const rates = runs.map(means)
  const names = [...new Set(rates.flatMap((of) => [...of.keys()]))]
  return names.filter((name) => {
    const nights = rates.flatMap((of) => of.get(name) ?? [])
    return mean(nights) > trusted.mean && nights.every((rate) => rate > trusted.each)
  })
}

function countAll(runs: readonly RunData[]): ReadonlyMap<string, typeof nothing> {
  const counts = new Map<string, typeof nothing>()
  for (const { cases } of runs) {
    for (const { name, iterations } of cases) {
      const { passed, failed } = counts.get(name) ?? nothing
      const passes = countPasses(iterations)
      counts.set(name, { passed: passed + passes, failed: failed + iterations.length - passes })
    }
  }
  return counts
}

function means({ cases }: RunData): ReadonlyMap<string, number> {
  return new Map(
    cases.flatMap(({ name, iterations }) => {
      const judged = iterations.filter(isJudged)
      return judged.length === 0 ? [] : [[name, countPasses(judged) / judged.length] as const]
    }),
  )
}

/** The first iteration of each case. */
function firsts({ cases }: RunData): ReadonlyMap<string, number> {
  return means({ cases: cases.map((of) => ({ ...of, iterations: of.iterations.slice(0, 1) })), summary })
}

const summary = { total: 0, passed: 0, failed: 0 }

function countPasses(iterations: readonly Iteration[]): number {
  return iterations.filter(({ outcome }) => outcome === 'pass').length
}
