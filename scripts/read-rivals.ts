/**
 * Reads the `action.yml` of the actions in the table of docs/migrating.md again. Where the inputs on which its rows rest are as they
 * were, the table gets the date of today; where one is not, the script names it and ends with 1: a person has to look.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { project } from './require-tool.ts'

interface Rival {
  readonly repository: string
  /** Input → its default; `required` for one without. */
  readonly inputs: Readonly<Record<string, string>>
}

const rivals: readonly Rival[] = [
  {
    repository: 'getsentry/vitest-evals',
    inputs: { results: 'vitest-results.json', 'fail-on-failures': 'false', 'publish-check': 'false' },
  },
  {
    repository: 'langfuse/experiment-action',
    inputs: {
      langfuse_public_key: 'required',
      experiment_path: 'required',
      should_fail_on_regression: 'true',
      should_comment_on_pr: 'true',
    },
  },
]

/** A mirror of GitHub's raw files, for machines without GitHub. */
const raw = process.env.RAW_GITHUB ?? 'https://raw.githubusercontent.com'

async function changesOf({ repository, inputs }: Rival): Promise<readonly string[]> {
  const text = await readText(`${raw}/${repository}/HEAD/action.yml`)
  if (text instanceof Error) return [`${repository}: action.yml could not be read (${text.message})`]
  const found =
    (parse(text) as { inputs?: Record<string, { default?: unknown; required?: unknown }> }).inputs ?? {}
  return Object.entries(inputs).flatMap(([name, before]) => {
    const input = found[name]
    const now =
      input === undefined ? 'gone' : String(input.default ?? (input.required === true ? 'required' : ''))
    return now === before ? [] : [`${repository}: ${name} was ${before}, is ${now}`]
  })
}

async function readText(url: string): Promise<string | Error> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.text() : new Error(String(response.status))
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined
    return cause instanceof Error ? cause : new Error(String(error))
  }
}

const changes = (await Promise.all(rivals.map(changesOf))).flat()
for (const change of changes) console.error(change)
if (changes.length > 0) process.exitCode = 1
else {
  const path = join(project, 'docs/migrating.md')
  const today = new Date().toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const dated = readFileSync(path, 'utf8').replace(
    /<!-- rivals -->.*<!-- \/rivals -->/,
    `<!-- rivals -->${today}<!-- /rivals -->`,
  )
  writeFileSync(path, dated)
  console.log(`${rivals.length} actions are as the table says, on ${today}.`)
}
