import { execFileSync } from 'node:child_process'
import type { FileChange } from '../../src/model/file-change.ts'
import { isTestFile, readTests, type SourceTest } from './read-tests.ts'

/** GitHub shows this many files of a comparison, and no longer patch. */
const mostFiles = 300
const longestPatch = 1024 * 1024

/** The history of a repository, by its git folder. */
export class History {
  readonly #folder: string
  readonly #tests = new Map<string, readonly SourceTest[]>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The newest commits of the first-parent line, oldest first. */
  commits(count: number): readonly string[] {
    const listed = this.#git('log', '--first-parent', '-n', String(count), '--format=%H')
    return listed.trim().split('\n').toReversed()
  }

  /** The tests of a commit; a file that did not change is read once. */
  tests(commit: string): readonly SourceTest[] {
    const lines = this.#git('ls-tree', '-r', '-z', commit).split('\0')
    return lines.flatMap((line) => {
      const [, blob = '', path = ''] = /^\d+ blob (\w+)\t(.*)$/s.exec(line) ?? []
      if (!isTestFile(path)) return []
      const key = `${blob} ${path}`
      const known = this.#tests.get(key)
      if (known !== undefined) return known
      const read = readTests(path, this.#git('cat-file', 'blob', blob))
      this.#tests.set(key, read)
      return read
    })
  }

  changes(base: string, head: string): readonly FileChange[] {
    const text = this.#git('diff', '-M', base, head)
    return text
      .split(/^(?=diff --git )/m)
      .filter((part) => part.startsWith('diff --git '))
      .slice(0, mostFiles)
      .map(readChange)
  }

  #git(...given: readonly string[]): string {
    return execFileSync('git', [`--git-dir=${this.#folder}`, ...given], {
      encoding: 'utf8',
      maxBuffer: 1024 ** 3,
    })
  }
}

function readChange(part: string): FileChange {
  const [, old = '', path = ''] = /^diff --git a\/(.*) b\/(.*)$/m.exec(part) ?? []
  const from = part.indexOf('\n@@')
  const patch = from === -1 ? undefined : part.slice(from + 1)
  return {
    path,
    previousPath: /^rename from /m.test(part) ? old : undefined,
    isRemoved: /^deleted file mode /m.test(part),
    patch: patch !== undefined && patch.length > longestPatch ? undefined : patch,
  }
}
