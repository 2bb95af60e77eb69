import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst } from 'vitest/node'
import { listSources, project } from '../support/list-files.ts'

/** Pages for a browser as strings; the expressions in them never run in the action. */
const notOurs = ['src/render/html/assets.ts']

interface Expression {
  readonly file: string
  readonly source: string
  readonly pattern: RegExp
}

/** Every regular expression that the sources write down, found in their syntax trees. */
export function listExpressions(): readonly Expression[] {
  return listSources()
    .filter((file) => !notOurs.includes(file))
    .flatMap((file) => {
      const found = new Map<string, Expression>()
      for (const { pattern: source, flags } of regexesOf(
        parseAst(readFileSync(resolve(project, file), 'utf8'), { lang: 'ts' }),
      )) {
        found.set(`${source}/${flags}`, { file, source, pattern: new RegExp(source, flags) })
      }
      return [...found.values()]
    })
}

interface Literal {
  readonly pattern: string
  readonly flags: string
}

function regexesOf(node: unknown): readonly Literal[] {
  if (typeof node !== 'object' || node === null) return []
  if ('regex' in node && typeof node.regex === 'object') return [node.regex as Literal]
  return Object.values(node).flatMap(regexesOf)
}

export interface Pump {
  readonly prefix: string
  readonly text: string
}

/**
 * Texts that, repeated, make an expression look at the same characters again and again: one of its own words,
 * characters or classes, at the start or behind one of its words.
 */
export function pumpsFor(source: string): readonly Pump[] {
  const syntax =
    /\\[pP]\{[^}]*\}|\\u\{?[0-9a-fA-F]+\}?|\\x[0-9a-fA-F]{2}|\(\?(?:<?[=!]|:|<\w+>)|\{\d+(?:,\d*)?\}/g
  const plain = source
    .replaceAll(syntax, '\u0000')
    .replaceAll(/\\([dwsbDWSB])/g, (_, kind: string) => classes[kind] ?? '')
    .replaceAll(/\\(.)/g, '$1')
  const words = plain.match(/[A-Za-z0-9 ._:/-]{2,}/g) ?? []
  const characters = plain.replaceAll(/[\0()|?*+^$]/g, '')
  const texts = new Set([...words.slice(0, 8), ...[...new Set(characters)].slice(0, 20)])
  return ['a', ...words.slice(0, 2)].flatMap((prefix) => [...texts].map((text) => ({ prefix, text })))
}

const classes: Readonly<Record<string, string>> = { d: '1', w: 'a', s: ' ', D: 'a', W: '-', S: 'a' }
