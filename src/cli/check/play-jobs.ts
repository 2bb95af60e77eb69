import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createTerminalPlatform, makeTemporaryFolder } from '#github'
import { chooseSuiteCommand, type Measurement } from '#job'
import { UsageError } from '../../errors.ts'
import { type ProposedFile, proposeFiles } from '../init/propose.ts'
import { isEvalGate, type Survey } from '../init/survey.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { adviseOnNoReport } from './describe-play.ts'
import type { Played } from './play-workflows.ts'

/**
 * Plays the jobs of the proposed workflow, or of the one that uses Eval Gate already.
 * @throws UsageError without a job to play, or when no command writes a report
 */
export async function playJobs(
  survey: Survey,
  { runsAll }: { readonly runsAll: boolean },
  io: TerminalIo,
  measure: (patterns: readonly string[], root: string) => Promise<Measurement>,
): Promise<Played> {
  const { workflows, usedIn, defaultBranch } = survey
  const before = new Map(workflows.map(({ name, text }) => [name, text]))
  const { files } = proposeFiles(survey, survey.root)
  const proposed = usedIn === undefined ? files : []
  const after = new Map([
    ...before,
    ...proposed
      .filter(({ path }) => path.startsWith('.github/workflows/'))
      .map(({ path, text }) => [basename(path), text] as const),
  ])
  const { root, clear } = prepareCheckout(survey.root, proposed, runsAll)
  const { playWorkflows } = await import('./play-workflows.ts')
  const { machine } = createTerminalPlatform({ streams: io, cwd: root, env: io.env })
  const show = (text: string) => void io.stderr.write(text)
  const writeSuiteScript = (command: string) => {
    const { commandFor } = chooseSuiteCommand(command, { ...machine, workspace: root })
    const script = commandFor([])
    return typeof script === 'string' ? script : ''
  }
  const stage = {
    root,
    env: io.env,
    runsAll,
    show,
    writeSuiteScript,
    measure: (patterns: readonly string[]) => measure(patterns, root),
    isEvalGate: (used: string) => isEvalGate(used, survey.root),
    ran: new Map(),
    read: new Map(),
  }
  try {
    const played = await playWorkflows({ before, after, defaultBranch }, stage)
    if (played.tried.some(({ measured }) => measured !== undefined)) return played
    const [first] = played.tried
    const [{ place, steps } = { place: '', steps: [] }] = played.left
    const message =
      first === undefined
        ? `no job can be played here${place === '' ? ': no test runner or eval tool was found in this repository' : `: ${place}: ${steps.join(', ')}`}`
        : adviseOnNoReport(first, played)
    const advice = 'With reports that are there: eval-gate init --check --reports FILES'
    throw new UsageError({ message, advice })
  } finally {
    clear()
  }
}

/** The folder where jobs are played, with the files that init would write. */
function prepareCheckout(
  root: string,
  files: readonly ProposedFile[],
  isApart: boolean,
): { readonly root: string; readonly clear: () => void } {
  const place = isApart ? makeTemporaryFolder() : root
  // As a checkout of GitHub: what is committed, and nothing else.
  if (isApart) spawnSync('git', ['clone', '--quiet', '--local', root, place], { stdio: 'inherit' })
  const added = files
    .filter(({ path }) => isApart || !path.startsWith('.github/workflows/'))
    .map(({ path, text }) => ({ path: join(place, path), text }))
  for (const { path, text } of added) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return {
    root: place,
    clear: () => {
      for (const path of isApart ? [place] : added.map(({ path }) => path))
        rmSync(path, { recursive: true, force: true })
    },
  }
}
