import { Sr as e, _r as t, br as n, dr as r, fr as i, gr as a, hr as o, mr as s, pr as c, ur as l, ut as u, vr as d, yr as f } from "./types.js";
let p;
p = globalThis.crypto?.webcrypto ?? globalThis.crypto ?? import(`node:crypto`).then((e) => e.webcrypto);
async function m(e) {
	return (await p).getRandomValues(new Uint8Array(e));
}
async function h(e) {
	let t = ``;
	for (; t.length < e;) {
		let n = await m(e - t.length);
		for (let e of n) e < 198 && (t += `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~`[e % 66]);
	}
	return t;
}
async function g(e) {
	return await h(e);
}
async function ee(e) {
	let t = await (await p).subtle.digest(`SHA-256`, new TextEncoder().encode(e));
	return btoa(String.fromCharCode(...new Uint8Array(t))).replace(/\//g, `_`).replace(/\+/g, `-`).replace(/=/g, ``);
}
async function _(e) {
	if (e ||= 43, e < 43 || e > 128) throw `Expected a length between 43 and 128. Received ${e}.`;
	let t = await g(e);
	return {
		code_verifier: t,
		code_challenge: await ee(t)
	};
}
const v = {
	invalid_type: `invalid_type`,
	too_big: `too_big`,
	too_small: `too_small`,
	invalid_format: `invalid_format`,
	not_multiple_of: `not_multiple_of`,
	unrecognized_keys: `unrecognized_keys`,
	invalid_union: `invalid_union`,
	invalid_key: `invalid_key`,
	invalid_element: `invalid_element`,
	invalid_value: `invalid_value`,
	custom: `custom`
};
var te;
te ||= {};
function y(e) {
	return n(l, e);
}
const b = f().superRefine((t, n) => {
	if (!URL.canParse(t)) return n.addIssue({
		code: v.custom,
		message: `URL must be parseable`,
		fatal: !0
	}), e;
}).refine((e) => {
	let t = new URL(e);
	return t.protocol !== `javascript:` && t.protocol !== `data:` && t.protocol !== `vbscript:`;
}, { message: `URL cannot use javascript:, data:, or vbscript: scheme` }), ne = o({
	resource: d().url(),
	authorization_servers: i(b).optional(),
	jwks_uri: d().url().optional(),
	scopes_supported: i(d()).optional(),
	bearer_methods_supported: i(d()).optional(),
	resource_signing_alg_values_supported: i(d()).optional(),
	resource_name: d().optional(),
	resource_documentation: d().optional(),
	resource_policy_uri: d().url().optional(),
	resource_tos_uri: d().url().optional(),
	tls_client_certificate_bound_access_tokens: c().optional(),
	authorization_details_types_supported: i(d()).optional(),
	dpop_signing_alg_values_supported: i(d()).optional(),
	dpop_bound_access_tokens_required: c().optional()
}), x = o({
	issuer: d(),
	authorization_endpoint: b,
	token_endpoint: b,
	registration_endpoint: b.optional(),
	scopes_supported: i(d()).optional(),
	response_types_supported: i(d()),
	response_modes_supported: i(d()).optional(),
	grant_types_supported: i(d()).optional(),
	token_endpoint_auth_methods_supported: i(d()).optional(),
	token_endpoint_auth_signing_alg_values_supported: i(d()).optional(),
	service_documentation: b.optional(),
	revocation_endpoint: b.optional(),
	revocation_endpoint_auth_methods_supported: i(d()).optional(),
	revocation_endpoint_auth_signing_alg_values_supported: i(d()).optional(),
	introspection_endpoint: d().optional(),
	introspection_endpoint_auth_methods_supported: i(d()).optional(),
	introspection_endpoint_auth_signing_alg_values_supported: i(d()).optional(),
	code_challenge_methods_supported: i(d()).optional(),
	client_id_metadata_document_supported: c().optional()
}), re = o({
	issuer: d(),
	authorization_endpoint: b,
	token_endpoint: b,
	userinfo_endpoint: b.optional(),
	jwks_uri: b,
	registration_endpoint: b.optional(),
	scopes_supported: i(d()).optional(),
	response_types_supported: i(d()),
	response_modes_supported: i(d()).optional(),
	grant_types_supported: i(d()).optional(),
	acr_values_supported: i(d()).optional(),
	subject_types_supported: i(d()),
	id_token_signing_alg_values_supported: i(d()),
	id_token_encryption_alg_values_supported: i(d()).optional(),
	id_token_encryption_enc_values_supported: i(d()).optional(),
	userinfo_signing_alg_values_supported: i(d()).optional(),
	userinfo_encryption_alg_values_supported: i(d()).optional(),
	userinfo_encryption_enc_values_supported: i(d()).optional(),
	request_object_signing_alg_values_supported: i(d()).optional(),
	request_object_encryption_alg_values_supported: i(d()).optional(),
	request_object_encryption_enc_values_supported: i(d()).optional(),
	token_endpoint_auth_methods_supported: i(d()).optional(),
	token_endpoint_auth_signing_alg_values_supported: i(d()).optional(),
	display_values_supported: i(d()).optional(),
	claim_types_supported: i(d()).optional(),
	claims_supported: i(d()).optional(),
	service_documentation: d().optional(),
	claims_locales_supported: i(d()).optional(),
	ui_locales_supported: i(d()).optional(),
	claims_parameter_supported: c().optional(),
	request_parameter_supported: c().optional(),
	request_uri_parameter_supported: c().optional(),
	require_request_uri_registration: c().optional(),
	op_policy_uri: b.optional(),
	op_tos_uri: b.optional(),
	client_id_metadata_document_supported: c().optional()
}), ie = t({
	...re.shape,
	...x.pick({ code_challenge_methods_supported: !0 }).shape
}), ae = t({
	access_token: d(),
	id_token: d().optional(),
	token_type: d(),
	expires_in: y().optional(),
	scope: d().optional(),
	refresh_token: d().optional(),
	issuer: d().optional().catch(void 0)
}).strip(), oe = t({
	error: d(),
	error_description: d().optional(),
	error_uri: d().optional()
}), S = b.optional().or(s(``).transform(() => void 0)), se = t({
	redirect_uris: i(b),
	token_endpoint_auth_method: d().optional(),
	grant_types: i(d()).optional(),
	response_types: i(d()).optional(),
	client_name: d().optional(),
	client_uri: b.optional(),
	logo_uri: S,
	scope: d().optional(),
	contacts: i(d()).optional(),
	tos_uri: S,
	policy_uri: d().optional(),
	jwks_uri: b.optional(),
	jwks: r().optional(),
	software_id: d().optional(),
	software_version: d().optional(),
	software_statement: d().optional()
}).strip(), ce = t({
	client_id: d(),
	client_secret: d().optional(),
	client_id_issued_at: a().optional(),
	client_secret_expires_at: a().optional(),
	issuer: d().optional().catch(void 0)
}).strip(), le = se.merge(ce);
t({
	error: d(),
	error_description: d().optional()
}).strip(), t({
	token: d(),
	token_type_hint: d().optional()
}).strip();
function ue(e) {
	let t = typeof e == `string` ? new URL(e) : new URL(e.href);
	return t.hash = ``, t;
}
function de({ requestedResource: e, configuredResource: t }) {
	let n = typeof e == `string` ? new URL(e) : new URL(e.href), r = typeof t == `string` ? new URL(t) : new URL(t.href);
	if (n.origin !== r.origin || n.pathname.length < r.pathname.length) return !1;
	let i = n.pathname.endsWith(`/`) ? n.pathname : n.pathname + `/`, a = r.pathname.endsWith(`/`) ? r.pathname : r.pathname + `/`;
	return i.startsWith(a);
}
var C = class extends Error {
	constructor(e, t) {
		super(e), this.errorUri = t, this.name = this.constructor.name;
	}
	toResponseObject() {
		let e = {
			error: this.errorCode,
			error_description: this.message
		};
		return this.errorUri && (e.error_uri = this.errorUri), e;
	}
	get errorCode() {
		return this.constructor.errorCode;
	}
}, w = class extends C {};
w.errorCode = `invalid_request`;
var T = class extends C {};
T.errorCode = `invalid_client`;
var E = class extends C {};
E.errorCode = `invalid_grant`;
var D = class extends C {};
D.errorCode = `unauthorized_client`;
var O = class extends C {};
O.errorCode = `unsupported_grant_type`;
var k = class extends C {};
k.errorCode = `invalid_scope`;
var A = class extends C {};
A.errorCode = `access_denied`;
var j = class extends C {};
j.errorCode = `server_error`;
var M = class extends C {};
M.errorCode = `temporarily_unavailable`;
var N = class extends C {};
N.errorCode = `unsupported_response_type`;
var P = class extends C {};
P.errorCode = `unsupported_token_type`;
var F = class extends C {};
F.errorCode = `invalid_token`;
var I = class extends C {};
I.errorCode = `method_not_allowed`;
var L = class extends C {};
L.errorCode = `too_many_requests`;
var R = class extends C {};
R.errorCode = `invalid_client_metadata`;
var z = class extends C {};
z.errorCode = `insufficient_scope`;
var B = class extends C {};
B.errorCode = `invalid_target`;
const fe = {
	[w.errorCode]: w,
	[T.errorCode]: T,
	[E.errorCode]: E,
	[D.errorCode]: D,
	[O.errorCode]: O,
	[k.errorCode]: k,
	[A.errorCode]: A,
	[j.errorCode]: j,
	[M.errorCode]: M,
	[N.errorCode]: N,
	[P.errorCode]: P,
	[F.errorCode]: F,
	[I.errorCode]: I,
	[L.errorCode]: L,
	[R.errorCode]: R,
	[z.errorCode]: z,
	[B.errorCode]: B
};
function V(e) {
	return e ? e instanceof Headers ? Object.fromEntries(e.entries()) : Array.isArray(e) ? Object.fromEntries(e) : { ...e } : {};
}
function pe(e = fetch, t) {
	return t ? async (n, r) => e(n, {
		...t,
		...r,
		headers: r?.headers ? {
			...V(t.headers),
			...V(r.headers)
		} : t.headers
	}) : e;
}
const me = [
	301,
	302,
	303,
	307,
	308
];
function he(e, t) {
	return e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port || e.hostname === t.hostname && e.protocol === `http:` && e.port === `` && t.protocol === `https:` && t.port === ``;
}
function ge(e, t) {
	let n = me.includes(e.status) ? e.headers.get(`location`) : null;
	try {
		return n ? new URL(n, t) : void 0;
	} catch {
		return;
	}
}
function H(e, t, n, r, i = 0) {
	let a = ge(r, t), o = r.status === 307 || r.status === 308 || (n?.method ?? `GET`).toUpperCase() === `GET`;
	if (!a || i === 5 || !o) return;
	let s = new URL(t);
	if ((!a.username && !a.password || a.username === s.username && a.password === s.password) && he(s, a)) return Promise.resolve(r.body?.cancel()).then(() => e(a, {
		...n,
		redirect: `manual`
	})).then((t) => H(e, a, n, t, i + 1) ?? t);
}
const _e = /* @__PURE__ */ new WeakSet();
function ve(e) {
	let t = (t, n) => (e ?? fetch)(t, n);
	return _e.add(t), t;
}
function U(e = fetch) {
	return _e.has(e) ? e : (t, n) => n?.redirect === `error` || n?.redirect === `manual` ? e(t, n) : Promise.resolve(e(t, {
		...n,
		redirect: `manual`
	})).then((r) => H(e, t, n, r) ?? r);
}
function ye(e, t) {
	if (e.type === `opaqueredirect`) return `Redirect not followed: this runtime does not expose the redirect target`;
	let n = e.url || t, r = ge(e, n);
	if (r) return r.username = r.password = r.search = r.hash = ``, r.protocol === `http:` && new URL(n).protocol === `https:` ? (r.protocol = `https:`, `Redirect to plain http not followed; try ${r.href} instead`) : `Redirect to ${r.href} not followed`;
}
var be = class extends Error {
	constructor(e) {
		super(e ?? `Unauthorized`);
	}
};
function xe(e) {
	return [
		`client_secret_basic`,
		`client_secret_post`,
		`none`
	].includes(e);
}
const W = `code`, G = `S256`;
function Se(e, t) {
	let n = e.client_secret !== void 0;
	return `token_endpoint_auth_method` in e && e.token_endpoint_auth_method && xe(e.token_endpoint_auth_method) && (t.length === 0 || t.includes(e.token_endpoint_auth_method)) ? e.token_endpoint_auth_method : t.length === 0 ? n ? `client_secret_basic` : `none` : n && t.includes(`client_secret_basic`) ? `client_secret_basic` : n && t.includes(`client_secret_post`) ? `client_secret_post` : t.includes(`none`) ? `none` : n ? `client_secret_post` : `none`;
}
function Ce(e, t, n, r) {
	let { client_id: i, client_secret: a } = t;
	switch (e) {
		case `client_secret_basic`:
			we(i, a, n);
			return;
		case `client_secret_post`:
			Te(i, a, r);
			return;
		case `none`:
			Ee(i, r);
			return;
		default: throw Error(`Unsupported client authentication method: ${e}`);
	}
}
function we(e, t, n) {
	if (!t) throw Error(`client_secret_basic authentication requires a client_secret`);
	let r = btoa(`${e}:${t}`);
	n.set(`Authorization`, `Basic ${r}`);
}
function Te(e, t, n) {
	n.set(`client_id`, e), t && n.set(`client_secret`, t);
}
function Ee(e, t) {
	t.set(`client_id`, e);
}
async function K(e) {
	let t = e instanceof Response ? e.status : void 0, n = e instanceof Response ? await e.text() : e;
	try {
		let { error: e, error_description: t, error_uri: r } = oe.parse(JSON.parse(n));
		return new (fe[e] || j)(t || ``, r);
	} catch (r) {
		let i = e instanceof Response ? ye(e, e.url) : void 0;
		return new j(`${t ? `HTTP ${t}: ` : ``}${i ?? `Invalid OAuth error response: ${r}. Raw body: ${n}`}`);
	}
}
function De(e, t) {
	let [n, r] = [e, t];
	try {
		[n, r] = [new URL(e).href, new URL(t).href];
	} catch {}
	return n === r || n.endsWith(`/`) && n.slice(0, -1) === r || r.endsWith(`/`) && r.slice(0, -1) === n;
}
function q(e, t) {
	if (e) return typeof e.issuer == `string` ? De(e.issuer, t) ? e : void 0 : e.issuer == null ? e : {
		...e,
		issuer: void 0
	};
}
const Oe = ae.omit({ issuer: !0 }), ke = le.omit({ issuer: !0 });
function Ae(e, t) {
	return Error(`OAuth client information is bound to authorization server ${e.issuer} and is not presented to ${t}. Clear the stored client information, or correct \`expectedIssuer\`, if the authorization server has moved.`);
}
async function je(e, t) {
	try {
		return await J(e, t);
	} catch (n) {
		if (n instanceof T || n instanceof D) return await e.invalidateCredentials?.(`all`), await J(e, t);
		if (n instanceof E) return await e.invalidateCredentials?.(`tokens`), await J(e, t);
		throw n;
	}
}
async function J(e, { serverUrl: t, authorizationCode: n, scope: r, resourceMetadataUrl: i, fetchFn: a }) {
	let o = await e.discoveryState?.(), s, c, l, u = i;
	if (!u && o?.resourceMetadataUrl && (u = new URL(o.resourceMetadataUrl)), o?.authorizationServerUrl) {
		if (c = o.authorizationServerUrl, s = o.resourceMetadata, l = o.authorizationServerMetadata ?? await Q(c, { fetchFn: a }), !s) try {
			s = await X(t, { resourceMetadataUrl: u }, a);
		} catch {}
		(l !== o.authorizationServerMetadata || s !== o.resourceMetadata) && await e.saveDiscoveryState?.({
			authorizationServerUrl: String(c),
			resourceMetadataUrl: u?.toString(),
			resourceMetadata: s,
			authorizationServerMetadata: l
		});
	} else {
		let n = await Be(t, {
			resourceMetadataUrl: u,
			fetchFn: a
		});
		c = n.authorizationServerUrl, l = n.authorizationServerMetadata, s = n.resourceMetadata, await e.saveDiscoveryState?.({
			authorizationServerUrl: String(c),
			resourceMetadataUrl: u?.toString(),
			resourceMetadata: s,
			authorizationServerMetadata: l
		});
	}
	let d = String(c), f = await Ne(t, e, s), p = f && s && !e.validateResourceURL ? s.resource : f, m = r || s?.scopes_supported?.join(` `) || e.clientMetadata.scope, h = await Promise.resolve(e.clientInformation()), g = q(h, d), ee = e.saveClientInformation !== void 0 && !!e.redirectUrl;
	if (h && !g && !ee) throw Ae(h, d);
	let _ = g?.issuer == null ? g : void 0, v = async () => {
		try {
			_ && await e.saveClientInformation?.({
				..._,
				issuer: d
			});
		} catch {}
	};
	if (!g) {
		if (n !== void 0) throw Error(`Existing OAuth client information is required when exchanging an authorization code`);
		let t = l?.client_id_metadata_document_supported === !0, r = e.clientMetadataUrl;
		if (r && !Me(r)) throw new R(`clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${r}`);
		if (t && r) g = {
			client_id: r,
			issuer: d
		}, await e.saveClientInformation?.(g);
		else {
			if (!e.saveClientInformation) throw Error(`OAuth client information must be saveable for dynamic registration`);
			g = {
				...await Ke(c, {
					metadata: l,
					clientMetadata: e.clientMetadata,
					scope: m,
					fetchFn: a
				}),
				issuer: d
			}, await e.saveClientInformation(g);
		}
	}
	let te = !e.redirectUrl;
	if (n !== void 0 || te) {
		let t = await Ge(e, c, {
			metadata: l,
			resource: p,
			authorizationCode: n,
			fetchFn: a
		});
		return await v(), await e.saveTokens({
			...t,
			issuer: d
		}), `AUTHORIZED`;
	}
	let y = q(await e.tokens(), d);
	if (y?.refresh_token && y.issuer == null && console.warn(`[mcp-sdk] stored OAuth tokens have no 'issuer' property (saved by an earlier version, or by a provider that does not keep it) and are used as-is; make sure your OAuthClientProvider stores what saveTokens() and saveClientInformation() receive unchanged.`), y?.refresh_token) try {
		let t = await We(c, {
			metadata: l,
			clientInformation: g,
			refreshToken: y.refresh_token,
			resource: p,
			addClientAuthentication: e.addClientAuthentication,
			fetchFn: a
		});
		return await v(), await e.saveTokens({
			...t,
			issuer: d
		}), `AUTHORIZED`;
	} catch (e) {
		if (!(!(e instanceof C) || e instanceof j)) throw e;
	}
	let b = e.state ? await e.state() : void 0, { authorizationUrl: ne, codeVerifier: x } = await Ve(c, {
		metadata: l,
		clientInformation: g,
		state: b,
		redirectUrl: e.redirectUrl,
		scope: m,
		resource: p
	});
	return await e.saveCodeVerifier(x), await e.redirectToAuthorization(ne), `REDIRECT`;
}
function Me(e) {
	if (!e) return !1;
	try {
		let t = new URL(e);
		return t.protocol === `https:` && t.pathname !== `/`;
	} catch {
		return !1;
	}
}
async function Ne(e, t, n) {
	let r = ue(e);
	if (t.validateResourceURL) return await t.validateResourceURL(r, n?.resource);
	if (n) {
		if (!de({
			requestedResource: r,
			configuredResource: n.resource
		})) throw Error(`Protected resource ${n.resource} does not match expected ${r} (or origin)`);
		return new URL(n.resource);
	}
}
function Pe(e) {
	let t = e.headers.get(`WWW-Authenticate`);
	if (!t) return {};
	let [n, r] = t.split(` `);
	if (n.toLowerCase() !== `bearer` || !r) return {};
	let i = Y(e, `resource_metadata`) || void 0, a;
	if (i) try {
		a = new URL(i);
	} catch {}
	let o = Y(e, `scope`) || void 0, s = Y(e, `error`) || void 0;
	return {
		resourceMetadataUrl: a,
		scope: o,
		error: s
	};
}
function Y(e, t) {
	let n = e.headers.get(`WWW-Authenticate`);
	if (!n) return null;
	let r = RegExp(`${t}=(?:"([^"]+)"|([^\\s,]+))`), i = n.match(r);
	return i ? i[1] || i[2] : null;
}
async function X(e, t, n = fetch) {
	let r = await Re(e, `oauth-protected-resource`, n, {
		protocolVersion: t?.protocolVersion,
		metadataUrl: t?.resourceMetadataUrl
	});
	if (!r || r.status === 404) throw await r?.body?.cancel(), Error(`Resource server does not implement OAuth 2.0 Protected Resource Metadata.`);
	if (!r.ok) throw await r.body?.cancel(), Error(`HTTP ${r.status} trying to load well-known OAuth protected resource metadata.`);
	return ne.parse(await r.json());
}
async function Z(e, t, n = fetch) {
	try {
		return await U(n)(e, { headers: t });
	} catch (r) {
		if (r instanceof TypeError) return t ? Z(e, void 0, n) : void 0;
		throw r;
	}
}
function Fe(e, t = ``, n = {}) {
	return t.endsWith(`/`) && (t = t.slice(0, -1)), n.prependPathname ? `${t}/.well-known/${e}` : `/.well-known/${e}${t}`;
}
async function Ie(e, t, n = fetch) {
	return await Z(e, { "MCP-Protocol-Version": t }, n);
}
function Le(e, t) {
	return !e || !e.ok && e.status < 500 && t !== `/`;
}
async function Re(e, t, n, r) {
	let i = new URL(e), a = r?.protocolVersion ?? `2025-11-25`, o;
	if (r?.metadataUrl) o = new URL(r.metadataUrl);
	else {
		let e = Fe(t, i.pathname);
		o = new URL(e, r?.metadataServerUrl ?? i), o.search = i.search;
	}
	let s = await Ie(o, a, n);
	return !r?.metadataUrl && Le(s, i.pathname) && (s = await Ie(new URL(`/.well-known/${t}`, i), a, n)), s;
}
function ze(e) {
	let t = typeof e == `string` ? new URL(e) : e, n = t.pathname !== `/`, r = [];
	if (!n) return r.push({
		url: new URL(`/.well-known/oauth-authorization-server`, t.origin),
		type: `oauth`
	}), r.push({
		url: new URL(`/.well-known/openid-configuration`, t.origin),
		type: `oidc`
	}), r;
	let i = t.pathname;
	return i.endsWith(`/`) && (i = i.slice(0, -1)), r.push({
		url: new URL(`/.well-known/oauth-authorization-server${i}`, t.origin),
		type: `oauth`
	}), r.push({
		url: new URL(`/.well-known/openid-configuration${i}`, t.origin),
		type: `oidc`
	}), r.push({
		url: new URL(`${i}/.well-known/openid-configuration`, t.origin),
		type: `oidc`
	}), r;
}
async function Q(e, { fetchFn: t = fetch, protocolVersion: n = u } = {}) {
	let r = {
		"MCP-Protocol-Version": n,
		Accept: `application/json`
	}, i = ze(e);
	for (let { url: e, type: n } of i) {
		let i = await Z(e, r, t);
		if (i) {
			if (!i.ok) {
				if (await i.body?.cancel(), i.status < 500) continue;
				throw Error(`HTTP ${i.status} trying to load ${n === `oauth` ? `OAuth` : `OpenID provider`} metadata from ${e}`);
			}
			return n === `oauth` ? x.parse(await i.json()) : ie.parse(await i.json());
		}
	}
}
async function Be(e, t) {
	let n, r;
	try {
		n = await X(e, { resourceMetadataUrl: t?.resourceMetadataUrl }, t?.fetchFn), n.authorization_servers && n.authorization_servers.length > 0 && (r = n.authorization_servers[0]);
	} catch {}
	r ||= String(new URL(`/`, e));
	let i = await Q(r, { fetchFn: t?.fetchFn });
	return {
		authorizationServerUrl: r,
		authorizationServerMetadata: i,
		resourceMetadata: n
	};
}
function $(e) {
	return typeof e == `string` ? e : e.href;
}
async function Ve(e, { metadata: t, clientInformation: n, redirectUrl: r, scope: i, state: a, resource: o }) {
	let s;
	if (t) {
		if (s = new URL(t.authorization_endpoint), !t.response_types_supported.includes(W)) throw Error(`Incompatible auth server: does not support response type ${W}`);
		if (t.code_challenge_methods_supported && !t.code_challenge_methods_supported.includes(G)) throw Error(`Incompatible auth server: does not support code challenge method ${G}`);
	} else s = new URL(`/authorize`, e);
	let c = await _(), l = c.code_verifier, u = c.code_challenge;
	return s.searchParams.set(`response_type`, W), s.searchParams.set(`client_id`, n.client_id), s.searchParams.set(`code_challenge`, u), s.searchParams.set(`code_challenge_method`, G), s.searchParams.set(`redirect_uri`, String(r)), a && s.searchParams.set(`state`, a), i && s.searchParams.set(`scope`, i), i?.includes(`offline_access`) && s.searchParams.append(`prompt`, `consent`), o && s.searchParams.set(`resource`, $(o)), {
		authorizationUrl: s,
		codeVerifier: l
	};
}
function He(e, t, n) {
	return new URLSearchParams({
		grant_type: `authorization_code`,
		code: e,
		code_verifier: t,
		redirect_uri: String(n)
	});
}
async function Ue(e, { metadata: t, tokenRequestParams: n, clientInformation: r, addClientAuthentication: i, resource: a, fetchFn: o }) {
	let s = t?.token_endpoint ? new URL(t.token_endpoint) : new URL(`/token`, e), c = new Headers({
		"Content-Type": `application/x-www-form-urlencoded`,
		Accept: `application/json`
	});
	a && n.set(`resource`, $(a)), i ? await i(c, n, s, t) : r && Ce(Se(r, t?.token_endpoint_auth_methods_supported ?? []), r, c, n);
	let l = await U(o ?? fetch)(s, {
		method: `POST`,
		headers: c,
		body: n
	});
	if (!l.ok) throw await K(l);
	return Oe.parse(await l.json());
}
async function We(e, { metadata: t, clientInformation: n, refreshToken: r, resource: i, addClientAuthentication: a, fetchFn: o }) {
	return {
		refresh_token: r,
		...await Ue(e, {
			metadata: t,
			tokenRequestParams: new URLSearchParams({
				grant_type: `refresh_token`,
				refresh_token: r
			}),
			clientInformation: n,
			addClientAuthentication: a,
			resource: i,
			fetchFn: o
		})
	};
}
async function Ge(e, t, { metadata: n, resource: r, authorizationCode: i, fetchFn: a } = {}) {
	let o = async () => {
		let n = await e.clientInformation(), r = q(n, String(t));
		if (n && !r) throw Ae(n, String(t));
		return r;
	}, s = await o(), c = e.clientMetadata.scope, l;
	if (e.prepareTokenRequest && (l = await e.prepareTokenRequest(c)), !l) {
		if (!i) throw Error(`Either provider.prepareTokenRequest() or authorizationCode is required`);
		if (!e.redirectUrl) throw Error(`redirectUrl is required for authorization_code flow`);
		l = He(i, await e.codeVerifier(), e.redirectUrl);
	}
	return s ??= await o(), Ue(t, {
		metadata: n,
		tokenRequestParams: l,
		clientInformation: s,
		addClientAuthentication: e.addClientAuthentication,
		resource: r,
		fetchFn: a
	});
}
async function Ke(e, { metadata: t, clientMetadata: n, scope: r, fetchFn: i }) {
	let a;
	if (t) {
		if (!t.registration_endpoint) throw Error(`Incompatible auth server: does not support dynamic client registration`);
		a = new URL(t.registration_endpoint);
	} else a = new URL(`/register`, e);
	let o = await U(i ?? fetch)(a, {
		method: `POST`,
		headers: { "Content-Type": `application/json` },
		body: JSON.stringify({
			...n,
			...r === void 0 ? {} : { scope: r }
		})
	});
	if (!o.ok) throw await K(o);
	return ke.parse(await o.json());
}
export { ye as S, pe as _, X as a, H as b, Ge as c, He as d, We as f, Ve as g, Ne as h, Q as i, Me as l, Se as m, je as n, Be as o, Ke as p, ze as r, Pe as s, be as t, K as u, ve as v, V as x, U as y };
