import type { ReportSource } from '../../bytes/source.ts'
import { Damage } from '../../damage.ts'
import type { ReadContext } from '../../format.ts'
import { readFields, readText } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import type { JsonPlan } from '../../json/reader.ts'
import { readNumber } from '../../numbers.ts'

/**
 * promptfoo numbers the columns of its table: all prompts of the first provider, then those of the next. A prompt is
 * identified by its number within its provider, so that another provider or another prompt changes no other column.
 */
export class PromptNumbers {
  readonly #providers = new Map<number, string>()
  #numbers: Map<number, number> | undefined
  /** By what a test asks: what judges the answers, in order. */
  readonly #sticks = new Map<string, string[]>()

  /** @param column from 0 on */
  add(column: number, provider: string): void {
    this.#providers.set(column, provider)
    this.#numbers = undefined
  }

  /** 1-based number of the prompt within its provider; by the column alone where nothing is known about it. */
  getNumber(column: number): number {
    this.#numbers ??= this.#count()
    return this.#numbers.get(column) ?? column + 1
  }

  /** The id of a test. Several may ask the same and judge it differently: their order tells them apart. */
  numberTest(asked: string, stick: string): string {
    const sticks = this.#sticks.get(asked) ?? []
    this.#sticks.set(asked, sticks)
    if (!sticks.includes(stick)) sticks.push(stick)
    const at = sticks.indexOf(stick)
    return at === 0 ? asked : `${asked}-${at + 1}`
  }

  #count(): Map<number, number> {
    const counts = new Map<string, number>()
    const columns = [...this.#providers].sort(([a], [b]) => a - b)
    return new Map(
      columns.map(([column, provider]) => {
        const number = (counts.get(provider) ?? 0) + 1
        counts.set(provider, number)
        return [column, number]
      }),
    )
  }
}

/** Label or id of the provider of an entry; undefined if it has neither. */
export function readProvider(entry: Readonly<Record<string, unknown>>): string | undefined {
  const provider = readFields(entry.provider)
  return readText(provider.label) || readText(provider.id) || readText(entry.provider)
}

/** JSON lines have no list of prompts, so the columns are collected from the entries in a pass of their own. */
export async function readLinePrompts(source: ReportSource, context: ReadContext): Promise<PromptNumbers> {
  const prompts = new PromptNumbers()
  const plan: JsonPlan = {
    take: (value) => {
      const entry = readFields(value)
      const column = readNumber(entry.promptIdx)
      if (column !== undefined) prompts.add(column, readProvider(entry) ?? '')
    },
  }
  try {
    await readJson(source, context, plan, { many: true })
  } catch (error) {
    // The pass that reads the results reports the damage.
    if (!(error instanceof Damage)) throw error
  }
  return prompts
}
