const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
const require_tools = require("./tools.js");
const require_main = require("./main2.js");
const require_dist$1 = require("./dist.js");
let node_crypto = require("node:crypto");
let node_fs = require("node:fs");
let node_path = require("node:path");
let node_child_process = require("node:child_process");
// src/cli/init/folder.ts
var import_dist = require_dist$1.require_dist();
const requirementFiles = [
	"requirements-dev.txt",
	"dev-requirements.txt",
	"requirements-evals.txt",
	"requirements.txt"
];
const pythonFiles = [
	"pyproject.toml",
	"setup.cfg",
	"setup.py",
	"tox.ini",
	...requirementFiles
];
const isForeign = (name) => /(^|[\\/])(node_modules|\.git|vendor|\.?venv|fixtures|dist|target|site-packages)$/.test(name);
const mostFiles = 2e3;
function openFolder(root, path) {
	const place = (0, node_path.join)(root, path);
	const has = (file) => (0, node_fs.existsSync)((0, node_path.join)(place, file));
	const read = (file) => {
		try {
			return (0, node_fs.readFileSync)((0, node_path.join)(place, file), "utf8");
		} catch {
			return "";
		}
	};
	const manifest = () => asRecord(tryParse(read("package.json"), JSON.parse));
	const packages = () => {
		const composer = asRecord(tryParse(read("composer.json"), JSON.parse));
		const { dependencies, devDependencies } = manifest();
		const tables = [
			dependencies,
			devDependencies,
			composer.require,
			composer["require-dev"]
		];
		return new Set(tables.flatMap((table) => Object.keys(asRecord(table))));
	};
	return {
		path,
		has,
		read,
		find: (glob) => (0, node_fs.globSync)(glob, {
			cwd: place,
			exclude: isForeign
		}).slice(0, mostFiles).map(require_gate.forwardSlashes).sort(),
		dependsOn: (name) => {
			if (packages().has(name)) return true;
			const word = new RegExp(`(?<![\\w@/.-])${name.replaceAll(/[.+/-]/g, "\\$&")}(?![\\w/-])`);
			return [...pythonFiles, "Gemfile"].some((file) => word.test(withoutComments(read(file))));
		},
		scripts: () => Object.fromEntries(Object.entries(asRecord(manifest().scripts)).map(([name, text]) => [name, String(text)])),
		hasLock: () => [
			"package-lock.json",
			"pnpm-lock.yaml",
			"yarn.lock",
			"bun.lock",
			"bun.lockb"
		].some(has),
		workspaces: () => {
			const { workspaces } = manifest();
			return [Array.isArray(workspaces) ? workspaces : asRecord(workspaces).packages, asRecord(tryParse(read("pnpm-workspace.yaml"), import_dist.parse)).packages].flatMap((globs) => Array.isArray(globs) ? globs.map(String) : []);
		}
	};
}
const withoutComments = (text) => text.replaceAll(/(^|\s)#.*$/gm, "");
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
// src/cli/init/ecosystems.ts
const join$4 = (folder, path) => folder === "." ? path : `${folder}/${path}`;
const firstOf = (folder, files) => files.find((file) => folder.has(file));
function installationOf(ecosystem, folder, root, packages) {
	switch (ecosystem) {
		case "node":
		case "bun": return node(folder.hasLock() || !root.hasLock() ? folder : root);
		case "python": return python(folder, packages);
		default: {
			const { setup, install = [] } = others[ecosystem]?.(folder) ?? {};
			return {
				setup,
				install,
				installIn: folder.path,
				start: "",
				again: install
			};
		}
	}
}
function node(owner) {
	const { path } = owner;
	if (owner.has("bun.lock") || owner.has("bun.lockb")) {
		const install = ["bun install --frozen-lockfile"];
		return {
			setup: { uses: "oven-sh/setup-bun@v2" },
			install,
			installIn: path,
			start: "bunx",
			again: install
		};
	}
	const manager = [
		{
			lock: "pnpm-lock.yaml",
			name: "pnpm",
			install: "pnpm install --frozen-lockfile",
			start: "pnpm exec"
		},
		{
			lock: "yarn.lock",
			name: "yarn",
			install: "yarn install --immutable",
			start: "yarn run"
		},
		{
			lock: "package-lock.json",
			name: "npm",
			install: "npm ci",
			start: "npx"
		}
	].find(({ lock }) => owner.has(lock));
	const { install, start } = manager ?? {
		install: "npm install",
		start: "npx"
	};
	const stated = /"(?:engines|volta|devEngines)"/.test(owner.read("package.json")) ? "package.json" : void 0;
	const file = firstOf(owner, [".nvmrc", ".node-version"]) ?? stated;
	const version = file === void 0 ? { "node-version": "24" } : { "node-version-file": join$4(path, file) };
	const cache = manager === void 0 ? {} : { cache: manager.name };
	const place = manager === void 0 || path === "." ? {} : { "cache-dependency-path": join$4(path, manager.lock) };
	const isCorepack = manager !== void 0 && manager.name !== "npm";
	const installs = [owner.has("package.json") ? install : void 0].filter((line) => line !== void 0);
	return {
		before: isCorepack ? ["corepack enable"] : [],
		setup: {
			uses: "actions/setup-node@v6",
			with: {
				...version,
				...cache,
				...place
			}
		},
		install: installs,
		installIn: path,
		start,
		again: installs.map((line) => `[ -d node_modules ] || ${line}`)
	};
}
function python(folder, packages) {
	const { path } = folder;
	const manifest = folder.read("pyproject.toml");
	const file = firstOf(folder, [".python-version"]) ?? (/requires-python/.test(manifest) ? "pyproject.toml" : void 0);
	const version = file === void 0 ? { "python-version": "3.x" } : { "python-version-file": join$4(path, file) };
	const own = (install, start, caches = {}) => ({
		setup: {
			uses: "actions/setup-python@v6",
			with: {
				...version,
				...caches
			}
		},
		install,
		installIn: path,
		start,
		again: install
	});
	if (folder.has("uv.lock")) return own(["pip install uv", "uv sync --locked"], "uv run");
	if (folder.has("poetry.lock")) return own(["pip install poetry", "poetry install"], "poetry run");
	const requirements = requirementFiles.filter((name) => folder.has(name));
	const isPackage = /^\[(?:project|build-system)\]/m.test(manifest) || folder.has("setup.py");
	const lines = [...isPackage ? [`pip install -e ${extrasOf(manifest, packages)}`] : [], ...requirements.map((name) => `pip install -r ${name}`)];
	const listed = [...requirements.map((name) => folder.read(name)), isPackage ? manifest : ""].join("\n");
	const absent = packages.filter((name) => !listed.includes(name) && !listed.includes(name.replaceAll("-", "_")));
	const install = absent.length > 0 ? [...lines, `pip install ${absent.join(" ")}`] : lines;
	const from = requirements[0] ?? (isPackage ? "pyproject.toml" : void 0);
	return own(install, "", from === void 0 ? {} : {
		cache: "pip",
		"cache-dependency-path": join$4(path, from)
	});
}
function extrasOf(manifest, packages) {
	const [, table = ""] = /^\[project\.optional-dependencies\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(manifest) ?? [];
	const names = [...table.matchAll(/^([\w-]+)\s*=\s*\[([^\]]*)\]/gm)].filter(([, , listed = ""]) => packages.some((name) => listed.includes(name))).map(([, name = ""]) => name);
	return names.length === 0 ? "." : `'.[${names.join(",")}]'`;
}
function javaOf(folder, files) {
	const text = files.map((file) => folder.read(file)).join("\n");
	const [, version = "21"] = /(?:maven\.compiler\.(?:release|source)|java\.version)>\s*(?:1\.)?(\d+)|languageVersion[^\d\n]*(\d+)|JavaVersion\.VERSION_(\d+)/.exec(text)?.filter((part) => part !== void 0) ?? [];
	return version;
}
function java(folder, files, cache) {
	return {
		uses: "actions/setup-java@v5",
		with: {
			distribution: "temurin",
			"java-version": javaOf(folder, files),
			cache
		}
	};
}
const others = {
	deno: () => ({ setup: { uses: "denoland/setup-deno@v2" } }),
	go: ({ path }) => ({
		setup: {
			uses: "actions/setup-go@v6",
			with: {
				"go-version-file": join$4(path, "go.mod"),
				...path === "." ? {} : { "cache-dependency-path": join$4(path, "go.sum") }
			}
		},
		install: ["go mod download"]
	}),
	maven: (folder) => ({
		setup: java(folder, ["pom.xml"], "maven"),
		install: [`${folder.has("mvnw") ? "./mvnw" : "mvn"} --batch-mode --no-transfer-progress test-compile`]
	}),
	gradle: (folder) => ({
		setup: java(folder, ["build.gradle", "build.gradle.kts"], "gradle"),
		install: [`${folder.has("gradlew") ? "./gradlew" : "gradle"} testClasses`]
	}),
	dotnet: (folder) => ({
		setup: {
			uses: "actions/setup-dotnet@v5",
			...folder.has("global.json") && { with: { "global-json-file": join$4(folder.path, "global.json") } }
		},
		install: ["dotnet build"]
	}),
	rust: () => ({ setup: {
		uses: "taiki-e/install-action@v2",
		with: { tool: "nextest" }
	} }),
	ruby: (folder) => ({ setup: {
		uses: "ruby/setup-ruby@v1",
		with: {
			...firstOf(folder, [".ruby-version", ".tool-versions"]) === void 0 ? { "ruby-version": "3.4" } : {},
			"bundler-cache": "true",
			...folder.path === "." ? {} : { "working-directory": folder.path }
		}
	} }),
	php: () => ({ install: ["composer install --no-interaction"] })
};
// src/tools/providers.ts
const providers = [
	{
		secrets: ["OPENAI_API_KEY"],
		packages: [
			"openai",
			"@ai-sdk/openai",
			"langchain-openai",
			"@langchain/openai"
		],
		text: /\bopenai[:/]/
	},
	{
		secrets: ["ANTHROPIC_API_KEY"],
		packages: [
			"anthropic",
			"@anthropic-ai/sdk",
			"@ai-sdk/anthropic",
			"langchain-anthropic"
		],
		text: /\banthropic[:/](?!sdk)/
	},
	{
		secrets: ["GEMINI_API_KEY"],
		packages: [
			"@google/genai",
			"google-genai",
			"@ai-sdk/google"
		],
		text: /\bgoogle[:/](?:gemini|vertex)?/
	},
	{
		secrets: ["MISTRAL_API_KEY"],
		packages: ["mistralai", "@ai-sdk/mistral"],
		text: /\bmistral[:/]/
	},
	{
		secrets: ["GROQ_API_KEY"],
		packages: [
			"groq",
			"groq-sdk",
			"@ai-sdk/groq"
		],
		text: /\bgroq[:/]/
	},
	{
		secrets: ["AZURE_API_KEY"],
		packages: ["@ai-sdk/azure"],
		text: /\bazure(?:openai)?[:/](?!ai-evaluation)/
	},
	{
		secrets: ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"],
		packages: ["@ai-sdk/amazon-bedrock", "@aws-sdk/client-bedrock-runtime"],
		text: /\bbedrock[:/]/
	},
	{
		secrets: ["OPENROUTER_API_KEY"],
		packages: ["@openrouter/ai-sdk-provider"],
		text: /\bopenrouter[:/]/
	}
];
function secretsNamedIn(text) {
	return [...text.matchAll(/(?:process\.env\.|env\.|environ(?:\.get)?[[(]\s*["']|getenv\(\s*["']|\$\{?|\{\{\s*env\.)([A-Z][A-Z0-9_]*)/g)].map(([, name = ""]) => name).filter((name) => /(?:_KEY|_TOKEN|_SECRET)$/.test(name) && !name.startsWith("GITHUB_"));
}
// src/cli/init/secrets.ts
const examples = [
	".env.example",
	".env.sample",
	".env.template"
];
function findSecrets(tool, folder, texts) {
	const all = texts.join("\n");
	const named = [...secretsNamedIn(all), ...examples.flatMap((file) => secretsNamedIn(folder.read(file).replaceAll(/^(?:export )?(?=[A-Z])/gm, "$")))];
	const used = providers.filter(({ packages, text }) => text.test(all) || packages.some((name) => folder.dependsOn(name))).flatMap(({ secrets }) => secrets);
	const judge = tool.judge?.contains.test(all) === true ? [tool.judge.secret] : [];
	const needed = [...named, ...used];
	return [...new Set(needed.length === 0 ? judge : needed)].sort();
}
// src/cli/init/find-tools.ts
function findTools(folder, root) {
	const used = require_tools.tools.filter((tool) => isUsed(tool, folder));
	const evals = used.filter(({ kind }) => kind === "eval");
	const sourcesOf = new Map(used.map((tool) => [tool, findSources(tool, folder)]));
	const ofEvals = new Set(evals.flatMap((tool) => sourcesOf.get(tool) ?? []));
	return used.filter((tool) => {
		if (tool.kind === "eval") return !needsSources(tool) || (sourcesOf.get(tool)?.length ?? 0) > 0;
		return evals.length === 0 || (sourcesOf.get(tool) ?? []).some((file) => !ofEvals.has(file));
	}).map((tool) => describe$1(tool, sourcesOf.get(tool) ?? [], folder, root));
}
function isUsed({ signs = {}, ecosystem }, folder) {
	const { packages = [], files = [], script } = signs;
	return packages.some((name) => folder.dependsOn(name)) || files.some((glob) => glob.includes("*") ? folder.find(glob).length > 0 : folder.has(glob)) || script !== void 0 && Object.values(folder.scripts()).some((text) => script.test(text)) || ecosystem === "bun" && folder.has("bunfig.toml") && /\[test\]/.test(folder.read("bunfig.toml"));
}
const needsSources = ({ command }) => /\{scripts?\}|\{folder\}/.test(command);
function findSources({ sources }, folder) {
	if (sources === void 0) return [];
	const { glob, contains } = sources;
	const files = folder.find(glob).filter((file) => /^[\w@./ -]+$/.test(file));
	return contains === void 0 ? files : files.filter((file) => contains.test(folder.read(file)));
}
function describe$1(tool, sources, folder, root) {
	const installation = installationOf(tool.ecosystem, folder, root, tool.signs?.packages?.slice(0, 1) ?? []);
	const { start, again } = installation;
	const texts = sources.map((file) => folder.read(file));
	const gaps = {
		scripts: sources.map(quoted),
		folder: quoted(commonFolder(sources)),
		start: startOf(tool, start)
	};
	const command = withWrapper(require_tools.commandOf(tool, {
		...gaps,
		reports: "reports"
	}), folder);
	const rerun = require_tools.commandOf(tool, {
		...gaps,
		reports: "\"$EVAL_GATE_REPORTS\"",
		pattern: "\"$EVAL_GATE_PATTERN\""
	});
	const repeats = tool.repeat === void 0 || texts.some((text) => /trialCount|repeat\s*=|iterations:|\.for\(\[/.test(text));
	return {
		tool,
		folder: folder.path,
		installation: {
			...installation,
			install: [...installation.install, ...tool.prepare === void 0 ? [] : [`${start} ${tool.prepare}`]]
		},
		command,
		confirm: tool.kind === "eval" && tool.write === void 0 ? [
			...again,
			...exported(tool),
			rerun
		].join("\n") : void 0,
		reports: tool.reports,
		env: Object.fromEntries(Object.entries(tool.env ?? {}).map(([name, value]) => [name, value.replaceAll("{reports}", "reports")])),
		secrets: tool.kind === "eval" ? findSecrets(tool, folder, texts) : [],
		sources,
		advice: [...repeats ? [] : [`${tool.name} runs each case once. ${(tool.repeat ?? "").replaceAll("`", "")}`], ...writeAdvice(tool, sources, texts)]
	};
}
function writeAdvice(tool, sources, texts) {
	if (tool.write === void 0 || texts[0]?.includes(tool.reports) === true) return [];
	return [`${sources[0]} must write the report:\n${tool.write.code.replaceAll(/^/gm, "  ")}`];
}
const exported = ({ env = {} }) => Object.entries(env).map(([name, value]) => `export ${name}=${value.replaceAll("{reports}", "\"$EVAL_GATE_REPORTS\"")}`);
function startOf({ ecosystem, command }, start) {
	if (ecosystem === "node" && /^node /.test(command)) return "";
	return ecosystem === "bun" ? "" : start;
}
function withWrapper(command, folder) {
	if (folder.has("mvnw")) return command.replace(/^mvn /, "./mvnw ");
	return folder.has("gradlew") ? command.replace(/^gradle /, "./gradlew ") : command;
}
function commonFolder(files) {
	const [first = "", ...rest] = files.map((file) => file.split("/").slice(0, -1));
	const parts = [...first];
	for (const other of rest) while (!parts.every((part, index) => part === other[index])) parts.pop();
	return parts.length === 0 ? "." : parts.join("/");
}
const quoted = (path) => /^[\w@./-]+$/.test(path) ? path : `'${path}'`;
// src/cli/init/yaml.ts
const plainFolder = /^[\w@./: -]+$/;
function canName(folder) {
	return plainFolder.test(folder);
}
function scalar(text) {
	const isPlain = /^[\w./@-][\w ./@=&>$|+,*(){}'"\\!?;<-]*$/.test(text) && !/[:#]\s|\s#|[: ]$/.test(text);
	const isOther = /^(?:true|false|yes|no|on|off|null|~|[-+.\d][\d._eE+-]*|-)$/i.test(text) || /^- /.test(text);
	return isPlain && !isOther ? text : JSON.stringify(text);
}
function inlineMap(values) {
	return `{ ${Object.entries(values).map(([key, value]) => `${key}: ${inline(value)}`).join(", ")} }`;
}
const inline = (text) => /^[\w./@*-]+$/.test(text) && scalar(text) === text ? text : `'${text.replaceAll("'", "''")}'`;
// src/cli/init/survey.ts
const projectFiles = "{package.json,pyproject.toml,requirements.txt,go.mod,pom.xml,build.gradle,build.gradle.kts,Cargo.toml,composer.json,.rspec,deno.json,*.csproj,promptfooconfig.*}";
const mostFolders = 12;
const wholeBuilds = [
	"Maven",
	"Gradle",
	"Rust",
	".NET"
];
const usesAction = (text) => /uses:\s*['"]?eval-gate\/eval-gate@/.test(text);
function surveyRepository(root) {
	const workflows = (0, node_fs.globSync)(".github/workflows/*.{yml,yaml}", { cwd: root }).map(require_gate.forwardSlashes).sort().map((path) => ({
		name: path.slice(18),
		text: (0, node_fs.readFileSync)((0, node_path.join)(root, path), "utf8")
	}));
	const tools = findAll(root);
	return {
		tools: tools.filter(({ folder }) => canName(folder)),
		unnamable: [...new Set(tools.map(({ folder }) => folder))].filter((folder) => !canName(folder)),
		defaultBranch: findDefaultBranch(root),
		workflows,
		usedIn: workflows.find(({ text }) => usesAction(text))?.name,
		instructions: [
			"AGENTS.md",
			"CLAUDE.md",
			"SKILL.md"
		].filter((file) => openFolder(root, ".").has(file))
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
	const whole = found.filter(({ folder }) => folder === ".").map(({ tool }) => tool.name);
	return found.filter(({ folder, tool }) => folder === "." || !(whole.includes(tool.name) && wholeBuilds.includes(tool.name)));
}
function find(root, pattern) {
	const isForeign = (name) => /(^|[\\/])(node_modules|\.git|vendor|\.?venv|fixtures|dist|target|examples?)$/.test(name);
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
// src/cli/init/difference.ts
const context = 3;
function differenceOf(path, before, after) {
	const [old, now] = [linesOf(before ?? ""), linesOf(after)];
	const head = [before === void 0 ? "--- /dev/null" : `--- ${path}`, `+++ ${path}`];
	if (before === void 0) return [...head, ...now.map((line) => `+${line}`)].join("\n");
	const edits = compareLines(old, now);
	const shown = edits.map((_, index) => edits.slice(Math.max(0, index - context), index + context + 1).some(({ sign }) => sign !== " "));
	const lines = edits.flatMap(({ sign, line }, index) => {
		if (shown[index] !== true) return [];
		return [...shown[index - 1] === true ? [] : ["@@"], `${sign}${line}`];
	});
	return [...head, ...lines].join("\n");
}
const linesOf = (text) => text === "" ? [] : text.replace(/\n$/, "").split("\n");
function compareLines(old, now) {
	const width = now.length + 1;
	const lengths = new Uint32Array((old.length + 1) * width);
	const at = (i, j) => lengths[i * width + j] ?? 0;
	for (let i = old.length - 1; i >= 0; i -= 1) for (let j = now.length - 1; j >= 0; j -= 1) lengths[i * width + j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
	const edits = [];
	let [i, j] = [0, 0];
	while (i < old.length || j < now.length) {
		const [before, after] = [old[i], now[j]];
		if (before !== void 0 && before === after) {
			edits.push({
				sign: " ",
				line: before
			});
			i += 1;
			j += 1;
		} else if (before !== void 0 && (after === void 0 || at(i + 1, j) >= at(i, j + 1))) {
			edits.push({
				sign: "-",
				line: before
			});
			i += 1;
		} else {
			edits.push({
				sign: "+",
				line: after ?? ""
			});
			j += 1;
		}
	}
	return edits;
}
// src/cli/init/reporting.ts
const reportFlag = /(?:--junitxml|--outputFile(?:\.json|\.junit)?|--output|-o|--outputPath|--output-path|--log-junit|--junit-path|--reporter-outfile)[= ]["']?([\w@./*-]+\.(?:json|jsonl|xml))/;
function reportedBy(line) {
	return reportFlag.exec(line)?.[1];
}
function reportingLine(line, found, folder) {
	if (reportedBy(line) !== void 0) return line;
	const { tool } = found;
	const whole = found.command;
	if (/[<>|]/.test(whole.replace(/^mkdir -p \S+ && /, "")) || Object.keys(found.env).length > 0) return /&&|\||;/.test(line) || scriptOf(line, folder) !== void 0 ? void 0 : replaced(line, whole);
	const missing = flagsOf(require_tools.commandOf(tool, {
		reports: "reports",
		scripts: found.sources
	})).filter((flag) => !line.includes(flag.split(/[= ]/)[0] ?? flag) || /^--(?:test-)?reporter/.test(flag));
	if (missing.length === 0) return line;
	const script = scriptOf(line, folder);
	if (/[|;>]|&&\s*$/.test(line.trimEnd()) || script !== void 0 && /[|;&>]/.test(script)) return void 0;
	const separator = script !== void 0 && /\bnpm\b/.test(line) && !/\s--\s/.test(line) ? " --" : "";
	const more = `${line.trimEnd()}${separator} ${missing.join(" ")}`;
	return tool.needsFolder === true ? replaced(line, `mkdir -p reports && ${more.trimStart()}`) : more;
}
const replaced = (line, command) => `${/^\s*/.exec(line)?.[0] ?? ""}${command}`;
function scriptOf(line, folder) {
	const name = /\b(?:npm|pnpm|yarn|bun)\s+(?:run\s+)?([\w:.-]+)/.exec(line)?.[1];
	return name === void 0 ? void 0 : folder.scripts()[name];
}
function flagsOf(command) {
	const [, ...words] = command.replace(/^mkdir -p \S+ && /, "").split(" ");
	const flags = [];
	for (const word of words) if (word.startsWith("-")) flags.push(word);
	else if (flags.length > 0) flags.push(`${flags.pop()} ${word}`);
	return flags;
}
// src/cli/init/workflow.ts
function workflowOf(tools, options) {
	const { name, file, defaultBranch, instructions } = options;
	const confirm = confirmOf(tools);
	const paths = tools.some(({ secrets }) => secrets.length > 0) ? pathsOf(file, instructions) : "";
	const history = confirm === "" ? "" : ", fetch-depth: 0";
	return `name: ${name}
on:
  pull_request:${paths === "" ? "" : `\n${paths}`}
  push:
    branches: [${JSON.stringify(defaultBranch)}] # these runs store the baseline${paths === "" ? "" : `\n${paths}`}

permissions:
  contents: read # to check out the code, and to read the policy of the base branch
  actions: read # to find the baseline among the artifacts of earlier runs
  pull-requests: write # to comment on the pull request

jobs:
  ${name.toLowerCase()}:
    runs-on: ubuntu-latest
    timeout-minutes: 30
    steps:
      - uses: actions/checkout@v7
        with: { persist-credentials: false${history} }
${unique(tools.flatMap(installSteps)).join("")}${tools.map((found, index) => testStep(found, index)).join("")}${gateStep(tools, "      ")}`;
}
function gateStep(tools, indent, ids = tools.map((_, index) => stepId(index))) {
	return `${[
		"- uses: eval-gate/eval-gate@v0",
		"  with:",
		"    # A run that failed outside of its cases is noticed too.",
		...field("test-outcome", ids.map((id) => `\${{ steps.${id}.outcome }}`)),
		...tools.length > 1 ? ["    # One line per report, so that a missing one is noticed."] : [],
		...field("reports", tools.map(({ folder, reports }) => join$2(folder, reports)))
	].map((line) => `${indent}${line}\n`).join("")}${confirmOf(tools).replaceAll(/^(?=.)/gm, indent)}`;
}
function field(name, values) {
	const [only, ...more] = values;
	if (only !== void 0 && more.length === 0) return [`    ${name}: ${scalarOrExpression(only)}`];
	return [`    ${name}: |`, ...values.map((value) => `      ${value}`)];
}
const scalarOrExpression = (text) => text.startsWith("${{") ? text : scalar(text);
function confirmOf(tools) {
	const evals = tools.filter(({ tool }) => tool.kind === "eval");
	const commands = evals.flatMap(({ confirm }) => confirm ?? []);
	if (commands.length === 0 || commands.length < evals.length) return "";
	return `    # Runs suspect cases again, here and at the commit of the baseline, before anything is called a regression.
    confirm: |
${evals.flatMap(({ confirm = "", folder }) => {
		const lines = confirm.split("\n");
		const own = [...lines.slice(0, -1), `${lines.at(-1)} || true`];
		return folder === "." ? own : [
			"(",
			`  cd ${shellWord(folder)}`,
			...own.map((line) => `  ${line}`),
			")"
		];
	}).map((line) => `      ${line}\n`).join("")}`;
}
const shellWord = (text) => /^[\w@./-]+$/.test(text) ? text : `'${text}'`;
function pathsOf(file, instructions) {
	return `    # Every run costs money. Where this check is required, remove \`paths\`: a run that is left out never reports.
    paths: [${[
		"**",
		"!docs/**",
		"!*.md",
		"!LICENSE*",
		"!.github/**",
		`.github/workflows/${file}`,
		...instructions
	].map((path) => `'${path}'`).join(", ")}]`;
}
function installSteps({ installation }) {
	const { before = [], setup, install, installIn } = installation;
	const run = (command) => runStep(command, installIn);
	return [
		...before.map(run),
		...setup === void 0 ? [] : [usesStep(setup)],
		...install.map(run)
	];
}
const unique = (steps) => [...new Set(steps)];
const stepId = (index) => index === 0 ? "tests" : `tests-${index + 1}`;
function testStep({ command, folder, env, secrets }, index) {
	const lines = [...Object.entries(env).map(([name, value]) => `          ${name}: ${scalar(value)}\n`), ...secrets.map((name) => `          ${name}: \${{ secrets.${name} }}\n`)];
	const variables = lines.length === 0 ? "" : `        env:\n${lines.join("")}`;
	return `${runStep(command, folder)}        id: ${stepId(index)}\n        continue-on-error: true\n${variables}`;
}
function usesStep({ uses, with: inputs = {} }) {
	return `      - uses: ${uses}\n${Object.keys(inputs).length === 0 ? "" : `        with: ${inlineMap(inputs)}\n`}`;
}
function runStep(command, folder) {
	const place = folder === "." ? "" : `        working-directory: ${scalar(folder)}\n`;
	return `      - run: ${scalar(command)}\n${place}`;
}
const join$2 = (folder, path) => folder === "." ? path : `${folder}/${path}`;
// src/cli/init/extend.ts
const needed = {
	contents: "read",
	actions: "read",
	"pull-requests": "write"
};
function extendWorkflow({ text, name }, tools, folderOf, defaultBranch) {
	const document = (0, import_dist.parseDocument)(text);
	const root = document.contents;
	if (document.errors.length > 0 || !(0, import_dist.isMap)(root)) return void 0;
	const steps = findTestSteps(root, tools, folderOf);
	const [first] = steps;
	if (first === void 0) return void 0;
	const events = JSON.stringify(root.toJSON()?.on ?? {});
	if (!/pull_request/.test(events) || !/push/.test(events)) return { refusal: `${name} runs ${first.found.tool.name}, but not on pull requests and on pushes to ${defaultBranch}` };
	const own = steps.filter(({ job }) => job === first.job);
	const edits = [...permissionEdits(text, root, first.job)];
	const ids = [];
	const reported = [];
	for (const { found, step, run } of own) {
		const line = run.split("\n").find((one) => callOf(found, folderOf(found.folder)).test(one)) ?? "";
		const changed = reportingLine(line, found, folderOf(found.folder));
		if (changed === void 0) return { refusal: `${name} runs ${found.tool.name} by \`${line.trim()}\`, which can't be extended` };
		const at = rangeOf(step.get("run", true));
		const place = text.indexOf(line, at.start);
		if (place < 0 || place > at.end) return { refusal: `the step of ${name} that runs ${found.tool.name} is written in a form that is not extended` };
		edits.push({
			at: place,
			remove: line.length,
			insert: changed
		});
		const id = String(step.get("id") ?? (ids.length === 0 ? "tests" : `tests-${ids.length + 1}`));
		const indent = " ".repeat(columnOf(text, rangeOf(step).start));
		const more = [...step.has("id") ? [] : [`id: ${id}`], ...step.has("continue-on-error") ? [] : ["continue-on-error: true"]];
		edits.push({
			at: endOfLine(text, at.end),
			remove: 0,
			insert: more.map((one) => `${indent}${one}\n`).join("")
		});
		ids.push(id);
		reported.push({
			...found,
			reports: reportedBy(line) ?? found.reports
		});
	}
	const last = own.at(-1)?.step ?? first.step;
	const end = lastLineOf(text, last);
	const dash = " ".repeat(Math.max(0, columnOf(text, rangeOf(last).start) - 2));
	edits.push({
		at: end,
		remove: 0,
		insert: gateStep(reported, dash, ids)
	});
	return {
		text: apply(text.endsWith("\n") ? text : `${text}\n`, edits),
		covers: own.map(({ found }) => found)
	};
}
function apply(text, edits) {
	let result = text;
	for (const { at, remove, insert } of edits.toSorted((a, b) => a.at - b.at).reverse()) result = `${result.slice(0, at)}${insert}${result.slice(at + remove)}`;
	return result;
}
function findTestSteps(root, tools, folderOf) {
	const jobs = root.get("jobs");
	if (!(0, import_dist.isMap)(jobs)) return [];
	return jobs.items.flatMap(({ value: job }) => {
		const steps = (0, import_dist.isMap)(job) ? job.get("steps") : void 0;
		if (!(0, import_dist.isMap)(job) || !(0, import_dist.isSeq)(steps) || steps.flow === true) return [];
		return steps.items.flatMap((step) => {
			const run = (0, import_dist.isMap)(step) ? step.get("run", true) : void 0;
			if (!(0, import_dist.isMap)(step) || step.flow === true || !(0, import_dist.isScalar)(run) || typeof run.value !== "string") return [];
			const text = run.value;
			const folder = String(step.get("working-directory") ?? ".").replace(/^\.\/|\/$/g, "") || ".";
			const found = tools.find((one) => one.folder === folder && text.split("\n").some((line) => callOf(one, folderOf(folder)).test(line)));
			return found === void 0 ? [] : [{
				found,
				step,
				run: text,
				job
			}];
		});
	});
}
function callOf({ tool }, folder) {
	const own = tool.call ?? new RegExp(`(?:^|[\\s/])${tool.command.split(" ")[0]}(?=\\s|$)`);
	const scripts = Object.entries(folder.scripts()).filter(([, text]) => own.test(text)).map(([name]) => name.replaceAll(/[.*+?^$()[\]{}|\\]/g, "\\$&"));
	const names = scripts.join("|");
	return scripts.length === 0 ? own : new RegExp(`${own.source}|\\b(?:npm|pnpm|yarn|bun)\\s+(?:run\\s+)?(?:${names})(?=\\s|$)`);
}
function permissionEdits(text, root, job) {
	const stated = job.get("permissions") ?? root.get("permissions");
	if ((0, import_dist.isMap)(stated) && stated.flow !== true && stated.items.length > 0) {
		const missing = Object.entries(needed).filter(([name]) => !["write", needed[name]].includes(String(stated.get(name))));
		const indent = " ".repeat(columnOf(text, rangeOf(stated).start));
		const changed = missing.filter(([name]) => !stated.has(name));
		return changed.length === 0 ? [] : [{
			at: lineStart(text, rangeOf(stated).start),
			remove: 0,
			insert: changed.map(([name, value]) => `${indent}${name}: ${value}\n`).join("")
		}];
	}
	if (stated !== void 0) return [];
	const start = rangeOf(job).start;
	const indent = " ".repeat(columnOf(text, start));
	const lines = Object.entries(needed).map(([name, value]) => `${indent}  ${name}: ${value}\n`);
	return [{
		at: lineStart(text, start),
		remove: 0,
		insert: `${indent}permissions:\n${lines.join("")}`
	}];
}
function rangeOf(node) {
	const [start = 0, end = 0] = node.range ?? [];
	return {
		start,
		end
	};
}
const lineStart = (text, at) => text.lastIndexOf("\n", at - 1) + 1;
const columnOf = (text, at) => at - lineStart(text, at);
function endOfLine(text, at) {
	if (text[at - 1] === "\n") return at;
	const found = text.indexOf("\n", at);
	return found === -1 ? text.length + 1 : found + 1;
}
function lastLineOf(text, step) {
	const values = step.items.map(({ value, key }) => rangeOf(value ?? key).end);
	return endOfLine(text, Math.max(...values));
}
// src/cli/init/propose.ts
const mark = "# Written by eval-gate init";
const folder = ".github/workflows";
function proposeFiles(survey, root) {
	const { tools, workflows, defaultBranch, instructions } = survey;
	const files = [];
	const remarks = [];
	const covered = new Set();
	for (const workflow of workflows) {
		const extended = extendWorkflow(workflow, tools.filter((found) => !covered.has(found)), (path) => openFolder(root, path), defaultBranch);
		if (extended === void 0) continue;
		if ("refusal" in extended) {
			remarks.push(`${extended.refusal}.`);
			continue;
		}
		for (const found of extended.covers) covered.add(found);
		files.push({
			path: `${folder}/${workflow.name}`,
			before: workflow.text,
			text: extended.text
		});
	}
	const taken = new Set(workflows.map(({ name }) => name));
	for (const [kind, name] of [["eval", "Evals"], ["test", "Tests"]]) {
		const own = tools.filter((found) => found.tool.kind === kind && !covered.has(found));
		if (own.length === 0) continue;
		const short = name.toLowerCase();
		const file = [
			`${short}.yml`,
			`eval-gate-${short}.yml`,
			`eval-gate-init-${short}.yml`
		].find((one) => !taken.has(one)) ?? "eval-gate-init.yml";
		const text = workflowOf(own, {
			name,
			file,
			defaultBranch,
			instructions
		});
		files.push({
			path: `${folder}/${file}`,
			text: sign(text)
		});
	}
	for (const { tool, folder: place } of tools) {
		if (tool.needs === void 0) continue;
		const path = place === "." ? tool.needs.path : `${place}/${tool.needs.path}`;
		if (!(0, node_fs.existsSync)((0, node_path.join)(root, path))) files.push({
			path,
			text: sign(tool.needs.text)
		});
		else if (!(0, node_fs.readFileSync)((0, node_path.join)(root, path), "utf8").includes(tool.needs.text.split("\n")[0] ?? "")) remarks.push(`Add to ${path}:\n${tool.needs.text}`);
	}
	return {
		files,
		remarks
	};
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
// src/cli/commands/init.ts
const initCommand = require_main.defineCommand({
	usage: [
		"init [--yes]",
		"init --check [--reports FILES…]",
		"init --undo"
	],
	about: ["Looks at the repository and proposes a workflow. Shows the difference, and writes it when you agree. A workflow that already runs the tests is extended.", "With --check: runs the tests once, says what their report has for a verdict and what is missing, shows what a reviewer would read when one case breaks and when nothing changes, and checks the workflow."],
	groups: [{
		title: "Flags",
		flags: {
			yes: {
				kind: "switch",
				description: "Write without a question. Without a terminal, nothing is asked and nothing is written."
			},
			check: {
				kind: "switch",
				description: "Try it here instead of writing anything."
			},
			reports: {
				kind: "values",
				placeholder: "FILES…",
				description: "With --check: read these reports instead of running the tests."
			},
			...require_main.inputFlags(["format"]),
			undo: {
				kind: "switch",
				description: "Remove what init wrote, unless it was changed since."
			}
		}
	}],
	exitCodes: "0 proposed, written, removed or checked, 1 declined, 2 usage error, no tests were found, or the check found what prevents a verdict",
	run: initialize
});
async function initialize(args, io) {
	require_main.refuseProblems([...require_main.unexpected(args.positionals), ...args.texts("reports").length > 0 && !args.isOn("check") ? [{
		message: "--reports has no effect without --check",
		advice: "eval-gate init --check --reports FILES"
	}] : []]);
	if (args.isOn("undo")) return undo(io);
	if (args.isOn("check")) {
		const { checkRepository } = await Promise.resolve().then(() => require("./check.js"));
		return checkRepository({
			reports: args.texts("reports"),
			format: args.text("format")
		}, io);
	}
	const survey = surveyRepository(io.cwd);
	checkSurvey(survey);
	const proposal = proposeFiles(survey, io.cwd);
	const differences = proposal.files.map(({ path, before, text }) => neutralised(differenceOf(path, before, text)));
	io.stdout.write(`${describe(survey, proposal)}\n\n${differences.join("\n\n")}\n`);
	if (proposal.files.length === 0) return 0;
	const agreed = args.isOn("yes") || await io.confirm?.("Write this?");
	if (agreed === void 0) {
		io.stderr.write("Nothing was written. Run eval-gate init --yes to write this.\n");
		return 0;
	}
	if (!agreed) {
		io.stderr.write("Nothing was written.\n");
		return 1;
	}
	for (const file of proposal.files) write(file, io);
	io.stderr.write("Next: eval-gate init --check tries it on this machine. Then commit; the first run on the default branch stores the baseline.\n");
	return 0;
}
const neutralised = (text) => text.split("\n").map(require_platform.neutraliseLog).join("\n");
function write({ path, before, text }, io) {
	const place = (0, node_path.join)(io.cwd, path);
	if (((0, node_fs.existsSync)(place) ? (0, node_fs.readFileSync)(place, "utf8") : void 0) !== before) throw new require_platform.UsageError([{ message: `${path} was written by somebody else in the meantime` }]);
	try {
		require_platform.writeWorkspaceFile(io.cwd, place, text);
	} catch (error) {
		throw new require_platform.UsageError([{ message: `${path} can't be written: ${require_platform.messageOf(error)}` }]);
	}
	io.stderr.write(before === void 0 ? `wrote ${path}\n` : `extended ${path} (git restore ${path} takes it back)\n`);
}
function checkSurvey({ usedIn, tools: tools$1, unnamable }) {
	if (usedIn !== void 0) throw new require_platform.UsageError([{
		message: `${usedIn} already uses Eval Gate`,
		advice: "eval-gate init --check looks at that workflow."
	}]);
	if (tools$1.length > 0) return;
	const [odd] = unnamable;
	if (odd !== void 0) {
		const message = `the folder ${JSON.stringify(odd)} has tests, but a workflow can't safely contain its name`;
		throw new require_platform.UsageError([{
			message,
			advice: "Rename it, or write the workflow by hand."
		}]);
	}
	const names = require_tools.tools.flatMap(({ name, signs }) => signs === void 0 ? [] : name);
	const advice = `${names.slice(0, -1).join(", ")} and ${names.at(-1)} are found by their files and dependencies. The page "How each tool writes its report" has the steps of others: docs/tools.md.`;
	throw new require_platform.UsageError([{
		message: "no test runner or eval tool was found in this folder",
		advice
	}]);
}
function describe({ tools, defaultBranch, workflows, unnamable }, { remarks }) {
	const found = tools.map(({ tool, folder }) => `  ${tool.name}${folder === "." ? "" : ` in ${folder}`}`);
	const others = workflows.length === 0 ? "none" : workflows.map(({ name }) => name).join(", ");
	const secrets = [...new Set(tools.flatMap((one) => one.secrets))];
	const evals = tools.filter(({ tool }) => tool.kind === "eval");
	const todo = [
		...tools.flatMap(({ advice }) => advice),
		...secrets.length === 0 ? [] : [`Store ${secrets.join(", ")} as ${secrets.length === 1 ? "a secret" : "secrets"} of the repository (gh secret set NAME). Pull requests of forks get none: docs/recipes/fork-pull-requests.md.`, "A run asks the model five times for each case, and suspect cases ten times more. eval-gate init --check says what one run costs; a `budget` in .github/eval-gate.yml limits it."],
		...evals.length > 0 && secrets.length === 0 ? ["No secret was found in the evals. If they call a provider, add its key to `env` of the test step."] : [],
		...unnamable.map((folder) => `${JSON.stringify(folder)} is left out: a workflow can't safely contain its name.`),
		...remarks
	];
	const lines = [
		"Found",
		...found,
		`  default branch ${defaultBranch}`,
		`  workflows: ${others}`
	];
	if (todo.length === 0) return neutralised(lines.join("\n"));
	return neutralised([
		...lines,
		"",
		"To do",
		...todo.map((text) => `  - ${text.replaceAll("\n", "\n    ")}`)
	].join("\n"));
}
function undo(io) {
	const needed = require_tools.tools.flatMap(({ needs }) => needs?.path ?? []);
	const written = (0, node_fs.globSync)([
		".github/workflows/*.{yml,yaml}",
		".github/eval-gate.yml",
		...needed
	], { cwd: io.cwd }).map(require_gate.forwardSlashes).sort().map((path) => ({
		path,
		origin: originOf((0, node_fs.readFileSync)((0, node_path.join)(io.cwd, path), "utf8"))
	})).filter(({ origin }) => origin !== "foreign");
	for (const { path, origin } of written) {
		if (origin === "ours") (0, node_fs.rmSync)((0, node_path.join)(io.cwd, path));
		io.stderr.write(origin === "ours" ? `removed ${path}\n` : `${path} was changed since init wrote it, and is kept\n`);
	}
	if (written.length === 0) io.stderr.write("Nothing here was written by init. A workflow that it extended is taken back with git.\n");
	return 0;
}
exports.initCommand = initCommand;
exports.surveyRepository = surveyRepository;
