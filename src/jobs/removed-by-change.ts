import { resolve } from 'node:path'
import { findVanishedGroups } from '#verdict'
import { readErrorMessage } from '../errors.ts'
import type { Comparison } from '../model/comparison.ts'
import type { Budget } from '../ports/budget.ts'
import type { Machine, Ports } from '../ports/platform.ts'

/**
 * Whether the change itself removed a file or suite of which nothing ran: a file that is gone from the
 * checkout or that the pull request deletes or renames; a suite by the name of such a file, as classes and
 * modules are called. Asked for only where something is absent as a whole.
 */
export async function findRemovedGroups(
  comparison: Comparison,
  platform: Ports<'runtime' | 'machine' | 'review'>,
  budget: Budget,
): Promise<(group: string) => boolean> {
  const groups = findVanishedGroups(comparison)
  if (groups.length === 0) return () => false
  const files = groups.filter(({ kind }) => kind === 'file').map(({ name }) => name)
  const gone = new Set(await findGoneFiles(files, platform.machine))
  const deleted = await listDeletedFiles(platform, budget)
  const stems = deleted.map(toModuleStem)
  return (group) =>
    gone.has(group) || deleted.includes(group) || stems.some((stem) => isNamedAfter(group, stem))
}

/** The files that a checkout of the measured code lacks; empty in jobs without such a checkout. */
async function findGoneFiles(
  files: readonly string[],
  { files: checkout, workspace }: Machine,
): Promise<readonly string[]> {
  const isFilePresent = async (file: string) => {
    try {
      await checkout.sizeOf(resolve(workspace, file))
      return true
    } catch {
      return false
    }
  }
  if (!(await isFilePresent('.git'))) return []
  const isPresent = await Promise.all(files.map(isFilePresent))
  return files.filter((_, index) => isPresent[index] !== true)
}

async function listDeletedFiles(
  { review: { changedFiles }, runtime: { log } }: Ports<'runtime' | 'review'>,
  budget: Budget,
): Promise<readonly string[]> {
  if (changedFiles === undefined) return []
  try {
    const { removed } = await budget.spend('The list of removed files', changedFiles, 0.25)
    return [...removed]
  } catch (error) {
    log.info(`Could not tell what the pull request removes: ${readErrorMessage(error)}`)
    return []
  }
}

/** `tests/shop/test_cart.py` → `tests.shop.test_cart`. */
function toModuleStem(path: string): string {
  return path.replace(/(?:\.(?:test|spec))?\.\w+$/, '').replaceAll('/', '.')
}

/** `com.shop.CartTest` is named after `src/test/java/com/shop/CartTest.java`, `CartTest` as well. */
function isNamedAfter(suite: string, stem: string): boolean {
  const name = suite.replace(/(?:\.(?:test|spec))?\.(?:[cm]?[jt]sx?|py|rb|go|php)$/, '').replaceAll('/', '.')
  return name !== '' && (stem === name || stem.endsWith(`.${name}`) || name.endsWith(`.${stem}`))
}
