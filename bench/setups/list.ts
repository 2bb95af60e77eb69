import { againstWhat } from './list/base.ts'
import { baselines, branches, trouble } from './list/events.ts'
import { hostedRuns } from './list/hosted.ts'
import { forks, severalMachines } from './list/jobs.ts'
import { lives } from './list/lives.ts'
import { looks } from './list/looks.ts'
import { brokenMain } from './list/main-state.ts'
import { evidence, history, plain } from './list/plain.ts'
import { presence } from './list/presence.ts'
import { repositories } from './list/repositories.ts'
import { unusual } from './list/unusual.ts'
import type { SetUp } from './set-up.ts'

/** Every set-up, by family. */
export const families: Readonly<Record<string, readonly SetUp[]>> = {
  'One job, one report': plain,
  'What main did before': history,
  'main stays broken': brokenMain,
  'Reports that are not what they should be': evidence,
  'Cases that were due': presence,
  'Several jobs': severalMachines,
  'Pull requests of forks': forks,
  'Events and branches': branches,
  'What a run is measured against': againstWhat,
  Baselines: baselines,
  'Trouble with GitHub': trouble,
  'Hosted runs and uploads': hostedRuns,
  'A second look': looks,
  'Weeks of a repository': repositories,
  'Unusual moments': unusual,
  'Moments in the life of a base': lives,
}

export const setUps: readonly SetUp[] = Object.values(families).flat()
