import { compact } from '../../model/data.ts'
import { formatPlural, quoteNames } from '../../model/format.ts'
import type { AskedAndGot, CaseStatement, CaseVerdict, HostedStatements } from '../runs/statements.ts'

const named = 5

/** What follows `the hosted run ID` in its sentence; `whole` follows the label alone. */
type Find = (stated: HostedStatements) => readonly (string | { readonly whole: string })[]

/** What a run can say of itself that its results don't show, by what says it. */
const finders: Readonly<Record<string, Find>> = {
  commit: ({ commit: { asked, got }, isReplay }) => {
    const [jobCommit = ''] = asked
    if (asked.length === 0) return []
    if (got === null) {
      if (!isReplay) return []
      return [`was started before this step, and does not say which commit it measured.`]
    }
    if (asked.some((sha) => sha.startsWith(got))) return []
    const whole = `measured the commit ${got.slice(0, 7)}, and this job is about ${jobCommit.slice(0, 7)}. Pass the run of this workflow run, and delete the receipts of earlier ones before the tests run.`
    return [{ whole }]
  },
  suite: ({ suite }) => {
    if (!isOtherThanAsked(suite)) return []
    return [`is one of another suite (${suite.got ?? 'it names none'}).`]
  },
  environment: ({ environment, revision }) => {
    if (isOtherThanAsked(environment)) {
      return [`ran in another environment (${environment.got ?? 'it names none'}) than was asked for.`]
    }
    if (revision.got === null || !isOtherThanAsked(revision)) return []
    return [`ran in revision ${revision.got} of its environment, and revision ${revision.asked} was started.`]
  },
  model: ({ cases }) => {
    const onOtherModel = cases.filter(ranOnOtherModel)
    const [first] = onOtherModel
    if (first === undefined) return []
    const { asked, got } = first.models
    return [
      `ran ${quoteNames(onOtherModel.map(({ name }) => name))} on another model (${got?.join(', ')}) than was asked for (${asked?.join(', ')}).`,
    ]
  },
  result: ({ result, listed }) => {
    const isExplained = listed.failed > 0
    if (result === 'passed') return []
    if (result === 'failed') {
      if (isExplained) return []
      return ['failed, and no iteration that it lists did.']
    }
    if (result === 'inconclusive') {
      if (isExplained || listed.ungraded > 0) return []
      return ['is inconclusive according to the service, and every iteration that it lists has a result.']
    }
    return [`is completed, and its result is ${result ?? 'missing'}: neither passed nor failed.`]
  },
  summary: ({ summary, listed }) => {
    if (summary === null) return []
    const describeCounts = (outcome: 'failed' | 'passed') =>
      `counts ${formatPlural(summary[outcome], `${outcome} iteration`)}, and its list has ${listed[outcome]} of them.`
    if (summary.failed > listed.failed) return [describeCounts('failed')]
    if (summary.passed < listed.passed) return [describeCounts('passed')]
    return []
  },
  verdicts: ({ verdicts, cases, listed }) => {
    const denied = (verdicts ?? []).filter((verdict) => {
      const statement = cases.find(({ id, name }) => id === verdict.case || name === verdict.case)
      return isVerdictDenied(verdict, statement?.listed ?? listed)
    })
    if (denied.length === 0) return []
    return [
      `judges cases otherwise than their iterations: ${quoteNames(denied.map(describeCaseVerdict).slice(0, named))}.`,
    ]
  },
  judges: ({ judges, listed }) =>
    judges.flatMap(({ name, status, errorCode, failed }) => {
      if (status !== null && status !== 'completed') {
        const why = errorCode === null ? status : `${status}, ${errorCode}`
        return [`was not graded by its judge ${name} (${why}).`]
      }
      if (failed.length === 0 || listed.failed > 0) return []
      return [
        `lists iterations that passed, and its judge ${name} failed ${formatPlural(failed.length, 'case')}.`,
      ]
    }),
  grades: ({ unjudged }) => {
    if (unjudged === 0) return []
    return [`has ${formatPlural(unjudged, 'iteration')} that ended without a grade.`]
  },
  integrity: ({ integrity: { scores, policy } }) =>
    compact([
      scores !== null && scores !== 'valid' && `has scores that the service calls ${scores}.`,
      policy !== null && `was not judged by the policy of its suite (${policy}).`,
    ]),
  iterations: ({ contradictions }) => {
    const [first] = contradictions
    if (first === undefined) return []
    const names = [...new Set(contradictions.map(({ name }) => name))].slice(0, named)
    return [
      `has ${formatPlural(contradictions.length, 'iteration')} that passed and can't have (${first.by} ${first.evidence}): ${quoteNames(names)}.`,
    ]
  },
  unreadable: ({ unreadable }) => {
    if (unreadable.length === 0) return []
    return [`says something that can't be read (${unreadable.join(', ')}). Update Eval Gate.`]
  },
}

/**
 * What a run says of itself that its results don't show: failures without a failing iteration, a measurement of something
 * else than was asked for, results that contradict themselves. One sentence each.
 */
export function findContradictions(label: string, stated: HostedStatements): readonly string[] {
  return Object.values(finders).flatMap((find) =>
    find(stated).map((finding) => {
      if (typeof finding === 'string') return `${label}: the hosted run ${stated.runId} ${finding}`
      return `${label} ${finding.whole}`
    }),
  )
}

/** What was asked for is not what the run says, or the run does not say it. */
function isOtherThanAsked<T>({ asked, got }: AskedAndGot<T>): boolean {
  return asked !== null && asked !== got
}

function isVerdictDenied({ verdict, failed }: CaseVerdict, listed: CaseStatement['listed']): boolean {
  const isExplained = listed.failed > 0 || (verdict !== 'failed' && listed.ungraded > 0)
  return (failed ?? 0) > listed.failed || (verdict !== 'passed' && !isExplained)
}

function describeCaseVerdict({ case: name, verdict, failed }: CaseVerdict): string {
  const trials = failed !== null && failed !== 0 && formatPlural(failed, 'failed trial')
  return `${name} (${compact([verdict ?? 'no verdict', trials]).join(', ')})`
}

function ranOnOtherModel({ models: { asked, got } }: CaseStatement): boolean {
  if (asked === null || asked.length === 0 || got === null) return false
  const wanted = new Set(asked.map(normaliseModelName))
  return got.some((model) => !wanted.has(normaliseModelName(model)))
}

/** The name of a model without its provider and the date of its release, which deployments add or leave out. */
function normaliseModelName(model: string): string {
  return model
    .slice(model.lastIndexOf('/') + 1)
    .toLowerCase()
    .replace(/[-@:](latest|\d{8}|\d{4}-\d{2}-\d{2})$/, '')
    .replaceAll(/[^a-z0-9]/g, '')
}
