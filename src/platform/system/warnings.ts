import { neutraliseLog } from '../neutralise.ts'

/**
 * Warnings of Node and of libraries (`process.emitWarning`) on stderr, as harmless text: they may quote what they were
 * given, and Node prints them as they are.
 */
export function neutraliseWarnings(): void {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => {
    process.stderr.write(`${neutraliseLog(`${name}: ${message}`)}\n`)
  })
}
