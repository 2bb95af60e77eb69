import { healthTitles, quarantineEntry, type SuiteHealth, suiteHealth } from '../../facts/flaky.ts'
import type { View } from '../../facts/view.ts'
import { formatCount, formatRate, plural } from '../../model/format.ts'
import { html } from '../escape.ts'
import { makeVisible, makeVisibleLine } from '../visible.ts'
import { figureHtml, tableHtml } from './tables.ts'

/** Cases shown of each kind; the rest is counted. */
const shownCases = 50
const shownEntries = 10

/** Flaky cases with entries that quarantine them, and cases that tell nothing; empty without either. */
export function healthHtml(view: View): string {
  const health = suiteHealth(view)
  if (health === undefined) return ''
  const { runs, flaky, neverPass, alwaysPass } = health
  if (flaky.length === 0 && neverPass.length === 0) return ''
  const summary = `Over ${plural(runs, 'base run')}: ${healthTitles(health).join(', ')}`
  return `<details><summary>${html(summary)}</summary>${[
    flakyTable(flaky, view),
    namesHtml('Never passed, so they cannot get worse', neverPass),
    namesHtml('Always passed, so they cannot distinguish two versions', alwaysPass),
    quarantineHtml(flaky),
  ].join('')}</details>`
}

function flakyTable(flaky: SuiteHealth['flaky'], { nameOf }: View): string {
  if (flaky.length === 0) return ''
  const rows = flaky
    .slice(0, shownCases)
    .map(({ compared, failed, judged, lastFailure }): [string, ...string[]] => [
      `<bdi>${html(makeVisibleLine(nameOf(compared.identity)))}</bdi>`,
      html(formatRate(failed / judged)),
      figureHtml(`${formatCount(failed)} of ${formatCount(judged)}`),
      html(makeVisibleLine(lastFailure)),
    ])
  const table = tableHtml(
    'Cases that both passed and failed',
    ['Case', 'Failed', 'Iterations', 'Last in'],
    rows,
  )
  return `${table}${moreHtml(flaky.length)}`
}

function namesHtml(what: string, titles: readonly string[]): string {
  if (titles.length === 0) return ''
  const items = titles
    .slice(0, shownCases)
    .map((title) => `<li dir="auto">${html(makeVisibleLine(title))}</li>`)
  return `<h3>${what}</h3><ul>${items.join('')}</ul>${moreHtml(titles.length)}`
}

function moreHtml(count: number): string {
  return count > shownCases ? `<p class="quiet">and ${formatCount(count - shownCases)} more</p>` : ''
}

function quarantineHtml(flaky: SuiteHealth['flaky']): string {
  const proposed = flaky.filter(({ isProposed }) => isProposed)
  if (proposed.length === 0) return ''
  const entries = makeVisible(`cases:\n${proposed.slice(0, shownEntries).map(quarantineEntry).join('\n')}`)
  return `<h3>To take the flakiest out of the verdict for a while, in the policy file</h3><pre tabindex="0" aria-label="Policy entries">${html(entries)}</pre>`
}
