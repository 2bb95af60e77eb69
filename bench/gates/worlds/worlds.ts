import { historyWorlds } from './history.ts'
import { missingWorlds } from './missing.ts'
import { plainWorlds } from './plain.ts'
import { scoreWorlds } from './scores.ts'
import { testWorlds } from './tests.ts'
import { laterWorlds, weatherWorlds } from './weather.ts'
import type { World } from './world.ts'

/** Every world by its name, in the order of the page. */
export const worlds: Readonly<Record<string, World>> = {
  ...plainWorlds,
  ...weatherWorlds,
  ...historyWorlds,
  ...testWorlds,
  ...missingWorlds,
  ...scoreWorlds,
}

/** These and those that the recorded table does not have yet. */
export const allWorlds: Readonly<Record<string, World>> = { ...worlds, ...laterWorlds }
