// src/reports/damage.ts
var Damage = class extends Error {
	offset;
	advice;
	constructor(message, offset, advice) {
		super(message);
		this.name = "Damage";
		this.offset = offset;
		this.advice = advice;
	}
};
Object.defineProperty(exports, "Damage", {
	enumerable: true,
	get: function() {
		return Damage;
	}
});
