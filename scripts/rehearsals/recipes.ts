/** What somebody writes who follows a recipe: a file, and where in it; without a place, the file is new. */
export interface Edit {
  readonly file: string
  /** The text stands before the first line that begins with it, in the part of the file after `below`. */
  readonly before?: string
  readonly below?: string
  readonly text: string
}

/** A recipe of CONTRIBUTING.md, followed once. */
export interface Rehearsal {
  /** How its paragraph begins. */
  readonly recipe: string
  readonly edits: readonly Edit[]
  /** Scripts of package.json that the recipe names. */
  readonly scripts: readonly string[]
}

const reader = `import type { ReadReport } from '../../format.ts'
import { readFields } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { readCount } from '../../numbers.ts'
import { readStatus } from '../../statuses.ts'
import { addEntry } from './entry.ts'

/** Reports of a tool that does not exist. */
export const readRehearsedJson: ReadReport = async (source, context) => {
  const take = (value: unknown) => {
    const { name, status } = readFields(value)
    addEntry({ ...readStatus('rehearsed', status, context.collector), name }, context)
  }
  let cases = 0
  const takeTotal = (value: unknown) => {
    cases = readCount(value)
  }
  await readJson(source, context, { keys: { rehearsedTests: { items: { take } }, total: { take: takeTotal } } })
  context.collector.stateTotals({ cases })
}
`

