/**
 * `npm run size`: how large each room of the product is, beside what is recorded, and how plain its code is.
 *
 * --check   exits with 1 when a record is exceeded
 * --record  writes the records: sizes with 2.5% of slack, counts of speech where they fell
 */
import { listLinesChangedSince } from './size/changed-lines.ts'
import {
  findExceeded,
  findWorseSpeech,
  readRecords,
  recordsFile,
  renewRecords,
  writeRecords,
} from './size/records.ts'
import { roomNames } from './size/rooms.ts'
import { measureBundle, measureRooms, measureWhole, roomFigures } from './size/sizes.ts'
import { readSources } from './size/source.ts'
import { countSpeech, habits, wordsGoal, wordsInName } from './size/speech.ts'

/** What the sizes are to become; nothing fails because of these. */
const goals = new Map([
  ['words of docs', 36_000],
  ['kB of a plain run', 600],
])
const tokensGoal = 480_000

const sources = readSources()
const rooms = measureRooms(sources)
const whole = { ...measureWhole(), ...(await measureBundle()) }
const speech = countSpeech(sources)
const records = readRecords()

if (process.argv.includes('--record')) {
  writeRecords(renewRecords({ ...rooms, ...whole }, speech, records))
} else {
  printRooms()
  for (const [figure, size] of Object.entries(whole)) {
    printRow(figure, size, records.sizes[figure], goals.has(figure) ? `goal ${goals.get(figure)}` : '')
  }
  console.log('')
  for (const [habit, { figure, rate }] of Object.entries(speech.counts)) {
    const unit = `${rate} in 1,000 ${habits[habit]?.per}, goal ${habits[habit]?.goal}`
    printRow(habit, figure, records.speech[habit], unit)
  }
  printRow(wordsInName, speech.wordsInName, records.speech[wordsInName], `goal ${wordsGoal}`)
  const problems = [
    ...findExceeded({ ...rooms, ...whole }, records),
    ...findWorseSpeech(speech, records, () => listLinesChangedSince(recordsFile)),
  ]
  for (const problem of problems) console.error(`\n${problem}`)
  if (process.argv.includes('--check') && problems.length > 0) process.exitCode = 1
}

function printRooms(): void {
  console.log(`Every figure stands before its record.\n\n${formatRow('', roomFigures)}`)
  for (const room of roomNames) {
    const cells = roomFigures.map((figure) => `${room} ${figure}`)
    console.log(
      formatRow(
        room,
        cells.map((name) => `${rooms[name]} / ${records.sizes[name]}`),
      ),
    )
  }
  const inSrc = roomNames.filter((room) => room !== 'local-service')
  const sums = roomFigures.map((figure) =>
    inSrc.reduce((sum, room) => sum + (rooms[`${room} ${figure}`] ?? 0), 0),
  )
  console.log(
    `${formatRow(
      'src',
      sums.map((sum) => `${sum}   `),
    )}  goal ${tokensGoal} tokens\n`,
  )
}

function formatRow(title: string, cells: readonly string[]): string {
  return [title.padEnd(14), ...cells.map((cell) => cell.padStart(17))].join('')
}

function printRow(title: string, figure: number, recorded: number | undefined, note: string): void {
  console.log(`${title.padEnd(32)}${`${figure} / ${recorded}`.padStart(14)}   ${note}`)
}
