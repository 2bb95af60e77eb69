import { describe, expect, it } from 'vitest'
import { NameTaken, PermissionError } from '../../../../../src/errors.ts'
import type { Writer } from '../../../../../src/platform/github/identity/writer.ts'
import { writeCommentMarker } from '../../../../../src/platform/github/sticky/comment-marker.ts'
import { createComments } from '../../../../../src/platform/github/sticky/comments.ts'
import type { StickyComment } from '../../../../../src/ports/github.ts'
import { memoryConversation, refusal } from '../../../../support/memory-conversation.ts'

type Conversation = ReturnType<typeof memoryConversation>

const head = 'a'.repeat(40)
const older = 'b'.repeat(40)
const other = 'c'.repeat(40)
const writer: Writer = { step: '1'.repeat(12), attempt: 1, job: '' }

const commentsIn = ({ options }: Conversation, by?: Writer) =>
  createComments({ ...options, repository: { owner: 'octo', repo: 'app' }, pullRequest: 7, writer: by })

function ofRun(run: number, more: Partial<StickyComment> = {}): StickyComment {
  return {
    key: 'suite',
    body: `of run ${run}`,
    runId: String(run),
    attempt: 1,
    commit: '',
    createIfMissing: true,
    ...more,
  }
}

/** The text of a comment as a job writes it. */
function textOf(
  run: number,
  more: {
    readonly commit?: string
    readonly hidden?: boolean
    readonly by?: Writer
    readonly key?: string
  } = {},
): string {
  const { commit = '', hidden = false, by, key = 'suite' } = more
  const visibility = hidden ? 'hidden' : 'shown'
  return `${writeCommentMarker({ key, order: [run, 1], commit, visibility, writer: by })}\nof run ${run}`
}

const outcomeOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

/** What one write asks for, once the comment is there. */
const written = ['list', 'viewer', 'update 1 once', 'history node 1']

/** A comment is marked before it is deleted, so that nobody writes into it meanwhile. */
const removed = (id: number) => [`update ${id} once`, `history node ${id}`, `delete ${id}`]

describe('an update that is refused', () => {
  it.each([
    ['GitHub is in trouble', refusal(502), 1_000],
    ['the connection broke', new Error('socket hang up'), 1_000],
    ['it is limited for some seconds', refusal(429, '', { 'retry-after': '7' }), 7_000],
    [
      'it is limited until a time',
      refusal(403, '', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1030' }),
      30_000,
    ],
    ['it is limited for the longest time', refusal(429, '', { 'retry-after': '60' }), 60_000],
  ])('is made again after a look where %s', async (_, error, ms) => {
    const there = memoryConversation()
    there.add(textOf(1))
    there.befalls('update', error)
    expect(await commentsIn(there).upsert(ofRun(2))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.log).toEqual([
      'list',
      'viewer',
      'update 1 once: refused',
      `waited ${ms}`,
      'list',
      'update 1 once',
      'history node 1',
    ])
    expect(there.comments.map(({ body }) => body)).toEqual([textOf(2)])
  })

  it.each([
    ['it is invalid', refusal(422, 'Validation Failed')],
    ['it is limited for too long', refusal(429, 'slow down', { 'retry-after': '61' })],
  ])('fails at once where %s', async (_, error) => {
    const there = memoryConversation()
    there.add(textOf(1))
    there.befalls('update', error)
    expect(await outcomeOf(commentsIn(there).upsert(ofRun(2)))).toBe(error)
    expect(there.log).toEqual(['list', 'viewer', 'update 1 once: refused'])
  })

  it('waits longer each time, up to eight seconds, and gives up after eight rounds', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    const last = refusal(503)
    there.befalls('update', ...Array.from({ length: 7 }, () => refusal(502)), last)
    expect(await outcomeOf(commentsIn(there).upsert(ofRun(2)))).toBe(last)
    const round = (seconds: number) => ['list', 'update 1 once: refused', `waited ${seconds}000`]
    expect(there.log).toEqual([
      'list',
      'viewer',
      ...round(1).slice(1),
      ...[2, 4, 8, 8, 8, 8].flatMap(round),
      'list',
      'update 1 once: refused',
    ])
  })

  it('is of a comment that is gone: another one is written without a wait', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    there.befalls('update', () => there.comments.splice(0))
    expect(await commentsIn(there).upsert(ofRun(2))).toEqual({ status: 'created', url: 'url 2' })
    expect(there.log).toEqual([
      'list',
      'viewer',
      'update 1 once: refused',
      'get 1: refused',
      'list',
      'create on 7',
      'list',
    ])
  })

  it.each([
    [403, []],
    [404, ['get 1']],
  ])(
    'is of a token that may not write where GitHub answers %i for a comment that is there',
    async (status, asked) => {
      const there = memoryConversation()
      there.add(textOf(1))
      const error = refusal(status, 'Resource not accessible by integration')
      there.befalls('update', error)
      expect(await outcomeOf(commentsIn(there).upsert(ofRun(2)))).toEqual(
        new PermissionError(
          'The token may not write a comment on the pull request.',
          'pull-requests: write',
          [
            'Pull requests of forks and of Dependabot get a read-only token; the job summary has the same view.',
          ],
          error,
        ),
      )
      expect(there.log).toEqual(['list', 'viewer', 'update 1 once: refused', ...asked])
    },
  )

  it('is not taken for gone where the look at the comment fails', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    const broken = refusal(500)
    there.befalls('update', refusal(404))
    there.befalls('get', broken)
    expect(await outcomeOf(commentsIn(there).upsert(ofRun(2)))).toBe(broken)
  })
})

