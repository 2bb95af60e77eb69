import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderStatisticsPicture } from './render-statistics-picture.ts'

/** Writes docs/images/statistics.svg. A test fails when it is out of date. */
const folder = join(import.meta.dirname, '../docs/images')
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'statistics.svg'), renderStatisticsPicture())
