import { readChunks } from '../../bytes/chunks.ts'
import type { ReportFormat } from '../../format.ts'
import { XmlReader } from '../../xml/reader.ts'
import { JunitReading } from './reading.ts'

export const junitXml: ReportFormat = {
  name: 'junit-xml',
  title: 'JUnit XML',
  extensions: ['xml'],
  detect: ({ kind, root }) =>
    kind === 'xml' && (root === 'testsuites' || root === 'testsuite' || root === 'testcase'),
  async read(source, context) {
    const reading = new JunitReading(context)
    const reader = new XmlReader(reading)
    await readChunks(source, context, (chunk) => reader.write(chunk))
    reader.end()
  },
}
