import type { ModelConfig, PlannedStep, ToolCall } from '../store/records.ts'

/** A message of the conversation with a model. */
export type Message =
  | { readonly role: 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string; readonly toolCalls: readonly NamedCall[] }
  | { readonly role: 'tool'; readonly content: string; readonly callId: string }

export interface NamedCall extends ToolCall {
  readonly callId: string
  /** Why its arguments are not valid. The model is at fault, so the case fails. */
  readonly problem?: string
}

/** A tool as the target server describes it. */
export interface Tool {
  readonly name: string
  readonly description: string | undefined
  readonly inputSchema: unknown
}

export interface ModelRequest {
  readonly model: string
  readonly messages: readonly Message[]
  readonly tools: readonly Tool[]
  readonly config: ModelConfig
  /** The prompt step, which may hold the script of its answer. Absent: a judge asks. */
  readonly step?: PlannedStep & { readonly kind: 'prompt' }
  /** 1-based repetition of the case. */
  readonly iterationNumber: number
  /** Key that the run brought for the model's provider. */
  readonly apiKey?: string
  readonly signal: AbortSignal
}

export interface ModelReply {
  readonly text: string
  readonly toolCalls: readonly NamedCall[]
  readonly inputTokens: number
  readonly outputTokens: number
}

/** Answers one turn. Throws ModelError when it can't. */
export type Model = (request: ModelRequest) => Promise<ModelReply>

/** The harness could not do its part. The iteration has no verdict, because the case is not to blame. */
export class HarnessError extends Error {}

/** The model could not answer. */
export class ModelError extends HarnessError {}
