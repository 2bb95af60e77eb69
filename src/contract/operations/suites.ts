import * as v from 'valibot'
import { defineOperations } from '../operation.ts'
import { filledText, idAndName, maybe, nonBlankText, pageQuery, pageSchema, text } from '../schema.ts'
import { inlineTest } from '../steps.ts'
import { suiteEdit } from '../suite-body.ts'
import { caseUpsert, runListItem, suite, suiteItem } from './suite-records.ts'

const suites = '/projects/{projectId}/eval-suites'
export const suiteOperations = defineOperations('Eval suites', {
  listEvalSuites: {
    method: 'GET',
    path: suites,
    summary: 'Eval suites of the project with a summary of their latest run.',
    query: pageQuery,
    response: pageSchema(suiteItem),
    pagination: 'query',
  },
  createEvalSuite: {
    method: 'POST',
    path: suites,
    summary: 'Authors a suite and its cases. Starts no run and spends no credits.',
    body: v.strictObject({
      name: nonBlankText,
      description: v.optional(text),
      serverIds: v.pipe(v.array(filledText), v.minLength(1, 'must not be empty')),
      serverNames: v.optional(v.array(filledText)),
      model: filledText,
      provider: v.optional(text),
      tests: v.pipe(v.array(inlineTest), v.minLength(1), v.maxLength(100)),
      passCriteria: v.optional(
        v.strictObject({
          minimumPassRate: v.pipe(
            v.number(),
            v.minValue(0),
            v.maxValue(100),
            v.description('Percent 0..100.'),
          ),
        }),
      ),
      tags: v.optional(v.array(text)),
    }),
    response: v.looseObject({
      suiteId: text,
      name: maybe(text),
      servers: maybe(v.array(idAndName)),
      caseUpsert: maybe(caseUpsert),
    }),
    successStatus: 201,
    idempotency: { body: [], header: true },
  },
  getEvalSuite: {
    method: 'GET',
    path: `${suites}/{suiteId}`,
    summary: 'Reads a suite with its settings.',
    vocabulary: true,
    response: suite,
    optional: true,
  },
  updateEvalSuite: {
    method: 'PATCH',
    path: `${suites}/{suiteId}`,
    summary: 'Edits settings. `environmentIds`: a list replaces, null detaches all.',
    vocabulary: true,
    body: suiteEdit,
    response: suite,
    retry: 'safe',
  },
  deleteEvalSuite: {
    method: 'DELETE',
    path: `${suites}/{suiteId}`,
    summary: 'Deletes a suite and its cases; its runs stay.',
    response: v.looseObject({ id: maybe(text), deleted: maybe(v.boolean()) }),
    optional: true,
    retry: 'safe',
  },
  updateEvalSuiteSchedule: {
    method: 'PATCH',
    path: `${suites}/{suiteId}/schedule`,
    summary: 'Enables or disables scheduled runs.',
    body: v.strictObject({
      enabled: v.boolean(),
      intervalMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(5), v.maxValue(10_080))),
      environmentId: v.nullish(filledText),
    }),
    response: suite,
    retry: 'safe',
  },
  listEvalSuiteRuns: {
    method: 'GET',
    path: `${suites}/{suiteId}/runs`,
    summary: 'Recent runs of a suite, newest first.',
    query: pageQuery,
    response: pageSchema(runListItem),
    pagination: 'query',
  },
  attachSuiteEnvironment: {
    publicId: 'attachEvalSuiteEnvironment',
    method: 'POST',
    path: `${suites}/{suiteId}/environments`,
    summary: 'Attaches one environment to a suite and keeps the others.',
    body: v.strictObject({ environmentId: filledText }),
    response: v.looseObject({
      suiteId: maybe(text),
      attached: maybe(v.unknown()),
      environmentIds: maybe(v.array(text)),
    }),
    optional: true,
    retry: 'safe',
  },
})
