import { beforeEach } from 'vitest'

/**
 * Skips the tests of this file or block on Windows, and prints why.
 * @param reason what Windows lacks: `no signals`
 */
export function skipOnWindows(reason: string): void {
  if (process.platform !== 'win32') return
  console.warn(`Skipped on Windows: ${reason}.`)
  beforeEach(({ skip }) => skip(`not on Windows: ${reason}`))
}
