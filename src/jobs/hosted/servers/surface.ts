import * as v from 'valibot'
import {
  createArtifactError,
  fetchFile,
  listBaseBranches,
  type SearchOutcome,
  type StoredFile,
  searchBranch,
  storeDocuments,
} from '#github'
import { type ServerSurface, type SurfaceFile, surfaceFileSchema } from '#service'
import type { Config } from '#settings'
import { readErrorMessage } from '../../../errors.ts'
import { parseJson } from '../../../model/data.ts'
import { formatArtifactName } from '../../../paths/artifact-name.ts'
import { listNamedWorkflows } from '../../../paths/workflow-files.ts'
import type { Artifacts, StoredArtifact } from '../../../ports/artifacts.ts'
import type { Platform, Ports } from '../../../ports/platform.ts'

/** One JSON document of an artifact. */
interface StoredDocument<Schema extends v.GenericSchema> extends StoredFile {
  readonly schema: Schema
}

/**
 * A document of the artifact, checked by its schema: other code of the run may have stored it.
 * @throws ArtifactError when it is not what the schema describes, and as {@link fetchFile} does
 */
async function fetchDocument<Schema extends v.GenericSchema>(
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

const document = {
  fileName: 'eval-gate-tool-surface.json',
  maxBytes: 16 * 1024 * 1024,
  schema: surfaceFileSchema,
} as const

/** Oldest snapshot that is used, in days: GitHub keeps artifacts no longer. */
const longestAgeDays = 90

/** What the base branch offered when it was last measured. */
interface SurfaceBaseline {
  /** `main@9f1a2b3`. */
  readonly description: string
  readonly servers: readonly ServerSurface[]
}

/**
 * The newest snapshot that a run of ours on the base branch has stored; undefined when no trusted snapshot
 * exists. As with baselines, a branch that has never stored one is compared with the default branch.
 */
export async function findSurfaceBaseline(
  config: Config,
  platform: Platform,
): Promise<SurfaceBaseline | undefined> {
  const { artifacts } = platform.storage
  const { context, log } = platform.runtime
  if (artifacts === undefined) return undefined
  const branches = listBaseBranches(context, config.baselineBranch)
  for (const branch of branches) {
    try {
      const isLast = branch === branches.at(-1)
      const outcome = await searchToolSnapshots({ branch, isLast }, config, artifacts, platform)
      if (outcome.status === 'never') continue
      if (outcome.status !== 'found') log.warning(`No tool snapshot of ${branch} can be used.`)
      else if (branch !== branches[0]) {
        log.notice(`${branches[0]} has no tool snapshot; the tools are compared with those of ${branch}.`)
      }
      if (outcome.status === 'found') return outcome.found[0]
      return undefined
    } catch (error) {
      log.warning(`The tool snapshot of ${branch} could not be fetched: ${readErrorMessage(error)}`)
      return undefined
    }
  }
  return undefined
}

function searchToolSnapshots(
  { branch, isLast }: { readonly branch: string; readonly isLast: boolean },
  config: Config,
  artifacts: Artifacts,
  platform: Platform,
): Promise<SearchOutcome<SurfaceBaseline>> {
  const search = {
    name: formatArtifactName('tool-surface', config.suiteName),
    branch,
    workflows: listNamedWorkflows(config),
    most: 1,
    maxAgeDays: longestAgeDays,
    isLast,
  }
  return searchBranch(search, artifacts, platform, async (artifact) => {
    const { commit, servers } = await fetchDocument(artifact, document, artifacts)
    const description = commit === undefined ? branch : `${branch}@${commit.slice(0, 7)}`
    return [{ ...artifact, content: { description, servers } }]
  })
}

/** On a branch itself stores what its servers offer, for later runs to compare with. */
export async function keepToolSurface(
  suiteName: string,
  servers: readonly ServerSurface[],
  platform: Ports<'runtime' | 'machine' | 'storage'>,
): Promise<void> {
  const { artifacts } = platform.storage
  const { context, log } = platform.runtime
  const { files } = platform.machine
  if (artifacts === undefined || context.pullRequest !== undefined || context.branch === undefined) return
  const content: SurfaceFile = {
    schema: 'eval-gate-tool-surface',
    version: 1,
    commit: context.commit,
    servers: [...servers],
  }
  const documents = { [document.fileName]: JSON.stringify(content) }
  try {
    await storeDocuments(formatArtifactName('tool-surface', suiteName), documents, { artifacts, files })
    log.info(`Stored the tool snapshot of ${context.branch}.`)
  } catch (error) {
    log.warning(`Could not store the tool snapshot: ${readErrorMessage(error)}`)
  }
}
