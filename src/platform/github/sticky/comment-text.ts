import { compact, compareText } from '../../../model/data.ts'
import { type CommentMarker, readCommentMarker, writeCommentMarker } from './comment-marker.ts'

/** What a comment says of one suite. */
export interface SuiteSection {
  readonly marker: CommentMarker
  readonly body: string
}

/** By the key of the suite, encoded. */
export type SuiteSections = ReadonlyMap<string, SuiteSection>

const severalMarker = '<!-- eval-gate-suites -->'
const deletedMarker = '<!-- eval-gate-deleted -->'

/** GitHub accepts 65,536 characters and, below that, a limit of bytes. */
const longest = { characters: 65_000, bytes: 255_000 }
const longestHeadline = 300

/** The worst first. */
const symbols = ['❌', '⚠️', '✅'] as const

/** Whether a text is a comment of ours: by its marker, which anyone can write. */
export function isGateComment(text: string): boolean {
  return text.startsWith(severalMarker) || text.startsWith(deletedMarker) || readCommentMarker(text) !== null
}

/** Somebody is deleting the comment, and nobody writes into it any more. */
export function isDoomedText(text: string): boolean {
  return text.startsWith(deletedMarker)
}

/** What a comment of ours says of each suite. */
export function readSections(text: string): SuiteSection[] {
  return text.split(/^(?=<!-- eval-gate key=)/m).flatMap((part) => {
    const marker = readCommentMarker(part)
    if (marker === null) return []
    const [, ...lines] = part.split('\n')
    return [{ marker, body: lines.join('\n').trimEnd() }]
  })
}

/** A section whose text can't start another one, whatever a report holds. */
export function createSection(marker: CommentMarker, body: string): SuiteSection {
  return { marker, body: body.replaceAll('<!-- eval-gate', '<!--\u200b eval-gate').trimEnd() }
}

/** A suite of which the comment shows the headline alone, with a link to what there is instead. */
export function createLine(marker: CommentMarker, body: string, url: string | undefined): SuiteSection {
  const [headline = ''] = body.split('\n', 1)
  const link = url !== undefined && /^https?:\/\/[\w.:-]+\/[\w./%#?=&~+-]*$/.test(url) ? url : undefined
  const text = compact([headline.replace(/^#+ /, '').trim(), link && `[run](${link})`]).join(' · ')
  return createSection({ ...marker, visibility: 'line' }, text)
}

/** The comment, the worst suite first: with a line above them where there are several. */
export function writeCommentText(sections: SuiteSections): string {
  const sorted = [...sections.values()].toSorted(compareSections)
  let shown = sorted
  for (const shorten of [keepOpenPart, keepHeadline]) {
    for (const longestFirst of shown.toSorted((a, b) => b.body.length - a.body.length)) {
      if (fits(writeAll(sorted, shown))) break
      shown = shown.map((section) => (section === longestFirst ? shorten(section) : section))
    }
  }
  while (!fits(writeAll(sorted, shown))) shown = shown.slice(0, -1)
  return writeAll(sorted, shown)
}

/** The text of a comment that is about to be deleted: it keeps what older measurements have to know. */
export function writeDoomedText(sections: SuiteSections): string {
  const texts = [...sections.values()].map(writeSection)
  return [`${deletedMarker}\nThis comment is being deleted.`, ...texts].join('\n\n')
}

function writeAll(all: readonly SuiteSection[], shown: readonly SuiteSection[]): string {
  const texts = shown.map(writeSection)
  if (all.length === 1) return texts.join('')
  const leftOut = all.length - shown.length
  return compact([
    `${severalMarker}\n${writeTotal(all)}`,
    ...texts,
    leftOut > 0 && `And ${leftOut} more suites.`,
  ]).join('\n\n')
}

function writeSection({ marker, body }: SuiteSection): string {
  return `${writeCommentMarker(marker)}\n${body}`
}

function writeTotal(sections: readonly SuiteSection[]): string {
  const counts = symbols.map((symbol) => sections.filter((section) => readSymbol(section) === symbol).length)
  const [failed = 0, open = 0, good = 0] = counts
  const worst = symbols[counts.findIndex((count) => count > 0)]
  const parts = compact([
    failed > 0 && `${failed} not ready to merge`,
    open > 0 && `${open} inconclusive`,
    good > 0 && `${good} good`,
  ])
  const commits = new Set(sections.map(({ marker }) => marker.commit))
  const when = commits.size > 1 ? ' (measured at different commits)' : ''
  const total = `**${worst} ${sections.length} suites: ${parts.join(', ')}**${when}`
  const levels = compact(sections.map(({ marker }) => marker.level))
  if (failed === 0 || levels.length < 2) return total
  const joint = 1 - levels.reduce((allGreen, level) => allGreen * (1 - level), 1)
  return `${total}\n\nEach has its own level: where nothing changed, chance makes any of them red in at most ${Math.ceil(100 * joint)}% of pushes.`
}

function readSymbol({ body }: SuiteSection): (typeof symbols)[number] {
  return symbols.find((symbol) => /^(?:#+ )?(\S+)/.exec(body)?.[1] === symbol) ?? '⚠️'
}

function compareSections(a: SuiteSection, b: SuiteSection): number {
  const byVerdict = symbols.indexOf(readSymbol(a)) - symbols.indexOf(readSymbol(b))
  return byVerdict || compareText(a.marker.key, b.marker.key)
}

function fits(text: string): boolean {
  return text.length <= longest.characters && Buffer.byteLength(text) <= longest.bytes
}

/** Without what is folded. */
function keepOpenPart(section: SuiteSection): SuiteSection {
  const end = section.body.indexOf('\n<details>')
  if (end < 0) return section
  return shortenTo(section, section.body.slice(0, end).trimEnd())
}

function keepHeadline(section: SuiteSection): SuiteSection {
  return shortenTo(section, section.body.split('\n', 1).join('').slice(0, longestHeadline))
}

/** The last line has the links. */
function shortenTo(section: SuiteSection, start: string): SuiteSection {
  const links = section.body.slice(section.body.lastIndexOf('\n') + 1)
  const body = compact([
    start,
    'The job summary has the rest.',
    links.length <= longest.characters / 20 && links,
  ])
  const shorter = { ...section, body: body.join('\n\n').toWellFormed() }
  return shorter.body.length < section.body.length ? shorter : section
}
