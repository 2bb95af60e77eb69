import { findBranchBaseline, findRunBaseline } from '../../baseline/find.ts'
import { readBaselineFiles } from '../../baseline/from-files.ts'
import type { Config } from '../../config/load.ts'
import { EvalGateError } from '../../errors.ts'
import type { Baseline } from '../../model/comparison.ts'
import type { Platform } from '../../ports/platform.ts'

/** What the search for a baseline came to. */
export interface ChosenBaseline {
  readonly baseline: Baseline | null
  /** Why it could not be looked for; absent when there simply is none. */
  readonly trouble?: string
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
      return tellTrouble(platform, () =>
        findBranchBaseline({ suiteName, runs: baselineRuns, maxAgeDays: baselineMaxAgeDays }, platform),
      )
  }
}

async function tellTrouble(
  { log }: Pick<Platform, 'log'>,
  find: () => Promise<Baseline | null>,
): Promise<ChosenBaseline> {
  try {
    return { baseline: await find() }
  } catch (error) {
    const trouble =
      error instanceof EvalGateError
        ? [error.message, ...error.advice].join('\n')
        : `The baseline could not be fetched: ${error instanceof Error ? error.message : String(error)}`
    log.warning(trouble)
    return { baseline: null, trouble }
  }
}
