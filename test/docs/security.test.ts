import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const [, claims = ''] =
  /^## What is trusted.*?\n(.*)^## What is up to you/ms.exec(readFileSync('SECURITY.md', 'utf8')) ?? []

/** Sentences that say what holds: those of the last column, and those below the tables. */
const sentences = claims.split('\n').flatMap((line) => {
  const cells = /^\| (?!\|)(.*) \|$/.exec(line)?.[1]?.split(' | ')
  const text =
    cells === undefined ? (line.startsWith('`') || /`test\//.test(line) ? line : '') : (cells.at(-1) ?? '')
  return text.split(/(?<=\.) (?=[A-Z`])/).filter((sentence) => sentence.includes(' '))
})
/** They introduce what follows. */
const introductions = /^(?:Each sentence names|\[bench\/hostile\]|Everybody who can read)/

/** The tests of what `docs/security.md` says to users, by the start of the sentence. */
const testsOfDocs: Readonly<Record<string, readonly string[]>> = {
  'It reads the report files': ['test/scenario/requests', 'test/docs/workflows'],
  'it needs `contents: read`': ['test/docs/workflows'],
  'With `pull-requests: write`': ['test/scenario/comment', 'test/scenario/check-run', 'test/scenario/issue'],
  'without them it says': ['test/unit/platform/github/sticky/comments', 'test/scenario/check-run'],
  'It stores artifacts': ['test/scenario/retention'],
  'Results go to the eval service only': ['test/security/addresses'],
  'The secrets of the step are removed': ['test/security/known-secrets', 'test/unit/platform/known-secrets'],
  'Not removed is what a program made of a secret': ['test/unit/platform/known-secrets'],
  'Code of a pull request that runs': ['test/security/reach-of-a-look'],
  'For pull requests from people': ['test/scenario/fork-pair'],
  'A command of `look-again` or `measure` gets': ['test/security/look-again-environment'],
  'It can still reach': ['test/security/reach-of-a-look', 'test/scenario/measure'],
  'So the look itself is checked': ['test/scenario/look-again'],
  'Eval Gate removes those': [
    'test/unit/platform/credentials/find-credentials',
    'test/security/credentials-in-results',
  ],
  'What a model or a tool prints': ['test/security/credentials-in-results'],
  'Each shape below was made up': ['test/unit/platform/credentials/find-credentials'],
  'The innocent texts are': ['test/unit/platform/credentials/find-credentials'],
  'has the shapes with their sources': ['test/unit/platform/credentials/find-credentials'],
  'plays hostile pull requests': ['test/bench/hostile'],
}

/** They say where something is from or what it is for, and promise nothing. */
const remarks = [
  '`SECURITY.md` in the repository',
  'The other tools (gitleaks',
  'The shapes and texts were chosen',
  'An action that keeps no runs',
  'The attacks were written for this project',
]

const isTest = (path: string) => existsSync(`${path}.test.ts`)

describe('SECURITY.md', () => {
  it('has sentences that hold', () => {
    expect(sentences.length).toBeGreaterThan(20)
  })

  it.each(sentences.filter((sentence) => !introductions.test(sentence)))(
    'names the files of the tests of: %s',
    (sentence) => {
      const named = sentence.match(/(?<=`)test\/[^`]+(?=`)/g) ?? []
      expect(named).not.toEqual([])
      expect(named.filter((path) => !isTest(path))).toEqual([])
    },
  )
})

it('what docs/security.md says has tests', () => {
  const page = readFileSync('docs/security.md', 'utf8')
  const starts = Object.keys(testsOfDocs)
  expect(
    Object.values(testsOfDocs)
      .flat()
      .filter((path) => !isTest(path)),
  ).toEqual([])
  const prose = page.split('\n').filter((line) => /^(?:\d\. |[A-Z[`])/.test(line))
  const said = prose.flatMap((line) =>
    line.replace(/^\d\. /, '').split(/(?<=\.) (?=[A-Z[])|(?<=:) (?=[A-Z])/),
  )
  const known = [...starts, ...remarks]
  expect(known.filter((start) => !page.includes(start))).toEqual([])
  expect(said.filter((sentence) => !known.some((start) => sentence.includes(start)))).toEqual([])
})
