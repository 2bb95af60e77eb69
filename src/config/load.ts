import { describeInputProblem, listInputProblems, type Problem, UsageError } from '../errors.ts'
import type { InputDigest } from '../model/run/witness.ts'
import { toRepositoryPath } from '../paths/folders.ts'
import type { CiContext } from '../ports/context.ts'
import type { HostedConfig } from './hosted/read.ts'
import { type BaselineChoice, baselineInputs } from './inputs/baseline-inputs.ts'
import { digestEventInputs, digestGivenInputs } from './inputs/evidence-inputs.ts'
import { hostedInputs } from './inputs/hosted-inputs.ts'
import { isInputGiven, readInputs, type ValuesOf } from './inputs/input.ts'
import { defaultPolicyPath, policyInputs } from './inputs/policy-inputs.ts'
import { reportInputs } from './inputs/report-inputs.ts'
import { type ReviewerConfig, reviewerInputs } from './inputs/reviewer-inputs.ts'
import { serviceInputs } from './inputs/service-inputs.ts'
import { findMisplacedSettings, inputTable, type RawInputs } from './inputs.ts'
import { type LookAgainConfig, readLookAgainConfig } from './look-again.ts'
import type { PolicyConfig } from './policy/load.ts'
import { readServiceConfig, type ServiceConfig } from './service-config.ts'
import { isInlineYaml } from './settings/row.ts'
import { defaultSuiteName } from './suite-name.ts'

export type { HostedConfig } from './hosted/read.ts'
export type { BaselineChoice } from './inputs/baseline-inputs.ts'
export type { ReviewerConfig } from './inputs/reviewer-inputs.ts'
export type { LookAgainConfig } from './look-again.ts'
export { loadServiceConfig, readServiceConfig, type ServiceConfig } from './service-config.ts'
export { describeMatrixLeg } from './suite-name.ts'

type JobInputs = typeof reportInputs & typeof baselineInputs

/** The inputs, checked. Undefined means that the user left it to us. */
export interface Config extends Omit<ValuesOf<JobInputs>, 'suiteName'>, ReviewerConfig, PolicyConfig {
  readonly suiteName: string
  readonly service?: ServiceConfig | undefined
  /** There is an address of the service, but no key. */
  readonly isKeyMissing: boolean
  /** A run in the service instead of reports. */
  readonly hosted?: HostedConfig | undefined
  /** How cases in doubt are measured again; undefined: they are not. */
  readonly lookAgain: LookAgainConfig | undefined
  /** The inputs that choose evidence, as the run stores them; see `model/run/witness.ts`. */
  readonly inputDigests: readonly InputDigest[]
  /** Inputs or payload with which the run was started, in the same way. */
  readonly eventInputs: readonly InputDigest[]
}

/**
 * Turns raw inputs into a {@link Config}.
 * @param workspace that the path of a file with hosted runs is relative to
 * @throws UsageError with every problem at once.
 */
export async function loadConfig(raw: RawInputs, context: CiContext, workspace = '.'): Promise<Config> {
  const problems: Problem[] = [...findMisplacedSettings(raw), ...findUnfilledExpressions(raw)]
  const config = await readAllInputs(raw, context, workspace, problems)
  if (problems.length > 0) throw new UsageError(problems)
  return config
}

/**
 * GitHub fills in expressions of a workflow file; anywhere else they stay text, and would be a name or a key.
 */
function findUnfilledExpressions(raw: RawInputs): readonly Problem[] {
  return Object.entries(raw)
    .filter(([, value]) => value?.includes('${{') === true)
    .map(([name]) =>
      describeInputProblem(
        name,
        'has an expression in it that was not filled in',
        'GitHub fills in expressions in workflow files only: write the value itself.',
      ),
    )
}

