/**
 * WHATWG label of the encoding of a file by its first bytes: the byte order mark, else zero bytes around the
 * first character (UTF-16 without a mark), else the XML declaration, else UTF-8. An encoding that is declared
 * but unknown is read as UTF-8.
 */
export function detectEncoding(head: Uint8Array): string {
  const [a, b, c] = head
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  if (a !== undefined && a !== 0 && b === 0) return 'utf-16le'
  if (a === 0 && b !== undefined && b !== 0) return 'utf-16be'
  const text = Buffer.from(head.subarray(0, 256)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.:-]*)["']/.exec(text)?.[1]
  // Most reports declare what they are without: to ask a decoder takes as long as to read a small one.
  if (declared === undefined || /^utf-8$/i.test(declared)) return 'utf-8'
  try {
    const label = new TextDecoder(declared).encoding
    // The bytes were readable as ASCII just now, so they are not what such a declaration says.
    if (label.startsWith('utf-16')) return 'utf-8'
    return label
  } catch {
    return 'utf-8'
  }
}

/** Converts chunks of text to UTF-8 bytes without a byte order mark. UTF-8 passes through unchanged. */
export async function* transcodeToUtf8(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  encoding: string,
): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    let first = true
    for await (const chunk of chunks) {
      const marked = first && chunk[0] === 0xef && chunk[1] === 0xbb && chunk[2] === 0xbf
      first = false
      yield marked ? chunk.subarray(3) : chunk
    }
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield encodeUtf8(decoder.decode(chunk, { stream: true }))
  const rest = decoder.decode()
  if (rest !== '') yield encodeUtf8(rest)
}

function encodeUtf8(text: string): Buffer {
  return Buffer.from(text, 'utf8')
}
