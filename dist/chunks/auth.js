const e = require("./types.js");
let t;
t = globalThis.crypto?.webcrypto ?? globalThis.crypto ?? import(`node:crypto`).then((e) => e.webcrypto);
async function n(e) {
	return (await t).getRandomValues(new Uint8Array(e));
}
async function r(e) {
	let t = ``;
	for (; t.length < e;) {
		let r = await n(e - t.length);
		for (let e of r) e < 198 && (t += `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~`[e % 66]);
	}
	return t;
}
async function i(e) {
	return await r(e);
}
async function a(e) {
	let n = await (await t).subtle.digest(`SHA-256`, new TextEncoder().encode(e));
	return btoa(String.fromCharCode(...new Uint8Array(n))).replace(/\//g, `_`).replace(/\+/g, `-`).replace(/=/g, ``);
}
async function o(e) {
	if (e ||= 43, e < 43 || e > 128) throw `Expected a length between 43 and 128. Received ${e}.`;
	let t = await i(e);
	return {
		code_verifier: t,
		code_challenge: await a(t)
	};
}
const s = {
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
var c;
c ||= {};
function l(t) {
	return e._coercedNumber(e.ZodNumber, t);
}
const u = e.url().superRefine((t, n) => {
	if (!URL.canParse(t)) return n.addIssue({
		code: s.custom,
		message: `URL must be parseable`,
		fatal: !0
	}), e.NEVER;
}).refine((e) => {
	let t = new URL(e);
	return t.protocol !== `javascript:` && t.protocol !== `data:` && t.protocol !== `vbscript:`;
}, { message: `URL cannot use javascript:, data:, or vbscript: scheme` }), d = e.looseObject({
	resource: e.string().url(),
	authorization_servers: e.array(u).optional(),
	jwks_uri: e.string().url().optional(),
	scopes_supported: e.array(e.string()).optional(),
	bearer_methods_supported: e.array(e.string()).optional(),
	resource_signing_alg_values_supported: e.array(e.string()).optional(),
	resource_name: e.string().optional(),
	resource_documentation: e.string().optional(),
	resource_policy_uri: e.string().url().optional(),
	resource_tos_uri: e.string().url().optional(),
	tls_client_certificate_bound_access_tokens: e.boolean().optional(),
	authorization_details_types_supported: e.array(e.string()).optional(),
	dpop_signing_alg_values_supported: e.array(e.string()).optional(),
	dpop_bound_access_tokens_required: e.boolean().optional()
}), f = e.looseObject({
	issuer: e.string(),
	authorization_endpoint: u,
	token_endpoint: u,
	registration_endpoint: u.optional(),
	scopes_supported: e.array(e.string()).optional(),
	response_types_supported: e.array(e.string()),
	response_modes_supported: e.array(e.string()).optional(),
	grant_types_supported: e.array(e.string()).optional(),
	token_endpoint_auth_methods_supported: e.array(e.string()).optional(),
	token_endpoint_auth_signing_alg_values_supported: e.array(e.string()).optional(),
	service_documentation: u.optional(),
	revocation_endpoint: u.optional(),
	revocation_endpoint_auth_methods_supported: e.array(e.string()).optional(),
	revocation_endpoint_auth_signing_alg_values_supported: e.array(e.string()).optional(),
	introspection_endpoint: e.string().optional(),
	introspection_endpoint_auth_methods_supported: e.array(e.string()).optional(),
	introspection_endpoint_auth_signing_alg_values_supported: e.array(e.string()).optional(),
	code_challenge_methods_supported: e.array(e.string()).optional(),
	client_id_metadata_document_supported: e.boolean().optional()
}), p = e.looseObject({
	issuer: e.string(),
	authorization_endpoint: u,
	token_endpoint: u,
	userinfo_endpoint: u.optional(),
	jwks_uri: u,
	registration_endpoint: u.optional(),
	scopes_supported: e.array(e.string()).optional(),
	response_types_supported: e.array(e.string()),
	response_modes_supported: e.array(e.string()).optional(),
	grant_types_supported: e.array(e.string()).optional(),
	acr_values_supported: e.array(e.string()).optional(),
	subject_types_supported: e.array(e.string()),
	id_token_signing_alg_values_supported: e.array(e.string()),
	id_token_encryption_alg_values_supported: e.array(e.string()).optional(),
	id_token_encryption_enc_values_supported: e.array(e.string()).optional(),
	userinfo_signing_alg_values_supported: e.array(e.string()).optional(),
	userinfo_encryption_alg_values_supported: e.array(e.string()).optional(),
	userinfo_encryption_enc_values_supported: e.array(e.string()).optional(),
	request_object_signing_alg_values_supported: e.array(e.string()).optional(),
	request_object_encryption_alg_values_supported: e.array(e.string()).optional(),
	request_object_encryption_enc_values_supported: e.array(e.string()).optional(),
	token_endpoint_auth_methods_supported: e.array(e.string()).optional(),
	token_endpoint_auth_signing_alg_values_supported: e.array(e.string()).optional(),
	display_values_supported: e.array(e.string()).optional(),
	claim_types_supported: e.array(e.string()).optional(),
	claims_supported: e.array(e.string()).optional(),
	service_documentation: e.string().optional(),
	claims_locales_supported: e.array(e.string()).optional(),
	ui_locales_supported: e.array(e.string()).optional(),
	claims_parameter_supported: e.boolean().optional(),
	request_parameter_supported: e.boolean().optional(),
	request_uri_parameter_supported: e.boolean().optional(),
	require_request_uri_registration: e.boolean().optional(),
	op_policy_uri: u.optional(),
	op_tos_uri: u.optional(),
	client_id_metadata_document_supported: e.boolean().optional()
}), m = e.object({
	...p.shape,
	...f.pick({ code_challenge_methods_supported: !0 }).shape
}), h = e.object({
	access_token: e.string(),
	id_token: e.string().optional(),
	token_type: e.string(),
	expires_in: l().optional(),
	scope: e.string().optional(),
	refresh_token: e.string().optional(),
	issuer: e.string().optional().catch(void 0)
}).strip(), g = e.object({
	error: e.string(),
	error_description: e.string().optional(),
	error_uri: e.string().optional()
}), _ = u.optional().or(e.literal(``).transform(() => void 0)), v = e.object({
	redirect_uris: e.array(u),
	token_endpoint_auth_method: e.string().optional(),
	grant_types: e.array(e.string()).optional(),
	response_types: e.array(e.string()).optional(),
	client_name: e.string().optional(),
	client_uri: u.optional(),
	logo_uri: _,
	scope: e.string().optional(),
	contacts: e.array(e.string()).optional(),
	tos_uri: _,
	policy_uri: e.string().optional(),
	jwks_uri: u.optional(),
	jwks: e.any().optional(),
	software_id: e.string().optional(),
	software_version: e.string().optional(),
	software_statement: e.string().optional()
}).strip(), y = e.object({
	client_id: e.string(),
	client_secret: e.string().optional(),
	client_id_issued_at: e.number().optional(),
	client_secret_expires_at: e.number().optional(),
	issuer: e.string().optional().catch(void 0)
}).strip(), b = v.merge(y);
e.object({
	error: e.string(),
	error_description: e.string().optional()
}).strip();
e.object({
	token: e.string(),
	token_type_hint: e.string().optional()
}).strip();
function te(e) {
	let t = typeof e == `string` ? new URL(e) : new URL(e.href);
	return t.hash = ``, t;
}
function ne({ requestedResource: e, configuredResource: t }) {
	let n = typeof e == `string` ? new URL(e) : new URL(e.href), r = typeof t == `string` ? new URL(t) : new URL(t.href);
	if (n.origin !== r.origin || n.pathname.length < r.pathname.length) return !1;
	let i = n.pathname.endsWith(`/`) ? n.pathname : n.pathname + `/`, a = r.pathname.endsWith(`/`) ? r.pathname : r.pathname + `/`;
	return i.startsWith(a);
}
var S = class extends Error {
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
}, C = class extends S {};
C.errorCode = `invalid_request`;
var w = class extends S {};
w.errorCode = `invalid_client`;
var T = class extends S {};
T.errorCode = `invalid_grant`;
var E = class extends S {};
E.errorCode = `unauthorized_client`;
var D = class extends S {};
D.errorCode = `unsupported_grant_type`;
var O = class extends S {};
O.errorCode = `invalid_scope`;
var k = class extends S {};
k.errorCode = `access_denied`;
var A = class extends S {};
A.errorCode = `server_error`;
var j = class extends S {};
j.errorCode = `temporarily_unavailable`;
var M = class extends S {};
M.errorCode = `unsupported_response_type`;
var N = class extends S {};
N.errorCode = `unsupported_token_type`;
var P = class extends S {};
P.errorCode = `invalid_token`;
var F = class extends S {};
F.errorCode = `method_not_allowed`;
var I = class extends S {};
I.errorCode = `too_many_requests`;
var L = class extends S {};
L.errorCode = `invalid_client_metadata`;
var R = class extends S {};
R.errorCode = `insufficient_scope`;
var z = class extends S {};
z.errorCode = `invalid_target`;
const re = {
	[C.errorCode]: C,
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
	[z.errorCode]: z
};
function B(e) {
	return e ? e instanceof Headers ? Object.fromEntries(e.entries()) : Array.isArray(e) ? Object.fromEntries(e) : { ...e } : {};
}
function ie(e = fetch, t) {
	return t ? async (n, r) => e(n, {
		...t,
		...r,
		headers: r?.headers ? {
			...B(t.headers),
			...B(r.headers)
		} : t.headers
	}) : e;
}
const oe = [
	301,
	302,
	303,
	307,
	308
];
function se(e, t) {
	return e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port || e.hostname === t.hostname && e.protocol === `http:` && e.port === `` && t.protocol === `https:` && t.port === ``;
}
function ce(e, t) {
	let n = oe.includes(e.status) ? e.headers.get(`location`) : null;
	try {
		return n ? new URL(n, t) : void 0;
	} catch {
		return;
	}
}
function V(e, t, n, r, i = 0) {
	let a = ce(r, t), o = r.status === 307 || r.status === 308 || (n?.method ?? `GET`).toUpperCase() === `GET`;
	if (!a || i === 5 || !o) return;
	let s = new URL(t);
	if ((!a.username && !a.password || a.username === s.username && a.password === s.password) && se(s, a)) return Promise.resolve(r.body?.cancel()).then(() => e(a, {
		...n,
		redirect: `manual`
	})).then((t) => V(e, a, n, t, i + 1) ?? t);
}
const H = new WeakSet();
function le(e) {
	let t = (t, n) => (e ?? fetch)(t, n);
	return H.add(t), t;
}
function U(e = fetch) {
	return H.has(e) ? e : (t, n) => n?.redirect === `error` || n?.redirect === `manual` ? e(t, n) : Promise.resolve(e(t, {
		...n,
		redirect: `manual`
	})).then((r) => V(e, t, n, r) ?? r);
}
function W(e, t) {
	if (e.type === `opaqueredirect`) return `Redirect not followed: this runtime does not expose the redirect target`;
	let n = e.url || t, r = ce(e, n);
	if (r) return r.username = r.password = r.search = r.hash = ``, r.protocol === `http:` && new URL(n).protocol === `https:` ? (r.protocol = `https:`, `Redirect to plain http not followed; try ${r.href} instead`) : `Redirect to ${r.href} not followed`;
}
var ue = class extends Error {
	constructor(e) {
		super(e ?? `Unauthorized`);
	}
};
function de(e) {
	return [
		`client_secret_basic`,
		`client_secret_post`,
		`none`
	].includes(e);
}
const G = `code`, K = `S256`;
function fe(e, t) {
	let n = e.client_secret !== void 0;
	return `token_endpoint_auth_method` in e && e.token_endpoint_auth_method && de(e.token_endpoint_auth_method) && (t.length === 0 || t.includes(e.token_endpoint_auth_method)) ? e.token_endpoint_auth_method : t.length === 0 ? n ? `client_secret_basic` : `none` : n && t.includes(`client_secret_basic`) ? `client_secret_basic` : n && t.includes(`client_secret_post`) ? `client_secret_post` : t.includes(`none`) ? `none` : n ? `client_secret_post` : `none`;
}
function pe(e, t, n, r) {
	let { client_id: i, client_secret: a } = t;
	switch (e) {
		case `client_secret_basic`:
			me(i, a, n);
			return;
		case `client_secret_post`:
			he(i, a, r);
			return;
		case `none`:
			ge(i, r);
			return;
		default: throw Error(`Unsupported client authentication method: ${e}`);
	}
}
function me(e, t, n) {
	if (!t) throw Error(`client_secret_basic authentication requires a client_secret`);
	let r = btoa(`${e}:${t}`);
	n.set(`Authorization`, `Basic ${r}`);
}
function he(e, t, n) {
	n.set(`client_id`, e), t && n.set(`client_secret`, t);
}
function ge(e, t) {
	t.set(`client_id`, e);
}
async function q(e) {
	let t = e instanceof Response ? e.status : void 0, n = e instanceof Response ? await e.text() : e;
	try {
		let { error: e, error_description: t, error_uri: r } = g.parse(JSON.parse(n));
		return new (re[e] || A)(t || ``, r);
	} catch (r) {
		let i = e instanceof Response ? W(e, e.url) : void 0;
		return new A(`${t ? `HTTP ${t}: ` : ``}${i ?? `Invalid OAuth error response: ${r}. Raw body: ${n}`}`);
	}
}
function _e(e, t) {
	let [n, r] = [e, t];
	try {
		[n, r] = [new URL(e).href, new URL(t).href];
	} catch {}
	return n === r || n.endsWith(`/`) && n.slice(0, -1) === r || r.endsWith(`/`) && r.slice(0, -1) === n;
}
function J(e, t) {
	if (e) return typeof e.issuer == `string` ? _e(e.issuer, t) ? e : void 0 : e.issuer == null ? e : {
		...e,
		issuer: void 0
	};
}
const ve = h.omit({ issuer: !0 }), ye = b.omit({ issuer: !0 });
function be(e, t) {
	return Error(`OAuth client information is bound to authorization server ${e.issuer} and is not presented to ${t}. Clear the stored client information, or correct \`expectedIssuer\`, if the authorization server has moved.`);
}
async function xe(e, t) {
	try {
		return await Y(e, t);
	} catch (n) {
		if (n instanceof w || n instanceof E) return await e.invalidateCredentials?.(`all`), await Y(e, t);
		if (n instanceof T) return await e.invalidateCredentials?.(`tokens`), await Y(e, t);
		throw n;
	}
}
async function Y(e, { serverUrl: t, authorizationCode: n, scope: r, resourceMetadataUrl: i, fetchFn: a }) {
	let o = await e.discoveryState?.(), s, c, l, u = i;
	if (!u && o?.resourceMetadataUrl && (u = new URL(o.resourceMetadataUrl)), o?.authorizationServerUrl) {
		if (c = o.authorizationServerUrl, s = o.resourceMetadata, l = o.authorizationServerMetadata ?? await Q(c, { fetchFn: a }), !s) try {
			s = await Te(t, { resourceMetadataUrl: u }, a);
		} catch {}
		(l !== o.authorizationServerMetadata || s !== o.resourceMetadata) && await e.saveDiscoveryState?.({
			authorizationServerUrl: String(c),
			resourceMetadataUrl: u?.toString(),
			resourceMetadata: s,
			authorizationServerMetadata: l
		});
	} else {
		let n = await $(t, {
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
	let d = String(c), f = await Ce(t, e, s), p = f && s && !e.validateResourceURL ? s.resource : f, m = r || s?.scopes_supported?.join(` `) || e.clientMetadata.scope, h = await Promise.resolve(e.clientInformation()), g = J(h, d), _ = e.saveClientInformation !== void 0 && !!e.redirectUrl;
	if (h && !g && !_) throw be(h, d);
	let v = g?.issuer == null ? g : void 0, y = async () => {
		try {
			v && await e.saveClientInformation?.({
				...v,
				issuer: d
			});
		} catch {}
	};
	if (!g) {
		if (n !== void 0) throw Error(`Existing OAuth client information is required when exchanging an authorization code`);
		let t = l?.client_id_metadata_document_supported === !0, r = e.clientMetadataUrl;
		if (r && !Se(r)) throw new L(`clientMetadataUrl must be a valid HTTPS URL with a non-root pathname, got: ${r}`);
		if (t && r) g = {
			client_id: r,
			issuer: d
		}, await e.saveClientInformation?.(g);
		else {
			if (!e.saveClientInformation) throw Error(`OAuth client information must be saveable for dynamic registration`);
			g = {
				...await Le(c, {
					metadata: l,
					clientMetadata: e.clientMetadata,
					scope: m,
					fetchFn: a
				}),
				issuer: d
			}, await e.saveClientInformation(g);
		}
	}
	let b = !e.redirectUrl;
	if (n !== void 0 || b) {
		let t = await Ie(e, c, {
			metadata: l,
			resource: p,
			authorizationCode: n,
			fetchFn: a
		});
		return await y(), await e.saveTokens({
			...t,
			issuer: d
		}), `AUTHORIZED`;
	}
	let x = J(await e.tokens(), d);
	if (x?.refresh_token && x.issuer == null && console.warn(`[mcp-sdk] stored OAuth tokens have no 'issuer' property (saved by an earlier version, or by a provider that does not keep it) and are used as-is; make sure your OAuthClientProvider stores what saveTokens() and saveClientInformation() receive unchanged.`), x?.refresh_token) try {
		let t = await Fe(c, {
			metadata: l,
			clientInformation: g,
			refreshToken: x.refresh_token,
			resource: p,
			addClientAuthentication: e.addClientAuthentication,
			fetchFn: a
		});
		return await y(), await e.saveTokens({
			...t,
			issuer: d
		}), `AUTHORIZED`;
	} catch (e) {
		if (!(!(e instanceof S) || e instanceof A)) throw e;
	}
	let ee = e.state ? await e.state() : void 0, { authorizationUrl: te, codeVerifier: ne } = await Me(c, {
		metadata: l,
		clientInformation: g,
		state: ee,
		redirectUrl: e.redirectUrl,
		scope: m,
		resource: p
	});
	return await e.saveCodeVerifier(ne), await e.redirectToAuthorization(te), `REDIRECT`;
}
function Se(e) {
	if (!e) return !1;
	try {
		let t = new URL(e);
		return t.protocol === `https:` && t.pathname !== `/`;
	} catch {
		return !1;
	}
}
async function Ce(e, t, n) {
	let r = te(e);
	if (t.validateResourceURL) return await t.validateResourceURL(r, n?.resource);
	if (n) {
		if (!ne({
			requestedResource: r,
			configuredResource: n.resource
		})) throw Error(`Protected resource ${n.resource} does not match expected ${r} (or origin)`);
		return new URL(n.resource);
	}
}
function we(e) {
	let t = e.headers.get(`WWW-Authenticate`);
	if (!t) return {};
	let [n, r] = t.split(` `);
	if (n.toLowerCase() !== `bearer` || !r) return {};
	let i = X(e, `resource_metadata`) || void 0, a;
	if (i) try {
		a = new URL(i);
	} catch {}
	let o = X(e, `scope`) || void 0, s = X(e, `error`) || void 0;
	return {
		resourceMetadataUrl: a,
		scope: o,
		error: s
	};
}
function X(e, t) {
	let n = e.headers.get(`WWW-Authenticate`);
	if (!n) return null;
	let r = RegExp(`${t}=(?:"([^"]+)"|([^\\s,]+))`), i = n.match(r);
	return i ? i[1] || i[2] : null;
}
async function Te(e, t, n = fetch) {
	let r = await ke(e, `oauth-protected-resource`, n, {
		protocolVersion: t?.protocolVersion,
		metadataUrl: t?.resourceMetadataUrl
	});
	if (!r || r.status === 404) throw await r?.body?.cancel(), Error(`Resource server does not implement OAuth 2.0 Protected Resource Metadata.`);
	if (!r.ok) throw await r.body?.cancel(), Error(`HTTP ${r.status} trying to load well-known OAuth protected resource metadata.`);
	return d.parse(await r.json());
}
async function Z(e, t, n = fetch) {
	try {
		return await U(n)(e, { headers: t });
	} catch (r) {
		if (r instanceof TypeError) return t ? Z(e, void 0, n) : void 0;
		throw r;
	}
}
function Ee(e, t = ``, n = {}) {
	return t.endsWith(`/`) && (t = t.slice(0, -1)), n.prependPathname ? `${t}/.well-known/${e}` : `/.well-known/${e}${t}`;
}
async function De(e, t, n = fetch) {
	return await Z(e, { "MCP-Protocol-Version": t }, n);
}
function Oe(e, t) {
	return !e || !e.ok && e.status < 500 && t !== `/`;
}
async function ke(e, t, n, r) {
	let i = new URL(e), a = r?.protocolVersion ?? `2025-11-25`, o;
	if (r?.metadataUrl) o = new URL(r.metadataUrl);
	else {
		let e = Ee(t, i.pathname);
		o = new URL(e, r?.metadataServerUrl ?? i), o.search = i.search;
	}
	let s = await De(o, a, n);
	return !r?.metadataUrl && Oe(s, i.pathname) && (s = await De(new URL(`/.well-known/${t}`, i), a, n)), s;
}
function Ae(e) {
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
async function Q(t, { fetchFn: n = fetch, protocolVersion: r = e.LATEST_PROTOCOL_VERSION } = {}) {
	let i = {
		"MCP-Protocol-Version": r,
		Accept: `application/json`
	}, a = Ae(t);
	for (let { url: e, type: t } of a) {
		let r = await Z(e, i, n);
		if (r) {
			if (!r.ok) {
				if (await r.body?.cancel(), r.status < 500) continue;
				throw Error(`HTTP ${r.status} trying to load ${t === `oauth` ? `OAuth` : `OpenID provider`} metadata from ${e}`);
			}
			return t === `oauth` ? f.parse(await r.json()) : m.parse(await r.json());
		}
	}
}
async function $(e, t) {
	let n, r;
	try {
		n = await Te(e, { resourceMetadataUrl: t?.resourceMetadataUrl }, t?.fetchFn), n.authorization_servers && n.authorization_servers.length > 0 && (r = n.authorization_servers[0]);
	} catch {}
	r ||= String(new URL(`/`, e));
	let i = await Q(r, { fetchFn: t?.fetchFn });
	return {
		authorizationServerUrl: r,
		authorizationServerMetadata: i,
		resourceMetadata: n
	};
}
function je(e) {
	return typeof e == `string` ? e : e.href;
}
async function Me(e, { metadata: t, clientInformation: n, redirectUrl: r, scope: i, state: a, resource: s }) {
	let c;
	if (t) {
		if (c = new URL(t.authorization_endpoint), !t.response_types_supported.includes(G)) throw Error(`Incompatible auth server: does not support response type ${G}`);
		if (t.code_challenge_methods_supported && !t.code_challenge_methods_supported.includes(K)) throw Error(`Incompatible auth server: does not support code challenge method ${K}`);
	} else c = new URL(`/authorize`, e);
	let l = await o(), u = l.code_verifier, d = l.code_challenge;
	return c.searchParams.set(`response_type`, G), c.searchParams.set(`client_id`, n.client_id), c.searchParams.set(`code_challenge`, d), c.searchParams.set(`code_challenge_method`, K), c.searchParams.set(`redirect_uri`, String(r)), a && c.searchParams.set(`state`, a), i && c.searchParams.set(`scope`, i), i?.includes(`offline_access`) && c.searchParams.append(`prompt`, `consent`), s && c.searchParams.set(`resource`, je(s)), {
		authorizationUrl: c,
		codeVerifier: u
	};
}
function Ne(e, t, n) {
	return new URLSearchParams({
		grant_type: `authorization_code`,
		code: e,
		code_verifier: t,
		redirect_uri: String(n)
	});
}
async function Pe(e, { metadata: t, tokenRequestParams: n, clientInformation: r, addClientAuthentication: i, resource: a, fetchFn: o }) {
	let s = t?.token_endpoint ? new URL(t.token_endpoint) : new URL(`/token`, e), c = new Headers({
		"Content-Type": `application/x-www-form-urlencoded`,
		Accept: `application/json`
	});
	a && n.set(`resource`, je(a)), i ? await i(c, n, s, t) : r && pe(fe(r, t?.token_endpoint_auth_methods_supported ?? []), r, c, n);
	let l = await U(o ?? fetch)(s, {
		method: `POST`,
		headers: c,
		body: n
	});
	if (!l.ok) throw await q(l);
	return ve.parse(await l.json());
}
async function Fe(e, { metadata: t, clientInformation: n, refreshToken: r, resource: i, addClientAuthentication: a, fetchFn: o }) {
	return {
		refresh_token: r,
		...await Pe(e, {
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
async function Ie(e, t, { metadata: n, resource: r, authorizationCode: i, fetchFn: a } = {}) {
	let o = async () => {
		let n = await e.clientInformation(), r = J(n, String(t));
		if (n && !r) throw be(n, String(t));
		return r;
	}, s = await o(), c = e.clientMetadata.scope, l;
	if (e.prepareTokenRequest && (l = await e.prepareTokenRequest(c)), !l) {
		if (!i) throw Error(`Either provider.prepareTokenRequest() or authorizationCode is required`);
		if (!e.redirectUrl) throw Error(`redirectUrl is required for authorization_code flow`);
		l = Ne(i, await e.codeVerifier(), e.redirectUrl);
	}
	return s ??= await o(), Pe(t, {
		metadata: n,
		tokenRequestParams: l,
		clientInformation: s,
		addClientAuthentication: e.addClientAuthentication,
		resource: r,
		fetchFn: a
	});
}
async function Le(e, { metadata: t, clientMetadata: n, scope: r, fetchFn: i }) {
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
	if (!o.ok) throw await q(o);
	return ye.parse(await o.json());
}
exports.UnauthorizedError = ue, exports.auth = xe, exports.createFetchWithInit = ie, exports.discoverAuthorizationServerMetadata = Q, exports.discoverOAuthServerInfo = $, exports.extractWWWAuthenticateParams = we, exports.fetchLeavingRedirects = le, exports.fetchWithinOrigin = U, exports.followWithinOrigin = V, exports.normalizeHeaders = B, exports.refreshAuthorization = Fe, exports.unfollowedRedirect = W;
