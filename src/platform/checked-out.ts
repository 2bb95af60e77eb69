import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const commit = /^[0-9a-f]{40,64}$/

/**
 * The commit that is checked out in a folder, read from the files of git; nothing where there is no repository. The
 * checkout action leaves a detached head on a pull request, and a branch on a push.
 */
export function readCheckedOut(workspace: string): string | undefined {
  const head = read(join(workspace, '.git', 'HEAD'))?.trim() ?? ''
  if (commit.test(head)) return head
  const ref = /^ref: (refs\/[^\s\0]+)$/.exec(head)?.[1]
  if (ref === undefined || ref.includes('..')) return undefined
  const loose = read(join(workspace, '.git', ref))?.trim() ?? ''
  if (commit.test(loose)) return loose
  const packed = read(join(workspace, '.git', 'packed-refs'))?.split('\n') ?? []
  const [sha = ''] = packed.find((line) => line.endsWith(` ${ref}`))?.split(' ') ?? []
  return commit.test(sha) ? sha : undefined
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
