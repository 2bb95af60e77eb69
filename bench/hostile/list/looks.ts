import { breaksTest, looks as setUps } from '../../setups/list/looks.ts'
import { measureAgain } from '../../setups/world/project.ts'
import { type Attack, borrow } from '../attack.ts'

const report = '"$EVAL_GATE_REPORTS/again.xml"'
const onHead = (command: string) => `[ "$EVAL_GATE_SIDE" != head ] || ${command}`

/** What the command answers when it is asked again about what broke. */
const answers = [
  breaksTest('answers-other-name', 'A test breaks; the answer of the change has another test in its place.', {
    after: onHead(`sed -i 's/checks 3"/checks 33"/; s/<failure.*failure>//' ${report}`),
  }),
  breaksTest('answers-skipped', 'A test breaks; the answer of the change says that it was skipped.', {
    after: onHead(
      `sed -i 's/<failure[^>]*>.*<\\/failure>/<skipped\\/>/; s/<failure[^>]*\\/>/<skipped\\/>/' ${report}`,
    ),
  }),
  breaksTest('answers-without-it', 'A test breaks; the answer of the change lacks it.', {
    after: onHead(`sed -i '/checks 3"/d' ${report}`),
  }),
  breaksTest(
    'answers-of-base',
    'A test breaks; the change waits for the report of the base and hands it in.',
    {
      command: `${measureAgain}\ncp ${report} "$RUNNER_TEMP/$EVAL_GATE_SIDE.xml"\n${onHead(`cp "$RUNNER_TEMP/base.xml" ${report} 2>/dev/null || rm -f ${report}`)}`,
    },
  ),
  breaksTest(
    'answers-for-base',
    'A test breaks; what the change leaves running writes its failure for the base, too.',
    {
      before: onHead(
        `(for i in $(seq 60); do for of in "$RUNNER_TEMP"/*/; do cp "$RUNNER_TEMP/owned.xml" "$of/again.xml"; done; sleep 0.2; done > /dev/null 2>&1 &)`,
      ),
      after: onHead(`cp ${report} "$RUNNER_TEMP/owned.xml"`),
    },
  ),
]

/** What the code of a change does while its break is measured again. */
export const looks: readonly Attack[] = borrow(
  [...setUps, ...answers],
  [
    ...answers.map(({ id }) => id),
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
