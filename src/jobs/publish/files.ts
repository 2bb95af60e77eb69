import { join, resolve } from 'node:path'
import type { ReviewerConfig } from '../../config/load.ts'
import { messageOf, NameTaken, UnwritableFile } from '../../errors.ts'
import type { View } from '../../facts/view.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { artifactName } from '../../paths/artifact-name.ts'
import type { Platform } from '../../ports/platform.ts'
import { fileViews } from '../../render/file-views.ts'
import { writeResults as resultsText } from '../../results/write-results.ts'
import type { FileWriter } from './attempts.ts'

/**
 * Writes the machine-readable results and returns their absolute path.
 * @throws UnwritableFile
 */
export function writeResults(
  report: GateReport,
  platform: Platform,
  config: Pick<ReviewerConfig, 'resultsFile'>,
): string {
  const path = resolve(
    platform.workspace,
    config.resultsFile ?? join(platform.scratch, 'eval-gate-results.json'),
  )
  write(platform, path, resultsText(report), config.resultsFile && 'results-file')
  return path
}

/** Writes the formats of other tools that were asked for. */
export async function writeExports(
  report: GateReport,
  platform: Platform,
  config: ReviewerConfig,
  writer: FileWriter,
): Promise<void> {
  const { ctrfFile, junitFile } = config
  const save = (name: string, text: string, input: string) =>
    writer.write(() => write(platform, resolve(platform.workspace, name), text, input), { matters: true })
  if (ctrfFile !== undefined) save(ctrfFile, await fileViews.ctrf({ report }), 'ctrf-file')
  if (junitFile !== undefined) save(junitFile, await fileViews.junit({ report }), 'junit-file')
}

/**
 * Stores the HTML report where a click opens it and returns its address. Before the comment, which links it. A
 * report that can't be stored is said and changes nothing.
 * @throws NameTaken
 */
export async function storeHtmlReport(view: View, platform: Platform): Promise<string | undefined> {
  const { readableFiles, files, log } = platform
  if (readableFiles === undefined) return undefined
  try {
    const html = await fileViews.html(view)
    // The artifact is called like the file.
    const name = `${artifactName('report', view.report.suiteName)}.html`
    const file = files.writeScratch(name, html)
    const { url } = await readableFiles.save(file)
    if (url !== undefined) log.info(`The HTML report: ${url}`)
    return url
  } catch (error) {
    if (error instanceof NameTaken) throw error
    log.warning(`There is no HTML report: ${messageOf(error)}`)
    return undefined
  }
}

function write(
  { files }: Platform,
  path: string,
  text: string | Iterable<string>,
  input: string | undefined,
): void {
  try {
    files.writeOutput(path, text)
  } catch (error) {
    const what = input === undefined ? `The results file ${path}` : `${input}: ${path}`
    throw new UnwritableFile(what, error, { isNamed: input !== undefined })
  }
}
