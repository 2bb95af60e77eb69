import { failOnValues, onMissingBaselineValues } from '../../gate/policy/policy.ts'
import type { InputTable } from './input.ts'
import { choice, flag, rate, text } from './reader.ts'

/** What decides the verdict. */
export const policyInputs = {
  policy: {
    reader: text('FILE'),
    default: '.github/eval-gate.yml',
    field: 'policyPath',
    description: 'Policy file (YAML); docs/policy.md describes it.',
  },
  'policy-from': {
    reader: choice(['base', 'head']),
    default: 'base',
    only: 'github',
    description:
      'Whose policy file judges a pull request: `base` (the base branch, so that a change of the policy counts once it is merged) or `head` (the pull request itself).',
  },
  'fail-on': {
    reader: choice(failOnValues),
    fallback: 'the policy file, else `regressions`',
    description:
      'What fails the step: `regressions` (cases that got worse beyond chance), `new-failures` (every case that passed before and fails now), `failures` (every failing case), or `never`.',
  },
  'min-pass-rate': {
    reader: rate(),
    fallback: 'the policy file',
    description: 'Fail when a smaller share of the iterations passes, for example `95%` or `0.95`.',
  },
  'on-inconclusive': {
    reader: choice(['neutral', 'fail']),
    fallback: 'the policy file, else `neutral`',
    description: 'When the verdict is inconclusive: `neutral` passes the step, `fail` fails it.',
  },
  'on-missing-baseline': {
    reader: choice(onMissingBaselineValues),
    fallback: 'the policy file, else `pass`',
    description:
      'When there is no baseline: `pass` lets the first runs of a suite pass and is inconclusive once the base branch has stored one; `neutral` is always inconclusive; `fail` fails the step.',
  },
  compare: {
    reader: text('NAME'),
    fallback: 'the policy file, else no comparison',
    description:
      'Compare the variants of this run with each other: `model`, `prompt`, `provider`, `variant`, or the name of a tag or metadata such as `temperature`. Needs no baseline, and decides nothing by itself; see docs/recipes/compare-models.md.',
  },
  'allow-empty': {
    reader: flag(),
    default: 'false',
    description: 'Do not fail when there are no reports or no results.',
  },
} as const satisfies InputTable
