import type { GateReport } from '../../../src/model/gate-report.ts'
import { buildReport, type CaseStory } from './builders.ts'

const languages = ['English', 'German', 'French', 'Spanish']
const topics = ['refunds', 'delivery', 'warranty', 'invoices']
const questions = [
  'cites the policy it relies on',
  'does not promise what it cannot keep',
  'hands over to a person when asked',
  'names the right deadline',
]

const mixUps = ['got English', 'its last sentence is English', '', 'got "within 30 days"']
const failures = [
  'the answer names no policy',
  'the answer promises a refund',
  'expected a call of hand_over',
  'expected "30 days" in the answer',
]

/** A change that made one language worse: the documentation shows how slices name it. */
export function slicedShowcase(): GateReport {
  const cases = topics.flatMap((topic) =>
    languages.flatMap((language, column) =>
      questions.map((question, row): CaseStory => {
        const isWorse = language === 'French' && row !== 2
        return {
          name: `${question} (${language})`,
          suite: [topic],
          file: `evals/${topic}.eval.ts`,
          line: 12 + 8 * row + column,
          before: [25, 25],
          after: [isWorse ? 3 + (row % 2) : 5, 5],
          message: `expected the answer in French, ${mixUps[row]}`,
          result: { slices: [`language: ${language}`, `topic: ${topic}`] },
        }
      }),
    ),
  )
  return buildReport({ suiteName: 'support agent', cases, baseRuns: 5 })
}

/** Three models on the same cases, as the recipe compares them. */
export function modelsShowcase(): GateReport {
  const models = [
    { model: 'large', fails: 0, costUsd: 0.0124, latencyMs: 2400 },
    { model: 'medium', fails: 1, costUsd: 0.0031, latencyMs: 1300 },
    { model: 'small', fails: 5, costUsd: 0.0009, latencyMs: 620 },
  ]
  const cases = models.flatMap(({ model, fails, costUsd, latencyMs }) =>
    topics.flatMap((topic, row) =>
      questions.map(
        (name, column): CaseStory => ({
          name,
          suite: [topic],
          file: `evals/${topic}.eval.ts`,
          line: 12 + 8 * column,
          variant: model,
          after: [(5 * row + column) % 16 < fails ? 2 : 5, 5],
          message: failures[column],
          result: { model, costUsd, latencyMs, durationMs: latencyMs },
        }),
      ),
    ),
  )
  return buildReport({
    suiteName: 'which model',
    hasBaseline: false,
    cases,
    policy: { compare: 'model', minPassRate: 0.8 },
  })
}
