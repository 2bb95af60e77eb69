import { compact } from '../../model/data.ts'
import type { Ecosystem } from '../../tools/index.ts'
import { type Folder, requirementFiles } from './folder.ts'

/** A step that sets something up: an action with its inputs. */
export interface SetupStep {
  readonly uses: string
  readonly with?: Readonly<Record<string, string>>
}

/** How the tools of one ecosystem are installed and started in a folder. */
export interface Installation {
  /** Run before {@link setup}, for package managers that its cache asks. */
  readonly before?: readonly string[]
  readonly setup?: SetupStep
  readonly install: readonly string[]
  /** Where the commands run: the folder of the lock file, which is the root of a workspace. */
  readonly installIn: string
  /** Command that starts an installed tool, such as `npx`. */
  readonly start: string
}

const joinFolderPath = (folder: string, path: string) => {
  if (folder === '.') return path
  return `${folder}/${path}`
}
const findFirstFile = (folder: Folder, files: readonly string[]) => files.find((file) => folder.has(file))

/** @param packages that the tools need and no file of the folder may name */
export function planInstallation(
  ecosystem: Ecosystem,
  folder: Folder,
  root: Folder,
  packages: readonly string[],
): Installation {
  switch (ecosystem) {
    case 'node':
    case 'bun':
      return planNodeInstallation(folder.hasLock() || !root.hasLock() ? folder : root)
    case 'python':
      return planPythonInstallation(folder, packages)
    default: {
      const { setup, install = [] } = otherEcosystems[ecosystem](folder)
      return { setup, install, installIn: folder.path, start: '' }
    }
  }
}

function planNodeInstallation(owner: Folder): Installation {
  const { path } = owner
  if (owner.has('bun.lock') || owner.has('bun.lockb')) {
    const install = ['bun install --frozen-lockfile']
    const setup = {
      uses: 'oven-sh/setup-bun@v2',
      ...(owner.has('.bun-version') && {
        with: { 'bun-version-file': joinFolderPath(path, '.bun-version') },
      }),
    }
    return { setup, install, installIn: path, start: 'bunx' }
  }
  const managers = [
    { lock: 'pnpm-lock.yaml', name: 'pnpm', install: 'pnpm install --frozen-lockfile', start: 'pnpm exec' },
    { lock: 'yarn.lock', name: 'yarn', install: 'yarn install --immutable', start: 'yarn run' },
    { lock: 'package-lock.json', name: 'npm', install: 'npm ci', start: 'npx' },
  ]
  const manager = managers.find(({ lock }) => owner.has(lock))
  const { install, start } = manager ?? { install: 'npm install', start: 'npx' }
  const stated = /"(?:engines|volta|devEngines)"/.test(owner.read('package.json'))
    ? 'package.json'
    : undefined
  const file = findFirstFile(owner, ['.nvmrc', '.node-version']) ?? stated
  const version: Record<string, string> =
    file === undefined ? { 'node-version': '24' } : { 'node-version-file': joinFolderPath(path, file) }
  const cache: Record<string, string> = manager === undefined ? {} : { cache: manager.name }
  const place: Record<string, string> =
    manager === undefined || path === '.'
      ? {}
      : { 'cache-dependency-path': joinFolderPath(path, manager.lock) }
  const isCorepack = manager !== undefined && manager.name !== 'npm'
  const installs = [owner.has('package.json') ? install : undefined].filter((line) => line !== undefined)
  return {
    before: isCorepack ? ['corepack enable'] : [],
    setup: { uses: 'actions/setup-node@v6', with: { ...version, ...cache, ...place } },
    install: installs,
    installIn: path,
    start,
  }
}

function planPythonInstallation(folder: Folder, packages: readonly string[]): Installation {
  const { path } = folder
  const manifest = folder.read('pyproject.toml')
  const file =
    findFirstFile(folder, ['.python-version']) ??
    (/requires-python/.test(manifest) ? 'pyproject.toml' : undefined)
  const version: Record<string, string> =
    file === undefined ? { 'python-version': '3.x' } : { 'python-version-file': joinFolderPath(path, file) }
  const createInstallation = (
    install: readonly string[],
    start: string,
    caches: Record<string, string> = {},
  ): Installation => ({
    setup: { uses: 'actions/setup-python@v6', with: { ...version, ...caches } },
    install,
    installIn: path,
    start,
  })
  if (folder.has('uv.lock')) return createInstallation(['pip install uv', 'uv sync --locked'], 'uv run')
  if (folder.has('poetry.lock'))
    return createInstallation(['pip install poetry', 'poetry install'], 'poetry run')
  const requirements = requirementFiles.filter((name) => folder.has(name))
  const isPackage = /^\[(?:project|build-system)\]/m.test(manifest) || folder.has('setup.py')
  const lines = compact([
    isPackage && `pip install -e ${writePipExtras(manifest, packages)}${writePipGroups(manifest, packages)}`,
    ...requirements.map((name) => `pip install -r ${name}`),
  ])
  const listed = [...requirements.map((name) => folder.read(name)), isPackage ? manifest : ''].join('\n')
  const absent = packages.filter(
    (name) => !listed.includes(name) && !listed.includes(name.replaceAll('-', '_')),
  )
  const install = absent.length > 0 ? [...lines, `pip install ${absent.join(' ')}`] : lines
  const from = requirements[0] ?? (isPackage ? 'pyproject.toml' : undefined)
  return createInstallation(
    install,
    '',
    from === undefined ? {} : { cache: 'pip', 'cache-dependency-path': joinFolderPath(path, from) },
  )
}

