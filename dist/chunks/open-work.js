// src/jobs/open-work.ts
const uploadName = "open-run";
const hostedRunsName = "hosted-runs";
function hasOpenWork({ readState }) {
	return [uploadName, hostedRunsName].some((name) => readState(name) !== "");
}
Object.defineProperty(exports, "hasOpenWork", {
	enumerable: true,
	get: function() {
		return hasOpenWork;
	}
});
Object.defineProperty(exports, "hostedRunsName", {
	enumerable: true,
	get: function() {
		return hostedRunsName;
	}
});
Object.defineProperty(exports, "uploadName", {
	enumerable: true,
	get: function() {
		return uploadName;
	}
});
