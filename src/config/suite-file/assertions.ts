import * as v from 'valibot'
import { type AssertionType, argumentModes, assertionKinds, assertionTypes } from '#contract'
import { createChoiceSchema } from '../settings/written.ts'

/** An assertion in the words of the service. */
type Fields = Readonly<Record<string, unknown>>

/** The word of a suite file for a field of an assertion: kebab case, and `tool` for the name of a tool. */
function toFileWord(field: string): string {
  if (field === 'toolName') return 'tool'
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function listFields(type: AssertionType): readonly [string, v.GenericSchema][] {
  return Object.entries<v.GenericSchema>(assertionKinds[type].schema.entries).filter(
    ([field]) => field !== 'type',
  )
}

/** A map with keys that are not ours to know. */
export const record = v.record(v.string(), v.unknown(), 'must be a map of keys')

/** The service nests the arguments of a call, `args: { args, argumentMatching }`; a suite file has them flat. */
const flatArguments = {
  arguments: v.optional(record),
  'argument-matching': v.optional(createChoiceSchema(argumentModes)),
}

function createWrittenEntries(type: AssertionType): v.ObjectEntries {
  const entries = listFields(type).map(
    ([field, schema]): v.ObjectEntries =>
      field === 'args' ? flatArguments : { [toFileWord(field)]: schema },
  )
  return Object.assign({}, ...entries)
}

function toService({ type, role, ...written }: Fields): Fields {
  const [known] = assertionTypes.filter((each) => each === type)
  const fields =
    known === undefined ? [] : listFields(known).map(([field]) => [field, readField(field, written)])
  const assertion = Object.fromEntries([['type', type], ...fields, ['role', role]])
  return JSON.parse(JSON.stringify(assertion))
}

function readField(field: string, written: Fields): unknown {
  if (field !== 'args') return written[toFileWord(field)]
  const { arguments: args = {}, 'argument-matching': argumentMatching } = written
  return { args, argumentMatching }
}

/** Assertions of every kind that the contract knows, in the words of a suite file. */
function createAssertionSchema(more: v.ObjectEntries) {
  return v.pipe(
    v.variant(
      'type',
      assertionTypes.map((type) =>
        v.strictObject({ ...createWrittenEntries(type), ...more, type: v.literal(type) }),
      ),
      `must be one of ${assertionTypes.join(', ')}`,
    ),
    v.transform((written) => toService(written)),
  )
}

/** The keys of a kind beside its `type`. */
export function listWrittenKeys(type: AssertionType): readonly string[] {
  return Object.keys(createWrittenEntries(type))
}

/** The assertion of a step. */
export const writtenAssertion = createAssertionSchema({})

/** Rules of a case or of the suite. */
export const writtenRules = v.array(
  createAssertionSchema({ role: v.optional(createChoiceSchema(['required', 'advisory'])) }),
  'must be a list',
)
