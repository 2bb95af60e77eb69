/** What turns one text into another, in reading order. */
export function diffTexts(
  before: string,
  after: string,
): { readonly kind: 'same' | 'gone' | 'come'; readonly text: string }[]
