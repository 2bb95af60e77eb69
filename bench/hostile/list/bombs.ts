import { gzipSync } from 'node:zlib'
import { zipOf } from '../../../test/support/zip.ts'
import { tests, upTo } from '../../setups/reports.ts'
import { gate, main, pull } from '../../setups/runs.ts'
import type { Job } from '../../setups/set-up.ts'
import { fileCommitted } from '../../setups/world/happenings.ts'
import type { Attack } from '../attack.ts'
import { attackerGate, besideOthers } from '../reports.ts'
import { findExhaustion } from '../signs.ts'

const base = main(tests(12))

/** A report that costs more to read or to show than to write; something in it is broken or missing. */
const bomb = (id: string, words: string, job: Job): Attack => ({
  id: `bomb-${id}`,
  words,
  steps: [base, pull(job)],
  find: findExhaustion,
})

const failing = (message: string, detail = '', more = '') =>
  besideOthers(
    `<testcase name="checks 3" ${more}><failure message="${message}">${detail}</failure></testcase>`,
  )

const xml = (id: string, words: string, report: string | Buffer) => bomb(id, words, attackerGate(report))

const entities = upTo(9)
  .map((at) => `<!ENTITY e${at} "${`&e${at - 1};`.repeat(10)}">`)
  .join('')

const named = (name: string, content: string | Buffer): Job =>
  attackerGate('', { reports: { [`reports/${name}`]: content }, patterns: ['reports/*'] })

const rulesForCases = `cases:\n${upTo(400)
  .map((at) => `  - { match: [${upTo(15).map((star) => `"*${at}*${star}x"`)}], min-pass-rate: 50% }\n`)
  .join('')}`

const namesakes = (prefix: string) =>
  `<testsuites><testsuite name="s">${upTo(10_000)
    .map((at) => `<testcase name="checks ${at % 3}" file="a/${prefix}${at}.ts"/>`)
    .join('')}</testsuite></testsuites>`

const megabytes = (count: number) => Buffer.alloc(count * 2 ** 20, ' ')

