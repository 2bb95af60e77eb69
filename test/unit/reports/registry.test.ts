import { expect, it } from 'vitest'
import { junitXml } from '../../../src/reports/formats/junit/junit-xml.ts'
import { otherFormats } from '../../../src/reports/formats/others.ts'
import { findFormat, formatNames } from '../../../src/reports/registry.ts'

it('names every format once, also those whose code is loaded when it is used', async () => {
  const all = [junitXml, ...otherFormats]
  expect(formatNames).toEqual(all.map(({ name }) => name))
  expect(new Set(formatNames).size).toBe(all.length)
  expect(await Promise.all(formatNames.map(findFormat))).toEqual(all)
})
