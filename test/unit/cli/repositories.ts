/** Small repositories of many kinds, with what `eval-gate init` proposes for them. */
export interface SampleRepository {
  readonly files: Readonly<Record<string, string>>
  /** Steps with a command, in order; `folder: command` in a folder. */
  readonly commands: readonly string[]
  readonly reports: readonly string[]
  /** Actions that set something up, with their inputs. */
  readonly setup?: readonly string[]
  readonly secrets?: readonly string[]
  /** The action runs the evals itself. */
  readonly measures?: true
  /** Lines of `look-again`. */
  readonly lookAgain?: readonly string[]
  /** A part of what is printed. */
  readonly shown?: string
}

const uses = (...names: string[]) =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) })

const vitest = 'vitest run --reporter=default --reporter=json --outputFile=reports/vitest.json'
const setupNode = 'actions/setup-node@v6 node-version=24 cache=npm'

const evalTools: Readonly<Record<string, SampleRepository>> = {
  'promptfoo with a provider': {
    files: {
      'package.json': uses('promptfoo'),
      'package-lock.json': '{}',
      '.nvmrc': '24',
      'promptfooconfig.yaml': 'prompts: [hello]\nproviders: [openai:gpt-5-mini]\n',
    },
    setup: ['actions/setup-node@v6 node-version-file=.nvmrc cache=npm'],
    commands: ['npm ci'],
    reports: [],
    measures: true,
    secrets: ['OPENAI_API_KEY'],
    shown: 'asks the model once for each case',
  },
  'promptfoo, which repeats by its own settings': {
    files: {
      'promptfooconfig.yaml': 'providers: [anthropic:messages:claude]\nevaluateOptions:\n  repeat: 3\n',
    },
    setup: ['actions/setup-node@v6 node-version=24'],
    commands: [
      'mkdir -p reports && npx promptfoo eval --repeat 5 --no-cache --output reports/promptfoo.json',
    ],
    reports: ['reports/promptfoo.json'],
    secrets: ['ANTHROPIC_API_KEY'],
    lookAgain: ['auto'],
  },
  'promptfoo without a package': {
    files: { 'promptfooconfig.yaml': 'providers: [anthropic:messages:claude]\n' },
    commands: [],
    reports: [],
    measures: true,
    secrets: ['ANTHROPIC_API_KEY'],
  },
  'evalite, which brings Vitest': {
    files: {
      'package.json': uses('evalite', 'vitest'),
      'pnpm-lock.yaml': '',
      'evals/a.eval.ts': "import { evalite } from 'evalite'\nprocess.env.ACME_API_KEY\n",
    },
    setup: ['actions/setup-node@v6 node-version=24 cache=pnpm'],
    commands: [
      'corepack enable',
      'pnpm install --frozen-lockfile',
      'mkdir -p reports && pnpm exec evalite run --outputPath=reports/evalite.json',
    ],
    reports: ['reports/evalite.json'],
    secrets: ['ACME_API_KEY'],
    lookAgain: [
      'mkdir -p "$EVAL_GATE_REPORTS" && pnpm exec evalite run --outputPath="$EVAL_GATE_REPORTS"/evalite.json || true',
    ],
    shown: 'evalite runs each case once. Set trialCount: 5',
  },
  'vitest-evals beside unit tests': {
    files: {
      'package.json': uses('vitest', 'vitest-evals'),
      'package-lock.json': '{}',
      'evals/a.eval.ts': "import { describeEval } from 'vitest-evals'\nit.for([1, 2, 3])\n",
      'src/a.test.ts': '',
    },
    setup: [setupNode, setupNode],
    commands: [
      'npm ci',
      'npx vitest run --config vitest.evals.config.ts --reporter=default --reporter=json --outputFile=reports/evals.json',
      'npm ci',
      `npx ${vitest}`,
    ],
    reports: ['reports/evals.json', 'reports/vitest.json'],
    shown: '+// Written by eval-gate init',
  },
  'vitest-evals with settings that find them, and a provider that only the evals import': {
    files: {
      'package.json': uses('vitest', 'vitest-evals'),
      'package-lock.json': '{}',
      'vitest.config.ts': "export default { test: { include: ['**/*.eval.ts'] } }\n",
      'evals/a.eval.ts':
        "import { openai } from '@ai-sdk/openai'\nimport { describeEval } from 'vitest-evals'\n",
    },
    commands: ['npm ci'],
    reports: [],
    measures: true,
    secrets: ['OPENAI_API_KEY'],
  },
  'Inspect with uv': {
    files: {
      'pyproject.toml':
        '[project]\nname = "a"\nrequires-python = ">=3.11"\ndependencies = ["inspect-ai", "openai"]\n',
      'uv.lock': '',
      'evals/sums.py': 'from inspect_ai import Task, task\n\n@task\ndef sums(): ...\n',
    },
    setup: ['actions/setup-python@v6 python-version-file=pyproject.toml'],
    commands: [
      'pip install uv',
      'uv sync --locked',
      'uv run inspect eval evals/sums.py --epochs 5 --no-fail-on-error --display plain --log-dir reports',
    ],
    reports: ['reports/*.eval'],
    secrets: ['OPENAI_API_KEY'],
  },
  'DeepEval, whose tests pytest would collect': {
    files: {
      'requirements.txt': 'deepeval\npytest\n',
      'tests/test_answers.py': 'from deepeval.metrics import GEval\nGEval(name="a")\n',
    },
    setup: ['actions/setup-python@v6 python-version=3.x cache=pip cache-dependency-path=requirements.txt'],
    commands: ['pip install -r requirements.txt', 'deepeval test run tests --repeat 5 --ignore-errors'],
    reports: ['reports/*'],
    secrets: ['OPENAI_API_KEY'],
  },
  'pydantic-evals': {
    files: { 'requirements.txt': 'pydantic-evals\n', 'evals/capitals.py': 'import pydantic_evals\n' },
    commands: ['pip install -r requirements.txt', 'mkdir -p reports && python evals/capitals.py'],
    reports: ['reports/evals.json'],
    lookAgain: [
      'rm -f reports/evals.json',
      'mkdir -p reports && python evals/capitals.py || true',
      'mv reports/evals.json "$EVAL_GATE_REPORTS" || true',
    ],
    shown: 'evals/capitals.py must write the report:',
  },
  Braintrust: {
    files: {
      'package.json': uses('braintrust'),
      'package-lock.json': '{}',
      'capitals.eval.mjs': "import { Eval } from 'braintrust'\n",
    },
    commands: ['npm ci', 'mkdir -p reports && node capitals.eval.mjs'],
    reports: ['reports/braintrust.json'],
    shown: 'noSendLogs: true',
  },
  ragas: {
    files: { 'requirements.txt': 'ragas\n', 'evals.py': 'import ragas\n' },
    commands: ['pip install -r requirements.txt', 'mkdir -p reports && python evals.py'],
    reports: ['reports/ragas.jsonl'],
    secrets: ['OPENAI_API_KEY'],
  },
  'MCPJam SDK': {
    files: {
      'package.json': uses('@mcpjam/sdk'),
      'package-lock.json': '{}',
      'evals.mjs': "import { EvalSuite } from '@mcpjam/sdk'\n",
    },
    commands: ['npm ci', 'mkdir -p reports && node evals.mjs'],
    reports: ['reports/evals.json'],
  },
  'mcp-evals': {
    files: {
      'package.json': uses('mcp-evals'),
      'package-lock.json': '{}',
      'src/evals/evals.ts': `import { anthropic } from "@ai-sdk/anthropic"\nimport { grade } from "mcp-evals"\n`,
    },
    commands: ['npm ci', 'mkdir -p reports && npx tsx src/evals/evals.ts evals src/index.ts'],
    reports: ['reports/evals.json'],
    secrets: ['ANTHROPIC_API_KEY'],
    shown: 'src/evals/evals.ts must write the report:',
  },
}

