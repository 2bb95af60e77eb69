import { describe, expect, it } from 'vitest'
import { parsePolicyFile } from '../../../../src/config/policy/file.ts'
import { resolvePolicy } from '../../../../src/config/policy/resolve.ts'
import { describePolicy } from '../../../../src/config/policy/table.ts'
import { findWeakerSettings } from '../../../../src/config/policy/weaker.ts'
import { UsageError } from '../../../../src/errors.ts'

const read = (text: string) => resolvePolicy({}, [parsePolicyFile(text, 'p.yml')], 'evals').policy

function problemsOf(text: string): readonly string[] {
  try {
    read(text)
  } catch (error) {
    if (error instanceof UsageError) return error.problems.map(({ where, message }) => `${where} ${message}`)
    throw error
  }
  return []
}

describe('`format` in the policy', () => {
  it('is the name of a format, or a map', () => {
    expect(read('format: tap').format).toBe('tap')
    const written =
      'format: { name: q, pass: { path: s, at-least: 0.5 }, tool-calls: [a.b, c], scores: { tone: t } }'
    expect(read(written).format).toEqual({
      name: ['q'],
      pass: { path: ['s'], atLeast: 0.5 },
      toolCalls: ['a.b', 'c'],
      scores: { tone: 't' },
    })
    expect(read('').format).toBeUndefined()
  })

  it('of a suite replaces the one of all', () => {
    const text = 'format: { name: a, error: e }\nsuites: [{ match: evals, format: { name: b } }]'
    expect(read(text).format).toEqual({ name: ['b'] })
  })

  it('is told to the reviewer, and weaker where a workflow sets another one', () => {
    const policy = read('format: { name: q }')
    expect(describePolicy(policy)).toContain('reads results by a custom map')
    expect(findWeakerSettings({ format: { name: ['r'] } }, policy)).toEqual([
      { setting: 'format', asked: 'format', isLocked: false },
    ])
    expect(findWeakerSettings({ format: { name: ['q'] } }, policy)).toEqual([])
    expect(findWeakerSettings({ format: { name: ['r'] } }, read(''))).toEqual([])
  })

  it.each([
    ['format: junt-xml', /^p\.yml:1:9 `format` must be one of .*; did you mean "junit-xml"\?$/],
    ['format: 5', /^p\.yml:1:9 `format` must be the name of a format, or a map with `name` and more$/],
    ['format:\n  pass: ok', /^p\.yml:2:3 `format\.name` is missing$/],
    ['format:\n  name: q\n  eror: e', /^p\.yml:3:3 unknown key `format\.eror`; did you mean `error`\?$/],
    [
      'format:\n  name: q\n  pass: { path: s, atleast: 1 }',
      /^p\.yml:3:20 unknown key `format\.pass\.atleast`; did you mean `at-least`\?$/,
    ],
    ['format:\n  name: q\n  scores: [a]', /^p\.yml:3:11 `format\.scores` must be a map of keys$/],
    ['format:\n  name: []', /^p\.yml:2:9 `format\.name` must be a path like metrics\.score/],
    [`format: { name: ${'a'.repeat(501)} }`, /`format\.name` must not be longer than 500 characters/],
    [`format: { name: [${'a, '.repeat(11)}] }`, /`format\.name` must be a path/],
    ['format: { name: a, seconds: 5 }', /^p\.yml:1:29 `format\.seconds` must be a path/],
  ])('refuses %s', (text, problem) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(problem)])
  })
})
