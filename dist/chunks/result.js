// src/model/run/result.ts
const longestTrace = 2e3;
Object.defineProperty(exports, "longestTrace", {
	enumerable: true,
	get: function() {
		return longestTrace;
	}
});
