/** Records of the catalog: what a project contains apart from suites and runs. Times are Unix epoch ms. */

interface Stamped {
  readonly id: string
  readonly projectId: string
  readonly createdAt: number
  readonly updatedAt: number
}

/** A saved MCP server. `command` is used only when the local service was started with stdio allowed. */
export interface Server extends Stamped {
  readonly name: string
  readonly enabled: boolean
  readonly transportType: 'http' | 'stdio'
  readonly url: string | null
  readonly command?: string
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Sent with every request to the target, as the saved server's own headers. */
  readonly headers?: Readonly<Record<string, string>>
  readonly useOAuth: boolean
  readonly oauthScopes: readonly string[] | null
}

/** A named host, also called client. */
export interface Host extends Stamped {
  readonly name: string
  readonly template: string | null
  readonly config: Readonly<Record<string, unknown>>
}

export interface Skill extends Stamped {
  readonly name: string
  readonly description: string | null
  /** Only project-shared skills may be selected by an environment. */
  readonly shared: boolean
}

export interface Plugin extends Stamped {
  readonly name: string
  readonly displayName: string | null
  readonly enabled: boolean
  readonly installed: boolean
  readonly activeVersionId: string | null
}

export interface PluginVersion {
  readonly id: string
  readonly pluginId: string
  readonly name: string
  readonly bundleHash: string
  readonly status: 'staging' | 'ready' | 'invalid'
  /** A version whose skills carry supporting files can't be pinned. */
  readonly hasSupportingFiles: boolean
}

/** A standalone group of servers that an environment may attach. */
export interface ServerAttachment extends Stamped {
  readonly name: string
  readonly serverIds: readonly string[]
}

export interface Environment extends Stamped {
  /** Null for an ad-hoc environment. */
  readonly name: string | null
  readonly description?: string
  readonly hostId: string
  readonly serverAttachmentId?: string
  readonly modelId?: string
  readonly skillSelection?: { readonly mode?: string | undefined; readonly skillIds: readonly string[] }
  readonly secretSelection?: readonly unknown[]
  readonly pluginVersionIds?: readonly string[]
  readonly sandboxImageId?: string
  /** Starts at 1 and grows by one with every write. */
  readonly revision: number
  readonly archivedAt: number | null
  /** Hash of the request for an ad-hoc environment, so that it is found again. */
  readonly contentHash?: string
}

export interface Case {
  readonly id: string
  readonly suiteId: string
  /** Id the author declared, or null. */
  readonly declaredId: string | null
  readonly title: string
  /** Hash of what makes two cases the same when no id was declared. */
  readonly contentHash: string
  /** The case body with the keys of vocabulary version 2, without `title` and `caseId`. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly updatedAt: number
}

export interface Study extends Stamped {
  readonly name: string
  readonly description: string | null
  readonly mode: 'project_members' | 'invited_only' | 'anyone_with_link' | null
  readonly hostStyle: string | null
  readonly environmentId: string
  readonly linkToken: string | null
  readonly modelId: string | null
  readonly systemPrompt: string | null
  readonly temperature: number | null
  readonly requireToolApproval: boolean
  readonly serverIds: readonly string[]
  /** People outside the project who may read the study: they opened the share link or were invited. */
  readonly visitorIds: readonly string[]
  readonly insights?: Readonly<Record<string, unknown>>
}

export interface Chatbox extends Stamped {
  readonly name: string
  readonly accessMode: string
  readonly modelId: string | null
  readonly systemPrompt: string | null
  readonly requireToolApproval: boolean
  readonly serverIds: readonly string[]
  readonly linkToken: string | null
}

export interface Swarm extends Stamped {
  readonly name: string
  readonly description: string
  readonly environmentIds: readonly string[]
  readonly iterations: number
  readonly sessionsPerTarget: number
  readonly maxTurns: number
  readonly setupWrites: boolean
}

export interface ChatSession {
  readonly id: string
  readonly projectId: string
  readonly userId: string
  readonly title: string
  readonly status: string
  /** Only a session made through the API may have its browser opened through the API. */
  readonly origin: 'api' | 'app'
  readonly createdAt: number
  readonly lastActivityAt: number
}

export interface BrowserPolicy {
  readonly mode: string
  readonly originAllowlist?: readonly string[]
  readonly toolAllowlist?: readonly string[]
}

export interface Browser {
  readonly id: string
  readonly sessionId: string
  readonly userId: string
  readonly policy: BrowserPolicy
  readonly profileId: string
  readonly bootId: string
  readonly box: string
  readonly state: 'active' | 'closed'
  readonly lastActiveAt: number
}

export interface Lease {
  readonly id: string
  readonly projectId: string
  readonly userId: string
  readonly runId: string
  readonly model: string
  readonly expiresAt: number
  readonly revoked: boolean
}
