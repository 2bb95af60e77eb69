import * as v from 'valibot'
import { match, maxRules } from '../settings/written.ts'
import { extendsSchema } from './extend.ts'
import { writtenSettings } from './table.ts'

/** What a workflow may write: the settings of one suite. */
export const settingsSchema = v.strictObject(writtenSettings)

/** The policy file as it is written, from which its published JSON Schema is made. */
export const policySchema = v.strictObject({
  $schema: v.optional(v.string()),
  extends: v.optional(
    v.pipe(
      extendsSchema,
      v.description(
        'Policy that this one builds on: ./PATH of this repository, or OWNER/REPOSITORY/PATH@ and a tag or all digits of a commit.',
      ),
    ),
  ),
  ...writtenSettings,
  suites: v.optional(
    v.pipe(
      v.array(v.strictObject({ match, ...writtenSettings }), 'must be a list of suites'),
      v.maxLength(maxRules, `has more than ${maxRules} suites`),
    ),
  ),
})