describe('a first comment that is refused', () => {
  it.each([
    ['the answer was lost', new Error('socket hang up')],
    ['GitHub is in trouble', refusal(500)],
  ])('is written after a look where %s', async (_, error) => {
    const there = memoryConversation()
    there.befalls('create', error)
    expect(await commentsIn(there).upsert(ofRun(1))).toEqual({ status: 'created', url: 'url 1' })
    expect(there.log).toEqual(['list', 'create on 7: refused', 'waited 1000', 'list', 'create on 7', 'list'])
    expect(there.comments.map(({ body }) => body)).toEqual([textOf(1)])
  })

  it('is written only once where it was written and the answer was lost', async () => {
    const there = memoryConversation()
    there.befalls('create', () => {
      there.add(textOf(1))
      throw new Error('socket hang up')
    })
    expect(await commentsIn(there).upsert(ofRun(1))).toEqual({ status: 'created', url: 'url 1' })
    expect(there.log).toEqual(['list', 'create on 7: refused', 'waited 1000', 'list', 'viewer'])
  })

  it.each([404, 422, 499])('fails at once for a status of %i', async (status) => {
    const there = memoryConversation()
    there.befalls('create', refusal(status))
    expect(await outcomeOf(commentsIn(there).upsert(ofRun(1)))).toBeInstanceOf(Error)
    expect(there.log).toEqual(['list', 'create on 7: refused'])
  })

  it('waits longer each time, up to sixteen seconds, and gives up after eight rounds', async () => {
    const there = memoryConversation()
    const last = refusal(503)
    there.befalls('create', ...Array.from({ length: 7 }, () => refusal(502)), last)
    expect(await outcomeOf(commentsIn(there).upsert(ofRun(1)))).toBe(last)
    const waits = [1, 2, 4, 8, 16, 16, 16]
    expect(there.log).toEqual([
      ...waits.flatMap((seconds) => ['list', 'create on 7: refused', `waited ${seconds}000`]),
      'list',
      'create on 7: refused',
    ])
  })

  it('is of a conversation that is locked', async () => {
    const there = memoryConversation()
    const locked = refusal(403, 'Unable to create comment because issue is locked.')
    there.befalls('create', locked)
    const error = await outcomeOf(commentsIn(there).upsert(ofRun(1)))
    expect(error).toBeInstanceOf(PermissionError)
    expect(error).toMatchObject({
      message: 'The conversation of the pull request is locked, so no comment can be written.',
      permission: 'pull-requests: write',
      advice: expect.arrayContaining([
        'Unlock the conversation, or set `comment: off`; the job summary has the same view.',
      ]),
      cause: locked,
    })
  })
})

