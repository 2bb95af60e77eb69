import { describe, expect, it } from 'vitest'
import type { RunPlace } from '../../../../src/service/hosted/job.ts'
import { findBasePlace, toRunPlace } from '../../../../src/service/hosted/place.ts'
import { type ScriptedJob, scriptedJob } from '../../../support/hosted/scripted-job.ts'
import { problemsOf } from '../../../support/service/client-for.ts'

it.each<[string | undefined, RunPlace | undefined, RunPlace]>([
  [undefined, undefined, {}],
  ['env', { environmentId: 'other', serverIds: ['srv'] }, { environmentId: 'env' }],
  [undefined, { environmentId: 'other', serverIds: ['srv'] }, { environmentId: 'other' }],
  [undefined, { serverIds: ['srv'] }, { serverIds: ['srv'] }],
])('a run in the environment %j that was asked to be in %j is in %j', (environmentId, asked, place) => {
  expect(toRunPlace(environmentId, asked)).toEqual(place)
})

describe('the place of the base branch', () => {
  const find = (hosted: ScriptedJob['hosted'], copies: ReadonlyMap<string, string> = new Map()) => {
    const { job } = scriptedJob({
      hosted: { baseServers: [], ...hosted },
      answers: {
        listEnvironments: () => [{ id: 'env-base', name: 'production' }],
        listServers: () => [
          { id: 'srv-1', name: 'shop' },
          { id: 'srv-2', name: 'mail' },
        ],
      },
    })
    return findBasePlace(job.project, job.config.hosted, copies)
  }

  it('is the environment that the inputs name, for every head', async () => {
    const place = await find({ baseEnvironment: 'production', baseServers: ['shop'] })
    expect([place({}), place({ environmentId: 'env' })]).toEqual([
      { environmentId: 'env-base' },
      { environmentId: 'env-base' },
    ])
  })

  it('is the servers that the inputs name, for a head without an environment', async () => {
    const place = await find({ baseServers: ['shop', 'mail'] })
    expect(place({ serverIds: ['srv-3'] })).toEqual({ serverIds: ['srv-1', 'srv-2'] })
    expect(place({ environmentId: 'env' })).toBeUndefined()
  })

  it('is what the environment of the head is a copy of, and else unknown', async () => {
    const place = await find({}, new Map([['copy', 'template']]))
    expect(place({ environmentId: 'copy' })).toEqual({ environmentId: 'template' })
    expect(place({ environmentId: 'env' })).toBeUndefined()
    expect(place({})).toBeUndefined()
  })

  it('must be there', async () => {
    expect(await problemsOf(find({ baseEnvironment: 'productio' }))).toEqual([
      'base-environment: the project has no environment "productio"; did you mean "production"?',
    ])
    expect(await problemsOf(find({ baseServers: ['shp'] }))).toEqual([
      'base-servers: the project has no server "shp"; did you mean "shop"?',
    ])
  })
})
