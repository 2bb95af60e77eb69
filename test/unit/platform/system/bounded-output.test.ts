import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { createBoundedOutput } from '../../../../src/platform/system/bounded-output.ts'

function show(...chunks: readonly string[]): string {
  let shown = ''
  const output = createBoundedOutput((text) => {
    shown += text
  })
  for (const chunk of chunks) output.write(chunk)
  output.end()
  return shown
}

it('passes on what a person reads as it is', () => {
  const text = Array.from({ length: 400 }, (_, index) => `line ${index}\n`).join('')
  expect(show(...(text.match(/.{1,7}|\n/gs) ?? []))).toBe(text)
  expect(show('no', ' newline')).toBe('no newline')
  expect(show('', '\n\n')).toBe('\n\n')
})

it('keeps both ends of what is longer, and says how much lies between', () => {
  const shown = show(...Array.from({ length: 1_000 }, (_, index) => `line ${index}\n`)).split('\n')
  expect(shown.slice(199, 202)).toEqual(['line 199', '… 600 lines are left out …', 'line 800'])
  expect(show('x'.repeat(3_000), 'x'.repeat(3_000), '\nend\n')).toBe(`${'x'.repeat(4_000)}…\nend\n`)
})

it.each([
  ['without end', '{ yes || true; } | head -c 50000000', 'y', 0],
  ['in one line', "{ yes || true; } | head -c 50000000 | tr -d '\\n'", 'y', 0],
  ['and leaves something behind', 'sleep 600 & echo left; exit 3', 'left', 3],
])('bounds a command that prints %s', (_, line, start, exitCode) => {
  const command = resolve(import.meta.dirname, '../../../../src/platform/system/command.ts')
  const script = `const { createRunCommand } = await import(${JSON.stringify(command)})
const outcome = await createRunCommand(() => false)(${JSON.stringify(line)}, { cwd: '.', env: {}, allowed: [], timeoutMs: 600_000 })
process.exitCode = outcome.exitCode`
  const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  })
  expect([stdout.slice(0, start.length), status]).toEqual([start, exitCode])
  expect(stdout.length).toBeLessThan(10_000)
})
