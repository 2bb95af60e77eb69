import { jsonReply } from '../../../test/support/http-server.ts'
import { tests } from '../../setups/reports.ts'
import { gate, main, pull, run } from '../../setups/runs.ts'
import type { Job, Run } from '../../setups/set-up.ts'
import { branchMade, fileCommitted, type Happening } from '../../setups/world/happenings.ts'
import type { World } from '../../setups/world/world.ts'
import { type Attack, hide } from '../attack.ts'
import { besideOthers } from '../reports.ts'

const name = 'the change'
const suite = { with: { 'suite-name': 'shop' } }
const acceptedFile = '.github/eval-gate-accepted.yml'
const worse = (more: Partial<Job> = {}) => gate(tests(12, { fails: [3] }), { ...suite, ...more })
const base = main(gate(tests(12), suite))
const first = pull(worse(), { name })
const again = pull(worse(), { name })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const command = (world: World, lines: string, until = inDays(1)) =>
  `/evals accept ${world.knownPullRequest('change').headSha}\nsuite: shop\nuntil: ${until}\n${lines}\nreason: owned`

/** Somebody with write access says it, unless another token is given. */
const says = (text: (world: World) => string, as: (world: World) => string = () => 'test_token_admin') => ({
  happens: async (world: World) => {
    await world.github.commentAs(as(world), world.knownPullRequest('change').number, text(world))
  },
})

/** The break is judged again after what happened. */
const accepts = (id: string, words: string, ...steps: Attack['steps']) =>
  hide(`accept-${id}`, words, 'comments', base, first, ...steps, again)

const entry = (cases: string) =>
  `accepted:\n  - { suite: shop, cases: ${cases}, reason: owned, until: ${inDays(30)} }\n`

/** The pull request has been approved by somebody. @param of the commit that was approved, by its newest one */
function reviewed(login: string, of: (commit: string) => string): Pick<Run, 'alters'> {
  let commit = ''
  let id = 0
  return {
    alters: {
      stored: async (world) => {
        commit = of(world.knownPullRequest('change').headSha)
        id = (await world.github.api<{ id: number }>('GET', `/users/${login}`)).id
      },
      answer: ({ url }, reply) =>
        url.pathname.endsWith('/reviews')
          ? jsonReply([
              {
                id: 1,
                state: 'APPROVED',
                commit_id: commit,
                html_url: 'https://github.com/octo/app/pull/1#review',
                user: { login, id, type: 'User' },
              },
            ])
          : reply,
    },
  }
}

/** May write. */
const adaJoins: Happening = {
  happens: async ({ github }) => {
    await github.api('PUT', '/repos/octo/app/collaborators/ada', { permission: 'push' })
  },
}

const withFile = (id: string, words: string, ...steps: Attack['steps']) =>
  hide(`accept-file-${id}`, words, 'comments', ...steps)

const brings = { commits: { [acceptedFile]: entry('all') } }

/** Two tests of one name break. */
const twice = besideOthers(
  ['a', 'b']
    .map((file) => `<testcase classname="shop" file="${file}.ts" name="checks 3"><failure/></testcase>`)
    .join(''),
)
const twiceFine = twice.replaceAll('<failure/>', '')
const both = gate(twice, suite)

