import { describe, expect, it } from 'vitest'
import { type CommentEvent, isEvalsCommand, readCommentEvent } from '../../../src/command/read-command.ts'
import { runCommentCommand, toWorkflowPath } from '../../../src/command/run-command.ts'
import { PermissionError } from '../../../src/errors.ts'
import { writeAcceptCommand } from '../../../src/model/acceptance/command.ts'
import type { CommandPlace, WorkflowRunOfCommit } from '../../../src/ports/conversations.ts'

const commit = '4f0c1d2e5b6a79880716253443526170f9e8d7c6'
const now = Date.UTC(2030, 0, 1)
const evals = '.github/workflows/evals.yml'
const ada = { login: 'ada', id: 1 }
const run = (id: string, more: Partial<WorkflowRunOfCommit> = {}): WorkflowRunOfCommit => ({
  id,
  workflowPath: evals,
  createdAt: Number(id),
  isOver: true,
  hasFailed: true,
  ...more,
})

/** Carries out a comment where these runs are; returns what was done, in order. */
async function comment(body: string, more: Partial<CommentEvent> = {}, place: Partial<CommandPlace> = {}) {
  const done: string[] = []
  const outputs: Record<string, string> = {}
  const say = (message: string) => void done.push(`log: ${message}`)
  const everything: CommandPlace = {
    mayWrite: async ({ id }) => id === ada.id,
    findHead: async () => ({ commit, branch: 'feature', repository: 'octo/app' }),
    listRuns: async () => [run('7')],
    rerun: async (id, onlyFailed) => void done.push(`rerun ${id}${onlyFailed ? ' failed' : ''}`),
    react: async (_, content) => void done.push(content),
    reply: async (_, text) => void done.push(`reply: ${text}`),
    ...place,
  }
  const event = { pullRequest: 3, commentId: 9, body, createdAt: now, author: ada, ...more }
  const exitCode = await runCommentCommand(event, [evals], {
    log: { debug: say, info: say, notice: say, warning: say, error: say, mask: say },
    place: everything,
    setOutput: (name, value) => {
      outputs[name] = value
    },
  })
  return { exitCode, outputs, done: done.filter((line) => !line.startsWith('log: ')), log: done.join('\n') }
}

const accept = `${writeAcceptCommand({ commit, suiteName: 's', cases: ['a'] }, now)}because`

describe('a command', () => {
  it.each([
    ['/evals rerun', ['rerun 7', 'rocket'], 'rerun'],
    ['/evals  rerun\nplease', ['confused'], ''],
    ['/evals rerun failed\r\n', ['rerun 7 failed', 'rocket'], 'rerun failed'],
    [accept, ['rerun 7 failed', 'rocket'], 'accept'],
  ])('%j runs the run of the head again', async (body, done, command) => {
    const result = await comment(body)
    expect(result.done.filter((line) => !line.startsWith('reply'))).toEqual(done)
    expect(result.outputs.command).toBe(command)
    expect(result.exitCode).toBe(0)
  })

  it('says that GitHub refuses, and that nothing was started', async () => {
    const rerun = async () => {
      throw new PermissionError('GitHub refuses.', 'actions: write', [])
    }
    const result = await comment('/evals rerun', {}, { rerun })
    expect(result).toMatchObject({ exitCode: 3, done: [], outputs: { command: '', 'run-ids': '' } })
    expect(result.log).toContain('GitHub refuses.')
  })

  it('takes the newest run of each workflow that it may run, and no other', async () => {
    const runs = [run('5'), run('7'), run('6'), run('9', { workflowPath: '.github/workflows/deploy.yml' })]
    expect((await comment('/evals rerun', {}, { listRuns: async () => runs })).done).toEqual([
      'rerun 7',
      'rocket',
    ])
  })

  it.each([
    ['that nobody knows', '/evals destroy', {}, 'the commands are'],
    ['to accept without a reason', accept.replace('because', ''), {}, 'has no reason'],
    ['to accept another commit', accept.replace(commit, 'a'.repeat(40)), {}, 'is about aaaaaaa'],
    ['on a closed pull request', '/evals rerun', { findHead: async () => undefined }, 'not open'],
    ['without a run', '/evals rerun', { listRuns: async () => [] }, 'no run of'],
    [
      'that was given before the head was pushed',
      '/evals rerun',
      { listRuns: async () => [run('7', { createdAt: now + 1 })] },
      'was pushed after the command',
    ],
    [
      'while the run goes on',
      '/evals rerun',
      { listRuns: async () => [run('7', { isOver: false })] },
      'not over yet',
    ],
    [
      'where none failed',
      '/evals rerun failed',
      { listRuns: async () => [run('7', { hasFailed: false })] },
      'no run has failed',
    ],
  ])('%s is answered', async (_, body, place, why) => {
    const { done, outputs } = await comment(body, {}, place)
    expect(done).toEqual(['confused', expect.stringContaining(why)])
    expect(outputs['run-ids']).toBe('')
  })

  it.each([
    ['without write access', { author: { login: 'mallory', id: 2 } }],
    ['that are no people', { author: undefined }],
  ])('of accounts %s does nothing and gets no answer', async (_, more) => {
    const { done, log } = await comment('/evals rerun', more)
    expect(done).toEqual([])
    expect(log).toContain('is ignored: write access')
  })

  it('is nothing else that starts alike', () => {
    for (const body of ['/evalsrerun', 'evals rerun', ' /evals rerun', '> /evals rerun']) {
      expect(isEvalsCommand(body)).toBe(false)
    }
  })
})

describe('the event', () => {
  const payload = {
    action: 'created',
    issue: { number: 3, pull_request: {} },
    comment: {
      id: 9,
      body: '/evals rerun',
      created_at: '2030-01-01T00:00:00Z',
      user: { login: 'ada', id: 1, type: 'User' },
    },
  }

  it('is a new comment on a pull request, by a person', () => {
    expect(readCommentEvent('issue_comment', payload)).toEqual({
      pullRequest: 3,
      commentId: 9,
      body: '/evals rerun',
      createdAt: now,
      author: ada,
    })
  })

  it.each([
    ['another event', 'pull_request', payload],
    ['an edited comment', 'issue_comment', { ...payload, action: 'edited' }],
    ['an issue', 'issue_comment', { ...payload, issue: { number: 3 } }],
    ['no payload', 'issue_comment', undefined],
  ])('is not %s', (_, name, event) => {
    expect(readCommentEvent(name, event)).toBeUndefined()
  })

  it.each([
    ['a bot', { user: { login: 'x[bot]', id: 1, type: 'Bot' } }],
    ['a deleted account', { user: null }],
    ['an app in the name of a person', { performed_via_github_app: { id: 5 } }],
  ])('has no author when that is %s', (_, comment) => {
    const event = { ...payload, comment: { ...payload.comment, ...comment } }
    expect(readCommentEvent('issue_comment', event)?.author).toBeUndefined()
  })
})

it('a workflow is named by its file or its path', () => {
  expect([toWorkflowPath('evals.yml'), toWorkflowPath(evals)]).toEqual([evals, evals])
})
