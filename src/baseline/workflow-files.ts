const folder = '.github/workflows/'

/** Path of a workflow file in the repository: `ci.yml` is `.github/workflows/ci.yml`. */
export function workflowPath(file: string): string {
  return file.includes('/') ? file.replace(/^\.?\//, '') : `${folder}${file}`
}

/** The shortest name that {@link workflowPath} accepts. */
export function workflowName(path: string): string {
  return path.startsWith(folder) ? path.slice(folder.length) : path
}
