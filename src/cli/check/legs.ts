import { isDeepStrictEqual } from 'node:util'
import { readFields, readList } from '../../model/data.ts'
import type { Value } from './expressions.ts'

/** The values of a leg; a job without a matrix has one leg without values. */
export type Leg = Readonly<Record<string, Value>>

/** The legs of a job as GitHub makes them of its matrix; undefined where an expression makes it. */
export function listLegs(strategy: unknown): readonly Leg[] | undefined {
  const { matrix = {} } = readFields(strategy)
  if (typeof matrix === 'string') return undefined
  const { include, exclude, ...axes } = readFields(matrix)
  if ([include, exclude, ...Object.values(axes)].some((value) => typeof value === 'string')) return undefined
  const excluded = readList(exclude).map(readFields)
  const product = Object.entries(axes).reduce<readonly Leg[]>(
    (legs, [name, values]) =>
      legs.flatMap((leg) => readList(values).map((value) => ({ ...leg, [name]: value as Value }))),
    [{}],
  )
  const isExcluded = (leg: Leg) => excluded.some((entry) => matchesLeg(entry, leg))
  const hasAxes = Object.keys(axes).length > 0
  let legs = hasAxes ? product.filter((leg) => !isExcluded(leg)) : []
  const original = new Set(Object.keys(axes))
  for (const entry of readList(include).map((value) => readFields(value) as Leg)) {
    const originalEntry = Object.fromEntries(Object.entries(entry).filter(([name]) => original.has(name)))
    const isExtension = legs.some((leg) => matchesLeg(originalEntry, leg))
    legs = isExtension
      ? legs.map((leg) => (matchesLeg(originalEntry, leg) ? { ...leg, ...entry } : leg))
      : [...legs, entry]
  }
  if (legs.length === 0 && !hasAxes) return [{}]
  return legs
}

const matchesLeg = (part: Readonly<Record<string, unknown>>, leg: Leg) =>
  Object.entries(part).every(([name, value]) => isDeepStrictEqual(leg[name], value))

/** The system that a job asks for, where it is not this one: `windows`, `macos`. */
export function findOtherSystem(runsOn: string, system: string): string | undefined {
  const asked = /windows|macos|ubuntu/i.exec(runsOn)?.[0].toLowerCase()
  return asked === system ? undefined : asked
}
