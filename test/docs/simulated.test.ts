import { expect, it } from 'vitest'
import { parts } from '../../scripts/simulation/parts.ts'
import { readPage } from './blocks.ts'

const page = readPage('docs/statistics.md')

it.each(Object.entries(parts))(
  'has the tables that `npm run sim -- --%s --write` puts there, at their full size',
  (flag, { name }) => {
    const [, text = ''] = new RegExp(`<!-- ${name} -->\n([\\s\\S]*?)<!-- end of ${name} -->`).exec(page) ?? []
    expect(text).toMatch(/^\|---\|.*---:\|$/m)
    expect(text).toContain(`<sub>\`npm run sim -- --${flag}\` prints this; about `)
  },
)