describe('a comment that is there', () => {
  it('is read again after a write, and written again where an older job came in between', async () => {
    const there = memoryConversation()
    const theirs = there.add(textOf(1))
    there.befalls('history', () => there.edit(theirs, textOf(1)))
    expect(await commentsIn(there).upsert(ofRun(2))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.log).toEqual([...written, 'list', 'update 1 once', 'history node 1'])
  })

  it('counts as created where it was ours and an older job came in between', async () => {
    const there = memoryConversation()
    there.befalls('list', undefined, () => {
      for (const comment of there.comments) there.edit(comment, textOf(1))
    })
    expect(await commentsIn(there).upsert(ofRun(2))).toEqual({ status: 'created', url: 'url 1' })
    expect(there.log).toEqual(['list', 'create on 7', 'list', 'update 1 once', 'history node 1'])
  })

  it('is given up where it changes in each of eight rounds', async () => {
    const there = memoryConversation()
    const theirs = there.add(textOf(1))
    const undo = () => there.edit(theirs, textOf(1))
    there.befalls('history', ...Array.from({ length: 9 }, () => undo))
    expect(await outcomeOf(commentsIn(there).upsert(ofRun(2)))).toEqual(
      new Error('The comment kept changing while it was written.'),
    )
    expect(there.log.filter((words) => words === 'update 1 once')).toHaveLength(8)
  })

  it('with the same text stays, whatever blanks are at the end of ours', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    const outcome = await commentsIn(there).upsert(ofRun(1, { body: 'of run 1 \n\n' }))
    expect(outcome).toEqual({ status: 'unchanged', url: 'url 1' })
    expect(there.log).toEqual(['list', 'viewer'])
  })

  it.each<[string, number, string, string, string[]]>([
    ['a later run', 2, '', '', []],
    ['a later run of the same commit', 2, head, head, []],
    ['a later run, one of an unknown commit', 2, '', head, []],
    ['a later run, the other of an unknown commit', 2, head, '', []],
    ['an earlier run of the head', 0, head, older, ['head']],
    ['a later run, both of commits that are gone', 2, older, other, ['head']],
  ])('is superseded by %s', async (_, theirRun, theirCommit, ourCommit, asked) => {
    const there = memoryConversation(head)
    there.add(textOf(theirRun, { commit: theirCommit }))
    expect(await commentsIn(there).upsert(ofRun(1, { commit: ourCommit }))).toEqual({
      status: 'superseded',
      url: 'url 1',
    })
    expect(there.log).toEqual(['list', 'viewer', ...asked])
  })

  it.each<[string, number, string, string, string[]]>([
    ['an earlier run', 0, '', '', []],
    ['an earlier run of the same commit', 0, head, head, []],
    ['a later run of a commit that was pushed away', 2, older, head, ['head']],
    ['an earlier run, both of commits that are gone', 0, older, other, ['head']],
  ])('is overwritten where it is of %s', async (_, theirRun, theirCommit, ourCommit, asked) => {
    const there = memoryConversation(head)
    there.add(textOf(theirRun, { commit: theirCommit }))
    expect(await commentsIn(there).upsert(ofRun(1, { commit: ourCommit.toUpperCase() }))).toEqual({
      status: 'updated',
      url: 'url 1',
    })
    expect(there.log).toEqual(['list', 'viewer', ...asked, 'update 1 once', 'history node 1'])
    expect(there.comments[0]?.body).toBe(textOf(1, { commit: ourCommit }))
  })

  it('is decided about by its run where the head is unknown', async () => {
    const there = memoryConversation(head)
    there.add(textOf(2, { commit: older }))
    there.befalls('head', refusal(500, 'Server Error'))
    expect(await commentsIn(there).upsert(ofRun(1, { commit: head }))).toEqual({
      status: 'superseded',
      url: 'url 1',
    })
    expect(there.said).toEqual(['debug: The head of the pull request is unknown: Server Error'])
  })
})

