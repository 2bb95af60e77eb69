import { requestFirstLook } from '../../../src/gate/again/choose.ts'
import { compareWithLooks } from '../../../src/gate/again/compare-again.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideVerdict } from '../../../src/gate/judge/decide.ts'
import type { GateFacts } from '../../../src/gate/judge/judged.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { Baseline } from '../../../src/model/comparison/baseline.ts'
import { dayMs } from '../../../src/model/format-time.ts'
import type { Measured } from '../../../src/model/measured.ts'
import type { Run, RunInfo } from '../../../src/model/run/run.ts'
import type { Unexplained } from '../../../src/model/run/unexplained.ts'
import { addCase, aMeasured, aPolicy, aRun, type Extra, type Judged, judged, today } from './build.ts'

/** What is drawn: true and false, and one of several. A value that stands there twice is twice as likely. */
interface Draw {
  (share: number): boolean
  of<T>(...values: readonly T[]): T
}

/** One case and how it does on both sides. */
interface Drawn {
  readonly name: string
  readonly headName: string
  readonly file: string | undefined
  readonly variant: string | undefined
  readonly suite: string
  /** Of the base and of the head. */
  readonly models: readonly [string, string]
  readonly inputs: readonly [string, string]
  readonly slices: readonly string[]
  readonly base: number
  readonly head: number
  readonly level: number
  readonly isScored: boolean
  /** It is in this share of the runs. */
  readonly there: number
  readonly isSuite: boolean
}

/**
 * A small world with a head, a base, a policy, and what was delivered, and how the gate judges it, after up to two
 * looks at fresh iterations. Its figures lie on coarse grids, so that rates, scores and limits are often equal.
 */
