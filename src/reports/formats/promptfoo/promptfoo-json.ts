import type { ReadReport } from '../../format.ts'
import { readFields, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readCount } from '../../numbers.ts'
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
      const failures = readCount(counts.failures) + readCount(counts.errors)
      declared = { failures, cases: failures + readCount(counts.successes) }
    },
  }
  await readJson(source, context, {
    keys: { results: { keys: { prompts: { items: prompt }, results: { items: entry }, stats } } },
  })
  context.collector.stateTotals(declared)
}
