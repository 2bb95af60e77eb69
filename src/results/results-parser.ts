import * as v from 'valibot'
import { ArtifactError } from '../errors.ts'
import type { Ledger } from '../model/ledger.ts'
import type { Run } from '../model/run/run.ts'
import type { CaseNames } from '../model/run/table/case-names.ts'
import {
  groupsEnd,
  groupsStart,
  ledgerLineStart,
  resultsSchemaName,
  resultsVersion,
  runLineStart,
} from './format.ts'
import { ledgerSchema } from './ledger-schema.ts'
import { addGroup, type BegunRun, beginRun } from './run-from-json.ts'
import { groupSchema, isPlainGroup, isWhole, runInfoSchema } from './run-schema.ts'

const firstLineStart = `{"schema":"${resultsSchemaName}","version":${resultsVersion},`
const newline = 10

/** Reads a results file line by line as we write it. Any other text is collected as a whole. */
export class ResultsParser {
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
  }

  /**
   * The run, or the text of a file that is not written in lines.
   * @throws ArtifactError when the file ends too early
   */
  finish(): { readonly run?: Run; readonly whole: string } {
    const rest = Buffer.concat(this.#rest).toString('utf8')
    if (this.#state === 'whole' || this.#state === 'start') return { whole: rest }
    if (this.#state !== 'end' || rest.trim() !== '' || this.#begun === undefined) {
      throw new ArtifactError(`${this.#name} is not complete.`, [
        'Let a run on the base branch write a new one.',
      ])
    }
    const { info, cases } = this.#begun
    return { run: { info, cases, ledger: this.#ledger }, whole: '' }
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
      if (!line.startsWith(firstLineStart) || !line.endsWith(',')) return false
      this.#state = 'before-run'
    } else if (this.#state === 'before-run') {
      if (line.startsWith(runLineStart)) this.#begin(line)
      else if (line.startsWith(ledgerLineStart)) this.#ledger = this.#readLedger(line)
    } else if (this.#state === 'groups') {
      if (line === groupsEnd) this.#state = 'end'
      else this.#addGroup(line)
    } else if (line !== '') throw this.#damaged('the end')
    return true
  }

  #begin(line: string): void {
    const head = line.endsWith(groupsStart)
      ? this.#parse(`${line.slice(runLineStart.length)}]}`, 'run')
      : undefined
    const info = v.safeParse(v.object({ info: runInfoSchema }), head)
    if (!info.success) throw this.#damaged('run.info')
    this.#begun = beginRun(info.output.info, this.#names)
    this.#state = 'groups'
  }

  #readLedger(line: string): Ledger {
    const parsed = v.safeParse(ledgerSchema, this.#parse(line.slice(ledgerLineStart.length, -1), 'ledger'))
    if (!parsed.success) throw this.#damaged('ledger')
    return parsed.output
  }

  #addGroup(line: string): void {
    const where = `run.groups.${this.#groups}`
    const text = line.endsWith(',') ? line.slice(0, -1) : line
    this.#groups += 1
    if (this.#begun === undefined) throw this.#damaged(where)
    const json = this.#parse(text, where)
    if (isPlainGroup(json) && isWhole(json)) {
      addGroup(this.#begun, json)
      return
    }
    const parsed = v.safeParse(groupSchema, json)
    if (!parsed.success) throw this.#damaged(`${where}.${v.getDotPath(parsed.issues[0]) ?? ''}`)
    if (!isWhole(parsed.output)) throw this.#damaged(`${where}.durationsMs`)
    addGroup(this.#begun, parsed.output)
  }

  #parse(text: string, where: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.#damaged(where)
    }
  }

  #damaged(where: string): ArtifactError {
    return new ArtifactError(`${this.#name} is damaged at ${where}.`, [
      'Let a run on the base branch write a new one.',
    ])
  }
}
