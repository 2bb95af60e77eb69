// src/service/runs/origin.ts
const notesStart = "Eval Gate:";
/** Notes of a run that names no branch, and so can't serve as a baseline. */
const confirmationNotes = `${notesStart} suspect cases, run again`;
/**
* The origin as one line for the notes of a run. Services that keep no CI metadata of hosted runs keep the notes,
* so a later run finds its baseline by them. The same for every attempt of a job.
*/
function originNotes(context) {
	const { branch, commit, pullRequest, runUrl } = context;
	if (branch === void 0) return void 0;
	const facts = [
		["branch", branch],
		["commit", commit],
		["pr", pullRequest === void 0 ? void 0 : String(pullRequest.number)],
		["run", runUrl]
	].flatMap(([name, value]) => value === void 0 ? [] : [`${name}=${encodeURIComponent(value)}`]);
	return `${notesStart} ${facts.join(" ")}`;
}
/** The label of the CI job that goes along with a launch. */
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
/**
* Where a run comes from: what its CI metadata says, else its notes. Undefined when neither names a branch, as for a
* run that a person started in the app.
*/
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
	if (!line?.startsWith(notesStart)) return /* @__PURE__ */ new Map();
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
export { originOf as i, confirmationNotes as n, originNotes as r, ciLabel as t };
