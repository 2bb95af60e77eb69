import type { ReadReport } from '../../format.ts'
import { fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { addPromptfooEntry } from './entry.ts'
import { PromptNumbers } from './prompts.ts'

export const readPromptfooJson: ReadReport = async (source, context) => {
  const prompts = new PromptNumbers()
  let column = 0
  const prompt = {
    take: (value: unknown) => {
      prompts.add(column, textOfField(fieldsOf(value).provider) ?? '')
      column += 1
    },
  }
  const entry = { take: (value: unknown) => addPromptfooEntry(value, prompts, context) }
  let declared = {}
  const stats = {
    take: (value: unknown) => {
      const counts = fieldsOf(value)
      const failures = (numberOf(counts.failures) ?? 0) + (numberOf(counts.errors) ?? 0)
      declared = { failures, cases: failures + (numberOf(counts.successes) ?? 0) }
    },
  }
  await readJson(source, context, {
    keys: { results: { keys: { prompts: { items: prompt }, results: { items: entry }, stats } } },
  })
  context.collector.stateTotals(declared)
}
