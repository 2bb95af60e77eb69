import { drawAllCases } from './all-cases.ts'
import { drawBaseChange } from './base-change.ts'
import { drawBaseSpread } from './base-spread.ts'
import { drawConfirmation } from './confirmation.ts'
import { drawLooks } from './looks.ts'
import { drawRuledOut } from './ruled-out.ts'
import { drawSingleCases } from './single-cases.ts'
import { drawSlowDrift } from './slow-drift.ts'
import type { Picture } from './svg.ts'

/** The pictures of docs/statistics.md by the name of their file in docs/images, without `.svg`. */
export const pictures: Readonly<Record<string, () => Picture>> = {
  'all-cases': drawAllCases,
  'single-cases': drawSingleCases,
  'base-change': drawBaseChange,
  'base-spread': drawBaseSpread,
  'ruled-out': drawRuledOut,
  confirmation: drawConfirmation,
  looks: drawLooks,
  'slow-drift': drawSlowDrift,
}
