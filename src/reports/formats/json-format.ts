import type { ReportFormat } from '../format.ts'

/** A format of JSON. @param signs paths of an outline: it has all of one of the lists */
export function jsonFormat(
  name: string,
  title: string,
  load: ReportFormat['load'],
  signs: readonly (readonly string[])[],
  others: Partial<ReportFormat> = {},
): ReportFormat {
  const detect: ReportFormat['detect'] = ({ paths }) =>
    signs.some((all) => all.every((path) => paths.has(path)))
  return { name, title, endings: ['json'], detect, load, ...others }
}

/** The same for evals, of which equal cases in one report are iterations. */
export function evalFormat(
  ...[name, title, load, signs, others]: Parameters<typeof jsonFormat>
): ReportFormat {
  return jsonFormat(name, title, load, signs, { repeats: 'iterations', ...others })
}
