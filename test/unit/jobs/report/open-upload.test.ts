import { expect, it } from 'vitest'
import { openResultUpload } from '../../../../src/jobs/report/open-upload.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import { fakePlatform } from '../../../support/platform.ts'

/** What is said of an upload that has no key. */
async function said(isKeyMissing: boolean, context: Partial<CiContext> = {}) {
  const lines: string[] = []
  const tell = (level: string) => (text: string) => lines.push(`${level}: ${text}`)
  const upload = await openResultUpload(
    { isKeyMissing } as never,
    {} as never,
    {} as never,
    fakePlatform({ runtime: { context, log: { notice: tell('notice'), warning: tell('warning') } } }),
  )
  expect(upload.sink).toBeUndefined()
  expect(await upload.finish([])).toEqual({ kind: 'none' })
  return lines
}

it('nothing is uploaded or said where no service was asked for', async () => {
  expect(await said(false)).toEqual([])
})

it.each<[string, string, Partial<CiContext>]>([
  ['warning', 'of a push', {}],
  ['warning', 'of a pull request', { pullRequest: { fromFork: false } as never, actor: 'ada' }],
  ['notice', 'of a fork', { pullRequest: { fromFork: true } as never, actor: 'ada' }],
  ['notice', 'of Dependabot', { pullRequest: { fromFork: false } as never, actor: 'dependabot[bot]' }],
])('a missing key is a %s %s', async (level, _, context) => {
  expect(await said(true, context)).toEqual([
    expect.stringMatching(`^${level}: base-url is set, but api-key is empty`),
  ])
})
