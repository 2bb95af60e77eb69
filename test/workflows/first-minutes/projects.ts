/** A small project of one tool, as somebody who tries Eval Gate has it. */
export interface Project {
  /** A row of the README has its commands. */
  readonly isInReadme?: boolean
  readonly files: Readonly<Record<string, string>>
  /** Makes what belongs to a repository and is not written by hand, such as a lock file. */
  readonly prepare?: string
  /** What the pull request breaks: this text of a file becomes that one. */
  readonly breaks: { readonly file: string; readonly from: string; readonly to: string }
  /** Part of the name of the case that fails then. */
  readonly broken: string
}

const shop = { file: 'shop.js', from: '* 0.9', to: '* 0.8' }
const shopJs =
  'exports.discounted = (price) => price * 0.9\nexports.shipping = (price) => (price > 50 ? 0 : 5)\n'
const shopTest = `test('takes 10 % off', () => expect(shop.discounted(100)).toBe(90))
test('ships for free above 50', () => expect(shop.shipping(60)).toBe(0))
`

const agent = `const replies = [[/refund/, 'Your refund is on its way.'], [/parcel/, 'Your parcel arrives tomorrow.'], [/person/, 'I am calling a colleague.']]
module.exports = class {
  id() { return 'shop-agent' }
  async callApi(prompt) {
    const [, output = 'I do not know.'] = replies.find(([words]) => words.test(prompt)) ?? []
    return { output, tokenUsage: { total: 45 }, cost: 0.0004 }
  }
}
`
const capitals = `export const capitalOf = (country: string): string =>
  ({ France: 'Paris', Spain: 'Madrid', Italy: 'Rome', Japan: 'Tokyo' })[country] ?? 'unknown'
`

/** Eval tools, with agents that need no network; \`eval-gate init\` proposes their workflows. */
const evalProjects: Readonly<Record<string, Project>> = {
  promptfoo: {
    files: {
      'package.json': '{ "private": true, "devDependencies": { "promptfoo": "0.123.1" } }',
      'agent.js': agent,
      'promptfooconfig.yaml': `prompts: ['Answer: {{question}}']
providers: ['file://agent.js']
tests:
  - { description: refunds a lamp, vars: { question: a refund please }, assert: [{ type: contains, value: refund }] }
  - { description: finds a parcel, vars: { question: where is my parcel }, assert: [{ type: contains, value: parcel }] }
  - { description: calls a person, vars: { question: a person please }, assert: [{ type: contains, value: colleague }] }
`,
    },
    // Without a lock file: some versions of npm leave optional packages of other systems out of a new one.
    breaks: { file: 'agent.js', from: 'Your refund is on its way.', to: 'No.' },
    broken: 'refunds a lamp',
  },
  evalite: {
    files: {
      'package.json':
        '{ "private": true, "type": "module", "devDependencies": { "evalite": "1.0.0-beta.16", "vitest": "4.1.12" } }',
      'atlas.ts': capitals,
      'evals/capitals.eval.ts': `import { evalite } from 'evalite'
import { capitalOf } from '../atlas.ts'

evalite<string, string, string>('capitals', {
  data: async () => [['France', 'Paris'], ['Spain', 'Madrid'], ['Italy', 'Rome']].map(([input = '', expected]) => ({ input, expected })),
  task: async (country) => capitalOf(country),
  scorers: [{ name: 'Exact', scorer: ({ output, expected }) => (output === expected ? 1 : 0) }],
  trialCount: 5,
})
`,
    },
    prepare: 'npm install --package-lock-only --no-audit --no-fund',
    breaks: { file: 'atlas.ts', from: "'Rome'", to: "'Milan'" },
    broken: 'Italy',
  },
  Inspect: {
    files: {
      'requirements.txt': 'inspect-ai\n',
      'evals/sums.py': `from inspect_ai import Task, task
from inspect_ai.dataset import Sample
from inspect_ai.model import ModelOutput
from inspect_ai.scorer import match
from inspect_ai.solver import solver

OFFSET = {7: 0}


@solver
def add():
    async def solve(state, generate):
        number = int(state.sample_id)
        state.output = ModelOutput.from_content("local", str(2 * number + OFFSET.get(number, 0)))
        state.messages.append(state.output.message)
        return state

    return solve


@task
def sums():
    samples = [Sample(id=i, input=f"What is {i} and {i}?", target=str(2 * i)) for i in range(1, 9)]
    return Task(dataset=samples, solver=add(), scorer=match(), model="mockllm/model")
`,
    },
    breaks: { file: 'evals/sums.py', from: '{7: 0}', to: '{7: 1}' },
    broken: '7',
  },
}

