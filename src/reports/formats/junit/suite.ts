import type { Environment } from '../../environment.ts'

/** A suite that is open while its cases are read. */
export interface Suite {
  readonly name: string
  readonly file: string | undefined
  /** It has no attribute at all, which only container-structure-test writes. */
  readonly bare: boolean
  /** The linter whose findings are its cases. */
  readonly linter?: string
  /** Names from the outermost suite to this one. */
  readonly path: readonly string[]
  /** What answered in all of its cases, from its properties. */
  readonly about: { model?: string; provider?: string; slices?: readonly string[] }
  /** Where all of its cases ran: its properties, and Playwright's project. */
  readonly environment: Environment
}

/** What stands around the suites of a report; its properties may say something about all of its cases. */
export function createOutermostSuite(): Suite {
  return { name: '', file: undefined, bare: false, path: [], about: {}, environment: {} }
}
