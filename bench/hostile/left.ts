import { existsSync, readFileSync } from 'node:fs'
import { createMemoryZip, listZip, readZipEntry, type ZipEntry } from '../../src/zip/read-zip.ts'
import type { StepResult } from '../../test/support/run-action.ts'
import type { Played } from '../setups/play.ts'
import type { Colour } from '../setups/set-up.ts'
import type { World } from '../setups/world/world.ts'

/** What the last run has left behind, where somebody meets it. */
export interface Left {
  readonly colour: Colour
  /** The steps that judge. */
  readonly steps: readonly StepResult[]
  /** Markdown that GitHub renders: summaries, comments, check runs. */
  readonly pages: readonly string[]
  /** Texts of files that people can download: artifacts of the run. */
  readonly kept: readonly string[]
  /** How many comments the action has begun, by the number of the pull request. */
  readonly comments: ReadonlyMap<number, number>
  /** What the step has taken, where it was asked to say. */
  readonly usage: { readonly cpuMs: number; readonly rssMb: number } | undefined
}

/** @param usageFile where the step writes what it has taken */
export async function collectLeft(
  { github }: World,
  { colour, steps }: Played,
  usageFile: string,
): Promise<Left> {
  const written = github.requests.filter(({ method, status }) => method !== 'GET' && status < 300)
  const comments = new Map<number, number>()
  for (const { method, path } of written) {
    const [, number] = /\/issues\/(\d+)\/comments$/.exec(path) ?? []
    if (method === 'POST' && number !== undefined)
      comments.set(Number(number), (comments.get(Number(number)) ?? 0) + 1)
  }
  const run = github.artifacts.artifacts.at(-1)?.run
  const stored = github.artifacts.artifacts.filter((artifact) => artifact.run === run && artifact.finalized)
  return {
    colour,
    steps,
    comments,
    pages: [...steps.map(({ summary }) => summary), ...written.flatMap(({ body }) => textsIn(body))],
    kept: (await Promise.all(stored.map(({ body }) => unpack(body)))).flat(),
    usage: existsSync(usageFile) ? JSON.parse(readFileSync(usageFile, 'utf8')) : undefined,
  }
}

/** The Markdown in the body of a request. */
function textsIn(body: unknown): readonly string[] {
  const { body: comment, output } = (body ?? {}) as Readonly<Record<string, unknown>>
  const { summary, text } = (output ?? {}) as Readonly<Record<string, unknown>>
  return [comment, summary, text].filter((value) => typeof value === 'string')
}

async function unpack(archive: Buffer): Promise<readonly string[]> {
  const source = createMemoryZip(archive)
  const entries = await listZip(source).catch(() => undefined)
  if (entries === undefined) return [archive.toString()]
  // What is larger was stored by an attacker.
  const read = (entry: ZipEntry) => readZipEntry(source, entry, 1e7).then(String, () => '')
  return Promise.all(entries.map(read))
}
