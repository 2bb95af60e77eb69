import type { VerdictOutcome } from '../../src/model/verdict.ts'

/** A picture of docs/statistics.md. */
export interface Picture {
  /** A whole document; readable on light and dark pages, from 343 CSS pixels. */
  readonly svg: string
  /** What the page says about it: each must be in the text as it stands here. */
  readonly facts: readonly string[]
}

/** Narrow, so that text keeps its size on a phone. */
export const width = 440
export const margin = 20

export type Tone = 'ink' | 'quiet' | 'good' | 'bad' | 'warn' | 'off' | 'tint' | 'line' | 'paper'

const light: Readonly<Record<Tone, string>> = {
  ink: '#1f2328',
  quiet: '#59636e',
  good: '#1a7f37',
  bad: '#cf222e',
  warn: '#9a6700',
  off: '#afb8c1',
  tint: '#ddf4ff',
  line: '#d1d9e0',
  paper: '#ffffff',
}
const dark: Readonly<Record<Tone, string>> = {
  ink: '#f0f6fc',
  quiet: '#9198a1',
  good: '#3fb950',
  bad: '#f85149',
  warn: '#d29922',
  off: '#545d68',
  tint: '#12305a',
  line: '#3d444d',
  paper: '#0d1117',
}

/** The page of an image knows the theme, and the card has a ground of its own where it does not. */
function styles(body: string): string {
  const used = (tone: string) => body.includes(`"${tone}"`) || body.includes(`"s-${tone}"`)
  const tones = Object.keys(light).filter((tone) => used(tone) || ['ink', 'line', 'paper'].includes(tone))
  const rules = (of: Readonly<Record<string, string>>) =>
    tones.map((tone) => `.${tone}{fill:${of[tone]}}.s-${tone}{stroke:${of[tone]}}`).join('')
  return `<style>text{font:14px system-ui,"Segoe UI",sans-serif}.s-ink,.s-quiet,.s-good,.s-bad,.s-warn,.s-off,.s-line{fill:none}${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`
}

/**
 * @param title what the picture shows, for readers who don't see it
 * @param height of the whole picture
 */
export function card(title: string, height: number, body: readonly string[]): string {
  const ground = `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" class="paper"/><rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="8" class="s-line"/>`
  const content = [ground, ...body].join('\n')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escapeXml(title)}</title>`,
    styles(content),
    content,
    '</svg>',
    '',
  ].join('\n')
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** With one decimal, since nobody sees more. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export interface TextStyle {
  readonly tone?: Tone
  readonly bold?: boolean
  readonly anchor?: 'middle' | 'end'
}

export function text(x: number, y: number, content: string, style: TextStyle = {}): string {
  const { tone = 'ink', bold = false, anchor } = style
  const weight = bold ? ' font-weight="600" style="font-weight:600"' : ''
  return `<text x="${round(x)}" y="${round(y)}" class="${tone}"${weight}${anchor === undefined ? '' : ` text-anchor="${anchor}"`}>${escapeXml(content)}</text>`
}

export function heading(y: number, content: string): string {
  return text(margin, y, content, { bold: true })
}

export function box(x: number, y: number, size: readonly [number, number], tone: Tone, rest = ''): string {
  const [wide, tall] = size
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(wide)}" height="${round(tall)}" class="${tone}"${rest}/>`
}

export function line(
  from: readonly [number, number],
  to: readonly [number, number],
  tone: Tone,
  rest = '',
): string {
  return `<path d="M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}" class="s-${tone}"${rest}/>`
}

export const dashed = ' stroke-dasharray="4 3"'

/** Iterations in a row or column: full circles passed, empty ones failed. */
export function dots(
  x: number,
  y: number,
  { passed, count }: { readonly passed: number; readonly count: number },
  { tone = 'good', step = 15, down = false }: { tone?: Tone; step?: number; down?: boolean } = {},
): string {
  return Array.from({ length: count }, (_, index) => {
    const [cx, cy] = down ? [x, y + step * index] : [x + step * index, y]
    const radius = step * 0.36
    return index < passed
      ? `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius)}" class="${tone}"/>`
      : `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(radius - 0.7)}" class="s-bad" stroke-width="1.4"/>`
  }).join('')
}

const toneOf = { passed: 'good', failed: 'bad', inconclusive: 'warn' } as const

/** The verdict, right-aligned at `x`. */
export function verdict(x: number, y: number, outcome: VerdictOutcome): string {
  return text(x, y, outcome, { tone: toneOf[outcome], bold: true, anchor: 'end' })
}
