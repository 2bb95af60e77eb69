/** A call of the toolkit takes at most this long; its own waits have no end that a job could count on. */
const longestCallMs = 90_000

/** Tries of an upload, when its failure says nothing about the name. */
const uploadTries = 2

interface FinishedArtifact {
  readonly id: number
  readonly bytes: number
  /** `sha256:…`; absent on servers that don't say. */
  readonly digest?: string
}

/** What an upload ended with. `taken`: the run has an artifact of the name, finished or begun. */
export type Upload = { readonly status: 'stored'; readonly id: number } | { readonly status: 'taken' }

/** The part of the toolkit's artifact client that we use. Every call ends within {@link longestCallMs}. */
export interface Toolkit {
  /**
   * @param folder the files are in it; names in the artifact are relative to it
   * @param options `isReadable`: one file, stored as it is under its own name
   */
  upload(
    name: string,
    files: readonly string[],
    folder: string,
    options?: { readonly isReadable: boolean },
  ): Promise<Upload & { readonly tries: number }>
  /** The finished artifact of that name, or nothing. */
  find(name: string): Promise<FinishedArtifact | undefined>
  download(id: number, folder: string): Promise<void>
  remove(name: string): Promise<void>
}

/** Loads the toolkit when it is first used: it is larger than everything else together. */
export function createToolkit(retentionDays = 90): Toolkit {
  const loadClient = async () => {
    const [{ DefaultArtifactClient }] = await Promise.all([import('@actions/artifact'), repairBodyReader()])
    return new DefaultArtifactClient()
  }

  /** Why an upload failed after all of its tries. The next one of this step would wait as long for the same answer. */
  let outage: Error | undefined

  async function uploadOnce(
    name: string,
    files: readonly string[],
    folder: string,
    isReadable: boolean,
  ): Promise<Upload> {
    const client = await loadClient()
    const options = { retentionDays, skipArchive: isReadable }
    const { id } = await limitCallTime(client.uploadArtifact(name, [...files], folder, options))
    // A finished artifact has an id; without one nothing may have been stored.
    if (id === undefined || !(id > 0)) throw new Error('the artifact service gave no id')
    return { status: 'stored', id }
  }

  return {
    async upload(name, files, folder, { isReadable } = { isReadable: false }) {
      if (outage !== undefined) throw new Error(`not tried after the last upload failed: ${outage.message}`)
      for (let tries = 1; ; tries += 1) {
        try {
          return { ...(await uploadOnce(name, files, folder, isReadable)), tries }
        } catch (error) {
          if (isNameConflict(error)) return { status: 'taken', tries }
          if (isOutage(error)) outage = error
          if (tries >= uploadTries || isFinalError(error)) throw error
        }
      }
    },
    async find(name) {
      const client = await loadClient()
      try {
        const { artifact } = await limitCallTime(client.getArtifact(name))
        return { id: artifact.id, bytes: artifact.size, digest: artifact.digest }
      } catch (error) {
        if (error instanceof Error && error.name === 'ArtifactNotFoundError') return undefined
        throw error
      }
    },
    async download(id, folder) {
      const client = await loadClient()
      await limitCallTime(client.downloadArtifact(id, { path: folder }))
    },
    async remove(name) {
      const client = await loadClient()
      await limitCallTime(client.deleteArtifact(name))
    },
  }
}

class TooSlow extends Error {}

/** The toolkit repeats what is answered by an error itself, and gives up at once when the connection breaks. */
function isFinalError(error: unknown): boolean {
  return isOutage(error) || /non-retryable/.test(String(error))
}

/**
 * The service failed again and again, did not answer at all, or can't be reached; a refusal of one upload says nothing about
 * the next.
 */
function isOutage(error: unknown): error is Error {
  if (error instanceof TooSlow) return true
  return (
    error instanceof Error && /after \d+ attempts|ECONNREFUSED|ENOTFOUND|EHOSTUNREACH/.test(error.message)
  )
}

/** The timer also keeps the process alive: a call that never ends holds nothing that would. */
async function limitCallTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const message = `the artifact service did not answer within ${longestCallMs / 1000} s`
    timer = setTimeout(() => reject(new TooSlow(message)), longestCallMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}

/** The storage refuses a name that the run has an artifact of already. */
function isNameConflict(error: unknown): boolean {
  return /already exists|Conflict|409/i.test(String(error))
}

/**
 * The toolkit waits for the end of an answer, which never comes when the connection breaks: the call would neither
 * succeed nor fail. It repeats a request that fails without a code of the network, as it does with this reader.
 */
async function repairBodyReader(): Promise<void> {
  const { HttpClientResponse } = await import('@actions/http-client')
  HttpClientResponse.prototype.readBody = async function readWhole(): Promise<string> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of this.message) chunks.push(chunk as Buffer)
    } catch {
      throw new Error('the answer was cut off')
    }
    return Buffer.concat(chunks).toString()
  }
}
