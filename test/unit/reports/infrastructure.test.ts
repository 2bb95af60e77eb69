import { describe, expect, it } from 'vitest'
import { saysInfrastructure } from '../../../src/reports/infrastructure.ts'

describe('what the text of an error says', () => {
  it.each([
    'RateLimitError: Error code: 429 - {"error": {"message": "Rate limit reached for gpt-4o"}}',
    'API error: 429 Too Many Requests',
    '429 rate limited',
    'You exceeded your current quota, please check your plan and billing details',
    'insufficient_quota',
    '503 overloaded',
    'overloaded_error: Overloaded',
    'API error: 502 Bad Gateway',
    'openai.InternalServerError: Error code: 500',
    'RuntimeError: judge down, status 503',
    'openai.APITimeoutError: Request timed out.',
    'httpx.ReadTimeout: the read operation timed out',
    'Timed out while waiting for the model',
    'read ECONNRESET',
  ])('%s: the provider or the harness', (text) => expect(saysInfrastructure(text)).toBe(true))

  it.each([
    undefined,
    '',
    "TypeError: Cannot read properties of undefined (reading 'x')",
    "TypeError: 'NoneType' object is not subscriptable",
    'AssertionError: expected 429 to equal 200',
    'expected 500 rows, got 503',
    'Test timed out in 5000ms.',
    'upstream exploded',
    'ECONNREFUSED 127.0.0.1:3001',
    'API error: 500 Internal Server Error from http://localhost:3000/mcp',
    'createHarness results must include ordered events or messages',
    'KeyError: status',
  ])('%s: the code', (text) => expect(saysInfrastructure(text)).toBe(false))

  it('looks at the beginning only, for traces quote code', () => {
    expect(saysInfrastructure(`ValueError: no answer\n${' '.repeat(3000)}# retry on rate limit`)).toBe(false)
  })
})
