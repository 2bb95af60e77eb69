import { grounds } from '../../gate/attribute/attribute-case.ts'
import { acceptableRules } from '../../gate/judge/acceptable.ts'
import { acceptedName } from '../../model/acceptance/acceptance.ts'
import { writeAcceptCommand } from '../../model/acceptance/command.ts'
import { telling } from '../../model/before-after.ts'
import { doubtOf } from '../../model/doubts.ts'
import { caseTitle } from '../../model/run/identity.ts'
import type { Run } from '../../model/run/run.ts'
import { meanOf } from '../../model/run/sample.ts'
import { rerunCommand } from '../../render/explain/rerun-command.ts'
import { type AttributedCase, attribute, iterationsToTell } from './attribute.ts'
import { caseIdOf, decidingCases, type Evidence, findCase, type KnownCase, pointOf } from './evidence.ts'
import type { Answer, Arguments, ToolName } from './schemas.ts'
import { commitOf, foreign, messageLength } from './schemas.ts'

const mostCases = 20
const mostReasons = 20
const mostRunsOfCase = 5
const mostRuns = 30
const commandLength = 1_000

type Answers = {
  readonly [Name in ToolName]: (facts: Evidence, given: Arguments<Name>, now: number) => Answer<Name>
}

/** The answers of each tool. */
export const answers: Answers = {
  why_red: (facts) => {
    const shown = decidingCases(facts)
    return {
      verdict: facts.json.verdict,
      reasons: facts.deciding.slice(0, mostReasons).map(({ rule, status, message }) => ({
        rule,
        status,
        remedy: doubtOf(rule)?.remedy,
        untrusted: { message: foreign(message, messageLength) },
      })),
      cases: shown.slice(0, mostCases).map((of) => {
        const evidence = telling(facts.run.cases.get(of.key))
        const file = evidence?.location?.file ?? of.row.identity.file
        return {
          ...named(of),
          untrusted: {
            title: titleOf(of),
            file: file === undefined ? undefined : foreign(file),
            line: evidence?.location?.line,
            message: evidence?.message && foreign(evidence.message, messageLength),
            command: commandOf(of, facts),
          },
        }
      }),
      moreCases: Math.max(0, shown.length - mostCases),
      untrusted: { suite: foreign(facts.json.suiteName) },
    }
  },

  is_it_me: (facts, { case: wanted }) => {
    const whole = attribute(facts)
    const key = wanted === undefined ? undefined : findCase(facts.run, wanted)
    const cases = key === undefined ? whole.cases : whole.cases.filter((of) => of.key === key)
    const [only] = cases
    const answer = key === undefined ? whole.answer : (only?.answer ?? 'nothing is red')
    return {
      answer,
      because: becauseOf(answer, cases, key === undefined ? whole.suite : undefined),
      suite: whole.suite,
      cases: cases.slice(0, mostCases).map((of) => ({
        ...named(of),
        answer: of.answer,
        because: grounds[of.ground],
        main: facts.main.without.slice(0, mostRunsOfCase).flatMap((run) => mainRun(run, of.key) ?? []),
        untrusted: { title: titleOf(of) },
      })),
      moreCases: Math.max(0, cases.length - mostCases),
      runsOfMain: facts.main.without.length,
      ...problemsOf(facts),
    }
  },

  history: (facts, { case: wanted }) => {
    const key = findCase(facts.run, wanted)
    const runs = [...facts.main.later, ...facts.main.without].toSorted(
      (a, b) => b.info.createdAt - a.info.createdAt,
    )
    const points = runs.flatMap((run) => mainRun(run, key) ?? []).filter(({ judged }) => judged > 0)
    const here = pointOf(facts.run, key)
    const isBad = ({ passed, judged }: { readonly passed: number; readonly judged: number }) =>
      passed < judged
    const streak = points.findIndex((point) => !isBad(point))
    const bad = streak === -1 ? points : points.slice(0, streak)
    const [newest] = points
    const firstBad = bad.at(-1)?.commit ?? (here && isBad(here) ? commitOf(facts.run.info) : undefined)
    const lastGood = points[bad.length]?.commit
    const tally = facts.run.cases.get(key)
    return {
      caseId: caseIdOf(key),
      here: { commit: commitOf(facts.run.info), passed: here?.passed ?? 0, judged: here?.judged ?? 0 },
      onMainToo: newest === undefined ? null : isBad(newest),
      since: bad.at(-1),
      range: lastGood === undefined || firstBad === undefined ? undefined : { lastGood, firstBad },
      runs: points.slice(0, mostRuns),
      moreRuns: Math.max(0, points.length - mostRuns),
      untrusted: {
        title: foreign(tally === undefined ? '' : caseTitle(tally.identity)),
        ...problemsOf(facts).untrusted,
      },
    }
  },

  cheapest_rerun: (facts) => {
    const open = attribute(facts).cases.filter(
      ({ answer, ground }) => answer === 'undecided' && ground !== 'not-run',
    )
    const reruns = open.map((of) => ({ of, iterations: iterationsToTell(of.facts, open.length) }))
    const costs = reruns.map(({ of, iterations }) => {
      const each = meanOf(facts.run.cases.get(of.key)?.costUsd)
      return each === undefined ? undefined : each * (iterations.here + iterations.onMain)
    })
    return {
      needed: open.length > 0,
      because:
        open.length > 0
          ? 'Only these cases are open. So many iterations say if they are worse than on main.'
          : 'No case is open: measuring again would tell nothing new about one.',
      reruns: reruns.slice(0, mostCases).map(({ of, iterations }) => ({
        caseId: of.caseId,
        iterationsHere: iterations.here,
        iterationsOnMain: iterations.onMain,
        untrusted: { title: titleOf(of), command: commandOf(of, facts) },
      })),
      moreCases: Math.max(0, open.length - mostCases),
      iterations: reruns.reduce((sum, { iterations }) => sum + iterations.here + iterations.onMain, 0),
      costUsd: costs.every((cost) => cost !== undefined)
        ? Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 1e6) / 1e6
        : null,
      ...problemsOf(facts),
    }
  },

  draft_acceptance: (facts, { cases: wanted }, now) => {
    const failed = facts.deciding.filter(({ status }) => status === 'failed')
    const acceptable = failed.filter(({ rule }) => acceptableRules.has(rule))
    const named = new Set(acceptable.flatMap(({ cases = [] }) => cases))
    const all = facts.cases.filter(({ key, row }) => named.has(key) || row.change === 'regressed')
    const chosen = wanted === undefined ? all : all.filter(({ caseId }) => wanted.includes(caseId))
    const { commit } = facts.run.info
    const no = (because: string) => ({ possible: false, because, cases: [] })
    if (acceptable.length === 0)
      return no('Only what got worse can be accepted, and nothing failed for that.')
    if (commit === undefined || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
      return no('The results do not say which commit was measured.')
    if (wanted !== undefined && chosen.length < new Set(wanted).size)
      return no('Not every one of these cases got worse.')
    if (chosen.length === 0)
      return no('The suite fell as a whole: the comment on the pull request has the command.')
    const names = chosen.map(({ row }) => acceptedName(row.identity))
    const command = writeAcceptCommand(
      { commit, suiteName: facts.json.suiteName, cases: names, covered: names.length },
      now,
    )
    return {
      possible: true,
      because:
        failed.length > acceptable.length
          ? 'What these cases did can be accepted; another rule failed too, and stays.'
          : 'A person with write access posts it as a comment, with a reason behind `reason:`, then the job runs again.',
      cases: chosen.map(({ caseId }) => caseId),
      untrusted: { command },
    }
  },
}

