import { XMLBuilder } from 'fast-xml-parser'
import type { GateReport } from '../../model/gate-report.ts'
import { caseTitle } from '../../model/run/identity.ts'
import type { Outcome } from '../../model/run/result.ts'
import { type CaseTally, countIterations, type Evidence } from '../../model/run/run.ts'
import { meanOf, momentsOf } from '../../model/run/sample.ts'
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
  const suites = [...byFile].map(([file, tallies]) => suiteElement(file || report.suiteName, tallies))
  const { totals } = report.verdict
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({
    testsuites: {
      '@name': attributeText(report.suiteName),
      '@tests': totals.total,
      '@failures': totals.failed,
      '@errors': totals.errored,
      '@skipped': totals.skipped,
      testsuite: suites,
    },
  })}`
}

function suiteElement(name: string, tallies: readonly CaseTally[]): object {
  const sum = (pick: (tally: CaseTally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0)
  return {
    '@name': attributeText(name),
    '@tests': sum(countIterations),
    '@failures': sum(({ failed }) => failed),
    '@errors': sum(({ errored }) => errored),
    '@skipped': sum(({ skipped }) => skipped),
    '@time': seconds(sum(({ durationMs }) => (durationMs === undefined ? 0 : momentsOf(durationMs).sum))),
    testcase: tallies.flatMap((tally) =>
      iterationsOf(tally).map((iteration) => caseElement(tally, iteration)),
    ),
  }
}

/** Every iteration that was counted, those with evidence first. */
function iterationsOf(tally: CaseTally): Iteration[] {
  const left = { passed: tally.passed, failed: tally.failed, errored: tally.errored, skipped: tally.skipped }
  let { lost, flaky } = tally
  const known: Iteration[] = (tally.evidence ?? []).map((evidence) => {
    left[evidence.outcome] -= 1
    if (evidence.infrastructure === true) lost -= 1
    if (evidence.flaky === true) flaky -= 1
    const { outcome } = evidence
    return { outcome, evidence, flaky: evidence.flaky === true, lost: evidence.infrastructure === true }
  })
  const unknown = (['passed', 'failed', 'errored', 'skipped'] as const).flatMap((outcome) =>
    Array.from({ length: Math.max(0, left[outcome]) }, (_, index) => ({
      outcome,
      flaky: outcome === 'passed' && index < flaky,
      lost: outcome === 'errored' && index < lost,
    })),
  )
  return [...known, ...unknown]
}

function caseElement(tally: CaseTally, { outcome, evidence, flaky, lost }: Iteration): object {
  const { identity, location, durationMs } = tally
  const ms = evidence?.durationMs ?? meanOf(durationMs)
  const attributes: Attributes = {
    '@name': attributeText(caseTitle({ ...identity, suite: [] })),
    ...(identity.suite.length > 0 && { '@classname': attributeText(identity.suite.join(' › ')) }),
    ...(identity.file !== undefined && { '@file': attributeText(identity.file) }),
    ...(location?.line !== undefined && { '@line': location.line }),
    ...(ms !== undefined && { '@time': seconds(ms) }),
  }
  const properties = propertiesOf(tally, evidence)
  return {
    ...attributes,
    ...(properties.length > 0 && { properties: { property: properties } }),
    ...outcomeElement(outcome, evidence, { flaky, lost }),
  }
}

function propertiesOf({ identity, model, provider }: CaseTally, evidence: Evidence | undefined): object[] {
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
    value === undefined ? [] : [{ '@name': attributeText(name), '@value': attributeText(value) }],
  )
}

function outcomeElement(
  outcome: Outcome,
  evidence: Evidence | undefined,
  { flaky, lost }: { readonly flaky: boolean; readonly lost: boolean },
): object {
  const problem = {
    '@message': attributeText(evidence?.message ?? ''),
    ...(lost && { '@type': 'infrastructure' }),
    ...(evidence?.detail !== undefined && { '#text': allowedText(evidence.detail) }),
  }
  if (outcome === 'failed') return { failure: problem }
  if (outcome === 'errored') return { error: problem }
  if (outcome === 'skipped') return { skipped: problem }
  return flaky ? { flakyFailure: problem } : {}
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}

/** Parsers drop line breaks in attributes, so they are made visible. */
function attributeText(text: string): string {
  return allowedText(makeVisibleLine(text))
}

/** XML has no way to write most control characters; those still left after making them visible are replaced. */
function allowedText(text: string): string {
  return makeVisible(text).replace(/[\ufffe\uffff]/g, '\ufffd')
}
