import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../../../src/gate/statistics/permutation.ts'
import { type DoubtName, doubts } from '../../../../src/model/doubts.ts'
import { removePiece } from '../../../support/gate/remove-piece.ts'
import {
  judgeBy,
  type Measurement,
  type Row,
  type Source,
  sources,
  type World,
} from '../../../support/gate/sources.ts'
import { report, testcases } from '../../../support/gate-files.ts'
import { json } from '../../../support/http/scripted-server.ts'
import { pullRequest } from '../../../support/memory-github.ts'

/** A world in which the doubt arises; or why it can't in this source. */
type Cell = World | { readonly never: string }

/** One doubt in every source, none of which can be left out. */
interface Doubted {
  /** What the reviewer reads, from the start of the sentence. */
  readonly says: string
  /** Why the sentence ends in other words in some of them. */
  readonly end?: string
  readonly in: Readonly<Record<Source, Cell>>
}

type OfFiles = 'reports' | 'merge' | 'publish'

/** Sources that read report files on GitHub share a world. */
function onGitHub(world: Cell, others: Readonly<Record<Exclude<Source, OfFiles>, Cell>>): Doubted['in'] {
  return { reports: world, merge: world, publish: world, ...others }
}

/** All results are the same whoever measures them. */
function everywhere(world: World): Doubted['in'] {
  return { reports: world, merge: world, publish: world, terminal: world, hosted: world }
}

function many(
  outcomes: string | ((index: number) => string | Row),
  count = 10,
): Record<string, string | Row> {
  const at = (index: number) => (typeof outcomes === 'string' ? outcomes : outcomes(index))
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [names[index] ?? `case ${index}`, at(index)]),
  )
}

const names = 'apple banker candle doctor engine forest garden harbor island jacket'.split(' ')
const cases = (of: Record<string, string | Row>): Measurement => ({ cases: of })
const files = (of: Record<string, string>): Measurement => ({ files: of })
const plain = (of: Record<string, string | Row>): Measurement => ({ cases: of, kind: 'tests' })
const good = cases(many('ppppp'))
const tests = files({ 'a.xml': report(testcases(10)) })
const healthy: World = { base: [good], head: good }

/** Ten results of promptfoo; the first one asserts something else. */
function judgedBy(value: string, success: boolean): Measurement {
  const results = names.map((name, index) => ({
    success: index > 0 || success,
    vars: { name },
    provider: { id: 'p' },
    testCase: { vars: { name }, assert: [{ type: 'equals', value: index > 0 ? 'yes' : value }] },
  }))
  return files({ 'a.json': JSON.stringify({ results: { version: 3, prompts: [], results } }) })
}

const ofFiles = { never: 'a hosted run has iterations and no report files' }
const ofGitHub = { never: 'who names the files of both sides knows of which code and how old they are' }
const oneJob = { never: 'only parts of several jobs can be absent; without its own report a job has nothing' }
const noJobs = { never: 'there are no jobs' }
const ofRuns = { never: 'no hosted run is judged' }

const ofSuite = (suite: string) => cases(many(() => ({ outcomes: 'ppppp', suite })))
const lessJobs: World = {
  base: [{ jobs: { unit: ofSuite('unit'), e2e: ofSuite('e2e') } }],
  head: { jobs: { unit: ofSuite('unit') } },
}

/** A launched suite whose server is not there. */
const deadServer = {
  '/eval-suites': { items: [{ id: 's', name: 'checkout' }] },
  '/eval-suites/s/cases': { items: [{ id: 'a', title: 'case' }] },
  '/servers': { items: [{ id: 'srv', name: 'cart', url: 'http://127.0.0.1:1/mcp' }] },
  '/servers/srv/doctor': { status: 'error', error: { message: 'no route' } },
}

