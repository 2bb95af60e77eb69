import type { CaseDetail, CaseKind, HtmlCase, HtmlData } from './cases.ts'

/**
 * The cases as columns, by position: a page of 100,000 cases is a few arrays of numbers, which a browser
 * reads in milliseconds, and their names. What several cases share is in the page once; columns of times and
 * drops end after their last value. `assets/case-table.js` reads it.
 */
export interface CaseColumns {
  readonly kinds: readonly CaseKind[]
  readonly kind: readonly number[]
  /** Starts of titles. */
  readonly suites: readonly string[]
  readonly suite: readonly number[]
  /** The rest of each title. */
  readonly name: readonly string[]
  /** Places without their lines, with their links; the first is that of cases without a place. */
  readonly files: readonly (readonly [text: string, href?: string])[]
  readonly file: readonly number[]
  /** 0: none. */
  readonly line: readonly number[]
  readonly ms: readonly (number | null)[]
  readonly baseMs: readonly (number | null)[]
  readonly drop: readonly number[]
  /** The first is that of cases without one. */
  readonly messages: readonly string[]
  readonly message: readonly number[]
  readonly tags: readonly (readonly number[])[]
  /** Positions in `tags`; absent without slices. */
  readonly tag?: readonly number[]
}

/** The data of a page as the page holds it. */
interface PackedData extends Omit<HtmlData, 'cases'> {
  readonly columns: CaseColumns
}

/** Numbers values in order of appearance. */
class Numbered<T> {
  readonly values: T[] = []
  readonly #numbers = new Map<string, number>()

  addValue(key: string, value: T): number {
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.values.length)
    return this.values.push(value) - 1
  }
}

/**
 * Splits the data of a page into what its list needs at once, and the details of each case, which the page
 * reads when the case is opened; undefined for a case without any.
 */
export function packData({ cases, ...page }: HtmlData): {
  readonly data: PackedData
  readonly details: readonly (CaseDetail | undefined)[]
} {
  const kinds = new Numbered<CaseKind>()
  const suites = new Numbered<string>()
  const files = new Numbered<readonly [text: string, href?: string]>()
  const tags = new Numbered<readonly number[]>()
  const messages = new Numbered<string>()
  messages.addValue('', '')
  files.addValue('\n', [''])
  const splitTitles = cases.map(({ title }) => splitTitle(title))
  const places = cases.map(splitPlace)
  const columns = {
    kind: cases.map(({ label, tone, outcome, counts }) =>
      kinds.addValue(`${label}\n${tone}\n${outcome}\n${counts}`, { label, tone, outcome, counts }),
    ),
    suite: splitTitles.map(([suite]) => suites.addValue(suite, suite)),
    name: splitTitles.map(([, name]) => name),
    file: places.map(({ text, href }) =>
      files.addValue(`${text}\n${href ?? ''}`, href === undefined ? [text] : [text, href]),
    ),
    line: places.map(({ line }) => line),
    ms: dropEmptyTail(
      cases.map(({ ms }) => ms ?? null),
      (ms) => ms === null,
    ),
    baseMs: dropEmptyTail(
      cases.map(({ baseMs }) => baseMs ?? null),
      (ms) => ms === null,
    ),
    drop: dropEmptyTail(
      cases.map(({ drop = 0 }) => drop),
      (drop) => drop === 0,
    ),
    message: dropEmptyTail(
      cases.map(({ message }) =>
        message === undefined ? 0 : messages.addValue(message.shape, message.text),
      ),
      (number) => number === 0,
    ),
    tag: page.slices && cases.map(({ slices = [] }) => tags.addValue(slices.join(), slices)),
  }
  return {
    data: {
      ...page,
      columns: {
        ...columns,
        kinds: kinds.values,
        suites: suites.values,
        files: files.values,
        tags: tags.values,
        messages: messages.values,
      },
    },
    details: dropEmptyTail(cases.map(pickDetail), (detail) => detail === undefined),
  }
}

/** The suites of a case, and its name. */
function splitTitle(title: string): readonly [suites: string, name: string] {
  const separator = ' › '
  const at = title.lastIndexOf(separator)
  const end = at < 0 ? 0 : at + separator.length
  return [title.slice(0, end), title.slice(end)]
}

/** Splits the line off when the place and its link end in the same line number. */
function splitPlace({ place = '', href }: HtmlCase): {
  text: string
  href: string | undefined
  line: number
} {
  const line = /:([1-9]\d{0,8})$/.exec(place)?.[1]
  if (line === undefined || (href !== undefined && !href.endsWith(`#L${line}`)))
    return { text: place, href, line: 0 }
  return {
    text: place.slice(0, -line.length - 1),
    href: href?.slice(0, -line.length - 2),
    line: Number(line),
  }
}

function dropEmptyTail<T>(values: readonly T[], isEmpty: (value: T) => boolean): readonly T[] {
  return values.slice(0, values.findLastIndex((value) => !isEmpty(value)) + 1)
}

function pickDetail({
  facts,
  figures,
  evidence,
  before,
  history,
  historyLeftOut,
}: HtmlCase): CaseDetail | undefined {
  const parts = { facts, figures, evidence, before, history, historyLeftOut }
  if (Object.values(parts).some((part) => part !== undefined)) return parts
  return undefined
}