function named({ caseId, row: { change, before, after } }: KnownCase) {
  return { caseId, change, before, after }
}

function titleOf({ row }: KnownCase): string {
  return foreign(caseTitle(row.identity))
}

function commandOf({ row }: KnownCase, { json }: Evidence): string | undefined {
  const command = rerunCommand(
    row.identity,
    json.files.flatMap(({ format }) => format ?? []),
  )
  // A command that is cut is another command.
  return command !== undefined && command.length <= commandLength ? command : undefined
}

function mainRun(run: Run, key: string) {
  const point = pointOf(run, key)
  if (point === undefined) return undefined
  const { passed, judged, lost } = point
  const measuredAt = new Date(run.info.createdAt).toISOString()
  return { measuredAt, commit: commitOf(run.info), passed, judged, ...(lost > 0 && { lost }) }
}

function becauseOf(
  answer: Answer<'is_it_me'>['answer'],
  cases: readonly AttributedCase[],
  suite: string | undefined,
): string {
  if (answer === 'nothing is red') return 'No reason failed the verdict or left it open.'
  const telling = cases.find((of) => of.answer === answer)
  if (telling !== undefined) return grounds[telling.ground]
  return suite === answer
    ? 'The mean of the suite fell, and no run of main shows the same.'
    : 'What decides the verdict names no case; why_red has its reasons.'
}

function problemsOf({ problems }: Evidence) {
  if (problems.length === 0) return {}
  return { untrusted: { problems: problems.slice(0, 5).map((one) => foreign(one, messageLength)) } }
}
