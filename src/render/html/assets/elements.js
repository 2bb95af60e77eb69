/**
 * Makes an element. Children that are strings become text, never markup.
 * @param {string} name
 * @param {Record<string, string | number | boolean | undefined>} attributes
 * @param {...(Node | string | undefined | false)} children
 */
export function element(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children)
}

/** The same for SVG elements. */
export function drawing(name, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children)
}

function fill(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value))
  }
  for (const child of children) if (child) made.append(child)
  return made
}

const whole = new Intl.NumberFormat('en-US')

/** @param {number} count */
export function countText(count) {
  return whole.format(count)
}

/**
 * Same notation as `formatDuration` in src/model/format.ts; a test compares the two.
 * @param {number} ms
 */
export function durationText(ms) {
  if (ms < 0.995) return `${Number(ms.toFixed(2))} ms`
  if (ms < 9.95) return `${Number(ms.toFixed(1))} ms`
  if (ms < 999.5) return `${ms.toFixed(0)} ms`
  if (ms < 59_950) return `${Number((ms / 1000).toPrecision(3))} s`
  const seconds = Math.round(ms / 1000)
  const minutes = Math.round(ms / 60_000)
  if (seconds < 3600) return pairText(seconds, 'min', 's')
  return pairText(minutes, 'h', 'min')
}

/** A time in a unit, of which 60 are one of the larger unit. */
function pairText(count, largeUnit, unit) {
  const large = `${countText(Math.floor(count / 60))} ${largeUnit}`
  if (count % 60 === 0) return large
  return `${large} ${count % 60} ${unit}`
}
