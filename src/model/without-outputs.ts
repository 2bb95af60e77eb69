import type { GateReport } from './gate-report.ts'
import type { CaseTally, Evidence, Run } from './run/run.ts'

/** What stands in place of a failure text that may quote an output. */
const hidden = 'hidden by `show-outputs: off`'

/**
 * The report without what evals were asked and answered: inputs, outputs, expectations, arguments of tools, reasons of
 * scorers, and failure texts of evals, which quote them. On both sides, and in every run of the baseline. Names,
 * counts, scores and the failure texts of plain tests stay.
 */
export function withoutOutputs(report: GateReport): GateReport {
  const { head, comparison, baselineRuns, help } = report
  // Comparisons share the tallies of the head.
  const known = new WeakMap<CaseTally, CaseTally>()
  const strip = (tally: CaseTally): CaseTally => {
    const before = known.get(tally)
    if (before !== undefined) return before
    const stripped = { ...tally, evidence: tally.evidence?.map(withoutTexts) }
    known.set(tally, stripped)
    return stripped
  }
  const stripRun = (run: Run): Run => ({
    ...run,
    cases: new Map([...run.cases].map(([key, tally]) => [key, strip(tally)])),
  })
  return {
    ...report,
    head: stripRun(head),
    comparison: {
      ...comparison,
      cases: comparison.cases.map((of) => ({
        ...of,
        head: of.head && strip(of.head),
        base: of.base && strip(of.base),
      })),
    },
    baselineRuns: baselineRuns?.map(stripRun),
    // The paragraphs of the service quote answers.
    help: help && { reproductions: help.reproductions },
  }
}

function withoutTexts(evidence: Evidence): Evidence {
  const { input, output, expected, toolCalls, scores, message, detail, ...rest } = evidence
  const isEval = [input, output, expected, toolCalls, scores].some((text) => text !== undefined)
  if (!isEval) return evidence
  return {
    ...rest,
    message: message === undefined && detail === undefined ? undefined : hidden,
    toolCalls: toolCalls?.map(({ name, status }) => ({ name, status })),
    scores: scores?.map(({ name, value }) => ({ name, value })),
  }
}
