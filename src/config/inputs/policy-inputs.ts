import type { InputTable } from './input.ts'
import { createChoiceReader, createScriptReader } from './reader.ts'

/** Path of the policy file of projects that name none. */
export const defaultPolicyPath = '.github/eval-gate.yml'

/** Inputs that decide the verdict. */
export const policyInputs = {
  policy: {
    reader: createScriptReader('FILE|YAML'),
    fallback: `\`${defaultPolicyPath}\``,
    description:
      'Path of a policy file that counts on top of the one at the default path, or settings of docs/policy.md as YAML, such as `fail-on: failures`, that count on top of the files; or both, with the path on the first line.',
  },
  'policy-from': {
    reader: createChoiceReader(['base', 'head']),
    default: 'base',
    only: 'github',
    description:
      'Whose policy files judge a change: `base` (the base branch, so that a change of the policy counts once it is merged) or `head` (the checkout). A run of a reviewed branch is judged by its own.',
  },
} as const satisfies InputTable
