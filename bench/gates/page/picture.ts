import { card, line, margin, round, text, width } from '../../../scripts/pictures/svg.ts'
import { knowsTruth } from './losses.ts'
import type { Share, Standing } from './score.ts'

const [left, top, side] = [64, 56, 352]
const rowHeight = 22

/** Both errors, one point a gate: false alarms to the right, regressions that nobody saw upwards. */
export function drawErrors(title: string, standings: readonly Standing[]): string {
  const shareOf = ({ hits, count }: Share) => hits / Math.max(1, count)
  const x = (share: number) => left + share * side
  const y = (share: number) => top + (1 - share) * side
  const points = apart(
    standings.map((of) => ({ of, x: x(shareOf(of.healthy.stopped)), y: y(shareOf(of.regressions.green)) })),
  )
  const ticks = [0, 0.25, 0.5, 0.75, 1]
  const legendTop = top + side + 66
  const rows = Math.ceil(standings.length / 2)
  return card(`${title}: false red and silent green of each gate`, legendTop + rows * rowHeight + 4, [
    text(margin, 32, title, { bold: true }),
    ...ticks.flatMap((tick) => [
      line([x(tick), top], [x(tick), top + side], 'line'),
      line([left, y(tick)], [left + side, y(tick)], 'line'),
      text(x(tick), top + side + 18, String(tick * 100), { anchor: 'middle', tone: 'quiet' }),
      text(left - 8, y(tick) + 5, String(tick * 100), { anchor: 'end', tone: 'quiet' }),
    ]),
    text(left + side / 2, top + side + 38, 'false red, % of healthy pull requests', { anchor: 'middle' }),
    `<g transform="rotate(-90 22 ${round(top + side / 2)})">${text(22, top + side / 2, 'silent green, % of regressions', { anchor: 'middle' })}</g>`,
    ...points.flatMap((point, index) => [
      line([point.x, point.y], [point.atX, point.atY], 'quiet'),
      `<circle cx="${round(point.x)}" cy="${round(point.y)}" r="3.5" class="${toneOf(point.of.gate)}"/>`,
      `<circle cx="${round(point.atX)}" cy="${round(point.atY)}" r="10" class="paper"/>`,
      `<circle cx="${round(point.atX)}" cy="${round(point.atY)}" r="10" class="s-${toneOf(point.of.gate)}"/>`,
      text(point.atX, point.atY + 5, String(index + 1), { anchor: 'middle', tone: toneOf(point.of.gate) }),
    ]),
    ...standings.map(({ title: name, gate }, index) =>
      text(
        margin + (index < rows ? 0 : (width - 2 * margin) / 2),
        legendTop + (index % rows) * rowHeight,
        `${index + 1}  ${name}`,
        { tone: toneOf(gate), bold: gate.startsWith('ours') },
      ),
    ),
  ])
}

function toneOf(gate: string): 'good' | 'warn' | 'ink' {
  return gate.startsWith('ours') ? 'good' : knowsTruth(gate) ? 'warn' : 'ink'
}

/** Gives each point a place for its number, where no other number is. */
function apart<Point extends { readonly x: number; readonly y: number }>(
  points: readonly Point[],
): (Point & { readonly atX: number; readonly atY: number })[] {
  const placed: (Point & { atX: number; atY: number })[] = []
  for (const point of points) {
    const places = Array.from({ length: 64 }, (_, index) => {
      const [angle, distance] = [(index % 16) * (Math.PI / 8) - Math.PI / 4, 16 + 14 * Math.floor(index / 16)]
      return { atX: point.x + distance * Math.cos(angle), atY: point.y + distance * Math.sin(angle) }
    })
    const isFree = ({ atX, atY }: { atX: number; atY: number }) =>
      atX > left - 2 &&
      atX < left + side + 8 &&
      atY > top - 4 &&
      atY < top + side - 4 &&
      placed.every((of) => Math.hypot(of.atX - atX, of.atY - atY) > 21) &&
      points.every((of) => Math.hypot(of.x - atX, of.y - atY) > 13)
    placed.push({ ...point, ...(places.find(isFree) ?? places[0] ?? { atX: point.x, atY: point.y }) })
  }
  return placed
}
