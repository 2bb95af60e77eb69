import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import fc from 'fast-check'
import { beforeEach } from 'vitest'

/** Seeds that `npm run test:random` found to fail, by file and full name of the test. */
const recorded: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('../property/seeds.json', import.meta.url), 'utf8'),
)
const given = process.env.PROPERTY_SEED

/** Every run draws the same: from the seed that once failed, where there is one. */
beforeEach(({ task }) => {
  const names = [task.name]
  for (let suite = task.suite; suite?.name; suite = suite.suite) names.unshift(suite.name)
  const key = `${basename(task.file.name)} > ${names.join(' > ')}`
  fc.configureGlobal({ seed: given === undefined ? (recorded[key] ?? 1) : Number(given) })
})
