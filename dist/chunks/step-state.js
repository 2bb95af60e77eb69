const require_main = require("./main.js");
const require_open_work = require("./open-work.js");
let node_crypto = require("node:crypto");
// src/jobs/seal.ts
function createSeal(apiKey, { repository, runId }) {
	const markOf = (name, text) => (0, node_crypto.createHmac)("sha256", apiKey).update(JSON.stringify([
		name,
		repository,
		runId
	])).update(text).digest("hex");
	return {
		close: (name, text) => `${markOf(name, text)} ${text}`,
		open(name, sealed) {
			const text = sealed.slice(65);
			const given = Buffer.from(sealed.slice(0, 65));
			const due = Buffer.from(`${markOf(name, text)} `);
			return given.length === due.length && (0, node_crypto.timingSafeEqual)(given, due) ? text : void 0;
		}
	};
}
// src/jobs/sealed-state.ts
function sealedState(apiKey, platform) {
	const seal = createSeal(apiKey, platform.context);
	return {
		save: (name, value) => platform.saveState(name, seal.close(name, JSON.stringify(value))),
		clear: (name) => platform.saveState(name, ""),
		read(name) {
			const text = seal.open(name, platform.readState(name));
			return text === void 0 ? void 0 : JSON.parse(text);
		}
	};
}
// src/jobs/step-state.ts
const uploadSchema = require_main.object({
	runId: require_main.optional(require_main.string()),
	projectId: require_main.string(),
	externalRunId: require_main.string(),
	suiteName: require_main.string()
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
	const parsed = require_main.safeParse(uploadSchema, state.read(require_open_work.uploadName));
	return parsed.success ? parsed.output : void 0;
}
const hostedRunsSchema = require_main.object({
	projectId: require_main.string(),
	runs: require_main.array(require_main.object({
		runId: require_main.string(),
		isOpen: require_main.boolean()
	})),
	launches: require_main.optional(require_main.array(require_main.object({
		key: require_main.string(),
		suiteId: require_main.optional(require_main.string()),
		suiteName: require_main.optional(require_main.string())
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
	const parsed = require_main.safeParse(hostedRunsSchema, state.read(require_open_work.hostedRunsName));
	return parsed.success ? parsed.output : void 0;
}
Object.defineProperty(exports, "createSeal", {
	enumerable: true,
	get: function() {
		return createSeal;
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
