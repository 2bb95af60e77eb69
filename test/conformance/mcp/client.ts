/**
 * The MCP client of the local service as a process, for the official conformance suite, whose last argument is the
 * address of a server: it connects, lists the tools and calls each of them.
 */
import { connectServer } from '../../../local-service/mcp/connection.ts'
import { createTextGuard, readListPage } from '../../../local-service/mcp/list-all.ts'
import { readFields, readList } from '../../../src/model/data.ts'

const server = {
  id: 'target',
  projectId: 'project',
  name: 'target',
  enabled: true,
  transportType: 'http',
  url: process.argv.at(-1) ?? '',
  useOAuth: false,
  oauthScopes: null,
  createdAt: 0,
  updatedAt: 0,
} as const
const connection = await connectServer(server, { timeoutMs: 100_000 }, false)
const { items } = await readListPage(connection, 'tools', undefined)
const tools = items.filter(createTextGuard('name'))
/** The calls that the scenario asks for. */
const { toolCalls } = readFields(JSON.parse(process.env.MCP_CONFORMANCE_CONTEXT ?? '{}'))
const asked = readList(toolCalls).map(readFields)
for (const { name } of tools) {
  const given = asked.find((call) => call.name === name)?.arguments
  // Numbers for `add_numbers`, and for `echo_schema` what the other tool takes.
  const args = given ?? { a: 2, b: 3, schema: tools[0]?.inputSchema }
  await connection
    .callTool({ name, arguments: readFields(args) })
    .catch((error: unknown) => console.error(error))
}
await connection.close()