async function readAllInputs(
  raw: RawInputs,
  context: CiContext,
  workspace: string,
  problems: Problem[],
): Promise<Config> {
  const { suiteName, ...reports } = readInputs(reportInputs, raw, problems)
  const isHosted = isInputGiven(hostedInputs, 'hosted', raw)
  const service = readServiceConfig(raw, problems, isHosted ? 'hosted runs' : undefined)
  const hosted = isHosted
    ? await (await import('./hosted/read.ts')).readHostedConfig(raw, workspace, problems)
    : undefined
  const config: Config = {
    ...reports,
    suiteName: suiteName ?? defaultSuiteName(context),
    service,
    isKeyMissing:
      isInputGiven(serviceInputs, 'base-url', raw) && !isInputGiven(serviceInputs, 'api-key', raw),
    hosted,
    ...readInputs(baselineInputs, raw, problems),
    lookAgain: readLookAgainConfig(raw, { hosted, ...reports }, problems),
    ...(await readPolicyInputs(raw, problems)),
    ...readInputs(reviewerInputs, raw, problems),
    inputDigests: digestGivenInputs(raw, context, workspace),
    eventInputs: digestEventInputs(context),
  }
  problems.push(...findBaselineProblems(config.baseline, context))
  if (isHosted) problems.push(...findReportInputProblems(raw))
  else problems.push(...findHostedInputProblems(raw))
  problems.push(...findModeProblems(config, context, { isNamed: suiteName !== undefined, isHosted }))
  problems.push(...findOutcomeProblems(config, raw))
  return config
}

/** The path of a policy file on the first line, and settings that count on top of it; each may be absent. */
async function readPolicyInputs(raw: RawInputs, problems: Problem[]): Promise<PolicyConfig> {
  const { policy = '', policyFrom } = readInputs(policyInputs, raw, problems)
  const [first = ''] = policy.split('\n')
  const named = first === '' || isInlineYaml(first) ? defaultPolicyPath : first.trim()
  const policyPath = toRepositoryPath(named) || named
  const usual = {
    policyPath,
    policyPathGiven: policyPath !== defaultPolicyPath,
    policyFrom,
    policyInputs: {},
  }
  // The first line is kept, but empty, so that problems name the right line.
  const settings = isInlineYaml(first) ? policy : policy.slice(first.length)
  if (settings.trim() === '') return usual
  try {
    // A project without a policy needs no YAML parser.
    const { parsePolicySettings } = await import('./policy/file.ts')
    return { ...usual, policyInputs: parsePolicySettings(settings, 'policy') }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    problems.push(...error.problems)
    return usual
  }
}

/** Problems of a hosted run with inputs that only apply to reports. */
function findReportInputProblems(raw: RawInputs): readonly Problem[] {
  const useless = Object.entries(inputTable).filter(
    ([name, row]) => 'only' in row && row.only === 'reports' && isInputGiven(inputTable, name, raw),
  )
  return [
    ...useless.map(([name]) => describeInputProblem(name, 'only applies to reports, not to hosted runs')),
    ...listInputProblems([
      {
        isBroken: isInputGiven(inputTable, 'reports', raw),
        input: 'reports',
        predicate: 'cannot be combined with a hosted run',
        advice: 'Use two steps with different `suite-name`s.',
      },
    ]),
  ]
}

/** Inputs of hosted runs, which would be ignored silently without `hosted`. */
function findHostedInputProblems(raw: RawInputs): readonly Problem[] {
  return Object.keys(hostedInputs)
    .filter((name) => isInputGiven(hostedInputs, name, raw))
    .map((name) =>
      describeInputProblem(
        name,
        'only applies to hosted runs',
        'Name what to run in `hosted`, or remove the input.',
      ),
    )
}

/** Artifacts can only be read where GitHub Actions gives access to them. */
function findBaselineProblems({ kind }: BaselineChoice, { provider }: CiContext): readonly Problem[] {
  if (provider !== 'terminal' || (kind !== 'artifact' && kind !== 'run')) return []
  const written = kind === 'run' ? 'run:ID' : kind
  const advice = 'In a terminal, use `file:PATH`, `service` or `none`.'
  return [describeInputProblem('baseline', `can only be ${written} in GitHub Actions`, advice)]
}

