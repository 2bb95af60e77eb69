// src/model/comparison/compared-case.ts
const changes = [
	"regressed",
	"newly-failing",
	"still-failing",
	"fixed",
	"flaky",
	"new",
	"removed",
	"skipped",
	"unchanged"
];
Object.defineProperty(exports, "changes", {
	enumerable: true,
	get: function() {
		return changes;
	}
});
