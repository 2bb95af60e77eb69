import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { makeTemporaryFolder } from '#github'
import { splitLines } from '../../paths/lines.ts'
import type { ProposedRun } from '../init/propose.ts'
import type { TerminalIo } from '../terminal-io.ts'

/** How a command ended. */
export interface RanCommand {
  readonly endedWith: number | string
  readonly ms: number
  /** Number of tests by what it printed; undefined where the tool prints none. */
  readonly tests?: number
}

/** Runs what a proposed workflow runs, and the command of the project as it is, in this order. */
export async function runBoth(
  run: ProposedRun,
  root: string,
  io: TerminalIo,
): Promise<{ readonly proposed: RanCommand; readonly own: RanCommand; readonly reports: readonly string[] }> {
  const cwd = join(root, run.folder)
  const findReports = () =>
    globSync(run.reports, { cwd: root, exclude: (name) => /(?:^|[\\/])node_modules$/.test(name) })
  // An older report must not speak for this run.
  for (const old of findReports()) rmSync(join(root, old), { recursive: true, force: true })
  const env = Object.fromEntries(
    Object.entries(run.reporting.env).map(([name, value]) => [
      name,
      `${io.env[name] ?? ''} ${placeFile(run, root, value)}`.trim(),
    ]),
  )
  // The same command with what it prints in the file of the report.
  const command = run.reporting.isPrinted
    ? run.command.replaceAll(/^.*\bgo test\b(?:.*\\\n)*.*$/gm, '{\n$&\n} >> reports/go.json')
    : run.command
  if (run.reporting.isPrinted) mkdirSync(join(cwd, 'reports'), { recursive: true })
  io.stderr.write(`$ ${command}\n`)
  const proposed = await runCommand(command, cwd, env, run, io)
  const reports = findReports()
  if (reports.length === 0) return { proposed, own: proposed, reports }
  io.stderr.write('And as the project has it:\n')
  return { proposed, own: await runCommand(run.command, cwd, {}, run, io), reports }
}

/** The value of a variable on this machine. A file that init would write is written aside. */
function placeFile({ reporting }: ProposedRun, root: string, value: string): string {
  const { needs } = reporting
  const path = `\${{ github.workspace }}/${needs?.path}`
  if (needs === undefined || !value.includes(path)) return value
  if (existsSync(join(root, needs.path))) return value.replace(path, join(root, needs.path))
  const file = join(makeTemporaryFolder(), 'reports.cjs')
  writeFileSync(file, needs.text)
  return value.replace(path, file)
}

async function runCommand(
  command: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
  { tool }: ProposedRun,
  io: TerminalIo,
): Promise<RanCommand> {
  const start = performance.now()
  let output = ''
  const endedWith = await new Promise<number | string>((end) => {
    const child = spawn('bash', ['-e', '-c', command], {
      cwd,
      env: { ...io.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-longestOutput)
        io.stderr.write(text)
      })
    child.once('error', ({ message }) => end(message))
    child.once('close', (code, signal) => end(code ?? String(signal)))
  })
  return { endedWith, ms: performance.now() - start, tests: countPrintedTests(tool.name, output) }
}

/** Most of an output that is searched for its numbers, in characters. */
const longestOutput = 4_000_000

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

/** Whether a line may have the number: pytest writes those of failing files in others. */
function isSummary(tool: string, line: string): boolean {
  return tool !== 'pytest' || /^(?:=+ )?\d+ \w.* in \d/.test(line)
}

/** Number of tests by the output of a tool; undefined where it prints none. */
export function countPrintedTests(tool: string, output: string): number | undefined {
  const pattern = printed[tool]
  if (pattern === undefined) return undefined
  const found = splitLines(stripVTControlCharacters(output))
    .map((line) => line.trim())
    .filter((line) => isSummary(tool, line))
    .flatMap((line) => [...line.replaceAll(/\s+/g, ' ').matchAll(pattern)])
  if (found.length === 0) return undefined
  return found.reduce((sum, [, count]) => sum + (count === '' ? 1 : Number(count)), 0)
}
