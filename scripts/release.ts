/**
 * Builds everything that a release publishes, from the committed `dist/`.
 *
 *     npm run release -- --dry-run            print what would be published, with sizes and hashes
 *     npm run release -- --out FOLDER         write it; FOLDER must not exist
 *     npm run release -- ... --tag source-v1.2.3   also check that the tag belongs to this version
 *
 * Nothing here talks to the network. `.github/workflows/release.yml` publishes the folder; RELEASE.md has the whole
 * procedure.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readChanges } from './release/changelog.ts'
import { project, readPackage, sourceTagOf, writeActionTree, writeCliPackage } from './release/trees.ts'

/** Unpacked size of the npm package, in bytes. */
const largestPackage = 4 * 1024 * 1024

const { values } = parseArgs({
  options: { 'dry-run': { type: 'boolean' }, out: { type: 'string' }, tag: { type: 'string' } },
})
const { name, version } = readPackage()
if ((values['dry-run'] === true) === (values.out !== undefined))
  fail('Give either --dry-run or --out FOLDER.')
if (values.tag !== undefined && values.tag !== sourceTagOf(version)) {
  fail(
    `The tag ${values.tag} does not belong to version ${version} of package.json: ${sourceTagOf(version)} does.`,
  )
}
if (values.out !== undefined && existsSync(values.out)) fail(`${values.out} exists. Remove it first.`)

const folder =
  values.out === undefined ? mkdtempSync(join(tmpdir(), 'eval-gate-release-')) : resolve(values.out)
try {
  writeRelease(folder)
} finally {
  if (values['dry-run'] === true) rmSync(folder, { recursive: true, force: true })
}

function writeRelease(out: string): void {
  const [action, cli, assets] = ['action', 'cli', 'assets'].map((part) => join(out, part)) as [
    string,
    string,
    string,
  ]
  for (const part of [action, cli, assets]) mkdirSync(part, { recursive: true })
  const changes = readChanges(version)

  writeActionTree(action)
  console.log(`${name} ${version}\n\nTree of the action, git tree ${gitTree(action)}`)
  printFiles(action)

  writeCliPackage(cli)
  const packed = pack(cli, assets)
  const unpacked = sizeOf(cli)
  console.log(`\nPackage of the command line, ${size(unpacked)} unpacked`)
  printFiles(cli)
  if (unpacked > largestPackage) fail(`The package is larger than ${size(largestPackage)}.`)

  packActionTree(action, join(assets, `${name}-action-${version}.tar.gz`))
  writeFileSync(join(assets, `${name}-${version}.cdx.json`), billOfMaterials())
  writeFileSync(join(out, 'notes.md'), `${changes}\n`)
  const files = globSync('*', { cwd: assets }).sort()
  writeFileSync(
    join(assets, 'SHA256SUMS'),
    files.map((file) => `${hash(join(assets, file))}  ${file}\n`).join(''),
  )
  console.log('\nAssets')
  printFiles(assets)
  console.log(`\nNotes\n${changes.replaceAll(/^(?=.)/gm, '  ')}`)
  console.log(`
Then, in release.yml: attest the provenance of the assets; commit the tree of the action; tag it v${version};
create the release with the assets and the notes; move ${majorTag()}; npm publish ${packed} --provenance`)
}

function majorTag(): string {
  return `v${version.split('.')[0]}`
}

/** The package as a file, made by npm. Returns its name. */
function pack(from: string, to: string): string {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', to]
  const [result] = JSON.parse(run('npm', args, from)) as readonly { readonly filename: string }[]
  if (result === undefined) throw new Error('npm pack has packed nothing')
  return result.filename
}

/** What the bundles are made of, as CycloneDX. Without time and serial number, so that the same lock gives the same file. */
function billOfMaterials(): string {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
  const {
    serialNumber: _,
    metadata,
    ...bill
  } = JSON.parse(run('npm', args, project)) as {
    readonly serialNumber: string
    readonly metadata: { readonly timestamp: string }
  }
  const { timestamp: __, ...about } = metadata
  return `${JSON.stringify({ ...bill, metadata: about }, null, 2)}\n`
}

/** The hash that git gives the folder as a tree: anybody can compare it with the tree of the tag. */
function gitTree(of: string): string {
  const git = (...args: string[]) =>
    run('git', ['--git-dir', join(folder, '.tree'), '--work-tree', of, ...args], of)
  run('git', ['init', '--quiet', '--bare', join(folder, '.tree')], of)
  git('-c', 'core.autocrlf=false', 'add', '--all', '--force')
  const tree = git('write-tree').trim()
  rmSync(join(folder, '.tree'), { recursive: true, force: true })
  return tree
}

function printFiles(of: string): void {
  const files = globSync('**/*', { cwd: of }).filter((file) => statSync(join(of, file)).isFile())
  for (const file of files.sort()) {
    const path = join(of, file)
    console.log(`  ${hash(path).slice(0, 12)}  ${size(statSync(path).size).padStart(9)}  ${file}`)
  }
  console.log(`  ${files.length} files, ${size(sizeOf(of))}`)
}

function sizeOf(of: string): number {
  const paths = globSync('**/*', { cwd: of }).map((file) => statSync(join(of, file)))
  return paths.filter((path) => path.isFile()).reduce((sum, path) => sum + path.size, 0)
}

function size(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(2)} MB`
}

function hash(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64e6,
    // npm is a script on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  })
}

function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

/** The same bytes for the same tree: it is signed, and anybody can make it again. */
function packActionTree(tree: string, file: string): void {
  const fixed = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner']
  execFileSync('tar', [...fixed, '-C', tree, '-czf', file, '.'])
}
