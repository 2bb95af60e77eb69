const require_temporary_folder = require("./temporary-folder.js");
let node_crypto = require("node:crypto");
// src/jobs/sealed-state.ts
function sealedState(apiKey, platform) {
	const { repository, runId } = platform.context;
	const sealOf = (name, text) => (0, node_crypto.createHmac)("sha256", apiKey).update(JSON.stringify([
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
			return (0, node_crypto.timingSafeEqual)(Buffer.from(sealOf(name, text)), Buffer.from(seal.padEnd(64))) ? JSON.parse(text) : void 0;
		}
	};
}
function hasState(platform, names) {
	return names.some((name) => platform.readState(name) !== "");
}
// src/jobs/step-state.ts
const uploadName = "open-run";
const hostedRunsName = "hosted-runs";
function hasWork(platform) {
	return hasState(platform, [uploadName, hostedRunsName]);
}
const uploadSchema = require_temporary_folder.object({
	runId: require_temporary_folder.optional(require_temporary_folder.string()),
	projectId: require_temporary_folder.string(),
	externalRunId: require_temporary_folder.string(),
	suiteName: require_temporary_folder.string()
});
function recordUpload(state, ids) {
	let noted;
	return {
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
		clear() {
			noted = void 0;
			state.clear(uploadName);
		}
	};
}
function readOpenUpload(state) {
	const parsed = require_temporary_folder.safeParse(uploadSchema, state.read(uploadName));
	return parsed.success ? parsed.output : void 0;
}
const hostedRunsSchema = require_temporary_folder.object({
	projectId: require_temporary_folder.string(),
	runs: require_temporary_folder.array(require_temporary_folder.object({
		runId: require_temporary_folder.string(),
		isOpen: require_temporary_folder.boolean()
	})),
	launches: require_temporary_folder.optional(require_temporary_folder.array(require_temporary_folder.object({
		key: require_temporary_folder.string(),
		suiteId: require_temporary_folder.optional(require_temporary_folder.string()),
		suiteName: require_temporary_folder.optional(require_temporary_folder.string())
	})))
});
function recordHostedRuns(state, projectId, known = []) {
	const runs = new Map(known.map(({ runId, isOpen }) => [runId, isOpen]));
	const launches = new Map();
	const save = () => {
		const value = {
			projectId,
			runs: [...runs].map(([runId, isOpen]) => ({
				runId,
				isOpen
			})),
			launches: [...launches.values()]
		};
		state.save(hostedRunsName, value);
	};
	return {
		intend(launch) {
			launches.set(launch.key, launch);
			save();
		},
		settle(key) {
			launches.delete(key);
			save();
		},
		open(runId) {
			runs.set(runId, true);
			save();
		},
		close(runId) {
			runs.set(runId, false);
			save();
		},
		leave(runId) {
			runs.delete(runId);
			save();
		},
		openRunIds: () => [...runs].flatMap(([runId, isOpen]) => isOpen ? [runId] : [])
	};
}
function readHostedRuns(state) {
	const parsed = require_temporary_folder.safeParse(hostedRunsSchema, state.read(hostedRunsName));
	return parsed.success ? parsed.output : void 0;
}
Object.defineProperty(exports, "hasWork", {
	enumerable: true,
	get: function() {
		return hasWork;
	}
});
Object.defineProperty(exports, "readHostedRuns", {
	enumerable: true,
	get: function() {
		return readHostedRuns;
	}
});
Object.defineProperty(exports, "readOpenUpload", {
	enumerable: true,
	get: function() {
		return readOpenUpload;
	}
});
Object.defineProperty(exports, "recordHostedRuns", {
	enumerable: true,
	get: function() {
		return recordHostedRuns;
	}
});
Object.defineProperty(exports, "recordUpload", {
	enumerable: true,
	get: function() {
		return recordUpload;
	}
});
Object.defineProperty(exports, "sealedState", {
	enumerable: true,
	get: function() {
		return sealedState;
	}
});