/** In the order of CONTRIBUTING.md. */
export const rehearsals: readonly Rehearsal[] = [
  {
    recipe: 'An input',
    edits: [
      {
        file: 'src/config/inputs/reviewer-inputs.ts',
        before: "  'ctrf-file': {",
        text: "  'rehearsed-file': { reader: createTextReader('FILE'), description: 'Where to write the word `rehearsed`.' },\n",
      },
      {
        file: 'src/jobs/publish/files.ts',
        before: '  if (ctrfFile !== undefined)',
        text: "  if (config.rehearsedFile !== undefined) saveExportFile(config.rehearsedFile, 'rehearsed', 'rehearsed-file')\n",
      },
      {
        file: 'test/unit/config/rehearsed-input.test.ts',
        text: `import { expect, it } from 'vitest'
import { reviewerInputs } from '../../../src/config/inputs/reviewer-inputs.ts'

it('is an input', () => {
  expect(reviewerInputs).toHaveProperty('rehearsed-file')
})
`,
      },
    ],
    scripts: ['docs:inputs', 'docs:cli'],
  },
  {
    recipe: 'An output',
    edits: [
      {
        file: 'src/jobs/publish/output-table.ts',
        before: "  'run-id':",
        text: "  rehearsed: 'Number of cases that have a result.',\n",
      },
      {
        file: 'src/jobs/publish/outputs.ts',
        before: "    'run-id':",
        text: '    rehearsed: report.comparison.cases.length,\n',
      },
    ],
    scripts: ['docs:inputs'],
  },
  {
    recipe: 'A setting',
    edits: [
      {
        file: 'src/config/policy/job-settings.ts',
        before: '  readonly uploadReports',
        text: '  readonly rehearsedReports: boolean\n',
      },
      {
        file: 'src/config/policy/job-settings.ts',
        below: 'export const jobSettings',
        before: '  uploadReports: {',
        text: `  rehearsedReports: {
    schema: flag,
    default: false,
    description: 'Whether the log says that this was rehearsed.',
    isWeaker: isNeverWeaker,
    says: describeNothing,
  },
`,
      },
      {
        file: 'src/jobs/conclude.ts',
        before: '  const published ',
        text: "  if (policy.rehearsedReports) platform.runtime.log.info('rehearsed')\n",
      },
      {
        file: 'test/unit/config/policy/file.test.ts',
        before: '      uploadReports: true,',
        text: '      rehearsedReports: true,\n',
      },
      {
        file: 'test/unit/config/policy/file.test.ts',
        before: 'upload-reports: true',
        text: 'rehearsed-reports: true\n',
      },
    ],
    scripts: ['docs:inputs'],
  },
  {
    recipe: 'A rule',
    edits: [
      { file: 'src/model/verdict.ts', before: "  'unreadable-report',", text: "  'rehearsed-rule',\n" },
      {
        file: 'src/gate/judge/rehearsed-rule.ts',
        text: `import type { Reason } from '../../model/verdict.ts'
import type { Judged } from './judged.ts'

/** Reports of a tool that does not exist. */
export function listRehearsedReasons({ measured }: Judged): Reason[] {
  if (measured.run.info.id !== 'rehearsed') return []
  return [{ rule: 'rehearsed-rule', status: 'warning', message: 'This run was rehearsed.', evidence: {} }]
}
`,
      },
      {
        file: 'src/gate/judge/decide.ts',
        before: 'import { listSliceFloorReasons }',
        text: "import { listRehearsedReasons } from './rehearsed-rule.ts'\n",
      },
      {
        file: 'src/gate/judge/decide.ts',
        before: '    ...listOldBaselineReasons(',
        text: '    ...listRehearsedReasons(given),\n',
      },
      {
        file: 'src/model/find-obligation.ts',
        before: "  'case-score':",
        text: "  'rehearsed-rule': 'said',\n",
      },
      { file: 'test/unit/render/not-compared.test.ts', before: "  'budget',", text: "  'rehearsed-rule',\n" },
      {
        file: 'docs/policy.md',
        before: '| `unreadable-report` |',
        text: '| `rehearsed-rule` | a run that was rehearsed |\n',
      },
    ],
    scripts: [],
  },
  {
    recipe: 'A line of the comment',
    edits: [
      {
        file: 'src/facts/rehearsed.ts',
        text: `import type { View } from './view.ts'

/** Says that the run was rehearsed. Ours, never foreign. */
export function describeRehearsal({ report }: View): string | undefined {
  if (report.suiteName !== 'rehearsed') return undefined
  return 'This run was rehearsed.'
}
`,
      },
      {
        file: 'src/render/markdown/comment.ts',
        before: "import type { View } from '../../facts/view.ts'",
        text: "import { describeRehearsal } from '../../facts/rehearsed.ts'\n",
      },
      {
        file: 'src/render/markdown/comment.ts',
        before: "    { name: 'links',",
        text: "    ...[describeRehearsal(view) ?? []].flat().map((open) => ({ name: 'rehearsed', priority: 9, open })),\n",
      },
    ],
    scripts: [],
  },
  {
    recipe: 'A report format',
    edits: [
      {
        file: 'src/tools/formats/test-formats.ts',
        before: '  {',
        below: "name: 'mocha-json'",
        text: `  {
    name: 'rehearsed-json',
    title: 'A tool that does not exist',
    endings: ['json'],
    has: [['rehearsedTests']],
  },
`,
      },
      { file: 'src/reports/formats/test-tools/rehearsed-json.ts', text: reader },
      {
        file: 'src/reports/formats/readers.ts',
        before: "  'libtest-json':",
        text: "  'rehearsed-json': async () => (await import('./test-tools/rehearsed-json.ts')).readRehearsedJson,\n",
      },
      {
        file: 'src/reports/statuses.ts',
        before: '  dart: {',
        text: "  rehearsed: { passed: 'passed', failed: 'failed' },\n",
      },
      {
        file: 'test/fixtures/reports/rehearsed.json',
        text: '{"rehearsedTests":[{"name":"adds","status":"passed"},{"name":"divides","status":"failed"}],"total":2}\n',
      },
      {
        file: 'test/unit/reports/fixtures.test.ts',
        before: "  ['libtest.json',",
        text: "  ['rehearsed.json', 'rehearsed-json', '2 tests: 1 passed, 1 failed, 0 errored, 0 skipped, 0 flaky, 0 suites', 2],\n",
      },
    ],
    scripts: ['docs:formats', 'docs:inputs'],
  },
  {
    recipe: 'An operation of the service',
    edits: [
      {
        file: 'src/contract/operations/account.ts',
        before: '  getCapabilities: {',
        text: `  getRehearsal: {
    method: 'GET',
    path: '/projects/{projectId}/rehearsal',
    summary: 'Whether this was rehearsed.',
    response: v.looseObject({ rehearsed: maybe(v.boolean()) }),
    optional: true,
  },
`,
      },
      {
        file: 'local-service/handlers/account.ts',
        before: '  getCapabilities:',
        text: `  getRehearsal: ({ params }, { caller }, store) => {
    findProject(params.projectId, caller, store)
    return { rehearsed: true }
  },

`,
      },
      {
        file: 'local-service/test/contract/rows/account.ts',
        before: "  row('getCapabilities',",
        text: "  row('getRehearsal', 'of a project', { params: shop }, 200, { as: 'bob', answer: { rehearsed: true } }),\n",
      },
    ],
    scripts: ['docs:api', 'docs:cli'],
  },
]
