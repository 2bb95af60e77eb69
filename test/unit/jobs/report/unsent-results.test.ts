import { expect, it } from 'vitest'
import { createUnsentStore } from '../../../../src/jobs/report/unsent-results.ts'
import type { Artifacts } from '../../../../src/ports/artifacts.ts'
import type { UnsentIngest } from '../../../../src/service/ingest/ingest.ts'
import { fakePlatform } from '../../../support/platform.ts'

const unsent = { projectId: 'p', externalRunId: 'gh-1-1-suite', batches: [] } as unknown as UnsentIngest

/** Keeps unsent results where artifacts are saved like this; the terminal has none. */
async function keep(save?: () => Promise<unknown>) {
  const said: string[] = []
  const tell = (text: string) => void said.push(text)
  const platform = fakePlatform({
    storage: { artifacts: save && ({ save } as unknown as Artifacts) },
    runtime: { context: { repository: 'octo/app', runId: '1' }, log: { notice: tell, warning: tell } },
    machine: {
      files: { writeLasting: (name: string) => `/lasting/${name}`, writeScratch: (name: string) => name },
    },
  })
  return { isForNextAttempt: await createUnsentStore('suite', 'sk_test', platform).keep(unsent), said }
}

it('unsent results wait as an artifact for the next attempt', async () => {
  const { isForNextAttempt, said } = await keep(async () => ({ id: 1 }))
  expect(isForNextAttempt).toBe(true)
  expect(said).toEqual(['The results are stored as an artifact; run the job again to upload them.'])
})

it('unsent results stay in a file in a terminal, where no attempt comes next', async () => {
  const { isForNextAttempt, said } = await keep()
  expect(isForNextAttempt).toBe(false)
  expect(said).toEqual(['The unsent results are in /lasting/eval-gate-unsent.json.'])
})

it('unsent results that cannot be stored are not for the next attempt', async () => {
  const { isForNextAttempt, said } = await keep(() => Promise.reject(new Error('no space')))
  expect(isForNextAttempt).toBe(false)
  expect(said).toEqual(['The unsent results could not be kept: no space'])
})
