const folder = '.github/workflows/'

/** Path of a workflow file in the repository: `ci.yml` is `.github/workflows/ci.yml`. */
export function expandWorkflowPath(file: string): string {
  if (file.includes('/')) return file.replace(/^\.?\//, '')
  return `${folder}${file}`
}

/** Paths of the workflow files that the inputs name; undefined without any. */
export function listNamedWorkflows({
  baselineWorkflows: named,
}: {
  readonly baselineWorkflows: readonly string[]
}): readonly string[] | undefined {
  if (named.length === 0) return undefined
  return named.map(expandWorkflowPath)
}

/** The shortest name that {@link expandWorkflowPath} accepts. */
export function shortenWorkflowPath(path: string): string {
  if (path.startsWith(folder)) return path.slice(folder.length)
  return path
}