describe('a write that is checked', () => {
  const settled = ['waited 1000', 'list']

  it.each([
    ['it can’t be read', refusal(403, 'Resource not accessible'), ['history node 1: refused', ...settled]],
    ['GraphQL is not there', refusal(404), ['history node 1: refused', ...settled]],
  ])('waits a second and looks again where the history of edits is no help: %s', async (_, error, asked) => {
    const there = memoryConversation()
    there.add(textOf(1))
    there.befalls('history', error)
    expect(await commentsIn(there).upsert(ofRun(2))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.log).toEqual([...written.slice(0, -1), ...asked])
  })

  it('waits until the history shows it, and for three seconds at most', async () => {
    const there = memoryConversation()
    const { edits } = there.add(textOf(1))
    let hiddenEdits = edits.slice(0, 0)
    const hide = () => {
      hiddenEdits = edits.splice(0, 1)
    }
    there.befalls('history', hide, () => edits.unshift(...hiddenEdits))
    expect(await commentsIn(there).upsert(ofRun(2))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.log).toEqual([...written, 'waited 1000', 'history node 1'])
    there.log.length = 0
    there.befalls('history', hide)
    expect(await commentsIn(there).upsert(ofRun(3))).toEqual({ status: 'updated', url: 'url 1' })
    const looked = ['waited 1000', 'history node 1', 'waited 2000', 'history node 1']
    expect(there.log).toEqual([...written, ...looked, ...settled])
  })

  it('restores the newer text that it has replaced, but not one of somebody else', async () => {
    const there = memoryConversation()
    const comment = there.add(textOf(1))
    there.befalls('update', () => there.edit(comment, textOf(3)))
    expect(await commentsIn(there).upsert(ofRun(2))).toEqual({ status: 'superseded', url: 'url 1' })
    expect(comment.body).toBe(textOf(3))
    expect(there.log).toEqual([...written, 'list', 'update 1 once', 'history node 1'])
    there.befalls('update', () => there.edit(comment, textOf(9), { __typename: 'User', login: 'mallory' }))
    expect(await commentsIn(there).upsert(ofRun(4))).toEqual({ status: 'updated', url: 'url 1' })
    expect(comment.body).toBe(textOf(4))
  })
})

