import type { Folder } from './folder.ts'

/** What a proposal needs to know about one tool in one folder. */
export interface FoundTool {
  /** As people call it: `Vitest`. */
  readonly name: string
  /** Folder relative to the repository, `.` for itself. */
  readonly folder: string
  /** Commands that install what the tests need. */
  readonly install: readonly string[]
  /** Where they run: the folder of the lock file, which is the root of a workspace. */
  readonly installIn: string
  /** Writes the report. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  /** Pattern of the reports, relative to that folder. */
  readonly reports: string
}

interface NodeTool {
  readonly name: string
  /** The package whose presence says that the tool is used. */
  readonly dependency: string
  /** Arguments behind `npx` or the like. */
  readonly command: string
  readonly env?: Readonly<Record<string, string>>
  readonly reports: string
  /** It does not make the folder of its report. */
  readonly needsFolder?: boolean
}

const nodeTools: readonly NodeTool[] = [
  {
    name: 'Vitest',
    dependency: 'vitest',
    command: 'vitest run --reporter=default --reporter=json --outputFile=reports/vitest.json',
    reports: 'reports/vitest.json',
  },
  {
    name: 'Jest',
    dependency: 'jest',
    command: 'jest --json --outputFile=reports/jest.json',
    reports: 'reports/jest.json',
    needsFolder: true,
  },
  {
    name: 'Mocha',
    dependency: 'mocha',
    command: 'mocha --reporter json --reporter-option output=reports/mocha.json',
    reports: 'reports/mocha.json',
    needsFolder: true,
  },
  {
    name: 'Playwright',
    dependency: '@playwright/test',
    command: 'playwright test --reporter=json',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: 'reports/playwright.json' },
    reports: 'reports/playwright.json',
  },
  {
    name: 'promptfoo',
    dependency: 'promptfoo',
    // Its JUnit file has no scores.
    command: 'promptfoo eval --output reports/promptfoo.json',
    reports: 'reports/promptfoo.json',
    needsFolder: true,
  },
]

/** The tools of one folder, by the files that they leave in a repository. */
export function findTools(folder: Folder, root: Folder): readonly FoundTool[] {
  return [
    ...findNodeTools(folder, root),
    ...findPytest(folder),
    ...(folder.has('go.mod') ? [goTest(folder)] : []),
    ...findJvmTools(folder),
  ]
}

function findNodeTools(folder: Folder, root: Folder): readonly FoundTool[] {
  const dependencies = folder.dependencies()
  const used = nodeTools.filter(({ dependency }) => dependencies.has(dependency))
  // A workspace has one lock file, at its root.
  const owner = folder.hasLock() || !root.hasLock() ? folder : root
  const { install, run } = packageManager(owner)
  return used.map(({ name, command, env, reports, needsFolder }) => ({
    name,
    folder: folder.path,
    install: [...install, ...(name === 'Playwright' ? [`${run} playwright install --with-deps`] : [])],
    installIn: owner.path,
    command: `${needsFolder === true ? 'mkdir -p reports && ' : ''}${run} ${command}`,
    env,
    reports,
  }))
}

/** How the package manager of a folder installs from its lock file, and runs what it installed. */
function packageManager(folder: Folder): { readonly install: readonly string[]; readonly run: string } {
  if (folder.has('pnpm-lock.yaml'))
    return { install: ['corepack enable', 'pnpm install --frozen-lockfile'], run: 'pnpm exec' }
  if (folder.has('yarn.lock'))
    return { install: ['corepack enable', 'yarn install --immutable'], run: 'yarn run' }
  if (folder.has('package-lock.json')) return { install: ['npm ci'], run: 'npx' }
  return { install: ['npm install'], run: 'npx' }
}

const requirementFiles = ['requirements-dev.txt', 'dev-requirements.txt', 'requirements.txt'] as const

function findPytest(folder: Folder): readonly FoundTool[] {
  const declares = ['pyproject.toml', 'setup.cfg', 'tox.ini', ...requirementFiles].some((file) =>
    /\bpytest\b/.test(folder.read(file)),
  )
  if (!declares && !folder.has('pytest.ini') && !folder.has('conftest.py')) return []
  const pytest = 'pytest --junitxml=reports/pytest.xml'
  const tool = (install: readonly string[], command: string): FoundTool => ({
    name: 'pytest',
    folder: folder.path,
    install,
    installIn: folder.path,
    command,
    reports: 'reports/pytest.xml',
  })
  if (folder.has('uv.lock')) return [tool(['pip install uv', 'uv sync --locked'], `uv run ${pytest}`)]
  if (folder.has('poetry.lock'))
    return [tool(['pip install poetry', 'poetry install'], `poetry run ${pytest}`)]
  const requirements = requirementFiles.find((file) => folder.has(file))
  const project = folder.has('pyproject.toml') || folder.has('setup.py') ? ['pip install -e .'] : []
  const install =
    requirements === undefined
      ? [...project, 'pip install pytest']
      : [...project, `pip install -r ${requirements}`]
  return [tool(install, `python -m ${pytest}`)]
}

function goTest({ path: folder }: Folder): FoundTool {
  // The shell makes the file, so its folder must be there.
  const command = 'mkdir -p reports && go test -json ./... > reports/go.json'
  const install = ['go mod download']
  return { name: 'Go', folder, install, installIn: folder, command, reports: 'reports/go.json' }
}

function findJvmTools(folder: Folder): readonly FoundTool[] {
  const { path } = folder
  if (folder.has('pom.xml')) {
    const mvn = folder.has('mvnw') ? './mvnw' : 'mvn'
    const install = [`${mvn} --batch-mode --no-transfer-progress test-compile`]
    const command = `${mvn} --batch-mode --no-transfer-progress test`
    const reports = '**/target/surefire-reports/*.xml'
    return [{ name: 'Maven', folder: path, install, installIn: path, command, reports }]
  }
  if (!folder.has('build.gradle') && !folder.has('build.gradle.kts')) return []
  const gradle = folder.has('gradlew') ? './gradlew' : 'gradle'
  const reports = '**/build/test-results/**/*.xml'
  const command = `${gradle} test --continue`
  const install = [`${gradle} testClasses`]
  return [{ name: 'Gradle', folder: path, install, installIn: path, command, reports }]
}
