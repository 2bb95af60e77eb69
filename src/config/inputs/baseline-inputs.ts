import type { InputTable } from './input.ts'
import { createLinesReader, createTextReader, quoteForMessage, type Reader, type Refuse } from './reader.ts'

/** The source of the results to compare with. */
export type BaselineChoice =
  | { readonly kind: 'auto' | 'artifact' | 'service' | 'none' }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'run'; readonly runId: string }

function createBaselineReader(): Reader<BaselineChoice | undefined> {
  const readBaselineChoice = (text: string, refuse: Refuse): BaselineChoice | undefined => {
    if (text === 'auto' || text === 'artifact' || text === 'service' || text === 'none') return { kind: text }
    const [, kind, value = ''] = /^(file|run):\s*(\S.*)$/.exec(text) ?? []
    if (kind === 'file') return { kind, path: value }
    if (kind === 'run' && /^\d+$/.test(value)) return { kind, runId: value }
    const choices = 'auto, artifact, service, none, file:PATH or run:ID (id of a workflow run)'
    const advice = /[./]/.test(text) ? `baseline: file:${text.replace(/^file:/, '')}` : undefined
    return refuse(`must be one of ${choices}; got ${quoteForMessage(text)}`, advice)
  }
  return { placeholder: 'SOURCE', absent: undefined, read: readBaselineChoice }
}

/** Inputs about the baseline. */
export const baselineInputs = {
  baseline: {
    reader: createBaselineReader(),
    default: 'auto',
    description:
      'What to compare with: `artifact` (results that runs of the base branch stored), `service` (results of the base branch in the eval service), `auto` (either of the two), `run:ID` (a workflow run), `file:PATH` (a results file or reports), or `none`.',
  },
  'baseline-branch': {
    reader: createTextReader('BRANCH'),
    only: 'github',
    fallback:
      'the base of the pull request or of the merge queue; on a push the branch itself when it is the default branch or its rules want a review, else the default branch',
    description:
      'Branch to compare with. When it has no baseline yet, the default branch is used instead, and the report says so.',
  },
  'baseline-workflow': {
    reader: createLinesReader('FILE'),
    field: 'baselineWorkflows',
    only: 'github',
    fallback: 'the workflow file of this run',
    description:
      'Workflow files whose runs on the base branch store the baseline, such as `ci.yml`, one per line. Requires `suite-name`.',
  },
} as const satisfies InputTable
