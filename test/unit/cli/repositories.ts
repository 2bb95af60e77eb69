/** Small repositories of many kinds, with what `eval-gate init` proposes for them. */
export interface SampleRepository {
  readonly files: Readonly<Record<string, string>>
  /** Steps with a command, in order; `folder: command` in a folder. */
  readonly commands: readonly string[]
  readonly reports: readonly string[]
}

const uses = (...names: string[]) =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) })

const vitest = 'vitest run --reporter=default --reporter=json --outputFile=reports/vitest.json'

export const repositories: Readonly<Record<string, SampleRepository>> = {
  Vitest: {
    files: { 'package.json': uses('vitest'), 'package-lock.json': '{}' },
    commands: ['npm ci', `npx ${vitest}`],
    reports: ['reports/vitest.json'],
  },
  'Jest and Playwright with pnpm': {
    files: { 'package.json': uses('jest', '@playwright/test'), 'pnpm-lock.yaml': '' },
    commands: [
      'corepack enable',
      'pnpm install --frozen-lockfile',
      'pnpm exec playwright install --with-deps',
      'mkdir -p reports && pnpm exec jest --json --outputFile=reports/jest.json',
      'pnpm exec playwright test --reporter=json',
    ],
    reports: ['reports/jest.json', 'reports/playwright.json'],
  },
  'a monorepo with one lock file': {
    files: {
      'package.json': '{"workspaces":["packages/*"]}',
      'package-lock.json': '{}',
      'packages/web/package.json': uses('vitest'),
      'packages/api/package.json': uses('mocha'),
      'packages/web/node_modules/x/package.json': uses('jest'),
    },
    commands: [
      'npm ci',
      'packages/api: mkdir -p reports && npx mocha --reporter json --reporter-option output=reports/mocha.json',
      `packages/web: npx ${vitest}`,
    ],
    reports: ['packages/api/reports/mocha.json', 'packages/web/reports/vitest.json'],
  },
  'pytest with uv': {
    files: { 'pyproject.toml': '[dependency-groups]\ndev = ["pytest>=8"]\n', 'uv.lock': '' },
    commands: ['pip install uv', 'uv sync --locked', 'uv run pytest --junitxml=reports/pytest.xml'],
    reports: ['reports/pytest.xml'],
  },
  'pytest with requirements': {
    files: { 'requirements.txt': 'pytest==8.0\n' },
    commands: ['pip install -r requirements.txt', 'python -m pytest --junitxml=reports/pytest.xml'],
    reports: ['reports/pytest.xml'],
  },
  Go: {
    files: { 'go.mod': 'module example.com/app\n' },
    commands: ['go mod download', 'mkdir -p reports && go test -json ./... > reports/go.json'],
    reports: ['reports/go.json'],
  },
  'Maven with modules': {
    files: { 'pom.xml': '<project/>', 'core/pom.xml': '<project/>' },
    commands: [
      'mvn --batch-mode --no-transfer-progress test-compile',
      'mvn --batch-mode --no-transfer-progress test',
    ],
    reports: ['**/target/surefire-reports/*.xml'],
  },
  'Gradle and promptfoo in folders with odd names': {
    files: {
      'back end/build.gradle.kts': '',
      'back end/gradlew': '',
      'evals: v2/pyproject.toml': 'pytest',
      'package.json': uses('promptfoo'),
      'yarn.lock': '',
    },
    commands: [
      'corepack enable',
      'yarn install --immutable',
      'back end: ./gradlew testClasses',
      'evals: v2: pip install -e .',
      'evals: v2: pip install pytest',
      'mkdir -p reports && yarn run promptfoo eval --output reports/promptfoo.json',
      'back end: ./gradlew test --continue',
      'evals: v2: python -m pytest --junitxml=reports/pytest.xml',
    ],
    reports: [
      'reports/promptfoo.json',
      'back end/**/build/test-results/**/*.xml',
      'evals: v2/reports/pytest.xml',
    ],
  },
}
