import { formatShare } from './figures.ts'

/** How much is simulated. Every random draw follows from `seed` and the title of its row. */
export interface Effort {
  /** Made-up pull requests of each row. */
  readonly repeats: number
  /** Made-up projects of each row that lives through many days. */
  readonly projects: number
  readonly seed: string
}

/** A set of tables of docs/statistics.md. */
export interface Part {
  /** Of the marks in the page: `<!-- name -->` and `<!-- end of name -->`. */
  readonly name: string
  readonly effort: Omit<Effort, 'seed'>
  /** Prints Markdown; false when a goal is missed. */
  run(effort: Effort, print: (text: string) => void): Promise<boolean> | boolean
}

/** Seed of one row. */
export function seedOf({ seed }: Effort, title: string): string {
  return seed === '' ? title : `${seed} ${title}`
}

/** Share of `true` among the answers. */
export function shareOf(answers: readonly boolean[]): string {
  const share = answers.filter((is) => is).length / answers.length
  return formatShare({ share, repeats: answers.length })
}
