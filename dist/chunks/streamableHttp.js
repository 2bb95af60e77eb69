const e = require("./rolldown-runtime.js"), t = require("./auth.js"), n = require("./types.js");
var r = e.__commonJSMin(((e) => {
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
})), i = e.__toESM(r(), 1);
function a(e) {
	if (e) try {
		return i.parse(e).type;
	} catch {
		let t = (e.split(`;`, 1)[0] ?? ``).trim().toLowerCase();
		return t === `` || e.slice(t.length).includes(`,`) ? void 0 : t;
	}
}
var o = class extends Error {
	constructor(e, t) {
		super(e), this.name = `ParseError`, this.type = t.type, this.field = t.field, this.value = t.value, this.line = t.line;
	}
};
function u(e) {}
function d(e) {
	if (typeof e == `function`) throw TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
	let { onEvent: t = u, onError: n = u, onRetry: r = u, onComment: i, maxBufferSize: a } = e, s = [], c = 0, l = !0, d, m = ``, h = 0, g, _ = !1;
	function v(e) {
		if (_) throw Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
		if (l && (l = !1, e.charCodeAt(0) === 239 && e.charCodeAt(1) === 187 && e.charCodeAt(2) === 191 && (e = e.slice(3))), s.length === 0) {
			let t = b(e);
			t !== `` && (s.push(t), c = t.length), y();
			return;
		}
		if (e.indexOf(`
`) === -1 && e.indexOf(`\r`) === -1) {
			s.push(e), c += e.length, y();
			return;
		}
		s.push(e);
		let t = s.join(``);
		s.length = 0, c = 0;
		let n = b(t);
		n !== `` && (s.push(n), c = n.length), y();
	}
	function y() {
		a !== void 0 && (c + m.length <= a || (_ = !0, s.length = 0, c = 0, d = void 0, m = ``, h = 0, g = void 0, n(new o(`Buffered data exceeded max buffer size of ${a} characters`, { type: `max-buffer-size-exceeded` }))));
	}
	function b(e) {
		let n = 0;
		if (e.indexOf(`\r`) === -1) {
			let r = e.indexOf(`
`, n);
			for (; r !== -1;) {
				if (n === r) {
					h > 0 && t({
						id: d,
						event: g,
						data: m
					}), d = void 0, m = ``, h = 0, g = void 0, n = r + 1, r = e.indexOf(`
`, n);
					continue;
				}
				let i = e.charCodeAt(n);
				if (f(e, n, i)) {
					let i = e.charCodeAt(n + 5) === 32 ? n + 6 : n + 5, a = e.slice(i, r);
					if (h === 0 && e.charCodeAt(r + 1) === 10) {
						t({
							id: d,
							event: g,
							data: a
						}), d = void 0, m = ``, g = void 0, n = r + 2, r = e.indexOf(`
`, n);
						continue;
					}
					m = h === 0 ? a : `${m}
${a}`, h++;
				} else p(e, n, i) ? g = e.slice(e.charCodeAt(n + 6) === 32 ? n + 7 : n + 6, r) || void 0 : x(e, n, r);
				n = r + 1, r = e.indexOf(`
`, n);
			}
			return e.slice(n);
		}
		for (; n < e.length;) {
			let t = e.indexOf(`\r`, n), r = e.indexOf(`
`, n), i = -1;
			if (t !== -1 && r !== -1 ? i = t < r ? t : r : t === -1 ? r !== -1 && (i = r) : i = t === e.length - 1 ? -1 : t, i === -1) break;
			x(e, n, i), n = i + 1, e.charCodeAt(n - 1) === 13 && e.charCodeAt(n) === 10 && n++;
		}
		return e.slice(n);
	}
	function x(e, t, n) {
		if (t === n) {
			C();
			return;
		}
		let r = e.charCodeAt(t);
		if (f(e, t, r)) {
			let r = e.charCodeAt(t + 5) === 32 ? t + 6 : t + 5, i = e.slice(r, n);
			m = h === 0 ? i : `${m}
${i}`, h++;
			return;
		}
		if (p(e, t, r)) {
			g = e.slice(e.charCodeAt(t + 6) === 32 ? t + 7 : t + 6, n) || void 0;
			return;
		}
		if (r === 105 && e.charCodeAt(t + 1) === 100 && e.charCodeAt(t + 2) === 58) {
			let r = e.slice(e.charCodeAt(t + 3) === 32 ? t + 4 : t + 3, n);
			r.includes(`\0`) || (d = r);
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
				g = t || void 0;
				break;
			case `data`:
				m = h === 0 ? t : `${m}
${t}`, h++;
				break;
			case `id`:
				t.includes(`\0`) || (d = t);
				break;
			case `retry`:
				/^\d+$/.test(t) ? r(parseInt(t, 10)) : n(new o(`Invalid \`retry\` value: "${t}"`, {
					type: `invalid-retry`,
					value: t,
					line: i
				}));
				break;
			default: n(new o(`Unknown field "${e.length > 20 ? `${e.slice(0, 20)}\u2026` : e}"`, {
				type: `unknown-field`,
				field: e,
				value: t,
				line: i
			}));
		}
	}
	function C() {
		h > 0 && t({
			id: d,
			event: g,
			data: m
		}), d = void 0, m = ``, h = 0, g = void 0;
	}
	function w(e = {}) {
		if (e.consume && s.length > 0) {
			let e = s.join(``);
			x(e, 0, e.length);
		}
		l = !0, d = void 0, m = ``, h = 0, g = void 0, s.length = 0, c = 0, _ = !1;
	}
	return {
		feed: v,
		reset: w
	};
}
function f(e, t, n) {
	return n === 100 && e.charCodeAt(t + 1) === 97 && e.charCodeAt(t + 2) === 116 && e.charCodeAt(t + 3) === 97 && e.charCodeAt(t + 4) === 58;
}
function p(e, t, n) {
	return n === 101 && e.charCodeAt(t + 1) === 118 && e.charCodeAt(t + 2) === 101 && e.charCodeAt(t + 3) === 110 && e.charCodeAt(t + 4) === 116 && e.charCodeAt(t + 5) === 58;
}
var m = class extends TransformStream {
	constructor({ onError: e, onRetry: t, onComment: n, maxBufferSize: r } = {}) {
		let i;
		super({
			start(a) {
				i = d({
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
const h = {
	initialReconnectionDelay: 1e3,
	maxReconnectionDelay: 3e4,
	reconnectionDelayGrowFactor: 1.5,
	maxRetries: 2
};
var g = class extends Error {
	constructor(e, t) {
		super(`Streamable HTTP error: ${t}`), this.code = e;
	}
}, _ = class {
	constructor(e, n) {
		this._hasCompletedAuthFlow = !1, this._url = e, this._resourceMetadataUrl = void 0, this._scope = void 0, this._requestInit = n?.requestInit, this._authProvider = n?.authProvider, this._fetch = n?.fetch, this._fetchWithInit = t.createFetchWithInit(n?.fetch, n?.requestInit), this._followRedirects = n?.redirectPolicy === `follow`, this._followRedirects && (this._fetch = t.fetchLeavingRedirects(this._fetch), this._fetchWithInit = t.fetchLeavingRedirects(this._fetchWithInit)), this._sessionId = n?.sessionId, this._reconnectionOptions = n?.reconnectionOptions ?? h;
	}
	_unfollowedRedirect(e, n) {
		let r = t.unfollowedRedirect(e, n);
		return r && !this._followRedirects ? `${r} (redirectPolicy: 'same-origin')` : r;
	}
	async _authThenStart() {
		if (!this._authProvider) throw new t.UnauthorizedError(`No auth provider`);
		let e;
		try {
			e = await t.auth(this._authProvider, {
				serverUrl: this._url,
				resourceMetadataUrl: this._resourceMetadataUrl,
				scope: this._scope,
				fetchFn: this._fetchWithInit
			});
		} catch (e) {
			throw this.onerror?.(e), e;
		}
		if (e !== `AUTHORIZED`) throw new t.UnauthorizedError();
		return await this._startOrAuthSse({ resumptionToken: void 0 });
	}
	async _commonHeaders() {
		let e = {};
		if (this._authProvider) {
			let t = await this._authProvider.tokens();
			t && (e.Authorization = `Bearer ${t.access_token}`);
		}
		this._sessionId && (e[`mcp-session-id`] = this._sessionId), this._protocolVersion && (e[`mcp-protocol-version`] = this._protocolVersion);
		let n = t.normalizeHeaders(this._requestInit?.headers);
		return new Headers({
			...e,
			...n
		});
	}
	async _startOrAuthSse(e) {
		let { resumptionToken: n } = e;
		try {
			let r = await this._commonHeaders();
			r.set(`Accept`, `text/event-stream`), n && r.set(`last-event-id`, n);
			let i = this._fetch ?? fetch, a = {
				method: `GET`,
				headers: r,
				signal: this._abortController?.signal
			}, o = await i(this._url, this._followRedirects ? a : {
				...a,
				redirect: `manual`
			}), s = this._followRedirects ? void 0 : t.followWithinOrigin(i, this._url, a, o);
			if (s && (o = await s), !o.ok) {
				if (await o.body?.cancel(), o.status === 401 && this._authProvider) return await this._authThenStart();
				if (o.status === 405) return;
				throw new g(o.status, `Failed to open SSE stream: ${this._unfollowedRedirect(o, this._url) ?? o.statusText}`);
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
	_handleSseStream(e, t, r) {
		if (!e) return;
		let { onresumptiontoken: i, replayMessageId: a } = t, o, s = !1, c = !1;
		(async () => {
			try {
				let t = e.pipeThrough(new TextDecoderStream()).pipeThrough(new m({ onRetry: (e) => {
					this._serverRetryMs = e;
				} })).getReader();
				for (;;) {
					let { value: e, done: r } = await t.read();
					if (r) break;
					if (e.id && (o = e.id, s = !0, i?.(e.id)), e.data && (!e.event || e.event === `message`)) try {
						let t = n.JSONRPCMessageSchema.parse(JSON.parse(e.data));
						n.isJSONRPCResultResponse(t) && (c = !0, a !== void 0 && (t.id = a)), this.onmessage?.(t);
					} catch (e) {
						this.onerror?.(e);
					}
				}
				(r || s) && !c && this._abortController && !this._abortController.signal.aborted && this._scheduleReconnection({
					resumptionToken: o,
					onresumptiontoken: i,
					replayMessageId: a
				}, 0);
			} catch (e) {
				if (this.onerror?.(Error(`SSE stream disconnected: ${e}`)), (r || s) && !c && this._abortController && !this._abortController.signal.aborted) try {
					this._scheduleReconnection({
						resumptionToken: o,
						onresumptiontoken: i,
						replayMessageId: a
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
		if (!this._authProvider) throw new t.UnauthorizedError(`No auth provider`);
		if (await t.auth(this._authProvider, {
			serverUrl: this._url,
			authorizationCode: e,
			resourceMetadataUrl: this._resourceMetadataUrl,
			scope: this._scope,
			fetchFn: this._fetchWithInit
		}) !== `AUTHORIZED`) throw new t.UnauthorizedError(`Failed to authorize`);
	}
	async close() {
		this._reconnectionTimeout &&= (clearTimeout(this._reconnectionTimeout), void 0), this._abortController?.abort(), this.onclose?.();
	}
	async send(e, r) {
		try {
			let { resumptionToken: i, onresumptiontoken: o } = r || {};
			if (i) {
				this._startOrAuthSse({
					resumptionToken: i,
					replayMessageId: n.isJSONRPCRequest(e) ? e.id : void 0
				}).catch((e) => this.onerror?.(e));
				return;
			}
			let s = await this._commonHeaders();
			s.set(`content-type`, `application/json`), s.set(`accept`, `application/json, text/event-stream`);
			let c = {
				...this._requestInit,
				method: `POST`,
				headers: s,
				body: JSON.stringify(e),
				signal: this._abortController?.signal
			}, l = await t.fetchWithinOrigin(this._fetch ?? fetch)(this._url, c), u = l.headers.get(`mcp-session-id`);
			if (u && (this._sessionId = u), !l.ok) {
				let n = await l.text().catch(() => null);
				if (l.status === 401 && this._authProvider) {
					if (this._hasCompletedAuthFlow) throw new g(401, `Server returned 401 after successful authentication`);
					let { resourceMetadataUrl: n, scope: r } = t.extractWWWAuthenticateParams(l);
					if (this._resourceMetadataUrl = n, this._scope = r, await t.auth(this._authProvider, {
						serverUrl: this._url,
						resourceMetadataUrl: this._resourceMetadataUrl,
						scope: this._scope,
						fetchFn: this._fetchWithInit
					}) !== `AUTHORIZED`) throw new t.UnauthorizedError();
					return this._hasCompletedAuthFlow = !0, this.send(e);
				}
				if (l.status === 403 && this._authProvider) {
					let { resourceMetadataUrl: n, scope: r, error: i } = t.extractWWWAuthenticateParams(l);
					if (i === `insufficient_scope`) {
						let i = l.headers.get(`WWW-Authenticate`);
						if (this._lastUpscopingHeader === i) throw new g(403, `Server returned 403 after trying upscoping`);
						if (r && (this._scope = r), n && (this._resourceMetadataUrl = n), this._lastUpscopingHeader = i ?? void 0, await t.auth(this._authProvider, {
							serverUrl: this._url,
							resourceMetadataUrl: this._resourceMetadataUrl,
							scope: this._scope,
							fetchFn: this._fetch
						}) !== `AUTHORIZED`) throw new t.UnauthorizedError();
						return this.send(e);
					}
				}
				throw new g(l.status, `Error POSTing to endpoint: ${this._unfollowedRedirect(l, this._url) ?? n}`);
			}
			if (this._hasCompletedAuthFlow = !1, this._lastUpscopingHeader = void 0, l.status === 202) {
				await l.body?.cancel(), n.isInitializedNotification(e) && this._startOrAuthSse({ resumptionToken: void 0 }).catch((e) => this.onerror?.(e));
				return;
			}
			let d = (Array.isArray(e) ? e : [e]).filter((e) => `method` in e && `id` in e && e.id !== void 0).length > 0, f = l.headers.get(`content-type`), p = a(f);
			if (d) {
				if (p === `text/event-stream`) this._handleSseStream(l.body, { onresumptiontoken: o }, !1);
				else if (p === `application/json`) {
					let e = await l.json(), t = Array.isArray(e) ? e.map((e) => n.JSONRPCMessageSchema.parse(e)) : [n.JSONRPCMessageSchema.parse(e)];
					for (let e of t) this.onmessage?.(e);
				} else throw await l.body?.cancel(), new g(-1, `Unexpected content type: ${f}`);
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
			let e = await this._commonHeaders(), n = {
				...this._requestInit,
				method: `DELETE`,
				headers: e,
				signal: this._abortController?.signal
			}, r = await t.fetchWithinOrigin(this._fetch ?? fetch)(this._url, n);
			if (await r.body?.cancel(), !r.ok && r.status !== 405) throw new g(r.status, `Failed to terminate session: ${this._unfollowedRedirect(r, this._url) ?? r.statusText}`);
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
exports.StreamableHTTPClientTransport = _;
