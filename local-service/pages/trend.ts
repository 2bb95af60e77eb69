import { formatPlural, formatRate } from '../../src/model/format.ts'
import { html, type Markup } from './html.ts'

const width = 320
const height = 90
const edge = 8
const scaleWidth = 44

/** A finished run as a point. */
interface TrendPoint {
  readonly name: string
  readonly path: string
  /** 0..1. */
  readonly passRate: number
}

/** Draws the pass rates of runs, oldest first, from 0% to 100%, so that a fall looks as large as it is. */
export function renderTrend(points: readonly TrendPoint[]): Markup {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 2) return html``
  const places = points.map(({ passRate }, index) => ({
    x: Math.round(edge + (index * (width - 2 * edge)) / (points.length - 1)),
    y: Math.round(edge + (1 - passRate) * (height - 2 * edge)),
  }))
  const words = `Pass rate over ${formatPlural(points.length, 'run')}: ${formatRate(first.passRate)} → ${formatRate(last.passRate)}`
  return html`<figure><figcaption>${words}</figcaption>
<svg viewBox="0 0 ${width + scaleWidth} ${height}" role="group" aria-label="${words}"><path d="M${edge} ${edge}H${width - edge}M${edge} ${height - edge}H${width - edge}"/>
<text x="${width}" y="${edge + 4}">100%</text><text x="${width}" y="${height - edge + 4}">0%</text>
<polyline points="${places.map(({ x, y }) => `${x},${y}`).join(' ')}"/>${points.map(
    ({ name, path, passRate }, index) =>
      html`<a href="${path}"><circle cx="${places[index]?.x ?? 0}" cy="${places[index]?.y ?? 0}" r="4"><title>${name}: ${formatRate(passRate)}</title></circle></a>`,
  )}</svg></figure>`
}
