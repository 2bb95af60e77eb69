const require_rolldown_runtime = require("./rolldown-runtime.js");
let node_net = require("node:net");
// src/http/proxy.ts
var proxy_exports = require_rolldown_runtime.__exportAll({
	createConnectionPool: () => createConnectionPool,
	isLoopback: () => isLoopback,
	proxyFor: () => proxyFor
});
function isLoopback(hostname) {
	const name = hostname.toLowerCase().replace(/^\[|\]$/g, "");
	if (name === "localhost" || name.endsWith(".localhost") || name === "::1") return true;
	return (0, node_net.isIP)(name) === 4 && name.startsWith("127.");
}
function isExempt(url, noProxy) {
	const port = url.port === "" ? url.protocol === "https:" ? "443" : "80" : url.port;
	const host = url.hostname.toLowerCase().replace(/^\[|\]$/g, "");
	return noProxy.split(/[\s,]+/).filter((entry) => entry !== "").some((entry) => {
		if (entry === "*") return true;
		const [, name = entry, entryPort] = /^(.*?[^:]):(\d+)$/.exec(entry) ?? [];
		if (entryPort !== void 0 && entryPort !== port) return false;
		const domain = name.toLowerCase().replace(/^\[|\]$/g, "").replace(/^\*?\./, "");
		return host === domain || host.endsWith(`.${domain}`);
	});
}
function proxyFor(url, env) {
	if (isLoopback(url.hostname)) return void 0;
	const read = (name) => env[name] || env[name.toUpperCase()] || void 0;
	const proxy = url.protocol === "https:" ? read("https_proxy") : read("http_proxy");
	if (proxy === void 0 || isExempt(url, read("no_proxy") ?? "")) return void 0;
	return proxy.includes("://") ? proxy : `http://${proxy}`;
}
function createConnectionPool(env) {
	const options = {
		connections: 8,
		maxResponseSize: -1,
		connect: { timeout: 1e4 }
	};
	const dispatchers = new Map();
	return {
		dispatcherFor(url) {
			const proxy = proxyFor(url, env);
			const key = proxy ?? "";
			const known = dispatchers.get(key);
			if (known !== void 0) return known;
			const created = Promise.resolve().then(() => require("./undici.js")).then((n) => require_rolldown_runtime.__toESM(n.require_undici(), 1)).then(({ Agent, ProxyAgent }) => proxy === void 0 ? new Agent(options) : new ProxyAgent({
				...options,
				uri: proxy
			}));
			dispatchers.set(key, created);
			created.catch(() => dispatchers.delete(key));
			return created;
		},
		async close() {
			const open = [...dispatchers.values()];
			dispatchers.clear();
			await Promise.all(open.map(async (dispatcher) => (await dispatcher).close()));
		}
	};
}
Object.defineProperty(exports, "createConnectionPool", {
	enumerable: true,
	get: function() {
		return createConnectionPool;
	}
});
Object.defineProperty(exports, "isLoopback", {
	enumerable: true,
	get: function() {
		return isLoopback;
	}
});
Object.defineProperty(exports, "proxy_exports", {
	enumerable: true,
	get: function() {
		return proxy_exports;
	}
});
