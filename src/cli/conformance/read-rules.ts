import assert from 'node:assert/strict'
import { expectRefusal, expectStatus, invalid, nowhere, type Rule, readCollection } from './expectations.ts'
import type { Probe } from './probe.ts'
import { NotOffered } from './table.ts'

/** Rules that only read. */
export const readRules: readonly Rule[] = [
  {
    rule: 'a request without a key: 401 UNAUTHORIZED',
    source: 'public page',
    ask: async (probe) => expectRefusal(await probe.ask('GET', '/me', { key: null }), 401, 'UNAUTHORIZED'),
  },
  {
    rule: 'an invalid key: 401 UNAUTHORIZED',
    source: 'public page',
    ask: async (probe) =>
      expectRefusal(await probe.ask('GET', '/me', { key: 'sk_nobody' }), 401, 'UNAUTHORIZED'),
  },
  {
    rule: 'the account behind the key',
    source: 'public page',
    ask: async (probe) => expectStatus(await probe.ask('GET', '/me'), 200),
  },
  ...['/projects'].map(
    (path): Rule => ({
      rule: `GET ${path} is a collection { items, nextCursor? }`,
      source: 'public page',
      ask: async (probe: Probe) => readCollection(await probe.ask('GET', path)),
    }),
  ),
  ...['/servers', '/eval-suites', '/environments'].map(
    (path): Rule => ({
      rule: `GET /projects/{projectId}${path} is a collection`,
      source: 'public document',
      ask: async (probe: Probe) => readCollection(await probe.askProject('GET', path)),
    }),
  ),
  ...['/swarms', '/chatboxes', '/plugins', '/clients'].map(
    (path): Rule => ({
      rule: `GET /projects/{projectId}${path} is a collection`,
      source: 'public document',
      ask: async (probe: Probe) => readCollection(await probe.askProject('GET', path, { mayBeAbsent: true })),
    }),
  ),
  {
    rule: 'an unknown project: 404 NOT_FOUND',
    source: 'public page',
    ask: async (probe) =>
      expectRefusal(await probe.ask('GET', `/projects/${nowhere}/servers`), 404, 'NOT_FOUND'),
  },
  ...['/eval-suites', '/eval-runs', '/environments'].map(
    (path): Rule => ({
      rule: `an unknown record of ${path}: 404 NOT_FOUND`,
      source: 'public page',
      ask: async (probe: Probe) =>
        expectRefusal(await probe.askProject('GET', `${path}/${nowhere}`), 404, 'NOT_FOUND'),
    }),
  ),
  {
    rule: 'a study of another project: 404 NOT_FOUND',
    source: 'what deployments do',
    ask: async (probe) =>
      expectRefusal(await probe.askProject('GET', `/studies/${nowhere}`), 404, 'NOT_FOUND'),
  },
  {
    rule: 'a limit out of range is clamped, not refused',
    source: 'what deployments do',
    ask: async (probe) => readCollection(await probe.askProject('GET', '/eval-suites?limit=100000')),
  },
  {
    rule: 'a body that is not JSON: 400 VALIDATION_ERROR',
    source: 'public page',
    ask: async (probe) =>
      expectRefusal(await probe.askProject('POST', '/eval-runs', { text: '{' }), 400, invalid),
  },
  {
    rule: 'a run of neither form: 400 VALIDATION_ERROR',
    source: 'public page',
    ask: async (probe) =>
      expectRefusal(await probe.askProject('POST', '/eval-runs', { body: { notes: 'x' } }), 400, invalid),
  },
  {
    rule: 'an unknown key of a run is refused, and named',
    source: 'what deployments do',
    ask: async (probe) => {
      const answer = await probe.askProject('POST', '/eval-runs', {
        body: { suiteId: nowhere, colour: 'red' },
      })
      expectRefusal(answer, 400, invalid)
      assert.match(JSON.stringify(answer.json), /colour/)
    },
  },
  {
    rule: 'the capabilities of environments are booleans; absence means unsupported',
    source: 'public document',
    ask: async (probe) => {
      const json = expectStatus(await probe.askProject('GET', '/environments/capabilities'), 200)
      for (const name of ['modelOverrides', 'secretGrants']) {
        assert.ok(['boolean', 'undefined'].includes(typeof json[name]), `${name}: ${typeof json[name]}`)
      }
    },
  },
  {
    rule: 'the eval vocabulary is published, by the deployment or the project',
    source: 'public document',
    ask: async (probe) => assert.equal(await readVocabulary(probe), 2),
  },
  {
    rule: 'an unknown eval vocabulary: 400 VALIDATION_ERROR',
    source: 'what deployments do',
    ask: async (probe) => {
      if ((await readVocabulary(probe)) !== 2) throw new NotOffered()
      const headers = { 'x-service-eval-vocabulary': '3' }
      expectRefusal(await probe.askProject('GET', `/eval-suites/${nowhere}/cases`, { headers }), 400, invalid)
    },
  },
  {
    rule: 'a deprecated path answers with Deprecation: true and a Link to its successor',
    source: 'what deployments do',
    ask: async (probe) => {
      const { headers } = await probe.askProject('GET', '/hosts', { mayBeAbsent: true })
      if (headers.get('deprecation') === null) throw new NotOffered()
      assert.equal(headers.get('deprecation'), 'true')
      assert.match(headers.get('link') ?? '', /successor-version/)
    },
  },
  {
    rule: 'an agent turn without messages: 400 VALIDATION_ERROR',
    source: 'public page',
    ask: async (probe) =>
      expectRefusal(await probe.askProject('POST', '/agent', { body: {}, mayBeAbsent: true }), 400, invalid),
  },
  {
    rule: 'an ingest body without a suite name is refused',
    source: 'what deployments do',
    ask: async (probe) => {
      const { status } = await probe.askProject('POST', '/eval-ingest/report', { body: { results: [] } })
      assert.ok(status === 400 || status === 422, `answered ${status}`)
    },
  },
]

async function readVocabulary(probe: Probe): Promise<1 | 2> {
  for (const answer of [
    await probe.ask('GET', '/capabilities'),
    await probe.askProject('GET', '/capabilities'),
  ]) {
    const { vocabulary } = answer.json as { vocabulary?: { version?: number } }
    if (answer.status === 200 && vocabulary?.version === 2) return 2
  }
  throw new NotOffered()
}
