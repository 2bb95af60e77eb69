import { join } from 'node:path'
import type { Config } from '../../config/load.ts'
import { applyConfirmation, casesToRerun } from '../../gate/again/confirm.ts'
import { judgeSuiteAgain } from '../../gate/again/confirm-suite.ts'
import type { Policy } from '../../gate/policy/policy.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { caseTitle } from '../../model/run/identity.ts'
import { joinRuns } from '../../model/run/merge-tallies.ts'
import type { Run } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import { measure } from './measure.ts'

type Side = 'head' | 'base'

/**
 * Runs the suspect cases again on both sides with the command of the workflow's author, and lets the fresh results
 * decide. The base is a second work tree at the commit of the baseline. Returns the comparison as it was, with a
 * notice, when that can't be done: a suspicion that was not confirmed proves nothing, but it is not gone either.
 */
export async function confirmSuspects(
  comparison: Comparison,
  policy: Policy,
  config: Pick<Config, 'confirm' | 'confirmTimeoutMs' | 'format' | 'suiteName'>,
  platform: Platform,
): Promise<{ readonly comparison: Comparison; readonly notice?: string }> {
  const { confirm } = config
  const suspected = casesToRerun(comparison, policy)
  if (confirm === undefined || suspected.length === 0) return { comparison }
  const { log, workspace, scratch } = platform
  const baseCommit = comparison.baseline?.runs[0]?.commit ?? platform.context.pullRequest?.baseSha
  const keep = (why: string) => {
    const notice = `The suspect cases could not be run again: ${why}`
    log.warning(notice)
    return { comparison, notice }
  }
  if (baseCommit === undefined || !/^[0-9a-f]{7,64}$/.test(baseCommit)) {
    return keep('the commit of the baseline is not known.')
  }
  return log.group(`Running ${suspected.length} suspect cases again on both sides`, async () => {
    const baseFolder = join(scratch, 'confirm-base')
    const checkedOut = await checkOut(baseCommit, baseFolder, platform)
    if (!checkedOut) {
      return keep(
        `the commit ${baseCommit} could not be checked out. Let the checkout step fetch it (fetch-depth: 0).`,
      )
    }
    try {
      const rerun = (side: Side, folder: string) =>
        runSide(side, folder, confirm, suspected, config, platform)
      const head = await rerun('head', workspace)
      const base = await rerun('base', baseFolder)
      if (typeof head === 'string') return keep(head)
      if (typeof base === 'string') return keep(base)
      let again = judgeSuiteAgain(comparison, head, base, policy, 1)
      if (again?.isOpen === true) {
        log.info('The suite as a whole is not decided yet; running the cases once more.')
        const [moreHead, moreBase] = [await rerun('head', workspace), await rerun('base', baseFolder)]
        if (typeof moreHead === 'string') return keep(moreHead)
        if (typeof moreBase === 'string') return keep(moreBase)
        again = judgeSuiteAgain(comparison, joinRuns(head, moreHead), joinRuns(base, moreBase), policy, 2)
      }
      return { comparison: applyConfirmation(comparison, head, base, again?.confirmation) }
    } finally {
      await removeWorkTree(baseFolder, platform)
    }
  })
}

/** git without the programs that a repository may name: earlier code of the job can have written its settings. */
const quietGit = 'git -c core.hooksPath=/dev/null -c core.fsmonitor=false'

/** The system takes no variable over 128 KiB; the file names all suspects. */
const longestPatternBytes = 100_000

async function checkOut(
  commit: string,
  folder: string,
  { runCommand, workspace }: Platform,
): Promise<boolean> {
  // The values go in as variables, so that nothing of them is read by the shell.
  const outcome = await runCommand(
    `${quietGit} cat-file -e "$COMMIT^{commit}" 2>/dev/null || ${quietGit} fetch --quiet --depth=1 origin "$COMMIT"; ${quietGit} worktree add --quiet --force --detach "$FOLDER" "$COMMIT"`,
    { cwd: workspace, env: { COMMIT: commit, FOLDER: folder }, timeoutMs: 5 * 60_000 },
  )
  return outcome.status === 'ended' && outcome.exitCode === 0
}

async function removeWorkTree(folder: string, { runCommand, workspace }: Platform): Promise<void> {
  await runCommand(`${quietGit} worktree remove --force "$FOLDER"`, {
    cwd: workspace,
    env: { FOLDER: folder },
    timeoutMs: 60_000,
  })
}

/** The fresh results of one side, or why they are missing. */
async function runSide(
  side: Side,
  folder: string,
  command: string,
  suspected: readonly CaseComparison[],
  config: Pick<Config, 'confirmTimeoutMs' | 'format' | 'suiteName'>,
  { runCommand, files: ownFiles, clock, hideSecrets }: Platform,
): Promise<Run | string> {
  const reports = ownFiles.emptyScratchFolder(`confirm-${side}-reports`)
  const suspects = suspected.map(({ identity }) => ({ title: caseTitle(identity), ...identity }))
  const list = ownFiles.writeScratch('suspects.json', JSON.stringify(suspects))
  const pattern = suspected.map(({ identity }) => escapePattern(identity.name)).join('|')
  const outcome = await runCommand(command, {
    cwd: folder,
    env: {
      EVAL_GATE_REPORTS: reports,
      EVAL_GATE_SIDE: side,
      EVAL_GATE_SUSPECTS: list,
      EVAL_GATE_PATTERN: Buffer.byteLength(pattern) > longestPatternBytes ? '' : pattern,
    },
    timeoutMs: config.confirmTimeoutMs,
  })
  if (outcome.status === 'timed-out') return `the command took too long on the ${side} side.`
  if (outcome.status === 'not-started') return `the command could not be started (${outcome.message}).`
  const { run, files } = await measure({
    patterns: ['**/*'],
    root: reports,
    // The reports lie outside of the code they speak of.
    codeRoot: folder,
    asIterations: true,
    info: { id: `confirm-${side}`, suiteName: config.suiteName, createdAt: clock.now() },
    format: config.format,
    hideSecrets,
  })
  const damaged = files.find(({ error }) => error !== undefined)
  if (damaged?.error !== undefined) return damaged.error
  // Failing tests end with a code of their own; only the reports show why.
  if (run.cases.size > 0) return run
  return `the command wrote no results into $EVAL_GATE_REPORTS on the ${side} side (exit code ${outcome.exitCode}).`
}

/** The name as a regular expression that matches it alone, for the `-t` of test runners. */
function escapePattern(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
