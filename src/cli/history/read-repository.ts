import { alignWithHead, findBranchBaseline, listStoredSuites } from '#github'
import type { PullMeasurement } from '#views'
import { ArtifactError, readErrorMessage, UsageError } from '../../errors.ts'
import { quoteName, quoteNames } from '../../model/format.ts'
import { dayMs } from '../../model/format-time.ts'
import type { PullFate, Run } from '../../model/run/run.ts'
import { baselineFileName, formatArtifactName } from '../../paths/artifact-name.ts'
import { expandWorkflowPath } from '../../paths/workflow-files.ts'
import { createCommandLog } from '../connection.ts'
import { type NamedRepository, openRepository } from '../repository.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { readMeasurement } from './measurement.ts'

interface RepositoryHistory {
  readonly runs: readonly Run[]
  readonly measurements: readonly PullMeasurement[]
  readonly fates: readonly PullFate[]
}

/** More runs of main are not read. */
const mostRuns = 1_000
/** Larger results of a pull request are left out. */
const longestResultsBytes = 256 * 1024 * 1024

/**
 * Everything that the repository keeps of a suite: baselines of the branch, results of pull requests, and how these ended.
 *
 * @throws UsageError when the branch has no baseline; errors of GitHub
 */
export async function readRepositoryHistory(
  repository: NamedRepository,
  search: {
    readonly suiteName: string
    readonly branch: string
    readonly workflow: string
    readonly days: number
  },
  io: TerminalIo,
): Promise<RepositoryHistory> {
  const { suiteName, branch, days } = search
  const log = createCommandLog(io)
  const platform = openRepository(repository, io, log, expandWorkflowPath(search.workflow))
  const { artifacts } = platform.storage
  const { pullRequests } = platform.review
  if (artifacts === undefined || pullRequests === undefined)
    throw new TypeError('there is no access to GitHub')
  const outcome = await findBranchBaseline({ suiteName, branch, runs: mostRuns, maxAgeDays: days }, platform)
  if (outcome.status === 'never') {
    const suites = await listStoredSuites(branch, artifacts)
    throw new UsageError({
      message: `${branch} has no baseline of ${quoteName(suiteName)}`,
      advice:
        suites.length === 0
          ? 'Check --suite-name, --branch and --baseline-workflow.'
          : `It has baselines of ${quoteNames(suites.map(({ name }) => name))}: give one as --suite-name.`,
    })
  }
  if (outcome.status !== 'found') throw new UsageError({ message: outcome.explanation })
  const [newest] = outcome.baseline.runs
  const { runs } = newest === undefined ? outcome.baseline : await alignWithHead(outcome.baseline, newest)
  const sinceMs = io.clock.now() - days * dayMs
  const measurements: PullMeasurement[] = []
  const stored = await artifacts.listNamed(formatArtifactName('results', suiteName), sinceMs)
  for (const artifact of stored.artifacts) {
    if (artifact.isExpired || artifact.createdAt < sinceMs) continue
    try {
      const files = await artifacts.read(artifact, {
        files: [baselineFileName],
        maxBytes: longestResultsBytes,
      })
      const content = files.get(baselineFileName)
      if (content === undefined) continue
      const name = `The results of run ${artifact.runId}`
      measurements.push(readMeasurement(Buffer.from(content).toString(), name))
    } catch (error) {
      if (!(error instanceof ArtifactError)) throw error
      log.warning(readErrorMessage(error))
    }
  }
  const fates = measurements.length === 0 ? [] : await pullRequests.listFates(sinceMs)
  return { runs, measurements, fates }
}
