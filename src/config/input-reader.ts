import type { Problem } from '../errors.ts'
import { defaultOf, type InputName, type RawInputs } from './inputs.ts'

/** Reads single inputs and collects what is wrong with them. Blank is absent. */
export class InputReader {
  readonly #raw: RawInputs
  readonly #problems: Problem[]

  constructor(raw: RawInputs, problems: Problem[]) {
    this.#raw = raw
    this.#problems = problems
  }

  text(name: InputName): string | undefined {
    const value = this.#raw[name]?.trim()
    return value === undefined || value === '' ? undefined : value
  }

  lines(name: InputName): readonly string[] {
    return (this.#raw[name] ?? '')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'))
  }

  /** Names, one per line or between commas. */
  list(name: InputName): readonly string[] {
    return this.lines(name)
      .flatMap((line) => line.split(','))
      .map((item) => item.trim())
      .filter((item) => item !== '')
  }

  optionalChoice<const Choice extends string>(
    name: InputName,
    choices: readonly Choice[],
  ): Choice | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const choice = choices.find((candidate) => candidate === value)
    if (choice !== undefined) return choice
    this.#refuse(name, `does not know ${quote(value)}; it takes ${choices.join(', ')}`)
    return undefined
  }

  choice<const Choice extends string>(name: InputName, choices: readonly [Choice, ...Choice[]]): Choice {
    const standard = choices.find((choice) => choice === defaultOf(name)) ?? choices[0]
    return this.optionalChoice(name, choices) ?? standard
  }

  /** The YAML 1.2 booleans, as the runner's own toolkit takes them. */
  flag(name: InputName): boolean {
    const value = this.text(name) ?? defaultOf(name) ?? 'false'
    if (/^(true|True|TRUE)$/.test(value)) return true
    if (!/^(false|False|FALSE)$/.test(value)) this.#refuse(name, `takes true or false, not ${quote(value)}`)
    return false
  }

  /** `95%`, `95` and `0.95` are the same; a number up to 1 is a share, a larger one a percentage. */
  rate(name: InputName): number | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const match = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(value)
    const number = match === null ? Number.NaN : Number(match[1])
    const share = match?.[2] === '%' || number > 1 ? number / 100 : number
    if (share >= 0 && share <= 1) return share
    this.#refuse(name, `takes a share such as 95% or 0.95, not ${quote(value)}`)
    return undefined
  }

  /** A whole number from 1. */
  count(name: InputName, { most }: { readonly most: number }): number {
    const value = this.text(name) ?? defaultOf(name) ?? '1'
    const number = /^\d+$/.test(value) ? Number(value) : 0
    if (number >= 1 && number <= most) return number
    this.#refuse(name, `takes a whole number from 1 to ${most}, not ${quote(value)}`)
    return 1
  }

  #refuse(name: InputName, message: string): void {
    this.#problems.push({ where: `input ${name}`, message })
  }
}

/** Foreign text inside of a message, cut where it is long. */
export function quote(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`
}
