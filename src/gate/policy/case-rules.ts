import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import type {
  AffectedRule,
  AffectedSettings,
  CaseRule,
  CaseSettings,
  Limits,
  Quarantine,
  ScorerSettings,
  SuiteKind,
} from './policy.ts'

/** What the policy requires of one case: all matching rules combined. */
export interface EffectiveRule {
  readonly minPassRate?: number
  readonly minScores: Readonly<Record<string, number>>
  readonly quarantine?: Quarantine
  readonly ignore: boolean
  readonly weight: number
  readonly limits: Limits
  readonly kind: SuiteKind
}

/** Tags and metadata of a case, each as `name: value`. */
type Tags = readonly string[] | undefined

/** Tags and metadata of a case from the base, or from the head where the base has none: no change leaves a slice. */
export function readCaseTags({ head, base }: Pick<CaseComparison, 'head' | 'base'>): Tags {
  return base?.slices ?? head?.slices
}

const noLimits: Limits = {}
const noScores: Readonly<Record<string, number>> = {}

/** Returns the rule of a case. Rules apply in the order of the policy; later rules win. */
export function createRuleLookup(
  policy: CaseSettings,
): (identity: CaseIdentity, slices?: Tags) => EffectiveRule {
  const plain: EffectiveRule = {
    minScores: noScores,
    ignore: false,
    weight: 1,
    limits: noLimits,
    kind: policy.kind,
  }
  const rules = policy.cases.map((rule) => ({ rule, matches: createCaseMatcher(rule.match) }))
  if (rules.length === 0) return () => plain
  return (identity, slices) => {
    const texts = listCaseTexts(identity, slices)
    let effective = plain
    for (const { rule, matches } of rules) if (matches(texts)) effective = mergeCaseRule(effective, rule)
    return effective
  }
}

/**
 * The rule of a case of both sides. What main asks of it stays, whatever tags the change takes from it or adds to it, and
 * wherever it moves the file; the change may only ask for more. The service knows no tags.
 */
export function createComparedRuleLookup(
  policy: CaseSettings,
  baseline: Pick<Baseline, 'source'> | null,
): (compared: Pick<CaseComparison, 'identity' | 'head' | 'base'>) => EffectiveRule {
  const findRule = createRuleLookup(policy)
  const isHeadAlone = policy.cases.length === 0 || baseline?.source === 'service'
  return ({ identity, head, base }) => {
    const now = findRule(identity, head?.slices ?? base?.slices)
    if (base === undefined || isHeadAlone) return now
    const before = findRule({ ...identity, file: base.movedFrom ?? identity.file }, base.slices)
    return {
      ...now,
      ...before,
      minScores: { ...now.minScores, ...before.minScores },
      limits: { ...now.limits, ...before.limits },
      ignore: now.ignore && before.ignore,
      quarantine: before.quarantine && now.quarantine,
    }
  }
}

function mergeCaseRule(earlier: EffectiveRule, { match: _, ...rule }: CaseRule): EffectiveRule {
  return {
    ...earlier,
    ...rule,
    minScores: { ...earlier.minScores, ...rule.minScores },
    limits: { ...earlier.limits, ...rule.limits },
  }
}

/** Whether the policy says that a smaller value of the scorer is the better one. */
export function lowerIsBetterFor({ lowerIsBetter }: ScorerSettings): (scorer: string) => boolean {
  return (scorer) => lowerIsBetter.some((pattern) => matchesGlob(pattern, scorer))
}

/** What patterns for cases are compared with. To list it takes longer than to compare it with many patterns. */
interface CaseTexts {
  readonly names: readonly string[]
  readonly slices: readonly string[]
}

/**
 * The texts of a case of which a pattern must match one as a whole: the declared id, the file, the name, the title
 * (`suite › name`, also written with `>`), file and title together (`file › suite › name`), and its tags
 * (`tag: smoke`, `category: billing`).
 */
export function listCaseTexts(identity: CaseIdentity, slices: Tags = []): CaseTexts {
  const title = normaliseSeparators(formatCaseTitle(identity))
  // Patterns are normalised as a whole, so a name with a `>` of its own must be as well.
  const names = [title, normaliseSeparators(identity.name)]
  if (identity.id !== undefined) names.push(identity.id)
  if (identity.file !== undefined)
    names.push(identity.file, `${normaliseSeparators(identity.file)} > ${title}`)
  return { names, slices }
}

export interface CaseWithTexts {
  readonly compared: CaseComparison
  readonly texts: CaseTexts
}

export function addTexts(compared: CaseComparison): CaseWithTexts {
  return { compared, texts: listCaseTexts(compared.identity, readCaseTags(compared)) }
}

/** Whether any pattern matches a case. `*` matches any text, `?` one character; everything else matches literally. */
export function createCaseMatcher(patterns: readonly string[]): (texts: CaseTexts) => boolean {
  const normalised = patterns.map(normaliseSeparators)
  return ({ names, slices }) =>
    normalised.some((pattern) => names.some((name) => matchesGlob(pattern, name))) ||
    slices.some((slice) => matchesAny(patterns, slice))
}

function normaliseSeparators(text: string): string {
  return text.replaceAll(/(?<!\s)\s+[›>]\s*|[›>]\s*/g, ' > ')
}

/** Wildcard match with a single backtracking point, so that a hostile pattern can't make it slow. */
export function matchesGlob(pattern: string, text: string): boolean {
  let p = 0
  let t = 0
  let star = -1
  let retry = 0
  while (t < text.length) {
    if (pattern[p] === '*') {
      star = p
      retry = t
      p += 1
    } else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === text[t])) {
      p += 1
      t += 1
    } else if (star !== -1) {
      p = star + 1
      retry += 1
      t = retry
    } else {
      return false
    }
  }
  while (pattern[p] === '*') p += 1
  return p === pattern.length
}

/** What the changed files touch, by the map of the policy. Paths are foreign. */
export interface Affected {
  readonly touched: readonly { readonly rule: AffectedRule; readonly paths: readonly string[] }[]
  /** Files that no entry names, so that every case may be touched. */
  readonly unnamed: readonly string[]
  /** Files that look like prompts, for which no entry chooses a case. */
  readonly uncovered: readonly string[]
}

/** Prompts by the names that their tools and most repositories give them. */
const promptFile =
  /(?:^|[/._-])(?:system[_-]?)?prompts?(?:[/._-]|$)|\.(?:prompty|jinja2?|j2)$|(?:^|\/)(?:SKILL|AGENTS|CLAUDE|GEMINI)\.md$/i

export function findAffected(paths: readonly string[], { affected }: AffectedSettings): Affected {
  const touched = affected
    .map((rule) => ({ rule, paths: paths.filter((path) => matchesAny(rule.paths, path)) }))
    .filter((entry) => entry.paths.length > 0)
  const named = new Set(touched.flatMap((entry) => entry.paths))
  const covered = new Set(touched.filter(({ rule }) => choosesCases(rule)).flatMap((entry) => entry.paths))
  return {
    touched,
    unnamed: paths.filter((path) => !named.has(path)),
    uncovered: paths.filter((path) => !covered.has(path) && promptFile.test(path)),
  }
}

/** Whether an entry says which cases its files touch, and not that they touch none. */
export function choosesCases({ cases, tools }: AffectedRule): boolean {
  return cases.length + tools.length > 0
}

/** Whether one of the patterns matches the whole text. */
export function matchesAny(patterns: readonly string[], text: string): boolean {
  return patterns.some((pattern) => matchesGlob(pattern, text))
}
