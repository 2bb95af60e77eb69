import { join } from 'node:path'
import * as v from 'valibot'
import { artifactName } from '../../../baseline/artifact-name.ts'
import { searchBranch } from '../../../baseline/search.ts'
import { ArtifactError, messageOf } from '../../../errors.ts'
import type { Files } from '../../../ports/files.ts'
import type { Platform } from '../../../ports/platform.ts'
import { type ServerSurface, type SurfaceFile, surfaceFileSchema } from '../../../service/servers/surface.ts'

const fileName = 'eval-gate-tool-surface.json'

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
  const { artifacts, context, log, scratch, files } = platform
  const branch = context.baseBranch
  if (artifacts === undefined || branch === undefined) return undefined
  const name = artifactName('tool-surface', suiteName)
  try {
    const search = { name, branch, most: 1, maxAgeDays: longestAgeDays }
    const outcome = await searchBranch(search, artifacts, platform, async (artifact) => {
      const folder = join(scratch, 'tool-surface', String(artifact.id))
      await artifacts.fetch(artifact, folder)
      const parsed = v.safeParse(surfaceFileSchema, readJson(join(folder, fileName), files))
      if (!parsed.success)
        throw new ArtifactError(`The tool snapshot of run ${artifact.runId} can't be read.`, [])
      const { commit, servers } = parsed.output
      return { description: commit === undefined ? branch : `${branch}@${commit.slice(0, 7)}`, servers }
    })
    if (outcome.status === 'found') return outcome.found[0]
    if (outcome.status !== 'never') log.warning(`No tool snapshot of ${branch} can be used.`)
  } catch (error) {
    log.warning(`The tool snapshot of ${branch} could not be fetched: ${messageOf(error)}`)
  }
  return undefined
}

function readJson(path: string, { readText }: Files): unknown {
  try {
    return JSON.parse(readText(path))
  } catch {
    return undefined
  }
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
  const file = files.writeScratch(`keep-surface/${fileName}`, JSON.stringify(content))
  try {
    await artifacts.save(artifactName('tool-surface', suiteName), [file])
    log.info(`Kept what the tools look like on ${context.branch}.`)
  } catch (error) {
    log.warning(`What the tools look like could not be stored: ${messageOf(error)}`)
  }
}
