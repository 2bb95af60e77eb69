const mebibyte = 1_048_576

/** Limits of the service. Bytes, milliseconds and counts. */
export const limits = {
  /** Sustained requests per minute and key; a token bucket refills at this rate. */
  requestsPerMinute: 60,
  /** Capacity of the token bucket. */
  requestBurst: 10,
  agentMessages: 50,
  agentMessageBytes: 8_192,
  agentMessageChars: 8_000,
  agentTotalBytes: 98_304,
  agentConcurrentTurns: 4,
  agentWallClockMs: 90_000,
  liveDesktopsPerUser: 2,
  casesPerBatch: 100,
  testsPerSuite: 100,
  /** Iterations of each case that a hosted run can be asked for. */
  repetitionsPerRun: 10,
  idempotencyKeyChars: 256,
  launcherHeaderBytes: 512,
  ciHeaderBytes: 2_048,
  iterationsPerPage: 200,
  defaultIterationsPerPage: 50,
  runsPerPage: 100,
  /** The client's own limits: results of a run in one request, and bytes of any ingest request. */
  ingestBatchResults: 200,
  ingestBatchBytes: mebibyte,
  /** Above this the backend refuses an ingest body. */
  ingestBodyBytes: 5 * mebibyte,
  /** Above this the gateway refuses an ingest body. */
  ingestGatewayBytes: 6 * mebibyte,
  artifactBytes: 16 * mebibyte,
  runTags: 32,
  sessionBrowserBodyBytes: 64_000,
} as const
