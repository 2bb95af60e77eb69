import { declareIterations, evals, tests } from '../reports.ts'
import { gate, main, mains, pull } from '../runs.ts'
import { broken, doubtful, excused, healthy, type Job, type SetUp, tokenOfJob } from '../set-up.ts'
import { daysPass } from '../world/happenings.ts'
import { measureAgain, project, withModel } from '../world/project.ts'

/** What a pull request with a second look is, besides its report. */
interface Look {
  /** Lines of bash that say how a test ends, see `project`. */
  readonly world?: string
  /** Lines of bash before and after the tests, on the side that `$EVAL_GATE_SIDE` names. */
  readonly before?: string
  readonly after?: string
  /** The whole command in place of that. */
  readonly command?: string
  /** Files that the change adds. */
  readonly change?: Readonly<Record<string, string>>
  readonly main?: Readonly<Record<string, string>>
  /** The report of main, where something fails in it, too. */
  readonly onMain?: string
  /** Days without a run, after which it is a push to main that looks. */
  readonly pause?: number
  readonly job?: Partial<Job>
  readonly with?: Readonly<Record<string, string>>
}

const breaks = { 'broken/3': '' }

/** Evals that pass on main, and one of which fails one of its five iterations. */
const sound = declareIterations(evals(20))
const unlucky = declareIterations(evals(20, { 3: 4 }))

/** Four runs of main, and a pull request whose gate looks again. */
function lookSteps(kind: 'tests' | 'evals', head: string, look: Look): SetUp['steps'] {
  const { world = '', before = '', after = '', change = {}, job = {} } = look
  const first = { ...project(kind, world), ...look.main }
  const command = look.command ?? `${before}\n${measureAgain}\n${after}`
  const { onMain = kind === 'tests' ? tests(20) : evals(20) } = look
  const measured = gate(head, {
    commits: [first, change],
    ...job,
    with: { 'look-again': command, 'look-again-base': 'true', ...look.with },
  })
  return [
    ...mains(4, gate(onMain, { commits: [first] })),
    ...(look.pause === undefined ? [pull(measured)] : [daysPass(look.pause, 400), main(measured)]),
  ]
}

const third = tests(20, { fails: [3] })

/** A test that the change breaks for good. */
export const breaksTest = (id: string, words: string, look: Look = {}): SetUp =>
  broken(`look-${id}`, words, ...lookSteps('tests', third, { change: breaks, ...look }))

/** A test that failed by accident. */
const accident = (id: string, words: string, look: Look = {}): SetUp =>
  healthy(`look-${id}`, words, ...lookSteps('tests', third, look))

/** The change breaks an eval for good: it passed 5 of 5, and passes none. */
const collapses = evals(20, { 3: 0 })

const noKey = '[ -z "$MODEL_KEY" ]'
/** Needs what only tests 1 to 5 need. */
const fewNeed = (missing: string) => `fails() { [ -e "broken/$1" ] || { [ "$1" -le 5 ] && ${missing}; }; }`
const allNeed = (missing: string) => `fails() { [ -e "broken/$1" ] || ${missing}; }`

/**
 * A server that holds the code it was started with; a test asks the one that runs, and starts one where none does.
 * `$PLACE` is the folder that all of the machine share.
 */
const served = `
place="$RUNNER_TEMP/server"
if ! kill -0 "$(cat "$place.pid" 2>/dev/null)" 2>/dev/null; then
  rm -rf "$place"; cp -r broken "$place" 2>/dev/null || mkdir "$place"
  $START sleep 8 > /dev/null 2>&1 & echo $! > "$place.pid"
fi
fails() { [ -e "$place/$1" ]; }`

export const looks: readonly SetUp[] = [
  breaksTest('confirms', 'A test breaks, and fails again in the second look.'),
  accident('clears', 'A test fails by accident, and passes again in the second look on both sides.'),
  ...missingThings(),
  ...sharedThings(),
  ...commands(),
  ...secrets(),
  ...packages(),
  ...answers(),
  ...pauses(),
]

