import type { SetUp } from '../setups/set-up.ts'
import type { Left } from './left.ts'

/** A part that a gate may have; an attack on a part that it lacks does not apply to it. */
export type Part =
  | 'a policy'
  | 'stored runs'
  | 'parts of several jobs'
  | 'comments'
  | 'a second look'
  | 'a command line'

/** What somebody runs in a repository of the attacker, with the built command line. */
export interface Command {
  /** The repository. */
  readonly files: Readonly<Record<string, string>>
  /** What its last commit adds. */
  readonly changes?: Readonly<Record<string, string>>
  readonly args: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
  /** Files for a browser that it writes. */
  readonly writes?: readonly string[]
}

/** What an attacker does, step by step, and what shows that it worked. */
export interface Attack extends Pick<SetUp, 'id' | 'words' | 'steps'> {
  /** Absent: every gate that reads reports has what is attacked. */
  readonly aims?: Part
  /** In place of steps. */
  readonly command?: Command
  /** Whether the attacker got what the attack is for; says in a few words what. */
  readonly find: (left: Left) => string | undefined
}

type Steps = SetUp['steps']

/** The last run breaks something, or hides what it measures: the attacker wants it green. */
export function hide(id: string, words: string, aims: Part | undefined, ...steps: Steps): Attack {
  return { id, words, steps, find: findGreen, ...(aims && { aims }) }
}

/** The set-ups of workflows in which somebody gains from a wrong colour. */
export function borrow(setUps: readonly SetUp[], ids: readonly string[], aims?: Part): readonly Attack[] {
  return ids.map((id) => {
    const setUp = setUps.find((known) => known.id === id)
    if (setUp === undefined || setUp.right.includes('green'))
      throw new Error(`No set-up ${id} can be attacked.`)
    return hide(id, setUp.words, aims, ...setUp.steps)
  })
}

export function findGreen({ colour }: Left): string | undefined {
  return colour === 'green' ? 'green' : undefined
}
