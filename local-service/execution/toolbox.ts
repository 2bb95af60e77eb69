import { readList, readText } from '../../src/model/data.ts'
import { ApiError } from '../api-error.ts'
import type { Connection } from '../mcp/connection.ts'
import { listRecords } from '../mcp/list-all.ts'
import { toApiError } from '../mcp/target-error.ts'
import type { Server } from '../store/catalog-records.ts'
import type { Tool } from './model.ts'

/** The tools of all servers of a run, reached by name. */
export interface Toolbox {
  readonly tools: readonly Tool[]
  /** Calls a tool and answers the MCP result. @throws ApiError when the server does not answer. */
  call(
    toolName: string,
    parameters: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ToolOutcome>
}

export interface ToolOutcome {
  /** Texts of the result, one line each. */
  readonly text: string
  readonly isError: boolean
  readonly result: Readonly<Record<string, unknown>>
}

/** Lists the tools of the connected servers. Of two tools with one name, the first server's is used. */
export async function openToolbox(
  connected: readonly { readonly server: Server; readonly connection: Connection }[],
): Promise<Toolbox> {
  const owners = new Map<string, { readonly server: Server; readonly connection: Connection }>()
  const tools: Tool[] = []
  for (const target of connected) {
    for (const tool of (await listRecords(target.connection, 'tools', target.server)) ?? []) {
      if (typeof tool.name !== 'string' || owners.has(tool.name)) continue
      owners.set(tool.name, target)
      tools.push({ name: tool.name, description: readText(tool.description), inputSchema: tool.inputSchema })
    }
  }
  return {
    tools,
    call: async (toolName, parameters, signal) => {
      const owner = owners.get(toolName)
      if (owner === undefined) {
        const text = `No server of the run has a tool "${toolName}".`
        return { text, isError: true, result: {} }
      }
      try {
        const call = { name: toolName, arguments: parameters }
        const result = await owner.connection.request('tools/call', call, signal)
        return { text: joinResultTexts(result), isError: result.isError === true, result }
      } catch (error) {
        signal.throwIfAborted()
        const failure = toApiError(error, owner.server)
        // The server answered and refused the call: that is the case's outcome, not a broken harness.
        if (failure.status < 500 && failure instanceof ApiError) {
          return { text: failure.message, isError: true, result: {} }
        }
        throw failure
      }
    },
  }
}

function joinResultTexts({ content }: Readonly<Record<string, unknown>>): string {
  return readList(content)
    .flatMap((part) => {
      if (typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string')
        return [part.text]
      return []
    })
    .join('\n')
}
