import fc from 'fast-check'

/** Surrogates are no characters. */
const [firstSurrogate, surrogates] = [0xd800, 0x800]

/**
 * Any character: draws what `unit: 'binary'` draws, without the table of a million characters that it makes first, which
 * takes a second and then the time of every garbage collection.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat(0x10ffff - surrogates)
  .map((code) => String.fromCodePoint(code < firstSurrogate ? code : code + surrogates), codeOf)

function codeOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined
  if (code === undefined || character !== String.fromCodePoint(code)) throw new Error('this is no character')
  return code < firstSurrogate ? code : code - surrogates
}
