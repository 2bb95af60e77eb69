import { expect, it } from 'vitest'
import { toHttpFailure } from '../../../src/http/http-failure.ts'

const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })

it.each([
  ['the code that it has', refused, 'ECONNREFUSED'],
  ['the code of the first address of several', new AggregateError([refused]), 'ECONNREFUSED'],
  ['its name, where no address was tried', new AggregateError([]), 'AggregateError'],
  ['its name, where it has no code', new TypeError('bad'), 'TypeError'],
  ['none, where its name is no text', { name: 5 }, 'UNKNOWN'],
  ['none, where it is no object', 'a text', 'UNKNOWN'],
])('a failed connection has as its code %s', (_, error, code) => {
  expect(toHttpFailure(error).code).toBe(code)
})
