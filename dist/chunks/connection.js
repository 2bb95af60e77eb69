import { a as inputOf, i as inputNames, r as inputGroups, t as loadService } from "./service-config.js";
import { l as UsageError } from "./errors.js";
import { t as nearest } from "./nearest.js";
import { resolve } from "node:path";
import { readFileSync } from "node:fs";
// src/cli/arguments.ts
/**
* Splits a command line: `--name value`, `--name=value`, `--no-name` for a switch. Everything after `--` is
* positional.
* @throws UsageError with every unknown flag (and the nearest known one) and every missing value.
*/
function parseArguments(argv, flags) {
	const problems = [];
	const positionals = [];
	const values = /* @__PURE__ */ new Map();
	const kinds = new Map(Object.entries(flags).map(([name, { kind }]) => [name, kind]));
	const add = (name, ...more) => values.set(name, [...values.get(name) ?? [], more]);
	for (let index = 0; index < argv.length; index += 1) {
		const argument = argv[index] ?? "";
		if (argument === "--") {
			positionals.push(...argv.slice(index + 1));
			break;
		}
		if (!argument.startsWith("--")) {
			positionals.push(argument);
			continue;
		}
		const [name, attached] = splitOnce(argument.slice(2));
		const kind = kinds.get(name);
		const negated = name.replace(/^no-/, "");
		if (kind === "switch") add(name, attached ?? "true");
		else if (kind === void 0 && attached === void 0 && kinds.get(negated) === "switch") add(negated, "false");
		else if (kind === void 0) problems.push(unknownFlag(name, [...kinds.keys()]));
		else if (attached !== void 0) add(name, attached);
		else {
			const following = followingValues(argv, index + 1, kind);
			if (following.length === 0) problems.push({ message: `--${name} requires a value` });
			add(name, ...following);
			index += following.length;
		}
	}
	if (problems.length > 0) throw new UsageError(problems);
	const text = (name) => values.get(name)?.at(-1)?.at(-1);
	return {
		positionals,
		isOn: (name) => text(name) === "true",
		text,
		texts: (name) => values.get(name)?.flat() ?? [],
		occurrences: (name) => values.get(name) ?? []
	};
}
function splitOnce(text) {
	const at = text.indexOf("=");
	return at === -1 ? [text, void 0] : [text.slice(0, at), text.slice(at + 1)];
}
function followingValues(argv, from, kind) {
	const rest = argv.slice(from);
	const end = rest.findIndex((argument) => argument.startsWith("--"));
	const upToFlag = end === -1 ? rest : rest.slice(0, end);
	return kind === "values" ? upToFlag : upToFlag.slice(0, 1);
}
function unknownFlag(name, known) {
	const suggestion = nearest(name, known);
	return {
		message: `unknown flag --${name}${suggestion === void 0 ? "" : `; did you mean --${suggestion}?`}`,
		advice: "Add --help to see the flags of this command."
	};
}
// src/cli/command.ts
/** Makes a command whose `run` gets the parsed command line. */
function defineCommand(spec) {
	const { run, ...help } = spec;
	const flags = Object.assign({}, ...spec.groups.map((group) => group.flags));
	return {
		help,
		run: (argv, io) => run(parseArguments(argv, flags), io)
	};
}
/** A problem with the command line for each argument that a command does not take. */
function unexpected(positionals) {
	return positionals.map((text) => ({ message: `unexpected argument "${text}"` }));
}
/** @throws UsageError when there is a problem. */
function refuseProblems(problems) {
	if (problems.length > 0) throw new UsageError(problems);
}
// src/cli/input-flags.ts
/** The flags of some inputs: same name, default and description. */
function inputFlags(names) {
	const flags = names.map((name) => [name, toFlag(inputOf(name))]);
	return Object.fromEntries(flags);
}
/**
* Flags for every input that means something in a terminal, in the groups of the docs.
*
* @param service flags for the group of the eval service that say more than its inputs
*/
function terminalGroups(service) {
	return inputGroups.map(({ title, inputs }) => {
		return {
			title,
			flags: {
				...inputFlags(terminalInputs.filter((name) => name in inputs)),
				..."api-key" in inputs && service
			}
		};
	}).filter(({ flags }) => Object.keys(flags).length > 0);
}
/** Inputs that mean something outside GitHub Actions. */
const terminalInputs = inputNames.filter((name) => {
	const { only, isHidden } = inputOf(name);
	return only !== "github" && isHidden !== true;
});
/** The values of flags as the text of inputs; what was not given is left out. */
function rawInputs(args, names) {
	const given = names.map((name) => [name, inputOf(name).reader.isMultiline && args.texts(name).length > 0 ? args.texts(name).join("\n") : args.text(name)]);
	return Object.fromEntries(given.filter(([, value]) => value !== void 0));
}
function toFlag({ reader, description, default: standard, fallback }) {
	const { placeholder } = reader;
	const shown = standard ?? fallback;
	return {
		kind: placeholder === void 0 ? "switch" : placeholder.endsWith("…") ? "values" : "value",
		placeholder,
		description: `${plainText(description)}${perLine.test(description) ? " Repeatable." : ""}`,
		default: shown === void 0 ? void 0 : plainText(shown)
	};
}
/** In a terminal the flag is repeated instead. */
const perLine = /,? one (`[^`]*` )?per line( or separated by commas)?/;
/** The description of an input in the words of a command line: no Markdown, names of inputs as flags. */
function plainText(markdown) {
	return markdown.replace(/^`false`: (\w)/, (_, first) => first.toUpperCase()).replace(perLine, "").replace(/`([a-z-]+)(?:: ([^`]*))?`/g, (code, name, value) => {
		if (!terminalInputs.some((input) => input === name)) return code;
		return value === void 0 ? `--${name}` : `--${name} ${value}`;
	}).replaceAll("`", "");
}
// src/cli/connection.ts
const names = [
	"base-url",
	"api-key",
	"header-prefix",
	"request-headers"
];
const fromEnvironment = "Better set as the environment variable";
/** Flags that say how to reach the eval service, the same for every command. */
const connectionFlags = {
	...inputFlags(names),
	"base-url": {
		kind: "value",
		placeholder: "URL",
		description: "Base URL of the eval service, up to and including /v1. Or set EVAL_GATE_BASE_URL."
	},
	"api-key": {
		kind: "value",
		placeholder: "KEY",
		description: `API key of the eval service (sk_…). ${fromEnvironment} EVAL_GATE_API_KEY: other users of the machine can see the command line.`
	},
	"request-headers": {
		kind: "value",
		placeholder: "NAME:VALUE",
		description: `Headers for a proxy in front of the eval service, one per line. ${fromEnvironment} EVAL_GATE_REQUEST_HEADERS.`
	},
	"api-key-file": {
		kind: "value",
		placeholder: "FILE",
		description: "File that contains the API key."
	}
};
/** Text of the API key: from its flag, from the file, or from the environment. @throws UsageError */
function readApiKey(args, io) {
	const file = args.text("api-key-file");
	if (file !== void 0) return readTextFile("--api-key-file", file, io.cwd).trim();
	return args.text("api-key") ?? io.env.EVAL_GATE_API_KEY ?? "";
}
/**
* How to reach the eval service.
*
* @param project id or name; by default the default project
* @throws UsageError with everything that is missing or wrong.
*/
function readConnection(args, io, project) {
	return loadService({
		"base-url": io.env.EVAL_GATE_BASE_URL,
		"request-headers": io.env.EVAL_GATE_REQUEST_HEADERS,
		...rawInputs(args, names),
		project,
		"api-key": readApiKey(args, io)
	});
}
/** @throws UsageError that names the flag when the file can't be read. */
function readTextFile(flag, path, cwd) {
	try {
		return readFileSync(resolve(cwd, path), "utf8");
	} catch (error) {
		const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
		const message = code === "ENOENT" ? `file ${path} does not exist` : `file ${path} can't be read (${code})`;
		throw new UsageError([{
			where: flag,
			message
		}]);
	}
}
export { inputFlags as a, terminalInputs as c, unexpected as d, readTextFile as i, defineCommand as l, readApiKey as n, rawInputs as o, readConnection as r, terminalGroups as s, connectionFlags as t, refuseProblems as u };
