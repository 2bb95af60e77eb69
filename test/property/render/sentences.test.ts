import { expect, it } from 'vitest'
import { serializeResults } from '../../../src/results/write-results.ts'
import { simulateTeam, type TeamJob } from '../../support/gate/team.ts'
import { askAgentTools, explained, viewsOf } from './all-views.ts'
import { findContradictions } from './contradictions.ts'
import { findFalseAnswers } from './false-answers.ts'

/** `npm run test:sentences` reads more of them. */
const texts = Number(process.env.TEXTS ?? 150)
const seed = process.env.SEED ?? 'sentences'
const jobsOfTeam = 20

async function textsOf({ report, issue }: TeamJob): Promise<Record<string, string>> {
  const written = serializeResults(report)
  const { issue: shown = '', ...views } = await viewsOf(report, written, issue?.state)
  const why = await explained(written, 'why')
  return { ...views, why, ...(issue !== undefined && { issue: shown }) }
}

/** The sentences of an answer, one a line. */
function listSentences(answer: unknown): string {
  if (typeof answer === 'string') return answer
  if (typeof answer !== 'object' || answer === null) return ''
  return Object.values(answer).map(listSentences).filter(Boolean).join('\n')
}

it('no text of a team contradicts what was measured', async () => {
  let count = 0
  const found: string[] = []
  for (let team = 1; count < texts; team += 1) {
    for (const job of await simulateTeam(`${seed} ${team}`, jobsOfTeam)) {
      const views = await textsOf(job)
      count += Object.values(views).filter((text) => text !== '').length
      const asked = askAgentTools(serializeResults(job.report), job.base)
      const { facts: _, ...told } = asked
      const agent = Object.fromEntries(
        Object.entries(told).map(([tool, answer]) => [tool, listSentences(answer)]),
      )
      count += Object.keys(agent).length
      found.push(...findContradictions(job, { ...views, ...agent }), ...findFalseAnswers(job, asked))
    }
  }
  expect(found).toEqual([])
})
