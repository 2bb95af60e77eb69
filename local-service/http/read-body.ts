import { limits, type Operation } from '#contract'
import { parseJson } from '../../src/model/data.ts'
import { createInputError } from '../api-error.ts'

/** The transport keeps no body longer than this. */
export const maxBodyBytes = limits.ingestGatewayBytes

const deepestBody = 200

/**
 * Parses the body of a request. An empty one counts as `{}`, as most operations accept it.
 * @param text Undefined when the body was longer than {@link maxBodyBytes}.
 * @throws ApiError VALIDATION_ERROR when it is too long or no JSON.
 */
export function parseRequestBody(operation: Operation, size: number, text: string | undefined): unknown {
  if (text === undefined || size > limits.ingestGatewayBytes) {
    throw createInputError(
      operation.group === 'Eval ingestion'
        ? 'Payload exceeds the eval ingestion size limit (6 MiB at the gateway).'
        : 'Payload exceeds the size limit of 6 MiB.',
    )
  }
  if (operation.group === 'Eval ingestion' && size > limits.ingestBodyBytes) {
    throw createInputError(
      'Payload exceeds the eval ingestion size limit (5 MiB). Send the results in batches.',
    )
  }
  if (operation.id === 'createSessionBrowser' && size > limits.sessionBrowserBodyBytes) {
    throw createInputError(`Payload exceeds ${limits.sessionBrowserBodyBytes} bytes.`)
  }
  if (text.trim() === '') return {}
  // The JSON parser can go deeper than the code that stores and shows the body.
  if (measureNestingDepth(text) > deepestBody)
    throw createInputError(`The body is nested deeper than ${deepestBody} levels.`)
  const body = parseJson(text)
  if (body === undefined) throw createInputError('The body is not valid JSON.')
  return body
}

/** How deep lists and objects of a JSON text are nested; brackets within strings don't count. */
function measureNestingDepth(text: string): number {
  let depth = 0
  let deepest = 0
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isString) {
      if (character === '\\') at += 1
      else if (character === '"') isString = false
    } else if (character === '"') isString = true
    else if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}
