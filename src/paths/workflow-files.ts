const folder = '.github/workflows/'

/** Path of a workflow file in the repository: `ci.yml` is `.github/workflows/ci.yml`. */
export function expandWorkflowPath(file: string): string {
  return file.includes('/') ? file.replace(/^\.?\//, '') : `${folder}${file}`
}

/** Paths of the workflow files that the inputs name; undefined without any. */
export function listNamedWorkflows({
  baselineWorkflows: named,
}: {
  readonly baselineWorkflows: readonly string[]
}): readonly string[] | undefined {
  return named.length === 0 ? undefined : named.map(expandWorkflowPath)
}

/** The shortest name that {@link expandWorkflowPath} accepts. */
export function shortenWorkflowPath(path: string): string {
  return path.startsWith(folder) ? path.slice(folder.length) : path
}
