import { type FlakyCase, healthTitles, quarantineEntry, suiteHealth } from '../../facts/flaky.ts'
import type { View } from '../../facts/view.ts'
import { formatCount, formatRate, plural } from '../../model/format.ts'
import { codeSpan, fence } from '../escape.ts'
import { folded, type Section } from './budget.ts'
import { markdownInk } from './case.ts'

const shownCases = 10
const shownEntries = 5
const shownNames = 5

/** The flakiest cases over the history, and cases that can't say anything. Empty when the history shows neither. */
export function healthSections(view: View): Section[] {
  const health = suiteHealth(view)
  if (health === undefined) return []
  const { runs, flaky, neverPass, alwaysPass } = health
  if (flaky.length === 0 && neverPass.length === 0) return []
  const entries = flaky
    .filter(({ isProposed }) => isProposed)
    .slice(0, shownEntries)
    .map(quarantineEntry)
  const blocks = [
    table(flaky.slice(0, shownCases), view),
    flaky.length > shownCases ? `and ${formatCount(flaky.length - shownCases)} more` : '',
    names('Never passed, so they cannot get worse', neverPass),
    names('Always passed, so they cannot distinguish two versions', alwaysPass),
    entries.length === 0
      ? ''
      : `To take the flakiest out of the verdict for a while, in the policy file:\n\n${fence(`cases:\n${entries.join('\n')}`, { limit: 3000, info: 'yaml' })}`,
  ]
  const title = `Over ${plural(runs, 'base run')}: ${healthTitles(health).join(', ')}`
  return [folded('health of the suite', 25, title, blocks.filter((block) => block !== '').join('\n\n'))]
}

function names(what: string, titles: readonly string[]): string {
  if (titles.length === 0) return ''
  const shown = titles.slice(0, shownNames).map((title) => codeSpan(title, 80))
  const more = titles.length > shownNames ? ` and ${formatCount(titles.length - shownNames)} more` : ''
  return `${what}: ${shown.join(', ')}${more}`
}

function table(flaky: readonly FlakyCase[], { nameOf }: View): string {
  if (flaky.length === 0) return ''
  const rows = flaky.map(
    ({ compared, failed, judged, lastFailure }) =>
      `| ${codeSpan(nameOf(compared.identity), 80)} | ${formatRate(failed / judged)} | ${formatCount(failed)} of ${formatCount(judged)} | ${markdownInk.name(lastFailure)} |`,
  )
  return ['| Case | Failed | Iterations | Last in |', '| --- | ---: | ---: | --- |', ...rows].join('\n')
}
