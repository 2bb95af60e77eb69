import { type Files, mocha, nodeTest, tool, workspace } from './stand-ins.ts'

/** A project with a workflow that runs its tests. */
export interface Shape {
  readonly files: Files
  /** Workflows by their file names; the first is the one that events start. */
  readonly workflows: Files
  /** Folders whose tests run, once for each leg: `.` once by default. */
  readonly runs?: readonly string[]
  /** It has no workflow yet, and gets one that runs its evals until the verdict is certain. */
  readonly isMeasured?: true
  /** Address of the server where it is not github.com. */
  readonly server?: string
}

interface Job {
  /** The line that runs the tests. */
  readonly run: string
  readonly folder?: string
  /** Lines before the step, of it, of the job and behind the step. */
  readonly before?: string
  readonly step?: string
  readonly job?: string
  readonly after?: string
}

const steps = ({ run, folder, before, step, after }: Job) => `    steps:
      - uses: actions/checkout@v7
      - run: touch ${folder === undefined ? '' : `${folder}/`}installed
${before === undefined ? '' : `      ${before}\n`}      - run: ${run}
        env: { SECRET: given }
${folder === undefined ? '' : `        working-directory: ${folder}\n`}${step === undefined ? '' : `        ${step}\n`}${after === undefined ? '' : `      ${after}\n`}`
const writeJob = (id: string, job: Job) => `  ${id}:
    runs-on: ubuntu-latest
${job.job === undefined ? '' : `    ${job.job}\n`}${steps(job)}`
const writeWorkflow = (jobs: string, on = '[push, pull_request]') => `name: Evals\non: ${on}\njobs:\n${jobs}`

const shape = (files: Files, run: string, more: Omit<Job, 'run'> & { readonly on?: string } = {}): Shape => ({
  files,
  workflows: { 'ci.yml': writeWorkflow(writeJob('evals', { run, ...more }), more.on) },
  runs: more.job?.includes('matrix') ? ['.', '.'] : [more.folder ?? '.'],
})
const withJobs = (files: Files, jobs: string, runs: readonly string[], on?: string): Shape => ({
  files,
  workflows: { 'ci.yml': writeWorkflow(jobs, on) },
  runs,
})

const vitest = tool('vitest', 'vitest run')
const python: Files = { 'requirements.txt': 'pytest\n' }
const go: Files = { 'go.mod': 'module a\n' }
const evals = {
  ...tool('promptfoo', 'promptfoo eval --repeat 5'),
  'promptfooconfig.yaml': 'providers: [file://agent.js]\n',
}
const key = `\${{ secrets.OPENAI_API_KEY }}`
const twoLegs = 'strategy: { matrix: { node: [22, 24] } }'
const called = writeWorkflow(writeJob('evals', { run: 'npm test' }), '{ workflow_call: {} }').replace(
  'jobs:',
  'permissions: { contents: read }\njobs:',
)
const call = (id: string, more = '') => `  ${id}:\n    uses: ./.github/workflows/_test.yml\n${more}`
const calls = (jobs: string, legs: number): Shape => ({
  files: vitest,
  workflows: {
    'ci.yml': writeWorkflow(jobs).replace('jobs:', 'permissions: { contents: read }\njobs:'),
    '_test.yml': called,
  },
  runs: Array<string>(legs).fill('.'),
})
/** Steps for several tools in one job. */
const both = `      - run: pytest
        env: { SECRET: given }
`

