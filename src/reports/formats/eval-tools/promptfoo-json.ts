import { readChunks } from '../../bytes/chunks.ts'
import type { ReportFormat } from '../../format.ts'
import { JsonReader } from '../../json/reader.ts'
import { addPromptfooEntry } from './promptfoo.ts'

export const promptfooJson: ReportFormat = {
  name: 'promptfoo-json',
  title: 'promptfoo JSON',
  extensions: ['json'],
  repeats: 'iterations',
  detect: ({ paths }) =>
    paths.has('results.results') &&
    (paths.has('evalId') || paths.has('results.prompts') || paths.has('results.results.[].promptIdx')),
  async read(source, context) {
    const entry = { take: (value: unknown) => addPromptfooEntry(value, context) }
    const reader = new JsonReader({ keys: { results: { keys: { results: { items: entry } } } } })
    await readChunks(source, context, (chunk) => reader.write(chunk))
    reader.end()
  },
}
