import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  describeRunUpload,
  listExportRows,
  listStoredRuns,
  openStore,
  type Store,
  type StoredRun,
  toUploadedResult,
} from '#local-service'
import { createIngest, type Project } from '#service'
import { type ExitCode, readErrorMessage, UsageError } from '../../errors.ts'
import { formatPlural } from '../../model/format.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments } from '../command.ts'
import { connectionFlags, withProject } from '../connection.ts'
import { createInputFlags } from '../input-flags.ts'
import type { TerminalIo } from '../terminal-io.ts'

const flags = {
  db: {
    placeholder: 'FILE',
    description: 'The SQLite file of serve --db. No service may use it meanwhile.',
  },
  out: {
    placeholder: 'FOLDER',
    description: 'Write runs.jsonl, cases.jsonl, results.jsonl and ledger.jsonl into this folder.',
  },
  replay: {
    kind: 'switch',
    description:
      'Upload the finished runs to the eval service, under the same ids: repeated, nothing is there twice.',
  },
} as const

const groups = [
  { title: 'Export', flags },
  { title: 'Eval service, with --replay', flags: { ...connectionFlags, ...createInputFlags(['project']) } },
] as const

type ExportFlag = keyof typeof flags | keyof typeof connectionFlags | 'project'

/** `eval-gate serve export`: the way out of the local service. */
export const exportCommand = defineCommand({
  usage: ['serve export --db FILE --out FOLDER', 'serve export --db FILE --replay'],
  about: ['Writes what a local service keeps as JSON Lines, or uploads its runs to a hosted eval service.'],
  groups,
  exitCodes: '0 done, 2 usage error, 3 a run could not be uploaded',
  run: runExportCommand,
})

async function runExportCommand(args: ParsedArguments<ExportFlag>, io: TerminalIo): Promise<ExitCode> {
  const database = args.text('db')
  const out = args.text('out')
  const problems = [...findUnexpectedArguments(args.positionals)]
  if (database === undefined) problems.push({ message: '--db is required: the file that `serve --db` keeps' })
  if (out === undefined && !args.isOn('replay'))
    problems.push({ message: 'one of --out and --replay is required' })
  if (problems.length > 0 || database === undefined) throw new UsageError(problems)
  const store = openExistingStore(resolve(io.cwd, database), database)
  try {
    if (out !== undefined) io.stdout.write(`${writeTableFiles(store, resolve(io.cwd, out))}\n`)
    if (args.isOn('replay')) return await replayRuns(store, args, io)
    return 0
  } finally {
    store.close()
  }
}

function openExistingStore(path: string, shown: string): Store {
  try {
    // Opening the store would create a file that does not exist.
    closeSync(openSync(path, 'r'))
    return openStore(path)
  } catch (error) {
    throw new UsageError({ where: `--db ${shown}`, message: readErrorMessage(error) })
  }
}

/** Writes the tables line by line, and returns how many lines each has as a sentence. */
function writeTableFiles(store: Store, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const tables = new Map(
    (['runs', 'cases', 'results', 'ledger'] as const).map((name) => {
      return [name, { file: openSync(join(folder, `${name}.jsonl`), 'w'), lines: 0 }]
    }),
  )
  try {
    for (const [name, row] of listExportRows(store)) {
      const table = tables.get(name)
      if (table === undefined) continue
      writeSync(table.file, `${JSON.stringify(row)}\n`)
      table.lines += 1
    }
  } finally {
    for (const { file } of tables.values()) closeSync(file)
  }
  const counts = [...tables].map(([name, { lines }]) => `${name}.jsonl (${formatPlural(lines, 'line')})`)
  return `Wrote ${counts.join(', ')} to ${folder}.`
}

async function replayRuns(
  store: Store,
  args: ParsedArguments<ExportFlag>,
  io: TerminalIo,
): Promise<ExitCode> {
  let sent = 0
  let left = 0
  let failed = 0
  await withProject(
    args,
    io,
    async (project, log) => {
      for (const stored of listStoredRuns(store)) {
        if (stored.run.status !== 'completed') {
          left += 1
          continue
        }
        try {
          io.stdout.write(`${await uploadStoredRun(stored, project, store)}\n`)
          sent += 1
        } catch (error) {
          failed += 1
          log.error(
            `${stored.suite.name} #${stored.run.runNumber} could not be uploaded: ${readErrorMessage(error)}`,
          )
        }
      }
    },
    // A history takes many requests, so the rate limit is waited out.
    { limitedMs: 3_600_000 },
  )
  const unfinished = left === 0 ? '' : ` ${formatPlural(left, 'run')} did not complete and stayed here.`
  io.stdout.write(`Uploaded ${formatPlural(sent, 'run')}.${unfinished}\n`)
  if (failed === 0) return 0
  return 3
}

async function uploadStoredRun(stored: StoredRun, project: Project, store: Store): Promise<string> {
  const { suite, run } = stored
  const ingest = createIngest(project, { run: describeRunUpload(stored) })
  for (const iteration of stored.iterations()) await ingest.add([toUploadedResult(iteration, store)])
  const done = await ingest.finish()
  const name = `${suite.name} #${run.runNumber}`
  if (done === undefined) return `${name}: no results`
  return `${name}: run ${done.runId}, ${formatPlural(done.taken ?? 0, 'result')}${done.loss === undefined ? '' : `. ${done.loss}`}`
}
