import { readErrorMessage } from '../../../errors.ts'
import type { Log } from '../../../ports/platform.ts'
import type { LoadRest } from '../rest.ts'

const fold =
  'mutation($id: ID!) { minimizeComment(input: {subjectId: $id, classifier: RESOLVED}) { clientMutationId } }'
const unfold = 'mutation($id: ID!) { unminimizeComment(input: {subjectId: $id}) { clientMutationId } }'

/**
 * Folds and unfolds comments by their node ids, which only GraphQL can do. Best effort: without it the comment still has
 * its new text.
 */
export function createFolding(rest: LoadRest, log: Log) {
  async function changeFolding(mutation: string, id: string): Promise<void> {
    try {
      await (await rest()).graphql(mutation, { id })
    } catch (error) {
      log.debug(`The comment could not be folded or unfolded: ${readErrorMessage(error)}`)
    }
  }
  return {
    fold: (nodeId: string) => changeFolding(fold, nodeId),
    unfold: (nodeId: string) => changeFolding(unfold, nodeId),
  }
}
