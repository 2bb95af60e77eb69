import type { FormatRow } from '../tools/formats/shape.ts'
import type { ReportSource } from './bytes/source.ts'
import type { Collector } from './collector.ts'
import type { ReportOutline } from './outline.ts'
import type { Workspace } from './workspace.ts'

/** One format of reports: its row, and the code that reads it. */
export interface ReportFormat extends FormatRow {
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
