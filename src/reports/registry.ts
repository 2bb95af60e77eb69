import type { ReportFormat } from './format.ts'
import { jestJson } from './formats/jest-json.ts'
import { junitXml } from './formats/junit-xml.ts'
import { vitestJson } from './formats/vitest-json.ts'

/** Every format that is read. The first whose `detect` agrees is taken, so the narrower ones come first. */
export const formats: readonly ReportFormat[] = [junitXml, jestJson, vitestJson]

/** Values of `format:`. */
export const formatNames: readonly string[] = formats.map(({ name }) => name)

export function findFormat(name: string): ReportFormat | undefined {
  return formats.find((format) => format.name === name)
}
