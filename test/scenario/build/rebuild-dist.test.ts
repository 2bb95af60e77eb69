import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { skipOnWindows } from '../../support/systems.ts'
import { createWorkspace, writeFiles } from '../../support/workspace.ts'

skipOnWindows('the step is written for bash, and runs on Linux only')

const workflow = parse(readFileSync('.github/workflows/rebuild-dist.yml', 'utf8')) as {
  readonly jobs: { readonly commit: { readonly steps: readonly { readonly run?: string }[] } }
}
const commitStep = workflow.jobs.commit.steps.findLast(({ run }) => run !== undefined)?.run ?? ''

const lockOf = (packages: Readonly<Record<string, string>>) =>
  JSON.stringify({
    packages: Object.fromEntries([
      ['', { version: '0.1.0' }],
      ...Object.entries(packages).map(([name, version]) => [
        `node_modules/${name}`,
        { version, integrity: `sha512-${name}-${version}` },
      ]),
    ]),
  })

const before = {
  undici: '6.29.0',
  'a/node_modules/undici': '5.0.0',
  yaml: '2.9.1',
  '@acme/old': '1.0.0',
  rolldown: '1.2.18',
}
const after = {
  undici: '6.29.1',
  'a/node_modules/undici': '5.0.0',
  yaml: '2.9.1',
  '@acme/new': '1.0.0',
  rolldown: '1.2.19',
}

it('commits dist with the packages that an update of Dependabot changes', () => {
  const folder = createWorkspace({
    'package-lock.json': lockOf(before),
    'dist/licenses.txt':
      '@acme/old 1.0.0 (MIT)\nundici 6.29.0 (MIT)\nyaml 2.9.1 (ISC)\n\nSome text (c) 2020\n',
    'dist/index.js': 'old\n',
    'trusted/scripts/list-bundle-changes.ts': readFileSync('scripts/list-bundle-changes.ts', 'utf8'),
    'bin/gh': '#!/bin/sh\n',
    'temp/empty': '',
  })
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=octo', '-c', 'user.email=octo@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  const bare = createWorkspace({})
  git('init', '--quiet', '--bare', bare)
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', bare)
  git('add', 'package-lock.json', 'dist')
  git('commit', '--quiet', '--message', 'Begin')
  git('push', '--quiet', 'origin', 'main')
  git('fetch', '--quiet', 'origin')
  writeFiles(folder, { 'package-lock.json': lockOf(after) })
  git('commit', '--quiet', '--all', '--message', 'Bump undici')
  writeFiles(folder, {
    'dist/licenses.txt': '@acme/new 1.0.0 (MIT)\nundici 6.29.1 (MIT)\nyaml 2.9.1 (ISC)\n',
    'dist/index.js': 'new\n',
  })
  execFileSync('chmod', ['+x', join(folder, 'bin/gh')])
  execFileSync('bash', ['-e', '-o', 'pipefail', '-c', commitStep], {
    cwd: folder,
    env: {
      PATH: [join(folder, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: folder,
      RUNNER_TEMP: join(folder, 'temp'),
      GH_TOKEN: 'none',
      BRANCH: 'dependabot/npm_and_yarn/undici-6.29.1',
      DEFAULT_BRANCH: 'main',
    },
  })
  const pushed = 'dependabot/npm_and_yarn/undici-6.29.1'
  const message = execFileSync('git', ['log', '-1', '--format=%B', pushed], { cwd: bare, encoding: 'utf8' })
  expect(message.trim()).toBe(`Build dist with the updated dependencies

Packages in the bundle that changed:
- @acme/new: absent → 1.0.0 sha512-@acme/new-1.0.0
- @acme/old: 1.0.0 sha512-@acme/old-1.0.0 → absent
- undici: 5.0.0 sha512-a/node_modules/undici-5.0.0, 6.29.0 sha512-undici-6.29.0 → 5.0.0 sha512-a/node_modules/undici-5.0.0, 6.29.1 sha512-undici-6.29.1

Other packages that changed, and may have run in the build:
- rolldown: 1.2.18 sha512-rolldown-1.2.18 → 1.2.19 sha512-rolldown-1.2.19`)
  expect(
    execFileSync('git', ['show', '--name-only', '--format=', pushed], { cwd: bare, encoding: 'utf8' }),
  ).toBe('dist/index.js\ndist/licenses.txt\n')
})
