/**
 * Writes the tables of obligations and doubts in `docs/policy.md` from `src/model`; `--check` only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { obligations } from '../src/model/certificate.ts'
import { doubtKinds, doubts } from '../src/model/doubts.ts'

const path = resolve(import.meta.dirname, '../docs/policy.md')
const kinds = {
  'not-measured': 'not measured',
  'base-out-of-reach': 'base out of reach',
  undecided: 'undecided',
} as const
const doubtRows = doubtKinds.flatMap((kind) =>
  Object.entries(doubts)
    .filter(([, doubt]) => doubt.kind === kind)
    .map(
      ([name, { obligation, meaning, remedy }]) =>
        `| \`${name}\` | ${kinds[kind]} | \`${obligation}\` | ${meaning} | ${remedy} |`,
    ),
)
const obligationRows = Object.entries(obligations).map(
  ([name, { settledBy, waivedBy }]) =>
    `| \`${name}\` | ${settledBy} | ${waivedBy.map((key) => `\`${key}\``).join(', ')} |`,
)
const tables = {
  obligations: ['| Due | Settled when | Waived by |', '|---|---|---|', ...obligationRows],
  doubts: ['| Doubt | Kind | Opens | What it means | What to do |', '|---|---|---|---|---|', ...doubtRows],
}
const written = readFileSync(path, 'utf8')
const rendered = Object.entries(tables).reduce(
  (text, [name, lines]) =>
    text.replace(
      new RegExp(`<!-- ${name} -->[\\s\\S]*?<!-- /${name} -->`),
      () => `<!-- ${name} -->\n${lines.join('\n')}\n<!-- /${name} -->`,
    ),
  written,
)
if (!process.argv.includes('--check')) writeFileSync(path, rendered)
else if (rendered !== written) {
  console.error('docs/policy.md differs from the tables in src/model. Run: npm run docs:doubts')
  process.exitCode = 1
}
