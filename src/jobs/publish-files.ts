import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { ReviewerConfig } from '../config/reviewer.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Platform } from '../ports.ts'
import { renderResults } from '../render/results.ts'

/** Writes the machine-readable results and returns their absolute path. */
export function writeResults(report: GateReport, platform: Platform, config: ReviewerConfig): string {
  const path = resolve(
    platform.workspace,
    config.resultsFile ?? join(platform.scratch, 'eval-gate-results.json'),
  )
  write(path, renderResults(report))
  return path
}

/** Writes the formats of other tools that were asked for. Each is loaded only then. */
export async function writeExports(
  report: GateReport,
  platform: Platform,
  config: ReviewerConfig,
): Promise<void> {
  const { ctrfFile, junitFile } = config
  if (ctrfFile !== undefined) {
    const { renderCtrf } = await import('../render/ctrf.ts')
    write(resolve(platform.workspace, ctrfFile), renderCtrf(report))
  }
  if (junitFile !== undefined) {
    const { renderJunit } = await import('../render/junit.ts')
    write(resolve(platform.workspace, junitFile), renderJunit(report))
  }
}

/**
 * Stores the HTML report where a click opens it and returns its address. Before the comment, which links it. A
 * report that can't be stored is said and changes nothing.
 */
export async function storeHtmlReport(report: GateReport, platform: Platform): Promise<string | undefined> {
  const { readableFiles, scratch, log } = platform
  if (readableFiles === undefined) return undefined
  try {
    const { renderHtml } = await import('../render/html.ts')
    const file = join(scratch, htmlFileName(report.suiteName))
    write(file, renderHtml(report))
    const { url } = await readableFiles.save(file)
    if (url !== undefined) log.info(`The HTML report: ${url}`)
    return url
  } catch (error) {
    log.warning(`There is no HTML report: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/** The artifact is called like the file, so the suites of one run must differ in it, and no sign may offend. */
export function htmlFileName(suiteName: string): string {
  const plain = suiteName.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '')
  const digest = createHash('sha256').update(suiteName).digest('hex').slice(0, 8)
  const told = plain === suiteName && plain.length <= 60 ? plain : `${plain.slice(0, 60)}-${digest}`
  return `eval-gate-report-${told}.html`
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
