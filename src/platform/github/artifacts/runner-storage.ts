import * as v from 'valibot'
import { readErrorMessage } from '../../../errors.ts'
import { repeatUntilDone, type Turn } from '../../../http/repeat.ts'
import { parseJson, readFields } from '../../../model/data.ts'
import type { Clock, Log } from '../../../ports/platform.ts'
import { createWholeFetch } from '../answers.ts'

/** Artifacts of the workflow run of this job, from the storage that the runner gives it. */
export interface RunnerStorage {
  /** Of all attempts of the run. Several may have one name. */
  list(): Promise<readonly RunnerArtifact[]>
  /** The archive as it was stored. */
  download(artifact: RunnerArtifact): Promise<Buffer>
}

interface RunnerArtifact {
  readonly id: number
  readonly name: string
  readonly bytes: number
  /** The attempt and job that stored it, as the storage knows them. */
  readonly place: Place
}

interface Place {
  readonly workflow_run_backend_id: string
  readonly workflow_job_run_backend_id: string
}

const attempts = 3
const service = 'twirp/github.actions.results.api.v1.ArtifactService'

const placeSchema = v.object({
  workflow_run_backend_id: v.string(),
  workflow_job_run_backend_id: v.string(),
})
const artifactSchema = v.object({
  ...placeSchema.entries,
  database_id: v.string(),
  name: v.string(),
  size: v.optional(v.string(), '0'),
})
const listSchema = v.object({ artifacts: v.optional(v.array(artifactSchema), []) })
const addressSchema = v.object({ signed_url: v.pipe(v.string(), v.url()) })

/**
 * The storage behind `actions/upload-artifact`. Its requests don't count against the rate limit of the token, which 30
 * parts would use up in a few runs. The toolkit reads it, too, but unpacks archives to disk, and a part may be hostile.
 * Undefined where the runner gives none.
 */
export function createRunnerStorage(
  env: Readonly<Record<string, string | undefined>>,
  clock: Clock,
  log: Log,
): RunnerStorage | undefined {
  const { ACTIONS_RESULTS_URL: address, ACTIONS_RUNTIME_TOKEN: token } = env
  const run = token === undefined ? undefined : readRunIds(token)
  if (address === undefined || !URL.canParse(address) || run === undefined) return undefined
  const fetchJson = createWholeFetch(env)
  const fetchArchive = createWholeFetch(env, () => true)

  async function call<Schema extends v.GenericSchema>(
    method: string,
    body: Place & { readonly name?: string },
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const url = new URL(`/${service}/${method}`, address)
    const response = await askAgain(method, () =>
      fetchJson(url.href, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    )
    return v.parse(schema, await response.json())
  }

  const askAgain = (purpose: string, ask: () => Promise<Response>): Promise<Response> =>
    repeatUntilDone(
      async (attempt): Promise<Turn<Response>> => {
        try {
          const response = await ask()
          if (!response.ok) throw new Error(`the artifact storage answered ${response.status}`)
          return { value: response }
        } catch (error) {
          if (attempt >= attempts) throw error
          log.debug(`${purpose} of the artifact storage again: ${readErrorMessage(error)}`)
          return { waitMs: 1_000 * attempt }
        }
      },
      { clock },
    )

  return {
    async list() {
      const { artifacts } = await call('ListArtifacts', run, listSchema)
      return artifacts.map((artifact) => ({
        id: Number(artifact.database_id),
        name: artifact.name,
        bytes: Number(artifact.size),
        place: v.parse(placeSchema, artifact),
      }))
    },
    async download({ name, place }) {
      const { signed_url: url } = await call('GetSignedArtifactURL', { ...place, name }, addressSchema)
      return Buffer.from(await (await askAgain('The download', () => fetchArchive(url))).arrayBuffer())
    },
  }
}

/** The ids of the run and job that the token is for: `Actions.Results:RUN:JOB` among its scopes. */
function readRunIds(token: string): Place | undefined {
  const claims = readFields(parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  const scopes = typeof claims.scp === 'string' ? claims.scp.split(' ') : []
  const [, run, job] =
    scopes.map((scope) => scope.split(':')).find(([kind]) => kind === 'Actions.Results') ?? []
  if (run === undefined || job === undefined) return undefined
  return { workflow_run_backend_id: run, workflow_job_run_backend_id: job }
}
