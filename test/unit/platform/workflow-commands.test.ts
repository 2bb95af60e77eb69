import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  error,
  getInput,
  group,
  info,
  print,
  saveState,
  setOutput,
  warning,
} from '../../../src/platform/workflow-commands.ts'
import { parseCommandFile } from '../../support/run-action.ts'
import { createWorkspace } from '../../support/workspace.ts'

const { writeSync } = vi.hoisted(() => ({ writeSync: vi.fn<(file: number, bytes: Uint8Array) => number>() }))
vi.mock('node:fs', async (original) => ({ ...(await original<typeof import('node:fs')>()), writeSync }))

let printed: string
beforeEach(() => {
  printed = ''
  vi.unstubAllEnvs()
  writeSync.mockReset().mockImplementation(take)
})

function take(_: number, bytes: Uint8Array): number {
  printed += new TextDecoder().decode(bytes)
  return bytes.length
}

describe('workflow commands', () => {
  it('escape what would end them or begin another', () => {
    warning('50% of\r\n::error::x', { title: 'a: b, c', file: 'src/a.ts', line: 3, col: undefined })
    error('as a whole', { title: '' })
    expect(printed).toBe(
      '::warning title=a%3A b%2C c,file=src/a.ts,line=3::50%25 of%0D%0A::error::x\n::error::as a whole\n',
    )
  })

  it('end a group whose body fails', async () => {
    const failing = group('reading', async () => {
      info('one')
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(printed).toBe('::group::reading\none\n::endgroup::\n')
  })

  it('hold outputs and states where the runner has no files', () => {
    vi.stubEnv('GITHUB_OUTPUT', '')
    vi.stubEnv('GITHUB_STATE', undefined)
    setOutput('total', 3)
    saveState('open', 'a\nb')
    expect(printed).toBe('::set-output name=total::3\n::save-state name=open::a%0Ab\n')
  })
})

it('a value in the file of the outputs ends where we say', () => {
  const file = join(createWorkspace({ output: '' }), 'output')
  vi.stubEnv('GITHUB_OUTPUT', file)
  const hostile = 'end\nverdict<<end_\npassed\nend_'
  setOutput('verdict', 'failed')
  setOutput('name', hostile)
  expect(parseCommandFile(readFileSync(file, 'utf8'))).toEqual({ verdict: 'failed', name: hostile })
})

it('inputs are read without the spaces around them', () => {
  vi.stubEnv('INPUT_SUITE_NAME', ' evals\n')
  expect([getInput('suite name'), getInput('absent')]).toEqual(['evals', ''])
})

describe('printing', () => {
  it('goes on where a pipe was full', () => {
    writeSync
      .mockImplementationOnce((file, bytes) => take(file, bytes.subarray(0, 2)))
      .mockImplementationOnce(() => {
        throw Object.assign(new Error('full'), { code: 'EAGAIN' })
      })
    print('größer')
    expect(printed.replaceAll('\ufffd', '')).toBe('größer')
  })

  it('fails where nobody reads', () => {
    writeSync.mockImplementation(() => {
      throw Object.assign(new Error('closed'), { code: 'EPIPE' })
    })
    expect(() => print('text')).toThrow('closed')
  })
})
