import type { Step } from '../ports/platform.ts'

/** What the main step leaves for its post step, by the name in its state. */
export const uploadName = 'open-run'
export const hostedRunsName = 'hosted-runs'
/** Folder of answers that `measure` paid for. */
export const answersName = 'answers'

/** True when the main step, or code that poses as it, has left work to do. */
export function hasOpenWork(readState: Step['readState']): boolean {
  return [uploadName, hostedRunsName, answersName].some((name) => readState(name) !== '')
}
