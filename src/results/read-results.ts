import * as v from 'valibot'
import { ArtifactError } from '../errors.ts'
import { type Ledger, ledgerSchema } from '../model/ledger.ts'
import { runInfoSchema, type TabledRun } from '../model/run/run.ts'
import type { CaseNames } from '../model/run/table/case-names.ts'
import {
  groupsEnd,
  groupsStart,
  ledgerLineStart,
  readableVersions,
  resultsSchemaName,
  resultsVersion,
  runLineStart,
} from './format.ts'
import { addGroup, type BegunRun, beginRun } from './run-from-json.ts'
import { groupSchema, isPlainGroup, isWholeGroup } from './run-schema.ts'

/**
 * Reads the run from a results file.
 *
 * @param names of the cases, for runs that mostly have the same: their names are then in memory once
 * @throws ArtifactError when it is of another version, or damaged.
 */
export function readResults(content: string | Uint8Array, name: string, names?: CaseNames): TabledRun {
  const parser = new ResultsParser(name, names)
  parser.add(typeof content === 'string' ? Buffer.from(content) : shareBytes(content))
  return parser.finish()
}

/** Reads the run from a results file that arrives in pieces; only one line and the run are in memory. */
export async function readResultsStream(
  pieces: AsyncIterable<Uint8Array>,
  name: string,
  names?: CaseNames,
): Promise<TabledRun> {
  const parser = new ResultsParser(name, names)
  for await (const piece of pieces) parser.add(shareBytes(piece))
  return parser.finish()
}

function shareBytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

const firstLineStarts = readableVersions.map(
  (version) => `{"schema":"${resultsSchemaName}","version":${version},`,
)
const newline = 10
/** Most bytes of one line, or of a file that is not in lines of ours: it is in memory several times while it is read. */
const longestLine = 64 * 1024 * 1024

/**
 * Reads a results file line by line as we write it. One that another tool has formatted is collected as a
 * whole.
 */
class ResultsParser {
  readonly #name: string
  readonly #names: CaseNames | undefined
  #state: 'start' | 'before-run' | 'groups' | 'end' | 'whole' = 'start'
  #rest: Buffer[] = []
  #begun: BegunRun | undefined
  #ledger: Ledger | undefined
  #groups = 0

  /**
   * @param name of the file, for errors
   * @param names of the cases, shared with other runs
   */
  constructor(name: string, names: CaseNames | undefined) {
    this.#name = name
    this.#names = names
  }

