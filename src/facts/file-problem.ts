/** Where a report could not be read, and why; foreign. The problem often names the place itself. */
export function describeFileProblem({
  path,
  error = '',
}: {
  readonly path: string
  readonly error?: string
}): {
  readonly place: string
  readonly why: string
} {
  const [, line = '', why = error] = error.startsWith(`${path}:`)
    ? (/^(:\d+)?: (.*)$/s.exec(error.slice(path.length)) ?? [])
    : []
  return { place: `${path}${line}`, why }
}
