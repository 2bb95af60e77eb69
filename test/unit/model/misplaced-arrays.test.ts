import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { findMisplacedArrays } from '../../../src/model/misplaced-arrays.ts'

describe('an array in place of an object', () => {
  const schema = v.pipe(
    v.looseObject({
      ci: v.nullish(v.looseObject({ branch: v.optional(v.string()) })),
      labels: v.optional(v.record(v.string(), v.unknown())),
      steps: v.optional(v.array(v.strictObject({ fields: v.optional(v.looseObject({})) }))),
      either: v.optional(v.union([v.string(), v.array(v.string()), v.looseObject({})])),
    }),
    v.check(() => true),
  )

  it('is found at any depth', () => {
    const input = { ci: [], labels: ['a'], steps: [{ fields: {} }, { fields: [1] }, []], either: ['x'] }
    expect(findMisplacedArrays(schema, input)).toEqual([
      ['ci'],
      ['labels'],
      ['steps', 1, 'fields'],
      ['steps', 2],
    ])
    expect(findMisplacedArrays(schema, [])).toEqual([[]])
  })

  it('is not found where the value is absent, or what it should be', () => {
    expect(findMisplacedArrays(schema, { ci: null, labels: {}, steps: [], either: {} })).toEqual([])
    expect(findMisplacedArrays(schema, undefined)).toEqual([])
  })
})
