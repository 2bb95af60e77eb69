/**
 * Both errors of the search for credentials, beside those of other tools: `npm run bench:credentials`
 *
 *   --gitleaks FILE     the program of gitleaks 8
 *   --secretlint FILE   `bin/secretlint.js` of secretlint, with its recommended preset installed beside it
 *   --write             write the table into docs/security.md
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findCredentials } from '../../src/platform/credentials/find-credentials.ts'
import { listInnocentTexts } from './innocent.ts'
import { leaks } from './leaks.ts'
import { type MadeUp, madeUp } from './made-up.ts'
import { positions } from './positions.ts'

const { values } = parseArgs({
  options: {
    gitleaks: { type: 'string' },
    secretlint: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

/** A text with a credential in it; without one it is innocent. */
interface Sample {
  readonly text: string
  readonly credential?: MadeUp
  readonly position?: string
}

const samples: readonly Sample[] = [
  ...positions.flatMap(({ name, write }) =>
    madeUp.map((credential) => ({ text: write(credential.text), credential, position: name })),
  ),
  ...listInnocentTexts(10_000).map((text) => ({ text })),
]

/** Says for each of the texts whether there is a credential in it. */
type Search = () => readonly boolean[]

const searches: Record<string, Search> = { 'Eval Gate': searchOurselves }
if (values.gitleaks !== undefined)
  searches.gitleaks = () => searchWithGitleaks(resolve(values.gitleaks ?? ''))
if (values.secretlint !== undefined)
  searches.secretlint = () => searchWithSecretlint(resolve(values.secretlint ?? ''))

const rows = Object.entries(searches).map(([name, search]) => describeErrors(name, search()))
const table = [
  `| | Shapes found in a sentence (of ${madeUp.length}) | In all ${positions.length} positions | Credentials missed (of ${madeUp.length * positions.length}) | False hits (of 10,000) |`,
  '|---|---|---|---|---|',
  ...rows,
].join('\n')
console.log(table)
if (values.write) {
  const page = join(import.meta.dirname, '../../docs/security.md')
  const marks = /(<!-- credentials -->\n).*(\n<!-- end of credentials -->)/s
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(marks, (_, start, end) => start + table + end),
  )
}

function describeErrors(name: string, found: readonly boolean[]): string {
  const missed = samples.filter(({ credential }, index) => credential !== undefined && found[index] !== true)
  const hits = samples.filter(({ credential }, index) => credential === undefined && found[index] === true)
  const inSentence = missed.filter(({ position }) => position === positions[0]?.name)
  const shapes = new Set(missed.map(({ credential }) => credential))
  const counts = [madeUp.length - inSentence.length, madeUp.length - shapes.size, missed.length, hits.length]
  return `| ${name} | ${counts.map((count) => count.toLocaleString('en')).join(' | ')} |`
}

/** Whether nothing of the credential stays: for other tools a finding is enough. */
function searchOurselves(): readonly boolean[] {
  return samples.map(({ text, credential }) => {
    const found = findCredentials(text)
    if (credential === undefined) return found.length > 0
    const hidden = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    return !leaks(hidden, credential.secret)
  })
}

/** Runs a tool on the texts as files, and returns for each whether its path is among the findings. */
function searchFiles(run: (folder: string) => readonly string[]): readonly boolean[] {
  const folder = mkdtempSync(join(tmpdir(), 'credentials-'))
  try {
    mkdirSync(join(folder, 'texts'))
    for (const [index, { text }] of samples.entries())
      writeFileSync(join(folder, 'texts', `${index}.txt`), text)
    const found = new Set(run(folder).map((file) => Number.parseInt(basename(file), 10)))
    return samples.map((_, index) => found.has(index))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function searchWithGitleaks(program: string): readonly boolean[] {
  return searchFiles((folder) => {
    const report = join(folder, 'report.json')
    const options = ['--no-banner', '--exit-code=0', '--max-decode-depth=2', `--report-path=${report}`]
    execFileSync(program, ['dir', join(folder, 'texts'), ...options], { stdio: 'ignore' })
    const findings = JSON.parse(readFileSync(report, 'utf8')) as readonly { readonly File: string }[]
    return findings.map(({ File }) => File)
  })
}

function searchWithSecretlint(program: string): readonly boolean[] {
  return searchFiles((folder) => {
    const output = join(folder, 'report.json')
    const config = join(folder, 'config.json')
    writeFileSync(config, JSON.stringify({ rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] }))
    const options = ['--format=json', `--output=${output}`, `--secretlintrc=${config}`]
    try {
      execFileSync(process.execPath, [program, 'texts/*.txt', ...options], { cwd: folder, stdio: 'ignore' })
    } catch {
      // Findings are exit code 1; the report says which.
    }
    const files = JSON.parse(readFileSync(output, 'utf8')) as readonly {
      readonly filePath: string
      readonly messages: readonly unknown[]
    }[]
    return files.filter(({ messages }) => messages.length > 0).map(({ filePath }) => filePath)
  })
}
