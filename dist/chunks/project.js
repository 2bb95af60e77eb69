const require_platform = require("./platform.js");
// src/contract/limits.ts
const mebibyte = 1048576;
const limits = {
	requestsPerMinute: 60,
	requestBurst: 10,
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
	ingestBatchResults: 200,
	ingestBatchBytes: mebibyte,
	ingestBodyBytes: 5 * mebibyte,
	ingestGatewayBytes: 6 * mebibyte,
	ingestUpstreamTimeoutMs: 6e4,
	artifactBytes: 16 * mebibyte,
	runTags: 32,
	runTagChars: 64,
	runNameChars: 200,
	sessionBrowserBodyBytes: 64e3
};
// src/service/client/project.ts
function projectOf(client, id, signal) {
	const within = (request = {}) => ({
		...request,
		params: {
			...request.params,
			projectId: id
		}
	});
	return {
		id,
		client,
		signal,
		async call(operation, ...[request, options]) {
			return (await client.exchange(operation, within(request), {
				signal,
				...options
			})).value;
		},
		list: (operation, ...[request, options]) => client.list(operation, within(request), {
			signal,
			...options
		})
	};
}
function isAbsent(error) {
	return error instanceof require_platform.ServiceError && (error.status === 404 || error.status === 405);
}
async function orAbsent(read) {
	try {
		return await read();
	} catch (error) {
		if (isAbsent(error)) return void 0;
		throw error;
	}
}
Object.defineProperty(exports, "isAbsent", {
	enumerable: true,
	get: function() {
		return isAbsent;
	}
});
Object.defineProperty(exports, "limits", {
	enumerable: true,
	get: function() {
		return limits;
	}
});
Object.defineProperty(exports, "orAbsent", {
	enumerable: true,
	get: function() {
		return orAbsent;
	}
});
Object.defineProperty(exports, "projectOf", {
	enumerable: true,
	get: function() {
		return projectOf;
	}
});
