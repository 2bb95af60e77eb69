/** A terminal and npm both forward one Ctrl-C: signals within this time are the same request. */
const echoMs = 1_000

/** SIGBREAK is Ctrl-Break on Windows; other systems never send it. */
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/** Calls back on every signal that asks the process to stop, until the returned function is called. */
export function onStopSignals(stop: (name: NodeJS.Signals) => void): () => void {
  for (const name of stopSignals) process.on(name, stop)
  return () => {
    for (const name of stopSignals) process.off(name, stop)
  }
}

/**
 * A signal that aborts when the process is asked to stop. The runner sends SIGINT to a cancelled step (on Windows as
 * Ctrl-C), SIGTERM (Ctrl-Break) 7.5 s later, and kills it 2.5 s after that: all of this is one request, and the
 * shutdown that the first one started continues. Only a person who presses Ctrl-C again ends the process at once.
 */
export function watchForCancel(): AbortSignal {
  const controller = new AbortController()
  let askedAt: number | undefined
  onStopSignals((name) => {
    const now = performance.now()
    if (askedAt === undefined) {
      askedAt = now
      controller.abort(new Error(`the process was asked to stop (${name})`))
    } else if (name === 'SIGINT' && now - askedAt > echoMs) {
      process.exit(130)
    }
  })
  return controller.signal
}
