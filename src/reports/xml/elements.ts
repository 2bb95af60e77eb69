import { readChunks } from '../bytes/chunks.ts'
import type { ReportSource } from '../bytes/source.ts'
import type { ReadContext } from '../format.ts'
import { TextCollector } from '../text/text-collector.ts'
import type { XmlAttributes } from './attributes.ts'
import { XmlReader } from './reader.ts'

/** What a reader of one XML format wants to know of a report. */
interface ElementPlan {
  /** An element begins; `path` holds the names of those around it, outermost first. */
  open?(name: string, attributes: XmlAttributes, path: readonly string[]): void
  /** An element ends. */
  close?(name: string, path: readonly string[]): void
  /** Elements whose character data is wanted, without that of elements in them. */
  readonly texts: ReadonlySet<string>
  /** The character data of one of these, cut at `limit` characters, before its `close`. */
  text?(name: string, text: string, path: readonly string[]): void
  /** Maximum number of characters kept of one text. */
  readonly limit: number
}

/** Reads an XML report in one pass, one element at a time. Throws Damage where it can't be read on. */
export async function readElements(
  source: ReportSource,
  context: ReadContext,
  plan: ElementPlan,
): Promise<void> {
  const path: string[] = []
  const texts: (TextCollector | undefined)[] = []
  const handler = {
    wantsText: false,
    open(name: string, attributes: XmlAttributes): void {
      plan.open?.(name, attributes, path)
      path.push(name)
      texts.push(plan.texts.has(name) ? new TextCollector(plan.limit) : undefined)
      handler.wantsText = texts.at(-1) !== undefined
    },
    close(name: string): void {
      path.pop()
      const text = texts.pop()
      if (text !== undefined) plan.text?.(name, text.finish().text, path)
      plan.close?.(name, path)
      handler.wantsText = texts.at(-1) !== undefined
    },
    text(bytes: Buffer, start: number, end: number, raw: boolean): void {
      texts.at(-1)?.add(bytes, start, end, raw)
    },
    warn(message: string): void {
      context.collector.warn(message)
    },
  }
  const reader = new XmlReader(handler)
  await readChunks(source, context, (chunk) => reader.write(chunk))
  reader.end()
}
