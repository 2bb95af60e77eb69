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
export function lateRemote(options: RemoteOptions): Remote {
  let loaded: Promise<Remote> | undefined
  const load = () => {
    loaded ??= import('./remote.ts').then(({ createRemote }) => createRemote(options))
    return loaded
  }

  /** `find`: where the loaded ones have the port. */
  function late<Port>(find: (remote: Remote) => Port | undefined, calls: Calls<Port>): Port {
    const callLate =
      (call: string): Call =>
      async (...given) => {
        const port = find(await load()) as Readonly<Record<string, Call>> | undefined
        const run = port?.[call]
        if (run === undefined) throw new TypeError(`the platform has no ${call}`)
        return await run(...given)
      }
    const entries = Object.keys(calls).map((call) => [call, callLate(call)])
    return Object.fromEntries(entries) as Port
  }

  const storage: Storage = {
    readableFiles: late(({ storage }) => storage.readableFiles, { save: 'call' }),
    artifacts: late(({ storage }) => storage.artifacts, {
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
  const ofToken: Remote = {
    review: {
      checks: late(({ review }) => review.checks, { report: 'call' }),
      pullRequests: late(({ review }) => review.pullRequests, { find: 'call' }),
      conversations: late(({ review }) => review.conversations, {
        find: 'call',
        mergedWith: 'call',
        listComments: 'call',
        listAllComments: 'call',
        listApprovals: 'call',
        mayWrite: 'call',
      }),
      issues: late(({ review }) => review.issues, { find: 'call', open: 'call', change: 'call' }),
    },
    repository: {
      commits: late(({ repository }) => repository.commits, {
        ancestors: 'call',
        changing: 'call',
        mergeBase: 'call',
        tipOf: 'call',
        isContained: 'call',
        rulesOf: 'call',
      }),
      otherRepositories: late(({ repository }) => repository.otherRepositories, { read: 'call' }),
      releases: late(({ repository }) => repository.releases, { latest: 'call' }),
      repositoryFiles: {
        ...late(({ repository }) => repository.repositoryFiles, { read: 'call' }),
        isReliable: true,
      },
    },
    storage: {
      ...storage,
      foreignArtifacts: late(({ storage }) => storage.foreignArtifacts, {
        list: 'call',
        read: 'call',
        listJobs: 'call',
      }),
    },
    jobSteps:
      options.context.runner === undefined ? undefined : late(({ jobSteps }) => jobSteps, { list: 'call' }),
  }
  if (options.context.pullRequest === undefined) return ofToken
  const changedFiles = async () =>
    (await (await load()).review.changedFiles?.()) ?? {
      changed: new Set<string>(),
      removed: new Set<string>(),
    }
  const comments = late(({ review }) => review.comments, {
    remembered: 'call',
    upsert: 'call',
    mention: 'call',
  })
  return { ...ofToken, review: { ...ofToken.review, comments, changedFiles } }
}
