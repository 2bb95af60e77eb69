import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Starts the Chromium of this machine. Without one the tests fail: they must not pass unseen. */
export async function startChromium(): Promise<Browser> {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  if (executablePath === undefined) {
    throw new Error(
      'The browser tests need Chromium. Install it (Debian: apt-get install -y chromium) or name it in CHROMIUM_PATH.',
    )
  }
  return await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

/** What a page did that it must not do. */
export interface Watched {
  readonly page: Page
  /** Errors of scripts and of the content security policy. */
  readonly errors: string[]
  /** Addresses asked for, besides the file itself. */
  readonly requests: string[]
}

/** Opens a page from a file, as a reader of the artifact does, and watches it. */
export async function openFile(
  browser: Browser,
  content: string,
  options: { readonly width?: number; readonly colorScheme?: 'light' | 'dark' } = {},
): Promise<Watched> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-browser-'))
  const file = join(folder, 'report.html')
  writeFileSync(file, content)
  const page = await browser.newPage({
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.colorScheme ?? 'light',
  })
  const address = pathToFileURL(file).href
  const errors: string[] = []
  const requests: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('request', (request) => {
    if (request.url() !== address) requests.push(request.url())
  })
  await page.goto(address)
  rmSync(folder, { recursive: true })
  return { page, errors, requests }
}