describe('comments that jobs have left over', () => {
  it('go, and the oldest is the comment; what is newer in them stays', async () => {
    const there = memoryConversation()
    for (const run of [1, 2, 4, 3]) there.add(textOf(run))
    expect(await commentsIn(there).upsert(ofRun(3))).toEqual({ status: 'superseded', url: 'url 1' })
    expect(there.log).toEqual([
      'list',
      'viewer',
      ...removed(2),
      ...removed(3),
      ...removed(4),
      ...written.slice(2),
    ])
    expect(there.comments.map(({ id, body }) => [id, body])).toEqual([[1, textOf(4)]])
  })

  it('go by their age, in whatever order GitHub lists them', async () => {
    const there = memoryConversation()
    for (const run of [1, 2]) there.add(textOf(run))
    there.comments.reverse()
    expect(await commentsIn(there).upsert(ofRun(3))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.comments.map(({ id }) => id)).toEqual([1])
  })

  it('go where we made them while another job made the comment', async () => {
    const there = memoryConversation()
    there.befalls('create', () => there.add(textOf(2)))
    expect(await commentsIn(there).upsert(ofRun(1))).toEqual({ status: 'superseded', url: 'url 1' })
    expect(there.log).toEqual(['list', 'create on 7', 'list', ...removed(2)])
    expect(there.comments.map(({ body }) => body)).toEqual([textOf(2)])
  })

  it('may be gone already; other trouble is told', async () => {
    const there = memoryConversation()
    for (const run of [1, 2]) there.add(textOf(run))
    there.befalls('delete', refusal(404))
    expect(await commentsIn(there).upsert(ofRun(3))).toEqual({ status: 'updated', url: 'url 1' })

    there.add(textOf(2))
    const broken = refusal(500)
    there.befalls('delete', broken)
    expect(await outcomeOf(commentsIn(there).upsert(ofRun(4)))).toBe(broken)
  })

  it('are only those of our own account', async () => {
    const there = memoryConversation()
    there.add(textOf(1), 'mallory')
    there.add(`I quote: ${textOf(1)}`)
    there.add(textOf(2))
    there.add('talk', 'mallory')
    expect(await commentsIn(there).upsert(ofRun(3))).toEqual({ status: 'updated', url: 'url 3' })
    expect(there.comments.map(({ body }) => body)).toEqual([
      textOf(1),
      `I quote: ${textOf(1)}`,
      textOf(3),
      'talk',
    ])
  })
})

describe('a comment that is not wanted', () => {
  it.each<[string, Partial<StickyComment>]>([
    ['it is to be deleted', { visibility: 'line' }],
    ['it is only to be updated', { createIfMissing: false }],
  ])('is not made where %s', async (_, more) => {
    const there = memoryConversation(head)
    expect(await commentsIn(there).upsert(ofRun(1, { commit: older, ...more }))).toEqual({
      status: 'absent',
    })
    expect(there.log).toEqual(['list'])
  })

  it('is deleted, and looked for again', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    expect(await commentsIn(there).upsert(ofRun(2, { visibility: 'line' }))).toEqual({ status: 'deleted' })
    expect(there.log).toEqual(['list', 'viewer', ...removed(1), 'list'])
    expect(there.comments).toEqual([])
  })

  it('stays where it is newer', async () => {
    const there = memoryConversation()
    there.add(textOf(3))
    expect(await commentsIn(there).upsert(ofRun(2, { visibility: 'line' }))).toEqual({
      status: 'superseded',
      url: 'url 1',
    })
    expect(there.comments).toHaveLength(1)
  })

  it('that vanished while it was only to be updated is absent', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    there.befalls('update', () => there.comments.splice(0))
    expect(await commentsIn(there).upsert(ofRun(2, { createIfMissing: false }))).toEqual({ status: 'absent' })
  })

  it.each([
    ['is of an older commit', older, undefined, { status: 'outdated' }],
    ['is of the head', head, undefined, { status: 'created', url: 'url 1' }],
    ['has a commit, and the head is unknown', older, refusal(500), { status: 'created', url: 'url 1' }],
  ])('first: what %s', async (_, commit, error, expected) => {
    const there = memoryConversation(head)
    there.befalls('head', error)
    expect(await commentsIn(there).upsert(ofRun(1, { commit }))).toEqual(expected)
    expect(there.log.slice(0, 2)).toEqual(['list', error === undefined ? 'head' : 'head: refused'])
  })
})

