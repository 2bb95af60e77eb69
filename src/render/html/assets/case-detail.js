import { block, diffBlock, section } from './blocks.js'
import { caseChange } from './case-change.js'
import { caseHistory } from './case-history.js'
import { durationText, element } from './elements.js'

/**
 * Everything that is known about one case.
 * @param {object} row
 * @param {object} page what all cases have in common: the prefix of source links, the runs
 * @returns {Node[]}
 */
export function caseDetail(row, page) {
  const change = caseChange(row)
  const hasIterations = /\d\/\d+$/.test(row.counts)
  return [
    element('button', { class: 'back', type: 'button' }, '↑ All cases'),
    element('h2', { tabindex: '-1', dir: 'auto' }, row.title),
    element(
      'p',
      { class: 'facts' },
      element('span', { class: `badge ${row.tone ?? ''}` }, row.label),
      ` ${row.counts}${hasIterations ? ' iterations passed' : ''}`,
      ...(row.facts ?? []).map((fact) => ` · ${fact}`),
      timeChange(row),
    ),
    showPlace(row, page),
    row.slices.length > 0 &&
      element(
        'p',
        { class: 'quiet', dir: 'auto' },
        `Slices: ${row.slices.map((slice) => page.slices[slice]).join(' · ')}`,
      ),
    change,
    caseHistory(row, page),
    showFigures(row),
    ...(row.evidence ?? []).map((evidence, index) =>
      showIteration(evidence, index === 0 && !change, hasIterations),
    ),
    row.before && showIteration(row.before, false, hasIterations, 'Before, on the base branch: '),
    !row.evidence &&
      !page.isHistory &&
      element('p', { class: 'quiet' }, 'No evidence: a plain pass keeps none.'),
  ].filter(Boolean)
}

/** Nothing where both read the same. */
function timeChange({ baseMs, ms }) {
  const [before, now] = [baseMs, ms].map((time) => (time === undefined ? '' : durationText(time)))
  return before !== '' && before !== now && ` · ${before} → ${now}`
}

function showPlace(row, { source }) {
  const code = row.place && element('code', {}, row.place)
  const place = row.href ? element('a', { href: source + row.href, rel: 'noreferrer' }, code) : code
  return element('p', { class: 'where' }, place, element('a', { href: row.link }, 'Link to this case'))
}

function showFigures(row) {
  if (!row.figures) return false
  const head = ['Figure', 'Base', 'This change', 'Change']
  return element(
    'table',
    { class: 'figures' },
    element('caption', {}, 'Figures per iteration'),
    element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text)))),
    element(
      'tbody',
      {},
      ...row.figures.map(([name, ...values]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, name),
          ...values.map((value) => element('td', {}, value.replaceAll(' ', '\u00a0'))),
        ),
      ),
    ),
  )
}

/** A plain test has no iterations to speak of. */
function showIteration(evidence, open, hasIterations, prefix = '') {
  const outcome = evidence.infrastructure ? 'lost to infrastructure errors' : evidence.outcome
  const time = evidence.durationMs === undefined ? '' : `, ${durationText(evidence.durationMs)}`
  const which = hasIterations ? `iteration ${evidence.ordinal}: ` : ''
  const retried = evidence.flaky ? ', only on a retry' : ''
  return element(
    'details',
    { class: 'iteration', open },
    element('summary', {}, `${prefix}${which}${outcome}${retried}${time}`),
    evidence.message && element('p', { class: 'message', dir: 'auto' }, evidence.message),
    evidence.trace && element('p', {}, element('a', { href: evidence.trace, rel: 'noreferrer' }, 'Trace')),
    ...showTexts(evidence),
    showToolCalls(evidence.toolCalls),
    showScores(evidence.scores),
    evidence.detail && block('Failure', evidence.detail),
  )
}

function showTexts({ input, expected, output }) {
  const shown = [input && block('Input', input)]
  if (expected !== undefined && output !== undefined && expected !== output) {
    shown.push(
      diffBlock(
        'Expected and actual',
        'Struck through: expected but missing. Underlined: present but not expected.',
        expected,
        output,
      ),
    )
  }
  if (expected !== undefined && expected !== output) shown.push(block('Expected', expected))
  if (output !== undefined) shown.push(block(expected === output ? 'Actual, as expected' : 'Actual', output))
  return shown
}

function showToolCalls(calls) {
  if (!calls || calls.length === 0) return false
  return section(
    'Tool calls',
    element(
      'ol',
      { class: 'calls' },
      ...calls.map(({ name, status, arguments: given }) =>
        element(
          'li',
          {},
          element('code', {}, name),
          status !== undefined && ` ${status}`,
          given !== undefined && element('pre', { tabindex: '0', 'aria-label': 'Arguments' }, given),
        ),
      ),
    ),
  )
}

function showScores(scores) {
  if (!scores || scores.length === 0) return false
  return section(
    'Scores',
    element(
      'ul',
      {},
      ...scores.map(({ name, value, rationale }) =>
        element(
          'li',
          { dir: 'auto' },
          `${name}: ${value ?? 'undecided'}${rationale ? `. ${rationale}` : ''}`,
        ),
      ),
    ),
  )
}
