import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import { playPlainRun } from '../../bench/action/plain-run.ts'

/** Where the functions that a plain run calls are in a chunk: `START:END`. */
type Called = ReadonlySet<string>

const placeOf = ({ start, end }: { readonly start: number; readonly end: number }) => `${start}:${end}`

/**
 * Plays a plain run of chunks that were not minified yet.
 *
 * @param chunks code by file name
 * @returns by file name, the functions that it called
 */
export async function findCalled(chunks: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Called>> {
  const folder = mkdtempSync(join(tmpdir(), 'chunks-'))
  const coverage = join(folder, 'coverage')
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}')
    for (const [name, code] of chunks) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), code)
    }
    await playPlainRun(folder, { NODE_V8_COVERAGE: coverage })
    const [file = ''] = readdirSync(coverage)
    const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8')) as Coverage
    const calledBy = new Map(result.map(({ url, functions }) => [url, readCalled(functions)]))
    return new Map(
      [...chunks.keys()].map((name) => [
        name,
        calledBy.get(pathToFileURL(join(folder, name)).href) ?? new Set<string>(),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Coverage {
  readonly result: readonly { readonly url: string; readonly functions: readonly CoveredFunction[] }[]
}

interface CoveredFunction {
  /** The first is the function itself. */
  readonly ranges: readonly {
    readonly startOffset: number
    readonly endOffset: number
    readonly count: number
  }[]
}

function readCalled(functions: readonly CoveredFunction[]): Called {
  return new Set(
    functions.flatMap(({ ranges: [whole] }) =>
      whole === undefined || whole.count === 0
        ? []
        : [placeOf({ start: whole.startOffset, end: whole.endOffset })],
    ),
  )
}

/**
 * Puts functions in brackets, so that V8 compiles them with the chunk. It reads any other twice: to find its end while
 * the chunk loads, and again when it is called. A declaration has no place for brackets, so it becomes a constant at the
 * start of the chunk.
 */
export function compileEarly(code: string, called: Called): string {
  const { program } = parseSync('chunk.cjs', code)
  const taken = findTaken(program)
  const inserts: { readonly at: number; readonly text: string }[] = []
  const bracket = (node: ESTree.Function | ESTree.ArrowFunctionExpression) => {
    if (!called.has(placeOf(node)) || taken.nodes.has(node)) return
    inserts.push({ at: node.start, text: '(' }, { at: node.end, text: ')' })
  }
  new Visitor({ FunctionExpression: bracket, ArrowFunctionExpression: bracket }).visit(program)
  const bracketed = (start: number, end: number) => {
    let [text, at] = ['', start]
    for (const insert of inserts) {
      if (insert.at < start || insert.at > end) continue
      text += code.slice(at, insert.at) + insert.text
      at = insert.at
    }
    return text + code.slice(at, end)
  }
  inserts.sort((a, b) => a.at - b.at)
  let [constants, rest, at] = ['', '', 0]
  for (const node of program.body) {
    if (node.type !== 'FunctionDeclaration' || !called.has(placeOf(node))) continue
    const name = node.id?.name ?? ''
    if (taken.assigned.has(name)) continue
    constants += `const ${name} = (${bracketed(node.start, node.end)});\n`
    rest += bracketed(at, node.start)
    at = node.end
  }
  return constants + rest + bracketed(at, code.length)
}

/** Functions that can't be put in brackets or are in them, and names that are assigned. */
function findTaken(program: ESTree.Program) {
  const nodes = new Set<ESTree.Node>()
  const assigned = new Set<string>()
  new Visitor({
    ParenthesizedExpression: ({ expression }) => {
      nodes.add(expression)
    },
    MethodDefinition: ({ value }) => {
      nodes.add(value)
    },
    Property: ({ value, method, kind }) => {
      if (method || kind !== 'init') nodes.add(value)
    },
    AssignmentExpression: ({ left }) => {
      if (left.type === 'Identifier') assigned.add(left.name)
    },
  }).visit(program)
  return { nodes, assigned }
}
