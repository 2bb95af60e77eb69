import { limits } from '../../contract/limits.ts'
import type { Operation } from '../../contract/operation.ts'
import { invalid } from '../api-error.ts'

/** The transport keeps no body longer than this. */
export const maxBodyBytes = limits.ingestGatewayBytes

/**
 * Parses the body of a request. An empty one counts as `{}`, as most operations accept it.
 * @param text Undefined when the body was longer than {@link maxBodyBytes}.
 * @throws ApiError VALIDATION_ERROR when it is too long or no JSON.
 */
export function parseBody(operation: Operation, size: number, text: string | undefined): unknown {
  if (text === undefined || size > limits.ingestGatewayBytes) {
    throw invalid(
      operation.group === 'Eval ingestion'
        ? 'Payload exceeds the eval ingestion size limit (6 MiB at the gateway).'
        : 'Payload exceeds the size limit of 6 MiB.',
    )
  }
  if (operation.group === 'Eval ingestion' && size > limits.ingestBodyBytes) {
    throw invalid('Payload exceeds the eval ingestion size limit (5 MiB). Send the results in batches.')
  }
  if (operation.id === 'createSessionBrowser' && size > limits.sessionBrowserBodyBytes) {
    throw invalid(`Payload exceeds ${limits.sessionBrowserBodyBytes} bytes.`)
  }
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('The body is not valid JSON.')
  }
}