/** An expression about a step that does not exist is empty, and would hide that the tests failed. */
function findOutcomeProblems({ mode, measure, testOutcome }: Config, raw: RawInputs): readonly Problem[] {
  const isEmpty = raw['test-outcome']?.trim() === ''
  const advice =
    'Give it `steps.ID.outcome`, with the `id` of the step that runs the tests. An action that wraps this one passes `unknown` when its caller gives nothing.'
  if (isEmpty) return [describeInputProblem('test-outcome', 'is empty: no earlier step has that id', advice)]
  if (testOutcome.length > 0 && measure !== undefined)
    return [describeInputProblem('test-outcome', 'has no effect with `measure`, which runs the tests itself')]
  if (testOutcome.length === 0 || mode === 'gate' || mode === 'collect') return []
  const modeAdvice = 'Set it where `mode: collect` is.'
  return [describeInputProblem('test-outcome', `has no effect with \`mode: ${mode}\``, modeAdvice)]
}

/** Problems with inputs that the mode requires or does not allow. */
function findModeProblems(
  { mode, reports, measure, baselineWorkflows, expectedParts, workflow }: Config,
  { provider }: CiContext,
  { isNamed: hasSuiteName, isHosted }: { readonly isNamed: boolean; readonly isHosted: boolean },
): readonly Problem[] {
  const readsReports = mode === 'gate' || mode === 'collect'
  return listInputProblems([
    {
      isBroken: baselineWorkflows.length > 0 && !hasSuiteName,
      input: 'suite-name',
      predicate: 'is required with baseline-workflow',
      advice:
        'The default name contains the name of the workflow. Use the same `suite-name` in both workflows.',
    },
    {
      isBroken: readsReports && reports.length === 0 && measure === undefined && !isHosted,
      input: 'reports',
      predicate: 'is required: no report files given',
      advice:
        provider === 'terminal'
          ? 'Name the files that your tests wrote, such as --reports "**/junit.xml".'
          : 'Set `reports` to the files that your tests write, e.g. `reports: "**/junit.xml"`, or set `hosted` to run an eval suite in the eval service.',
    },
    {
      isBroken: measure !== undefined && reports.length > 0,
      input: 'reports',
      predicate: 'cannot be combined with `measure`',
      advice: 'The command of `measure` writes its reports into the folder `$EVAL_GATE_REPORTS`.',
    },
    {
      isBroken: measure !== undefined && mode !== 'gate',
      input: 'measure',
      predicate: `is not available with \`mode: ${mode}\``,
      advice: 'Remove `mode`: what `measure` runs is judged at once.',
    },
    {
      isBroken: isHosted && measure !== undefined && measure !== 'auto',
      input: 'measure',
      predicate: 'cannot be a command for hosted runs, because its results would not come from the service',
      advice: 'Use `measure: auto`, and the service runs the cases.',
    },
    {
      isBroken: /^(?:true|false|yes|no|on|off|[01])$/i.test(measure ?? ''),
      input: 'measure',
      predicate: `must be \`auto\` or a command; got "${measure}"`,
      advice: 'measure: auto',
    },
    {
      isBroken: mode === 'merge' && reports.length > 0,
      input: 'reports',
      predicate: 'has no effect with `mode: merge`',
      advice: 'Name the reports where `mode: collect` is.',
    },
    {
      isBroken: expectedParts !== undefined && readsReports,
      input: 'expected-parts',
      predicate: `has no effect with \`mode: ${mode}\``,
      advice: 'Set it where `mode: merge` or `mode: publish` is.',
    },
    {
      isBroken: workflow !== undefined && mode !== 'publish',
      input: 'workflow',
      predicate: `has no effect with \`mode: ${mode}\``,
      advice: 'Set it where `mode: publish` is.',
    },
    // The default name contains the job and the leg, and with two workflows the workflow.
    {
      isBroken: mode !== 'gate' && !hasSuiteName,
      input: 'suite-name',
      predicate: `is required with \`mode: ${mode}\``,
      advice: 'Use the same `suite-name` in the step that collects and in the one that merges or publishes.',
    },
    {
      isBroken: mode !== 'gate' && isHosted,
      input: 'mode',
      predicate: `\`${mode}\` is for reports, not for hosted runs`,
      advice: 'A hosted run needs the API key, which a fork must not have. Use `mode: gate`.',
    },
  ])
}
