import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serveUntilAborted } from '../../../src/cli/commands/serve.ts'
import type { TerminalIo } from '../../../src/cli/terminal-io.ts'
import { UsageError } from '../../../src/errors.ts'
import { fakeClock } from '../../support/clocks.ts'
import { skipOnWindows } from '../../support/systems.ts'

skipOnWindows('a process there gets no signals, it is ended')

function terminal(): { io: TerminalIo; text: () => string; untilLine: (pattern: RegExp) => Promise<string> } {
  let written = ''
  const waiters: (() => void)[] = []
  const write = (text: string) => {
    written += text
    for (const wake of waiters.splice(0)) wake()
  }
  const untilLine = async (pattern: RegExp): Promise<string> => {
    for (;;) {
      const found = pattern.exec(written)?.[1]
      if (found !== undefined) return found
      await new Promise<void>((resolve) => waiters.push(resolve))
    }
  }
  const io: TerminalIo = {
    stdout: { write },
    stderr: { write },
    env: {},
    clock: fakeClock(),
    cwd: process.cwd(),
    color: false,
  }
  return { io, text: () => written, untilLine }
}

describe('eval-gate serve', () => {
  test('prints base URL and key, answers, logs each request, and ends on a signal', async () => {
    const stop = new AbortController()
    const { io, text, untilLine } = terminal()
    const done = serveUntilAborted(
      stop.signal,
      ['--port', '0', '--key', 'sk_mine', '--verbose', '--fault', 'status=503,times=1'],
      io,
    )
    const baseUrl = await untilLine(/base-url: (\S+)/)
    expect(await untilLine(/key: +(\S+)/)).toBe('sk_mine')
    const ask = () =>
      fetch(`${baseUrl}/projects/default/eval-ingest/artifacts/upload-url`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_mine' },
      })
    expect((await ask()).status).toBe(503)
    expect((await ask()).status).toBe(200)
    stop.abort()
    expect(await done).toBe(0)
    const path = '/api/v1/projects/default/eval-ingest/artifacts/upload-url'
    expect(text()).toContain(`503 POST ${path} createArtifactUploadUrl 0 B`)
    expect(text()).toContain(`200 POST ${path} createArtifactUploadUrl 0 B`)
    await expect(ask()).rejects.toThrow()
  })

  test('names every problem of the command line at once', async () => {
    const { io } = terminal()
    const argv = [
      ...['--port', '99999', '--key', 'password', '--rate-limit', 'fast', '--fault', 'storm'],
      ...['--seed', 'no-such-file.yml', '--model-url', 'nowhere', '--concurrency', '99', 'extra'],
    ]
    const failure = await serveUntilAborted(AbortSignal.abort(), argv, io).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UsageError)
    expect((failure as UsageError).message.split('\n')).toEqual([
      '8 problems in the configuration:',
      '  unexpected argument "extra"',
      '  --port must be a port from 0 to 65535; got "99999"',
      '  --rate-limit must be "off" or PER_MINUTE[/BURST]; got "fast"',
      expect.stringMatching(/^ {2}--fault: .*storm/),
      '  --key must be sk_ followed by letters, digits, _ or -',
      '  --seed: file no-such-file.yml does not exist',
      '  --concurrency must be a number from 1 to 32; got "99"',
      '  --model-url must be an http or https URL, or PROVIDER=URL; got "nowhere"',
    ])
  })

  test('a seed file fills it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'eval-gate-'))
    const file = join(folder, 'seed.yml')
    await writeFile(file, 'keys: [{ secret: sk_seeded }]\nprojects: [{ id: mine, name: Mine }]\n')
    const stop = new AbortController()
    const { io, untilLine } = terminal()
    const done = serveUntilAborted(stop.signal, ['--port', '0', '--seed', file], io)
    const baseUrl = await untilLine(/base-url: (\S+)/)
    expect(await untilLine(/key: +(\S+)/)).toBe('sk_seeded')
    const answer = await fetch(`${baseUrl}/projects`, { headers: { authorization: 'Bearer sk_seeded' } })
    expect(await answer.json()).toMatchObject({ items: [{ id: 'mine', name: 'Mine' }] })
    stop.abort()
    await done
    await rm(folder, { recursive: true })
  })

  test('a port in use is a usage error', async () => {
    const stop = new AbortController()
    const first = terminal()
    const done = serveUntilAborted(stop.signal, ['--port', '0'], first.io)
    const port = await first.untilLine(/base-url: http:\/\/127\.0\.0\.1:(\d+)/)
    const second = serveUntilAborted(AbortSignal.abort(), ['--port', port], terminal().io)
    await expect(second).rejects.toThrow(`port ${port} is already in use`)
    stop.abort()
    await done
  })

  test('a signal ends the process with 0', async () => {
    const script = `
      import { runCli } from './src/cli/main.ts'
      const { stdout, stderr, env } = process
      process.exitCode = await runCli(['serve', '--port', '0'], { stdout, stderr, env, cwd: '.', color: false })`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    expect(first.toString()).toMatch(/^base-url: http:\/\/127\.0\.0\.1:\d+\/api\/v1\n/)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
