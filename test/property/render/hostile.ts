import fc from 'fast-check'
import { anyCharacter } from '../../support/any-character.ts'
import { attacks } from '../../unit/render/attacks.ts'
import type { Page } from '../../unit/render/gfm.ts'

/** Attacks, pieces of Markdown and HTML, and any text at all, in any order. */
export const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(...attacks.filter((attack) => attack.length < 200)),
      fc.constantFrom(
        ...'` `` ``` ~~~ | \\ < > <! --> [ ]( ) ![ * _ ** # @ @a : :a: $ $$ & &#64; \n \r\n \t - + 1. = www. http:// //'.split(
          ' ',
        ),
      ),
      fc.constantFrom(' ', '\u200b', '\u202e', '\u0000', '\u001b[', 'a', '1'),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
      fc.string({ unit: anyCharacter, maxLength: 8 }),
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(''))

/** The skeleton of a page, without the elements that only keep a character apart or mark the words that changed. */
export function skeleton({ elements }: Page): string[] {
  return elements.filter((name) => !['span', 'del', 'b'].includes(name))
}

/** The elements that a page has more often than the other; a text that is empty may leave some out. */
export function leftOver(elements: readonly string[], allowed: readonly string[]): string[] {
  const rest = [...allowed]
  return elements.filter((name) => {
    const place = rest.indexOf(name)
    if (place >= 0) rest.splice(place, 1)
    return place < 0
  })
}
