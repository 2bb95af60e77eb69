/** Words that number repetitions of the same measurement. */
const repetition =
  /(?:^|[^a-z])(?:run|iter|iteration|rep|repeat|repetition|trial|epoch|pass|sample|round)s?[-_. ]?\d{1,4}$/i

/**
 * What distinguishes report files with the same cases: the part of the path in which they differ
 * (`packages/web/junit.xml` and `packages/api/junit.xml` give `web` and `api`). `repetitions` when that part
 * says so (`run-1`, `run-2`), `numbers` when it is a plain count from 0 or 1 on, which may mean anything.
 * `attempts` for the reports of a class and its nested classes: Surefire writes reruns into another one than
 * the first attempt.
 *
 * @param paths at least two different paths with forward slashes
 */
export function labelPaths(
  paths: readonly string[],
): readonly string[] | 'repetitions' | 'numbers' | 'attempts' {
  if (areSameClass(paths) || paths.every((path) => allureResult.test(path))) return 'attempts'
  const parts = differingSegments(paths.map(splitWithoutExtension(paths)))
  const labels = parts.every(({ length }) => length === 1)
    ? differingWords(parts.map(([part = '']) => part))
    : parts.map((part) => part.join('/'))
  if (labels.every((label) => repetition.test(label))) return 'repetitions'
  if (areCountedLabels(labels)) return 'numbers'
  return labels
}

/** Allure writes one file per attempt. */
const allureResult = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{21,22}-result\.json$/i

function areSameClass(paths: readonly string[]): boolean {
  const classes = paths.map((path) => /^(.*\/)?TEST-([^/$]+)(?:\$[^/]*)?\.xml$/.exec(path))
  const [first] = classes
  return (
    first !== null &&
    paths.some((path) => path.includes('$')) &&
    classes.every((match) => match !== null && match[1] === first?.[1] && match[2] === first?.[2])
  )
}

function splitWithoutExtension(paths: readonly string[]): (path: string) => readonly string[] {
  const bare = paths.map((path) => path.replace(/(?:\.(?:junit|xml|json|jsonl|gz))+$/i, ''))
  const areDistinct = new Set(bare).size === paths.length
  return (path) => (areDistinct ? (bare[paths.indexOf(path)] ?? path) : path).split('/')
}

/** The paths without the folders that all of them begin and end with; at least one folder of each is left. */
function differingSegments(paths: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const shortest = Math.min(...paths.map(({ length }) => length))
  const [first = []] = paths
  let start = 0
  while (start < shortest - 1 && paths.every((path) => path[start] === first[start])) start += 1
  let end = 0
  while (end < shortest - start - 1 && paths.every((path) => path.at(-1 - end) === first.at(-1 - end)))
    end += 1
  return paths.map((path) => path.slice(start, path.length - end))
}

/** `junit-linux` and `junit-windows` as `linux` and `windows`; a bare number keeps the word before it. */
function differingWords(names: readonly string[]): readonly string[] {
  const split = names.map((name) => name.split(/(?<=[-_. ])/))
  const differing = differingSegments(split)
  const start = (split[0]?.length ?? 0) - (differing[0]?.length ?? 0)
  const labels = differing.map((words) => words.join('').replace(/(?<![-_. ])[-_. ]+$/, ''))
  if (start > 0 && labels.every((label) => /^[\d.]+$/.test(label)))
    return split.map((words, index) => `${words[start - 1] ?? ''}${labels[index] ?? ''}`)
  if (new Set(labels).size === labels.length && labels.every((label) => label !== '')) return labels
  return names
}

function areCountedLabels(labels: readonly string[]): boolean {
  const numbers = labels.map((label) => /^(?:[A-Za-z]*[-_. ]?)(\d{1,4})$/.exec(label)?.[1])
  if (numbers.some((number) => number === undefined)) return false
  if (new Set(labels.map((label) => label.replace(/(?<!\d)\d+$/, ''))).size > 1) return false
  const counted = numbers.map(Number).sort((a, b) => a - b)
  const [first = -1] = counted
  return (first === 0 || first === 1) && counted.every((number, index) => number === first + index)
}
