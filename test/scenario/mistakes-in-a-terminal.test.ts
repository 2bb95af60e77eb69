import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { folder, mistakes } from '../support/mistakes.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace } from '../support/workspace.ts'

describe('each of many mistakes', () => {
  it('has no twin', () => {
    const names = mistakes.map(({ argv, text, env }) => JSON.stringify([argv, text, env]))
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThanOrEqual(150)
  })

  it.each(mistakes)('$argv $text is answered with what, where and what to do', async (mistake) => {
    const { argv, text, env, exitCode = 2, where, remedy } = mistake
    const file = argv.find((word) => word === 'p.yml' || word === 's.yml')
    const cwd = createWorkspace({
      ...folder,
      ...(file !== undefined && text !== undefined && { [file]: text }),
    })
    const ended = await runCli(argv, { cwd, env, waitsFile: join(cwd, 'waits') })
    expect(ended.exitCode, ended.stderr + ended.stdout).toBe(exitCode)
    // On stderr, in words, and without a path that an installed command does not have.
    expect(ended.stderr).toContain(where)
    expect(ended.stderr).toContain(remedy)
    expect(ended.stderr).not.toMatch(/\b(?:E[A-Z]{3,}: |errno)|(?<!main\/)docs\/|\n {4}at /)
  })
})
