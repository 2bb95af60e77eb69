/** How a server of the eval service answered before anything was run. */
export interface ServerCheck {
  readonly server: string
  /** `ready`: it can be used. Any other word says what is wrong. */
  readonly status: 'ready' | 'needs-oauth' | 'unreachable' | 'partial' | 'error'
  /** For a person; foreign text. */
  readonly message?: string
}

/**
 * One difference of what a server offers. `removed` and `broken` can break a caller: the thing is gone, or a call
 * that was right no longer is. `changed`: only what a model reads.
 */
export interface SurfaceChange {
  readonly server: string
  readonly kind: 'tool' | 'prompt' | 'resource'
  readonly name: string
  readonly change: 'removed' | 'broken' | 'changed' | 'added'
  /** What exactly, one short sentence each; foreign names in them. */
  readonly details: readonly string[]
}

/** What was found before anything was run. */
export interface Preflight {
  /** Where the suite would run: environments and what they resolve to, one line each. */
  readonly targets: readonly string[]
  readonly servers: readonly ServerCheck[]
  /** Absent when there was nothing to compare with. */
  readonly surface?: {
    /** What it was compared with, e.g. `main@9f1a2b3`. */
    readonly baseline: string
    readonly changes: readonly SurfaceChange[]
  }
}

/** True for changes that can break a caller. */
export function isBreaking({ change }: Pick<SurfaceChange, 'change'>): boolean {
  return change === 'removed' || change === 'broken'
}
