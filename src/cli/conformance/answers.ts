import { spellCaseFields, spellSuiteSettings } from '#contract'
import { isRecord, parseJson } from '../../model/data.ts'
import { type Described, findProblems } from './document.ts'

/** Values that deployments answer since the document was written. A client has to take them, so we send them. */
const newer: readonly (readonly [operation: RegExp, problem: RegExp])[] = [
  // A run has no verdict while it is under way, and a run that lost too much has none either.
  [/EvalRun|EvalSuiteRuns/, /\/result: must be equal/],
  // Runs that took too long, runs of a schedule, iterations without a verdict.
  [/EvalRun|EvalSuiteRuns/, /\/(status|source): must be equal/],
  // A comparison with the run of a commit.
  [/compareEvalRun/, /\/baseline\/policy: must be equal/],
]

/** What the document does not allow of a success, as `getMe: /email: must be string`. */
export function holdAnswer(
  operations: readonly Described[],
  method: string,
  route: string,
  status: number,
  text: string,
): readonly string[] {
  const described = operations.find(
    (operation) => operation.method === method && operation.matches(route) !== undefined,
  )
  if (described?.answer === undefined) return []
  const { id } = described
  const problems = [...findProblems(described.answer.check, spellOldWords(parseJson(text)))]
  if (status !== described.status) problems.push(`status ${status}`)
  const isNewer = (problem: string) =>
    newer.some(([operation, pattern]) => operation.test(id) && pattern.test(problem))
  return problems.filter((problem) => !isNewer(problem)).map((problem) => `${id}: ${problem}`)
}

/** The document has the words of vocabulary 1. An answer in those of version 2 is read back into them. */
function spellOldWords(json: unknown): unknown {
  if (!isRecord(json)) return json
  if (Array.isArray(json.items)) return { ...json, items: json.items.map(spellOldWords) }
  if ('legacyIterations' in json) return spellCaseFields(json, 1)
  if (isRecord(json.settings) && 'defaultAssertions' in json.settings) return spellSuiteSettings(json, 1)
  return json
}