/** `.`, or `'.[dev]'` with the extra that names one of the packages. */
function writePipExtras(manifest: string, packages: readonly string[]): string {
  const names = findDependencyLists(manifest, 'project.optional-dependencies', packages)
  if (names.length === 0) return '.'
  return `'.[${names.join(',')}]'`
}

/** The groups that name one of the packages, as pip takes them from version 25.1 on. */
function writePipGroups(manifest: string, packages: readonly string[]): string {
  return findDependencyLists(manifest, 'dependency-groups', packages)
    .map((name) => ` --group ${name}`)
    .join('')
}

/** Names of the lists in a table of pyproject.toml that name one of the packages. */
function findDependencyLists(
  manifest: string,
  table: string,
  packages: readonly string[],
): readonly string[] {
  const head = `^\\[${table.replaceAll('.', '\\.')}\\]\\n`
  const [, lists = ''] = new RegExp(`${head}([\\s\\S]*?)(?=^\\[|$(?![\\s\\S]))`, 'm').exec(manifest) ?? []
  return [...lists.matchAll(/^([\w-]+)\s*=\s*\[([^\]]*)\]/gm)]
    .filter(([, , listed = '']) => packages.some((name) => listed.includes(name)))
    .map(([, name = '']) => name)
}

/** Java as the build states it; otherwise the newest long-term release. */
function findJavaVersion(folder: Folder, files: readonly string[]): string {
  const text = files.map((file) => folder.read(file)).join('\n')
  const [, version = '21'] =
    /(?:maven\.compiler\.(?:release|source)|java\.version)>\s*(?:1\.)?(\d+)|languageVersion[^\d\n]{0,40}(\d+)|JavaVersion\.VERSION_(\d+)/
      .exec(text)
      ?.filter((part) => part !== undefined) ?? []
  return version
}

function createJavaSetup(folder: Folder, files: readonly string[], cache: string): SetupStep {
  const version = findJavaVersion(folder, files)
  return { uses: 'actions/setup-java@v5', with: { distribution: 'temurin', 'java-version': version, cache } }
}

const otherEcosystems: Readonly<
  Record<
    Exclude<Ecosystem, 'node' | 'bun' | 'python'>,
    (folder: Folder) => { readonly setup?: SetupStep; readonly install?: readonly string[] }
  >
> = {
  deno: () => ({ setup: { uses: 'denoland/setup-deno@v2' } }),
  go: ({ path }) => ({
    setup: {
      uses: 'actions/setup-go@v6',
      with: {
        'go-version-file': joinFolderPath(path, 'go.mod'),
        ...(path !== '.' && { 'cache-dependency-path': joinFolderPath(path, 'go.sum') }),
      },
    },
    install: ['go mod download'],
  }),
  maven: (folder) => ({
    setup: createJavaSetup(folder, ['pom.xml'], 'maven'),
    install: [`${folder.has('mvnw') ? './mvnw' : 'mvn'} --batch-mode --no-transfer-progress test-compile`],
  }),
  gradle: (folder) => ({
    setup: createJavaSetup(folder, ['build.gradle', 'build.gradle.kts'], 'gradle'),
    install: [`${folder.has('gradlew') ? './gradlew' : 'gradle'} testClasses`],
  }),
  dotnet: (folder) => ({
    setup: {
      uses: 'actions/setup-dotnet@v5',
      ...(folder.has('global.json') && {
        with: { 'global-json-file': joinFolderPath(folder.path, 'global.json') },
      }),
    },
    install: ['dotnet build'],
  }),
  // Building nextest takes minutes of every run; this is how its documentation installs it.
  rust: () => ({ setup: { uses: 'taiki-e/install-action@v2', with: { tool: 'nextest' } } }),
  ruby: (folder) => ({
    setup: {
      uses: 'ruby/setup-ruby@v1',
      with: {
        ...(findFirstFile(folder, ['.ruby-version', '.tool-versions']) === undefined && {
          'ruby-version': '3.4',
        }),
        'bundler-cache': 'true',
        ...(folder.path !== '.' && { 'working-directory': folder.path }),
      },
    },
  }),
  php: () => ({ install: ['composer install --no-interaction'] }),
  other: () => ({}),
}