function missingThings(): readonly SetUp[] {
  return [
    breaksTest(
      'key-missing',
      'A test breaks; the key that all tests need is in the step of the tests only.',
      {
        world: allNeed(noKey),
      },
    ),
    breaksTest(
      'key-missing-for-some',
      'A test breaks; the key that it needs is in the step of the tests only.',
      {
        world: fewNeed(noKey),
      },
    ),
    broken(
      'look-key-missing-eight',
      'Eight tests break; the key that they need is in the step of the tests only.',
      ...lookSteps('tests', tests(20, { fails: [1, 2, 3, 4, 5, 6, 7, 8] }), {
        world: `fails() { [ "$1" -le 8 ] && { [ -e broken/3 ] || ${noKey}; }; }`,
        change: breaks,
      }),
    ),
    breaksTest('database-down', 'A test breaks; the database of some tests is down when they run again.', {
      world: fewNeed('[ ! -e "$RUNNER_TEMP/database" ]'),
    }),
    breaksTest('half-down', 'A test breaks; run again, its database answers two times in five.', {
      world: fewNeed('[ "$i" -gt 2 ]'),
    }),
    breaksTest('limited-base', 'A test breaks; run again, the provider refuses every request of the base.', {
      world: allNeed('[ "$EVAL_GATE_SIDE" = base ]'),
    }),
    accident('database-up', 'A test fails by accident; the key that all tests need is in the job.', {
      world: allNeed(noKey),
      job: { env: { MODEL_KEY: 'key-of-the-provider' } },
    }),
    excused(
      'look-limited-head',
      'An eval has bad luck; run again, the provider refuses every request of the change alone.',
      ...lookSteps('evals', unlucky, { onMain: sound, world: allNeed('[ "$EVAL_GATE_SIDE" = head ]') }),
    ),
    excused(
      'look-outage',
      'An eval has bad luck; run again, the provider is down.',
      ...lookSteps('evals', unlucky, { onMain: sound, world: 'fails() { true; }' }),
    ),
  ]
}

function sharedThings(): readonly SetUp[] {
  return [
    breaksTest('server-left-over', 'A test breaks; the server that the command starts is left running.', {
      world: served.replace('$START ', ''),
    }),
    breaksTest('server-detached', 'A test breaks; the server that the command starts is on its own.', {
      world: served.replace('$START', 'setsid'),
    }),
    breaksTest(
      'server-before',
      'A test breaks; both sides ask the server that an earlier step has started.',
      {
        world: 'fails() { [ "$1" = 3 ] && { [ -e broken/3 ] || [ "$EVAL_GATE_SIDE" = base ]; }; }',
      },
    ),
    breaksTest('database-migrated', 'A test breaks; the change migrates the database that both sides use.', {
      world: `[ ! -e broken/3 ] || : > "$RUNNER_TEMP/migrated"
fails() { [ "$1" = 3 ] && [ -e "$RUNNER_TEMP/migrated" ]; }`,
    }),
    broken(
      'look-database-seeded',
      'A test breaks; the change empties a table that four other tests need as well, on both sides.',
      ...lookSteps('tests', tests(20, { fails: [3, 4, 5, 6, 7] }), {
        world: `[ ! -e broken/3 ] || : > "$RUNNER_TEMP/emptied"
fails() { [ "$1" -ge 3 ] && [ "$1" -le 7 ] && [ -e "$RUNNER_TEMP/emptied" ]; }`,
        change: breaks,
      }),
    ),
    accident(
      'port-taken',
      'A test fails by accident; a command leaves its server on the one port there is.',
      {
        before: `kill -0 "$(cat "$RUNNER_TEMP/port" 2>/dev/null)" 2>/dev/null && exit 1
sleep 8 > /dev/null 2>&1 & echo $! > "$RUNNER_TEMP/port"`,
      },
    ),
    accident(
      'temporary-files',
      'A test fails by accident; the tests leave a lock in the folder for such files.',
      {
        world: allNeed('[ -e "$TMPDIR/lock-of-other" ]'),
        after: ': > "$TMPDIR/lock-of-other"',
      },
    ),
  ]
}

