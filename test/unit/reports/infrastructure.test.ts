import { describe, expect, it } from 'vitest'
import { findCause } from '../../../src/model/run/never-judged.ts'

describe('what the text of an error says', () => {
  it.each([
    ['refused', 'RateLimitError: Error code: 429 - {"error": {"message": "Rate limit reached for gpt-4o"}}'],
    ['refused', 'API error: 429 Too Many Requests'],
    ['refused', '429 rate limited'],
    ['refused', 'You exceeded your current quota, please check your plan and billing details'],
    ['refused', 'insufficient_quota'],
    ['refused', 'botocore.errorfactory.ThrottlingException: Too many tokens, please wait'],
    ['unauthorised', 'openai.AuthenticationError: Error code: 401 - Incorrect API key provided: sk-x'],
    ['unauthorised', '{"type":"authentication_error","message":"invalid x-api-key"}'],
    ['unauthorised', 'API key not valid. Please pass a valid API key.'],
    ['unauthorised', 'API error: 401 Unauthorized'],
    ['gone', "openai.NotFoundError: Error code: 404 - The model 'gpt-4-0314' has been deprecated"],
    ['gone', 'The model `x-1` does not exist or you do not have access to it.'],
    ['gone', '{"type":"not_found_error","message":"model: claude-2.0"}'],
    ['gone', 'ResourceNotFoundException: This model version has reached the end of its life.'],
    ['cut', 'CancelledError()'],
    ['cut', 'KeyboardInterrupt'],
    ['overloaded', '503 overloaded'],
    ['overloaded', 'overloaded_error: Overloaded'],
    ['overloaded', 'API error: 502 Bad Gateway'],
    ['overloaded', 'openai.InternalServerError: Error code: 500'],
    ['overloaded', 'RuntimeError: judge down, status 503'],
    ['overloaded', 'openai.APITimeoutError: Request timed out.'],
    ['overloaded', 'httpx.ReadTimeout: the read operation timed out'],
    ['overloaded', 'Timed out while waiting for the model'],
    ['overloaded', 'read ECONNRESET'],
  ])('%s: %s', (cause, text) => expect(findCause(text)).toBe(cause))

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
    'LimitExceededError: token limit exceeded',
    'NotFoundError: order 401 does not exist',
    'the tool needs an api_key argument',
  ])('%s: the code', (text) => expect(findCause(text)).toBeUndefined())

  it('looks at the beginning only, for traces quote code', () => {
    expect(findCause(`ValueError: no answer\n${' '.repeat(3000)}# retry on rate limit`)).toBeUndefined()
  })
})
