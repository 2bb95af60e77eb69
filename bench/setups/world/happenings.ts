import { setTimeout as sleep } from 'node:timers/promises'
import { readZip } from '../../../src/platform/github/artifacts/zip.ts'
import { zipOf } from '../../../test/support/zip.ts'
import type { World } from './world.ts'

/** What happens between two runs. */
export interface Happening {
  readonly happens: (world: World) => Promise<void> | void
}

/** All artifacts of the repository have expired; GitHub still lists them for a while, or no longer. */
export const artifactsExpire = (isListed: boolean): Happening => ({
  happens: ({ github }) => {
    if (isListed) for (const artifact of github.artifacts.artifacts) artifact.expired = true
    else github.artifacts.artifacts.length = 0
  },
})

/** So many of the oldest artifacts have expired. */
export const oldestArtifactsExpire = (count: number): Happening => ({
  happens: ({ github }) => {
    for (const artifact of github.artifacts.artifacts.slice(0, count)) artifact.expired = true
  },
})

/** Nothing runs for so many days; GitHub keeps artifacts for 90 by default. */
export const daysPass = (days: number, keptDays = 90): Happening => ({
  happens: ({ github }) => {
    const earlier = (at: string) => new Date(Date.parse(at) - days * 86_400_000).toISOString()
    for (const run of github.artifacts.runs.values())
      Object.assign(run, { createdAt: earlier(run.createdAt) })
    for (const artifact of github.artifacts.artifacts)
      Object.assign(artifact, {
        createdAt: earlier(artifact.createdAt),
        expired:
          artifact.expired || Date.now() - Date.parse(earlier(artifact.createdAt)) > keptDays * 86_400_000,
      })
  },
})

/** What is stored was written by another release, in the version of its format. */
export const storedInVersion = (version: number): Happening => ({
  happens: async ({ github }) => {
    const name = 'eval-gate-results.json'
    for (const artifact of github.artifacts.artifacts) {
      const text = (await readZip(artifact.body, { files: [name], maxBytes: 1e7 })).get(name)
      if (text === undefined) continue
      const content = Buffer.from(String(text).replace('"version":1', `"version":${version}`))
      artifact.body = zipOf([{ name, content }])
    }
  },
})

/** The newest artifact is damaged: its zip ends in the middle. */
export const newestArtifactBreaks: Happening = {
  happens: ({ github }) => {
    const newest = github.artifacts.artifacts.at(-1)
    if (newest !== undefined) newest.body = newest.body.subarray(0, Math.floor(newest.body.length / 2))
  },
}

/** The pull request is merged by a commit of its own on the branch, and by nothing else that it was. */
export const squashMerged = (pull: string): Happening => ({
  happens: async (world) => {
    await world.commit('main', `${pull} (#1)`)
  },
})

/** Somebody pushes another history to the branch: it goes on from its first commit. */
export const forcePushed = (branch: string): Happening => ({
  happens: (world) => world.rewrite(branch),
})

/** The branch gets commits that no workflow runs on, as with `[skip ci]` or `paths:`. */
export const commitsWithoutRun = (branch: string, count: number): Happening => ({
  happens: async (world) => {
    for (let at = 0; at < count; at += 1) await world.commit(branch, `Change ${at} of the docs`)
  },
})

/** Runs of the workflow on the branch that were cancelled before they measured anything. */
export const cancelledRuns = (branch: string, count: number): Happening => ({
  happens: async (world) => {
    for (let at = 0; at < count; at += 1) await world.idleRun(branch)
  },
})

/** A branch is made from another one. */
export const branchMade = (branch: string, from = 'main'): Happening => ({
  happens: (world) => world.branch(branch, from),
})

/** The default branch gets another name. */
export const defaultBranchRenamed = (to: string): Happening => ({
  happens: (world) => world.renameDefaultBranch(to),
})

/** A file is on a branch from now on. */
export const fileCommitted = (branch: string, path: string, text: string): Happening => ({
  happens: async (world) => {
    await world.commit(branch, `Add ${path}`, { [path]: text })
  },
})

/** The clock of GitHub moves on by a moment. */
export const aMomentPasses: Happening = { happens: () => sleep(5) }
