import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createSeededGenerator } from '../../src/cli/rehearse/changes.ts'

const cases = [
  'refunds a broken lamp',
  'finds a parcel',
  'saves a new address',
  'calls a person when asked',
  'says the opening hours',
  'explains a voucher',
  'splits an invoice',
  'closes an account',
  'changes a delivery',
  'copes with a vague question',
]

/** A JUnit report of a suite in which the last case is shaky, and one may be broken. */
function report(random: () => number, broken?: string): string {
  const entries = cases.flatMap((name, index) =>
    Array.from({ length: 5 }, () => {
      const fails = name === broken || random() < (index === cases.length - 1 ? 0.2 : 0.005)
      const failure = fails ? '<failure message="expected a call of refund_order"/>' : ''
      return `<testcase classname="support agent" name="${name}" time="0.8">${failure}</testcase>`
    }),
  )
  return `<testsuite name="support agent">\n${entries.join('\n')}\n</testsuite>\n`
}

/** A folder as the examples of the command line need it: a project, reports of two states, and runs of main. */
export function writeSample(folder: string): void {
  const random = createSeededGenerator(11)
  const write = (path: string, text: string, day = 20) => {
    const place = join(folder, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, text)
    const time = Date.UTC(2026, 2, day) / 1000
    utimesSync(place, time, time)
  }
  write('package.json', '{ "devDependencies": { "promptfoo": "0.123.1" } }\n')
  write('package-lock.json', '{}\n')
  write('promptfooconfig.yaml', 'prompts: ["{{question}}"]\nproviders: [openai:gpt-5-mini]\n')
  for (let day = 1; day <= 14; day += 1)
    write(`runs/run-${String(day).padStart(2, '0')}.xml`, report(random), day)
  write('main.xml', report(random))
  write('reports/branch.xml', report(random, 'refunds a broken lamp'))
}
