import type { Machine, Platform, Runtime, Step } from '../../src/ports/platform.ts'
import { fakeClock } from './clocks.ts'

/** Any part of a port, and of what it consists of. */
type PartOf<Port> = {
  readonly [Name in keyof Port]?: Port[Name] extends ((...given: never[]) => unknown) | string | undefined
    ? Port[Name]
    : Partial<NonNullable<Port[Name]>>
}

/** Any part of each port; what a test does not give is quiet or absent. */
type GivenPorts = {
  readonly [Name in keyof Platform]?: Name extends 'step' ? Partial<Step> : PartOf<Platform[Name]>
}

/** The port with what the test gives; nothing else of it does or says something. */
export function fakeRuntime({ context, log, clock }: PartOf<Runtime> = {}): Runtime {
  return {
    context: { provider: 'github_actions', ...context },
    log: { ...silentLog, ...log },
    clock: { ...fakeClock(), ...clock },
  }
}

/** The same of the machine: nothing on it can be read, written or started. */
export function fakeMachine({ files, ...given }: PartOf<Machine> = {}): Machine {
  return {
    workspace: '/workspace',
    scratch: '/scratch',
    files: { ...noFiles, ...files },
    runCommand: async () => ({ status: 'not-started', message: 'a fake machine' }),
    listTracked: async () => undefined,
    startTimer: () => () => {},
    watchForCancel: () => new AbortController().signal,
    ...given,
  }
}

/** The same of a step whose page has no room. */
export function fakeStep(given: Partial<Step> = {}): Step {
  return {
    setOutput: () => {},
    saveState: () => {},
    readState: () => '',
    summaryRoomBytes: () => 0,
    writeSummary: () => {},
    annotate: () => {},
    hideSecrets: (value) => value,
    foundCredentials: () => [],
    ...given,
  }
}

/** All ports. What GitHub is behind is absent, or as incomplete as the test gives it. */
export function fakePlatform({ runtime, machine, step, ...remote }: GivenPorts = {}): Platform {
  return {
    runtime: fakeRuntime(runtime),
    machine: fakeMachine(machine),
    step: fakeStep(step),
    ...({ review: {}, repository: {}, storage: {}, ...remote } as Omit<
      Platform,
      'runtime' | 'machine' | 'step'
    >),
  }
}

/** The platform with other parts of its ports. */
export function withPorts(
  platform: Platform,
  {
    runtime,
    machine,
    step,
    review,
    repository,
    storage,
  }: {
    readonly [Name in keyof Platform]?: Partial<Platform[Name]>
  },
): Platform {
  return {
    runtime: { ...platform.runtime, ...runtime },
    machine: { ...platform.machine, ...machine },
    step: { ...platform.step, ...step },
    review: { ...platform.review, ...review },
    repository: { ...platform.repository, ...repository },
    storage: { ...platform.storage, ...storage },
  }
}

const silentLog: Runtime['log'] = {
  debug: () => {},
  info: () => {},
  notice: () => {},
  warning: () => {},
  error: () => {},
  group: (_, body) => body(),
  mask: () => {},
}

const refuse = (): never => {
  throw new Error('a fake machine has no files')
}

const noFiles: Machine['files'] = {
  writeScratch: refuse,
  writeLasting: refuse,
  emptyScratchFolder: refuse,
  writeOutput: refuse,
  list: refuse,
  readText: refuse,
  readBytes: refuse,
  sizeOf: refuse,
  stream: refuse,
}
