import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

/** Further away than any import: scenarios load the sources by the name of an entry. */
const unknownDistance = 12
/** So many imports are worth a word that the paths of a test and a source have in common. */
const wordWorth = 2

const doors: Readonly<Record<string, string>> = packageJson.imports

/** How far test files are from sources, by what they import and how they are called. */
export function measureDistances(root: string, tests: readonly string[]) {
  const imports = new Map<string, readonly string[]>()
  const listImports = (file: string) => {
    const known = imports.get(file) ?? readImports(root, file)
    imports.set(file, known)
    return known
  }
  const byTest = new Map(tests.map((test) => [test, measureFrom(test, listImports)]))

  /** How far a test file is from a source. */
  return (test: string, source: string): number => {
    const words = listWords(source)
    const common = listWords(test).filter((word) => words.includes(word)).length
    return (byTest.get(test)?.get(source) ?? unknownDistance) - wordWorth * common
  }
}

function listWords(path: string): readonly string[] {
  return path
    .replace(/(?:\.test)?\.ts$/, '')
    .split(/[/-]/)
    .filter((word) => word.length > 2)
}

function measureFrom(test: string, listImports: (file: string) => readonly string[]) {
  const distances = new Map([[test, 0]])
  // A map gives what is added while it is walked through, too: the nearest files come first.
  for (const [file, distance] of distances)
    for (const next of listImports(file)) if (!distances.has(next)) distances.set(next, distance + 1)
  return distances
}

function readImports(root: string, file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/(?:from|import|import\() ?'([.#][^']*)'/g)].flatMap(([, name = '']) => {
    const path = name.startsWith('#') ? doors[name] : join(dirname(file), name)
    const relative = path?.replace(/^\.\//, '')
    return relative?.endsWith('.ts') && existsSync(join(root, relative)) ? [relative] : []
  })
}