function commands(): readonly SetUp[] {
  return [
    breaksTest('changes-commit', 'A test breaks; the command goes to main before it runs the tests.', {
      before: 'git checkout --quiet main',
    }),
    breaksTest('goes-and-returns', 'A test breaks; the command goes to main, runs the tests and returns.', {
      before: 'here=$(git rev-parse HEAD); git checkout --quiet main',
      after: 'git checkout --quiet "$here"',
    }),
    breaksTest('hangs', 'A test breaks; the command that measures it again never ends.', {
      command: 'sleep 60',
      with: { policy: 'look-again-budget: { minutes: 0.02 }' },
    }),
    breaksTest('hangs-on-base', 'A test breaks; the command never ends on the base.', {
      before: '[ "$EVAL_GATE_SIDE" = head ] || sleep 60',
      with: { policy: 'look-again-budget: { minutes: 0.05 }' },
    }),
    breaksTest('writes-nothing', 'A test breaks; the command writes no report.', { command: 'true' }),
    breaksTest('fails-on-head', 'A test breaks; the command fails on the change.', {
      before: '[ "$EVAL_GATE_SIDE" = base ] || exit 7',
    }),
    breaksTest('fails-on-base', 'A test breaks; the command fails on the base.', {
      before: '[ "$EVAL_GATE_SIDE" = head ] || exit 7',
    }),
    breaksTest('removes-folder', 'A test breaks; the command removes the folder for its reports.', {
      after: 'rm -rf "$EVAL_GATE_REPORTS"',
    }),
    breaksTest(
      'removes-base-folder',
      'A test breaks; on the base, the command removes the folder for its reports.',
      {
        after: '[ "$EVAL_GATE_SIDE" = head ] || rm -rf "$EVAL_GATE_REPORTS"',
      },
    ),
    breaksTest('removes-workspace', 'A test breaks; the command removes the whole workspace.', {
      after: 'rm -rf "$PWD"',
    }),
    breaksTest('cut-report', 'A test breaks; the report of the second look ends in the middle.', {
      after: 'truncate --size=-40 "$EVAL_GATE_REPORTS/again.xml"',
    }),
    breaksTest('base-not-prepared', 'A test breaks; the checkout of the base cannot be made ready.', {
      with: { 'look-again-base': 'exit 1' },
    }),
    breaksTest('no-base', 'A test breaks; the base is not run again.', {
      with: { 'look-again-base': 'off' },
    }),
    accident('no-base-fine', 'A test fails by accident; the base is not run again.', {
      with: { 'look-again-base': 'off' },
    }),
    excused(
      'look-hangs-evals',
      'An eval has bad luck; the command that measures it again never ends.',
      ...lookSteps('evals', unlucky, {
        onMain: sound,
        command: 'sleep 60',
        with: { policy: 'look-again-budget: { minutes: 0.02 }' },
      }),
    ),
    healthy(
      'look-not-needed',
      'Nothing is in doubt, so the command, which would fail, does not run.',
      ...lookSteps('tests', tests(20), { command: 'exit 1' }),
    ),
  ]
}

function secrets(): readonly SetUp[] {
  const needsToken = { world: allNeed('[ -z "$GH_TOKEN" ]') }
  const token = { env: { GH_TOKEN: tokenOfJob } }
  return [
    breaksTest('token-kept-back', 'A test breaks; all tests need the GitHub token, which no command gets.', {
      ...needsToken,
      job: token,
    }),
    accident(
      'token-named',
      'A test fails by accident; the policy names the GitHub token that all tests need.',
      {
        ...needsToken,
        job: token,
        with: { policy: 'look-again-env: GH_TOKEN' },
      },
    ),
  ]
}

function packages(): readonly SetUp[] {
  const world = 'fails() { [ "$1" = 3 ] && grep -q broken node_modules/client/index.js; }'
  const main = {
    '.gitignore': 'node_modules\n',
    'schema.prisma': 'fine\n',
    'package.json':
      '{ "private": true, "scripts": { "postinstall": "mkdir -p node_modules/client && cp schema.prisma node_modules/client/index.js" } }',
  }
  const plain = { ...main, 'package.json': '{ "private": true }' }
  const installs = { 'look-again-base': '' }
  const generated = (text: string) => ({ files: { 'node_modules/client/index.js': text } })
  return [
    breaksTest('client-generated', 'A test breaks by a client that the change generates into node_modules.', {
      world,
      main,
      change: { 'schema.prisma': 'broken\n' },
      job: generated('broken\n'),
      with: installs,
    }),
    breaksTest('client-in-packages', 'A test breaks by a client in node_modules that no install makes.', {
      world,
      main: plain,
      change: { 'source.txt': 'broken\n' },
      job: generated('broken\n'),
      with: installs,
    }),
    accident('packages-copied', 'A test fails by accident; the base has the packages of the change.', {
      world: `[ ! -L node_modules ] || exit 1\n${world}`,
      main: plain,
      job: generated('fine\n'),
      with: installs,
    }),
  ]
}

