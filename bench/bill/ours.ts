import { defaultPolicy } from '../../src/config/policy/table.ts'
import type { Look } from '../../src/gate/again/remeasured.ts'
import { compareRuns } from '../../src/gate/compare/compare.ts'
import { decideCompleteRun } from '../../src/gate/judge/decide.ts'
import { type MeasureStep, planNextStep } from '../../src/gate/measure/plan-next-step.ts'
import type { Policy } from '../../src/gate/policy/policy.ts'
import type { Baseline } from '../../src/model/comparison/baseline.ts'
import type { Comparison } from '../../src/model/comparison.ts'
import { addResult } from '../../src/model/run/add-result.ts'
import { joinRunCases } from '../../src/model/run/merge-tallies.ts'
import { createRun, type Run } from '../../src/model/run/run.ts'
import type { Answer, Meta, Outcome, RunData, Seen } from '../gates/contract.ts'

const colors = { passed: 'green', failed: 'red', inconclusive: 'open' } as const
const outcomes = {
  pass: { outcome: 'passed' },
  fail: { outcome: 'failed' },
  error: { outcome: 'errored' },
  lost: { outcome: 'errored', infrastructure: true },
  skip: { outcome: 'skipped' },
} as const satisfies Record<Outcome, unknown>

/** Eval Gate on what it is given, in the process of the bench. */
export function judgeFixed({ meta, base, head }: Seen): Answer {
  const policy = policyOf(meta)
  const run = readHead(head, meta)
  const comparison = compareRuns(run, readBase(base, meta), policy, { today: 0 })
  return answerOf(run, comparison, policy)
}

/**
 * Eval Gate as it measures until it is certain, in the process of the bench.
 *
 * @param most iterations that it may measure in all
 * @returns judges what was measured, step by step
 */
export function startPlanned(most: number): (seen: Seen) => Answer {
  const steps: MeasureStep[] = []
  let baseline: Baseline | undefined
  return ({ meta, base, head, again }) => {
    const policy = policyOf(meta)
    baseline ??= readBase(base, meta)
    const headRun = (data: RunData) => readHead(data, meta)
    const alone = again.filter((fresh) => fresh.base === undefined)
    const measured = alone.map((fresh) => headRun(fresh.head)).reduce(joinRunCases, headRun(head))
    const bothSides = steps.filter(({ side }) => side === 'both')
    const pairs = again
      .filter((fresh) => fresh.base !== undefined)
      .map((fresh, at): Look => {
        const looked = { head: headRun(fresh.head), base: headRun(fresh.base ?? fresh.head) }
        return { ...looked, asksMean: bothSides[at]?.asksMean ?? false }
      })
    const spent = again.reduce(
      (sum, fresh) => sum + fresh.head.summary.total + (fresh.base?.summary.total ?? 0),
      head.summary.total,
    )
    const next = planNextStep({
      head: measured,
      pairs,
      baseline,
      policy,
      options: { today: 0 },
      steps,
      left: most - spent,
      sideBySide: 1,
      rounds: most - spent,
      canMeasureBase: true,
    })
    if (next.kind !== 'measure') {
      const measuring = { ended: next.kind, evaluations: spent, most }
      const comparison = { ...next.comparison, head: { ...next.comparison.head, measuring } }
      return answerOf(measured, comparison, policy)
    }
    steps.push(next)
    const keys = new Set(next.cases)
    const cases = [...measured.cases.values()].filter(({ key }) => keys.has(key))
    return {
      verdict: 'open',
      cases: [],
      rerun: {
        cases: cases.map(({ identity }) => identity.name),
        iterations: next.iterations,
        sides: next.side,
      },
    }
  }
}

function answerOf(run: Run, comparison: Comparison, policy: Policy): Answer {
  const { outcome } = decideCompleteRun(run, comparison, policy)
  const regressed = comparison.cases.filter(({ change }) => change === 'regressed')
  const bound = comparison.suite?.ruledOutDrop
  return {
    verdict: colors[outcome],
    cases: outcome === 'failed' ? regressed.map(({ identity }) => identity.name) : [],
    ...(typeof bound === 'number' && { bound }),
  }
}

function policyOf({ kind }: Meta): Policy {
  return kind === undefined ? defaultPolicy : { ...defaultPolicy, kind }
}

function readBase(base: readonly RunData[], meta: Meta): Baseline {
  const runs = base.map((run, at) => readRun(run, `base ${at}`, timeOf(meta.measured?.base[at]), meta))
  return { source: 'file', description: 'base', runs }
}

function readHead(data: RunData, meta: Meta): Run {
  return readRun(data, 'head', timeOf(meta.measured?.head), meta)
}

function timeOf(text: string | undefined): number {
  return text === undefined ? 0 : Date.parse(text)
}

export function readRun(
  { cases }: RunData,
  id: string,
  createdAt: number,
  { scorer }: Pick<Meta, 'scorer'>,
): Run {
  const run = createRun({ id, suiteName: 'bench', createdAt })
  for (const { name, file, iterations } of cases) {
    for (const { outcome, score } of iterations)
      addResult(run, {
        identity: { file, suite: [file], name },
        ...outcomes[outcome],
        ...(score !== undefined && scorer !== undefined && { scores: [{ name: scorer, value: score }] }),
      })
  }
  return run
}
