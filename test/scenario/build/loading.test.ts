import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { lateChunks } from '../../../scripts/build/late-loads.ts'
import { endOf, entries, startBundle } from '../../support/bundle.ts'
import { runStep } from '../../support/run-action.ts'
import { lastingFolder } from '../../support/workspace.ts'

const junit = '<testsuite name="s"><testcase name="a"/><testcase name="b"/></testsuite>'

/** The environment in which a process notes the files of `dist/` that it loads, and how to read them afterwards. */
function noteLoading() {
  const folder = lastingFolder()
  const [preload, list] = [join(folder, 'preload.cjs'), join(folder, 'loaded.json')]
  writeFileSync(
    preload,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(list)}, JSON.stringify(Object.keys(require.cache))))`,
  )
  const read = () =>
    (JSON.parse(readFileSync(list, 'utf8')) as string[]).filter((file) => file.includes('/dist/'))
  return { env: { NODE_OPTIONS: `--require ${preload}` }, read }
}

it('a plain run loads a few files, and no client of GitHub or of the service', async () => {
  const workspace = lastingFolder()
  writeFileSync(join(workspace, 'junit.xml'), junit)
  const loading = noteLoading()
  const { exitCode, stdout } = await runStep({
    inputs: { reports: 'junit.xml', baseline: 'none', 'github-token': 'ghs_0123456789' },
    workspace,
    env: loading.env,
  })
  expect(stdout).toContain('2 results')
  expect(exitCode).toBe(0)
  const loaded = loading.read()
  expect(loaded.length).toBeLessThanOrEqual(10)
  const unused = [
    'artifact.js',
    'github.js',
    'remote.js',
    'others.js',
    'undici.js',
    'page.js',
    'gate-hosted.js',
    'upload.js',
    'serve.js',
    ...Object.keys(lateChunks).map((chunk) => `${chunk}.js`),
  ]
  expect(loaded.map((file) => basename(file)).filter((name) => unused.includes(name))).toEqual([])
})

it('the version of the CLI needs no command', async () => {
  const loading = noteLoading()
  const child = startBundle({
    entry: entries.cli,
    args: ['--version'],
    cwd: lastingFolder(),
    env: loading.env,
  })
  expect((await endOf(child)).exitCode).toBe(0)
  expect(loading.read().map((file) => basename(file))).not.toContain('serve.js')
})

// Flags of the CLI have their texts at once; that chunk needs no other.
const lateCode = Object.keys(lateChunks).filter((chunk) => chunk !== 'descriptions')

it.each(lateCode)('whatever loads first, nothing of %s runs before it is used', (late) => {
  const folder = resolve(entries.cli, '../../chunks/')
  const chunks = readdirSync(folder).filter((chunk) => chunk !== `${late}.js`)
  const script = `
    const [folder, late, ...chunks] = process.argv.slice(1)
    const loading = chunks.filter((chunk) => {
      for (const file of Object.keys(require.cache)) delete require.cache[file]
      require(folder + '/' + chunk)
      return Object.keys(require.cache).some((file) => file.endsWith('/chunks/' + late + '.js'))
    })
    console.log(JSON.stringify(loading))`
  const answer = execFileSync(process.execPath, ['-e', script, '--', folder, late, ...chunks], {
    encoding: 'utf8',
  })
  expect(JSON.parse(answer)).toEqual([])
})
