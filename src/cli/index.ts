// First: what follows may not even load on an older Node.
import './require-node.ts'

import { runCli } from './main.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe went away: nobody is left to tell.
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  cwd: process.cwd(),
  color: process.stdout.isTTY === true && !process.env.NO_COLOR,
})
