import type { Decided } from '../model/decided.ts'
import { formatLevel, formatPlural, formatPValue } from '../model/format.ts'
import type { Reason } from '../model/verdict.ts'
import type { View } from './view.ts'

/** The rules of the verdict as every view lists them. Cases that fell and are listed one by one are one line. Foreign in part. */
export function listRules({ reasons, groups }: View): readonly Reason[] {
  const regressed = new Set(groups.regressed.map(({ key }) => key))
  const drops = reasons.flatMap((reason) => {
    const isListed = reason.cases?.every((key) => regressed.has(key)) === true
    return reason.decided?.by === 'drop' && isListed ? [{ reason, decided: reason.decided }] : []
  })
  const [first] = drops
  if (first === undefined) return reasons
  const others = new Set(drops.slice(1).map(({ reason }) => reason))
  const message = describeDrops(drops.map(({ decided }) => decided))
  return reasons
    .filter((reason) => !others.has(reason))
    .map((reason) => (reason === first.reason ? { ...reason, message } : reason))
}

function describeDrops(drops: readonly Extract<Decided, { by: 'drop' }>[]): string {
  const count = drops.reduce((sum, { cases }) => sum + cases, 0)
  const chances = drops.map(({ pValue }) => pValue)
  const range = new Set([Math.min(...chances), Math.max(...chances)].map(formatPValue))
  const level = Math.max(...drops.map((drop) => drop.level))
  return `${formatPlural(count, 'case is', 'cases are')} lower than chance explains. Probability by chance: ${[...range].join(' to ')} (threshold ${formatLevel(level)}).`
}
