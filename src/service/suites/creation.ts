import type { BodyOf } from '../../contract/operations.ts'
import { UsageError } from '../../errors.ts'
import type { SuiteSpec } from '../../model/suite-spec.ts'
import { listEnvironments } from '../catalog.ts'
import type { Project } from '../client/project.ts'
import { toInlineTest } from '../inline-test.ts'
import type { SyncAction } from './actions.ts'
import { placeholder } from './cases.ts'
import { findCreationModel } from './plan-sync.ts'

/**
 * A suite is created with servers and a model. Where the file names neither, because the suite runs in environments,
 * those of its first environment are used; the environment is attached right after.
 */
export async function buildSuiteBody(
  project: Project,
  spec: SuiteSpec,
  { cases, serverIds }: Extract<SyncAction, { kind: 'create-suite' }>,
): Promise<BodyOf<'createEvalSuite'>> {
  const { name, description, provider } = spec
  const suiteModel = findCreationModel(spec)
  const needsPlace = serverIds.length === 0 || suiteModel === undefined
  const place = needsPlace ? await readFirstEnvironment(project, spec, suiteModel) : undefined
  const tests = cases.length > 0 ? cases.map(toInlineTest) : [placeholderTest]
  return {
    name,
    serverIds: serverIds.length > 0 ? [...serverIds] : (place?.serverIds ?? []),
    description,
    model: suiteModel ?? place?.model ?? '',
    provider,
    tests,
  }
}

/** Deleted as soon as the cases are there, also by an apply that repeats one that died. */
const placeholderTest = {
  title: placeholder,
  runs: 1,
  steps: [{ id: 'step-1', kind: 'prompt', prompt: 'Placeholder.' }],
}

/** Servers and model that a run in the first environment of the file would use. */
async function readFirstEnvironment(
  project: Project,
  { name, environments }: SuiteSpec,
  suiteModel: string | undefined,
): Promise<{ readonly serverIds: string[]; readonly model: string }> {
  const [ref = ''] = environments ?? []
  const [environmentId = ref] = await findEnvironmentIds(project, [ref])
  const resolved = await project.call('resolveEnvironment', { params: { environmentId } })
  const serverIds = resolved.effectiveServerIds ?? resolved.selectedServerIds ?? []
  const model = suiteModel ?? resolved.effectiveModelId ?? resolved.modelId
  const createMissingError = (missing: string) =>
    new UsageError({
      where: `environments "${ref}"`,
      message: `has no ${missing}, and the suite "${name}" can't be created without`,
      advice: `Name a \`${missing}\` in the suite file, or give the environment one.`,
    })
  if (serverIds.length === 0) throw createMissingError('servers')
  if (!model) throw createMissingError('model')
  return { serverIds: [...serverIds], model }
}

/** Ids of active environments by id or name, as they are now: some may just have been created. */
export async function findEnvironmentIds(project: Project, refs: readonly string[]): Promise<string[]> {
  if (refs.length === 0) return []
  const active = await listEnvironments(project)
  return refs.flatMap((ref) => active.find(({ id, name }) => ref === id || ref === name)?.id ?? [])
}
