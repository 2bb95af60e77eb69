/** A signal that aborts `ms` after the other one. Its timer keeps no process alive. */
export function delaySignal(signal: AbortSignal, ms: number): AbortSignal {
  const late = new AbortController()
  const startTimer = () => {
    setTimeout(() => late.abort(new Error('The time that was left is over.')), ms).unref()
  }
  if (signal.aborted) startTimer()
  else signal.addEventListener('abort', startTimer, { once: true })
  return late.signal
}
