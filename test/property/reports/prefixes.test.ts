import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../support/list-files.ts'
import { passesForWhole, placesIn } from '../../support/reports/prefixes.ts'
import { readContent } from '../../support/reports/reading.ts'
import { toolsFolder } from '../../support/reports/tool-fixtures.ts'

/** `CUTS=200 npx vitest run test/property/reports/prefixes.test.ts` cuts each file at about 400 places. */
const cuts = Number(process.env.CUTS ?? 2)
const fixtures = join(toolsFolder, '..')
const reports = listFiles(['tools/*/*/{base,head-*}/**/*.*', 'reports/*.{xml,json,tap}'], fixtures)

describe('a report that was cut', () => {
  it.each(reports)('%s is never taken for a whole one', async (path) => {
    const bytes = readFileSync(join(fixtures, path))
    const name = basename(path)
    const read = (content: Buffer) => readContent(content, { name, root: '/repo' })
    const whole = await read(bytes)
    if (whole.summary.error !== undefined) return
    expect(whole.summary.format).not.toBeNull()
    const silent: number[] = []
    for (const place of placesIn(bytes, cuts, path.length))
      if (passesForWhole(whole, await read(bytes.subarray(0, place)))) silent.push(place)
    expect(silent, `${bytes.length} bytes`).toEqual([])
  })

  it('is not taken for a whole one when it is packed', async () => {
    const bytes = gzipSync(readFileSync(join(toolsFolder, 'jest/30.5/head-case/report.json')))
    const read = (content: Buffer) => readContent(content, { name: 'report.json.gz' })
    const whole = await read(bytes)
    for (const place of placesIn(bytes, 40, 1))
      expect(passesForWhole(whole, await read(bytes.subarray(0, place))), `at ${place}`).toBe(false)
  })
})
