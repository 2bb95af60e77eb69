import { block, diffBlock, section } from './blocks.js'
import { diffLists } from './diff.js'
import { element } from './elements.js'

/**
 * What changed between a passing iteration of the base and the first one of this change: why it fails, what it was
 * asked, both outputs as one text, the tools that were called, and the scores that explain it.
 * @param {object} row
 * @returns {Node | false} false where there is nothing to compare
 */
export function caseChange({ before, evidence }) {
  const now = evidence?.[0]
  if (!before || !now || now.outcome === 'passed') return false
  const parts = [outputChange(before, now), toolChange(before, now)].filter(Boolean)
  if (parts.length === 0) return false
  return element(
    'div',
    { class: 'change' },
    ...[
      now.message && element('p', { class: 'message', dir: 'auto' }, now.message),
      now.input && block('Input', now.input),
      ...parts,
      scoreChange(before, now),
    ].filter(Boolean),
  )
}

function outputChange({ output: old }, { output }) {
  if (old === undefined || output === undefined) return false
  if (old === output) return section('Output', element('p', { class: 'quiet' }, 'The same as before.'))
  return diffBlock('Output, before and now', 'Struck through: before. Underlined: now.', old, output)
}

function toolChange({ toolCalls: old = [] }, { toolCalls = [] }) {
  const names = (calls) => calls.map(({ name }) => name)
  const parts = diffLists(names(old), names(toolCalls))
  if (parts.every(({ kind }) => kind === 'same')) return false
  const tags = { same: 'span', gone: 'del', come: 'ins' }
  return section(
    'Tool calls, before and now',
    element(
      'ol',
      { class: 'diff path' },
      ...parts.map(({ kind, text }) => element('li', {}, element(tags[kind], {}, element('code', {}, text)))),
    ),
  )
}

/** Scores below what they need, and those whose judge gives a reason. */
function scoreChange({ scores: old = [] }, { scores = [] }) {
  const telling = scores.filter(
    ({ value, threshold, rationale }) => rationale || (threshold !== undefined && value < threshold),
  )
  if (telling.length === 0) return false
  const lines = telling.map(({ name, value, threshold, rationale }) => {
    const was = old.find((score) => score.name === name)?.value
    const values = `${was === undefined ? '' : `${was} → `}${value ?? 'undecided'}`
    const needs = threshold === undefined ? '' : ` (needs ${threshold})`
    return element(
      'li',
      { dir: 'auto' },
      element('strong', {}, name),
      ` ${values}${needs}${rationale ? `: ${rationale}` : ''}`,
    )
  })
  return section('Scores, before and now', element('ul', {}, ...lines))
}
