import { readZip } from '../../../src/platform/github/artifacts/zip.ts'
import { zipOf } from '../../../test/support/zip.ts'
import { baselines, branches } from '../../setups/list/events.ts'
import { hostedRuns } from '../../setups/list/hosted.ts'
import { forks, severalMachines } from '../../setups/list/jobs.ts'
import { tests, upTo } from '../../setups/reports.ts'
import { collect, gate, main, merge, pull, run } from '../../setups/runs.ts'
import type { Run } from '../../setups/set-up.ts'
import { branchMade, type Happening } from '../../setups/world/happenings.ts'
import { type Attack, borrow, hide } from '../attack.ts'
import { findExhaustion } from '../signs.ts'

const named = { with: { 'suite-name': 'support' } }
const fine = gate(tests(12), named)
const worse = gate(tests(12, { fails: [3] }), named)
const base = [main(fine)]

/** Who stores an artifact: the newest run of main, or a run that the attacker may start. */
type Writer = 'main' | 'a fork' | 'a fork with a branch named main' | 'a tag'

/**
 * The newest artifact, as somebody writes it again.
 *
 * @param change its files, or the whole archive
 */
function forgeNewest(
  writer: Writer,
  change: (files: Readonly<Record<string, string>>) => Readonly<Record<string, string>> | Buffer,
  times = 1,
): Happening {
  return {
    happens: async (world) => {
      const { artifacts } = world.github
      const newest = artifacts.artifacts.at(-1)
      if (newest === undefined) throw new Error('There is nothing to forge.')
      const names = ['eval-gate-results.json', 'eval-gate-facts.json']
      const files = await readZip(newest.body, { files: names, maxBytes: 1e8 })
      const forged = change(Object.fromEntries([...files].map(([name, text]) => [name, String(text)])))
      for (let at = 0; at < times; at += 1) {
        const asWriter = {
          id: world.nextRunId(),
          event: writer === 'a tag' ? 'push' : 'pull_request',
          branch: writer === 'a fork' ? 'change' : 'main',
          commit: newest.run.commit,
          workflowPath: newest.run.workflowPath,
          fromFork: writer.startsWith('a fork'),
          conclusion: 'success' as const,
        }
        const by = writer === 'main' ? newest.run : artifacts.addRun(asWriter)
        artifacts.store(newest.name, by, forged)
      }
    },
  }
}

/** All figures of the file turned: what passed fails. */
const turned = (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([name, text]) => [
      name,
      text
        .replaceAll('"passed":1', '"passed":-0')
        .replaceAll('"failed":0', '"failed":1')
        .replaceAll('-0', '0'),
    ]),
  )

const inResults =
  (change: (text: string) => string) =>
  (files: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
    ...files,
    'eval-gate-results.json': change(files['eval-gate-results.json'] ?? ''),
  })

const blanks = Buffer.alloc(200 * 2 ** 20, ' ')
const bomb = () => zipOf([{ name: 'eval-gate-results.json', content: blanks }])

const baseline = (id: string, words: string, ...between: readonly (Happening | Run)[]) =>
  hide(`baseline-${id}`, words, 'stored runs', ...base, ...between, pull(worse))

const forkRun: Run = run(
  { on: 'pull_request', pull: 'from-a-fork', isFork: true },
  collect(tests(12, { fails: [3] }), named),
  { name: 'measured' },
)
const publish: Run = run(
  { on: 'workflow_run', of: 'measured' },
  { id: 'publish', does: 'publish', with: { workflow: '.github/workflows/evals.yml', ...named.with } },
  { workflow: 'Publish evals', workflowFile: 'publish-evals.yml' },
)

/** The artifact of a fork is replaced before the privileged workflow reads it. */
const ofFork = (id: string, words: string, change: Parameters<typeof forgeNewest>[1]): Attack => ({
  ...hide(
    `part-${id}`,
    `The code of a fork ${words}.`,
    'parts of several jobs',
    main(fine),
    forkRun,
    {
      happens: async (world) => {
        const stored = world.github.artifacts.artifacts
        await forgeNewest('main', change).happens(world)
        stored.splice(-2, 1)
      },
    },
    publish,
  ),
  find: findExhaustion,
})

const parts = (more: readonly ReturnType<typeof collect>[]) =>
  pull([
    collect(tests(6), { id: 'unit' }),
    collect(tests(6, { fails: [3] }, 'e2e'), { id: 'e2e' }),
    ...more,
    merge(),
  ])

