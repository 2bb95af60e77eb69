import { parseAst } from 'vitest/node'

/** A piece of a source that runs as a whole or not at all; positions as in the source. */
export interface Unit {
  readonly start: number
  readonly end: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** A source that notes which of its units ran, in `globalThis.reachedUnits[name]`: a 1 for each of them. */
export interface Probed {
  readonly code: string
  readonly units: readonly Unit[]
}

/**
 * Puts a probe before every statement in a function, and into every branch of an expression. Statements of the module
 * itself have none: they run once in a process, whichever test came first.
 */
export function addProbes(source: string, name: string): Probed {
  const units: Unit[] = []
  const inserts: { readonly at: number; readonly text: string; readonly closes: boolean }[] = []

  const before = ({ start, end }: Node) => {
    inserts.push({ at: start, text: `reached$[${units.push({ start, end }) - 1}]=1;`, closes: false })
  }
  /** The text around a node, which is closed when what is in it has been walked. */
  const around = ({ start, end }: Node, [open, close]: readonly [string, string]) => {
    const index = units.push({ start, end }) - 1
    inserts.push({ at: start, text: open.replace('#', `reached$[${index}]=1`), closes: false })
    return () => inserts.push({ at: end, text: close, closes: true })
  }
  const asExpression = ['(#,', ')'] as const
  const asBlock = ['{#;', '}'] as const

  const walk = (node: Node, inFunction: boolean) => {
    const inside = inFunction || /Function/.test(node.type)
    for (const [key, value] of Object.entries(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child)) continue
        const close = inside ? probe(node, key, child) : undefined
        walk(child, inside)
        close?.()
      }
    }
  }
  const probe = (parent: Node, key: string, child: Node) => {
    const { type } = parent
    if (
      (type === 'BlockStatement' && key === 'body') ||
      (type === 'SwitchCase' && key === 'consequent') ||
      (type === 'FunctionBody' && key === 'body')
    )
      return before(child)
    if (type === 'ArrowFunctionExpression' && key === 'body' && child.type !== 'BlockStatement')
      return around(child, asExpression)
    if (type === 'ConditionalExpression' && key !== 'test') return around(child, asExpression)
    if (type === 'LogicalExpression' && key === 'right') return around(child, asExpression)
    const isBranch = /^(?:If|For|ForIn|ForOf|While)Statement$/.test(type)
    if (isBranch && /^(?:body|consequent|alternate)$/.test(key) && child.type !== 'BlockStatement')
      return around(child, asBlock)
    return undefined
  }
  walk(parseAst(source, { lang: 'ts' }) as unknown as Node, false)

  // Of what stands at one place, that of the outer node comes first where it opens, and last where it closes: this is
  // the order in which they were noted.
  inserts.sort((a, b) => a.at - b.at || Number(b.closes) - Number(a.closes))
  let code = `const reached$=(globalThis.reachedUnits??={})[${JSON.stringify(name)}]??=new Uint8Array(${units.length});`
  let from = 0
  for (const { at, text } of inserts) {
    code += source.slice(from, at) + text
    from = at
  }
  return { code: code + source.slice(from), units }
}

/** The smallest unit around a place; undefined for statements of the module itself. */
export function unitAt(units: readonly Unit[], place: number): number | undefined {
  let smallest: number | undefined
  for (const [index, { start, end }] of units.entries()) {
    if (place < start || place >= end) continue
    const known = smallest === undefined ? undefined : units[smallest]
    if (known === undefined || end - start <= known.end - known.start) smallest = index
  }
  return smallest
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
