import { setTimeout as setTimeout$1 } from "node:timers/promises";
// src/platform/clock.ts
/** As {@link Platform.startTimer} describes it. */
function startTimer(ms, onEnd) {
	const timer = setTimeout(onEnd, ms);
	return () => clearTimeout(timer);
}
const systemClock = {
	now: () => Math.round(performance.timeOrigin + performance.now()),
	sleep: (ms, signal) => setTimeout$1(ms, void 0, signal === void 0 ? {} : { signal })
};
// src/platform/neutralise.ts
/**
* Foreign text for a log line. The runner takes a line that starts with `::name` (or holds `##[name]`) for a
* command; both are broken up visibly. Other control characters than tab and newline are shown as symbols, so
* that a name can't move the cursor or recolour the log.
*/
function neutraliseLog(text) {
	return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, "$1:​").replaceAll("##[", "#​#[").replace(/\p{Cc}/gu, showControl);
}
function showControl(character) {
	const code = character.charCodeAt(0);
	if (character === "	" || character === "\n") return character;
	if (code < 32) return String.fromCharCode(9216 + code);
	return code === 127 ? "␡" : "�";
}
export { startTimer as n, systemClock as r, neutraliseLog as t };
