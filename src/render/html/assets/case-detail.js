import { caseHistory } from './case-history.js'
import { diffLists, diffTexts } from './diff.js'
import { durationText, element } from './elements.js'

/**
 * Everything that is known about one case.
 * @param {object} row
 * @param {object} page what all cases have in common: the prefix of source links, the runs
 * @returns {Node[]}
 */
export function caseDetail(row, page) {
  return [
    element('h2', { tabindex: '-1', dir: 'auto' }, row.title),
    element(
      'p',
      { class: 'facts' },
      element('span', { class: `badge ${row.tone ?? ''}` }, row.label),
      ` ${row.counts} iterations passed`,
      ...(row.facts ?? []).map((fact) => ` · ${fact}`),
      row.baseMs !== undefined && ` · ${durationText(row.baseMs)} → ${durationText(row.ms)}`,
    ),
    placeOf(row, page),
    row.slices.length > 0 &&
      element(
        'p',
        { class: 'quiet', dir: 'auto' },
        `Slices: ${row.slices.map((slice) => page.slices[slice]).join(' · ')}`,
      ),
    changeOf(row),
    figuresOf(row),
    caseHistory(row, page),
    ...(row.evidence ?? []).map((evidence, index) => iterationOf(evidence, index === 0)),
    ...(row.before ? [iterationOf(row.before, false, 'Before, on the base branch: ')] : []),
    element('p', { class: 'quiet' }, element('a', { href: row.link }, 'Link to this case')),
    !row.evidence && element('p', { class: 'quiet' }, 'No evidence: a plain pass keeps none.'),
  ].filter(Boolean)
}

function placeOf(row, { source }) {
  if (!row.place) return false
  const code = element('code', {}, row.place)
  return element(
    'p',
    {},
    row.href ? element('a', { href: source + row.href, rel: 'noreferrer' }, code) : code,
  )
}

/** What changed between a passing iteration of the base and the first one of this change. */
function changeOf({ before, evidence }) {
  const now = evidence?.[0]
  if (!before || !now || now.outcome === 'passed') return false
  const parts = [outputChange(before, now), toolChange(before, now)].filter(Boolean)
  return parts.length > 0 && element('div', { class: 'change' }, ...parts)
}

function outputChange({ output: old }, { output }) {
  if (old === undefined || output === undefined) return false
  if (old === output) return element('p', { class: 'quiet' }, 'The output is the same as before.')
  return diffBlock('Before and now', 'Struck through: before. Underlined: now.', old, output)
}

function toolChange({ toolCalls: old = [] }, { toolCalls = [] }) {
  const names = (calls) => calls.map(({ name }) => name)
  const parts = diffLists(names(old), names(toolCalls))
  if (parts.every(({ kind }) => kind === 'same')) return false
  const tags = { same: 'span', gone: 'del', come: 'ins' }
  return element(
    'section',
    {},
    element('h3', {}, 'Tool calls, before and now'),
    element(
      'ol',
      { class: 'diff path' },
      ...parts.map(({ kind, text }) => element('li', {}, element(tags[kind], {}, element('code', {}, text)))),
    ),
  )
}

function figuresOf(row) {
  if (!row.figures) return false
  const head = ['Figure', 'Base', 'This change', 'Change']
  return element(
    'table',
    {},
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
          ...values.map((value) => element('td', {}, value)),
        ),
      ),
    ),
  )
}

function iterationOf(evidence, open, prefix = '') {
  const outcome = evidence.infrastructure ? 'lost to infrastructure errors' : evidence.outcome
  const time = evidence.durationMs === undefined ? '' : `, ${durationText(evidence.durationMs)}`
  const retried = evidence.flaky ? ', only on a retry' : ''
  return element(
    'details',
    { class: 'iteration', open },
    element('summary', {}, `${prefix}iteration ${evidence.ordinal}: ${outcome}${retried}${time}`),
    evidence.message && element('p', { class: 'message', dir: 'auto' }, evidence.message),
    evidence.trace && element('p', {}, element('a', { href: evidence.trace, rel: 'noreferrer' }, 'Trace')),
    ...textsOf(evidence),
    toolCallsOf(evidence.toolCalls),
    scoresOf(evidence.scores),
    evidence.detail && block('Failure', evidence.detail),
  )
}

function textsOf({ input, expected, output }) {
  const shown = [input && block('Input', input)]
  if (expected !== undefined && output !== undefined)
    shown.push(
      diffBlock(
        'Expected and actual',
        'Struck through: expected but missing. Underlined: present but not expected.',
        expected,
        output,
      ),
    )
  if (expected !== undefined) shown.push(block('Expected', expected))
  if (output !== undefined) shown.push(block('Actual', output))
  return shown
}

function block(title, text) {
  return element(
    'section',
    {},
    element('h3', {}, title),
    element('pre', { tabindex: '0', dir: 'auto', 'aria-label': title }, text),
  )
}

function diffBlock(title, legend, before, after) {
  const tags = { same: 'span', gone: 'del', come: 'ins' }
  const parts = diffTexts(before, after).map(({ kind, text }) => element(tags[kind], {}, text))
  return element(
    'section',
    {},
    element('h3', {}, title),
    element('p', { class: 'quiet' }, legend),
    element('pre', { class: 'diff', tabindex: '0', dir: 'auto', 'aria-label': 'Difference' }, ...parts),
  )
}

function toolCallsOf(calls) {
  if (!calls || calls.length === 0) return false
  return element(
    'section',
    {},
    element('h3', {}, 'Tool calls'),
    element(
      'ol',
      { class: 'calls' },
      ...calls.map(({ name, status, arguments: given }) =>
        element(
          'li',
          {},
          element('code', {}, name),
          status === undefined ? '' : ` ${status}`,
          given === undefined
            ? undefined
            : element('pre', { tabindex: '0', 'aria-label': 'Arguments' }, given),
        ),
      ),
    ),
  )
}

function scoresOf(scores) {
  if (!scores || scores.length === 0) return false
  return element(
    'section',
    {},
    element('h3', {}, 'Scores'),
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
