import { main, pull } from '../../setups/runs.ts'
import type { Answers, Job } from '../../setups/set-up.ts'
import { agentBreaks } from '../../setups/world/deployment.ts'
import { type Attack, findGreen } from '../attack.ts'
import { findCommand, findEscape, findExhaustion, findMarkup, findSecret } from '../signs.ts'
import { key } from './credentials.ts'
import { commands, markups } from './markup.ts'

type Body = Readonly<Record<string, unknown>>

const hosted: Job = { id: 'evals', does: 'hosted', with: { hosted: 'suite: fruit' } }

/** Fields in which a model, a tool or a person may have written anything. */
const texts =
  /^(?:notes|errors?|message|title|name|reason|rationale|output|text|content|summary|labels?|description|prompt|query|expected|actual|details?|suiteName)$/
/** Fields with words of the service, too. */
const words = RegExp(`${texts.source.slice(0, -2)}|status|result|verdict|code|kind|type|model|modelId)$`)

/** A value with the text behind every other one in fields of these names. */
function pour(value: unknown, fields: RegExp, text: string, isFree = false): unknown {
  if (typeof value === 'string') return isFree ? value + text : value
  if (Array.isArray(value)) return value.map((item) => pour(item, fields, text, isFree))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      pour(item, fields, text, isFree || fields.test(name)),
    ]),
  )
}

const inTexts = (text: string, fields = texts): Answers => {
  const change = (body: Body) => pour(body, fields, text)
  return { run: change, iterations: change }
}

const inItems =
  (change: (item: Body, index: number) => Body): Answers['iterations'] =>
  (body) => ({ ...body, items: (body.items as readonly Body[]).map(change) })

/** A hosted run in which an eval breaks. */
const returned = (id: string, what: string, service: Answers, find: Attack['find']): Attack => ({
  id: `service-${id}`,
  words: `The service returns a hosted run, in which an eval breaks, with ${what}.`,
  steps: [main(hosted), agentBreaks, pull(hosted, { service })],
  find,
})

const poured = (
  all: Readonly<Record<string, readonly [words: string, text: string]>>,
  ids: readonly string[],
  find: Attack['find'],
): readonly Attack[] =>
  ids.map((id) => {
    const [what, text] = all[id] ?? []
    if (what === undefined || text === undefined) throw new Error(`There is no text ${id}.`)
    return returned(`text-${id}`, `${what} in its texts`, inTexts(text), find)
  })

const nested = (depth: number) =>
  JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`) as Readonly<Record<string, unknown>>

/** What people, models and tools have written into a hosted run, or what a deployment says that was taken over. */
export const services: readonly Attack[] = [
  ...poured(
    markups,
    ['mention', 'address', 'link', 'image-html', 'heading-html', 'cell', 'fence-long', 'comment'],
    findMarkup,
  ),
  ...poured(commands, ['error', 'output', 'stop'], findCommand),
  returned(
    'text-terminal',
    'a link for a terminal in its texts',
    inTexts('\u001b]8;;https://evil.example\u0007owned\u001b]8;;\u0007'),
    findEscape,
  ),
  returned('text-credential', 'a credential in its texts', inTexts(` ${key.text} `), findSecret(key.secret)),
  returned('word-command', 'a command in its status', inTexts('\n::error::owned', words), findCommand),
  returned(
    'word-markup',
    'an image in its status',
    inTexts('<img src="https://evil.example/p.png">', words),
    findMarkup,
  ),
  returned('word-credential', 'a credential in its status', inTexts(key.text, words), findSecret(key.secret)),
  returned(
    'key-in-address',
    'an address that has the key of the step in it',
    {
      run: (body) => ({ ...body, runUrl: 'https://evil.example/?key=sk_hosted', url: 'javascript:alert(1)' }),
      launch: (body) => ({
        ...body,
        runUrl: 'https://evil.example/?key=sk_hosted',
        url: 'javascript:alert(1)',
      }),
    },
    findMarkup,
  ),
  returned(
    'huge',
    'twenty texts of a megabyte',
    {
      iterations: inItems((item) => ({ ...item, error: '\t'.repeat(2 ** 20), output: '`'.repeat(2 ** 20) })),
    },
    findExhaustion,
  ),
  returned(
    'nested',
    'values that are nested 1,000 deep',
    { iterations: inItems((item) => ({ ...item, toolCalls: [nested(1_000)], metadata: nested(1_000) })) },
    findExhaustion,
  ),
  returned(
    'pages',
    'a list of iterations whose next page is always itself',
    { iterations: (body) => ({ ...body, nextCursor: 'again', hasMore: true }) },
    findExhaustion,
  ),
  returned(
    'passed',
    'the word that all passed, against its iterations',
    {
      run: (body) => ({
        ...body,
        result: 'passed',
        summary: { total: 15, passed: 15, failed: 0, passRate: 1 },
      }),
    },
    findGreen,
  ),
  returned(
    'all-pass',
    'iterations that all pass, against its summary',
    { iterations: inItems((item) => ({ ...item, result: 'passed', passed: true, error: undefined })) },
    findGreen,
  ),
  returned(
    'numbers',
    'figures that are no numbers',
    {
      run: (body) => ({ ...body, summary: { total: -1, passed: 1e308, failed: -1e308, passRate: 7 } }),
      iterations: inItems((item) => ({ ...item, durationMs: -1e308, tokensUsed: 1e308, costUsd: -1e308 })),
    },
    findGreen,
  ),
  returned(
    'prototype',
    'keys that objects of JavaScript have',
    {
      iterations: inItems((item) =>
        JSON.parse(`{"__proto__":{"passed":true},"constructor":1,${JSON.stringify(item).slice(1)}`),
      ),
    },
    findGreen,
  ),
]
