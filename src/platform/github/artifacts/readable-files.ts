import { copyFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { ReadableFiles } from '../../../ports/artifacts.ts'
import type { CiContext } from '../../../ports/context.ts'
import { saveReadableFile } from './save-artifact.ts'
import type { Toolkit } from './toolkit.ts'

/**
 * Artifacts of one file each, stored un-zipped: a click on the link opens the file in the browser. Every attempt of a
 * run has its own, so nothing is ever replaced.
 */
export function createReadableFiles(toolkit: Toolkit, { runUrl, attempt = 1 }: CiContext): ReadableFiles {
  return {
    save: async (file) => {
      const id = await saveReadableFile(toolkit, attempt === 1 ? file : copyForAttempt(file, attempt))
      if (runUrl === undefined) return {}
      return { url: `${runUrl}/artifacts/${id}` }
    },
  }
}

/** `report.html` of the second attempt is `report.attempt-2.html`. */
function copyForAttempt(file: string, attempt: number): string {
  const extension = extname(file)
  const copy = `${file.slice(0, file.length - extension.length)}.attempt-${attempt}${extension}`
  copyFileSync(file, copy)
  return copy
}
