import type { Config } from '../../config/load.ts'
import { loadPolicy } from '../../config/policy/load.ts'
import { suiteNameTaken } from '../../config/suite-name.ts'
import { ArtifactError, NameTaken, UsageError } from '../../errors.ts'
import { compareRuns } from '../../gate/compare.ts'
import type { Platform } from '../../ports/platform.ts'
import { type CollectedFacts, collectedFiles } from '../../results/collected-run.ts'
import { writeResults } from '../../results/write-results.ts'
import { artifactName } from '../../storage/artifact-name.ts'
import { storeDocuments } from '../../storage/stored-documents.ts'
import { exitCodeOf } from '../exit-code.ts'
import { makeReport } from '../make-report.ts'
import { logReports } from '../report/gate-reports.ts'
import { measure } from '../report/measure.ts'
import { describeRun, externalRunId } from '../run-identity.ts'

/**
 * The first half of the pair for forks: reads the reports and stores the measurement, with no secret and no
 * permission. Whether it is good is the other half's to say, so failing cases do not fail this step; missing or
 * unreadable reports do.
 * @throws UsageError outside of a pull request, and when another job of the run has the suite name; ArtifactError when
 * nothing could be stored.
 */
export async function collectReports(config: Config, platform: Platform): Promise<number> {
  const { context, log, clock, artifacts, workspace } = platform
  const { pullRequest } = context
  if (pullRequest === undefined) {
    throw new UsageError([
      {
        message: '`mode: collect` only works on pull requests',
        advice: 'Use `mode: gate` on branches: it needs no second workflow there.',
      },
    ])
  }
  const info = describeRun(
    context,
    config.suiteName,
    externalRunId(context, config.suiteName, ''),
    clock.now(),
  )
  const measurement = await measure({
    patterns: config.reports,
    root: workspace,
    info,
    format: config.format,
    pathPrefix: config.pathPrefix,
  })
  logReports(measurement, platform)
  const policy = await loadPolicy(config, workspace, workspace)
  const { suiteName } = config
  const { run: head, files } = measurement
  const comparison = compareRuns(head, null, policy, { today: info.createdAt })
  const report = makeReport({ suiteName, policy, head, files, baseline: null, comparison })
  const facts: CollectedFacts = {
    schema: 'eval-gate-collected',
    version: 1,
    suiteName: config.suiteName,
    pullRequest: pullRequest.number,
    files: measurement.files,
  }
  const text = writeResults(platform.hideSecrets(report))
  const documents = {
    [collectedFiles.results]: text,
    [collectedFiles.facts]: JSON.stringify(platform.hideSecrets(facts)),
  }
  if (artifacts === undefined) throw new ArtifactError('There is nowhere to store the measurement.', [])
  try {
    const { files: fileSystem } = platform
    await storeDocuments(artifactName('collected', config.suiteName), documents, {
      artifacts,
      files: fileSystem,
    })
  } catch (error) {
    throw error instanceof NameTaken ? suiteNameTaken(config.suiteName, context, 'job') : error
  }
  const { totals } = report.verdict
  log.info(`Stored ${totals.total} results. The workflow with \`mode: publish\` compares and comments.`)
  for (const name of ['total', 'passed', 'failed', 'skipped', 'errored'] as const) {
    platform.setOutput(name, totals[name])
  }
  platform.setOutput('results-file', platform.files.writeScratch(collectedFiles.results, text))
  return exitCodeOf(report.verdict) === 2 ? 2 : 0
}
