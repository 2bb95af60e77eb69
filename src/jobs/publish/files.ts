import { join, resolve } from 'node:path'
import { streamResultsFile as resultsText } from '#files'
import type { ReviewerConfig } from '#settings'
import { fileViews, type View } from '#views'
import { NameTaken, readErrorMessage, UnwritableFile } from '../../errors.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { formatArtifactName } from '../../paths/artifact-name.ts'
import type { Machine, Ports } from '../../ports/platform.ts'
import type { FileWriter } from './attempts.ts'

/**
 * Writes the machine-readable results and returns their absolute path.
 * @throws UnwritableFile
 */
export function writeResultsFile(report: GateReport, machine: Machine, config: ReviewerConfig): string {
  const path = resolve(
    machine.workspace,
    config.resultsFile ?? join(machine.scratch, 'eval-gate-results.json'),
  )
  writeOutputFile(machine, path, resultsText(report), config.resultsFile && 'results-file')
  return path
}

/** Writes the formats of other tools that were asked for. */
export async function writeExportFiles(
  report: GateReport,
  machine: Machine,
  config: ReviewerConfig,
  writer: FileWriter,
): Promise<void> {
  const { ctrfFile, junitFile } = config
  const saveExportFile = (name: string, text: string, input: string) =>
    writer.write(() => writeOutputFile(machine, resolve(machine.workspace, name), text, input), {
      matters: true,
    })
  if (ctrfFile !== undefined) saveExportFile(ctrfFile, await fileViews.ctrf({ report }), 'ctrf-file')
  if (junitFile !== undefined) saveExportFile(junitFile, await fileViews.junit({ report }), 'junit-file')
}

/**
 * Stores the HTML report where a click opens it and returns its address. Before the comment, which links it. A
 * report that can't be stored is said and changes nothing.
 * @throws NameTaken
 */
export async function storeHtmlReport(
  view: View,
  platform: Ports<'runtime' | 'machine' | 'storage'>,
): Promise<string | undefined> {
  const { readableFiles } = platform.storage
  const { files } = platform.machine
  const { log } = platform.runtime
  if (readableFiles === undefined) return undefined
  try {
    const html = await fileViews.html(view)
    // The artifact is called like the file.
    const name = `${formatArtifactName('report', view.report.suiteName)}.html`
    const file = files.writeScratch(name, html)
    const { url } = await readableFiles.save(file)
    if (url !== undefined) log.info(`The HTML report: ${url}`)
    return url
  } catch (error) {
    if (error instanceof NameTaken) throw error
    log.warning(`There is no HTML report: ${readErrorMessage(error)}`)
    return undefined
  }
}

function writeOutputFile(
  { files }: Machine,
  path: string,
  text: string | Iterable<string>,
  input: string | undefined,
): void {
  try {
    files.writeOutput(path, text)
  } catch (error) {
    const subject = input === undefined ? `The results file ${path}` : `${input}: ${path}`
    throw new UnwritableFile(subject, error, { isNamed: input !== undefined })
  }
}
