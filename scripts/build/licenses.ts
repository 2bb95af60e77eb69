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
 * the license texts. Packages with the same texts share one paragraph, and permissions in the same words are at the end.
 */
export function renderLicenses(modules: Iterable<string>): string {
  const packages = new Map<string, Package>()
  for (const module of modules) {
    const found = packageOf(module)
    if (found !== undefined) packages.set(nameOf(found), found)
  }
  const ordered = [...packages.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
  const sections = Map.groupBy(ordered, textsOf)
  const { shortened, permissions } = sharePermissions([...sections.keys()])
  const paragraphs = [...sections.values()].map((of, index) =>
    [...of.map(nameOf), '', shortened[index]].join('\n').trim(),
  )
  return `${[...paragraphs, ...permissions].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

const permissionStart = /Permission is hereby granted|Permission to use, copy, modify/

/**
 * Most packages give the same permission below a copyright line of their own, with other line breaks. It is written once
 * for all of them; one in words of its own stays where it is.
 */
function sharePermissions(texts: readonly string[]) {
  const parts = texts.map((text) => {
    const start = text.search(permissionStart)
    return start < 0 ? { head: text, body: '' } : { head: text.slice(0, start), body: text.slice(start) }
  })
  const groups = Map.groupBy(parts, ({ body }) => wordsOf(body))
  const shared = [...groups].filter(([words, { length }]) => words !== '' && length > 1)
  const names = new Map(shared.map(([words], index) => [words, `Permission ${index + 1}`]))
  return {
    shortened: parts.map(({ head, body }) => {
      const name = names.get(wordsOf(body))
      return name === undefined ? `${head}${body}` : `${head}[${name} at the end of this file]`
    }),
    permissions: shared.map(([words, [first]]) => `${names.get(words)}\n\n${first?.body}`),
  }
}

/** What a text says, regardless of line breaks, quotation marks and emphasis. */
function wordsOf(text: string): string {
  return text
    .replace(/[\s*]+/g, ' ')
    .replace(/["'\u201c\u201d]/g, '')
    .trim()
    .toLowerCase()
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
    return { folder, name, version, license: license ?? licenseOf[name]?.license ?? 'license not declared' }
  }
  throw new Error(`${module} belongs to no package`)
}

/** What packages without a license file say elsewhere: in their README, their repository, or in package.json alone. */
const licenseOf: Readonly<Record<string, { readonly license: string; readonly copyright: string }>> = {
  '@nodable/entities': { license: 'MIT', copyright: 'Copyright (c) Amit Gupta' },
  binary: { license: 'MIT', copyright: 'Copyright (c) James Halliday' },
  // Not declared in the package; from the LICENSE of its repository.
  buffers: { license: 'MIT', copyright: 'Copyright (c) 2010 James Halliday' },
  chainsaw: { license: 'MIT/X11', copyright: 'Copyright (c) James Halliday' },
  isarray: { license: 'MIT', copyright: 'Copyright (c) 2013 Julian Gruber' },
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/**
 * The license and notice files of a package, with the line ends and margins that differ between equal texts removed.
 * A package that comes without one must be listed above, so that no license is missing from a release.
 */
function textsOf({ folder, name }: Package): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)([-.].*)?$/i.test(file))
  const known = licenseOf[name]
  if (files.length === 0 && known !== undefined) return `${known.copyright}\n\n${mit}`
  if (files.length === 0) throw new Error(`${name} has no license file; add it to scripts/build/licenses.ts`)
  return files
    .sort()
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replace(/[ \t\r]+$/gm, '')
        .trim(),
    )
    .join('\n\n')
}
