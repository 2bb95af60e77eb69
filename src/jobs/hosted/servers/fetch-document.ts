import * as v from 'valibot'
import { createArtifactError, fetchFile, type StoredFile } from '#github'
import { parseJson } from '../../../model/data.ts'
import type { Artifacts, StoredArtifact } from '../../../ports/artifacts.ts'

/** One JSON document of an artifact. */
export interface StoredDocument<Schema extends v.GenericSchema> extends StoredFile {
  readonly schema: Schema
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
  throw createArtifactError(artifact, `is damaged at "${v.getDotPath(issue) ?? ''}" of ${document.fileName}`)
}
