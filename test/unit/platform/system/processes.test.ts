import { describe, expect, it } from 'vitest'
import { chooseEnding, chooseShell, isOwnGroup } from '../../../../src/platform/system/processes.ts'

const gitBash = 'C:\\Program Files\\Git\\bin\\bash.exe'

describe('the shell of a command', () => {
  it('is bash with the flags of a workflow', () => {
    expect(chooseShell('npm test', { platform: 'linux', env: {}, hasFile: () => false })).toEqual({
      file: 'bash',
      args: ['-eo', 'pipefail', '-c', 'npm test'],
    })
  })

  it('is the one of Git on Windows, where it is installed', () => {
    const env = { ProgramFiles: 'C:\\Program Files (x86)', ProgramW6432: 'C:\\Program Files' }
    const of = (hasFile: (path: string) => boolean) =>
      chooseShell('npm test', { platform: 'win32', env, hasFile }).file
    expect(of((path) => path === gitBash)).toBe(gitBash)
    expect(of(() => false)).toBe('bash')
  })
})

describe('the processes of a command', () => {
  it('are a group that gets the signal', () => {
    expect(isOwnGroup('darwin')).toBe(true)
    expect(chooseEnding(42, 'SIGTERM', 'darwin')).toEqual({ group: -42, signal: 'SIGTERM' })
  })

  it('are a tree on Windows, which has no groups', () => {
    expect(isOwnGroup('win32')).toBe(false)
    expect(chooseEnding(42, 'SIGTERM', 'win32')).toEqual({
      file: 'taskkill',
      args: ['/pid', '42', '/t', '/f'],
    })
  })
})
