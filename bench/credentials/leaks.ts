/** Shorter pieces of a secret open nothing. */
const shortestPiece = 12

/** Whether a text still shows a piece of a secret, to somebody who undoes what hides it. */
export function leaks(text: string, secret: string): boolean {
  const plain = [text, decodeAddress(text), ...decodeBase64(text)].map(removeSeparators).join('\n')
  const wanted = removeSeparators(secret)
  for (let at = 0; at + shortestPiece <= wanted.length; at += 1) {
    const piece = wanted.slice(at, at + shortestPiece)
    if (!/BEGIN|PRIVATE|KEY--|END/.test(piece) && plain.includes(piece)) return true
  }
  return false
}

function removeSeparators(text: string): string {
  return text.replace(/\\[nr"]|&#10;|[\s\u200b\u00ad]/g, '')
}

function decodeAddress(text: string): string {
  return text.replace(/%([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

function decodeBase64(text: string): readonly string[] {
  return (text.match(/[\w+/-]{16,}/g) ?? []).map((run) => Buffer.from(run, 'base64').toString('latin1'))
}
