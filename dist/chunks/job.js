// src/jobs/hosted/job.ts
function isHostedJob(config) {
	return config.hosted !== void 0 && config.service !== void 0;
}
/** The time from now on in which runs must start and end. */
function waitFor(timeoutMs, input, { clock }) {
	return {
		timeoutMs,
		deadline: clock.now() + timeoutMs,
		input,
		random: Math.random
	};
}
export { waitFor as n, isHostedJob as t };
