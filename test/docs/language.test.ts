import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles, listSources } from '../support/list-files.ts'
import { pages, project } from './blocks.ts'

/**
 * Patterns that make texts hard to read for a native speaker, each with what to write instead. They are looked for
 * in docs, error messages and comments alike.
 */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/\bis none\b|\bare none\b/i, 'say what is missing'],
  [/\bwhat (became|becomes|came|comes) of\b/i, 'say what happened to it'],
  [/\bpassed over\b|\bpass over\b/i, 'skipped, ignored'],
  [/\banew\b/i, 'again, a new one'],
  [/\bdearer\b/i, 'more expensive'],
  [/\bfor ever\b/i, 'forever, or say until when'],
  [/: is needed\b|\bis needed (for|with)\b/i, 'is required'],
  [/\bwith a word\b|\bwithout a word\b/i, 'with a message, silently'],
  [/\bchance brings\b/i, 'state the p-value'],
  [/\ball the same\b/i, 'anyway'],
  [/\ball is well\b/i, 'everything passes'],
  [/\bnobody (is|are) left\b/i, 'say what happens'],
  [/\bon nothing else\b/i, 'say when it fails'],
  [/\bthe fault is on\b/i, 'the service failed'],
  [/\bdoes not know ["“]/i, 'must be one of'],
  [/\bis no (id|key|path|file|number|regression|test)\b/i, 'is not a …'],
  // "Could not tell whether" is what GitHub's own docs say, too.
  [/(?<!\bnot |can't )\btells? (how|which|that|what|whether)\b/i, 'reports, says'],
  [/\bby itself alone\b|\bbrought up to date\b/i, 'updated'],
  [/\b(?<!there )is no (mistake|baseline|proof|verdict|name|admin|report|regular)\b/i, 'is not a …'],
  [/\bcan not\b/i, 'cannot'],
  [/\b(mended|inside of|not to be had)\b/i, 'fixed, within, not available'],
]

/** Files whose sentences quote names as \u201cname\u201d, so that a straight quote in a name does not end it. */
const quotesNames = [
  'src/model/format.ts',
  'src/render/markdown/word-change.ts',
  'docs/reviewer.md',
  'docs/audit.md',
  'docs/command-line.md',
]

const files = [
  'action.yml',
  'call/action.yml',
  'command/action.yml',
  ...pages,
  ...listSources(),
  ...listFiles(['scripts/**/*.ts', 'bench/**/*.ts'], project),
]

/** The style table of CONTRIBUTING shows bad examples on purpose. */
function isExample(file: string, line: string): boolean {
  return file === 'CONTRIBUTING.md' && line.startsWith('| ')
}

it('finds the files', () => {
  expect(files.length).toBeGreaterThan(50)
})

it.each(files)('%s is plain English', (file) => {
  const found = readFileSync(join(project, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      patterns
        .filter(([pattern]) => pattern.test(line) && !isExample(file, line))
        .map(([pattern, instead]) => `${file}:${index + 1} ${pattern.exec(line)?.[0]} (better: ${instead})`),
    )
  expect(found).toEqual([])
})

it.each(files)('%s has straight quotes and apostrophes', (file) => {
  const found = readFileSync(join(project, file), 'utf8')
    .split('\n')
    .map((line) => (quotesNames.includes(file) ? line.replaceAll(/“[^“”]*”/g, '') : line))
    .flatMap((line, index) => (/[“”‘’]/.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []))
  expect(found).toEqual([])
})

it.each(listFiles('{test,local-service/test}/**/*.{test,browser,corpus}.ts', project))(
  '%s has titles in plain English',
  (file) => {
    const found = readFileSync(join(project, file), 'utf8')
      .split('\n')
      .filter((line) => /^\s*(?:it|test|describe)\b/.test(line))
      .flatMap((line) => patterns.flatMap(([pattern]) => pattern.exec(line)?.[0] ?? []))
    expect(found).toEqual([])
  },
)
