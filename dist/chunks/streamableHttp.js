import { i as e, t } from "./rolldown-runtime.js";
import { S as n, _ as r, b as i, n as a, s as o, t as s, v as c, x as l, y as u } from "./auth.js";
import { cr as d, it as f, nr as p, or as m } from "./types.js";
var h = e(t(((e) => {
	var t = /; *([!#$%&'*+.^_`|~0-9A-Za-z-]+) *= *("(?:[\u000b\u0020\u0021\u0023-\u005b\u005d-\u007e\u0080-\u00ff]|\\[\u000b\u0020-\u00ff])*"|[!#$%&'*+.^_`|~0-9A-Za-z-]+) */g, n = /\\([\u000b\u0020-\u00ff])/g, r = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+\/[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
	e.parse = i;
	function i(e) {
		if (!e) throw TypeError(`argument string is required`);
		var i = typeof e == `object` ? a(e) : e;
		if (typeof i != `string`) throw TypeError(`argument string is required to be a string`);
		var s = i.indexOf(`;`), c = s === -1 ? i.trim() : i.slice(0, s).trim();
		if (!r.test(c)) throw TypeError(`invalid media type`);
		var l = new o(c.toLowerCase());
		if (s !== -1) {
			var u, d, f;
			for (t.lastIndex = s; d = t.exec(i);) {
				if (d.index !== s) throw TypeError(`invalid parameter format`);
				s += d[0].length, u = d[1].toLowerCase(), f = d[2], f.charCodeAt(0) === 34 && (f = f.slice(1, -1), f.indexOf(`\\`) !== -1 && (f = f.replace(n, `$1`))), l.parameters[u] = f;
			}
			if (s !== i.length) throw TypeError(`invalid parameter format`);
		}
		return l;
	}
	function a(e) {
		var t;
		if (typeof e.getHeader == `function` ? t = e.getHeader(`content-type`) : typeof e.headers == `object` && (t = e.headers && e.headers[`content-type`]), typeof t != `string`) throw TypeError(`content-type header is missing from object`);
		return t;
	}
	function o(e) {
		this.parameters = Object.create(null), this.type = e;
	}
}))(), 1);
function g(e) {
	if (e) try {
		return h.parse(e).type;
	} catch {
		let t = (e.split(`;`, 1)[0] ?? ``).trim().toLowerCase();
		return t === `` || e.slice(t.length).includes(`,`) ? void 0 : t;
	}
}
var _ = class extends Error {
	constructor(e, t) {
		super(e), this.name = `ParseError`, this.type = t.type, this.field = t.field, this.value = t.value, this.line = t.line;
	}
};
function v(e) {}
function y(e) {
	if (typeof e == `function`) throw TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
	let { onEvent: t = v, onError: n = v, onRetry: r = v, onComment: i, maxBufferSize: a } = e, o = [], s = 0, c = !0, l, u = ``, d = 0, f, p = !1;
	function m(e) {
		if (p) throw Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
		if (c && (c = !1, e.charCodeAt(0) === 239 && e.charCodeAt(1) === 187 && e.charCodeAt(2) === 191 && (e = e.slice(3))), o.length === 0) {
			let t = g(e);
			t !== `` && (o.push(t), s = t.length), h();
			return;
		}
		if (e.indexOf(`
`) === -1 && e.indexOf(`\r`) === -1) {
			o.push(e), s += e.length, h();
			return;
		}
		o.push(e);
		let t = o.join(``);
		o.length = 0, s = 0;
		let n = g(t);
		n !== `` && (o.push(n), s = n.length), h();
	}
	function h() {
		a !== void 0 && (s + u.length <= a || (p = !0, o.length = 0, s = 0, l = void 0, u = ``, d = 0, f = void 0, n(new _(`Buffered data exceeded max buffer size of ${a} characters`, { type: `max-buffer-size-exceeded` }))));
	}
	function g(e) {
		let n = 0;
		if (e.indexOf(`\r`) === -1) {
			let r = e.indexOf(`
`, n);
			for (; r !== -1;) {
				if (n === r) {
					d > 0 && t({
						id: l,
						event: f,
						data: u
					}), l = void 0, u = ``, d = 0, f = void 0, n = r + 1, r = e.indexOf(`
`, n);
					continue;
				}
				let i = e.charCodeAt(n);
				if (b(e, n, i)) {
					let i = e.charCodeAt(n + 5) === 32 ? n + 6 : n + 5, a = e.slice(i, r);
					if (d === 0 && e.charCodeAt(r + 1) === 10) {
						t({
							id: l,
							event: f,
							data: a
						}), l = void 0, u = ``, f = void 0, n = r + 2, r = e.indexOf(`
`, n);
						continue;
					}
					u = d === 0 ? a : `${u}
${a}`, d++;
				} else x(e, n, i) ? f = e.slice(e.charCodeAt(n + 6) === 32 ? n + 7 : n + 6, r) || void 0 : y(e, n, r);
				n = r + 1, r = e.indexOf(`
`, n);
			}
			return e.slice(n);
		}
		for (; n < e.length;) {
			let t = e.indexOf(`\r`, n), r = e.indexOf(`
`, n), i = -1;
			if (t !== -1 && r !== -1 ? i = t < r ? t : r : t === -1 ? r !== -1 && (i = r) : i = t === e.length - 1 ? -1 : t, i === -1) break;
			y(e, n, i), n = i + 1, e.charCodeAt(n - 1) === 13 && e.charCodeAt(n) === 10 && n++;
		}
		return e.slice(n);
	}
	function y(e, t, n) {
		if (t === n) {
			C();
			return;
		}
		let r = e.charCodeAt(t);
		if (b(e, t, r)) {
			let r = e.charCodeAt(t + 5) === 32 ? t + 6 : t + 5, i = e.slice(r, n);
			u = d === 0 ? i : `${u}
${i}`, d++;
			return;
		}
		if (x(e, t, r)) {
			f = e.slice(e.charCodeAt(t + 6) === 32 ? t + 7 : t + 6, n) || void 0;
			return;
		}
		if (r === 105 && e.charCodeAt(t + 1) === 100 && e.charCodeAt(t + 2) === 58) {
			let r = e.slice(e.charCodeAt(t + 3) === 32 ? t + 4 : t + 3, n);
			r.includes(`\0`) || (l = r);
			return;
		}
		if (r === 58) {
			if (i) {
				let r = e.slice(t, n);
				i(r.slice(e.charCodeAt(t + 1) === 32 ? 2 : 1));
			}
			return;
		}
		let a = e.slice(t, n), o = a.indexOf(`:`);
		if (o === -1) {
			S(a, ``, a);
			return;
		}
		let s = a.slice(0, o), c = a.charCodeAt(o + 1) === 32 ? 2 : 1;
		S(s, a.slice(o + c), a);
	}
	function S(e, t, i) {
		switch (e) {
			case `event`:
				f = t || void 0;
				break;
			case `data`:
				u = d === 0 ? t : `${u}
${t}`, d++;
				break;
			case `id`:
				t.includes(`\0`) || (l = t);
				break;
			case `retry`:
				/^\d+$/.test(t) ? r(parseInt(t, 10)) : n(new _(`Invalid \`retry\` value: "${t}"`, {
					type: `invalid-retry`,
					value: t,
					line: i
				}));
				break;
			default: n(new _(`Unknown field "${e.length > 20 ? `${e.slice(0, 20)}\u2026` : e}"`, {
				type: `unknown-field`,
				field: e,
				value: t,
				line: i
			}));
		}
	}
	function C() {
		d > 0 && t({
			id: l,
			event: f,
			data: u
		}), l = void 0, u = ``, d = 0, f = void 0;
	}
	function w(e = {}) {
		if (e.consume && o.length > 0) {
			let e = o.join(``);
			y(e, 0, e.length);
		}
		c = !0, l = void 0, u = ``, d = 0, f = void 0, o.length = 0, s = 0, p = !1;
	}
	return {
		feed: m,
		reset: w
	};
}
function b(e, t, n) {
	return n === 100 && e.charCodeAt(t + 1) === 97 && e.charCodeAt(t + 2) === 116 && e.charCodeAt(t + 3) === 97 && e.charCodeAt(t + 4) === 58;
}
function x(e, t, n) {
	return n === 101 && e.charCodeAt(t + 1) === 118 && e.charCodeAt(t + 2) === 101 && e.charCodeAt(t + 3) === 110 && e.charCodeAt(t + 4) === 116 && e.charCodeAt(t + 5) === 58;
}
var S = class extends TransformStream {
	constructor({ onError: e, onRetry: t, onComment: n, maxBufferSize: r } = {}) {
		let i;
		super({
			start(a) {
				i = y({
					onEvent: (e) => {
						a.enqueue(e);
					},
					onError(t) {
						typeof e == `function` && e(t), (e === `terminate` || t.type === `max-buffer-size-exceeded`) && a.error(t);
					},
					onRetry: t,
					onComment: n,
					maxBufferSize: r
				});
			},
			transform(e) {
				i.feed(e);
			}
		});
	}
};
const C = {
	initialReconnectionDelay: 1e3,
	maxReconnectionDelay: 3e4,
	reconnectionDelayGrowFactor: 1.5,
	maxRetries: 2
};
var w = class extends Error {
	constructor(e, t) {
		super(`Streamable HTTP error: ${t}`), this.code = e;
	}
}, T = class {
	constructor(e, t) {
		this._hasCompletedAuthFlow = !1, this._url = e, this._resourceMetadataUrl = void 0, this._scope = void 0, this._requestInit = t?.requestInit, this._authProvider = t?.authProvider, this._fetch = t?.fetch, this._fetchWithInit = r(t?.fetch, t?.requestInit), this._followRedirects = t?.redirectPolicy === `follow`, this._followRedirects && (this._fetch = c(this._fetch), this._fetchWithInit = c(this._fetchWithInit)), this._sessionId = t?.sessionId, this._reconnectionOptions = t?.reconnectionOptions ?? C;
	}
	_unfollowedRedirect(e, t) {
		let r = n(e, t);
		return r && !this._followRedirects ? `${r} (redirectPolicy: 'same-origin')` : r;
	}
	async _authThenStart() {
		if (!this._authProvider) throw new s(`No auth provider`);
		let e;
		try {
			e = await a(this._authProvider, {
				serverUrl: this._url,
				resourceMetadataUrl: this._resourceMetadataUrl,
				scope: this._scope,
				fetchFn: this._fetchWithInit
			});
		} catch (e) {
			throw this.onerror?.(e), e;
		}
		if (e !== `AUTHORIZED`) throw new s();
		return await this._startOrAuthSse({ resumptionToken: void 0 });
	}
	async _commonHeaders() {
		let e = {};
		if (this._authProvider) {
			let t = await this._authProvider.tokens();
			t && (e.Authorization = `Bearer ${t.access_token}`);
		}
		this._sessionId && (e[`mcp-session-id`] = this._sessionId), this._protocolVersion && (e[`mcp-protocol-version`] = this._protocolVersion);
		let t = l(this._requestInit?.headers);
		return new Headers({
			...e,
			...t
		});
	}
	async _startOrAuthSse(e) {
		let { resumptionToken: t } = e;
		try {
			let n = await this._commonHeaders();
			n.set(`Accept`, `text/event-stream`), t && n.set(`last-event-id`, t);
			let r = this._fetch ?? fetch, a = {
				method: `GET`,
				headers: n,
				signal: this._abortController?.signal
			}, o = await r(this._url, this._followRedirects ? a : {
				...a,
				redirect: `manual`
			}), s = this._followRedirects ? void 0 : i(r, this._url, a, o);
			if (s && (o = await s), !o.ok) {
				if (await o.body?.cancel(), o.status === 401 && this._authProvider) return await this._authThenStart();
				if (o.status === 405) return;
				throw new w(o.status, `Failed to open SSE stream: ${this._unfollowedRedirect(o, this._url) ?? o.statusText}`);
			}
			this._handleSseStream(o.body, e, !0);
		} catch (e) {
			throw this.onerror?.(e), e;
		}
	}
	_getNextReconnectionDelay(e) {
		if (this._serverRetryMs !== void 0) return this._serverRetryMs;
		let t = this._reconnectionOptions.initialReconnectionDelay, n = this._reconnectionOptions.reconnectionDelayGrowFactor, r = this._reconnectionOptions.maxReconnectionDelay;
		return Math.min(t * n ** +e, r);
	}
	_scheduleReconnection(e, t = 0) {
		let n = this._reconnectionOptions.maxRetries;
		if (t >= n) {
			this.onerror?.(Error(`Maximum reconnection attempts (${n}) exceeded.`));
			return;
		}
		let r = this._getNextReconnectionDelay(t);
		this._reconnectionTimeout = setTimeout(() => {
			this._startOrAuthSse(e).catch((n) => {
				this.onerror?.(Error(`Failed to reconnect SSE stream: ${n instanceof Error ? n.message : String(n)}`)), this._scheduleReconnection(e, t + 1);
			});
		}, r);
	}
	_handleSseStream(e, t, n) {
		if (!e) return;
		let { onresumptiontoken: r, replayMessageId: i } = t, a, o = !1, s = !1;
		(async () => {
			try {
				let t = e.pipeThrough(new TextDecoderStream()).pipeThrough(new S({ onRetry: (e) => {
					this._serverRetryMs = e;
				} })).getReader();
				for (;;) {
					let { value: e, done: n } = await t.read();
					if (n) break;
					if (e.id && (a = e.id, o = !0, r?.(e.id)), e.data && (!e.event || e.event === `message`)) try {
						let t = f.parse(JSON.parse(e.data));
						d(t) && (s = !0, i !== void 0 && (t.id = i)), this.onmessage?.(t);
					} catch (e) {
						this.onerror?.(e);
					}
				}
				(n || o) && !s && this._abortController && !this._abortController.signal.aborted && this._scheduleReconnection({
					resumptionToken: a,
					onresumptiontoken: r,
					replayMessageId: i
				}, 0);
			} catch (e) {
				if (this.onerror?.(Error(`SSE stream disconnected: ${e}`)), (n || o) && !s && this._abortController && !this._abortController.signal.aborted) try {
					this._scheduleReconnection({
						resumptionToken: a,
						onresumptiontoken: r,
						replayMessageId: i
					}, 0);
				} catch (e) {
					this.onerror?.(Error(`Failed to reconnect: ${e instanceof Error ? e.message : String(e)}`));
				}
			}
		})();
	}
	async start() {
		if (this._abortController) throw Error(`StreamableHTTPClientTransport already started! If using Client class, note that connect() calls start() automatically.`);
		this._abortController = new AbortController();
	}
	async finishAuth(e) {
		if (!this._authProvider) throw new s(`No auth provider`);
		if (await a(this._authProvider, {
			serverUrl: this._url,
			authorizationCode: e,
			resourceMetadataUrl: this._resourceMetadataUrl,
			scope: this._scope,
			fetchFn: this._fetchWithInit
		}) !== `AUTHORIZED`) throw new s(`Failed to authorize`);
	}
	async close() {
		this._reconnectionTimeout &&= (clearTimeout(this._reconnectionTimeout), void 0), this._abortController?.abort(), this.onclose?.();
	}
	async send(e, t) {
		try {
			let { resumptionToken: n, onresumptiontoken: r } = t || {};
			if (n) {
				this._startOrAuthSse({
					resumptionToken: n,
					replayMessageId: m(e) ? e.id : void 0
				}).catch((e) => this.onerror?.(e));
				return;
			}
			let i = await this._commonHeaders();
			i.set(`content-type`, `application/json`), i.set(`accept`, `application/json, text/event-stream`);
			let c = {
				...this._requestInit,
				method: `POST`,
				headers: i,
				body: JSON.stringify(e),
				signal: this._abortController?.signal
			}, l = await u(this._fetch ?? fetch)(this._url, c), d = l.headers.get(`mcp-session-id`);
			if (d && (this._sessionId = d), !l.ok) {
				let t = await l.text().catch(() => null);
				if (l.status === 401 && this._authProvider) {
					if (this._hasCompletedAuthFlow) throw new w(401, `Server returned 401 after successful authentication`);
					let { resourceMetadataUrl: t, scope: n } = o(l);
					if (this._resourceMetadataUrl = t, this._scope = n, await a(this._authProvider, {
						serverUrl: this._url,
						resourceMetadataUrl: this._resourceMetadataUrl,
						scope: this._scope,
						fetchFn: this._fetchWithInit
					}) !== `AUTHORIZED`) throw new s();
					return this._hasCompletedAuthFlow = !0, this.send(e);
				}
				if (l.status === 403 && this._authProvider) {
					let { resourceMetadataUrl: t, scope: n, error: r } = o(l);
					if (r === `insufficient_scope`) {
						let r = l.headers.get(`WWW-Authenticate`);
						if (this._lastUpscopingHeader === r) throw new w(403, `Server returned 403 after trying upscoping`);
						if (n && (this._scope = n), t && (this._resourceMetadataUrl = t), this._lastUpscopingHeader = r ?? void 0, await a(this._authProvider, {
							serverUrl: this._url,
							resourceMetadataUrl: this._resourceMetadataUrl,
							scope: this._scope,
							fetchFn: this._fetch
						}) !== `AUTHORIZED`) throw new s();
						return this.send(e);
					}
				}
				throw new w(l.status, `Error POSTing to endpoint: ${this._unfollowedRedirect(l, this._url) ?? t}`);
			}
			if (this._hasCompletedAuthFlow = !1, this._lastUpscopingHeader = void 0, l.status === 202) {
				await l.body?.cancel(), p(e) && this._startOrAuthSse({ resumptionToken: void 0 }).catch((e) => this.onerror?.(e));
				return;
			}
			let h = (Array.isArray(e) ? e : [e]).filter((e) => `method` in e && `id` in e && e.id !== void 0).length > 0, _ = l.headers.get(`content-type`), v = g(_);
			if (h) {
				if (v === `text/event-stream`) this._handleSseStream(l.body, { onresumptiontoken: r }, !1);
				else if (v === `application/json`) {
					let e = await l.json(), t = Array.isArray(e) ? e.map((e) => f.parse(e)) : [f.parse(e)];
					for (let e of t) this.onmessage?.(e);
				} else throw await l.body?.cancel(), new w(-1, `Unexpected content type: ${_}`);
			} else await l.body?.cancel();
		} catch (e) {
			throw this.onerror?.(e), e;
		}
	}
	get sessionId() {
		return this._sessionId;
	}
	async terminateSession() {
		if (this._sessionId) try {
			let e = await this._commonHeaders(), t = {
				...this._requestInit,
				method: `DELETE`,
				headers: e,
				signal: this._abortController?.signal
			}, n = await u(this._fetch ?? fetch)(this._url, t);
			if (await n.body?.cancel(), !n.ok && n.status !== 405) throw new w(n.status, `Failed to terminate session: ${this._unfollowedRedirect(n, this._url) ?? n.statusText}`);
			this._sessionId = void 0;
		} catch (e) {
			throw this.onerror?.(e), e;
		}
	}
	setProtocolVersion(e) {
		this._protocolVersion = e;
	}
	get protocolVersion() {
		return this._protocolVersion;
	}
	async resumeStream(e, t) {
		await this._startOrAuthSse({
			resumptionToken: e,
			onresumptiontoken: t?.onresumptiontoken
		});
	}
};
export { T as StreamableHTTPClientTransport };
