import * as v from 'valibot'
import { listKeys } from '../../model/data.ts'

/** A value in one layer of the configuration: some members of a map, or all of anything else. */
export type LayerOf<Value> = Value extends readonly unknown[] | string | number | boolean | undefined
  ? Value
  : { readonly [Name in keyof Value]?: LayerOf<Value[Name]> | undefined }

/**
 * One row of a table of settings that are written in YAML, by the field of its value. The schema, the
 * published JSON Schema, the docs and the default follow from it.
 */
export interface AnyRow {
  /** Key in the file, when that is not the name of the field in kebab case. */
  readonly name?: string
  /** Schema of the written value; its output is the value of the setting. */
  readonly schema: v.GenericSchema
  readonly default: unknown
  /** The default as the docs show it, when that is not the value. */
  readonly shownDefault?: string
  /** What it does, for users: Markdown, one paragraph. */
  readonly description: string
}

/** A row that also knows the type of its value. */
export interface Row<Value> extends AnyRow {
  readonly schema: v.GenericSchema<unknown, LayerOf<NonNullable<Value>>>
  readonly default: Value
}

type RowTable<Field extends string = string> = Readonly<Record<Field, AnyRow>>

/** Rows by key of the file, in the order of the docs, each with its field. */
export function indexByKey<Field extends string>(
  table: RowTable<Field>,
): ReadonlyMap<string, { readonly row: AnyRow; readonly field: Field }> {
  return new Map(
    listKeys(table).map((field) => [
      table[field].name ?? field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      { row: table[field], field },
    ]),
  )
}

/** Markdown links: only their text is kept, because they lead nowhere from a JSON Schema. */
const links = /\[([^\][]{0,200})\]\([^()]{0,500}\)/g

/** The keys that a file may have, with their schemas: the entries of an object schema. */
export function toSchemaEntries(table: RowTable): v.ObjectEntries {
  const entries = [...indexByKey(table)].map(([key, { row }]) => [
    key,
    v.optional(v.pipe(row.schema, createDescription(row))),
  ])
  return Object.fromEntries(entries)
}

/** Read when a schema is written: no run needs the text. */
function createDescription(row: AnyRow): v.DescriptionAction<unknown, string> {
  return {
    ...v.description(''),
    get description() {
      return row.description.replace(links, '$1')
    },
  }
}

/** Values of a file, by field instead of by key. */
export function indexByField(
  table: RowTable,
  written: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const rows = indexByKey(table)
  const fieldValues = Object.entries(written).flatMap(([key, value]) => {
    const found = rows.get(key)
    if (found === undefined || value === undefined) return []
    return [[found.field, value]]
  })
  return Object.fromEntries(fieldValues)
}

/** The default values, by field; a field without a default is absent. */
export function collectDefaults<Values>(
  table: {
    readonly [Field in keyof Values]-?: AnyRow & { readonly default: Readonly<Values[Field]> }
  },
): Values {
  const rows = Object.entries<AnyRow>(table).filter(([, row]) => row.default !== undefined)
  return Object.fromEntries(rows.map(([field, row]) => [field, row.default])) as Values
}

/** True for an input that has the settings themselves as YAML; else it is the path of a file. */
export function isInlineYaml(text: string): boolean {
  return /\n|^\s*[{#]|:(?:\s|$)/.test(text)
}
