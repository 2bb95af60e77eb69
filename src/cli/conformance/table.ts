/** Whether a rule held. */
export type Outcome = 'held' | 'broken' | 'not offered'

export interface Line {
  readonly rule: string
  /** Where the rule is written down. */
  readonly source: string
  readonly outcome: Outcome
  /** What happened instead. */
  readonly detail?: string
}

/**
 * The lines as a table for a person, with what was broken in words below it.
 * @param places where a reader finds a source, by its name
 */
export function printTable(
  title: string,
  lines: readonly Line[],
  places: Readonly<Record<string, string>>,
): string {
  const width = Math.max(...lines.map(({ rule }) => rule.length), 4)
  const rows = lines.map(
    ({ rule, source, outcome }) => `| ${rule.padEnd(width)} | ${outcome.padEnd(11)} | ${source} |`,
  )
  const count = (wanted: Outcome) => lines.filter(({ outcome }) => outcome === wanted).length
  const details = lines.flatMap(({ rule, outcome, detail }) =>
    outcome === 'broken' ? [`BROKEN ${rule}: ${detail ?? 'no detail'}`] : [],
  )
  return [
    '',
    `## ${title}`,
    '',
    `| ${'Rule'.padEnd(width)} | Outcome     | Source |`,
    `|${'-'.repeat(width + 2)}|-------------|--------|`,
    ...rows,
    '',
    ...Object.entries(places).map(([name, place]) => `${name}: ${place}`),
    '',
    `${count('held')} held, ${count('broken')} broken, ${count('not offered')} not offered.`,
    ...details,
  ].join('\n')
}

/** Thrown by a rule whose operation the deployment does not have. */
export class NotOffered extends Error {}

/** Asks every rule, one after the other. */
export async function askAll<Context>(
  rules: readonly {
    readonly rule: string
    readonly source: string
    readonly ask: (context: Context) => Promise<unknown>
  }[],
  context: Context,
): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (const { rule, source, ask } of rules) {
    try {
      await ask(context)
      lines.push({ rule, source, outcome: 'held' })
    } catch (error) {
      if (error instanceof NotOffered) lines.push({ rule, source, outcome: 'not offered' })
      else
        lines.push({
          rule,
          source,
          outcome: 'broken',
          detail: error instanceof Error ? error.message : String(error),
        })
    }
  }
  return lines
}
