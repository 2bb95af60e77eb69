import { ArtifactError, EvalGateError, readErrorMessage } from '../errors.ts'
import type { Artifacts, StoredArtifact } from '../ports/artifacts.ts'
import type { Files } from '../ports/files.ts'

/** What storing needs of the platform. */
interface DocumentStorage {
  readonly artifacts: Artifacts
  readonly files: Files
}

/** A file of an artifact, and how large it may be. */
export interface StoredFile {
  readonly fileName: string
  readonly maxBytes: number
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
  { artifacts, files }: DocumentStorage,
): Promise<{ readonly id: number; readonly url?: string }> {
  return await artifacts.save(name, writeDocuments(name, documents, files))
}

function writeDocuments(
  name: string,
  documents: Readonly<Record<string, string | Iterable<string>>>,
  files: Files,
): readonly string[] {
  try {
    return Object.entries(documents).map(([fileName, text]) =>
      files.writeScratch(`stored/${name}/${fileName}`, text),
    )
  } catch (error) {
    if (error instanceof EvalGateError) throw error
    const message = `The artifact ${name} could not be written to the temporary folder: ${readErrorMessage(error)}`
    throw new ArtifactError(message, [], error)
  }
}

/**
 * The content of a file in the artifact.
 * @throws ArtifactError when the artifact lacks it, or is too large, damaged or gone; errors of GitHub as they are
 */
export async function fetchFile(
  artifact: StoredArtifact,
  { fileName, maxBytes }: StoredFile,
  artifacts: Artifacts,
): Promise<Uint8Array> {
  const content = (await artifacts.read(artifact, { files: [fileName], maxBytes })).get(fileName)
  if (content === undefined) throw createArtifactError(artifact, `has no file ${fileName}`)
  return content
}

/** What is wrong with an artifact, as an error. */
export function createArtifactError({ name, runId }: StoredArtifact, fault: string): ArtifactError {
  return new ArtifactError(`The artifact ${name} of run ${runId} ${fault}.`, [])
}
