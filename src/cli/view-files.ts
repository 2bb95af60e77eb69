import { writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { serializeResults } from '#files'
import { makeFolder } from '#github'
import { fileViews, renderComment, renderSummary, type View } from '#views'
import { readErrorMessage, UsageError } from '../errors.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Flag, ParsedArguments } from './arguments.ts'

/** What a command can write to a file, by flag. */
const views = {
  'comment-file': (view: View) => renderComment(view),
  'summary-file': (view: View) => renderSummary(view),
  'html-file': fileViews.html,
  'results-file': ({ report }: View) => serializeResults(report),
  'ctrf-file': fileViews.ctrf,
  'junit-file': fileViews.junit,
}

type ViewFlag = keyof typeof views

/** A flag that names the file to write. */
export function createFileFlag(description: string): Flag {
  return { placeholder: 'FILE', description }
}

/** Flags of the views that are not inputs of the action. */
export const viewFlags = {
  'comment-file': createFileFlag('Where to write the pull-request comment (Markdown).'),
  'summary-file': createFileFlag('Where to write the job summary (Markdown).'),
  'html-file': createFileFlag('Where to write the HTML report.'),
}

/**
 * Writes the views that the command line asks for.
 * @throws UsageError for a file that can't be written.
 */
export async function writeViewFiles<Name extends ViewFlag>(
  args: ParsedArguments<NoInfer<Name>>,
  names: readonly Name[],
  view: View,
  cwd: string,
): Promise<void> {
  for (const { setting, path } of listViewFiles(args, names))
    writeViewFile(setting, resolve(cwd, path), await views[setting](view))
}

/** The files that the command line asks for. */
export function listViewFiles<Name extends ViewFlag>(
  args: ParsedArguments<NoInfer<Name>>,
  names: readonly Name[],
): readonly (OutputFile & { readonly setting: Name })[] {
  return names.flatMap((setting) => {
    const path = args.text(setting)
    return path === undefined ? [] : [{ setting, path }]
  })
}

/**
 * Writes one file, with the folders that lead to it.
 * @throws UsageError when that is not possible
 */
export function writeViewFile(flag: string, path: string, text: string): void {
  try {
    makeFolder(dirname(path))
    writeFileSync(path, text)
  } catch (error) {
    throw new UsageError({ message: `--${flag}: ${path} can't be written (${readErrorMessage(error)})` })
  }
}
