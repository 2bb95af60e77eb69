import { evalFormats } from './eval-formats.ts'
import type { FormatRow } from './shape.ts'
import { testFormats } from './test-formats.ts'

/** Name of a format that is read. */
export type FormatName = (typeof testFormats | typeof evalFormats)[number]['name']

/** Every format that is read, the narrower ones before the wider ones: a file has the first format whose shape it fits. */
export const formatRows: readonly (FormatRow & { readonly name: FormatName })[] = [
  ...testFormats,
  ...evalFormats.map((row) => ({ ...row, repeats: 'iterations' as const })),
]
