import { formatArtifactName } from '../paths/artifact-name.ts'
import { shortenWorkflowPath } from '../paths/workflow-files.ts'
import type { Artifacts } from '../ports/artifacts.ts'

/** A suite that has a baseline on a branch. */
export interface StoredSuite {
  /** As its artifact is called: a suite name in plain characters. Foreign. */
  readonly name: string
  /** Path of the workflow file that stored it. Foreign. */
  readonly workflowPath: string
}

const shownSuites = 3

/** Start of the names of all baselines. */
const prefix = formatArtifactName('baseline', 'x').slice(0, -1)

/** Whether an artifact of that name is a baseline, of whatever suite. */
export function isBaselineName(name: string): boolean {
  return name.startsWith(prefix)
}

/**
 * Suites whose baselines the branch has, the newest first, at most {@link shownSuites}: for the explanation that the one
 * that was searched for is not among them. Each is requested, so call it only then.
 */
export async function listStoredSuites(
  branch: string,
  artifacts: Artifacts,
): Promise<readonly StoredSuite[]> {
  const newest = new Map<string, string>()
  for (const { name, runId } of await artifacts.listNewest(branch)) {
    if (!isBaselineName(name) || newest.size >= shownSuites) continue
    if (!newest.has(name)) newest.set(name, runId)
  }
  return Promise.all(
    [...newest].map(async ([name, runId]) => ({
      // A digest follows where the name of the suite has other characters.
      name: name.slice(prefix.length).replace(/(?:-[0-9a-f]{8})?(?: \(\d\))?$/, ''),
      workflowPath: (await artifacts.originOf(runId)).workflowPath,
    })),
  )
}

/** One or two sentences, or nothing: which suites the branch has, and the inputs to compare with one of them. */
export function adviseStoredSuites(
  branch: string,
  suites: readonly StoredSuite[],
  ownWorkflows: readonly string[],
): string {
  if (suites.length === 0) return ''
  const names = suites
    .map(({ name, workflowPath: path }) => `"${name}" (${shortenWorkflowPath(path)})`)
    .join(', ')
  const other = suites.find(({ workflowPath: path }) => !ownWorkflows.includes(path))
  const inputs =
    other === undefined
      ? 'set `suite-name` to the name that it was stored under'
      : `set the same \`suite-name\` in both workflows, and \`baseline-workflow: ${shortenWorkflowPath(other.workflowPath)}\` here`
  return ` If this suite is one of those that ${branch} has baselines of, ${inputs}: ${names}.`
}
