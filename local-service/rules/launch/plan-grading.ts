import * as v from 'valibot'
import { type Assertion, assertionSchema, type Step, steps as stepsSchema } from '#contract'
import { readFields, readList } from '../../../src/model/data.ts'
import { createInputError } from '../../api-error.ts'
import { findAssertionProblem, listCheckedTypes } from '../../execution/assertions.ts'
import { judgeType } from '../../execution/judge.ts'
import type { Case } from '../../store/catalog-records.ts'
import type { PlannedRule, Suite } from '../../store/records.ts'
import type { LaunchTarget } from './place.ts'

/** A rule before its judge has a model. */
export type RuleDraft = Omit<PlannedRule, 'assertion'> & { readonly assertion: Assertion }

/**
 * The steps of a case as a run executes them.
 * @throws ApiError VALIDATION_ERROR for what the local service can't execute
 */
export function readCaseSteps(title: string, value: unknown, { servers }: LaunchTarget): readonly Step[] {
  const steps = readStored(title, 'steps', stepsSchema, value)
  for (const step of steps) {
    if (step.kind === 'interact') {
      throw createInputError(
        `"${title}": a step of kind "interact" needs a hosted browser, which the local service does not have.`,
      )
    }
    const { serverName } = step.kind === 'toolCall' ? step : {}
    if (serverName !== undefined && !servers.some(({ name }) => name === serverName)) {
      throw createInputError(
        `"${title}": the step "${step.id}" names the server "${serverName}", which the run does not have.`,
      )
    }
  }
  return steps
}

/**
 * `replace` takes the rules of the case alone, `extend` adds them to those of the suite, `inherit` leaves
 * them out.
 */
export function joinCaseRules(title: string, assertions: unknown, suite: Suite): readonly RuleDraft[] {
  const { mode = 'inherit', list } = readFields(assertions)
  const caseRules = readRules(title, list, 'case')
  const defaults = readRules(title, suite.settings.defaultAssertions, 'suite')
  if (mode === 'replace') return caseRules
  if (mode === 'extend') return [...defaults, ...caseRules]
  return defaults
}

function readRules(title: string, list: unknown, source: PlannedRule['source']): readonly RuleDraft[] {
  return readList(list).map((item) => {
    const { role, ...assertion } = readFields(item)
    return {
      source,
      role: role === 'advisory' ? 'advisory' : 'required',
      assertion: readStored(title, `rule of the ${source}`, assertionSchema, assertion),
    }
  })
}

/** What was stored was valid when it was written; a seed or an older release may have known other words. */
function readStored<const Schema extends v.GenericSchema>(
  title: string,
  name: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  throw createInputError(
    `"${title}": ${[name, v.getDotPath(issue), issue.message].filter(Boolean).join(': ')}.`,
  )
}

/**
 * A case passes by what was checked: a tool that was called, an assertion that counts, or that no tool may be
 * called. A case with nothing of it would pass whatever the model says, and so would an expected output that
 * nobody reads.
 */
export function refuseUngradableCase(
  title: string,
  fields: Case['fields'],
  steps: readonly Step[],
  rules: readonly RuleDraft[],
): void {
  const asserted = steps.flatMap((step) => (step.kind === 'assert' ? [step.assertion] : []))
  const required = [
    ...asserted,
    ...rules.flatMap(({ role, assertion }) => (role === 'required' ? [assertion] : [])),
  ]
  const kinds = { assertionKinds: listCheckedTypes({ hasJudge: true }) }
  for (const assertion of [...asserted, ...rules.map((rule) => rule.assertion)]) {
    const problem = findAssertionProblem(assertion)
    if (problem !== undefined) throw createInputError(`"${title}": ${problem}.`, kinds)
  }
  const isGraded = required.length > 0 || steps.some(({ kind }) => kind === 'toolCall')
  if (!isGraded && fields.isNegative !== true) {
    throw createInputError(`"${title}": nothing grades the case. Add an assertion, a required one.`, kinds)
  }
  if (typeof fields.expectedOutput === 'string' && !required.some(({ type }) => type === judgeType)) {
    throw createInputError(
      `"${title}": expectedOutput: only the assertion "${judgeType}" reads it. Add a required one.`,
    )
  }
}
