const require_core = require("./core.js");
const require_platform = require("./platform.js");
// src/platform/actions-log.ts
const actionsLog = {
	debug: (message) => require_core.debug(require_platform.neutraliseLog(message)),
	info: (message) => require_core.info(require_platform.neutraliseLog(message)),
	notice: (message) => require_core.notice(message),
	warning: (message) => require_core.warning(message),
	error: (message) => require_core.error(message),
	mask: (secret) => require_core.setSecret(secret)
};
Object.defineProperty(exports, "actionsLog", {
	enumerable: true,
	get: function() {
		return actionsLog;
	}
});