  /** @throws ArtifactError when a line is damaged */
  add(piece: Buffer): void {
    let start = 0
    if (this.#state !== 'whole') {
      for (let end = piece.indexOf(newline); end !== -1; end = piece.indexOf(newline, start)) {
        const line = this.#takeLine(piece.subarray(start, end))
        start = end + 1
        if (!this.#readLine(line)) {
          this.#state = 'whole'
          this.#rest = [line, Buffer.from('\n')]
          break
        }
      }
    }
    if (start < piece.length) this.#rest.push(piece.subarray(start))
    if (this.#rest.reduce((sum, { length }) => sum + length, 0) > longestLine)
      throw this.#broken(`has more than ${longestLine / 1024 / 1024} MiB in one line, so it is not read.`)
  }

  /** @throws ArtifactError when the file ends too early, is of another version or something else */
  finish(): TabledRun {
    const rest = Buffer.concat(this.#rest).toString('utf8')
    if (this.#state === 'whole' || this.#state === 'start') this.#readWhole(rest)
    else if (this.#state !== 'end' || rest.trim() !== '') throw this.#broken('is not complete.')
    if (this.#begun === undefined) throw this.#damaged('run')
    const { info, cases } = this.#begun
    return { info, cases, ledger: this.#ledger }
  }

  #takeLine(end: Buffer): Buffer {
    if (this.#rest.length === 0) return end
    const line = Buffer.concat([...this.#rest, end])
    this.#rest = []
    return line
  }

  /** False when the first line shows that the file is not written in lines. */
  #readLine(bytes: Buffer): boolean {
    const line = bytes.toString('utf8')
    if (this.#state === 'start') {
      const isOurs = firstLineStarts.some((start) => line.startsWith(start))
      if (!isOurs || !line.endsWith(',')) return false
      this.#state = 'before-run'
    } else if (this.#state === 'before-run') {
      if (line.startsWith(runLineStart)) {
        if (!line.endsWith(groupsStart)) throw this.#damaged('run.info')
        this.#begin(this.#parse(`${line.slice(runLineStart.length)}]}`, 'run'))
        this.#state = 'groups'
      } else if (line.startsWith(ledgerLineStart))
        this.#readLedger(this.#parse(line.slice(ledgerLineStart.length, -1), 'ledger'))
    } else if (this.#state === 'groups') {
      if (line === groupsEnd) this.#state = 'end'
      else {
        const where = `run.groups.${this.#groups}`
        this.#addGroup(this.#parse(line.endsWith(',') ? line.slice(0, -1) : line, where), where)
      }
    } else if (line !== '') throw this.#damaged('the end')
    return true
  }

  #readWhole(content: string): void {
    const parsed = v.safeParse(wholeSchema, this.#parseWhole(content))
    if (!parsed.success) {
      throw new ArtifactError(`${this.#name} is not a results file of Eval Gate.`, [
        'Use the file named by the output `results-file`, or the report files themselves.',
      ])
    }
    const { version, run, ledger } = parsed.output
    if (!readableVersions.some((known) => known === version)) throw createVersionError(this.#name, version)
    this.#begin(run)
    const groups = v.safeParse(v.object({ groups: v.array(v.unknown()) }), run)
    if (!groups.success) throw this.#damaged('run.groups')
    for (const group of groups.output.groups) this.#addGroup(group, `run.groups.${this.#groups}`)
    if (ledger !== undefined) this.#readLedger(ledger)
  }

  #begin(run: unknown): void {
    const parsed = v.safeParse(v.object({ info: runInfoSchema }), run)
    if (!parsed.success) throw this.#damaged(`run.${v.getDotPath(parsed.issues[0]) ?? ''}`)
    this.#begun = beginRun(parsed.output.info, this.#names)
  }

  #readLedger(json: unknown): void {
    const parsed = v.safeParse(ledgerSchema, json)
    if (!parsed.success) throw this.#damaged(`ledger.${v.getDotPath(parsed.issues[0]) ?? ''}`)
    this.#ledger = parsed.output
  }

  #addGroup(json: unknown, where: string): void {
    this.#groups += 1
    if (this.#begun === undefined) throw this.#damaged(where)
    if (isPlainGroup(json) && isWholeGroup(json)) {
      addGroup(this.#begun, json)
      return
    }
    const parsed = v.safeParse(groupSchema, json)
    if (!parsed.success) throw this.#damaged(`${where}.${v.getDotPath(parsed.issues[0]) ?? ''}`)
    if (!isWholeGroup(parsed.output)) throw this.#damaged(`${where}.durationsMs`)
    addGroup(this.#begun, parsed.output)
  }

  #parse(text: string, where: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.#damaged(where)
    }
  }

  #parseWhole(content: string): unknown {
    try {
      return JSON.parse(content)
    } catch (error) {
      throw new ArtifactError(`${this.#name} is not valid JSON.`, ['It may be truncated.'], error)
    }
  }

  #damaged(where: string): ArtifactError {
    return this.#broken(`is damaged at ${where}.`)
  }

  #broken(how: string): ArtifactError {
    return new ArtifactError(`${this.#name} ${how}`, ['Let a run on the base branch write a new one.'])
  }
}

/** A results file of any version. */
const wholeSchema = v.object({
  schema: v.literal(resultsSchemaName),
  version: v.number(),
  run: v.optional(v.unknown()),
  ledger: v.optional(v.unknown()),
})

function createVersionError(name: string, version: number): ArtifactError {
  return new ArtifactError(
    `${name} has version ${version} of the results format; this release reads version ${resultsVersion}.`,
    [
      version > Math.max(...readableVersions)
        ? 'It was written by a newer release: use the same release on both branches.'
        : 'It was written by an older release: the next run on the base branch writes a new one.',
    ],
  )
}
