import { readErrorMessage } from '../../../errors.ts'
import { repeatUntilDone } from '../../../http/repeat.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import type { LoadRest } from '../rest.ts'
import type { OwnTexts } from './own-texts.ts'

/** GitHub lists edits newest first, each with its whole text in `diff`; the first one is the original text. */
const query =
  'query($id: ID!) { node(id: $id) { ... on Comment { userContentEdits(first: 20) { nodes { diff editor { __typename login } } } } } }'

/** How long to wait for an edit that GitHub has confirmed and does not list yet. */
const lagMs = [1_000, 2_000] as const

/** How long another job may take to see what this one wrote, where GitHub shows no history of edits. */
const settleMs = 1_000

interface Edit {
  readonly diff: string | null
  readonly editor: { readonly __typename: string; readonly login: string } | null
}

interface Answer {
  readonly node?: {
    readonly userContentEdits?: { readonly nodes?: readonly (Edit | null)[] | null } | null
  } | null
}

/**
 * Earlier texts of a comment or an issue. GitHub has no conditional write, and a write can be carried out at any time
 * before its answer arrives. Whoever writes last can see here what it has replaced, however long the write took.
 */
export interface EditHistory {
  /**
   * The newest 20 texts that our account gave the comment or issue, newest first. Undefined when GitHub doesn't show
   * them, or shows a state from before `written`, the text that the caller has just written.
   */
  list(nodeId: string, written: string): Promise<readonly string[] | undefined>
  /** As `list`, after a write. Where it is undefined, other jobs have had the time to see what was written. */
  settle(nodeId: string, written: string): Promise<readonly string[] | undefined>
}

export function createEditHistory(options: {
  readonly rest: LoadRest
  readonly ownTexts: OwnTexts
  readonly clock: Clock
  readonly log: Log
}): EditHistory {
  const { rest, ownTexts, clock, log } = options

  async function read(nodeId: string): Promise<readonly string[] | undefined> {
    const { node } = await (await rest()).graphql<Answer>(query, { id: nodeId })
    if (!node?.userContentEdits?.nodes) return undefined
    const login = await ownTexts.login()
    return node.userContentEdits.nodes.flatMap((edit) => {
      if (edit?.diff && edit.editor && restLogin(edit.editor) === login) return [edit.diff]
      return []
    })
  }

  async function list(nodeId: string, written: string): Promise<readonly string[] | undefined> {
    const readCurrent = async (turn: number) => {
      const texts = await read(nodeId)
      if (texts === undefined || texts.includes(written)) return { value: texts }
      const waitMs = lagMs[turn - 1]
      if (waitMs !== undefined) return { waitMs }
      log.debug('The edit history does not show what was just written.')
      return { value: undefined }
    }
    try {
      return await repeatUntilDone(readCurrent, { clock })
    } catch (error) {
      log.debug(`The edit history could not be read: ${readErrorMessage(error)}`)
      return undefined
    }
  }

  return {
    list,
    settle: async (nodeId, written) => {
      const texts = await list(nodeId, written)
      if (texts === undefined) await clock.sleep(settleMs)
      return texts
    },
  }
}

/** Texts later than that one, of a list that starts with the newest; all where that one is older than the list. */
export function listTextsSince(texts: readonly string[], body: string): readonly string[] {
  const at = texts.lastIndexOf(body)
  if (at < 0) return texts
  return texts.slice(0, at)
}

/** GraphQL calls the account of an app `github-actions`, REST calls it `github-actions[bot]`. */
function restLogin({ __typename: type, login }: NonNullable<Edit['editor']>): string {
  if (type === 'Bot' && !login.endsWith('[bot]')) return `${login}[bot]`
  return login
}
