import { expect, it } from 'vitest'
import { claimSuiteName } from '../../../../../src/platform/github/identity/suite-names.ts'
import type { CiContext } from '../../../../../src/ports/context.ts'
import { createWorkspace } from '../../../../support/workspace.ts'

const context = { repository: 'octo/app', runId: '1', attempt: 1, job: 'evals', step: 'one' } as CiContext
const ofStep = (step: string | undefined) => ({ ...context, step }) as CiContext

it('gives the name of a suite to one step of a job', () => {
  const temporary = createWorkspace({})
  expect(claimSuiteName('pool', context, temporary)).toBe(true)
  expect(claimSuiteName('pool', context, temporary)).toBe(true)
  expect(claimSuiteName('pool', ofStep('two'), temporary)).toBe(false)
  expect(claimSuiteName('other', ofStep('two'), temporary)).toBe(true)
  expect(claimSuiteName('pool', { ...ofStep('two'), attempt: 2 }, temporary)).toBe(true)
})

it('lets every step have it where nothing can be noted', () => {
  expect(claimSuiteName('pool', context, undefined)).toBe(true)
  const temporary = createWorkspace({ file: '' })
  expect(claimSuiteName('pool', ofStep(undefined), temporary)).toBe(true)
  expect(claimSuiteName('pool', context, `${temporary}/file`)).toBe(true)
  expect(claimSuiteName('pool', ofStep('two'), `${temporary}/file`)).toBe(true)
})
