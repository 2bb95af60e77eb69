import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings, startModel } from './model.ts'

/**
 * `node bench/gates/replay/record/record.ts`: records the history in `../recorded`. Each run is `node --test` with 30
 * evals, three iterations each, against a model on loopback.
 */
const runs = 8
const evals = join(import.meta.dirname, 'arithmetic.eval.ts')

for (const [name, skill] of Object.entries(settings)) {
  for (let run = 1; run <= runs; run += 1) {
    const folder = join(import.meta.dirname, '../recorded', name, `run-${run}`)
    mkdirSync(folder, { recursive: true })
    const report = join(folder, 'junit.xml')
    const model = await startModel(skill, `${name} ${run}`)
    const args = ['--test', '--test-reporter=junit', `--test-reporter-destination=${report}`, evals]
    const child = spawn(process.execPath, args, {
      env: { ...process.env, MODEL_URL: `${model.baseUrl}/chat/completions` },
      stdio: 'ignore',
    })
    await once(child, 'close')
    await model.close()
    const text = readFileSync(report, 'utf8')
    if (!text.includes('<testcase')) throw new Error(`${name}, run ${run}: no test ran. ${args.join(' ')}`)
    writeFileSync(report, plain(text))
    console.log(`${name}, run ${run}`)
  }
}

/** Without times, paths, stacks and comments, which differ from machine to machine. */
function plain(report: string): string {
  return report
    .replaceAll(/ (time|timestamp|hostname|file)="[^"]*"/g, '')
    .replaceAll(
      /<failure[^>]*message="(Expected values[^"&]*)[^"]*"[^>]*>[\s\S]*?<\/failure>/g,
      '<failure message="$1"/>',
    )
    .replaceAll(/<!--.*-->/g, '')
    .replaceAll(/\n\s*/g, '\n')
}
