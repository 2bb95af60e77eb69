// src/model/run/sample.ts
function addToSample(sample, value) {
	return sample === void 0 ? value : addSamples(sample, value);
}
function addSamples(a, b) {
	if (a === void 0 || b === void 0) return a ?? b;
	if (typeof a !== "number" && typeof b === "number") return {
		count: a.count + 1,
		sum: a.sum + b,
		sumOfSquares: a.sumOfSquares + b * b,
		min: Math.min(a.min, b),
		max: Math.max(a.max, b)
	};
	const [left, right] = [momentsOf(a), momentsOf(b)];
	return {
		count: left.count + right.count,
		sum: left.sum + right.sum,
		sumOfSquares: left.sumOfSquares + right.sumOfSquares,
		min: Math.min(left.min, right.min),
		max: Math.max(left.max, right.max)
	};
}
function momentsOf(sample) {
	if (typeof sample !== "number") return sample;
	return {
		count: 1,
		sum: sample,
		sumOfSquares: sample * sample,
		min: sample,
		max: sample
	};
}
function meanOf(sample) {
	if (typeof sample === "number" || sample === void 0) return sample;
	return sample.count === 0 ? void 0 : sample.sum / sample.count;
}
Object.defineProperty(exports, "addSamples", {
	enumerable: true,
	get: function() {
		return addSamples;
	}
});
Object.defineProperty(exports, "addToSample", {
	enumerable: true,
	get: function() {
		return addToSample;
	}
});
Object.defineProperty(exports, "meanOf", {
	enumerable: true,
	get: function() {
		return meanOf;
	}
});
Object.defineProperty(exports, "momentsOf", {
	enumerable: true,
	get: function() {
		return momentsOf;
	}
});