const matrix: Readonly<Record<DoubtName, Doubted>> = {
  'missing-parts': {
    says: 'The measurement is not complete. 1 of 2 parts is missing',
    in: {
      reports: oneJob,
      merge: { ...healthy, context: { legs: { index: 0, total: 2 } } },
      publish: { ...healthy, context: { legs: { index: 0, total: 2 } } },
      terminal: noJobs,
      hosted: noJobs,
    },
  },
  'hosted-run': {
    says: 'Run head: the hosted run head was cancelled',
    in: {
      ...onGitHub(ofRuns, { terminal: ofRuns, hosted: ofRuns }),
      hosted: {
        ...healthy,
        answers: { '/eval-runs/head': { id: 'head', suiteId: 's', status: 'cancelled' } },
      },
    },
  },
  'missing-report': {
    says: 'No report was found for “b.jsonl”',
    in: onGitHub(
      { ...healthy, inputs: { reports: 'r.jsonl\nb.jsonl' } },
      { terminal: { ...healthy, inputs: { reports: 'r.jsonl\nb.jsonl' } }, hosted: ofFiles },
    ),
  },
  'stale-report': {
    says: '1 report file is older than this attempt of the workflow run',
    in: onGitHub({ ...healthy, ageMs: 86_400_000 * 10_000 }, { terminal: ofGitHub, hosted: ofFiles }),
  },
  'other-code': {
    says: 'The change was not measured: main is checked out.',
    in: onGitHub(
      { ...healthy, context: { otherCode: 'main is checked out' } },
      {
        terminal: ofGitHub,
        hosted: { never: 'a hosted run names its commit; another one is `unexplained-result`' },
      },
    ),
  },
  'other-inputs': {
    says: 'Measured with other inputs than main: `path-prefix`. The policy of main locks `path-prefix`',
    in: onGitHub(
      { ...healthy, policy: 'lock: [path-prefix]\n', headInputs: { 'path-prefix': 'src' } },
      {
        terminal: { never: 'a terminal has no base that stores its inputs' },
        hosted: { never: 'what a hosted job stores for its branch is an artifact, as that of reports' },
      },
    ),
  },
  'server-check': {
    says: 'cart: not usable',
    in: {
      ...onGitHub(ofRuns, { terminal: ofRuns, hosted: ofRuns }),
      hosted: { ...healthy, inputs: { servers: 'cart', preflight: 'doctor' }, answers: deadServer },
    },
  },
  'baseline-out-of-reach': {
    says: 'Nothing was compared. The ',
    end: 'it names who was asked',
    in: onGitHub(
      { ...healthy, trouble: { noList: true } },
      {
        terminal: { never: 'the files of a baseline are named, and one that is not there is a wrong use' },
        hosted: {
          ...healthy,
          trouble: { noList: true },
          answers: { '/eval-suites/s/runs': json(400, { code: 'VALIDATION_ERROR', message: 'no' }) },
        },
      },
    ),
  },
  'old-baseline': {
    says: 'The newest run of the base branch is 45 days old, beyond `baseline-max-age`, so 10 evals were not compared',
    in: onGitHub(
      { ...healthy, pauseDays: 45 },
      { terminal: ofGitHub, hosted: { never: 'the service is asked for runs of the last days only' } },
    ),
  },
  'policy-out-of-reach': {
    says: 'The policy of main could not be read (GitHub answered 502)',
    in: onGitHub(
      { ...healthy, trouble: { noFiles: true } },
      {
        terminal: { never: 'the policy is a file of this folder' },
        hosted: { ...healthy, trouble: { noFiles: true } },
      },
    ),
  },
  'no-baseline': {
    says: '1 case fails, and nothing was compared. ',
    end: 'it says where the first baseline will come from',
    in: everywhere({ base: [], head: cases({ ...many('ppppp'), candle: 'fffff' }) }),
  },
  'missing-job': {
    says: 'Less was measured than on the base branch: “e2e (0 of 1 part)”.',
    in: {
      reports: oneJob,
      merge: lessJobs,
      publish: lessJobs,
      terminal: noJobs,
      hosted: noJobs,
    },
  },
  'unknown-jobs': {
    says: 'The jobs of this run are not known (GitHub answered 502), so a job that died goes unnoticed.',
    in: {
      reports: oneJob,
      merge: { ...healthy, trouble: { noJobs: true } },
      publish: { ...healthy, trouble: { noJobs: true } },
      terminal: noJobs,
      hosted: noJobs,
    },
  },
  'test-step': {
    says: 'The step that ran the tests failed, but no result shows a failure.',
    in: onGitHub(
      { ...healthy, headInputs: { 'test-outcome': 'failure' } },
      {
        terminal: { never: 'there are no steps' },
        hosted: { never: 'no step ran tests; the run has its own result' },
      },
    ),
  },
  'unexplained-result': {
    says: 'Run head: the hosted run head failed, and no iteration that it lists did.',
    in: {
      ...onGitHub(ofRuns, { terminal: ofRuns, hosted: ofRuns }),
      hosted: {
        ...healthy,
        answers: {
          '/eval-runs/head': {
            id: 'head',
            suiteId: 's',
            status: 'completed',
            result: 'failed',
            ciMetadata: { branch: pullRequest.headBranch, commitSha: pullRequest.headSha },
          },
        },
      },
    },
  },
  'unexplained-failures': {
    says: 'a.xml (app.Checkout) counts 2 failures that no entry shows',
    in: (() => {
      const world = {
        base: [tests],
        head: files({ 'a.xml': report(testcases(10), 'app.Checkout', 'failures="2"') }),
      }
      return onGitHub(world, {
        terminal: world,
        hosted: { never: 'what a run counts is `unexplained-result`' },
      })
    })(),
  },
  'all-skipped': {
    says: 'All 50 results were skipped',
    in: everywhere({ base: [good], head: cases(many('sssss')) }),
  },
  'no-common-case': {
    says: 'None of the 3 cases in this run is in the baseline',
    in: everywhere({
      base: [cases({ x1: 'ppppp', x2: 'ppppp' })],
      head: cases({ a: 'ppppp', b: 'ppppp', c: 'ppppp' }),
    }),
  },
  'failing-base': {
    says: 'None of the 10 compared cases passed on the base branch',
    in: everywhere({ base: [cases(many('fffff'))], head: cases(many('fffff')) }),
  },
  'missing-cases': {
    says: '3 of the 10 cases of the base branch have no result now, and nothing explains it (3 gone)',
    in: everywhere({ base: [good], head: cases(many('ppppp', 7)) }),
  },
  'lost-cases': {
    says: '1 case of the baseline could not be compared: the provider refused requests (rate limit or quota)',
    in: everywhere({
      base: [good],
      head: cases({ ...many('ppppp'), candle: 'lllll' }),
    }),
  },
  infrastructure: {
    says: 'Iterations without an outcome: 20% of this run.',
    in: everywhere({ base: [good], head: cases(many('ppppl')) }),
  },
  'missing-scorer': {
    says: 'The scorer “quality” is missing in 10 of the 10 cases',
    in: everywhere({ base: [cases(many(() => ({ outcomes: 'ppppp', quality: 0.9 })))], head: good }),
  },
  'score-scale': {
    says: 'The scorer “quality” seems to have another scale',
    in: everywhere({
      base: [cases(many(() => ({ outcomes: 'ppppp', quality: 0.9 })))],
      head: cases(many(() => ({ outcomes: 'ppppp', quality: 90 }))),
    }),
  },
  'judge-agreement': {
    says: '“quality” gives 0.6 to all 50 iterations, and gave 5 values on the base.',
    in: everywhere({
      base: [cases(many(() => ({ outcomes: 'ppppp', quality: [0.2, 0.4, 0.6, 0.8, 1] })))],
      head: cases(many(() => ({ outcomes: 'ppppp', quality: 0.6 }))),
    }),
  },
  'unjudged-setting': {
    says: 'A setting of the policy judged nothing, so nobody knows whether it is met: `slices: tag:tools`',
    in: everywhere({ ...healthy, policy: 'slices:\n  - match: tag:tools\n    min-pass-rate: 0.9\n' }),
  },
  'renamed-failure': {
    says: '1 case with a new name fails, and it is not clear which case of the baseline it was',
    in: everywhere({
      base: [cases({ ...many('ppppp'), 'refund of order 12': 'ppppp' })],
      head: cases({ ...many('ppppp'), 'refund of order 13': 'ppfff' }),
    }),
  },
  'assertion-changed': {
    says: '1 case is judged by another assertion than on the base, by which it passes in 1 of 1',
    in: {
      ...everywhere({ base: [judgedBy('yes', false), judgedBy('yes', false)], head: judgedBy('no', true) }),
      hosted: { never: 'an iteration of the service does not say what judged it' },
    },
  },
  'inconclusive-suite': {
    says: 'The mean pass rate is ',
    in: everywhere({ base: [cases(many('pp', 3))], head: cases(many('pp', 3)), policy: 'delta: 0.02\n' }),
  },
  'suspect-case': {
    says: '1 case looks broken (“candle”), but chance alone does as much in 8% of runs.',
    in: everywhere({ base: [good], head: cases({ ...many('ppppp'), candle: 'pppff' }) }),
  },
  'suspect-score': {
    says: 'The mean score “quality” fell from ',
    in: everywhere({
      base: [
        cases(
          many((index) => ({
            outcomes: 'ppppp',
            quality: [0.8, 0.9, 0.7, 0.85, 0.75].map((at) => at + index / 100),
          })),
        ),
      ],
      head: cases(
        many((index) => ({
          outcomes: 'ppppp',
          quality: [0.78, 0.86, 0.68, 0.83, 0.72].map((at) => at + index / 100),
        })),
      ),
    }),
  },
  'look-again': {
    says: 'Measured again, and it is not settled: 1 case ran without the base, which could not be run (2 evaluations in all), and passed 100%',
    in: {
      reports: {
        base: healthy.base,
        head: cases(many((index) => (index === 2 ? 'fffff' : 'ppppp'))),
        headInputs: {
          'look-again': `echo '{"name":"candle","pass":true,"model":"m"}' > "$EVAL_GATE_REPORTS/r.jsonl"`,
          'look-again-base': 'off',
          policy: 'look-again-budget: { looks: 1, iterations: 1 }',
        },
      },
      merge: { never: 'a scenario has a checkout for its command' },
      publish: { never: 'a job that only judges has no checkout to run again' },
      terminal: { never: '`gate` compares files; `run` measures again, like a job' },
      hosted: { never: 'a run that is named is not launched again; launched suites have a scenario' },
    },
  },
  'look-control': {
    says: 'the scenario of second looks has a repository with a base to run',
    in: {
      reports: { never: 'its world has no commit of the base to check out' },
      merge: { never: 'a scenario has a checkout for its command' },
      publish: { never: 'a job that only judges has no checkout to run again' },
      terminal: { never: '`gate` compares files; `run` measures again, like a job' },
      hosted: { never: 'a run that is named is not launched again; launched suites have a scenario' },
    },
  },
  'unsettled-tests': {
    says: '1 test with a clean history fails now: “candle”.',
    in: everywhere({
      base: [4, 7, 4, 8, 7, 8].map((flaky) => plain(many((index) => (index === flaky ? 'f' : 'p')))),
      head: plain({ ...many('p'), candle: 'f' }),
    }),
  },
  'unproven-lift': {
    says: 'The mean pass rate is 100% (before: 100%): 0 cases won, 10 tied, 0 lost.',
    in: everywhere({ ...healthy, policy: 'min-lift: 0\n' }),
  },
  arms: {
    says: '`compare: model` found nothing to compare',
    in: everywhere({
      base: [],
      head: cases(many(() => ({ outcomes: 'ppppp' }))),
      policy: 'compare: model\n',
    }),
  },
}

