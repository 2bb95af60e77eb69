// src/contract/errors.ts
/** Stable error codes of the service and the HTTP status each comes with (specification 7). */
const statusOfCode = {
	UNAUTHORIZED: 401,
	OAUTH_REQUIRED: 401,
	FORBIDDEN: 403,
	VALIDATION_ERROR: 400,
	NOT_FOUND: 404,
	CONFLICT: 409,
	FEATURE_NOT_SUPPORTED: 422,
	RATE_LIMITED: 429,
	SERVER_UNREACHABLE: 502,
	TIMEOUT: 504,
	INTERNAL_ERROR: 500
};
/** A run with one of these statuses is finished. With any other status, even an unknown one, it may still change. */
const terminalRunStatuses = [
	"completed",
	"failed",
	"cancelled",
	"timed_out"
];
function isTerminalRunStatus(status) {
	return terminalRunStatuses.some((terminal) => terminal === status);
}
export { statusOfCode as n, isTerminalRunStatus as t };
