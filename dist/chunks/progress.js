const require_neutralise = require("./neutralise.js");
// src/jobs/progress.ts
const lineEveryMs = 5e3;
const replacedEveryMs = 250;
const silentMs = 2e3;
function createProgress(what, { clock, log }) {
	let [done, total, startedAt] = [
		0,
		void 0,
		void 0
	];
	let saidAt = Number.NEGATIVE_INFINITY;
	return {
		expect(all) {
			total = all;
		},
		add(count) {
			const now = clock.now();
			startedAt ??= now;
			done += count;
			const everyMs = log.progress === void 0 ? lineEveryMs : replacedEveryMs;
			if (now - startedAt < silentMs || now - saidAt < everyMs) return;
			saidAt = now;
			const line = describeProgress(what, done, total, now - startedAt);
			if (log.progress === void 0) log.info(line);
			else log.progress(line, total === void 0 ? void 0 : done / total);
		},
		end() {
			log.progress?.("");
		}
	};
}
function describeProgress(what, done, total, elapsedMs) {
	const perMs = done / Math.max(1, elapsedMs);
	const rate = `${require_neutralise.formatCount(Math.round(perMs * 1e3))} a second`;
	if (total === void 0 || total < done) return `${require_neutralise.formatCount(done)} ${what}, ${rate}`;
	const left = perMs === 0 ? "" : `, ${require_neutralise.formatWait((total - done) / perMs)} left`;
	return `${require_neutralise.formatCount(done)} of ${require_neutralise.formatCount(total)} ${what}, ${rate}${left}`;
}
Object.defineProperty(exports, "createProgress", {
	enumerable: true,
	get: function() {
		return createProgress;
	}
});
