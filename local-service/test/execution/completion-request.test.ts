import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { postCompletion } from '../../execution/completion-request.ts'

const retry = { attempts: 3, firstDelayMs: 1, budgetMs: 50 }

/** An endpoint whose answer has no end. */
async function startEndless(status: number, isPacked: boolean) {
  let asked = 0
  let gaveUp = 0
  const server = createServer((_, response) => {
    asked += 1
    response.on('close', () => {
      gaveUp += 1
    })
    const headers = { 'content-type': 'application/json', ...(isPacked && { 'content-encoding': 'gzip' }) }
    response.writeHead(status, headers)
    const blanks = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(65_536, ' ')
      })(),
    )
    const body = isPacked ? blanks.pipe(createGzip()) : blanks
    body.pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const ask = () =>
    postCompletion(
      { url: `http://127.0.0.1:${port}/`, model: 'openai/m', key: undefined, body: {} },
      retry,
      new AbortController().signal,
    )
  return { ask, asked: () => asked, gaveUp: () => gaveUp }
}

test.each([
  ['plain', 200, false],
  ['packed', 200, true],
  ['of an error', 400, false],
])('an answer without an end (%s) is given up once, with its connection', async (_, status, isPacked) => {
  const { ask, asked, gaveUp } = await startEndless(status, isPacked)
  await expect(ask()).rejects.toThrow('The model endpoint answered with more than 16 MiB.')
  expect(asked()).toBe(1)
  await expect.poll(gaveUp).toBe(1)
})
