/** A terminal and npm both forward one Ctrl-C: signals within this time are the same request. */
const echoMs = 1_000

/**
 * A signal that aborts when the process is asked to stop. The runner sends SIGINT to a cancelled step (on Windows as
 * Ctrl-C), SIGTERM (Ctrl-Break) 7.5 s later, and kills it 2.5 s after that: all of this is one request, and the
 * shutdown that the first one started continues. Only a person who presses Ctrl-C again ends the process at once.
 */
export function watchForCancel(): AbortSignal {
  const controller = new AbortController()
  let askedAt: number | undefined
  const stop = (name: NodeJS.Signals) => {
    const now = performance.now()
    if (askedAt === undefined) {
      askedAt = now
      controller.abort(new Error(`the process was asked to stop (${name})`))
    } else if (name === 'SIGINT' && now - askedAt > echoMs) {
      process.exit(130)
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('SIGBREAK', stop)
  return controller.signal
}
