import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderPolicySchema } from './render-policy-schema.ts'

/** Writes docs/policy.schema.json. A test tells when it is out of date. */
writeFileSync(join(import.meta.dirname, '../docs/policy.schema.json'), renderPolicySchema())
