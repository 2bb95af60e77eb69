// src/results/format.ts
const resultsSchemaName = "eval-gate-results";
function looksLikeResults(head) {
	return new RegExp(`^\\s*\\{\\s*"schema"\\s*:\\s*"${resultsSchemaName}"`).test(head);
}
const runLineStart = "\"run\":";
const ledgerLineStart = "\"ledger\":";
const groupsStart = ",\"groups\":[";
Object.defineProperty(exports, "groupsStart", {
	enumerable: true,
	get: function() {
		return groupsStart;
	}
});
Object.defineProperty(exports, "ledgerLineStart", {
	enumerable: true,
	get: function() {
		return ledgerLineStart;
	}
});
Object.defineProperty(exports, "looksLikeResults", {
	enumerable: true,
	get: function() {
		return looksLikeResults;
	}
});
Object.defineProperty(exports, "resultsSchemaName", {
	enumerable: true,
	get: function() {
		return resultsSchemaName;
	}
});
Object.defineProperty(exports, "runLineStart", {
	enumerable: true,
	get: function() {
		return runLineStart;
	}
});
