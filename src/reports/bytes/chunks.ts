import type { ReadContext } from '../format.ts'
import type { ReportSource } from './source.ts'

/** Feeds the chunks of a source to a reader and hands on the results between them. */
export async function readChunks(
  source: ReportSource,
  { collector }: ReadContext,
  write: (chunk: Buffer) => void,
): Promise<void> {
  for await (const chunk of source.chunks()) {
    write(chunk)
    const waiting = collector.flush(false)
    if (waiting !== undefined) await waiting
  }
}
