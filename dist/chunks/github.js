const e = require("./rolldown-runtime.js"), t = require("./tunnel.js"), n = require("./undici.js");
let r = require("os"), i = require("fs");
var a = class {
	constructor() {
		if (this.payload = {}, process.env.GITHUB_EVENT_PATH) {
			if ((0, i.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, i.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: `utf8` }));
			else {
				let e = process.env.GITHUB_EVENT_PATH;
				process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${r.EOL}`);
			}
		}
		this.eventName = process.env.GITHUB_EVENT_NAME, this.sha = process.env.GITHUB_SHA, this.ref = process.env.GITHUB_REF, this.workflow = process.env.GITHUB_WORKFLOW, this.action = process.env.GITHUB_ACTION, this.actor = process.env.GITHUB_ACTOR, this.job = process.env.GITHUB_JOB, this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10), this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10), this.runId = parseInt(process.env.GITHUB_RUN_ID, 10), this.apiUrl = process.env.GITHUB_API_URL ?? `https://api.github.com`, this.serverUrl = process.env.GITHUB_SERVER_URL ?? `https://github.com`, this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? `https://api.github.com/graphql`;
	}
	get issue() {
		let e = this.payload;
		return Object.assign(Object.assign({}, this.repo), { number: (e.issue || e.pull_request || e).number });
	}
	get repo() {
		if (process.env.GITHUB_REPOSITORY) {
			let [e, t] = process.env.GITHUB_REPOSITORY.split(`/`);
			return {
				owner: e,
				repo: t
			};
		}
		if (this.payload.repository) return {
			owner: this.payload.repository.owner.login,
			repo: this.payload.repository.name
		};
		throw Error(`context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'`);
	}
}, o = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.getProxyUrl = t, e.checkBypass = n;
	function t(e) {
		let t = e.protocol === `https:`;
		if (n(e)) return;
		let r = t ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
		if (r) try {
			return new i(r);
		} catch {
			if (!r.startsWith(`http://`) && !r.startsWith(`https://`)) return new i(`http://${r}`);
		}
		else return;
	}
	function n(e) {
		if (!e.hostname) return !1;
		let t = e.hostname;
		if (r(t)) return !0;
		let n = process.env.no_proxy || process.env.NO_PROXY || ``;
		if (!n) return !1;
		let i;
		e.port ? i = Number(e.port) : e.protocol === `http:` ? i = 80 : e.protocol === `https:` && (i = 443);
		let a = [e.hostname.toUpperCase()];
		typeof i == `number` && a.push(`${a[0]}:${i}`);
		for (let e of n.split(`,`).map((e) => e.trim().toUpperCase()).filter((e) => e)) if (e === `*` || a.some((t) => t === e || t.endsWith(`.${e}`) || e.startsWith(`.`) && t.endsWith(`${e}`))) return !0;
		return !1;
	}
	function r(e) {
		let t = e.toLowerCase();
		return t === `localhost` || t.startsWith(`127.`) || t.startsWith(`[::1]`) || t.startsWith(`[0:0:0:0:0:0:0:1]`);
	}
	var i = class extends URL {
		constructor(e, t) {
			super(e, t), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
		}
		get username() {
			return this._decodedUsername;
		}
		get password() {
			return this._decodedPassword;
		}
	};
})), s = e.__commonJSMin(((e, r, i) => {
	var a = i && i.__createBinding || (Object.create ? (function(e, t, n, r) {
		r === void 0 && (r = n);
		var i = Object.getOwnPropertyDescriptor(t, n);
		(!i || (`get` in i ? !t.__esModule : i.writable || i.configurable)) && (i = {
			enumerable: !0,
			get: function() {
				return t[n];
			}
		}), Object.defineProperty(e, r, i);
	}) : (function(e, t, n, r) {
		r === void 0 && (r = n), e[r] = t[n];
	})), s = i && i.__setModuleDefault || (Object.create ? (function(e, t) {
		Object.defineProperty(e, "default", {
			enumerable: !0,
			value: t
		});
	}) : function(e, t) {
		e.default = t;
	}), c = i && i.__importStar || (function() {
		var e = function(t) {
			return e = Object.getOwnPropertyNames || function(e) {
				var t = [];
				for (var n in e) Object.prototype.hasOwnProperty.call(e, n) && (t[t.length] = n);
				return t;
			}, e(t);
		};
		return function(t) {
			if (t && t.__esModule) return t;
			var n = {};
			if (t != null) for (var r = e(t), i = 0; i < r.length; i++) r[i] !== "default" && a(n, t, r[i]);
			return s(n, t), n;
		};
	})(), l = i && i.__awaiter || function(e, t, n, r) {
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
	};
	Object.defineProperty(e, "__esModule", { value: !0 }), e.HttpClient = e.HttpClientResponse = e.HttpClientError = e.MediaTypes = e.Headers = e.HttpCodes = void 0, e.getProxyUrl = v, e.isHttps = te;
	let u = c(require("http")), d = c(require("https")), f = c(o()), p = c(t.require_tunnel()), m = n.require_undici();
	var h;
	(function(e) {
		e[e.OK = 200] = `OK`, e[e.MultipleChoices = 300] = `MultipleChoices`, e[e.MovedPermanently = 301] = `MovedPermanently`, e[e.ResourceMoved = 302] = `ResourceMoved`, e[e.SeeOther = 303] = `SeeOther`, e[e.NotModified = 304] = `NotModified`, e[e.UseProxy = 305] = `UseProxy`, e[e.SwitchProxy = 306] = `SwitchProxy`, e[e.TemporaryRedirect = 307] = `TemporaryRedirect`, e[e.PermanentRedirect = 308] = `PermanentRedirect`, e[e.BadRequest = 400] = `BadRequest`, e[e.Unauthorized = 401] = `Unauthorized`, e[e.PaymentRequired = 402] = `PaymentRequired`, e[e.Forbidden = 403] = `Forbidden`, e[e.NotFound = 404] = `NotFound`, e[e.MethodNotAllowed = 405] = `MethodNotAllowed`, e[e.NotAcceptable = 406] = `NotAcceptable`, e[e.ProxyAuthenticationRequired = 407] = `ProxyAuthenticationRequired`, e[e.RequestTimeout = 408] = `RequestTimeout`, e[e.Conflict = 409] = `Conflict`, e[e.Gone = 410] = `Gone`, e[e.TooManyRequests = 429] = `TooManyRequests`, e[e.InternalServerError = 500] = `InternalServerError`, e[e.NotImplemented = 501] = `NotImplemented`, e[e.BadGateway = 502] = `BadGateway`, e[e.ServiceUnavailable = 503] = `ServiceUnavailable`, e[e.GatewayTimeout = 504] = `GatewayTimeout`;
	})(h || (e.HttpCodes = h = {}));
	var g;
	(function(e) {
		e.Accept = `accept`, e.ContentType = `content-type`;
	})(g || (e.Headers = g = {}));
	var _;
	(function(e) {
		e.ApplicationJson = `application/json`;
	})(_ || (e.MediaTypes = _ = {}));
	function v(e) {
		let t = f.getProxyUrl(new URL(e));
		return t ? t.href : ``;
	}
	let y = [
		h.MovedPermanently,
		h.ResourceMoved,
		h.SeeOther,
		h.TemporaryRedirect,
		h.PermanentRedirect
	], ee = [
		h.BadGateway,
		h.ServiceUnavailable,
		h.GatewayTimeout
	], b = [
		`OPTIONS`,
		`GET`,
		`DELETE`,
		`HEAD`
	];
	var x = class e extends Error {
		constructor(t, n) {
			super(t), this.name = `HttpClientError`, this.statusCode = n, Object.setPrototypeOf(this, e.prototype);
		}
	};
	e.HttpClientError = x;
	var S = class {
		constructor(e) {
			this.message = e;
		}
		readBody() {
			return l(this, void 0, void 0, function* () {
				return new Promise((e) => l(this, void 0, void 0, function* () {
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
			return l(this, void 0, void 0, function* () {
				return new Promise((e) => l(this, void 0, void 0, function* () {
					let t = [];
					this.message.on(`data`, (e) => {
						t.push(e);
					}), this.message.on(`end`, () => {
						e(Buffer.concat(t));
					});
				}));
			});
		}
	};
	e.HttpClientResponse = S;
	function te(e) {
		return new URL(e).protocol === `https:`;
	}
	e.HttpClient = class {
		constructor(e, t, n) {
			this._ignoreSslError = !1, this._allowRedirects = !0, this._allowRedirectDowngrade = !1, this._maxRedirects = 50, this._allowRetries = !1, this._maxRetries = 1, this._keepAlive = !1, this._disposed = !1, this.userAgent = this._getUserAgentWithOrchestrationId(e), this.handlers = t || [], this.requestOptions = n, n && (n.ignoreSslError != null && (this._ignoreSslError = n.ignoreSslError), this._socketTimeout = n.socketTimeout, n.allowRedirects != null && (this._allowRedirects = n.allowRedirects), n.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = n.allowRedirectDowngrade), n.maxRedirects != null && (this._maxRedirects = Math.max(n.maxRedirects, 0)), n.keepAlive != null && (this._keepAlive = n.keepAlive), n.allowRetries != null && (this._allowRetries = n.allowRetries), n.maxRetries != null && (this._maxRetries = n.maxRetries));
		}
		options(e, t) {
			return l(this, void 0, void 0, function* () {
				return this.request(`OPTIONS`, e, null, t || {});
			});
		}
		get(e, t) {
			return l(this, void 0, void 0, function* () {
				return this.request(`GET`, e, null, t || {});
			});
		}
		del(e, t) {
			return l(this, void 0, void 0, function* () {
				return this.request(`DELETE`, e, null, t || {});
			});
		}
		post(e, t, n) {
			return l(this, void 0, void 0, function* () {
				return this.request(`POST`, e, t, n || {});
			});
		}
		patch(e, t, n) {
			return l(this, void 0, void 0, function* () {
				return this.request(`PATCH`, e, t, n || {});
			});
		}
		put(e, t, n) {
			return l(this, void 0, void 0, function* () {
				return this.request(`PUT`, e, t, n || {});
			});
		}
		head(e, t) {
			return l(this, void 0, void 0, function* () {
				return this.request(`HEAD`, e, null, t || {});
			});
		}
		sendStream(e, t, n, r) {
			return l(this, void 0, void 0, function* () {
				return this.request(e, t, n, r);
			});
		}
		getJson(e) {
			return l(this, arguments, void 0, function* (e, t = {}) {
				t[g.Accept] = this._getExistingOrDefaultHeader(t, g.Accept, _.ApplicationJson);
				let n = yield this.get(e, t);
				return this._processResponse(n, this.requestOptions);
			});
		}
		postJson(e, t) {
			return l(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[g.Accept] = this._getExistingOrDefaultHeader(n, g.Accept, _.ApplicationJson), n[g.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, _.ApplicationJson);
				let i = yield this.post(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		putJson(e, t) {
			return l(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[g.Accept] = this._getExistingOrDefaultHeader(n, g.Accept, _.ApplicationJson), n[g.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, _.ApplicationJson);
				let i = yield this.put(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		patchJson(e, t) {
			return l(this, arguments, void 0, function* (e, t, n = {}) {
				let r = JSON.stringify(t, null, 2);
				n[g.Accept] = this._getExistingOrDefaultHeader(n, g.Accept, _.ApplicationJson), n[g.ContentType] = this._getExistingOrDefaultContentTypeHeader(n, _.ApplicationJson);
				let i = yield this.patch(e, r, n);
				return this._processResponse(i, this.requestOptions);
			});
		}
		request(e, t, n, r) {
			return l(this, void 0, void 0, function* () {
				if (this._disposed) throw Error(`Client has already been disposed.`);
				let i = new URL(t), a = this._prepareRequest(e, i, r), o = this._allowRetries && b.includes(e) ? this._maxRetries + 1 : 1, s = 0, c;
				do {
					if (c = yield this.requestRaw(a, n), c && c.message && c.message.statusCode === h.Unauthorized) {
						let e;
						for (let t of this.handlers) if (t.canHandleAuthentication(c)) {
							e = t;
							break;
						}
						return e ? e.handleAuthentication(this, a, n) : c;
					}
					let t = this._maxRedirects;
					for (; c.message.statusCode && y.includes(c.message.statusCode) && this._allowRedirects && t > 0;) {
						let o = c.message.headers.location;
						if (!o) break;
						let s = new URL(o);
						if (i.protocol === `https:` && i.protocol !== s.protocol && !this._allowRedirectDowngrade) throw Error(`Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.`);
						if (yield c.readBody(), s.hostname !== i.hostname) for (let e in r) e.toLowerCase() === `authorization` && delete r[e];
						a = this._prepareRequest(e, s, r), c = yield this.requestRaw(a, n), t--;
					}
					if (!c.message.statusCode || !ee.includes(c.message.statusCode)) return c;
					s += 1, s < o && (yield c.readBody(), yield this._performExponentialBackoff(s));
				} while (s < o);
				return c;
			});
		}
		dispose() {
			this._agent && this._agent.destroy(), this._disposed = !0;
		}
		requestRaw(e, t) {
			return l(this, void 0, void 0, function* () {
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
			let t = new URL(e), n = f.getProxyUrl(t);
			if (n && n.hostname) return this._getProxyAgentDispatcher(t, n);
		}
		_prepareRequest(e, t, n) {
			let r = {};
			r.parsedUrl = t;
			let i = r.parsedUrl.protocol === `https:`;
			r.httpModule = i ? d : u;
			let a = i ? 443 : 80;
			if (r.options = {}, r.options.host = r.parsedUrl.hostname, r.options.port = r.parsedUrl.port ? parseInt(r.parsedUrl.port) : a, r.options.path = (r.parsedUrl.pathname || ``) + (r.parsedUrl.search || ``), r.options.method = e, r.options.headers = this._mergeHeaders(n), this.userAgent != null && (r.options.headers[`user-agent`] = this.userAgent), r.options.agent = this._getAgent(r.parsedUrl), this.handlers) for (let e of this.handlers) e.prepareRequest(r.options);
			return r;
		}
		_mergeHeaders(e) {
			return this.requestOptions && this.requestOptions.headers ? Object.assign({}, C(this.requestOptions.headers), C(e || {})) : C(e || {});
		}
		_getExistingOrDefaultHeader(e, t, n) {
			let r;
			if (this.requestOptions && this.requestOptions.headers) {
				let e = C(this.requestOptions.headers)[t];
				e && (r = typeof e == `number` ? e.toString() : e);
			}
			let i = e[t];
			return i === void 0 ? r === void 0 ? n : r : typeof i == `number` ? i.toString() : i;
		}
		_getExistingOrDefaultContentTypeHeader(e, t) {
			let n;
			if (this.requestOptions && this.requestOptions.headers) {
				let e = C(this.requestOptions.headers)[g.ContentType];
				e && (n = typeof e == `number` ? String(e) : Array.isArray(e) ? e.join(`, `) : e);
			}
			let r = e[g.ContentType];
			return r === void 0 ? n === void 0 ? t : n : typeof r == `number` ? String(r) : Array.isArray(r) ? r.join(`, `) : r;
		}
		_getAgent(e) {
			let t, n = f.getProxyUrl(e), r = n && n.hostname;
			if (this._keepAlive && r && (t = this._proxyAgent), r || (t = this._agent), t) return t;
			let i = e.protocol === `https:`, a = 100;
			if (this.requestOptions && (a = this.requestOptions.maxSockets || u.globalAgent.maxSockets), n && n.hostname) {
				let e = {
					maxSockets: a,
					keepAlive: this._keepAlive,
					proxy: Object.assign(Object.assign({}, (n.username || n.password) && { proxyAuth: `${n.username}:${n.password}` }), {
						host: n.hostname,
						port: n.port
					})
				}, r, o = n.protocol === `https:`;
				r = i ? o ? p.httpsOverHttps : p.httpsOverHttp : o ? p.httpOverHttps : p.httpOverHttp, t = r(e), this._proxyAgent = t;
			}
			if (!t) {
				let e = {
					keepAlive: this._keepAlive,
					maxSockets: a
				};
				t = i ? new d.Agent(e) : new u.Agent(e), this._agent = t;
			}
			return i && this._ignoreSslError && (t.options = Object.assign(t.options || {}, { rejectUnauthorized: !1 })), t;
		}
		_getProxyAgentDispatcher(e, t) {
			let n;
			if (this._keepAlive && (n = this._proxyAgentDispatcher), n) return n;
			let r = e.protocol === `https:`;
			return n = new m.ProxyAgent(Object.assign({
				uri: t.href,
				pipelining: +!!this._keepAlive
			}, (t.username || t.password) && { token: `Basic ${Buffer.from(`${t.username}:${t.password}`).toString(`base64`)}` })), this._proxyAgentDispatcher = n, r && this._ignoreSslError && (n.options = Object.assign(n.options.requestTls || {}, { rejectUnauthorized: !1 })), n;
		}
		_getUserAgentWithOrchestrationId(e) {
			let t = e || `actions/http-client`, n = process.env.ACTIONS_ORCHESTRATION_ID;
			return n ? `${t} actions_orchestration_id/${n.replace(/[^a-z0-9_.-]/gi, `_`)}` : t;
		}
		_performExponentialBackoff(e) {
			return l(this, void 0, void 0, function* () {
				e = Math.min(10, e);
				let t = 5 * 2 ** e;
				return new Promise((e) => setTimeout(() => e(), t));
			});
		}
		_processResponse(e, t) {
			return l(this, void 0, void 0, function* () {
				return new Promise((n, r) => l(this, void 0, void 0, function* () {
					let i = e.message.statusCode || 0, a = {
						statusCode: i,
						result: null,
						headers: {}
					};
					i === h.NotFound && n(a);
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
	let C = (e) => Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {});
})), c = e.__toESM(s(), 1), l = n.require_undici(), u = function(e, t, n, r) {
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
};
function d(e, t) {
	if (!e && !t.auth) throw Error(`Parameter token or opts.auth is required`);
	if (e && t.auth) throw Error(`Parameters token and opts.auth may not both be specified`);
	return typeof t.auth == `string` ? t.auth : `token ${e}`;
}
function f(e) {
	return new c.HttpClient().getAgent(e);
}
function p(e) {
	return new c.HttpClient().getAgentDispatcher(e);
}
function m(e) {
	let t = p(e);
	return (e, n) => u(this, void 0, void 0, function* () {
		return (0, l.fetch)(e, Object.assign(Object.assign({}, n), { dispatcher: t }));
	});
}
function h() {
	return process.env.GITHUB_API_URL || `https://api.github.com`;
}
function g(e) {
	let t = process.env.ACTIONS_ORCHESTRATION_ID?.trim();
	if (t) {
		let n = `actions_orchestration_id/${t.replace(/[^a-z0-9_.-]/gi, `_`)}`;
		return e?.includes(n) ? e : `${e ? `${e} ` : ``}${n}`;
	}
	return e;
}
function _() {
	return typeof navigator == `object` && `userAgent` in navigator ? navigator.userAgent : typeof process == `object` && process.version !== void 0 ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : `<environment undetectable>`;
}
function v(e, t, n, r) {
	if (typeof n != `function`) throw Error(`method for before hook must be a function`);
	return r ||= {}, Array.isArray(t) ? t.reverse().reduce((t, n) => v.bind(null, e, n, t, r), n)() : Promise.resolve().then(() => e.registry[t] ? e.registry[t].reduce((e, t) => t.hook.bind(null, e, r), n)() : n(r));
}
function y(e, t, n, r) {
	let i = r;
	e.registry[n] || (e.registry[n] = []), t === `before` && (r = (e, t) => Promise.resolve().then(i.bind(null, t)).then(e.bind(null, t))), t === `after` && (r = (e, t) => {
		let n;
		return Promise.resolve().then(e.bind(null, t)).then((e) => (n = e, i(n, t))).then(() => n);
	}), t === `error` && (r = (e, t) => Promise.resolve().then(e.bind(null, t)).catch((e) => i(e, t))), e.registry[n].push({
		hook: r,
		orig: i
	});
}
function ee(e, t, n) {
	if (!e.registry[t]) return;
	let r = e.registry[t].map((e) => e.orig).indexOf(n);
	r !== -1 && e.registry[t].splice(r, 1);
}
const b = Function.bind, x = b.bind(b);
function S(e, t, n) {
	let r = x(ee, null).apply(null, n ? [t, n] : [t]);
	e.api = { remove: r }, e.remove = r, [
		`before`,
		`error`,
		`after`,
		`wrap`
	].forEach((r) => {
		let i = n ? [
			t,
			r,
			n
		] : [t, r];
		e[r] = e.api[r] = x(y, null).apply(null, i);
	});
}
function te() {
	let e = Symbol(`Singular`), t = { registry: {} }, n = v.bind(null, t, e);
	return S(n, t, e), n;
}
function C() {
	let e = { registry: {} }, t = v.bind(null, e);
	return S(t, e), t;
}
var ne = {
	Singular: te,
	Collection: C
}, re = {
	method: `GET`,
	baseUrl: `https://api.github.com`,
	headers: {
		accept: `application/vnd.github.v3+json`,
		"user-agent": `octokit-endpoint.js/0.0.0-development ${_()}`
	},
	mediaType: { format: `` }
};
function ie(e) {
	return e ? Object.keys(e).reduce((t, n) => (t[n.toLowerCase()] = e[n], t), {}) : {};
}
function ae(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
function oe(e, t) {
	let n = Object.assign({}, e);
	return Object.keys(t).forEach((r) => {
		ae(t[r]) && r in e ? n[r] = oe(e[r], t[r]) : Object.assign(n, { [r]: t[r] });
	}), n;
}
function se(e) {
	for (let t in e) e[t] === void 0 && delete e[t];
	return e;
}
function w(e, t, n) {
	if (typeof t == `string`) {
		let [e, r] = t.split(` `);
		n = Object.assign(r ? {
			method: e,
			url: r
		} : { url: e }, n);
	} else n = Object.assign({}, t);
	n.headers = ie(n.headers), se(n), se(n.headers);
	let r = oe(e || {}, n);
	return n.url === `/graphql` && (e && e.mediaType.previews?.length && (r.mediaType.previews = e.mediaType.previews.filter((e) => !r.mediaType.previews.includes(e)).concat(r.mediaType.previews)), r.mediaType.previews = (r.mediaType.previews || []).map((e) => e.replace(/-preview/, ``))), r;
}
function ce(e, t) {
	let n = /\?/.test(e) ? `&` : `?`, r = Object.keys(t);
	return r.length === 0 ? e : e + n + r.map((e) => e === `q` ? `q=` + t.q.split(`+`).map(encodeURIComponent).join(`+`) : `${e}=${encodeURIComponent(t[e])}`).join(`&`);
}
var le = /\{[^{}}]+\}/g;
function ue(e) {
	return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, ``).split(/,/);
}
function de(e) {
	let t = e.match(le);
	return t ? t.map(ue).reduce((e, t) => e.concat(t), []) : [];
}
function fe(e, t) {
	let n = { __proto__: null };
	for (let r of Object.keys(e)) t.indexOf(r) === -1 && (n[r] = e[r]);
	return n;
}
function pe(e) {
	return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
		return /%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, `[`).replace(/%5D/g, `]`)), e;
	}).join(``);
}
function T(e) {
	return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
		return `%` + e.charCodeAt(0).toString(16).toUpperCase();
	});
}
function E(e, t, n) {
	return t = e === `+` || e === `#` ? pe(t) : T(t), n ? T(n) + `=` + t : t;
}
function D(e) {
	return e != null;
}
function O(e) {
	return e === `;` || e === `&` || e === `?`;
}
function me(e, t, n, r) {
	var i = e[n], a = [];
	if (D(i) && i !== ``) {
		if (typeof i == `string` || typeof i == `number` || typeof i == `bigint` || typeof i == `boolean`) i = i.toString(), r && r !== `*` && (i = i.substring(0, parseInt(r, 10))), a.push(E(t, i, O(t) ? n : ``));
		else if (r === `*`) Array.isArray(i) ? i.filter(D).forEach(function(e) {
			a.push(E(t, e, O(t) ? n : ``));
		}) : Object.keys(i).forEach(function(e) {
			D(i[e]) && a.push(E(t, i[e], e));
		});
		else {
			let e = [];
			Array.isArray(i) ? i.filter(D).forEach(function(n) {
				e.push(E(t, n));
			}) : Object.keys(i).forEach(function(n) {
				D(i[n]) && (e.push(T(n)), e.push(E(t, i[n].toString())));
			}), O(t) ? a.push(T(n) + `=` + e.join(`,`)) : e.length !== 0 && a.push(e.join(`,`));
		}
	} else t === `;` ? D(i) && a.push(T(n)) : i === `` && (t === `&` || t === `?`) ? a.push(T(n) + `=`) : i === `` && a.push(``);
	return a;
}
function he(e) {
	return { expand: ge.bind(null, e) };
}
function ge(e, t) {
	var n = [
		`+`,
		`#`,
		`.`,
		`/`,
		`;`,
		`?`,
		`&`
	];
	return e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, r, i) {
		if (r) {
			let e = ``, i = [];
			if (n.indexOf(r.charAt(0)) !== -1 && (e = r.charAt(0), r = r.substr(1)), r.split(/,/g).forEach(function(n) {
				var r = /([^:\*]*)(?::(\d+)|(\*))?/.exec(n);
				i.push(me(t, e, r[1], r[2] || r[3]));
			}), e && e !== `+`) {
				var a = `,`;
				return e === `?` ? a = `&` : e !== `#` && (a = e), (i.length === 0 ? `` : e) + i.join(a);
			}
			return i.join(`,`);
		}
		return pe(i);
	}), e === `/` ? e : e.replace(/\/$/, ``);
}
function _e(e) {
	let t = e.method.toUpperCase(), n = (e.url || `/`).replace(/:([a-z]\w+)/g, `{$1}`), r = Object.assign({}, e.headers), i, a = fe(e, [
		`method`,
		`baseUrl`,
		`url`,
		`headers`,
		`request`,
		`mediaType`
	]), o = de(n);
	n = he(n).expand(a), /^http/.test(n) || (n = e.baseUrl + n);
	let s = fe(a, Object.keys(e).filter((e) => o.includes(e)).concat(`baseUrl`));
	return /application\/octet-stream/i.test(r.accept) || (e.mediaType.format && (r.accept = r.accept.split(/,/).map((t) => t.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(`,`)), n.endsWith(`/graphql`) && e.mediaType.previews?.length && (r.accept = (r.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(e.mediaType.previews).map((t) => `application/vnd.github.${t}-preview${e.mediaType.format ? `.${e.mediaType.format}` : `+json`}`).join(`,`))), [`GET`, `HEAD`].includes(t) ? n = ce(n, s) : `data` in s ? i = s.data : Object.keys(s).length && (i = s), !r[`content-type`] && i !== void 0 && (r[`content-type`] = `application/json; charset=utf-8`), [`PATCH`, `PUT`].includes(t) && i === void 0 && (i = ``), Object.assign({
		method: t,
		url: n,
		headers: r
	}, i === void 0 ? null : { body: i }, e.request ? { request: e.request } : null);
}
function ve(e, t, n) {
	return _e(w(e, t, n));
}
function ye(e, t) {
	let n = w(e, t), r = ve.bind(null, n);
	return Object.assign(r, {
		DEFAULTS: n,
		defaults: ye.bind(null, n),
		merge: w.bind(null, n),
		parse: _e
	});
}
var be = ye(null, re);
const Ne = 65280, Pe = 65281, k = new Uint8Array(256);
k[9] |= 2, k[32] |= 2, k[59] |= 4, k[44] |= 8;
for (let e = 128; e <= 255; e++) k[e] |= 1;
for (let e of "!#$%&'*+-.^_`|~") k[e.charCodeAt(0)] |= 16;
for (let e = 48; e <= 57; e++) k[e] |= 16;
for (let e = 65; e <= 90; e++) k[e] |= 17;
for (let e = 97; e <= 122; e++) k[e] |= 16;
const Fe = (() => {
	let e = function() {};
	return e.prototype = Object.create(null), e;
})();
function Ie(e, t) {
	let n = 4 | (t?.comma === !0 ? 8 : 0), r = e.length, i = t?.start ?? 0;
	for (; k[e.charCodeAt(i)] & 2;) i++;
	let a = i, o = 0, s = -1, c = t?.parameters === !1 ? 8 : 0;
	for (; a < r;) {
		let t = e.charCodeAt(a), r = k[t];
		if ((r & n) !== 0) {
			c |= r & 8;
			break;
		}
		r & 2 ? s === -1 && (s = a) : s = -1, o |= t & Ne | r, a++;
	}
	let l = s === -1 ? a : s, u = e.slice(i, l), d = o & Pe ? u.toLowerCase() : u;
	return a === r || c !== 0 ? {
		type: d,
		index: a,
		parameters: new Fe()
	} : Le(e, d, a, r, n);
}
function Le(e, t, n, r, i) {
	let a = new Fe();
	parameter: for (; n < r;) {
		for (n++; k[e.charCodeAt(n)] & 2;) n++;
		let t = n, o = 0, s = -1;
		for (; n < r;) {
			let c = e.charCodeAt(n), l = k[c];
			if ((l & i) !== 0) {
				if (l & 8) break parameter;
				continue parameter;
			}
			if (c === 61) {
				let c = s === -1 ? n : s, l = e.slice(t, c), u = o & Pe ? l.toLowerCase() : l;
				for (n++; k[e.charCodeAt(n)] & 2;) n++;
				if (n < r && e.charCodeAt(n) === 34) {
					let t = ++n, o = !1;
					for (; n < r;) {
						let s = e.charCodeAt(n);
						if (s === 34) {
							a[u] === void 0 && (a[u] = o ? Re(e, t, n) : e.slice(t, n)), n++;
							let s = 0;
							for (; n < r;) {
								let t = e.charCodeAt(n), r = k[t];
								if ((r & i) !== 0) {
									s = r & 8;
									break;
								}
								n++;
							}
							if (s !== 0) break parameter;
							continue parameter;
						}
						s === 92 && n + 1 < r ? (o = !0, n += 2) : n++;
					}
					continue parameter;
				}
				let d = n, f = 0, p = -1;
				for (; n < r;) {
					let t = e.charCodeAt(n), r = k[t];
					if ((r & i) !== 0) {
						f = r & 8;
						break;
					}
					r & 2 ? p === -1 && (p = n) : p = -1, n++;
				}
				if (a[u] === void 0) {
					let t = p === -1 ? n : p;
					a[u] = e.slice(d, t);
				}
				if (f !== 0) break parameter;
				continue parameter;
			}
			l & 2 ? s === -1 && (s = n) : s = -1, o |= c & Ne | l, n++;
		}
	}
	return {
		type: t,
		index: n,
		parameters: a
	};
}
function Re(e, t, n) {
	let r = ``;
	for (let i = t; i < n; i++) e.charCodeAt(i) === 92 && (r += e.slice(t, i), t = ++i);
	return r + e.slice(t, n);
}
const ze = /^-?\d+$/, A = /^-?\d+n+$/, j = JSON.stringify, M = JSON.parse, N = /^-?\d+n$/, P = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, F = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, I = (e) => e === void 0 || typeof e == `function` || typeof e == `symbol`, L = (e) => typeof e == `object` && !!e && e.constructor && e.constructor.name === `RawJSON`, Be = (e, t, n) => {
	let r = ``;
	typeof n == `number` ? r = ` `.repeat(Math.min(10, Math.max(0, Math.floor(n)))) : typeof n == `string` && (r = n.slice(0, 10));
	let i = typeof t == `function`, a = Array.isArray(t) ? new Set(t.map(String)) : null, o = (e, n, r) => (typeof r == `object` && r && typeof r.toJSON == `function` && (r = r.toJSON(n)), typeof r == `string` && A.test(r) ? r + `n` : typeof r == `bigint` ? `rawJSON` in JSON ? JSON.rawJSON(r.toString()) : r.toString() + `n` : (i && (r = t.call(e, n, r)), typeof r == `object` && r && (r instanceof Number || r instanceof String || r instanceof Boolean) && (r = r.valueOf()), r)), s = o({ "": e }, ``, e);
	if (I(s)) return;
	let c = typeof s != `object` || !s, l = L(s);
	if (c || l) return j(s);
	let u = [], d = 0, f = [{
		parent: { "": s },
		key: ``,
		val: s,
		isArray: Array.isArray(s),
		keys: Array.isArray(s) ? null : Object.keys(s),
		index: 0,
		first: !0
	}], p = new WeakSet([s]);
	for (; f.length > 0;) {
		let e = f[f.length - 1];
		e.index === 0 && (u.push(e.isArray ? `[` : `{`), d++);
		let t = !1;
		if (e.isArray) {
			if (e.index < e.val.length) {
				e.first || u.push(`,`), r && u.push(`
` + r.repeat(d));
				let t = e.val[e.index], n = o(e.val, String(e.index), t);
				if (I(n)) u.push(`null`), e.first = !1, e.index++;
				else {
					let t = typeof n == `object` && !!n, r = L(n);
					if (t && !r) {
						if (p.has(n)) throw TypeError(`Converting circular structure to JSON`);
						p.add(n), f.push({
							parent: e.val,
							key: String(e.index),
							val: n,
							isArray: Array.isArray(n),
							keys: Array.isArray(n) ? null : Object.keys(n),
							index: 0,
							first: !0
						}), e.first = !1, e.index++;
					} else u.push(j(n)), e.first = !1, e.index++;
				}
			} else t = !0;
		} else {
			for (; e.index < e.keys.length;) {
				let t = e.keys[e.index++];
				if (a && !a.has(t)) continue;
				let n = e.val[t], i = o(e.val, t, n);
				if (I(i)) continue;
				e.first || u.push(`,`), r ? u.push(`
` + r.repeat(d) + j(t) + `: `) : u.push(j(t) + `:`);
				let s = typeof i == `object` && !!i, c = L(i);
				if (s && !c) {
					if (p.has(i)) throw TypeError(`Converting circular structure to JSON`);
					p.add(i), f.push({
						parent: e.val,
						key: t,
						val: i,
						isArray: Array.isArray(i),
						keys: Array.isArray(i) ? null : Object.keys(i),
						index: 0,
						first: !0
					}), e.first = !1;
					break;
				}
				u.push(j(i)), e.first = !1;
			}
			e.index >= e.keys.length && f[f.length - 1] === e && (t = !0);
		}
		t && (d--, !e.first && r && u.push(`
` + r.repeat(d)), u.push(e.isArray ? `]` : `}`), p.delete(e.val), f.pop());
	}
	return u.join(``);
}, Ve = (e, t, n) => {
	try {
		return `rawJSON` in JSON ? j(e, (e, n) => typeof n == `bigint` ? JSON.rawJSON(n.toString()) : typeof t == `function` ? t(e, n) : (Array.isArray(t) && t.includes(e), n), n) : e ? j(e, (e, n) => typeof n == `string` && A.test(n) || typeof n == `bigint` ? n.toString() + `n` : typeof t == `function` ? t(e, n) : (Array.isArray(t) && t.includes(e), n), n).replace(P, `$1$2$3`).replace(F, `$1$2$3`) : j(e, t, n);
	} catch (r) {
		if (r instanceof RangeError) {
			let r = Be(e, t, n);
			return r === void 0 ? void 0 : `rawJSON` in JSON ? r : r.replace(P, `$1$2$3`).replace(F, `$1$2$3`);
		}
		throw r;
	}
}, R = new Map(), He = () => {
	let e = JSON.parse.toString();
	if (R.has(e)) return R.get(e);
	try {
		let t = JSON.parse(`1`, (e, t, n) => !!n?.source && n.source === `1`);
		return R.set(e, t), t;
	} catch {
		return R.set(e, !1), !1;
	}
}, Ue = (e, t, n, r) => typeof t == `string` && N.test(t) ? BigInt(t.slice(0, -1)) : typeof t == `string` && A.test(t) ? t.slice(0, -1) : typeof r == `function` ? r(e, t, n) : t, We = (e, t) => JSON.parse(e, (e, n, r) => {
	let i = typeof n == `number` && (n > 2 ** 53 - 1 || n < -(2 ** 53 - 1)), a = r && ze.test(r.source);
	return i && a ? BigInt(r.source) : typeof t == `function` ? t(e, n, r) : n;
}), z = (2 ** 53 - 1).toString(), B = z.length, Ge = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, Ke = /^"-?\d+n+"$/, qe = (e, t) => {
	let n = { "": e }, r = [{
		parent: n,
		key: ``,
		visited: !1
	}];
	for (; r.length > 0;) {
		let e = r[r.length - 1];
		if (e.visited) {
			let { parent: n, key: i } = e, a = n[i];
			typeof a == `string` && (N.test(a) ? a = BigInt(a.slice(0, -1)) : A.test(a) && (a = a.slice(0, -1))), typeof t == `function` && (a = t.call(n, i, a)), a === void 0 ? delete n[i] : n[i] = a, r.pop();
		} else {
			e.visited = !0;
			let t = e.parent[e.key];
			if (typeof t == `object` && t) {
				let e = Object.keys(t);
				for (let n = e.length - 1; n >= 0; n--) r.push({
					parent: t,
					key: e[n],
					visited: !1
				});
			}
		}
	}
	return n[``];
}, V = (e) => e.replace(Ge, (e, t, n, r) => {
	let i = e[0] === `"`;
	if (i && Ke.test(e)) return e.substring(0, e.length - 1) + `n"`;
	let a = n || r, o = t && (t.length < B || t.length === B && t <= z);
	return i || a || o ? e : `"` + e + `n"`;
}), Je = (e, t) => {
	if (!e) return M(e, t);
	try {
		if (He()) return We(e, t);
		let n = V(e);
		return M(n, (e, n, r) => Ue(e, n, r, t));
	} catch (n) {
		if (n instanceof RangeError) {
			let n = V(e), r = M(n);
			return qe(r, t);
		}
		throw n;
	}
};
var H = class extends Error {
	name;
	status;
	request;
	response;
	constructor(e, t, n) {
		super(e, { cause: n.cause }), this.name = `HttpError`, this.status = Number.parseInt(t), Number.isNaN(this.status) && (this.status = 0), `response` in n && (this.response = n.response);
		let r = Object.assign({}, n.request);
		n.request.headers.authorization && (r.headers = Object.assign({}, n.request.headers, { authorization: n.request.headers.authorization.replace(/(?<! ) .*$/, ` [REDACTED]`) })), r.url = r.url.replace(/\bclient_secret=\w+/g, `client_secret=[REDACTED]`).replace(/\baccess_token=\w+/g, `access_token=[REDACTED]`), this.request = r;
	}
}, Ye = { headers: { "user-agent": `octokit-request.js/10.0.16 ${_()}` } };
function Xe(e) {
	if (typeof e != `object` || !e || Object.prototype.toString.call(e) !== `[object Object]`) return !1;
	let t = Object.getPrototypeOf(e);
	if (t === null) return !0;
	let n = Object.prototype.hasOwnProperty.call(t, `constructor`) && t.constructor;
	return typeof n == `function` && n instanceof n && Function.prototype.call(n) === Function.prototype.call(e);
}
var U = () => ``;
async function W(e) {
	let t = e.request?.fetch || globalThis.fetch;
	if (!t) throw Error(`fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing`);
	let n = e.request?.log || console, r = e.request?.parseSuccessResponseBody !== !1, i = Xe(e.body) || Array.isArray(e.body) ? Ve(e.body) : e.body, a = Object.fromEntries(Object.entries(e.headers).map(([e, t]) => [e, String(t)])), o;
	try {
		o = await t(e.url, {
			method: e.method,
			body: i,
			redirect: e.request?.redirect,
			headers: a,
			signal: e.request?.signal,
			...e.body && { duplex: `half` }
		});
	} catch (t) {
		let n = `Unknown Error`;
		if (t instanceof Error) {
			if (t.name === `AbortError`) throw t.status = 500, t;
			n = t.message, t.name === `TypeError` && `cause` in t && (t.cause instanceof Error ? n = t.cause.message : typeof t.cause == `string` && (n = t.cause));
		}
		let r = new H(n, 500, { request: e });
		throw r.cause = t, r;
	}
	let s = o.status, c = o.url, l = {};
	for (let [e, t] of o.headers) l[e] = t;
	let u = {
		url: c,
		status: s,
		headers: l,
		data: ``
	};
	if (`deprecation` in l) {
		let t = l.link && l.link.match(/<([^<>]+)>; rel="deprecation"/), r = t && t.pop();
		n.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${l.sunset}${r ? `. See ${r}` : ``}`);
	}
	if (s === 204 || s === 205) return u;
	if (e.method === `HEAD`) {
		if (s < 400) return u;
		throw new H(o.statusText, s, {
			response: u,
			request: e
		});
	}
	if (s === 304) throw u.data = await G(o), new H(`Not modified`, s, {
		response: u,
		request: e
	});
	if (s >= 400) throw u.data = await G(o), new H(Qe(u.data), s, {
		response: u,
		request: e
	});
	return u.data = r ? await G(o) : o.body, u;
}
async function G(e) {
	let t = e.headers.get(`content-type`);
	if (!t) return e.text().catch(U);
	let n = Ie(t);
	if (Ze(n)) {
		let t = ``;
		try {
			return t = await e.text(), Je(t);
		} catch {
			return t;
		}
	}
	return n.type.startsWith(`text/`) || n.parameters.charset?.toLowerCase() === `utf-8` && n.type !== `application/octet-stream` ? e.text().catch(U) : e.arrayBuffer().catch(() => new ArrayBuffer(0));
}
function Ze(e) {
	return e.type === `application/json` || e.type === `application/scim+json`;
}
function Qe(e) {
	if (typeof e == `string`) return e;
	if (e instanceof ArrayBuffer) return `Unknown error`;
	if (typeof e == `object` && e && `message` in e) {
		let t = e, n = `documentation_url` in t ? ` - ${t.documentation_url}` : ``;
		return Array.isArray(t.errors) ? `${t.message}: ${t.errors.map((e) => JSON.stringify(e)).join(`, `)}${n}` : `${t.message}${n}`;
	}
	return `Unknown error: ${JSON.stringify(e)}`;
}
function K(e, t) {
	let n = e.defaults(t);
	return Object.assign(function(e, t) {
		let r = n.merge(e, t);
		if (!r.request || !r.request.hook) return W(n.parse(r));
		let i = (e, t) => W(n.parse(n.merge(e, t)));
		return Object.assign(i, {
			endpoint: n,
			defaults: K.bind(null, n)
		}), r.request.hook(i, r);
	}, {
		endpoint: n,
		defaults: K.bind(null, n)
	});
}
var q = K(be, Ye), $e = `0.0.0-development`;
function et(e) {
	return `Request failed due to following response errors:
` + e.errors.map((e) => ` - ${e.message}`).join(`
`);
}
var tt = class extends Error {
	constructor(e, t, n) {
		super(et(n)), this.request = e, this.headers = t, this.response = n, this.errors = n.errors, this.data = n.data, Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
	}
	request;
	headers;
	response;
	name = `GraphqlResponseError`;
	errors;
	data;
}, nt = [
	`method`,
	`baseUrl`,
	`url`,
	`headers`,
	`request`,
	`query`,
	`mediaType`,
	`operationName`
], rt = [
	`query`,
	`method`,
	`url`
], it = /\/api\/v3\/?$/;
function at(e, t, n) {
	if (n) {
		if (typeof t == `string` && `query` in n) return Promise.reject(Error(`[@octokit/graphql] "query" cannot be used as variable name`));
		for (let e in n) if (rt.includes(e)) return Promise.reject(Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
	}
	let r = typeof t == `string` ? Object.assign({ query: t }, n) : t, i = Object.keys(r).reduce((e, t) => nt.includes(t) ? (e[t] = r[t], e) : (e.variables ||= {}, e.variables[t] = r[t], e), {}), a = r.baseUrl || e.endpoint.DEFAULTS.baseUrl;
	return it.test(a) && (i.url = a.replace(it, `/api/graphql`)), e(i).then((e) => {
		if (e.data.errors) {
			let t = {};
			for (let n of Object.keys(e.headers)) t[n] = e.headers[n];
			throw new tt(i, t, e.data);
		}
		return e.data.data;
	});
}
function J(e, t) {
	let n = e.defaults(t);
	return Object.assign((e, t) => at(n, e, t), {
		defaults: J.bind(null, n),
		endpoint: n.endpoint
	});
}
J(q, {
	headers: { "user-agent": `octokit-graphql.js/${$e} ${_()}` },
	method: `POST`,
	url: `/graphql`
});
function st(e) {
	return J(e, {
		method: `POST`,
		url: `/graphql`
	});
}
var Y = `(?:[a-zA-Z0-9_-]+)`, ct = `\\.`, lt = RegExp(`^${Y}${ct}${Y}${ct}${Y}$`), ut = lt.test.bind(lt);
async function dt(e) {
	let t = ut(e), n = e.startsWith(`v1.`) || e.startsWith(`ghs_`), r = e.startsWith(`ghu_`);
	return {
		type: `token`,
		token: e,
		tokenType: t ? `app` : n ? `installation` : r ? `user-to-server` : `oauth`
	};
}
function ft(e) {
	return e.split(/\./).length === 3 ? `bearer ${e}` : `token ${e}`;
}
async function pt(e, t, n, r) {
	let i = t.endpoint.merge(n, r);
	return i.headers.authorization = ft(e), t(i);
}
var mt = function(e) {
	if (!e) throw Error(`[@octokit/auth-token] No token passed to createTokenAuth`);
	if (typeof e != `string`) throw Error(`[@octokit/auth-token] Token passed to createTokenAuth is not a string`);
	return e = e.replace(/^(token|bearer) +/i, ``), Object.assign(dt.bind(null, e), { hook: pt.bind(null, e) });
};
const ht = `7.0.8`, gt = () => {}, _t = console.warn.bind(console), vt = console.error.bind(console);
function yt(e = {}) {
	return typeof e.debug != `function` && (e.debug = gt), typeof e.info != `function` && (e.info = gt), typeof e.warn != `function` && (e.warn = _t), typeof e.error != `function` && (e.error = vt), e;
}
const bt = `octokit-core.js/${ht} ${_()}`;
var xt = class {
	static VERSION = ht;
	static defaults(e) {
		return class extends this {
			constructor(...t) {
				let n = t[0] || {};
				super(typeof e == `function` ? e(n) : Object.assign({}, e, n, n.userAgent && e.userAgent ? { userAgent: `${n.userAgent} ${e.userAgent}` } : null));
			}
		};
	}
	static plugins = [];
	static plugin(...e) {
		let t = this.plugins;
		return class extends this {
			static plugins = t.concat(e.filter((e) => !t.includes(e)));
		};
	}
	constructor(e = {}) {
		let t = new ne.Collection(), n = {
			baseUrl: q.endpoint.DEFAULTS.baseUrl,
			headers: {},
			request: Object.assign({}, e.request, { hook: t.bind(null, `request`) }),
			mediaType: {
				previews: [],
				format: ``
			}
		};
		if (n.headers[`user-agent`] = e.userAgent ? `${e.userAgent} ${bt}` : bt, e.baseUrl && (n.baseUrl = e.baseUrl), e.previews && (n.mediaType.previews = e.previews), e.timeZone && (n.headers[`time-zone`] = e.timeZone), this.request = q.defaults(n), this.graphql = st(this.request).defaults(n), this.log = yt(e.log), this.hook = t, e.authStrategy) {
			let { authStrategy: n, ...r } = e, i = n(Object.assign({
				request: this.request,
				log: this.log,
				octokit: this,
				octokitOptions: r
			}, e.auth));
			t.wrap(`request`, i.hook), this.auth = i;
		} else if (!e.auth) this.auth = async () => ({ type: `unauthenticated` });
		else {
			let n = mt(e.auth);
			t.wrap(`request`, n.hook), this.auth = n;
		}
		let r = this.constructor;
		for (let t = 0; t < r.plugins.length; ++t) Object.assign(this, r.plugins[t](this, e));
	}
	request;
	graphql;
	log;
	hook;
	auth;
};
const X = `17.0.0`;
var St = {
	actions: {
		addCustomLabelsToSelfHostedRunnerForOrg: [`POST /orgs/{org}/actions/runners/{runner_id}/labels`],
		addCustomLabelsToSelfHostedRunnerForRepo: [`POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		addRepoAccessToSelfHostedRunnerGroupInOrg: [`PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}`],
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`],
		addSelectedRepoToOrgVariable: [`PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}`],
		approveWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve`],
		cancelWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel`],
		createEnvironmentVariable: [`POST /repos/{owner}/{repo}/environments/{environment_name}/variables`],
		createHostedRunnerForOrg: [`POST /orgs/{org}/actions/hosted-runners`],
		createOrUpdateEnvironmentSecret: [`PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		createOrgVariable: [`POST /orgs/{org}/actions/variables`],
		createRegistrationTokenForOrg: [`POST /orgs/{org}/actions/runners/registration-token`],
		createRegistrationTokenForRepo: [`POST /repos/{owner}/{repo}/actions/runners/registration-token`],
		createRemoveTokenForOrg: [`POST /orgs/{org}/actions/runners/remove-token`],
		createRemoveTokenForRepo: [`POST /repos/{owner}/{repo}/actions/runners/remove-token`],
		createRepoVariable: [`POST /repos/{owner}/{repo}/actions/variables`],
		createWorkflowDispatch: [`POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches`],
		deleteActionsCacheById: [`DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}`],
		deleteActionsCacheByKey: [`DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}`],
		deleteArtifact: [`DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}`],
		deleteCustomImageFromOrg: [`DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}`],
		deleteCustomImageVersionFromOrg: [`DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}`],
		deleteEnvironmentSecret: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		deleteEnvironmentVariable: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		deleteHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/actions/secrets/{secret_name}`],
		deleteOrgVariable: [`DELETE /orgs/{org}/actions/variables/{name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		deleteRepoVariable: [`DELETE /repos/{owner}/{repo}/actions/variables/{name}`],
		deleteSelfHostedRunnerFromOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}`],
		deleteSelfHostedRunnerFromRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}`],
		deleteWorkflowRun: [`DELETE /repos/{owner}/{repo}/actions/runs/{run_id}`],
		deleteWorkflowRunLogs: [`DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs`],
		disableSelectedRepositoryGithubActionsOrganization: [`DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}`],
		disableWorkflow: [`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable`],
		downloadArtifact: [`GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}`],
		downloadJobLogsForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs`],
		downloadWorkflowRunAttemptLogs: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs`],
		downloadWorkflowRunLogs: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs`],
		enableSelectedRepositoryGithubActionsOrganization: [`PUT /orgs/{org}/actions/permissions/repositories/{repository_id}`],
		enableWorkflow: [`PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable`],
		forceCancelWorkflowRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel`],
		generateRunnerJitconfigForOrg: [`POST /orgs/{org}/actions/runners/generate-jitconfig`],
		generateRunnerJitconfigForRepo: [`POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig`],
		getActionsCacheList: [`GET /repos/{owner}/{repo}/actions/caches`],
		getActionsCacheUsage: [`GET /repos/{owner}/{repo}/actions/cache/usage`],
		getActionsCacheUsageByRepoForOrg: [`GET /orgs/{org}/actions/cache/usage-by-repository`],
		getActionsCacheUsageForOrg: [`GET /orgs/{org}/actions/cache/usage`],
		getAllowedActionsOrganization: [`GET /orgs/{org}/actions/permissions/selected-actions`],
		getAllowedActionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions/selected-actions`],
		getArtifact: [`GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}`],
		getCustomImageForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}`],
		getCustomImageVersionForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}`],
		getCustomOidcSubClaimForRepo: [`GET /repos/{owner}/{repo}/actions/oidc/customization/sub`],
		getEnvironmentPublicKey: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key`],
		getEnvironmentSecret: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}`],
		getEnvironmentVariable: [`GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		getGithubActionsDefaultWorkflowPermissionsOrganization: [`GET /orgs/{org}/actions/permissions/workflow`],
		getGithubActionsDefaultWorkflowPermissionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions/workflow`],
		getGithubActionsPermissionsOrganization: [`GET /orgs/{org}/actions/permissions`],
		getGithubActionsPermissionsRepository: [`GET /repos/{owner}/{repo}/actions/permissions`],
		getHostedRunnerForOrg: [`GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		getHostedRunnersGithubOwnedImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/github-owned`],
		getHostedRunnersLimitsForOrg: [`GET /orgs/{org}/actions/hosted-runners/limits`],
		getHostedRunnersMachineSpecsForOrg: [`GET /orgs/{org}/actions/hosted-runners/machine-sizes`],
		getHostedRunnersPartnerImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/partner`],
		getHostedRunnersPlatformsForOrg: [`GET /orgs/{org}/actions/hosted-runners/platforms`],
		getJobForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/jobs/{job_id}`],
		getOrgPublicKey: [`GET /orgs/{org}/actions/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/actions/secrets/{secret_name}`],
		getOrgVariable: [`GET /orgs/{org}/actions/variables/{name}`],
		getPendingDeploymentsForRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments`],
		getRepoPermissions: [
			`GET /repos/{owner}/{repo}/actions/permissions`,
			{},
			{ renamed: [`actions`, `getGithubActionsPermissionsRepository`] }
		],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/actions/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/actions/secrets/{secret_name}`],
		getRepoVariable: [`GET /repos/{owner}/{repo}/actions/variables/{name}`],
		getReviewsForRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals`],
		getSelfHostedRunnerForOrg: [`GET /orgs/{org}/actions/runners/{runner_id}`],
		getSelfHostedRunnerForRepo: [`GET /repos/{owner}/{repo}/actions/runners/{runner_id}`],
		getWorkflow: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}`],
		getWorkflowAccessToRepository: [`GET /repos/{owner}/{repo}/actions/permissions/access`],
		getWorkflowRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}`],
		getWorkflowRunAttempt: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}`],
		getWorkflowRunUsage: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing`],
		getWorkflowUsage: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing`],
		listArtifactsForRepo: [`GET /repos/{owner}/{repo}/actions/artifacts`],
		listCustomImageVersionsForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions`],
		listCustomImagesForOrg: [`GET /orgs/{org}/actions/hosted-runners/images/custom`],
		listEnvironmentSecrets: [`GET /repos/{owner}/{repo}/environments/{environment_name}/secrets`],
		listEnvironmentVariables: [`GET /repos/{owner}/{repo}/environments/{environment_name}/variables`],
		listGithubHostedRunnersInGroupForOrg: [`GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners`],
		listHostedRunnersForOrg: [`GET /orgs/{org}/actions/hosted-runners`],
		listJobsForWorkflowRun: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs`],
		listJobsForWorkflowRunAttempt: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs`],
		listLabelsForSelfHostedRunnerForOrg: [`GET /orgs/{org}/actions/runners/{runner_id}/labels`],
		listLabelsForSelfHostedRunnerForRepo: [`GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		listOrgSecrets: [`GET /orgs/{org}/actions/secrets`],
		listOrgVariables: [`GET /orgs/{org}/actions/variables`],
		listRepoOrganizationSecrets: [`GET /repos/{owner}/{repo}/actions/organization-secrets`],
		listRepoOrganizationVariables: [`GET /repos/{owner}/{repo}/actions/organization-variables`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/actions/secrets`],
		listRepoVariables: [`GET /repos/{owner}/{repo}/actions/variables`],
		listRepoWorkflows: [`GET /repos/{owner}/{repo}/actions/workflows`],
		listRunnerApplicationsForOrg: [`GET /orgs/{org}/actions/runners/downloads`],
		listRunnerApplicationsForRepo: [`GET /repos/{owner}/{repo}/actions/runners/downloads`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/actions/secrets/{secret_name}/repositories`],
		listSelectedReposForOrgVariable: [`GET /orgs/{org}/actions/variables/{name}/repositories`],
		listSelectedRepositoriesEnabledGithubActionsOrganization: [`GET /orgs/{org}/actions/permissions/repositories`],
		listSelfHostedRunnersForOrg: [`GET /orgs/{org}/actions/runners`],
		listSelfHostedRunnersForRepo: [`GET /repos/{owner}/{repo}/actions/runners`],
		listWorkflowRunArtifacts: [`GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts`],
		listWorkflowRuns: [`GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs`],
		listWorkflowRunsForRepo: [`GET /repos/{owner}/{repo}/actions/runs`],
		reRunJobForWorkflowRun: [`POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun`],
		reRunWorkflow: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun`],
		reRunWorkflowFailedJobs: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs`],
		removeAllCustomLabelsFromSelfHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}/labels`],
		removeAllCustomLabelsFromSelfHostedRunnerForRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		removeCustomLabelFromSelfHostedRunnerForOrg: [`DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}`],
		removeCustomLabelFromSelfHostedRunnerForRepo: [`DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}`],
		removeSelectedRepoFromOrgVariable: [`DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}`],
		reviewCustomGatesForRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule`],
		reviewPendingDeploymentsForRun: [`POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments`],
		setAllowedActionsOrganization: [`PUT /orgs/{org}/actions/permissions/selected-actions`],
		setAllowedActionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/selected-actions`],
		setCustomLabelsForSelfHostedRunnerForOrg: [`PUT /orgs/{org}/actions/runners/{runner_id}/labels`],
		setCustomLabelsForSelfHostedRunnerForRepo: [`PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels`],
		setCustomOidcSubClaimForRepo: [`PUT /repos/{owner}/{repo}/actions/oidc/customization/sub`],
		setGithubActionsDefaultWorkflowPermissionsOrganization: [`PUT /orgs/{org}/actions/permissions/workflow`],
		setGithubActionsDefaultWorkflowPermissionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/workflow`],
		setGithubActionsPermissionsOrganization: [`PUT /orgs/{org}/actions/permissions`],
		setGithubActionsPermissionsRepository: [`PUT /repos/{owner}/{repo}/actions/permissions`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/actions/secrets/{secret_name}/repositories`],
		setSelectedReposForOrgVariable: [`PUT /orgs/{org}/actions/variables/{name}/repositories`],
		setSelectedRepositoriesEnabledGithubActionsOrganization: [`PUT /orgs/{org}/actions/permissions/repositories`],
		setWorkflowAccessToRepository: [`PUT /repos/{owner}/{repo}/actions/permissions/access`],
		updateEnvironmentVariable: [`PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}`],
		updateHostedRunnerForOrg: [`PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}`],
		updateOrgVariable: [`PATCH /orgs/{org}/actions/variables/{name}`],
		updateRepoVariable: [`PATCH /repos/{owner}/{repo}/actions/variables/{name}`]
	},
	activity: {
		checkRepoIsStarredByAuthenticatedUser: [`GET /user/starred/{owner}/{repo}`],
		deleteRepoSubscription: [`DELETE /repos/{owner}/{repo}/subscription`],
		deleteThreadSubscription: [`DELETE /notifications/threads/{thread_id}/subscription`],
		getFeeds: [`GET /feeds`],
		getRepoSubscription: [`GET /repos/{owner}/{repo}/subscription`],
		getThread: [`GET /notifications/threads/{thread_id}`],
		getThreadSubscriptionForAuthenticatedUser: [`GET /notifications/threads/{thread_id}/subscription`],
		listEventsForAuthenticatedUser: [`GET /users/{username}/events`],
		listNotificationsForAuthenticatedUser: [`GET /notifications`],
		listOrgEventsForAuthenticatedUser: [`GET /users/{username}/events/orgs/{org}`],
		listPublicEvents: [`GET /events`],
		listPublicEventsForRepoNetwork: [`GET /networks/{owner}/{repo}/events`],
		listPublicEventsForUser: [`GET /users/{username}/events/public`],
		listPublicOrgEvents: [`GET /orgs/{org}/events`],
		listReceivedEventsForUser: [`GET /users/{username}/received_events`],
		listReceivedPublicEventsForUser: [`GET /users/{username}/received_events/public`],
		listRepoEvents: [`GET /repos/{owner}/{repo}/events`],
		listRepoNotificationsForAuthenticatedUser: [`GET /repos/{owner}/{repo}/notifications`],
		listReposStarredByAuthenticatedUser: [`GET /user/starred`],
		listReposStarredByUser: [`GET /users/{username}/starred`],
		listReposWatchedByUser: [`GET /users/{username}/subscriptions`],
		listStargazersForRepo: [`GET /repos/{owner}/{repo}/stargazers`],
		listWatchedReposForAuthenticatedUser: [`GET /user/subscriptions`],
		listWatchersForRepo: [`GET /repos/{owner}/{repo}/subscribers`],
		markNotificationsAsRead: [`PUT /notifications`],
		markRepoNotificationsAsRead: [`PUT /repos/{owner}/{repo}/notifications`],
		markThreadAsDone: [`DELETE /notifications/threads/{thread_id}`],
		markThreadAsRead: [`PATCH /notifications/threads/{thread_id}`],
		setRepoSubscription: [`PUT /repos/{owner}/{repo}/subscription`],
		setThreadSubscription: [`PUT /notifications/threads/{thread_id}/subscription`],
		starRepoForAuthenticatedUser: [`PUT /user/starred/{owner}/{repo}`],
		unstarRepoForAuthenticatedUser: [`DELETE /user/starred/{owner}/{repo}`]
	},
	apps: {
		addRepoToInstallation: [
			`PUT /user/installations/{installation_id}/repositories/{repository_id}`,
			{},
			{ renamed: [`apps`, `addRepoToInstallationForAuthenticatedUser`] }
		],
		addRepoToInstallationForAuthenticatedUser: [`PUT /user/installations/{installation_id}/repositories/{repository_id}`],
		checkToken: [`POST /applications/{client_id}/token`],
		createFromManifest: [`POST /app-manifests/{code}/conversions`],
		createInstallationAccessToken: [`POST /app/installations/{installation_id}/access_tokens`],
		deleteAuthorization: [`DELETE /applications/{client_id}/grant`],
		deleteInstallation: [`DELETE /app/installations/{installation_id}`],
		deleteToken: [`DELETE /applications/{client_id}/token`],
		getAuthenticated: [`GET /app`],
		getBySlug: [`GET /apps/{app_slug}`],
		getInstallation: [`GET /app/installations/{installation_id}`],
		getOrgInstallation: [`GET /orgs/{org}/installation`],
		getRepoInstallation: [`GET /repos/{owner}/{repo}/installation`],
		getSubscriptionPlanForAccount: [`GET /marketplace_listing/accounts/{account_id}`],
		getSubscriptionPlanForAccountStubbed: [`GET /marketplace_listing/stubbed/accounts/{account_id}`],
		getUserInstallation: [`GET /users/{username}/installation`],
		getWebhookConfigForApp: [`GET /app/hook/config`],
		getWebhookDelivery: [`GET /app/hook/deliveries/{delivery_id}`],
		listAccountsForPlan: [`GET /marketplace_listing/plans/{plan_id}/accounts`],
		listAccountsForPlanStubbed: [`GET /marketplace_listing/stubbed/plans/{plan_id}/accounts`],
		listInstallationReposForAuthenticatedUser: [`GET /user/installations/{installation_id}/repositories`],
		listInstallationRequestsForAuthenticatedApp: [`GET /app/installation-requests`],
		listInstallations: [`GET /app/installations`],
		listInstallationsForAuthenticatedUser: [`GET /user/installations`],
		listPlans: [`GET /marketplace_listing/plans`],
		listPlansStubbed: [`GET /marketplace_listing/stubbed/plans`],
		listReposAccessibleToInstallation: [`GET /installation/repositories`],
		listSubscriptionsForAuthenticatedUser: [`GET /user/marketplace_purchases`],
		listSubscriptionsForAuthenticatedUserStubbed: [`GET /user/marketplace_purchases/stubbed`],
		listWebhookDeliveries: [`GET /app/hook/deliveries`],
		redeliverWebhookDelivery: [`POST /app/hook/deliveries/{delivery_id}/attempts`],
		removeRepoFromInstallation: [
			`DELETE /user/installations/{installation_id}/repositories/{repository_id}`,
			{},
			{ renamed: [`apps`, `removeRepoFromInstallationForAuthenticatedUser`] }
		],
		removeRepoFromInstallationForAuthenticatedUser: [`DELETE /user/installations/{installation_id}/repositories/{repository_id}`],
		resetToken: [`PATCH /applications/{client_id}/token`],
		revokeInstallationAccessToken: [`DELETE /installation/token`],
		scopeToken: [`POST /applications/{client_id}/token/scoped`],
		suspendInstallation: [`PUT /app/installations/{installation_id}/suspended`],
		unsuspendInstallation: [`DELETE /app/installations/{installation_id}/suspended`],
		updateWebhookConfigForApp: [`PATCH /app/hook/config`]
	},
	billing: {
		getGithubActionsBillingOrg: [`GET /orgs/{org}/settings/billing/actions`],
		getGithubActionsBillingUser: [`GET /users/{username}/settings/billing/actions`],
		getGithubBillingPremiumRequestUsageReportOrg: [`GET /organizations/{org}/settings/billing/premium_request/usage`],
		getGithubBillingPremiumRequestUsageReportUser: [`GET /users/{username}/settings/billing/premium_request/usage`],
		getGithubBillingUsageReportOrg: [`GET /organizations/{org}/settings/billing/usage`],
		getGithubBillingUsageReportUser: [`GET /users/{username}/settings/billing/usage`],
		getGithubPackagesBillingOrg: [`GET /orgs/{org}/settings/billing/packages`],
		getGithubPackagesBillingUser: [`GET /users/{username}/settings/billing/packages`],
		getSharedStorageBillingOrg: [`GET /orgs/{org}/settings/billing/shared-storage`],
		getSharedStorageBillingUser: [`GET /users/{username}/settings/billing/shared-storage`]
	},
	campaigns: {
		createCampaign: [`POST /orgs/{org}/campaigns`],
		deleteCampaign: [`DELETE /orgs/{org}/campaigns/{campaign_number}`],
		getCampaignSummary: [`GET /orgs/{org}/campaigns/{campaign_number}`],
		listOrgCampaigns: [`GET /orgs/{org}/campaigns`],
		updateCampaign: [`PATCH /orgs/{org}/campaigns/{campaign_number}`]
	},
	checks: {
		create: [`POST /repos/{owner}/{repo}/check-runs`],
		createSuite: [`POST /repos/{owner}/{repo}/check-suites`],
		get: [`GET /repos/{owner}/{repo}/check-runs/{check_run_id}`],
		getSuite: [`GET /repos/{owner}/{repo}/check-suites/{check_suite_id}`],
		listAnnotations: [`GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations`],
		listForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-runs`],
		listForSuite: [`GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs`],
		listSuitesForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/check-suites`],
		rerequestRun: [`POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest`],
		rerequestSuite: [`POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest`],
		setSuitesPreferences: [`PATCH /repos/{owner}/{repo}/check-suites/preferences`],
		update: [`PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`]
	},
	codeScanning: {
		commitAutofix: [`POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits`],
		createAutofix: [`POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix`],
		createVariantAnalysis: [`POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses`],
		deleteAnalysis: [`DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}`],
		deleteCodeqlDatabase: [`DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}`],
		getAlert: [
			`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}`,
			{},
			{ renamedParameters: { alert_id: `alert_number` } }
		],
		getAnalysis: [`GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}`],
		getAutofix: [`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix`],
		getCodeqlDatabase: [`GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}`],
		getDefaultSetup: [`GET /repos/{owner}/{repo}/code-scanning/default-setup`],
		getSarif: [`GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}`],
		getVariantAnalysis: [`GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}`],
		getVariantAnalysisRepoTask: [`GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}`],
		listAlertInstances: [`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances`],
		listAlertsForOrg: [`GET /orgs/{org}/code-scanning/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/code-scanning/alerts`],
		listAlertsInstances: [
			`GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances`,
			{},
			{ renamed: [`codeScanning`, `listAlertInstances`] }
		],
		listCodeqlDatabases: [`GET /repos/{owner}/{repo}/code-scanning/codeql/databases`],
		listRecentAnalyses: [`GET /repos/{owner}/{repo}/code-scanning/analyses`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}`],
		updateDefaultSetup: [`PATCH /repos/{owner}/{repo}/code-scanning/default-setup`],
		uploadSarif: [`POST /repos/{owner}/{repo}/code-scanning/sarifs`]
	},
	codeSecurity: {
		attachConfiguration: [`POST /orgs/{org}/code-security/configurations/{configuration_id}/attach`],
		attachEnterpriseConfiguration: [`POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach`],
		createConfiguration: [`POST /orgs/{org}/code-security/configurations`],
		createConfigurationForEnterprise: [`POST /enterprises/{enterprise}/code-security/configurations`],
		deleteConfiguration: [`DELETE /orgs/{org}/code-security/configurations/{configuration_id}`],
		deleteConfigurationForEnterprise: [`DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}`],
		detachConfiguration: [`DELETE /orgs/{org}/code-security/configurations/detach`],
		getConfiguration: [`GET /orgs/{org}/code-security/configurations/{configuration_id}`],
		getConfigurationForRepository: [`GET /repos/{owner}/{repo}/code-security-configuration`],
		getConfigurationsForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations`],
		getConfigurationsForOrg: [`GET /orgs/{org}/code-security/configurations`],
		getDefaultConfigurations: [`GET /orgs/{org}/code-security/configurations/defaults`],
		getDefaultConfigurationsForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations/defaults`],
		getRepositoriesForConfiguration: [`GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories`],
		getRepositoriesForEnterpriseConfiguration: [`GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories`],
		getSingleConfigurationForEnterprise: [`GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}`],
		setConfigurationAsDefault: [`PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults`],
		setConfigurationAsDefaultForEnterprise: [`PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults`],
		updateConfiguration: [`PATCH /orgs/{org}/code-security/configurations/{configuration_id}`],
		updateEnterpriseConfiguration: [`PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}`]
	},
	codesOfConduct: {
		getAllCodesOfConduct: [`GET /codes_of_conduct`],
		getConductCode: [`GET /codes_of_conduct/{key}`]
	},
	codespaces: {
		addRepositoryForSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		checkPermissionsForDevcontainer: [`GET /repos/{owner}/{repo}/codespaces/permissions_check`],
		codespaceMachinesForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}/machines`],
		createForAuthenticatedUser: [`POST /user/codespaces`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		createOrUpdateSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}`],
		createWithPrForAuthenticatedUser: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces`],
		createWithRepoForAuthenticatedUser: [`POST /repos/{owner}/{repo}/codespaces`],
		deleteForAuthenticatedUser: [`DELETE /user/codespaces/{codespace_name}`],
		deleteFromOrganization: [`DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/codespaces/secrets/{secret_name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		deleteSecretForAuthenticatedUser: [`DELETE /user/codespaces/secrets/{secret_name}`],
		exportForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/exports`],
		getCodespacesForUserInOrg: [`GET /orgs/{org}/members/{username}/codespaces`],
		getExportDetailsForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}/exports/{export_id}`],
		getForAuthenticatedUser: [`GET /user/codespaces/{codespace_name}`],
		getOrgPublicKey: [`GET /orgs/{org}/codespaces/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/codespaces/secrets/{secret_name}`],
		getPublicKeyForAuthenticatedUser: [`GET /user/codespaces/secrets/public-key`],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/codespaces/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}`],
		getSecretForAuthenticatedUser: [`GET /user/codespaces/secrets/{secret_name}`],
		listDevcontainersInRepositoryForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/devcontainers`],
		listForAuthenticatedUser: [`GET /user/codespaces`],
		listInOrganization: [
			`GET /orgs/{org}/codespaces`,
			{},
			{ renamedParameters: { org_id: `org` } }
		],
		listInRepositoryForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces`],
		listOrgSecrets: [`GET /orgs/{org}/codespaces/secrets`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/codespaces/secrets`],
		listRepositoriesForSecretForAuthenticatedUser: [`GET /user/codespaces/secrets/{secret_name}/repositories`],
		listSecretsForAuthenticatedUser: [`GET /user/codespaces/secrets`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories`],
		preFlightWithRepoForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/new`],
		publishForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/publish`],
		removeRepositoryForSecretForAuthenticatedUser: [`DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}`],
		repoMachinesForAuthenticatedUser: [`GET /repos/{owner}/{repo}/codespaces/machines`],
		setRepositoriesForSecretForAuthenticatedUser: [`PUT /user/codespaces/secrets/{secret_name}/repositories`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories`],
		startForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/start`],
		stopForAuthenticatedUser: [`POST /user/codespaces/{codespace_name}/stop`],
		stopInOrganization: [`POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop`],
		updateForAuthenticatedUser: [`PATCH /user/codespaces/{codespace_name}`]
	},
	copilot: {
		addCopilotSeatsForTeams: [`POST /orgs/{org}/copilot/billing/selected_teams`],
		addCopilotSeatsForUsers: [`POST /orgs/{org}/copilot/billing/selected_users`],
		cancelCopilotSeatAssignmentForTeams: [`DELETE /orgs/{org}/copilot/billing/selected_teams`],
		cancelCopilotSeatAssignmentForUsers: [`DELETE /orgs/{org}/copilot/billing/selected_users`],
		copilotMetricsForOrganization: [`GET /orgs/{org}/copilot/metrics`],
		copilotMetricsForTeam: [`GET /orgs/{org}/team/{team_slug}/copilot/metrics`],
		getCopilotOrganizationDetails: [`GET /orgs/{org}/copilot/billing`],
		getCopilotSeatDetailsForUser: [`GET /orgs/{org}/members/{username}/copilot`],
		listCopilotSeats: [`GET /orgs/{org}/copilot/billing/seats`]
	},
	credentials: { revoke: [`POST /credentials/revoke`] },
	dependabot: {
		addSelectedRepoToOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}`],
		createOrUpdateOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}`],
		createOrUpdateRepoSecret: [`PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		deleteOrgSecret: [`DELETE /orgs/{org}/dependabot/secrets/{secret_name}`],
		deleteRepoSecret: [`DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		getAlert: [`GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}`],
		getOrgPublicKey: [`GET /orgs/{org}/dependabot/secrets/public-key`],
		getOrgSecret: [`GET /orgs/{org}/dependabot/secrets/{secret_name}`],
		getRepoPublicKey: [`GET /repos/{owner}/{repo}/dependabot/secrets/public-key`],
		getRepoSecret: [`GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}`],
		listAlertsForEnterprise: [`GET /enterprises/{enterprise}/dependabot/alerts`],
		listAlertsForOrg: [`GET /orgs/{org}/dependabot/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/dependabot/alerts`],
		listOrgSecrets: [`GET /orgs/{org}/dependabot/secrets`],
		listRepoSecrets: [`GET /repos/{owner}/{repo}/dependabot/secrets`],
		listSelectedReposForOrgSecret: [`GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories`],
		removeSelectedRepoFromOrgSecret: [`DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}`],
		repositoryAccessForOrg: [`GET /organizations/{org}/dependabot/repository-access`],
		setRepositoryAccessDefaultLevel: [`PUT /organizations/{org}/dependabot/repository-access/default-level`],
		setSelectedReposForOrgSecret: [`PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}`],
		updateRepositoryAccessForOrg: [`PATCH /organizations/{org}/dependabot/repository-access`]
	},
	dependencyGraph: {
		createRepositorySnapshot: [`POST /repos/{owner}/{repo}/dependency-graph/snapshots`],
		diffRange: [`GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}`],
		exportSbom: [`GET /repos/{owner}/{repo}/dependency-graph/sbom`]
	},
	emojis: { get: [`GET /emojis`] },
	enterpriseTeamMemberships: {
		add: [`PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`],
		bulkAdd: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add`],
		bulkRemove: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove`],
		get: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`],
		list: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships`],
		remove: [`DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}`]
	},
	enterpriseTeamOrganizations: {
		add: [`PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		bulkAdd: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add`],
		bulkRemove: [`POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove`],
		delete: [`DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		getAssignment: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}`],
		getAssignments: [`GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations`]
	},
	enterpriseTeams: {
		create: [`POST /enterprises/{enterprise}/teams`],
		delete: [`DELETE /enterprises/{enterprise}/teams/{team_slug}`],
		get: [`GET /enterprises/{enterprise}/teams/{team_slug}`],
		list: [`GET /enterprises/{enterprise}/teams`],
		update: [`PATCH /enterprises/{enterprise}/teams/{team_slug}`]
	},
	gists: {
		checkIsStarred: [`GET /gists/{gist_id}/star`],
		create: [`POST /gists`],
		createComment: [`POST /gists/{gist_id}/comments`],
		delete: [`DELETE /gists/{gist_id}`],
		deleteComment: [`DELETE /gists/{gist_id}/comments/{comment_id}`],
		fork: [`POST /gists/{gist_id}/forks`],
		get: [`GET /gists/{gist_id}`],
		getComment: [`GET /gists/{gist_id}/comments/{comment_id}`],
		getRevision: [`GET /gists/{gist_id}/{sha}`],
		list: [`GET /gists`],
		listComments: [`GET /gists/{gist_id}/comments`],
		listCommits: [`GET /gists/{gist_id}/commits`],
		listForUser: [`GET /users/{username}/gists`],
		listForks: [`GET /gists/{gist_id}/forks`],
		listPublic: [`GET /gists/public`],
		listStarred: [`GET /gists/starred`],
		star: [`PUT /gists/{gist_id}/star`],
		unstar: [`DELETE /gists/{gist_id}/star`],
		update: [`PATCH /gists/{gist_id}`],
		updateComment: [`PATCH /gists/{gist_id}/comments/{comment_id}`]
	},
	git: {
		createBlob: [`POST /repos/{owner}/{repo}/git/blobs`],
		createCommit: [`POST /repos/{owner}/{repo}/git/commits`],
		createRef: [`POST /repos/{owner}/{repo}/git/refs`],
		createTag: [`POST /repos/{owner}/{repo}/git/tags`],
		createTree: [`POST /repos/{owner}/{repo}/git/trees`],
		deleteRef: [`DELETE /repos/{owner}/{repo}/git/refs/{ref}`],
		getBlob: [`GET /repos/{owner}/{repo}/git/blobs/{file_sha}`],
		getCommit: [`GET /repos/{owner}/{repo}/git/commits/{commit_sha}`],
		getRef: [`GET /repos/{owner}/{repo}/git/ref/{ref}`],
		getTag: [`GET /repos/{owner}/{repo}/git/tags/{tag_sha}`],
		getTree: [`GET /repos/{owner}/{repo}/git/trees/{tree_sha}`],
		listMatchingRefs: [`GET /repos/{owner}/{repo}/git/matching-refs/{ref}`],
		updateRef: [`PATCH /repos/{owner}/{repo}/git/refs/{ref}`]
	},
	gitignore: {
		getAllTemplates: [`GET /gitignore/templates`],
		getTemplate: [`GET /gitignore/templates/{name}`]
	},
	hostedCompute: {
		createNetworkConfigurationForOrg: [`POST /orgs/{org}/settings/network-configurations`],
		deleteNetworkConfigurationFromOrg: [`DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}`],
		getNetworkConfigurationForOrg: [`GET /orgs/{org}/settings/network-configurations/{network_configuration_id}`],
		getNetworkSettingsForOrg: [`GET /orgs/{org}/settings/network-settings/{network_settings_id}`],
		listNetworkConfigurationsForOrg: [`GET /orgs/{org}/settings/network-configurations`],
		updateNetworkConfigurationForOrg: [`PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}`]
	},
	interactions: {
		getRestrictionsForAuthenticatedUser: [`GET /user/interaction-limits`],
		getRestrictionsForOrg: [`GET /orgs/{org}/interaction-limits`],
		getRestrictionsForRepo: [`GET /repos/{owner}/{repo}/interaction-limits`],
		getRestrictionsForYourPublicRepos: [
			`GET /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `getRestrictionsForAuthenticatedUser`] }
		],
		removeRestrictionsForAuthenticatedUser: [`DELETE /user/interaction-limits`],
		removeRestrictionsForOrg: [`DELETE /orgs/{org}/interaction-limits`],
		removeRestrictionsForRepo: [`DELETE /repos/{owner}/{repo}/interaction-limits`],
		removeRestrictionsForYourPublicRepos: [
			`DELETE /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `removeRestrictionsForAuthenticatedUser`] }
		],
		setRestrictionsForAuthenticatedUser: [`PUT /user/interaction-limits`],
		setRestrictionsForOrg: [`PUT /orgs/{org}/interaction-limits`],
		setRestrictionsForRepo: [`PUT /repos/{owner}/{repo}/interaction-limits`],
		setRestrictionsForYourPublicRepos: [
			`PUT /user/interaction-limits`,
			{},
			{ renamed: [`interactions`, `setRestrictionsForAuthenticatedUser`] }
		]
	},
	issues: {
		addAssignees: [`POST /repos/{owner}/{repo}/issues/{issue_number}/assignees`],
		addBlockedByDependency: [`POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by`],
		addLabels: [`POST /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		addSubIssue: [`POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues`],
		checkUserCanBeAssigned: [`GET /repos/{owner}/{repo}/assignees/{assignee}`],
		checkUserCanBeAssignedToIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}`],
		create: [`POST /repos/{owner}/{repo}/issues`],
		createComment: [`POST /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		createLabel: [`POST /repos/{owner}/{repo}/labels`],
		createMilestone: [`POST /repos/{owner}/{repo}/milestones`],
		deleteComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		deleteLabel: [`DELETE /repos/{owner}/{repo}/labels/{name}`],
		deleteMilestone: [`DELETE /repos/{owner}/{repo}/milestones/{milestone_number}`],
		get: [`GET /repos/{owner}/{repo}/issues/{issue_number}`],
		getComment: [`GET /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		getEvent: [`GET /repos/{owner}/{repo}/issues/events/{event_id}`],
		getLabel: [`GET /repos/{owner}/{repo}/labels/{name}`],
		getMilestone: [`GET /repos/{owner}/{repo}/milestones/{milestone_number}`],
		getParent: [`GET /repos/{owner}/{repo}/issues/{issue_number}/parent`],
		list: [`GET /issues`],
		listAssignees: [`GET /repos/{owner}/{repo}/assignees`],
		listComments: [`GET /repos/{owner}/{repo}/issues/{issue_number}/comments`],
		listCommentsForRepo: [`GET /repos/{owner}/{repo}/issues/comments`],
		listDependenciesBlockedBy: [`GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by`],
		listDependenciesBlocking: [`GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking`],
		listEvents: [`GET /repos/{owner}/{repo}/issues/{issue_number}/events`],
		listEventsForRepo: [`GET /repos/{owner}/{repo}/issues/events`],
		listEventsForTimeline: [`GET /repos/{owner}/{repo}/issues/{issue_number}/timeline`],
		listForAuthenticatedUser: [`GET /user/issues`],
		listForOrg: [`GET /orgs/{org}/issues`],
		listForRepo: [`GET /repos/{owner}/{repo}/issues`],
		listLabelsForMilestone: [`GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels`],
		listLabelsForRepo: [`GET /repos/{owner}/{repo}/labels`],
		listLabelsOnIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		listMilestones: [`GET /repos/{owner}/{repo}/milestones`],
		listSubIssues: [`GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues`],
		lock: [`PUT /repos/{owner}/{repo}/issues/{issue_number}/lock`],
		removeAllLabels: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		removeAssignees: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees`],
		removeDependencyBlockedBy: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}`],
		removeLabel: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}`],
		removeSubIssue: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue`],
		reprioritizeSubIssue: [`PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority`],
		setLabels: [`PUT /repos/{owner}/{repo}/issues/{issue_number}/labels`],
		unlock: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock`],
		update: [`PATCH /repos/{owner}/{repo}/issues/{issue_number}`],
		updateComment: [`PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`],
		updateLabel: [`PATCH /repos/{owner}/{repo}/labels/{name}`],
		updateMilestone: [`PATCH /repos/{owner}/{repo}/milestones/{milestone_number}`]
	},
	licenses: {
		get: [`GET /licenses/{license}`],
		getAllCommonlyUsed: [`GET /licenses`],
		getForRepo: [`GET /repos/{owner}/{repo}/license`]
	},
	markdown: {
		render: [`POST /markdown`],
		renderRaw: [`POST /markdown/raw`, { headers: { "content-type": `text/plain; charset=utf-8` } }]
	},
	meta: {
		get: [`GET /meta`],
		getAllVersions: [`GET /versions`],
		getOctocat: [`GET /octocat`],
		getZen: [`GET /zen`],
		root: [`GET /`]
	},
	migrations: {
		deleteArchiveForAuthenticatedUser: [`DELETE /user/migrations/{migration_id}/archive`],
		deleteArchiveForOrg: [`DELETE /orgs/{org}/migrations/{migration_id}/archive`],
		downloadArchiveForOrg: [`GET /orgs/{org}/migrations/{migration_id}/archive`],
		getArchiveForAuthenticatedUser: [`GET /user/migrations/{migration_id}/archive`],
		getStatusForAuthenticatedUser: [`GET /user/migrations/{migration_id}`],
		getStatusForOrg: [`GET /orgs/{org}/migrations/{migration_id}`],
		listForAuthenticatedUser: [`GET /user/migrations`],
		listForOrg: [`GET /orgs/{org}/migrations`],
		listReposForAuthenticatedUser: [`GET /user/migrations/{migration_id}/repositories`],
		listReposForOrg: [`GET /orgs/{org}/migrations/{migration_id}/repositories`],
		listReposForUser: [
			`GET /user/migrations/{migration_id}/repositories`,
			{},
			{ renamed: [`migrations`, `listReposForAuthenticatedUser`] }
		],
		startForAuthenticatedUser: [`POST /user/migrations`],
		startForOrg: [`POST /orgs/{org}/migrations`],
		unlockRepoForAuthenticatedUser: [`DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock`],
		unlockRepoForOrg: [`DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock`]
	},
	oidc: {
		getOidcCustomSubTemplateForOrg: [`GET /orgs/{org}/actions/oidc/customization/sub`],
		updateOidcCustomSubTemplateForOrg: [`PUT /orgs/{org}/actions/oidc/customization/sub`]
	},
	orgs: {
		addSecurityManagerTeam: [
			`PUT /orgs/{org}/security-managers/teams/{team_slug}`,
			{},
			{ deprecated: `octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team` }
		],
		assignTeamToOrgRole: [`PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}`],
		assignUserToOrgRole: [`PUT /orgs/{org}/organization-roles/users/{username}/{role_id}`],
		blockUser: [`PUT /orgs/{org}/blocks/{username}`],
		cancelInvitation: [`DELETE /orgs/{org}/invitations/{invitation_id}`],
		checkBlockedUser: [`GET /orgs/{org}/blocks/{username}`],
		checkMembershipForUser: [`GET /orgs/{org}/members/{username}`],
		checkPublicMembershipForUser: [`GET /orgs/{org}/public_members/{username}`],
		convertMemberToOutsideCollaborator: [`PUT /orgs/{org}/outside_collaborators/{username}`],
		createArtifactStorageRecord: [`POST /orgs/{org}/artifacts/metadata/storage-record`],
		createInvitation: [`POST /orgs/{org}/invitations`],
		createIssueType: [`POST /orgs/{org}/issue-types`],
		createWebhook: [`POST /orgs/{org}/hooks`],
		customPropertiesForOrgsCreateOrUpdateOrganizationValues: [`PATCH /organizations/{org}/org-properties/values`],
		customPropertiesForOrgsGetOrganizationValues: [`GET /organizations/{org}/org-properties/values`],
		customPropertiesForReposCreateOrUpdateOrganizationDefinition: [`PUT /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposCreateOrUpdateOrganizationDefinitions: [`PATCH /orgs/{org}/properties/schema`],
		customPropertiesForReposCreateOrUpdateOrganizationValues: [`PATCH /orgs/{org}/properties/values`],
		customPropertiesForReposDeleteOrganizationDefinition: [`DELETE /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposGetOrganizationDefinition: [`GET /orgs/{org}/properties/schema/{custom_property_name}`],
		customPropertiesForReposGetOrganizationDefinitions: [`GET /orgs/{org}/properties/schema`],
		customPropertiesForReposGetOrganizationValues: [`GET /orgs/{org}/properties/values`],
		delete: [`DELETE /orgs/{org}`],
		deleteAttestationsBulk: [`POST /orgs/{org}/attestations/delete-request`],
		deleteAttestationsById: [`DELETE /orgs/{org}/attestations/{attestation_id}`],
		deleteAttestationsBySubjectDigest: [`DELETE /orgs/{org}/attestations/digest/{subject_digest}`],
		deleteIssueType: [`DELETE /orgs/{org}/issue-types/{issue_type_id}`],
		deleteWebhook: [`DELETE /orgs/{org}/hooks/{hook_id}`],
		disableSelectedRepositoryImmutableReleasesOrganization: [`DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}`],
		enableSelectedRepositoryImmutableReleasesOrganization: [`PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}`],
		get: [`GET /orgs/{org}`],
		getImmutableReleasesSettings: [`GET /orgs/{org}/settings/immutable-releases`],
		getImmutableReleasesSettingsRepositories: [`GET /orgs/{org}/settings/immutable-releases/repositories`],
		getMembershipForAuthenticatedUser: [`GET /user/memberships/orgs/{org}`],
		getMembershipForUser: [`GET /orgs/{org}/memberships/{username}`],
		getOrgRole: [`GET /orgs/{org}/organization-roles/{role_id}`],
		getOrgRulesetHistory: [`GET /orgs/{org}/rulesets/{ruleset_id}/history`],
		getOrgRulesetVersion: [`GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}`],
		getWebhook: [`GET /orgs/{org}/hooks/{hook_id}`],
		getWebhookConfigForOrg: [`GET /orgs/{org}/hooks/{hook_id}/config`],
		getWebhookDelivery: [`GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}`],
		list: [`GET /organizations`],
		listAppInstallations: [`GET /orgs/{org}/installations`],
		listArtifactStorageRecords: [`GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records`],
		listAttestationRepositories: [`GET /orgs/{org}/attestations/repositories`],
		listAttestations: [`GET /orgs/{org}/attestations/{subject_digest}`],
		listAttestationsBulk: [`POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}`],
		listBlockedUsers: [`GET /orgs/{org}/blocks`],
		listFailedInvitations: [`GET /orgs/{org}/failed_invitations`],
		listForAuthenticatedUser: [`GET /user/orgs`],
		listForUser: [`GET /users/{username}/orgs`],
		listInvitationTeams: [`GET /orgs/{org}/invitations/{invitation_id}/teams`],
		listIssueTypes: [`GET /orgs/{org}/issue-types`],
		listMembers: [`GET /orgs/{org}/members`],
		listMembershipsForAuthenticatedUser: [`GET /user/memberships/orgs`],
		listOrgRoleTeams: [`GET /orgs/{org}/organization-roles/{role_id}/teams`],
		listOrgRoleUsers: [`GET /orgs/{org}/organization-roles/{role_id}/users`],
		listOrgRoles: [`GET /orgs/{org}/organization-roles`],
		listOrganizationFineGrainedPermissions: [`GET /orgs/{org}/organization-fine-grained-permissions`],
		listOutsideCollaborators: [`GET /orgs/{org}/outside_collaborators`],
		listPatGrantRepositories: [`GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories`],
		listPatGrantRequestRepositories: [`GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories`],
		listPatGrantRequests: [`GET /orgs/{org}/personal-access-token-requests`],
		listPatGrants: [`GET /orgs/{org}/personal-access-tokens`],
		listPendingInvitations: [`GET /orgs/{org}/invitations`],
		listPublicMembers: [`GET /orgs/{org}/public_members`],
		listSecurityManagerTeams: [
			`GET /orgs/{org}/security-managers`,
			{},
			{ deprecated: `octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams` }
		],
		listWebhookDeliveries: [`GET /orgs/{org}/hooks/{hook_id}/deliveries`],
		listWebhooks: [`GET /orgs/{org}/hooks`],
		pingWebhook: [`POST /orgs/{org}/hooks/{hook_id}/pings`],
		redeliverWebhookDelivery: [`POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts`],
		removeMember: [`DELETE /orgs/{org}/members/{username}`],
		removeMembershipForUser: [`DELETE /orgs/{org}/memberships/{username}`],
		removeOutsideCollaborator: [`DELETE /orgs/{org}/outside_collaborators/{username}`],
		removePublicMembershipForAuthenticatedUser: [`DELETE /orgs/{org}/public_members/{username}`],
		removeSecurityManagerTeam: [
			`DELETE /orgs/{org}/security-managers/teams/{team_slug}`,
			{},
			{ deprecated: `octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team` }
		],
		reviewPatGrantRequest: [`POST /orgs/{org}/personal-access-token-requests/{pat_request_id}`],
		reviewPatGrantRequestsInBulk: [`POST /orgs/{org}/personal-access-token-requests`],
		revokeAllOrgRolesTeam: [`DELETE /orgs/{org}/organization-roles/teams/{team_slug}`],
		revokeAllOrgRolesUser: [`DELETE /orgs/{org}/organization-roles/users/{username}`],
		revokeOrgRoleTeam: [`DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}`],
		revokeOrgRoleUser: [`DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}`],
		setImmutableReleasesSettings: [`PUT /orgs/{org}/settings/immutable-releases`],
		setImmutableReleasesSettingsRepositories: [`PUT /orgs/{org}/settings/immutable-releases/repositories`],
		setMembershipForUser: [`PUT /orgs/{org}/memberships/{username}`],
		setPublicMembershipForAuthenticatedUser: [`PUT /orgs/{org}/public_members/{username}`],
		unblockUser: [`DELETE /orgs/{org}/blocks/{username}`],
		update: [`PATCH /orgs/{org}`],
		updateIssueType: [`PUT /orgs/{org}/issue-types/{issue_type_id}`],
		updateMembershipForAuthenticatedUser: [`PATCH /user/memberships/orgs/{org}`],
		updatePatAccess: [`POST /orgs/{org}/personal-access-tokens/{pat_id}`],
		updatePatAccesses: [`POST /orgs/{org}/personal-access-tokens`],
		updateWebhook: [`PATCH /orgs/{org}/hooks/{hook_id}`],
		updateWebhookConfigForOrg: [`PATCH /orgs/{org}/hooks/{hook_id}/config`]
	},
	packages: {
		deletePackageForAuthenticatedUser: [`DELETE /user/packages/{package_type}/{package_name}`],
		deletePackageForOrg: [`DELETE /orgs/{org}/packages/{package_type}/{package_name}`],
		deletePackageForUser: [`DELETE /users/{username}/packages/{package_type}/{package_name}`],
		deletePackageVersionForAuthenticatedUser: [`DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		deletePackageVersionForOrg: [`DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		deletePackageVersionForUser: [`DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getAllPackageVersionsForAPackageOwnedByAnOrg: [
			`GET /orgs/{org}/packages/{package_type}/{package_name}/versions`,
			{},
			{ renamed: [`packages`, `getAllPackageVersionsForPackageOwnedByOrg`] }
		],
		getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
			`GET /user/packages/{package_type}/{package_name}/versions`,
			{},
			{ renamed: [`packages`, `getAllPackageVersionsForPackageOwnedByAuthenticatedUser`] }
		],
		getAllPackageVersionsForPackageOwnedByAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}/versions`],
		getAllPackageVersionsForPackageOwnedByOrg: [`GET /orgs/{org}/packages/{package_type}/{package_name}/versions`],
		getAllPackageVersionsForPackageOwnedByUser: [`GET /users/{username}/packages/{package_type}/{package_name}/versions`],
		getPackageForAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}`],
		getPackageForOrganization: [`GET /orgs/{org}/packages/{package_type}/{package_name}`],
		getPackageForUser: [`GET /users/{username}/packages/{package_type}/{package_name}`],
		getPackageVersionForAuthenticatedUser: [`GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getPackageVersionForOrganization: [`GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		getPackageVersionForUser: [`GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}`],
		listDockerMigrationConflictingPackagesForAuthenticatedUser: [`GET /user/docker/conflicts`],
		listDockerMigrationConflictingPackagesForOrganization: [`GET /orgs/{org}/docker/conflicts`],
		listDockerMigrationConflictingPackagesForUser: [`GET /users/{username}/docker/conflicts`],
		listPackagesForAuthenticatedUser: [`GET /user/packages`],
		listPackagesForOrganization: [`GET /orgs/{org}/packages`],
		listPackagesForUser: [`GET /users/{username}/packages`],
		restorePackageForAuthenticatedUser: [`POST /user/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageForOrg: [`POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageForUser: [`POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}`],
		restorePackageVersionForAuthenticatedUser: [`POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`],
		restorePackageVersionForOrg: [`POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`],
		restorePackageVersionForUser: [`POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore`]
	},
	privateRegistries: {
		createOrgPrivateRegistry: [`POST /orgs/{org}/private-registries`],
		deleteOrgPrivateRegistry: [`DELETE /orgs/{org}/private-registries/{secret_name}`],
		getOrgPrivateRegistry: [`GET /orgs/{org}/private-registries/{secret_name}`],
		getOrgPublicKey: [`GET /orgs/{org}/private-registries/public-key`],
		listOrgPrivateRegistries: [`GET /orgs/{org}/private-registries`],
		updateOrgPrivateRegistry: [`PATCH /orgs/{org}/private-registries/{secret_name}`]
	},
	projects: {
		addItemForOrg: [`POST /orgs/{org}/projectsV2/{project_number}/items`],
		addItemForUser: [`POST /users/{username}/projectsV2/{project_number}/items`],
		deleteItemForOrg: [`DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		deleteItemForUser: [`DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}`],
		getFieldForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}`],
		getFieldForUser: [`GET /users/{username}/projectsV2/{project_number}/fields/{field_id}`],
		getForOrg: [`GET /orgs/{org}/projectsV2/{project_number}`],
		getForUser: [`GET /users/{username}/projectsV2/{project_number}`],
		getOrgItem: [`GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		getUserItem: [`GET /users/{username}/projectsV2/{project_number}/items/{item_id}`],
		listFieldsForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/fields`],
		listFieldsForUser: [`GET /users/{username}/projectsV2/{project_number}/fields`],
		listForOrg: [`GET /orgs/{org}/projectsV2`],
		listForUser: [`GET /users/{username}/projectsV2`],
		listItemsForOrg: [`GET /orgs/{org}/projectsV2/{project_number}/items`],
		listItemsForUser: [`GET /users/{username}/projectsV2/{project_number}/items`],
		updateItemForOrg: [`PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}`],
		updateItemForUser: [`PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}`]
	},
	pulls: {
		checkIfMerged: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/merge`],
		create: [`POST /repos/{owner}/{repo}/pulls`],
		createReplyForReviewComment: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies`],
		createReview: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews`],
		createReviewComment: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/comments`],
		deletePendingReview: [`DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		deleteReviewComment: [`DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}`],
		dismissReview: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals`],
		get: [`GET /repos/{owner}/{repo}/pulls/{pull_number}`],
		getReview: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		getReviewComment: [`GET /repos/{owner}/{repo}/pulls/comments/{comment_id}`],
		list: [`GET /repos/{owner}/{repo}/pulls`],
		listCommentsForReview: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments`],
		listCommits: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/commits`],
		listFiles: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/files`],
		listRequestedReviewers: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		listReviewComments: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/comments`],
		listReviewCommentsForRepo: [`GET /repos/{owner}/{repo}/pulls/comments`],
		listReviews: [`GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews`],
		merge: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge`],
		removeRequestedReviewers: [`DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		requestReviewers: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers`],
		submitReview: [`POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events`],
		update: [`PATCH /repos/{owner}/{repo}/pulls/{pull_number}`],
		updateBranch: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch`],
		updateReview: [`PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}`],
		updateReviewComment: [`PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}`]
	},
	rateLimit: { get: [`GET /rate_limit`] },
	reactions: {
		createForCommitComment: [`POST /repos/{owner}/{repo}/comments/{comment_id}/reactions`],
		createForIssue: [`POST /repos/{owner}/{repo}/issues/{issue_number}/reactions`],
		createForIssueComment: [`POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`],
		createForPullRequestReviewComment: [`POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions`],
		createForRelease: [`POST /repos/{owner}/{repo}/releases/{release_id}/reactions`],
		createForTeamDiscussionCommentInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions`],
		createForTeamDiscussionInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions`],
		deleteForCommitComment: [`DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForIssue: [`DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}`],
		deleteForIssueComment: [`DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForPullRequestComment: [`DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}`],
		deleteForRelease: [`DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}`],
		deleteForTeamDiscussion: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}`],
		deleteForTeamDiscussionComment: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}`],
		listForCommitComment: [`GET /repos/{owner}/{repo}/comments/{comment_id}/reactions`],
		listForIssue: [`GET /repos/{owner}/{repo}/issues/{issue_number}/reactions`],
		listForIssueComment: [`GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions`],
		listForPullRequestReviewComment: [`GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions`],
		listForRelease: [`GET /repos/{owner}/{repo}/releases/{release_id}/reactions`],
		listForTeamDiscussionCommentInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions`],
		listForTeamDiscussionInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions`]
	},
	repos: {
		acceptInvitation: [
			`PATCH /user/repository_invitations/{invitation_id}`,
			{},
			{ renamed: [`repos`, `acceptInvitationForAuthenticatedUser`] }
		],
		acceptInvitationForAuthenticatedUser: [`PATCH /user/repository_invitations/{invitation_id}`],
		addAppAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		addCollaborator: [`PUT /repos/{owner}/{repo}/collaborators/{username}`],
		addStatusCheckContexts: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		addTeamAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		addUserAccessRestrictions: [
			`POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		cancelPagesDeployment: [`POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel`],
		checkAutomatedSecurityFixes: [`GET /repos/{owner}/{repo}/automated-security-fixes`],
		checkCollaborator: [`GET /repos/{owner}/{repo}/collaborators/{username}`],
		checkImmutableReleases: [`GET /repos/{owner}/{repo}/immutable-releases`],
		checkPrivateVulnerabilityReporting: [`GET /repos/{owner}/{repo}/private-vulnerability-reporting`],
		checkVulnerabilityAlerts: [`GET /repos/{owner}/{repo}/vulnerability-alerts`],
		codeownersErrors: [`GET /repos/{owner}/{repo}/codeowners/errors`],
		compareCommits: [`GET /repos/{owner}/{repo}/compare/{base}...{head}`],
		compareCommitsWithBasehead: [`GET /repos/{owner}/{repo}/compare/{basehead}`],
		createAttestation: [`POST /repos/{owner}/{repo}/attestations`],
		createAutolink: [`POST /repos/{owner}/{repo}/autolinks`],
		createCommitComment: [`POST /repos/{owner}/{repo}/commits/{commit_sha}/comments`],
		createCommitSignatureProtection: [`POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		createCommitStatus: [`POST /repos/{owner}/{repo}/statuses/{sha}`],
		createDeployKey: [`POST /repos/{owner}/{repo}/keys`],
		createDeployment: [`POST /repos/{owner}/{repo}/deployments`],
		createDeploymentBranchPolicy: [`POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies`],
		createDeploymentProtectionRule: [`POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules`],
		createDeploymentStatus: [`POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`],
		createDispatchEvent: [`POST /repos/{owner}/{repo}/dispatches`],
		createForAuthenticatedUser: [`POST /user/repos`],
		createFork: [`POST /repos/{owner}/{repo}/forks`],
		createInOrg: [`POST /orgs/{org}/repos`],
		createOrUpdateEnvironment: [`PUT /repos/{owner}/{repo}/environments/{environment_name}`],
		createOrUpdateFileContents: [`PUT /repos/{owner}/{repo}/contents/{path}`],
		createOrgRuleset: [`POST /orgs/{org}/rulesets`],
		createPagesDeployment: [`POST /repos/{owner}/{repo}/pages/deployments`],
		createPagesSite: [`POST /repos/{owner}/{repo}/pages`],
		createRelease: [`POST /repos/{owner}/{repo}/releases`],
		createRepoRuleset: [`POST /repos/{owner}/{repo}/rulesets`],
		createUsingTemplate: [`POST /repos/{template_owner}/{template_repo}/generate`],
		createWebhook: [`POST /repos/{owner}/{repo}/hooks`],
		customPropertiesForReposCreateOrUpdateRepositoryValues: [`PATCH /repos/{owner}/{repo}/properties/values`],
		customPropertiesForReposGetRepositoryValues: [`GET /repos/{owner}/{repo}/properties/values`],
		declineInvitation: [
			`DELETE /user/repository_invitations/{invitation_id}`,
			{},
			{ renamed: [`repos`, `declineInvitationForAuthenticatedUser`] }
		],
		declineInvitationForAuthenticatedUser: [`DELETE /user/repository_invitations/{invitation_id}`],
		delete: [`DELETE /repos/{owner}/{repo}`],
		deleteAccessRestrictions: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions`],
		deleteAdminBranchProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		deleteAnEnvironment: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}`],
		deleteAutolink: [`DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}`],
		deleteBranchProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection`],
		deleteCommitComment: [`DELETE /repos/{owner}/{repo}/comments/{comment_id}`],
		deleteCommitSignatureProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		deleteDeployKey: [`DELETE /repos/{owner}/{repo}/keys/{key_id}`],
		deleteDeployment: [`DELETE /repos/{owner}/{repo}/deployments/{deployment_id}`],
		deleteDeploymentBranchPolicy: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		deleteFile: [`DELETE /repos/{owner}/{repo}/contents/{path}`],
		deleteInvitation: [`DELETE /repos/{owner}/{repo}/invitations/{invitation_id}`],
		deleteOrgRuleset: [`DELETE /orgs/{org}/rulesets/{ruleset_id}`],
		deletePagesSite: [`DELETE /repos/{owner}/{repo}/pages`],
		deletePullRequestReviewProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		deleteRelease: [`DELETE /repos/{owner}/{repo}/releases/{release_id}`],
		deleteReleaseAsset: [`DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		deleteRepoRuleset: [`DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		deleteWebhook: [`DELETE /repos/{owner}/{repo}/hooks/{hook_id}`],
		disableAutomatedSecurityFixes: [`DELETE /repos/{owner}/{repo}/automated-security-fixes`],
		disableDeploymentProtectionRule: [`DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}`],
		disableImmutableReleases: [`DELETE /repos/{owner}/{repo}/immutable-releases`],
		disablePrivateVulnerabilityReporting: [`DELETE /repos/{owner}/{repo}/private-vulnerability-reporting`],
		disableVulnerabilityAlerts: [`DELETE /repos/{owner}/{repo}/vulnerability-alerts`],
		downloadArchive: [
			`GET /repos/{owner}/{repo}/zipball/{ref}`,
			{},
			{ renamed: [`repos`, `downloadZipballArchive`] }
		],
		downloadTarballArchive: [`GET /repos/{owner}/{repo}/tarball/{ref}`],
		downloadZipballArchive: [`GET /repos/{owner}/{repo}/zipball/{ref}`],
		enableAutomatedSecurityFixes: [`PUT /repos/{owner}/{repo}/automated-security-fixes`],
		enableImmutableReleases: [`PUT /repos/{owner}/{repo}/immutable-releases`],
		enablePrivateVulnerabilityReporting: [`PUT /repos/{owner}/{repo}/private-vulnerability-reporting`],
		enableVulnerabilityAlerts: [`PUT /repos/{owner}/{repo}/vulnerability-alerts`],
		generateReleaseNotes: [`POST /repos/{owner}/{repo}/releases/generate-notes`],
		get: [`GET /repos/{owner}/{repo}`],
		getAccessRestrictions: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions`],
		getAdminBranchProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		getAllDeploymentProtectionRules: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules`],
		getAllEnvironments: [`GET /repos/{owner}/{repo}/environments`],
		getAllStatusCheckContexts: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`],
		getAllTopics: [`GET /repos/{owner}/{repo}/topics`],
		getAppsWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`],
		getAutolink: [`GET /repos/{owner}/{repo}/autolinks/{autolink_id}`],
		getBranch: [`GET /repos/{owner}/{repo}/branches/{branch}`],
		getBranchProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection`],
		getBranchRules: [`GET /repos/{owner}/{repo}/rules/branches/{branch}`],
		getClones: [`GET /repos/{owner}/{repo}/traffic/clones`],
		getCodeFrequencyStats: [`GET /repos/{owner}/{repo}/stats/code_frequency`],
		getCollaboratorPermissionLevel: [`GET /repos/{owner}/{repo}/collaborators/{username}/permission`],
		getCombinedStatusForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/status`],
		getCommit: [`GET /repos/{owner}/{repo}/commits/{ref}`],
		getCommitActivityStats: [`GET /repos/{owner}/{repo}/stats/commit_activity`],
		getCommitComment: [`GET /repos/{owner}/{repo}/comments/{comment_id}`],
		getCommitSignatureProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures`],
		getCommunityProfileMetrics: [`GET /repos/{owner}/{repo}/community/profile`],
		getContent: [`GET /repos/{owner}/{repo}/contents/{path}`],
		getContributorsStats: [`GET /repos/{owner}/{repo}/stats/contributors`],
		getCustomDeploymentProtectionRule: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}`],
		getDeployKey: [`GET /repos/{owner}/{repo}/keys/{key_id}`],
		getDeployment: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}`],
		getDeploymentBranchPolicy: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		getDeploymentStatus: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}`],
		getEnvironment: [`GET /repos/{owner}/{repo}/environments/{environment_name}`],
		getLatestPagesBuild: [`GET /repos/{owner}/{repo}/pages/builds/latest`],
		getLatestRelease: [`GET /repos/{owner}/{repo}/releases/latest`],
		getOrgRuleSuite: [`GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}`],
		getOrgRuleSuites: [`GET /orgs/{org}/rulesets/rule-suites`],
		getOrgRuleset: [`GET /orgs/{org}/rulesets/{ruleset_id}`],
		getOrgRulesets: [`GET /orgs/{org}/rulesets`],
		getPages: [`GET /repos/{owner}/{repo}/pages`],
		getPagesBuild: [`GET /repos/{owner}/{repo}/pages/builds/{build_id}`],
		getPagesDeployment: [`GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}`],
		getPagesHealthCheck: [`GET /repos/{owner}/{repo}/pages/health`],
		getParticipationStats: [`GET /repos/{owner}/{repo}/stats/participation`],
		getPullRequestReviewProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		getPunchCardStats: [`GET /repos/{owner}/{repo}/stats/punch_card`],
		getReadme: [`GET /repos/{owner}/{repo}/readme`],
		getReadmeInDirectory: [`GET /repos/{owner}/{repo}/readme/{dir}`],
		getRelease: [`GET /repos/{owner}/{repo}/releases/{release_id}`],
		getReleaseAsset: [`GET /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		getReleaseByTag: [`GET /repos/{owner}/{repo}/releases/tags/{tag}`],
		getRepoRuleSuite: [`GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}`],
		getRepoRuleSuites: [`GET /repos/{owner}/{repo}/rulesets/rule-suites`],
		getRepoRuleset: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		getRepoRulesetHistory: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history`],
		getRepoRulesetVersion: [`GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}`],
		getRepoRulesets: [`GET /repos/{owner}/{repo}/rulesets`],
		getStatusChecksProtection: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		getTeamsWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`],
		getTopPaths: [`GET /repos/{owner}/{repo}/traffic/popular/paths`],
		getTopReferrers: [`GET /repos/{owner}/{repo}/traffic/popular/referrers`],
		getUsersWithAccessToProtectedBranch: [`GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`],
		getViews: [`GET /repos/{owner}/{repo}/traffic/views`],
		getWebhook: [`GET /repos/{owner}/{repo}/hooks/{hook_id}`],
		getWebhookConfigForRepo: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/config`],
		getWebhookDelivery: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}`],
		listActivities: [`GET /repos/{owner}/{repo}/activity`],
		listAttestations: [`GET /repos/{owner}/{repo}/attestations/{subject_digest}`],
		listAutolinks: [`GET /repos/{owner}/{repo}/autolinks`],
		listBranches: [`GET /repos/{owner}/{repo}/branches`],
		listBranchesForHeadCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head`],
		listCollaborators: [`GET /repos/{owner}/{repo}/collaborators`],
		listCommentsForCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/comments`],
		listCommitCommentsForRepo: [`GET /repos/{owner}/{repo}/comments`],
		listCommitStatusesForRef: [`GET /repos/{owner}/{repo}/commits/{ref}/statuses`],
		listCommits: [`GET /repos/{owner}/{repo}/commits`],
		listContributors: [`GET /repos/{owner}/{repo}/contributors`],
		listCustomDeploymentRuleIntegrations: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps`],
		listDeployKeys: [`GET /repos/{owner}/{repo}/keys`],
		listDeploymentBranchPolicies: [`GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies`],
		listDeploymentStatuses: [`GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses`],
		listDeployments: [`GET /repos/{owner}/{repo}/deployments`],
		listForAuthenticatedUser: [`GET /user/repos`],
		listForOrg: [`GET /orgs/{org}/repos`],
		listForUser: [`GET /users/{username}/repos`],
		listForks: [`GET /repos/{owner}/{repo}/forks`],
		listInvitations: [`GET /repos/{owner}/{repo}/invitations`],
		listInvitationsForAuthenticatedUser: [`GET /user/repository_invitations`],
		listLanguages: [`GET /repos/{owner}/{repo}/languages`],
		listPagesBuilds: [`GET /repos/{owner}/{repo}/pages/builds`],
		listPublic: [`GET /repositories`],
		listPullRequestsAssociatedWithCommit: [`GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls`],
		listReleaseAssets: [`GET /repos/{owner}/{repo}/releases/{release_id}/assets`],
		listReleases: [`GET /repos/{owner}/{repo}/releases`],
		listTags: [`GET /repos/{owner}/{repo}/tags`],
		listTeams: [`GET /repos/{owner}/{repo}/teams`],
		listWebhookDeliveries: [`GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries`],
		listWebhooks: [`GET /repos/{owner}/{repo}/hooks`],
		merge: [`POST /repos/{owner}/{repo}/merges`],
		mergeUpstream: [`POST /repos/{owner}/{repo}/merge-upstream`],
		pingWebhook: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/pings`],
		redeliverWebhookDelivery: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts`],
		removeAppAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		removeCollaborator: [`DELETE /repos/{owner}/{repo}/collaborators/{username}`],
		removeStatusCheckContexts: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		removeStatusCheckProtection: [`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		removeTeamAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		removeUserAccessRestrictions: [
			`DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		renameBranch: [`POST /repos/{owner}/{repo}/branches/{branch}/rename`],
		replaceAllTopics: [`PUT /repos/{owner}/{repo}/topics`],
		requestPagesBuild: [`POST /repos/{owner}/{repo}/pages/builds`],
		setAdminBranchProtection: [`POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins`],
		setAppAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps`,
			{},
			{ mapToData: `apps` }
		],
		setStatusCheckContexts: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts`,
			{},
			{ mapToData: `contexts` }
		],
		setTeamAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams`,
			{},
			{ mapToData: `teams` }
		],
		setUserAccessRestrictions: [
			`PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users`,
			{},
			{ mapToData: `users` }
		],
		testPushWebhook: [`POST /repos/{owner}/{repo}/hooks/{hook_id}/tests`],
		transfer: [`POST /repos/{owner}/{repo}/transfer`],
		update: [`PATCH /repos/{owner}/{repo}`],
		updateBranchProtection: [`PUT /repos/{owner}/{repo}/branches/{branch}/protection`],
		updateCommitComment: [`PATCH /repos/{owner}/{repo}/comments/{comment_id}`],
		updateDeploymentBranchPolicy: [`PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}`],
		updateInformationAboutPagesSite: [`PUT /repos/{owner}/{repo}/pages`],
		updateInvitation: [`PATCH /repos/{owner}/{repo}/invitations/{invitation_id}`],
		updateOrgRuleset: [`PUT /orgs/{org}/rulesets/{ruleset_id}`],
		updatePullRequestReviewProtection: [`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews`],
		updateRelease: [`PATCH /repos/{owner}/{repo}/releases/{release_id}`],
		updateReleaseAsset: [`PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}`],
		updateRepoRuleset: [`PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}`],
		updateStatusCheckPotection: [
			`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`,
			{},
			{ renamed: [`repos`, `updateStatusCheckProtection`] }
		],
		updateStatusCheckProtection: [`PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks`],
		updateWebhook: [`PATCH /repos/{owner}/{repo}/hooks/{hook_id}`],
		updateWebhookConfigForRepo: [`PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config`],
		uploadReleaseAsset: [`POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}`, { baseUrl: `https://uploads.github.com` }]
	},
	search: {
		code: [`GET /search/code`],
		commits: [`GET /search/commits`],
		issuesAndPullRequests: [`GET /search/issues`],
		labels: [`GET /search/labels`],
		repos: [`GET /search/repositories`],
		topics: [`GET /search/topics`],
		users: [`GET /search/users`]
	},
	secretScanning: {
		createPushProtectionBypass: [`POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses`],
		getAlert: [`GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}`],
		getScanHistory: [`GET /repos/{owner}/{repo}/secret-scanning/scan-history`],
		listAlertsForOrg: [`GET /orgs/{org}/secret-scanning/alerts`],
		listAlertsForRepo: [`GET /repos/{owner}/{repo}/secret-scanning/alerts`],
		listLocationsForAlert: [`GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations`],
		listOrgPatternConfigs: [`GET /orgs/{org}/secret-scanning/pattern-configurations`],
		updateAlert: [`PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}`],
		updateOrgPatternConfigs: [`PATCH /orgs/{org}/secret-scanning/pattern-configurations`]
	},
	securityAdvisories: {
		createFork: [`POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks`],
		createPrivateVulnerabilityReport: [`POST /repos/{owner}/{repo}/security-advisories/reports`],
		createRepositoryAdvisory: [`POST /repos/{owner}/{repo}/security-advisories`],
		createRepositoryAdvisoryCveRequest: [`POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve`],
		getGlobalAdvisory: [`GET /advisories/{ghsa_id}`],
		getRepositoryAdvisory: [`GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}`],
		listGlobalAdvisories: [`GET /advisories`],
		listOrgRepositoryAdvisories: [`GET /orgs/{org}/security-advisories`],
		listRepositoryAdvisories: [`GET /repos/{owner}/{repo}/security-advisories`],
		updateRepositoryAdvisory: [`PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}`]
	},
	teams: {
		addOrUpdateMembershipForUserInOrg: [`PUT /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		addOrUpdateRepoPermissionsInOrg: [`PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		checkPermissionsForRepoInOrg: [`GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		create: [`POST /orgs/{org}/teams`],
		createDiscussionCommentInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`],
		createDiscussionInOrg: [`POST /orgs/{org}/teams/{team_slug}/discussions`],
		deleteDiscussionCommentInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		deleteDiscussionInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		deleteInOrg: [`DELETE /orgs/{org}/teams/{team_slug}`],
		getByName: [`GET /orgs/{org}/teams/{team_slug}`],
		getDiscussionCommentInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		getDiscussionInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		getMembershipForUserInOrg: [`GET /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		list: [`GET /orgs/{org}/teams`],
		listChildInOrg: [`GET /orgs/{org}/teams/{team_slug}/teams`],
		listDiscussionCommentsInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments`],
		listDiscussionsInOrg: [`GET /orgs/{org}/teams/{team_slug}/discussions`],
		listForAuthenticatedUser: [`GET /user/teams`],
		listMembersInOrg: [`GET /orgs/{org}/teams/{team_slug}/members`],
		listPendingInvitationsInOrg: [`GET /orgs/{org}/teams/{team_slug}/invitations`],
		listReposInOrg: [`GET /orgs/{org}/teams/{team_slug}/repos`],
		removeMembershipForUserInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}`],
		removeRepoInOrg: [`DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}`],
		updateDiscussionCommentInOrg: [`PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}`],
		updateDiscussionInOrg: [`PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}`],
		updateInOrg: [`PATCH /orgs/{org}/teams/{team_slug}`]
	},
	users: {
		addEmailForAuthenticated: [
			`POST /user/emails`,
			{},
			{ renamed: [`users`, `addEmailForAuthenticatedUser`] }
		],
		addEmailForAuthenticatedUser: [`POST /user/emails`],
		addSocialAccountForAuthenticatedUser: [`POST /user/social_accounts`],
		block: [`PUT /user/blocks/{username}`],
		checkBlocked: [`GET /user/blocks/{username}`],
		checkFollowingForUser: [`GET /users/{username}/following/{target_user}`],
		checkPersonIsFollowedByAuthenticated: [`GET /user/following/{username}`],
		createGpgKeyForAuthenticated: [
			`POST /user/gpg_keys`,
			{},
			{ renamed: [`users`, `createGpgKeyForAuthenticatedUser`] }
		],
		createGpgKeyForAuthenticatedUser: [`POST /user/gpg_keys`],
		createPublicSshKeyForAuthenticated: [
			`POST /user/keys`,
			{},
			{ renamed: [`users`, `createPublicSshKeyForAuthenticatedUser`] }
		],
		createPublicSshKeyForAuthenticatedUser: [`POST /user/keys`],
		createSshSigningKeyForAuthenticatedUser: [`POST /user/ssh_signing_keys`],
		deleteAttestationsBulk: [`POST /users/{username}/attestations/delete-request`],
		deleteAttestationsById: [`DELETE /users/{username}/attestations/{attestation_id}`],
		deleteAttestationsBySubjectDigest: [`DELETE /users/{username}/attestations/digest/{subject_digest}`],
		deleteEmailForAuthenticated: [
			`DELETE /user/emails`,
			{},
			{ renamed: [`users`, `deleteEmailForAuthenticatedUser`] }
		],
		deleteEmailForAuthenticatedUser: [`DELETE /user/emails`],
		deleteGpgKeyForAuthenticated: [
			`DELETE /user/gpg_keys/{gpg_key_id}`,
			{},
			{ renamed: [`users`, `deleteGpgKeyForAuthenticatedUser`] }
		],
		deleteGpgKeyForAuthenticatedUser: [`DELETE /user/gpg_keys/{gpg_key_id}`],
		deletePublicSshKeyForAuthenticated: [
			`DELETE /user/keys/{key_id}`,
			{},
			{ renamed: [`users`, `deletePublicSshKeyForAuthenticatedUser`] }
		],
		deletePublicSshKeyForAuthenticatedUser: [`DELETE /user/keys/{key_id}`],
		deleteSocialAccountForAuthenticatedUser: [`DELETE /user/social_accounts`],
		deleteSshSigningKeyForAuthenticatedUser: [`DELETE /user/ssh_signing_keys/{ssh_signing_key_id}`],
		follow: [`PUT /user/following/{username}`],
		getAuthenticated: [`GET /user`],
		getById: [`GET /user/{account_id}`],
		getByUsername: [`GET /users/{username}`],
		getContextForUser: [`GET /users/{username}/hovercard`],
		getGpgKeyForAuthenticated: [
			`GET /user/gpg_keys/{gpg_key_id}`,
			{},
			{ renamed: [`users`, `getGpgKeyForAuthenticatedUser`] }
		],
		getGpgKeyForAuthenticatedUser: [`GET /user/gpg_keys/{gpg_key_id}`],
		getPublicSshKeyForAuthenticated: [
			`GET /user/keys/{key_id}`,
			{},
			{ renamed: [`users`, `getPublicSshKeyForAuthenticatedUser`] }
		],
		getPublicSshKeyForAuthenticatedUser: [`GET /user/keys/{key_id}`],
		getSshSigningKeyForAuthenticatedUser: [`GET /user/ssh_signing_keys/{ssh_signing_key_id}`],
		list: [`GET /users`],
		listAttestations: [`GET /users/{username}/attestations/{subject_digest}`],
		listAttestationsBulk: [`POST /users/{username}/attestations/bulk-list{?per_page,before,after}`],
		listBlockedByAuthenticated: [
			`GET /user/blocks`,
			{},
			{ renamed: [`users`, `listBlockedByAuthenticatedUser`] }
		],
		listBlockedByAuthenticatedUser: [`GET /user/blocks`],
		listEmailsForAuthenticated: [
			`GET /user/emails`,
			{},
			{ renamed: [`users`, `listEmailsForAuthenticatedUser`] }
		],
		listEmailsForAuthenticatedUser: [`GET /user/emails`],
		listFollowedByAuthenticated: [
			`GET /user/following`,
			{},
			{ renamed: [`users`, `listFollowedByAuthenticatedUser`] }
		],
		listFollowedByAuthenticatedUser: [`GET /user/following`],
		listFollowersForAuthenticatedUser: [`GET /user/followers`],
		listFollowersForUser: [`GET /users/{username}/followers`],
		listFollowingForUser: [`GET /users/{username}/following`],
		listGpgKeysForAuthenticated: [
			`GET /user/gpg_keys`,
			{},
			{ renamed: [`users`, `listGpgKeysForAuthenticatedUser`] }
		],
		listGpgKeysForAuthenticatedUser: [`GET /user/gpg_keys`],
		listGpgKeysForUser: [`GET /users/{username}/gpg_keys`],
		listPublicEmailsForAuthenticated: [
			`GET /user/public_emails`,
			{},
			{ renamed: [`users`, `listPublicEmailsForAuthenticatedUser`] }
		],
		listPublicEmailsForAuthenticatedUser: [`GET /user/public_emails`],
		listPublicKeysForUser: [`GET /users/{username}/keys`],
		listPublicSshKeysForAuthenticated: [
			`GET /user/keys`,
			{},
			{ renamed: [`users`, `listPublicSshKeysForAuthenticatedUser`] }
		],
		listPublicSshKeysForAuthenticatedUser: [`GET /user/keys`],
		listSocialAccountsForAuthenticatedUser: [`GET /user/social_accounts`],
		listSocialAccountsForUser: [`GET /users/{username}/social_accounts`],
		listSshSigningKeysForAuthenticatedUser: [`GET /user/ssh_signing_keys`],
		listSshSigningKeysForUser: [`GET /users/{username}/ssh_signing_keys`],
		setPrimaryEmailVisibilityForAuthenticated: [
			`PATCH /user/email/visibility`,
			{},
			{ renamed: [`users`, `setPrimaryEmailVisibilityForAuthenticatedUser`] }
		],
		setPrimaryEmailVisibilityForAuthenticatedUser: [`PATCH /user/email/visibility`],
		unblock: [`DELETE /user/blocks/{username}`],
		unfollow: [`DELETE /user/following/{username}`],
		updateAuthenticated: [`PATCH /user`]
	}
};
const Z = new Map();
for (let [e, t] of Object.entries(St)) for (let [n, r] of Object.entries(t)) {
	let [t, i, a] = r, [o, s] = t.split(/ /), c = Object.assign({
		method: o,
		url: s
	}, i);
	Z.has(e) || Z.set(e, new Map()), Z.get(e).set(n, {
		scope: e,
		methodName: n,
		endpointDefaults: c,
		decorations: a
	});
}
const Ct = {
	has({ scope: e }, t) {
		return Z.get(e).has(t);
	},
	getOwnPropertyDescriptor(e, t) {
		return {
			value: this.get(e, t),
			configurable: !0,
			writable: !0,
			enumerable: !0
		};
	},
	defineProperty(e, t, n) {
		return Object.defineProperty(e.cache, t, n), !0;
	},
	deleteProperty(e, t) {
		return delete e.cache[t], !0;
	},
	ownKeys({ scope: e }) {
		return [...Z.get(e).keys()];
	},
	set(e, t, n) {
		return e.cache[t] = n;
	},
	get({ octokit: e, scope: t, cache: n }, r) {
		if (n[r]) return n[r];
		let i = Z.get(t).get(r);
		if (!i) return;
		let { endpointDefaults: a, decorations: o } = i;
		return n[r] = o ? Tt(e, t, r, a, o) : e.request.defaults(a), n[r];
	}
};
function wt(e) {
	let t = {};
	for (let n of Z.keys()) t[n] = new Proxy({
		octokit: e,
		scope: n,
		cache: {}
	}, Ct);
	return t;
}
function Tt(e, t, n, r, i) {
	let a = e.request.defaults(r);
	function o(...r) {
		let o = a.endpoint.merge(...r);
		if (i.mapToData) return o = Object.assign({}, o, {
			data: o[i.mapToData],
			[i.mapToData]: void 0
		}), a(o);
		if (i.renamed) {
			let [r, a] = i.renamed;
			e.log.warn(`octokit.${t}.${n}() has been renamed to octokit.${r}.${a}()`);
		}
		if (i.deprecated && e.log.warn(i.deprecated), i.renamedParameters) {
			let o = a.endpoint.merge(...r);
			for (let [r, a] of Object.entries(i.renamedParameters)) r in o && (e.log.warn(`"${r}" parameter is deprecated for "octokit.${t}.${n}()". Use "${a}" instead`), a in o || (o[a] = o[r]), delete o[r]);
			return a(o);
		}
		return a(...r);
	}
	return Object.assign(o, a);
}
function Et(e) {
	return { rest: wt(e) };
}
Et.VERSION = X;
function Dt(e) {
	let t = wt(e);
	return {
		...t,
		rest: t
	};
}
Dt.VERSION = X;
var Ot = `0.0.0-development`;
function kt(e) {
	if (!e.data) return {
		...e,
		data: []
	};
	if (!((`total_count` in e.data || `total_commits` in e.data) && !(`url` in e.data))) return e;
	let t = e.data.incomplete_results, n = e.data.repository_selection, r = e.data.total_count, i = e.data.total_commits;
	delete e.data.incomplete_results, delete e.data.repository_selection, delete e.data.total_count, delete e.data.total_commits;
	let a = Object.keys(e.data)[0];
	return e.data = e.data[a], t !== void 0 && (e.data.incomplete_results = t), n !== void 0 && (e.data.repository_selection = n), e.data.total_count = r, e.data.total_commits = i, e;
}
function Q(e, t, n) {
	let r = typeof t == `function` ? t.endpoint(n) : e.request.endpoint(t, n), i = typeof t == `function` ? t : e.request, a = r.method, o = r.headers, s = r.url;
	return { [Symbol.asyncIterator]: () => ({ async next() {
		if (!s) return { done: !0 };
		try {
			let e = kt(await i({
				method: a,
				url: s,
				headers: o
			}));
			if (s = ((e.headers.link || ``).match(/<([^<>]+)>;\s*rel="next"/) || [])[1], !s && `total_commits` in e.data) {
				let t = new URL(e.url), n = t.searchParams, r = parseInt(n.get(`page`) || `1`, 10);
				r * parseInt(n.get(`per_page`) || `250`, 10) < e.data.total_commits && (n.set(`page`, String(r + 1)), s = t.toString());
			}
			return { value: e };
		} catch (e) {
			if (e.status !== 409) throw e;
			return s = ``, { value: {
				status: 200,
				headers: {},
				data: []
			} };
		}
	} }) };
}
function At(e, t, n, r) {
	return typeof n == `function` && (r = n, n = void 0), jt(e, [], Q(e, t, n)[Symbol.asyncIterator](), r);
}
function jt(e, t, n, r) {
	return n.next().then((i) => {
		if (i.done) return t;
		let a = !1;
		function o() {
			a = !0;
		}
		return t = t.concat(r ? r(i.value, o) : i.value.data), a ? t : jt(e, t, n, r);
	});
}
Object.assign(At, { iterator: Q });
function Nt(e) {
	return { paginate: Object.assign(At.bind(null, e), { iterator: Q.bind(null, e) }) };
}
Nt.VERSION = Ot;
new a();
const $ = h(), Ft = {
	baseUrl: $,
	request: {
		agent: f($),
		fetch: m($)
	}
}, It = xt.plugin(Et, Nt).defaults(Ft);
function Lt(e, t) {
	let n = Object.assign({}, t || {}), r = d(e, n);
	r && (n.auth = r);
	let i = g(n.userAgent);
	return i && (n.userAgent = i), n;
}
var Rt = e.__exportAll({
	context: () => zt,
	getOctokit: () => Bt
});
const zt = new a();
function Bt(e, t, ...n) {
	return new (It.plugin(...n))(Lt(e, t));
}
Object.defineProperty(exports, "RequestError", {
	enumerable: !0,
	get: function() {
		return H;
	}
}), Object.defineProperty(exports, "defaults", {
	enumerable: !0,
	get: function() {
		return Ft;
	}
}), Object.defineProperty(exports, "getOctokit", {
	enumerable: !0,
	get: function() {
		return Bt;
	}
}), Object.defineProperty(exports, "github_exports", {
	enumerable: !0,
	get: function() {
		return Rt;
	}
});
