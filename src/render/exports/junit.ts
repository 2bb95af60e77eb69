import { XMLBuilder } from 'fast-xml-parser'
import type { GateReport } from '../../model/gate-report.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import type { Outcome } from '../../model/run/result.ts'
import { type CaseTally, countIterations, type Evidence } from '../../model/run/run.ts'
import { getSampleMean, getSampleMoments } from '../../model/run/sample.ts'
import { makeVisible, makeVisibleLine } from '../visible.ts'

/** One iteration as it is written; without evidence only its outcome is known. */
interface Iteration {
  readonly outcome: Outcome
  readonly evidence?: Evidence
  readonly flaky: boolean
  readonly lost: boolean
}

type Attributes = Record<string, string | number>

/**
 * The run as JUnit XML, one `testcase` for each iteration, one `testsuite` for each file. Equal names are
 * iterations of one case. The counts are exact; only iterations kept as evidence have texts.
 */
export function renderJunit(report: GateReport): string {
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    format: true,
    suppressEmptyNode: true,
    // Otherwise an attribute with the value `true` is written without a value, which is not valid XML.
    suppressBooleanAttributes: false,
  })
  const byFile = Map.groupBy(report.head.cases.values(), ({ identity }) => identity.file ?? '')
  const suites = [...byFile].map(([file, tallies]) => buildSuiteElement(file || report.suiteName, tallies))
  const { totals } = report.verdict
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
    testsuites: {
      '@name': cleanAttributeText(report.suiteName),
      '@tests': totals.total,
      '@failures': totals.failed,
      '@errors': totals.errored,
      '@skipped': totals.skipped,
      testsuite: suites,
    },
  })}`
}

function buildSuiteElement(name: string, tallies: readonly CaseTally[]): object {
  const sumTallies = (pick: (tally: CaseTally) => number) =>
    tallies.reduce((total, tally) => total + pick(tally), 0)
  return {
    '@name': cleanAttributeText(name),
    '@tests': sumTallies(countIterations),
    '@failures': sumTallies(({ failed }) => failed),
    '@errors': sumTallies(({ errored }) => errored),
    '@skipped': sumTallies(({ skipped }) => skipped),
    '@time': formatSeconds(
      sumTallies(({ durationMs }) => (durationMs === undefined ? 0 : getSampleMoments(durationMs).sum)),
    ),
    testcase: tallies.flatMap((tally) =>
      listIterations(tally).map((iteration) => buildCaseElement(tally, iteration)),
    ),
  }
}

/** Iterations of a case that are written without evidence, by outcome; a report of 3 MB has a million. */
const mostAlike = 1_000

/** Every iteration that was counted, those with evidence first; of very many that are alike, only the count is exact. */
function listIterations(tally: CaseTally): Iteration[] {
  const left = { passed: tally.passed, failed: tally.failed, errored: tally.errored, skipped: tally.skipped }
  let { lost, flaky } = tally
  const known: Iteration[] = (tally.evidence ?? []).map((evidence) => {
    left[evidence.outcome] -= 1
    const isLost = evidence.infrastructure === true || evidence.unjudged !== undefined
    if (isLost) lost -= 1
    if (evidence.flaky === true) flaky -= 1
    const { outcome } = evidence
    return { outcome, evidence, flaky: evidence.flaky === true, lost: isLost }
  })
  const unknown = (['passed', 'failed', 'errored', 'skipped'] as const).flatMap((outcome) =>
    Array.from({ length: Math.min(mostAlike, Math.max(0, left[outcome])) }, (_, index) => ({
      outcome,
      flaky: outcome === 'passed' && index < flaky,
      lost: outcome === 'errored' && index < lost,
    })),
  )
  return [...known, ...unknown]
}

function buildCaseElement(tally: CaseTally, { outcome, evidence, flaky, lost }: Iteration): object {
  const { identity, location, durationMs } = tally
  const ms = evidence?.durationMs ?? getSampleMean(durationMs)
  const attributes: Attributes = {
    '@name': cleanAttributeText(formatCaseTitle({ ...identity, suite: [] })),
    ...(identity.suite.length > 0 && { '@classname': cleanAttributeText(identity.suite.join(' › ')) }),
    ...(identity.file !== undefined && { '@file': cleanAttributeText(identity.file) }),
    ...(location?.line !== undefined && { '@line': location.line }),
    ...(ms !== undefined && { '@time': formatSeconds(ms) }),
  }
  const properties = listProperties(tally, evidence)
  return {
    ...attributes,
    ...(properties.length > 0 && { properties: { property: properties } }),
    ...buildOutcomeElement(outcome, evidence, { flaky, lost }),
  }
}

function listProperties({ identity, model, provider }: CaseTally, evidence: Evidence | undefined): object[] {
  const pairs: [string, string | undefined][] = [
    ['id', identity.id],
    ['model', model],
    ['provider', provider],
    ...(evidence?.scores ?? []).map(({ name, value }): [string, string | undefined] => [
      `score.${name}`,
      value === null ? undefined : String(value),
    ]),
  ]
  return pairs.flatMap(([name, value]) =>
    value === undefined ? [] : [{ '@name': cleanAttributeText(name), '@value': cleanAttributeText(value) }],
  )
}

function buildOutcomeElement(
  outcome: Outcome,
  evidence: Evidence | undefined,
  { flaky, lost }: { readonly flaky: boolean; readonly lost: boolean },
): object {
  const problem = {
    '@message': cleanAttributeText(evidence?.message ?? ''),
    ...(lost && { '@type': 'infrastructure' }),
    ...(evidence?.detail !== undefined && { '#text': replaceForbiddenCharacters(evidence.detail) }),
  }
  if (outcome === 'failed') return { failure: problem }
  if (outcome === 'errored') return { error: problem }
  if (outcome === 'skipped') return { skipped: problem }
  if (flaky) return { flakyFailure: problem }
  return {}
}

function formatSeconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

/** Parsers drop line breaks in attributes, so they are made visible. */
function cleanAttributeText(text: string): string {
  return replaceForbiddenCharacters(makeVisibleLine(text))
}

/** XML has no way to write most control characters; those still left after making them visible are replaced. */
function replaceForbiddenCharacters(text: string): string {
  return makeVisible(text).replace(/[\ufffe\uffff]/g, '\ufffd')
}
