import { isBuiltin } from 'node:module'
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

/**
 * Modules that a plain green run never calls, by the chunk that holds them; a chunk holds nothing else. It is loaded when
 * something in it is used first, so its modules are imported as any other and need no `import()`.
 */
export const lateChunks: Readonly<Record<string, RegExp>> = {
  // To look again at cases in doubt.
  again: /\/src\/gate\/again\//,
  // To compare cases that vary from run to run.
  evals:
    /\/src\/gate\/(?:statistics\/(?!level|stable|stratum|fisher|hypergeometric|combine|prediction\/(?:forecast|history))|compare\/compare-(?:arms|slices)\.)/,
  // To find a baseline on GitHub, and the policy of the base; what an old base or one of a pull request asks for.
  base: /\/src\/(?:baseline\/(?!align|first-baseline)|storage\/|config\/choice\/(?!choose-policy)|gate\/(?:judge\/affected|compare\/sound-base)\.|jobs\/measure-old-base\.)/,
  // To read results that say more than that a case passed, and how long it took.
  details:
    /\/src\/(?:reports\/(?:formats\/junit\/(?:case|case-result|properties|whole-entries)|text\/(?:choose-line|text-collector)|about|eval-data|infrastructure)|model\/run\/(?:add-result|merge-tallies|attempts|sample|tool-use))\.ts$/,
  // To look closer at what has the mark of a credential.
  credentials: /\/src\/platform\/credentials\/match-mark\.ts$/,
  // To say what inputs and settings do, and which one a wrong name may mean.
  descriptions: /^\0descriptions:|\/src\/model\/nearest\.ts$/,
  // To judge, show and accept what failed.
  failures:
    /\/src\/(?:gate\/(?:compare\/(?:renames|classify|expected-failures)|judge\/accept)|render\/(?:case-facts|markdown\/(?:case|causes|word-change)|html\/assets\/diff)|model\/(?:before-after|acceptance\/(?:read-)?command)|facts\/(?:broken-files|changes|messages)|jobs\/code-owners)\.[jt]s$/,
}

/** `NAME = require("MODULE")`, as the bundler writes it. */
const loadStatement =
  /^(?:const|let) ([\w$]+) = (require\("([\w:./-]+)"\));\n(?:\1 = \S+__toESM\(\1, 1\);\n)?/gm

/**
 * Loads late chunks and built-in modules when they are used, not when the chunk around them is: `node:crypto`, and the
 * network with its streams, take a plain run 4 ms each. Those that Node itself has loaded stay as they are.
 *
 * @throws Error for a use of a late chunk outside of functions: it runs while the chunk around it loads
 */
export function loadLate(fileName: string, code: string): string {
  const edits: Edit[] = []
  const names = [...code.matchAll(loadStatement)].map(([, name = '']) => name)
  const uses = findUses(code, new Set(names))
  for (const { 0: statement, 1: name = '', 2: load = '', 3: module = '', index } of code.matchAll(
    loadStatement,
  )) {
    const end = index + statement.length
    const chunk = /([\w-]+)\.js$/.exec(module)?.[1] ?? ''
    const isChunk = chunk in lateChunks
    if (!isChunk && (!isBuiltin(module) || /^(?:node:)?(?:buffer|fs|os|path)$/.test(module))) continue
    const used = uses.filter((use) => use.name === name && (use.start < index || use.start >= end))
    const problem = used.find(
      ({ member, isInFunction }) => member === undefined || (isChunk && !isInFunction),
    )
    if (isChunk && problem !== undefined) {
      throw new Error(`${fileName} uses the late chunk ${chunk} while it loads: ${problem.member}`)
    }
    if (problem !== undefined || used.some(({ member }) => member === 'default')) continue
    const late = `let loaded_${chunk};\nconst ${name} = () => (loaded_${chunk} ??= ${load});\n`
    edits.push({ start: index, end, text: isChunk ? late : '' })
    // In brackets, since `new` would take the call for its own.
    const text = isChunk ? `(${name}())` : `(${load})`
    for (const { start } of used) edits.push({ start, end: start + name.length, text })
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), code)
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

interface Use {
  readonly name: string
  readonly start: number
  /** What is taken of it; undefined where it is used as a whole. */
  readonly member: string | undefined
  readonly isInFunction: boolean
}

/** Where one of the names is used; none of them is declared twice. */
function findUses(code: string, names: ReadonlySet<string>): readonly Use[] {
  const members = new Map<ESTree.Node, string>()
  const uses: Use[] = []
  let depth = 0
  const enter = () => {
    depth++
  }
  const leave = () => {
    depth--
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    MemberExpression: ({ object, property, computed }) => {
      if (!computed && property.type === 'Identifier') members.set(object, property.name)
    },
    Identifier: (node) => {
      if (!names.has(node.name)) return
      uses.push({ name: node.name, start: node.start, member: members.get(node), isInFunction: depth > 0 })
    },
  }).visit(parseSync('chunk.cjs', code).program)
  return uses
}
