export type Fields = Readonly<Record<string, unknown>>

export { readFields, readFlag, readList, readText } from '../../model/data.ts'
