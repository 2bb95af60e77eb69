import { join } from 'node:path'
import { lastingFolder } from '../../test/support/workspace.ts'
import type { Contestant } from '../setups/contestants.ts'
import { play } from '../setups/play.ts'
import type { Job, SetUp } from '../setups/set-up.ts'
import type { Attack } from './attack.ts'
import { collectLeft, type Left } from './left.ts'
import { measuringEnv, runCommand } from './run-command.ts'
import { findExhaustion } from './signs.ts'

export const outcomes = ['held', 'succeeded', 'does not apply'] as const
export type Outcome = (typeof outcomes)[number]

export interface Attacked {
  readonly outcome: Outcome
  /** What the attacker got, in a few words. */
  readonly found?: string
  readonly left?: Left
}

/** Plays an attack on an action, in a GitHub of its own. */
export async function playAttack(attack: Attack, contestant: Contestant): Promise<Attacked> {
  if (attack.aims !== undefined && !contestant.remembers) return { outcome: 'does not apply' }
  const usageFile = join(lastingFolder(), 'usage.json')
  if (attack.command !== undefined) return judge(attack, await runCommand(attack.command, usageFile))
  const steps = attack.find === findExhaustion ? measured(attack.steps, usageFile) : attack.steps
  let left: Left | undefined
  const { id, words } = attack
  await play(
    { id, words, is: 'broken', right: ['red', 'undecided'], steps },
    contestant,
    async (world, played) => {
      left = await collectLeft(world, played, usageFile)
    },
  )
  return left === undefined ? { outcome: 'does not apply' } : judge(attack, left)
}

function judge({ find }: Attack, left: Left): Attacked {
  const found = find(left)
  return found === undefined ? { outcome: 'held', left } : { outcome: 'succeeded', found, left }
}

/** The steps of the last run say what they have taken. */
function measured(steps: SetUp['steps'], usageFile: string): SetUp['steps'] {
  const env = measuringEnv(usageFile)
  const last = steps.at(-1)
  if (last === undefined || !('jobs' in last)) return steps
  const jobs = last.jobs.map((job): Job => ({ ...job, env: { ...job.env, ...env } }))
  return [...steps.slice(0, -1), { ...last, jobs }]
}
