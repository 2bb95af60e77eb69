// src/service/runs/origin.ts
const notesStart = "Eval Gate:";
function confirmationNotes(key) {
	return `${notesStart} suspect cases, run again key=${encodeURIComponent(key)}`;
}
function originNotes(context, key, ask = {}) {
	const { branch, commit, pullRequest, runUrl } = context;
	if (branch === void 0 && key === void 0) return void 0;
	const facts = [
		["branch", branch],
		["commit", commit],
		["pr", pullRequest === void 0 ? void 0 : String(pullRequest.number)],
		["run", runUrl],
		["key", key],
		["suite", ask.suiteId],
		["environment", ask.environmentId],
		["cases", ask.cases],
		["iterations", ask.iterations]
	].flatMap(([name, value]) => value === void 0 ? [] : [`${name}=${encodeURIComponent(value)}`]);
	return `${notesStart} ${facts.join(" ")}`;
}
function launchKeyOf({ notes }) {
	return readNotes(notes ?? "").get("key");
}
function askedInNotes({ notes }) {
	const noted = readNotes(notes ?? "");
	if (!noted.has("cases") && !noted.has("iterations")) return void 0;
	const number = (name) => {
		const text = noted.get(name) ?? "";
		return /^\d{1,9}$/.test(text) ? Number(text) : void 0;
	};
	return {
		suiteId: noted.get("suite"),
		environmentId: noted.get("environment"),
		cases: number("cases"),
		iterations: number("iterations")
	};
}
function ciLabel(context) {
	const { provider, runId, job, runUrl, branch, commit, pullRequest } = context;
	if (provider !== "github_actions") return void 0;
	const facts = {
		provider,
		pipelineId: runId,
		jobId: job,
		runUrl,
		branch,
		commitSha: commit,
		pullRequestNumber: pullRequest && String(pullRequest.number)
	};
	return Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
}
function originOf(run) {
	const noted = readNotes(run.notes ?? "");
	const ci = run.ciMetadata ?? {};
	const branch = textOf(ci.branch) ?? noted.get("branch");
	if (branch === void 0) return void 0;
	return {
		branch,
		commit: textOf(ci.commitSha) ?? noted.get("commit"),
		pullRequest: textOf(ci.pullRequestNumber) ?? noted.get("pr"),
		url: textOf(ci.runUrl) ?? noted.get("run")
	};
}
function readNotes(notes) {
	const [line] = notes.split("\n");
	if (!line?.startsWith(notesStart)) return new Map();
	return new Map(line.slice(10).trim().split(" ").flatMap((fact) => {
		const at = fact.indexOf("=");
		const value = decode(fact.slice(at + 1));
		return at > 0 && value !== void 0 ? [[fact.slice(0, at), value]] : [];
	}));
}
function decode(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}
function textOf(value) {
	if (typeof value === "number") return String(value);
	return typeof value === "string" && value !== "" ? value : void 0;
}
Object.defineProperty(exports, "askedInNotes", {
	enumerable: true,
	get: function() {
		return askedInNotes;
	}
});
Object.defineProperty(exports, "ciLabel", {
	enumerable: true,
	get: function() {
		return ciLabel;
	}
});
Object.defineProperty(exports, "confirmationNotes", {
	enumerable: true,
	get: function() {
		return confirmationNotes;
	}
});
Object.defineProperty(exports, "launchKeyOf", {
	enumerable: true,
	get: function() {
		return launchKeyOf;
	}
});
Object.defineProperty(exports, "originNotes", {
	enumerable: true,
	get: function() {
		return originNotes;
	}
});
Object.defineProperty(exports, "originOf", {
	enumerable: true,
	get: function() {
		return originOf;
	}
});
