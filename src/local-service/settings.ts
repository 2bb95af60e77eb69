import { limits } from '../contract/limits.ts'

/** Choices where the hosted service's behaviour is not documented, or differs between deployments. */
export interface Settings {
  /** New iterations for a finished run: refused with 409, or taken. Known ones are always skipped. */
  readonly appendAfterFinalize: 'conflict' | 'accept'
  /** Envelope of a refused ingest: `{code,message}` or the older `{ok:false,error}`. */
  readonly ingestErrors: 'canonical' | 'legacy'
  /** What `total` counts in the answer to a batch. */
  readonly ingestTotal: 'run' | 'batch'
  /** Highest eval vocabulary spoken; 1 publishes no vocabulary at all. */
  readonly vocabulary: 1 | 2
  /** `project`: there is no `GET /capabilities`, only the project's. */
  readonly vocabularyPlace: 'service' | 'project'
  /** Whether environments may override the model, and grant secrets. */
  readonly modelOverrides: boolean
  readonly secretGrants: boolean
  /** Status of cancelling a finished run; deployments differ. */
  readonly cancelFinished: 'CONFLICT' | 'VALIDATION_ERROR'
  /** Models of the catalog by provider. A run may use others when it brings a key for the provider. */
  readonly hostedModels: Readonly<Record<string, readonly string[]>>
  /** Pause in ms between resolving a launch's environment and starting it, to rehearse the pinning rule. */
  readonly launchPauseMs: number
  /** How long a turn of the agent takes in ms, and when it is given up. */
  readonly agentTurnMs: number
  readonly agentWallClockMs: number
  /** A session browser that was not used for so many ms no longer counts as live. */
  readonly browserIdleMs: number
  /** When a target server is given up, in ms. */
  readonly serverTimeoutMs: number
  /** A hosted run that takes longer ends as `timed_out`, in ms. */
  readonly runTimeoutMs: number
  /** Where prompts go. Absent: to the scripted model, which needs no key. */
  readonly modelEndpoint?: ModelEndpoint
  /** Servers with a local command may be started as processes of this machine. */
  readonly allowStdio: boolean
}

/** An OpenAI-compatible chat-completions service. */
export interface ModelEndpoint {
  /** Ends before `/chat/completions`, for example `http://127.0.0.1:11434/v1`. */
  readonly baseUrl: string
  readonly apiKey?: string
  /** Name to ask for in place of the test's model. */
  readonly model?: string
}

export const defaultSettings: Settings = {
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
  allowStdio: false,
}
