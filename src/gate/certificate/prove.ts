import { type ObligationName, obligationNames } from '../../model/certificate.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import { buildRecord } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'
import type { Measured } from '../../model/measured.ts'
import { countQuiet } from '../../model/quiet/all-cases.ts'
import { countJudged, countTotals, isJudged } from '../../model/run/run.ts'
import { listStatements } from '../../model/run/unexplained.ts'
import type { Reason } from '../../model/verdict.ts'
import { countsInVerdict } from '../judge/cases.ts'
import type { GateFacts } from '../judge/judged.ts'
import type { Policy } from '../policy/policy.ts'
import type { LimitCounts } from './limits.ts'
import type { Proof } from './settle-verdict.ts'

interface Given {
  readonly measured: Measured
  readonly comparison: Comparison
  readonly policy: Policy
  readonly facts: GateFacts
  readonly limits: LimitCounts
  /** What the rules say. */
  readonly reasons: readonly Reason[]
}

type Figures = Readonly<Record<string, number | string>>

const settled = (figures: Figures): Proof => ({ state: 'settled', figures })
const notDue: Proof = { state: 'not-due', figures: {} }
/** Settled by a figure that is known only where it was due. */
function settleKnown(name: string, figure: number | string | undefined, more: Figures = {}): Proof {
  return figure === undefined ? notDue : settled({ [name]: figure, ...more })
}
const waive = (by: string, figures: Figures = {}): Proof => ({ state: 'waived', by, figures })

/** The evidence for each obligation. One without a row does not compile. */
const provers: { readonly [Name in ObligationName]: (given: Given) => Proof } = {
  reports: ({ measured: { came, run, nothingWasDue }, policy }) => {
    if (came.reports === undefined || nothingWasDue) return notDue
    const { total } = countTotals(run)
    if (total > 0) return settled({ reports: came.reports, results: total })
    if (policy.allowEmpty) return waive('allow-empty')
    return open('empty', 'The reports contain no results.')
  },
  parts: ({ measured: { came, run } }) =>
    settleKnown('parts', came.parts, { jobs: run.info.jobs?.length ?? 1 }),
  hosted: ({ measured: { came } }) => settleKnown('runs', came.hosted),
  step: ({ measured: { steps } }) => {
    if (steps.length === 0) return notDue
    const succeeded = steps.filter(({ ended }) => ended === 'success').length
    return settled({ steps: steps.length, succeeded })
  },
  counts: ({ comparison: { head } }) => {
    const statements = listStatements(head, 'failures').length + listStatements(head, 'cases').length
    return settleKnown('statements', statements || undefined)
  },
  code: ({ comparison: { head } }) => settleKnown('commit', head.witness?.checkedOut?.slice(0, 12)),
  judged: ({ measured: { run, nothingWasDue }, policy }) => {
    if (nothingWasDue) return notDue
    const totals = countTotals(run)
    const { cases, skipped, lost, total } = totals
    const figures = { cases, iterations: countJudged(totals), skipped, lost }
    if (figures.iterations > 0) return settled(figures)
    if (policy.allowEmpty && lost === 0) return waive('allow-empty', figures)
    return open('all-skipped', `None of the ${formatPlural(total, 'result')} was judged.`)
  },
  measured: ({ comparison: { scores } }) => settleKnown('scorers', scores.length || undefined),
  compared: proveCompared,
  base: proveBase,
  control: ({ comparison: { again }, policy }) => {
    if (again === undefined) return notDue
    if (policy.failOn === 'never') return waive('fail-on: never')
    return settled({ looks: again.looks, cases: again.cases, sides: again.sides })
  },
  settings: ({ limits: { due, judged } }) => (due === 0 ? notDue : settled({ due, judged })),
  evidence: proveNothingGotWorse,
}

/** Proves what can be proven for each obligation. */
export function proveObligations(given: Given): Readonly<Record<ObligationName, Proof>> {
  return buildRecord(obligationNames, (name) => provers[name](given))
}

function open(rule: Reason['rule'], message: string, evidence?: Reason['evidence']): Proof {
  return { state: 'open', reason: { rule, status: 'inconclusive', message, evidence } }
}

/** Each case that the base judged is in exactly one of three counts. */
function proveCompared({ comparison, policy, facts, measured: { nothingWasDue } }: Given): Proof {
  const { baseline, notRun, cases } = comparison
  if (baseline === null || nothingWasDue) return notDue
  const figures = {
    due: countQuiet(comparison) + (notRun?.cases ?? 0),
    compared: countQuiet(comparison),
    excused: notRun?.cases ?? 0,
    named: 0,
  }
  for (const compared of cases) {
    const { base, head } = compared
    if (!isJudged(base) || base.scope === 'suite') continue
    if (base.finding === true && head === undefined) continue
    figures.due += 1
    if (isJudged(head)) figures.compared += 1
    else if (!countsInVerdict(compared) || isExcused(compared, facts)) figures.excused += 1
    else figures.named += 1
  }
  if (policy.failOn === 'never') return waive('fail-on: never', figures)
  // Where everything that was due is only named as missing, nothing was compared.
  if (figures.named === 0 || figures.compared > 0) return settled(figures)
  const message = `None of the ${formatPlural(figures.due, 'case')} of the baseline was compared.`
  return open('no-common-case', message, { cases: figures.due })
}

/** The change removed it, or it goes on under another name. */
function isExcused({ key, likelyRename }: CaseComparison, { absences }: GateFacts): boolean {
  return likelyRename !== undefined || absences?.explained.has(key) === true
}

function proveBase({ comparison, policy: { failOn }, facts, measured }: Given): Proof {
  const { baseline } = comparison
  if (baseline !== null) return settled({ runs: countBaseRuns(comparison), source: baseline.source })
  if (measured.nothingWasDue) return notDue
  if (failOn === 'failures' || failOn === 'never') return waive(`fail-on: ${failOn}`)
  if (facts.missingBaseline?.kind === 'unwanted') return waive('baseline: none')
  // The rule about a missing baseline opens the verdict where anything fails.
  return settled({ runs: 0 })
}

/** That nothing got worse has to be said by a test, unless there is nothing to compare with. */
function proveNothingGotWorse({ comparison, policy, reasons, measured }: Given): Proof {
  const { suite, baseline, again } = comparison
  if (policy.failOn === 'never') return waive('fail-on: never')
  if (measured.nothingWasDue || baseline === null) return notDue
  const tested = suite?.commonCases ?? 0
  const isSaid =
    again?.outcome === 'cleared' ||
    reasons.some(({ rule, status }) => rule === 'no-regression' && status === 'passed')
  if (isSaid) return settled({ tested })
  // What is quarantined, accepted or not gated needs no test.
  const isTestDue = comparison.cases.some((compared) => isJudged(compared.head) && countsInVerdict(compared))
  if (!isTestDue && countQuiet(comparison) === 0) return settled({ tested })
  return open('inconclusive-suite', 'No test says that nothing got worse.')
}
