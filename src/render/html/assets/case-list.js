import { durationText, element } from './elements.js'

/** In CSS pixels, where the style sheet does not say `--row`. */
const usualHeight = 52
const rowsBeyondView = 8

/**
 * A list of any length in a scroll box: only the rows in view exist. One row is current; arrow keys, Home,
 * End, Page Up and Page Down move it.
 */
export class CaseList {
  #box
  #filler
  #rows = []
  #rowAt
  #shown = new Map()
  #current = -1
  #rowHeight = usualHeight
  #onSelect

  /**
   * @param {HTMLElement} box
   * @param {(item: number | object) => object} rowAt what a row shows
   * @param {(item: number | object, how: 'opening' | 'link' | 'click' | 'key') => void} onSelect
   */
  constructor(box, rowAt, onSelect) {
    this.#box = box
    this.#rowAt = rowAt
    this.#onSelect = onSelect
    this.#filler = element('div', { class: 'filler', role: 'presentation' })
    box.append(this.#filler)
    box.addEventListener('scroll', () => this.#draw(), { passive: true })
    box.addEventListener('keydown', (event) => this.#move(event))
    box.addEventListener('click', (event) => {
      const row = event.target.closest('[data-index]')
      if (row) this.select(Number(row.dataset.index), 'click')
    })
    new ResizeObserver(() => this.#measure()).observe(box)
    this.#measure()
  }

  /** Rows are higher on a phone, where a name takes two lines. */
  #measure() {
    const height = Number.parseInt(getComputedStyle(this.#box).getPropertyValue('--row'), 10) || usualHeight
    if (height !== this.#rowHeight) {
      this.#rowHeight = height
      this.#filler.style.height = `${this.#rows.length * height}px`
      for (const row of this.#shown.values()) row.remove()
      this.#shown.clear()
    }
    this.#draw()
  }

  /** The current row and its item; none: -1. */
  get current() {
    return { index: this.#current, item: this.#rows[this.#current] }
  }

  /** Replaces the rows, given as the numbers of their cases or as rows of groups. */
  show(rows) {
    this.#rows = rows
    this.#current = -1
    for (const row of this.#shown.values()) row.remove()
    this.#shown.clear()
    this.#filler.style.height = `${rows.length * this.#rowHeight}px`
    this.#box.removeAttribute('aria-activedescendant')
    this.#draw()
  }

  /** @param {'opening' | 'link' | 'click' | 'key'} how */
  select(index, how) {
    if (index < 0 || index >= this.#rows.length) return
    this.#current = index
    const top = index * this.#rowHeight
    if (top < this.#box.scrollTop) this.#box.scrollTop = top
    else if (top + this.#rowHeight > this.#box.scrollTop + this.#box.clientHeight) {
      this.#box.scrollTop = top + this.#rowHeight - this.#box.clientHeight
    }
    this.#draw()
    this.#box.setAttribute('aria-activedescendant', `row-${index}`)
    this.#onSelect(this.#rows[index], how)
  }

  #move(event) {
    const page = Math.max(1, Math.floor(this.#box.clientHeight / this.#rowHeight) - 1)
    const last = this.#rows.length - 1
    const targets = {
      ArrowDown: Math.min(last, this.#current + 1),
      ArrowUp: Math.max(0, this.#current - 1),
      PageDown: Math.min(last, this.#current + page),
      PageUp: Math.max(0, this.#current - page),
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    this.select(target, 'key')
  }

  #draw() {
    const first = Math.max(0, Math.floor(this.#box.scrollTop / this.#rowHeight) - rowsBeyondView)
    const inView = Math.ceil(this.#box.clientHeight / this.#rowHeight) + 2 * rowsBeyondView
    const last = Math.min(this.#rows.length, first + inView)
    for (const [index, row] of this.#shown) {
      // The current row stays in the document, so that a screen reader does not lose it.
      if ((index < first || index >= last) && index !== this.#current) {
        row.remove()
        this.#shown.delete(index)
      }
    }
    for (let index = first; index < last; index += 1) this.#drawRow(index)
    if (this.#current >= 0) this.#drawRow(this.#current)
    for (const [index, row] of this.#shown) {
      row.setAttribute('aria-selected', String(index === this.#current))
    }
  }

  #drawRow(index) {
    if (this.#shown.has(index)) return
    const row = rowElement(this.#rowAt(this.#rows[index]), index, this.#rows.length)
    row.style.transform = `translateY(${index * this.#rowHeight}px)`
    this.#shown.set(index, row)
    this.#filler.append(row)
  }
}

function rowElement(row, index, size) {
  const attributes = {
    id: `row-${index}`,
    class: `row ${row.kind ?? ''}`,
    role: 'option',
    'data-index': index,
    'aria-posinset': index + 1,
    'aria-setsize': size,
  }
  if (row.kind) {
    return element(
      'div',
      attributes,
      element('span', { class: 'title', dir: 'auto' }, row.name),
      element('span', { class: 'counts' }, row.counts),
    )
  }
  return element(
    'div',
    attributes,
    element('span', { class: `badge ${row.tone ?? ''}` }, row.label),
    element(
      'span',
      { class: 'names' },
      element(
        'span',
        { class: 'title', dir: 'auto' },
        element('span', { class: 'suite' }, row.suite),
        row.name,
      ),
      element('span', { class: 'place' }, row.place),
    ),
    element('span', { class: 'counts' }, row.counts),
    element('span', { class: 'time' }, row.ms === undefined ? '' : durationText(row.ms)),
  )
}
