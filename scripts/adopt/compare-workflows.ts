import { isDeepStrictEqual } from 'node:util'
import { parse } from 'yaml'
import { readFields, readList } from '../../src/model/data.ts'

type Fields = Readonly<Record<string, unknown>>

/** What a workflow no longer does as it did: keys, steps, lines and values that are gone or differ. */
export function findLosses(before: string, after: string): readonly string[] {
  const [old, now] = [before, after].map((text) => readFields(parse(text))) as [Fields, Fields]
  const jobs = readFields(now.jobs)
  return [
    ...compareKeys(old, now, ['jobs'], 'workflow'),
    ...Object.entries(readFields(old.jobs)).flatMap(([id, job]) =>
      compareJobs(id, readFields(job), jobs[id]),
    ),
  ]
}

function compareJobs(id: string, old: Fields, now: unknown): readonly string[] {
  if (now === undefined) return [`job ${id} is gone`]
  const job = readFields(now)
  const steps = readList(job.steps).map(readFields)
  let at = -1
  const losses = readList(old.steps)
    .map(readFields)
    .flatMap((step, index) => {
      at = steps.findIndex((candidate, place) => place > at && isSameStep(step, candidate))
      const found = steps[at]
      if (found === undefined) return [`step ${index + 1} of ${id} is gone`]
      return compareSteps(step, found, `step ${index + 1} of ${id}`)
    })
  const kept = compareKeys(old, job, ['steps', 'permissions', 'outputs'], `job ${id}`)
  const permitted = readFields(old.permissions)
  const narrowed = Object.entries(permitted)
    .filter(([name, level]) => ![level, 'write'].includes(readFields(job.permissions)[name]))
    .map(([name]) => `job ${id}: permission ${name} is less`)
  return [...kept, ...narrowed, ...losses]
}

const isSameStep = (old: Fields, now: Fields) =>
  old.uses === now.uses && old.name === now.name && (old.run === undefined) === (now.run === undefined)

function compareSteps(old: Fields, now: Fields, place: string): readonly string[] {
  const lines = linesOf(now.run)
  let at = -1
  const gone = linesOf(old.run).filter((line) => {
    at = lines.indexOf(line, at + 1)
    return at < 0
  })
  const values = (name: 'env' | 'with') => [readFields(old[name]), readFields(now[name])] as const
  const [env, newEnv] = values('env')
  const [inputs, newInputs] = values('with')
  return [
    ...compareKeys(old, now, ['run', 'env', 'with'], place),
    ...gone.map((line) => `${place}: \`${line}\` is gone`),
    ...Object.entries(env)
      .filter(([name, value]) => !String(newEnv[name]).includes(String(value)))
      .map(([name]) => `${place}: ${name} is another`),
    ...compareKeys(inputs, newInputs, [], `${place}, with`),
  ]
}

const linesOf = (run: unknown) =>
  String(run ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function compareKeys(old: Fields, now: Fields, left: readonly string[], place: string): readonly string[] {
  return Object.keys(old)
    .filter((name) => !left.includes(name) && !isDeepStrictEqual(old[name], now[name]))
    .map((name) => `${place}: ${name} differs`)
}

/** Steps that look as if they ran tests on pull requests, by nothing but their words. */
export function listTestLines(text: string): readonly { readonly jobId: string; readonly line: string }[] {
  return Object.entries(readFields(readFields(parse(text)).jobs)).flatMap(([jobId, job]) =>
    readList(readFields(job).steps)
      .flatMap((step) => linesOf(readFields(step).run))
      .filter((line) => testWords.test(line) && !otherWords.test(line))
      .map((line) => ({ jobId, line })),
  )
}

const testWords =
  /(?:^|[\s/:])(?:tests?|unit|spec|pytest|vitest|jest|mocha|ava|tap|tape|tox|nox|rspec|gotestsum|nextest)(?=\s|$|:)/
const otherWords =
  /^#|^test\s|codecov|--notest|-e typing|\b(?:echo|install|add|build|lint|tsc|mkdir|cat|cp|cd|if|upload|docker|apt-get|combine|erase|xml|types?|bench)\b/
