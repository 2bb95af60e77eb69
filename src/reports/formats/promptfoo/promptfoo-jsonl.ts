import { readChunks } from '../../bytes/chunks.ts'
import type { ReportFormat } from '../../format.ts'
import { JsonReader } from '../../json/reader.ts'
import { addPromptfooEntry } from './entry.ts'
import { promptsOfLines } from './prompts.ts'

export const promptfooJsonl: ReportFormat = {
  name: 'promptfoo-jsonl',
  title: 'promptfoo JSON lines',
  extensions: ['jsonl'],
  repeats: 'iterations',
  detect: ({ paths }) => paths.has('testIdx') && paths.has('promptIdx') && paths.has('testCase'),
  async read(source, context) {
    const prompts = await promptsOfLines(source, context)
    const entry = { take: (value: unknown) => addPromptfooEntry(value, prompts, context) }
    const reader = new JsonReader(entry, { many: true })
    await readChunks(source, context, (chunk) => reader.write(chunk))
    reader.end()
  },
}
