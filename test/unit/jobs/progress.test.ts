import { describe, expect, it } from 'vitest'
import { createProgress, describeProgress } from '../../../src/jobs/progress.ts'
import { createStopwatch } from '../../../src/jobs/stopwatch.ts'
import { createTerminalLog } from '../../../src/platform/terminal.ts'
import type { Log } from '../../../src/ports/platform.ts'
import { fakeClock } from '../../support/clocks.ts'

const minute = 60_000

async function watch(seconds: number, log: Partial<Log>) {
  const clock = fakeClock(50_000)
  const progress = createProgress('results sent', { clock, log: log as Log })
  progress.expect(200 * seconds)
  for (let second = 0; second < seconds; second += 1) {
    progress.add(200)
    await clock.sleep(1_000)
  }
  progress.end()
}

describe('the progress of a long piece of work', () => {
  it('is how much is done, how fast, and how long it will take', () => {
    expect(describeProgress('results sent', 12_000, 48_000, minute)).toBe(
      '12,000 of 48,000 results sent, 200 a second, 3 min left',
    )
    expect(describeProgress('results sent', 500, undefined, 2_000)).toBe('500 results sent, 250 a second')
    // More came than was expected; all of it is there; nothing is.
    expect(describeProgress('results sent', 500, 400, 2_000)).toBe('500 results sent, 250 a second')
    expect(describeProgress('results sent', 500, 500, 2_000)).toBe(
      '500 of 500 results sent, 250 a second, 0 s left',
    )
    expect(describeProgress('results sent', 0, 500, 2_000)).toBe('0 of 500 results sent, 0 a second')
  })

  it('is a line of the log every five seconds, and none for short work', async () => {
    const lines: string[] = []
    await watch(20, { info: (line) => lines.push(line) })
    expect(lines).toEqual([
      '600 of 4,000 results sent, 300 a second, 11 s left',
      '1,600 of 4,000 results sent, 229 a second, 11 s left',
      '2,600 of 4,000 results sent, 217 a second, 6 s left',
      '3,600 of 4,000 results sent, 212 a second, 2 s left',
    ])
    await watch(2, { info: () => expect.unreachable() })
  })

  it('is a bar in a terminal, which other lines take the place of', async () => {
    let said = ''
    const write = (text: string) => {
      said += text
    }
    const log = createTerminalLog({ stdout: { write }, stderr: { write, isTTY: true } }, { debug: false })
    log.progress?.('5 of 10 results sent', 0.5)
    log.info('Done.')
    expect(said).toBe('\r\u001b[K[##########..........] 5 of 10 results sent\r\u001b[KDone.\n')
  })
})

describe('the stopwatch of a job', () => {
  it('adds up the times of a phase, and leaves out phases that there were not', async () => {
    const clock = fakeClock(0)
    const stopwatch = createStopwatch(clock)
    await stopwatch.time('parse', () => clock.sleep(300))
    await stopwatch.time('upload', () => clock.sleep(50))
    await stopwatch.time('parse', () => clock.sleep(200))
    await stopwatch.time('publish', async () => {
      await clock.sleep(40)
      expect(stopwatch.timings()).toEqual({ parse: 500, upload: 50, publish: 40 })
    })
  })
})
