/** Writes the table of doubts in `docs/policy.md` from `src/model/doubts.ts`; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { doubtKinds, doubts } from '../src/model/doubts.ts'

const path = resolve(import.meta.dirname, '../docs/policy.md')
const kinds = {
  'not-measured': 'not measured',
  'base-out-of-reach': 'base out of reach',
  undecided: 'undecided',
} as const
const rows = doubtKinds.flatMap((kind) =>
  Object.entries(doubts)
    .filter(([, doubt]) => doubt.kind === kind)
    .map(([name, { meaning }]) => `| \`${name}\` | ${kinds[kind]} | ${meaning} |`),
)
const table = ['| Doubt | Kind | What it means |', '|---|---|---|', ...rows].join('\n')
const written = readFileSync(path, 'utf8')
const rendered = written.replace(
  /<!-- doubts -->[\s\S]*?<!-- \/doubts -->/,
  () => `<!-- doubts -->\n${table}\n<!-- /doubts -->`,
)
if (!process.argv.includes('--check')) writeFileSync(path, rendered)
else if (rendered !== written) {
  console.error('docs/policy.md differs from the doubts in src/model/doubts.ts. Run: npm run docs:doubts')
  process.exitCode = 1
}
