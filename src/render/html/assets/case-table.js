/**
 * The cases of a page by position, read from the columns of `columns.ts`. A row is made when it is shown: a page may
 * have 100,000 of them.
 */
export class CaseTable {
  #columns
  #detailText
  #details
  #searched

  /**
   * @param {object} columns
   * @param {() => string} detailText one JSON line per case, in order; missing at the end and empty where a case has none
   */
  constructor(columns, detailText) {
    this.#columns = columns
    this.#detailText = detailText
  }

  get size() {
    return this.#columns.name.length
  }

  title(at) {
    const { suites, suite, name } = this.#columns
    return suites[suite[at]] + name[at]
  }

  place(at) {
    const { files, file, line } = this.#columns
    return files[file[at]][0] + (line[at] > 0 ? `:${line[at]}` : '')
  }

  /** Label, tone, outcome and counts. */
  kind(at) {
    return this.#columns.kinds[this.#columns.kind[at]]
  }

  ms(at) {
    return this.#columns.ms[at] ?? undefined
  }

  drop(at) {
    return this.#columns.drop[at] ?? 0
  }

  /** Number of its message; 0 without one. */
  message(at) {
    return this.#columns.message[at] ?? 0
  }

  messageText(number) {
    return this.#columns.messages[number]
  }

  /** Number of its file; 0 without one. */
  file(at) {
    return this.#columns.file[at]
  }

  fileText(number) {
    return this.#columns.files[number][0]
  }

  /** Positions of its slices. */
  slices(at) {
    const { tag, tags } = this.#columns
    if (tag === undefined) return []
    return tags[tag[at]]
  }

  /** What a search looks at, made for all cases by the first search. */
  searched(at) {
    this.#searched ??= this.#columns.name.map((_, index) =>
      `${this.title(index)}\n${this.place(index)}`.toLowerCase(),
    )
    return this.#searched[at]
  }

  /** What the list shows. */
  row(at) {
    const { suites, suite, name } = this.#columns
    return {
      ...this.kind(at),
      suite: suites[suite[at]],
      name: name[at],
      place: this.place(at),
      ms: this.ms(at),
    }
  }

  /** Everything about a case. */
  whole(at) {
    const { files, file, line, baseMs } = this.#columns
    const link = files[file[at]][1]
    const href = link === undefined ? undefined : link + (line[at] > 0 ? `#L${line[at]}` : '')
    const more = { href, baseMs: baseMs[at] ?? undefined, slices: this.slices(at) }
    return {
      ...this.kind(at),
      title: this.title(at),
      place: this.place(at),
      ms: this.ms(at),
      ...more,
      ...JSON.parse(this.#detail(at) || '{}'),
    }
  }

  /** The first one alone needs no list of all. */
  #detail(at) {
    if (at === 0) {
      const text = this.#detailText()
      const end = text.indexOf('\n')
      if (end < 0) return text
      return text.slice(0, end)
    }
    this.#details ??= this.#detailText().split('\n')
    return this.#details[at]
  }
}
