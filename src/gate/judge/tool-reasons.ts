import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { addUp } from '../../model/data.ts'
import { formatPlural, listSome, quoteName } from '../../model/format.ts'
import { type CaseTally, countJudged, isJudged } from '../../model/run/run.ts'
import { mostPaths, type ToolUse } from '../../model/run/tally.ts'
import type { Reason } from '../../model/verdict.ts'
import { matchesGlob } from '../policy/case-rules.ts'
import { countsInVerdict, type Finding, findCases, nameCases, stateFindings } from './cases.ts'
import type { Judged } from './judged.ts'

/** Maximum number of tools named; the others are counted. */
const named = 5

/** What an agent did otherwise than on the base, whether its cases pass or not. */
export function listToolReasons({ comparison, policy: { tools } }: Judged): Reason[] {
  const cases = comparison.cases.filter(countsInVerdict)
  const bases = cases.flatMap(({ base }) => base?.toolUse ?? [])
  if (bases.length === 0 || tools.new === 'ignore') return []
  const known = new Set(bases.flatMap((use) => use.tools))
  const isNew = (tool: string) =>
    !known.has(tool) && !tools.allow.some((pattern) => matchesGlob(pattern, tool))
  const callers = cases.filter(({ head }) => head?.toolUse?.tools.some(isNew))
  const added = new Set(callers.flatMap(({ head }) => head?.toolUse?.tools.filter(isNew) ?? []))
  const tool = `a tool that no case of the base called (${listSome([...added], named, quoteName)})`
  const others = cases.filter((compared) => !callers.includes(compared))
  return [
    ...stateFindings(
      'new-tool',
      tools.new === 'fail' ? 'failed' : 'warning',
      nameCases(callers, `case calls ${tool}`, `cases call ${tool}`),
    ),
    ...stateFindings('tool-paths', 'info', findOtherPaths(others)),
  ]
}

/** Cases of which no iteration took a path of tools that some iteration of the base took. */
function findOtherPaths(cases: readonly CaseComparison[]): readonly Finding[] {
  const changed = cases.filter(({ base, head }) => {
    const before = base?.toolUse?.paths ?? []
    if (before.length === 0 || before.length >= mostPaths || !isJudged(head)) return false
    const paths = head.toolUse?.paths ?? []
    // Iterations that call nothing have no path.
    if (paths.length === 0) return isJudged(base) && countPaths(before) >= countJudged(base)
    return paths.every(({ path }) => before.every((known) => known.path !== path))
  })
  const [first] = changed
  const before = findUsualPath(first?.base)
  const now = findUsualPath(first?.head)
  return findCases(
    changed,
    (count, names) =>
      `${formatPlural(count, 'case takes', 'cases take')} other tools, arguments or another order than in any run of the base: ${names}. The first: ${quoteName(before)} → ${quoteName(now)}.`,
  )
}

function countPaths(paths: ToolUse['paths']): number {
  return addUp(paths, ({ count }) => count)
}

function findUsualPath(tally: CaseTally | undefined): string {
  const [usual] = tally?.toolUse?.paths.toSorted((a, b) => b.count - a.count) ?? []
  return usual?.path ?? 'no tool'
}
