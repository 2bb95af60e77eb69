import {
  type CaseBreak,
  type CaseLife,
  type Life,
  listCaseScores,
} from '../../../facts/history/case-lives.ts'
import type { HistoryFacts } from '../../../facts/history/history.ts'
import { createCaseNamer, findSharedParts, type NameOf } from '../../../facts/names.ts'
import { compact, omitEmpty } from '../../../model/data.ts'
import { formatPlural } from '../../../model/format.ts'
import { formatDay } from '../../../model/format-time.ts'
import type { Counts, RunInfo } from '../../../model/run/run.ts'
import { getSampleMean } from '../../../model/run/sample.ts'
import { escapeHtml } from '../../escape.ts'
import { findKnownPlace, formatLocation } from '../../links.ts'
import { cutText, makeVisibleLine } from '../../visible.ts'
import { describeOutcome, type HtmlCase, type HtmlData, roundMs } from '../cases.ts'
import { selectEvidence } from '../evidence.ts'
import { type HtmlHistory, roundMean } from '../history.ts'
import { renderTableHtml } from '../tables.ts'

const titles: Readonly<Record<Life, string>> = {
  broken: 'Broken',
  flaky: 'Flaky',
  quarantined: 'Quarantined',
  new: 'New',
  gone: 'Gone',
  healthy: 'Healthy',
}

const tones: Readonly<Record<Life, 'bad' | 'odd' | undefined>> = {
  broken: 'bad',
  flaky: 'odd',
  quarantined: 'odd',
  new: undefined,
  gone: undefined,
  healthy: undefined,
}

/** Cases of a page; the others are counted. */
const mostCases = 5_000
/** UTF-16 units of all histories and of all evidence of a page. */
const mostHistory = 2_500_000
const mostEvidence = 1_500_000
/** Breaks that a case names, the newest. */
const shownBreaks = 5
/** Cases whose days are drawn above the list. */
const shownStrips = 30

/** The names of the cases, as everywhere: without what all of them share. */
export function createHistoryNamer({ cases }: HistoryFacts): NameOf {
  return createCaseNamer(findSharedParts(cases.slice(0, mostCases).map(({ identity }) => identity)))
}

/** The cases as the list of the page reads them, the worst first. */
export function collectLifeData(facts: HistoryFacts, nameOf: NameOf): HtmlData {
  const scorers = [...new Set(facts.cases.flatMap(({ tally }) => [...(tally.scores?.keys() ?? [])]))]
  let historyRoom = mostHistory
  let evidenceRoom = mostEvidence
  const cases = facts.cases.slice(0, mostCases).map((known): HtmlCase => {
    const history = historyRoom > 0 ? collectHistory(known, facts, scorers) : undefined
    historyRoom -= JSON.stringify(history ?? '').length
    const head = { key: known.key, identity: known.identity, change: 'unchanged', head: known.tally } as const
    const isNews = known.life !== 'healthy' && known.life !== 'gone'
    const evidence = selectEvidence(head, isNews ? evidenceRoom : 0, {})
    evidenceRoom -= evidence.size
    return {
      ...describeCase(known, nameOf),
      ...(historyRoom <= 0 && { historyLeftOut: true }),
      history,
      ...evidence.shown,
    }
  })
  const runs = facts.days.map(({ date, runs: dayRuns }) => ({
    label: date,
    time: formatPlural(dayRuns.length, 'run'),
  }))
  return {
    noun: 'case',
    source: '',
    isHistory: true,
    runs,
    scorers: scorers.map((name) => cutText(makeVisibleLine(name), 60)),
    cases,
  }
}

function describeCase(known: CaseLife, nameOf: NameOf): HtmlCase {
  const { identity, life, recent, drop, tally } = known
  const location = findKnownPlace(tally, identity)
  return {
    title: makeVisibleLine(nameOf(identity)),
    label: titles[life],
    tone: tones[life],
    outcome: describeOutcome(tally),
    counts: `${recent.passed}/${recent.judged}`,
    drop: Math.round(drop * 1000) / 1000 || undefined,
    place: location && makeVisibleLine(formatLocation(location)),
    ms: roundMs(getSampleMean(tally.durationMs)),
    facts: omitEmpty(describeLife(known)),
  }
}