const onMain = main([collect(tests(6), { id: 'unit' }), collect(tests(6, {}, 'e2e'), { id: 'e2e' }), merge()])

export const stored: readonly Attack[] = [
  baseline(
    'by-fork',
    'A run of a fork stores a baseline in which the tests fail; then a pull request breaks one.',
    forgeNewest('a fork', turned),
  ),
  baseline(
    'by-fork-branch',
    'The same by a fork whose branch is named as main is.',
    forgeNewest('a fork with a branch named main', turned),
  ),
  baseline('by-tag', 'The same by a run of a tag named as main is.', forgeNewest('a tag', turned)),
  baseline('flood', 'The same by a hundred runs of forks.', forgeNewest('a fork', turned, 100)),
  baseline(
    'by-branch',
    'A run of a branch stores that a test fails; then a pull request breaks it.',
    branchMade('feature'),
    run({ on: 'push', branch: 'feature' }, worse),
  ),
  baseline(
    'twice',
    'A job of a run of main stores a second baseline of the same name, in which the tests fail.',
    forgeNewest('main', turned),
  ),
  ...(
    [
      [
        'numbers',
        'counts beyond all numbers',
        (text: string) => text.replaceAll('"passed":1', '"passed":1e999'),
      ],
      ['negative', 'negative counts', (text: string) => text.replaceAll('"failed":0', '"failed":-5')],
      [
        'prototype',
        'keys that objects of JavaScript have',
        (text: string) => text.replace('{', '{"__proto__":{"passed":9},'),
      ],
      ['nested', 'endless lists', (text: string) => `${text.slice(0, -2)},"x":${'['.repeat(200_000)}`],
    ] as const
  ).map(([id, words, change]) =>
    baseline(
      id,
      `A job of a run of main stores a baseline with ${words}.`,
      forgeNewest('main', inResults(change)),
    ),
  ),
  {
    ...baseline(
      'bomb',
      'A job of a run of main stores a baseline that holds 200 MB.',
      forgeNewest('main', bomb),
    ),
    find: findExhaustion,
  },
  {
    ...baseline(
      'path',
      'A job of a run of main stores a baseline whose file has a path that leads out of its folder.',
      forgeNewest('main', (files) =>
        zipOf([{ name: '../../../../tmp/owned.json', content: files['eval-gate-results.json'] ?? '' }]),
      ),
    ),
  },
  ofFork(
    'turned',
    'stores that all of its tests pass, in counts that do not fit',
    inResults((text) => text.replaceAll('"failed":1', '"failed":1e16')),
  ),
  ofFork('bomb', 'stores a part that holds 200 MB', bomb),
  ofFork(
    'nested',
    'stores a part of endless lists',
    inResults((text) => text.replace('{', `{"x":${'['.repeat(200_000)}${']'.repeat(200_000)},`)),
  ),
  ofFork(
    'blanks',
    'stores a part with a name of 300,000 tabs',
    inResults((text) => text.replace('checks 3', `a${'\\t'.repeat(300_000)}b`)),
  ),
  ofFork('other-pull', 'stores a part that claims to be of another pull request', (files) => ({
    ...files,
    'eval-gate-facts.json': (files['eval-gate-facts.json'] ?? '').replace(
      /"pullRequest":\d+/,
      '"pullRequest":4242',
    ),
  })),
  ofFork('empty', 'stores an empty archive', () => zipOf([])),
  ofFork('no-archive', 'stores something else than an archive', () => Buffer.from('owned')),
  hide(
    'part-twice',
    'A job of the run stores a second part for the one whose tests fail.',
    'parts of several jobs',
    onMain,
    parts([collect(tests(6, {}, 'e2e'), { id: 'e2e', title: 'lint' })]),
  ),
  hide(
    'part-more',
    'Ten jobs of the run store parts that pass, beside the one that fails.',
    'parts of several jobs',
    onMain,
    parts(upTo(10).map((at) => collect(tests(6, {}, `more ${at}`), { id: `more-${at}` }))),
  ),
  ...borrow(severalMachines, ['forged-part'], 'parts of several jobs'),
  ...borrow(
    forks,
    ['fork-pair-second-job-dies', 'fork-pair-second-push-dies', 'fork-pair-rerun-dies'],
    'parts of several jobs',
  ),
  ...borrow(branches, ['tag-named-main'], 'stored runs'),
  ...borrow(baselines, ['damaged-break', 'downgrade-break'], 'stored runs'),
  ...borrow(hostedRuns, ['upload-forged-break'], 'stored runs'),
]
