import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { version } from '../../../src/cli/version.ts'
import { type InputDescription, inputTable, outputTable } from '../../../src/config/inputs.ts'

const project = resolve(import.meta.dirname, '../../..')
const action = parse(readFileSync(resolve(project, 'action.yml'), 'utf8'))

describe('action.yml', () => {
  it('describes the inputs of the table, in its order and with its defaults', () => {
    const fromTable = Object.entries<InputDescription>(inputTable).map(([name, input]) => ({
      name,
      description: input.description,
      default: name === 'github-token' ? '${' + '{ github.token }}' : input.default,
    }))
    const fromFile = Object.entries<Record<string, string>>(action.inputs).map(([name, input]) => ({
      name,
      description: input.description,
      default: input.default,
    }))
    expect(fromFile).toEqual(fromTable)
  })

  it('describes the outputs of the table', () => {
    const fromFile = Object.entries<Record<string, string>>(action.outputs).map(([name, output]) => [
      name,
      output.description,
    ])
    expect(fromFile).toEqual(Object.entries(outputTable))
  })

  it('runs the bundle on Node 24', () => {
    expect(action.runs).toMatchObject({ using: 'node24', main: 'dist/index.js' })
    expect(process.version).toMatch(/^v24\./)
  })
})

it('has one version', () => {
  expect(JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8')).version).toBe(version)
})