function describeLife({ life, since, breaks }: CaseLife): readonly string[] {
  return compact([
    life === 'new' && `since ${formatRunPlace(since)}`,
    ...breaks.slice(-shownBreaks).map(describeBreak),
  ])
}

/** `failed from 2026-09-01 (3f2a9c1, #12) to 2026-09-04 (4a2b9c1)`. Foreign in part. */
function describeBreak({ from, to }: CaseBreak): string {
  if (to === undefined) return `fails since ${formatRunPlace(from)}`
  return `failed from ${formatRunPlace(from)} to ${formatRunPlace(to)}`
}

/** A day with commit and pull request, as far as they are known. Foreign in part. */
export function formatRunPlace({ createdAt, commit, pull }: RunInfo): string {
  const places = compact([
    commit !== undefined && makeVisibleLine(commit).slice(0, 7),
    pull !== undefined && `#${pull.number}`,
  ])
  return `${formatDay(createdAt)}${places.length === 0 ? '' : ` (${places.join(', ')})`}`
}

/** Undefined for a case that passed every iteration and has no score. */
function collectHistory(
  known: CaseLife,
  facts: HistoryFacts,
  scorers: readonly string[],
): HtmlHistory | undefined {
  const scores = listCaseScores(known, facts.days).map(({ name, means }) => [
    scorers.indexOf(name),
    ...means.map(roundMean),
  ])
  const isSteady = known.days.every(({ passed, judged }) => passed === judged && judged > 0)
  if (isSteady && scores.length === 0) return undefined
  return { counts: known.days.flatMap(({ passed, judged }) => [passed, judged]), scores: omitEmpty(scores) }
}

/** The days of the cases that somebody has to look at. */
export function renderStrips(facts: HistoryFacts, nameOf: NameOf): string {
  const shown = facts.cases.filter(({ life, breaks }) => tones[life] !== undefined || breaks.length > 0)
  if (shown.length === 0) return ''
  const places = new Map(facts.cases.map((known, index) => [known, index + 1]))
  const rows = shown
    .slice(0, shownStrips)
    .map((known): [string, ...string[]] => [
      `<a href="#case-${places.get(known)}" dir="auto">${escapeHtml(cutText(makeVisibleLine(nameOf(known.identity)), 120))}</a>`,
      `<span class="badge ${tones[known.life] ?? ''}">${titles[known.life]}</span>`,
      drawStrip(known.days),
      escapeHtml(describeLife(known).at(-1) ?? ''),
    ])
  const more = shown.length - shownStrips
  const note = more > 0 ? `<p class="quiet">and ${formatPlural(more, 'more case')} in the list below</p>` : ''
  return `<div class="wide">${renderTableHtml('Cases that are or were in trouble', ['Case', 'Now', `${facts.days[0]?.date} to ${facts.days.at(-1)?.date}`, 'Last break'], rows, 'lives')}</div><p class="legend"><i class="good">passed</i> <i class="odd">in part</i> <i class="bad">failed</i> <i class="none">not judged</i></p>${note}`
}

type StripTone = 'good' | 'odd' | 'bad' | 'none'

function chooseTone({ passed, judged }: Counts): StripTone {
  if (judged === 0) return 'none'
  if (passed === judged) return 'good'
  return passed === 0 ? 'bad' : 'odd'
}

/** Days in a row with one tone are one rectangle. */
function drawStrip(days: readonly Counts[]): string {
  const parts: { readonly tone: StripTone; readonly start: number; length: number }[] = []
  for (const [start, counts] of days.entries()) {
    const tone = chooseTone(counts)
    const last = parts.at(-1)
    if (last?.tone === tone) last.length += 1
    else parts.push({ tone, start, length: 1 })
  }
  const rectangles = parts.map(
    ({ tone, start, length }) => `<rect class="${tone}" x="${start}" width="${length}" height="1"/>`,
  )
  const failed = days.filter((counts) => chooseTone(counts) === 'bad').length
  const partly = days.filter((counts) => chooseTone(counts) === 'odd').length
  const words = `failed on ${formatPlural(failed, 'day')}, in part on ${partly}, of ${days.length}`
  return `<svg class="days" viewBox="0 0 ${days.length} 1" preserveAspectRatio="none" role="img" aria-label="${words}">${rectangles.join('')}</svg>`
}
