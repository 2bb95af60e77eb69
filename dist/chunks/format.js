// src/model/format.ts
/**
* Figures, names and counts as people read them. Sentences of the verdict, tables and logs all use these functions,
* so the same figure is the same text everywhere. English, and the same on every machine.
*/
const minus = "−";
const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", {
	minimumFractionDigits: 2,
	maximumFractionDigits: 2
});
/** `12,345`. */
function formatCount(count) {
	return grouped.format(count);
}
/** `1 case`, `2 cases`, `12,345 cases`. */
function plural(count, one, many = `${one}s`) {
	return `${formatCount(count)} ${count === 1 ? one : many}`;
}
/**
* A share (0..1) as `97.5%`. `100%` means all and `0%` means none: everything in between is shown as 0.1% to 99.9%.
*
* @param rate `null`: a share of nothing, shown as `n/a`
* @param decimals digits after the point; zeros at the end are dropped
*/
function formatRate(rate, decimals = 1) {
	if (rate === null || Number.isNaN(rate)) return "n/a";
	const share = Number(rate.toPrecision(12));
	if (share >= 1) return "100%";
	if (share <= 0) return "0%";
	const step = 10 ** -decimals;
	return `${fixed(Math.min(100 - step, Math.max(step, share * 100)), decimals)}%`;
}
/** A configured share or growth, exactly: `95%`, `99.95%`, `150%`. */
function formatSetting(share) {
	return `${formatNumber(share * 100, 10)}%`;
}
/** {@link formatRate} with as many decimals as it takes to differ from a limit that it does not meet exactly. */
function formatRateBeside(rate, limit) {
	return digitsUntilDifferent(rate, limit, formatRate, {
		from: 1,
		limitText: formatSetting(limit)
	});
}
/** A difference of two shares (-1..1) without its sign: `2.1 points`. */
function formatPoints(difference) {
	const points = roundedPoints(difference);
	return `${fixed(points, 1)} ${points === 1 ? "point" : "points"}`;
}
/** The same with its sign: `−2.1 points`, `+1 point`. */
function formatPointsChange(difference) {
	return `${signOf(difference)}${formatPoints(difference)}`;
}
/** A relative change: `+12.5%`, `−50%`; `n/a` where there was nothing before. */
function formatChange(relative) {
	return relative === null ? "n/a" : `${signOf(relative)}${grownBy(relative)}`;
}
/** The size of a relative change, without its sign: `12.5%`. */
function formatGrowth(relative) {
	return relative === null ? "n/a" : grownBy(relative);
}
function grownBy(relative) {
	return `${formatDecimal(roundedPoints(relative))}%`;
}
/** Tenths of a point; only an exact 0 is shown as 0. */
function roundedPoints(difference) {
	const size = Math.abs(Number(difference.toPrecision(12))) * 100;
	return size === 0 ? 0 : Math.max(.1, Number(size.toFixed(1)));
}
function signOf(value) {
	return value > 0 ? "+" : value < 0 ? minus : "";
}
/**
* `p = 0.012`, or `p < 0.0001`. Two digits, rounded up, so that a p-value is never understated and, next to
* {@link formatLevel}, a value within its threshold never appears to exceed it.
*/
function formatP(pValue) {
	if (pValue < 1e-4) return "p < 0.0001";
	if (pValue < 1 && pValue > .99) return "p > 0.99";
	return `p = ${roundedUp(pValue)}`;
}
/** The threshold of a p-value, rounded like the p-value. */
function formatLevel(level) {
	return String(roundedUp(level));
}
/** Two significant digits, rounded up. */
function roundedUp(value) {
	if (value <= 0) return 0;
	const unit = 10 ** (Math.floor(Math.log10(value)) - 1);
	return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(2));
}
/** A plain number such as a score: three significant digits, from 1,000 on the whole number with separators. */
function formatNumber(value, digits = 3) {
	if (!Number.isFinite(value)) return "n/a";
	if (value === 0) return "0";
	return (Math.abs(value) >= 1e3 && digits <= 3 ? grouped.format(value) : significant(digits).format(value)).replace("-", minus);
}
/** {@link formatNumber} with as many digits as it takes to differ from a limit that it does not meet exactly. */
function formatNumberBeside(value, limit) {
	return digitsUntilDifferent(value, limit, formatNumber, {
		from: 3,
		limitText: formatNumber(limit, 10)
	});
}
/** US dollars: `0.0031 USD`, `1.50 USD`. No `$`: GitHub renders text between two of them as mathematics. */
function formatMoney(usd) {
	if (!Number.isFinite(usd)) return "n/a";
	const size = Math.abs(usd);
	const rounded = size >= 1 ? size : Number(size.toPrecision(3));
	const text = hasCents(rounded) ? cents.format(rounded) : significant(3).format(rounded);
	return `${usd < 0 ? minus : ""}${text} USD`;
}
function hasCents(size) {
	return size >= 1 || Number(size.toFixed(2)) === size;
}
/** Milliseconds as `0.25 ms`, `850 ms`, `1.18 s`, `3 min 20 s`, `2 h 1 min`. */
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
/** A waiting time, to the second: `45 s`, `3 min 20 s`. */
function formatWait(ms) {
	const seconds = Math.max(0, Math.round(ms / 1e3));
	return seconds === 0 ? "0 s" : formatDuration(seconds * 1e3);
}
function parts(...amounts) {
	return amounts.filter(([amount]) => amount > 0).map(([amount, unit]) => `${formatCount(amount)} ${unit}`).join(" ");
}
/** How old something is: `5 minutes`, `24 hours`, `3 days`. A time in the future is `0 minutes`. */
function formatAge(ms) {
	const minutes = Math.max(0, Math.round(ms / 6e4));
	if (minutes < 60) return plural(minutes, "minute");
	const hours = Math.round(minutes / 60);
	return hours < 48 ? plural(hours, "hour") : plural(Math.round(hours / 24), "day");
}
/** Unix epoch ms as `2026-11-21 03:04 UTC`. */
function formatTime(epochMs) {
	const date = new Date(epochMs);
	return Number.isNaN(date.getTime()) ? "at an unknown time" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}
