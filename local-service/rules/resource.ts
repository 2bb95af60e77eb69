import { createNotFoundError } from '../api-error.ts'
import { clampLimit, readCursor, toCollection } from '../cursor.ts'
import type { Caller, RequestContext } from '../handler.ts'
import type { Documents } from '../store/documents.ts'
import type { Store } from '../store/open-store.ts'
import { findProject } from './find-project.ts'

interface ProjectRecord {
  readonly id: string
  readonly projectId: string
}

type Path<Param extends string> = { readonly params: Readonly<Record<Param | 'projectId', string>> }

type Render<T, View> = (record: T, context: RequestContext, store: Store) => View

/**
 * One kind of record of a project: how one is found, and the handlers of the plain operations on it. Reading
 * and removing need membership; a record of another project does not exist.
 *
 * @param kind for messages and cursors
 */
export function createProjectResource<T extends ProjectRecord>(
  kind: string,
  recordsIn: (store: Store) => Documents<T>,
) {
  /** @throws ApiError NOT_FOUND */
  const findRecord = (projectId: string, id: string, caller: Caller, store: Store): T => {
    const { project } = findProject(projectId, caller, store)
    const record = recordsIn(store).get(id)
    if (record?.projectId !== project.id) throw createNotFoundError(kind)
    return record
  }
  return {
    find: findRecord,

    /** A page of the records of the project that `keep` accepts; all by default. */
    list:
      <View, Query>(render: Render<T, View>, keep?: (record: T, query: Query) => boolean) =>
      (
        { params, query }: Path<never> & { readonly query: Query & PageQuery },
        context: RequestContext,
        store: Store,
      ) => {
        const { project } = findProject(params.projectId, context.caller, store)
        const request = { after: readCursor(kind, query.cursor), limit: clampLimit(query.limit) }
        const keepRecord = keep && ((record: T) => keep(record, query))
        const page = recordsIn(store).page(project.id, request, keepRecord)
        return toCollection(kind, page, (record) => render(record, context, store))
      },

    /** @param param of the path, which names the record */
    get:
      <Param extends string, View>(param: Param, render: Render<T, View>) =>
      ({ params }: Path<Param>, context: RequestContext, store: Store) =>
        render(findRecord(params.projectId, params[param], context.caller, store), context, store),

    /** @param param of the path, which names the record */
    remove:
      <Param extends string>(param: Param) =>
      ({ params }: Path<Param>, { caller }: RequestContext, store: Store) => {
        const { id } = findRecord(params.projectId, params[param], caller, store)
        recordsIn(store).remove(id)
        return { id, deleted: true }
      },
  }
}

interface PageQuery {
  readonly cursor?: string | undefined
  readonly limit?: number | undefined
}
