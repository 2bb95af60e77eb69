import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import { listProductSources, project } from './rooms.ts'

/** A source as the parser of the bundler reads it. */
export interface Source {
  /** Its path in the project. */
  readonly file: string
  readonly text: string
  readonly program: ESTree.Program
  readonly comments: readonly Span[]
}

interface Span {
  readonly start: number
  readonly end: number
}

/** A name that a source takes from another one; `*` is all of it. */
export interface ImportedName {
  /** The path of the other source in the project. */
  readonly from: string
  readonly name: string
}

/** What a script has written: it holds no code of ours that the script's own sources don't hold. */
const generatedMark = /^(?:\/\/|\/\*).*\bwritten by scripts\//

/** All sources of the product that a person writes. */
export function readSources(): readonly Source[] {
  return listProductSources()
    .map((file) => ({ file, text: readFileSync(join(project, file), 'utf8') }))
    .filter(({ text }) => !generatedMark.test(text))
    .map(({ file, text }) => parseSource(file, text))
}

/** @throws Error when the text has a syntax error */
export function parseSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text, { astType: 'ts', preserveParens: false })
  const [error] = errors
  if (error !== undefined) throw new Error(`${file}: ${error.message}`)
  return { file, text, program, comments }
}

/** What is no literal and no comment: a word, a private name, or a mark. `>` stands alone, since types nest it. */
const wordOrMark =
  /#?[\p{ID_Start}$_][\p{ID_Continue}$]*|=>|>=|\.{3}|[!=]==?|<<=?|<=|\*\*=?|&&=?|\|\|=?|\?\?=?|\?\.|\+\+|--|[-+*/%&|^]=|[^\s]/gu

/**
 * The tokens of a source without its comments. A scanner alone can't tell a regular expression from a division, or the
 * rest of a template from a block; the parser can, so it says where literals are, and each is one token.
 */
export function countTokens({ text, program, comments }: Source): number {
  const literals: Span[] = []
  new Visitor({
    Literal: (literal) => void literals.push(literal),
    TemplateElement: (piece) => void literals.push(piece),
  }).visit(program)
  let tokens = 0
  let end = 0
  const countUntil = (start: number) => {
    tokens += text.slice(end, start).match(wordOrMark)?.length ?? 0
  }
  const isComment = new Set(comments)
  for (const span of [...literals, ...comments].toSorted((a, b) => a.start - b.start)) {
    countUntil(span.start)
    if (!isComment.has(span)) tokens++
    end = span.end
  }
  countUntil(text.length)
  return tokens
}

/** The names that a source exports; a re-export of everything is one. */
export function listExports({ program }: Source): readonly string[] {
  return program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return ['*']
    if (statement.type === 'ExportDefaultDeclaration') return ['default']
    if (statement.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = statement
    if (declaration === null) return specifiers.map(({ exported }) => readSpecifier(exported))
    if (declaration.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({ id }) => listBoundNames(id).map(({ name }) => name))
    }
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : ['*']
  })
}

/**
 * The names that a source takes from other sources, also by `export … from` and `import()`.
 *
 * @param doors the `imports` of `package.json`: `#name` → path
 */
export function listImports(
  { file, program }: Source,
  doors: Readonly<Record<string, string>> = {},
): readonly ImportedName[] {
  const found: ImportedName[] = []
  const add = (specifier: string, names: readonly string[]) => {
    const path = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : doors[specifier]
    if (path !== undefined) found.push(...names.map((name) => ({ from: posix.normalize(path), name })))
  }
  const destructured = new Map<ESTree.Node, readonly string[]>()
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) =>
      add(
        source.value,
        specifiers.map((specifier) =>
          specifier.type === 'ImportSpecifier' ? readSpecifier(specifier.imported) : '*',
        ),
      ),
    ExportNamedDeclaration: ({ source, specifiers }) => {
      if (source !== null)
        add(
          source.value,
          specifiers.map(({ local }) => readSpecifier(local)),
        )
    },
    ExportAllDeclaration: ({ source }) => add(source.value, ['*']),
    VariableDeclarator: ({ id, init }) => {
      if (init?.type !== 'AwaitExpression' || id.type !== 'ObjectPattern') return
      destructured.set(
        init.argument,
        id.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
        ),
      )
    },
    ImportExpression: (node) => {
      const { source } = node
      if (source.type === 'Literal' && typeof source.value === 'string')
        add(source.value, destructured.get(node) ?? ['*'])
    },
  }).visit(program)
  return found
}

/** The identifiers that a pattern declares: one for a plain variable or parameter. */
export function listBoundNames(pattern: ESTree.ParamPattern): readonly ESTree.BindingIdentifier[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern]
    case 'AssignmentPattern':
      return listBoundNames(pattern.left)
    case 'RestElement':
      return listBoundNames(pattern.argument)
    case 'TSParameterProperty':
      return listBoundNames(pattern.parameter)
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : listBoundNames(element)))
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        listBoundNames(property.type === 'RestElement' ? property : property.value),
      )
  }
}

function readSpecifier(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name
}
