import { readFileSync } from 'node:fs'
import * as core from '@actions/core'
import { actionsLog, neutraliseWarnings, openCommandPlace } from '#github'
import { readInputs } from '#settings'
import { describeError, type ExitCode, type Problem, UsageError } from '../errors.ts'
import { commandInputs } from './inputs.ts'
import { readCommentEvent } from './read-command.ts'
import { runCommentCommand, toWorkflowPath } from './run-command.ts'

neutraliseWarnings()

function readEventFile(path: string | undefined): unknown {
  try {
    return JSON.parse(readFileSync(path ?? '', 'utf8'))
  } catch {
    return undefined
  }
}

async function runCommandAction(env: Readonly<Record<string, string | undefined>>): Promise<ExitCode> {
  try {
    const problems: Problem[] = []
    const raw = Object.fromEntries(Object.keys(commandInputs).map((name) => [name, core.getInput(name)]))
    const { workflows, githubToken } = readInputs(commandInputs, raw, problems)
    if (githubToken === undefined) problems.push({ message: 'github-token is required' })
    if (problems.length > 0) throw new UsageError(problems)
    const token = githubToken ?? ''
    core.setSecret(token)
    const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/')
    const event = readCommentEvent(env.GITHUB_EVENT_NAME, readEventFile(env.GITHUB_EVENT_PATH))
    const access = { token, apiUrl: env.GITHUB_API_URL, log: actionsLog }
    const place = openCommandPlace({ owner, repo }, access)
    return await runCommentCommand(event, workflows.map(toWorkflowPath), {
      log: actionsLog,
      place,
      setOutput: (name, value) => core.setOutput(name, value),
    })
  } catch (error) {
    const { text, exitCode } = describeError(error)
    actionsLog.error(text)
    return exitCode
  }
}

void runCommandAction(process.env).then((exitCode) => {
  process.exitCode = exitCode
})
