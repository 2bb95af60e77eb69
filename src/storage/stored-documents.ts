import * as v from 'valibot'
import { ArtifactError, EvalGateError, messageOf } from '../errors.ts'
import type { Artifacts, StoredArtifact } from '../ports/artifacts.ts'
import type { Platform } from '../ports/platform.ts'

/** What storing needs of the platform. */
export type Storage = Pick<Platform, 'files'> & { readonly artifacts: Artifacts }

/** One JSON document of an artifact. */
export interface StoredDocument<Schema extends v.GenericSchema> {
  /** Name of its file. */
  readonly fileName: string
  readonly maxBytes: number
  readonly schema: Schema
}

/**
 * Stores documents as the artifact of that name, replacing what an earlier attempt of this step has stored.
 *
 * @param documents texts by the names of their files, large ones in pieces
 * @throws NameTaken when another step or job of this run keeps its own under the name; ArtifactError, also when the
 * files can't be written
 */
export async function storeDocuments(
  name: string,
  documents: Readonly<Record<string, string | Iterable<string>>>,
  { artifacts, files }: Storage,
): Promise<{ readonly id: number; readonly url?: string }> {
  return await artifacts.save(name, writeAll(name, documents, files))
}

function writeAll(
  name: string,
  documents: Readonly<Record<string, string | Iterable<string>>>,
  files: Platform['files'],
): readonly string[] {
  try {
    return Object.entries(documents).map(([fileName, text]) =>
      files.writeScratch(`stored/${name}/${fileName}`, text),
    )
  } catch (error) {
    if (error instanceof EvalGateError) throw error
    const message = `The artifact ${name} could not be written to the temporary folder: ${messageOf(error)}`
    throw new ArtifactError(message, [], error)
  }
}

/**
 * The content of a file in the artifact.
 * @throws ArtifactError when the artifact lacks it, or is too large, damaged or gone; errors of GitHub as they are
 */
export async function fetchFile(
  artifact: StoredArtifact,
  { fileName, maxBytes }: Pick<StoredDocument<never>, 'fileName' | 'maxBytes'>,
  artifacts: Artifacts,
): Promise<Uint8Array> {
  const found = (await artifacts.read(artifact, { files: [fileName], maxBytes })).get(fileName)
  if (found === undefined) throw refused(artifact, `has no file ${fileName}`)
  return found
}

/**
 * A document of the artifact, checked by its schema: other code of the run may have stored it.
 * @throws ArtifactError when it is not what the schema describes, and as {@link fetchFile} does
 */
export async function fetchDocument<Schema extends v.GenericSchema>(
  artifact: StoredArtifact,
  document: StoredDocument<Schema>,
  artifacts: Artifacts,
): Promise<v.InferOutput<Schema>> {
  const content = await fetchFile(artifact, document, artifacts)
  const parsed = v.safeParse(document.schema, parseJson(Buffer.from(content).toString('utf8')))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw refused(artifact, `is damaged at "${v.getDotPath(issue) ?? ''}" of ${document.fileName}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refused({ name, runId }: StoredArtifact, what: string): ArtifactError {
  return new ArtifactError(`The artifact ${name} of run ${runId} ${what}.`, [])
}
