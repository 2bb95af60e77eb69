import { limits } from '#contract'
import type { Store } from '../store/open-store.ts'

/** An upload to a minted URL. The token in the URL is the only authorization; no key is required. */
export interface Upload {
  readonly token: string
  readonly contentType: string
  /** Undefined when more was sent than is kept. */
  readonly bytes: Uint8Array | undefined
  readonly now: number
  readonly newId: () => string
}

/** An upload larger than this is refused. */
export const maxUploadBytes = limits.artifactBytes

/** Stores an uploaded artifact: 200 `{storageId}`, else `{error}`. A URL takes one file. */
export function acceptUpload(
  upload: Upload,
  store: Store,
): { readonly status: number; readonly body: Readonly<Record<string, string>> } {
  const state = store.blobs.stateOf(upload.token, upload.now)
  if (state === 'unknown') return { status: 404, body: { error: 'Unknown upload URL.' } }
  if (state !== 'open') return { status: 403, body: { error: `The upload URL is ${state}.` } }
  if (upload.bytes === undefined || upload.bytes.length > maxUploadBytes) {
    return { status: 413, body: { error: `The file is larger than ${maxUploadBytes} bytes.` } }
  }
  const storageId = upload.newId()
  store.blobs.fill(upload.token, storageId, upload.contentType, upload.bytes)
  return { status: 200, body: { storageId } }
}
