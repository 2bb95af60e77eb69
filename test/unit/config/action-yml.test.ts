import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  renderActionYml,
  renderCallYml,
  renderCommandYml,
  renderInputDocs,
} from '../../../scripts/render-input-docs.ts'
import { version } from '../../../src/cli/version.ts'

const project = resolve(import.meta.dirname, '../../..')
const action = parse(readFileSync(resolve(project, 'action.yml'), 'utf8'))

describe('action.yml', () => {
  it('runs the bundle on Node 24', () => {
    expect(action.runs).toMatchObject({ using: 'node24', main: 'dist/index.js' })
    expect(process.version).toMatch(/^v24\./)
  })
})

it.each([
  ['action.yml', renderActionYml],
  ['call/action.yml', renderCallYml],
  ['command/action.yml', renderCommandYml],
  ['docs/inputs.md', renderInputDocs],
])('%s follows from the table of inputs (npm run docs:inputs writes it)', (name, render) => {
  expect(readFileSync(resolve(project, name), 'utf8')).toBe(render())
})

it('has one version', () => {
  expect(JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8')).version).toBe(version)
})
