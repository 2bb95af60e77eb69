import { posix } from 'node:path'
import type { CaseIdentity } from '../../src/model/run/result.ts'

/** A test as its source shows it. */
export interface SourceTest {
  readonly identity: CaseIdentity
  readonly isSkipped: boolean
}

type ReadTests = (path: string, text: string) => readonly SourceTest[]

const readers: readonly (readonly [RegExp, ReadTests])[] = [
  [/_test\.go$/, readGo],
  [/(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/, readPython],
  [/(?:\.(?:test|spec)\.[cm]?[jt]sx?|(?:^|\/)(?:test|tests|__tests__)\/.*\.[cm]?[jt]sx?)$/, readScript],
]

/** The tests that a file of Go, pytest or one of the tools with `it` and `test` has, as far as a pattern can tell. */
export function readTests(path: string, text: string): readonly SourceTest[] {
  if (/(?:^|\/)(?:node_modules|dist|deno_dist|vendor)\//.test(path)) return []
  return readers.find(([pattern]) => pattern.test(path))?.[1](path, text) ?? []
}

export function isTestFile(path: string): boolean {
  return readers.some(([pattern]) => pattern.test(path))
}

function readGo(path: string, text: string): readonly SourceTest[] {
  const suite = [posix.dirname(path)]
  const tests: SourceTest[] = []
  let name = ''
  for (const line of text.split('\n')) {
    const made = /^func (Test\w*)\(\w+ \*testing\.T\)/.exec(line)?.[1]
    const part = /\bt\.Run\("([^"\\]+)"/.exec(line)?.[1]
    if (made !== undefined) {
      name = made
      tests.push({ identity: { suite, name }, isSkipped: false })
    } else if (part !== undefined && name !== '')
      tests.push({ identity: { suite, name: `${name}/${part.replaceAll(' ', '_')}` }, isSkipped: false })
  }
  return tests
}

function readPython(path: string, text: string): readonly SourceTest[] {
  const tests: SourceTest[] = []
  let group: string[] = []
  let isSkipped = false
  for (const line of text.split('\n')) {
    const made = /^class (Test\w*)/.exec(line)?.[1]
    if (made !== undefined) group = [made]
    else if (/^\w/.test(line) && !line.startsWith('@')) group = []
    if (/^\s*@pytest\.mark\.skip\b/.test(line)) isSkipped = true
    const name = /^\s*(?:async )?def (test\w*)\(/.exec(line)?.[1]
    if (name === undefined) continue
    tests.push({ identity: { file: path, suite: group, name }, isSkipped })
    isSkipped = false
  }
  return tests
}

const call =
  /^([ \t]*)(describe|suite|it|test\w*|xit|xdescribe)(\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/gm

/** Groups are told by their indentation. */
function readScript(path: string, text: string): readonly SourceTest[] {
  const tests: SourceTest[] = []
  const groups: { readonly depth: number; readonly title: string; readonly isSkipped: boolean }[] = []
  for (const [, space = '', kind = '', mode = '', ...titles] of text.matchAll(call)) {
    const title = (titles.find((part) => part !== undefined) ?? '').replaceAll('\\', '')
    const depth = space.length
    while ((groups.at(-1)?.depth ?? -1) >= depth) groups.pop()
    const isSkipped = mode === '.skip' || kind.startsWith('x') || groups.some((group) => group.isSkipped)
    if (/describe|suite/.test(kind)) groups.push({ depth, title, isSkipped })
    else
      tests.push({
        identity: { file: path, suite: groups.map((group) => group.title), name: title },
        isSkipped,
      })
  }
  return tests
}
