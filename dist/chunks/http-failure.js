const require_platform = require("./platform.js");
// src/http/http-failure.ts
var HttpFailure = class extends Error {
	code;
	delivery;
	transient;
	constructor(facts) {
		super(facts.message, facts.cause === void 0 ? void 0 : { cause: facts.cause });
		this.name = "HttpFailure";
		this.code = facts.code;
		this.delivery = facts.delivery;
		this.transient = facts.transient;
	}
};
const notSent = (message) => ({
	delivery: "not-sent",
	transient: true,
	message
});
const interrupted = (message) => ({
	delivery: "unknown",
	transient: true,
	message
});
const kinds = new Map([
	["ECONNREFUSED", notSent("the connection was refused")],
	["ENOTFOUND", notSent("the host name was not found")],
	["EAI_AGAIN", notSent("the host name could not be resolved right now")],
	["EHOSTUNREACH", notSent("the host is unreachable")],
	["ENETUNREACH", notSent("the network is unreachable")],
	["UND_ERR_CONNECT_TIMEOUT", notSent("connecting took too long")],
	["ECONNRESET", interrupted("the connection was reset")],
	["EPIPE", interrupted("the connection was closed")],
	["ETIMEDOUT", interrupted("the connection timed out")],
	["UND_ERR_SOCKET", interrupted("the connection was closed before the response was complete")],
	["UND_ERR_HEADERS_TIMEOUT", interrupted("no response arrived in time")],
	["UND_ERR_BODY_TIMEOUT", interrupted("the response stopped arriving")],
	["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", interrupted("the response was cut off")]
]);
const tlsCode = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|UND_ERR_PRX_TLS)/;
function isCertificateCode(code) {
	return tlsCode.test(code);
}
function codeOf(error) {
	if (typeof error !== "object" || error === null) return "UNKNOWN";
	if ("code" in error && typeof error.code === "string") return error.code;
	if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
	return "name" in error && typeof error.name === "string" ? error.name : "UNKNOWN";
}
function throughProxy(failure, proxy) {
	if (proxy === void 0 || failure.delivery !== "not-sent" || !kinds.has(failure.code)) return failure;
	const message = `the proxy ${proxy} could not be reached (${failure.message})`;
	return new HttpFailure({
		...failure,
		code: "PROXY_UNREACHABLE",
		message,
		cause: failure.cause
	});
}
function toHttpFailure(error) {
	if (error instanceof HttpFailure) return error;
	const code = codeOf(error);
	const kind = kinds.get(code);
	if (kind !== void 0) return new HttpFailure({
		code,
		...kind,
		cause: error
	});
	if (isCertificateCode(code)) return new HttpFailure({
		code,
		delivery: "not-sent",
		transient: false,
		message: "the certificate of the other side was not accepted",
		cause: error
	});
	const proxyStatus = /Proxy response \((\d+)\)/.exec(require_platform.messageOf(error))?.[1];
	if (proxyStatus !== void 0) return new HttpFailure({
		code: "PROXY_REFUSED",
		delivery: "not-sent",
		transient: proxyStatus.startsWith("5"),
		message: `the proxy answered ${proxyStatus}`,
		cause: error
	});
	return new HttpFailure({
		code,
		delivery: "unknown",
		transient: false,
		message: "the request failed in an unexpected way",
		cause: error
	});
}
Object.defineProperty(exports, "HttpFailure", {
	enumerable: true,
	get: function() {
		return HttpFailure;
	}
});
Object.defineProperty(exports, "isCertificateCode", {
	enumerable: true,
	get: function() {
		return isCertificateCode;
	}
});
Object.defineProperty(exports, "throughProxy", {
	enumerable: true,
	get: function() {
		return throughProxy;
	}
});
Object.defineProperty(exports, "toHttpFailure", {
	enumerable: true,
	get: function() {
		return toHttpFailure;
	}
});
