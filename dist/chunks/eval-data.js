const require_time = require("./time.js");
const require_text = require("./text.js");
let node_crypto = require("node:crypto");
// src/reports/numbers.ts
const longestMs = 30 * require_time.dayMs;
const longestNumber = 100;
function parseNumber(text) {
	if (text.length > longestNumber) return void 0;
	const trimmed = text.trim();
	if (/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) return finite(Number(trimmed));
	if (/^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(trimmed)) return finite(Number(trimmed.replaceAll(",", "")));
	if (/^[+-]?\d+,\d+$/.test(trimmed)) return finite(Number(trimmed.replace(",", ".")));
}
function finite(value) {
	return Number.isFinite(value) ? value : void 0;
}
function possibleMs(ms) {
	return ms === void 0 || !(ms >= 0) || ms > longestMs ? void 0 : Math.round(ms * 1e6) / 1e6;
}
function numberOf(value) {
	return typeof value === "number" && Number.isFinite(value) ? value : void 0;
}
function amountOf(value) {
	const number = numberOf(value);
	return number === void 0 || number < 0 ? void 0 : number;
}
function saysLowerIsBetter(value, threshold, passed) {
	if (value === null || threshold === void 0 || passed === void 0) return void 0;
	return (passed ? value < threshold : value > threshold) || void 0;
}
// src/reports/json/data.ts
function fieldsOf(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
function textOfField(value) {
	return typeof value === "string" ? value : void 0;
}
// src/reports/text/names.ts
const iterationNumber = /(?<!\s)\s*[([](?:iteration|repetition|repeat|trial)\s+#?\d+(?:\s*(?:of|\/)\s*\d+)?[)\]]$|^repetition \d+ of \d+$/i;
function cleanName(name) {
	const shown = require_text.showControls(name);
	if (shown.length <= 2e3) return shown;
	const hash = (0, node_crypto.createHash)("sha256").update(name).digest("hex").slice(0, 12);
	return `${shown.slice(0, require_text.keptName)}${require_text.cutMark(require_text.keptName, shown.length)} #${hash}`;
}
function withoutIterationNumber(name) {
	const last = name.charCodeAt(name.length - 1);
	if (last !== 41 && last !== 93 && !/^repetition /i.test(name)) return name;
	const rest = name.replace(iterationNumber, "");
	return rest === "" ? name.replace(/(?<!\s)(?:\s+|(?<!\d))\d+ of \d+$/, "") : rest;
}
// src/reports/eval-data.ts
const keptToolCalls = 50;
function tokensOf(input, output, total) {
	const amounts = {
		input: amountOf(input),
		output: amountOf(output),
		total: amountOf(total)
	};
	if ((amounts.input ?? amounts.output ?? amounts.total) === void 0) return void 0;
	return {
		input: amounts.input,
		output: amounts.output,
		total: amounts.total
	};
}
function sumTokens(usages) {
	const sum = (part) => {
		const amounts = usages.flatMap((usage) => usage?.[part] ?? []);
		return amounts.length === 0 ? void 0 : amounts.reduce((total, amount) => total + amount, 0);
	};
	return tokensOf(sum("input"), sum("output"), sum("total"));
}
function judgeFrom(fields) {
	const written = fields.judge ?? fields.judgeModel ?? fields.judge_model ?? fields.model;
	const name = textOfField(written) ?? textOfField(fieldsOf(written).id);
	return name === void 0 || name.trim() === "" ? void 0 : cleanName(name);
}
function sampleOf(values) {
	const shown = (value) => {
		const text = require_text.textOf(value);
		return text === void 0 ? void 0 : require_text.cut(require_text.readable(text), require_text.keptSample);
	};
	return {
		input: shown(values.input),
		output: shown(values.output),
		expected: shown(values.expected)
	};
}
function toolCallsOf(calls, nameOf, argumentsOf) {
	const list = listOf(calls).slice(0, keptToolCalls).map(fieldsOf);
	if (list.length === 0) return {};
	return { toolCalls: list.map((call) => {
		const given = boundedArguments(argumentsOf(call));
		const status = toolStatus(call);
		return {
			name: require_text.readable(textOfField(nameOf(call)) ?? ""),
			arguments: given,
			status
		};
	}) };
}
function toolStatus({ status, error }) {
	if (status === "ok" || status === "completed") return "ok";
	if (status === "error" || status === "failed" || error !== void 0 && error !== null) return "error";
	return status === "pending" || status === "executing" ? "pending" : void 0;
}
function boundedArguments(value) {
	if (value === void 0) return void 0;
	const written = JSON.stringify(value);
	return written === void 0 || written.length <= 1e3 ? value : require_text.cut(written, require_text.keptMessage);
}
function digestOf(value) {
	return (0, node_crypto.createHash)("sha256").update(canonical(value)).digest("hex").slice(0, 16);
}
function canonical(value) {
	if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
	return `{${Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(",")}}`;
}
function onlyOne(values) {
	const distinct = new Set(values.filter((value) => value !== void 0));
	return distinct.size === 1 ? [...distinct][0] : void 0;
}
Object.defineProperty(exports, "amountOf", {
	enumerable: true,
	get: function() {
		return amountOf;
	}
});
Object.defineProperty(exports, "cleanName", {
	enumerable: true,
	get: function() {
		return cleanName;
	}
});
Object.defineProperty(exports, "digestOf", {
	enumerable: true,
	get: function() {
		return digestOf;
	}
});
Object.defineProperty(exports, "fieldsOf", {
	enumerable: true,
	get: function() {
		return fieldsOf;
	}
});
Object.defineProperty(exports, "judgeFrom", {
	enumerable: true,
	get: function() {
		return judgeFrom;
	}
});
Object.defineProperty(exports, "listOf", {
	enumerable: true,
	get: function() {
		return listOf;
	}
});
Object.defineProperty(exports, "numberOf", {
	enumerable: true,
	get: function() {
		return numberOf;
	}
});
Object.defineProperty(exports, "onlyOne", {
	enumerable: true,
	get: function() {
		return onlyOne;
	}
});
Object.defineProperty(exports, "parseNumber", {
	enumerable: true,
	get: function() {
		return parseNumber;
	}
});
Object.defineProperty(exports, "possibleMs", {
	enumerable: true,
	get: function() {
		return possibleMs;
	}
});
Object.defineProperty(exports, "sampleOf", {
	enumerable: true,
	get: function() {
		return sampleOf;
	}
});
Object.defineProperty(exports, "saysLowerIsBetter", {
	enumerable: true,
	get: function() {
		return saysLowerIsBetter;
	}
});
Object.defineProperty(exports, "sumTokens", {
	enumerable: true,
	get: function() {
		return sumTokens;
	}
});
Object.defineProperty(exports, "textOfField", {
	enumerable: true,
	get: function() {
		return textOfField;
	}
});
Object.defineProperty(exports, "tokensOf", {
	enumerable: true,
	get: function() {
		return tokensOf;
	}
});
Object.defineProperty(exports, "toolCallsOf", {
	enumerable: true,
	get: function() {
		return toolCallsOf;
	}
});
Object.defineProperty(exports, "withoutIterationNumber", {
	enumerable: true,
	get: function() {
		return withoutIterationNumber;
	}
});
