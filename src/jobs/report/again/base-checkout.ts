import type { Machine, Ports } from '../../../ports/platform.ts'

/** git without the programs that a repository may name: earlier code of the job can have written its settings. */
export const quietGit = 'git -c core.hooksPath=/dev/null -c core.fsmonitor=false'

/** The work tree of the base. */
interface BaseCheckout {
  /** Commit of the baseline, where it is known. */
  readonly commit: string | undefined
  readonly folder: string
  /** Shell command that runs in it. */
  readonly prepare: string
  readonly lookAgainEnv: readonly string[]
}

/**
 * A second work tree at the commit of the baseline, with its dependencies.
 *
 * @returns why it could not be made, as a clause
 */
export async function checkOutBase(
  { commit, folder, prepare, lookAgainEnv }: BaseCheckout,
  timeoutMs: number,
  platform: Ports<'runtime' | 'machine'>,
): Promise<string | undefined> {
  const { runCommand, workspace } = platform.machine
  const { log } = platform.runtime
  if (commit === undefined || !/^[0-9a-f]{7,64}$/.test(commit))
    return 'the commit of the baseline is not known.'
  // The values go in as variables, so that nothing of them is read by the shell.
  const outcome = await runCommand(
    `${quietGit} cat-file -e "$COMMIT^{commit}" 2>/dev/null || ${quietGit} fetch --quiet --depth=1 origin "$COMMIT"; ${quietGit} worktree add --quiet --force --detach "$FOLDER" "$COMMIT"`,
    { cwd: workspace, env: { COMMIT: commit, FOLDER: folder }, allowed: [], timeoutMs: 5 * 60_000 },
  )
  if (outcome.status !== 'ended' || outcome.exitCode !== 0) {
    return `the commit ${commit} could not be checked out. Let the checkout step fetch it (fetch-depth: 0).`
  }
  log.info('Preparing the checkout of the base.')
  const prepared = await runCommand(prepare, {
    cwd: folder,
    env: { EVAL_GATE_SIDE: 'base', EVAL_GATE_WORKSPACE: workspace },
    allowed: lookAgainEnv,
    timeoutMs,
  })
  if (prepared.status === 'ended' && prepared.exitCode === 0) return undefined
  await removeWorkTree(folder, platform.machine)
  return 'the command that prepares its checkout (`look-again-base`) failed.'
}

export async function removeWorkTree(folder: string, { runCommand, workspace }: Machine): Promise<void> {
  await runCommand(`${quietGit} worktree remove --force "$FOLDER"`, {
    cwd: workspace,
    env: { FOLDER: folder },
    allowed: [],
    timeoutMs: 60_000,
  })
}

/**
 * What is checked out in a folder, and how often that has changed, as one text to compare; empty where git does not
 * know. A command that goes to another commit and back changes it, too.
 */
export async function readHead(folder: string, { runCommand, files }: Machine): Promise<string> {
  const path = files.writeScratch('look-again-head', '')
  await runCommand(
    `{ ${quietGit} rev-parse HEAD && ${quietGit} rev-list --walk-reflogs --count HEAD; } > "$OUT" 2>/dev/null`,
    { cwd: folder, env: { OUT: path }, allowed: [], timeoutMs: 60_000 },
  )
  return files.readText(path)
}
