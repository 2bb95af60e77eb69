import type { ReadReport } from '../../format.ts'
import { readFields, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readNumber } from '../../numbers.ts'
import { addPromptfooEntry } from './entry.ts'
import { PromptNumbers } from './prompts.ts'

export const readPromptfooJson: ReadReport = async (source, context) => {
  const prompts = new PromptNumbers()
  let column = 0
  const prompt = {
    take: (value: unknown) => {
      prompts.add(column, readText(readFields(value).provider) ?? '')
      column += 1
    },
  }
  const entry = { take: (value: unknown) => addPromptfooEntry(value, prompts, context) }
  let declared = {}
  const stats = {
    take: (value: unknown) => {
      const counts = readFields(value)
      const failures = (readNumber(counts.failures) ?? 0) + (readNumber(counts.errors) ?? 0)
      declared = { failures, cases: failures + (readNumber(counts.successes) ?? 0) }
    },
  }
  await readJson(source, context, {
    keys: { results: { keys: { prompts: { items: prompt }, results: { items: entry }, stats } } },
  })
  context.collector.stateTotals(declared)
}
