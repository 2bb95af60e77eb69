/**
 * A signal that aborts when the process is asked to stop. The runner sends SIGINT to a cancelled step, SIGTERM some
 * seconds later, and kills it soon after; Ctrl-C sends SIGINT. The second request ends the process at once.
 */
export function watchForCancel(): AbortSignal {
  const controller = new AbortController()
  const stop = (name: NodeJS.Signals) => {
    if (controller.signal.aborted && name === 'SIGINT') process.exit(130)
    controller.abort(new Error(`the process was asked to stop (${name})`))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return controller.signal
}
