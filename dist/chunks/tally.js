// src/model/run/tally.ts
const keptScoreValues = 1e3;
Object.defineProperty(exports, "keptScoreValues", {
	enumerable: true,
	get: function() {
		return keptScoreValues;
	}
});
