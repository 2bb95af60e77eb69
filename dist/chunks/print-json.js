// src/service/operation/print-json.ts
/**
* JSON for a terminal or a job log. Foreign text stays the same data, but control characters, direction marks
* and the runner's `##[` are escaped, so that they do nothing there.
*/
function printJson(value) {
	return JSON.stringify(value, null, 2).replace(/[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`).replaceAll("##[", "#\\u0023[");
}
export { printJson as t };
