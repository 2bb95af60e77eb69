/**
 * Both errors of the search for credentials, beside those of other tools: `npm run bench:credentials`
 *
 *   --gitleaks FILE     the program of gitleaks 8
 *   --secretlint FOLDER the folder `node_modules` with `@secretlint/core` and its recommended preset
 *   --write             write the table into docs/security.md
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { findCredentials } from '../../src/platform/credentials/find-credentials.ts'
import { MarkIndex } from '../../src/platform/credentials/index-marks.ts'
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
type Search = () => Promise<readonly boolean[]>

const searches: Record<string, Search> = { 'Eval Gate': searchOurselves }
if (values.gitleaks !== undefined)
  searches.gitleaks = () => searchWithGitleaks(resolve(values.gitleaks ?? ''))
if (values.secretlint !== undefined)
  searches.secretlint = () => searchWithSecretlint(resolve(values.secretlint ?? ''))

const rows: string[] = []
for (const [name, search] of Object.entries(searches)) rows.push(describeErrors(name, await search()))
const table = [
  `| | Shapes found in a sentence (of ${madeUp.length}) | In all ${positions.length} positions | Credentials missed (of ${(madeUp.length * positions.length).toLocaleString('en')}) | False hits (of 10,000) |`,
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
async function searchOurselves(): Promise<readonly boolean[]> {
  const index = new MarkIndex()
  return samples.map(({ text, credential }) => {
    const found = findCredentials(text, index)
    if (credential === undefined) return found.length > 0
    const hidden = found.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
    return !leaks(hidden, credential.secret)
  })
}

async function searchWithGitleaks(program: string): Promise<readonly boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'credentials-'))
  try {
    const texts = join(folder, 'texts')
    const report = join(folder, 'report.json')
    mkdirSync(texts)
    for (const [index, { text }] of samples.entries()) writeFileSync(join(texts, `${index}.txt`), text)
    const options = ['--no-banner', '--exit-code=0', '--max-decode-depth=2', `--report-path=${report}`]
    execFileSync(program, ['dir', texts, ...options], { stdio: 'ignore' })
    const findings = JSON.parse(readFileSync(report, 'utf8')) as readonly { readonly File: string }[]
    const found = new Set(findings.map(({ File }) => Number.parseInt(basename(File), 10)))
    return samples.map((_, index) => found.has(index))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is used of the packages of secretlint. */
interface Secretlint {
  readonly lintSource: (job: unknown) => Promise<{ readonly messages: readonly unknown[] }>
}

async function searchWithSecretlint(packages: string): Promise<readonly boolean[]> {
  const load = async (name: string) =>
    (await import(pathToFileURL(join(packages, name, 'module/index.js')).href)) as unknown
  const id = '@secretlint/secretlint-rule-preset-recommend'
  const { lintSource } = (await load('@secretlint/core')) as Secretlint
  const { creator } = (await load(id)) as { readonly creator: unknown }
  const found: boolean[] = []
  for (const [index, { text }] of samples.entries()) {
    const source = { filePath: `/texts/${index}.txt`, content: text, contentType: 'text', ext: '.txt' }
    const { messages } = await lintSource({ source, options: { config: { rules: [{ id, rule: creator }] } } })
    found.push(messages.length > 0)
  }
  return found
}
