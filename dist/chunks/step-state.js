const require_open_work = require("./open-work.js");
const require_dist = require("./dist2.js");
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
// src/jobs/step-state.ts
const uploadSchema = require_dist.object({
	runId: require_dist.optional(require_dist.string()),
	projectId: require_dist.string(),
	externalRunId: require_dist.string(),
	suiteName: require_dist.string()
});
function recordUpload(state, ids) {
	let noted;
	return {
		intend() {
			state.save(require_open_work.uploadName, ids);
		},
		note(runId) {
			if (runId === noted) return;
			noted = runId;
			state.save(require_open_work.uploadName, {
				...ids,
				runId
			});
		},
		clear() {
			noted = void 0;
			state.clear(require_open_work.uploadName);
		}
	};
}
function readOpenUpload(state) {
	const parsed = require_dist.safeParse(uploadSchema, state.read(require_open_work.uploadName));
	return parsed.success ? parsed.output : void 0;
}
const hostedRunsSchema = require_dist.object({
	projectId: require_dist.string(),
	runs: require_dist.array(require_dist.object({
		runId: require_dist.string(),
		isOpen: require_dist.boolean()
	})),
	launches: require_dist.optional(require_dist.array(require_dist.object({
		key: require_dist.string(),
		suiteId: require_dist.optional(require_dist.string()),
		suiteName: require_dist.optional(require_dist.string())
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
		state.save(require_open_work.hostedRunsName, value);
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
	const parsed = require_dist.safeParse(hostedRunsSchema, state.read(require_open_work.hostedRunsName));
	return parsed.success ? parsed.output : void 0;
}
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
