import { cleanName } from './text/names.ts'

/** Where a case ran, as its report says: each value makes it a case of its own. */
export interface Environment {
  /** Playwright's project. */
  project?: string
  variant?: string
  os?: string
  browser?: string
  /** Major and minor version. */
  python?: string
}

const properties: ReadonlySet<string> = new Set(['variant', 'os', 'browser', 'python'])
const longest = 200

/**
 * Keeps a property that names an environment. Only the exact names: `Python` is what pytest-metadata writes into
 * every report.
 */
export function keepEnvironment(environment: Environment, name: string, value: string): boolean {
  if (!properties.has(name)) return false
  const trimmed = value.trim().slice(0, longest)
  if (trimmed === '') return false
  environment[name as 'variant'] = name === 'python' ? shortenPythonVersion(trimmed) : trimmed
  return true
}

/** A patch release does not count as another environment. */
function shortenPythonVersion(value: string): string {
  const version = /^(?:python[ -]?)?(\d+\.\d+)(?:\.\S*)?$/i.exec(value)?.[1]
  if (version === undefined) return value
  return `python ${version}`
}

/** The environment as a variant, in a fixed order; undefined where nothing is known. */
export function formatEnvironment({
  project,
  variant,
  os,
  browser,
  python,
}: Environment): string | undefined {
  return joinVariants(project, variant, os, browser, python)
}

/** Parts of a variant, each once. */
export function joinVariants(...parts: readonly (string | undefined)[]): string | undefined {
  const known = new Set(parts.filter((part) => part !== undefined && part !== ''))
  if (known.size === 0) return undefined
  return cleanName([...known].join(' · '))
}
