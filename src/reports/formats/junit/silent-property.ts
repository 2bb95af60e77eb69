import { startsWith } from '../../xml/bytes.ts'
import { saysAbout } from './evals.ts'
import { kindOf, kinds } from './plain-text.ts'

const [opening, between, closing] = ['property name="', '" value="', '"/>']
const quote = 0x22
const longestName = 100

/**
 * Where a property of a suite ends whose bytes start after `<`, if it says nothing about the cases; -1 for any other, and
 * for one that has to be read to know.
 */
export function endOfSilentProperty(bytes: Buffer, start: number): number {
  const name = start + opening.length
  // Reading beyond a buffer is slow from then on.
  if (name > bytes.length || !startsWith(bytes, start, opening)) return -1
  const nameEnd = endOfPlain(bytes, name, name + longestName)
  const value = nameEnd + between.length
  if (nameEnd === -1 || value > bytes.length || !startsWith(bytes, nameEnd, between)) return -1
  const end = endOfPlain(bytes, value, bytes.length)
  const after = end + closing.length
  if (end === -1 || after > bytes.length || !startsWith(bytes, end, closing)) return -1
  return saysAbout(bytes.toString('latin1', name, nameEnd)) ? -1 : after
}

/** The quote after a text of printable ASCII without references; -1 for any other text. */
function endOfPlain(bytes: Buffer, from: number, longest: number): number {
  const limit = Math.min(bytes.length, longest)
  let of = 0
  for (let at = from; at < limit; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === quote) return (of & ~kinds.backslash) === 0 ? at : -1
    of |= kindOf[byte] ?? 0
  }
  return -1
}
