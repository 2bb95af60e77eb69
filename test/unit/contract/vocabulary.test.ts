import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findSpellingProblems, readCaseFields, spellCaseFields } from '../../../src/contract/vocabulary.ts'
import { json, type Reply, serve } from '../../support/http/scripted-server.ts'
import { clientFor, problemsOf } from '../../support/service/client-for.ts'

const params = { projectId: 'p1', suiteId: 's1' }
const steps = [{ id: 's', kind: 'prompt', prompt: 'Hi' }]
const oldWords = {
  title: 'echo',
  steps,
  repetitions: 3,
  iterations: 3,
  checks: { list: [{ type: 'noToolErrors', role: 'gating' }] },
}
const newWords = {
  title: 'echo',
  steps,
  iterations: 3,
  assertions: { list: [{ type: 'noToolErrors', role: 'required' }] },
}

/** A deployment that publishes its vocabulary in one place, or nowhere, and echoes cases. */
function deployment(place: 'deployment' | 'project' | 'nowhere', answer: object): Reply {
  return (request, response) => {
    const vocabulary = { vocabulary: { version: 2 } }
    if (request.path === '/capabilities') {
      return (place === 'nowhere' ? json(404, {}) : json(200, place === 'deployment' ? vocabulary : {}))(
        request,
        response,
      )
    }
    if (request.path === '/projects/p1/capabilities') {
      return (place === 'project' ? json(200, vocabulary) : json(404, {}))(request, response)
    }
    return json(request.method === 'POST' ? 201 : 200, answer)(request, response)
  }
}

describe('the vocabulary', () => {
  test.each(['deployment', 'project'] as const)(
    'is version 2 when the %s says so, asked once',
    async (place) => {
      const server = await serve(deployment(place, { id: 'c1', iterations: 3, legacyIterations: 3 }))
      const { client } = clientFor(server.url)
      await client.call('createEvalCase', { params, body: newWords })
      const stored = await client.call('getEvalCase', { params: { ...params, caseId: 'c1' } })
      expect(stored).toMatchObject({ iterations: 3, legacyIterations: 3 })
      const [created, read] = server.requests.filter(({ path }) => path.includes('/cases'))
      expect(created?.json).toEqual(newWords)
      expect(created?.headers['x-service-eval-vocabulary']).toBe('2')
      expect(read?.headers['x-service-eval-vocabulary']).toBe('2')
      expect(server.requests.filter(({ path }) => path === '/capabilities')).toHaveLength(1)
    },
  )

  test('is version 1 without the capability: old words, no header, and answers still in the new words', async () => {
    const answer = { id: 'c1', repetitions: 3, iterations: 1, checks: null }
    const server = await serve(deployment('nowhere', answer))
    const { client } = clientFor(server.url)
    const created = await client.call('createEvalCase', { params, body: newWords })
    const request = server.requests.at(-1)
    expect(request?.json).toEqual(oldWords)
    expect(request?.headers).not.toHaveProperty('x-service-eval-vocabulary')
    expect(created).toMatchObject({ iterations: 3, legacyIterations: 1, assertions: null })
    expect(created).not.toHaveProperty('repetitions')
  })

  test('does not touch other operations', async () => {
    const server = await serve(json(200, { items: [] }))
    const { client } = clientFor(server.url)
    await client.call('listEvalSuiteRuns', { params })
    expect(server.requests.map(({ path }) => path)).toEqual(['/projects/p1/eval-suites/s1/runs'])
  })

  test('spells every case of a batch', async () => {
    const server = await serve(deployment('nowhere', { created: [] }))
    const { client } = clientFor(server.url)
    await client.call('createEvalCases', {
      params,
      body: { cases: [newWords, { title: 'b', steps, runs: 2 }] },
    })
    expect(server.requests.at(-1)?.json).toEqual({ cases: [oldWords, { title: 'b', steps, iterations: 2 }] })
  })

  test('refuses two spellings of one field before any case is sent, with the place', async () => {
    const server = await serve(deployment('deployment', {}))
    const { client } = clientFor(server.url)
    const body = { cases: [{ title: 'a', steps, legacyIterations: 1, runs: null }] }
    expect(await problemsOf(client.call('createEvalCases', { params, body }))).toEqual([
      'createEvalCases body: cases.0.runs: Send legacyIterations or runs, not both — they are two spellings of one field.',
    ])
    expect(server.requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  test('of version 1 knows no word of version 2', () => {
    expect(findSpellingProblems({ iterations: 3, repetitions: 3 }, 1)).toEqual([])
    expect(findSpellingProblems({ iterations: 3, repetitions: 3 }, 2)).toHaveLength(1)
    expect(findSpellingProblems({ legacyIterations: 3 }, 1, 'cases.2')).toEqual([
      'cases.2.legacyIterations: Unrecognized key "legacyIterations".',
    ])
  })

  test('is lossless: what is spelled for either version is read back the same', () => {
    const fields = fc.record(
      {
        title: fc.string(),
        iterations: fc.integer({ min: 1, max: 10 }),
        legacyIterations: fc.option(fc.integer({ min: 1, max: 10 })),
        assertions: fc.record({
          list: fc.array(fc.record({ role: fc.constantFrom('required', 'advisory') })),
        }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fields, fc.constantFrom(1 as const, 2 as const), (given, version) => {
        expect(readCaseFields(spellCaseFields(given, version), version)).toEqual({ ...given })
      }),
    )
  })
})
