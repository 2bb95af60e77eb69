import { n as isLoopback } from "./proxy2.js";
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
export { checkBaseUrl as n, isTrustworthy as r, checkApiKey as t };
