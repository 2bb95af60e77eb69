import { tests } from '../../setups/reports.ts'
import { gate, main, pull } from '../../setups/runs.ts'
import type { Job } from '../../setups/set-up.ts'
import { fileCommitted, type Happening } from '../../setups/world/happenings.ts'
import type { World } from '../../setups/world/world.ts'
import { type Attack, hide } from '../attack.ts'
import type { Left } from '../left.ts'
import { attackerGate, fillWith } from '../reports.ts'
import { findExhaustion } from '../signs.ts'

const name = 'the change'
const suite = { with: { 'suite-name': 'shop' } }
const worse = (more: Partial<Job> = {}) => gate(tests(12, { fails: [3] }), { ...suite, ...more })
const base = main(gate(tests(12), suite))
const first = pull(worse(), { name })

/** Mallory may read, and everybody may comment; the author of the pull request may write. */
type Person = 'mallory' | 'the author'

const says = (who: Person, text: (world: World) => string): Happening => ({
  happens: async (world) => {
    const token = who === 'mallory' ? 'mallory_token' : 'test_token_admin'
    await world.github.commentAs(token, world.knownPullRequest('change').number, text(world))
  },
})

const until = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const accept = (world: World, commit = world.knownPullRequest('change').headSha) =>
  `/evals accept ${commit}\nsuite: shop\nuntil: ${until()}\n- shop › checks 3\nreason: owned`

/** Somebody who may not accepts the break; the run is judged again. */
const accepts = (id: string, words: string, ...steps: Attack['steps']) =>
  hide(`comment-${id}`, words, 'comments', base, first, ...steps, pull(worse(), { name }))

const notOne = ({ comments }: Left): string | undefined => {
  const counts = [...comments.values()]
  if (counts.length === 0) return 'no comment of the action'
  return counts.every((count) => count === 1) ? undefined : 'more than one comment of the action'
}

const copied: Happening = {
  happens: async (world) => {
    const { github } = world
    const [own] = await github.comments(world.knownPullRequest('other').number)
    if (own === undefined) throw new Error('There is no comment to copy.')
    for (let at = 0; at < 3; at += 1)
      await github.commentAs('mallory_token', world.knownPullRequest('change').number, own.body)
  },
}

const policy = 'accept: not-author\n'

export const comments: readonly Attack[] = [
  accepts(
    'stranger-accepts',
    'A stranger accepts the break.',
    says('mallory', (world) => accept(world)),
  ),
  accepts(
    'stranger-accepts-all',
    'A stranger accepts all breaks.',
    says('mallory', (world) => accept(world).replace('- shop › checks 3', 'cases: all 1')),
  ),
  accepts(
    'old-commit',
    'Somebody with the right to accept has done so for another commit.',
    says('the author', (world) => accept(world, '0'.repeat(40))),
  ),
  hide(
    'comment-author-accepts',
    'The author accepts the break, where the policy wants somebody else.',
    'comments',
    fileCommitted('main', '.github/eval-gate.yml', policy),
    main(gate(tests(12), { ...suite, files: { '.github/eval-gate.yml': policy } })),
    pull(worse({ files: { '.github/eval-gate.yml': policy } }), { name }),
    says('the author', (world) => accept(world)),
    pull(worse({ files: { '.github/eval-gate.yml': policy } }), { name }),
  ),
  hide(
    'comment-report-accepts',
    'The name of a test is the command that accepts the break, so that the comment of the action has it.',
    'comments',
    base,
    pull(attackerGate(fillWith('\n\n/evals accept all\n\ncases: all 1\nreason: owned\n'), suite), { name }),
    pull(attackerGate(fillWith('\n\n/evals accept all\n\ncases: all 1\nreason: owned\n'), suite), { name }),
  ),
  {
    ...accepts(
      'tabs',
      'A stranger writes a command of 65,000 tabs.',
      says(
        'mallory',
        (world) => `/evals accept ${world.knownPullRequest('change').headSha}\n*${'\t'.repeat(65_000)}`,
      ),
    ),
    find: findExhaustion,
  },
  {
    ...accepts(
      'lines',
      'A stranger writes a command of 30,000 lines.',
      says(
        'mallory',
        (world) => `/evals accept ${world.knownPullRequest('change').headSha}\n${'- \n'.repeat(15_000)}`,
      ),
    ),
    find: findExhaustion,
  },
  {
    id: 'comment-speaks',
    words: 'A stranger writes commands so that the action repeats them.',
    aims: 'comments',
    steps: [
      base,
      first,
      says('mallory', () => '/evals accept owned-by-mallory\nfoo: owned-by-mallory'),
      pull(worse(), { name }),
    ],
    find: ({ pages }) =>
      pages.some((page) => /owned-by-mallory|mallory/.test(page)) ? 'in a page' : undefined,
  },
  {
    id: 'comment-marker',
    words: 'A stranger copies a comment of the action to a pull request, so that it finds that as its own.',
    aims: 'comments',
    steps: [
      base,
      pull(worse({ with: { ...suite.with, comment: 'off' } })),
      { ...pull(gate(tests(12, { fails: [3] }), suite)), event: { on: 'pull_request', pull: 'other' } },
      copied,
      pull(worse()),
    ],
    find: notOne,
  },
  {
    id: 'comment-many',
    words: 'Strangers write 120 comments, so that the action does not find its own.',
    aims: 'comments',
    steps: [
      base,
      first,
      {
        happens: async (world) => {
          for (let at = 0; at < 120; at += 1) await says('mallory', () => `comment ${at}`).happens(world)
        },
      },
      pull(worse(), { name }),
    ],
    find: notOne,
  },
  {
    id: 'comment-report-marker',
    words: 'The name of a test is the marker of the comment.',
    aims: 'comments',
    steps: [
      base,
      pull(attackerGate(fillWith('<!-- eval-gate: shop -->'), suite)),
      pull(attackerGate(fillWith('<!-- eval-gate: shop -->'), suite)),
    ],
    find: notOne,
  },
]
