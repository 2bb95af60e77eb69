import * as v from 'valibot'
import { sinceSchema } from '#views'
import { caseFigures, changes } from '../model/comparison/compared-case.ts'
import { groupNames } from '../model/comparison/group-names.ts'
import { figuresSchema } from '../model/comparison.ts'
import { identitySchema } from '../model/run/result.ts'
import { evidenceSchema } from '../model/run/tally.ts'
import { count, type Described, makeCountSchemas, text } from '../model/schema.ts'

const sideSchema = v.object({ passed: count, judged: count })

export const comparedCaseSchema = v.object({
  identity: identitySchema,
  change: v.picklist(changes),
  /** The group under which views list the case; absent for a case that nobody needs to see. */
  group: v.optional(v.picklist(groupNames)),
  /** Its name and its change as every view writes them. */
  title: v.optional(text),
  text: v.optional(text),
  since: v.optional(sinceSchema),
  before: v.optional(sideSchema),
  after: v.optional(sideSchema),
  /** For a case that fails now: a passing iteration of the base, to compare with. */
  passedBefore: v.optional(evidenceSchema),
  ...caseFigures,
})

export const comparisonSchema = v.object({
  ...figuresSchema.entries,
  changes: v.object(makeCountSchemas(changes)),
  /** Every case that is not unchanged; without a baseline those that fail or were lost. */
  cases: v.array(comparedCaseSchema),
})

export type ComparisonJson = Described<typeof comparisonSchema>
