import { createServer, request as httpRequest, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** A real forward proxy: tunnels CONNECT, sends every host to one port, and notes what it was asked for. */
export async function startProxy(port: number, answer = 200) {
  const asked: { target: string; authorization: string | undefined }[] = []
  const proxy: Server = createServer((request, response) => {
    asked.push({ target: request.url ?? '', authorization: request.headers['proxy-authorization'] })
    const onward = httpRequest({ port, host: '127.0.0.1', path: '/', method: request.method }, (inner) =>
      inner.pipe(response),
    )
    request.pipe(onward)
  })
  proxy.on('connect', (request, socket) => {
    asked.push({ target: request.url ?? '', authorization: request.headers['proxy-authorization'] })
    if (answer !== 200) return socket.end(`HTTP/1.1 ${answer} No\r\n\r\n`)
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n')
      onward.pipe(socket)
      socket.pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
  })
  return { asked, port: (proxy.address() as AddressInfo).port }
}
