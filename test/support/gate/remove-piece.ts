import type { CiContext } from '../../../src/ports/context.ts'
import { choose, mutateJson, mutateReport } from '../reports/mutate-report.ts'
import { filesOf, type Measurement, type Source, type World } from './sources.ts'

type Random = () => number

/** A world of which the judging side lacks one piece, and the name of the piece once it was judged. */
export interface Removal {
  readonly world: World
  readonly name: () => string
}

type Remove = (world: World, random: Random) => Removal | undefined

/** How one piece of each kind is taken from what a source is given; undefined where there is none. */
const pieces = {
  report: (world, random) =>
    changeFiles(world, random, (text) => {
      const how = choose(['gone', 'empty', 'cut'] as const, random) ?? 'gone'
      const cut = text.slice(0, Math.floor(text.length * random()))
      return { what: how, text: { gone: undefined, empty: '', cut }[how] }
    }),
  'report piece': (world, random) =>
    changeFiles(world, random, (text, file) => mutateReport(text, file, random)),
  part: (world, random) => {
    const { head } = world
    if (!('jobs' in head)) return undefined
    const job = choose(Object.keys(head.jobs), random) ?? ''
    const { [job]: _, ...jobs } = head.jobs
    return { world: { ...world, head: { ...head, jobs } }, name: () => job }
  },
  setting: (world, random) => {
    const figure = choose([...(world.policy ?? '').matchAll(/:[ \t]*([^\s{}[\],:#]+)/g)], random)
    if (world.policy === undefined || figure === undefined) return undefined
    const end = figure.index + figure[0].length
    const policy = `${world.policy.slice(0, figure.index)}: ${world.policy.slice(end)}`
    return { world: { ...world, policy }, name: () => figure[0] }
  },
  context: (world, random) => {
    const name = choose(contextMembers, random) ?? 'commit'
    return { world: { ...world, context: { ...world.context, [name]: undefined } }, name: () => name }
  },
  clock: (world, random) => {
    const days = choose([-1, 400], random) ?? 400
    return { world: { ...world, pauseDays: days + (world.pauseDays ?? 0) }, name: () => `${days} days` }
  },
  'report time': (world) => ({ world: { ...world, ageMs: Date.now() }, name: () => '1970' }),
  'stored piece': (world, random) => alter(world, 'stored', random),
  'answer of the service': (world, random) => alter(world, 'answer', random),
} satisfies Record<string, Remove>

type PieceKind = keyof typeof pieces

const ofFiles: readonly PieceKind[] = ['report', 'report piece', 'setting', 'clock']
const ofGitHub: readonly PieceKind[] = [...ofFiles, 'context', 'report time', 'stored piece']
const kindsOfSources: Readonly<Record<Source, readonly PieceKind[]>> = {
  reports: ofGitHub,
  merge: [...ofGitHub, 'part'],
  publish: [...ofGitHub, 'part'],
  hosted: ['setting', 'context', 'answer of the service'],
  terminal: ['report', 'report piece', 'setting'],
}

/** Members of the context that a job reads of its surroundings. */
const contextMembers = [
  'baseBranch',
  'branch',
  'checkRunId',
  'defaultBranch',
  'job',
  'legs',
  'pullRequest',
  'repository',
  'runId',
  'workflow',
  'workflowPath',
] as const satisfies readonly (keyof CiContext)[]

/** Takes a piece away that the numbers choose. */
export function removePiece(source: Source, world: World, random: Random): Removal | undefined {
  const kind = choose(kindsOfSources[source], random) ?? 'report'
  const removal = pieces[kind](world, random)
  return removal && { ...removal, name: () => `${kind}: ${removal.name()}` }
}

function alter(world: World, what: 'stored' | 'answer', random: Random): Removal {
  let name = 'nothing'
  const change = (value: unknown) => {
    name = mutateJson(value, random)?.what ?? name
  }
  return { world: { ...world, altered: { what, random, change } }, name: () => name }
}

function changeFiles(
  world: World,
  random: Random,
  change: (
    text: string,
    file: string,
  ) => { readonly what: string; readonly text: string | undefined } | undefined,
): Removal | undefined {
  const { head } = world
  let name = 'nothing'
  const changeOne = (measurement: Measurement): Measurement => {
    if ('jobs' in measurement) {
      const job = choose(Object.keys(measurement.jobs), random) ?? ''
      const own = measurement.jobs[job]
      if (own === undefined) return measurement
      return { ...measurement, jobs: { ...measurement.jobs, [job]: changeOne(own) } }
    }
    const files = filesOf(measurement)
    const file = choose(Object.keys(files), random) ?? ''
    const changed = change(files[file] ?? '', file)
    if (changed === undefined) return measurement
    name = `${file} ${changed.what}`
    const { [file]: _, ...others } = files
    return { files: changed.text === undefined ? others : { ...others, [file]: changed.text } }
  }
  const less = changeOne(head)
  return { world: { ...world, head: less }, name: () => name }
}
