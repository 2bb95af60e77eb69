import { expect, it } from 'vitest'
import { printTable } from '../../../../src/cli/conformance/table.ts'

it('is as wide as its longest rule, and says below it what was broken', () => {
  const lines = [
    { rule: 'a', source: 'API', outcome: 'held' },
    { rule: 'a longer one', source: 'API', outcome: 'broken', detail: 'it answered 500' },
  ] as const
  expect(printTable('Runs', lines, { API: 'docs/api.md' })).toBe(`
## Runs

| Rule         | Outcome     | Source |
|--------------|-------------|--------|
| a            | held        | API |
| a longer one | broken      | API |

API: docs/api.md

1 held, 1 broken, 0 not offered.
BROKEN a longer one: it answered 500`)
})
