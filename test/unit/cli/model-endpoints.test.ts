import { describe, expect, test } from 'vitest'
import { readModelEndpoints } from '../../../src/cli/commands/model-endpoints.ts'

const openai = 'openai=https://api.openai.com/v1'
const anthropic = 'anthropic=https://api.anthropic.com/v1'
const gateway = 'https://gateway.example/v1?team=a=b'

describe('--model-url', () => {
  test('each provider gets the key that names it; the key without a name is for the gateway', () => {
    const env = {
      EVAL_GATE_MODEL_API_KEY: 'key-g',
      EVAL_GATE_MODEL_API_KEY_OPENAI: 'key-o',
      EVAL_GATE_MODEL_API_KEY_MISTRAL: 'key-m',
    }
    expect(readModelEndpoints([openai, anthropic, gateway], undefined, env)).toEqual([
      { provider: 'openai', baseUrl: 'https://api.openai.com/v1', apiKey: 'key-o' },
      { provider: 'anthropic', baseUrl: 'https://api.anthropic.com/v1' },
      { baseUrl: gateway, apiKey: 'key-g' },
    ])
  })

  test('the key without a name is for the only URL', () => {
    const env = { EVAL_GATE_MODEL_API_KEY: 'key' }
    expect(readModelEndpoints([openai], 'small', env)).toEqual([
      { provider: 'openai', baseUrl: 'https://api.openai.com/v1', apiKey: 'key', model: 'small' },
    ])
  })

  test.each([
    ['no URL', ['openai=api.openai.com'], undefined, 'got "openai=api.openai.com"'],
    ['a provider twice', [openai, openai], undefined, 'only once of the provider "openai"'],
    ['two gateways', [gateway, gateway], undefined, 'only once without a provider'],
    ['a model for two', [openai, anthropic], 'small', '--model needs exactly one --model-url; there are 2'],
    ['a model for nobody', [], 'small', '--model needs exactly one --model-url; there are 0'],
    ['a key over plain http', ['x=http://models.example/v1'], undefined, 'EVAL_GATE_MODEL_API_KEY_X is sent'],
  ])('%s is refused', (_, urls, model, message) => {
    const env = { EVAL_GATE_MODEL_API_KEY_X: 'key' }
    expect(() => readModelEndpoints(urls, model, env)).toThrow(message)
  })

  test('plain http is fine on this machine, and elsewhere without a key', () => {
    const urls = ['ollama=http://127.0.0.1:11434/v1', 'http://models.example/v1']
    expect(readModelEndpoints(urls, undefined, { EVAL_GATE_MODEL_API_KEY_OLLAMA: 'key' })).toHaveLength(2)
  })
})
