import { isDeepStrictEqual } from 'node:util'
import type { AssertionOf } from '#contract'
import { isRecord } from '../../src/model/data.ts'

type Arguments = Readonly<Record<string, unknown>>

/** Words that `partial` takes as a check of type instead of a value. */
const typeChecks: ReadonlyMap<string, (value: unknown) => boolean> = new Map<
  string,
  (value: unknown) => boolean
>([
  ['any', (value) => value !== undefined],
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => typeof value === 'number'],
  ['boolean', (value) => typeof value === 'boolean'],
  ['object', isRecord],
  ['array', Array.isArray],
  ['null', (value) => value === null],
])

/** Whether the arguments of a call are those that `toolCalledWith` names. */
export function matchArguments(wanted: AssertionOf<'toolCalledWith'>['args'], actual: Arguments): boolean {
  const { args, argumentMatching = 'partial' } = wanted
  switch (argumentMatching) {
    case 'ignore':
      return true
    case 'exact':
      return isDeepStrictEqual(args, actual)
    case 'partial':
      return Object.entries(args).every(([name, value]) => isSameArgument(value, actual[name]))
  }
}

function isSameArgument(wanted: unknown, actual: unknown): boolean {
  const check = typeof wanted === 'string' ? typeChecks.get(wanted.trim().toLowerCase()) : undefined
  if (check !== undefined) return check(actual)
  return isDeepStrictEqual(wanted, actual)
}
