import { describe, expect, it } from 'vitest'
import { type AskedFor, findAcceptCommands } from '../../../../src/jobs/acceptance/commands.ts'
import type { ConversationComment, Conversations, Person } from '../../../../src/ports/conversations.ts'

const commit = 'a'.repeat(40)
const today = Date.UTC(2030, 0, 10)
const ada: Person = { login: 'Ada', id: 1 }
const mallory: Person = { login: 'mallory', id: 2 }

const body = (lines: Readonly<Record<string, string>> = {}) => {
  const { commit: of = commit, suite = 'evals', until = '2030-01-10', cases = '- pays' } = lines
  return `/evals accept ${of}\nsuite: ${suite}\nuntil: ${until}\n${cases}\nreason: new terms`
}
const comment = (more: Partial<ConversationComment> = {}): ConversationComment => ({
  author: ada,
  body: body(),
  createdAt: today - 1000,
  isEdited: false,
  url: 'https://github.com/octo/app/pull/3#issuecomment-1',
  ...more,
})

async function find(
  comments: readonly ConversationComment[],
  more: Partial<AskedFor> = {},
  author: string | undefined = 'octo',
) {
  const asked: string[] = []
  const conversations = {
    listComments: async (number: number, start: string) => {
      expect([number, start]).toEqual([3, '/evals accept'])
      return comments
    },
    mayWrite: async ({ login }: Person) => {
      asked.push(login)
      return login === 'Ada'
    },
  } as unknown as Conversations
  const pullRequest = { number: 3, author, headSha: commit, baseBranch: 'main' }
  const of = { suiteName: 'evals', commit, mode: 'write', today, ...more } as AskedFor
  const discussion = { number: 3, find: async () => pullRequest }
  return { ...(await findAcceptCommands(discussion, of, conversations)), asked }
}

describe('a command to accept a change', () => {
  it('counts with who gave it, for how many cases, and where', async () => {
    const { valid, refused } = await find([comment(), comment({ body: body({ cases: 'cases: all 34' }) })])
    const given = { reason: 'new terms', until: '2030-01-10', by: 'Ada', url: comment().url }
    expect(valid).toEqual([
      { ...given, cases: ['pays'], covered: 1 },
      { ...given, cases: 'all', covered: 34 },
    ])
    expect(refused).toEqual([])
  })

  it('counts by the author of the pull request, unless the policy says otherwise', async () => {
    expect((await find([comment()], {}, 'ada')).valid).toHaveLength(1)
    for (const author of ['ada', 'ADA', undefined] as const) {
      const { valid, refused } = await find([comment()], { mode: 'not-author' }, author ?? '')
      if (author === undefined) expect(valid).toHaveLength(1)
      else
        expect([valid, refused]).toEqual([
          [],
          [expect.stringContaining('does not let the author of the pull request accept it')],
        ])
    }
    const unknown = { number: 3, author: undefined, headSha: commit, baseBranch: 'main' }
    const conversations = {
      listComments: async () => [comment()],
      mayWrite: async () => true,
    } as unknown as Conversations
    const asked: AskedFor = { suiteName: 'evals', commit, mode: 'not-author', today }
    const discussion = { number: 3, find: async () => unknown }
    expect((await findAcceptCommands(discussion, asked, conversations)).valid).toEqual([])
  })

  it.each<[string, Partial<ConversationComment>, string]>([
    [
      'another commit',
      { body: body({ commit: 'b'.repeat(40) }) },
      'it is about bbbbbbb, and this is aaaaaaa',
    ],
    ['a day that is over', { body: body({ until: '2030-01-09' }) }, 'it ended on 2030-01-09'],
    ['an edited comment', { isEdited: true }, 'the comment was edited'],
    ['a line that means nothing', { body: `${body()}\nand more` }, "can't be read"],
  ])('does not count for %s, and says so', async (_, more, why) => {
    const { valid, refused } = await find([comment(more)])
    expect(valid).toEqual([])
    expect(refused).toEqual([expect.stringContaining(why)])
    expect(refused[0]).toContain('Ada')
  })

  it('is not mentioned where it is about something else, or not a command', async () => {
    const others = [
      comment({ body: body({ suite: 'other' }) }),
      comment({ body: `> ${body()}` }),
      comment({ body: '/evals acceptance' }),
      comment({ author: undefined, body: '/evals accept now' }),
    ]
    expect(await find(others)).toEqual({ valid: [], refused: [], asked: ['Ada'] })
  })

  it('is neither read nor mentioned where anybody could have written it', async () => {
    const strangers = [
      comment({ author: mallory }),
      comment({ author: mallory, body: `${body()}\nlook at me` }),
      comment({ author: undefined }),
    ]
    expect(await find(strangers)).toEqual({ valid: [], refused: [], asked: ['mallory'] })
  })
})
