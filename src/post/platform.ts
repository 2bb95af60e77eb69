import * as core from '@actions/core'
import { createGitHubPlatform } from '#github'
import type { Platform } from '../ports/platform.ts'

/** The platform of this step; in a file of its own, so that a step without work does not load it. */
export function createPostPlatform(): Platform {
  return createGitHubPlatform(process.env, undefined, { matrix: core.getInput('matrix') })
}
