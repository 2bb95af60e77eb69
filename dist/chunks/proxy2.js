import { i as __toESM } from "./rolldown-runtime.js";
import { isIP } from "node:net";
// src/http/proxy.ts
/** `localhost`, `*.localhost`, `127.0.0.0/8` and `::1`. Expects a host name as `URL` gives it. */
function isLoopback(hostname) {
	const name = hostname.toLowerCase().replace(/^\[|\]$/g, "");
	if (name === "localhost" || name.endsWith(".localhost") || name === "::1") return true;
	return isIP(name) === 4 && name.startsWith("127.");
}
/** Whether NO_PROXY (`a.com, .b.com, *.c.com, d.com:8443, *`) covers the URL. A name covers its subdomains. */
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
/**
* The proxy to use for a URL by HTTP_PROXY, HTTPS_PROXY and NO_PROXY (lower case wins), or none. Loopback is
* never sent to a proxy: it would be the proxy's own loopback.
*/
function proxyFor(url, env) {
	if (isLoopback(url.hostname)) return void 0;
	const read = (name) => env[name] || env[name.toUpperCase()] || void 0;
	const proxy = url.protocol === "https:" ? read("https_proxy") : read("http_proxy");
	if (proxy === void 0 || isExempt(url, read("no_proxy") ?? "")) return void 0;
	return proxy.includes("://") ? proxy : `http://${proxy}`;
}
/** One keep-alive pool per proxy and one for direct connections; undici is loaded with the first of them. */
function createConnectionPool(env) {
	const options = {
		connections: 8,
		maxResponseSize: -1,
		connect: { timeout: 1e4 }
	};
	const dispatchers = /* @__PURE__ */ new Map();
	return {
		dispatcherFor(url) {
			const proxy = proxyFor(url, env);
			const key = proxy ?? "";
			const known = dispatchers.get(key);
			if (known !== void 0) return known;
			const created = import("./undici2.js").then((m) => /* @__PURE__ */ __toESM(m.default, 1)).then(({ Agent, ProxyAgent }) => proxy === void 0 ? new Agent(options) : new ProxyAgent({
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
export { isLoopback as n, proxyFor as r, createConnectionPool as t };
