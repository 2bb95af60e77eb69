import { searchBranch } from '../../../baseline/search.ts'
import { messageOf } from '../../../errors.ts'
import type { Platform } from '../../../ports/platform.ts'
import { type ServerSurface, type SurfaceFile, surfaceFileSchema } from '../../../service/servers/surface.ts'
import { artifactName } from '../../../storage/artifact-name.ts'
import { fetchDocument, storeDocuments } from '../../../storage/stored-documents.ts'

const document = {
  fileName: 'eval-gate-tool-surface.json',
  maxBytes: 16 * 1024 * 1024,
  schema: surfaceFileSchema,
} as const

/** As long as artifacts are kept. */
const longestAgeDays = 90

/** What the base branch offered when it was last measured. */
export interface SurfaceBaseline {
  /** `main@9f1a2b3`. */
  readonly description: string
  readonly servers: readonly ServerSurface[]
}

/** The newest snapshot that a run of ours on the base branch has stored; undefined when no trusted snapshot exists. */
export async function findSurfaceBaseline(
  suiteName: string,
  platform: Platform,
): Promise<SurfaceBaseline | undefined> {
  const { artifacts, context, log } = platform
  const branch = context.baseBranch
  if (artifacts === undefined || branch === undefined) return undefined
  const name = artifactName('tool-surface', suiteName)
  try {
    const search = { name, branch, most: 1, maxAgeDays: longestAgeDays }
    const outcome = await searchBranch(search, artifacts, platform, async (artifact) => {
      const { commit, servers } = await fetchDocument(artifact, document, artifacts)
      return { description: commit === undefined ? branch : `${branch}@${commit.slice(0, 7)}`, servers }
    })
    if (outcome.status === 'found') return outcome.found[0]
    if (outcome.status !== 'never') log.warning(`No tool snapshot of ${branch} can be used.`)
  } catch (error) {
    log.warning(`The tool snapshot of ${branch} could not be fetched: ${messageOf(error)}`)
  }
  return undefined
}

/** On a branch itself stores what its servers offer, for later runs to compare with. */
export async function keepSurface(
  suiteName: string,
  servers: readonly ServerSurface[],
  platform: Platform,
): Promise<void> {
  const { artifacts, context, log, files } = platform
  if (artifacts === undefined || context.pullRequest !== undefined || context.branch === undefined) return
  const content: SurfaceFile = {
    schema: 'eval-gate-tool-surface',
    version: 1,
    commit: context.commit,
    servers: [...servers],
  }
  const documents = { [document.fileName]: JSON.stringify(content) }
  try {
    await storeDocuments(artifactName('tool-surface', suiteName), documents, { artifacts, files })
    log.info(`Kept what the tools look like on ${context.branch}.`)
  } catch (error) {
    log.warning(`What the tools look like could not be stored: ${messageOf(error)}`)
  }
}
