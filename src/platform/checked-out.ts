import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const commit = /^[0-9a-f]{40,64}$/

/**
 * The commit that is checked out in a folder, read from the files of git; nothing where there is no repository. The
 * checkout action leaves a detached head on a pull request, and a branch on a push.
 */
export function readCheckedOutCommit(workspace: string): string | undefined {
  const head = tryReadFile(join(workspace, '.git', 'HEAD'))?.trim() ?? ''
  if (commit.test(head)) return head
  const ref = /^ref: (refs\/[^\s\0]+)$/.exec(head)?.[1]
  if (ref === undefined || ref.includes('..')) return undefined
  const loose = tryReadFile(join(workspace, '.git', ref))?.trim() ?? ''
  if (commit.test(loose)) return loose
  const packed = tryReadFile(join(workspace, '.git', 'packed-refs'))?.split('\n') ?? []
  const [sha = ''] = packed.find((line) => line.endsWith(` ${ref}`))?.split(' ') ?? []
  if (commit.test(sha)) return sha
  return undefined
}

/** Whether a folder of the workspace holds a checkout of its own, as with the input `path` of the checkout action. */
export function hasInnerCheckout(workspace: string): boolean {
  return listFolders(workspace).some((name) => readCheckedOutCommit(join(workspace, name)) !== undefined)
}

function listFolders(path: string): readonly string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch {
    return []
  }
}

function tryReadFile(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
