import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readContent } from '../../support/reports/reading.ts'
import { toolsFolder } from '../../support/reports/tool-fixtures.ts'

/** Reports of the real tools, each with an edit of what judges the answers. */
const reports: readonly (readonly [folder: string, file: string, edit: readonly [RegExp, string]])[] = [
  ['azure-ai-evaluation/1', 'report.json', [/("inputs\.ground_truth": *)"[^"]*"/g, '$1"other"']],
  ['braintrust/3.35', 'report.json', [/("expected": *)"[^"]*"/g, '$1"other"']],
  ['deepeval/4.3', 'results.json', [/"threshold": 0\.5/g, '"threshold": 0.4']],
  ['evalite/1.0-beta.16', 'evalite.json', [/("expected": *)"[^"]*"/g, '$1"other"']],
  ['google-adk/2.13', 'capitals.evalset_result.json', [/("threshold": *)(?:0\.\d+|1\.0)/g, '$10.3']],
  ['inspect/0.3', 'eight.json', [/("target": *)"[^"]*"/g, '$1"other"']],
  ['lm-eval/0.4.13', 'samples_tiny_2026-11-21T20-00-00.000000.jsonl', [/("target": *)"[^"]*"/g, '$1"other"']],
  ['pydantic-evals/2.62', 'report.json', [/("expected_output": *)"[^"]*"/g, '$1"other"']],
  ['strands-evals/1.7', 'report.json', [/("expected_output": *)"[^"]*"/g, '$1"other"']],
]

async function listSticks(folder: string, state: string, file: string, edit?: readonly [RegExp, string]) {
  const text = readFileSync(join(toolsFolder, folder, state, file), 'utf8')
  const { results } = await readContent(edit === undefined ? text : text.replaceAll(...edit), { name: file })
  return new Map(results.map(({ identity, stick }) => [JSON.stringify(identity), stick]))
}

it.each(reports)(
  'what judges a case is beside it, and answers do not change it: %s',
  async (folder, file, edit) => {
    const usual = await listSticks(folder, 'base', file)
    expect([...usual.values()]).toContainEqual(expect.any(String))
    const edited = await listSticks(folder, 'base', file, edit)
    expect([...edited.keys()]).toEqual([...usual.keys()])
    expect([...edited.values()].some((stick, at) => stick !== [...usual.values()][at])).toBe(true)
    for (const state of readdirSync(join(toolsFolder, folder)).filter((name) => name.startsWith('head-'))) {
      if (!readdirSync(join(toolsFolder, folder, state)).includes(file)) continue
      for (const [identity, stick] of await listSticks(folder, state, file))
        if (stick !== undefined && usual.get(identity) !== undefined) expect(stick).toBe(usual.get(identity))
    }
  },
)
