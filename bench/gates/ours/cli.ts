import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** The built command line: all that the benchmark knows of Eval Gate. */
export const entry = resolve(import.meta.dirname, '../../../dist/cli/index.js')

export interface Ended {
  readonly code: number
  readonly stdout: string
}

const load = createRequire(import.meta.url)

/**
 * Runs command lines in this process, one after the other, and ends it. Loading the bundle takes longer than most
 * verdicts, so its chunks stay loaded; its entry is evaluated again for each command line, as `node dist/cli/index.js`
 * does. A command has ended when the process has nothing left to do. `test/measured/gates.test.ts` holds the answers
 * to those of processes of their own.
 *
 * @param work awaits each of its calls; after its end the process exits
 */
export function runInOneProcess(
  work: (run: (args: readonly string[], cwd: string) => Promise<Ended>) => Promise<void>,
): void {
  const { stdout, stderr } = process
  const [print, complain] = [stdout.write.bind(stdout), stderr.write.bind(stderr)]
  let ended: ((of: Ended) => void) | undefined
  let said = ''
  process.setMaxListeners(0)
  process.on('beforeExit', (code) => {
    const tell = ended
    ended = undefined
    process.exitCode = 0
    stdout.write = print
    stderr.write = complain
    tell?.({ code: Number(code), stdout: said })
  })
  const run = (args: readonly string[], cwd: string) =>
    new Promise<Ended>((resolveEnded) => {
      ended = resolveEnded
      said = ''
      stdout.write = (text: string | Uint8Array) => {
        said += String(text)
        return true
      }
      stderr.write = () => true
      process.argv = [process.execPath, entry, ...args]
      process.exitCode = undefined
      process.chdir(cwd)
      delete load.cache[entry]
      load(entry)
      // A command that never waits would end within the event, and Node would not send another one.
      setImmediate(() => {})
    })
  void work(run).catch((error: unknown) => {
    stderr.write = complain
    console.error(error)
    process.exit(1)
  })
}
