import { formatCount, formatPlural, listSome, quoteName } from '../../model/format.ts'
import type { CaseTally } from '../../model/run/run.ts'
import { countsInVerdict, type Finders, nameCases } from './cases.ts'
import type { Judged } from './judged.ts'

/** Maximum number of changes named; the others are counted. */
const named = 3

/** Notes about what else than the change may have changed the results. */
export const conditionNotes = {
  /** A drop may come from the model. One that is a variant makes other cases of its own and is not meant here. */
  'model-changed': ({ comparison: { cases } }) => {
    const changed = findModelChanges(cases)
    if (changed.length === 0) return []
    const message = `${formatPlural(changed.length, 'case')} ran with another model than on the base: ${formatNameChanges(changed)}.`
    return [{ status: 'warning', message }]
  },
  /** The scores of both sides are not on one scale any more, so only base runs of the same judge are compared. */
  'judge-changed': ({ comparison: { cases } }) => {
    const changed = findJudgeChanges(cases)
    if (changed.length === 0) return []
    const message = `Scores come from another judge than on the base, and are not compared with those: ${formatNameChanges(changed)}.`
    return [{ status: 'warning', message }]
  },
  /** Without a base run of the same judge, the scores are open. */
  'score-scale': ({ comparison: { cases, scores } }) => {
    const compared = new Set(scores.map(({ name }) => name))
    const scorers = new Set(findJudgeChanges(cases).map(({ scorer }) => scorer))
    return [...scorers]
      .filter((scorer) => !compared.has(scorer))
      .map((scorer) => ({
        status: 'inconclusive',
        message: `No base run has scores of ${quoteName(scorer)} by the judge of now, so they could not be compared.`,
        evidence: { scorer },
      }))
  },
  /**
   * The edit of a text may be why a case got worse, or better. Where most texts differ, the prompt changed, or they differ
   * in every run; then it is no news.
   */
  'input-changed': ({ comparison: { cases } }) => {
    const { known, changed } = findInputChanges(cases.filter(countsInVerdict))
    if (isPromptChange({ known, changed })) {
      const message = `${formatCount(changed.length)} of ${formatPlural(known.length, 'case')} have another input or expected output than on the base: the prompt changed, or the texts differ in each run.`
      return [{ message }]
    }
    const difference =
      'another input or expected output than on the base, so before and after may not be comparable'
    return nameCases(changed, `case has ${difference}`, `cases have ${difference}`, { status: 'warning' })
  },
} satisfies Finders<Judged>

/** One case in two runs, the later one as the head. */
export interface Sides {
  readonly base?: CaseTally | undefined
  readonly head?: CaseTally | undefined
}

/** Cases that ran with another model on the head. */
export function findModelChanges(cases: readonly Sides[]): readonly NameChange[] {
  return cases.flatMap(({ base, head }) => findNameChange('', base?.model, head?.model))
}

/** Scores of cases that another model gave on the head. */
export function findJudgeChanges(cases: readonly Sides[]): readonly NameChange[] {
  return cases.flatMap(({ base, head }) =>
    [...(head?.scores ?? [])].flatMap(([name, { judge }]) =>
      findNameChange(name, base?.scores?.get(name)?.judge, judge),
    ),
  )
}

/** Whether a case ran with another model on the head, or another one judged it. */
export function hasOtherConditions(cases: readonly Sides[]): boolean {
  return findModelChanges(cases).length + findJudgeChanges(cases).length > 0
}

/** `tone a → b (12 cases)`, with quoted names; without the scorer where models changed. Foreign. */
export function formatNameChanges(changes: readonly NameChange[]): string {
  const groups = [...Map.groupBy(changes, (change) => JSON.stringify(change)).values()]
  return listSome(
    groups.sort((a, b) => b.length - a.length),
    named,
    ([first, ...others]) => {
      if (first === undefined) return ''
      const { scorer, base, head } = first
      const subject = scorer === '' ? '' : `${quoteName(scorer)} `
      return `${subject}${quoteName(base)} → ${quoteName(head)} (${formatPlural(others.length + 1, 'case')})`
    },
  )
}

/**
 * Another name on the head than on the base: of the model of a case, or of the judge of one of its scorers.
 */
interface NameChange {
  readonly scorer: string
  readonly base: string
  readonly head: string
}

function findNameChange(scorer: string, base: string | undefined, head: string | undefined): NameChange[] {
  if (base === undefined || head === undefined || base === head) return []
  return [{ scorer, base, head }]
}

/** Cases whose texts are known on both sides, and those of them that ask for something else on the head. */
interface InputChanges<Case> {
  readonly known: readonly Case[]
  readonly changed: readonly Case[]
}

export function findInputChanges<Case extends Sides>(cases: readonly Case[]): InputChanges<Case> {
  const known = cases.filter((compared) => parts.some((part) => isTextKnown(compared, part)))
  const changed = known.filter((compared) =>
    parts.some((part) => isTextKnown(compared, part) && hasTextChanged(compared, part)),
  )
  return { known, changed }
}

/** Whether most cases ask for something else, so that it is the prompt that changed. */
export function isPromptChange({ known, changed }: InputChanges<unknown>): boolean {
  return changed.length > 0 && changed.length * 2 >= known.length
}

const parts = ['input', 'expected'] as const
type Part = (typeof parts)[number]

/**
 * Whether the text is known and the same in all iterations of each side; an eval may ask something else each
 * time.
 */
function isTextKnown({ base, head }: Sides, part: Part): boolean {
  return readCommonText(base, part) !== undefined && readCommonText(head, part) !== undefined
}

function hasTextChanged({ base, head }: Sides, part: Part): boolean {
  return readCommonText(base, part) !== readCommonText(head, part)
}

function readCommonText(tally: CaseTally | undefined, part: Part): string | undefined {
  const evidence = tally?.evidence ?? []
  const text = evidence[0]?.[part]
  if (evidence.every((iteration) => iteration[part] === text)) return text
  return undefined
}
