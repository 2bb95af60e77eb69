/**
 * Eval Gate as a contestant: `node bench/gates/ours/gate.ts [--again] FOLDER…`, one line of JSON for each folder. It
 * runs the built command line and knows nothing else of it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Answer, Color, Meta } from '../contract.ts'
import { lookedAgain } from './again.ts'
import { type Ended, runInOneProcess } from './cli.ts'
import { reportsOf } from './reports.ts'

type RunCli = (args: readonly string[], cwd: string) => Promise<Ended>

const colors: Readonly<Record<string, Color>> = { passed: 'green', failed: 'red', inconclusive: 'open' }
/** A case that the verdict calls worse. */
const worse = ['regressed', 'newly-failing']

/** The part of `gate --json` and of a results file that is read here. */
interface Said {
  readonly verdict: string
  readonly reasons: readonly { readonly rule: string }[]
  readonly comparison: {
    readonly suite: { readonly ruledOutDrop?: number | null } | null
    readonly cases: readonly { readonly identity: { readonly name: string }; readonly change: string }[]
  }
}

/** @throws Error when the text has no verdict */
export function answerOf(text: string): Answer {
  const { verdict, reasons, comparison } = JSON.parse(text) as Said
  const color = colors[verdict]
  if (color === undefined) throw new Error(`no verdict: ${text.slice(0, 200)}`)
  const bound = comparison.suite?.ruledOutDrop
  const regressed = comparison.cases.filter(({ change }) => change === 'regressed')
  const named =
    regressed.length > 0 ? regressed : comparison.cases.filter(({ change }) => worse.includes(change))
  return {
    verdict: color,
    cases: color === 'red' ? named.map(({ identity }) => identity.name) : [],
    ...(typeof bound === 'number' && { bound }),
    ...(reasons.some(({ rule }) => rule === 'changed-on-base') && { changed: true as const }),
  }
}

/** The command line for a folder, without a second look. */
export function gateArguments(folder: string): string[] {
  const { head, base } = reportsOf(folder)
  return [
    'gate',
    ...base.flatMap((file) => ['--baseline', file]),
    '--head',
    head,
    ...policyOf(folder),
    '--json',
  ]
}

function policyOf(folder: string): string[] {
  const { kind, latency } = JSON.parse(readFileSync(join(folder, 'meta.json'), 'utf8')) as Meta
  if (kind === undefined) return []
  const file = join(folder, 'policy.yml')
  const growth = latency === true ? 'growth: { latency: { mode: fail } }\n' : ''
  if (!existsSync(file)) writeFileSync(file, `kind: ${kind}\n${growth}`)
  return ['--policy', file]
}

async function judge(folder: string, looksAgain: boolean, run: RunCli): Promise<Answer> {
  if (looksAgain) return lookedAgain(folder, policyOf(folder), run)
  const { code, stdout } = await run(gateArguments(folder), folder)
  if (!stdout.startsWith('{')) throw new Error(`${folder}: no verdict (exit code ${code})`)
  return answerOf(stdout)
}

if (import.meta.main) {
  const args = process.argv.slice(2)
  const looksAgain = args[0] === '--again'
  const folders = (looksAgain ? args.slice(1) : args).map((folder) => resolve(folder))
  runInOneProcess(async (run) => {
    for (const folder of folders) console.log(JSON.stringify(await judge(folder, looksAgain, run)))
  })
}
