import { expect, it } from 'vitest'
import { explainMissingStorage } from '../../../../../src/platform/github/artifacts/missing-storage.ts'

const runner = { ACTIONS_RUNTIME_TOKEN: 't', ACTIONS_RESULTS_URL: 'https://results' }

it.each(['https://github.com', 'https://acme.ghe.com', 'http://github.localhost'])(
  '%s stores artifacts',
  (server) => {
    expect(explainMissingStorage({ ...runner, GITHUB_SERVER_URL: server })).toBeUndefined()
  },
)

it.each([
  'https://github.acme.example',
  'http://localhost:3000',
  'https://gitea.com',
  'https://github.com.evil.example',
])('%s does not, which is said with what works instead', (server) => {
  const text = explainMissingStorage({ ...runner, GITHUB_SERVER_URL: server })
  expect(text).toContain(new URL(server).hostname)
  expect(text).toContain('baseline: file:')
})

it('a runner without a token for artifacts stores none', () => {
  expect(explainMissingStorage({ GITHUB_SERVER_URL: 'https://github.com' })).toContain('no artifact storage')
})
