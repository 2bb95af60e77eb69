import type { CaseColumns } from '../columns.ts'

/** The cases of a page by position. */
export class CaseTable {
  constructor(columns: CaseColumns, detailText: () => string)
  readonly size: number
  slices(at: number): readonly number[]
  /** Number of its message; 0 without one. */
  message(at: number): number
  messageText(number: number): string
  searched(at: number): string
  drop(at: number): number
  whole(at: number): Readonly<Record<string, unknown>>
}
