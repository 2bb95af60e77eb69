import { expect, it } from 'vitest'
import { describeFileProblem } from '../../../src/facts/file-problem.ts'

it.each([
  ['a.xml:3: the file ends', 'a.xml:3', 'the file ends'],
  ['a.xml: the file is empty', 'a.xml', 'the file is empty'],
  ['it lies outside of the workspace', 'a.xml', 'it lies outside of the workspace'],
  ['a.xml.bak:3: the file ends', 'a.xml', 'a.xml.bak:3: the file ends'],
  [undefined, 'a.xml', ''],
])('a problem names the place of a report once: %s', (error, place, why) => {
  expect(describeFileProblem({ path: 'a.xml', error })).toEqual({ place, why })
})
