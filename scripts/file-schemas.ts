import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderFileSchemas } from './render-file-schemas.ts'

/** Writes the JSON Schemas of our files into docs. A test fails when one is out of date. */
for (const [name, text] of Object.entries(renderFileSchemas())) {
  writeFileSync(join(import.meta.dirname, '../docs', name), text)
}