describe('every doubt in every source', () => {
  it('has a row', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(doubts).toSorted())
  })

  it.each(sources)('is absent from a healthy world: %s', async (source) => {
    const came = await judgeBy(source, healthy)
    expect(came, came.said).toMatchObject({ verdict: 'passed', code: 0 })
  })

  it.each(Object.keys(matrix) as DoubtName[])('%s: one verdict, sentence and exit code', async (name) => {
    const { says, end, in: cells } = matrix[name]
    const code = doubts[name].kind === 'not-measured' ? 4 : 3
    const sentences = new Set<string | undefined>()
    for (const source of sources) {
      const cell = cells[source]
      if ('never' in cell) continue
      const came = await judgeBy(source, cell)
      const said = `${source}: ${came.said}`
      expect(came, said).toMatchObject({ verdict: 'inconclusive', code })
      const reason = came.reasons.find(({ rule }) => rule === name)
      expect(reason?.status, said).toBe('inconclusive')
      expect(reason?.message.slice(0, says.length), said).toBe(says)
      sentences.add(end === undefined ? reason?.message : says)
    }
    expect(sentences.size).toBe(Object.values(cells).every((cell) => 'never' in cell) ? 0 : 1)
  })
})

/** Pieces that are taken from each world of each source: `npm run test:removed-pieces` takes many. */
const removals = Number(process.env.REMOVALS ?? 0)
const seed = process.env.SEED ?? 'one'

