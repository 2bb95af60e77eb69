import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { ArtifactError, EvalGateError, NameTaken, readErrorMessage } from '../../../errors.ts'
import { chooseProxy, type Environment } from '../../../http/proxy.ts'
import { compareWriters, noteWriter, readWriter } from '../identity/artifact-writer.ts'
import type { Writer } from '../identity/writer.ts'
import type { Toolkit } from './toolkit.ts'

/**
 * The names under which an artifact is stored and found: the usual one, and those to use where it is blocked. An upload
 * that was begun and never finished keeps its name, can't be listed and can't be deleted. No suite has such a name, for
 * ours contain neither blanks nor brackets.
 */
export function listCandidateNames(name: string): readonly string[] {
  return [name, `${name} (2)`, `${name} (3)`]
}

/** Where uploads end in the middle again and again, a name is left over for the next attempt of the job. */
const mostBegun = 2

/**
 * Stores files of one folder under the name and returns the id. What an earlier attempt of the same step has stored is
 * replaced.
 * @throws NameTaken when another step or job of this run has stored one under the name; ArtifactError
 */
export async function saveArtifact(
  toolkit: Toolkit,
  name: string,
  files: readonly string[],
  writer: Writer,
): Promise<number> {
  const [first] = files
  if (first === undefined) throw new TypeError('an artifact needs a file')
  return await explainStorageErrors(name, async () => {
    const all = [...files, noteWriter(first, writer)]
    const folder = dirname(first)
    let begun = 0
    for (const candidate of listCandidateNames(name)) {
      const upload = await toolkit.upload(candidate, all, folder)
      if (upload.status === 'stored') return upload.id
      const stored = await toolkit.find(candidate)
      if (stored === undefined) {
        if (upload.tries > 1) begun += 1
        if (begun === mostBegun) break
        continue
      }
      const copy = await mkdtemp(join(folder, 'stored-'))
      await toolkit.download(stored.id, copy)
      const relation = compareWriters(writer, readWriter(copy))
      // Only the answer to our upload was lost.
      if (relation === 'same') return stored.id
      if (relation === 'stranger') throw new NameTaken(`The artifact ${candidate}`)
      const replacedId = await replaceArtifact(toolkit, candidate, all, folder)
      if (replacedId !== undefined) return replacedId
    }
    throw new Error('its name is blocked by an upload that was not finished')
  })
}

async function replaceArtifact(
  toolkit: Toolkit,
  name: string,
  files: readonly string[],
  folder: string,
): Promise<number | undefined> {
  await toolkit.remove(name)
  const upload = await toolkit.upload(name, files, folder)
  if (upload.status === 'stored') return upload.id
  return undefined
}

/**
 * Stores one file as it is, so that a click opens it, and returns the id. The artifact is called like the file.
 * @throws NameTaken when another step or job of this run has stored one under the name; ArtifactError
 */
export async function saveReadableFile(toolkit: Toolkit, file: string): Promise<number> {
  return await explainStorageErrors(basename(file), async () => {
    for (const path of listCandidateFiles(file)) {
      if (path !== file) copyFileSync(file, path)
      const name = basename(path)
      const upload = await toolkit.upload(name, [path], dirname(path), { isReadable: true })
      if (upload.status === 'stored') return upload.id
      const stored = await toolkit.find(name)
      if (stored === undefined) continue
      const content = readFileSync(path)
      const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`
      const isOurs =
        upload.tries > 1 && stored.bytes === content.length && (stored.digest ?? digest) === digest
      if (isOurs) return stored.id
      throw new NameTaken(`The artifact ${name}`)
    }
    throw new Error('its name is blocked by an upload that was not finished')
  })
}

function listCandidateFiles(file: string): readonly string[] {
  const extension = extname(file)
  return listCandidateNames(file.slice(0, file.length - extension.length)).map(
    (name) => `${name}${extension}`,
  )
}

async function explainStorageErrors<T>(name: string, body: () => Promise<T>): Promise<T> {
  try {
    return await body()
  } catch (error) {
    if (error instanceof EvalGateError) throw error
    throw new ArtifactError(
      `The artifact ${name} could not be stored: ${readErrorMessage(error)}.`,
      ['The verdict does not depend on it.', ...adviseOnProxy(process.env)],
      error,
    )
  }
}

/** The toolkit says nothing about the proxy that it could not reach. */
function adviseOnProxy(env: Environment): readonly string[] {
  const proxy = chooseProxy(new URL('https://results-receiver.actions.githubusercontent.com'), env)
  if (proxy === undefined) return []
  const shown = URL.canParse(proxy) ? new URL(proxy).host : 'that it names'
  return [`Requests to GitHub go through the proxy ${shown} (HTTPS_PROXY): check that it is up.`]
}