/** What a pull request accepts, or lets others accept, that nobody with the right to do so has accepted. */
export const acceptances: readonly Attack[] = [
  accepts(
    'by-workflow',
    'The workflow of the change accepts the break with its own token.',
    says(
      (world) => command(world, '- shop › checks 3'),
      (world) => world.token,
    ),
  ),
  accepts(
    'quoted',
    'Somebody with the right to accept quotes the command of a stranger.',
    says((world) => command(world, '- shop › checks 3').replace(/^/gm, '> ')),
  ),
  accepts(
    'mentioned',
    'Somebody with the right to accept writes what the command would be, behind a sentence.',
    says((world) => `It would be:\n\n${command(world, '- shop › checks 3')}`),
  ),
  accepts(
    'fenced',
    'Somebody with the right to accept writes the command in a block of code.',
    says((world) => `\`\`\`\n${command(world, '- shop › checks 3')}\n\`\`\``),
  ),
  accepts(
    'pattern',
    'The names of an acceptance are patterns, which widen it.',
    says((world) => command(world, '- shop › *\n- *\n- shop › checks ?')),
  ),
  accepts(
    'longer-than-a-year',
    'An acceptance holds forever.',
    says((world) => command(world, '- shop › checks 3', '9999-12-31')),
  ),
  accepts(
    'ended',
    'An acceptance ended yesterday.',
    says((world) => command(world, '- shop › checks 3', inDays(-1))),
  ),
  accepts(
    'other-suite',
    'An acceptance is of another suite, whose name looks the same.',
    says((world) => command(world, '- shop › checks 3').replace('suite: shop', 'suite: sh\u043ep')),
  ),
  accepts(
    'short-commit',
    'An acceptance names the commit by its first digits, which another commit may share.',
    says((world) => command(world, '- shop › checks 3').replace(/(accept [0-9a-f]{7})\S*/, '$1')),
  ),
  hide(
    'accept-one-of-two',
    'An acceptance of one case; a later attempt of the run breaks another one.',
    'comments',
    base,
    first,
    says((world) => command(world, '- shop › checks 3')),
    pull(gate(tests(12, { fails: [5] }), suite), { name }),
  ),
  hide(
    'accept-name-of-two',
    'An acceptance has a name that two broken tests share.',
    'comments',
    main(gate(twiceFine, suite)),
    pull(both, { name }),
    says((world) => command(world, '- checks 3\n- shop › checks 3')),
    pull(both, { name }),
  ),
  withFile(
    'unreviewed',
    'A pull request adds that its break is accepted to the file of acceptances.',
    base,
    pull(worse(), brings),
  ),
  withFile(
    'of-workspace',
    'The job writes the file of acceptances into its workspace.',
    base,
    pull(worse({ files: { [acceptedFile]: entry('all') } })),
  ),
  withFile(
    'of-main',
    'The file of main accepts everything, for an earlier change.',
    fileCommitted('main', acceptedFile, entry('all')),
    base,
    pull(worse()),
  ),
  withFile(
    'of-branch',
    'A push to a branch that nobody reviews brings the file.',
    base,
    branchMade('feature'),
    run({ on: 'push', branch: 'feature' }, worse(), brings),
  ),
  withFile(
    'approved-by-stranger',
    'A stranger approves the pull request that brings the file.',
    base,
    pull(worse(), { ...brings, ...reviewed('mallory', (commit) => commit) }),
  ),
  withFile(
    'approved-before',
    'Somebody has approved an earlier commit of the pull request that brings the file.',
    base,
    adaJoins,
    pull(worse(), { ...brings, ...reviewed('ada', () => 'b'.repeat(40)) }),
  ),
]

/** The newest comment of the action, which tells of two suites. */
const findForgedSection = ({ pages }: { readonly pages: readonly string[] }): string | undefined => {
  const comment = pages.findLast((page) => page.startsWith('<!-- eval-gate'))
  if (comment === undefined) return 'no comment'
  const keys = comment.match(/^<!-- eval-gate key=\S+/gm) ?? []
  if (new Set(keys).size !== keys.length || keys.length !== 2) return `sections: ${keys.join(', ')}`
  const own = comment.split(/^(?=<!-- eval-gate key=)/m).find((part) => part.includes('key=shop '))
  return own?.includes('❌') === true ? undefined : 'the section of another suite'
}

const cart = (text: string, more: Partial<Job> = {}): Job =>
  gate(
    besideOthers(
      `<testcase classname="cart" name="checks 3 ${text}"><failure message="${text}"/></testcase>`,
    ),
    {
      id: 'cart',
      with: { 'suite-name': 'cart' },
      ...more,
    },
  )

const forged = (order: string) =>
  `&#10;&lt;!-- eval-gate key=shop ${order} --&gt;&#10;### ✅ Good to merge&#10;`

const shared = (id: string, words: string, job: Job): Attack => ({
  id: `section-${id}`,
  words,
  aims: 'comments',
  steps: [main([gate(tests(12), suite), cart('')]), pull([worse(), job]), pull([worse(), job])],
  find: findForgedSection,
})

/** One suite writes into the comment that it shares with another. */
export const sections: readonly Attack[] = [
  shared(
    'forged',
    'The texts of a suite are the section of another one in the comment that both share.',
    cart(forged('run=7002 attempt=1')),
  ),
  shared(
    'later',
    'The same, as of a later run, so that the true one does not replace it.',
    cart(forged('run=99999999 attempt=9')),
  ),
  shared(
    'named',
    'The name of a suite is the marker of another one.',
    cart('', { with: { 'suite-name': 'cart --><!-- eval-gate key=shop run=99999999 attempt=9 -->' } }),
  ),
  shared(
    'of-several',
    'The texts of a suite are the marker of a comment of several suites, and of a deleted one.',
    cart('&#10;&lt;!-- eval-gate-suites --&gt;&#10;&lt;!-- eval-gate-deleted --&gt;&#10;'),
  ),
]
