import { countText, drawing, element } from './elements.js'

/** In CSS pixels; must match the style sheet. */
const lineWidth = 160
const lineHeight = 36
const lineMargin = 6
const scaleWidth = 40

/**
 * One case over the runs of the base branch, oldest first, and this change.
 * @param {object} row
 * @param {{ runs: { label: string, time?: string }[], scorers: string[], isHistory?: true }} page the runs of a history
 *   are days
 * @returns {Node | false}
 */
export function caseHistory(row, { runs, scorers, isHistory }) {
  if (runs.length === 0) return false
  return element('section', { class: 'history' }, element('h3', {}, 'History'), ...parts())

  function parts() {
    const before = runs.length - 1
    const base = before === 1 ? 'the base run' : `all ${countText(before)} base runs`
    if (row.historyLeftOut) return [quiet('Left out for space: more important cases come first.')]
    if (!row.history && isHistory) return [quiet('Every iteration passed, on every day.')]
    if (!row.history) return [quiet(`Every iteration passed, in ${base} and in this change.`)]
    const { counts, scores } = row.history
    return [
      showStrip(counts, runs, isHistory || /\d\/\d+$/.test(row.counts), isHistory),
      scores && scoresTable(scores, runs, scorers, isHistory ? 'day' : 'run'),
    ]
  }
}

function quiet(text) {
  return element('p', { class: 'quiet' }, text)
}

/** A box for each run: its counts, its name, and a colour that only repeats what the counts say. */
function showStrip(counts, runs, hasIterations, isHistory) {
  return element(
    'ol',
    {
      class: isHistory ? 'strip days' : 'strip',
      role: 'list',
      'aria-label': `${hasIterations ? 'Iterations passed' : 'Results'}, oldest ${isHistory ? 'day' : 'run'} first`,
    },
    ...runs.map(({ label, time }, index) => {
      const [passed, judged] = counts.slice(2 * index, 2 * index + 2)
      const result = describeCounts(passed, judged, hasIterations)
      return element(
        'li',
        { class: chooseTone(passed, judged), title: describeRun(label, time, isHistory && result) },
        element('span', { class: 'result' }, result),
        element('span', { class: 'run', dir: 'auto' }, label),
      )
    }),
  )
}

function describeRun(...parts) {
  return parts.filter(Boolean).join(', ')
}

function describeCounts(passed, judged, hasIterations) {
  if (judged === 0) return 'not judged'
  if (hasIterations || judged > 1) return `${passed}/${judged}`
  return passed === 1 ? 'passed' : 'failed'
}

function chooseTone(passed, judged) {
  if (judged === 0) return 'none'
  if (passed === judged) return 'good'
  if (passed === 0) return 'bad'
  return 'odd'
}

function scoresTable(scores, runs, scorers, unit) {
  const named = scores.map(([place, ...means]) => ({ name: scorers[place], means }))
  return element(
    'div',
    {},
    element(
      'table',
      {},
      element('caption', {}, `Mean scores, oldest ${unit} first`),
      element(
        'tbody',
        {},
        ...named.map(({ name, means }) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row', dir: 'auto' }, name),
            element('td', {}, drawLine(name, means)),
            element('td', { class: 'line-range' }, rangeText(means).replaceAll(' ', '\u00a0')),
          ),
        ),
      ),
    ),
    element(
      'details',
      {},
      element('summary', {}, `Each ${unit}'s scores`),
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...[unit === 'day' ? 'Day' : 'Run', ...named.map(({ name }) => name)].map((text) =>
              element('th', { scope: 'col' }, text),
            ),
          ),
        ),
        element(
          'tbody',
          {},
          ...runs.map(({ label }, index) =>
            element(
              'tr',
              {},
              element('th', { scope: 'row', dir: 'auto' }, label),
              ...named.map(({ means }) => element('td', {}, String(means[index] ?? 'n/a'))),
            ),
          ),
        ),
      ),
    ),
  )
}

function rangeText(means) {
  const known = means.filter((mean) => mean !== null)
  return `${known[0]} → ${known.at(-1)}`
}

function drawLine(name, means) {
  const known = means.filter((mean) => mean !== null)
  const lowest = Math.min(...known)
  const highest = Math.max(...known)
  // It begins at zero, so that a fall looks as large as it is.
  const low = Math.min(0, lowest)
  const span = Math.max(0, highest) - low || 1
  const findHeight = (mean) =>
    Math.round(lineHeight - lineMargin - ((mean - low) / span) * (lineHeight - 2 * lineMargin))
  const places = means.flatMap((mean, index) => {
    if (mean === null) return []
    const x = lineMargin + (index * (lineWidth - 2 * lineMargin)) / (means.length - 1)
    return [[Math.round(x), findHeight(mean)]]
  })
  const [x, y] = places.at(-1)
  const label = `${name} over ${known.length} runs: ${rangeText(means)}, lowest ${lowest}, highest ${highest}`
  // Two marks that would touch are one.
  const marks = [highest]
  if (findHeight(lowest) - findHeight(highest) >= 12) marks.push(lowest)
  return drawing(
    'svg',
    {
      class: 'line',
      viewBox: `0 0 ${lineWidth + scaleWidth} ${lineHeight}`,
      role: 'img',
      'aria-label': label,
    },
    drawing('polyline', { points: places.map((place) => place.join(',')).join(' ') }),
    drawing('circle', { cx: x, cy: y, r: 3 }),
    ...marks.map((mean) =>
      drawing('text', { x: lineWidth + 2, y: findHeight(mean) + 4, 'aria-hidden': 'true' }, String(mean)),
    ),
  )
}
