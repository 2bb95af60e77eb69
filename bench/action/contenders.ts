import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { parse } from 'yaml'
import { type Contender, defaultInputs } from './step.ts'

/** Every job has one; nothing answers to it here. */
const token = 'ghs_0000000000000000000000000000000000'

const root = resolve(import.meta.dirname, '../..')

/** Our action as built. */
export const ours: Contender = {
  name: 'Eval Gate',
  entry: join(root, 'dist/index.js'),
  inputs: (report) => ({ ...defaultInputs(root), reports: basename(report), 'github-token': token }),
  proof: (results) => new RegExp(`${results} results`),
}

/** Node with a script that does nothing. */
export function bareNode(folder: string): Contender {
  const entry = join(folder, 'empty.mjs')
  writeFileSync(entry, '')
  return { name: 'bare Node', entry, inputs: () => ({}), proof: () => /^/ }
}

/** How the actions that we know are asked for the same: by the name in their `action.yml`. */
const knownPeers: Readonly<Record<string, Pick<Contender, 'inputs' | 'proof'>>> = {
  // A summary instead of a check run needs no GitHub.
  'Test Reporter': {
    inputs: (report) => ({
      name: 'tests',
      path: basename(report),
      reporter: 'java-junit',
      'use-actions-summary': 'true',
      token,
    }),
    proof: (results) =>
      new RegExp(
        `passed=${results - Math.floor(results / 1000)}|passed<<[^]*${results - Math.floor(results / 1000)}`,
      ),
  },
  'JUnit Report Action': {
    inputs: (report) => ({
      report_paths: basename(report),
      annotate_only: 'true',
      token,
      job_name: 'test',
    }),
    proof: (results) => new RegExp(`total=${results}|total<<[^]*${results}`),
  },
}

/** A released action from a folder with its `action.yml` and `dist/`. */
export function peer(folder: string): Contender {
  const { name, runs } = parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as {
    readonly name: string
    readonly runs: { readonly main: string }
  }
  const known = knownPeers[name]
  if (known === undefined) throw new Error(`${folder}: no inputs are known for the action "${name}"`)
  return {
    name,
    entry: resolve(folder, runs.main),
    inputs: (report) => ({ ...defaultInputs(folder), ...known.inputs(report) }),
    proof: known.proof,
  }
}
