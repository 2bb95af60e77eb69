import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { makeTemporaryFolder } from '#github'
import { buildRecord } from '../../model/data.ts'
import { splitLines } from '../../paths/lines.ts'

/** A command of a step with its environment. */
export interface StepCommand {
  readonly text: string
  /** Relative to the checkout. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
}

/** How a command ended. */
export interface RanCommand {
  readonly endedWith: number | string
  readonly ms: number
  /** What it printed; undefined where that is too much to search for numbers. */
  readonly output: string | undefined
  /** What it gave to later steps: outputs, and variables of the environment. */
  readonly outputs: Readonly<Record<string, string>>
  readonly exported: Readonly<Record<string, string>>
}

const commandFiles = ['GITHUB_OUTPUT', 'GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_STEP_SUMMARY'] as const

/** Longest output that is searched for its numbers, in characters. */
const longestOutput = 64_000_000

/** Runs a command as the runner does, with files for what it gives to later steps. */
export async function runCommand(
  { text, folder, env }: StepCommand,
  {
    root,
    env: outer,
    show,
  }: {
    readonly root: string
    readonly env: Readonly<Record<string, string | undefined>>
    readonly show: (text: string) => void
  },
): Promise<RanCommand> {
  const place = makeTemporaryFolder()
  const files = buildRecord(commandFiles, (name) => join(place, name))
  for (const file of Object.values(files)) writeFileSync(file, '')
  const readPairs = (name: string) =>
    Object.fromEntries(
      splitLines(readFileSync(join(place, name), 'utf8')).flatMap((line) => {
        const [, key, value = ''] = /^([^=<]+)=(.*)$/.exec(line) ?? []
        return key === undefined ? [] : [[key, value]]
      }),
    )
  const start = performance.now()
  let output: string | undefined = ''
  const endedWith = await new Promise<number | string>((end) => {
    const child = spawn('bash', ['-e', '-c', text], {
      cwd: join(root, folder),
      env: { ...outer, CI: 'true', GITHUB_WORKSPACE: root, ...files, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        if (output !== undefined)
          output = output.length + chunk.length > longestOutput ? undefined : output + chunk
        show(chunk)
      })
    child.once('error', ({ message }) =>
      end(existsSync(join(root, folder)) ? message : `no folder ${folder}`),
    )
    child.once('close', (code, signal) => end(code ?? String(signal)))
  })
  return {
    endedWith,
    ms: performance.now() - start,
    output,
    outputs: readPairs('GITHUB_OUTPUT'),
    exported: readPairs('GITHUB_ENV'),
  }
}

/** What each tool prints of its number of tests; the numbers in a line are added. */
const printed: Readonly<Record<string, RegExp>> = {
  Vitest: /^Tests .*\((\d+)\)$/g,
  Jest: /^Tests: (?:.*, )?(\d+) total/g,
  Mocha: /^(\d+) (?:passing|failing|pending)\b/g,
  'node:test': /^(?:ℹ|#) tests (\d+)$/g,
  pytest: /(?<![\d.])(\d+) (?:passed|failed|skipped|xfailed|xpassed|errors?)\b/g,
  Go: /^()--- (?:PASS|FAIL|SKIP): /g,
  RSpec: /^(\d+) examples?,/g,
  Maven: /Tests run: (\d+), Failures: \d+, Errors: \d+, Skipped: \d+$/g,
}

/** What gotestsum prints in place of it. */
const gotestsum = /^DONE (?:\d+ runs, )?(\d+) tests?\b/g

/** Whether a line may have the number: pytest writes those of failing files in others. */
function isSummary(tool: string, line: string): boolean {
  return tool !== 'pytest' || /^(?:=+ )?\d+ \w.* in \d/.test(line)
}

/** Number of tests by the output of a tool; undefined where it prints none. */
export function countPrintedTests(tool: string, output: string): number | undefined {
  const pattern = tool === 'Go' && /^DONE .*tests?\b/m.test(output) ? gotestsum : printed[tool]
  if (pattern === undefined) return undefined
  const found = splitLines(stripVTControlCharacters(output))
    .map((line) => line.trim())
    .filter((line) => isSummary(tool, line))
    .flatMap((line) => [...line.replaceAll(/\s+/g, ' ').matchAll(pattern)])
  if (found.length === 0) return undefined
  return found.reduce((sum, [, count]) => sum + (count === '' ? 1 : Number(count)), 0)
}
