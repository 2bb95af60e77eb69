/** What was seen of the beginning of a file, enough to say what it is. */
export interface Outline {
  readonly kind: 'xml' | 'json' | 'empty' | 'other'
  /** XML: name of the root element. */
  readonly root?: string
  /** XML: value of an attribute of the root element. */
  readonly rootAttribute?: (name: string) => string | undefined
  /** XML: names of elements seen near the beginning. */
  readonly elements: ReadonlySet<string>
  /** JSON: paths of members seen, `a.b` for members, `[]` for elements: `testResults.[].name`. */
  readonly paths: ReadonlySet<string>
  /** JSON: more than one document in the file (JSON lines). */
  readonly lines: boolean
  /** The first characters, for files of no known kind. */
  readonly start: string
}

/** How a file is recognized by its content. All that a shape states must be true; it states one thing at least. */
export interface Shape {
  /** JSON: it has every path of one of these lists. */
  readonly has?: readonly (readonly string[])[]
  /** XML: its root element is one of these. */
  readonly roots?: readonly string[]
  readonly where?: (outline: Outline) => boolean
}

/** A format of reports that is read: a row in `docs/formats.md`. Its reader has the same name in `reports/formats/readers.ts`. */
export interface FormatRow extends Shape {
  /** Kebab-case, as the user writes it in `format:`. */
  readonly name: string
  /** What writes it, as Markdown. */
  readonly title: string
  /** Endings of its files, without the dot: what is read of a folder. Detection goes by content. */
  readonly endings: readonly string[]
  /**
   * Equal cases in one report are always iterations, since the format has a notation of its own for retries. Absent:
   * the order of the entries decides (`reports/tally/report-tally.ts`).
   */
  readonly repeats?: 'iterations'
  /** The format itself says which errors are those of a provider. Absent: the texts of errors do, in reports of evals. */
  readonly saysOutages?: true
}

/** A file that is recognized and not read: no report, or a report of a format without a reader. */
export interface UnreadRow extends Shape {
  /** What it is, with an article: `a TestNG report`. */
  readonly what: string
  /** One line that makes a file which is read, or which file to give instead; absent where neither helps. */
  readonly instead?: string
}

export function fitsShape({ has, roots, where }: Shape, outline: Outline): boolean {
  const { kind, root = '', paths } = outline
  if (roots !== undefined && (kind !== 'xml' || !roots.includes(root))) return false
  if (has !== undefined && !has.some((list) => list.every((path) => paths.has(path)))) return false
  return where?.(outline) ?? true
}
