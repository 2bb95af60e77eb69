// src/contract/limits.ts
const mebibyte = 1048576;
/** Limits of the service (specification 8, wire facts 1, 2.4 and 6). Bytes, milliseconds and counts. */
const limits = {
	/** Sustained requests per minute and key; a token bucket refills at this rate. */
	requestsPerMinute: 60,
	/** Capacity of the token bucket. */
	requestBurst: 10,
	/** Default cap of the service per organization. */
	concurrentRuns: 2,
	agentMessages: 50,
	agentMessageBytes: 8192,
	agentMessageChars: 8e3,
	agentTotalBytes: 98304,
	agentConcurrentTurns: 4,
	agentWallClockMs: 9e4,
	connectionRequestsPerAccount: 5,
	connectionRequestHoldMs: 36e5,
	liveDesktopsPerUser: 2,
	repetitionsPerCase: 10,
	casesPerBatch: 100,
	testsPerSuite: 100,
	runGroupTargets: 10,
	idempotencyKeyChars: 256,
	launcherHeaderBytes: 512,
	ciHeaderBytes: 2048,
	iterationsPerPage: 200,
	defaultIterationsPerPage: 50,
	runsPerPage: 100,
	defaultRunsPerPage: 25,
	scheduleMinMinutes: 5,
	scheduleMaxMinutes: 10080,
	/** The client's own limits: results and bytes in one ingest request. */
	ingestBatchResults: 200,
	ingestBatchBytes: mebibyte,
	/** Above this the backend refuses an ingest body. */
	ingestBodyBytes: 5 * mebibyte,
	/** Above this the gateway refuses an ingest body. */
	ingestGatewayBytes: 6 * mebibyte,
	ingestUpstreamTimeoutMs: 6e4,
	artifactBytes: 16 * mebibyte,
	runTags: 32,
	runTagChars: 64,
	runNameChars: 200,
	sessionBrowserBodyBytes: 64e3
};
export { limits as t };
