import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/http/server.ts'
import { callerOf } from '../support/service/caller.ts'
import { startChromium } from './chromium.ts'

let browser: Browser
let service: LocalService

beforeAll(async () => {
  browser = await startChromium()
  service = await startLocalService({ rateLimit: 'off' })
})

afterAll(async () => {
  await browser?.close()
  await service?.close()
})

it('the pages of the local service fit a phone', async () => {
  const name = 'refunds › answers a question of a customer in a polite way [openai:gpt-5-mini · prompt 1]'
  const results = [`${name} 1`, `${name} 2`, 'x'.repeat(200)].map((caseTitle, index) => ({
    caseTitle,
    passed: index > 0,
    error: index > 0 ? undefined : `faithfulness 0.41 is below 0.7 ${'y'.repeat(200)}`,
    durationMs: 1_250,
    tokens: { total: 4_200 },
    model: 'gpt-5-mini-2026-05-01-preview',
    metadata: { scores: [{ name: 'faithfulness', score: 0.41 }] },
  }))
  const call = callerOf(service)
  const upload = async (externalRunId: string) =>
    (
      await call('POST', '/projects/default/eval-ingest/report', {
        body: { suiteName: 'support agent', externalRunId, results },
      })
    ).json
  await upload('a'.repeat(100))
  const { suiteId, runId } = await upload('2')
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
  for (const path of ['/', `/evals/suite/${suiteId}`, `/evals/suite/${suiteId}/runs/${runId}`]) {
    await page.goto(`${service.origin}${path}`)
    expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBe(360)
  }
})
