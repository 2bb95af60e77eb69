import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formats } from '../../src/reports/registry.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { listFiles } from '../support/list-files.ts'
import { readContent } from '../support/reports/reading.ts'
import { toolsFolder } from '../support/reports/tool-fixtures.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { runMain } from '../support/run-main.ts'
import { createWorkspace } from '../support/workspace.ts'

/** The runner would obey both: the one at the start of a line, the other anywhere in it. */
const commands = '\n::error::forged\n##[stop-commands]tok'

/** Lines that the runner would take for a command that is not ours. */
function obeyed(log: string): readonly string[] {
  const own = /^::(?:debug|notice|warning|error|add-mask|group|endgroup)\b/
  return log
    .split(/\r?\n/)
    .filter((line) => /^\s*::error::forged/.test(line) || (!own.test(line) && line.includes('##[stop')))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The report with the commands in every text that is long enough to be one. */
function poison(text: string): string {
  const isText = (value: string) => value.length > 12 || value.includes(' ')
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return isText(value) ? value + commands : value
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item)]))
  }
  const ofJson = (json: string) => JSON.stringify(walk(JSON.parse(json)))
  if (/^\s*[[{]/.test(text)) {
    // One document, or one on each line.
    return isJson(text)
      ? ofJson(text)
      : text.replaceAll(/^.+$/gm, (line) => (isJson(line) ? ofJson(line) : line))
  }
  const inXml = commands.replaceAll('\n', '&#10;')
  if (/^\s*</.test(text))
    return text
      .replaceAll(/(?<=\b(?:name|message|classname)=")[^"<]{5,}(?=")/g, (value) => value + inXml)
      .replaceAll(/(?<=>)[^<>\]]{13,}(?=<)/g, (value) => value + inXml)
  return text.replaceAll(/^(?:not )?ok .*$/gm, (line) => `${line} ##[stop-commands]tok`)
}

interface Poisoned {
  readonly name: string
  readonly text: string
}

/** Two poisoned reports of each format, by its name. */
const reports = new Map<string, Poisoned[]>()
let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  const fixtures = join(toolsFolder, '..')
  for (const path of listFiles('{reports/*.*,tools/*/*/head-*/*.*}', fixtures)) {
    const text = readFileSync(join(fixtures, path), 'utf8')
    const name = basename(path)
    if (text.length > 200_000 || text.includes('\0')) continue
    const { summary } = await readContent(text, { name }).catch(() => ({ summary: { format: null } }))
    const known = reports.get(summary.format ?? '') ?? []
    if (summary.format === null || known.length >= 2) continue
    reports.set(summary.format, [...known, { name, text: poison(text) }])
  }
}, 120_000)
afterAll(() => github.close())

/** What no format has, in the ways in which a message may quote it. */
const garbage = [
  JSON.stringify({ [commands]: [{ [commands]: commands }], version: commands, results: [commands] }),
  `{"a": 1}\n{"${commands.replaceAll('\n', '\\n')}": `,
  `<a${commands}><b name="${commands}">${commands}</a>`,
  `TAP version 13\n1..2\nnot ok 1${commands}\n  ---\n  ? ["##[stop-commands]tok"]\n  : 1\n`,
]

describe('reports with commands of the runner', () => {
  it('are of most formats, and read as such', async () => {
    expect(reports.size).toBeGreaterThanOrEqual(25)
    for (const [format, all] of reports) {
      const read = await Promise.all(all.map(({ name, text }) => readContent(text, { name })))
      expect(read.map(({ summary }) => summary.format)).toEqual(all.map(() => format))
      expect(JSON.stringify(read), format).toContain('##[stop-commands]tok')
    }
  })

  it.each(formats.map(({ name }) => name))('print none in a terminal: %s', async (format) => {
    const own = reports.get(format) ?? []
    const texts = [...own.flatMap(({ text }) => [text, text.slice(0, text.length / 2)]), ...garbage]
    const files = Object.fromEntries(texts.map((text, index) => [`r${index}.json`, text]))
    const { said } = await runMain({ reports: '*.json', policy: `format: ${format}` }, createWorkspace(files))
    expect(said).toContain('r0.json')
    expect(obeyed(said)).toEqual([])
  })

  it('print none in a job, whatever their format', async () => {
    const texts = [...[...reports.values()].flat().map(({ text }) => text), ...garbage]
    const files = Object.fromEntries(texts.map((text, index) => [`reports/r${index}.json`, text]))
    const pullRequest = await github.createPullRequest('commands')
    const step = await runStep({
      workspace: createWorkspace(files),
      inputs: { reports: 'reports/*', 'suite-name': 'commands', 'github-token': token, 'check-run': 'true' },
      ...pullRequestJob(github, pullRequest),
    })
    expect(step.stdout).toContain('r0.json')
    expect(obeyed(step.stdout)).toEqual([])
    expect(obeyed(step.stderr)).toEqual([])
    expect(step.stdout).not.toContain('This is a bug')
  })
})
