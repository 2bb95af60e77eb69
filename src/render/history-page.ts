import type { HistoryFacts } from '../facts/history/history.ts'

/** The page of the months of a suite. */
export async function renderHistoryPage(facts: HistoryFacts, repository?: string): Promise<string> {
  return (await import('./html/months/page.ts')).renderHistory(facts, repository)
}
