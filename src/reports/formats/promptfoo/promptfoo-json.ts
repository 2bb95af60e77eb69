import { readChunks } from '../../bytes/chunks.ts'
import type { ReportFormat } from '../../format.ts'
import { fieldsOf, textOfField } from '../../json/data.ts'
import { JsonReader } from '../../json/reader.ts'
import { addPromptfooEntry } from './entry.ts'
import { PromptNumbers } from './prompts.ts'

export const promptfooJson: ReportFormat = {
  name: 'promptfoo-json',
  title: 'promptfoo JSON',
  extensions: ['json'],
  repeats: 'iterations',
  detect: ({ paths }) =>
    paths.has('results.results') &&
    (paths.has('evalId') || paths.has('results.prompts') || paths.has('results.results.[].promptIdx')),
  async read(source, context) {
    const prompts = new PromptNumbers()
    let column = 0
    const prompt = {
      take: (value: unknown) => {
        prompts.add(column, textOfField(fieldsOf(value).provider) ?? '')
        column += 1
      },
    }
    const entry = { take: (value: unknown) => addPromptfooEntry(value, prompts, context) }
    const reader = new JsonReader({
      keys: { results: { keys: { prompts: { items: prompt }, results: { items: entry } } } },
    })
    await readChunks(source, context, (chunk) => reader.write(chunk))
    reader.end()
  },
}
