import { readZip } from '../../../src/platform/github/artifacts/zip.ts'
import type { Reply } from '../../../test/support/http-server.ts'
import { choose, mutateJson, mutateReport } from '../../../test/support/reports/mutate-report.ts'
import { wrongClock } from '../../../test/support/run-action.ts'
import { zipOf } from '../../../test/support/zip.ts'
import { cut } from '../reports.ts'
import type { Answers, Job, Report, Run } from '../set-up.ts'
import type { World } from '../world/world.ts'

type Random = () => number

/** The run without the piece, and the name of the piece once the run was played. */
export interface Without {
  readonly run: Run
  readonly name: () => string
}

type Remove = (run: Run, random: Random) => Without | undefined

/** How one piece of each kind is taken from what a run is given; undefined if the run has no such piece. */
export const pieces = {
  report: (run, random) =>
    changeReport(run, random, (text) => {
      const how = choose(['gone', 'empty', 'cut'] as const, random) ?? 'gone'
      return { what: how, text: { gone: undefined, empty: '', cut: cut(text, random()) }[how] }
    }),
  'report piece': (run, random) =>
    changeReport(run, random, (text, path) => mutateReport(text, path, random)),
  'report time': (run, random) =>
    changeReport(run, random, (text) => ({ what: 'has no time', text: { text, written: 'at no time' } })),
  job: (run, random) => {
    const job = choose(
      run.jobs.filter(({ does }) => does === 'collect'),
      random,
    )
    if (job === undefined) return undefined
    const dies = random() < 0.5
    const jobs = run.jobs.flatMap((other) => {
      if (other !== job) return [other]
      return dies ? [{ ...job, does: 'dies' as const }] : []
    })
    return { run: { ...run, jobs }, name: () => `${job.id} ${dies ? 'dies' : 'is not there'}` }
  },
  'step outcome': (run, random) =>
    changeJob(
      run,
      random,
      ({ reports }) => reports !== undefined,
      (job) => ({
        what: 'test-outcome',
        job: { ...job, with: { ...job.with, 'test-outcome': 'unknown' } },
      }),
    ),
  commit: (run, random) =>
    changeJob(
      run,
      random,
      ({ reports = {} }) => Object.values(reports).every((report) => typeof report === 'string'),
      (job) => ({ what: 'no checkout', job: { ...job, checkout: 'nothing' } }),
    ),
  variable: (run, random) =>
    changeJob(
      run,
      random,
      () => true,
      (job) => {
        const name = choose(variables, random) ?? 'GITHUB_SHA'
        return { what: name, job: { ...job, env: { ...job.env, [name]: '' } } }
      },
    ),
  clock: (run, random) =>
    changeJob(
      run,
      random,
      () => true,
      (job) => {
        const days = choose([-4_000, -2, 2, 400], random) ?? 2
        return {
          what: `${days} days`,
          job: { ...job, env: { ...job.env, ...wrongClock([0, days * 86_400_000]) } },
        }
      },
    ),
  setting: (run, random) =>
    changeJob(
      run,
      random,
      (job) => job.with?.policy !== undefined,
      (job) => {
        const policy = job.with?.policy ?? ''
        const figures = [...policy.matchAll(/:[ \t]*([^\s{}[\],:#]+)/g)]
        const figure = choose(figures, random)
        if (figure === undefined) return undefined
        const at = figure.index + 1
        const text = `${policy.slice(0, at)} ${policy.slice(figure.index + figure[0].length)}`
        return { what: figure[0], job: { ...job, with: { ...job.with, policy: text } } }
      },
    ),
  event: (run, random) => {
    let name = 'nothing'
    const event = (payload: unknown) => {
      const copy = structuredClone(payload)
      name = mutateJson(copy, createReplay(random))?.what ?? name
      return copy
    }
    return { run: { ...run, alters: { event } }, name: () => name }
  },
  'answer of GitHub': (run, random) => {
    const [alter, name] = mutateAnswer(random)
    const answer = ({ method, url }: { method: string; url: URL }, reply: Reply) =>
      method === 'GET' || url.pathname.startsWith('/twirp') ? alter(url.pathname, reply) : reply
    return { run: { ...run, alters: { answer } }, name }
  },
  'stored artifact': (run, random) => {
    let name = 'nothing'
    const stored = ({ github: { artifacts } }: World) => {
      const artifact = choose(artifacts.artifacts, random)
      if (artifact === undefined) return
      const how = choose(['is gone', 'expired', 'is empty'] as const, random) ?? 'is gone'
      name = `${artifact.name} of ${artifact.run.branch} ${how}`
      if (how === 'expired') artifact.expired = true
      else if (how === 'is empty') artifact.body = zipOf([])
      else artifacts.artifacts.splice(artifacts.artifacts.indexOf(artifact), 1)
    }
    return { run: { ...run, alters: { stored } }, name: () => name }
  },
  'stored piece': (run, random) => {
    let name = 'nothing'
    const stored = async ({ github }: World) => {
      const artifact = choose(github.artifacts.artifacts, random)
      if (artifact === undefined) return
      const files = await readZip(artifact.body, { files: documents, maxBytes: 1e8 })
      const file = choose([...files.keys()], random)
      if (file === undefined) return
      const value: unknown = JSON.parse(String(files.get(file)))
      name = `${artifact.name} of ${artifact.run.branch}: ${mutateJson(value, random)?.what}`
      artifact.body = zipOf(
        [...files].map(([entry, content]) => ({
          name: entry,
          content: entry === file ? JSON.stringify(value) : content,
        })),
      )
    }
    return { run: { ...run, alters: { stored } }, name: () => name }
  },
  'run of the base': (run, random) => {
    let name = 'nothing'
    const stored = ({ github: { artifacts } }: World, ownId: number) => {
      const others = [...artifacts.runs].filter(([id]) => id !== ownId)
      const [id, { branch }] = choose(others, random) ?? [0, { branch: '' }]
      if (artifacts.runs.delete(id)) name = `a run of ${branch}`
    }
    return { run: { ...run, alters: { stored } }, name: () => name }
  },
  'answer of the service': (run, random) => {
    if (!run.jobs.some(({ does, uploads }) => does === 'hosted' || uploads === true)) return undefined
    const kind = choose(['launch', 'run', 'iterations', 'others'] as const, random) ?? 'run'
    let name = 'nothing'
    const before = run.service?.[kind]
    const answer = (body: Readonly<Record<string, unknown>>, index: number) => {
      const value: unknown = structuredClone(typeof before === 'function' ? before(body, index) : body)
      name = `${kind}: ${mutateJson(value, random)?.what}`
      return value
    }
    if (typeof before === 'number') return undefined
    const service: Answers = { ...run.service, [kind]: answer }
    return { run: { ...run, service }, name: () => name }
  },
} satisfies Record<string, Remove>

export type PieceKind = keyof typeof pieces

const documents = [
  'eval-gate-results.json',
  'eval-gate-part.json',
  'eval-gate-unsent.json',
  'eval-gate-collected.json',
]

const variables = [
  'GITHUB_SHA',
  'GITHUB_REF',
  'GITHUB_HEAD_REF',
  'GITHUB_BASE_REF',
  'GITHUB_EVENT_NAME',
  'GITHUB_EVENT_PATH',
  'GITHUB_RUN_ID',
  'GITHUB_RUN_ATTEMPT',
  'GITHUB_JOB',
  'GITHUB_WORKFLOW',
  'GITHUB_WORKFLOW_REF',
  'GITHUB_REPOSITORY',
  'GITHUB_ACTION',
  'GITHUB_API_URL',
  'GITHUB_GRAPHQL_URL',
  'GITHUB_WORKSPACE',
  'GITHUB_ACTIONS',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_RESULTS_URL',
  'RUNNER_TEMP',
  'RUNNER_OS',
] as const

/** The same numbers each time: every job of a run gets the same event. */
function createReplay(random: Random): Random {
  const numbers = [random(), random(), random(), random()]
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}

/** Blanks one field of one JSON answer, of which there may be many. */
function mutateAnswer(random: Random): readonly [(path: string, reply: Reply) => Reply, () => string] {
  let name = 'nothing'
  const alter = (path: string, reply: Reply): Reply => {
    const text = String(reply.body ?? '')
    if (name !== 'nothing' || reply.status >= 300 || !/^[[{]/.test(text) || random() > 0.2) return reply
    const value: unknown = JSON.parse(text)
    name = `${path}: ${mutateJson(value, random)?.what}`
    return { ...reply, body: JSON.stringify(value) }
  }
  return [alter, () => name]
}

function changeJob(
  run: Run,
  random: Random,
  has: (job: Job) => boolean,
  change: (job: Job) => { readonly what: string; readonly job: Job } | undefined,
): Without | undefined {
  const job = choose(run.jobs.filter(has), random)
  const changed = job && change(job)
  if (changed === undefined) return undefined
  const jobs = run.jobs.map((other) => (other === job ? changed.job : other))
  return { run: { ...run, jobs }, name: () => `${job?.id}: ${changed.what}` }
}

function changeReport(
  run: Run,
  random: Random,
  change: (
    text: string,
    path: string,
  ) => { readonly what: string; readonly text: Report | undefined } | undefined,
): Without | undefined {
  return changeJob(
    run,
    random,
    ({ reports = {} }) => Object.keys(reports).length > 0,
    (job) => {
      const [path, report] = choose(Object.entries(job.reports ?? {}), random) ?? ['', '']
      if (Buffer.isBuffer(report)) return undefined
      const { text, written } = typeof report === 'string' ? { text: report, written: undefined } : report
      const changed = change(text, path)
      if (changed === undefined) return undefined
      const { [path]: _, ...others } = job.reports ?? {}
      const now = typeof changed.text === 'string' && written ? { text: changed.text, written } : changed.text
      return {
        what: `${path} ${changed.what}`,
        job: { ...job, reports: now === undefined ? others : { ...others, [path]: now } },
      }
    },
  )
}