/** A name in a sentence, `“name”`, cut to 120 characters. */
function quoteName(name) {
	return `“${name.length > 120 ? `${name.slice(0, 119).toWellFormed()}…` : name}”`;
}
/** Names in a sentence, `“a”, “b” and 3 more`. */
function quoteNames(names, limit = 5) {
	const shown = names.slice(0, limit).map(quoteName);
	const rest = names.length - shown.length;
	return rest > 0 ? `${shown.join(", ")} and ${formatCount(rest)} more` : shown.join(", ");
}
/** At most this many decimals, without zeros at the end and without separators. */
function fixed(value, decimals) {
	return String(Number(value.toFixed(decimals)));
}
/** At most one decimal, with separators. */
function formatDecimal(value) {
	return value >= 1e3 ? grouped.format(value) : fixed(value, 1);
}
const formatters = /* @__PURE__ */ new Map();
function significant(digits) {
	let formatter = formatters.get(digits);
	if (formatter === void 0) {
		formatter = new Intl.NumberFormat("en-US", { maximumSignificantDigits: digits });
		formatters.set(digits, formatter);
	}
	return formatter;
}
function digitsUntilDifferent(value, limit, write, { from, limitText }) {
	let text = write(value, from);
	for (let digits = from + 1; value !== limit && text === limitText && digits <= 12; digits += 1) text = write(value, digits);
	return text;
}
export { formatWait as _, formatGrowth as a, quoteNames as b, formatNumber as c, formatPoints as d, formatPointsChange as f, formatTime as g, formatSetting as h, formatDuration as i, formatNumberBeside as l, formatRateBeside as m, formatChange as n, formatLevel as o, formatRate as p, formatCount as r, formatMoney as s, formatAge as t, formatP as u, plural as v, quoteName as y };