describe('a folded comment', () => {
  const hidden = { visibility: 'hidden' } as const

  it('is folded once it has its text, also where it has had it before', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    expect(await commentsIn(there).upsert(ofRun(2, hidden))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.log).toEqual([...written, 'minimizeComment node 1'])
    expect(there.comments[0]?.body).toBe(textOf(2, { hidden: true }))
    there.log.length = 0
    expect(await commentsIn(there).upsert(ofRun(2, hidden))).toEqual({ status: 'unchanged', url: 'url 1' })
    expect(there.log).toEqual(['list', 'viewer', 'minimizeComment node 1'])
  })

  it('is unfolded before it is shown, and stays folded where it stays so', async () => {
    const there = memoryConversation()
    there.add(textOf(1, { hidden: true }))
    expect(await commentsIn(there).upsert(ofRun(2, hidden))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.log).toEqual([...written, 'minimizeComment node 1'])
    there.log.length = 0
    expect(await commentsIn(there).upsert(ofRun(3))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.log).toEqual(['list', 'viewer', 'unminimizeComment node 1', ...written.slice(2)])
  })

  it('has its text where GitHub does not fold', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    there.befalls('graphql', undefined, new Error('no GraphQL here'))
    expect(await commentsIn(there).upsert(ofRun(2, hidden))).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.said).toEqual(['debug: The comment could not be folded or unfolded: no GraphQL here'])
  })
})

describe('a comment of another job', () => {
  const anotherStep = { ...writer, step: '2'.repeat(12) }
  it.each<[string, { run?: number; commit?: string; by?: Writer }, { commit?: string; by?: Writer }]>([
    ['of the same run', { run: 2, by: anotherStep }, { by: writer }],
    [
      'of the same run and step, in another leg',
      { run: 2, by: { ...writer, job: '3'.repeat(12) } },
      { by: { ...writer, job: '4'.repeat(12) } },
    ],
    [
      'of an earlier run for the same commit',
      { run: 1, commit: head, by: anotherStep },
      { commit: head, by: writer },
    ],
  ])('%s is left alone', async (_, { run = 1, ...theirs }, { commit = '', by }) => {
    const there = memoryConversation(head)
    there.add(textOf(run, theirs))
    expect(await outcomeOf(commentsIn(there, by).upsert(ofRun(2, { commit })))).toEqual(
      new NameTaken('The comment url 1'),
    )
    expect(there.log).toEqual(['list', 'viewer'])
  })

  it.each<[string, { run?: number; commit?: string; by?: Writer }, { commit?: string; by?: Writer }]>([
    ['of the same run and step', { run: 2, by: writer }, { by: writer }],
    ['of the same run that does not say whose it is', { run: 2 }, { by: writer }],
    ['of the same run, for a job that does not say who it is', { run: 2, by: anotherStep }, {}],
    [
      'of an earlier run for another commit',
      { commit: older, by: anotherStep },
      { commit: head, by: writer },
    ],
    ['of an earlier run, both of unknown commits', { by: anotherStep }, { by: writer }],
    [
      'of this step in an earlier run for the same commit',
      { commit: head, by: writer },
      { commit: head, by: writer },
    ],
  ])('is not the one %s', async (_, { run = 1, ...theirs }, { commit = '', by }) => {
    const there = memoryConversation(head)
    there.add(`${textOf(run, theirs)}, at first`)
    expect(await commentsIn(there, by).upsert(ofRun(2, { commit }))).toEqual({
      status: 'updated',
      url: 'url 1',
    })
    expect(there.comments[0]?.body).toBe(textOf(2, { commit, by }))
  })
})

describe('what a comment remembers', () => {
  it.each([
    ['of this commit', head.toUpperCase(), { others: 2, same: [0.5, 0.25], failed: ['0a1b2c'] }],
    ['of another commit', older, { others: 4, same: [], failed: ['0a1b2c'] }],
  ])('for a measurement %s', async (_, commit, expected) => {
    const there = memoryConversation(head)
    expect(await commentsIn(there).remembered('suite', commit)).toBeUndefined()
    there.add(textOf(1))
    expect(await commentsIn(there).remembered('suite', commit)).toBeUndefined()
    const measured = { others: 2, same: [0.5, 0.25], failed: ['0a1b2c'] }
    await commentsIn(there).upsert(ofRun(2, { commit: head, measured }))
    expect(await commentsIn(there).remembered('suite', commit)).toEqual(expected)
  })
})

