import { expect, it } from 'vitest'
import type { Job } from '../../../../src/jobs/job.ts'
import { chooseBaseline } from '../../../../src/jobs/report/baseline/choose-baseline.ts'
import { fakePlatform } from '../../../support/platform.ts'

interface World {
  readonly baseline?: string
  readonly projectId?: string
  readonly provider?: 'github_actions' | 'terminal'
  readonly noArtifacts?: string
}

/** Where nothing is stored between runs. */
async function choose({ baseline = 'auto', projectId, provider = 'github_actions', noArtifacts }: World) {
  const said: string[] = []
  const tell = (level: string) => (text: string) => said.push(`${level}: ${text}`)
  const service = projectId === undefined ? undefined : { projectId }
  const chosen = await chooseBaseline({
    config: { baseline: { kind: baseline }, service },
    platform: fakePlatform({
      runtime: { context: { provider }, log: { info: tell('info'), warning: tell('warning') } },
      storage: { noArtifacts },
    }),
  } as unknown as Job)
  return { ...chosen, said }
}

it('no baseline is looked for where none is wanted, or the service is asked', async () => {
  expect(await choose({ baseline: 'none' })).toMatchObject({
    baseline: null,
    missing: { kind: 'unwanted' },
    said: [],
  })
  expect(await choose({ baseline: 'service', projectId: 'default' })).toEqual({ baseline: null, said: [] })
})

it.each(['terminal', 'github_actions'] as const)(
  'a baseline of the service is out of reach without its key: %s',
  async (provider) => {
    const { missing } = await choose({ baseline: 'service', provider })
    expect(missing).toMatchObject({ kind: 'unusable', explanation: expect.stringContaining('`api-key`') })
  },
)

it.each<[string, World]>([
  ['warning', {}],
  ['warning', { projectId: 'default' }],
  ['info', { projectId: 'p1' }],
  ['warning', { projectId: 'p1', baseline: 'artifact' }],
])('a server without storage is told as %s with %j', async (level, world) => {
  const { missing, said } = await choose({ ...world, noArtifacts: 'This server has no artifacts.' })
  expect(missing).toEqual({ kind: 'unusable', explanation: 'This server has no artifacts.' })
  expect(said).toEqual([`${level}: This server has no artifacts.`])
})

it('a runner without storage says so itself', async () => {
  expect((await choose({})).said).toEqual([expect.stringContaining('This runner has no artifact storage')])
})

it('a terminal has a first measurement, unless a stored one was named', async () => {
  const terminal = { provider: 'terminal' } as const
  expect(await choose(terminal)).toMatchObject({ missing: { kind: 'first' }, said: [] })
  expect(await choose({ ...terminal, baseline: 'artifact' })).toMatchObject({
    missing: { kind: 'unusable' },
    said: [],
  })
})
