import * as v from 'valibot'
import { isRecord } from '../data.ts'
import { count, makeListSchema, text } from '../schema.ts'
import type { ToolCall } from './result.ts'

const mostTools = 100
const longestTool = 200
/** Tools of one iteration that its path has. */
const longestPath = 30
/** A base with as many paths may have had others, too. */
export const mostPaths = 20

/** Which tools the iterations of a case called, and in which order: counted, and not stored one by one. */
export const toolUseSchema = v.object({
  /** Every tool that some iteration called. */
  tools: makeListSchema(v.pipe(text, v.maxLength(longestTool)), mostTools),
  /** Each path with the number of iterations that took it, such as `find(id) → refund(amount, id)`. */
  paths: makeListSchema(v.object({ path: text, count }), mostPaths),
})

export type ToolUse = v.InferOutput<typeof toolUseSchema>

/** Adds one iteration. A call is its name and the keys of its arguments. */
export function addToolCalls(use: ToolUse | undefined, calls: readonly ToolCall[]): ToolUse {
  const path = calls.slice(0, longestPath).map(describeCall).join(' → ') || 'no tool'
  const tools = calls.map(({ name }) => name.slice(0, longestTool))
  return addToolUse(use, { tools, paths: [{ path, count: 1 }] })
}

export function addToolUse(a: ToolUse | undefined, b: ToolUse): ToolUse {
  const counts = new Map<string, number>()
  for (const { path, count: taken } of [...(a?.paths ?? []), ...b.paths])
    counts.set(path, (counts.get(path) ?? 0) + taken)
  return {
    tools: [...new Set([...(a?.tools ?? []), ...b.tools])].slice(0, mostTools),
    paths: [...counts].slice(0, mostPaths).map(([path, taken]) => ({ path, count: taken })),
  }
}

function describeCall({ name, arguments: given }: ToolCall): string {
  const keys = isRecord(given) ? Object.keys(given) : []
  return `${name}(${keys.sort().slice(0, 10).join(', ')})`.slice(0, longestTool)
}