describe('several suites', () => {
  const other = (run: number, more: Partial<StickyComment> = {}) => ofRun(run, { key: 'other', ...more })
  const linesOf = ({ comments }: Conversation) => comments.map(({ body }) => body.split('\n'))
  const otherMarker = '<!-- eval-gate key=other run=1 attempt=1 commit= -->'
  const suiteMarker = '<!-- eval-gate key=suite run=1 attempt=1 commit= -->'

  it('are sections of one comment, the worst first, and each is updated in place', async () => {
    const there = memoryConversation()
    await commentsIn(there).upsert(ofRun(1))
    there.log.length = 0
    const good = other(1, { body: '### ✅ other: good to merge' })
    expect(await commentsIn(there).upsert(good)).toEqual({ status: 'updated', url: 'url 1' })
    expect(there.log).toEqual(written)
    expect(linesOf(there)).toEqual([
      [
        '<!-- eval-gate-suites -->',
        '**⚠️ 2 suites: 1 inconclusive, 1 good**',
        '',
        suiteMarker,
        'of run 1',
        '',
        otherMarker,
        '### ✅ other: good to merge',
      ],
    ])
    await commentsIn(there).upsert(ofRun(2, { body: '### ✅ suite: good' }))
    expect(there.comments[0]?.body).toContain('**✅ 2 suites: 2 good**')
    expect(await commentsIn(there).upsert(other(0))).toEqual({ status: 'superseded', url: 'url 1' })
    expect(await commentsIn(there).upsert(good)).toEqual({ status: 'unchanged', url: 'url 1' })
  })

  it('have the joint chance of a false alarm above them where one is red and several are left to chance', async () => {
    const there = memoryConversation()
    const joint = /chance makes any of them red in at most (\d+)% of pushes/
    await commentsIn(there).upsert(ofRun(1, { body: '### ❌ suite: bad', level: 0.05 }))
    await commentsIn(there).upsert(other(1, { body: '### ✅ other: good' }))
    expect(there.comments[0]?.body).not.toMatch(joint)
    await commentsIn(there).upsert(other(2, { body: '### ✅ other: good', level: 0.1 }))
    expect(joint.exec(there.comments[0]?.body ?? '')?.[1]).toBe('15')
    await commentsIn(there).upsert(ofRun(2, { body: '### ✅ suite: good', level: 0.05 }))
    expect(there.comments[0]?.body).not.toMatch(joint)
  })

  it('that had comments of their own share the oldest', async () => {
    const there = memoryConversation()
    there.add(textOf(1))
    there.add(textOf(1, { key: 'other' }))
    await commentsIn(there).upsert(ofRun(2))
    expect(there.comments).toHaveLength(1)
    expect(there.comments[0]?.body).toMatch(/key=other run=1 [\s\S]*key=suite run=2 /)
  })

  it('of which one is not wanted are listed with it by a line, and without others it is gone', async () => {
    const there = memoryConversation()
    const line = { body: '### ✅ other: good to merge\n\nmore', visibility: 'line' } as const
    expect(await commentsIn(there).upsert(other(1, line))).toEqual({ status: 'absent' })
    expect(there.log).toEqual(['list'])
    await commentsIn(there).upsert(ofRun(1))
    expect(await commentsIn(there).upsert(other(1, line))).toEqual({ status: 'absent' })
    expect(linesOf(there)[0]?.slice(1)).toEqual([
      '**⚠️ 2 suites: 1 inconclusive, 1 good**',
      '',
      suiteMarker,
      'of run 1',
      '',
      otherMarker.replace(' -->', ' line -->'),
      '✅ other: good to merge',
    ])
    await commentsIn(there).upsert(ofRun(2, { visibility: 'line' }))
    expect(there.comments).toEqual([])
  })

  it.each([
    ['https://github.com/octo/app/actions/runs/7', ' · [run](https://github.com/octo/app/actions/runs/7)'],
    ['javascript:alert(1)', ''],
    [undefined, ''],
  ])('of which one has a line lead to what it has instead: %s', async (runUrl, link) => {
    const there = memoryConversation()
    there.add(textOf(1))
    const line = { body: '### ✅ other: good to merge', visibility: 'line', runUrl } as const
    await commentsIn(there).upsert(other(1, line))
    expect(there.comments[0]?.body).toContain(`\n✅ other: good to merge${link}`)
  })

  it('fold the comment when all of them do, and unfold it when one does not', async () => {
    const there = memoryConversation()
    const hidden = { visibility: 'hidden' } as const
    there.add(textOf(1, { hidden: true }))
    await commentsIn(there).upsert(other(1, hidden))
    expect(there.log.at(-1)).toBe('minimizeComment node 1')
    there.log.length = 0
    await commentsIn(there).upsert(other(2))
    expect(there.log).toContain('unminimizeComment node 1')
    there.log.length = 0
    await commentsIn(there).upsert(ofRun(2, hidden))
    expect(there.log.filter((words) => words.includes('inimize'))).toEqual([])
  })

  it('that are longer than a comment lose what is folded, then all but the headline, the longest first', async () => {
    const there = memoryConversation()
    const fold = `<details>\n${'x'.repeat(40_000)}\n</details>\n\n[run](https://x.example)`
    const long = (name: string) => `### ❌ ${name}: bad\n\nIt fell.\n\n${fold}`
    await commentsIn(there).upsert(ofRun(1, { body: long('suite') }))
    await commentsIn(there).upsert(other(1, { body: `${long('other')} x` }))
    const [first] = linesOf(there)
    expect(first?.slice(3, 11)).toEqual([
      otherMarker,
      '### ❌ other: bad',
      '',
      'It fell.',
      '',
      'The job summary has the rest.',
      '',
      '[run](https://x.example) x',
    ])
    expect(there.comments[0]?.body).toContain('x'.repeat(40_000))
    for (let index = 0; index < 3; index += 1)
      await commentsIn(there).upsert(
        ofRun(1, {
          key: `open ${index}`,
          body: `### ❌ open ${index}: bad\n\n${'y'.repeat(30_000)}\n\nlinks`,
        }),
      )
    const { body = '' } = there.comments[0] ?? {}
    expect(body.length).toBeLessThanOrEqual(65_000)
    for (const name of ['suite', 'other', 'open 0', 'open 1', 'open 2'])
      expect(body).toContain(`### ❌ ${name}: bad`)
    expect(body).toContain('y'.repeat(30_000))
  })

  it('are more than a comment holds: the worst are shown, and all are counted', async () => {
    const there = memoryConversation()
    for (let index = 0; index < 150; index += 1)
      there.add(textOf(1, { key: `${index}-${'k'.repeat(100)}` }).replace(/of run.*/, 'y'.repeat(300)))
    await commentsIn(there).upsert(ofRun(1, { body: '### ❌ suite: bad' }))
    const { body = '' } = there.comments[0] ?? {}
    expect(body.length).toBeLessThanOrEqual(65_000)
    expect(body).toMatch(
      /\*\*❌ 151 suites: 1 not ready to merge, 150 inconclusive\*\*[\s\S]*And \d+ more suites\.$/,
    )
    expect(body).toContain('### ❌ suite: bad')
  })

  it('can’t be made by what a report says', async () => {
    const there = memoryConversation()
    const forged = '<!-- eval-gate key=evil run=9 attempt=1 -->\n### ✅ evil: good'
    await commentsIn(there).upsert(ofRun(1, { body: `### ❌ suite: bad\n\n\`\`\`\n${forged}\n\`\`\`` }))
    await commentsIn(there).upsert(other(1))
    expect(there.comments[0]?.body).toContain('**❌ 2 suites: 1 not ready to merge, 1 inconclusive**')
  })
})
