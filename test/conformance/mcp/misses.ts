/** Checks of the official suite that we miss, and why. */
export interface Miss {
  readonly reason: string
  /** Fits the names of the scenario and check, as `tools-list:wire-schema-valid`. */
  readonly checks: RegExp
}

export type Side = 'client' | 'server'

/** The client is that of the local service; the server is `eval-gate mcp`. */
export const misses: Readonly<Record<Side, readonly Miss[]>> = {
  client: [
    {
      reason: 'The local service uses tokens that somebody imported, and asks for no grant itself.',
      checks: /^auth\//,
    },
    {
      reason: 'Nobody could answer a question of a server in a run, so elicitation is not declared.',
      checks: /^(elicitation-sep1034-client-defaults|sep-2322-client-request-state):/,
    },
  ],
  server: [
    {
      reason: 'The scenario calls a tool of its own, which the server would have to have.',
      checks:
        /^(tools-call-|elicitation-|input-required-result-|json-schema-2020-12:|http-custom-header-server-validation:)|:sep-2575-(server-rejects-undeclared-capability|missing-capability-http-400|http-server-no-independent-requests-on-stream|server-no-log-without-loglevel)$/,
    },
    {
      reason: 'The server has tools only, and declares nothing else.',
      checks:
        /^(prompts-|resources-|completion-complete:|logging-set-level:|tasks-)|:sep-2549-(prompts|resources)-/,
    },
    {
      reason: 'The server speaks over stdin and stdout; HTTP is a bridge of this test.',
      checks:
        /^(dns-rebinding-protection|http-header-validation):|:sep-2575-http-server-|:sep-2575-server-(sends-subscription-ack|tags-subscription-id|honors-notification-filter)$/,
    },
    {
      reason:
        'The official package reads the revision of a connection over stdin from its first request only.',
      checks: /^server-stateless:sep-2575-server-unsupported-version-error$/,
    },
  ],
}
