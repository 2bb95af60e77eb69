import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Answer } from '../contract.ts'
import type { Ended } from './cli.ts'
import { answerOf } from './gate.ts'
import { freshReport, reportsOf } from './reports.ts'

type RunCli = (args: readonly string[], cwd: string) => Promise<Ended>

/** Where this contestant keeps its own files within the folder of a pull request. */
const own = 'eval-gate'

/**
 * `eval-gate run --look-again`. Its command takes what the bench drew in `again`; when there is nothing yet, the cases
 * that it was called with are what to draw.
 */
export async function lookedAgain(folder: string, policy: readonly string[], run: RunCli): Promise<Answer> {
  const { head, base } = reportsOf(folder)
  const work = join(folder, own)
  const baseline = join(work, 'base')
  if (!existsSync(baseline)) {
    mkdirSync(baseline, { recursive: true })
    const commit = repositoryOf(work)
    for (const [index, report] of base.entries()) await keepResults(report, index, baseline, commit, run)
    copyFileSync(head, join(work, basename(head)))
  } else repositoryOf(work)
  const asked = join(work, 'asked.json')
  const iterationsFile = join(work, 'iterations')
  const count = { head: join(work, 'head-calls'), base: join(work, 'base-calls') }
  for (const file of Object.values(count)) writeFileSync(file, '')
  const rounds = existsSync(join(folder, 'again')) ? readdirSync(join(folder, 'again')).sort() : []
  for (const round of rounds) {
    for (const side of ['head', 'base']) freshReport(join(folder, 'again', round, side), folder)
  }
  const report = basename(head) === 'results.xml' ? 'results.xml' : 'inspect.json'
  const command = [
    `calls='${work}'/"$EVAL_GATE_SIDE"-calls`,
    `round=$(printf %03d "$(wc -l < "$calls")")`,
    `echo . >> "$calls"`,
    `[ "$EVAL_GATE_SIDE" = base ] || { cp "$EVAL_GATE_CASES" '${asked}'; echo "$EVAL_GATE_ITERATIONS" > '${iterationsFile}'; }`,
    `fresh='${folder}'/again/$round/$EVAL_GATE_SIDE/${report}`,
    `[ ! -e "$fresh" ] || cp "$fresh" "$EVAL_GATE_REPORTS"/`,
  ].join('; ')
  // The job keeps its temporary files with the others of this pull request.
  process.env.TMPDIR = work
  const results = join(work, 'results.json')
  const { code } = await run(
    [
      'run',
      basename(head),
      '--baseline',
      'file:base/*.json',
      ...policy,
      '--look-again',
      command,
      '--look-again-base',
      'true',
      '--results-file',
      results,
    ],
    work,
  )
  if (!existsSync(results)) throw new Error(`${folder}: no results file (exit code ${code})`)
  const answer = answerOf(readFileSync(results, 'utf8'))
  const calls = readFileSync(count.head, 'utf8').split('\n').length - 1
  if (calls <= rounds.length) return answer
  const cases = (JSON.parse(readFileSync(asked, 'utf8')) as { name: string }[]).map(({ name }) => name)
  const iterations = Number(readFileSync(iterationsFile, 'utf8'))
  return { ...answer, rerun: { cases, iterations, sides: 'both' } }
}

let repository: { readonly folder: string; readonly commit: string } | undefined

/** A second look checks out the commit of the base: an empty one, in one repository for all pull requests. */
function repositoryOf(folder: string): string {
  repository ??= startRepository()
  writeFileSync(join(folder, '.git'), `gitdir: ${join(repository.folder, '.git')}\n`)
  return repository.commit
}

function startRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gates-repository-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...oneCommit },
    }).trim()
  git('init', '--quiet')
  git('commit', '--quiet', '--allow-empty', '-m', 'base')
  return { folder, commit: git('rev-parse', 'HEAD') }
}

/** The same commit in every process: a second call for a folder finds what the first one stored. */
const oneCommit = { GIT_AUTHOR_DATE: '2030-01-01T00:00:00Z', GIT_COMMITTER_DATE: '2030-01-01T00:00:00Z' }

/** Stores a base run as the action does: its results file, with commit and time. The head is measured now, at the same hour. */
async function keepResults(
  report: string,
  index: number,
  folder: string,
  commit: string,
  run: RunCli,
): Promise<void> {
  const path = join(folder, `${index}.json`)
  await run(['gate', '--head', report, '--results-file', path], folder)
  const results = JSON.parse(readFileSync(path, 'utf8'))
  Object.assign(results.run.info, {
    id: `base ${index}`,
    commit,
    createdAt: Date.now() - (index + 1) * 86_400_000,
  })
  writeFileSync(path, JSON.stringify(results))
}
