import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { choose } from '../../../test/support/reports/mutate-report.ts'
import type { Contestant } from '../contestants.ts'
import { play } from '../play.ts'
import type { Colour, Run, SetUp } from '../set-up.ts'
import { type PieceKind, pieces } from './pieces.ts'

/** A set-up that was played with something less. */
export interface Removed {
  readonly kind: PieceKind
  readonly what: string
  readonly colour: Colour
}

/** Plays a set-up without a piece that the seed draws; undefined where its last run has no such piece. */
export async function playWithout(
  setUp: SetUp,
  contestant: Contestant,
  seed: string,
  kinds: readonly PieceKind[],
): Promise<Removed | undefined> {
  const random = createSeededRandom(`${seed} ${setUp.id}`)
  const kind = choose(kinds, random)
  const last = setUp.steps.at(-1)
  if (kind === undefined || last === undefined || !isRun(last)) return undefined
  const without = pieces[kind](last, random)
  if (without === undefined) return undefined
  const played = await play({ ...setUp, steps: [...setUp.steps.slice(0, -1), without.run] }, contestant)
  return played && { kind, what: without.name(), colour: played.colour }
}

function isRun(step: SetUp['steps'][number]): step is Run {
  return 'jobs' in step
}
