import { randomInt } from 'node:crypto'

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'

/** A new id of the shape that the hosted service uses: 32 lower-case letters and digits. */
export function createId(): string {
  return Array.from({ length: 32 }, () => alphabet[randomInt(alphabet.length)]).join('')
}
