import { readChunks } from '../../bytes/chunks.ts'
import type { ReadReport } from '../../format.ts'
import { XmlReader } from '../../xml/reader.ts'
import { JunitReading } from './reading.ts'

export const readJunitXml: ReadReport = async (source, context) => {
  const reading = new JunitReading(context)
  const reader = new XmlReader(reading)
  await readChunks(source, context, (chunk) => reader.write(chunk))
  reader.end()
}
