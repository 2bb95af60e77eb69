import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { readErrorMessage } from '../../errors.ts'
import { isTableKey, readFields } from '../../model/data.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { version } from '../version.ts'
import { answers } from './answers.ts'
import { gatherEvidence } from './evidence.ts'
import { messageLength, showForeignText, type ToolName, toolSchemas } from './schemas.ts'
import type { Sources } from './sources.ts'

/**
 * Serves the tools over stdin and stdout until the client closes them. The SDK is loaded here, and nowhere
 * else.
 */
export async function serveMcp(sources: Sources, io: TerminalIo): Promise<void> {
  const [{ ProtocolError, ProtocolErrorCode, Server }, { serveStdio }] = await Promise.all([
    import('@modelcontextprotocol/server'),
    import('@modelcontextprotocol/server/stdio'),
  ])
  const listed = Object.entries(toolSchemas).map(([name, { description, input, output }]) => ({
    name,
    description,
    inputSchema: toObjectSchema(input),
    outputSchema: toObjectSchema(output),
    annotations: { readOnlyHint: true, openWorldHint: false },
  }))
  // One for each connection, of whichever revision the client is.
  const createServer = () => {
    const server = new Server({ name: 'eval-gate', version }, { capabilities: { tools: {} } })
    server.setRequestHandler('tools/list', () => ({ tools: listed }))
    server.setRequestHandler('tools/call', async ({ params }) => {
      const { name, arguments: rawArguments = {} } = params
      if (!isTableKey(toolSchemas, name)) {
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'unknown tool')
      }
      try {
        return toToolContent(await answerToolCall(name, rawArguments))
      } catch (error) {
        // An error is untrusted, too, because it may quote the arguments.
        const untrusted = { error: showForeignText(readErrorMessage(error), messageLength) }
        return { isError: true, content: [{ type: 'text', text: JSON.stringify({ untrusted }) }] }
      }
    })
    return server
  }
  const ended = new Promise<void>((resolve) => process.stdin.once('end', resolve).once('close', resolve))
  const connection = serveStdio(createServer)
  await ended
  await connection.close()

  async function answerToolCall<Name extends ToolName>(
    name: Name,
    rawArguments: unknown,
  ): Promise<Record<string, unknown>> {
    const args = v.parse(toolSchemas[name].input, rawArguments)
    const results = sources.readResults(args.results)
    const facts = gatherEvidence(results, await sources.readHistory(results.run))
    const now = io.clock.now()
    const rawAnswer = answers[name](facts, args, now)
    // JSON drops the members that are undefined.
    return readFields(JSON.parse(JSON.stringify(v.parse(toolSchemas[name].output, rawAnswer))))
  }
}

/** An answer as structured content, and as text for clients that don't know structured content. */
function toToolContent(structuredContent: Record<string, unknown>) {
  return { structuredContent, content: [{ type: 'text' as const, text: JSON.stringify(structuredContent) }] }
}

function toObjectSchema(schema: v.GenericSchema) {
  const { $schema: _, ...objectSchema } = toJsonSchema(schema, { errorMode: 'ignore' })
  return objectSchema as { type: 'object' }
}
