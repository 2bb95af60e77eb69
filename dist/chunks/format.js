// src/model/format.ts
const minus = "−";
function formatCount(count) {
	return formatted("grouped", count);
}
function plural(count, one, many = `${one}s`) {
	return `${formatCount(count)} ${count === 1 ? one : many}`;
}
function formatRate(rate, decimals = 1) {
	if (rate === null || Number.isNaN(rate)) return "n/a";
	const share = Number(rate.toPrecision(12));
	if (share >= 1) return "100%";
	if (share <= 0) return "0%";
	const step = 10 ** -decimals;
	return `${fixed(Math.min(100 - step, Math.max(step, share * 100)), decimals)}%`;
}
function formatSetting(share) {
	return `${formatNumber(share * 100, 10)}%`;
}
function formatRateBeside(rate, limit) {
	return digitsUntilDifferent(rate, limit, formatRate, {
		from: 1,
		limitText: formatSetting(limit)
	});
}
function formatPoints(difference) {
	const points = roundedPoints(difference);
	return `${fixed(points, 1)} ${points === 1 ? "point" : "points"}`;
}
function formatPointsChange(difference) {
	return `${signOf(difference)}${formatPoints(difference)}`;
}
function formatChange(relative) {
	return relative === null ? "n/a" : `${signOf(relative)}${grownBy(relative)}`;
}
function formatGrowth(relative) {
	return relative === null ? "n/a" : grownBy(relative);
}
function grownBy(relative) {
	return `${formatDecimal(roundedPoints(relative))}%`;
}
function roundedPoints(difference) {
	const size = Math.abs(Number(difference.toPrecision(12))) * 100;
	return size === 0 ? 0 : Math.max(.1, Number(size.toFixed(1)));
}
function signOf(value) {
	return value > 0 ? "+" : value < 0 ? minus : "";
}
function formatP(pValue) {
	if (pValue < 1e-4) return "p < 0.0001";
	if (pValue < 1 && pValue > .99) return "p > 0.99";
	return `p = ${roundedUp(pValue)}`;
}
function formatLevel(level) {
	return String(roundedUp(level));
}
function roundedUp(value) {
	if (value <= 0) return 0;
	const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
	return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(2));
}
function formatNumber(value, digits = 3) {
	if (!Number.isFinite(value)) return "n/a";
	if (value === 0) return "0";
	return (Math.abs(value) >= 1e3 && digits <= 3 ? formatted("grouped", value) : formatted(digits, value)).replace("-", minus);
}
function formatNumberBeside(value, limit) {
	return digitsUntilDifferent(value, limit, formatNumber, {
		from: 3,
		limitText: formatNumber(limit, 10)
	});
}
function formatMoney(usd) {
	if (!Number.isFinite(usd)) return "n/a";
	const size = Math.abs(usd);
	const rounded = size >= 1 ? size : Number(size.toPrecision(3));
	const text = hasCents(rounded) ? formatted("cents", rounded) : formatted(3, rounded);
	return `${usd < 0 ? minus : ""}${text} USD`;
}
function hasCents(size) {
	return size >= 1 || Number(size.toFixed(2)) === size;
}
function formatDuration(ms) {
	if (ms < .995) return `${fixed(Math.max(0, ms), 2)} ms`;
	if (ms < 9.95) return `${fixed(ms, 1)} ms`;
	if (ms < 999.5) return `${Math.round(ms)} ms`;
	if (ms < 59950) return `${Number((ms / 1e3).toPrecision(3))} s`;
	const seconds = Math.round(ms / 1e3);
	if (seconds < 3600) return parts([Math.floor(seconds / 60), "min"], [seconds % 60, "s"]);
	const minutes = Math.round(ms / 6e4);
	return parts([Math.floor(minutes / 60), "h"], [minutes % 60, "min"]);
}
function formatWait(ms) {
	const seconds = Math.max(0, Math.round(ms / 1e3));
	return seconds === 0 ? "0 s" : formatDuration(seconds * 1e3);
}
function parts(...amounts) {
	return amounts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${formatCount(amount)} ${unit}`).join(" ");
}
function formatAge(ms) {
	const minutes = Math.max(0, Math.round(ms / 6e4));
	if (minutes < 60) return plural(minutes, "minute");
	const hours = Math.round(minutes / 60);
	return hours < 48 ? plural(hours, "hour") : plural(Math.round(hours / 24), "day");
}
function formatTime(epochMs) {
	const date = new Date(epochMs);
	return Number.isNaN(date.getTime()) ? "at an unknown time" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
function quoteName(name) {
	return `“${name.length > 120 ? `${name.slice(0, 119).toWellFormed()}…` : name}”`;
}
function quoteNames(names, limit = 5) {
	const shown = names.slice(0, limit).map(quoteName);
	const rest = names.length - shown.length;
	return rest > 0 ? `${shown.join(", ")} and ${formatCount(rest)} more` : shown.join(", ");
}
function fixed(value, decimals) {
	return String(Number(value.toFixed(decimals)));
}
function formatDecimal(value) {
	return value >= 1e3 ? formatted("grouped", value) : fixed(value, 1);
}
const formatters = new Map();
function formatted(notation, value) {
	if (notation !== "cents" && isShort(value, notation === "grouped" ? 0 : notation)) return String(value);
	let formatter = formatters.get(notation);
	if (formatter === void 0) {
		formatter = new Intl.NumberFormat("en-US", optionsOf(notation));
		formatters.set(notation, formatter);
	}
	return formatter.format(value);
}
function isShort(value, significantDigits) {
	const size = Math.abs(value);
	if (Number.isInteger(value)) return size < 1e3 && !Object.is(value, -0) && (significantDigits === 0 || significantDigits >= 3);
	if (size < 1e-6 || size >= 1e3) return false;
	return String(size).replace(/^0?\.?0*/, "").replace(".", "").length <= significantDigits;
}
function optionsOf(notation) {
	if (notation === "grouped") return { maximumFractionDigits: 0 };
	if (notation === "cents") return {
		minimumFractionDigits: 2,
		maximumFractionDigits: 2
	};
	return { maximumSignificantDigits: notation };
}
function digitsUntilDifferent(value, limit, write, { from, limitText }) {
	let text = write(value, from);
	for (let digits = from + 1; value !== limit && text === limitText && digits <= 12; digits += 1) text = write(value, digits);
	return text;
}
Object.defineProperty(exports, "formatAge", {
	enumerable: true,
	get: function() {
		return formatAge;
	}
});
Object.defineProperty(exports, "formatChange", {
	enumerable: true,
	get: function() {
		return formatChange;
	}
});
Object.defineProperty(exports, "formatCount", {
	enumerable: true,
	get: function() {
		return formatCount;
	}
});
Object.defineProperty(exports, "formatDuration", {
	enumerable: true,
	get: function() {
		return formatDuration;
	}
});
Object.defineProperty(exports, "formatGrowth", {
	enumerable: true,
	get: function() {
		return formatGrowth;
	}
});
Object.defineProperty(exports, "formatLevel", {
	enumerable: true,
	get: function() {
		return formatLevel;
	}
});
Object.defineProperty(exports, "formatMoney", {
	enumerable: true,
	get: function() {
		return formatMoney;
	}
});
Object.defineProperty(exports, "formatNumber", {
	enumerable: true,
	get: function() {
		return formatNumber;
	}
});
Object.defineProperty(exports, "formatNumberBeside", {
	enumerable: true,
	get: function() {
		return formatNumberBeside;
	}
});
Object.defineProperty(exports, "formatP", {
	enumerable: true,
	get: function() {
		return formatP;
	}
});
Object.defineProperty(exports, "formatPoints", {
	enumerable: true,
	get: function() {
		return formatPoints;
	}
});
Object.defineProperty(exports, "formatPointsChange", {
	enumerable: true,
	get: function() {
		return formatPointsChange;
	}
});
Object.defineProperty(exports, "formatRate", {
	enumerable: true,
	get: function() {
		return formatRate;
	}
});
Object.defineProperty(exports, "formatRateBeside", {
	enumerable: true,
	get: function() {
		return formatRateBeside;
	}
});
Object.defineProperty(exports, "formatSetting", {
	enumerable: true,
	get: function() {
		return formatSetting;
	}
});
Object.defineProperty(exports, "formatTime", {
	enumerable: true,
	get: function() {
		return formatTime;
	}
});
Object.defineProperty(exports, "formatWait", {
	enumerable: true,
	get: function() {
		return formatWait;
	}
});
Object.defineProperty(exports, "plural", {
	enumerable: true,
	get: function() {
		return plural;
	}
});
Object.defineProperty(exports, "quoteName", {
	enumerable: true,
	get: function() {
		return quoteName;
	}
});
Object.defineProperty(exports, "quoteNames", {
	enumerable: true,
	get: function() {
		return quoteNames;
	}
});
