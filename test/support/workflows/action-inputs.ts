import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Contexts, expand } from './expression.ts'

/** What the runner reads of an `action.yml`. */
export interface ActionMetadata {
  readonly name: string
  readonly inputs?: Readonly<Record<string, { readonly default?: string | number | boolean }>>
  readonly runs: { readonly main: string }
}

/** @param folder a checkout of the action */
export function readAction(folder: string): ActionMetadata {
  return parse(readFileSync(join(folder, 'action.yml'), 'utf8')) as ActionMetadata
}

/**
 * The inputs of a step as the runner hands them over: what the workflow gives, and the defaults with their
 * expressions evaluated.
 *
 * @throws Error for an input that the action does not have
 */
export function inputsOf(
  { inputs = {} }: ActionMetadata,
  given: Readonly<Record<string, string>>,
  contexts: Contexts,
): Readonly<Record<string, string>> {
  for (const name of Object.keys(given)) {
    if (inputs[name] === undefined) throw new Error(`The action has no input ${name}.`)
  }
  return Object.fromEntries(
    Object.entries(inputs).map(([name, input]) => [
      name,
      given[name] ?? expand(String(input.default ?? ''), contexts),
    ]),
  )
}
