#!/usr/bin/env node
import { neutraliseWarnings } from '#github'
import { requireNode } from './require-node.ts'

requireNode()
neutraliseWarnings()

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // The reader of a pipe has gone (`| head`). The work goes on, for the sake of its exit code.
    if (error.code !== 'EPIPE') throw error
  })
}

// Loaded last: it may not even load on an older Node.
void import('./main.ts').then(async ({ runCli, systemClock }) => {
  process.exitCode = await runCli(process.argv.slice(2), {
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    clock: { ...systemClock },
    cwd: process.cwd(),
    // 0 where there is no terminal.
    columns: process.stdout.columns || undefined,
    confirm: process.stdin.isTTY === true && process.stderr.isTTY === true ? confirmInTerminal : undefined,
    color: process.stdout.isTTY === true && !process.env.NO_COLOR,
  })
})

/** Asks on stderr, so that the question is seen when stdout goes to a file. */
async function confirmInTerminal(question: string): Promise<boolean> {
  const { askYesOrNo } = await import('./ask.ts')
  const answer = await askYesOrNo(question, process.stdin, process.stderr)
  if (answer !== undefined) return answer
  process.stderr.write('\nStopped. Nothing was done.\n')
  process.exit(128 + 2)
}
