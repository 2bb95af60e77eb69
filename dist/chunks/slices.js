const mostValues = 1e3;
const mostOfRun = 5e3;
function sliceOf(name, value) {
	return `${name}: ${value}`.slice(0, 160);
}
function sliceName(slice) {
	const end = slice.indexOf(": ");
	return end < 0 ? slice : slice.slice(0, end);
}
function joinSlices(a, b) {
	if (a === void 0 || b === void 0 || a === b) return a ?? b;
	const added = b.filter((slice) => !a.includes(slice));
	return added.length === 0 ? a : [...a, ...added].slice(0, 20);
}
var SlicePool = class {
	#slices = new Map();
	#values = new Map();
	#lists = new Map();
	share(slices, onRefused) {
		const known = [];
		for (const slice of slices) {
			const shared = this.#slices.get(slice) ?? this.#add(slice);
			if (shared === void 0) onRefused?.(sliceName(slice));
			else if (!known.includes(shared) && known.length < 20) known.push(shared);
		}
		if (known.length === 0) return void 0;
		known.sort();
		const key = known.join("");
		const before = this.#lists.get(key);
		if (before !== void 0) return before;
		if (this.#lists.size < mostOfRun) this.#lists.set(key, known);
		return known;
	}
	#add(slice) {
		const name = sliceName(slice);
		const values = this.#values.get(name) ?? 0;
		if (values >= mostValues || this.#slices.size >= mostOfRun) return void 0;
		this.#values.set(name, values + 1);
		this.#slices.set(slice, slice);
		return slice;
	}
};
Object.defineProperty(exports, "SlicePool", {
	enumerable: true,
	get: function() {
		return SlicePool;
	}
});
Object.defineProperty(exports, "joinSlices", {
	enumerable: true,
	get: function() {
		return joinSlices;
	}
});
Object.defineProperty(exports, "sliceName", {
	enumerable: true,
	get: function() {
		return sliceName;
	}
});
Object.defineProperty(exports, "sliceOf", {
	enumerable: true,
	get: function() {
		return sliceOf;
	}
});
