import type { View } from '../facts/view.ts'
import type { GateReport } from '../model/gate-report.ts'

interface Reported {
  readonly report: GateReport
}

/** Views that are files of their own. Each is loaded when it is asked for: most runs write none. */
export const fileViews = {
  html: async (view: View) => (await import('./html/page.ts')).renderHtml(view),
  ctrf: async ({ report }: Reported) => (await import('./exports/ctrf.ts')).renderCtrf(report),
  junit: async ({ report }: Reported) => (await import('./exports/junit.ts')).renderJunit(report),
}
