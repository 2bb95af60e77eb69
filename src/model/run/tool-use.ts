import { isRecord } from '../data.ts'
import type { ToolCall } from './result.ts'
import { longestTool, mostPaths, mostTools, type ToolUse } from './tally.ts'

/** Tools of one iteration that its path has. */
const longestPath = 30

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
