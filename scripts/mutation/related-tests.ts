import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Statements and expressions that name another file of ours. */
const imported = /(?:from|import)\s*\(?\s*'(\.[^']+\.(?:ts|mjs))'/g

/**
 * Which tests reach a source file, directly or through others, those with the fewest imports between first: they are
 * about it, and notice a change soonest.
 *
 * @param testFiles patterns of the tests to choose from
 * @param without paths of tests to leave out
 * @returns a function that takes the path of a source file; paths are relative to the working directory
 */
export function relatedTests(
  testFiles: readonly string[],
  without: readonly string[],
): (file: string) => readonly string[] {
  const tests = new Set(
    testFiles.flatMap((pattern) => globSync(pattern)).filter((test) => !without.includes(test)),
  )
  const importers = new Map<string, string[]>()
  for (const file of globSync('{src,test,local-service,scripts,bench,call,command}/**/*.{ts,mjs}')) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported)) {
      const target = normalize(join(dirname(file), path))
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return (file) => {
    const reached = new Set([file])
    // A set is walked in the order in which it grows, so this is a search in breadth.
    for (const name of reached) for (const importer of importers.get(name) ?? []) reached.add(importer)
    return [...reached].filter((name) => tests.has(name))
  }
}