export function judgeDrawnWorld(seed: number): Judged {
  const random = createSeededRandom(`world ${seed}`)
  const draw: Draw = Object.assign((share: number) => random() < share, {
    of: <T>(...values: readonly T[]) => values[Math.floor(random() * values.length)] as T,
  })
  const iterations = draw.of(1, 1, 2, 3, 5)
  const hasVariants = draw(0.2)
  const variants = draw.of(['large', 'small'], ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  const hasSlices = draw(0.4)
  const [hasModels, hasInputs] = [draw(0.2), draw(0.2)]
  const [otherModels, otherInputs] = [draw.of(0, 0.3, 1), draw.of(0, 0.1, 0.5)]
  /** Suites that the head has no more. */
  const gone = ['checkout', 'cart', 'login', 'search', 'admin', 'mail'].filter(() => draw(0.08))
  const hasScores = draw(0.5)
  const fall = draw.of(0, 0, 0, 0.2, 0.5)
  const cases = Array.from({ length: draw.of(1, 2, 4, 6, 9, 14, 30) }, (_, index): Drawn => {
    const base = draw.of(0, 0.5, 0.8, 0.9, 1, 1, 1, 1)
    const name = `${draw.of('pays', 'ships', 'refunds')} ${index}`
    return {
      name,
      headName: draw(0.06) ? `${name} (v2)` : name,
      file: draw(0.3) ? draw.of('a.test.ts', 'b.test.ts') : undefined,
      variant: hasVariants ? draw.of(...variants) : undefined,
      suite: draw.of('checkout', 'checkout', 'checkout', 'cart', 'login', 'search', 'admin', 'mail'),
      models: ['m0', draw(otherModels) ? draw.of('m1', 'm2', 'm3', 'm4', 'm5') : 'm0'],
      inputs: [name, draw(otherInputs) ? `${name}?` : name],
      slices: hasSlices ? ['kind: a', 'kind: b', 'tier: 1'].filter(() => draw(0.5)) : [],
      base,
      head: draw(0.12) ? 0 : draw(0.1) ? 1 : Math.max(0, base - fall),
      level: draw.of(0, 0.5, 0.6, 0.8, 1),
      isScored: hasScores && draw(0.9),
      there: draw.of(1, 1, 1, 1, 1, 1, 0.7),
      isSuite: draw(0.03),
    }
  })
  const trouble = draw.of(0, 0, 0, 0.1, 0.4)
  const slower = draw.of(1, 1, 1.5, 3)
  const worse = draw.of(0, 0, 0.2)
  const isSteady = draw(0.3)
  /** Of a scorer that only one side may have. */
  const [scale, lackingIn] = [draw.of(1, 10, 100), draw.of('head', 'base', undefined, undefined)]
  const price = draw.of(0.01, 0.01, 0)
  const measure = (info: Partial<RunInfo> & Pick<RunInfo, 'id'>, isHead: boolean, bad = 1): Run => {
    const run: Run = { ...aRun(info.id, {}), info: { suiteName: 'suite', createdAt: 1, ...info } }
    for (const of of cases)
      if (draw(of.there) && !(isHead && gone.includes(of.suite))) addDrawn(run, of, isHead, bad)
    return run
  }
  const addDrawn = (run: Run, of: Drawn, isHead: boolean, bad: number) => {
    const scaled = isHead ? slower : 1
    for (let iteration = 0; iteration < iterations; iteration += 1) {
      const letter = draw(trouble)
        ? draw.of('e', 'l', 's', 'r')
        : draw((isHead ? of.head : of.base) * bad)
          ? 'p'
          : 'f'
      const value = Math.max(0, Math.round(10 * (of.level - (isHead ? worse : 0))) / 10 + draw.of(0, 0, 0.1))
      const scores = [
        {
          name: 'quality',
          value: draw(0.05) ? null : value,
          ...(hasModels && { judge: of.models[isHead ? 1 : 0] }),
        },
        { name: 'toxicity', value: draw.of(0, 0.5), lowerIsBetter: true as const },
        ...(lackingIn === (isHead ? 'head' : 'base')
          ? []
          : [{ name: 'style', value: (letter === 'p' ? 0.9 : 0.3) * scale }]),
      ]
      const extra: Extra = {
        identity: {
          suite: [of.suite],
          name: isHead ? of.headName : of.name,
          ...(of.file !== undefined && { file: of.file }),
          ...(of.variant !== undefined && { variant: of.variant }),
        },
        ...(of.isSuite && letter !== 'p' && { scope: 'suite' }),
        ...(of.isScored && {
          scores,
          latencyMs: (isSteady ? 100 : draw.of(100, 100, 200)) * scaled,
          tokens: { total: 50 * scaled },
          costUsd: price * scaled,
        }),
        ...(of.variant !== undefined && { model: of.variant }),
        ...(hasModels && of.variant === undefined && { model: of.models[isHead ? 1 : 0] }),
        ...(hasInputs && { input: of.inputs[isHead ? 1 : 0], expected: 'yes', output: 'yes' }),
        ...(of.slices.length > 0 && { slices: of.slices }),
        ...(letter === 'p' && draw(0.03) && { cached: true }),
        durationMs: (isSteady ? 100 : draw.of(10, 100, 300)) * scaled,
      }
      addCase(run, of.name, letter, extra)
    }
  }
  const jobs = draw(0.2) ? [{ job: 'evals', parts: 2, cases: 8 }] : undefined
  const reports = draw(0.3) ? [{ pattern: 'a.xml', files: 2 }] : undefined
  const unexplained = () => ({
    unexplained: Array.from({ length: draw.of(1, 1, 2) }, () => ({
      what: draw.of<Unexplained['what']>('failures', 'cases', 'end'),
      file: draw.of('a.xml', 'b.xml'),
      ...(draw(0.5) && { suite: draw.of('checkout', 'cart') }),
      declared: draw.of(3, 4, 9),
      shown: draw.of(2, 3),
    })),
  })
  const isUnexplained = draw(0.25)
  const runs = Array.from({ length: draw.of(0, 1, 1, 2, 3, 5, 8) }, (_, index) =>
    measure(
      {
        id: `base ${index}`,
        commit: `c${draw.of(index, index, 0)}`,
        createdAt: today - (index + 1) * draw.of(1, 1, 0.1) * dayMs,
        ...(jobs && { jobs }),
        ...(reports && { reports }),
        ...(isUnexplained && draw(0.6) && unexplained()),
      },
      false,
      draw.of(1, 1, 1, 1, 1, 1, 0.5, 0),
    ),
  )
  const head = measure(
    {
      id: 'head',
      createdAt: today,
      commit: 'c9',
      ...(jobs && { jobs: [{ job: 'evals', parts: draw.of(1, 2), cases: 8 }] }),
      ...(reports && { reports: [{ pattern: 'a.xml', files: draw.of(1, 2) }] }),
      ...(isUnexplained && unexplained()),
    },
    true,
  )
  const source = draw.of('artifact', 'service', 'file', 'run')
  const baseline: Baseline | null =
    runs.length === 0
      ? null
      : {
          source,
          description: 'main@c0',
          runs,
          ...(draw(0.1) && { fallback: { wanted: 'next', used: 'main' } }),
        }
  const policy = drawPolicy(draw)
  const options = {
    today,
    ...(draw(0.1) && { selection: 'the shard 1 of 2' }),
    ...(draw(0.2) && { before: { others: draw.of(0, 1, 3), same: draw.of([], [0.02], [0.5, 0.01]) } }),
  }
  const drawn = drawMeasured(draw, head)
  const missing: GateFacts = {
    ...(draw(0.2) && {
      missingBaseline: {
        kind: draw.of('unwanted', 'first', 'unusable', 'out-of-reach'),
        explanation: 'None.',
      },
    }),
  }
  // Only of some runs it is known which code is due.
  const measured = { ...drawn, otherCode: draw(0.2) ? drawn.otherCode : undefined }
  const facts: GateFacts = {
    ...missing,
    ...(draw(0.1) && { measuresBase: true }),
    ...(draw(0.2) && { removed: (group: string) => group.includes('a.test') }),
  }
  const first = compareRuns(head, baseline, policy, options)
  const chosen =
    baseline === null || draw(0.5) ? [] : requestFirstLook(first, policy).cases.slice(0, draw.of(2, 50))
  if (baseline === null || chosen.length === 0)
    return judged(first, decideVerdict(measured, first, policy, facts))
  const [planned, hasBase] = [draw.of(1, 2), draw(0.7)]
  const looks = Array.from({ length: draw.of(1, planned) }, (_, look) => {
    const freshHead = measure({ id: `again ${look}` }, true)
    const base = hasBase ? measure({ id: `base again ${look}` }, false) : undefined
    return { head: freshHead, base, asksMean: true }
  })
  const { comparison } = compareWithLooks(first, chosen, looks, {
    head,
    baseline,
    policy,
    options,
    planned,
    controls: [],
  })
  return judged(comparison, decideVerdict(measured, comparison, policy, facts))
}

function drawPolicy(draw: Draw): Policy {
  const growth = () => ({ mode: draw.of('off', 'warn', 'fail'), atLeast: draw.of(0, 0.5, 1) }) as const
  const quarantine = {
    reason: 'known',
    owner: '@ada',
    until: draw.of('2029-12-31', '2030-01-01', '2030-02-01'),
  }
  const rule = () => ({
    match: [draw.of('pays*', '*1', '*2', 'refunds 0', 'nothing')],
    ...draw.of<object>(
      { weight: draw.of(0, 2, 3) },
      { ignore: true },
      { quarantine },
      { minPassRate: draw.of(0.5, 0.8, 1) },
      { minScores: { [draw.of('quality', '*')]: draw.of(0.5, 0.8) } },
      { minScores: { quality: 0.5, '*': draw.of(0.3, 0.5) } },
      { limits: draw.of<object>({ latencyMs: 100 }, { tokens: 50 }, { costUsd: 0.01 }) },
      { kind: draw.of('tests', 'evals') },
    ),
  })
  return aPolicy({
    kind: draw.of('auto', 'auto', 'evals', 'evals', 'tests'),
    failOn: draw.of('regressions', 'regressions', 'regressions', 'new-failures', 'failures', 'never'),
    newTests: draw.of('fail', 'warn'),
    onMissingBaseline: draw.of('pass', 'neutral', 'fail'),
    alpha: draw.of(0.05, 0.05, 0.01, 0.2),
    minDrop: { suite: draw.of(0, 0.05, 0.2), score: draw.of(0, 0.05, 0.2) },
    growth: { latency: growth(), tokens: growth(), cost: growth() },
    ...(draw(0.2) && { compare: draw.of('model', 'kind') }),
    ...(draw(0.3) && { delta: draw.of(0.05, 0.2) }),
    ...(draw(0.3) && { minPassRate: draw.of(0.5, 0.8, 0.9) }),
    ...(draw(0.1) && { allowEmpty: true }),
    ...(draw(0.1) && { lowerIsBetter: ['quality'] }),
    minScores: draw(0.3) ? { [draw.of('quality', '*', 'absent')]: draw.of(0.3, 0.5, 0.6) } : {},
    limits: draw(0.2) ? { latencyMs: draw.of(100, 150), tokens: 50, costUsd: 0.01 } : {},
    budget: { mode: draw.of('warn', 'fail'), ...(draw(0.2) && { costUsd: 0.1, tokens: 500 }) },
    cases: [rule(), rule(), rule()].filter(() => draw(0.35)) as Policy['cases'],
    slices: [
      { match: ['kind: *'], minPassRate: draw.of(0.5, 0.8) },
      { match: ['tier: 1'], minScores: { [draw.of('quality', '*')]: 0.5 } },
      { match: ['absent: *'], minPassRate: 1 },
    ].filter(() => draw(0.2)),
  })
}

/** Mostly a whole measurement. */
function drawMeasured(draw: Draw, run: Run): Measured {
  const rarely = <T>(value: T, usual: T) => (draw(0.04) ? value : usual)
  return {
    ...aMeasured(run, { unreadable: draw.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 1) }),
    missing: {
      reports: rarely(['b.xml'], []),
      parts: rarely(['A part is missing.'], []),
      runs: rarely(['A run has no results.'], []),
    },
    jobs: { dead: rarely(['evals'], []), skipped: [], unknown: rarely('GitHub did not answer', undefined) },
    old: rarely([{ path: 'old.xml', writtenAt: 0, isLeftOver: draw(0.5) }], []),
    steps: rarely([{ ended: draw.of('failure', 'cancelled', 'skipped'), part: undefined }], []),
    stated: rarely(['The tool says that it failed.'], []),
    otherCode: rarely('Other code was measured', undefined),
    selection: rarely('the shard 1 of 2', undefined),
    nothingWasDue: rarely(true, false),
  }
}
