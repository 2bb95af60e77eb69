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

  function late<Name extends keyof Remote>(
    name: Name,
    calls: Calls<NonNullable<Remote[Name]>>,
  ): NonNullable<Remote[Name]> {
    const callLate =
      (call: string): Call =>
      async (...given) => {
        const port = (await load())[name] as Readonly<Record<string, Call>> | undefined
        const run = port?.[call]
        if (run === undefined) throw new TypeError(`the platform has no ${name}.${call}`)
        return await run(...given)
      }
    const entries = Object.keys(calls).map((call) => [call, callLate(call)])
    return Object.fromEntries(entries) as NonNullable<Remote[Name]>
  }

  const storage: Remote = {
    readableFiles: late('readableFiles', { save: 'call' }),
    artifacts: late('artifacts', {
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
  if (options.token === undefined) return storage
  const ofToken: Remote = {
    ...storage,
    checks: late('checks', { report: 'call' }),
    pullRequests: late('pullRequests', { find: 'call' }),
    conversations: late('conversations', {
      find: 'call',
      mergedWith: 'call',
      listComments: 'call',
      listAllComments: 'call',
      listApprovals: 'call',
      mayWrite: 'call',
    }),
    foreignArtifacts: late('foreignArtifacts', { list: 'call', read: 'call', listJobs: 'call' }),
    jobSteps: options.context.runner === undefined ? undefined : late('jobSteps', { list: 'call' }),
    issues: late('issues', { find: 'call', open: 'call', change: 'call' }),
    commits: late('commits', {
      ancestors: 'call',
      changing: 'call',
      mergeBase: 'call',
      tipOf: 'call',
      isContained: 'call',
      rulesOf: 'call',
    }),
    otherRepositories: late('otherRepositories', { read: 'call' }),
    releases: late('releases', { latest: 'call' }),
    repositoryFiles: { ...late('repositoryFiles', { read: 'call' }), isReliable: true },
  }
  if (options.context.pullRequest === undefined) return ofToken
  const changedFiles = async () =>
    (await (await load()).changedFiles?.()) ?? { changed: new Set<string>(), removed: new Set<string>() }
  return {
    ...ofToken,
    comments: late('comments', { remembered: 'call', upsert: 'call', mention: 'call' }),
    changedFiles,
  }
}
