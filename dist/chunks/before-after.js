// src/model/before-after.ts
function beforeAfter({ base, head }) {
	const after = telling(head);
	if (after === void 0 || after.outcome === "passed" || after.outcome === "skipped") return void 0;
	const candidates = (base?.evidence ?? []).filter((evidence) => evidence.outcome === "passed" && hasContent(evidence) && isSameInput(evidence, after));
	const before = candidates.find(({ output }) => output !== void 0) ?? candidates[0];
	return before === void 0 ? void 0 : {
		before,
		after
	};
}
function hasContent({ output, toolCalls }) {
	return output !== void 0 || toolCalls !== void 0;
}
function isSameInput(before, after) {
	return before.input === void 0 || after.input === void 0 || before.input === after.input;
}
function telling(tally) {
	const evidence = tally?.evidence ?? [];
	return evidence.find(({ outcome, infrastructure }) => outcome === "failed" && infrastructure !== true) ?? evidence.find(({ outcome, infrastructure }) => outcome === "errored" && infrastructure !== true) ?? evidence.find(({ outcome }) => outcome !== "passed") ?? evidence[0];
}
function toolPathChange({ before, after }) {
	const names = ({ toolCalls = [] }) => toolCalls.map(({ name }) => name);
	const [old, now] = [names(before), names(after)];
	return old.length === now.length && old.every((name, index) => name === now[index]) || before.toolCalls === void 0 && after.toolCalls === void 0 ? void 0 : {
		before: old,
		after: now
	};
}
Object.defineProperty(exports, "beforeAfter", {
	enumerable: true,
	get: function() {
		return beforeAfter;
	}
});
Object.defineProperty(exports, "telling", {
	enumerable: true,
	get: function() {
		return telling;
	}
});
Object.defineProperty(exports, "toolPathChange", {
	enumerable: true,
	get: function() {
		return toolPathChange;
	}
});
