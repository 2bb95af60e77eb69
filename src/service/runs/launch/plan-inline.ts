import { limits } from '../../../contract/limits.ts'
import { type Problem, UsageError } from '../../../errors.ts'
import type { SuiteSpec } from '../../../model/suite-spec.ts'
import { listServers } from '../../catalog.ts'
import type { Project } from '../../client/project.ts'
import { listFieldsLostInline, toInlineRunTest } from '../../inline-test.ts'
import { type Named, type RequestNames, resolveNames } from '../../names.ts'
import { refuseUnknownGrading, usesOwnWords } from '../../suites/unknown-grading.ts'
import type { HostedRequest, PlannedRun } from './plan-runs.ts'

/**
 * Plans a run of a suite file without a saved suite, see {@link buildInlineRun}.
 * @throws UsageError, also for words of grading that the deployment does not know; ServiceError
 */
export async function planInlineRun(
  project: Project,
  spec: SuiteSpec,
  request: Parameters<typeof buildInlineRun>[1],
  names: RequestNames,
): Promise<PlannedRun> {
  if (usesOwnWords(spec)) await refuseUnknownGrading(project, spec)
  return buildInlineRun(spec, request, await listServers(project), names)
}

/**
 * A run of a suite file without a saved suite (form B). Servers come from the request, else from the file.
 * @throws UsageError for unknown servers, no servers, or more cases than a run takes
 */
export function buildInlineRun(
  spec: SuiteSpec,
  request: Pick<HostedRequest, 'servers' | 'repetitions'>,
  servers: readonly Named[],
  names: RequestNames,
): PlannedRun {
  const problems: Problem[] = []
  const isGiven = request.servers.length > 0
  const refs = isGiven ? request.servers : (spec.servers ?? [])
  const where = isGiven ? names.servers : 'servers of the suite file'
  const serverIds = resolveNames(refs, servers, { where, kind: 'server' }, problems).map(({ id }) => id)
  if (refs.length === 0) {
    problems.push({
      message: `${names.servers} is required: the suite file of "${spec.name}" lists no servers`,
      advice: `Or sync the suite first with \`${names.syncSuite}: true\` and run it in an environment.`,
    })
  }
  if (spec.cases.length > limits.testsPerSuite) {
    problems.push({
      message: `${names.suiteFile} has ${spec.cases.length} cases; at most ${limits.testsPerSuite} run without a saved suite`,
      advice: `Sync the suite first with \`${names.syncSuite}: true\`.`,
    })
  }
  const tests = spec.cases.map((caseSpec) => ({
    title: caseSpec.title,
    test: toInlineRunTest(caseSpec, spec),
  }))
  for (const { title, test } of tests) {
    if (test !== undefined) continue
    problems.push({
      where: names.suiteFile,
      message: `the case "${title}" names no model with its provider, and a run without a saved suite needs both`,
      advice: 'Name a `model` in the file as provider/name, or a `model` and its `provider`.',
    })
  }
  problems.push(...findInlineProblems(spec, names))
  if (problems.length > 0) throw new UsageError(problems)
  const minimumPassRate = spec.settings?.minimumAccuracy
  const counts = tests.map(({ test }) => request.repetitions ?? test?.runs ?? 1)
  const expected = counts.reduce((sum, count) => sum + count, 0)
  return {
    suite: { id: '', name: spec.name },
    label: spec.name,
    body: {
      suiteName: spec.name,
      suiteDescription: spec.description,
      serverIds,
      tests: tests.flatMap(({ test }) =>
        test === undefined ? [] : [{ ...test, advancedConfig: readPromptSettings(spec) }],
      ),
      passCriteria: typeof minimumPassRate === 'number' ? { minimumPassRate } : undefined,
      iterationOverride: request.repetitions,
    },
    expected,
  }
}

/** System prompt and temperature of the file. An inline test has a field for them, a run has none. */
function readPromptSettings({ systemPrompt: system, temperature }: SuiteSpec) {
  if (system === undefined && temperature === undefined) return undefined
  return { system, temperature }
}

/** What an unsaved run would leave out. It must not pass because a rule of the file was dropped. */
function findInlineProblems({ cases, settings }: SuiteSpec, names: RequestNames): Problem[] {
  const where = names.suiteFile
  const advice = `Save the suite with \`${names.syncSuite}: true\`; its runs apply everything in the file.`
  const createProblem = (lostPart: string): Problem => ({
    where,
    message: `${lostPart} does not apply to a run without a saved suite`,
    advice,
  })
  const lostSettings = Object.keys(settings ?? {}).filter((name) => name !== 'minimumAccuracy')
  return [
    ...lostSettings.map((name) =>
      createProblem(name === 'defaultAssertions' ? '`assertions`' : `\`settings.${name}\``),
    ),
    ...cases.flatMap((caseSpec) =>
      listFieldsLostInline(caseSpec).map((name) =>
        createProblem(`\`${name}\` of the case "${caseSpec.title}"`),
      ),
    ),
  ]
}
