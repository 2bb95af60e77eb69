import type { ReportSource } from './bytes/source.ts'
import type { Collector } from './collector.ts'
import type { ReportOutline } from './outline.ts'
import type { Workspace } from './workspace.ts'

/** One format of reports: an entry of the registry, and one file in `formats/` that reads it. */
export interface ReportFormat {
  /** Kebab-case, as the user writes it in `format:`. */
  readonly name: string
  /** What writes it, as Markdown: its row in `docs/formats.md`. */
  readonly title: string
  /** Endings of its files, without the dot: what is read of a folder. Detection goes by content. */
  readonly endings: readonly string[]
  /**
   * Equal cases in one report are always iterations, since the format has a notation of its own for retries. Absent:
   * the order of the entries decides (`reports/tally/report-tally.ts`).
   */
  readonly repeats?: 'iterations'
  /** The format itself says which errors are those of a provider. Absent: the texts of errors do, in reports of evals. */
  readonly saysOutages?: true
  /** Whether what was seen of a file belongs to this format. */
  detect(outline: ReportOutline): boolean
  /** The code that reads it. */
  load(): Promise<ReadReport>
}

/**
 * Reads the whole source into the collector. Throws {@link Damage} where it can't read on, and where the report lacks its
 * end; what was collected before stays.
 */
export type ReadReport = (source: ReportSource, context: ReadContext) => Promise<void>

export interface ReadContext {
  readonly collector: Collector
  readonly workspace: Workspace
  /** The workflow says that the tool ended without an error. */
  readonly toolSucceeded?: boolean
}