/** By the name in the README; eval tools are not in it. */
export const projects: Readonly<Record<string, Project>> = {
  ...evalProjects,
  Vitest: {
    isInReadme: true,
    files: {
      'package.json': '{ "type": "module", "devDependencies": { "vitest": "5.1.1" } }',
      'shop.js': shopJs.replaceAll(/exports\.(\w+) =/g, 'export const $1 ='),
      'shop.test.js': `import { expect, test } from 'vitest'\nimport * as shop from './shop.js'\n\n${shopTest}`,
    },
    prepare: 'npm install --package-lock-only --no-audit --no-fund',
    breaks: shop,
    broken: 'takes 10 % off',
  },
  Jest: {
    isInReadme: true,
    files: {
      // Version 30 brings optional packages of other systems, which some versions of npm leave out of a new lock file.
      'package.json': '{ "devDependencies": { "jest": "29.7.0" } }',
      'shop.js': shopJs,
      'shop.test.js': `const shop = require('./shop.js')\n\n${shopTest}`,
    },
    prepare: 'npm install --package-lock-only --no-audit --no-fund',
    breaks: shop,
    broken: 'takes 10 % off',
  },
  pytest: {
    isInReadme: true,
    files: {
      'requirements.txt': 'pytest\n',
      'shop.py':
        'def discounted(price):\n    return price * 0.9\n\n\ndef shipping(price):\n    return 0 if price > 50 else 5\n',
      'test_shop.py':
        'import shop\n\n\ndef test_takes_10_percent_off():\n    assert shop.discounted(100) == 90\n\n\ndef test_ships_for_free_above_50():\n    assert shop.shipping(60) == 0\n',
    },
    breaks: { file: 'shop.py', from: '* 0.9', to: '* 0.8' },
    broken: 'test_takes_10_percent_off',
  },
  Go: {
    isInReadme: true,
    files: {
      'go.mod': 'module example.com/shop\n\ngo 1.22\n',
      'shop.go': 'package shop\n\nfunc Discounted(price int) int { return price * 9 / 10 }\n',
      'shop_test.go':
        'package shop\n\nimport "testing"\n\nfunc TestTakesTenPercentOff(t *testing.T) {\n\tif got := Discounted(100); got != 90 {\n\t\tt.Errorf("got %d, want 90", got)\n\t}\n}\n\nfunc TestIsFreeForNothing(t *testing.T) {\n\tif got := Discounted(0); got != 0 {\n\t\tt.Errorf("got %d, want 0", got)\n\t}\n}\n',
    },
    breaks: { file: 'shop.go', from: '* 9', to: '* 8' },
    broken: 'TestTakesTenPercentOff',
  },
  Maven: {
    isInReadme: true,
    files: {
      'pom.xml': `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>shop</artifactId>
  <version>1</version>
  <properties>
    <maven.compiler.source>17</maven.compiler.source>
    <maven.compiler.target>17</maven.compiler.target>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>
  <dependencies>
    <dependency>
      <groupId>org.junit.jupiter</groupId>
      <artifactId>junit-jupiter</artifactId>
      <version>5.10.2</version>
      <scope>test</scope>
    </dependency>
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-surefire-plugin</artifactId>
        <version>3.2.5</version>
      </plugin>
    </plugins>
  </build>
</project>
`,
      'src/main/java/com/example/Shop.java':
        'package com.example;\n\npublic class Shop {\n    public static int discounted(int price) {\n        return price * 9 / 10;\n    }\n}\n',
      'src/test/java/com/example/ShopTest.java':
        'package com.example;\n\nimport static org.junit.jupiter.api.Assertions.assertEquals;\n\nimport org.junit.jupiter.api.Test;\n\nclass ShopTest {\n    @Test\n    void takesTenPercentOff() {\n        assertEquals(90, Shop.discounted(100));\n    }\n\n    @Test\n    void isFreeForNothing() {\n        assertEquals(0, Shop.discounted(0));\n    }\n}\n',
    },
    breaks: { file: 'src/main/java/com/example/Shop.java', from: '* 9', to: '* 8' },
    broken: 'takesTenPercentOff',
  },
}
