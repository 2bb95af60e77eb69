const require_platform = require("./platform.js");
const require_main = require("./main.js");
const require_gate = require("./gate.js");
let node_fs_promises = require("node:fs/promises");
// src/baseline/from-files.ts
async function hasBaselineFiles(patterns, { root, allowOutside }) {
	return (await require_gate.findReports(patterns, root, { allowOutside })).unmatched.length === 0;
}
async function readBaselineRuns(runs, options) {
	const read = [];
	const names = new require_platform.CaseNames();
	for (const patterns of runs) read.push(await readBaselineFiles(patterns, options, names));
	const all = read.flatMap((of) => of.runs);
	return {
		source: "file",
		description: read.map(({ description }) => description).join(", "),
		runs: all.map((run, index) => run.info.id === reportsId && index > 0 ? {
			...run,
			info: {
				...run.info,
				id: `${reportsId} ${index + 1}`
			}
		} : run)
	};
}
const reportsId = "baseline";
async function readBaselineFiles(patterns, options, names = new require_platform.CaseNames()) {
	const { root, allowOutside, format } = options;
	const found = await require_gate.findReports(patterns, root, { allowOutside });
	const [missing] = found.unmatched;
	if (missing !== void 0) throw noSuchFile(missing, "there is no such file");
	const [refused] = found.refused;
	if (refused !== void 0) throw noSuchFile(refused.path, refused.reason);
	const runs = [];
	const slices = new require_main.SlicePool();
	const tallies = new require_gate.RunTally({
		id: reportsId,
		suiteName: "baseline",
		createdAt: 0
	});
	for (const file of found.files) {
		if (await startsLikeResults(file.absolutePath)) {
			const { readResultsStream } = await Promise.resolve().then(() => require("./read-results.js")).then((n) => n.read_results_exports);
			const pieces = (await (0, node_fs_promises.open)(file.absolutePath)).createReadStream({ highWaterMark: 262144 });
			runs.push(await readResultsStream(pieces, file.path, names));
			continue;
		}
		const report = tallies.begin(file.path);
		const readOptions = {
			root,
			format,
			slices,
			passes: report.passes
		};
		const summary = await require_gate.readReport(file, readOptions, (batch) => {
			for (const result of batch) report.add(result);
		});
		await tallies.end(report, summary);
		const problem = summary.error ?? summary.foreign;
		if (problem !== void 0) throw noSuchFile(file.path, problem);
	}
	const fromReports = tallies.finish();
	if (fromReports.cases.size > 0) runs.push(fromReports);
	if (runs.length === 0) throw new require_platform.ArtifactError(`The baseline ${patterns.join(", ")} contains no results.`, ["Use report files of the base branch, or the results file of an earlier run."]);
	runs.sort((a, b) => b.info.createdAt - a.info.createdAt);
	return {
		source: "file",
		description: found.files.map(({ path }) => path).join(", "),
		runs
	};
}
function noSuchFile(file, message) {
	return new require_platform.ReportError({
		file,
		message: `as a baseline: ${message}`,
		advice: ["Check the path given as the baseline."]
	});
}
async function startsLikeResults(path) {
	const handle = await (0, node_fs_promises.open)(path);
	try {
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
		return require_gate.looksLikeResults(buffer.toString("utf8", 0, bytesRead));
	} finally {
		await handle.close();
	}
}
Object.defineProperty(exports, "hasBaselineFiles", {
	enumerable: true,
	get: function() {
		return hasBaselineFiles;
	}
});
Object.defineProperty(exports, "readBaselineFiles", {
	enumerable: true,
	get: function() {
		return readBaselineFiles;
	}
});
Object.defineProperty(exports, "readBaselineRuns", {
	enumerable: true,
	get: function() {
		return readBaselineRuns;
	}
});
