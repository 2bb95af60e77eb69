import { ReportError, readErrorCode } from '../errors.ts'
import { compact } from '../model/data.ts'
import type { ReportSummary } from '../model/gate-report.ts'
import type { SlicePool } from '../model/run/slices.ts'
import { isAbsoluteAnywhere } from '../paths/written.ts'
import { findLine, type OpenSource, openSource, type ReportSource } from './bytes/source.ts'
import { Collector, type OnResults } from './collector.ts'
import { Damage } from './damage.ts'
import type { ReportFile } from './find.ts'
import type { ReadContext, ReportFormat } from './format.ts'
import { formatNames } from './formats/readers.ts'
import type { Table } from './formats/tables/table.ts'
import { type ReportOutline, readOutline } from './outline.ts'
import { createCustomFormat, detectFormat, findFormat, findFormatByEnding } from './registry.ts'
import type { PassSink } from './tally/pass-sink.ts'
import { TitleLines } from './title-lines.ts'
import { Workspace } from './workspace.ts'

/** Every path is searched in each place. */
const mostPlaces = 6

export interface ReadOptions {
  /** Name of the format in the registry, or where JSON has what; the content decides without it, and what is neither. */
  readonly format?: string | Table | undefined
  /** Absolute path of the workspace: paths in the report become relative to it. */
  readonly root: string
  /** Folder in the workspace that paths of the report may be relative to, before those above the report itself. */
  readonly pathPrefix?: string
  /** The workflow says that the tool which wrote the report ended without an error. */
  readonly toolSucceeded?: boolean
  /** `lost` of the policy: errors with such a text keep an eval from being judged. */
  readonly lost?: readonly string[]
  /** Shared by the files of one run, so that their cases share their lists of slices. */
  readonly slices?: SlicePool
  /** Takes most passed results in place of `onResults`, where the format can; see {@link Collector}. */
  readonly passes?: PassSink
  /** Called now and then with how many entries were read since the last call. */
  readonly onRead?: (entries: number) => void
  /** Called with the first bytes of the file; see {@link OpenSource.start}. */
  readonly onStart?: (start: Buffer) => void
}

/**
 * Reads one report and hands its results on in batches while it reads; a promise that `onResults` returns is
 * waited for. The summary says what the file turned out to be: `foreign` for a file of no format that is
 * read, `error` for one that could not be read to its end (what came before was handed on). Throws
 * {@link ReportError} only when the file can't be opened or `format` names no format.
 */
export async function readReport(
  file: ReportFile,
  options: ReadOptions,
  onResults: OnResults,
): Promise<ReportSummary> {
  const given = options.format
  const forced = typeof given === 'string' ? findForcedFormat(file, given) : undefined
  const ownFormat = typeof given === 'object' ? createCustomFormat(given) : undefined
  const source = await openReport(file)
  options.onStart?.(source.start)
  const { slices, passes, onRead, lost } = options
  const titles = new TitleLines(options.root)
  const collector = new Collector((batch) => onResults(batch.map((result) => titles.complete(result))), {
    environment: file.environment,
    slices,
    passes,
    onRead,
    lost,
  })
  const outcome = await readFormat(
    source,
    { forced, ownFormat },
    {
      collector,
      workspace: new Workspace(options.root, listPlaces(file, options)),
      toolSucceeded: options.toolSucceeded,
    },
  ).finally(() => source.close())
  const waiting = collector.end()
  if (waiting !== undefined) await waiting
  const { format, foreign, error } = outcome
  return {
    ...collector.summary(file.path, format),
    foreign,
    error,
  }
}

/** Folders that the paths of a report may be relative to: the one given, then those above the report, nearest first. */
function listPlaces({ path }: ReportFile, { pathPrefix }: ReadOptions): readonly string[] {
  const given = compact([pathPrefix])
  if (isAbsoluteAnywhere(path)) return given
  const folders = path.split('/').slice(0, -1)
  return [...given, ...folders.map((_, index) => folders.slice(0, folders.length - index).join('/'))].slice(
    0,
    mostPlaces,
  )
}

