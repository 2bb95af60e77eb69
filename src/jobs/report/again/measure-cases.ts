import type { Config, ProjectPolicy } from '#settings'
import { formatCaseTitle } from '../../../model/run/identity.ts'
import type { CaseIdentity } from '../../../model/run/result.ts'
import type { RunInfo } from '../../../model/run/run.ts'
import type { CommandOutcome, Ports } from '../../../ports/platform.ts'
import { type Measurement, type MeasureOptions, readMeasurement } from '../measure.ts'
import { readHead } from './base-checkout.ts'

export type Side = 'head' | 'base'

/** What of the configuration says how a command runs, and how its reports are read. */
export interface CommandConfig
  extends Pick<Config, 'suiteName' | 'pathPrefix'>,
    Pick<ProjectPolicy, 'format' | 'lost' | 'lookAgainEnv'> {
  /** Patterns of the reports that the command writes. */
  readonly freshReports: readonly string[]
}

/** Measure these cases, so many times, on this side, in this folder. */
export interface CaseRequest {
  /** None: the whole suite. */
  readonly cases: readonly { readonly identity: CaseIdentity }[]
  readonly iterations: number
  readonly side: Side
  /** Absolute path of the checkout in which the command runs. */
  readonly folder: string
  /** Shell command of the workflow's author, or of a known tool. */
  readonly command: string
  /** From 1. */
  readonly number: number
  readonly timeoutMs: number
  readonly info: RunInfo
  /** Ends the command when it aborts. */
  readonly signal?: AbortSignal
}

/** The answer to a {@link CaseRequest}: what the reports say, which may be nothing. */
interface CaseAnswer {
  readonly measurement: Measurement
  /** How the command ended; where it did not end by itself, some of what was asked for is missing. */
  readonly outcome: Exclude<CommandOutcome, { readonly status: 'not-started' }>
}

/** The system takes no variable over 128 KiB; the file names all cases. */
const longestPatternBytes = 100_000

/**
 * Has a command measure cases, and reads the reports that it writes: the one way in which Eval Gate itself measures.
 *
 * @param reading how the reports are read, where that differs from a look
 * @returns why there is no answer, as a clause
 */
export async function measureCases(
  { cases, iterations, side, folder, command, number, timeoutMs, info, signal }: CaseRequest,
  { format, lost, pathPrefix, lookAgainEnv, freshReports: patterns }: CommandConfig,
  { machine, step: { hideSecrets } }: Ports<'machine' | 'step'>,
  reading: Partial<MeasureOptions> = { asIterations: true },
): Promise<CaseAnswer | string> {
  const { runCommand, files: ownFiles } = machine
  const reports = ownFiles.emptyScratchFolder(`look-again-${side}-reports-${number}`)
  const temporary = ownFiles.emptyScratchFolder(`tmp-${side}`)
  const named = cases.map(({ identity }) => ({ title: formatCaseTitle(identity), ...identity }))
  const list = ownFiles.writeScratch('look-again-cases.json', JSON.stringify(named))
  const pattern = cases.map(({ identity }) => escapeNamePattern(identity.name)).join('|')
  const before = await readHead(folder, machine)
  const outcome = await runCommand(command, {
    cwd: folder,
    env: {
      TMPDIR: temporary,
      TMP: temporary,
      TEMP: temporary,
      EVAL_GATE_REPORTS: reports,
      EVAL_GATE_SIDE: side,
      EVAL_GATE_LOOK: String(number),
      EVAL_GATE_ITERATIONS: String(iterations),
      EVAL_GATE_CASES: list,
      EVAL_GATE_PATTERN: Buffer.byteLength(pattern) > longestPatternBytes ? '' : pattern,
    },
    allowed: lookAgainEnv,
    timeoutMs,
    signal,
  })
  if (outcome.status === 'not-started') return `the command could not be started (${outcome.message}).`
  if ((await readHead(folder, machine)) !== before)
    return `the command changed what is checked out on the ${side} side, so nobody knows which code it measured.`
  const measurement = await readMeasurement({
    patterns,
    root: reports,
    // The reports lie outside of the code they speak of.
    codeRoot: folder,
    info,
    format,
    lost,
    pathPrefix,
    hideSecrets,
    ...reading,
  })
  return { measurement, outcome }
}

/** The name as a regular expression that matches it alone, for the `-t` of test runners. */
function escapeNamePattern(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
