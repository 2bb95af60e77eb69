import type { Storage } from '../../../ports/platform.ts'
import type { Remote, RemoteOptions } from './remote.ts'

/** Any function that answers later. */
type Call = (...given: never[]) => Promise<unknown>

/** The names of all calls of a port. */
type Calls<Port> = { readonly [Name in keyof Port as Port[Name] extends Call ? Name : never]: 'call' }

/**
 * {@link Remote}, loaded by the first call of one of its ports: with the client it is larger than all that a step needs
 * which never asks GitHub.
 */
export function createLateRemote(options: RemoteOptions): Remote {
  let loaded: Promise<Remote> | undefined
  const loadRemote = () => {
    loaded ??= import('./remote.ts').then(({ createRemote }) => createRemote(options))
    return loaded
  }

  /** `find`: where the loaded ones have the port. */
  function createLatePort<Port>(find: (remote: Remote) => Port | undefined, calls: Calls<Port>): Port {
    const createLateCall =
      (call: string): Call =>
      async (...given) => {
        const port = find(await loadRemote()) as Readonly<Record<string, Call>> | undefined
        const run = port?.[call]
        if (run === undefined) throw new TypeError(`the platform has no ${call}`)
        return await run(...given)
      }
    const entries = Object.keys(calls).map((call) => [call, createLateCall(call)])
    return Object.fromEntries(entries) as Port
  }

  const storage: Storage = {
    readableFiles: createLatePort(({ storage }) => storage.readableFiles, { save: 'call' }),
    artifacts: createLatePort(({ storage }) => storage.artifacts, {
      save: 'call',
      listNewestRuns: 'call',
      listBranchRuns: 'call',
      listNamed: 'call',
      listNewest: 'call',
      originOf: 'call',
      findInThisRun: 'call',
      findInRun: 'call',
      read: 'call',
    }),
  }
  if (options.token === undefined) return { review: {}, repository: {}, storage }
  const tokenRemote: Remote = {
    review: {
      checks: createLatePort(({ review }) => review.checks, { report: 'call' }),
      pullRequests: createLatePort(({ review }) => review.pullRequests, {
        find: 'call',
        listOfHead: 'call',
        listFates: 'call',
      }),
      conversations: createLatePort(({ review }) => review.conversations, {
        find: 'call',
        mergedWith: 'call',
        listComments: 'call',
        listAllComments: 'call',
        listApprovals: 'call',
        mayWrite: 'call',
      }),
      issues: createLatePort(({ review }) => review.issues, { find: 'call', open: 'call', change: 'call' }),
    },
    repository: {
      commits: createLatePort(({ repository }) => repository.commits, {
        ancestors: 'call',
        firstParents: 'call',
        changes: 'call',
        changing: 'call',
        mergeBase: 'call',
        tipOf: 'call',
        isContained: 'call',
        rulesOf: 'call',
      }),
      otherRepositories: createLatePort(({ repository }) => repository.otherRepositories, { read: 'call' }),
      releases: createLatePort(({ repository }) => repository.releases, { latest: 'call' }),
      repositoryFiles: {
        ...createLatePort(({ repository }) => repository.repositoryFiles, { read: 'call' }),
        isReliable: true,
      },
    },
    storage: {
      ...storage,
      foreignArtifacts: createLatePort(({ storage }) => storage.foreignArtifacts, {
        list: 'call',
        read: 'call',
        listJobs: 'call',
      }),
    },
    jobSteps:
      options.context.runner === undefined
        ? undefined
        : createLatePort(({ jobSteps }) => jobSteps, { list: 'call' }),
  }
  if (options.context.pullRequest === undefined) return tokenRemote
  const readChangedFiles = async () =>
    (await (await loadRemote()).review.changedFiles?.()) ?? new Set<string>()
  const comments = createLatePort(({ review }) => review.comments, {
    remembered: 'call',
    upsert: 'call',
  })
  return { ...tokenRemote, review: { ...tokenRemote.review, comments, changedFiles: readChangedFiles } }
}
