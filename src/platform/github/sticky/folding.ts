import { messageOf } from '../../../errors.ts'
import type { Log } from '../../../ports/platform.ts'
import type { LoadRest } from '../rest.ts'

/** Folds and unfolds comments by their node ids. Only GraphQL can do this. */
export interface Folding {
  fold(nodeId: string): Promise<void>
  unfold(nodeId: string): Promise<void>
}

const fold =
  'mutation($id: ID!) { minimizeComment(input: {subjectId: $id, classifier: RESOLVED}) { clientMutationId } }'
const unfold = 'mutation($id: ID!) { unminimizeComment(input: {subjectId: $id}) { clientMutationId } }'

/** Best effort: without GraphQL the comment is not folded, but still has its new text. */
export function createFolding(rest: LoadRest, log: Pick<Log, 'debug'>): Folding {
  async function change(mutation: string, id: string): Promise<void> {
    try {
      await (await rest()).graphql(mutation, { id })
    } catch (error) {
      log.debug(`The comment could not be folded or unfolded: ${messageOf(error)}`)
    }
  }
  return { fold: (nodeId) => change(fold, nodeId), unfold: (nodeId) => change(unfold, nodeId) }
}
