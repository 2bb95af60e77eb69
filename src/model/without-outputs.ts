import type { GateReport } from './gate-report.ts'
import type { Cases, CaseTally, Evidence, Run } from './run/run.ts'
import { CaseTable } from './run/table/case-table.ts'

/** What stands in place of a failure text that may quote an output. */
const hidden = 'hidden by `show-outputs: off`'

/**
 * The report without what evals were asked and answered: inputs, outputs, expectations, arguments of tools, reasons of
 * scorers, and failure texts of evals, which quote them. On both sides, and in every run of the baseline. Names,
 * counts, scores and the failure texts of plain tests stay.
 */
export function removeOutputs(report: GateReport): GateReport {
  const { head, comparison, baselineRuns, help } = report
  // Comparisons share the tallies of the head.
  const known = new WeakMap<CaseTally, CaseTally>()
  const stripTally = (tally: CaseTally): CaseTally => {
    const alreadyStripped = known.get(tally)
    if (alreadyStripped !== undefined) return alreadyStripped
    const stripped = removeEvidenceTexts(tally)
    known.set(tally, stripped)
    return stripped
  }
  const stripRun = (run: Run): Run => ({ ...run, cases: mapTallies(run.cases, stripTally) })
  return {
    ...report,
    head: stripRun(head),
    comparison: {
      ...comparison,
      // Quiet ones have no texts.
      cases: comparison.cases.map((compared) => ({
        ...compared,
        head: compared.head && stripTally(compared.head),
        base: compared.base && stripTally(compared.base),
      })),
    },
    baselineRuns: baselineRuns?.map(stripRun),
    // The paragraphs of the service quote answers.
    help: help && { reproductions: help.reproductions },
  }
}

/** The run without these texts. */
export function removeRunOutputs(run: Run): Run {
  return { ...run, cases: mapTallies(run.cases, removeEvidenceTexts) }
}

function removeEvidenceTexts(tally: CaseTally): CaseTally {
  return { ...tally, evidence: tally.evidence?.map(removeTexts) }
}

/** The cases with other tallies; single passes have nothing to change. */
function mapTallies(cases: Cases, change: (tally: CaseTally) => CaseTally): Cases {
  if (cases instanceof CaseTable) return cases.mapOthers(change)
  return new Map([...cases].map(([key, tally]) => [key, change(tally)]))
}

function removeTexts(evidence: Evidence): Evidence {
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
