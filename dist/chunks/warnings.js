const require_platform = require("./platform.js");
// src/platform/system/warnings.ts
function neutraliseWarnings() {
	process.removeAllListeners("warning");
	process.on("warning", ({ name, message }) => {
		process.stderr.write(`${require_platform.neutraliseLog(`${name}: ${message}`)}\n`);
	});
}
Object.defineProperty(exports, "neutraliseWarnings", {
	enumerable: true,
	get: function() {
		return neutraliseWarnings;
	}
});
