import type { Element, Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)

const sanitizer = unified().use(rehypeSanitize, defaultSchema)

/** What a reader of the page meets. */
export interface Page {
  /** Names of all elements before a sanitizer has seen them, in document order. */
  readonly elements: readonly string[]
  /** Addresses of all links. */
  readonly links: readonly string[]
  /** Comments, which a page hides. */
  readonly comments: number
  /** What stands in them. */
  readonly hiddenText: string
  /** Text that GitHub searches for mentions, references and emoji: all but code and links. */
  readonly searchedText: string
  /** Texts of all code elements outside of blocks. */
  readonly code: readonly string[]
  /** The same page after GitHub's sanitizer, as element names. */
  readonly sanitized: readonly string[]
}

/** Renders GitHub Markdown as GitHub does: GFM, raw HTML let through, then a sanitizer. */
export function renderPage(markdown: string): Page {
  const tree = parse(markdown)
  const elements: string[] = []
  const links: string[] = []
  const code: string[] = []
  let comments = 0
  let hiddenText = ''
  let searchedText = ''
  const visit = (node: Root | RootContent, inert: boolean): void => {
    if (node.type === 'comment') {
      comments += 1
      hiddenText += node.value
    }
    if (node.type === 'text' && !inert) searchedText += `${node.value}¶`
    if (node.type === 'element') {
      elements.push(node.tagName)
      if (node.tagName === 'a') links.push(String(node.properties.href ?? ''))
      if (node.tagName === 'code') code.push(textOf(node))
    }
    const isInert = node.type === 'element' && ['code', 'pre', 'a'].includes(node.tagName)
    if ('children' in node) for (const child of node.children) visit(child, inert || isInert)
  }
  visit(tree, false)
  return {
    elements,
    links,
    comments,
    hiddenText,
    searchedText,
    code,
    sanitized: elementNames(sanitizer.runSync(tree)),
  }
}

function parse(markdown: string): Root {
  return toTree.runSync(toTree.parse(markdown))
}

const voidElements = new Set(['br', 'hr', 'img', 'input'])

/** The page as HTML, after the sanitizer. */
export function renderSafeHtml(markdown: string): string {
  return toHtml(renderSafeTree(markdown))
}

/** The page after the sanitizer. */
export function renderSafeTree(markdown: string): Root {
  return sanitizer.runSync(parse(markdown)) as Root
}

function toHtml(node: Root | RootContent): string {
  if (node.type === 'text') return node.value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (!('children' in node)) return ''
  const inner = node.children.map(toHtml).join('')
  if (node.type !== 'element') return inner
  const { href, align } = node.properties
  const attributes = Object.entries({ href, align }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [` ${name}="${String(value).replaceAll('"', '&quot;')}"`],
  )
  const start = `<${node.tagName}${attributes.join('')}>`
  return voidElements.has(node.tagName) ? start : `${start}${inner}</${node.tagName}>`
}

function textOf(node: Element): string {
  return node.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('')
}

function elementNames(node: Root | RootContent): string[] {
  const own = node.type === 'element' ? [node.tagName] : []
  return 'children' in node ? [...own, ...node.children.flatMap(elementNames)] : own
}

/** What GitHub would turn into a mention, a reference, a link, an emoji or mathematics. */
const live: readonly (readonly [string, RegExp])[] = [
  ['mention or address', /@[\p{L}\p{N}_.+-]/u],
  ['issue', /#\d/],
  ['issue', /(?<![\p{L}\p{N}])gh-\d/iu],
  ['advisory', /(?<![\p{L}\p{N}])(?:cve|ghsa)-\w/iu],
  ['link', /:\/\//],
  ['link', /www\./i],
  ['link', /(?:mailto|xmpp):[^\s\u200b]/i],
  ['emoji', /:[a-z\d_+-]+:/i],
  ['mathematics', /\$[^¶]+\$/],
]

/** Everything on the page that would come alive; empty when all is inert. */
export function liveParts(page: Page): string[] {
  return live.flatMap(([name, pattern]) => {
    const found = page.searchedText.match(pattern)
    return found === null ? [] : [`${name}: ${found[0]}`]
  })
}
