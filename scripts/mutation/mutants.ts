import { parseAst } from 'vitest/node'

/** One small change of a source file. */
export interface Mutant {
  readonly file: string
  /** From 1. */
  readonly line: number
  /** Of the switch in the file, from 0. */
  readonly index: number
  readonly before: string
  readonly after: string
  /** It is part of what runs when the module is loaded. */
  readonly atLoad: boolean
}

/** What decides about verdicts and trust. */
export const mutated = ['src/']

/** @param file relative to the repository */
export function isMutated(file: string): boolean {
  return file.endsWith('.ts') && mutated.some((folder) => file.startsWith(folder))
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const comparisons: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '>=': '>',
  '<=': '<',
  '>': '>=',
  '<': '<=',
  '+': '-',
  '-': '+',
}
const opposites: Readonly<Record<string, string>> = { some: 'every', every: 'some', max: 'min', min: 'max' }

/** A source with a switch at every place that has a mutant; {@link import('./switch-board.ts').Switches} are the switches. */
export interface Switched {
  readonly code: string
  readonly mutants: readonly Mutant[]
}

/** Puts all mutants of a source into it, each of them behind a switch. Types are not code and have none. */
export function addSwitches(file: string, text: string): Switched {
  const source = text.replace(/^#!/, '//')
  const mutants: Mutant[] = []
  let functions = 0

  const add = (at: number, before: string, after: string) => {
    const line = source.slice(0, at).split('\n').length
    const index = mutants.length
    mutants.push({ file, line, index, before, after, atLoad: functions === 0 })
    return index
  }

  /** The text of a node, with what stands in place of its children. */
  const asIs = (node: Node): string => {
    let text = ''
    let from = node.start
    for (const child of childrenOf(node)) {
      // The key of `{ a }` is its value.
      if (child.start < from) continue
      text += source.slice(from, child.start) + print(child)
      from = child.end
    }
    return text + source.slice(from, node.end)
  }

  const print = (node: Node): string => {
    const isFunction = /Function/.test(node.type)
    functions += Number(isFunction)
    const text = switched(node) ?? asIs(node)
    functions -= Number(isFunction)
    return text
  }

  /** The parentheses of `([] as const).some` belong to no node. */
  const printObject = (node: Node): string => (node.type.startsWith('TS') ? `(${print(node)})` : print(node))

  const switched = (node: Node): string | undefined => {
    const { type, operator, left, right, argument, callee } = node as unknown as Parts
    const before = String(operator)
    if (type === 'BinaryExpression' && before in comparisons) {
      // One step over the end of a list changes nothing.
      if (before === '<' && /\.length$/.test(source.slice(right.start, right.end))) return undefined
      const index = add(left.end, before, comparisons[before] as string)
      return `m$[${JSON.stringify(before)}](${index},${print(left)},${print(right)})`
    }
    if (type === 'LogicalExpression' && before !== '??') {
      const index = add(left.end, before, before === '&&' ? '||' : '&&')
      const first = print(left)
      const second = `m$.both(${index},${before === '&&'},${print(right)})`
      return before === '&&'
        ? `(m$.and(${index},${first})?${second}:m$.first)`
        : `(m$.or(${index},${first})?m$.first:${second})`
    }
    // A place of a list is there; only the compiler can't know.
    if (type === 'LogicalExpression' && right.raw === '0' && source[left.end - 1] !== ']')
      return `(${print(left)}??(m$.on(${add(left.end, '?? 0', '?? 1')})?1:0))`
    if (type === 'UnaryExpression' && before === '!') {
      const index = add(node.start, '!', '')
      return `(m$.on(${index})!==!(${print(argument)}))`
    }
    if (type === 'AwaitExpression') {
      const index = add(node.start, 'await', 'void')
      const text = print(argument)
      return `(m$.on(${index})?void (${text}):await (${text}))`
    }
    if (type === 'ReturnStatement' && typeof argument?.value === 'boolean') {
      const index = add(node.start, `return ${argument.value}`, `return ${!argument.value}`)
      return `return m$.on(${index})!==${argument.value}`
    }
    if (type === 'ContinueStatement')
      return `{if(!m$.on(${add(node.start, 'continue', '')}))${source.slice(node.start, node.end)}}`
    const method = callee?.property
    const opposite = Object.hasOwn(opposites, method?.name ?? '') ? opposites[method?.name ?? ''] : undefined
    if (type === 'CallExpression' && method !== undefined && opposite !== undefined) {
      const object = callee?.object as Node
      const isMath = source.slice(object.start, object.end) === 'Math'
      if (isMath === /^m/.test(opposite)) {
        const index = add(method.start, `.${method.name}(`, `.${opposite}(`)
        const list = (node.arguments as Node[]).map(print).join(',')
        if (isMath) return `m$.${method.name}(${index},${list})`
        const dot = callee?.optional ? '?.' : ''
        return `${printObject(object)}${dot}[m$.on(${index})?'${opposite}':'${method.name}'](${list})`
      }
    }
    if (type === 'ExpressionStatement') {
      const text = asIs(node)
      // The line before may end without a semicolon.
      return text.startsWith('(') ? `{${text}}` : text
    }
    return undefined
  }

  const switchedText = print(parseAst(source, { lang: 'ts' }) as unknown as Node)
  const board = `${'../'.repeat(file.split('/').length - 1)}scripts/mutation/switch-board.ts`
  return {
    code: `import '${board}';const m$=globalThis.switchesOf(${JSON.stringify(file)},${mutants.length});${switchedText}`,
    mutants,
  }
}

/** What a node may have. */
interface Parts {
  readonly type: string
  readonly operator?: string
  readonly left: Node
  readonly right: Node & { readonly raw?: string }
  readonly argument: Node & { readonly value?: unknown }
  readonly callee?: {
    readonly object: Node
    readonly property?: Node & { readonly name?: string }
    readonly optional?: boolean
  }
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => isNode(value))
    .sort((a, b) => a.start - b.start || b.end - a.end)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
