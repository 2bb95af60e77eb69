import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { type Contender, defaultInputs } from './step.ts'

/** Every job has one; nothing answers to it here. */
const token = 'ghs_0000000000000000000000000000000000'

const root = resolve(import.meta.dirname, '../..')

/** Our action as built. */
export const ours: Contender = {
  name: 'Eval Gate',
  entry: join(root, 'dist/index.js'),
  inputs: (pattern) => ({ ...defaultInputs(root), reports: pattern, 'github-token': token }),
  proof: (results) => new RegExp(`${results.toLocaleString('en')} tests`),
}

/** Node with a script that does nothing. */
export function bareNode(folder: string): Contender {
  const entry = join(folder, 'empty.mjs')
  writeFileSync(entry, '')
  return { name: 'bare Node', entry, inputs: () => ({}), proof: () => /^/ }
}

interface Peer {
  /** As strict as it can be: it fails on failures, on unreadable reports and without tests. */
  readonly inputs: (patterns: readonly string[]) => Readonly<Record<string, string>>
  /** What they become in a workflow that wants them to fail on nothing. */
  readonly lenient: Readonly<Record<string, string>>
  readonly proof: Contender['proof']
}

/** How the actions that we know are asked for the same: by the name in their `action.yml`. */
const knownPeers: Readonly<Record<string, Peer>> = {
  // A summary instead of a check run needs no GitHub.
  'Test Reporter': {
    inputs: (patterns) => ({
      name: 'tests',
      path: patterns.join(','),
      reporter: 'java-junit',
      'use-actions-summary': 'true',
      'fail-on-error': 'true',
      'fail-on-empty': 'true',
      token,
    }),
    lenient: { 'fail-on-error': 'false', 'fail-on-empty': 'false' },
    proof: (results) =>
      new RegExp(
        `passed=${results - Math.floor(results / 1000)}|passed<<[^]*${results - Math.floor(results / 1000)}`,
      ),
  },
  'JUnit Report Action': {
    inputs: (patterns) => ({
      report_paths: patterns.join('\n'),
      annotate_only: 'true',
      fail_on_failure: 'true',
      fail_on_parse_error: 'true',
      require_tests: 'true',
      require_passed_tests: 'true',
      token,
      job_name: 'test',
    }),
    lenient: {
      fail_on_failure: 'false',
      fail_on_parse_error: 'false',
      require_tests: 'false',
      require_passed_tests: 'false',
    },
    proof: (results) => new RegExp(`total=${results}|total<<[^]*${results}`),
  },
}

/**
 * What a workflow writes for an action that we know.
 *
 * @param patterns of the reports
 * @throws Error for an action that we don't know
 */
export function inputsOfPeer(
  name: string,
  patterns: readonly string[],
  isLenient = false,
): Readonly<Record<string, string>> {
  const { inputs, lenient } = knownPeer(name)
  return { ...inputs(patterns), ...(isLenient && lenient) }
}

function knownPeer(name: string): Peer {
  const known = knownPeers[name]
  if (known === undefined) throw new Error(`No inputs are known for the action "${name}".`)
  return known
}

/** A released action from a folder with its `action.yml` and `dist/`. */
export function peer(folder: string): Contender {
  const { name, runs } = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as {
    readonly name: string
    readonly runs: { readonly main: string }
  }
  const known = knownPeer(name)
  return {
    name,
    entry: resolve(folder, runs.main),
    inputs: (pattern) => ({ ...defaultInputs(folder), ...known.inputs([pattern]) }),
    proof: known.proof,
  }
}
