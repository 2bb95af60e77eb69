import { execFileSync } from 'node:child_process'
import { secretsAmong } from '../config/inputs/hosted-readers.ts'
import { type InputName, inputNames, inputOf, type RawInputs } from '../config/inputs.ts'
import { loadConfig } from '../config/load.ts'
import { runJob as runChosenJob } from '../main.ts'
import { watchForCancel } from '../platform/signals.ts'
import { createTerminalPlatform } from '../platform/terminal.ts'
import { type FlagKind, parseArguments } from './arguments.ts'
import type { TerminalIo } from './terminal-io.ts'

const runFlags = inputNames.filter((name) => inputOf(name).only !== 'github')

export const runHelp = `eval-gate run [FILES…] [--INPUT VALUE …]

The action's job from a terminal: read, upload, compare, decide. Flags are named like the inputs:

${runFlags.map((name) => `  --${name.padEnd(16)} ${inputOf(name).description}`).join('\n')}

The key is better given as EVAL_GATE_API_KEY, the address as EVAL_GATE_BASE_URL.

Exit code: 0 passed, 1 failed, 2 usage or unreadable reports, 3 inconclusive or infrastructure.
`

/** @throws UsageError with every problem of the command line. */
export async function runJob(argv: readonly string[], io: TerminalIo): Promise<number> {
  const kinds = Object.fromEntries(
    runFlags.map((name): [string, FlagKind] => [
      name,
      inputOf(name).reader.placeholder === undefined ? 'switch' : 'value',
    ]),
  )
  const { positionals, switches, values } = parseArguments(argv, { ...kinds, reports: 'values' })
  const raw: Partial<Record<InputName, string>> = {}
  for (const name of runFlags) {
    const given = values.get(name)
    if (switches.has(name)) raw[name] = 'true'
    else if (given !== undefined)
      raw[name] = inputOf(name).reader.isMultiline ? given.join('\n') : (given.at(-1) ?? '')
  }
  if (positionals.length > 0) raw.reports = [raw.reports, ...positionals].filter(Boolean).join('\n')
  const withDefaults: RawInputs = {
    'api-key': io.env.EVAL_GATE_API_KEY ?? '',
    'base-url': io.env.EVAL_GATE_BASE_URL ?? '',
    ...raw,
  }
  const platform = createTerminalPlatform({ streams: io, cwd: io.cwd, env: io.env, git: readGit(io.cwd) })
  for (const secret of secretsAmong(withDefaults)) platform.log.mask(secret)
  const config = loadConfig(withDefaults, platform.context)
  return runChosenJob(config, { ...platform, watchForCancel })
}

/** Commit and branch of the checkout, where there is one. */
function readGit(cwd: string): { readonly commit?: string; readonly branch?: string } {
  const ask = (...args: string[]): string | undefined => {
    try {
      return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      return undefined
    }
  }
  const commit = ask('rev-parse', 'HEAD')
  const branch = ask('symbolic-ref', '--short', 'HEAD')
  return { ...(commit && { commit }), ...(branch && { branch }) }
}
