// src/errors.ts
/**
* The closed family of errors a user can meet. Each says what happened, where, and what to do; none carries a
* secret or a response body. A failed gate is a verdict, not an error. Any other error is a bug of ours.
*/
var EvalGateError = class extends Error {
	/** What to do about it, one line each. */
	advice;
	constructor(message, advice, cause) {
		super(message, cause === void 0 ? void 0 : { cause });
		this.name = new.target.name;
		this.advice = advice;
	}
};
/** A problem of an input. The predicate follows its name: `is required for hosted runs`. */
function inputProblem(name, predicate, advice) {
	return {
		message: `${name} ${predicate}`,
		advice
	};
}
/** The configuration is wrong. Carries every problem at once. */
var UsageError = class extends EvalGateError {
	exitCode = 2;
	problems;
	constructor(problems) {
		const list = problems.map(({ where, message }) => where === void 0 ? message : `${where}: ${message}`);
		super(list.length === 1 ? `${list[0]}` : `${list.length} problems in the configuration:\n${list.map((line) => `  ${line}`).join("\n")}`, [...new Set(problems.flatMap(({ advice }) => advice ?? []))]);
		this.problems = problems;
	}
};
/** Another step or job of the same workflow run has written under the name. It was left as it is. */
var NameTaken = class extends EvalGateError {
	exitCode = 2;
	constructor(what) {
		super(`${what} belongs to another job of this workflow run.`, []);
	}
};
/** A report that can't be read, or no report at all. */
var ReportError = class extends EvalGateError {
	exitCode = 2;
	file;
	line;
	format;
	constructor(details) {
		const place = details.line === void 0 ? details.file : `${details.file}:${details.line}`;
		super(`${place}: ${details.message}`, details.advice, details.cause);
		this.file = details.file;
		if (details.line !== void 0) this.line = details.line;
		if (details.format !== void 0) this.format = details.format;
	}
};
/** The eval service refused or could not be reached. Never a reason to call a change a regression. */
var ServiceError = class extends EvalGateError {
	exitCode = 3;
	operation;
	/** HTTP status; absent when no response arrived. */
	status;
	/** Code of the service's error envelope, or a code of the transport (`ECONNRESET`, `TIMEOUT`). */
	code;
	/** `details.reason` of the envelope. */
	reason;
	requestId;
	retryable;
	/** How often it was tried. */
	attempts;
	/** Redacted `details` of the envelope, for the callers that turn them into advice. */
	details;
	constructor(facts) {
		super(facts.message, facts.advice, facts.cause);
		this.operation = facts.operation;
		this.retryable = facts.retryable;
		this.attempts = facts.attempts;
		if (facts.status !== void 0) this.status = facts.status;
		if (facts.code !== void 0) this.code = facts.code;
		if (facts.reason !== void 0) this.reason = facts.reason;
		if (facts.requestId !== void 0) this.requestId = facts.requestId;
		if (facts.details !== void 0) this.details = facts.details;
	}
};
/** The token may not do what was asked. */
var PermissionError = class extends EvalGateError {
	exitCode = 3;
	/** `pull-requests: write`, `actions: read`, … */
	permission;
	/** What to do besides granting the permission. */
	otherAdvice;
	constructor(message, permission, otherAdvice, cause) {
		super(message, [permissionsBlock(["contents: read", permission]), ...otherAdvice], cause);
		this.permission = permission;
		this.otherAdvice = otherAdvice;
	}
};
/**
* A refusal with all permissions that the job needs. A block with one permission alone would take the others away:
* what a workflow file does not list is denied.
*/
function describeRefusal(error, needed) {
	const block = permissionsBlock([...needed, error.permission]);
	return [
		error.message,
		block,
		...error.otherAdvice
	].join("\n");
}
function permissionsBlock(permissions) {
	return `Give the job these permissions:\n  permissions:${[...new Set(permissions)].map((line) => `\n    ${line}`).join("")}`;
}
/** An artifact or a baseline can't be stored, fetched or understood. */
var ArtifactError = class extends EvalGateError {
	exitCode = 3;
};
/** What stands around the verdict took longer than `publish-timeout` allows. */
var OutOfTime = class extends EvalGateError {
	exitCode = 3;
	/** @param what what took long, as the start of a sentence */
	constructor(what, limitMs) {
		super(`${what} took too long: \`publish-timeout\` allows ${limitMs / 6e4} minutes.`, []);
	}
};
/** The machine is to blame and not the place that was named. */
const machineCodes = /* @__PURE__ */ new Set([
	"ENOSPC",
	"EDQUOT",
	"EIO",
	"EMFILE",
	"ENFILE",
	"ENOMEM"
]);
/** A file of this step can't be written. */
var UnwritableFile = class extends EvalGateError {
	exitCode;
	/**
	* @param what the file and whose it is, as the start of a sentence
	* @param isNamed an input names the place
	*/
	constructor(what, cause, { isNamed }) {
		const isMachine = machineCodes.has(codeOf(cause)) || !isNamed;
		const advice = isMachine ? "Check the disk of the runner and the permissions of its folders." : "Name a file in a folder that this step may write to.";
		super(`${what} can't be written (${messageOf(cause)}).`, [advice], cause);
		this.exitCode = isMachine ? 3 : 2;
	}
};
function codeOf(error) {
	return error instanceof Error && "code" in error ? String(error.code) : "";
}
/**
* What an error says and, for an error of ours, what to do about it.
*
* @param separator between the lines of advice; a line break where the reader sees several lines
*/
function messageOf(error, separator = " ") {
	if (error instanceof EvalGateError) return [error.message, ...error.advice].join(separator);
	return error instanceof Error ? error.message : String(error);
}
export { PermissionError as a, UnwritableFile as c, inputProblem as d, messageOf as f, OutOfTime as i, UsageError as l, EvalGateError as n, ReportError as o, NameTaken as r, ServiceError as s, ArtifactError as t, describeRefusal as u };
