import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictures } from './pictures.ts'

/** Writes the pictures to docs/images. A test fails when one is out of date. */
const folder = join(import.meta.dirname, '../../docs/images')
mkdirSync(folder, { recursive: true })
for (const [name, draw] of Object.entries(pictures)) writeFileSync(join(folder, `${name}.svg`), draw().svg)
