/** A case of an eval suite as its author wrote it. */
export interface CaseSpec {
  /** Declared id: the same case under another title. */
  readonly id?: string
  readonly title: string
  /**
   * All other fields, spelled as in version 2 of the service's vocabulary for cases: `steps`,
   * `legacyIterations`, `assertions`, `models`, …
   */
  readonly fields: Readonly<Record<string, unknown>>
}

/** An environment as its author wrote it. Absent fields stay unchanged; null clears a field. */
export interface EnvironmentSpec {
  readonly name: string
  /** Client (host) by id or name. */
  readonly client: string
  readonly archived: boolean
  readonly description?: string | null
  readonly serverAttachmentId?: string | null
  readonly modelId?: string | null
  readonly skillIds?: readonly string[] | null
  readonly pluginVersionIds?: readonly string[] | null
  /** Grants of secrets, as the service takes them; their shape is not documented. */
  readonly secretGrants?: readonly unknown[] | null
}

/** A schedule of the service; `null` switches it off. */
export type ScheduleSpec = { readonly everyMinutes: number; readonly environment?: string } | null

/** A client that the suite runs on, by id or name, with its servers there or those of its own. */
export interface HostSpec {
  readonly host: string
  readonly servers?: readonly string[]
}

/** An eval suite as code. Servers and environments are given by id or name; absent fields stay unchanged. */
export interface SuiteSpec {
  readonly name: string
  readonly description?: string
  readonly servers?: readonly string[]
  /** `null` detaches all. */
  readonly environments?: readonly string[] | null
  readonly hosts?: readonly HostSpec[]
  readonly model?: string
  readonly provider?: string
  /** How the model is asked in every case. */
  readonly systemPrompt?: string
  readonly temperature?: number
  readonly settings?: Readonly<Record<string, unknown>>
  readonly schedule?: ScheduleSpec
  readonly cases: readonly CaseSpec[]
  readonly environmentSpecs: readonly EnvironmentSpec[]
}
