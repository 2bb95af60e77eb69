/** The difference of two texts, in reading order. */
export function diffTexts(
  before: string,
  after: string,
): { readonly kind: 'same' | 'gone' | 'come'; readonly text: string }[]

/** The same for two lists of texts: one entry per text. */
export function diffLists(
  left: readonly string[],
  right: readonly string[],
): { readonly kind: 'same' | 'gone' | 'come'; readonly text: string }[]
