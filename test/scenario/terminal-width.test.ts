import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { endOf, entries } from '../support/bundle.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

const name = 'keeps the cart of a customer who signs in on another device while the first one is paying'

/** The command line on a terminal that is so many characters wide. */
async function runAtTerminal(cwd: string, columns: number, words: string) {
  const command = `stty cols ${columns}; '${process.execPath}' '${entries.cli}' ${words}`
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', command, '/dev/null'], {
    cwd,
    env: { PATH: process.env.PATH ?? '', HOME: cwd, TERM: 'xterm', NO_COLOR: '1' },
  })
  return (await endOf(child)).stdout.replaceAll('\r\n', '\n')
}

// Other systems have no `script` that starts a terminal like this.
it.skipIf(process.platform !== 'linux')('a terminal of 0 columns counts as none', async () => {
  const cwd = createWorkspace({ 'a.xml': junitReport([{ name, outcome: 'failed' }]) })
  await runCli(['gate', '--head', 'a.xml', '--results-file', 'r.json'], { cwd })
  for (const words of ['explain r.json', 'help gate']) {
    const { stdout: piped } = await runCli(words.split(' '), { cwd })
    expect(await runAtTerminal(cwd, 0, words)).toBe(piped)
    expect(await runAtTerminal(cwd, 40, words)).not.toBe(piped)
  }
})
