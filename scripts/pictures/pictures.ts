import { drawAudit } from './audit.ts'
import { drawBaseChange } from './base-change.ts'
import { drawLooks } from './looks.ts'
import { drawRuledOut } from './ruled-out.ts'
import { drawSecondLook } from './second-look.ts'
import { drawSlowDrift } from './slow-drift.ts'
import type { Picture } from './svg.ts'

/** The pictures of docs/statistics.md and docs/audit.md by the name of their file in docs/images, without `.svg`. */
export const pictures: Readonly<Record<string, () => Picture>> = {
  'base-change': drawBaseChange,
  'ruled-out': drawRuledOut,
  'second-look': drawSecondLook,
  looks: drawLooks,
  'slow-drift': drawSlowDrift,
  audit: drawAudit,
}
