import { createReadStream, mkdirSync, promises, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from '../ports/files.ts'
import { makeTemporaryFolder } from './system/temporary-folder.ts'
import { makeFolder, writeFile, writeWorkspaceFile } from './write-file.ts'

/** Files of a step below its workspace and its scratch folder, both absolute. */
export function createFiles(workspace: string, scratch: string): Files {
  const writeTo = (folder: string, name: string, text: string | Iterable<string>): string => {
    const path = join(folder, name)
    makeFolder(dirname(path))
    writeFile(path, text)
    return path
  }
  return {
    writeScratch: (name, text) => writeTo(scratch, name, text),
    writeLasting: (name, text) => writeTo(makeTemporaryFolder(), name, text),
    emptyScratchFolder: (name) => {
      const folder = join(scratch, name)
      rmSync(folder, { recursive: true, force: true })
      mkdirSync(folder, { recursive: true })
      return folder
    },
    writeOutput: (path, text) => writeWorkspaceFile(workspace, path, text),
    list: (folder) => readdirSync(folder),
    readText: (path) => readFileSync(path, 'utf8'),
    readBytes: (path) => promises.readFile(path),
    sizeOf: async (path) => (await promises.stat(path)).size,
    stream: (path) => createReadStream(path),
  }
}
