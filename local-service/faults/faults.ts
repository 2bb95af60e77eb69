import * as v from 'valibot'
import { createInputError } from '../api-error.ts'

/**
 * Faults to rehearse with. `latency` delays; `status` answers without touching the store; `reset` cuts the
 * connection before anything happens; `reset-after-commit` and `truncate` lose an answer whose work is done;
 * `html` answers with the page of a proxy, `billing` with the 500 that the hosted ingest gives over a plan's
 * limit. `answer` does the work and answers something else about it; `endless` lists the first page again and
 * again, each time with another cursor.
 */
export const faultKinds = [
  'latency',
  'status',
  'reset',
  'reset-after-commit',
  'truncate',
  'html',
  'billing',
  'answer',
  'endless',
] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

const faultSchema = v.strictObject({
  kind: v.picklist(faultKinds),
  /** Only requests of this operation; absent: every request. */
  operation: v.optional(v.string()),
  /** Number of requests that the fault strikes; absent: every one. */
  times: v.optional(count),
  /** Number of matching requests that pass before the fault strikes. */
  after: v.optional(count),
  /** HTTP status of `status` (default 503) and `html` (default 502). */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** `Retry-After` of `status`, in seconds or as an HTTP date; absent: no header. */
  retryAfter: v.optional(v.string()),
  /** Delay of `latency` in ms; default 1000. */
  ms: v.optional(v.pipe(count, v.maxValue(600_000))),
  /** Change that `answer` makes to a successful answer, as `changeAnswer` describes it. */
  change: v.optional(v.record(v.string(), v.unknown())),
})

export type Fault = Readonly<v.InferOutput<typeof faultSchema>>

/** Reads a list of faults. @throws ApiError VALIDATION_ERROR naming the field. */
export function readFaults(text: string): readonly Fault[] {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), v.array(faultSchema)), text)
  if (result.success) return result.output
  const [issue] = result.issues
  throw createInputError(`${v.getDotPath(issue) ?? 'faults'}: ${issue.message}`)
}

/** Faults of a service, with the strikes already used. */
export interface FaultBox {
  set(faults: readonly Fault[]): void
  /** The faults as they were set. */
  list(): readonly Fault[]
  /** The faults that strike this request. Counts the request. */
  strike(operation: string | undefined): readonly Fault[]
}

export function createFaultBox(initial: readonly Fault[]): FaultBox {
  let active: { fault: Fault; seen: number }[] = []
  const setFaults = (faults: readonly Fault[]): void => {
    active = faults.map((fault) => ({ fault, seen: 0 }))
  }
  setFaults(initial)
  return {
    set: setFaults,
    list: () => active.map(({ fault }) => fault),
    strike: (operation) =>
      active.flatMap((entry) => {
        const { fault } = entry
        if (fault.operation !== undefined && fault.operation !== operation) return []
        entry.seen += 1
        const after = fault.after ?? 0
        if (entry.seen > after && entry.seen <= after + (fault.times ?? Number.POSITIVE_INFINITY))
          return [fault]
        return []
      }),
  }
}

/**
 * Reads a fault as the command line writes it: `status=503,times=2,operation=getEvalRun`,
 * `latency=250`, `reset-after-commit,times=1`.
 * @throws Error saying what is wrong with the text.
 */
export function parseFault(text: string): Fault {
  const pairs = text.split(',').map((part) => part.trim().split('='))
  const [first, ...settings] = pairs
  const kind = faultKinds.find((known) => known === first?.[0])
  if (kind === undefined) {
    throw new Error(`"${text}": unknown fault; known are ${faultKinds.join(', ')}.`)
  }
  if (kind === 'answer')
    throw new Error(`"${text}": a change of an answer is JSON; send it with PUT /faults.`)
  let fault: Fault = { kind }
  const value = first?.[1]
  if (value !== undefined) {
    if (kind !== 'latency' && kind !== 'status' && kind !== 'html') {
      throw new Error(`"${text}": ${kind} takes no value.`)
    }
    fault = { ...fault, [kind === 'latency' ? 'ms' : 'status']: readFaultNumber(text, value) }
  }
  for (const [name, setting = ''] of settings) {
    if (name === 'operation') fault = { ...fault, operation: setting }
    else if (name === 'retry-after') fault = { ...fault, retryAfter: setting }
    else if (name === 'times' || name === 'after')
      fault = { ...fault, [name]: readFaultNumber(text, setting) }
    else
      throw new Error(`"${text}": unknown setting "${name}"; known are operation, times, after, retry-after.`)
  }
  if (fault.status !== undefined && (fault.status < 400 || fault.status > 599)) {
    throw new Error(`"${text}": the status must be from 400 to 599.`)
  }
  return fault
}

function readFaultNumber(text: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new Error(`"${text}": "${value}" is not a whole number.`)
  return Number(value)
}
