import {
  assessSuiteHealth,
  listHealthTitles,
  type SuiteHealth,
  writeQuarantineEntry,
} from '../../facts/suite-health.ts'
import type { View } from '../../facts/view.ts'
import { formatCount, formatPlural, formatRate } from '../../model/format.ts'
import { escapeHtml } from '../escape.ts'
import { makeVisible, makeVisibleLine } from '../visible.ts'
import { renderFigureHtml, renderTableHtml } from './tables.ts'

/** Cases shown of each kind; the rest is counted. */
const shownCases = 50
const shownEntries = 10

/** Flaky cases with entries that quarantine them, and cases that tell nothing; empty without either. */
export function renderHealthHtml(view: View): string {
  const health = assessSuiteHealth(view)
  if (health === undefined) return ''
  const { runs, intermittent, neverPass, alwaysPass } = health
  if (intermittent.length === 0 && neverPass.length === 0) return ''
  const summary = `Over ${formatPlural(runs, 'base run')}: ${listHealthTitles(health).join(', ')}`
  return `<details><summary>${escapeHtml(summary)}</summary>${[
    renderIntermittentTable(intermittent, view),
    renderNames('Never passed, so they cannot get worse', neverPass),
    renderNames('Always passed, so they cannot distinguish two versions', alwaysPass),
    renderQuarantineEntries(intermittent),
  ].join('')}</details>`
}

function renderIntermittentTable(intermittent: SuiteHealth['intermittent'], { nameOf }: View): string {
  if (intermittent.length === 0) return ''
  const rows = intermittent
    .slice(0, shownCases)
    .map(({ compared, failed, judged, lastFailure }): [string, ...string[]] => [
      `<bdi>${escapeHtml(makeVisibleLine(nameOf(compared.identity)))}</bdi>`,
      escapeHtml(formatRate(failed / judged)),
      renderFigureHtml(`${formatCount(failed)} of ${formatCount(judged)}`),
      escapeHtml(makeVisibleLine(lastFailure)),
    ])
  const table = renderTableHtml(
    'Cases that both passed and failed',
    ['Case', 'Failed', 'Iterations', 'Last in'],
    rows,
  )
  return `${table}${renderMoreCount(intermittent.length)}`
}

function renderNames(label: string, titles: readonly string[]): string {
  if (titles.length === 0) return ''
  const items = titles
    .slice(0, shownCases)
    .map((title) => `<li dir="auto">${escapeHtml(makeVisibleLine(title))}</li>`)
  return `<h3>${label}</h3><ul>${items.join('')}</ul>${renderMoreCount(titles.length)}`
}

function renderMoreCount(count: number): string {
  if (count > shownCases) return `<p class="quiet">and ${formatCount(count - shownCases)} more</p>`
  return ''
}

function renderQuarantineEntries(intermittent: SuiteHealth['intermittent']): string {
  const proposed = intermittent.filter(({ isProposed }) => isProposed)
  if (proposed.length === 0) return ''
  const entries = makeVisible(
    `cases:\n${proposed.slice(0, shownEntries).map(writeQuarantineEntry).join('\n')}`,
  )
  return `<h3>To take the flakiest out of the verdict for a while, in the policy file</h3><pre tabindex="0" aria-label="Policy entries">${escapeHtml(entries)}</pre>`
}
