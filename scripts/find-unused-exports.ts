import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { doors } from './doors.ts'

/**
 * `npm run lint:exports`: exports of `src` and `local-service` whose name no other file contains. They don't need the
 * word `export`, or aren't needed at all. Compares words and not meanings: a name that two files use for different things
 * counts as used.
 */
const root = resolve(import.meta.dirname, '..')
const files = globSync('{src,local-service,test,scripts,demo,bench}/**/*.ts', {
  cwd: root,
  exclude: ['**/fixtures/**'],
})

const doorFiles = new Set(doors.values())

/** For each word, the files that contain it; two are enough to know. */
const filesOf = new Map<string, Set<string>>()
const exported: { readonly file: string; readonly name: string }[] = []
for (const file of files) {
  // The doors of the rooms only hand on what others use.
  if (doorFiles.has(file)) continue
  const text = readFileSync(resolve(root, file), 'utf8')
  for (const [word] of text.matchAll(/[\w$]+/g)) {
    const known = filesOf.get(word) ?? new Set()
    if (known.size < 2) filesOf.set(word, known.add(file))
  }
  if (!/^(?:src|local-service\/(?!test\/))/.test(file)) continue
  for (const [, name = ''] of text.matchAll(
    /^export (?:async )?(?:function\*?|const|let|class|interface|type) ([\w$]+)/gm,
  )) {
    exported.push({ file, name })
  }
}

const unused = exported.filter(({ name }) => (filesOf.get(name)?.size ?? 0) < 2)
for (const { file, name } of unused) console.log(`${file}: ${name} is used by no other file`)
console.log(`${unused.length} of ${exported.length} exports are used by no other file.`)
process.exitCode = unused.length > 0 ? 1 : 0
