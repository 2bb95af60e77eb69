import { junitReport } from './workspace.ts'

/** What somebody does wrong in a terminal, and what the answer has to say: what, where and what to do. */
export interface Mistake {
  readonly argv: readonly string[]
  /** Of a policy or suite file. */
  readonly text?: string
  readonly env?: Readonly<Record<string, string>>
  /** 2 by default. */
  readonly exitCode?: number
  /** The thing that is wrong, by the name that it has for the person. */
  readonly where: string
  /** What to do. */
  readonly remedy: string
}

const good = junitReport([{ name: 'adds' }, { name: 'removes' }])
/** What is in the folder of each mistake, with a `p.yml` or `s.yml` of its own. */
export const folder = {
  'a.xml': good,
  'reports/b.xml': good,
  'notes.txt': 'hello\n',
  'package.json': '{"name":"a"}',
  'empty.xml': '',
  'cut.xml': good.slice(0, -40),
}

type Row = readonly [command: string, where: string, remedy: string]
type FileRow = readonly [text: string, where: string, remedy: string]
const help = '--help'
const split = (command: string) =>
  (command.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''))
const ask = (rows: readonly Row[], more: Partial<Mistake> = {}): readonly Mistake[] =>
  rows.map(([command, where, remedy]) => ({ argv: split(command), where, remedy, ...more }))

const commands = ask([
  ['gat', 'unknown command "gat"', 'did you mean "gate"?'],
  ['innit', 'unknown command "innit"', 'did you mean "init"?'],
  ['inspct', 'unknown command "inspct"', 'did you mean "inspect"?'],
  ['explian a.xml', 'unknown command "explian"', 'did you mean "explain"?'],
  ['compare', 'unknown command "compare"', help],
  ['--hlep', '"--hlep"', help],
  ['gate x --head a.xml', 'unexpected argument "x"', help],
  ['init foo', 'unexpected argument "foo"', help],
  ['mcp x', 'unexpected argument "x"', help],
  ['serve x', 'unexpected argument "x"', help],
  ['init --yess', 'unknown flag --yess', 'did you mean --yes?'],
  ['init --chekc', 'unknown flag --chekc', 'did you mean --check?'],
  ['init --reports a.xml', '--reports has no effect', 'init --check --reports FILES'],
  ['init', 'no test runner or eval tool was found', 'tools.md'],
  ['init --check', 'no test runner or eval tool was found', '--reports'],
  ['init --check --reports nope.xml', 'No file matches nope.xml', 'Did the tests run'],
  ['inspect', 'no files given', 'eval-gate inspect'],
  ['inspect nope.xml', 'nope.xml', 'Did the tests run'],
  ['inspect REPORTS/b.xml', 'REPORTS/b.xml', 'Upper and lower case matter'],
  ['inspect notes.txt', 'notes.txt', 'use a reporter'],
  ['inspect package.json', 'package.json', 'use a reporter'],
  ['inspect -', 'Standard input is not read', 'name a file'],
  ['inspect empty.xml', 'empty.xml', 'the file is empty'],
  ['inspect cut.xml', 'cut.xml', 'Look at the step that writes it'],
  ['explain', 'one results file', 'eval-gate explain results.json'],
  ['explain nope.json', 'nope.json', 'Name a results file'],
  ['explain .', "can't be read (it is a folder)", 'Name a results file'],
  ['explain a.xml', 'a.xml is not a results file', 'eval-gate inspect a.xml'],
  ['explain package.json', 'package.json is not a results file', '--results-file'],
  ['explain a.xml --as pdf', '--as must be one of', '--as slack'],
  ['audit', '--runs is required', 'audit --runs runs/'],
  ['audit --runs nope', 'nope', 'Name a folder'],
  ['audit --runs a.xml', 'at least 3 runs', 'Fetch more'],
  ['audit --runs notes.txt', 'notes.txt', 'use a reporter'],
  ['overdue', '--repository is required', 'OWNER/NAME'],
  ['accepted', '--repository is required', 'OWNER/NAME'],
  ['serve --port abc', '--port', '--port 4000'],
  ['serve --port 99999', '--port', '--port 4000'],
  ['conformance', 'no base URL given', 'conformance https://'],
  ['conformance --base-url x', 'unknown flag --base-url', help],
])

