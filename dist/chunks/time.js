// src/model/time.ts
const dayMs = 864e5;
Object.defineProperty(exports, "dayMs", {
	enumerable: true,
	get: function() {
		return dayMs;
	}
});
