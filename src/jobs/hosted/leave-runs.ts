import { listStartProblems, type Start, selectStartedRuns } from '#service'
import type { ExitCode } from '../../errors.ts'
import { choosePlural, formatPlural } from '../../model/format.ts'
import { setSomeOutputs } from '../publish/outputs.ts'
import type { HostedJob } from './job.ts'

/** Ends the job while its runs continue; a later step waits for them. Returns the exit code. */
export function leaveRunsRunning(
  started: readonly Start[],
  { openRuns, platform, project }: HostedJob,
): ExitCode {
  const runs = selectStartedRuns(started)
  // The post step of this step must not cancel them.
  for (const { runId } of runs) openRuns.leave(runId)
  setSomeOutputs({ 'run-id': runs.map(({ runId }) => runId).join(' ') }, platform.step)
  const doubts = runs.flatMap((run) => run.doubts)
  for (const problem of [...listStartProblems(started), ...doubts]) platform.runtime.log.error(problem)
  platform.runtime.log.notice(
    `${formatPlural(runs.length, 'hosted run is', 'hosted runs are')} still running in project ${project.id}. Pass the output \`run-id\` to a later step to evaluate ${choosePlural(runs.length, 'it', 'them')}.`,
  )
  if (listStartProblems(started).length === 0 && doubts.length === 0) return 0
  return 3
}
