import { baselines, branches, trouble } from './list/events.ts'
import { hostedRuns } from './list/hosted.ts'
import { forks, severalMachines } from './list/jobs.ts'
import { brokenMain } from './list/main-state.ts'
import { evidence, history, plain } from './list/plain.ts'
import type { SetUp } from './set-up.ts'

/** Every set-up, by family. */
export const families: Readonly<Record<string, readonly SetUp[]>> = {
  'One job, one report': plain,
  'What main did before': history,
  'main stays broken': brokenMain,
  'Reports that are not what they should be': evidence,
  'Several jobs': severalMachines,
  'Pull requests of forks': forks,
  'Events and branches': branches,
  Baselines: baselines,
  'Trouble with GitHub': trouble,
  'Hosted runs and uploads': hostedRuns,
}

export const setUps: readonly SetUp[] = Object.values(families).flat()
