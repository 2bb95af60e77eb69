import { readFileSync } from 'node:fs'
import type { Mutant } from './mutants.ts'

/** A mutant that no test can notice, since it changes nothing that anybody sees. */
interface Equivalent {
  readonly file: string
  /** A part of its line. */
  readonly code: string
  readonly before: string
  readonly reason: string
}

const equivalents: readonly Equivalent[] = [
  {
    file: 'src/platform/system/signals.ts',
    code: 'now - askedAt > echoMs',
    before: '>',
    reason: 'no two times of a clock with fractions of a ms are apart by exactly this much',
  },
  {
    file: 'src/model/run/table/case-table.ts',
    code: 'number < this.#columns.end',
    before: '<',
    reason: 'no case has the number behind the last one',
  },
  {
    file: 'src/results/collected-run.ts',
    code: '?? 0) > ',
    before: '?? 0',
    reason: 'an absent list has neither 0 nor 1 entries too many',
  },
  {
    file: 'src/zip/read-zip.ts',
    code: 'position < source.size',
    before: '<',
    reason: 'what is read at the end of an archive is as empty as what is not read',
  },
]

/** Why a mutant changes nothing; undefined where it may change something. */
export function findReason({ file, line, before }: Mutant): string | undefined {
  const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''
  return equivalents.find(
    (equivalent) =>
      equivalent.file === file && equivalent.before === before && text.includes(equivalent.code),
  )?.reason
}
