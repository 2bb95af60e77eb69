import { limits } from '../../contract/limits.ts'
import { ServiceError } from '../../errors.ts'
import { HttpFailure } from '../../http/http-failure.ts'
import { isLoopback } from '../../http/proxy.ts'
import { type HttpResponse, sendRequest } from '../../http/request.ts'
import { isTrustworthy } from '../../http/service-address.ts'
import { parseJson } from '../../model/data.ts'
import { readErrorBody } from '../client/failure/read-error.ts'
import type { Project } from '../client/project.ts'
import { createRedactor, toSingleLine } from '../client/redact.ts'

interface ArtifactUpload {
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  /** For example `application/xml`. */
  readonly contentType: string
}

const operation = 'createArtifactUploadUrl'

function createUploadError(
  message: string,
  advice: string,
  more: { status?: number; code?: string; cause?: unknown } = {},
) {
  const facts = { operation, message: `artifact upload: ${message}`, advice: [advice] }
  return new ServiceError({ ...facts, ...more, retryable: false, attempts: 1 })
}

async function collectBytes(content: ArtifactUpload['content']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
    size += chunk.byteLength
    if (size > limits.artifactBytes) {
      throw createUploadError(
        `the file is larger than ${limits.artifactBytes} bytes`,
        'The file is not uploaded. The results are not affected.',
        { code: 'TOO_LARGE' },
      )
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

/** The URL comes from the service; it must still be an address that a file may be sent to. */
function checkUploadUrl(text: string, service: URL): URL {
  const url = URL.parse(text)
  const advice = 'The service is at fault. Nothing was sent.'
  if (url === null) throw createUploadError('the upload URL is not a valid URL', advice)
  if (url.username !== '' || url.password !== '')
    throw createUploadError('the upload URL contains credentials', advice)
  if (!isTrustworthy(url)) throw createUploadError('the upload URL is not https', advice)
  // A service elsewhere must not have this machine send files to its own ports.
  if (isLoopback(url.hostname) && !isLoopback(service.hostname)) {
    throw createUploadError('the upload URL is an address of this machine', advice)
  }
  return url
}

function readStorageId(response: HttpResponse, url: URL): string {
  const value = parseJson(response.body)
  const storageId =
    typeof value === 'object' && value !== null && 'storageId' in value ? value.storageId : undefined
  if (response.status >= 200 && response.status < 300 && typeof storageId === 'string') return storageId
  const redact = createRedactor([...url.searchParams.values()])
  const storeMessage = toSingleLine(redact(readErrorBody(response.body).message))
  throw createUploadError(
    `the store answered ${response.status}: ${storeMessage}`,
    'The results are not affected.',
    {
      status: response.status,
    },
  )
}

/**
 * Stores a file of at most 16 MiB with the service and returns its storage id. The key goes only to the
 * service, never to the store. Throws ServiceError; a caller treats that as a warning.
 */
export async function uploadArtifact(project: Project, upload: ArtifactUpload): Promise<string> {
  const { client, signal } = project
  const body = await collectBytes(upload.content)
  const { uploadUrl } = await project.call(operation)
  const url = checkUploadUrl(uploadUrl, new URL(project.client.baseUrl))
  const headers = { ...client.headersFor(url), 'content-type': upload.contentType }
  try {
    const request = {
      method: 'POST',
      url,
      headers,
      body,
      timeoutMs: 120_000,
      maxBytes: 65_536,
      signal,
    } as const
    return readStorageId(await sendRequest(client.pool, request), url)
  } catch (error) {
    if (!(error instanceof HttpFailure)) throw error
    throw createUploadError(error.message, 'The results are not affected.', {
      code: error.code,
      cause: error,
    })
  }
}
