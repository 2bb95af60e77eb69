import { describe, expect, it } from 'vitest'
import { askAgent } from './support-agent.ts'

const version = process.env.DEMO_VERSION === 'pull-request' ? 'pull-request' : 'main'
const iterations = [1, 2, 3, 4, 5]

const cases = [
  { name: 'refunds a broken lamp', question: 'My lamp broke, I want my money back', tool: 'refund_order' },
  { name: 'finds a parcel', question: 'Where is my parcel?', tool: 'track_parcel' },
  { name: 'saves a new address', question: 'I moved, here is my address', tool: 'change_address' },
  { name: 'calls a person when asked', question: 'Let me talk to a person', tool: 'hand_over' },
  { name: 'copes with a vague question', question: 'Maybe track it? It is late', tool: 'track_parcel' },
]

describe('support agent', () => {
  for (const { name, question, tool } of cases) {
    // The same case five times: a sample, since one call of a noisy agent says little.
    it.for(iterations)(name, (seed, { task }) => {
      const answer = askAgent(question, version, seed)
      const score = answer.tool === tool ? 1 : 0
      Object.assign(task.meta, {
        eval: {
          scores: [{ name: 'right tool', score }],
          avgScore: score,
          output: answer.text,
          toolCalls: [{ name: answer.tool, status: 'ok' }],
        },
      })
      expect(answer.tool, `tool for “${question}”`).toBe(tool)
    })
  }
})
