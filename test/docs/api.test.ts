import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { renderApiDocs, renderOpenApi } from '../../scripts/render-api-docs.ts'
import { describeSchema } from '../../src/contract/describe-operation.ts'
import { getOperation, operationIds, operations } from '../../src/contract/operations.ts'

const published = (name: string) => readFileSync(join(import.meta.dirname, '../../docs', name), 'utf8')

describe('the published documents', () => {
  test('follow from the contract; else run npm run docs:api', () => {
    expect(published('api.md') === renderApiDocs(), 'docs/api.md').toBe(true)
    expect(published('openapi.json') === renderOpenApi(), 'docs/openapi.json').toBe(true)
  })

  test('have a row, a section and a route for every operation', () => {
    const page = published('api.md')
    const { paths } = JSON.parse(published('openapi.json'))
    for (const id of operationIds) {
      const { method, path } = getOperation(id)
      expect(page, id).toContain(`| [\`${id}\`](#${id.toLowerCase()}) | \`${method} ${path}\` |`)
      expect(page, id).toContain(`\n#### ${id}\n`)
      expect(paths[path]?.[method.toLowerCase()]?.operationId).toBe(id)
    }
  })

  test('describe every parameter of a path', () => {
    const { paths } = JSON.parse(published('openapi.json'))
    const { parameters } = paths['/projects/{projectId}/eval-runs/{runId}/iterations'].get
    expect(
      parameters.map((parameter: { name: string; in: string }) => `${parameter.in} ${parameter.name}`),
    ).toEqual(['path projectId', 'path runId', 'query cursor', 'query limit'])
  })

  test('list the statuses with which each operation can be refused', () => {
    const { paths } = JSON.parse(published('openapi.json'))
    const statusesOf = (path: string, method: string) => Object.keys(paths[path][method].responses)
    expect(statusesOf('/me', 'get')).toEqual(['200', '400', '401', '403', '429', '500', 'default'])
    expect(statusesOf('/projects/{projectId}/servers/{serverId}/tools/call', 'post')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '422',
      '429',
      '500',
      '502',
      '504',
      'default',
    ])
    const { requestBody } = paths['/projects/{projectId}/eval-runs/{runId}/cancel'].post
    expect(requestBody.required).toBe(false)
    expect(paths['/projects/{projectId}/eval-suites'].post.requestBody.required).toBe(true)
  })
})

describe('the JSON Schemas of the contract', () => {
  const ajv = new Ajv2020({ strict: false })

  test('are valid JSON Schema, all of them', () => {
    for (const operation of operationIds.map(getOperation)) {
      for (const schema of [operation.query, operation.body, operation.response]) {
        if (schema !== undefined)
          expect(() => ajv.compile(describeSchema(schema)), operation.id).not.toThrow()
      }
    }
  })

  test('refuse and accept what the contract refuses and accepts', () => {
    const validate = ajv.compile(describeSchema(operations.createEvalRun.body))
    expect(validate({ suiteId: 's', iterationOverride: 3 })).toBe(true)
    expect(validate({ suiteId: 's', tags: [] })).toBe(false)
    expect(validate({ suiteId: 's', iterationOverride: 11 })).toBe(false)
    const answer = ajv.compile(describeSchema(operations.getEvalRun.response))
    expect(answer({ id: 'r', status: 'levitating', result: null, extra: 1 })).toBe(true)
  })
})
