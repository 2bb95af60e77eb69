import type { Colour, SetUp } from './set-up.ts'

/** What the colour of a set-up amounts to, the best first. */
export const judgements = ['right', 'undecided', 'falsely red', 'silently green'] as const
export type Judgement = (typeof judgements)[number]

const wrong: Readonly<Record<Colour, Judgement>> = {
  green: 'silently green',
  red: 'falsely red',
  undecided: 'undecided',
}

export function judge({ right }: Pick<SetUp, 'right'>, colour: Colour): Judgement {
  return right.includes(colour) ? 'right' : wrong[colour]
}

/** Colours by the id of the set-up. */
export type Colours = Readonly<Record<string, Colour>>

/**
 * What is worse than the record says, one line each: a set-up whose judgement fell, one that the record does not
 * know and that is not right, and one of the record that is no longer in the list.
 *
 * @param played absent: it was not played this time
 */
export function findWorse(
  setUps: readonly SetUp[],
  recorded: Colours,
  played: Readonly<Record<string, Colour | undefined>>,
): readonly string[] {
  const known = new Set(setUps.map(({ id }) => id))
  const gone = Object.keys(recorded)
    .filter((id) => !known.has(id))
    .map((id) => `${id}: in the record and not in the list`)
  const worse = setUps.flatMap((setUp) => {
    const now = played[setUp.id]
    if (now === undefined) return []
    const before = recorded[setUp.id]
    const allowed = before === undefined ? 'right' : judge(setUp, before)
    const judgement = judge(setUp, now)
    return judgements.indexOf(judgement) > judgements.indexOf(allowed)
      ? [`${setUp.id}: ${judgement} (${now}), recorded as ${before ?? 'new'}. ${setUp.words}`]
      : []
  })
  return [...gone, ...worse]
}
