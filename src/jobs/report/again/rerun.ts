import { join } from 'node:path'
import type { Config, ProjectPolicy } from '#settings'
import { readErrorMessage } from '../../../errors.ts'
import type { CaseComparison } from '../../../model/comparison/compared-case.ts'
import { formatCaseTitle } from '../../../model/run/identity.ts'
import type { Run } from '../../../model/run/run.ts'
import type { Ports } from '../../../ports/platform.ts'
import type { Again, FreshLook, LookPlan } from '../../look-again.ts'
import { readMeasurement } from '../measure.ts'
import { checkOutBase, readHead, removeWorkTree } from './base-checkout.ts'

type Side = 'head' | 'base'

/** What runs some cases on one side: a shell command, or why it is not known, as a clause. */
export type CommandFor = (
  cases: readonly CaseComparison[],
  look: LookPlan,
) => string | { readonly why: string }

export interface RerunConfig extends Config, Pick<ProjectPolicy, 'format' | 'lost' | 'lookAgainEnv'> {
  /** Patterns of the reports that the command writes. */
  readonly freshReports: readonly string[]
}

/** Of one job: any file. Of several: those in a folder are of the leg that it is named after. */
export const freshReports = { ofJob: ['**/*'], ofLegs: ['*', '{leg}/**/*'] } as const

/**
 * Measures cases again by a command in the workspace, and in a second work tree at the commit of the baseline. Where that
 * can't be had, the head alone is measured. The sides take turns in who is first, so that neither always finds
 * what the other has left.
 *
 * @param prepare shell command that makes the work tree ready; `off`: the head is measured alone
 */
export function rerunByCommand(
  commandFor: CommandFor,
  prepare: string,
  config: RerunConfig,
  platform: Ports<'runtime' | 'machine' | 'step'>,
): Again {
  const { scratch, workspace } = platform.machine
  const { clock, context } = platform.runtime
  const baseFolder = join(scratch, 'look-again-base')
  let base: Promise<string | undefined> | undefined
  const measureBothSides = async (
    cases: readonly CaseComparison[],
    look: LookPlan,
  ): Promise<FreshLook | string> => {
    const command = commandFor(cases, look)
    if (typeof command !== 'string') return command.why
    const startedAt = clock.now()
    const runOnSide = async (side: Side, folder: string) => {
      const timeoutMs = Math.max(1000, look.timeoutMs - (clock.now() - startedAt))
      const sideLook = { side, folder, command, cases, look: { ...look, timeoutMs } }
      try {
        return await rerunOneSide(sideLook, config, platform)
      } catch (error) {
        return `the results of the ${side} side could not be read (${readErrorMessage(error)}).`
      }
    }
    const runHead = () => runOnSide('head', workspace)
    const runBase = async () => {
      const commit = look.baseCommit ?? context.pullRequest?.baseSha
      base ??=
        prepare === 'off'
          ? Promise.resolve('`look-again-base` is `off`.')
          : checkOutBase({ commit, folder: baseFolder, prepare, ...config }, look.timeoutMs, platform)
      return (await base) ?? (await runOnSide('base', baseFolder))
    }
    const isBaseFirst = look.number % 2 === 0
    const early = isBaseFirst ? await runBase() : undefined
    const head = await runHead()
    if (typeof head === 'string') return head
    const fresh = early ?? (await runBase())
    if (typeof fresh === 'string') return { head, withoutBase: fresh }
    return { head, base: fresh }
  }
  return {
    measure: measureBothSides,
    end: async () => {
      if (base !== undefined && (await base) === undefined) await removeWorkTree(baseFolder, platform.machine)
    },
  }
}

/** The system takes no variable over 128 KiB; the file names all cases. */
const longestPatternBytes = 100_000

interface SideLook {
  readonly side: Side
  /** Where the command runs. */
  readonly folder: string
  readonly command: string
  readonly cases: readonly CaseComparison[]
  readonly look: LookPlan
}

/** The fresh results of one side, or why they are missing. */
async function rerunOneSide(
  { side, folder, command, cases, look: { number, iterations, timeoutMs } }: SideLook,
  { format, lost, suiteName, pathPrefix, lookAgainEnv, freshReports: patterns }: RerunConfig,
  { machine, runtime: { clock }, step: { hideSecrets } }: Ports<'runtime' | 'machine' | 'step'>,
): Promise<Run | string> {
  const { runCommand, files: ownFiles } = machine
  const reports = ownFiles.emptyScratchFolder(`look-again-${side}-reports`)
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
  })
  if (outcome.status === 'timed-out')
    return `the command took longer than \`look-again-budget\` allows on the ${side} side.`
  if (outcome.status === 'not-started') return `the command could not be started (${outcome.message}).`
  if ((await readHead(folder, machine)) !== before)
    return `the command changed what is checked out on the ${side} side, so nobody knows which code it measured.`
  const { run, files } = await readMeasurement({
    patterns,
    root: reports,
    // The reports lie outside of the code they speak of.
    codeRoot: folder,
    asIterations: true,
    info: { id: `look ${number} ${side}`, suiteName, createdAt: clock.now() },
    format,
    lost,
    pathPrefix,
    hideSecrets,
  })
  const damaged = files.find(({ error }) => error !== undefined)
  if (damaged?.error !== undefined) return damaged.error
  // Failing tests end with a code of their own; only the reports show why.
  if (run.cases.size > 0) return run
  return `the command wrote no results into $EVAL_GATE_REPORTS on the ${side} side (exit code ${outcome.exitCode}).`
}

/** The name as a regular expression that matches it alone, for the `-t` of test runners. */
function escapeNamePattern(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
