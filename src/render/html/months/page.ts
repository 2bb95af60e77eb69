import {
  describeNow,
  describePeriod,
  describeRecord,
  type HistoryFacts,
} from '../../../facts/history/history.ts'
import type { RunChangeKind } from '../../../model/run/run-change.ts'
import { escapeHtml } from '../../escape.ts'
import { cutText, makeVisibleLine } from '../../visible.ts'
import { renderBrowser, renderFrame } from '../frame.ts'
import { numberMarks, renderChart, renderDayTable } from './chart.ts'
import { collectLifeData, createHistoryNamer, formatRunPlace, renderStrips } from './lives.ts'
import { renderRecord } from './record.ts'
import { historyStyle } from './style.ts'

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
