import type { Score } from '../../../model/run/result.ts'
import { sampleOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { readable, textOf } from '../../text/text.ts'

/** Rows of ragas: `result.to_pandas().to_json(…, orient="records")`, as a list or one per line. No pass mark. */
export const readRagasJson: ReadReport = async (source, context) => {
  const take = (value: unknown): void => {
    if (!Array.isArray(value)) context.collector.hasNoEnd()
    for (const row of Array.isArray(value) ? value : [value]) addRow(row, context)
  }
  await readJson(source, context, { take }, { many: true })
}

function addRow(value: unknown, { collector }: ReadContext): void {
  const row = fieldsOf(value)
  const asked = textOf(row.user_input)
  if (asked === undefined) return
  const scores = Object.entries(row).flatMap(([name, score]): Score[] => {
    const number = numberOf(score)
    return number === undefined ? [] : [{ name: readable(name), value: number }]
  })
  collector.add({
    identity: { suite: [], name: cleanName(asked.replaceAll('\n', ' ')) },
    outcome: scores.length > 0 ? 'passed' : 'skipped',
    message: scores.length > 0 ? undefined : 'no metric gave a value',
    scores: scores.length > 0 ? scores : undefined,
    ...sampleOf({
      input: row.user_input,
      output: textOfField(row.response),
      expected: textOfField(row.reference),
    }),
  })
}
