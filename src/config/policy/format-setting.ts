import * as v from 'valibot'
import { formatNames, type Table } from '#files'
import {
  createChoiceSchema,
  createMapSchema,
  createTextsSchema,
  finite,
  shortText,
} from '../settings/written.ts'

const mostPaths = 10
const mostValues = 50

const path = createTextsSchema(
  1,
  `must be a path like metrics.score, or a list of up to ${mostPaths}`,
  mostPaths,
)
const value = v.union([shortText, finite, v.boolean()], 'must be text, a number, true or false')
const condition = v.union(
  [
    path,
    createMapSchema({
      path,
      is: v.optional(v.pipe(v.array(value), v.maxLength(mostValues, `has more than ${mostValues} values`))),
      'at-least': v.optional(finite),
    }),
  ],
  'must be a path, or a map with `path` and `is` or `at-least`',
)
const scorers = v.pipe(
  v.record(shortText, shortText, 'must be a path, or a map of scorers to paths'),
  v.maxEntries(mostValues, `has more than ${mostValues} scorers`),
)

const table: v.GenericSchema<unknown, Table> = createMapSchema({
  list: v.optional(path),
  columns: v.optional(shortText),
  'is-one-row': v.optional(v.literal(true, 'must be true, or absent')),
  name: path,
  id: v.optional(path),
  suite: v.optional(path),
  variant: v.optional(path),
  order: v.optional(path),
  pass: v.optional(condition),
  skip: v.optional(condition),
  absent: v.optional(v.literal('passed', 'must be passed, or absent')),
  grades: v.optional(v.literal(true, 'must be true, or absent')),
  error: v.optional(path),
  message: v.optional(path),
  scores: v.optional(v.union([shortText, scorers], 'must be a path, or a map of scorers to paths')),
  tokens: v.optional(
    createMapSchema({ input: v.optional(path), output: v.optional(path), total: v.optional(path) }),
  ),
  cost: v.optional(path),
  cached: v.optional(condition),
  model: v.optional(path),
  seconds: v.optional(path),
  milliseconds: v.optional(path),
  latency: v.optional(path),
  'tool-calls': v.optional(path),
  input: v.optional(path),
  output: v.optional(path),
  expected: v.optional(path),
  tags: v.optional(path),
})

/** The name of a format, or where JSON results of one's own have what. */
export const reportFormat: v.GenericSchema<unknown, string | Table> = v.union(
  [createChoiceSchema(formatNames), table],
  'must be the name of a format, or a map with `name` and more',
)
