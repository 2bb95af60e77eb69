/** Where a report could not be read, and why; foreign. The problem often names the place itself. */
export function describeFileProblem({
  path,
  error = '',
}: {
  readonly path: string
  readonly error?: string | undefined
}): { readonly place: string; readonly why: string } {
  if (!error.startsWith(`${path}:`)) return { place: path, why: error }
  const [, line = '', why = error] = /^(:\d+)?: (.*)$/s.exec(error.slice(path.length)) ?? []
  return { place: `${path}${line}`, why }
}
