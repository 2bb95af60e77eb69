import type { HostedConfig } from '../../../src/config/hosted/read.ts'
import { ServiceError } from '../../../src/errors.ts'
import type { HostedJob } from '../../../src/jobs/hosted/job.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import { fakeClock } from '../clocks.ts'
import { fakePlatform } from '../platform.ts'

/** What the service answers to each operation; an operation without an answer fails the test. */
export type Answers = Readonly<Record<string, (request: Asked) => unknown>>

/** The part of a request that the tests look at. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  /** Of a launch: who started it. */
  readonly launcher?: unknown
}

export interface ScriptedJob {
  readonly hosted?: Partial<HostedConfig>
  readonly context?: Partial<CiContext>
  readonly answers?: Answers
  readonly signal?: AbortSignal
  readonly basePlace?: HostedJob['basePlace']
  readonly study?: HostedJob['study']
  readonly baseUrl?: string
  /** Runs that this step has started already. */
  readonly open?: readonly string[]
}

/** A hosted job on a service that answers as scripted, without a network, and what came of it. */
export function scriptedJob({ hosted, context, answers = {}, signal, open = [], ...more }: ScriptedJob) {
  const said: string[] = []
  const asked: (Asked & { readonly operation: string })[] = []
  const outputs: Record<string, string> = {}
  /** What was noted for the post step. */
  const noted: string[] = []
  const running = new Set(open)
  const tell = (level: string) => (text: string) => void said.push(`${level}: ${text}`)
  const call = async (operation: string, request: Partial<Asked> = {}, options: Partial<Asked> = {}) => {
    const whole = { params: {}, body: {}, ...request, launcher: options.launcher }
    asked.push({ operation, ...whole })
    const answer = answers[operation]
    if (answer === undefined) throw new Error(`no answer to ${operation}`)
    return answer(whole)
  }
  const clock = fakeClock()
  const job = {
    project: { id: 'shop', signal, call, list: call, client: { call } },
    config: {
      suiteName: 'smoke',
      hosted: { ...plainHosted, ...hosted },
      service: { apiKey: 'sk_test', baseUrl: more.baseUrl ?? 'http://127.0.0.1:1', projectId: 'shop' },
      baselineWorkflows: [],
    },
    platform: fakePlatform({
      runtime: {
        clock,
        context: { repository: 'octo/app', runId: '7', ...context },
        log: {
          info: tell('info'),
          notice: tell('notice'),
          warning: tell('warning'),
          error: tell('error'),
          group: (title, body) => {
            said.push(`group: ${title}`)
            return body()
          },
        },
      },
      step: {
        setOutput: (name, value) => {
          outputs[name] = String(value)
        },
      },
    }),
    openRuns: {
      intend: ({ suiteId, suiteName }: { readonly suiteId?: string; readonly suiteName?: string }) =>
        noted.push(`intend ${suiteId ?? suiteName}`),
      settle: () => noted.push('settle'),
      open: (runId: string) => {
        running.add(runId)
        noted.push(`open ${runId}`)
      },
      close: (runId: string) => {
        running.delete(runId)
        noted.push(`close ${runId}`)
      },
      leave: (runId: string) => {
        running.delete(runId)
        noted.push(`leave ${runId}`)
      },
      openRunIds: () => [...running],
    },
    basePlace: more.basePlace ?? (() => undefined),
    study: more.study,
  } as unknown as HostedJob
  return { job, said, asked, outputs, noted, clock }
}

const plainHosted: Partial<HostedConfig> = {
  suites: [],
  environments: [],
  servers: [],
  cases: [],
  runIds: [],
  modelApiKeys: {},
  oauthGrants: {},
}

/** A refusal or an outage of the service. */
export function serviceError(message: string, facts: Partial<ServiceError> = {}): ServiceError {
  return new ServiceError({
    operation: 'op',
    message,
    advice: [],
    retryable: false,
    attempts: 1,
    ...facts,
  })
}

/** An answer that is this error. */
export const failing = (error: unknown) => () => {
  throw error
}
