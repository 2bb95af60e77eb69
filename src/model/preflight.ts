/** How an MCP server answered the check before a hosted run. */
export interface ServerCheck {
  readonly server: string
  /** `ready`: it can be used. Any other value says what is wrong. */
  readonly status: 'ready' | 'needs-oauth' | 'unreachable' | 'partial' | 'error'
  /** For display; foreign text. */
  readonly message?: string
}

/**
 * One change of what a server offers. `removed` and `broken` can break a caller: the item is gone, or a previously
 * valid call no longer is. `changed`: only texts that a model reads.
 */
export interface SurfaceChange {
  readonly server: string
  readonly kind: 'tool' | 'prompt' | 'resource'
  readonly name: string
  readonly change: 'removed' | 'broken' | 'changed' | 'added'
  /** The details, one short sentence each; may contain foreign names. */
  readonly details: readonly string[]
}

/** What the checks before a hosted run found. */
export interface Preflight {
  /** Where the suite would run: environments and what they resolve to, one line each. */
  readonly targets: readonly string[]
  readonly servers: readonly ServerCheck[]
  /** Absent when there was nothing to compare with. */
  readonly surface?: {
    /** The base of the comparison, e.g. `main@9f1a2b3`. */
    readonly baseline: string
    readonly changes: readonly SurfaceChange[]
  }
}

/** True for changes that can break a caller. */
export function isBreaking({ change }: SurfaceChange): boolean {
  return change === 'removed' || change === 'broken'
}
