// src/contract/errors.ts
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
const terminalRunStatuses = [
	"completed",
	"failed",
	"cancelled",
	"timed_out"
];
function isTerminalRunStatus(status) {
	return terminalRunStatuses.some((terminal) => terminal === status);
}
Object.defineProperty(exports, "isTerminalRunStatus", {
	enumerable: true,
	get: function() {
		return isTerminalRunStatus;
	}
});
Object.defineProperty(exports, "statusOfCode", {
	enumerable: true,
	get: function() {
		return statusOfCode;
	}
});
