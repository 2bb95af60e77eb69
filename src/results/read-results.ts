import * as v from 'valibot'
import { ArtifactError } from '../errors.ts'
import type { Ledger } from '../model/ledger.ts'
import type { Run } from '../model/run/run.ts'
import type { CaseNames } from '../model/run/table/case-names.ts'
import { resultsSchemaName, resultsVersion } from './format.ts'
import { ledgerSchema } from './ledger-schema.ts'
import { ResultsParser } from './results-parser.ts'
import { addGroup, beginRun } from './run-from-json.ts'
import { isWhole, runSchema } from './run-schema.ts'

/**
 * Reads the run from a results file.
 *
 * @param names of the cases, for runs that mostly have the same: their names are then in memory once
 * @throws ArtifactError when it is of another version, or damaged.
 */
export function readResults(content: string | Uint8Array, name: string, names?: CaseNames): Run {
  const parser = new ResultsParser(name, names)
  parser.add(Buffer.from(content as Uint8Array))
  return runOf(parser, name, names)
}

/** The same for a file that arrives in pieces; only one line of it and the run are in memory. */
export async function readResultsStream(
  pieces: AsyncIterable<Uint8Array>,
  name: string,
  names?: CaseNames,
): Promise<Run> {
  const parser = new ResultsParser(name, names)
  for await (const piece of pieces) parser.add(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength))
  return runOf(parser, name, names)
}

function runOf(parser: ResultsParser, name: string, names: CaseNames | undefined): Run {
  const { run, whole } = parser.finish()
  return run ?? readWhole(whole, name, names)
}

/** A file that another tool has formatted. */
function readWhole(content: string, name: string, names: CaseNames | undefined): Run {
  const file = parseJson(content, name)
  const version = file.version
  if (file.schema !== resultsSchemaName || typeof version !== 'number') {
    throw new ArtifactError(`${name} is not a results file of Eval Gate.`, [
      'Use the file named by the output `results-file`, or the report files themselves.',
    ])
  }
  if (version !== resultsVersion) throw otherVersion(name, version)
  const parsed = v.safeParse(runSchema, file.run)
  if (!parsed.success)
    throw damaged(name, `run.${v.getDotPath(parsed.issues[0]) ?? ''}: ${parsed.issues[0].message}`)
  const begun = beginRun(parsed.output.info, names)
  for (const [index, group] of parsed.output.groups.entries()) {
    if (!isWhole(group)) throw damaged(name, `run.groups.${index}.durationsMs`)
    addGroup(begun, group)
  }
  return { info: begun.info, cases: begun.cases, ledger: readLedger(file.ledger, name) }
}

function readLedger(json: unknown, name: string): Ledger | undefined {
  if (json === undefined) return undefined
  const parsed = v.safeParse(ledgerSchema, json)
  if (!parsed.success) throw damaged(name, `ledger.${v.getDotPath(parsed.issues[0]) ?? ''}`)
  return parsed.output
}

function parseJson(content: string, name: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(content)
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch (error) {
    throw new ArtifactError(`${name} is not valid JSON.`, ['It may be truncated.'], error)
  }
  throw new ArtifactError(`${name} is not a results file of Eval Gate.`, [])
}

function damaged(name: string, where: string): ArtifactError {
  return new ArtifactError(`${name} is damaged at ${where}`, [
    'Let a run on the base branch write a new one.',
  ])
}

function otherVersion(name: string, version: number): ArtifactError {
  return new ArtifactError(
    `${name} has version ${version} of the results format; this release reads version ${resultsVersion}.`,
    [
      version > resultsVersion
        ? 'It was written by a newer release: use the same release on both branches.'
        : 'It was written by an older release: the next run on the base branch writes a new one.',
    ],
  )
}
