// src/service/operation/print-json.ts
function printJson(value) {
	return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`).replaceAll("##[", "#\\u0023[");
}
Object.defineProperty(exports, "printJson", {
	enumerable: true,
	get: function() {
		return printJson;
	}
});
