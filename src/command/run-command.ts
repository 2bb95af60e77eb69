import { escapeMarkdownText } from '#views'
import { EvalGateError, type ExitCode, readErrorMessage } from '../errors.ts'
import type { CommandPlace, WorkflowRunOfCommit } from '../ports/conversations.ts'
import type { LineLog } from '../ports/platform.ts'
import type { commandOutputs } from './inputs.ts'
import { type CommentEvent, type EvalsCommand, isEvalsCommand, readEvalsCommand } from './read-command.ts'

/** What the step needs of the outside. */
interface CommandPlatform {
  readonly log: LineLog
  readonly place: CommandPlace
  setOutput(name: keyof typeof commandOutputs, value: string): void
}

const knownCommands = '`/evals rerun`, `/evals rerun failed` and `/evals accept`'

/**
 * Carries out the command of a comment: runs the workflow runs of the pull request again that measured its
 * head, so that the checks of that commit change. Nothing of the pull request is checked out or executed
 * here. Only people who may write to the repository are answered; everybody else is ignored, so that nobody
 * can make it talk.
 *
 * @param workflows paths of the workflow files that may be run again
 * @returns the exit code: 0, or 3 when GitHub refuses
 */
export async function runCommentCommand(
  event: CommentEvent | undefined,
  workflows: readonly string[],
  platform: CommandPlatform,
): Promise<ExitCode> {
  const { log, place, setOutput } = platform
  setOutput('command', '')
  setOutput('run-ids', '')
  if (event === undefined || !isEvalsCommand(event.body)) {
    log.notice('There is no command: only new comments on pull requests that start with `/evals` are read.')
    return 0
  }
  const { author, commentId, pullRequest } = event
  if (author === undefined || !(await place.mayWrite(author))) {
    const authorName = author?.login ?? 'a bot, an app or a deleted account'
    log.notice(`The command of ${authorName} is ignored: write access to the repository is required.`)
    return 0
  }
  const command = readEvalsCommand(event.body, event.createdAt)
  try {
    const started = await carryOutCommand(command, event, workflows, place)
    if ('problem' in started) {
      log.notice(started.problem)
      await place.react(commentId, 'confused')
      await place.reply(pullRequest, `Nothing was started: ${started.problem}`)
      return 0
    }
    setOutput('command', command.kind === 'rerun' && command.onlyFailed ? 'rerun failed' : command.kind)
    setOutput('run-ids', started.runs.join('\n'))
    log.info(`Started again: ${started.runs.join(', ')}`)
    await place.react(commentId, 'rocket')
    return 0
  } catch (error) {
    if (!(error instanceof EvalGateError)) throw error
    log.error(readErrorMessage(error, '\n'))
    return error.exitCode
  }
}

type Started = { readonly runs: readonly string[] } | { readonly problem: string }

async function carryOutCommand(
  command: EvalsCommand,
  { pullRequest, createdAt }: CommentEvent,
  workflows: readonly string[],
  place: CommandPlace,
): Promise<Started> {
  if (command.kind === 'unknown') return { problem: `the commands are ${knownCommands}.` }
  const head = await place.findHead(pullRequest)
  if (head === undefined) return { problem: 'the pull request is not open.' }
  if (command.kind === 'accept') {
    if ('problem' in command.accept)
      return { problem: `the command has no effect: ${command.accept.problem}.` }
    const { commit } = command.accept
    if (commit !== head.commit) {
      const shas = `${commit.slice(0, 7)}, and the head of the pull request is ${head.commit.slice(0, 7)}`
      return { problem: `the command is about ${shas}. Copy it again from the newest comment of the gate.` }
    }
  }
  const newestRuns = selectNewestRuns(await place.listRuns(head), workflows)
  // Who wrote the command has not seen what was pushed after it.
  const runs = newestRuns.filter((run) => run.createdAt <= createdAt)
  if (runs.length < newestRuns.length) {
    const shortCommit = head.commit.slice(0, 7)
    return { problem: `${shortCommit} was pushed after the command. Look at it, and repeat the command.` }
  }
  if (runs.length === 0) {
    const files = workflows.map((path) => escapeMarkdownText(path, 100)).join(', ')
    return { problem: `no run of ${files} has measured ${head.commit.slice(0, 7)}.` }
  }
  const unfinished = runs.filter(({ isOver }) => !isOver)
  if (unfinished.length > 0)
    return { problem: `run ${unfinished[0]?.id} is not over yet. Repeat the command when it is.` }
  const onlyFailed = command.kind === 'accept' || command.onlyFailed
  const chosen = onlyFailed ? runs.filter(({ hasFailed }) => hasFailed) : runs
  if (chosen.length === 0) return { problem: 'no run has failed.' }
  for (const { id } of chosen) await place.rerun(id, onlyFailed)
  return { runs: chosen.map(({ id }) => id) }
}

/** The newest run of each workflow that may be run again. */
function selectNewestRuns(
  runs: readonly WorkflowRunOfCommit[],
  workflows: readonly string[],
): readonly WorkflowRunOfCommit[] {
  return workflows.flatMap((path) => {
    const [newest] = runs
      .filter((run) => run.workflowPath === path)
      .toSorted((a, b) => b.createdAt - a.createdAt)
    return newest ?? []
  })
}

/** `evals.yml` and `.github/workflows/evals.yml` are the same. */
export function toWorkflowPath(name: string): string {
  if (name.includes('/')) return name
  return `.github/workflows/${name}`
}
