import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser'
import { parse } from 'yaml'
import type { Value } from './expression.ts'

export interface WorkflowStep {
  readonly id?: string
  readonly name?: string
  readonly if?: string | boolean
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, string | number | boolean>>
  readonly 'working-directory'?: string
  readonly env?: Readonly<Record<string, string>>
  readonly 'continue-on-error'?: boolean
}

export interface WorkflowJob {
  readonly name?: string
  readonly defaults?: { readonly run?: { readonly 'working-directory'?: string } }
  readonly if?: string
  readonly needs?: string | readonly string[]
  readonly outputs?: Readonly<Record<string, string>>
  readonly uses?: string
  readonly with?: Readonly<Record<string, string>>
  readonly strategy?: { readonly matrix?: Readonly<Record<string, Value>> }
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps?: readonly WorkflowStep[]
}

export interface Workflow {
  readonly name?: string
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, WorkflowJob>>
}

/** A fenced block of YAML on a page, with the heading above it. */
export interface Snippet {
  readonly heading: string
  readonly text: string
}

const project = resolve(import.meta.dirname, '../../..')

/** The YAML blocks of a Markdown page, in order. */
export function snippetsOf(page: string): readonly Snippet[] {
  const text = readFileSync(resolve(project, page), 'utf8')
  const snippets: Snippet[] = []
  let heading = ''
  for (const [, title, block] of text.matchAll(/^#+ (.+)$|^```yaml\n([\s\S]*?)^```/gm)) {
    if (title !== undefined) heading = title
    if (block !== undefined) snippets.push({ heading, text: block })
  }
  return snippets
}

/** What GitHub's own parser has against a workflow file: unknown keys, contexts that are not there, and so on. */
export function workflowErrors(text: string): readonly string[] {
  const { context } = parseWorkflow({ name: 'workflow.yml', content: text }, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => message)
}

export function readWorkflow(text: string): Workflow {
  return parse(text) as Workflow
}
