/** A model that is seeded and counts its calls: the n-th answer to a question is right by a hash, but for the broken ones. */
const model = `import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
const log = process.env.CALLS
const broken = []
export function ask(question) {
  const earlier = existsSync(log) ? readFileSync(log, 'utf8').split('\\n').filter((line) => line === question).length : 0
  appendFileSync(log, question + '\\n')
  const draw = createHash('sha256').update(question + earlier).digest().readUInt32BE() / 2 ** 32
  const rate = broken.includes(question) ? 0 : /[89]$/.test(question) ? 0.8 : 1
  return draw < rate ? 'right' : 'wrong'
}
`
export const cases = 10

const questions = Array.from({ length: cases }, (_, index) => `question ${index}`)

/** The evals of a small team, by the tool that they use. */
export const evalProjects: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Vitest: {
    'package.json': '{ "private": true, "type": "module", "devDependencies": { "vitest": "4.1.12" } }',
    'model.js': model,
    'answers.test.js': `import { expect, it } from 'vitest'
import { ask } from './model.js'
it.each(${JSON.stringify(questions)})('%s', (question) => expect(ask(question)).toBe('right'))
`,
  },
  promptfoo: {
    'package.json': '{ "private": true, "type": "module", "devDependencies": { "promptfoo": "0.123.1" } }',
    'model.js': model,
    'agent.js': `import { ask } from './model.js'
export default class {
  id() { return 'agent' }
  async callApi(prompt) { return { output: ask(prompt), tokenUsage: { total: 45 }, cost: 0.004 } }
}
`,
    'promptfooconfig.yaml': `prompts: ['{{question}}']
providers: ['file://agent.js']
tests:
${questions.map((question) => `  - { description: ${question}, vars: { question: ${question} }, assert: [{ type: equals, value: right }] }`).join('\n')}
`,
  },
}
