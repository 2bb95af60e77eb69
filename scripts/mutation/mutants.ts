/** One small change of a source file. */
export interface Mutant {
  readonly file: string
  /** From 1. */
  readonly line: number
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
  /** What stands in place of the text from `start` to `end`. */
  readonly text: string
}

/** What is replaced by what, outside of strings, comments and types. */
const rules: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/(?<!=) > (?!=)/g, ' >= '],
  // One step over the end of a list changes nothing.
  [/ < (?![\w.]+\.length\b)/g, ' <= '],
  [/ \+ /g, ' - '],
  [/(?<=[\w)\]]) - /g, ' + '],
  [/\breturn true$/gm, 'return false'],
  [/\breturn false$/gm, 'return true'],
  [/\bawait (?=\w)/g, 'void '],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
  [/Math\.max\(/g, 'Math.min('],
  [/Math\.min\(/g, 'Math.max('],
  [/(?<=[(\s])!(?=\w)/g, ''],
  // A place of a list is there; only the compiler can't know.
  [/(?<!\]) \?\? 0\b/g, ' ?? 1'],
  [/^\s+continue$/gm, ''],
]

/** All mutants of a source. */
export function mutantsOf(file: string, source: string): readonly Mutant[] {
  const code = blank(source)
  return rules.flatMap(([pattern, text]) =>
    [...code.matchAll(pattern)].flatMap(({ 0: before, index }) => {
      const lineText = code.slice(code.lastIndexOf('\n', index) + 1, code.indexOf('\n', index))
      // Types are not code, and a log line or an error is text for people.
      if (/^\s*(?:export )?(?:type|interface|import)\b|^\s*readonly |=>\s*v\./.test(lineText)) return []
      const line = source.slice(0, index).split('\n').length
      return [
        {
          file,
          line,
          start: index,
          end: index + before.length,
          before: before.trim(),
          after: text.trim(),
          text,
        },
      ]
    }),
  )
}

/** The source with its comments and strings blanked, at the same positions. */
function blank(source: string): string {
  const parts =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?]\s*)\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/g
  return source.replace(parts, (part) => part.replace(/[^\n]/g, '_'))
}
