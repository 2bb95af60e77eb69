import { diffTexts } from './diff.js'
import { element } from './elements.js'

/** A text under a heading, in a box that scrolls when it is long. */
export function block(title, text) {
  return section(title, element('pre', { tabindex: '0', dir: 'auto', 'aria-label': title }, text))
}

/** Two texts as one: what is gone struck through, what is new underlined. */
export function diffBlock(title, legend, before, after) {
  const tags = { same: 'span', gone: 'del', come: 'ins' }
  const parts = diffTexts(before, after).map(({ kind, text }) => element(tags[kind], {}, text))
  return section(
    title,
    element('pre', { class: 'diff', tabindex: '0', dir: 'auto', 'aria-label': title }, ...parts),
    element('p', { class: 'legend' }, legend),
  )
}

export function section(title, ...children) {
  return element('section', {}, element('h3', {}, title), ...children)
}