const gates = ask([
  ['gate', '--head is required', '--baseline main.xml --head branch.xml'],
  ['gate --baseline a.xml', '--head is required', '--baseline main.xml --head branch.xml'],
  ['gate --head', '--head requires a value', '--head VALUE'],
  ['gate --head -', 'Standard input is not read', 'name a file'],
  ['gate --head a.xml --baseline nope.xml', 'nope.xml', 'Check the path'],
  ['gate --head a.xml --baseline none/*.xml', 'none/*.xml', 'Check the path'],
  ['gate --head nope.xml --baseline a.xml', 'No file matches `nope.xml`', 'Did the tests run'],
  ['gate --head package.json --baseline a.xml', 'package.json', 'use a reporter'],
  ['gate --head empty.xml --baseline a.xml', 'empty.xml', 'the file is empty'],
  ['gate --head cut.xml --baseline a.xml', 'cut.xml', 'Look at the step that writes it'],
  ['gate --head a.xml --html x', 'unknown flag --html', 'did you mean --html-file?'],
  ['gate --head a.xml --html-file /proc/x/y.html', '/proc/x/y.html', 'no such file or folder'],
  ['gate --head a.xml --results-file .', '--results-file', 'it is a folder'],
  ['gate --head a.xml --junit-file a.xml/b.xml', '--junit-file', 'a part of its path is a file'],
  [
    'gate --head a.xml --results-file a.xml',
    'results-file: a.xml is one of the files that are read',
    'eval-gate-a.xml',
  ],
  [
    'gate --head reports/b.xml --baseline a.xml --results-file ./a.xml',
    'results-file: ./a.xml is one of the files that are read',
    'eval-gate-a.xml',
  ],
  ['run a.xml --html-file a.xml', 'html-file: a.xml is one of the files that are read', 'eval-gate-a.xml'],
  [
    'measure --baseline a.xml --results-file a.xml',
    'results-file: a.xml is one of the files that are read',
    'eval-gate-a.xml',
  ],
  ['gate --head a.xml --policy .', 'policy: file . can', 'relative to the workspace'],
  ['measure npm test', 'the command is one argument', 'eval-gate measure "npm test"'],
  ['gate --head a.xml --polcy p.yml', 'unknown flag --polcy', 'did you mean --policy?'],
  ['run', 'reports is required', '--reports'],
  ['run --reports', '--reports requires a value', '--reports VALUE'],
  ['run --reports ""', 'reports is required', '--reports'],
  ['run --reports a.xml,b.xml', 'The comma is part of it', 'one pattern per line'],
  ['run --reports A.xml', 'No file matches `A.xml`', 'Upper and lower case matter'],
  ['run --reports $HOME/*.xml', 'Variables are not expanded', 'reports/*.xml'],
  ['run --reports !a.xml', 'only excludes files', 'Add the files to read'],
  ['run --reports reports/b.xml --mode collect', 'unknown flag --mode', help],
])

const inputs = ask(
  (
    [
      ['--look-again true', 'look-again must be', 'look-again: auto'],
      ['--look-again yes', 'look-again must be', 'look-again: auto'],
      ['--look-again on', 'look-again must be', 'look-again: auto'],
      ['--look-again 1', 'look-again must be', 'look-again: auto'],
      ['--look-again Auto', 'look-again must be', 'look-again: auto'],
      ['--look-again-base "npm ci"', 'look-again-base requires', 'look-again: auto'],
      ['--baseline main.json', 'baseline must be one of', 'baseline: file:main.json'],
      ['--baseline main', 'baseline must be one of', 'file:PATH'],
      ['--baseline run:abc', 'baseline must be one of', 'run:ID'],
      ['--baseline file:', 'baseline must be one of', 'file:PATH'],
      ['--baseline file:nope.json', 'nope.json', 'Check the path'],
      ['--baseline artifact', 'only be artifact in GitHub Actions', 'file:PATH'],
      ['--comment never', 'unknown flag --comment', 'did you mean'],
      ['--annotations no', 'unknown flag --annotations', help],
      ['--fail-on failures', '--fail-on is a setting', 'Write it as YAML in `policy`'],
      ['--min-pass-rate 90%', '--min-pass-rate is a setting', 'Write it as YAML in `policy`'],
      ['--format junit', '--format is a setting', 'Write it as YAML in `policy`'],
      ['--test-outcome failed', 'test-outcome must be one of', 'steps.ID.outcome'],
      ['--test-outcome ""', 'test-outcome is empty', 'steps.ID.outcome'],
      ['--test-outcome steps.x.outcome', 'test-outcome must be one of', 'steps.ID.outcome'],
      [`--suite-name "$${'{{'} github.job }}"`, 'suite-name has an expression', 'write the value itself'],
      ['--policy nope.yml', 'file nope.yml does not exist', 'relative to the workspace'],
      ['--policy fail-on=failures', 'fail-on=failures', 'fail-on: failures'],
      ['--policy fail-on:failures', 'fail-on:failures', 'fail-on: failures'],
      ['--policy "fail-on: failure"', 'policy:1:10', 'did you mean "failures"?'],
      ['--policy "suites: [{ match: a }]"', '`suites` is for a policy file', 'write the keys'],
      ['--policy "lock: all"', 'unknown key all', 'did you mean true?'],
      ['--api-key sk_a', 'base-url is required', 'in a terminal, --base-url'],
      ['--api-key abc --base-url https://e.example.com/api/v1', 'api-key must be', 'Create a key'],
      ['--api-key sk_a --base-url http://e.example.com/api/v1', 'must be an https URL', 'https://'],
      ['--api-key sk_a --base-url e.example.com', 'must be an https URL', 'https://'],
      ['--request-headers nocolon', 'request-headers', 'For example'],
      ['--hosted "suite: support"', 'api-key is required for hosted runs', 'Pass the API key'],
      ['--model-api-keys openai', 'model-api-keys only applies', 'or remove the input'],
      ['--oauth-tokens {', 'oauth-tokens only applies', 'or remove the input'],
      ['--junit-file /proc/x.xml', '/proc/x.xml', 'Name a file in a folder'],
      ['--ctrf-file .', 'ctrf-file', 'Name a file in a folder'],
    ] as const
  ).map(([flags, where, remedy]) => [`run --reports a.xml ${flags}`, where, remedy] as const),
)

