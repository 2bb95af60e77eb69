/**
 * Asks a question that yes answers; anything else means no.
 * @returns undefined when it is not answered: Ctrl-C, or the end of the input
 */
export async function askYesOrNo(
  question: string,
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Promise<boolean | undefined> {
  const { createInterface } = await import('node:readline/promises')
  const terminal = createInterface({ input, output })
  const closed = new AbortController()
  terminal.once('close', () => closed.abort())
  try {
    const answer = await terminal.question(`${question} [y/N] `, { signal: closed.signal })
    return /^y(es)?$/i.test(answer.trim())
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AbortError') throw error
    return undefined
  } finally {
    terminal.close()
  }
}
