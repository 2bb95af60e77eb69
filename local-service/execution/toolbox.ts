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
    tool: { readonly toolName: string; readonly serverName?: string | undefined },
    parameters: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ToolOutcome>
}

interface ToolOutcome {
  /** Texts of the result, one line each. */
  readonly text: string
  readonly isError: boolean
  readonly result: Readonly<Record<string, unknown>>
}

interface Target {
  readonly server: Server
  readonly connection: Connection
}

/**
 * Lists the tools of the connected servers. Of two tools with one name, the first server's is used where the call names
 * no server.
 */
export async function openToolbox(connected: readonly Target[]): Promise<Toolbox> {
  const owners = new Map<string, Target[]>()
  const tools: Tool[] = []
  for (const target of connected) {
    for (const tool of (await listRecords(target.connection, 'tools', target.server)) ?? []) {
      if (typeof tool.name !== 'string') continue
      const known = owners.get(tool.name)
      owners.set(tool.name, [...(known ?? []), target])
      if (known !== undefined) continue
      tools.push({ name: tool.name, description: readText(tool.description), inputSchema: tool.inputSchema })
    }
  }
  return {
    tools,
    call: async ({ toolName, serverName }, parameters, signal) => {
      const owner = owners
        .get(toolName)
        ?.find(({ server }) => serverName === undefined || server.name === serverName)
      if (owner === undefined) {
        const text =
          serverName === undefined
            ? `No server of the run has a tool "${toolName}".`
            : `The run has no server "${serverName}" with a tool "${toolName}".`
        return { text, isError: true, result: {} }
      }
      try {
        const call = { name: toolName, arguments: parameters }
        const result = await owner.connection.callTool(call, signal)
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
