import {
  assessSuiteHealth,
  type IntermittentCase,
  listHealthTitles,
  writeQuarantineEntry,
} from '../../facts/suite-health.ts'
import type { View } from '../../facts/view.ts'
import { formatCount, formatPlural, formatRate } from '../../model/format.ts'
import { formatCodeSpan, formatFence } from '../escape.ts'
import { markdownInk } from './ink.ts'
import { createFoldedSection, type Section } from './size-budget.ts'

const shownCases = 10
const shownEntries = 5
const shownNames = 5

/** The flakiest cases over the history, and cases that can't say anything. Empty when the history shows neither. */
export function buildHealthSections(view: View): Section[] {
  const health = assessSuiteHealth(view)
  if (health === undefined) return []
  const { runs, intermittent, neverPass, alwaysPass } = health
  if (intermittent.length === 0 && neverPass.length === 0) return []
  const entries = intermittent
    .filter(({ isProposed }) => isProposed)
    .slice(0, shownEntries)
    .map(writeQuarantineEntry)
  const blocks = [
    formatIntermittentTable(intermittent.slice(0, shownCases), view),
    intermittent.length > shownCases ? `and ${formatCount(intermittent.length - shownCases)} more` : '',
    formatNames('Never passed, so they cannot get worse', neverPass),
    formatNames('Always passed, so they cannot distinguish two versions', alwaysPass),
    entries.length === 0
      ? ''
      : `To take the flakiest out of the verdict for a while, in the policy file:\n\n${formatFence(`cases:\n${entries.join('\n')}`, { limit: 3000, info: 'yaml' })}`,
  ]
  const title = `Over ${formatPlural(runs, 'base run')}: ${listHealthTitles(health).join(', ')}`
  return [
    createFoldedSection(
      'health of the suite',
      25,
      title,
      blocks.filter((block) => block !== '').join('\n\n'),
    ),
  ]
}

function formatNames(label: string, titles: readonly string[]): string {
  if (titles.length === 0) return ''
  const shown = titles.slice(0, shownNames).map((title) => formatCodeSpan(title, 80))
  const more = titles.length > shownNames ? ` and ${formatCount(titles.length - shownNames)} more` : ''
  return `${label}: ${shown.join(', ')}${more}`
}

function formatIntermittentTable(intermittent: readonly IntermittentCase[], { listNameOf }: View): string {
  if (intermittent.length === 0) return ''
  const rows = intermittent.map(
    ({ compared, failed, judged, lastFailure }) =>
      `| ${formatCodeSpan(listNameOf(compared.identity), 400)} | ${formatRate(failed / judged)} | ${formatCount(failed)} of ${formatCount(judged)} | ${markdownInk.name(lastFailure)} |`,
  )
  return ['| Case | Failed | Iterations | Last in |', '| --- | ---: | ---: | --- |', ...rows].join('\n')
}
