import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'

/** A line of the record: which units of which sources a test file ran. */
export interface Reached {
  readonly test: string
  /** Numbers of units, by the path of the source. */
  readonly reached: Readonly<Record<string, readonly number[]>>
}

const noted = globalThis as { reachedUnits?: Record<string, Uint8Array> }
// A set-up file runs before the imports of every test file.
for (const units of Object.values(noted.reachedUnits ?? {})) units.fill(0)

afterAll(() => {
  const reached: Record<string, number[]> = {}
  for (const [name, units] of Object.entries(noted.reachedUnits ?? {})) {
    const numbers = [...units.keys()].filter((index) => units[index] === 1)
    if (numbers.length > 0) reached[name] = numbers
  }
  const line: Reached = { test: relative(process.cwd(), expect.getState().testPath as string), reached }
  appendFileSync(process.env.REACHED_FILE as string, `${JSON.stringify(line)}\n`)
})
