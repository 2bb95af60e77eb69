import manifest from '../package.json' with { type: 'json' }

/** The doors of the rooms (docs/architecture.md): the name that other rooms import, and the path of its file. */
export const doors: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.imports).map(([name, file]) => [name, file.replace('./', '')]),
)
