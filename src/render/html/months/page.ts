import {
  describeNow,
  describePeriod,
  describeRecord,
  describeSpending,
  type HistoryFacts,
} from '../../../facts/history/history.ts'
import type { PullEnd, PullRecord } from '../../../facts/history/pull-records.ts'
import { compact } from '../../../model/data.ts'
import { formatCount, formatPlural, listSome, quoteName } from '../../../model/format.ts'
import { formatDay } from '../../../model/format-time.ts'
import type { RunChangeKind } from '../../../model/run/run-change.ts'
import type { VerdictOutcome } from '../../../model/verdict.ts'
import { escapeAttribute, escapeHtml, normalizeUrl } from '../../escape.ts'
import { cutText, makeVisibleLine } from '../../visible.ts'
import { renderBrowser, renderFrame } from '../frame.ts'
import { renderFigureHtml, renderTableHtml } from '../tables.ts'
import { numberMarks, renderChart, renderDayTable } from './chart.ts'
import { collectLifeData, createHistoryNamer, formatRunPlace, renderStrips } from './lives.ts'
import { historyStyle } from './style.ts'

/** Pull requests in the table, the newest. */
const shownPulls = 60
/** Measurements of one pull request that are shown, the newest. */
const shownOutcomes = 6
const shownNames = 2
/** Characters of a reason. */
const longestReason = 160

const ends: Readonly<Record<PullEnd, string>> = {
  overridden: 'merged although red',
  undecided: 'merged undecided',
  accepted: 'accepted and merged',
  repaired: 'repaired and merged',
  closed: 'closed',
  open: 'open',
  unknown: 'no merge known',
  green: 'merged green',
}

const words: Readonly<Record<VerdictOutcome, readonly [tone: string, word: string]>> = {
  passed: ['good', 'green'],
  failed: ['bad', 'red'],
  inconclusive: ['odd', 'open'],
}

/** The pull requests about which the gate had something to say, the newest first. */
function renderRecord({ record }: HistoryFacts, repository: string | undefined): string {
  const shown = record.pulls.filter(
    ({ outcomes, end, wasMissed }) =>
      wasMissed || end === 'accepted' || outcomes.some((outcome) => outcome !== 'passed'),
  )
  if (shown.length === 0) return ''
  const rows = shown
    .slice(0, shownPulls)
    .map((pull): [string, ...string[]] => [
      linkPull(pull, repository),
      formatDay(pull.at),
      renderOutcomes(pull),
      escapeHtml(ends[pull.end]),
      escapeHtml(describeConsequence(pull)),
      renderFigureHtml(describeSpending(pull.spent)),
    ])
  const more = shown.length - shownPulls
  return `<div class="wide">${renderTableHtml('Pull requests that were not simply green', ['Pull request', 'Measured', 'Verdicts', 'End', 'About', 'Spent'], rows, 'pulls')}</div>${more > 0 ? `<p class="quiet">and ${formatCount(more)} older</p>` : ''}`
}

function linkPull({ name, number, url }: PullRecord, repository: string | undefined): string {
  const text = `<bdi>${escapeHtml(cutText(makeVisibleLine(name), 60))}</bdi>`
  const page = number === undefined || repository === undefined ? url : `${repository}/pull/${number}`
  const target = page && normalizeUrl(page)
  if (target === undefined) return text
  return `<a href="${escapeAttribute(target)}" rel="noreferrer">${text}</a>`
}

function renderOutcomes({ outcomes }: PullRecord): string {
  const left = outcomes.length > shownOutcomes ? `${outcomes.length - shownOutcomes} more, ` : ''
  const badges = outcomes
    .slice(-shownOutcomes)
    .map((outcome) => `<span class="badge ${words[outcome][0]}">${words[outcome][1]}</span>`)
  return `${left}${badges.join(' ')}`
}

/** Which cases or what it was about, who accepted them, and what main did with them. Foreign in part. */
function describeConsequence({ why, blamed, acceptedBy, after, wasMissed }: PullRecord): string {
  return compact([
    blamed.length === 0 && why !== undefined && cutText(makeVisibleLine(why), longestReason),
    blamed.length > 0 &&
      `${formatPlural(blamed.length, 'case')}: ${listSome(blamed, shownNames, (title) => quoteName(cutText(makeVisibleLine(title), 60)))}`,
    acceptedBy.length > 0 &&
      `accepted by ${listSome(acceptedBy, shownNames, (login) => cutText(makeVisibleLine(login), 40))}`,
    after !== undefined &&
      (after.failed === 0
        ? 'held on main'
        : `${formatCount(after.failed)} of ${formatCount(after.judged)} failed on main`),
    wasMissed && 'broke main, and the gate was green',
  ]).join('; ')
}

const kinds: Readonly<Record<RunChangeKind, string>> = {
  model: 'Model',
  judge: 'Judge',
  prompt: 'Prompt',
  assertion: 'Assertions',
  suite: 'Suite',
}

/** UTF-16 units of the text of a mark. */
const longestMark = 200

/**
 * The months of a suite as one self-contained HTML file that loads nothing over the network.
 *
 * @param repository page of the repository, for links to pull requests
 */
export function renderHistory(facts: HistoryFacts, repository?: string): string {
  const nameOf = createHistoryNamer(facts)
  return renderFrame({
    title: `${facts.suiteName}: history`,
    style: historyStyle,
    header: `<header>
<h1><bdi>${escapeHtml(makeVisibleLine(facts.suiteName))}</bdi>: history</h1>
<p class="quiet">${escapeHtml(describePeriod(facts))}</p>
${describeNow(facts)
  .map((sentence) => `<p class="deciding">${escapeHtml(sentence)}</p>`)
  .join('\n')}
</header>`,
    main: `<section class="months" aria-labelledby="main-title">
<h2 id="main-title">Main over time</h2>
<p class="quiet">Bands are 95% intervals. Each scale spans its values and does not start at zero.</p>
<div class="charts">${facts.series.map((series) => renderChart(series, facts)).join('\n')}</div>
${renderMarks(facts)}
${renderDayTable(facts)}
</section>
<section class="months" aria-labelledby="gate-title">
<h2 id="gate-title">The record of the gate</h2>
<ul>${describeRecord(facts)
      .map((sentence) => `<li>${escapeHtml(sentence)}</li>`)
      .join('')}</ul>
${renderRecord(facts, repository)}
</section>
<section class="months" aria-labelledby="cases-title">
<h2 id="cases-title">The life of each case</h2>
${renderStrips(facts, nameOf)}
<noscript><p>The list of cases needs JavaScript.</p></noscript>
</section>
${renderBrowser('Life')}`,
    data: collectLifeData(facts, nameOf),
  })
}

/** What the numbered lines of the charts are. */
function renderMarks(facts: HistoryFacts): string {
  const items = numberMarks(facts).map(({ number, marks }) => {
    const [first] = marks
    const changes = marks.map(
      ({ kind, message }) =>
        `<span class="badge">${kinds[kind]}</span> <span dir="auto">${escapeHtml(cutText(makeVisibleLine(message), longestMark))}</span>`,
    )
    return `<li value="${number}"><span class="quiet">${first === undefined ? '' : escapeHtml(formatRunPlace(first.run))}</span> ${changes.join(' ')}</li>`
  })
  if (items.length === 0)
    return '<p class="quiet">No run used another model, judge, prompt or suite than the one before it.</p>'
  return `<details open><summary>What changed, by the numbers in the charts</summary><ol class="changes">${items.join('')}</ol></details>`
}
