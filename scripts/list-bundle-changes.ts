/**
 * Says which packages an update changes, for the message of the commit that rebuilds `dist/`: a reviewer sees minified
 * text only. `node scripts/list-bundle-changes.ts BEFORE AFTER`: two folders, each with a `package-lock.json` and the
 * `licenses.txt` of its bundle. It reads text alone, since the job that runs it may push.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was installed: `version integrity`, by the name of the package. */
type Installed = ReadonlyMap<string, readonly string[]>

interface Side {
  readonly installed: Installed
  /** Names of the packages of which the bundle has code. */
  readonly bundled: ReadonlySet<string>
}

const [before, after] = process.argv.slice(2).map(readSide)
if (before === undefined || after === undefined) throw new Error('Name the folders of both sides.')
const names = [...new Set([...before.installed.keys(), ...after.installed.keys()])].sort()
const isBundled = (name: string) => before.bundled.has(name) || after.bundled.has(name)
console.log(
  [
    ...listChanges('Packages in the bundle that changed:', names.filter(isBundled), before, after),
    '',
    ...listChanges(
      'Other packages that changed, and may have run in the build:',
      names.filter((name) => !isBundled(name)),
      before,
      after,
    ),
  ].join('\n'),
)

function readSide(folder: string): Side {
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>
  }
  const installed = new Map<string, string[]>()
  for (const [path, { version, integrity }] of Object.entries(packages)) {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (name !== '') installed.set(name, [...(installed.get(name) ?? []), `${version} ${integrity}`].sort())
  }
  const licenses = readFileSync(join(folder, 'licenses.txt'), 'utf8')
  return {
    installed,
    bundled: new Set([...licenses.matchAll(/^(@?[\w./-]+) \d\S* \(.*\)$/gm)].map(([, name = '']) => name)),
  }
}

function listChanges(title: string, names: readonly string[], before: Side, after: Side): readonly string[] {
  const lines = names.flatMap((name) => {
    const [old = [], now = []] = [before, after].map(({ installed }) => installed.get(name))
    if (old.join() === now.join()) return []
    return [`- ${name}: ${describe(old)} → ${describe(now)}`]
  })
  return [title, ...(lines.length === 0 ? ['- none'] : lines)]
}

/** Versions, each with the hash by which npm knows its archive. */
function describe(versions: readonly string[]): string {
  return versions.length === 0 ? 'absent' : versions.join(', ')
}
