import { beforeEach } from 'vitest'

/**
 * Skips the tests of this file or block on Windows, and says why in the report of the run.
 * @param reason what Windows lacks: `no signals`
 */
export function skipOnWindows(reason: string): void {
  beforeEach(({ skip }) => skip(process.platform === 'win32', `not on Windows: ${reason}`))
}
