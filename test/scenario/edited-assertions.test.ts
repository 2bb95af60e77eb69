import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gateFiles } from '../support/gate-files.ts'
import { toolsFolder } from '../support/reports/tool-fixtures.ts'

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

/** What lm-evaluation-harness writes: the id of a document has its answer in it. */
function writeDocuments(edited: object = {}): Readonly<Record<string, string>> {
  const file = 'samples_tiny_2026-11-21T20-00-00.000000.jsonl'
  const lines = readFileSync(join(toolsFolder, 'lm-eval/0.4.13/base', file), 'utf8')
    .trim()
    .split('\n')
  return {
    [file]: [JSON.stringify({ ...JSON.parse(lines[0] ?? ''), ...edited }), ...lines.slice(1)].join('\n'),
  }
}

/** The first test case of deepeval under another name. */
function writeDeepeval(edited: object): Readonly<Record<string, string>> {
  const report = JSON.parse(readFileSync(join(toolsFolder, 'deepeval/4.3/base/results.json'), 'utf8'))
  Object.assign(report.testCases[0], edited)
  return { 'results.json': JSON.stringify(report) }
}

describe('a case of which the id or name changed, and not the question', () => {
  const other = { target: 'other', doc: { q: 'question 0', a: 'other' }, doc_hash: 'f', target_hash: 'e' }

  it.each([
    ['a document with another answer', { ...other, exact_match: 0 }, 'inconclusive'],
    ['a document with another answer that is given', other, 'passed'],
  ] as const)('is compared: %s', async (_, edited, verdict) => {
    const judged = await gateFiles([writeDocuments(), writeDocuments()], writeDocuments(edited))
    expect(judged.verdict, judged.said).toBe(verdict)
    expect(judged.changes, judged.said).toMatchObject({ new: 0, removed: 0 })
    expect(judged.said).toContain('1 case is judged by another assertion than on the base')
  })

  it('is no new case that fails: a test of deepeval under another name', async () => {
    const whole = writeDeepeval({})
    const metric = {
      name: 'Exact',
      threshold: 0.5,
      success: false,
      score: 0,
      strictMode: false,
      flaky: false,
    }
    const failed = { success: false, metricsData: [metric] }
    const plain = await gateFiles([whole, whole], writeDeepeval(failed))
    const renamed = await gateFiles([whole, whole], writeDeepeval({ ...failed, name: 'test_other' }))
    expect(renamed.verdict, renamed.said).toBe(plain.verdict)
    expect(renamed.verdict).not.toBe('passed')
    expect(renamed.changes).toMatchObject({ new: 0, removed: 0 })
  })
})

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
