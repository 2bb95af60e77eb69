import { countFailures, countJudged, type Run } from '../../../src/model/run/run.ts'
import type { TeamJob } from '../../support/gate/team.ts'
import { read } from './claims.ts'

/*
 * What no text may say. Each check reads a sentence as a person does, and asks what was measured: the sentences of a
 * report, and the history of the cases that they name. It knows nothing of how the gate decides.
 */

/** Everything that these texts say and that is not so, as `view: why: the sentence`. */
export function findContradictions(job: TeamJob, views: Readonly<Record<string, string>>): string[] {
  return Object.entries(views).flatMap(([name, page]) => {
    const text = read(page)
    return checks.flatMap((check) => check(text, job).map((found) => `${job.title}: ${name}: ${found}`))
  })
}

type Check = (text: string, job: TeamJob) => readonly string[]

/** Every match of the pattern for which `isFalse` says why it is false. */
function each(pattern: RegExp, isFalse: (groups: readonly string[], job: TeamJob) => string | false): Check {
  return (text, job) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const why = isFalse(
        match.slice(1).map((group) => group ?? ''),
        job,
      )
      return why === false ? [] : [`${why}: ${match[0]}`]
    })
}

const p = String.raw`p ([=<]) ([\d.]+|NaN)`
const readP = (sign = '', value = '') => (sign === '<' ? 0 : Number(value))

/** Whether a case with this title failed in a run wholly, passed wholly, or neither; undefined: not judged. */
function readOutcome(run: Run, name: string): 'passed' | 'failed' | 'mixed' | undefined {
  const tally = [...run.cases.values()].find(({ identity }) => identity.name === name)
  if (tally === undefined || countJudged(tally) === 0) return undefined
  if (countFailures(tally) === 0) return 'passed'
  return tally.passed === 0 ? 'failed' : 'mixed'
}

const names = /(?:renamed \d+|added \d+) thing|thing \d+/g

function listNames(text: string): string[] {
  return [...text.matchAll(names)].map(([name]) => name)
}

/** Sentences and lines; a title may have dots. */
function splitSentences(text: string): string[] {
  return text.split(/\n|\.\s|\s{2,}/)
}

function listOutcomes(job: TeamJob, name: string) {
  return job.base.flatMap((run) => readOutcome(run, name) ?? [])
}

/** Regressed cases of which no statistics were made, by name. */
function listRegressedTests({ report }: TeamJob): string[] {
  return report.comparison.cases
    .filter(
      ({ change, judgedAs, adjustedPValue, brokenSince, accepted }) =>
        change === 'regressed' &&
        judgedAs === 'test' &&
        adjustedPValue === undefined &&
        brokenSince === undefined &&
        accepted === undefined,
    )
    .map(({ identity }) => identity.name)
}

const failedRules = ({ report }: TeamJob) =>
  new Set(report.verdict.reasons.filter(({ status }) => status === 'failed').map(({ rule }) => rule))

/** Noun of a headline, and the rules that make it true. */
const headlines: readonly (readonly [RegExp, readonly RegExp[]])[] = [
  [/slower|more expensive/, [/regression-(?:latency|tokens|cost)/]],
  [/the pass rate fell/, [/regression-suite/]],
  [/a score got worse/, [/regression-score/]],
  [
    /\d+ of \d+ (?:case|test)s? regressed|(?:case|test)s? regressed/,
    [/regression-case|regression-suite|look-again/],
  ],
  [/still broken/, [/regression-case/]],
  [/did not run/, [/broken-suite|missing-cases/]],
]

