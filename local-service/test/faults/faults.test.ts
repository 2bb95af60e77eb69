import { describe, expect, test } from 'vitest'
import { createFaultBox, parseFault } from '../../faults/faults.ts'

describe('parseFault', () => {
  test.each([
    ['latency=250', { kind: 'latency', ms: 250 }],
    ['status=429,times=3,retry-after=2', { kind: 'status', status: 429, times: 3, retryAfter: '2' }],
    ['status,operation=getEvalRun', { kind: 'status', operation: 'getEvalRun' }],
    ['reset-after-commit,times=1,after=2', { kind: 'reset-after-commit', times: 1, after: 2 }],
  ])('%s', (text, fault) => {
    expect(parseFault(text)).toEqual(fault)
  })

  test.each([
    ['storm', /unknown fault/],
    ['status=200', /400 to 599/],
    ['status=oops', /not a whole number/],
    ['reset=1', /takes no value/],
    ['latency=1,often=2', /unknown setting "often"/],
  ])('%s is refused', (text, message) => {
    expect(() => parseFault(text)).toThrow(message)
  })
})

test('after and times count only matching requests', () => {
  const box = createFaultBox([{ kind: 'reset', operation: 'getMe', after: 1, times: 1 }])
  const struck = ['getMe', 'listProjects', 'getMe', 'getMe'].map((id) => box.strike(id).length)
  expect(struck).toEqual([0, 0, 1, 0])
})
