import { expect, it } from 'vitest'
import { serializeResults } from '../../../src/results/write-results.ts'
import { simulateTeam, type TeamJob } from '../../support/gate/team.ts'
import { viewsOf } from './all-views.ts'
import { findContradictions } from './contradictions.ts'

/** `npm run test:sentences` reads more of them. */
const texts = Number(process.env.TEXTS ?? 150)
const seed = process.env.SEED ?? 'sentences'
const jobsOfTeam = 20

async function textsOf({ report, issue }: TeamJob): Promise<Record<string, string>> {
  const { issue: shown = '', ...views } = await viewsOf(report, serializeResults(report), issue?.state)
  return issue === undefined ? views : { ...views, issue: shown }
}

it('no text of a team contradicts what was measured', { timeout: 600_000 }, async () => {
  let count = 0
  const found: string[] = []
  for (let team = 1; count < texts; team += 1) {
    for (const job of await simulateTeam(`${seed} ${team}`, jobsOfTeam)) {
      const views = await textsOf(job)
      count += Object.values(views).filter((text) => text !== '').length
      found.push(...findContradictions(job, views))
    }
  }
  expect(found).toEqual([])
})
