/**
 * How much a medium holds. GitHub counts characters of a comment and bytes of a summary; both limits are
 * respected.
 */
import { compact } from '../../model/data.ts'
export interface Budget {
  readonly characters: number
  readonly bytes: number
}

/** A part of a document that is shown, shortened by whole entries, or left out as a whole. */
export interface Section {
  /** For the note on what was left out. Ours, never foreign. */
  readonly name: string
  /** Lower values get room first. The position in the document is the position in the list. */
  readonly priority: number
  readonly open: string
  readonly close?: string
  readonly entries?: Entries
}

/** Entries are written only when there is room for them, so a section may have any number. */
export interface Entries {
  readonly count: number
  /** Maximum number shown, regardless of the room. */
  readonly limit: number
  /** Share of the room left that the entries may take, 0..1. */
  readonly share: number
  readonly write: (index: number, form: 'full' | 'short') => string
  /** The line that counts those not shown. */
  readonly more: (leftOut: number) => string
}

/** A section that is folded at first. The title is ours. */
export function createFoldedSection(name: string, priority: number, title: string, body: string): Section {
  const open = `<details>\n<summary>${title}</summary>\n${body === '' ? '' : `\n${body}`}`
  return { name, priority, open, close: '\n</details>' }
}

const between = '\n\n'
const noteRoom = 400

/**
 * Writes the sections in order, within the size. Sections without room are left out whole, lowest priority
 * first, and a note at the end says so. Empty when there is no room even for that note.
 */
export function fitSections(sections: readonly Section[], budget: Budget): string {
  const room = new Room({ characters: budget.characters - noteRoom, bytes: budget.bytes - noteRoom })
  const written = new Map<Section, string>()
  const leftOut: string[] = []
  for (const section of [...sections].sort((a, b) => a.priority - b.priority)) {
    const text = writeSection(section, room)
    if (text === undefined) leftOut.push(section.name)
    else written.set(section, text)
  }
  const shown = sections.flatMap((section) => written.get(section) ?? [])
  if (leftOut.length > 0) shown.push(writeLeftOutNote(leftOut))
  const text = `${shown.join(between)}\n`
  if (Buffer.byteLength(text) <= budget.bytes && text.length <= budget.characters) return text
  return ''
}

/** Names the sections that fit into the reserved room and counts the rest. */
function writeLeftOutNote(names: readonly string[]): string {
  const named: string[] = []
  for (const name of names) {
    if (`${named.join(', ')}${name}`.length > noteRoom / 2) break
    named.push(name)
  }
  const rest = names.length - named.length
  return `Left out for space: ${compact([...named, rest > 0 && `${rest} more sections`]).join(', ')}.`
}

function writeSection({ open, close = '', entries }: Section, room: Room): string | undefined {
  const most = entries === undefined ? '' : entries.more(entries.count)
  if (!room.take(`${between}${open}\n${most}\n${close}`)) return undefined
  if (entries === undefined) return [open, close].filter(Boolean).join('\n')
  const part = room.part(entries.share)
  const lines: string[] = []
  while (lines.length < Math.min(entries.count, entries.limit)) {
    const full = entries.write(lines.length, 'full')
    const line = part.take(`${full}\n`) ? full : entries.write(lines.length, 'short')
    if (line !== full && !part.take(`${line}\n`)) break
    room.take(`${line}\n`)
    lines.push(line)
  }
  const leftOut = entries.count - lines.length
  if (leftOut > 0) lines.push(entries.more(leftOut))
  return [open, ...lines, close].filter(Boolean).join('\n')
}

/** The room that is left of a budget. */
class Room {
  #characters: number
  #bytes: number

  constructor({ characters, bytes }: Budget) {
    this.#characters = characters
    this.#bytes = bytes
  }

  /** Takes the room of a text; takes nothing when there is too little. */
  take(text: string): boolean {
    const bytes = Buffer.byteLength(text)
    if (text.length > this.#characters || bytes > this.#bytes) return false
    this.#characters -= text.length
    this.#bytes -= bytes
    return true
  }

  part(share: number): Room {
    return new Room({ characters: this.#characters * share, bytes: this.#bytes * share })
  }
}