const checks: readonly Check[] = [
  each(/.{0,60}(?:\bNaN\b|\bundefined\b|\bInfinity\b|\[object).{0,30}/g, () => 'no number'),
  each(
    /(?<![\d.,/])1 (?:tests|cases|runs|iterations|points|measurements|looks|days|files|base runs|baseline runs|reasons|suites)\b(?!.*:)/g,
    () => 'one of many',
  ),
  each(
    /fell (?:by [\d.]+ points?, )?from ([\d.]+)%? to ([\d.]+)/g,
    ([from, to]) => Number(to) >= Number(from) && 'it did not fall',
  ),
  each(/rose from ([\d.]+) to ([\d.]+)/g, ([from, to]) => Number(to) <= Number(from) && 'it did not rise'),
  each(new RegExp(`(very )?unlikely to be noise \\(${p}`, 'g'), ([very, sign, value]) => {
    const chance = readP(sign, value)
    return !(chance <= (very === '' ? 0.05 : 0.01)) && 'likely'
  }),
  each(
    new RegExp(`Probability by chance(?: in any of \\d+ cases?)?: ${p} \\(threshold ([\\d.]+)%?\\)`, 'g'),
    ([sign, value, level]) => readP(sign, value) > Number(level) * 1.02 && 'above the threshold',
  ),
  each(/failed now but not in the baseline; chance alone makes as much fall/g, (_, { report }) => {
    const isProven = report.comparison.cases.some(({ change }) => change === 'regressed')
    return isProven && 'it is the chance of the others, too'
  }),
  each(/passed in all (\d+) (?:baseline )?runs?(?: of \w+)?[^.]{0,40}now/g, ([count], job) => {
    const wrong = listRegressedTests(job).filter(
      (name) =>
        listOutcomes(job, name).some((outcome) => outcome !== 'passed') ||
        listOutcomes(job, name).length !== Number(count),
    )
    return wrong.length > 0 && `${wrong.join(', ')} did not pass in all of them`
  }),
  each(/passed in the (\d+) (?:baseline )?runs?(?: of \w+)? that counts?/g, ([count], job) => {
    // Runs may be left out, but not counted as passed.
    const wrong = listRegressedTests(job).filter(
      (name) => listOutcomes(job, name).filter((outcome) => outcome === 'passed').length < Number(count),
    )
    return wrong.length > 0 && `${wrong.join(', ')} did not pass in these`
  }),
  each(/passed in the last (\d+) runs? of the base branch/g, ([count], job) => {
    const wrong = job.report.comparison.cases
      .filter(
        ({ change, flake, again }) =>
          change === 'regressed' && flake?.openFor === 0 && flake.passedRuns > 0 && again === undefined,
      )
      .map(({ identity }) => identity.name)
      .filter((name) =>
        listOutcomes(job, name)
          .slice(0, Number(count))
          .some((outcome) => outcome !== 'passed'),
      )
    return wrong.length > 0 && `${wrong.join(', ')} did not pass in these`
  }),
  (text, job) =>
    splitSentences(text).flatMap((line) => {
      if (!/intermittent/.test(line)) return []
      return listNames(line).flatMap((name) => {
        const outcomes = listOutcomes(job, name)
        const isMixed = outcomes.includes('mixed')
        const changes = outcomes.filter((outcome, index) => index > 0 && outcome !== outcomes[index - 1])
        // Failed once and for all, or repaired once and for all, is a break and its repair.
        return isMixed || changes.length > 1
          ? []
          : [`${name} is ${outcomes.join(' ')}, newest first: ${line.trim()}`]
      })
    }),
  (text, job) =>
    splitSentences(text).flatMap((line) => {
      const [, branchNames] = /\d+ (?:case|test)s? fails? on main since [^:]*: (.*)/.exec(line) ?? []
      if (branchNames === undefined) return []
      return listNames(branchNames).flatMap((name) => {
        const [newest] = listOutcomes(job, name)
        return newest === 'failed' || newest === 'mixed' ? [] : [`${name} passes on main: ${line.trim()}`]
      })
    }),
  (text, job) =>
    splitSentences(text).flatMap((line) => {
      const [, broken] = /(?:case|test)s? (?:is|are) broken since [^:]*: (.*?)(?:\.|$)/.exec(line) ?? []
      return listNames(broken ?? '').flatMap((name) => {
        const outcome = readOutcome(job.report.head, name)
        return outcome === 'failed' || outcome === 'mixed' ? [] : [`${name} passes now: ${line.trim()}`]
      })
    }),
  each(
    /that takes (\d+) comparable baseline runs, and there (?:is|are) (\d+)/g,
    ([needed, there]) => Number(there) >= Number(needed) && 'there are enough',
  ),
  // A row of the table: a higher score is better.
  each(
    /\| tone \| [\d.]+ \| [\d.]+ \| \+[^|(]*\((?:\d+ cases? fell|beyond chance|may be chance)/g,
    () => 'it rose',
  ),
  each(/may be chance, p = ([\d.]+)/g, ([value], { report }) => {
    const { score, growth } = report.comparison.levels
    return Number(value) <= 0.98 * Math.min(score, growth) && 'it is not'
  }),
  each(/(\d+) (?:of \d+ )?(?:case|test)s? regressed/g, ([count], { report }) => {
    const regressed = report.comparison.cases.filter(
      ({ change, brokenSince, accepted }) =>
        change === 'regressed' && brokenSince === undefined && accepted === undefined,
    )
    return regressed.length < Number(count) && `${regressed.length} did`
  }),
  (text) => {
    const [open = ''] = text.split('How this was judged', 1)
    const told = open.match(/[Tt]he (?:mean )?pass rate fell (?:from|by)/g) ?? []
    return told.length > 1 ? [`the fall is told ${told.length} times`] : []
  },
  (text, job) =>
    splitSentences(text).flatMap((line) => {
      const [, listed] = /(?:fail|are broken)(?: on main)? since [0-9a-f]{7}[^:]*: (.*)/.exec(line) ?? []
      const starts = new Set(listNames(listed ?? '').flatMap((name) => findBreak(job, name) ?? []))
      return starts.size > 1 ? [`they broke at ${[...starts].join(' and ')}: ${line.trim()}`] : []
    }),
  (text, job) => checkHeadline(text, job),
  (text, job) => checkOffer(text, job),
  each(
    /How often: (\d+) of (\d+) measurements? since then (?:failed|did)/g,
    ([failed, measured], { issue }) => {
      if (issue === undefined) return false
      const red = issue.verdicts.filter((outcome) => outcome === 'failed').length
      return (
        (Number(failed) !== red || Number(measured) !== issue.verdicts.length) &&
        `${red} of ${issue.verdicts.length} failed`
      )
    },
  ),
  (text, { report, issue }) => {
    if (issue === undefined || !/the first passed, the second failed/.test(text)) return []
    const judged = report.verdict.reasons.some(
      ({ rule, status }) => rule === 'judge-changed' && status === 'warning',
    )
    return judged && issue.verdicts.length === 1 ? ['a commit is blamed beside the change of the judge'] : []
  },
  each(
    /compared with (\d+) base runs?/g,
    ([count], { base }) => Number(count) > base.length && `there are ${base.length}`,
  ),
]

/** Commit from which on a test failed in every run of main; undefined where that is not known, or it came and went. */
function findBreak({ base }: TeamJob, name: string): string | undefined {
  const outcomes = base.map((run) => readOutcome(run, name))
  const good = outcomes.findIndex((outcome) => outcome !== 'failed')
  const isBreak = good > 0 && outcomes.slice(good).every((outcome) => outcome === 'passed')
  return isBreak ? base[good - 1]?.info.commit : undefined
}

function checkHeadline(text: string, job: TeamJob): string[] {
  const [, headline] = /(?:❌|FAILED).{0,10}agent: (.*)/.exec(text) ?? []
  if (headline === undefined) return []
  const rules = [...failedRules(job)]
  return headlines.flatMap(([noun, needed]) =>
    noun.test(headline) && !rules.some((rule) => needed.some((one) => one.test(rule)))
      ? [`no rule says so (${rules.join(', ')}): ${headline}`]
      : [],
  )
}

/** What is offered is what the failed reasons name, or the suite where one of them is about all of it. */
function checkOffer(text: string, { report: { verdict, comparison } }: TeamJob): string[] {
  const [, offer] = /\/evals accept [0-9a-f]{40}\n([\s\S]*?)\nreason:/.exec(text) ?? []
  if (offer === undefined) return []
  const failed = verdict.reasons.filter(({ status }) => status === 'failed')
  const named = new Set(failed.flatMap(({ cases = [] }) => cases))
  const innocent = listNames(offer).filter((name) =>
    comparison.cases.every(
      ({ identity, key, change }) => identity.name !== name || !(named.has(key) || change === 'regressed'),
    ),
  )
  const suiteFell = failed.some(({ rule }) => rule === 'regression-suite')
  return [
    ...innocent.map(
      (name) => `${name} is offered, and nothing failed for it: ${offer.replaceAll('\n', ' ')}`,
    ),
    ...(suiteFell && !/cases: all/.test(offer)
      ? [`the suite fell, and cases are offered: ${offer.replaceAll('\n', ' ')}`]
      : []),
  ]
}
