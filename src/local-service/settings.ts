/** Choices where the hosted service's behaviour is not documented, or differs between deployments. */
export interface Settings {
  /** New iterations for a finished run: refused with 409, or taken. Known ones are always skipped. */
  readonly appendAfterFinalize: 'conflict' | 'accept'
  /** Envelope of a refused ingest: `{code,message}` or the older `{ok:false,error}`. */
  readonly ingestErrors: 'canonical' | 'legacy'
  /** What `total` counts in the answer to a batch. */
  readonly ingestTotal: 'run' | 'batch'
  /** Highest eval vocabulary spoken; 1 publishes no vocabulary at all. */
  readonly vocabulary: 1 | 2
}

export const DEFAULT_SETTINGS: Settings = {
  appendAfterFinalize: 'conflict',
  ingestErrors: 'canonical',
  ingestTotal: 'run',
  vocabulary: 2,
}
