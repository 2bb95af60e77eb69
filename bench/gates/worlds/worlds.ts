import { cacheWorlds } from './caches.ts'
import { calendarWorlds } from './calendar.ts'
import { caseWorlds } from './cases.ts'
import { historyWorlds } from './history.ts'
import { latencyWorlds } from './latency.ts'
import { missingWorlds } from './missing.ts'
import { plainWorlds } from './plain.ts'
import { moreScoreWorlds, scoreWorlds } from './scores.ts'
import { shapeWorlds } from './shapes.ts'
import { moreTestWorlds, testWorlds } from './tests.ts'
import { troubleWorlds } from './trouble.ts'
import { weatherWorlds } from './weather.ts'
import type { World } from './world.ts'

/** The worlds of the short form, one or two for each kind of trouble. */
export const shortWorlds: Readonly<Record<string, World>> = {
  ...plainWorlds,
  ...weatherWorlds,
  ...historyWorlds,
  ...testWorlds,
  ...missingWorlds,
  ...scoreWorlds,
}

/** Every world by its name, in the order of the page. */
export const worlds: Readonly<Record<string, World>> = {
  ...shortWorlds,
  ...shapeWorlds,
  ...calendarWorlds,
  ...caseWorlds,
  ...cacheWorlds,
  ...troubleWorlds,
  ...moreTestWorlds,
  ...moreScoreWorlds,
  ...latencyWorlds,
}
