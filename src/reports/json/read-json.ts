import { readChunks } from '../bytes/chunks.ts'
import type { ReportSource } from '../bytes/source.ts'
import type { ReadContext } from '../format.ts'
import { type JsonPlan, JsonReader } from './reader.ts'

/**
 * Reads a whole JSON file by a plan.
 *
 * @param options `many`: several documents may follow one another (JSON lines)
 * @throws {@link Damage} where the file can't be read on, or where it ends inside a document
 */
export async function readJson(
  source: ReportSource,
  context: ReadContext,
  plan: JsonPlan,
  options: { readonly many?: boolean } = {},
): Promise<void> {
  const reader = new JsonReader(plan, options)
  await readChunks(source, context, (chunk) => reader.write(chunk))
  reader.end()
}
