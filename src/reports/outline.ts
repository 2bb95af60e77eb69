import type { Outline } from '../tools/formats/shape.ts'
import type { ReportSource } from './bytes/source.ts'
import { Damage } from './damage.ts'
import type { JsonPlan } from './json/reader.ts'
import { XmlReader } from './xml/reader.ts'

/** What was read of a file, enough to detect its format. */
export interface ReportOutline extends Outline {
  root?: string
  rootAttribute?: (name: string) => string | undefined
  readonly elements: Set<string>
  readonly paths: Set<string>
  lines: boolean
  /** XML and JSON of no known format that ends inside a document. */
  torn?: Damage
}

const enoughBytes = 256 * 1024
const firstBytes = 512
const keptPaths = 2_000
/** Steps of a path that are seen, after the first. */
export const outlineDepth = 6

/**
 * Reads enough of a file to detect its format: the beginning, and on to the end while `isKnown` says no (Jest puts a
 * coverage map before its results, and a file of no known format may be torn).
 */
export async function readOutline(
  source: ReportSource,
  isKnown: (outline: ReportOutline) => boolean,
): Promise<ReportOutline> {
  let reading: OutlineReading | undefined
  let seen = 0
  try {
    for await (const chunk of source.chunks()) {
      if (chunk.length === 0) continue
      if (reading === undefined) {
        reading = await beginOutline(chunk)
        if (reading === undefined) continue
      }
      const { outline } = reading
      const start = seen === 0 && outline.kind === 'xml' ? Math.min(chunk.length, firstBytes) : 0
      if (start > 0) {
        // The root says enough of most XML, and there may be hundreds of small files.
        reading.write(chunk.subarray(0, start))
        if (isKnown(outline)) return outline
      }
      seen += chunk.length
      reading.write(chunk.subarray(start))
      if (outline.kind === 'other' || (seen >= enoughBytes && isKnown(outline))) return outline
    }
  } catch (error) {
    // The reader of a known format meets the same damage; text that is not well-formed is something else.
    if (reading === undefined || !(error instanceof Damage || isKnown(reading.outline))) throw error
    return reading.outline
  }
  if (reading === undefined) return createOutline('empty', '')
  reading.end()
  return reading.outline
}

interface ChunkReader {
  write(chunk: Buffer): void
  end(): void
}

/** Its end notes whether the file is torn. */
interface OutlineReading extends ChunkReader {
  readonly outline: ReportOutline
}

async function beginOutline(chunk: Buffer): Promise<OutlineReading | undefined> {
  const text = chunk.toString('utf8', 0, Math.min(chunk.length, 4096))
  const first = text.trimStart()
  if (first === '') return undefined
  if (first.startsWith('<')) return beginXml(first)
  if (first.startsWith('{') || first.startsWith('[')) return await beginJson(first)
  return { outline: createOutline('other', first), write: () => {}, end: () => {} }
}

function wrapReading(outline: ReportOutline, reader: ChunkReader): OutlineReading {
  return {
    outline,
    write: (chunk) => reader.write(chunk),
    end() {
      try {
        reader.end()
      } catch (error) {
        if (!(error instanceof Damage)) throw error
        outline.torn = error
      }
    },
  }
}

function createOutline(kind: ReportOutline['kind'], start: string): ReportOutline {
  return { kind, elements: new Set(), paths: new Set(), lines: false, start: start.slice(0, 400) }
}

function beginXml(start: string): OutlineReading {
  const outline = createOutline('xml', start)
  const reader = new XmlReader({
    wantsText: false,
    open(name, attributes) {
      if (outline.root === undefined) {
        outline.root = name
        outline.rootAttribute = (attribute) => attributes.get(attribute)
      } else if (outline.elements.size < 100) outline.elements.add(name)
    },
    close() {},
    text() {},
    warn() {},
  })
  return wrapReading(outline, reader)
}

async function beginJson(start: string): Promise<OutlineReading> {
  const { JsonReader } = await import('./json/reader.ts')
  const outline = createOutline('json', start)
  let documents = 0
  const root = buildPlan(outline, '', 0, () => {
    documents += 1
    if (documents > 1) outline.lines = true
  })
  const reader = new JsonReader(root, { many: true })
  return wrapReading(outline, reader)
}

function buildPlan(outline: ReportOutline, path: string, depth: number, begin?: () => void): JsonPlan {
  const planChild = (step: string): JsonPlan | undefined => {
    const at = path === '' ? step : `${path}.${step}`
    if (depth > 0 && outline.paths.size >= keptPaths) return undefined
    outline.paths.add(at)
    if (depth >= outlineDepth) return undefined
    return buildPlan(outline, at, depth + 1)
  }
  let items: JsonPlan | undefined
  return {
    begin,
    otherKey: planChild,
    get items() {
      items ??= planChild('[]') ?? {}
      return items
    },
  }
}
