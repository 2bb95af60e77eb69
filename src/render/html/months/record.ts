import { describeSpending, type HistoryFacts } from '../../../facts/history/history.ts'
import type { PullEnd, PullRecord } from '../../../facts/history/pull-records.ts'
import { compact } from '../../../model/data.ts'
import { formatCount, formatPlural, listSome, quoteName } from '../../../model/format.ts'
import { formatDay } from '../../../model/format-time.ts'
import type { VerdictOutcome } from '../../../model/verdict.ts'
import { escapeAttribute, escapeHtml, normalizeUrl } from '../../escape.ts'
import { cutText, makeVisibleLine } from '../../visible.ts'
import { renderFigureHtml, renderTableHtml } from '../tables.ts'

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
export function renderRecord({ record }: HistoryFacts, repository: string | undefined): string {
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
