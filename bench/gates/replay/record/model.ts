import { startModelStub } from '../../../../test/support/service/model-stub.ts'
import { randomOf } from '../../draw/random.ts'

/** How a setting answers: with which probability it gets a question right. */
export type Skill = (question: number) => number

/** Right answers of the questions, `6 * 7` and the like. */
export const questions = Array.from({ length: 30 }, (_, index) => ({
  text: `What is ${index + 3} times ${(index % 9) + 4}?`,
  answer: String((index + 3) * ((index % 9) + 4)),
}))

/** A third is easy, a third is mostly right, a third is hard, as suites of evals are. */
const usual: Skill = (question) => [0.99, 0.9, 0.6][question % 3] ?? 1

/** What each recorded setting is. */
export const settings: Readonly<Record<string, Skill>> = {
  usual,
  /** Every question is answered right less often. */
  worse: (question) => usual(question) * 0.8,
  /** Five questions break, and the five hardest of the others get easy. */
  'trades-places': (question) =>
    question < 15 && question % 3 === 0 ? 0.02 : question % 6 === 5 ? 0.99 : usual(question),
}

/** A model on loopback that answers each question right or wrong by a seeded draw. */
export function startModel(skill: Skill, seed: string) {
  const random = randomOf(seed)
  return startModelStub(({ body }) => {
    const at = questions.findIndex(({ text }) => text === body.messages.at(-1)?.content)
    const right = questions[at]?.answer ?? '?'
    const isRight = random.next() < skill(at)
    const content = isRight ? `It is ${right}.` : `It is ${Number(right) + 1 + random.whole(9)}.`
    return { body: { choices: [{ message: { role: 'assistant', content } }] } }
  })
}
