import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, posix, resolve } from 'node:path'

export const project = resolve(import.meta.dirname, '../..')

interface ProjectPackage {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
}

/** The parts of package.json that a release repeats. */
export function readPackage(): ProjectPackage {
  return JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as ProjectPackage
}

export const repository = 'https://github.com/eval-gate/eval-gate'

/** Tag of the commit that a release is built from; the tag `v1.2.3` is the release itself. */
export const sourceTagOf = (version: string) => `source-v${version}`

/**
 * The tree that users of the action check out: only what runs, and the pages that people expect in a repository.
 * @param folder an empty folder that becomes the tree
 */
export function writeActionTree(folder: string): void {
  const entries = ['dist/index.js', 'dist/post/index.js', 'dist/call/index.js', 'dist/command/index.js']
  copy(
    ['action.yml', 'call/action.yml', 'command/action.yml', 'LICENSE', 'SECURITY.md', 'CHANGELOG.md'],
    folder,
  )
  copy([...reachable(entries), 'dist/package.json', 'dist/licenses.txt'], folder)
  writeReadme(folder)
}

/** The toolkit that stores artifacts: it needs a token that only an action gets, and is a quarter of everything. */
const actionsOnly = 'dist/chunks/artifact.js'

/**
 * The npm package of the command line: bundled, so there is nothing to install with it.
 * @param folder an empty folder that becomes the package
 */
export function writeCliPackage(folder: string): void {
  const { name, version, description, license } = readPackage()
  const chunks = reachable(['dist/cli/index.js']).filter((file) => file !== actionsOnly)
  copy([...chunks, 'dist/licenses.txt', 'LICENSE', 'CHANGELOG.md'], folder)
  writeReadme(folder)
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'commonjs',
    repository: { type: 'git', url: `git+${repository}.git` },
    homepage: `${repository}#readme`,
    bugs: `${repository}/issues`,
    keywords: ['evals', 'llm', 'mcp', 'junit', 'ci', 'regression', 'test-report'],
    bin: { 'eval-gate': 'dist/cli/index.js' },
    files: ['dist', 'CHANGELOG.md'],
    engines: { node: '>=22.18' },
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function copy(files: readonly string[], folder: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(project, file), join(folder, file))
  }
}

/** The README without relative links: the pages they lead to are not in the tree. */
function writeReadme(folder: string): void {
  const tag = sourceTagOf(readPackage().version)
  const text = readFileSync(join(project, 'README.md'), 'utf8')
    .replaceAll(/(!\[[^\]]*\])\((?!https?:|#)([^)]+)\)/g, `$1(${repository}/raw/${tag}/$2)`)
    .replaceAll(/\]\((?!https?:|#)([^)]+)\)/g, `](${repository}/blob/${tag}/$1)`)
  writeFileSync(join(folder, 'README.md'), text)
}

/** These files of `dist/` and every chunk that they require, directly or through others, sorted. */
function reachable(entries: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const open = [...entries]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue
    found.add(file)
    const text = readFileSync(join(project, file), 'utf8')
    for (const [, path = ''] of text.matchAll(/\brequire\(["'`](\.{1,2}\/[^"'`]+\.js)["'`]\)/g)) {
      const imported = posix.join(posix.dirname(file), path)
      // A text may look like a call, but a chunk is a file.
      if (existsSync(join(project, imported))) open.push(imported)
    }
  }
  return [...found].sort()
}