/** The newest run of main is too old for evals, so a push to it measures the base now, as it looks again. */
function pauses(): readonly SetUp[] {
  const steps = (pause: number, head: string, look: Look = {}) =>
    lookSteps('evals', head, { onMain: sound, ...look, pause })
  const broken3 = declareIterations(collapses)
  return [35, 100]
    .flatMap((days) => [
      healthy(
        `look-after-${days}-days`,
        `No evals ran for ${days} days; a push to main changes nothing, and can look again.`,
        ...steps(days, sound),
      ),
      broken(
        `look-after-${days}-days-break`,
        `No evals ran for ${days} days; a push to main that can look again breaks one of 20.`,
        ...steps(days, broken3, { change: breaks }),
      ),
    ])
    .concat(
      healthy(
        'look-after-35-days-model-fell',
        'No evals ran for 35 days; since then one fell from 5 to 3 of 5 on both sides, by the model.',
        ...steps(35, withModel(declareIterations(evals(20, { 3: 3 })), 'atlas-2'), {
          onMain: withModel(sound, 'atlas-1'),
          world: 'model=atlas-2; fails() { [ "$1" = 3 ] && [ "$i" -gt 3 ]; }',
        }),
      ),
      excused(
        'look-after-35-days-without-base',
        'No evals ran for 35 days; a push to main changes nothing, and the base cannot be measured.',
        ...steps(35, sound, { with: { 'look-again-base': 'off' } }),
      ),
      doubtful(
        'look-after-35-days-without-base-break',
        'No evals ran for 35 days; a push to main breaks one of 20, and the base cannot be measured.',
        ...steps(35, broken3, { change: breaks, with: { 'look-again-base': 'off' } }),
      ),
    )
}

function answers(): readonly SetUp[] {
  return [
    broken(
      'look-eval-collapses',
      'One of 20 evals passed 5 of 5 on main, and passes 0 of 5 twice.',
      ...lookSteps('evals', collapses, { change: breaks }),
    ),
    broken(
      'look-eval-without-key',
      'One of 20 evals collapses; the key that all evals need is in the step of the evals only.',
      ...lookSteps('evals', collapses, { change: breaks, world: allNeed(noKey) }),
    ),
    doubtful(
      'look-eval-server-shared',
      'One of 20 evals collapses; both sides ask the server of the change.',
      ...lookSteps('evals', collapses, { world: 'fails() { [ "$1" = 3 ]; }' }),
    ),
    doubtful(
      'look-eval-falls-server-shared',
      'One of 20 evals passes 2 of 5; both sides ask the server of the change.',
      ...lookSteps('evals', evals(20, { 3: 2 }), { world: 'fails() { [ "$1" = 3 ] && [ "$i" -gt 2 ]; }' }),
    ),
    healthy(
      'look-eval-bad-luck',
      'An eval that passes 4 of 5 on main passes 2 of 5, and 4 of 5 in the second look.',
      ...lookSteps('evals', evals(20, { 3: 2 }), {
        onMain: evals(20, { 3: 4, 7: 4 }),
        world: 'fails() { [ "$1" = 3 ] && [ "$i" -gt 4 ]; }',
      }),
    ),
    healthy(
      'look-model-updated',
      'The vendor updates the model, as the reports say; an eval falls from 4 to 2 of 5 on both sides.',
      ...lookSteps('evals', withModel(evals(20, { 3: 2 }), 'atlas-2'), {
        onMain: withModel(evals(20, { 3: 4, 7: 4 }), 'atlas-1'),
        world: 'model=atlas-2; fails() { [ "$1" = 3 ] && [ "$i" -gt 2 ]; }',
      }),
    ),
    excused(
      'look-model-updated-collapse',
      'The vendor updates the model, as the reports say; an eval falls to 0 of 5 on both sides.',
      ...lookSteps('evals', withModel(collapses, 'atlas-2'), {
        onMain: withModel(evals(20), 'atlas-1'),
        world: 'model=atlas-2; fails() { [ "$1" = 3 ]; }',
      }),
    ),
    broken(
      'look-model-updated-break',
      'The vendor updates the model, as the reports say; the change breaks an eval anyway.',
      ...lookSteps('evals', withModel(collapses, 'atlas-2'), {
        onMain: withModel(evals(20), 'atlas-1'),
        world: 'model=atlas-2',
        change: breaks,
      }),
    ),
  ]
}
