// src/model/nearest.ts
function nearest(word, candidates) {
	let best;
	let bestDistance = Number.POSITIVE_INFINITY;
	for (const candidate of candidates) {
		const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
		if (distance < bestDistance) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best !== void 0 && bestDistance <= Math.max(1, Math.floor(best.length / 3)) ? best : void 0;
}
function editDistance(from, to) {
	const a = from.slice(0, 100);
	const b = to.slice(0, 100);
	let row = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let i = 1; i <= a.length; i += 1) {
		const next = [i];
		for (let j = 1; j <= b.length; j += 1) {
			const substitution = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			next[j] = Math.min(substitution, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
		}
		row = next;
	}
	return row[b.length] ?? 0;
}
Object.defineProperty(exports, "nearest", {
	enumerable: true,
	get: function() {
		return nearest;
	}
});
