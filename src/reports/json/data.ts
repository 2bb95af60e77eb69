export type Fields = Readonly<Record<string, unknown>>

export { readFields, readList, readText } from '../../model/data.ts'
