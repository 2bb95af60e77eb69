import { acceptableRules, grounds, isSuiteBlamed } from '#verdict'
import { buildRerunCommand } from '#views'
import { formatAcceptedName } from '../../model/acceptance/acceptance.ts'
import { writeAcceptCommand } from '../../model/acceptance/command.ts'
import { findTellingEvidence } from '../../model/before-after.ts'
import { obligationNames } from '../../model/certificate.ts'
import { findDoubt } from '../../model/doubts.ts'
import { findDecidedObligation } from '../../model/find-obligation.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import type { Counts, Run } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { type AttributedCase, attributeVerdict, countIterationsToTell } from './attribute.ts'
import {
  type Evidence,
  findCaseKey,
  findMainPoint,
  hashCaseKey,
  type KnownCase,
  listDecidingCases,
} from './evidence.ts'
import type { Answer, Arguments, ToolName } from './schemas.ts'
import { messageLength, readCommitHash, showForeignText } from './schemas.ts'

const mostCases = 20
const mostReasons = 20
const mostRunsOfCase = 5
const mostRuns = 30
const commandLength = 1_000

type Answers = {
  readonly [Name in ToolName]: (facts: Evidence, args: Arguments<Name>, now: number) => Answer<Name>
}

/** The answers of each tool. */
export const answers: Answers = {
  why_red: (facts) => {
    const shown = listDecidingCases(facts)
    return {
      verdict: facts.json.verdict,
      reasons: facts.deciding.slice(0, mostReasons).map((reason) => ({
        rule: reason.rule,
        status: reason.status,
        obligation: findDecidedObligation(reason),
        remedy: findDoubt(reason.rule)?.remedy,
        untrusted: { message: showForeignText(reason.message, messageLength) },
      })),
      cases: shown.slice(0, mostCases).map((knownCase) => {
        const evidence = findTellingEvidence(facts.run.cases.get(knownCase.key))
        const file = evidence?.location?.file ?? knownCase.row.identity.file
        return {
          ...nameKnownCase(knownCase),
          untrusted: {
            title: showCaseTitle(knownCase),
            file: file === undefined ? undefined : showForeignText(file),
            line: evidence?.location?.line,
            message: evidence?.message && showForeignText(evidence.message, messageLength),
            command: findRerunCommand(knownCase, facts),
          },
        }
      }),
      moreCases: Math.max(0, shown.length - mostCases),
      due: obligationNames.map((obligation) => {
        const { state, by } = facts.json.certificate[obligation]
        return { obligation, state, by }
      }),
      untrusted: { suite: showForeignText(facts.json.suiteName) },
    }
  },

  is_it_me: (facts, { case: wanted }) => {
    const attributed = attributeVerdict(facts)
    const key = wanted === undefined ? undefined : findCaseKey(facts, wanted)
    const cases =
      key === undefined
        ? attributed.cases
        : attributed.cases.filter((attributedCase) => attributedCase.key === key)
    const [only] = cases
    const answer = key === undefined ? attributed.answer : (only?.answer ?? 'nothing is red')
    return {
      answer,
      because: explainAttribution(answer, cases, key === undefined ? attributed.suite : undefined),
      suite: attributed.suite,
      cases: cases.slice(0, mostCases).map((attributedCase) => ({
        ...nameKnownCase(attributedCase),
        answer: attributedCase.answer,
        because: grounds[attributedCase.ground],
        main: facts.main.without
          .slice(0, mostRunsOfCase)
          .flatMap((run) => describeMainRun(run, attributedCase.key) ?? []),
        untrusted: { title: showCaseTitle(attributedCase) },
      })),
      moreCases: Math.max(0, cases.length - mostCases),
      runsOfMain: facts.main.without.length,
      ...describeProblems(facts),
    }
  },

  history: (facts, { case: wanted }) => {
    const key = findCaseKey(facts, wanted)
    const runs = [...facts.main.later, ...facts.main.without].toSorted(
      (a, b) => b.info.createdAt - a.info.createdAt,
    )
    const points = runs.flatMap((run) => describeMainRun(run, key) ?? []).filter(({ judged }) => judged > 0)
    const headPoint = findMainPoint(facts.run, key)
    const isFailingPoint = ({ passed, judged }: Counts) => passed < judged
    const streak = points.findIndex((point) => !isFailingPoint(point))
    const bad = streak === -1 ? points : points.slice(0, streak)
    const [newest] = points
    const firstBad =
      bad.at(-1)?.commit ??
      (headPoint && isFailingPoint(headPoint) ? readCommitHash(facts.run.info) : undefined)
    const lastGood = points[bad.length]?.commit
    const identity =
      facts.run.cases.get(key)?.identity ?? facts.cases.find((known) => known.key === key)?.row.identity
    return {
      caseId: hashCaseKey(key),
      here: {
        commit: readCommitHash(facts.run.info),
        passed: headPoint?.passed ?? 0,
        judged: headPoint?.judged ?? 0,
      },
      onMainToo: newest === undefined ? null : isFailingPoint(newest),
      since: bad.at(-1),
      range: lastGood === undefined || firstBad === undefined ? undefined : { lastGood, firstBad },
      runs: points.slice(0, mostRuns),
      moreRuns: Math.max(0, points.length - mostRuns),
      untrusted: {
        title: showForeignText(identity === undefined ? '' : formatCaseTitle(identity)),
        ...describeProblems(facts).untrusted,
      },
    }
  },

  cheapest_rerun: (facts) => {
    const open = attributeVerdict(facts).cases.filter(
      ({ answer, ground }) => answer === 'undecided' && ground !== 'not-run',
    )
    const reruns = open.map((openCase) => ({
      of: openCase,
      iterations: countIterationsToTell(openCase.facts, open.length),
    }))
    const costs = reruns.map(({ of: openCase, iterations }) => {
      const each = getSampleMean(facts.run.cases.get(openCase.key)?.costUsd)
      if (each === undefined) return undefined
      return each * (iterations.here + iterations.onMain)
    })
    return {
      needed: open.length > 0,
      because:
        open.length > 0
          ? 'Only these cases are open. So many iterations say if they are worse than on main.'
          : 'No case is open: measuring again would tell nothing new about one.',
      reruns: reruns.slice(0, mostCases).map(({ of: openCase, iterations }) => ({
        caseId: openCase.caseId,
        iterationsHere: iterations.here,
        iterationsOnMain: iterations.onMain,
        untrusted: { title: showCaseTitle(openCase), command: findRerunCommand(openCase, facts) },
      })),
      moreCases: Math.max(0, open.length - mostCases),
      iterations: reruns.reduce((sum, { iterations }) => sum + iterations.here + iterations.onMain, 0),
      costUsd: costs.every((cost) => cost !== undefined)
        ? Math.round(costs.reduce((sum, cost) => sum + cost, 0) * 1e6) / 1e6
        : null,
      ...describeProblems(facts),
    }
  },

  draft_acceptance: (facts, { cases: wanted }, now) => {
    const failed = facts.deciding.filter(({ status }) => status === 'failed')
    const acceptable = failed.filter(({ rule }) => acceptableRules.has(rule))
    const named = new Set(acceptable.flatMap(({ cases = [] }) => cases))
    const all = facts.cases.filter(({ key, row }) => named.has(key) || row.change === 'regressed')
    const chosen = wanted === undefined ? all : all.filter(({ caseId }) => wanted.includes(caseId))
    const { commit } = facts.run.info
    const refuseAcceptance = (because: string) => ({ possible: false, because, cases: [] })
    if (acceptable.length === 0)
      return refuseAcceptance('Only what got worse can be accepted, and nothing failed for that.')
    if (commit === undefined || !/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit))
      return refuseAcceptance('The results do not say which commit was measured.')
    if (wanted !== undefined && chosen.length < new Set(wanted).size)
      return refuseAcceptance('Not every one of these cases got worse.')
    const isSuite = wanted === undefined && isSuiteBlamed(facts.deciding)
    if (chosen.length === 0 && !isSuite) return refuseAcceptance('No case that failed got worse.')
    const names = chosen.map(({ row }) => formatAcceptedName(row.identity))
    const covers = isSuite ? { cases: 'all' as const } : { cases: names, covered: names.length }
    const command = writeAcceptCommand({ commit, suiteName: facts.json.suiteName, ...covers }, now)
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

function nameKnownCase({ caseId, row: { change, before, after } }: KnownCase) {
  return { caseId, change, before, after }
}

function showCaseTitle({ row }: KnownCase): string {
  return showForeignText(formatCaseTitle(row.identity))
}

function findRerunCommand({ row }: KnownCase, { json }: Evidence): string | undefined {
  const command = buildRerunCommand(
    row.identity,
    json.files.flatMap(({ format }) => format ?? []),
  )
  // A command that is cut is another command.
  if (command !== undefined && command.length <= commandLength) return command
  return undefined
}

function describeMainRun(run: Run, key: string) {
  const point = findMainPoint(run, key)
  if (point === undefined) return undefined
  const { passed, judged, lost } = point
  const measuredAt = new Date(run.info.createdAt).toISOString()
  return { measuredAt, commit: readCommitHash(run.info), passed, judged, ...(lost > 0 && { lost }) }
}

function explainAttribution(
  answer: Answer<'is_it_me'>['answer'],
  cases: readonly AttributedCase[],
  suite: string | undefined,
): string {
  if (answer === 'nothing is red') return 'No reason failed the verdict or left it open.'
  const telling = cases.find((attributedCase) => attributedCase.answer === answer)
  if (telling !== undefined) return grounds[telling.ground]
  if (suite === answer) return 'The mean of the suite fell, and no run of main shows the same.'
  return 'What decides the verdict names no case; why_red has its reasons.'
}

function describeProblems({ problems }: Evidence) {
  if (problems.length === 0) return {}
  return {
    untrusted: { problems: problems.slice(0, 5).map((problem) => showForeignText(problem, messageLength)) },
  }
}
