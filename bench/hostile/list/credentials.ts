import { type MadeUp, makeCredential } from '../../credentials/made-up.ts'
import { positions } from '../../credentials/positions.ts'
import { documentedShapes } from '../../credentials/shapes.ts'
import { promptfooLines, tests } from '../../setups/reports.ts'
import { main, pull } from '../../setups/runs.ts'
import type { Attack } from '../attack.ts'
import { attackerGate, fillWith } from '../reports.ts'
import { findSecret } from '../signs.ts'

/** Whose credential leaks, and how it is written. */
const leaked: readonly (readonly [issuer: string, position: string])[] = [
  ['GitHub, personal', 'a sentence'],
  ['GitHub, fine-grained', 'the whole text'],
  ['OpenAI, project', 'a header'],
  ['Anthropic', 'a stack trace'],
  ['Google, API', 'a query'],
  ['Google, API', 'a query, encoded'],
  ['GitLab, personal', 'a variable of an environment'],
  ['npm', 'YAML'],
  ['Hugging Face', 'a value of JSON'],
  ['Groq', 'a key of JSON'],
  ['Docker', 'JSON in JSON'],
  ['OpenRouter', 'base64'],
  ['Replicate', 'two lines'],
  ['xAI', 'a zero-width space'],
  ['Perplexity', 'a log of a terminal'],
  ['RubyGems', 'an attribute of XML'],
]

const base = main(tests(12))

function make(issuer: string): MadeUp {
  const shape = documentedShapes.find((known) => known.issuer === issuer)
  if (shape === undefined) throw new Error(`There is no shape of ${issuer}.`)
  return makeCredential(shape)
}

const inReport = (issuer: string, position: string, at: number): Attack => {
  const place = positions.find(({ name }) => name === position)
  if (place === undefined) throw new Error(`There is no position ${position}.`)
  const { text, secret } = make(issuer)
  return {
    id: `leak-${at + 1}`,
    words: `A tool prints a credential (${issuer}), written as ${position}, into names and messages.`,
    steps: [base, pull(attackerGate(fillWith(place.write(text))))],
    find: findSecret(secret),
  }
}

/** What somebody has printed. */
export const key = make('GitHub, personal')

export const credentials: readonly Attack[] = [
  ...leaked.map(([issuer, position], at) => inReport(issuer, position, at)),
  {
    id: 'leak-answer',
    words: 'A model prints a credential in its answer, which promptfoo keeps.',
    steps: [
      main(attackerGate('', { reports: { 'results.jsonl': promptfooLines(16) }, patterns: ['*.jsonl'] })),
      pull(
        attackerGate('', {
          reports: { 'results.jsonl': promptfooLines(16, [3]).replaceAll('It is 3.', `It is ${key.text}.`) },
          patterns: ['*.jsonl'],
        }),
      ),
    ],
    find: findSecret(key.secret),
  },
  {
    id: 'leak-policy',
    words: 'The policy file of a pull request has a credential for a key.',
    aims: 'a policy',
    steps: [base, pull(attackerGate(tests(12), { files: { '.github/eval-gate.yml': `${key.text}: 1\n` } }))],
    find: findSecret(key.secret),
  },
  {
    id: 'leak-broken-report',
    words: "A report that can't be read has a credential in the place where it breaks.",
    steps: [base, pull(attackerGate(`<testsuite name="a">\n<${key.text} x="${key.text}>`))],
    find: findSecret(key.secret),
  },
]
