import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { chooseSuiteCommand } from '../../../../src/jobs/measure/suite-command.ts'
import { fakeMachine } from '../../../support/platform.ts'
import { createWorkspace } from '../../../support/workspace.ts'

const devDependencies = (...names: readonly string[]) =>
  JSON.stringify({ devDependencies: Object.fromEntries(names.map((name) => [name, '1'])) })

function findCommand(files: Readonly<Record<string, string>>, names: readonly string[] = []) {
  const workspace = createWorkspace(files)
  const machine = fakeMachine({
    workspace,
    files: { list: (folder) => readdirSync(folder), readText: (path) => readFileSync(path, 'utf8') },
  })
  const { commandFor } = chooseSuiteCommand('auto', machine)
  return commandFor(names.map((name) => ({ identity: { suite: ['a.test.js'], name } })))
}

describe('what `measure: auto` runs', () => {
  it.each([
    ['vitest', { 'package.json': devDependencies('vitest') }, /vitest run +--retry=0/],
    ['vitest-evals', { 'package.json': devDependencies('vitest', 'vitest-evals') }, /vitest run +--retry=0/],
    ['promptfoo', { 'promptfooconfig.yaml': '' }, /^npx promptfoo eval --repeat/],
    ['Inspect', { 'requirements.txt': 'inspect-ai\n' }, /inspect eval +--epochs/],
    [
      'DeepEval, beside pytest',
      { 'requirements.txt': 'pytest\ndeepeval\n' },
      /deepeval test run \. --repeat \S+ --ignore-errors \|\|/,
    ],
    ['evalite', { 'package.json': devDependencies('vitest', 'evalite') }, /evalite run \$fresh/],
    ['pytest', { 'requirements.txt': 'pytest==9\n' }, /python -m pytest +--junitxml/],
    ['jest', { 'package.json': devDependencies('jest') }, /jest --json/],
  ])('is the whole suite of %s at first', (_, files, command) => {
    expect(findCommand(files)).toMatch(command)
  })

  it('is the chosen cases then', () => {
    expect(findCommand({ 'package.json': devDependencies('vitest') }, ['adds'])).toContain("-t '(adds)$'")
  })

  it.each([
    ['no tool', { 'README.md': '' }],
    ['several tools', { 'package.json': devDependencies('vitest', 'jest') }],
  ])('is not known with %s', (found, files) => {
    expect(() => findCommand(files)).toThrow(`measure: auto found ${found}`)
  })
})
