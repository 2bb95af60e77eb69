import type { ReadReport } from '../../format.ts'
import { readJson } from '../../json/read-json.ts'
import { addPromptfooEntry } from './entry.ts'
import { readLinePrompts } from './prompts.ts'

export const readPromptfooJsonl: ReadReport = async (source, context) => {
  const prompts = await readLinePrompts(source, context)
  const entry = { take: (value: unknown) => addPromptfooEntry(value, prompts, context) }
  context.collector.hasNoEnd()
  await readJson(source, context, entry, { many: true })
}
