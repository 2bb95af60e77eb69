import { listParamNames } from '../../../src/contract/operation.ts'
import { getOperation } from '../../../src/contract/operations.ts'
import type { LooseRequest } from '../../../src/service/client/prepare-request.ts'
import { type Expected, type Given, type Row, row } from './row.ts'
import type { Targets } from './world.ts'

/**
 * What every operation refuses alike, made from its contract and a request that succeeds: an unknown key, another
 * organization, every id of the path, a field that the body does not have, and a cursor of no list.
 */
export function refusalsOf(success: Row): readonly Row[] {
  const { path, body, pagination } = getOperation(success.operation)
  const refuse = (name: string, change: (request: LooseRequest) => LooseRequest, ...expected: Expected) =>
    row(success.operation, name, (given, targets) => change(requestOf(success, given, targets)), ...expected)
  const withParam = (name: string, value: string) => (request: LooseRequest) => ({
    ...request,
    params: { ...request.params, [name]: value },
  })
  const names = listParamNames(path)
  return [
    refuse('an unknown API key', (request) => request, 401, { as: 'unknown' }),
    ...(names.includes('projectId')
      ? [refuse('another organization', withParam('projectId', 'shop'), 404, { as: 'zoe' })]
      : []),
    ...names.map((name) => refuse(`an unknown ${name}`, withParam(name, 'nothing'), 404)),
    ...(body?.type === 'strict_object'
      ? [
          refuse(
            'an unknown field',
            (request) => ({ ...request, body: { ...Object(request.body), colour: 1 } }),
            400,
          ),
        ]
      : []),
    ...(pagination === 'query'
      ? [refuse('a foreign cursor', (request) => ({ ...request, query: { cursor: 'bm9uc2Vuc2U' } }), 400)]
      : []),
  ]
}

/** What a row asks for. */
export function requestOf({ request }: Row, given: Given, targets: Targets): LooseRequest {
  return typeof request === 'function' ? request(given, targets) : request
}
