import { join } from 'node:path'
import type { Config } from '#settings'
import { readErrorMessage } from '../../../errors.ts'
import type { Run } from '../../../model/run/run.ts'
import type { Ports } from '../../../ports/platform.ts'
import type { Again, FreshLook, LookPlan } from '../../look-again.ts'
import type { Measurement, MeasureOptions } from '../measure.ts'
import { checkOutBase, removeWorkTree } from './base-checkout.ts'
import { type CaseRequest, type CommandConfig, measureCases, type Side } from './measure-cases.ts'

/** What runs some cases on one side: a shell command, or why it is not known, as a clause. */
export type CommandFor = (cases: CaseRequest['cases']) => string | { readonly why: string }

export type RerunConfig = Config & CommandConfig

export interface CallOptions {
  /** Ends the command when it aborts. */
  readonly signal?: AbortSignal
  /** Gets each call before it begins. */
  readonly onCall?: (call: {
    readonly side: Side
    readonly number: number
    readonly evaluations: number
  }) => void
  /** Gets all results that a call brought, also one that did not end by itself. */
  readonly onAnswer?: (answer: {
    readonly side: Side
    readonly number: number
    readonly run: Run
    readonly isWhole: boolean
    readonly tookMs: number
    readonly files: Measurement['found']['files']
  }) => void
}

/** How a command measures again: by the names of the cases alone. */
interface CommandAgain extends Again {
  readonly measure: (cases: CaseRequest['cases'], look: LookPlan) => Promise<FreshLook | string>
  readonly end: () => Promise<void>
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
  { signal, ...listeners }: CallOptions = {},
): CommandAgain {
  const { scratch, workspace } = platform.machine
  const { clock, context } = platform.runtime
  const baseFolder = join(scratch, 'look-again-base')
  let base: Promise<string | undefined> | undefined
  const measureBothSides = async (
    cases: CaseRequest['cases'],
    look: LookPlan,
  ): Promise<FreshLook | string> => {
    const command = commandFor(cases)
    if (typeof command !== 'string') return command.why
    const startedAt = clock.now()
    const runOnSide = async (side: Side, folder: string) => {
      const timeoutMs = Math.max(1000, look.timeoutMs - (clock.now() - startedAt))
      const { number, iterations } = look
      const request = { side, folder, command, cases, number, iterations, timeoutMs, signal }
      try {
        return await rerunOneSide(request, config, platform, listeners)
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

const cancelled = 'the job was cancelled.'

/** The fresh results of one side, or why they are missing. */
export async function rerunOneSide(
  request: Omit<CaseRequest, 'info'>,
  config: RerunConfig,
  platform: Ports<'runtime' | 'machine' | 'step'>,
  { onCall, onAnswer }: Pick<CallOptions, 'onCall' | 'onAnswer'> = {},
  reading: Partial<MeasureOptions> = {},
): Promise<Run | string> {
  const { side, number } = request
  const { suiteName } = config
  const { clock } = platform.runtime
  const createdAt = clock.now()
  const info = { id: `look ${number} ${side}`, suiteName, createdAt }
  if (request.signal?.aborted === true) return cancelled
  onCall?.({ side, number, evaluations: request.cases.length * request.iterations })
  const answer = await measureCases({ ...request, info }, config, platform, {
    asIterations: true,
    ...reading,
  })
  if (typeof answer === 'string') return answer
  const { measurement, outcome } = answer
  if (measurement.run.cases.size > 0)
    onAnswer?.({
      side,
      number,
      run: measurement.run,
      isWhole: outcome.status === 'ended',
      tookMs: clock.now() - createdAt,
      files: measurement.found.files,
    })
  if (outcome.status === 'stopped') return cancelled
  if (outcome.status === 'timed-out')
    return `the command took longer than \`look-again-budget\` allows on the ${side} side.`
  const damaged = measurement.files.find(({ error }) => error !== undefined)
  if (damaged?.error !== undefined) return damaged.error
  // Failing tests end with a code of their own; only the reports show why.
  if (measurement.run.cases.size > 0) return measurement.run
  return `the command wrote no results into $EVAL_GATE_REPORTS on the ${side} side (exit code ${outcome.exitCode}).`
}