const testRunners: Readonly<Record<string, SampleRepository>> = {
  Vitest: {
    files: { 'package.json': uses('vitest'), 'package-lock.json': '{}' },
    setup: [setupNode],
    commands: ['npm ci', `npx ${vitest}`],
    reports: ['reports/vitest.json'],
  },
  'Jest and Playwright with pnpm': {
    files: { 'package.json': uses('jest', '@playwright/test'), 'pnpm-lock.yaml': '' },
    commands: [
      'corepack enable',
      'pnpm install --frozen-lockfile',
      'pnpm exec playwright install --with-deps',
      'mkdir -p reports && pnpm exec jest --json --outputFile=reports/jest.json --testLocationInResults',
      'pnpm exec playwright test --reporter=json',
    ],
    reports: ['reports/jest.json', 'reports/playwright.json'],
  },
  'a monorepo with one lock file': {
    files: {
      'package.json': '{"workspaces":["packages/*"],"engines":{"node":">=22"}}',
      'package-lock.json': '{}',
      'packages/web/package.json': uses('vitest'),
      'packages/api/package.json': uses('mocha'),
      'packages/web/node_modules/x/package.json': uses('jest'),
    },
    setup: ['actions/setup-node@v6 node-version-file=package.json cache=npm'],
    commands: [
      'npm ci',
      'packages/api: mkdir -p reports && npx mocha --reporter json --reporter-option output=reports/mocha.json',
      `packages/web: npx ${vitest}`,
    ],
    reports: ['packages/api/reports/mocha.json', 'packages/web/reports/vitest.json'],
  },
  'node:test': {
    files: { 'package.json': '{"scripts":{"test":"node --test"}}', 'package-lock.json': '{}' },
    commands: ['npm ci', 'npm test'],
    reports: ['reports/node.xml'],
  },
  Bun: {
    files: { 'package.json': '{"scripts":{"test":"bun test"}}', 'bun.lock': '', '.bun-version': '1.3' },
    setup: ['oven-sh/setup-bun@v2 bun-version-file=.bun-version'],
    commands: [
      'bun install --frozen-lockfile',
      'mkdir -p reports && bun test --reporter=junit --reporter-outfile=reports/bun.xml',
    ],
    reports: ['reports/bun.xml'],
  },
  Deno: {
    files: { 'deno.json': '{}' },
    setup: ['denoland/setup-deno@v2'],
    commands: ['mkdir -p reports && deno test --allow-all --junit-path=reports/deno.xml'],
    reports: ['reports/deno.xml'],
  },
  'pytest with uv': {
    files: { 'pyproject.toml': '[dependency-groups]\ndev = ["pytest>=8"]\n', 'uv.lock': '' },
    commands: ['pip install uv', 'uv sync --locked', 'uv run python -m pytest --junitxml=reports/pytest.xml'],
    reports: ['reports/pytest.xml'],
  },
  'pytest with requirements and an extra': {
    files: {
      'requirements.txt': 'requests\n',
      'pyproject.toml': '[project]\nname = "a"\n\n[project.optional-dependencies]\ndev = ["pytest"]\n',
    },
    commands: [
      "pip install -e '.[dev]'",
      'pip install -r requirements.txt',
      'python -m pytest --junitxml=reports/pytest.xml',
    ],
    reports: ['reports/pytest.xml'],
  },
  Go: {
    files: { 'go.mod': 'module example.com/app\n' },
    setup: ['actions/setup-go@v6 go-version-file=go.mod'],
    commands: ['go mod download', 'mkdir -p reports && go test -json ./... > reports/go.json'],
    reports: ['reports/go.json'],
  },
  'Maven with modules': {
    files: { 'pom.xml': '<project><java.version>17</java.version></project>', 'core/pom.xml': '<project/>' },
    setup: ['actions/setup-java@v5 distribution=temurin java-version=17 cache=maven'],
    commands: [
      'mvn --batch-mode --no-transfer-progress test-compile',
      'mvn --batch-mode --no-transfer-progress test',
    ],
    reports: ['**/target/surefire-reports/TEST-*.xml'],
  },
  '.NET': {
    files: { 'Shop.sln': '', 'Shop.Tests/Shop.Tests.csproj': '<Project/>', 'global.json': '{}' },
    setup: ['actions/setup-dotnet@v5 global-json-file=global.json'],
    commands: ['dotnet build', 'dotnet test --no-build --logger trx --results-directory reports'],
    reports: ['reports/**/*.trx'],
  },
  Rust: {
    files: { 'Cargo.toml': '[package]\nname = "a"\n' },
    setup: ['taiki-e/install-action@v2 tool=nextest'],
    commands: ['cargo nextest run --no-fail-fast --profile ci'],
    reports: ['target/nextest/ci/junit.xml'],
  },
  RSpec: {
    files: { Gemfile: "gem 'rspec'\n", '.ruby-version': '3.4' },
    setup: ['ruby/setup-ruby@v1 bundler-cache=true'],
    commands: [
      'mkdir -p reports && bundle exec rspec --format progress --format json --out reports/rspec.json',
    ],
    reports: ['reports/rspec.json'],
  },
  PHPUnit: {
    files: { 'composer.json': '{"require-dev":{"phpunit/phpunit":"^12"}}' },
    commands: [
      'composer install --no-interaction',
      'mkdir -p reports && vendor/bin/phpunit --log-junit reports/phpunit.xml',
    ],
    reports: ['reports/phpunit.xml'],
  },
  'Gradle and pytest in folders with odd names': {
    files: {
      'back end/build.gradle.kts': '',
      'back end/gradlew': '',
      'evals: v2/pyproject.toml': 'pytest',
    },
    commands: [
      'back end: ./gradlew testClasses',
      'evals: v2: pip install pytest',
      'back end: ./gradlew test --continue',
      'evals: v2: python -m pytest --junitxml=reports/pytest.xml',
    ],
    reports: ['back end/**/build/test-results/**/TEST-*.xml', 'evals: v2/reports/pytest.xml'],
  },
}

export const repositories: Readonly<Record<string, SampleRepository>> = { ...evalTools, ...testRunners }
