import type { Root, RootContent } from 'hast'
import { renderPage, renderSafeTree } from '../../test/unit/render/gfm.ts'
import { leaks } from '../credentials/leaks.ts'
import type { Left } from './left.ts'

/** What GitHub would bring to life in a text that is no code; each attack has one of these names in it. */
const live = [
  /@(?:octocat|acme)\b/,
  /#4242\b|\bgh-4242\b/i,
  /\bghsa-aaaa/i,
  /\bcve-2024-4242/i,
  /(?::\/\/|www\.|@)evil\.example/,
  /:owned:/,
  /\$owned/,
  /\u202e/,
]

/** Markup that came to life on a page: it links to the attacker, calls somebody, or has an element that says so. */
export function findMarkup({ pages }: Left): string | undefined {
  for (const page of pages) {
    const { searchedText, hiddenText } = renderPage(page)
    const called = live.map((pattern) => pattern.exec(searchedText)?.[0]).find((found) => found !== undefined)
    if (called !== undefined) return `in a page: ${called}`
    const element = findElement(renderSafeTree(page))
    if (element !== undefined) return `in a page: <${element}>`
    if (hiddenText.includes('owned') || /^ {0,3}<!--.*owned/m.test(removeCode(page)))
      return 'in a page: a comment'
  }
  return undefined
}

function removeCode(page: string): string {
  return page.replace(/(`{3,}|~{3,})[\s\S]*?\1/g, '').replace(/`[^`]*`/g, '')
}

/** Elements that stand around texts of reports on honest pages. */
const ordinary = ['code', 'pre', 'td', 'span']

function findElement(node: Root | RootContent): string | undefined {
  if (node.type === 'element') {
    const { href, src, className } = node.properties
    if ([href, src].some(leadsAway)) return `${node.tagName} evil.example`
    const [first] = node.children
    const says = first?.type === 'text' && /^\s*(?:\[!CAUTION\]\s*)?owned/.test(first.value)
    if (node.tagName === 'input') return 'input'
    if (says && !ordinary.includes(node.tagName)) return node.tagName
    if (says && String(className).includes('language-mermaid')) return 'code of a diagram'
  }
  const children = 'children' in node ? node.children : []
  return children.map(findElement).find((found) => found !== undefined)
}

/** The path of an address on GitHub may have any name. */
function leadsAway(address: unknown): boolean {
  if (typeof address !== 'string') return false
  return /^(?:[a-z]+:)?\/\/(?:[\w.-]+\.)?evil\.example|^mailto:.*evil\.example/i.test(address)
}

const names = 'set-output|save-state|set-env|add-path|add-mask|stop-commands|debug|notice|warning|error|group'
/** An annotation of the action itself has other properties than those of the attacks. */
const obeyed = new RegExp(`^\\s*::(?:${names})(?: (?:name=\\w+|file=a\\.ts,line=1))?::owned`)

/** A command that the runner would obey, or an output of the step that is not its own. */
export function findCommand({ steps }: Left): string | undefined {
  for (const { stdout, stderr, outputs, state } of steps) {
    for (const line of `${stdout}\n${stderr}`.split(/\r?\n|\r/)) {
      if (obeyed.test(line)) return `in the log: ${line.trim()}`
      if (!line.trimStart().startsWith('::') && /##\[[a-z-]+\]owned/.test(line))
        return 'in the log: ##[…]owned'
    }
    const set = [...Object.keys(outputs), ...Object.keys(state)].find((name) => /owned/.test(name))
    if (set !== undefined) return `an output: ${set}`
  }
  return undefined
}

/** A sequence that a terminal or a viewer of logs would follow. */
export function findEscape({ steps }: Left): string | undefined {
  const said = steps.map(({ stdout, stderr }) => stdout + stderr).join('')
  return said.includes('\u001b]8;;https://evil.example') ? 'in the log: a link' : undefined
}

/** Where the secret can be read. */
export const findSecret = (secret: string) => (left: Left) => {
  const { steps, pages, kept } = left
  const places: Readonly<Record<string, readonly string[]>> = {
    'a page': pages,
    'an artifact': kept,
    'the log': steps.flatMap(({ stdout, stderr }) => [stdout, stderr]),
    'an output': steps.map(({ outputs }) => JSON.stringify(outputs)),
  }
  const open = Object.entries(places).find(([, texts]) => texts.some((text) => leaks(text, secret)))
  return open && `in ${open[0]}`
}

const mostCpuMs = 30_000
const mostMb = 1_024

/** It took more than any honest report of that size, or was killed. */
export function findExhaustion({ colour, steps, usage }: Left): string | undefined {
  if (colour === 'green') return 'green'
  if (steps.some(({ exitCode }) => exitCode === null || exitCode > 4)) return 'the step was killed'
  if (
    steps.some(({ stdout, stderr }) =>
      /heap out of memory|Maximum call stack|This is a bug/.test(stdout + stderr),
    )
  )
    return 'the step broke'
  if (usage === undefined) return undefined
  if (usage.cpuMs > mostCpuMs) return `${Math.round(usage.cpuMs / 1000)} s of CPU time`
  return usage.rssMb > mostMb ? `${Math.round(usage.rssMb)} MB` : undefined
}
