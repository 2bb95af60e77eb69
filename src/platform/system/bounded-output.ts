/** Lines of either end that are shown of what a command prints. */
const shownLines = 200
/** Characters of a line. */
const longestLine = 4_000

/** Passes on what a command prints: its first lines at once, and its last ones when it has ended. */
export interface BoundedOutput {
  readonly write: (chunk: string) => void
  readonly end: () => void
}

/** A command may print without end, and a log is paid for and read by people. */
export function createBoundedOutput(print: (text: string) => void): BoundedOutput {
  let shown = 0
  let leftOut = 0
  let rest = ''
  let isCut = false
  const last: string[] = []
  const takeLine = (line: string) => {
    if (shown < shownLines) {
      shown += 1
      print(line)
      return
    }
    last.push(line)
    if (last.length <= shownLines) return
    last.shift()
    leftOut += 1
  }
  const takePart = (part: string) => {
    const room = longestLine - rest.length
    isCut ||= part.length > room
    rest += part.slice(0, room)
  }
  const endLine = (end: string) => {
    takeLine(`${rest}${isCut ? '…' : ''}${end}`)
    rest = ''
    isCut = false
  }
  return {
    write: (chunk) => {
      const [first = '', ...lines] = chunk.split('\n')
      takePart(first)
      for (const line of lines) {
        endLine('\n')
        takePart(line)
      }
    },
    end: () => {
      if (rest !== '') endLine('')
      if (leftOut > 0) print(`… ${leftOut} lines are left out …\n`)
      for (const line of last.splice(0)) print(line)
    },
  }
}
