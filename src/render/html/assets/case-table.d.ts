import type { CaseColumns } from '../columns.ts'

/** The cases of a page by position. */
export class CaseTable {
  constructor(columns: CaseColumns, detailText: () => string)
  readonly size: number
  slices(at: number): readonly number[]
  searched(at: number): string
  drop(at: number): number
  whole(at: number): Readonly<Record<string, unknown>>
}
