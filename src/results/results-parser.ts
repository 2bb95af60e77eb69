import * as v from 'valibot'
import { ArtifactError } from '../errors.ts'
import type { Ledger } from '../model/ledger.ts'
import type { Run } from '../model/run/run.ts'
import {
  groupsEnd,
  groupsStart,
  ledgerLineStart,
  resultsSchemaName,
  resultsVersion,
  runLineStart,
} from './format.ts'
import { ledgerSchema } from './ledger-schema.ts'
import { addGroup, addPasses, type BegunRun, beginRun } from './run-from-json.ts'
import { areDurations, groupSchema, isPlainGroup, isWhole, runInfoSchema } from './run-schema.ts'
import type { SharedCases } from './shared-cases.ts'

/** Version 2 had the same lines, with all cases of a group under `cases`. */
const firstLineStarts = [2, resultsVersion].map(
  (version) => `{"schema":"${resultsSchemaName}","version":${version},`,
)
const durationsStart = ',"durationsMs":['
const newline = 10

/** Reads a results file line by line as we write it. Any other text is collected as a whole. */
export class ResultsParser {
  readonly #name: string
  readonly #shared: SharedCases | undefined
  #state: 'start' | 'before-run' | 'groups' | 'end' | 'whole' = 'start'
  #rest: Buffer[] = []
  #begun: BegunRun | undefined
  #ledger: Ledger | undefined
  #groups = 0

  /** @param name of the file, for errors */
  constructor(name: string, shared: SharedCases | undefined) {
    this.#name = name
    this.#shared = shared
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
          this.#rest = [Buffer.from(`${line}\n`)]
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

  #takeLine(end: Buffer): string {
    if (this.#rest.length === 0) return end.toString('utf8')
    const line = Buffer.concat([...this.#rest, end]).toString('utf8')
    this.#rest = []
    return line
  }

  /** False when the first line shows that the file is not written in lines. */
  #readLine(line: string): boolean {
    if (this.#state === 'start') {
      if (!firstLineStarts.some((start) => line.startsWith(start)) || !line.endsWith(',')) return false
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
    this.#begun = beginRun(info.output.info, this.#shared)
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
    const at = text.lastIndexOf(durationsStart)
    const known = at === -1 ? undefined : this.#shared?.groups.get(text.slice(0, at))
    if (known !== undefined && text.endsWith(']}')) {
      const durations = this.#parse(text.slice(at + durationsStart.length - 1, -1), where)
      if (!areDurations(durations) || durations.length !== known.length)
        throw this.#damaged(`${where}.durationsMs`)
      addPasses(this.#begun, known, durations)
      return
    }
    const json = this.#parse(text, where)
    if (isPlainGroup(json) && isWhole(json)) {
      const numbers = addGroup(this.#begun, json)
      if (numbers !== undefined && at !== -1 && json.cases === undefined)
        this.#shared?.groups.set(text.slice(0, at), numbers)
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
