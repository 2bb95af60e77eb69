import { looks as setUps } from '../../setups/list/looks.ts'
import { type Attack, borrow } from '../attack.ts'

/** What the code of a change does while its break is measured again. */
export const looks: readonly Attack[] = borrow(
  setUps,
  [
    'look-server-left-over',
    'look-server-detached',
    'look-server-before',
    'look-database-migrated',
    'look-database-seeded',
    'look-eval-server-shared',
    'look-eval-falls-server-shared',
    'look-client-generated',
    'look-client-in-packages',
    'look-changes-commit',
    'look-goes-and-returns',
    'look-hangs',
    'look-hangs-on-base',
    'look-writes-nothing',
    'look-fails-on-head',
    'look-fails-on-base',
    'look-removes-folder',
    'look-removes-base-folder',
    'look-removes-workspace',
    'look-cut-report',
    'look-base-not-prepared',
    'look-limited-base',
    'look-half-down',
    'look-token-kept-back',
  ],
  'a second look',
)
