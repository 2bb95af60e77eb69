import { basename } from 'node:path'
import type { Score } from '../../../model/run/result.ts'
import { sampleOf } from '../../eval-data.ts'
import type { ReadReport } from '../../format.ts'
import { fieldsOf, listOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { readable, textOf } from '../../text/text.ts'

/** Samples of lm-evaluation-harness (`--log_samples`): one document per line and filter. */
export const readLmEvalSamples: ReadReport = async (source, context) => {
  const { collector } = context
  // The task is in the name of the file only.
  const task = /^samples_(.+?)(?:_\d{4}-\d\d-\d\dT[\d.:-]+)?\.jsonl/.exec(basename(source.path))?.[1]
  const suite = task === undefined ? [] : [cleanName(task)]
  const take = (value: unknown): void => {
    const entry = fieldsOf(value)
    const scores = scoresOf(entry)
    // Metrics of 0 and 1 grade, and the first of them is the one of the task; others have no pass mark.
    const grade = scores.find((score) => score.value === 0 || score.value === 1)
    const filter = textOfField(entry.filter) ?? 'none'
    const hash = textOfField(entry.doc_hash)
    collector.add({
      identity: {
        id: hash === undefined ? undefined : `${task ?? ''}#${hash}`,
        suite,
        name: `doc ${textOf(entry.doc_id) ?? ''}`,
        variant: filter === 'none' ? undefined : cleanName(filter),
      },
      outcome: grade?.value === 0 ? 'failed' : 'passed',
      message: grade?.value === 0 ? `${grade.name} is 0` : undefined,
      scores: scores.length > 0 ? scores : undefined,
      ...sampleOf({
        input: promptOf(entry),
        output: listOf(entry.filtered_resps)[0] ?? listOf(entry.resps)[0],
        expected: entry.target,
      }),
    })
  }
  collector.hasNoEnd()
  await readJson(source, context, { take }, { many: true })
}

const known: ReadonlySet<string> = new Set(['doc_id'])

/** Newer versions name the metrics; in older ones they are the other numbers. */
function scoresOf(entry: Readonly<Record<string, unknown>>): Score[] {
  const named = listOf(entry.metrics).flatMap((name) => textOfField(name) ?? [])
  const names = named.length > 0 ? named : Object.keys(entry).filter((name) => !known.has(name))
  return names.flatMap((name): Score[] => {
    const value = numberOf(entry[name])
    return value === undefined ? [] : [{ name: readable(name), value }]
  })
}

function promptOf(entry: Readonly<Record<string, unknown>>): unknown {
  const first = fieldsOf(entry.arguments).gen_args_0 ?? listOf(entry.arguments)[0]
  return fieldsOf(first).arg_0 ?? listOf(first)[0] ?? entry.doc
}
