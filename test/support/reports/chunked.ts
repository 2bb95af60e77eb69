import type { ReportSummary } from '../../../src/model/gate-report.ts'
import type { Result } from '../../../src/model/run/result.ts'
import { Collector } from '../../../src/reports/collector.ts'
import { findFormat } from '../../../src/reports/registry.ts'
import { Workspace } from '../../../src/reports/workspace.ts'

/** Cuts bytes into chunks at these places (any numbers). */
export function cutAt(bytes: Buffer, places: readonly number[]): Buffer[] {
  const sorted = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b)
  const edges = [0, ...sorted, bytes.length]
  return edges.slice(1).map((end, index) => bytes.subarray(edges[index], end))
}

/** Reads a report from memory in exactly these chunks. */
export async function readChunked(
  name: string,
  chunks: readonly Buffer[],
): Promise<{ readonly results: readonly Result[]; readonly summary: ReportSummary }> {
  const results: Result[] = []
  const collector = new Collector((batch) => {
    results.push(...batch)
  })
  const source = {
    path: 'r',
    absolutePath: '/r',
    gzip: false,
    encoding: 'utf-8',
    async *chunks() {
      // A chunk is only valid until the next one, as with a real file.
      for (const chunk of chunks) {
        const lent = Buffer.from(chunk)
        yield lent
        lent.fill(0x23)
      }
    },
  }
  const read = await findFormat(name)?.load()
  if (read === undefined) throw new Error(`no format ${name}`)
  await read(source, { collector, workspace: new Workspace('/repo') })
  await collector.flush(true)
  return { results, summary: collector.summary('r', name) }
}
