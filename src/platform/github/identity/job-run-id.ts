import { fieldsOf } from '../../../model/data.ts'
/**
 * Id of this job in this attempt of the run, out of the token by which the runner lets a job store artifacts. It is
 * the only thing that distinguishes two calls of one reusable workflow: they share workflow, job id and matrix. The
 * scope reads `Actions.Results:RUN:JOB`, as the toolkit's artifact client takes it.
 */
export function readJobRunId(runtimeToken: string | undefined): string | undefined {
  const [, payload = ''] = (runtimeToken ?? '').split('.')
  try {
    const { scp } = fieldsOf(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return /(?:^| )Actions\.Results:[^: ]+:([^: ]+)/.exec(String(scp))?.[1]
  } catch {
    return undefined
  }
}
