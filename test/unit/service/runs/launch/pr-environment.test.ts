import { describe, expect, it } from 'vitest'
import { UsageError } from '../../../../../src/errors.ts'
import {
  archivePrEnvironment,
  ensurePrEnvironment,
} from '../../../../../src/service/runs/launch/pr-environment.ts'
import { json, type Reply, serve } from '../../../../support/http/scripted-server.ts'
import { clientFor, problemsOf, serviceErrorOf } from '../../../../support/service/client-for.ts'

type Environment = Readonly<Record<string, unknown>>

const template: Environment = {
  id: 'e1',
  name: 'staging',
  hostId: 'h1',
  modelId: 'm1',
  serverAttachmentId: 'a1',
  description: 'as on staging',
  sandboxImageId: 'i1',
  pluginVersionIds: ['v1'],
  skillSelection: { mode: 'explicit', skillIds: ['k1'] },
  secretSelection: [{ secretId: 'x', name: 'TOKEN' }],
  revision: 3,
}
const bare: Environment = {
  id: 'e1',
  name: 'staging',
  hostId: 'h1',
  modelId: '',
  serverAttachmentId: null,
  description: '',
  pluginVersionIds: [],
  skillSelection: { mode: 'explicit', skillIds: [] },
  secretSelection: [],
  revision: 1,
}

/** A project with these environments and two suites; what was written to it, by method and path. */
async function project(environments: readonly Environment[], archive: Reply = json(200, template)) {
  const suites = ['support', 'billing'].map((name) => ({ id: `s-${name}`, name }))
  const server = await serve((request, response) => {
    const { method } = request
    const path = request.path.replace(/\?.*/, '')
    if (method === 'GET')
      return json(200, { items: path.endsWith('/environments') ? environments : suites })(request, response)
    if (path.endsWith('/archive')) return archive(request, response)
    return json(200, { id: 'e9', revision: 1 })(request, response)
  })
  const written = () =>
    server.requests
      .filter(({ method }) => method !== 'GET')
      .map((request) => [request.path.replace(/^.*?\/projects\/p\//, ''), request.json])
  return { project: clientFor(server.url).client.project('p'), written }
}

const names = { template: 'input pull-request-environment', suite: 'input suite' }
const asked = { template: 'staging', pullRequest: 12, suites: ['support'], names }

describe('the environment of a pull request', () => {
  it('is a copy of the template in everything, attached to the suites', async () => {
    const { project: at, written } = await project([template])
    expect(await ensurePrEnvironment(at, { ...asked, suites: ['support', 'billing'] })).toEqual({
      id: 'e9',
      templateId: 'e1',
    })
    const { id: _, revision: __, ...copied } = template
    expect(written()).toEqual([
      ['environments', expect.objectContaining({ ...copied, name: 'staging-pr-12' })],
      ['eval-suites/s-support/environments', expect.objectContaining({ environmentId: 'e9' })],
      ['eval-suites/s-billing/environments', expect.objectContaining({ environmentId: 'e9' })],
    ])
  })

  it('has nothing that the template does not have', async () => {
    const { project: at, written } = await project([bare])
    await ensurePrEnvironment(at, asked)
    const [[, body] = []] = written()
    expect(
      Object.keys(body as object)
        .filter((key) => key !== 'idempotencyKey')
        .sort(),
    ).toEqual(['hostId', 'name'])
  })

  it('is used again, and restored where it was archived', async () => {
    const own = { ...template, id: 'e2', name: 'staging-pr-12', revision: 7 }
    const active = await project([template, { ...own, id: 'e0', archived: true }, own])
    expect(await ensurePrEnvironment(active.project, asked)).toEqual({ id: 'e2', templateId: 'e1' })
    expect(active.written().map(([path]) => path)).toEqual(['eval-suites/s-support/environments'])
    const archived = await project([template, { ...own, archived: true }])
    expect(await ensurePrEnvironment(archived.project, asked)).toEqual({ id: 'e2', templateId: 'e1' })
    expect(archived.written()[0]).toEqual([
      'environments/e2/restore',
      expect.objectContaining({ expectedRevision: 7 }),
    ])
  })

  it('needs a template that is there, has a client, and is not archived', async () => {
    for (const [environments, problem] of [
      [[], /environment/],
      [[{ ...template, archived: true }], /environment/],
      [[{ ...template, hostId: null }], /has no client to copy/],
    ] as const) {
      const { project: at, written } = await project(environments)
      expect((await problemsOf(ensurePrEnvironment(at, asked))).join()).toMatch(problem)
      expect(written()).toEqual([])
    }
  })

  it('needs suites that are there', async () => {
    const { project: at } = await project([template])
    await expect(ensurePrEnvironment(at, { ...asked, suites: ['none'] })).rejects.toBeInstanceOf(UsageError)
  })

  it('is archived when the pull request is closed, once', async () => {
    const own = { ...template, id: 'e2', name: 'staging-pr-12', revision: 7 }
    const open = await project([template, own])
    expect(await archivePrEnvironment(open.project, asked)).toBe(true)
    expect(open.written()).toEqual([
      ['environments/e2/archive', expect.objectContaining({ expectedRevision: 7 })],
    ])
    for (const environments of [[template], [{ ...own, archived: true }], [{ ...own, name: 'staging-pr-1' }]])
      expect(await archivePrEnvironment((await project(environments)).project, asked)).toBe(false)
    const taken = await project([own], json(409, { code: 'CONFLICT', message: 'x' }))
    expect(await archivePrEnvironment(taken.project, asked)).toBe(false)
    const refused = await project([own], json(403, { code: 'FORBIDDEN', message: 'x' }))
    expect(await serviceErrorOf(archivePrEnvironment(refused.project, asked))).toMatchObject({ status: 403 })
  })
})
