import { inlineTest, type OperationId } from '#contract'
import { isRecord } from '../../src/model/data.ts'
import { splitModelId } from './launch/models.ts'

/** Turns the body of an older client into the current form: see `strictness` of the settings. */
export function relaxRequestBody(operation: OperationId, body: unknown): unknown {
  if (!isRecord(body)) return body
  if (operation === 'archiveEnvironment' || operation === 'restoreEnvironment')
    return { expectedRevision: 0, ...body }
  if (operation !== 'createEvalRun' && operation !== 'createEvalSuite') return body
  if (!Array.isArray(body.tests)) return body
  const tests = body.tests.map((test: unknown) => (isRecord(test) ? relaxInlineTest(operation, test) : test))
  return { ...body, tests }
}

function relaxInlineTest(operation: OperationId, test: Readonly<Record<string, unknown>>) {
  const known = Object.fromEntries(
    Object.entries(test).filter(([key]) => Object.hasOwn(inlineTest.entries, key)),
  )
  if (operation === 'createEvalSuite') return known
  const { model = 'local/scripted' } = known
  const provider = typeof model === 'string' ? splitModelId(model).provider : undefined
  const count = known.iterations === undefined ? { runs: 1 } : {}
  return { ...count, model, provider, ...known }
}
