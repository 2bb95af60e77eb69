import { incompleteBeta } from '../statistics.ts'
import { newest, pairs, type Rule, ratesOf, redIf } from './gate.ts'

/** Rules that look at each case on its own. */
export const caseRules = {
  'any-flip': {
    title: 'any flip',
    rule: 'Red when a case that passed most iterations of the newest base run fails most of them now.',
    judge: (seen) => {
      const flipped = pairs(seen.head, newest(seen)).filter(({ now, before }) => before >= 0.5 && now < 0.5)
      return redIf(
        flipped.length > 0,
        flipped.map(({ name }) => name),
      )
    },
  },
  'retry-3': {
    title: 'retry 3',
    rule: 'A case that fails is run up to three times in all, and one pass is enough. Red when a case that passed in the newest base run never passes.',
    source: {
      title: 'Playwright, Retries; the same in Jest and pytest-rerunfailures',
      url: 'https://playwright.dev/docs/test-retries',
      read: '2026-11-22',
    },
    judge: (seen) => {
      const failing = pairs(seen.head, newest(seen)).flatMap(({ name, now, before }) =>
        before > 0 && now === 0 ? [name] : [],
      )
      const [again] = seen.again
      if (failing.length > 0 && again === undefined) {
        const answer = redIf(true, failing)
        return { ...answer, rerun: { cases: failing, iterations: 2, sides: 'head' } }
      }
      const fresh = again === undefined ? new Map<string, number>() : ratesOf(again.head)
      const stay = failing.filter((name) => (fresh.get(name) ?? 0) === 0)
      return redIf(stay.length > 0, stay)
    },
  },
  flakiness: {
    title: 'flakiness score',
    rule: 'Each case has a probability that it fails although nothing is wrong, estimated from its base runs with a Beta(1, 19) prior. Red when a case that fails now had one below 10%; the others are called flaky.',
    source: {
      title: 'Meta, Probabilistic flakiness, in its simplest form',
      url: 'https://engineering.fb.com/2020/12/10/developer-tools/probabilistic-flakiness/',
      read: '2026-11-22',
    },
    judge: ({ base, head }) => {
      const runs = base.map(ratesOf)
      const broken = [...ratesOf(head)].flatMap(([name, now]) => {
        const before = runs.flatMap((run) => run.get(name) ?? [])
        if (now >= 0.5 || before.length === 0) return []
        const failed = before.filter((rate) => rate < 0.5).length
        return (failed + 1) / (before.length + 20) < 0.1 ? [name] : []
      })
      return redIf(broken.length > 0, broken)
    },
  },
  mcnemar: {
    title: 'McNemar',
    rule: 'Exact one-sided test of the cases that changed between the newest base run and the head; red below 0.05.',
    source: {
      title: 'NVIDIA NeMo Evaluator 0.3, Comparing Evaluation Runs',
      url: 'https://docs.nvidia.com/nemo/evaluator/0.3.0/tutorials/compare.html',
      read: '2026-11-22',
    },
    judge: (seen) => {
      const all = pairs(seen.head, newest(seen)).map(({ name, now, before }) => ({
        name,
        lost: before >= 0.5 && now < 0.5,
        won: before < 0.5 && now >= 0.5,
      }))
      const lost = all.filter((of) => of.lost)
      const won = all.filter((of) => of.won).length
      // P(X >= lost) of a fair coin thrown lost + won times.
      const chance = lost.length === 0 ? 1 : incompleteBeta(0.5, lost.length, won + 1)
      return redIf(
        chance < 0.05,
        lost.map(({ name }) => name),
      )
    },
  },
} as const satisfies Record<string, Rule>
