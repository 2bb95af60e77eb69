import type { Machine, Ports } from '../../../ports/platform.ts'

/** git without the programs that a repository may name: earlier code of the job can have written its settings. */
const quietGit = 'git -c core.hooksPath=/dev/null -c core.fsmonitor=false'

/**
 * A second work tree at the commit of the baseline, with its dependencies.
 *
 * @param prepare shell command that runs in it
 * @returns why it could not be made, as a clause
 */
export async function checkOutBase(
  commit: string | undefined,
  folder: string,
  prepare: string,
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
    { cwd: workspace, env: { COMMIT: commit, FOLDER: folder }, timeoutMs: 5 * 60_000 },
  )
  if (outcome.status !== 'ended' || outcome.exitCode !== 0) {
    return `the commit ${commit} could not be checked out. Let the checkout step fetch it (fetch-depth: 0).`
  }
  log.info('Preparing the checkout of the base.')
  const prepared = await runCommand(prepare, {
    cwd: folder,
    env: { EVAL_GATE_SIDE: 'base', EVAL_GATE_WORKSPACE: workspace },
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
    timeoutMs: 60_000,
  })
}
