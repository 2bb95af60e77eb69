const require_platform = require("./platform.js");
const require_main = require("./main2.js");
const require_dist$1 = require("./dist.js");
const require_gate = require("./gate.js");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_child_process = require("node:child_process");
// src/cli/init/propose.ts
var import_dist = require_dist$1.require_dist();
const mark = "# Written by eval-gate init";
function proposeFiles(survey) {
	const files = [{
		path: `.github/workflows/${[
			"evals.yml",
			"eval-gate.yml",
			"eval-gate-init.yml"
		].find((one) => !survey.workflows.includes(one)) ?? "eval-gate-init.yml"}`,
		text: sign(workflowOf(survey))
	}];
	if (survey.hasPolicy) return files;
	return [...files, {
		path: ".github/eval-gate.yml",
		text: sign(policy)
	}];
}
function sign(text) {
	return `${mark} (${hashOf(text)}); eval-gate init --undo removes it as long as it is unchanged.\n${text}`;
}
function originOf(text) {
	const [first = ""] = require_platform.splitLines(text);
	if (!first.startsWith(mark)) return "foreign";
	const rest = text.slice(text.indexOf("\n") + 1).replaceAll("\r\n", "\n");
	return first.includes(`(${hashOf(rest)})`) ? "ours" : "changed";
}
const hashOf = (text) => (0, node_crypto.createHash)("sha256").update(text).digest("hex").slice(0, 16);
const policy = `# How strict the gate is. docs/policy.md of Eval Gate describes every setting; these are the defaults.
# A pull request is judged by the policy of its base branch.
fail-on: regressions # or new-failures, failures, never
# min-pass-rate: 95%
`;
function workflowOf({ tools, defaultBranch }) {
	return `name: Evals
on:
  pull_request:
  push:
    branches: [${JSON.stringify(defaultBranch)}] # these runs store the baseline

permissions:
  contents: read # to check out the code, and to read the policy of the base branch
  actions: read # to find the baseline among the artifacts of earlier runs
  pull-requests: write # to comment on the pull request

jobs:
  evals:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false }
${installSteps(tools)}${tools.map(testStep).join("")}      - uses: eval-gate/eval-gate@v0
        with:
          # A run that failed outside of its cases is noticed too.
          test-outcome: |
${tools.map((_, index) => `            \${{ steps.${stepId(index)}.outcome }}\n`).join("")}          # One line per report, so that a missing one is noticed.
          reports: |
${tools.map((tool) => `            ${join$3(tool.folder, tool.reports)}\n`).join("")}`;
}
function installSteps(tools) {
	const steps = tools.flatMap(({ install, installIn }) => install.map((command) => stepOf(command, installIn)));
	return [...new Set(steps)].join("");
}
const stepId = (index) => index === 0 ? "tests" : `tests-${index + 1}`;
function testStep({ command, folder, env }, index) {
	const lines = Object.entries(env ?? {}).map(([name, value]) => `          ${name}: ${value}\n`);
	const variables = lines.length === 0 ? "" : `        env:\n${lines.join("")}`;
	return `${stepOf(command, folder)}        id: ${stepId(index)}\n        continue-on-error: true\n${variables}`;
}
function stepOf(command, folder) {
	const place = folder === "." ? "" : `        working-directory: ${scalar(folder)}\n`;
	return `      - run: ${scalar(command)}\n${place}`;
}
const scalar = (text) => (0, import_dist.stringify)(text, { lineWidth: 0 }).trim();
const join$3 = (folder, path) => folder === "." ? path : `${folder}/${path}`;
// src/cli/init/folder.ts
function openFolder(root, path) {
	const has = (file) => (0, node_fs.existsSync)((0, node_path.join)(root, path, file));
	const read = (file) => {
		try {
			return (0, node_fs.readFileSync)((0, node_path.join)(root, path, file), "utf8");
		} catch {
			return "";
		}
	};
	const manifest = () => asRecord(tryParse(read("package.json"), JSON.parse));
	return {
		path,
		has,
		read,
		dependencies: () => {
			const { dependencies, devDependencies } = manifest();
			return new Set([...Object.keys(asRecord(dependencies)), ...Object.keys(asRecord(devDependencies))]);
		},
		hasLock: () => [
			"package-lock.json",
			"pnpm-lock.yaml",
			"yarn.lock"
		].some(has),
		workspaces: () => {
			const { workspaces } = manifest();
			return [Array.isArray(workspaces) ? workspaces : asRecord(workspaces).packages, asRecord(tryParse(read("pnpm-workspace.yaml"), import_dist.parse)).packages].flatMap((globs) => Array.isArray(globs) ? globs.map(String) : []);
		}
	};
}
function tryParse(text, parser) {
	try {
		return parser(text);
	} catch {
		return;
	}
}
function asRecord(value) {
	return typeof value === "object" && value !== null ? value : {};
}
// src/cli/init/tools.ts
const nodeTools = [
	{
		name: "Vitest",
		dependency: "vitest",
		command: "vitest run --reporter=default --reporter=json --outputFile=reports/vitest.json",
		reports: "reports/vitest.json"
	},
	{
		name: "Jest",
		dependency: "jest",
		command: "jest --json --outputFile=reports/jest.json",
		reports: "reports/jest.json",
		needsFolder: true
	},
	{
		name: "Mocha",
		dependency: "mocha",
		command: "mocha --reporter json --reporter-option output=reports/mocha.json",
		reports: "reports/mocha.json",
		needsFolder: true
	},
	{
		name: "Playwright",
		dependency: "@playwright/test",
		command: "playwright test --reporter=json",
		env: { PLAYWRIGHT_JSON_OUTPUT_NAME: "reports/playwright.json" },
		reports: "reports/playwright.json"
	},
	{
		name: "promptfoo",
		dependency: "promptfoo",
		command: "promptfoo eval --output reports/promptfoo.json",
		reports: "reports/promptfoo.json",
		needsFolder: true
	}
];
function findTools(folder, root) {
	return [
		...findNodeTools(folder, root),
		...findPytest(folder),
		...folder.has("go.mod") ? [goTest(folder)] : [],
		...findJvmTools(folder)
	];
}
function findNodeTools(folder, root) {
	const dependencies = folder.dependencies();
	const used = nodeTools.filter(({ dependency }) => dependencies.has(dependency));
	const owner = folder.hasLock() || !root.hasLock() ? folder : root;
	const { install, run } = packageManager(owner);
	return used.map(({ name, command, env, reports, needsFolder }) => ({
		name,
		folder: folder.path,
		install: [...install, ...name === "Playwright" ? [`${run} playwright install --with-deps`] : []],
		installIn: owner.path,
		command: `${needsFolder === true ? "mkdir -p reports && " : ""}${run} ${command}`,
		env,
		reports
	}));
}
function packageManager(folder) {
	if (folder.has("pnpm-lock.yaml")) return {
		install: ["corepack enable", "pnpm install --frozen-lockfile"],
		run: "pnpm exec"
	};
	if (folder.has("yarn.lock")) return {
		install: ["corepack enable", "yarn install --immutable"],
		run: "yarn run"
	};
	if (folder.has("package-lock.json")) return {
		install: ["npm ci"],
		run: "npx"
	};
	return {
		install: ["npm install"],
		run: "npx"
	};
}
const requirementFiles = [
	"requirements-dev.txt",
	"dev-requirements.txt",
	"requirements.txt"
];
function findPytest(folder) {
	if (![
		"pyproject.toml",
		"setup.cfg",
		"tox.ini",
		...requirementFiles
	].some((file) => /\bpytest\b/.test(folder.read(file))) && !folder.has("pytest.ini") && !folder.has("conftest.py")) return [];
	const pytest = "pytest --junitxml=reports/pytest.xml";
	const tool = (install, command) => ({
		name: "pytest",
		folder: folder.path,
		install,
		installIn: folder.path,
		command,
		reports: "reports/pytest.xml"
	});
	if (folder.has("uv.lock")) return [tool(["pip install uv", "uv sync --locked"], `uv run ${pytest}`)];
	if (folder.has("poetry.lock")) return [tool(["pip install poetry", "poetry install"], `poetry run ${pytest}`)];
	const requirements = requirementFiles.find((file) => folder.has(file));
	const project = folder.has("pyproject.toml") || folder.has("setup.py") ? ["pip install -e ."] : [];
	return [tool(requirements === void 0 ? [...project, "pip install pytest"] : [...project, `pip install -r ${requirements}`], `python -m ${pytest}`)];
}
function goTest({ path: folder }) {
	return {
		name: "Go",
		folder,
		install: ["go mod download"],
		installIn: folder,
		command: "mkdir -p reports && go test -json ./... > reports/go.json",
		reports: "reports/go.json"
	};
}
function findJvmTools(folder) {
	const { path } = folder;
	if (folder.has("pom.xml")) {
		const mvn = folder.has("mvnw") ? "./mvnw" : "mvn";
		return [{
			name: "Maven",
			folder: path,
			install: [`${mvn} --batch-mode --no-transfer-progress test-compile`],
			installIn: path,
			command: `${mvn} --batch-mode --no-transfer-progress test`,
			reports: "**/target/surefire-reports/*.xml"
		}];
	}
	if (!folder.has("build.gradle") && !folder.has("build.gradle.kts")) return [];
	const gradle = folder.has("gradlew") ? "./gradlew" : "gradle";
	const reports = "**/build/test-results/**/*.xml";
	const command = `${gradle} test --continue`;
	return [{
		name: "Gradle",
		folder: path,
		install: [`${gradle} testClasses`],
		installIn: path,
		command,
		reports
	}];
}
// src/cli/init/survey.ts
const projectFiles = "{pyproject.toml,requirements.txt,go.mod,pom.xml,build.gradle,build.gradle.kts}";
const mostFolders = 12;
function surveyRepository(root) {
	const workflows = (0, node_fs.globSync)(".github/workflows/*.{yml,yaml}", { cwd: root }).map(require_gate.forwardSlashes).sort();
	const text = (path) => (0, node_fs.readFileSync)((0, node_path.join)(root, path), "utf8");
	const usedIn = workflows.find((path) => /uses:\s*['"]?eval-gate\/eval-gate@/.test(text(path)));
	return {
		tools: findAll(root),
		defaultBranch: findDefaultBranch(root),
		workflows: workflows.map((path) => path.slice(18)),
		usedIn,
		hasPolicy: (0, node_fs.globSync)(".github/eval-gate.{yml,yaml}", { cwd: root }).length > 0
	};
}
function findAll(root) {
	const top = openFolder(root, ".");
	const packages = top.workspaces().flatMap((glob) => find(root, `${glob.replace(/(?<!\/)\/+$/, "")}/package.json`));
	const projects = find(root, `{*,*/*}/${projectFiles}`);
	const found = [...new Set([
		".",
		...packages,
		...projects
	])].slice(0, mostFolders).flatMap((path) => findTools(openFolder(root, path), top));
	const whole = found.filter(({ folder }) => folder === ".").map(({ name }) => name);
	return found.filter(({ folder, name }) => folder === "." || !(whole.includes(name) && ["Maven", "Gradle"].includes(name)));
}
function find(root, pattern) {
	const isForeign = (name) => /(^|[\\/])(node_modules|\.git|vendor|\.venv|fixtures)$/.test(name);
	return [...new Set((0, node_fs.globSync)(pattern, {
		cwd: root,
		exclude: isForeign
	}).map((path) => require_gate.forwardSlashes((0, node_path.dirname)(path))))].sort();
}
function findDefaultBranch(root) {
	const ask = (...args) => {
		try {
			return (0, node_child_process.execFileSync)("git", args, {
				cwd: root,
				encoding: "utf8",
				stdio: [
					"ignore",
					"pipe",
					"ignore"
				]
			}).trim();
		} catch {
			return "";
		}
	};
	const remote = ask("symbolic-ref", "--short", "refs/remotes/origin/HEAD").replace(/^origin\//, "");
	const known = ask("branch", "--format=%(refname:short)", "--list", "main", "master").split("\n")[0];
	return remote || known || "main";
}
// src/cli/commands/init.ts
const initCommand = require_main.defineCommand({
	usage: ["init [--yes]", "init --undo"],
	about: ["Looks at the repository and proposes a workflow and a policy file. Shows both, and writes them when you agree. No existing file is changed."],
	groups: [{
		title: "Flags",
		flags: {
			yes: {
				kind: "switch",
				description: "Write without a question. Without a terminal, nothing is asked and nothing is written."
			},
			undo: {
				kind: "switch",
				description: "Remove what init wrote, unless it was changed since."
			}
		}
	}],
	exitCodes: "0 proposed, written or removed, 1 declined, 2 usage error, or no tests were found",
	run: initialize
});
async function initialize(args, io) {
	require_main.refuseProblems(require_main.unexpected(args.positionals));
	if (args.isOn("undo")) return undo(io);
	const survey = surveyRepository(io.cwd);
	checkSurvey(survey);
	const files = proposeFiles(survey);
	io.stdout.write(`${describe(survey)}\n\n${files.map(asDifference).join("\n")}\n`);
	const agreed = args.isOn("yes") || await io.confirm?.("Write these files?");
	if (agreed === void 0) {
		io.stderr.write("Nothing was written. Run eval-gate init --yes to write these files.\n");
		return 0;
	}
	if (!agreed) return 1;
	for (const { path, text } of files) {
		(0, node_fs.mkdirSync)((0, node_path.dirname)((0, node_path.join)(io.cwd, path)), { recursive: true });
		(0, node_fs.writeFileSync)((0, node_path.join)(io.cwd, path), text, { flag: "wx" });
		io.stderr.write(`wrote ${path}\n`);
	}
	io.stderr.write("Commit them. The first run on the default branch stores the baseline. To undo: eval-gate init --undo\n");
	return 0;
}
function checkSurvey({ usedIn, tools }) {
	if (usedIn !== void 0) throw new require_platform.UsageError([{
		message: `${usedIn} already uses Eval Gate`,
		advice: "docs/ci-setups.md shows more setups."
	}]);
	if (tools.length > 0) return;
	throw new require_platform.UsageError([{
		message: "no test runner or eval tool was found in this folder",
		advice: "Vitest, Jest, Mocha, Playwright, promptfoo, pytest, Go, Maven and Gradle are found by their files. docs/formats.md lists the commands of other tools."
	}]);
}
function describe({ tools, defaultBranch, workflows }) {
	const found = tools.map(({ name, folder }) => `  ${name}${folder === "." ? "" : ` in ${folder}`}`);
	const others = workflows.length === 0 ? "none" : workflows.join(", ");
	return require_platform.neutraliseLog([
		"Found",
		...found,
		`  default branch ${defaultBranch}`,
		`  workflows: ${others}`
	].join("\n"));
}
function asDifference({ path, text }) {
	const lines = text.trimEnd().split("\n");
	return [
		`--- /dev/null`,
		`+++ ${path}`,
		...lines.map((line) => `+${require_platform.neutraliseLog(line)}`)
	].join("\n");
}
function undo(io) {
	const { workflows } = surveyRepository(io.cwd);
	const written = [...workflows.map((name) => `.github/workflows/${name}`), ".github/eval-gate.yml"].filter((path) => (0, node_fs.existsSync)((0, node_path.join)(io.cwd, path))).map((path) => ({
		path,
		origin: originOf((0, node_fs.readFileSync)((0, node_path.join)(io.cwd, path), "utf8"))
	})).filter(({ origin }) => origin !== "foreign");
	for (const { path, origin } of written) {
		if (origin === "ours") (0, node_fs.rmSync)((0, node_path.join)(io.cwd, path));
		io.stderr.write(origin === "ours" ? `removed ${path}\n` : `${path} was changed since init wrote it, and is kept\n`);
	}
	if (written.length === 0) io.stderr.write("There is nothing that init wrote.\n");
	return 0;
}
exports.initCommand = initCommand;
