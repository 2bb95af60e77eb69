import type { Result } from '../../../model/run/result.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'
import type { Problem } from './case.ts'

/** Said once per report of a linter. */
export const linterWarning =
  'this is the report of a linter: every finding is a case of its own, so a new finding is a new failing test, and a resolved one is no missing case'

/** Linters (ESLint, Ruff, Biome, Stylelint) name the package of a suite `org.<linter>` and a finding by its rule. */
export function findLinter(attributes: XmlAttributes): string | undefined {
  const name = attributes.get('package') ?? ''
  return /^org\.(eslint|ruff|biome|stylelint|oxlint|tslint|jshint)$/.exec(name)?.[1]
}

/** The linter or scanner that the root of a report names: without any finding it may have nothing else. */
export function findRootLinter(root: XmlAttributes): string | undefined {
  return /^(?:biome|kics|ruff)\b/i.exec(root.get('name') ?? '')?.[0].toLowerCase()
}

/** A case that each report of a linter has, so that one without findings is a whole one. */
export function buildLinterResult(linter: string): Result {
  return { identity: { suite: [], name: `${linter} has reported` }, outcome: 'passed' }
}

/** A rule may be violated several times in one file; the message distinguishes the findings. */
export function nameFinding(name: string, problems: readonly Problem[]): string {
  const message = problems[0]?.message.trim() ?? ''
  if (message === '') return name
  return `${name}: ${message}`
}

/** Line of a finding, which ESLint writes into its text only. */
export function readFindingLine(text: string): string | undefined {
  return /^\s*line (\d{1,7}), col \d+/.exec(text.slice(0, 200))?.[1]
}
