import type { View } from '../facts/view.ts'

/** Views that are files of their own. Each is loaded when it is asked for: most runs write none. */
export const fileViews = {
  html: async (view: View) => (await import('./html/page.ts')).renderHtml(view),
  ctrf: async ({ report }: Pick<View, 'report'>) => (await import('./exports/ctrf.ts')).renderCtrf(report),
  junit: async ({ report }: Pick<View, 'report'>) => (await import('./exports/junit.ts')).renderJunit(report),
}
