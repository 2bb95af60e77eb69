import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Answer, mostRounds } from './contract.ts'
import type { PullRequest } from './draw/pull-request.ts'
import { writeAgain, writeFolder } from './folder.ts'
import { rules } from './rivals/rules.ts'

/** A gate that takes part. */
export interface Contestant {
  readonly title: string
  /** Judges drawn pull requests one by one, without knowing the others. */
  judge(pulls: readonly PullRequest[]): Promise<Judged[]>
}

export interface Judged {
  readonly answer: Answer
  /** Iterations of the head that it was given. */
  readonly given: number
  /** Fresh iterations that were drawn for it, on both sides together. */
  readonly fresh: number
  /** CPU time of this verdict in ms; of a batch, an equal share. */
  readonly cpuMs: number
}

const node = (file: string, ...args: string[]) => [
  process.execPath,
  '--single-threaded-gc',
  join(import.meta.dirname, file),
  ...args,
]

/** Every gate of the page by its name. */
export const contestants: Readonly<Record<string, Contestant>> = {
  ...Object.fromEntries(Object.entries(rules).map(([name, { title }]) => [name, inProcess(name, title)])),
  ours: executable('Eval Gate', node('ours/gate.ts')),
  'ours-again': executable('Eval Gate with a second look', node('ours/gate.ts', '--again')),
}

/** A rule of `rivals`, in this process. */
function inProcess(name: string, title: string): Contestant {
  const rule = rules[name]
  if (rule === undefined) throw new Error(`there is no rule ${name}`)
  return {
    title,
    judge: async (pulls) =>
      pulls.map((pull) => {
        let [seen, fresh] = [pull.seen, 0]
        const started = process.cpuUsage()
        let answer = rule.judge(seen, pull.truth, pull.know)
        const { user, system } = process.cpuUsage(started)
        for (let round = 0; answer.rerun !== undefined && round < mostRounds; round += 1) {
          const again = pull.again(round, answer.rerun)
          fresh += iterationsOf(again)
          seen = { ...seen, again: [...seen.again, again] }
          answer = rule.judge(seen, pull.truth, pull.know)
        }
        return { answer, given: seen.head.summary.total, fresh, cpuMs: (user + system) / 1000 }
      }),
  }
}

/** A program that gets folders and prints one line of JSON for each, in their order. */
export function executable(title: string, command: readonly string[]): Contestant {
  return {
    title,
    judge: async (pulls) => {
      const folder = mkdtempSync(join(tmpdir(), 'eval-gates-'))
      try {
        const all = pulls.map((pull, index) => ({ pull, place: join(folder, String(index)) }))
        const judged = all.map(
          ({ pull }): Judged => ({
            answer: { verdict: 'open', cases: [] },
            given: pull.seen.head.summary.total,
            fresh: 0,
            cpuMs: 0,
          }),
        )
        for (const { pull, place } of all) writeFolder(place, pull.seen)
        let asking = [...all.keys()]
        for (let round = 0; asking.length > 0 && round <= mostRounds; round += 1) {
          const { lines, cpuMs } = await ask(
            command,
            asking.map((index) => all[index]?.place ?? ''),
          )
          const further: number[] = []
          for (const [line, index] of asking.entries()) {
            const [{ pull, place } = {}, before] = [all[index], judged[index]]
            if (pull === undefined || before === undefined) continue
            const answer = readAnswer(lines[line], title)
            const again = round < mostRounds && answer.rerun && pull.again(round, answer.rerun)
            judged[index] = {
              ...before,
              answer,
              fresh: before.fresh + (again ? iterationsOf(again) : 0),
              cpuMs: before.cpuMs + cpuMs / asking.length,
            }
            if (!again) continue
            writeAgain(place ?? '', round, again, pull.seen.meta)
            further.push(index)
          }
          asking = further
        }
        return judged
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** Iterations of both sides. */
export function iterationsOf({ head, base }: ReturnType<PullRequest['again']>): number {
  return head.summary.total + (base?.summary.total ?? 0)
}

function readAnswer(line: string | undefined, title: string): Answer {
  const answer = JSON.parse(line ?? 'null') as Answer | null
  if (answer === null || !['red', 'green', 'open'].includes(answer.verdict))
    throw new Error(`${title} printed no verdict: ${line}`)
  return { ...answer, cases: answer.cases ?? [] }
}

/** Runs the program; the shell says what CPU time it took. */
async function ask(
  command: readonly string[],
  folders: readonly string[],
): Promise<{ readonly lines: readonly string[]; readonly cpuMs: number }> {
  const script = '"$@"; code=$?; times >&2; exit $code'
  const child = spawn('sh', ['-c', script, 'sh', ...command, ...folders], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text) => {
    stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text
  })
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${stderr.slice(0, 2000)}`)
  const times = stderr.trim().split('\n').at(-1) ?? ''
  const seconds = [...times.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  )
  return { lines: stdout.split('\n'), cpuMs: seconds.reduce((sum, of) => sum + of, 0) * 1000 }
}
