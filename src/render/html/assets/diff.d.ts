/** A piece of one text or of both. */
export interface DiffPart {
  readonly kind: 'same' | 'gone' | 'come'
  readonly text: string
}

/** The difference of two texts, in reading order. */
export function diffTexts(before: string, after: string): DiffPart[]

/** The same for two lists of texts: one entry per text. */
export function diffLists(left: readonly string[], right: readonly string[]): DiffPart[]
