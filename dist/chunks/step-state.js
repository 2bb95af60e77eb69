import { A as safeParse, M as string, S as optional, n as boolean, t as array, x as object } from "./dist.js";
import { createHmac, timingSafeEqual } from "node:crypto";
// src/jobs/sealed-state.ts
/** The state of this step of this run. */
function sealedState(apiKey, platform) {
	const { repository, runId } = platform.context;
	const sealOf = (name, text) => createHmac("sha256", apiKey).update(JSON.stringify([
		name,
		repository,
		runId,
		text
	])).digest("hex");
	return {
		save(name, value) {
			const text = JSON.stringify(value);
			platform.saveState(name, `${sealOf(name, text)} ${text}`);
		},
		clear: (name) => platform.saveState(name, ""),
		read(name) {
			const [, seal = "", text = ""] = /^([0-9a-f]{64}) (.*)$/s.exec(platform.readState(name)) ?? [];
			return timingSafeEqual(Buffer.from(sealOf(name, text)), Buffer.from(seal.padEnd(64))) ? JSON.parse(text) : void 0;
		}
	};
}
/** Whether the main step, or code that poses as it, has left work to do. */
function hasState(platform, names) {
	return names.some((name) => platform.readState(name) !== "");
}
// src/jobs/step-state.ts
/** What the main step leaves for its post step, by the name in its state. */
const uploadName = "open-run";
const hostedRunsName = "hosted-runs";
/** True when the main step, or code that poses as it, has left work to do. */
function hasWork(platform) {
	return hasState(platform, [uploadName, hostedRunsName]);
}
const uploadSchema = object({
	/** Absent while the answer to the start of the run is on its way. */
	runId: optional(string()),
	projectId: string(),
	externalRunId: string(),
	suiteName: string()
});
/** Keeps the open upload of this step in its state. */
function recordUpload(state, ids) {
	let noted;
	return {
		/** The run is about to be started. */
		intend() {
			state.save(uploadName, ids);
		},
		note(runId) {
			if (runId === noted) return;
			noted = runId;
			state.save(uploadName, {
				...ids,
				runId
			});
		},
		/** The run is finished, or the next attempt finishes it. */
		clear() {
			noted = void 0;
			state.clear(uploadName);
		}
	};
}
/** The upload that the main step left open, if any. */
function readOpenUpload(state) {
	const parsed = safeParse(uploadSchema, state.read(uploadName));
	return parsed.success ? parsed.output : void 0;
}
const hostedRunsSchema = object({
	projectId: string(),
	runs: array(object({
		runId: string(),
		isOpen: boolean()
	}))
});
/** Keeps the hosted runs of this step in its state. `known`: those of the main step. */
function recordHostedRuns(state, projectId, known = []) {
	const runs = new Map(known.map(({ runId, isOpen }) => [runId, isOpen]));
	const save = () => {
		const value = {
			projectId,
			runs: [...runs].map(([runId, isOpen]) => ({
				runId,
				isOpen
			}))
		};
		state.save(hostedRunsName, value);
	};
	return {
		open(runId) {
			runs.set(runId, true);
			save();
		},
		close(runId) {
			runs.set(runId, false);
			save();
		},
		/** The run continues without this job: it is not cancelled, and its leases are not revoked. */
		leave(runId) {
			runs.delete(runId);
			save();
		},
		openRunIds: () => [...runs].flatMap(([runId, isOpen]) => isOpen ? [runId] : [])
	};
}
/** The hosted runs of the main step, if any. */
function readHostedRuns(state) {
	const parsed = safeParse(hostedRunsSchema, state.read(hostedRunsName));
	return parsed.success ? parsed.output : void 0;
}
export { recordUpload as a, recordHostedRuns as i, readHostedRuns as n, sealedState as o, readOpenUpload as r, hasWork as t };
