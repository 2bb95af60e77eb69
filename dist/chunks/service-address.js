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
// src/http/service-address.ts
/** HTTPS, or HTTP to this machine: the only places where a key may go. */
function isTrustworthy(url) {
	return url.protocol === "https:" || url.protocol === "http:" && isLoopback(url.hostname);
}
const example = "Use the whole base URL, for example https://evals.example.com/api/v1.";
/**
* What is wrong with a base URL of the service: it must be https (or http on loopback) and free of credentials,
* query and fragment. The text is not part of the message, because it may contain credentials.
*/
function checkBaseUrl(text) {
	const url = URL.parse(text.trim());
	if (url === null) return {
		predicate: "must be an https URL",
		advice: example
	};
	if (url.username !== "" || url.password !== "") return {
		predicate: "must not contain credentials",
		advice: "Pass the key as api-key, not in the URL."
	};
	if (!isTrustworthy(url)) return {
		predicate: "must be an https URL",
		advice: `Over http the key would be sent unencrypted, so http is allowed on loopback addresses only. ${example}`
	};
	if (url.search !== "" || url.hash !== "") return {
		predicate: "must not have a query or a fragment",
		advice: example
	};
}
/** What is wrong with an API key of the service. The key is not part of the message. */
function checkApiKey(text) {
	const advice = "Create a key in the app of the service and store it as a secret of the repository.";
	const key = text.trim();
	if (key === "") return {
		predicate: "is empty",
		advice
	};
	if (/^(gh[a-z]_|github_pat_)/.test(key)) return {
		predicate: "is a GitHub token; it must be a key of the eval service, which starts with sk_",
		advice
	};
	if (!key.startsWith("sk_")) return {
		predicate: "must be a key of the eval service, which starts with sk_",
		advice
	};
	if (!/^[\x21-\x7e]+$/.test(key)) return {
		predicate: "contains spaces or other characters that no key contains",
		advice
	};
}
export { isLoopback as a, createConnectionPool as i, checkBaseUrl as n, isTrustworthy as r, checkApiKey as t };
