import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Fault, type LocalService, startLocalService } from '../../../../local-service/index.ts'
import { ServiceError } from '../../../../src/errors.ts'
import { createServiceClient, type ServiceClient } from '../../../../src/service/client/client.ts'
import { createIngest, resendUnsent } from '../../../../src/service/ingest/ingest.ts'
import { fakeClock } from '../../../support/clocks.ts'

const count = 450
const results = Array.from({ length: count }, (_, index) => ({
  caseTitle: `case ${index % 90}`,
  externalCaseId: `c-${index % 90}`,
  passed: index % 9 !== 0,
  externalIterationId: `it-${index}`,
  // About 200 fill a batch.
  query: 'q'.repeat(5_000),
}))
const summary = { total: 450, passed: 400, failed: 50, passRate: 400 / 450 }

/** A local service and a client whose waits take no time. */
async function start(): Promise<{ service: LocalService; client: ServiceClient }> {
  const service = await startLocalService({ rateLimit: 'off', keys: ['sk_faults_0001'] })
  const client = createServiceClient({
    baseUrl: service.baseUrl,
    apiKey: 'sk_faults_0001',
    clock: fakeClock(),
    env: {},
  })
  onTestFinished(async () => {
    await client.close()
    await service.close()
  })
  return { service, client }
}

const upload = (client: ServiceClient, id: string) =>
  createIngest(client.project('default'), { run: { externalRunId: id, suiteName: 'faults' } })

/** What the service holds of a run, read back through the API. */
async function storedIterations(client: ServiceClient, runId: string): Promise<number> {
  const project = (await client.call('listProjects', {})).items[0]
  const params = { projectId: project?.id ?? '', runId }
  const ids = new Set<string>()
  for await (const { id } of client.pages('listEvalRunIterations', { params, query: { limit: 200 } }))
    ids.add(id)
  return ids.size
}

/** Faults that end before the client gives up. */
const passingFaults: fc.Arbitrary<Fault[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'status' as const,
      'reset' as const,
      'reset-after-commit' as const,
      'truncate' as const,
    ),
    operation: fc.constantFrom('startIngestRun', 'appendIngestIterations', 'finalizeIngestRun'),
    times: fc.integer({ min: 1, max: 2 }),
    after: fc.integer({ min: 0, max: 2 }),
    status: fc.constantFrom(429, 500, 502, 503, 504),
  }),
  { maxLength: 2 },
)

describe('an upload', () => {
  test('survives passing faults of any kind with every iteration stored once', async () => {
    const { service, client } = await start()
    let run = 0
    await fc.assert(
      fc.asyncProperty(passingFaults, async (faults) => {
        run += 1
        service.setFaults(faults)
        const ingest = upload(client, `run-${run}`)
        await ingest.add(results)
        const finished = await ingest.finish()
        service.setFaults([])
        expect(finished).toMatchObject({ status: 'completed', result: 'failed', summary })
        expect(await storedIterations(client, finished?.runId ?? '')).toBe(count)
      }),
      { numRuns: 15 },
    )
  })

  test.each([
    { kind: 'status', status: 503 },
    { kind: 'reset-after-commit' },
    { kind: 'truncate' },
    { kind: 'html', status: 502 },
    { kind: 'status', status: 401 },
  ] as Fault[])(
    'that meets a lasting fault (%j) is kept and sent later, into the same run',
    async (fault) => {
      const { service, client } = await start()
      service.setFaults([{ ...fault, after: 2 }])
      const ingest = upload(client, 'later')
      await expect(ingest.add(results)).rejects.toThrow(ServiceError)
      await expect(ingest.finish()).rejects.toThrow(ServiceError)
      const unsent = structuredClone(ingest.unsent())
      service.setFaults([])
      const finished = await resendUnsent(client, unsent, {
        run: { externalRunId: 'any', suiteName: 'faults' },
      })
      expect(finished).toMatchObject({ status: 'completed', summary })
      expect(await storedIterations(client, finished.runId)).toBe(count)
    },
  )

  test('in one request is stored once although its answer gets lost', async () => {
    const { service, client } = await start()
    service.setFaults([{ kind: 'reset-after-commit', operation: 'reportEvalResults', times: 2 }])
    const ingest = upload(client, 'lost')
    await ingest.add(results.slice(0, 90))
    expect(await ingest.finish()).toMatchObject({ summary: { total: 90 } })
    const sent = service.requests.filter(({ operationId }) => operationId === 'reportEvalResults')
    expect(sent).toHaveLength(3)
  })
})