/** Worlds that no rule of a doubt needs. */
const red: Readonly<Record<string, World>> = {
  'a broken eval': { base: [good, good, good], head: cases({ ...many('ppppp'), candle: 'fffff' }) },
  'a broken test': { base: [plain(many('p'))], head: plain({ ...many('p'), candle: 'f' }) },
  'a floor': { ...healthy, head: cases(many('ppppf')), policy: 'min-pass-rate: 0.95\n' },
}

describe('a world that is not green, with one piece less', () => {
  it.each(sources)('is not green: %s', { timeout: 3_600_000 }, async (source) => {
    const random = createSeededRandom(`removals ${seed} ${source}`)
    const cells = Object.entries(matrix).map(([name, { in: own }]) => [name, own[source]] as const)
    const worlds = [...cells, ...Object.entries(red)].flatMap(([name, cell]) =>
      'never' in cell ? [] : [[name, cell] as const],
    )
    const drawn = removals > 0 ? worlds : [...worlds].filter(() => random() < 0.2)
    const green: string[] = []
    for (const [name, world] of drawn) {
      for (let made = 0; made < Math.max(1, removals); made += 1) {
        const removal = removePiece(source, world, random)
        if (removal === undefined) continue
        const { verdict } = await judgeBy(source, removal.world)
        if (verdict === 'passed') green.push(`${name}: ${removal.name()}`)
      }
    }
    expect(green).toEqual([])
  })
})