export const bombs: readonly Attack[] = [
  xml(
    'entities',
    'Entities of XML that grow tenfold nine times.',
    `<!DOCTYPE x [<!ENTITY e0 "owned">${entities}]>${failing('&e9;', '&e9;').replace(/<\?xml.*\n/, '')}`,
  ),
  xml('entities-many', 'Two hundred thousand entities in a row.', failing('x', '&amp;&x'.repeat(200_000))),
  xml('nested-xml', 'A million elements within each other.', '<testsuite>'.repeat(1_000_000)),
  xml(
    'attributes',
    'A hundred thousand attributes of one element.',
    failing(
      'x',
      '',
      upTo(100_000)
        .map((at) => `a${at}=""`)
        .join(' '),
    ),
  ),
  xml('attribute', 'An attribute of 50 MB.', failing('x'.repeat(50_000_000))),
  xml(
    'element-name',
    'The name of an element of 20 MB.',
    `<testsuite><${'n'.repeat(20_000_000)}/></testsuite>`,
  ),
  xml('open-comment', 'A comment of 20 MB that does not end.', `<testsuite><!--${'-'.repeat(20_000_000)}`),
  xml(
    'open-text',
    'A text of 20 MB that does not end.',
    `<testsuite><testcase name="a"><failure><![CDATA[${']'.repeat(20_000_000)}`,
  ),
  xml(
    'tabs',
    'A message of a million tabs.',
    failing(`a${'&#9;'.repeat(1_000_000)}b`, `a${'\t'.repeat(1_000_000)}b`),
  ),
  xml('lines', 'A message of a million empty lines.', failing('x', `a${'\n'.repeat(1_000_000)}b`)),
  xml('trace', 'A stack trace of one endless path.', failing('x', 'a.b/'.repeat(1_000_000))),
  xml('brackets', 'A message of brackets.', failing('[ '.repeat(200_000), '[ ('.repeat(200_000))),
  xml('backticks', 'A message of backticks and bars.', failing('`|'.repeat(100_000), '`|\n'.repeat(100_000))),
  xml('digits', 'A duration with a million digits.', failing('x', '', `time="${'1'.repeat(1_000_000)}x"`)),
  xml(
    'long-names',
    'Ten thousand cases with names of thousands of characters.',
    failing('x').replace(
      '<testcase ',
      `${upTo(10_000)
        .map((at) => `<testcase name="${'n'.repeat(4_000)}${at}"/>`)
        .join('')}<testcase `,
    ),
  ),
  xml(
    'failures',
    'Two hundred thousand failing cases.',
    besideOthers(
      upTo(200_000)
        .map((at) => `<testcase name="t${at}"><failure message="m${at}"/></testcase>`)
        .join(''),
    ),
  ),
  bomb(
    'files',
    'Three thousand report files.',
    attackerGate('', {
      reports: Object.fromEntries([
        ...upTo(3_000).map((at) => [`reports/r${at}.xml`, tests(1, {}, `s${at}`)] as const),
        ['reports/z.xml', tests(12, { fails: [3] })] as const,
      ]),
    }),
  ),
  bomb(
    'gzip',
    'A gzip archive of half a megabyte that holds 300 MB.',
    named(
      'junit.xml.gz',
      gzipSync(
        Buffer.concat([
          Buffer.from('<testsuite><testcase name="a"><system-out>'),
          megabytes(300),
          Buffer.from('</system-out>'),
        ]),
      ),
    ),
  ),
  bomb(
    'zip',
    'A log of evals whose archive holds 300 MB.',
    named('log.eval', zipOf([{ name: 'header.json', content: megabytes(300) }])),
  ),
  bomb(
    'nested-json',
    'A million lists within each other.',
    named(
      'jest.json',
      `{"numRuntimeErrorTestSuites":0,"testResults":[{"name":"a","assertionResults":[${'['.repeat(1_000_000)}`,
    ),
  ),
  bomb(
    'json-text',
    'A text of JSON of 50 MB that does not end.',
    named(
      'jest.json',
      `{"numRuntimeErrorTestSuites":0,"testResults":[{"name":"${'\\u0041'.repeat(8_000_000)}`,
    ),
  ),
  bomb(
    'pattern-braces',
    'The name of a branch, which the pattern of the reports has in it, is a choice of two letters fifty times.',
    attackerGate(tests(12, { fails: [3] }), { patterns: ['reports/*.xml', `${'{a,b}'.repeat(50)}/*.xml`] }),
  ),
  bomb(
    'pattern-stars',
    'The pattern of the reports has forty stars, and the name of a report 250 letters.',
    attackerGate(tests(12, { fails: [3] }), {
      reports: { [`reports/${'a'.repeat(245)}.xml`]: tests(12, { fails: [3] }) },
      patterns: ['reports/*.xml', `reports/${'*a'.repeat(40)}b.xml`],
    }),
  ),
  bomb(
    'pattern-names',
    'The same, with names for what the stars stand for.',
    attackerGate(tests(12, { fails: [3] }), {
      reports: { [`reports/${'a'.repeat(245)}.xml`]: tests(12, { fails: [3] }) },
      patterns: ['reports/*.xml', `reports/${'*{os}'.repeat(40)}b.xml`, 'reports/{os}[z-a].xml'],
    }),
  ),
  {
    id: 'bomb-policy-patterns',
    words: 'The workflow of a pull request has a policy with 6,000 patterns for 2,000 cases.',
    aims: 'a policy',
    steps: [
      main(gate(tests(2_000))),
      pull(attackerGate(tests(2_000, { fails: [3] }), { with: { policy: rulesForCases } })),
    ],
    find: findExhaustion,
  },
  {
    id: 'bomb-renamed',
    words: 'Ten thousand tests of three names fail in other files than on main.',
    steps: [
      main(gate(namesakes(''))),
      pull(attackerGate(namesakes('x').replaceAll('/>', '><failure/></testcase>'))),
    ],
    find: findExhaustion,
  },
  {
    id: 'bomb-policy',
    words: 'The policy file of a pull request has aliases of YAML that grow tenfold nine times.',
    aims: 'a policy',
    steps: [
      fileCommitted('main', '.github/eval-gate.yml', 'fail-on: regressions\n'),
      base,
      pull(
        attackerGate(tests(12, { fails: [3] }), {
          files: {
            '.github/eval-gate.yml': `a0: &a0 [x]\n${upTo(9)
              .map(
                (at) =>
                  `a${at}: &a${at} [${Array(10)
                    .fill(`*a${at - 1}`)
                    .join(', ')}]\n`,
              )
              .join('')}`,
          },
        }),
      ),
    ],
    find: findExhaustion,
  },
]
