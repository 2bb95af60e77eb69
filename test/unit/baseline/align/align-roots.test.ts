import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignRoots } from '../../../../src/baseline/align/align-roots.ts'
import { addResult } from '../../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../../src/model/run/run.ts'

function runOf(...files: readonly (string | undefined)[]): Run {
  const run = createRun({ id: 'r', suiteName: 's', createdAt: 0 })
  for (const file of files) {
    const identity = { ...(file !== undefined && { file }), suite: ['cart'], name: 'adds' }
    addResult(run, { identity, outcome: 'passed' })
  }
  return run
}

const joined = (base: Run, head: Run) =>
  [...alignRoots(base, head).cases.keys()].filter((key) => head.cases.has(key)).length

describe('a checkout that lay elsewhere', () => {
  it('joins by what both paths end with', () => {
    const base = runOf('/home/a/app/test/cart.test.ts', '/home/a/app/test/deep/pay.test.ts')
    const head = runOf('/tmp/b/test/cart.test.ts', '/tmp/b/test/deep/pay.test.ts', '/tmp/b/test/new.test.ts')
    expect(joined(base, head)).toBe(2)
  })

  it('joins a single file', () => {
    expect(joined(runOf('/one/cart.test.ts'), runOf('/two/cart.test.ts'))).toBe(1)
  })

  it('follows the majority where a name exists in several folders', () => {
    const base = runOf('/a/x/index.test.ts', '/a/y/index.test.ts', '/a/y/more.test.ts')
    const head = runOf('/b/x/index.test.ts', '/b/y/index.test.ts', '/b/y/more.test.ts')
    expect(joined(base, head)).toBe(3)
  })

  it('leaves alone what joins already, and what is relative', () => {
    const same = runOf('/a/cart.test.ts', '/b/cart.test.ts')
    expect(alignRoots(same, runOf('/a/cart.test.ts'))).toBe(same)
    const relative = runOf('cart.test.ts', undefined)
    expect(alignRoots(relative, runOf('/a/cart.test.ts'))).toBe(relative)
  })

  it('never makes two cases one', () => {
    const path = fc
      .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 5 })
      .map((parts) => `/${parts.join('/')}.ts`)
    fc.assert(
      fc.property(fc.uniqueArray(path), fc.uniqueArray(path), (base, head) => {
        const run = runOf(...base)
        const before = run.cases.size
        expect(alignRoots(run, runOf(...head)).cases.size).toBe(before)
      }),
    )
  })
})
