import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { showMarkdown } from '../src/render/terminal/markdown.ts'
import type { GitHub } from '../test/support/github.ts'
import type { StepResult } from '../test/support/run-action.ts'

const project = resolve(import.meta.dirname, '..')

/** A title over what follows. */
export function heading(text: string): void {
  console.log(`\n\u2500\u2500 ${text} ${'\u2500'.repeat(Math.max(0, 96 - text.length))}`)
}

/** A comment as its reader sees it, folds closed. */
export function shown(markdown = ''): string {
  const color = process.stdout.isTTY === true && !process.env.NO_COLOR
  return showMarkdown(markdown, { columns: process.stdout.columns, color }).trimEnd()
}

/** @throws Error when the step ended in another way */
export function expectStep(step: StepResult, exitCode: number, verdict: string): void {
  if (step.exitCode === exitCode && step.outputs.verdict === verdict) return
  console.error(step.stdout, step.stderr)
  throw new Error(
    `The step ended with ${step.exitCode} and ${step.outputs.verdict}, not ${exitCode} and ${verdict}.`,
  )
}

/** Writes the HTML report that the step has stored beside the other files, and says where to look first. */
export function showFiles({ artifacts }: GitHub, folder: string, others: readonly string[]): void {
  const report = artifacts.artifacts.findLast(({ name }) => name.endsWith('.html'))
  if (report === undefined) throw new Error('The step stored no HTML report.')
  writeFileSync(join(folder, 'report.html'), report.body)
  const path = (name: string) => relative(project, join(folder, name))
  console.log(`Open ${path('report.html')} in a browser: every case, before and now.`)
  console.log(`The rest: ${others.map(path).join(', ')}`)
}
