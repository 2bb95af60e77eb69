import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parsePolicyFile, policySchema } from '../../src/config/policy/file.ts'
import { ruleNames } from '../../src/model/verdict.ts'

const docs = join(import.meta.dirname, '../../docs')
const policyPage = readFileSync(join(docs, 'policy.md'), 'utf8')

describe('docs/policy.md', () => {
  it('has every key of the policy file', () => {
    const keys = Object.keys(policySchema.entries).filter((key) => key !== '$schema')
    expect(keys.filter((key) => !policyPage.includes(`\`${key}\``))).toEqual([])
  })

  it('has every rule of a verdict', () => {
    expect(ruleNames.filter((rule) => !policyPage.includes(`\`${rule}\``))).toEqual([])
  })

  it('shows a file that is valid', () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(policyPage)?.[1] ?? ''
    const file = parsePolicyFile(example, 'docs/policy.md')
    expect(file.settings.cases).toHaveLength(2)
    expect(file.suites).toHaveLength(1)
  })
})
