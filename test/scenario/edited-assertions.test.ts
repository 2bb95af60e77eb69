import { describe, expect, it } from 'vitest'
import { gateFiles } from '../support/gate-files.ts'

interface Answer {
  readonly question: string
  readonly asserts?: string
  readonly passes?: boolean
}

/** A result file of promptfoo. */
function write(answers: readonly Answer[]): Readonly<Record<string, string>> {
  const results = answers.map(({ question, asserts = 'yes', passes = true }, testIdx) => ({
    testIdx,
    promptIdx: 0,
    success: passes,
    score: Number(passes),
    latencyMs: 10,
    vars: { question },
    provider: { id: 'openai:gpt' },
    prompt: { raw: question },
    response: { output: passes ? 'fine' : 'no' },
    failureReason: passes ? 0 : 1,
    testCase: { vars: { question }, assert: [{ type: 'equals', value: asserts }], options: {} },
    gradingResult: { pass: passes, score: Number(passes), componentResults: [] },
  }))
  const file = {
    evalId: 'e',
    results: { version: 3, prompts: [{ provider: 'openai:gpt', raw: 'q' }], results, stats: {} },
    config: {},
  }
  return { 'results.json': JSON.stringify(file) }
}

const questions = Array.from({ length: 10 }, (_, index) => ({ question: `q${index}` }))
const base = [write(questions), write(questions), write(questions)]
const withFirst = (...first: readonly Answer[]) => [...first, ...questions.slice(1)]

describe('a case whose assertion was edited', () => {
  it('and that broke is a break, as without the edit', async () => {
    const broken = { question: 'q0', passes: false }
    const plain = await gateFiles(base, write(withFirst(broken)))
    const edited = await gateFiles(base, write(withFirst({ ...broken, asserts: 'no' })))
    expect(edited.verdict, edited.said).toBe(plain.verdict)
    expect(edited.verdict, edited.said).not.toBe('passed')
    expect(edited.said).toContain('1 case is judged by another assertion than on the base')
    expect(edited.said).not.toContain('missing-cases')
  })

  it('and that passes as before is compared, and said', async () => {
    const judged = await gateFiles(base, write(withFirst({ question: 'q0', asserts: 'no' })))
    expect(judged.verdict, judged.said).toBe('passed')
    expect(judged.changes).toMatchObject({ unchanged: 10 })
    expect(judged.said).toContain('it passes in 1 of 1: “question: q0')
  })

  it('and that is repaired by it is open', async () => {
    const failing = write(withFirst({ question: 'q0', passes: false }))
    const judged = await gateFiles(
      [failing, failing, failing],
      write(withFirst({ question: 'q0', asserts: 'no' })),
    )
    expect(judged.verdict, judged.said).toBe('inconclusive')
  })

  it('does not exist where another test asks the same and judges it by something else', async () => {
    const twice = withFirst({ question: 'q0' }, { question: 'q0', asserts: 'also' })
    const judged = await gateFiles(
      [write(twice), write(twice)],
      write(withFirst({ question: 'q0' }, { question: 'q0', asserts: 'also', passes: false })),
    )
    expect(judged.changes, judged.said).toMatchObject({ unchanged: 10, removed: 0, new: 0 })
    expect(judged.said).not.toContain('assertion')
  })
})