interface FormatOutcome {
  readonly format: string | null
  readonly foreign?: string
  readonly error?: string
}

async function readFormat(
  source: ReportSource,
  { forced, ownFormat }: { readonly [Name in 'forced' | 'ownFormat']: ReportFormat | undefined },
  context: ReadContext,
): Promise<FormatOutcome> {
  const detectKnown = (seen: ReportOutline) => {
    if (ownFormat?.detect(seen) === true) return ownFormat
    return detectFormat(seen)
  }
  let format = forced
  try {
    if (format === undefined) {
      const outline = await readOutline(source, (seen) => detectKnown(seen) !== undefined)
      if (outline.kind === 'empty') return { format: null, error: describeEmptyFile(source) }
      format = detectKnown(outline)
      if (format === undefined) return await explainNotRead(outline, source, ownFormat)
    }
    if (format.saysOutages === true) context.collector.saysOutages()
    const read = await format.load()
    await read(source, context)
    return { format: format.name }
  } catch (error) {
    if (context.collector.isRefusal(error)) throw error
    const why = await explainDamage(error, source)
    const hint =
      forced === undefined
        ? ''
        : ` Is it one? \`format: ${forced.name}\` reads every file as such; without it, the format is detected.`
    return { format: format?.name ?? null, error: `${why}${hint}` }
  }
}

/** A file of no format that is read: a torn one, or one that only its ending calls a report, may have been one. */
async function explainNotRead(
  outline: ReportOutline,
  { path, gzip }: ReportSource,
  ownFormat: ReportFormat | undefined,
): Promise<FormatOutcome> {
  if (outline.torn !== undefined) throw outline.torn
  if (path.endsWith('.gz') && !gzip) throw Damage.atEnd('the file is not the gzip archive that its name says')
  const { nameForeign } = await import('./foreign/name-foreign.ts')
  const isNotOwn = ownFormat !== undefined && outline.kind === 'json'
  const foreign = `${nameForeign(outline)}${isNotOwn ? '; it has no `name` where `format` in the policy says' : ''}`
  const named = findFormatByEnding(path)
  if (named === undefined) return { format: null, foreign }
  const problem = `the file is named like a report (${named.title}) but is not one: ${foreign}`
  throw new Damage(problem, 0, 'Look at the step that writes it.')
}

function describeEmptyFile({ path }: ReportSource): string {
  return `${path}:1: the file is empty. The tool that writes it was probably stopped; look at the step that runs it.`
}

/** The damage of a file in one text; anything that is not damage of the file is thrown on. */
async function explainDamage(error: unknown, source: ReportSource): Promise<string> {
  if (error instanceof Damage) {
    const line = await findLine(source, error.offset)
    return `${source.path}:${line}: ${error.message}. ${error.advice}`
  }
  const code = readErrorCode(error)
  if (code.startsWith('Z_') || (source.gzip && code === 'ERR_STREAM_PREMATURE_CLOSE'))
    return `${source.path}: the gzip archive is damaged or incomplete. Look at the step that packs it.`
  if (/^E[A-Z]+$/.test(code)) return `${source.path}: it could not be read on (${code}).`
  throw error
}

function findForcedFormat({ path }: ReportFile, name: string): ReportFormat {
  const format = findFormat(name)
  if (format !== undefined) return format
  throw new ReportError({
    file: path,
    message: `"${name}" is not a supported report format`,
    advice: [
      `Use one of: ${formatNames.join(', ')}.`,
      'Or omit the format; it is detected from the content.',
    ],
  })
}

async function openReport(file: ReportFile): Promise<OpenSource> {
  try {
    return await openSource(file)
  } catch (error) {
    const code = readErrorCode(error) || 'unknown reason'
    throw new ReportError({
      file: file.path,
      message: `the report can't be opened (${code})`,
      advice: ['Look whether the file exists and can be read by the user who runs this step.'],
      cause: error,
    })
  }
}
