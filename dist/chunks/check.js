const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_init = require("./init.js");
const require_main = require("./main.js");
const require_door = require("./door.js");
const require_dist$1 = require("./dist.js");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_child_process = require("node:child_process");
// src/render/terminal/markdown.ts
const widest = 110;
function showMarkdown(markdown, { columns = 100, color }) {
	const width = Math.min(widest, Math.max(40, columns - 4));
	const paint = (text, code) => color ? `\u001b[${code}m${text}\u001b[0m` : text;
	const text = markdown.replaceAll(/<!--[\s\S]*?-->\n?/g, "").replaceAll(/<details>\s*<summary>([\s\S]*?)<\/summary>[\s\S]*?<\/details>/g, (_, title) => `▸ ${title}`);
	const lines = [];
	let table = [];
	const endTable = () => {
		if (table.length > 0) lines.push(...require_gate.alignColumns(table, "  "));
		table = [];
	};
	for (const line of text.split("\n")) {
		if (line.startsWith("|")) {
			const cells = line.split(/(?<!\\)\|/).slice(1, -1).map((cell) => plain(cell.trim()));
			if (!cells.every((cell) => /^:?-+:?$/.test(cell))) table.push(cells);
			continue;
		}
		endTable();
		const shown = plain(line);
		if (/^#+ /.test(line)) lines.push(paint(shown.replace(/^#+ /, ""), 1));
		else lines.push(...wrapLine(shown, width));
	}
	endTable();
	return `${lines.join("\n").replaceAll(/\n{3,}/g, "\n\n").trim()}\n`;
}
const entities = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	nbsp: " "
};
function plain(line) {
	const text = line.replaceAll(/<br\s*\/?>/g, "").replaceAll(/<del>(.*?)<\/del>/g, "[-$1-]").replaceAll(/<b>(.*?)<\/b>/g, "{+$1+}").replaceAll(/<\/?[a-z]+>/g, "").replaceAll(/\[((?:[^\]\\]|\\.)*)\]\([^)\s]*\)/g, "$1").replaceAll(/(?<!\\)\*\*/g, "").replaceAll(/(?<!\\)`+/g, "").replaceAll(/\\([\\`*_{}[\]()#+.!|~-])/g, "$1").replaceAll(/&(#\d+|[a-z]+);/g, (whole, name) => name.startsWith("#") ? String.fromCodePoint(Number(name.slice(1))) : entities[name] ?? whole).replaceAll("​", "");
	return require_gate.terminalLine(text, 2e3);
}
function wrapLine(line, width) {
	const indent = /^\s*(?:[-▸] )?/.exec(line)?.[0] ?? "";
	const hang = " ".repeat(indent.length);
	const lines = [];
	let current = indent;
	for (const word of line.slice(indent.length).split(/ +/)) {
		const isFirst = current === indent || current === hang;
		if (!isFirst && current.length + 1 + word.length > width) {
			lines.push(current);
			current = `${hang}${word}`;
		} else current = isFirst ? `${current}${word}` : `${current} ${word}`;
	}
	return [...lines, current.trimEnd()];
}
// src/cli/check/findings.ts
const enoughIterations = 3;
function findingsOf({ run, files, found, copies }, isEval) {
	const tallies = [...run.cases.values()].filter(({ scope }) => scope !== "suite");
	const totals = require_platform.totalsOf(run);
	const read = files.filter(({ foreign, error }) => foreign === void 0 && error === void 0);
	const formats = [...new Set(read.flatMap(({ format }) => format ?? []))];
	const counts = tallies.map(require_platform.judged).filter((count) => count > 0);
	const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
	const scores = [...new Set(tallies.flatMap((tally) => [...tally.scores?.keys() ?? []]))];
	const cost = sumOf(tallies, "costUsd");
	const tokens = sumOf(tallies, "tokens");
	return {
		facts: [
			`${require_platform.plural(read.length, "report")} read: ${formats.join(", ") || "none"}`,
			counts.length === 0 ? "no case with a result" : `${require_platform.plural(tallies.length, "case")}, ${fewest === most ? require_platform.plural(fewest, "iteration") : `${fewest} to ${most} iterations`} each; ${require_platform.formatRate(require_platform.passRate(totals))} passed`,
			scores.length === 0 ? "no scores" : `scores: ${scores.slice(0, 8).join(", ")}${scores.length > 8 ? ", …" : ""}`,
			cost === void 0 ? "no costs in the report" : `one run costs ${require_platform.formatMoney(cost)}`,
			...tokens === void 0 ? [] : [`${require_platform.plural(Math.round(tokens), "token")} a run`]
		],
		missing: [
			...isEval && counts.length > 0 && most < enoughIterations ? [`Each case ran ${fewest === 1 ? "once" : "twice"}. Five iterations let a single broken case be told from a bad answer.`] : [],
			...counts.length > 0 && fewest < most ? [`Some cases ran less often than others: ${require_platform.quoteNames(tallies.filter((of) => require_platform.judged(of) === fewest).map(({ identity }) => require_platform.caseTitle(identity)), 3)} with ${require_platform.plural(fewest, "iteration")}.`] : [],
			...isEval && looksCached(tallies) ? ["Every iteration of a case took the same time and tokens: are answers cached? A cached answer is one measurement."] : [],
			...isEval && cost === void 0 ? ["Without costs in the report, a budget can only be in tokens."] : [],
			...totals.lost > 0 ? [`${require_platform.plural(totals.lost, "iteration")} lost to errors of the provider. Those count in no rate.`] : [],
			...totals.skipped > 0 ? [`${require_platform.plural(totals.skipped, "entry", "entries")} skipped. Those count in no rate.`] : [],
			...copies.map(({ path, of }) => `${path} is a copy of ${of}, so its results count twice. Exclude it with !${path}.`),
			...files.flatMap(({ path, foreign }) => foreign === void 0 ? [] : [`${path} is skipped: ${foreign}`])
		],
		prevents: [
			...found.unmatched.map((pattern) => `No file matches ${pattern}. ${require_gate.adviseOnPattern(pattern)}`),
			...found.refused.map(({ path, reason }) => `${path} was not read: ${reason}`),
			...files.flatMap(({ error }) => error ?? []),
			...counts.length === 0 ? ["The reports have no result that counts."] : [],
			...counts.length > 0 && totals.passed === 0 ? [`Nothing passed. The first failure says: ${firstMessage(tallies) ?? "nothing"}`] : []
		]
	};
}
function sumOf(tallies, metric) {
	const samples = tallies.flatMap((tally) => tally[metric] ?? []);
	return samples.length === 0 ? void 0 : samples.reduce((sum, of) => sum + require_platform.momentsOf(of).sum, 0);
}
function looksCached(tallies) {
	const repeated = tallies.filter((tally) => require_platform.judged(tally) > 1 && tally.tokens !== void 0 && tally.latencyMs !== void 0);
	const isSame = (tally) => {
		const { min, max } = require_platform.momentsOf(tally.latencyMs ?? 0);
		const tokens = require_platform.momentsOf(tally.tokens ?? 0);
		return min === max && tokens.min === tokens.max;
	};
	return repeated.length > 0 && repeated.every(isSame);
}
function firstMessage(tallies) {
	return tallies.flatMap(({ evidence = [] }) => evidence.flatMap(({ message }) => message ?? []))[0]?.slice(0, 200);
}
// src/cli/check/github.ts
async function askGitHub({ env }, workflow, branch) {
	const { GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token, GITHUB_API_URL: api = "https://api.github.com" } = env;
	if (repository === void 0 || token === void 0) return [{
		mark: "·",
		text: "with GITHUB_REPOSITORY and GITHUB_TOKEN set, the runs on GitHub are looked at, too"
	}];
	const ask = async (path) => {
		const response = await fetch(`${api}/repos/${repository}${path}`, {
			headers: {
				authorization: `Bearer ${token}`,
				accept: "application/vnd.github+json"
			},
			signal: AbortSignal.timeout(1e4)
		});
		const body = await response.json().catch(() => ({}));
		return {
			status: response.status,
			body: body ?? {}
		};
	};
	try {
		return [...await askForBaseline(ask, workflow, branch), ...await askForProtection(ask, branch)];
	} catch (error) {
		return [{
			mark: "-",
			text: `GitHub could not be asked: ${require_platform.messageOf(error)}`
		}];
	}
}
async function askForBaseline(ask, workflow, branch) {
	const runs = await ask(`/actions/workflows/${encodeURIComponent(workflow)}/runs?branch=${encodeURIComponent(branch)}&per_page=10`);
	if (runs.status === 403 || runs.status === 401) return [{
		mark: "✗",
		text: "the token may not read the runs of workflows, so no baseline is found:  actions: read   # under permissions:"
	}];
	if (runs.status === 404) return [{
		mark: "-",
		text: `GitHub does not know ${workflow} yet: merge it into ${branch}`
	}];
	const storing = (runs.body.workflow_runs ?? []).filter(({ event }) => event !== "pull_request");
	const [newest] = storing;
	if (newest === void 0) return [{
		mark: "-",
		text: `${workflow} has not run on ${branch} yet; its first run there stores the baseline`
	}];
	if (((await ask(`/actions/runs/${newest.id}/artifacts?per_page=100`)).body.artifacts ?? []).map(({ name }) => name).filter((name) => name.startsWith("eval-gate-baseline-")).length === 0) return [{
		mark: "✗",
		text: `the newest run of ${workflow} on ${branch} (${newest.conclusion ?? "running"}) kept no baseline; its log says why`
	}];
	return [{
		mark: "·",
		text: `${storing.length === 10 ? "the last 10 runs" : `${storing.length} of the last runs`} on ${branch} can be read, and the newest kept a baseline`
	}];
}
async function askForProtection(ask, branch) {
	const { status, body } = await ask(`/branches/${encodeURIComponent(branch)}`);
	if (status !== 200) return [];
	const required = (body.protection ?? {}).required_status_checks?.contexts ?? [];
	if (body.protected !== true || required.length === 0) return [{
		mark: "-",
		text: `${branch} requires no check, so a red one stops nobody: Settings → Rules → Require status checks to pass`
	}];
	return [{
		mark: "·",
		text: `${branch} requires ${required.slice(0, 5).join(", ")}: the job of Eval Gate should be among them`
	}];
}
// src/cli/check/rehearse.ts
const baseRuns = 5;
function rehearse(run, options) {
	const { policy = require_main.defaultPolicy } = options;
	const random = require_door.seeded(1);
	const day = 864e5;
	const base = Array.from({ length: baseRuns }, (_, index) => {
		const again = require_door.measureAgain(run, `rehearsed ${index + 1}`, random);
		return {
			...again,
			info: {
				...again.info,
				createdAt: run.info.createdAt - (index + 1) * day
			}
		};
	});
	const [steady] = [...run.cases.values()].filter(require_door.canBreak).sort((a, b) => require_platform.judged(b) - require_platform.judged(a) || b.passed - a.passed);
	const comment = (head) => require_gate.renderComment(require_gate.viewOf(require_door.judgeFully(head, base, policy, options)));
	return [...steady === void 0 ? [] : [{
		title: `If ${require_platform.quoteName(require_platform.caseTitle(steady.identity))} broke`,
		comment: comment(require_door.breakCase(run, steady.key, "what the test says when it fails"))
	}], {
		title: "If nothing changed and everything ran again",
		comment: comment(require_door.measureAgain(run, "again", random))
	}];
}
// src/cli/check/workflow.ts
var import_dist = require_dist$1.require_dist();
const permissions = {
	actions: ["read", "to find the baseline"],
	contents: ["read", "to check out the code and read the policy of the base branch"],
	"pull-requests": ["write", "to comment"]
};
function checkWorkflow(text, defaultBranch) {
	const document = (0, import_dist.parseDocument)(text);
	const root = document.contents;
	if (document.errors[0] !== void 0 || !(0, import_dist.isMap)(root)) return [{
		isFatal: true,
		line: 1,
		problem: `it is not valid YAML: ${document.errors[0]?.message ?? "no map"}`,
		remedy: ""
	}];
	const lineOf = (at) => text.slice(0, at ?? 0).split("\n").length;
	const jobs = root.get("jobs");
	const gated = (0, import_dist.isMap)(jobs) ? jobs.items.flatMap(({ value }) => (0, import_dist.isMap)(value) && gateStepOf(value) ? [value] : []) : [];
	return [...eventProblems(root, defaultBranch, lineOf), ...gated.flatMap((job) => jobProblems(job, root, lineOf))].sort((a, b) => a.line - b.line);
}
function eventProblems(root, branch, lineOf) {
	const { on = {} } = root.toJSON();
	const line = lineOf(root.items.find(({ key }) => (0, import_dist.isScalar)(key) && String(key.value) === "on")?.value instanceof Object ? root.get("on", true)?.range?.[0] : 0);
	const events = typeof on === "string" ? [on] : Array.isArray(on) ? on.map(String) : Object.keys(on ?? {});
	const detail = (name) => typeof on === "object" && on !== null && !Array.isArray(on) ? on[name] : void 0;
	const stores = [
		"push",
		"schedule",
		"workflow_dispatch",
		"repository_dispatch"
	].some((name) => events.includes(name));
	const branches = detail("push")?.branches;
	const misses = Array.isArray(branches) && !branches.map(String).some((name) => name === branch || name.includes("*"));
	const filtered = detail("pull_request")?.paths ?? detail("pull_request")?.["paths-ignore"];
	return [
		...events.includes("workflow_run") || events.includes("pull_request") || events.includes("merge_group") || events.includes("pull_request_target") ? [] : [{
			isFatal: true,
			line,
			problem: "it does not run on pull requests, so no change is judged",
			remedy: "on: { pull_request: {} }"
		}],
		...stores && !(misses && !events.includes("schedule") && !events.includes("workflow_dispatch")) ? [] : [{
			isFatal: true,
			line,
			problem: `no run of ${branch} stores a baseline`,
			remedy: `push: { branches: [${branch}] }`
		}],
		...events.includes("pull_request_target") ? [{
			isFatal: true,
			line,
			problem: "pull_request_target gives the code of a fork the secrets and the token of this repository",
			remedy: "on: { pull_request: {} }   # and docs/recipes/fork-pull-requests.md for forks"
		}] : [],
		...filtered === void 0 ? [] : [{
			isFatal: false,
			line,
			problem: "it has a filter of paths: if this check is required by branch protection, pull requests that touch nothing else wait forever",
			remedy: "remove `paths`, or do not require the check"
		}]
	];
}
function gateStepOf(job) {
	const steps = job.get("steps");
	if (!(0, import_dist.isSeq)(steps)) return void 0;
	return steps.items.find((step) => (0, import_dist.isMap)(step) && /^(?:eval-gate\/eval-gate@|\.\/)/.test(String(step.get("uses") ?? "")));
}
function jobProblems(job, root, lineOf) {
	const gate = gateStepOf(job);
	if (gate === void 0) return [];
	const line = lineOf(gate.range?.[0]);
	const inputs = gate.toJSON().with ?? {};
	const mode = String(inputs.mode ?? "gate");
	const steps = job.toJSON().steps;
	const tests = steps.filter((step) => step["continue-on-error"] === true);
	const environment = JSON.stringify([
		steps.map((step) => step.env),
		job.toJSON().env,
		inputs
	]);
	return [
		...mode === "collect" ? [] : permissionProblems(job.get("permissions") ?? root.get("permissions"), line),
		...inputs.reports !== void 0 && mode !== "merge" && inputs["test-outcome"] === void 0 ? [{
			isFatal: false,
			line,
			problem: "a test run that fails outside of its cases is not noticed",
			remedy: `test-outcome: \${{ steps.${String(tests[0]?.id ?? "ID")}.outcome }}`
		}] : [],
		...inputs.reports !== void 0 && tests.length === 0 && gate.get("if") === void 0 && inputs["test-outcome"] === void 0 ? [{
			isFatal: true,
			line,
			problem: "a failing test ends the job before its report is read",
			remedy: "continue-on-error: true   # on the step that runs the tests"
		}] : [],
		...inputs.confirm !== void 0 && inputs.confirm !== "hosted" && !/fetch-depth['"]?: ?0/.test(JSON.stringify(steps).replaceAll("\"", "")) ? [{
			isFatal: false,
			line,
			problem: "confirm checks out the commit of the baseline, which a shallow checkout does not have",
			remedy: "with: { fetch-depth: 0 }   # of actions/checkout"
		}] : [],
		.../secrets\./.test(environment.replaceAll("secrets.GITHUB_TOKEN", "")) && mode === "gate" ? [{
			isFatal: false,
			line,
			problem: "pull requests of forks and of Dependabot get none of these secrets, so their evals can't run",
			remedy: "mode: collect   # and mode: publish in a second workflow: docs/recipes/fork-pull-requests.md"
		}] : []
	];
}
function permissionProblems(stated, line) {
	if (stated === "write-all") return [];
	const given = (0, import_dist.isMap)(stated) ? stated.toJSON() : {};
	return Object.entries(permissions).filter(([name, [level]]) => !(given[name] === "write" || given[name] === "read" && level === "read")).filter(([name]) => stated !== "read-all" || name === "pull-requests").map(([name, [level, why]]) => ({
		isFatal: name === "actions",
		line,
		problem: `the job has no permission ${why}`,
		remedy: `${name}: ${level}   # under permissions:`
	}));
}
// src/cli/check/check.ts
async function checkRepository(given, io) {
	const survey = require_init.surveyRepository(io.cwd);
	const [tool] = survey.tools;
	const heading = (text) => io.stdout.write(`\n${io.color ? `\u001b[1m${text}\u001b[0m` : text}\n`);
	const list = (mark, texts) => {
		for (const text of texts) io.stdout.write(`  ${mark} ${require_platform.neutraliseLog(text)}\n`);
	};
	const patterns = given.reports.length > 0 ? given.reports : await runTests(tool, io);
	const measured = await require_gate.measure({
		patterns,
		root: io.cwd,
		allowOutside: true,
		info: {
			id: "check",
			suiteName: "check",
			createdAt: (io.clock ?? { now: Date.now }).now()
		},
		hideSecrets: require_platform.createKnownSecrets().hide,
		...given.format === void 0 ? {} : { format: given.format }
	});
	const { facts, missing, prevents } = findingsOf(measured, tool?.tool.kind === "eval" || [...measured.run.cases.values()].some(({ scores, tokens, provider }) => (scores ?? tokens ?? provider) !== void 0));
	heading("What the report says");
	list("·", facts);
	if (missing.length > 0) heading("For a better verdict");
	list("-", missing);
	if (prevents.length > 0) heading("This prevents a verdict");
	list("✗", prevents);
	if (prevents.length === 0) {
		const suiteName = (0, node_path.basename)(io.cwd);
		for (const { title, comment } of rehearse(measured.run, {
			suiteName,
			files: measured.files
		})) {
			heading(title);
			io.stdout.write(`${showMarkdown(comment, {
				columns: io.columns,
				color: io.color
			}).replaceAll(/^(?=.)/gm, "  │ ")}`);
		}
	}
	const isSetUp = await checkWorkflows(survey.usedIn, survey.defaultBranch, io, heading);
	return prevents.length > 0 || !isSetUp ? 2 : 0;
}
async function runTests(tool, io) {
	if (tool === void 0) throw new require_platform.UsageError([{
		message: "no test runner or eval tool was found in this folder",
		advice: "eval-gate init --check --reports \"reports/*.xml\""
	}]);
	const cwd = (0, node_path.join)(io.cwd, tool.folder);
	for (const old of (0, node_fs.globSync)(tool.reports, {
		cwd,
		exclude: (name) => name.includes("node_modules")
	})) (0, node_fs.rmSync)((0, node_path.join)(cwd, old), {
		recursive: true,
		force: true
	});
	io.stderr.write(`$ ${require_platform.neutraliseLog(tool.command)}\n`);
	const exitCode = await new Promise((end) => {
		const child = (0, node_child_process.spawn)("bash", ["-c", tool.command], {
			cwd,
			env: {
				...io.env,
				...tool.env
			},
			stdio: [
				"ignore",
				"pipe",
				"pipe"
			]
		});
		for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => io.stderr.write(text));
		child.once("error", ({ message }) => end(message));
		child.once("close", (code, signal) => end(code ?? String(signal)));
	});
	io.stderr.write(`It ended with ${exitCode}.\n`);
	const reports = (0, node_path.join)(tool.folder, tool.reports);
	if ((0, node_fs.globSync)(tool.reports, { cwd }).length > 0) return [reports];
	const advice = [
		...tool.secrets.length === 0 ? [] : [`It needs ${tool.secrets.join(", ")} in the environment.`],
		...exitCode === 127 ? [`Install what it needs first: ${tool.installation.install.join(" && ")}`] : [],
		"Its own output above says more. With reports that are there: eval-gate init --check --reports FILES"
	].join(" ");
	throw new require_platform.UsageError([{
		message: `${tool.tool.name} wrote no report (${reports})`,
		advice
	}]);
}
async function checkWorkflows(usedIn, defaultBranch, io, heading) {
	heading("In CI");
	if (usedIn === void 0) {
		io.stdout.write("  · no workflow uses Eval Gate yet; eval-gate init proposes one\n");
		return true;
	}
	const path = `.github/workflows/${usedIn}`;
	const problems = checkWorkflow((0, node_fs.readFileSync)((0, node_path.join)(io.cwd, path), "utf8"), defaultBranch);
	for (const { line, problem, remedy, isFatal } of problems) io.stdout.write(require_platform.neutraliseLog(`  ${isFatal ? "✗" : "-"} ${path}:${line}: ${problem}`) + `\n${require_platform.neutraliseLog(`      ${remedy}`)}\n`);
	const answers = await askGitHub(io, usedIn, defaultBranch);
	for (const { mark, text } of answers) io.stdout.write(`  ${mark} ${require_platform.neutraliseLog(text)}\n`);
	if (problems.length === 0) io.stdout.write(`  · ${path}: events, permissions and steps are right\n`);
	return !problems.some(({ isFatal }) => isFatal) && !answers.some(({ mark }) => mark === "✗");
}
exports.checkRepository = checkRepository;
