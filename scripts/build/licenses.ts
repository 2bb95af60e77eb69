import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Package {
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly license: string
}

/**
 * The text of `licenses.txt`: every package that one of these modules comes from, with its version and license, and
 * the license texts. Packages with the same texts share one paragraph.
 */
export function renderLicenses(modules: Iterable<string>): string {
  const packages = new Map<string, Package>()
  for (const module of modules) {
    const found = packageOf(module)
    if (found !== undefined) packages.set(nameOf(found), found)
  }
  const ordered = [...packages.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const sections = Map.groupBy(ordered, textsOf)
  return `${[...sections].map(([texts, of]) => [...of.map(nameOf), '', texts].join('\n').trim()).join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

const nameOf = ({ name, version, license }: Package) => `${name} ${version} (${license})`

/** The package that a file belongs to, or undefined for our own files and those of the bundler. */
function packageOf(module: string): Package | undefined {
  if (!module.includes('/node_modules/') || module.startsWith('\0')) return undefined
  for (let folder = dirname(module); !folder.endsWith('/node_modules'); folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) continue
    const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Package>
    // Folders such as `dist/esm` have a package.json of their own that says no more than their module system.
    if (name === undefined || version === undefined) continue
    return { folder, name, version, license: license ?? 'license not declared' }
  }
  throw new Error(`${module} belongs to no package`)
}

/** The license and notice files of a package, with the line ends and margins that differ between equal texts removed. */
function textsOf({ folder }: Package): string {
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)([-.].*)?$/i.test(file))
    .sort()
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replace(/[ \t\r]+$/gm, '')
        .trim(),
    )
    .join('\n\n')
}
