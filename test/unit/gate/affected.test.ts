import { describe, expect, it } from 'vitest'
import { leaveOutUntouched, listAffectedReasons } from '../../../src/gate/judge/affected.ts'
import { findAffected } from '../../../src/gate/policy/case-rules.ts'
import type { AffectedRule } from '../../../src/gate/policy/policy.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { aPolicy, judge } from '../../support/gate/build.ts'

const rule = (paths: string, chosen: Partial<AffectedRule> = {}): AffectedRule => {
  return { paths: [paths], cases: [], tools: [], ...chosen }
}

describe('changed files', () => {
  it('that look like prompts are covered by an entry that chooses a case', () => {
    const affected = [rule('prompts/*', { cases: ['refund *'] }), rule('*.md'), rule('*.py')]
    const find = (...paths: readonly string[]) => findAffected(paths, { affected })
    expect(find('prompts/refund.md', 'README.md')).toMatchObject({ unnamed: [], uncovered: [] })
    for (const path of ['AGENTS.md', 'app/system_prompt.py', 'skills/refund/SKILL.md', 'answer.j2'])
      expect(find(path).uncovered, path).toEqual([path])
    for (const path of ['src/promptly.py', 'docs/prompting.md', 'agents.py'])
      expect(find(path).uncovered, path).toEqual([])
  })
})

/** Evals of which the first calls a tool. */
function called(id: string, names: readonly string[]): Run {
  const run = createRun({ id, suiteName: 's', createdAt: 0 })
  for (const name of names)
    addResult(run, {
      identity: { suite: [], name },
      outcome: 'passed',
      scores: [{ name: 'judge', value: 1 }],
      toolCalls: name === 'a' ? [{ name: 'refund_order' }] : [],
    })
  return run
}

describe('an entry with tools', () => {
  const affected = [rule('tools/refund.ts', { tools: ['refund_*'] }), rule('tools/find.ts', { cases: ['b'] })]
  const limit = (changed: string, policy: Pick<AffectedRule, 'tools'> = { tools: [] }) => {
    const { comparison } = judge(called('head', ['c']), called('base', ['a', 'b', 'c']))
    const rules = [...affected, rule('x', policy)]
    const found = findAffected([changed], { affected: rules })
    const limited = leaveOutUntouched(comparison, found, aPolicy({ affected: rules }))
    return {
      names: limited.cases.map(({ identity }) => identity.name),
      said: listAffectedReasons(limited, found),
    }
  }

  it('touches the cases that called one on the base', () => {
    const { names, said } = limit('tools/refund.ts')
    expect(names).toEqual(['a', 'c'])
    expect(said).toMatchObject([
      { status: 'info', message: 'The change touches 1 of 3 cases: “refund_*” by “tools/refund.ts”.' },
    ])
  })

  it('excuses nothing where no case called one', () => {
    expect(limit('tools/refund.ts', { tools: ['pay'] }).names).toEqual(['a', 'b', 'c'])
  })
})
