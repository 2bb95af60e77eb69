import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync, Visitor } from 'rolldown/utils'
import { firstMessages } from './first-messages.ts'

const source = resolve(import.meta.dirname, '../src')

/** The part of the syntax tree that is looked at. */
interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

interface Entry {
  readonly message: string
  readonly advice: string
}

/** What a text contains where it depends on the run. */
const gap = '…'
/** A message with fewer letters of its own can't be found by searching for it. */
const fewestLetters = 12

const sections: readonly (readonly [title: string, folders: readonly string[]])[] = [
  ['Inputs, policy and suite files', ['config', 'gate', 'errors.ts']],
  ['Reports and results files', ['reports', 'results']],
  ['Baselines and artifacts', ['baseline', 'platform']],
  ['Jobs', ['jobs', 'main.ts', 'index.ts']],
  ['The eval service', ['service', 'http', 'contract']],
  ['The command line and the small actions', ['cli', 'call', 'command']],
]

/** The texts of one file: every message that comes with advice, in the order of the source. */
function readEntries(file: string): readonly Entry[] {
  const { program, errors } = parseSync(file, readFileSync(join(source, file), 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const constants: { name: string; start: number; value: Node }[] = []
  const objects: Node[] = []
  const calls: Node[] = []
  const properties: Node[] = []
  const visitor = new Visitor({
    VariableDeclarator(node) {
      const { id, init } = node as unknown as { id: Node; init: Node | null }
      if (id.type === 'Identifier' && init)
        constants.push({ name: String(id.name), start: node.start, value: init })
    },
    ObjectExpression: (node) => void objects.push(node as unknown as Node),
    CallExpression: (node) => void calls.push(node as unknown as Node),
    Property: (node) => void properties.push(node as unknown as Node),
  })
  visitor.visit(program)

  /** The text of an expression, with gaps where it depends on the run. */
  function textOf(node: Node | undefined, at: number): string {
    if (node === undefined) return ''
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? node.value : gap
      case 'TemplateLiteral': {
        const values = node.expressions as Node[]
        const shown = values.map((value) => (value.type === 'Identifier' ? textOf(value, at) : gap))
        return (node.quasis as Node[])
          .map(({ value }, index) => `${(value as { cooked: string }).cooked}${shown[index] ?? ''}`)
          .join('')
      }
      case 'BinaryExpression':
        return `${textOf(node.left as Node, at)}${textOf(node.right as Node, at)}`
      case 'ArrayExpression':
        return (node.elements as Node[]).map((line) => textOf(line, at)).join('\n')
      case 'Identifier': {
        const known = constants.findLast(({ name, start }) => name === node.name && start < at)
        return known === undefined || known.value.type === 'Identifier'
          ? gap
          : textOf(known.value, known.start)
      }
      default:
        return gap
    }
  }

  const found: (Entry & { readonly start: number })[] = []
  const add = (start: number, message: string, advice: string) => found.push({ start, message, advice })
  for (const object of objects) {
    const fields = new Map(
      (object.properties as Node[])
        .filter(({ type }) => type === 'Property')
        .map(({ key, value }) => [String((key as Node).name ?? (key as Node).value), value as Node]),
    )
    const advice = fields.get('advice')
    if (advice === undefined) continue
    const said = fields.get('message')
    const predicate = fields.get('predicate')
    if (said !== undefined) add(object.start, textOf(said, object.start), textOf(advice, object.start))
    else if (predicate !== undefined)
      add(object.start, `${gap} ${textOf(predicate, object.start)}`, textOf(advice, object.start))
  }
  for (const call of calls) {
    const [name, predicate, advice] = call.arguments as Node[]
    if ((call.callee as Node).name !== 'inputProblem' || advice === undefined) continue
    const message = `${textOf(name, call.start)} ${textOf(predicate, call.start)}`
    add(call.start, message, textOf(advice, call.start))
  }
  // The advice of the service's codes is a table of functions.
  for (const { start, key, value } of properties) {
    const code = String((key as Node).name)
    const { type, body } = value as { type: string; body?: Node }
    if (!/^[A-Z][A-Z_]{5,}$/.test(code) || type !== 'ArrowFunctionExpression' || body === undefined) continue
    const last = body.type === 'BlockStatement' ? (body.body as Node[]).at(-1)?.argument : body
    add(start, `\`${code}\``, textOf(last as Node, start))
  }
  return found.sort((a, b) => a.start - b.start)
}

const lettersOf = (text: string) => text.replaceAll(/[^a-z]/gi, '').length

function isWorthwhile({ message, advice }: Entry): boolean {
  return (
    (lettersOf(message) >= fewestLetters || message.startsWith('`')) && lettersOf(advice) >= fewestLetters
  )
}

/** Foreign characters of a table cell; `<` would begin an element. */
function cell(text: string): string {
  return text
    .replaceAll(`${gap}${gap}`, gap)
    .replaceAll('|', '\\|')
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '{&#8203;{')
    .replaceAll('\n', '<br>')
}

/** The page of every error message that comes with advice, from the sources. */
export function renderTroubleshooting(): string {
  const files = globSync('**/*.ts', { cwd: source }).sort()
  const tables = sections.map(([title, folders]) => {
    const own = files.filter((file) =>
      folders.some((folder) => file === folder || file.startsWith(`${folder}/`)),
    )
    const entries = new Map(
      own
        .flatMap(readEntries)
        .filter(isWorthwhile)
        .map((entry) => [entry.message, entry]),
    )
    const rows = [...entries.values()]
      .sort((a, b) => (a.message < b.message ? -1 : 1))
      .map(({ message, advice }) => `| ${cell(message)} | ${cell(advice)} |`)
    return `## ${title}\n\n| The log says | What to do |\n|---|---|\n${rows.join('\n')}\n`
  })
  return `# Troubleshooting

Written by \`npm run docs:errors\` from the error messages in \`src/\`.

Every error says what happened, where, and what to do. This page has all of them that come with advice; \`${gap}\` stands
for what depends on the run. Search it for a part of the message. A message that says "bug in Eval Gate" is one: please
report it with the log.

Three exit codes: 1 is a verdict, 2 is a mistake in the set-up or a report that can't be read, 3 is a service or a
machine that failed.

## What people meet first

| The log or the comment says | What it means, and what to do |
|---|---|
${firstMessages.map(({ said, means }) => `| ${said} | ${means} |`).join('\n')}

${tables.join('\n')}`
}
