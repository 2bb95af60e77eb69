import { type ESTree, Visitor } from 'rolldown/utils'
import { countTokens, listBoundNames, type Source } from './source.ts'

/** A habit that makes code hard to read for whoever does not know it yet. */
interface Habit {
  /** The most that a person should meet, in 1,000 lines or tokens. */
  readonly goal: number
  readonly per: 'lines' | 'tokens'
  /** What to write instead. */
  readonly instead: string
}

const pointingNames = ['of', 'one', 'what', 'told', 'mine', 'said', 'own']

/** By their names in the file of records. */
export const habits: Readonly<Record<string, Habit>> = {
  'variables called of': { goal: 0, per: 'lines', instead: 'Name the thing: compared, run, operation.' },
  'pointing names': {
    goal: 0.5,
    per: 'lines',
    instead: `Name the thing instead of ${pointingNames.join(', ')}.`,
  },
  'functions called …Of': {
    goal: 1,
    per: 'lines',
    instead: 'Use a verb with an object: findRoom, not roomOf.',
  },
  'spread ternaries': { goal: 0.2, per: 'lines', instead: 'Push to a list in an if, or filter a list.' },
  'tuples of variables': { goal: 0, per: 'lines', instead: 'Give each variable a line of its own.' },
  'nested ternaries': {
    goal: 0,
    per: 'lines',
    instead: 'Use if and return in a function with a name, or a table.',
  },
  // Recorded as a rate: code may grow.
  ternaries: { goal: 3, per: 'tokens', instead: 'Use if and return, a default, ?. or ??.' },
  'Pick<…>': { goal: 0.5, per: 'lines', instead: 'Give the part that is needed a type with a name.' },
}

/** The mean number of words in the name of a function, in the file of records. */
export const wordsInName = 'words in the name of a function'
export const wordsGoal = 2.4

export interface HabitCount {
  /** What is recorded: a number of places, or those in 1,000 tokens. */
  readonly figure: number
  /** In 1,000 lines or tokens. */
  readonly rate: number
  /** `file:line`. */
  readonly places: readonly string[]
}

export interface Speech {
  /** By the names of the habits. */
  readonly counts: Readonly<Record<string, HabitCount>>
  readonly wordsInName: number
}

/** Counts the habits in all of the sources. */
export function countSpeech(sources: readonly Source[]): Speech {
  const places = new Map<string, string[]>()
  const totals = { lines: 0, tokens: 0 }
  const names: string[] = []
  for (const source of sources) {
    totals.lines += source.text.trimEnd().split('\n').length
    totals.tokens += countTokens(source)
    const report = (habit: string, { start }: ESTree.Span) => {
      const line = source.text.slice(0, start).split('\n').length
      places.set(habit, [...(places.get(habit) ?? []), `${source.file}:${line}`])
    }
    collectHabits(source, report, (name) => names.push(name))
  }
  const counts: Record<string, HabitCount> = {}
  for (const [habit, { per }] of Object.entries(habits)) {
    const found = places.get(habit) ?? []
    const rate = round((1000 * found.length) / totals[per])
    counts[habit] = { figure: per === 'lines' ? found.length : rate, rate, places: found }
  }
  const words = names.reduce((sum, name) => sum + splitCamelCase(name).length, 0)
  return { counts, wordsInName: round(words / names.length) }
}

function round(figure: number): number {
  return Math.round(figure * 100) / 100
}

/** The words of a name: capitals begin one, and an abbreviation is one. */
export function splitCamelCase(name: string): readonly string[] {
  return name.match(/\p{Lu}?[\p{Ll}\d]+|\p{Lu}+(?!\p{Ll})/gu) ?? [name]
}

function collectHabits(
  { program }: Source,
  report: (habit: string, node: ESTree.Span) => void,
  reportFunction: (name: string) => void,
): void {
  const declare = (pattern: ESTree.ParamPattern) => {
    for (const identifier of listBoundNames(pattern)) {
      if (identifier.name === 'of') report('variables called of', identifier)
      if (pointingNames.includes(identifier.name)) report('pointing names', identifier)
    }
  }
  const nameFunction = (identifier: ESTree.BindingIdentifier) => {
    reportFunction(identifier.name)
    if (/.Of$/.test(identifier.name)) report('functions called …Of', identifier)
  }
  const declareParameters = ({ params }: { readonly params: readonly ESTree.ParamPattern[] }) =>
    params.forEach(declare)
  const reportSpreadTernaries = (items: readonly (ESTree.Node | null)[]) => {
    for (const item of items) {
      if (item?.type === 'SpreadElement' && item.argument.type === 'ConditionalExpression')
        report('spread ternaries', item)
    }
  }
  new Visitor({
    FunctionDeclaration: (node) => {
      declareParameters(node)
      if (node.id !== null) nameFunction(node.id)
    },
    FunctionExpression: declareParameters,
    ArrowFunctionExpression: declareParameters,
    TSDeclareFunction: declareParameters,
    TSFunctionType: declareParameters,
    TSMethodSignature: declareParameters,
    CatchClause: ({ param }) => {
      if (param !== null) declare(param)
    },
    VariableDeclarator: ({ id, init }) => {
      declare(id)
      if (id.type === 'ArrayPattern' && init?.type === 'ArrayExpression') report('tuples of variables', id)
      if (
        id.type === 'Identifier' &&
        (init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression')
      )
        nameFunction(id)
    },
    ArrayExpression: ({ elements }) => reportSpreadTernaries(elements),
    CallExpression: (call) => reportSpreadTernaries(call.arguments),
    ConditionalExpression: (node) => {
      report('ternaries', node)
      if ([node.consequent, node.alternate].some(({ type }) => type === 'ConditionalExpression'))
        report('nested ternaries', node)
    },
    TSTypeReference: (node) => {
      if (node.typeName.type === 'Identifier' && node.typeName.name === 'Pick') report('Pick<…>', node)
    },
  }).visit(program)
}
