import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const named = process.env.REPORT_CORPUS

/** The folder that REPORT_CORPUS names. Throws with what to do where it names none. */
export function corpusFolder(): string {
  if (named === undefined || named === '')
    throw new Error(
      'REPORT_CORPUS is not set. Nothing was checked. Run: REPORT_CORPUS=<folder with expected.json> npm run test:corpus',
    )
  const folder = resolve(named)
  if (!existsSync(join(folder, 'expected.json')))
    throw new Error(`REPORT_CORPUS=${named}: there is no expected.json in ${folder}. Nothing was checked.`)
  return folder
}

/** The folder of eval samples next to it. */
export function evalsFolder(): string {
  return join(dirname(corpusFolder()), 'corpus-evals')
}
