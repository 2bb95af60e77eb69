const require_platform = require("./platform.js");
const require_conversations = require("./conversations.js");
const require_main = require("./main.js");
let node_zlib = require("node:zlib");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_fs_promises = require("node:fs/promises");
// src/platform/github/identity/writer.ts
function writerOf(context) {
	const { workflowPath, workflow, job, matrix, step, attempt = 1 } = context;
	const jobRunId = context.trigger === void 0 ? context.jobRunId : void 0;
	return {
		step: digest([
			workflowPath,
			workflow,
			job,
			matrix,
			step
		]),
		attempt,
		job: jobRunId === void 0 ? "" : digest(jobRunId)
	};
}
function isSameWriter(a, b) {
	if (a.step !== b.step) return false;
	return a.attempt !== b.attempt || a.job === "" || b.job === "" || a.job === b.job;
}
function formatWriter({ step, attempt, job }) {
	return `${step}.${attempt}.${job}`;
}
function parseWriter(text) {
	const match = /^([0-9a-f]{12})\.(\d{1,9})\.([0-9a-f]{12}|)$/.exec(text.trim());
	if (match === null) return void 0;
	const [, step = "", attempt = "", job = ""] = match;
	return {
		step,
		attempt: Number(attempt),
		job
	};
}
function digest(of) {
	return (0, node_crypto.createHash)("sha256").update(JSON.stringify(of) ?? "").digest("hex").slice(0, 12);
}
// src/platform/github/workflow-runs.ts
const pageSize$1 = 100;
const mostPages$1 = 3;
async function listBranchRuns(rest, place, branch, sinceMs) {
	const lists = await Promise.all(require_platform.branchEvents.map((event) => listOfEvent(rest, place, {
		branch,
		event
	}, sinceMs)));
	return {
		runs: lists.flatMap(({ runs }) => runs).toSorted((a, b) => b.createdAt - a.createdAt),
		isComplete: lists.every(({ isComplete }) => isComplete)
	};
}
async function listOfEvent(rest, { owner, repo, workflowPath }, filter, sinceMs) {
	const runs = [];
	for (let page = 1; page <= mostPages$1; page += 1) {
		const query = {
			owner,
			repo,
			...filter,
			exclude_pull_requests: true,
			per_page: pageSize$1,
			page
		};
		const { total_count: total, workflow_runs: listed } = await (workflowPath === void 0 ? rest.rest.actions.listWorkflowRunsForRepo(query) : rest.rest.actions.listWorkflowRuns({
			...query,
			workflow_id: fileName$1(workflowPath)
		})).then(({ data }) => data, nothingOfUnknownWorkflow);
		for (const run of listed) {
			const isOwn = run.head_repository?.full_name === `${owner}/${repo}` && run.head_branch === filter.branch;
			const path = run.path.split("@")[0];
			if (!isOwn || workflowPath !== void 0 && path !== workflowPath) continue;
			runs.push({
				id: String(run.id),
				commit: run.head_sha,
				createdAt: Date.parse(run.created_at) || 0
			});
		}
		const oldest = Date.parse(listed.at(-1)?.created_at ?? "") || 0;
		if (page * pageSize$1 >= total || listed.length === 0 || oldest < sinceMs) return {
			runs,
			isComplete: true
		};
	}
	return {
		runs,
		isComplete: false
	};
}
function nothingOfUnknownWorkflow(error) {
	if (require_conversations.statusOf(error) === 404) return {
		total_count: 0,
		workflow_runs: []
	};
	throw error;
}
function fileName$1(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
// src/platform/github/artifacts/zip.ts
const endSignature = 101010256;
const entrySignature = 33639248;
const fileSignature = 67324752;
const endLength = 22;
const longestEndComment = 65535;
function readZip(archive, { files, maxBytes }) {
	const found = new Map();
	try {
		for (const entry of listEntries(archive)) {
			if (!files.includes(entry.name)) continue;
			if (found.has(entry.name)) throw refused(`has two files ${entry.name}`);
			found.set(entry.name, unpack(archive, entry, maxBytes));
		}
	} catch (error) {
		if (error instanceof require_platform.ArtifactError) throw error;
		throw refused("is damaged", error);
	}
	return found;
}
function listEntries(archive) {
	const end = findEnd(archive);
	const count = archive.readUInt16LE(end + 10);
	let at = archive.readUInt32LE(end + 16);
	const entries = [];
	for (let index = 0; index < count; index += 1) {
		if (archive.readUInt32LE(at) !== entrySignature) throw refused("is damaged");
		const nameLength = archive.readUInt16LE(at + 28);
		const skipped = archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
		entries.push({
			name: archive.toString("utf8", at + 46, at + 46 + nameLength),
			method: archive.readUInt16LE(at + 10),
			isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
			packedSize: archive.readUInt32LE(at + 20),
			offset: archive.readUInt32LE(at + 42)
		});
		at += 46 + nameLength + skipped;
	}
	return entries;
}
function findEnd(archive) {
	const first = Math.max(0, archive.length - endLength - longestEndComment);
	for (let at = archive.length - endLength; at >= first; at -= 1) if (archive.readUInt32LE(at) === endSignature) return at;
	throw refused("is not a zip archive");
}
function unpack(archive, entry, maxBytes) {
	const { name, method, isEncrypted, packedSize, offset } = entry;
	if (isEncrypted) throw refused(`has an encrypted file ${name}`);
	if (archive.readUInt32LE(offset) !== fileSignature) throw refused("is damaged");
	const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
	if (start + packedSize > archive.length) throw refused("is cut off");
	const packed = archive.subarray(start, start + packedSize);
	if (method === 0 && packed.length <= maxBytes) return packed;
	if (method === 0) throw tooLarge(name, maxBytes);
	if (method !== 8) throw refused(`has a file ${name} packed in an unknown way`);
	try {
		return (0, node_zlib.inflateRawSync)(packed, { maxOutputLength: maxBytes });
	} catch (error) {
		throw error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? tooLarge(name, maxBytes) : refused("is damaged", error);
	}
}
function tooLarge(name, maxBytes) {
	return refused(`has a file ${name} of more than ${Math.round(maxBytes / 1024 / 1024)} MiB`);
}
function refused(what, cause) {
	return new require_platform.ArtifactError(`The artifact ${what}, so it is not read.`, ["An artifact of ours is written by the same release of Eval Gate."], cause);
}
// src/platform/github/artifacts/archive.ts
async function downloadArchive(client, repository, { id, name }, limits) {
	try {
		const { data } = await client.rest.actions.downloadArtifact({
			...repository,
			artifact_id: id,
			archive_format: "zip"
		});
		return readZip(Buffer.from(data), limits);
	} catch (error) {
		if (![404, 410].includes(require_conversations.statusOf(error) ?? 0)) throw error;
		throw new require_platform.ArtifactGone(`GitHub no longer has the artifact ${name}.`, ["It is too old, or another attempt of its job has replaced it. Run this job again."], error);
	}
}
// src/platform/github/identity/artifact-writer.ts
const fileName = "eval-gate-writer.txt";
function noteWriter(file, writer) {
	const path = (0, node_path.join)((0, node_path.dirname)(file), fileName);
	(0, node_fs.writeFileSync)(path, formatWriter(writer));
	return path;
}
function readWriter(folder) {
	try {
		return parseWriter((0, node_fs.readFileSync)((0, node_path.join)(folder, fileName), "utf8"));
	} catch {
		return;
	}
}
function relationOf(ours, stored) {
	if (stored === void 0 || !isSameWriter(stored, ours)) return "stranger";
	if (stored.attempt === ours.attempt) return stored.job === ours.job ? "same" : "stranger";
	return ours.attempt === 1 ? "stranger" : "earlier";
}
// src/platform/github/artifacts/save.ts
function namesOf(name) {
	return [
		name,
		`${name} (2)`,
		`${name} (3)`
	];
}
const mostBegun = 2;
async function saveArtifact(toolkit, name, files, writer) {
	const [first] = files;
	if (first === void 0) throw new TypeError("an artifact needs a file");
	return await explained$1(name, async () => {
		const all = [...files, noteWriter(first, writer)];
		const folder = (0, node_path.dirname)(first);
		let begun = 0;
		for (const candidate of namesOf(name)) {
			const upload = await toolkit.upload(candidate, all, folder);
			if (upload.status === "stored") return upload.id;
			const found = await toolkit.find(candidate);
			if (found === void 0) {
				begun += upload.tries > 1 ? 1 : 0;
				if (begun === mostBegun) break;
				continue;
			}
			const copy = await (0, node_fs_promises.mkdtemp)((0, node_path.join)(folder, "stored-"));
			await toolkit.download(found.id, copy);
			const relation = relationOf(writer, readWriter(copy));
			if (relation === "same") return found.id;
			if (relation === "stranger") throw new require_platform.NameTaken(`The artifact ${candidate}`);
			const again = await replace(toolkit, candidate, all, folder);
			if (again !== void 0) return again;
		}
		throw new Error("its name is blocked by an upload that was not finished");
	});
}
async function replace(toolkit, name, files, folder) {
	await toolkit.remove(name);
	const upload = await toolkit.upload(name, files, folder);
	return upload.status === "stored" ? upload.id : void 0;
}
async function saveReadable(toolkit, file) {
	return await explained$1((0, node_path.basename)(file), async () => {
		for (const path of filesOf(file)) {
			if (path !== file) (0, node_fs.copyFileSync)(file, path);
			const name = (0, node_path.basename)(path);
			const upload = await toolkit.upload(name, [path], (0, node_path.dirname)(path), true);
			if (upload.status === "stored") return upload.id;
			const found = await toolkit.find(name);
			if (found === void 0) continue;
			const content = (0, node_fs.readFileSync)(path);
			const digest = `sha256:${(0, node_crypto.createHash)("sha256").update(content).digest("hex")}`;
			if (upload.tries > 1 && found.bytes === content.length && (found.digest ?? digest) === digest) return found.id;
			throw new require_platform.NameTaken(`The artifact ${name}`);
		}
		throw new Error("its name is blocked by an upload that was not finished");
	});
}
function filesOf(file) {
	const extension = (0, node_path.extname)(file);
	return namesOf(file.slice(0, file.length - extension.length)).map((name) => `${name}${extension}`);
}
async function explained$1(name, body) {
	try {
		return await body();
	} catch (error) {
		if (error instanceof require_platform.EvalGateError) throw error;
		throw new require_platform.ArtifactError(`The artifact ${name} could not be stored: ${require_platform.messageOf(error)}.`, ["The verdict does not depend on it.", ...proxyAdvice(process.env)], error);
	}
}
function proxyAdvice(env) {
	const proxy = require_main.proxyFor(new URL("https://results-receiver.actions.githubusercontent.com"), env);
	if (proxy === void 0) return [];
	return [`Requests to GitHub go through the proxy ${URL.canParse(proxy) ? new URL(proxy).host : "that it names"} (HTTPS_PROXY): check that it is up.`];
}
// src/platform/github/artifacts/artifacts.ts
function createArtifacts(rest, toolkit, repository, context) {
	const writer = writerOf(context);
	async function listRuns(branch, sinceMs, workflows = [context.workflowPath]) {
		const lists = await Promise.all(workflows.map((workflowPath) => reading((client) => listBranchRuns(client, {
			...repository,
			workflowPath
		}, branch, sinceMs))));
		return {
			runs: lists.flatMap(({ runs }) => runs).filter(({ id }) => id !== context.runId),
			isComplete: lists.every(({ isComplete }) => isComplete)
		};
	}
	async function listOnBranch(branch, name) {
		const lists = await Promise.all((name === void 0 ? [void 0] : namesOf(name)).map((one) => reading((client) => client.rest.actions.listArtifactsForRepo({
			...repository,
			name: one,
			per_page: 100
		}))));
		return {
			artifacts: lists.flatMap(({ data }) => data.artifacts.flatMap((artifact) => {
				const run = artifact.workflow_run;
				return run?.head_branch === branch && run.head_repository_id === run.repository_id && String(run.id) !== context.runId ? [describeArtifact(artifact, String(run.id))] : [];
			})),
			isComplete: lists.every(({ data }) => data.total_count <= data.artifacts.length),
			askedAt: require_conversations.timeOf(lists[0]?.headers.date)
		};
	}
	async function originOf(runId) {
		const { data: run } = await reading((client) => client.rest.actions.getWorkflowRun({
			...repository,
			run_id: Number(runId)
		}));
		const isOwn = run.head_repository?.full_name === `${repository.owner}/${repository.repo}`;
		const workflowPath = run.path.split("@")[0] ?? "";
		return {
			event: run.event,
			workflowPath,
			isOfBranch: isOwn && require_platform.isBranchEvent(run.event),
			createdAt: Date.parse(run.created_at) || 0
		};
	}
	async function findInRun(name, runId) {
		const [newest] = (await Promise.all(namesOf(name).map((one) => reading((client) => client.rest.actions.listWorkflowRunArtifacts({
			...repository,
			run_id: Number(runId),
			name: one
		}))))).flatMap(({ data }) => data.artifacts).sort((a, b) => b.id - a.id);
		return newest && describeArtifact(newest, runId);
	}
	async function findInThisRun(name) {
		return context.runId === void 0 ? void 0 : findInRun(name, context.runId);
	}
	async function save(name, files) {
		const id = await saveArtifact(toolkit, name, files, writer);
		return {
			id,
			url: context.runUrl ? `${context.runUrl}/artifacts/${id}` : void 0
		};
	}
	async function read(artifact, limits) {
		if (rest === void 0) return await readOwn(toolkit, artifact, limits);
		return await reading((client) => downloadArchive(client, repository, artifact, limits));
	}
	return {
		save,
		listBranchRuns: listRuns,
		listNamed: (name, branch) => listOnBranch(branch, name),
		listNewest: async (branch) => (await listOnBranch(branch)).artifacts,
		originOf,
		findInThisRun,
		findInRun,
		read
	};
	async function reading(ask) {
		if (rest === void 0) throw new require_platform.ArtifactError("Artifacts of earlier runs can't be read without a token.", ["Leave out `github-token`, or give one with `actions: read`."]);
		try {
			return await ask(await rest());
		} catch (error) {
			throw require_conversations.explainRefusal(error, {
				message: unreadable,
				permission: "actions: read"
			});
		}
	}
}
function describeArtifact(artifact, runId) {
	const { id, name, created_at: created, expired, workflow_run: run } = artifact;
	const [branch, commit] = [run?.head_branch ?? "", run?.head_sha ?? ""];
	return {
		id,
		name,
		runId,
		branch,
		commit,
		createdAt: Date.parse(created ?? "") || 0,
		isExpired: expired
	};
}
const unreadable = "The token may not read the artifacts of earlier runs, so no baseline can be found.";
async function readOwn(toolkit, artifact, { files, maxBytes }) {
	const folder = require_platform.makeTemporaryFolder();
	await toolkit.download(artifact.id, folder);
	const found = new Map();
	for (const name of files) {
		const path = (0, node_path.join)(folder, name);
		const size = (await (0, node_fs_promises.stat)(path).catch(() => void 0))?.size;
		if (size !== void 0 && size > maxBytes) throw new require_platform.ArtifactError(`The file ${name} is too large.`, []);
		if (size !== void 0) found.set(name, await (0, node_fs_promises.readFile)(path));
	}
	return found;
}
// src/platform/github/artifacts/foreign.ts
const pageSize = 100;
const mostPages = 10;
function createForeignArtifacts(rest, repository) {
	const sizes = new Map();
	return {
		list: (runId, isWanted) => reading(async (client) => {
			const found = new Map();
			for (let page = 1; page <= mostPages; page += 1) {
				const { data } = await client.rest.actions.listWorkflowRunArtifacts({
					...repository,
					run_id: Number(runId),
					per_page: pageSize,
					page
				});
				for (const { id, name, expired, size_in_bytes: bytes } of data.artifacts) {
					const known = found.get(name);
					if (expired || !isWanted(name) || known !== void 0 && known.id > id) continue;
					found.set(name, {
						id,
						name,
						bytes
					});
				}
				if (data.artifacts.length < pageSize) break;
				if (page === mostPages) throw new require_platform.ArtifactError(`The run has more than 1000 artifacts, and which of them are missing here is not known.`, ["Store fewer artifacts in this workflow."]);
			}
			for (const { id, bytes } of found.values()) sizes.set(id, bytes);
			return [...found.values()].toSorted((a, b) => a.name < b.name ? -1 : 1).map(({ id, name }) => ({
				id,
				name
			}));
		}),
		read: ({ id, name }, limits) => reading(async (client) => {
			if ((sizes.get(id) ?? 0) > limits.maxBytes) throw new require_platform.ArtifactError(`The artifact ${name} is too large to be read.`, []);
			return await downloadArchive(client, repository, {
				id,
				name
			}, limits);
		}),
		listFailedJobs: (runId, attempt) => reading(async (client) => {
			const failed = [];
			for (let page = 1; page <= mostPages; page += 1) {
				const { data } = await client.rest.actions.listJobsForWorkflowRunAttempt({
					...repository,
					run_id: Number(runId),
					attempt_number: attempt,
					per_page: pageSize,
					page
				});
				for (const { name, conclusion } of data.jobs) if ([
					"failure",
					"cancelled",
					"timed_out"
				].includes(conclusion ?? "")) failed.push(name);
				if (data.jobs.length < pageSize) break;
			}
			return failed;
		})
	};
	async function reading(ask) {
		try {
			return await ask(await rest());
		} catch (error) {
			throw require_conversations.explainRefusal(error, {
				message: "The token may not read the artifacts and jobs of this workflow.",
				permission: "actions: read"
			});
		}
	}
}
// src/platform/github/artifacts/readable-files.ts
function createReadableFiles(toolkit, { runUrl, attempt = 1 }) {
	return { save: async (file) => {
		const id = await saveReadable(toolkit, attempt === 1 ? file : nameAttempt(file, attempt));
		return runUrl === void 0 ? {} : { url: `${runUrl}/artifacts/${id}` };
	} };
}
function nameAttempt(file, attempt) {
	const extension = (0, node_path.extname)(file);
	const copy = `${file.slice(0, file.length - extension.length)}.attempt-${attempt}${extension}`;
	(0, node_fs.copyFileSync)(file, copy);
	return copy;
}
// src/platform/github/artifacts/toolkit.ts
const longestCallMs = 9e4;
const uploadTries = 2;
function createToolkit(retentionDays = 90) {
	const load = async () => {
		const [{ DefaultArtifactClient }] = await Promise.all([Promise.resolve().then(() => require("./artifact.js")), repairReader()]);
		return new DefaultArtifactClient();
	};
	let outage;
	async function uploadOnce(name, files, folder, isReadable) {
		const client = await load();
		const options = {
			retentionDays,
			skipArchive: isReadable
		};
		const { id } = await withinTime(client.uploadArtifact(name, [...files], folder, options));
		if (id === void 0 || !(id > 0)) throw new Error("the artifact service gave no id");
		return {
			status: "stored",
			id
		};
	}
	return {
		async upload(name, files, folder, isReadable = false) {
			if (outage !== void 0) throw new Error(`not tried after the last upload failed: ${outage.message}`);
			for (let tries = 1;; tries += 1) try {
				return {
					...await uploadOnce(name, files, folder, isReadable),
					tries
				};
			} catch (error) {
				if (isConflict(error)) return {
					status: "taken",
					tries
				};
				if (isOutage(error)) outage = error;
				if (tries >= uploadTries || isFinal(error)) throw error;
			}
		},
		async find(name) {
			const client = await load();
			try {
				const { artifact } = await withinTime(client.getArtifact(name));
				return {
					id: artifact.id,
					bytes: artifact.size,
					digest: artifact.digest
				};
			} catch (error) {
				if (error instanceof Error && error.name === "ArtifactNotFoundError") return void 0;
				throw error;
			}
		},
		async download(id, folder) {
			await withinTime((await load()).downloadArtifact(id, { path: folder }));
		},
		async remove(name) {
			await withinTime((await load()).deleteArtifact(name));
		}
	};
}
var TooSlow = class extends Error {};
function isFinal(error) {
	return error instanceof TooSlow || /after \d+ attempts|non-retryable/.test(String(error));
}
function isOutage(error) {
	return error instanceof TooSlow || error instanceof Error && /after \d+ attempts/.test(error.message);
}
async function withinTime(work) {
	let timer;
	const late = new Promise((_, reject) => {
		const message = `the artifact service did not answer within ${longestCallMs / 1e3} s`;
		timer = setTimeout(() => reject(new TooSlow(message)), longestCallMs);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
		work.catch(() => {});
	}
}
function isConflict(error) {
	return /already exists|Conflict|409/i.test(String(error));
}
async function repairReader() {
	const { HttpClientResponse } = await Promise.resolve().then(() => require("./lib.js")).then((n) => n.lib_exports);
	HttpClientResponse.prototype.readBody = async function readWhole() {
		const chunks = [];
		try {
			for await (const chunk of this.message) chunks.push(chunk);
		} catch {
			throw new Error("the answer was cut off");
		}
		return Buffer.concat(chunks).toString();
	};
}
// src/platform/github/checks.ts
const perRequest = 50;
const longestTitle$1 = 255;
const longestMessageBytes = 65536;
const levels = {
	error: "failure",
	warning: "warning",
	notice: "notice"
};
function createChecks(rest, repository) {
	async function report(check) {
		const { name, id, commit, conclusion, title, summary, detailsUrl } = check;
		const annotations = check.annotations.flatMap(toCheckAnnotation);
		const facts = {
			...repository,
			name,
			status: "completed",
			conclusion,
			external_id: id,
			details_url: detailsUrl
		};
		const output = (from) => ({
			title,
			summary,
			annotations: annotations.slice(from, from + perRequest)
		});
		const existing = await find(check);
		let sent = existing?.annotations ?? 0;
		const { data } = existing === void 0 ? await (await rest()).rest.checks.create({
			...facts,
			head_sha: commit,
			output: output(0)
		}) : await (await rest()).rest.checks.update({
			...facts,
			check_run_id: existing.id,
			output: output(sent)
		});
		for (sent += perRequest; sent < annotations.length; sent += perRequest) await (await rest()).rest.checks.update({
			...repository,
			check_run_id: data.id,
			output: output(sent)
		});
		return { url: data.html_url ?? "" };
	}
	async function find({ name, id, commit }) {
		try {
			const { data } = await (await rest()).rest.checks.listForRef({
				...repository,
				ref: commit,
				check_name: name,
				filter: "all",
				per_page: 100
			});
			const found = data.check_runs.find(({ external_id }) => external_id === id);
			const other = data.check_runs.find(({ external_id }) => isOfSameAttempt(external_id, id));
			if (found === void 0 && other !== void 0) throw new require_platform.NameTaken(`The check ${other.html_url ?? name}`);
			return found && {
				id: found.id,
				annotations: found.output.annotations_count
			};
		} catch (error) {
			if (require_conversations.statusOf(error) === 404) return void 0;
			throw error;
		}
	}
	return { report: async (check) => {
		try {
			return await report(check);
		} catch (error) {
			throw require_conversations.explainRefusal(error, {
				message: "The token may not write a check.",
				permission: "checks: write",
				advice: ["Or set `check-run: false`."]
			});
		}
	} };
}
function isOfSameAttempt(a, b) {
	const [attempt] = /^gh-\d+-\d+-/.exec(b) ?? [];
	return attempt !== void 0 && a?.startsWith(attempt) === true;
}
function toCheckAnnotation({ level, title, message, location }) {
	if (location === void 0 || location.file === "") return [];
	const line = location.line !== void 0 && location.line >= 1 ? location.line : 1;
	return [{
		path: location.file,
		start_line: line,
		end_line: line,
		annotation_level: levels[level],
		title: title.slice(0, longestTitle$1).toWellFormed(),
		message: cutBytes(message, longestMessageBytes)
	}];
}
function cutBytes(text, limit) {
	const bytes = Buffer.from(text);
	return bytes.length <= limit ? text : bytes.toString("utf8", 0, limit).replace(/\uFFFD$/, "");
}
// src/platform/github/repository/changed-files.ts
const pages$1 = 30;
async function listChangedFiles(rest, repository, pullRequest) {
	const [changed, removed] = [new Set(), new Set()];
	let page = 0;
	try {
		const client = await rest();
		for await (const { data } of client.paginate.iterator(client.rest.pulls.listFiles, {
			...repository,
			pull_number: pullRequest,
			per_page: 100
		})) {
			for (const { filename, status, previous_filename: before } of data) {
				if (status === "removed") removed.add(filename);
				else changed.add(filename);
				if (status === "renamed" && before !== void 0) removed.add(before);
			}
			page += 1;
			if (page >= pages$1) break;
		}
	} catch (error) {
		throw require_conversations.explainRefusal(error, {
			message: "The token may not list the files of the pull request.",
			permission: "pull-requests: read"
		});
	}
	return {
		changed,
		removed
	};
}
// src/platform/github/sticky/marker.ts
const longestKey = 120;
function isLater(a, b) {
	return a[0] > b[0] || a[0] === b[0] && a[1] > b[1];
}
function orderOf(runId, attempt) {
	return [Number(runId) || 0, attempt];
}
function encodeKey(key) {
	const encoded = encodeURIComponent(key.toWellFormed()).replaceAll("-", "%2D");
	if (encoded.length <= longestKey) return encoded;
	return `%%${(0, node_crypto.createHash)("sha256").update(key).digest("hex")}`;
}
function writeMarker(name, key, [run, attempt], fields) {
	const words = [
		`key=${encodeKey(key)}`,
		`run=${run}`,
		`attempt=${attempt}`
	];
	for (const [field, value] of Object.entries(fields)) {
		if (value === void 0 || value === false) continue;
		if (value !== true && /[\s<>]|--/.test(value)) throw new Error(`marker field ${field} is not encoded`);
		words.push(value === true ? field : `${field}=${value}`);
	}
	return `<!-- ${name} ${words.join(" ")} -->`;
}
function readMarker(name, key, text) {
	const match = /^<!-- (\S+) (.*?) -->/.exec(text ?? "");
	if (match === null || match[1] !== name) return null;
	const fields = new Map((match[2] ?? "").split(" ").map(splitWord));
	const run = fields.get("run") ?? "";
	const attempt = fields.get("attempt") ?? "";
	return fields.get("key") === encodeKey(key) && /^\d+$/.test(run) && /^\d+$/.test(attempt) ? {
		order: [Number(run), Number(attempt)],
		fields
	} : null;
}
function splitWord(word) {
	const end = word.indexOf("=");
	return end < 0 ? [word, ""] : [word.slice(0, end), word.slice(end + 1)];
}
// src/platform/github/sticky/comment-marker.ts
function writeCommentMarker(key, { order, commit, hidden, writer }) {
	return writeMarker("eval-gate", key, order, {
		commit: plainCommit(commit),
		by: writer && formatWriter(writer),
		hidden
	});
}
function readCommentMarker(key, text) {
	const marker = readMarker("eval-gate", key, text);
	if (marker === null) return null;
	const { order, fields } = marker;
	return {
		order,
		commit: plainCommit(fields.get("commit") ?? ""),
		hidden: fields.has("hidden"),
		writer: parseWriter(fields.get("by") ?? "")
	};
}
function plainCommit(commit) {
	return /^[0-9a-f]+$/.test(commit) ? commit : "";
}
// src/platform/github/sticky/comment-refusal.ts
function explainCommentRefusal(error) {
	if (require_conversations.statusOf(error) === 403 && /\block(ed)?\b/i.test(require_platform.messageOf(error))) return new require_platform.PermissionError("The conversation of the pull request is locked, so no comment can be written.", "pull-requests: write", ["Unlock the conversation, or set `comment: off`; the job summary has the same view."], error);
	return require_conversations.explainRefusal(error, {
		message: "The token may not write a comment on the pull request.",
		permission: "pull-requests: write",
		advice: ["Pull requests of forks and of Dependabot get a read-only token; the job summary has the same view."]
	});
}
// src/platform/github/sticky/folding.ts
const fold = "mutation($id: ID!) { minimizeComment(input: {subjectId: $id, classifier: RESOLVED}) { clientMutationId } }";
const unfold = "mutation($id: ID!) { unminimizeComment(input: {subjectId: $id}) { clientMutationId } }";
function createFolding(rest, log) {
	async function change(mutation, id) {
		try {
			await (await rest()).graphql(mutation, { id });
		} catch (error) {
			log.debug(`The comment could not be folded or unfolded: ${require_platform.messageOf(error)}`);
		}
	}
	return {
		fold: (nodeId) => change(fold, nodeId),
		unfold: (nodeId) => change(unfold, nodeId)
	};
}
// src/platform/github/sticky/overview-rows.ts
const mostRows = 100;
const longestText = 1e3;
const name = "eval-gate-overview";
const key = "suites";
const symbols = [
	"❌",
	"⚠️",
	"✅"
];
function isAboutSuite(body) {
	return /^<!-- eval-gate key=\S+ run=\d+ attempt=\d+/.test(body ?? "");
}
function isOverview(body) {
	return readMarker(name, key, body) !== null;
}
function rowOfComment({ body = "", html_url: url }) {
	const [marker = "", headline = ""] = body.split("\n", 2);
	const [, suite = "", run = "0", attempt = "1"] = / key=(\S+) run=(\d+) attempt=(\d+)/.exec(marker) ?? [];
	const commit = / commit=([0-9a-f]{7,64})/.exec(marker)?.[1] ?? "";
	return {
		key: suite,
		...readHeadline(headline),
		url,
		commit: commit.slice(0, 7),
		order: orderOf(run, Number(attempt)),
		hasComment: true
	};
}
function rowOfSuite({ key: suite, body, runId, attempt, commit }, url) {
	return {
		key: encodeKey(suite),
		...readHeadline(body.split("\n", 1)[0] ?? ""),
		url: url !== void 0 && /^https?:\/\/[\w.:-]+\/[\w./%#?=&~+-]*$/.test(url) ? url : void 0,
		commit: /^[0-9a-f]{7,64}$/i.test(commit) ? commit.slice(0, 7).toLowerCase() : "",
		order: orderOf(runId, attempt),
		hasComment: false
	};
}
function rowsOfOverview({ body = "" }) {
	const line = /^- (\S+) (.*?)(?: · \[run\]\((\S+)\))?(?: · `[0-9a-f]{7}`)? <!-- eval-gate-suite key=(\S*) run=(\d+) attempt=(\d+)(?: commit=([0-9a-f]{7}))? -->$/;
	return body.split("\n").flatMap((text) => {
		const [, mark, headline = "", url, suite = "", run = "", attempt = "", commit = ""] = line.exec(text) ?? [];
		const symbol = symbols.find((one) => one === mark);
		if (symbol === void 0) return [];
		return [{
			key: suite,
			symbol,
			text: headline,
			url,
			commit,
			order: orderOf(run, Number(attempt)),
			hasComment: false
		}];
	});
}
function readHeadline(headline) {
	const symbol = symbols.find((one) => headline.startsWith(`### ${one} `));
	if (symbol === void 0) return {
		symbol: "⚠️",
		text: "a suite without a verdict"
	};
	return {
		symbol,
		text: headline.slice(5 + symbol.length).trim().slice(0, longestText)
	};
}
function newestRows(rows) {
	const byKey = new Map();
	for (const row of rows) {
		const there = byKey.get(row.key);
		const isNewer = there !== void 0 && !row.hasComment && isLater(row.order, there.order);
		if (there === void 0 || isNewer) byKey.set(row.key, row);
	}
	return [...byKey.values()].sort((a, b) => a.key < b.key ? -1 : 1);
}
function renderOverview(rows) {
	const count = (symbol) => rows.filter((row) => row.symbol === symbol).length;
	const [failed, open] = [count("❌"), count("⚠️")];
	const worst = failed > 0 ? "❌" : open > 0 ? "⚠️" : "✅";
	const parts = [
		failed > 0 && `${failed} not ready to merge`,
		open > 0 && `${open} inconclusive`,
		count("✅") > 0 && `${count("✅")} good`
	].filter((part) => part !== false);
	const commits = new Set(rows.map(({ commit }) => commit));
	const lines = rows.toSorted((a, b) => symbols.indexOf(a.symbol) - symbols.indexOf(b.symbol)).slice(0, mostRows).map((row) => lineOf(row, commits.size > 1));
	const leftOut = rows.length - lines.length;
	return [
		writeMarker(name, key, orderOf("0", 0), {}),
		`**${worst} ${rows.length} suites: ${parts.join(", ")}**`,
		"",
		...lines,
		...leftOut > 0 ? [`- and ${leftOut} more`] : []
	].join("\n");
}
function lineOf({ key: suite, symbol, text, url, commit, order, hasComment }, withCommit) {
	const link = url === void 0 ? "" : ` · [${hasComment ? "comment" : "run"}](${url})`;
	const of = withCommit && commit !== "" ? ` · \`${commit}\`` : "";
	const [run, attempt] = order;
	const words = `key=${suite} run=${run} attempt=${attempt}${commit === "" ? "" : ` commit=${commit}`}`;
	return `- ${symbol} ${text}${link}${of}${hasComment ? "" : ` <!-- eval-gate-suite ${words} -->`}`;
}
// src/platform/github/sticky/overview.ts
const settleMs$1 = 1e3;
const rounds$1 = 5;
function createOverview(options) {
	const { rest, repository, pullRequest, list, ownTexts, clock, log } = options;
	async function read() {
		const own = await ownTexts.findMarked(list(), ({ body }) => isAboutSuite(body) ? "suite" : isOverview(body) ? "overview" : null, ({ id }) => id);
		const texts = (kind) => own.filter(({ marker }) => marker === kind).map(({ text }) => text);
		return {
			overviews: texts("overview"),
			suites: texts("suite")
		};
	}
	async function remove(id) {
		try {
			await (await rest()).rest.issues.deleteComment({
				...repository,
				comment_id: id
			});
		} catch (error) {
			if (require_conversations.statusOf(error) !== 404) throw error;
		}
	}
	async function sync(mine) {
		for (let round = 0; round < rounds$1; round += 1) {
			const { overviews, suites } = await read();
			const rows = newestRows([
				...suites.map(rowOfComment),
				...overviews.flatMap(rowsOfOverview),
				...mine
			]);
			const [oldest, ...others] = overviews;
			for (const { id } of others) await remove(id);
			if (suites.length === 0 || rows.length < 2) {
				if (oldest !== void 0) await remove(oldest.id);
				return;
			}
			const body = renderOverview(rows);
			if (oldest?.body === body) return;
			const { issues } = (await rest()).rest;
			if (oldest === void 0) await issues.createComment({
				...repository,
				issue_number: pullRequest,
				body
			});
			else await issues.updateComment({
				...repository,
				comment_id: oldest.id,
				body,
				request: { once: true }
			});
			await clock.sleep(settleMs$1);
		}
	}
	return {
		sync: async () => {
			try {
				await sync([]);
			} catch (error) {
				log.notice(`The overview of the suites was not written: ${require_platform.messageOf(error)}`);
			}
		},
		mention: async (suite, url) => {
			try {
				await sync([rowOfSuite(suite, url)]);
			} catch (error) {
				log.debug(`The suite is not in the overview: ${require_platform.messageOf(error)}`);
			}
		}
	};
}
// src/platform/github/sticky/own-login.ts
async function findOwnLogin(rest) {
	try {
		const { viewer } = await (await rest()).graphql("query { viewer { login } }");
		return viewer.login;
	} catch (error) {
		if (isRefusal(error)) return "github-actions[bot]";
		throw error;
	}
}
function isRefusal(error) {
	const status = require_conversations.statusOf(error);
	if (status !== void 0) return status < 500 && status !== 429;
	return error instanceof Error && error.name === "GraphqlResponseError";
}
// src/platform/github/sticky/own-texts.ts
function createOwnTexts(rest) {
	let self;
	return {
		rememberAuthor: ({ user }) => {
			self ??= user?.login;
		},
		findMarked: async (pages, read, ageOf) => {
			const marked = [];
			for await (const page of pages) for (const text of page) {
				const marker = read(text);
				if (marker !== null) marked.push({
					text,
					marker
				});
			}
			if (marked.length === 0) return [];
			self ??= await findOwnLogin(rest);
			return marked.filter(({ text }) => text.user?.login === self).sort((a, b) => ageOf(a.text) - ageOf(b.text));
		}
	};
}
// src/platform/github/sticky/comments.ts
const settleMs = 1e3;
const rounds = 8;
function createComments(options) {
	const { rest, repository, pullRequest, writer, clock, log } = options;
	const target = {
		...repository,
		issue_number: pullRequest
	};
	const folding = createFolding(rest, log);
	const ownTexts = createOwnTexts(rest);
	const overview = createOverview({
		rest,
		repository,
		pullRequest,
		list: listPages,
		ownTexts,
		clock,
		log
	});
	let hasOthers = false;
	async function findOwn(key) {
		return (await ownTexts.findMarked(listPages(), ({ body }) => {
			const marker = readCommentMarker(key, body);
			if (marker === null && isAboutSuite(body)) hasOthers = true;
			return marker;
		}, ({ id }) => id)).map(({ text: { id, node_id: nodeId, html_url: url, body = "" }, marker }) => {
			return {
				id,
				nodeId,
				url,
				body,
				marker
			};
		});
	}
	async function* listPages() {
		const client = await rest();
		const pages = client.paginate.iterator(client.rest.issues.listComments, {
			...target,
			per_page: 100
		});
		for await (const { data } of pages) yield data;
	}
	async function upsert(comment) {
		const mine = describeMine(comment, writer);
		let created;
		let written;
		for (let round = 0; round < rounds; round += 1) {
			const own = await findOwn(comment.key);
			const [oldest] = own;
			if (oldest === void 0) {
				if (mine.visibility === "deleted" || !comment.createIfMissing) return { status: mine.visibility === "deleted" && written ? "deleted" : "absent" };
				if (await isOutdated(mine)) return { status: "outdated" };
				created = await create(mine.body, round) ?? created;
				written = "created";
				continue;
			}
			for (const { id, marker } of own.slice(1)) if (id === created || isLater(mine.marker.order, marker.order)) await remove(id);
			const { url } = oldest;
			if (isOfAnotherJob(oldest.marker, mine.marker)) throw new require_platform.NameTaken(`The comment ${url}`);
			if (await isSuperseded(oldest.marker, mine)) return {
				status: "superseded",
				url
			};
			if (mine.visibility === "deleted") {
				await remove(oldest.id);
				written = "updated";
				continue;
			}
			if (oldest.body === mine.body) {
				if (mine.marker.hidden) await folding.fold(oldest.nodeId);
				return {
					status: written ?? "unchanged",
					url
				};
			}
			if (oldest.marker.hidden && !mine.marker.hidden) await folding.unfold(oldest.nodeId);
			if (await replace(oldest.id, mine.body, round)) {
				written = created === oldest.id ? "created" : "updated";
				await clock.sleep(settleMs);
			}
		}
		throw new Error(`The comment of ${comment.key} kept changing while it was written.`);
	}
	async function create(body, round) {
		try {
			const { data } = await (await rest()).rest.issues.createComment({
				...target,
				body
			});
			ownTexts.rememberAuthor(data);
			return data.id;
		} catch (error) {
			const status = require_conversations.statusOf(error);
			if (!(status === void 0 || status >= 500) || round >= 7) throw error;
			await clock.sleep(1e3 * 2 ** Math.min(round, 4));
			return;
		}
	}
	async function replace(id, body, round) {
		try {
			await (await rest()).rest.issues.updateComment({
				...repository,
				comment_id: id,
				body,
				request: { once: true }
			});
			return true;
		} catch (error) {
			if (require_conversations.statusOf(error) === 404 && await isGone(id)) return false;
			const waitMs = require_conversations.waitBeforeRetry(error, "GET", Math.min(round + 1, 4), clock.now());
			if (waitMs === null || round >= 7) throw error;
			await clock.sleep(waitMs);
			return false;
		}
	}
	async function isGone(id) {
		try {
			await (await rest()).rest.issues.getComment({
				...repository,
				comment_id: id
			});
			return false;
		} catch (error) {
			if (require_conversations.statusOf(error) === 404) return true;
			throw error;
		}
	}
	async function remove(id) {
		try {
			await (await rest()).rest.issues.deleteComment({
				...repository,
				comment_id: id
			});
		} catch (error) {
			if (require_conversations.statusOf(error) !== 404) throw error;
		}
	}
	async function isSuperseded(there, mine) {
		if (there.commit !== "" && mine.marker.commit !== "" && there.commit !== mine.marker.commit) {
			const head = await headCommit();
			if (head === mine.marker.commit) return false;
			if (head === there.commit) return true;
		}
		return isLater(there.order, mine.marker.order);
	}
	async function isOutdated(mine) {
		if (mine.marker.commit === "") return false;
		const head = await headCommit();
		return head !== void 0 && head !== mine.marker.commit;
	}
	async function headCommit() {
		try {
			const { data } = await (await rest()).rest.pulls.get({
				...repository,
				pull_number: pullRequest
			});
			return data.head.sha;
		} catch (error) {
			log.debug(`The head of the pull request is unknown: ${require_platform.messageOf(error)}`);
			return;
		}
	}
	return {
		upsert: async (comment) => {
			try {
				const outcome = await upsert(comment);
				if (hasOthers) await overview.sync();
				return outcome;
			} catch (error) {
				throw explainCommentRefusal(error);
			}
		},
		mention: overview.mention
	};
}
function isOfAnotherJob(there, mine) {
	if (there.writer === void 0 || mine.writer === void 0) return false;
	if (there.order[0] === mine.order[0]) return !isSameWriter(there.writer, mine.writer);
	return mine.commit !== "" && there.commit === mine.commit && there.writer.step !== mine.writer.step;
}
function describeMine(comment, writer) {
	const { key, body, runId, attempt, commit, visibility = "shown" } = comment;
	const marker = {
		order: orderOf(runId, attempt),
		commit: commit.toLowerCase(),
		hidden: visibility === "hidden",
		writer
	};
	return {
		visibility,
		marker,
		body: `${writeCommentMarker(key, marker)}\n${body}`.trimEnd()
	};
}
// src/platform/github/pull-requests.ts
function openPullRequest(rest, repository, pullRequest, writer, clock, log) {
	return {
		comments: createComments({
			rest,
			repository,
			pullRequest,
			writer,
			clock,
			log
		}),
		changedFiles: () => listChangedFiles(rest, repository, pullRequest)
	};
}
function createPullRequests(rest, repository, writer, clock, log) {
	return { find: async (number) => {
		try {
			const { data } = await (await rest()).rest.pulls.get({
				...repository,
				pull_number: number
			});
			const headRepository = data.head.repo?.full_name ?? "";
			return {
				pullRequest: {
					number: data.number,
					baseBranch: data.base.ref,
					baseSha: data.base.sha,
					headSha: data.head.sha,
					headBranch: data.head.ref,
					fromFork: headRepository !== `${repository.owner}/${repository.repo}`
				},
				headRepository,
				...openPullRequest(rest, repository, data.number, writer, clock, log)
			};
		} catch (error) {
			if (require_conversations.statusOf(error) === 404) return void 0;
			throw require_conversations.explainRefusal(error, {
				message: "The token may not read the pull request.",
				permission: "pull-requests: write"
			});
		}
	} };
}
// src/platform/github/repository/commits.ts
function createCommits(rest, repository) {
	return {
		async ancestors(commit) {
			const { data } = await (await rest()).rest.repos.listCommits({
				...repository,
				sha: commit,
				per_page: 100
			});
			return data.map(({ sha }) => sha);
		},
		async mergeBase(base, head) {
			const basehead = `${base}...${head}`;
			const { data } = await (await rest()).rest.repos.compareCommitsWithBasehead({
				...repository,
				basehead,
				per_page: 1
			});
			return data.merge_base_commit.sha;
		},
		async tipOf(branch) {
			try {
				const { data } = await (await rest()).rest.repos.getBranch({
					...repository,
					branch
				});
				return data.commit.sha;
			} catch (error) {
				if (require_conversations.statusOf(error) === 404) return void 0;
				throw error;
			}
		},
		async isContained(commit, tip) {
			try {
				const { data } = await (await rest()).rest.repos.compareCommitsWithBasehead({
					...repository,
					basehead: `${tip}...${commit}`,
					per_page: 1
				});
				return data.ahead_by === 0;
			} catch (error) {
				if (require_conversations.statusOf(error) === 404) return false;
				throw error;
			}
		}
	};
}
// src/platform/github/repository/releases.ts
function createReleases(rest, repository) {
	return { latest: async () => {
		try {
			const { data } = await (await rest()).rest.repos.getLatestRelease(repository);
			const publishedAt = Date.parse(data.published_at ?? data.created_at);
			return Number.isNaN(publishedAt) ? void 0 : publishedAt;
		} catch (error) {
			if (require_conversations.statusOf(error) === 404) return void 0;
			throw require_conversations.explainRefusal(error, {
				message: "The token may not read the releases.",
				permission: "contents: read"
			});
		}
	} };
}
// src/platform/github/repository/repository-files.ts
function createRepositoryFiles(rest, repository) {
	return {
		isReliable: true,
		read: async (path, commit, until) => {
			try {
				const request = until === void 0 ? {} : {
					once: true,
					signal: until
				};
				const target = {
					...repository,
					path,
					ref: commit,
					request
				};
				const { data } = await (await rest()).rest.repos.getContent(target);
				if (Array.isArray(data) || data.type !== "file" || !("content" in data)) return void 0;
				return Buffer.from(data.content, "base64").toString("utf8");
			} catch (error) {
				if (require_conversations.statusOf(error) === 404) return void 0;
				throw require_conversations.explainRefusal(error, {
					message: `The token may not read ${path} of the base branch.`,
					permission: "contents: read"
				});
			}
		}
	};
}
// src/platform/github/sticky/issues.ts
const pages = 100;
const longestTitle = 256;
const longestBody = 65536;
function createIssues(rest, repository, context) {
	const order = orderOf(context.runId ?? "0", context.attempt ?? 1);
	const ownTexts = createOwnTexts(rest);
	async function find(key) {
		const [oldest] = await findOpen(key);
		if (oldest !== void 0) return oldest;
		const { data } = await (await rest()).rest.issues.listForRepo({
			...repository,
			state: "closed",
			sort: "updated",
			direction: "desc",
			per_page: 100
		});
		return (await findOwn([data], key)).at(-1);
	}
	function findOpen(key) {
		return findOwn(listOpen(), key);
	}
	async function* listOpen() {
		let page = 0;
		const client = await rest();
		const listed = client.paginate.iterator(client.rest.issues.listForRepo, {
			...repository,
			state: "open",
			per_page: 100
		});
		for await (const { data } of listed) {
			page += 1;
			if (page > pages) throw new Error(`the repository has more than 10000 open issues`);
			yield data;
		}
	}
	async function findOwn(listed, key) {
		return (await ownTexts.findMarked(listed, ({ body, pull_request }) => pull_request === void 0 ? readMarker("eval-gate-issue", key, body) : null, ({ number }) => number)).map(({ text, marker }) => ({
			number: text.number,
			url: text.html_url,
			isOpen: text.state === "open",
			note: decodeNote(marker.fields.get("note") ?? ""),
			isNewer: isLater(marker.order, order)
		}));
	}
	async function open(key, text, people) {
		const mine = {
			...await create(key, text, people),
			isOpen: true,
			note: text.note,
			isNewer: false
		};
		const [oldest = mine] = await findOpen(key);
		if (oldest.number >= mine.number) return mine;
		await (await rest()).rest.issues.update({
			...repository,
			issue_number: mine.number,
			body: `Duplicate of #${oldest.number}, which was opened at the same time and will be kept up to date.`,
			state: "closed",
			state_reason: "not_planned"
		});
		return oldest;
	}
	async function create(key, text, { labels, assignees }) {
		const issue = {
			...repository,
			...contentOf(key, text),
			labels: [...labels]
		};
		try {
			const { data } = await (await rest()).rest.issues.create({
				...issue,
				assignees: [...assignees]
			});
			ownTexts.rememberAuthor(data);
			return {
				number: data.number,
				url: data.html_url
			};
		} catch (error) {
			if (require_conversations.statusOf(error) !== 422 || assignees.length === 0) throw error;
			const { data } = await (await rest()).rest.issues.create(issue);
			return {
				number: data.number,
				url: data.html_url
			};
		}
	}
	async function change(key, issue, text, { isOpen, comment }) {
		const target = {
			...repository,
			issue_number: issue.number
		};
		await (await rest()).rest.issues.update({
			...target,
			...contentOf(key, text),
			...isOpen !== issue.isOpen && {
				state: isOpen ? "open" : "closed",
				state_reason: isOpen ? "reopened" : "completed"
			}
		});
		if (comment !== void 0) await (await rest()).rest.issues.createComment({
			...target,
			body: comment
		});
	}
	function contentOf(key, { title, body, note }) {
		const marker = writeMarker("eval-gate-issue", key, order, { note: encodeNote(note) });
		return {
			title: title.slice(0, longestTitle).toWellFormed(),
			body: `${marker}\n${body}`.slice(0, longestBody).toWellFormed()
		};
	}
	return {
		find: (key) => explained(() => find(key)),
		open: (key, text, people) => explained(() => open(key, text, people)),
		change: (key, issue, text, how) => explained(() => change(key, issue, text, how))
	};
}
function encodeNote(note) {
	return Buffer.from(note).toString("base64");
}
function decodeNote(data) {
	return Buffer.from(data, "base64").toString();
}
async function explained(body) {
	try {
		return await body();
	} catch (error) {
		throw require_conversations.explainRefusal(error, {
			message: "The token may not write issues.",
			permission: "issues: write",
			advice: ["Or set `issue-on-failure: false`."]
		});
	}
}
// src/platform/github/remote/remote.ts
function createRemote({ token, apiUrl, context, clock, log, retentionDays }) {
	const { pullRequest } = context;
	const [owner = "", repo = ""] = (context.repository ?? "").split("/");
	const repository = {
		owner,
		repo
	};
	const rest = token === void 0 ? void 0 : require_conversations.createRest(token, apiUrl, clock, log);
	const writer = writerOf(context);
	const toolkit = createToolkit(retentionDays);
	return {
		...rest && pullRequest && openPullRequest(rest, repository, pullRequest.number, writer, clock, log),
		checks: rest && createChecks(rest, repository),
		pullRequests: rest && createPullRequests(rest, repository, writer, clock, log),
		conversations: rest && require_conversations.createConversations(rest, repository),
		foreignArtifacts: rest && createForeignArtifacts(rest, repository),
		issues: rest && createIssues(rest, repository, context),
		commits: rest && createCommits(rest, repository),
		releases: rest && createReleases(rest, repository),
		repositoryFiles: rest && createRepositoryFiles(rest, repository),
		readableFiles: createReadableFiles(toolkit, context),
		artifacts: createArtifacts(rest, toolkit, repository, context)
	};
}
exports.createRemote = createRemote;
