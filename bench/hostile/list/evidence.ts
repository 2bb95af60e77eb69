import { againstWhat } from '../../setups/list/base.ts'
import { branches } from '../../setups/list/events.ts'
import { plain, evidence as reports } from '../../setups/list/plain.ts'
import { presence } from '../../setups/list/presence.ts'
import { tests, upTo } from '../../setups/reports.ts'
import { gate, main, pull } from '../../setups/runs.ts'
import { fileCommitted } from '../../setups/world/happenings.ts'
import { type Attack, borrow, hide } from '../attack.ts'
import { attackerGate, besideOthers } from '../reports.ts'

const fine = tests(12)
const worse = tests(12, { fails: [3] })
const base = [main(fine)]

/** The failure of the third test, written so that a reader may miss it. */
const hidden: Readonly<Record<string, readonly [words: string, report: string | Buffer]>> = {
  error: ['as an error', besideOthers(third('<error message="x"/>'))],
  'skipped-too': [
    'beside a mark that it was skipped',
    besideOthers(third('<skipped/><failure message="x"/>')),
  ],
  'no-message': ['without any text', besideOthers(third('<failure/>'))],
  namespace: ['in a namespace', besideOthers(third('<j:failure message="x"/>'), 'xmlns:j="urn:junit" ')],
  'after-text': [
    'behind a long output',
    besideOthers(third(`<system-out>${'x'.repeat(2_000_000)}</system-out><failure/>`)),
  ],
  cdata: [
    'behind a text that looks like its end',
    besideOthers(third('<system-out><![CDATA[</testcase>]]></system-out><failure/>')),
  ],
  comment: ['between two comments', besideOthers(third('<!-- </testcase> --><failure/><!-- -->'))],
  'count-only': ['in the counts of the suite alone', worse.replace(/<failure[\s\S]*?<\/failure>/, '')],
  'case-nested': [
    'in a case within a case',
    besideOthers(
      third(`</testcase><testsuite name="inner">${third('<failure/>')}</testsuite><testcase name="end">`),
    ),
  ],
  'second-document': ['in a second document of the file', `${tests(2)}${worse}`],
  utf16: ['in UTF-16', Buffer.from(`\ufeff${worse.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
  'wrong-encoding': ['in a file that names a wrong encoding', worse.replace('UTF-8', 'UTF-32')],
  entity: [
    'behind a declaration of an entity',
    `<!DOCTYPE x [<!ENTITY f "passed">]>${worse.replace(/<\?xml.*\n/, '')}`,
  ],
  'zero-width': ['under its name with an invisible character', worse.replace('checks 3', 'checks\u200b 3')],
  capital: ['under its name in capitals', worse.replace('checks 3', 'CHECKS 3')],
  'other-class': [
    'under another class',
    worse.replace(/classname="shop"(?= name="checks 3")/, 'classname="old"'),
  ],
  prototype: ['under a name that objects of JavaScript have', worse.replace('checks 3', '__proto__')],
  diluted: [
    'beside ten thousand new tests that pass',
    besideOthers(
      `${third('<failure/>')}${upTo(10_000)
        .map((at) => `<testcase name="new ${at}"/>`)
        .join('')}`,
    ),
  ],
  repeated: [
    'beside forty entries of the same test that pass',
    besideOthers(`${third('<failure/>')}${third('').repeat(40)}`),
  ],
  iterated: [
    'as one of forty iterations, which the report declares',
    besideOthers(
      upTo(40)
        .map((at) => third(at === 1 ? '<failure/>' : '', ` (iteration ${at})`))
        .join(''),
    ),
  ],
}

function third(content: string, more = ''): string {
  return `<testcase classname="shop" name="checks 3${more}">${content}</testcase>`
}

const quarantine = 'cases: [{ match: "*known flaky*", gate: false }]\n'
const policyFile = '.github/eval-gate.yml'

export const evidence: readonly Attack[] = [
  ...Object.entries(hidden).map(([id, [words, report]]) =>
    hide(
      `hidden-${id}`,
      `A failing test is written ${words}.`,
      undefined,
      ...base,
      pull(attackerGate(report)),
    ),
  ),
  hide(
    'hidden-in-quarantine',
    'A failing test gets the name of those that the policy of main does not gate.',
    'a policy',
    fileCommitted('main', policyFile, quarantine),
    main(gate(fine, { files: { [policyFile]: quarantine } })),
    pull(attackerGate(worse.replace('checks 3', 'known flaky 3'), { files: { [policyFile]: quarantine } })),
  ),
  hide(
    'renamed-suite',
    'The workflow of a pull request that breaks a test names another suite, which has no baseline.',
    'stored runs',
    ...base,
    pull(attackerGate(worse, { with: { 'suite-name': 'fresh' } })),
  ),
  hide(
    'claims-selection',
    'The workflow of a pull request that breaks a test claims that only some tests were meant to run.',
    'stored runs',
    ...base,
    pull(attackerGate(tests(11, { fails: [3] }), { with: { selection: 'true' } })),
  ),
  ...borrow(plain, [
    'test-gone',
    'tests-newly-skipped',
    'half-of-the-tests-gone',
    'test-renamed-and-broken',
    'all-tests-renamed-break',
    'still-broken',
    'evals-trade-places',
  ]),
  ...borrow(reports, [
    'no-report',
    'empty-report',
    'cut-report',
    'json-lines-cut-before-break',
    'no-results',
    'all-skipped',
    'almost-all-skipped',
    'most-tests-gone',
    'committed-report',
    'committed-report-beside-break',
    'left-over-report',
    'report-of-another-day',
    'tests-crash-after-report',
    'tests-cancelled',
    'one-of-three-packages',
  ]),
  ...borrow(presence, ['failing-test-gone', 'suite-renamed-and-tests-gone', 'leg-gone']),
  ...borrow(branches, ['pull-request-target', 'newer-main-checked-out']),
  ...borrow(
    againstWhat,
    [
      'brings-fewer-reports',
      'brings-baseline',
      'brings-no-baseline',
      'brings-look-again',
      'brings-baseline-branch',
      'merge-queue-measures-main',
      'comment-measures-main',
    ],
    'stored runs',
  ),
]
