const require_main = require("./main.js");
// src/cli/input-flags.ts
function inputFlags(names) {
	const flags = names.map((name) => [name, toFlag(require_main.inputOf(name))]);
	return Object.fromEntries(flags);
}
function terminalGroups(service) {
	return require_main.inputGroups.map(({ title, inputs }) => {
		return {
			title,
			flags: {
				...inputFlags(terminalInputs.filter((name) => name in inputs)),
				..."api-key" in inputs && service
			}
		};
	}).filter(({ flags }) => Object.keys(flags).length > 0);
}
const terminalInputs = require_main.inputNames.filter((name) => {
	const { only, isHidden } = require_main.inputOf(name);
	return only !== "github" && isHidden !== true;
});
function rawInputs(args, names) {
	const given = names.map((name) => [name, require_main.inputOf(name).reader.isMultiline && args.texts(name).length > 0 ? args.texts(name).join("\n") : args.text(name)]);
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
const perLine = /,? one (`[^`]*` )?per line( or separated by commas)?/;
function plainText(markdown) {
	return markdown.replace(/^`false`: (\w)/, (_, first) => first.toUpperCase()).replace(/ Of several steps: one per line\./, "").replace(perLine, "").replace(/`([a-z-]+)(?:: ([^`]*))?`/g, (code, name, value) => {
		if (!terminalInputs.some((input) => input === name)) return code;
		return value === void 0 ? `--${name}` : `--${name} ${value}`;
	}).replaceAll("`", "");
}
Object.defineProperty(exports, "inputFlags", {
	enumerable: true,
	get: function() {
		return inputFlags;
	}
});
Object.defineProperty(exports, "rawInputs", {
	enumerable: true,
	get: function() {
		return rawInputs;
	}
});
Object.defineProperty(exports, "terminalGroups", {
	enumerable: true,
	get: function() {
		return terminalGroups;
	}
});
Object.defineProperty(exports, "terminalInputs", {
	enumerable: true,
	get: function() {
		return terminalInputs;
	}
});
