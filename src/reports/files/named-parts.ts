const named = /\{([A-Za-z][\w-]*)\}/

/** A pattern of report files in which parts of the path have names: `artifacts/{os}/**\/*.xml`. */
export interface NamedPattern {
  /** The pattern as a plain glob. */
  readonly glob: string
  /** Values of the named parts in a path that the glob matches, in order; undefined without named parts. */
  readonly valuesOf?: (path: string) => readonly string[]
}

/** `{os}` matches anything but a slash, as `*` does; `{a,b}` stays a choice of the glob. */
export function readNamedParts(pattern: string): NamedPattern {
  if (!named.test(pattern)) return { glob: pattern }
  const expression = new RegExp(`^${toExpression(pattern)}$`)
  return {
    glob: pattern.replaceAll(new RegExp(named, 'g'), '*'),
    valuesOf: (path) => (expression.exec(path)?.slice(1) ?? []).filter((value) => value !== undefined),
  }
}

const token = /\*\*\/|\*\*|\*|\?|\{[A-Za-z][\w-]*\}|\{[^{}]*,[^{}]*\}|\[[^\]]+\]|[\s\S]/g

function toExpression(pattern: string): string {
  return (pattern.match(token) ?? []).map(toPartExpression).join('')
}

function toPartExpression(part: string): string {
  if (part === '**/') return '(?:.*/)?'
  if (part === '**') return '.*'
  if (part === '*') return '[^/]*'
  if (part === '?') return '[^/]'
  if (named.test(part)) return '([^/]+?)'
  if (part.length > 1 && part.startsWith('{'))
    return `(?:${part.slice(1, -1).split(',').map(toExpression).join('|')})`
  if (part.length > 1 && part.startsWith('[')) return part.replace(/^\[!/, '[^').replaceAll('\\', '\\\\')
  return part.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')
}
