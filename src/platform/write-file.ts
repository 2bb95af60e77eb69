import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { readErrorCode } from '../errors.ts'
import { isPathWithin } from '../paths/folders.ts'

/**
 * Writes a file into the workspace, or to a place that the user names outside of it, and makes its folder. Within
 * the workspace no symbolic link is followed: code under test may have left one there, and could have us overwrite
 * a file that this step may write and that code may not.
 * @throws Error that explains why, including errors of the file system. Half a file is never left behind.
 */
export function writeWorkspaceFile(workspace: string, path: string, text: string | Iterable<string>): void {
  makeFolder(dirname(path))
  if (!isPathWithin(workspace, path)) {
    writeFile(path, text)
    return
  }
  refuseLinkOut(workspace, path)
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW = 0 } = constants
  const file = openWithoutLink(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
  try {
    writeFully(file, path, text)
  } finally {
    closeSync(file)
  }
}

/**
 * Removes a file of the workspace; of a symbolic link the link, and nothing behind one that leads out of it.
 * @throws Error that explains why, including errors of the file system
 */
export function removeWorkspaceFile(workspace: string, path: string): void {
  refuseLinkOut(workspace, path)
  rmSync(path)
}

function refuseLinkOut(workspace: string, path: string): void {
  if (!isPathWithin(realpathSync(workspace), join(realpathSync(dirname(path)), 'file')))
    throw new Error('a symbolic link leads out of the workspace')
}

/**
 * Makes a folder and those that lead to it. Node's own recursive call never returns where the system has no folder to make
 * one in, as below `/proc`.
 * @throws errors of the file system
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it in the meantime.
    if (!existsSync(path)) throw error
  }
}

/**
 * Writes a text, or its pieces one after the other, to a file.
 * @throws errors of the file system; half a file is never left behind
 */
export function writeFile(path: string, text: string | Iterable<string>): void {
  const file = openSync(path, 'w')
  try {
    writeFully(file, path, text)
  } finally {
    closeSync(file)
  }
}

/** A full disk leaves the beginning of a file, which the next reader would take for damaged results. */
function writeFully(file: number, path: string, text: string | Iterable<string>): void {
  try {
    writeText(file, text)
  } catch (error) {
    const isFull = ['ENOSPC', 'EDQUOT'].includes(readErrorCode(error))
    if (isFull && lstatSync(path, { throwIfNoEntry: false })?.isFile() === true) rmSync(path, { force: true })
    throw error
  }
}

/** Pieces are joined up to this many characters: a write of its own for each would take longer than the text. */
const joinedLength = 256 * 1024

function writeText(file: number, text: string | Iterable<string>): void {
  let joined = ''
  for (const piece of typeof text === 'string' ? [text] : text) {
    joined += piece
    if (joined.length < joinedLength) continue
    writeFileSync(file, joined)
    joined = ''
  }
  writeFileSync(file, joined)
}

function openWithoutLink(path: string, flags: number): number {
  try {
    return openSync(path, flags, 0o666)
  } catch (error) {
    const isLink = readErrorCode(error) === 'ELOOP'
    throw isLink ? new Error('it is a symbolic link') : error
  }
}
