import { findBranchBaseline, findRunBaseline } from '../../baseline/find.ts'
import { readBaselineFiles } from '../../baseline/from-files.ts'
import type { Rejection } from '../../baseline/search.ts'
import type { Config } from '../../config/load.ts'
import { EvalGateError, messageOf } from '../../errors.ts'
import type { Baseline } from '../../model/comparison.ts'
import type { Platform } from '../../ports/platform.ts'

/** What the search for a baseline came to. */
export interface ChosenBaseline {
  readonly baseline: Baseline | null
  /** Why there is none although there may be one; absent when there has never been one. */
  readonly trouble?: string
  /** Baselines of the branch that may not be used. */
  readonly rejected?: readonly Rejection[]
}

/**
 * Finds the baseline that the inputs ask for.
 * @throws ReportError or ArtifactError when a file or run was named and is not usable; a baseline that was asked
 * for is never quietly absent. Trouble of GitHub is told instead: it must not look like a regression.
 */
export async function chooseBaseline(config: Config, platform: Platform): Promise<ChosenBaseline> {
  const { baseline: choice, suiteName, baselineRuns, baselineMaxAgeDays } = config
  switch (choice.kind) {
    case 'none':
    // What the service has is looked up by those who know what to join it with.
    case 'service':
      return { baseline: null }
    case 'file':
      return {
        baseline: await readBaselineFiles([choice.path], {
          root: platform.workspace,
          allowOutside: platform.context.provider === 'terminal',
          format: config.format,
        }),
      }
    case 'run':
      return { baseline: await findRunBaseline(choice.runId, suiteName, platform) }
    case 'auto':
    case 'artifact':
      return tellTrouble(platform, async () => {
        const outcome = await findBranchBaseline(
          { suiteName, runs: baselineRuns, maxAgeDays: baselineMaxAgeDays },
          platform,
        )
        if (outcome.status === 'found') return { baseline: outcome.baseline }
        if (outcome.status === 'never') return { baseline: null }
        platform.log.warning(outcome.explanation)
        return { baseline: null, trouble: outcome.explanation, rejected: outcome.rejected }
      })
  }
}

async function tellTrouble(
  { log }: Pick<Platform, 'log'>,
  find: () => Promise<ChosenBaseline>,
): Promise<ChosenBaseline> {
  try {
    return await find()
  } catch (error) {
    const trouble =
      error instanceof EvalGateError
        ? messageOf(error, '\n')
        : `The baseline could not be fetched: ${messageOf(error)}`
    log.warning(trouble)
    return { baseline: null, trouble }
  }
}
