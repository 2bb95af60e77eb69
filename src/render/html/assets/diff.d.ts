/** The difference of two texts, in reading order. */
export function diffTexts(
  before: string,
  after: string,
): { readonly kind: 'same' | 'gone' | 'come'; readonly text: string }[]