const policies: readonly FileRow[] = [
  ['fail-on: regression', 'p.yml:1:10', 'did you mean "regressions"?'],
  ['fail_on: failures', 'p.yml:1:1', 'did you mean `fail-on`?'],
  ['failOn: failures', 'p.yml:1:1', 'did you mean `fail-on`?'],
  ['fail-on: [failures]', 'p.yml:1:10', 'one of regressions'],
  ['min-pass-rate: 95', 'p.yml:1:16', '"95%"'],
  ['min-pass-rate: ninety', 'p.yml:1:16', '"95%"'],
  ['min-pass-rate: 120%', 'p.yml:1:16', '"95%"'],
  ['min-passrate: 90%', 'p.yml:1:1', 'did you mean `min-pass-rate`?'],
  ['min-score: high', 'p.yml:1:12', 'one number per scorer'],
  ['min-score: { a: x }', '`min-score.a`', 'must be a number'],
  ['cases: a', '`cases`', '[{ match: name }]'],
  ['cases: { match: a }', '`cases`', '[{ match: name }]'],
  ['cases: [{ min-pass-rate: 90% }]', '`cases[0].match`', 'is missing'],
  ['cases: [{ match: b, quarantine: true }]', '`cases[0].quarantine`', 'owner: name, until: 2030-12-31'],
  ['cases: [{ match: b, quarantine: { reason: x } }]', '`cases[0].quarantine.owner`', 'is missing'],
  ['cases: [{ match: b, quarantine: { reason: x, owner: "@a", until: soon } }]', 'until', '2030-12-31'],
  ['cases: [{ match: adds, gates: false }]', '`cases[0].gates`', 'did you mean `gate`?'],
  ['cases: [{ match: adds, weight: heavy }]', '`cases[0].weight`', 'whole number'],
  ['lock: all', '`lock`', 'did you mean true?'],
  ['lock: [fail-onn]', '`lock`', 'did you mean fail-on?'],
  ['alpha: 5', '`alpha`', 'at most 0.5'],
  ['alpha: 0', '`alpha`', 'above 0'],
  ['kind: test', '`kind`', 'did you mean "tests"?'],
  ['baseline-max-age: 30d', '`baseline-max-age`', 'without a unit'],
  ['baseline-runs: 0', '`baseline-runs`', 'from 1 to 50'],
  ['heartbeat: 26h', '`heartbeat`', '{ name: 26h }'],
  ['heartbeat: { nightly: 26 }', '`heartbeat.nightly`', 'like 26h or 7d'],
  ['look-again-budget: 3', '`look-again-budget`', '{ looks: 1 }'],
  ['look-again-budget: { look: 3 }', '`look-again-budget.look`', 'did you mean `looks`?'],
  ['look-again-budget: { minutes: 90m }', '`look-again-budget.minutes`', 'number of minutes'],
  ['budget: 5', '`budget`', '{ mode: warn }'],
  ['budget: { usd: 5 }', '`budget.usd`', 'known are mode, cost-usd, tokens'],
  ['limits: { latency: 5 }', '`limits.latency`', 'did you mean `latency-ms`?'],
  ['limits: 5', '`limits`', '{ latency-ms: 1 }'],
  ['growth: fail', '`growth`', '{ latency: { mode: off } }'],
  ['growth: { cost: fail }', '`growth.cost`', '{ mode: off }'],
  ['growth: { cost: { mode: fial } }', '`growth.cost.mode`', 'one of off, warn, fail'],
  ['slices: [{ match: a }]', '`slices[0]`', 'add `min-pass-rate`'],
  ['slices: { a: 1 }', '`slices`', 'match: "category: billing"'],
  ['suites: { a: b }', '`suites`', '[{ match: name }]'],
  ['suites: [{ fail-on: failures }]', '`suites[0].match`', 'is missing'],
  ['extends: nope', '`extends`', './PATH'],
  ['extends: ./nope.yml', './nope.yml does not exist', 'relative to the root'],
  ['extends: acme/policies/evals.yml', '`extends`', 'and a tag'],
  ['format: junit', '`format`', 'did you mean "junit-xml"?'],
  ['link-hosts: https://x.example.com/', '`link-hosts`', 'traces.example.com'],
  ['parts: variant', '`parts`', 'did you mean "variants"?'],
  ['comment-when-green: no', '`comment-when-green`', 'one of keep, hide, delete'],
  ['on-inconclusive: red', '`on-inconclusive`', 'one of neutral, fail'],
  ['issue-labels: 5', '`issue-labels`', 'a name or a list'],
  ['drift: { since: yesterday }', '`drift.since`', '2030-12-31'],
  ['tools: { new: never }', '`tools.new`', 'one of ignore, warn, fail'],
  ['accept: everyone', '`accept`', 'one of writers, not-author, off'],
  ['costs: 5', '`costs`', '{ false-red: 1 }'],
  ['delta: 2', '`delta`', '"95%"'],
  ['min-drop: { suites: 2% }', '`min-drop.suites`', 'did you mean `suite`?'],
  ['compare: 5', '`compare`', 'must be text'],
  ['new-failing-tests: off', '`new-failing-tests`', 'one of fail, warn'],
  ['same-inputs: { a: 1 }', '`same-inputs`', 'a name or a list'],
  ['publish-timeout: 5m', '`publish-timeout`', 'number of minutes'],
  ['lower-is-better: { a: 1 }', '`lower-is-better`', 'a pattern or a list'],
  ['sampled: 5', '`sampled`', 'true or false'],
  ['threshold: 90%', 'unknown key `threshold`', 'policy.md lists every key'],
  ['\tfail-on: failures', 'p.yml:1:1', 'Tabs are not allowed'],
  ['fail-on: failures\nfail-on: never', 'p.yml:2:1', 'Map keys must be unique'],
  ['fail-on: "failures', 'p.yml:1:19', 'Missing closing "quote'],
  ['- a\n- b', 'p.yml', 'policy.md lists every key'],
  ['just text', 'p.yml', 'policy.md lists every key'],
  ['{', 'p.yml:1:2', 'must end with a }'],
]

