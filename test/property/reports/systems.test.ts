import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildCaseKey } from '../../../src/model/run/identity.ts'
import { listFiles } from '../../support/list-files.ts'
import { type Read, readContent } from '../../support/reports/reading.ts'

const fixtures = join(import.meta.dirname, '../../fixtures')
const files = listFiles(['reports/*.{xml,json,tap}', 'tools/*/*/*/*.{xml,json,jsonl,tap,trx}'], fixtures)

interface Fixture {
  readonly name: string
  readonly text: string
  /** Read as it is, in a workspace at `/repo`. */
  readonly read: Read
}

const all = new Map<string, Fixture>()

beforeAll(async () => {
  for (const file of files) {
    const name = basename(file)
    const text = readFileSync(join(fixtures, file), 'utf8').replaceAll('\r\n', '\n')
    all.set(file, { name, text, read: await readContent(text, { name, root: '/repo' }) })
  }
})

/** What two reports of the same run have in common, on whatever system they were written. */
function measured({ summary, results }: Read) {
  const { path: _, error, ...counts } = summary
  return {
    counts,
    isDamaged: error !== undefined,
    cases: results.map(({ identity, outcome, scores }) => [buildCaseKey(identity), outcome, scores]),
  }
}

describe('a report of every tool', () => {
  it('gives the same run, messages and places when its lines end with \\r\\n', async () => {
    expect(all.size).toBeGreaterThan(200)
    const shown = ({ results }: Read) =>
      results.map(({ message, location }) => [message?.replaceAll('\r', ''), location])
    for (const [file, { name, text, read }] of all) {
      const windows = await readContent(text.replaceAll('\n', '\r\n'), { name, root: '/repo' })
      expect(measured(windows), file).toEqual(measured(read))
      expect(shown(windows), file).toEqual(shown(read))
    }
  })

  it.each([
    ['on a drive', 'D:\\a\\app\\app', 'D:\\a\\app\\app'],
    ['on a drive, in another case', 'D:\\a\\app\\app', 'd:\\A\\App\\app'],
    ['on a share', '\\\\build\\work\\app', '\\\\build\\work\\app'],
  ])('gives the same run when Windows writes its paths %s', async (_name, root, written) => {
    let changed = 0
    for (const [file, { name, text, read }] of all) {
      const rewritten = asWindowsWrites(text, written, name)
      if (rewritten === text) continue
      changed += 1
      expect(measured(await readContent(rewritten, { name, root })), file).toEqual(measured(read))
    }
    expect(changed).toBeGreaterThan(50)
  })
})

const ending = '(?:[cm]?[jt]sx?|py|rb|go|java|dart|cs|php|robot|feature|bats|t)'

/** The paths below `/repo` and the relative ones, as the same tool writes them in a folder of Windows. */
function asWindowsWrites(text: string, root: string, name: string): string {
  const isJson = /\.jsonl?$/.test(name)
  const written = (path: string) => {
    const backward = path.replaceAll('/', '\\')
    return isJson ? backward.replaceAll('\\', '\\\\') : backward
  }
  const share = root.startsWith('\\\\')
  return text
    .replaceAll('file:///repo', `${share ? 'file:' : 'file:///'}${root.replaceAll('\\', '/')}`)
    .replace(/(?<![\w./:])\/repo\/((?:[\w.@-]+\/)*[\w.@-]+)/g, (_, path: string) =>
      written(`${root}\\${path}`),
    )
    .replace(new RegExp(`(?<=")(?:\\./)?(?:[\\w.@-]+/)+[\\w.@-]+\\.${ending}(?=")`, 'g'), written)
}
