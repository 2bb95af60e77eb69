import assert from 'node:assert/strict'
import { it } from 'node:test'
import { questions } from './model.ts'

const repeats = 3

for (const { text, answer } of questions) {
  for (let iteration = 1; iteration <= repeats; iteration += 1) {
    it(text, async () => {
      const response = await fetch(process.env.MODEL_URL ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'stub', messages: [{ role: 'user', content: text }] }),
      })
      const { choices } = (await response.json()) as { choices: { message: { content: string } }[] }
      assert.equal(choices[0]?.message.content, `It is ${answer}.`)
    })
  }
}