const suites: readonly FileRow[] = [
  ['nam: a', 's.yml:1:1', 'did you mean `name`?'],
  ['name: a', '`cases` is missing', 's.yml:1:1'],
  ['name: a\ncases: []\n', '`cases`', 's.yml:2:8'],
  ['name: a\ncases: [{ id: x, titel: y, steps: [] }]\n', '`cases[0].titel`', 'did you mean `title`?'],
  ['name: a\ncases: [{ title: y, steps: [] }]\n', '`cases[0].steps`', 'at least one step'],
  ['name: a\ncases: [{ title: y, steps: [{ promt: x }] }]\n', '`cases[0].steps[0]', 'prompt'],
  ['- a', 's.yml', 'suites-as-code.md lists every key'],
]

const key = { env: { EVAL_GATE_API_KEY: 'sk_a' } }
const service = [
  ...ask([
    ['suite', 'plan or apply', 'eval-gate suite plan'],
    ['suite paln s.yml', 'got "paln"', 'eval-gate suite plan'],
    ['suite plan', 'one file', 'eval-gate suite plan'],
    ['suite plan nope.yml', 'nope.yml', 'Check the path'],
    ['suite plan a.xml', 'a.xml', 'suites-as-code.md lists every key'],
    ['api', 'no operation given', '--list'],
    ['api listProject', 'unknown operation "listProject"', 'did you mean "listProjects"?'],
    ['api listProjects', 'api-key is required', 'in a terminal, set EVAL_GATE_API_KEY'],
  ]),
  ...ask(
    [
      ['api listProjects', 'base-url is required', 'in a terminal, --base-url'],
      [
        'api listProjects --base-url evals.example.com/api/v1',
        'base-url must be',
        'https://evals.example.com',
      ],
    ],
    key,
  ),
  ...ask(
    [
      [
        'api listProjects --base-url http://127.0.0.1:9/api/v1',
        'was refused',
        'Check that the service is up',
      ],
    ],
    {
      ...key,
      exitCode: 3,
    },
  ),
]

const withText = (rows: readonly FileRow[], argv: readonly string[]): readonly Mistake[] =>
  rows.map(([text, where, remedy]) => ({ argv, text, where, remedy }))

export const mistakes: readonly Mistake[] = [
  ...commands,
  ...gates,
  ...inputs,
  ...withText(policies, ['gate', '--head', 'a.xml', '--baseline', 'a.xml', '--policy', 'p.yml']),
  ...withText(suites, ['suite', 'plan', 's.yml']),
  ...service,
]
