import { expect, it } from 'vitest'
import { withReleaseAnchor } from '../../../../src/config/choice/choose-policy.ts'
import { readAnchorDay } from '../../../../src/gate/policy/policy.ts'
import { createReleases } from '../../../../src/platform/github/repository/releases.ts'
import { createRest } from '../../../../src/platform/github/rest.ts'
import type { Log } from '../../../../src/ports/platform.ts'
import { ampleBudget } from '../../../support/ample-budget.ts'
import { fakeClock } from '../../../support/clocks.ts'
import { aPolicy } from '../../../support/gate/build.ts'
import type { Reply } from '../../../support/http/scripted-server.ts'
import { json, serve } from '../../../support/http/scripted-server.ts'
import { fakePlatform } from '../../../support/platform.ts'

async function anchorBy(reply: Reply, anchor: string | undefined, mode: 'warn' | 'off' = 'warn') {
  const server = await serve(reply)
  const said: string[] = []
  const log = {
    debug: () => {},
    info: (text: string) => said.push(text),
    warning: (text: string) => said.push(text),
  } as unknown as Log
  const releases = createReleases(createRest('ghs_x', server.url, fakeClock(), log), {
    owner: 'octo',
    repo: 'app',
  })
  const given = aPolicy({ drift: { mode, anchor } })
  const policy = await withReleaseAnchor(
    given,
    fakePlatform({ repository: { releases }, runtime: { log } }),
    ampleBudget,
  )
  return { day: readAnchorDay(policy), asked: server.requests.map(({ path }) => path), said }
}

const release = json(200, { published_at: '2026-10-31T23:30:00Z', created_at: '2026-10-01T00:00:00Z' })

it('is the day on which the latest release was published', async () => {
  const { day, asked } = await anchorBy(release, 'latest-release')
  expect(day).toBe('2026-10-31')
  expect(asked).toEqual(['/repos/octo/app/releases/latest'])
})

it('is not asked for where the policy names a day, or drift is off', async () => {
  expect(await anchorBy(release, '2026-01-31')).toMatchObject({ day: '2026-01-31', asked: [] })
  expect(await anchorBy(release, undefined)).toMatchObject({ day: undefined, asked: [] })
  expect(await anchorBy(release, 'latest-release', 'off')).toMatchObject({ day: undefined, asked: [] })
})

it('is missing before the first release', async () => {
  const { day, said } = await anchorBy(json(404, { message: 'Not Found' }), 'latest-release')
  expect(day).toBeUndefined()
  expect(said.join('\n')).toContain('There is no release yet')
})

it('is missing, with a warning, when the token may not read releases', async () => {
  const { day, said } = await anchorBy(
    json(403, { message: 'Resource not accessible by integration' }),
    'latest-release',
  )
  expect(day).toBeUndefined()
  expect(said.join('\n')).toMatch(/not compared with the latest release: .*contents: read/s)
})
