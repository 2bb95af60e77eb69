import type { Score } from '../../../model/run/result.ts'
import { judgeFrom, sampleOf } from '../../eval-data.ts'
import type { ReadContext, ReadReport } from '../../format.ts'
import { fieldsOf, textOfField } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import { numberOf, saysLowerIsBetter } from '../../numbers.ts'
import { cleanName } from '../../text/names.ts'
import { cut, firstLine, keptDetail, keptMessage, readable, textOf } from '../../text/text.ts'

type Fields = Readonly<Record<string, unknown>>

/** What `evaluate()` of Azure AI Evaluation writes to `output_path`: one row per line of the data set. */
export const readAzureJson: ReadReport = async (source, context) => {
  const row = { take: (value: unknown) => addRow(fieldsOf(value), context) }
  await readJson(source, context, { keys: { rows: { items: row } } })
}

function addRow(row: Fields, { collector }: ReadContext): void {
  const inputs = inColumn(row, 'inputs.')
  const outputs = inColumn(row, 'outputs.')
  const results = [...outputs].filter(([name]) => name.endsWith('_result'))
  const failed = results.filter(([, value]) => /^(?:fail|false)/i.test(textOf(value) ?? ''))
  const undecided = results.filter(([, value]) => value === null || value === undefined)
  const outcome = failed.length > 0 ? 'failed' : undecided.length > 0 ? 'errored' : 'passed'
  const why = [...failed, ...undecided].map(([name]) => reasonOf(name.slice(0, -'_result'.length), outputs))
  const query =
    inputs.get('query') ?? inputs.get('question') ?? inputs.get('conversation') ?? inputs.get('id')
  const answer = inputs.get('response') ?? inputs.get('answer') ?? outputs.get('response')
  const shown = textOf(query) ?? textOf([...inputs.values()][0]) ?? textOf(inputs.get('line_number')) ?? ''
  collector.add({
    identity: { suite: [], name: cleanName(shown.replaceAll('\n', ' ')) },
    outcome,
    ...(why.length > 0 && { message: firstLine(why.join('\n')), detail: cut(why.join('\n'), keptDetail) }),
    scores: scoresOf(outputs),
    ...sampleOf({ input: query, output: answer, expected: inputs.get('ground_truth') }),
  })
}

/** Columns are named `outputs.relevance.relevance_score`. */
function inColumn(row: Fields, start: string): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(row).flatMap(([name, value]): [string, unknown][] =>
      name.startsWith(start) ? [[name.slice(start.length), value]] : [],
    ),
  )
}

function scoresOf(outputs: ReadonlyMap<string, unknown>): Score[] | undefined {
  const scores = [...outputs].flatMap(([column, value]): Score[] => {
    const number = numberOf(value)
    if (number === undefined || /_(?:threshold|tokens|finish_reason)$|tokens?$/.test(column)) return []
    const name = column.split('.').at(-1) ?? column
    const result = textOf(outputs.get(`${column}_result`))
    const reason = textOfField(outputs.get(`${column}_reason`))
    const threshold = numberOf(outputs.get(`${column}_threshold`))
    const passed = result === undefined ? undefined : /^(?:pass|true)/i.test(result)
    return [
      {
        name: readable(name),
        value: number,
        threshold,
        passed,
        lowerIsBetter: saysLowerIsBetter(number, threshold, passed),
        judge: judgeFrom({ model: outputs.get(`${column.replace(/_score$/, '')}_model`) }),
        rationale: reason === undefined ? undefined : cut(readable(reason), keptMessage),
      },
    ]
  })
  return scores.length > 0 ? scores : undefined
}

function reasonOf(column: string, outputs: ReadonlyMap<string, unknown>): string {
  const [value, threshold] = [textOf(outputs.get(column)), textOf(outputs.get(`${column}_threshold`))]
  const reason = textOfField(outputs.get(`${column}_reason`)) ?? ''
  const name = column.split('.').at(-1) ?? column
  return readable(`${name}: ${value ?? 'no value'} (threshold ${threshold ?? '–'})${reason && `: ${reason}`}`)
}
