import { isIP } from 'node:net'
import type { Dispatcher } from 'undici'

export type Environment = Readonly<Record<string, string | undefined>>

/** `localhost`, `*.localhost`, `127.0.0.0/8` and `::1`. Expects a host name as `URL` gives it. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[|\]$/g, '')
  if (name === 'localhost' || name.endsWith('.localhost') || name === '::1') return true
  return isIP(name) === 4 && name.startsWith('127.')
}

/** Whether NO_PROXY (`a.com, .b.com, *.c.com, d.com:8443, *`) covers the URL. A name covers its subdomains. */
function isProxyExempt(url: URL, noProxy: string): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const host = url.hostname.toLowerCase().replace(/^\[|\]$/g, '')
  return noProxy
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
    .some((entry) => {
      if (entry === '*') return true
      const [, name = entry, entryPort] = /^(.*?[^:]):(\d+)$/.exec(entry) ?? []
      if (entryPort !== undefined && entryPort !== port) return false
      const domain = name
        .toLowerCase()
        .replace(/^\[|\]$/g, '')
        .replace(/^\*?\./, '')
      return host === domain || host.endsWith(`.${domain}`)
    })
}

/**
 * The proxy to use for a URL by HTTP_PROXY, HTTPS_PROXY and NO_PROXY (lower case wins), or none. Loopback is
 * never sent to a proxy: it would be the proxy's own loopback.
 */
export function chooseProxy(url: URL, env: Environment): string | undefined {
  if (isLoopback(url.hostname)) return undefined
  const readVariable = (name: string) => env[name] || env[name.toUpperCase()] || undefined
  const proxy = url.protocol === 'https:' ? readVariable('https_proxy') : readVariable('http_proxy')
  if (proxy === undefined || isProxyExempt(url, readVariable('no_proxy') ?? '')) return undefined
  if (proxy.includes('://')) return proxy
  return `http://${proxy}`
}

export interface ConnectionPool {
  dispatcherFor(url: URL): Promise<Dispatcher>
  /** The proxy that requests to this address go through, without credentials. */
  findProxy(url: URL): string | undefined
  close(): Promise<void>
}

/** One keep-alive pool per proxy and one for direct connections; undici is loaded with the first of them. */
export function createConnectionPool(env: Environment): ConnectionPool {
  const options = { connections: 8, maxResponseSize: -1, connect: { timeout: 10_000 } } as const
  const dispatchers = new Map<string, Promise<Dispatcher>>()
  return {
    dispatcherFor(url) {
      const proxy = chooseProxy(url, env)
      const key = proxy ?? ''
      const known = dispatchers.get(key)
      if (known !== undefined) return known
      const created = import('undici').then(({ Agent, ProxyAgent }) =>
        proxy === undefined ? new Agent(options) : new ProxyAgent({ ...options, uri: proxy }),
      )
      dispatchers.set(key, created)
      created.catch(() => dispatchers.delete(key))
      return created
    },
    findProxy(url) {
      const proxy = chooseProxy(url, env)
      if (proxy !== undefined && URL.canParse(proxy)) return new URL(proxy).origin
      return proxy
    },
    async close() {
      const open = [...dispatchers.values()]
      dispatchers.clear()
      await Promise.all(open.map(async (dispatcher) => (await dispatcher).close()))
    },
  }
}