export const shapes: Readonly<Record<string, Shape>> = {
  'npm test': shape(vitest, 'npm test'),
  'a script behind other commands': shape(tool('vitest', 'true && vitest run && true'), 'npm test'),
  Jest: shape(tool('jest', 'jest'), 'npm run test'),
  Mocha: shape(mocha, 'npm test'),
  'node:test': shape(nodeTest, 'npm test'),
  pnpm: shape({ ...vitest, 'pnpm-lock.yaml': '' }, 'pnpm test'),
  'pnpm exec': shape({ ...vitest, 'pnpm-lock.yaml': '' }, 'pnpm exec vitest run'),
  Yarn: shape({ ...vitest, 'yarn.lock': '' }, 'yarn test'),
  Bun: shape({ ...vitest, 'bun.lock': '{}' }, 'bun run test'),
  Nx: {
    ...shape(workspace('nx', 'nx run-many -t test', { 'nx.json': '{}' }), 'npx nx run-many -t test', {
      after: '- run: "true"',
    }),
    runs: ['packages/web'],
  },
  Turborepo: {
    ...shape(workspace('turbo', 'turbo run test', { 'turbo.json': '{}' }), 'npm test'),
    runs: ['packages/web'],
  },
  'all packages of a pnpm workspace': {
    ...shape(
      workspace('vitest', 'pnpm -r test', {
        'pnpm-lock.yaml': '',
        'pnpm-workspace.yaml': 'packages: ["packages/*"]\n',
      }),
      'pnpm -r test',
    ),
    runs: ['packages/web'],
  },
  'a pipe': shape(vitest, 'npm test | tee log.txt'),
  'a report that is there': shape(
    tool('vitest', 'vitest run --reporter=json --outputFile=cases.out.json'),
    'npx vitest run --reporter=json --outputFile=cases.out.json',
  ),
  'a package in a folder': shape(tool('vitest', 'vitest run', 'web'), 'npm test', { folder: 'web' }),
  'a package in a folder by default': {
    ...shape(tool('vitest', 'vitest run', 'web'), 'npm test', {
      job: 'defaults: { run: { working-directory: web } }',
    }),
    runs: ['web'],
  },
  'a Makefile': shape({ ...vitest, Makefile: 'all: test\n\ntest:\n\tnpm test\n' }, 'make test'),
  'a script of shell': shape(
    { ...vitest, 'scripts/test': '#!/bin/sh\nset -e\nnpm test\n' },
    'sh scripts/test',
  ),
  'a condition of the step': shape(vitest, 'npm test', { step: 'if: true' }),
  'steps that follow': shape(vitest, 'npm test', { after: '- run: touch released' }),
  'a merge queue': shape(vitest, 'npm test', { on: '[push, pull_request, merge_group]' }),
  'documents left out': shape(vitest, 'npm test', {
    on: '{ push: { paths-ignore: ["**.md"] }, pull_request: { paths-ignore: ["**.md"] } }',
  }),
  'permissions of its own': shape(vitest, 'npm test', { job: 'permissions: { pull-requests: read }' }),
  'all permissions to read': shape(vitest, 'npm test', { job: 'permissions: read-all' }),
  services: shape(vitest, 'npm test', { job: 'services: { db: { image: postgres } }' }),
  'a matrix': shape(vitest, 'npm test', { job: twoLegs }),
  'a matrix with steps that follow': shape(vitest, 'npm test', {
    job: twoLegs,
    after: '- run: touch released',
  }),
  'a matrix with a condition of the step': shape(vitest, 'npm test', { step: 'if: true', job: twoLegs }),
  'a matrix with a step that one leg leaves out': shape(vitest, 'npm test', {
    job: twoLegs,
    after: '- run: pytest\n        env: { SECRET: given }\n        if: matrix.node == 99',
  }),
  'a matrix that a release waits for': withJobs(
    vitest,
    `${writeJob('evals', { run: 'npm test', job: twoLegs })}  release:
    needs: evals
    runs-on: ubuntu-latest
    steps:
      - run: touch released
`,
    ['.', '.'],
  ),
  'two jobs': withJobs(
    { ...vitest, ...python },
    writeJob('evals', { run: 'npm test' }) + writeJob('python', { run: 'pytest' }),
    ['.', '.'],
  ),
  'two languages in a job': {
    ...withJobs({ ...vitest, ...python }, writeJob('evals', { run: 'npm test' }) + both, ['.']),
    runs: ['. .'],
  },
  'a reusable workflow': calls(call('tests'), 1),
  'a reusable workflow, called by a matrix': calls(call('tests', `    ${twoLegs}\n`), 2),
  'a reusable workflow, called twice': calls(call('tests') + call('again'), 2),
  'evals with the key of their model': shape(evals, 'npx promptfoo eval --repeat 5'),
  'evals with the key in the job': {
    ...shape(evals, 'npx promptfoo eval --repeat 5', { job: `env: { OPENAI_API_KEY: "${key}" }` }),
    runs: ['.'],
  },
  'evals of a reusable workflow, for all but documents': {
    files: evals,
    workflows: {
      'ci.yml': writeWorkflow(
        call('evals', '    secrets: inherit\n'),
        '{ push: , pull_request: { paths-ignore: ["docs/**"] } }',
      ),
      '_test.yml': writeWorkflow(
        writeJob('evals', { run: 'npx promptfoo eval --repeat 5' }),
        '{ workflow_call: {} }',
      ).replace('SECRET: given', `OPENAI_API_KEY: "${key}"`),
    },
  },
  'evals that no workflow runs': {
    files: {
      ...tool('promptfoo', 'promptfoo eval'),
      'promptfooconfig.yaml': 'providers: [openai:gpt-5-mini]\n',
    },
    workflows: {},
    isMeasured: true,
  },
  'GitHub Enterprise Server': { ...shape(vitest, 'npm test'), server: 'https://ghe.acme.com' },
  pytest: shape(python, 'pytest -q'),
  'pytest as a module': shape(python, 'python -m pytest tests'),
  'pytest of tox.ini': shape({ ...python, 'tox.ini': '[tox]\n[testenv]\ncommands = pytest\n' }, 'tox'),
  uv: shape({ 'pyproject.toml': '[dependency-groups]\ndev = ["pytest"]\n', 'uv.lock': '' }, 'uv run pytest'),
  Poetry: shape({ ...python, 'poetry.lock': '' }, 'poetry run pytest'),
  'Go with flags': shape(go, 'go test ./... -race'),
  'Go in lines': shape(go, '|\n          echo start\n          go test -race ./...'),
  gotestsum: shape(go, 'gotestsum --format=short-verbose -- -race ./...'),
  'gotestsum, which a step before installs': shape(go, 'gotestsum -- ./...', {
    before:
      '- run: |\n          GTS="gotest.tools/gotestsum@v1"\n          go install "$GTS" || true\n          command -v gotestsum',
  }),
  'Cargo with a profile': shape(
    { 'Cargo.toml': '[package]\nname = "a"\n' },
    'cargo nextest run --profile ci',
  ),
  Maven: shape({ 'pom.xml': '<project/>\n' }, 'mvn --batch-mode verify'),
  Gradle: shape({ 'build.gradle': '' }, 'gradle check'),
  RSpec: shape({ '.rspec': '' }, 'bundle exec rspec'),
}
