import type { AgainRule } from './again.ts'
import type { FormatName } from './formats/index.ts'

/** Sections of `docs/tools.md`, in their order. */
export const toolGroups = ['Eval tools', 'JavaScript', 'Python', 'Other languages'] as const

/** How a tool is installed and called; decides the steps before its command. */
export type Ecosystem =
  | 'node'
  | 'bun'
  | 'deno'
  | 'python'
  | 'go'
  | 'maven'
  | 'gradle'
  | 'dotnet'
  | 'rust'
  | 'ruby'
  | 'php'
  | 'other'

/** Signs that a folder uses a tool. Any of them is enough. */
interface Signs {
  /** Packages that the folder depends on, by the names of its ecosystem. */
  readonly packages?: readonly string[]
  /** Files of the folder, as glob patterns relative to it. */
  readonly files?: readonly string[]
  /** Found in a script of package.json. */
  readonly script?: RegExp
  /** A section of a file of the folder. */
  readonly section?: { readonly file: string; readonly has: RegExp }
}

/** Files with the tests or evals of a tool. */
export interface Sources {
  /** Relative to the folder. */
  readonly glob: string
  readonly contains?: RegExp
}

export interface NeededFile {
  readonly path: string
  readonly text: string
  /** A file of the folder that makes this one, and the words of the command that name it, unnecessary. */
  readonly unless?: { readonly glob: string; readonly contains: RegExp; readonly words: string }
}

/**
 * Everything that we know of one test or eval tool except what its reports look like, which is in the rows of
 * its {@link formats}: `docs/tools.md`, `eval-gate init` and the command that runs a case again come from it.
 */
export interface Tool {
  /** As people call it: `Vitest`. */
  readonly name: string
  readonly group: (typeof toolGroups)[number]
  /** An eval calls a model: it is repeated, costs money and needs secrets. */
  readonly kind: 'eval' | 'test'
  readonly ecosystem: Ecosystem
  /** Absent where `init` can't find it. */
  readonly signs?: Signs
  readonly sources?: Sources
  /**
   * Shell command that writes the report. `{reports}` is the folder of reports, `{script}` a file of {@link
   * sources}. Without what starts a tool of its ecosystem (`npx`, `uv run`).
   */
  readonly command: string
  /** It does not make the folder of its report. */
  readonly needsFolder?: true
  readonly env?: Readonly<Record<string, string>>
  /** Pattern of the reports, relative to the folder. */
  readonly reports: string
  /** Formats of these reports, by which a case is run again. */
  readonly formats: readonly FormatName[]
  /** How to get iterations where {@link command} does not repeat. */
  readonly repeat?: string
  /**
   * Command that runs one case again, with `{file}` and `{name}` (a regular expression) where it takes them.
   */
  readonly rerun?: string
  /** How `look-again: auto` measures chosen cases again. */
  readonly again?: AgainRule
  /** Secret of the model that grades unless the code names another, where the sources contain this. */
  readonly judge?: { readonly contains: RegExp; readonly secret: string }
  /** Variable that names the model, unless the sources do. */
  readonly model?: { readonly variable: string; readonly unless: RegExp }
  /** Code that writes the report, for tools that write none by themselves. */
  readonly write?: { readonly language: string; readonly code: string }
  /** One more command of the installation, behind what starts a tool of the ecosystem. */
  readonly prepare?: string
  /** What its call looks like in a workflow; by default the first word of {@link command}. */
  readonly call?: RegExp
  /** A file that {@link command} needs; written where it is absent. */
  readonly needs?: NeededFile
  /** Markdown for `docs/tools.md`. */
  readonly note?: string
  /** What of it was never run here, so that its command is from its documentation: names in Markdown. */
  readonly untried?: readonly string[]
}
