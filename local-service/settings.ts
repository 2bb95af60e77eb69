import * as v from 'valibot'
import { limits } from '#contract'

/** The {@link Settings} that a seed file may choose. */
export const chosenSettings = v.strictObject({
  /**
   * `lenient` also takes what older clients send: inline tests of a run without count or provider and with
   * unknown keys, which are dropped, and archiving without a revision.
   */
  strictness: v.optional(v.picklist(['strict', 'lenient'])),
  /** New iterations for a finished run: refused with 409, or taken. Known ones are always skipped. */
  appendAfterFinalize: v.optional(v.picklist(['conflict', 'accept'])),
  /** Envelope of a refused ingest: `{code,message}` or the older `{ok:false,error}`. */
  ingestErrors: v.optional(v.picklist(['canonical', 'legacy'])),
  /** Whether `total` in the answer to a batch counts the run or the batch. */
  ingestTotal: v.optional(v.picklist(['run', 'batch'])),
  /** Highest eval vocabulary spoken; 1 publishes no vocabulary at all. */
  vocabulary: v.optional(v.picklist([1, 2])),
  /** `project`: there is no `GET /capabilities`, only the project's. */
  vocabularyPlace: v.optional(v.picklist(['service', 'project'])),
  /** Whether environments may override the model, and grant secrets. */
  modelOverrides: v.optional(v.boolean()),
  secretGrants: v.optional(v.boolean()),
  /** Status of cancelling a finished run; deployments differ. */
  cancelFinished: v.optional(v.picklist(['CONFLICT', 'VALIDATION_ERROR'])),
  /** Models of the catalog by provider. A run may use others when it brings a key for the provider. */
  hostedModels: v.optional(
    v.record(v.string(), v.array(v.pipe(v.string(), v.nonEmpty('must not be empty')))),
  ),
  /** Pause in ms between resolving a launch's environment and starting it, to rehearse the pinning rule. */
  launchPauseMs: v.optional(v.number()),
  /** How long a turn of the agent takes in ms. */
  agentTurnMs: v.optional(v.number()),
  /** A session browser that was not used for so many ms no longer counts as live. */
  browserIdleMs: v.optional(v.number()),
  /** Time after which a target server is given up, in ms. */
  serverTimeoutMs: v.optional(v.number()),
  /** A hosted run that takes longer ends as `timed_out`, in ms. */
  runTimeoutMs: v.optional(v.number()),
})

/** Choices where the hosted service's behaviour is not documented, or differs between deployments. */
export interface Settings extends Readonly<Required<v.InferOutput<typeof chosenSettings>>> {
  /** Time after which a turn of the agent is given up, in ms. */
  readonly agentWallClockMs: number
  /** Where prompts go. Empty: to the scripted model, which needs no key. */
  readonly modelEndpoints: readonly ModelEndpoint[]
  /**
   * How often and how long a turn waits for a busy model endpoint: attempts, first delay and sum of delays in
   * ms.
   */
  readonly modelRetry: {
    readonly attempts: number
    readonly firstDelayMs: number
    readonly budgetMs: number
  }
  /**
   * Iterations of a run that execute at once, each with its own connections to the servers. Absent: 4 if
   * prompts go to a model endpoint, otherwise 1.
   */
  readonly concurrency?: number
  /** How often due schedules are looked for, in ms. */
  readonly scheduleTickMs: number
  /** Servers with a local command may be started as processes of this machine. */
  readonly allowStdio: boolean
}

/** An OpenAI-compatible chat-completions service. */
export interface ModelEndpoint {
  /** Ends before `/chat/completions`, for example `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string
  /** Key of the provider or gateway that answers here. It is sent to no other endpoint. */
  readonly apiKey?: string
  /**
   * The provider whose models it serves, by their names without the provider. Absent: a gateway for every
   * provider that has no endpoint of its own, which gets whole ids such as `openai/gpt-5-mini`.
   */
  readonly provider?: string
  /** Name to ask for in place of the test's model. */
  readonly model?: string
}

export const defaultSettings: Settings = {
  strictness: 'strict',
  appendAfterFinalize: 'conflict',
  ingestErrors: 'canonical',
  ingestTotal: 'run',
  vocabulary: 2,
  vocabularyPlace: 'service',
  modelOverrides: true,
  secretGrants: true,
  cancelFinished: 'CONFLICT',
  hostedModels: {
    local: ['scripted'],
    anthropic: ['claude-haiku-4.5', 'claude-sonnet-4.5'],
    openai: ['gpt-5-mini', 'gpt-5-nano'],
  },
  launchPauseMs: 0,
  agentTurnMs: 0,
  agentWallClockMs: limits.agentWallClockMs,
  browserIdleMs: 900_000,
  serverTimeoutMs: 30_000,
  runTimeoutMs: 600_000,
  modelEndpoints: [],
  modelRetry: { attempts: 5, firstDelayMs: 1_000, budgetMs: 60_000 },
  scheduleTickMs: 5_000,
  allowStdio: false,
}
