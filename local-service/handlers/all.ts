import type { Handlers } from '../handler.ts'
import { accountHandlers } from './account.ts'
import { caseHandlers } from './cases.ts'
import { clientHandlers } from './clients.ts'
import { environmentHandlers } from './environments.ts'
import { ingestHandlers } from './ingest.ts'
import { launchGroupHandlers } from './launch-groups.ts'
import { launchHandlers } from './launches.ts'
import { runHandlers } from './runs.ts'
import { serverHandlers } from './servers.ts'
import { sessionHandlers } from './sessions.ts'
import { studyHandlers } from './studies.ts'
import { suiteHandlers } from './suites.ts'

/** The handler of every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...caseHandlers,
  ...clientHandlers,
  ...environmentHandlers,
  ...ingestHandlers,
  ...launchGroupHandlers,
  ...launchHandlers,
  ...runHandlers,
  ...serverHandlers,
  ...sessionHandlers,
  ...studyHandlers,
  ...suiteHandlers,
}
