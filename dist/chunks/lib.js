const e = require("./rolldown-runtime.js"), t = require("./tunnel.js"), n = require("./undici.js");
let r = require("http");
r = e.__toESM(r, 1);
let i = require("https");
i = e.__toESM(i, 1);
function a(e) {
	let t = e.protocol === `https:`;
	if (o(e)) return;
	let n = t ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
	if (n) try {
		return new c(n);
	} catch {
		if (!n.startsWith(`http://`) && !n.startsWith(`https://`)) return new c(`http://${n}`);
	}
	else return;
}
function o(e) {
	if (!e.hostname) return !1;
	let t = e.hostname;
	if (s(t)) return !0;
	let n = process.env.no_proxy || process.env.NO_PROXY || ``;
	if (!n) return !1;
	let r;
	e.port ? r = Number(e.port) : e.protocol === `http:` ? r = 80 : e.protocol === `https:` && (r = 443);
	let i = [e.hostname.toUpperCase()];
	typeof r == `number` && i.push(`${i[0]}:${r}`);
	for (let e of n.split(`,`).map((e) => e.trim().toUpperCase()).filter((e) => e)) if (e === `*` || i.some((t) => t === e || t.endsWith(`.${e}`) || e.startsWith(`.`) && t.endsWith(`${e}`))) return !0;
	return !1;
}
function s(e) {
	let t = e.toLowerCase();
	return t === `localhost` || t.startsWith(`127.`) || t.startsWith(`[::1]`) || t.startsWith(`[0:0:0:0:0:0:0:1]`);
}
var c = class extends URL {
	constructor(e, t) {
		super(e, t), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
	}
	get username() {
		return this._decodedUsername;
	}
	get password() {
		return this._decodedPassword;
	}
}, l = e.__exportAll({ HttpClientResponse: () => S }), u = e.__toESM(t.require_tunnel(), 1), d = n.require_undici(), f = function(e, t, n, r) {
	function i(e) {
		return e instanceof n ? e : new n(function(t) {
			t(e);
		});
	}
	return new (n ||= Promise)(function(n, a) {
		function o(e) {
			try {
				c(r.next(e));
			} catch (e) {
				a(e);
			}
		}
		function s(e) {
			try {
				c(r.throw(e));
			} catch (e) {
				a(e);
			}
		}
		function c(e) {
			e.done ? n(e.value) : i(e.value).then(o, s);
		}
		c((r = r.apply(e, t || [])).next());
	});
}, p;
(function(e) {
	e[e.OK = 200] = `OK`, e[e.MultipleChoices = 300] = `MultipleChoices`, e[e.MovedPermanently = 301] = `MovedPermanently`, e[e.ResourceMoved = 302] = `ResourceMoved`, e[e.SeeOther = 303] = `SeeOther`, e[e.NotModified = 304] = `NotModified`, e[e.UseProxy = 305] = `UseProxy`, e[e.SwitchProxy = 306] = `SwitchProxy`, e[e.TemporaryRedirect = 307] = `TemporaryRedirect`, e[e.PermanentRedirect = 308] = `PermanentRedirect`, e[e.BadRequest = 400] = `BadRequest`, e[e.Unauthorized = 401] = `Unauthorized`, e[e.PaymentRequired = 402] = `PaymentRequired`, e[e.Forbidden = 403] = `Forbidden`, e[e.NotFound = 404] = `NotFound`, e[e.MethodNotAllowed = 405] = `MethodNotAllowed`, e[e.NotAcceptable = 406] = `NotAcceptable`, e[e.ProxyAuthenticationRequired = 407] = `ProxyAuthenticationRequired`, e[e.RequestTimeout = 408] = `RequestTimeout`, e[e.Conflict = 409] = `Conflict`, e[e.Gone = 410] = `Gone`, e[e.TooManyRequests = 429] = `TooManyRequests`, e[e.InternalServerError = 500] = `InternalServerError`, e[e.NotImplemented = 501] = `NotImplemented`, e[e.BadGateway = 502] = `BadGateway`, e[e.ServiceUnavailable = 503] = `ServiceUnavailable`, e[e.GatewayTimeout = 504] = `GatewayTimeout`;
})(p ||= {});
var m;
(function(e) {
	e.Accept = `accept`, e.ContentType = `content-type`;
})(m ||= {});
var h;
(function(e) {
	e.ApplicationJson = `application/json`;
})(h ||= {});
const g = [
	p.MovedPermanently,
	p.ResourceMoved,
	p.SeeOther,
	p.TemporaryRedirect,
	p.PermanentRedirect
], _ = [
	p.BadGateway,
	p.ServiceUnavailable,
	p.GatewayTimeout
], v = [
	`OPTIONS`,
	`GET`,
	`DELETE`,
	`HEAD`
];
var x = class e extends Error {
	constructor(t, n) {
		super(t), this.name = `HttpClientError`, this.statusCode = n, Object.setPrototypeOf(this, e.prototype);
	}
}, S = class {
	constructor(e) {
		this.message = e;
	}
	readBody() {
		return f(this, void 0, void 0, function* () {
			return new Promise((e) => f(this, void 0, void 0, function* () {
				let t = Buffer.alloc(0);
				this.message.on(`data`, (e) => {
					t = Buffer.concat([t, e]);
				}), this.message.on(`end`, () => {
					e(t.toString());
				});
			}));
		});
	}
	readBodyBuffer() {
		return f(this, void 0, void 0, function* () {
			return new Promise((e) => f(this, void 0, void 0, function* () {
				let t = [];
				this.message.on(`data`, (e) => {
					t.push(e);
				}), this.message.on(`end`, () => {
					e(Buffer.concat(t));
				});
			}));
		});
	}
}, C = class {
	constructor(e, t, n) {
		this._ignoreSslError = !1, this._allowRedirects = !0, this._allowRedirectDowngrade = !1, this._maxRedirects = 50, this._allowRetries = !1, this._maxRetries = 1, this._keepAlive = !1, this._disposed = !1, this.userAgent = this._getUserAgentWithOrchestrationId(e), this.handlers = t || [], this.requestOptions = n, n && (n.ignoreSslError != null && (this._ignoreSslError = n.ignoreSslError), this._socketTimeout = n.socketTimeout, n.allowRedirects != null && (this._allowRedirects = n.allowRedirects), n.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = n.allowRedirectDowngrade), n.maxRedirects != null && (this._maxRedirects = Math.max(n.maxRedirects, 0)), n.keepAlive != null && (this._keepAlive = n.keepAlive), n.allowRetries != null && (this._allowRetries = n.allowRetries), n.maxRetries != null && (this._maxRetries = n.maxRetries));
	}
	options(e, t) {
		return f(this, void 0, void 0, function* () {
			return this.request(`OPTIONS`, e, null, t || {});
		});
	}
	get(e, t) {
		return f(this, void 0, void 0, function* () {
			return this.request(`GET`, e, null, t || {});
		});
	}
	del(e, t) {
		return f(this, void 0, void 0, function* () {
			return this.request(`DELETE`, e, null, t || {});
		});
	}
	post(e, t, n) {
		return f(this, void 0, void 0, function* () {
			return this.request(`POST`, e, t, n || {});
		});
	}
	patch(e, t, n) {
		return f(this, void 0, void 0, function* () {
			return this.request(`PATCH`, e, t, n || {});
		});
	}
	put(e, t, n) {
		return f(this, void 0, void 0, function* () {
			return this.request(`PUT`, e, t, n || {});
		});
	}
	head(e, t) {
		return f(this, void 0, void 0, function* () {
			return this.request(`HEAD`, e, null, t || {});
		});
	}
	sendStream(e, t, n, r) {
		return f(this, void 0, void 0, function* () {
			return this.request(e, t, n, r);
		});
	}
	getJson(e) {
		return f(this, arguments, void 0, function* (e, t = {}) {
			t[m.Accept] = this._getExistingOrDefaultHeader(t, m.Accept, h.ApplicationJson);
			let n = yield this.get(e, t);
			return this._processResponse(n, this.requestOptions);
		});
	}
	postJson(e, t) {
		return f(this, arguments, void 0, function* (e, t, n = {}) {
			let r = JSON.stringify(t, null, 2);
			n[m.Accept] = this._getExistingOrDefaultHeader(n, m.Accept, h.ApplicationJson), n[m.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, h.ApplicationJson);
			let i = yield this.post(e, r, n);
			return this._processResponse(i, this.requestOptions);
		});
	}
	putJson(e, t) {
		return f(this, arguments, void 0, function* (e, t, n = {}) {
			let r = JSON.stringify(t, null, 2);
			n[m.Accept] = this._getExistingOrDefaultHeader(n, m.Accept, h.ApplicationJson), n[m.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, h.ApplicationJson);
			let i = yield this.put(e, r, n);
			return this._processResponse(i, this.requestOptions);
		});
	}
	patchJson(e, t) {
		return f(this, arguments, void 0, function* (e, t, n = {}) {
			let r = JSON.stringify(t, null, 2);
			n[m.Accept] = this._getExistingOrDefaultHeader(n, m.Accept, h.ApplicationJson), n[m.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, h.ApplicationJson);
			let i = yield this.patch(e, r, n);
			return this._processResponse(i, this.requestOptions);
		});
	}
	request(e, t, n, r) {
		return f(this, void 0, void 0, function* () {
			if (this._disposed) throw Error(`Client has already been disposed.`);
			let i = new URL(t), a = this._prepareRequest(e, i, r), o = this._allowRetries && v.includes(e) ? this._maxRetries + 1 : 1, s = 0, c;
			do {
				if (c = yield this.requestRaw(a, n), c && c.message && c.message.statusCode === p.Unauthorized) {
					let e;
					for (let t of this.handlers) if (t.canHandleAuthentication(c)) {
						e = t;
						break;
					}
					return e ? e.handleAuthentication(this, a, n) : c;
				}
				let t = this._maxRedirects;
				for (; c.message.statusCode && g.includes(c.message.statusCode) && this._allowRedirects && t > 0;) {
					let o = c.message.headers.location;
					if (!o) break;
					let s = new URL(o);
					if (i.protocol === `https:` && i.protocol !== s.protocol && !this._allowRedirectDowngrade) throw Error(`Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.`);
					if (yield c.readBody(), s.hostname !== i.hostname) for (let e in r) e.toLowerCase() === `authorization` && delete r[e];
					a = this._prepareRequest(e, s, r), c = yield this.requestRaw(a, n), t--;
				}
				if (!c.message.statusCode || !_.includes(c.message.statusCode)) return c;
				s += 1, s < o && (yield c.readBody(), yield this._performExponentialBackoff(s));
			} while (s < o);
			return c;
		});
	}
	dispose() {
		this._agent && this._agent.destroy(), this._disposed = !0;
	}
	requestRaw(e, t) {
		return f(this, void 0, void 0, function* () {
			return new Promise((n, r) => {
				function i(e, t) {
					e ? r(e) : t ? n(t) : r(Error(`Unknown error`));
				}
				this.requestRawWithCallback(e, t, i);
			});
		});
	}
	requestRawWithCallback(e, t, n) {
		typeof t == `string` && (e.options.headers || (e.options.headers = {}), e.options.headers[`Content-Length`] = Buffer.byteLength(t, `utf8`));
		let r = !1;
		function i(e, t) {
			r || (r = !0, n(e, t));
		}
		let a = e.httpModule.request(e.options, (e) => {
			i(void 0, new S(e));
		}), o;
		a.on(`socket`, (e) => {
			o = e;
		}), a.setTimeout(this._socketTimeout || 18e4, () => {
			o && o.end(), i(Error(`Request timeout: ${e.options.path}`));
		}), a.on(`error`, function(e) {
			i(e);
		}), t && typeof t == `string` && a.write(t, `utf8`), t && typeof t != `string` ? (t.on(`close`, function() {
			a.end();
		}), t.pipe(a)) : a.end();
	}
	getAgent(e) {
		let t = new URL(e);
		return this._getAgent(t);
	}
	getAgentDispatcher(e) {
		let t = new URL(e), n = a(t);
		if (n && n.hostname) return this._getProxyAgentDispatcher(t, n);
	}
	_prepareRequest(e, t, n) {
		let a = {};
		a.parsedUrl = t;
		let o = a.parsedUrl.protocol === `https:`;
		a.httpModule = o ? i : r;
		let s = o ? 443 : 80;
		if (a.options = {}, a.options.host = a.parsedUrl.hostname, a.options.port = a.parsedUrl.port ? parseInt(a.parsedUrl.port) : s, a.options.path = (a.parsedUrl.pathname || ``) + (a.parsedUrl.search || ``), a.options.method = e, a.options.headers = this._mergeHeaders(n), this.userAgent != null && (a.options.headers[`user-agent`] = this.userAgent), a.options.agent = this._getAgent(a.parsedUrl), this.handlers) for (let e of this.handlers) e.prepareRequest(a.options);
		return a;
	}
	_mergeHeaders(e) {
		return this.requestOptions && this.requestOptions.headers ? Object.assign({}, w(this.requestOptions.headers), w(e || {})) : w(e || {});
	}
	_getExistingOrDefaultHeader(e, t, n) {
		let r;
		if (this.requestOptions && this.requestOptions.headers) {
			let e = w(this.requestOptions.headers)[t];
			e && (r = typeof e == `number` ? e.toString() : e);
		}
		let i = e[t];
		return i === void 0 ? r === void 0 ? n : r : typeof i == `number` ? i.toString() : i;
	}
	_getExistingOrDefaultContentTypeHeader(e, t) {
		let n;
		if (this.requestOptions && this.requestOptions.headers) {
			let e = w(this.requestOptions.headers)[m.ContentType];
			e && (n = typeof e == `number` ? String(e) : Array.isArray(e) ? e.join(`, `) : e);
		}
		let r = e[m.ContentType];
		return r === void 0 ? n === void 0 ? t : n : typeof r == `number` ? String(r) : Array.isArray(r) ? r.join(`, `) : r;
	}
	_getAgent(e) {
		let t, n = a(e), o = n && n.hostname;
		if (this._keepAlive && o && (t = this._proxyAgent), o || (t = this._agent), t) return t;
		let s = e.protocol === `https:`, c = 100;
		if (this.requestOptions && (c = this.requestOptions.maxSockets || r.globalAgent.maxSockets), n && n.hostname) {
			let e = {
				maxSockets: c,
				keepAlive: this._keepAlive,
				proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), {
					host: n.hostname,
					port: n.port
				})
			}, r, i = n.protocol === `https:`;
			r = s ? i ? u.httpsOverHttps : u.httpsOverHttp : i ? u.httpOverHttps : u.httpOverHttp, t = r(e), this._proxyAgent = t;
		}
		if (!t) {
			let e = {
				keepAlive: this._keepAlive,
				maxSockets: c
			};
			t = s ? new i.Agent(e) : new r.Agent(e), this._agent = t;
		}
		return s && this._ignoreSslError && (t.options = Object.assign(t.options || {}, { rejectUnauthorized: !1 })), t;
	}
	_getProxyAgentDispatcher(e, t) {
		let n;
		if (this._keepAlive && (n = this._proxyAgentDispatcher), n) return n;
		let r = e.protocol === `https:`;
		return n = new d.ProxyAgent(Object.assign({
			uri: t.href,
			pipelining: +!!this._keepAlive
		}, (t.username || t.password) && { token: `Basic ${Buffer.from(`${t.username}:${t.password}`).toString(`base64`)}` })), this._proxyAgentDispatcher = n, r && this._ignoreSslError && (n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: !1 })), n;
	}
	_getUserAgentWithOrchestrationId(e) {
		let t = e || `actions/http-client`, n = process.env.ACTIONS_ORCHESTRATION_ID;
		return n ? `${t} actions_orchestration_id/${n.replace(/[^a-z0-9_.-]/gi, `_`)}` : t;
	}
	_performExponentialBackoff(e) {
		return f(this, void 0, void 0, function* () {
			e = Math.min(10, e);
			let t = 5 * 2 ** e;
			return new Promise((e) => setTimeout(() => e(), t));
		});
	}
	_processResponse(e, t) {
		return f(this, void 0, void 0, function* () {
			return new Promise((n, r) => f(this, void 0, void 0, function* () {
				let i = e.message.statusCode || 0, a = {
					statusCode: i,
					result: null,
					headers: {}
				};
				i === p.NotFound && n(a);
				function o(e, t) {
					if (typeof t == `string`) {
						let e = new Date(t);
						if (!isNaN(e.valueOf())) return e;
					}
					return t;
				}
				let s, c;
				try {
					c = yield e.readBody(), c && c.length > 0 && (s = t && t.deserializeDates ? JSON.parse(c, o) : JSON.parse(c), a.result = s), a.headers = e.message.headers;
				} catch {}
				if (i > 299) {
					let e;
					e = s && s.message ? s.message : c && c.length > 0 ? c : `Failed request: (${i})`;
					let t = new x(e, i);
					t.result = a.result, r(t);
				} else n(a);
			}));
		});
	}
};
const w = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
Object.defineProperty(exports, "HttpClient", {
	enumerable: !0,
	get: function() {
		return C;
	}
}), Object.defineProperty(exports, "HttpCodes", {
	enumerable: !0,
	get: function() {
		return p;
	}
}), Object.defineProperty(exports, "lib_exports", {
	enumerable: !0,
	get: function() {
		return l;
	}
});
