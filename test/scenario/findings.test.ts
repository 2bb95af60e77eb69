import { describe, expect, it } from 'vitest'
import { gateFiles } from '../support/gate-files.ts'

/** A report of Biome: each finding is a rule with a message, in a file. */
function lint(...findings: readonly (readonly [string, string])[]): Readonly<Record<string, string>> {
  const cases = findings.map(
    ([rule, message]) =>
      `<testcase name="org.biome.lint.${rule}" line="3" column="1"><failure message="${message}">line 3, col 1</failure></testcase>`,
  )
  const counts = `tests="${cases.length}" failures="${cases.length}" errors="0" time="0.01"`
  const suite = `<testsuite name="/src/cart.js" ${counts} disabled="0" package="org.biome">${cases.join('')}</testsuite>`
  return {
    'biome.xml': `<testsuites name="Biome" ${counts}>${cases.length === 0 ? '' : suite}</testsuites>`,
  }
}

const first = ['noVar', 'use let'] as const
const second = ['noDebugger', 'remove it'] as const

describe('a report of a linter', () => {
  it('without findings is complete, and so is a baseline of that', async () => {
    const judged = await gateFiles(lint(), lint())
    expect(judged.verdict, judged.said).toBe('passed')
  })

  it.each([
    ['a clean base', lint(), lint(first)],
    ['a base with others', lint(first), lint(first, second)],
    ['the same one in another place', lint(first), lint(first, first)],
  ])('with a new finding fails after %s', async (_, base, head) => {
    const judged = await gateFiles(base, head)
    expect(judged.verdict, judged.said).toBe('failed')
  })

  it.each([
    ['all', lint(first, second), lint()],
    ['one', lint(first, second), lint(second)],
    ['none', lint(first), lint(first)],
  ])('with %s of its findings repaired passes', async (_, base, head) => {
    const judged = await gateFiles([base, base], head)
    expect(judged.verdict, judged.said).toBe('passed')
  })
})
