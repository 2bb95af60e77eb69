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
/** The same for Python. */
const pythonModel = `import hashlib, os
log = os.environ["CALLS"]
broken = []


def ask(question):
    earlier = open(log).read().split("\\n").count(question)
    with open(log, "a") as lines:
        lines.write(question + "\\n")
    draw = int.from_bytes(hashlib.sha256((question + str(earlier)).encode()).digest()[:4], "big") / 2**32
    rate = 0 if question in broken else 0.8 if question[-1] in "89" else 1
    return "right" if draw < rate else "wrong"
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
  evalite: {
    'package.json':
      '{ "private": true, "type": "module", "devDependencies": { "evalite": "1.0.0-beta.16", "vitest": "4.1.12" } }',
    'model.js': model,
    ...Object.fromEntries(
      [questions.slice(0, 5), questions.slice(5)].map((some, index) => [
        `evals/part-${index}.eval.ts`,
        `import { evalite } from 'evalite'
import { ask } from '../model.js'
evalite<string, string, string>('part ${index}', {
  data: async () => ${JSON.stringify(some)}.map((input) => ({ input, expected: 'right' })),
  task: async (question) => ask(question),
  scorers: [{ name: 'Exact', scorer: ({ output, expected }) => (output === expected ? 1 : 0) }],
})
`,
      ]),
    ),
  },
  Inspect: {
    'requirements.txt': 'inspect-ai==0.3.285\n',
    'model.py': pythonModel,
    'answers.py': `from inspect_ai import Task, task
from inspect_ai.dataset import Sample
from inspect_ai.model import ModelOutput
from inspect_ai.scorer import match
from inspect_ai.solver import solver
from model import ask


@solver
def agent():
    async def solve(state, generate):
        state.output = ModelOutput.from_content("local", ask(state.sample_id))
        state.messages.append(state.output.message)
        return state

    return solve


def create(questions):
    samples = [Sample(id=question, input=question, target="right") for question in questions]
    return Task(dataset=samples, solver=agent(), scorer=match(), model="mockllm/model")


@task
def first():
    return create(${JSON.stringify(questions.slice(0, 5))})


@task
def second():
    return create(${JSON.stringify(questions.slice(5))})
`,
  },
  DeepEval: {
    'requirements.txt': 'deepeval==4.3.1\npytest\n',
    'model.py': pythonModel,
    'test_answers.py': `import pytest
from deepeval import assert_test
from deepeval.metrics import BaseMetric
from deepeval.test_case import LLMTestCase
from model import ask


class Exact(BaseMetric):
    def __init__(self):
        self.threshold = 0.5
        self.async_mode = False
        self.error = None

    def measure(self, test_case, *args, **kwargs):
        self.score = 1.0 if test_case.actual_output == test_case.expected_output else 0.0
        self.success = self.score >= self.threshold
        self.reason = "they are equal" if self.success else "they differ"
        return self.score

    async def a_measure(self, test_case, *args, **kwargs):
        return self.measure(test_case)

    def is_successful(self):
        return self.success

    @property
    def __name__(self):
        return "Exact"


@pytest.mark.parametrize("question", ${JSON.stringify(questions)})
def test_answer(question):
    assert_test(LLMTestCase(input=question, actual_output=ask(question), expected_output="right"), [Exact()])
`,
  },
}
