const e = require("./rolldown-runtime.js");
var t = e.__commonJSMin(((e, t) => {
	t.exports = {
		kClose: Symbol(`close`),
		kDestroy: Symbol(`destroy`),
		kDispatch: Symbol(`dispatch`),
		kUrl: Symbol(`url`),
		kWriting: Symbol(`writing`),
		kResuming: Symbol(`resuming`),
		kQueue: Symbol(`queue`),
		kConnect: Symbol(`connect`),
		kConnecting: Symbol(`connecting`),
		kKeepAliveDefaultTimeout: Symbol(`default keep alive timeout`),
		kKeepAliveMaxTimeout: Symbol(`max keep alive timeout`),
		kKeepAliveTimeoutThreshold: Symbol(`keep alive timeout threshold`),
		kKeepAliveTimeoutValue: Symbol(`keep alive timeout`),
		kKeepAlive: Symbol(`keep alive`),
		kHeadersTimeout: Symbol(`headers timeout`),
		kBodyTimeout: Symbol(`body timeout`),
		kServerName: Symbol(`server name`),
		kLocalAddress: Symbol(`local address`),
		kHost: Symbol(`host`),
		kNoRef: Symbol(`no ref`),
		kBodyUsed: Symbol(`used`),
		kBody: Symbol(`abstracted request body`),
		kRunning: Symbol(`running`),
		kBlocking: Symbol(`blocking`),
		kPending: Symbol(`pending`),
		kSize: Symbol(`size`),
		kBusy: Symbol(`busy`),
		kQueued: Symbol(`queued`),
		kFree: Symbol(`free`),
		kConnected: Symbol(`connected`),
		kClosed: Symbol(`closed`),
		kNeedDrain: Symbol(`need drain`),
		kReset: Symbol(`reset`),
		kDestroyed: Symbol.for(`nodejs.stream.destroyed`),
		kResume: Symbol(`resume`),
		kOnError: Symbol(`on error`),
		kMaxHeadersSize: Symbol(`max headers size`),
		kRunningIdx: Symbol(`running index`),
		kPendingIdx: Symbol(`pending index`),
		kError: Symbol(`error`),
		kClients: Symbol(`clients`),
		kClient: Symbol(`client`),
		kParser: Symbol(`parser`),
		kOnDestroyed: Symbol(`destroy callbacks`),
		kPipelining: Symbol(`pipelining`),
		kSocket: Symbol(`socket`),
		kHostHeader: Symbol(`host header`),
		kConnector: Symbol(`connector`),
		kStrictContentLength: Symbol(`strict content length`),
		kMaxRedirections: Symbol(`maxRedirections`),
		kMaxRequests: Symbol(`maxRequestsPerClient`),
		kProxy: Symbol(`proxy agent options`),
		kCounter: Symbol(`socket request counter`),
		kInterceptors: Symbol(`dispatch interceptors`),
		kMaxResponseSize: Symbol(`max response size`),
		kHTTP2Session: Symbol(`http2Session`),
		kHTTP2SessionState: Symbol(`http2Session state`),
		kRetryHandlerDefaultRetry: Symbol(`retry agent default retry`),
		kConstruct: Symbol(`constructable`),
		kListeners: Symbol(`listeners`),
		kHTTPContext: Symbol(`http context`),
		kMaxConcurrentStreams: Symbol(`max concurrent streams`),
		kNoProxyAgent: Symbol(`no proxy agent`),
		kHttpProxyAgent: Symbol(`http proxy agent`),
		kHttpsProxyAgent: Symbol(`https proxy agent`)
	};
})), n = e.__commonJSMin(((e, t) => {
	let n = Symbol.for(`undici.error.UND_ERR`);
	var r = class extends Error {
		constructor(e) {
			super(e), this.name = `UndiciError`, this.code = `UND_ERR`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[n] === !0;
		}
		[n] = !0;
	};
	let i = Symbol.for(`undici.error.UND_ERR_CONNECT_TIMEOUT`);
	var a = class extends r {
		constructor(e) {
			super(e), this.name = `ConnectTimeoutError`, this.message = e || `Connect Timeout Error`, this.code = `UND_ERR_CONNECT_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[i] === !0;
		}
		[i] = !0;
	};
	let o = Symbol.for(`undici.error.UND_ERR_HEADERS_TIMEOUT`);
	var s = class extends r {
		constructor(e) {
			super(e), this.name = `HeadersTimeoutError`, this.message = e || `Headers Timeout Error`, this.code = `UND_ERR_HEADERS_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[o] === !0;
		}
		[o] = !0;
	};
	let c = Symbol.for(`undici.error.UND_ERR_HEADERS_OVERFLOW`);
	var l = class extends r {
		constructor(e) {
			super(e), this.name = `HeadersOverflowError`, this.message = e || `Headers Overflow Error`, this.code = `UND_ERR_HEADERS_OVERFLOW`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[c] === !0;
		}
		[c] = !0;
	};
	let u = Symbol.for(`undici.error.UND_ERR_BODY_TIMEOUT`);
	var d = class extends r {
		constructor(e) {
			super(e), this.name = `BodyTimeoutError`, this.message = e || `Body Timeout Error`, this.code = `UND_ERR_BODY_TIMEOUT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[u] === !0;
		}
		[u] = !0;
	};
	let f = Symbol.for(`undici.error.UND_ERR_RESPONSE_STATUS_CODE`);
	var p = class extends r {
		constructor(e, t, n, r) {
			super(e), this.name = `ResponseStatusCodeError`, this.message = e || `Response Status Code Error`, this.code = `UND_ERR_RESPONSE_STATUS_CODE`, this.body = r, this.status = t, this.statusCode = t, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[f] === !0;
		}
		[f] = !0;
	};
	let m = Symbol.for(`undici.error.UND_ERR_INVALID_ARG`);
	var h = class extends r {
		constructor(e) {
			super(e), this.name = `InvalidArgumentError`, this.message = e || `Invalid Argument Error`, this.code = `UND_ERR_INVALID_ARG`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[m] === !0;
		}
		[m] = !0;
	};
	let g = Symbol.for(`undici.error.UND_ERR_INVALID_RETURN_VALUE`);
	var _ = class extends r {
		constructor(e) {
			super(e), this.name = `InvalidReturnValueError`, this.message = e || `Invalid Return Value Error`, this.code = `UND_ERR_INVALID_RETURN_VALUE`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[g] === !0;
		}
		[g] = !0;
	};
	let v = Symbol.for(`undici.error.UND_ERR_ABORT`);
	var y = class extends r {
		constructor(e) {
			super(e), this.name = `AbortError`, this.message = e || `The operation was aborted`, this.code = `UND_ERR_ABORT`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[v] === !0;
		}
		[v] = !0;
	};
	let b = Symbol.for(`undici.error.UND_ERR_ABORTED`);
	var x = class extends y {
		constructor(e) {
			super(e), this.name = `AbortError`, this.message = e || `Request aborted`, this.code = `UND_ERR_ABORTED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[b] === !0;
		}
		[b] = !0;
	};
	let S = Symbol.for(`undici.error.UND_ERR_INFO`);
	var C = class extends r {
		constructor(e) {
			super(e), this.name = `InformationalError`, this.message = e || `Request information`, this.code = `UND_ERR_INFO`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[S] === !0;
		}
		[S] = !0;
	};
	let w = Symbol.for(`undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH`);
	var T = class extends r {
		constructor(e) {
			super(e), this.name = `RequestContentLengthMismatchError`, this.message = e || `Request body length does not match content-length header`, this.code = `UND_ERR_REQ_CONTENT_LENGTH_MISMATCH`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[w] === !0;
		}
		[w] = !0;
	};
	let E = Symbol.for(`undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH`);
	var D = class extends r {
		constructor(e) {
			super(e), this.name = `ResponseContentLengthMismatchError`, this.message = e || `Response body length does not match content-length header`, this.code = `UND_ERR_RES_CONTENT_LENGTH_MISMATCH`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[E] === !0;
		}
		[E] = !0;
	};
	let O = Symbol.for(`undici.error.UND_ERR_DESTROYED`);
	var k = class extends r {
		constructor(e) {
			super(e), this.name = `ClientDestroyedError`, this.message = e || `The client is destroyed`, this.code = `UND_ERR_DESTROYED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[O] === !0;
		}
		[O] = !0;
	};
	let A = Symbol.for(`undici.error.UND_ERR_CLOSED`);
	var j = class extends r {
		constructor(e) {
			super(e), this.name = `ClientClosedError`, this.message = e || `The client is closed`, this.code = `UND_ERR_CLOSED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[A] === !0;
		}
		[A] = !0;
	};
	let M = Symbol.for(`undici.error.UND_ERR_SOCKET`);
	var N = class extends r {
		constructor(e, t) {
			super(e), this.name = `SocketError`, this.message = e || `Socket error`, this.code = `UND_ERR_SOCKET`, this.socket = t;
		}
		static [Symbol.hasInstance](e) {
			return e && e[M] === !0;
		}
		[M] = !0;
	};
	let P = Symbol.for(`undici.error.UND_ERR_NOT_SUPPORTED`);
	var F = class extends r {
		constructor(e) {
			super(e), this.name = `NotSupportedError`, this.message = e || `Not supported error`, this.code = `UND_ERR_NOT_SUPPORTED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[P] === !0;
		}
		[P] = !0;
	};
	let I = Symbol.for(`undici.error.UND_ERR_BPL_MISSING_UPSTREAM`);
	var L = class extends r {
		constructor(e) {
			super(e), this.name = `MissingUpstreamError`, this.message = e || `No upstream has been added to the BalancedPool`, this.code = `UND_ERR_BPL_MISSING_UPSTREAM`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[I] === !0;
		}
		[I] = !0;
	};
	let R = Symbol.for(`undici.error.UND_ERR_HTTP_PARSER`);
	var z = class extends Error {
		constructor(e, t, n) {
			super(e), this.name = `HTTPParserError`, this.code = t ? `HPE_${t}` : void 0, this.data = n ? n.toString() : void 0;
		}
		static [Symbol.hasInstance](e) {
			return e && e[R] === !0;
		}
		[R] = !0;
	};
	let B = Symbol.for(`undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE`);
	var V = class extends r {
		constructor(e) {
			super(e), this.name = `ResponseExceededMaxSizeError`, this.message = e || `Response content exceeded max size`, this.code = `UND_ERR_RES_EXCEEDED_MAX_SIZE`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[B] === !0;
		}
		[B] = !0;
	};
	let H = Symbol.for(`undici.error.UND_ERR_REQ_RETRY`);
	var U = class extends r {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = `RequestRetryError`, this.message = e || `Request retry error`, this.code = `UND_ERR_REQ_RETRY`, this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[H] === !0;
		}
		[H] = !0;
	};
	let W = Symbol.for(`undici.error.UND_ERR_RESPONSE`);
	var ee = class extends r {
		constructor(e, t, { headers: n, data: r }) {
			super(e), this.name = `ResponseError`, this.message = e || `Response error`, this.code = `UND_ERR_RESPONSE`, this.statusCode = t, this.data = r, this.headers = n;
		}
		static [Symbol.hasInstance](e) {
			return e && e[W] === !0;
		}
		[W] = !0;
	};
	let te = Symbol.for(`undici.error.UND_ERR_PRX_TLS`);
	var ne = class extends r {
		constructor(e, t, n) {
			super(t, {
				cause: e,
				...n ?? {}
			}), this.name = `SecureProxyConnectionError`, this.message = t || `Secure Proxy Connection failed`, this.code = `UND_ERR_PRX_TLS`, this.cause = e;
		}
		static [Symbol.hasInstance](e) {
			return e && e[te] === !0;
		}
		[te] = !0;
	};
	let re = Symbol.for(`undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED`);
	t.exports = {
		AbortError: y,
		HTTPParserError: z,
		UndiciError: r,
		HeadersTimeoutError: s,
		HeadersOverflowError: l,
		BodyTimeoutError: d,
		RequestContentLengthMismatchError: T,
		ConnectTimeoutError: a,
		ResponseStatusCodeError: p,
		InvalidArgumentError: h,
		InvalidReturnValueError: _,
		RequestAbortedError: x,
		ClientDestroyedError: k,
		ClientClosedError: j,
		InformationalError: C,
		SocketError: N,
		NotSupportedError: F,
		ResponseContentLengthMismatchError: D,
		BalancedPoolMissingUpstreamError: L,
		ResponseExceededMaxSizeError: V,
		RequestRetryError: U,
		ResponseError: ee,
		SecureProxyConnectionError: ne,
		MessageSizeExceededError: class extends r {
			constructor(e) {
				super(e), this.name = `MessageSizeExceededError`, this.message = e || `Max decompressed message size exceeded`, this.code = `UND_ERR_WS_MESSAGE_SIZE_EXCEEDED`;
			}
			static [Symbol.hasInstance](e) {
				return e && e[re] === !0;
			}
			get [re]() {
				return !0;
			}
		}
	};
})), r = e.__commonJSMin(((e, t) => {
	let n = {}, r = `Accept.Accept-Encoding.Accept-Language.Accept-Ranges.Access-Control-Allow-Credentials.Access-Control-Allow-Headers.Access-Control-Allow-Methods.Access-Control-Allow-Origin.Access-Control-Expose-Headers.Access-Control-Max-Age.Access-Control-Request-Headers.Access-Control-Request-Method.Age.Allow.Alt-Svc.Alt-Used.Authorization.Cache-Control.Clear-Site-Data.Connection.Content-Disposition.Content-Encoding.Content-Language.Content-Length.Content-Location.Content-Range.Content-Security-Policy.Content-Security-Policy-Report-Only.Content-Type.Cookie.Cross-Origin-Embedder-Policy.Cross-Origin-Opener-Policy.Cross-Origin-Resource-Policy.Date.Device-Memory.Downlink.ECT.ETag.Expect.Expect-CT.Expires.Forwarded.From.Host.If-Match.If-Modified-Since.If-None-Match.If-Range.If-Unmodified-Since.Keep-Alive.Last-Modified.Link.Location.Max-Forwards.Origin.Permissions-Policy.Pragma.Proxy-Authenticate.Proxy-Authorization.RTT.Range.Referer.Referrer-Policy.Refresh.Retry-After.Sec-WebSocket-Accept.Sec-WebSocket-Extensions.Sec-WebSocket-Key.Sec-WebSocket-Protocol.Sec-WebSocket-Version.Server.Server-Timing.Service-Worker-Allowed.Service-Worker-Navigation-Preload.Set-Cookie.SourceMap.Strict-Transport-Security.Supports-Loading-Mode.TE.Timing-Allow-Origin.Trailer.Transfer-Encoding.Upgrade.Upgrade-Insecure-Requests.User-Agent.Vary.Via.WWW-Authenticate.X-Content-Type-Options.X-DNS-Prefetch-Control.X-Frame-Options.X-Permitted-Cross-Domain-Policies.X-Powered-By.X-Requested-With.X-XSS-Protection`.split(`.`);
	for (let e = 0; e < r.length; ++e) {
		let t = r[e], i = t.toLowerCase();
		n[t] = n[i] = i;
	}
	Object.setPrototypeOf(n, null), t.exports = {
		wellknownHeaderNames: r,
		headerNameLowerCasedRecord: n
	};
})), i = e.__commonJSMin(((e, t) => {
	let { wellknownHeaderNames: n, headerNameLowerCasedRecord: i } = r();
	var a = class e {
		value = null;
		left = null;
		middle = null;
		right = null;
		code;
		constructor(t, n, r) {
			if (r === void 0 || r >= t.length) throw TypeError(`Unreachable`);
			if ((this.code = t.charCodeAt(r)) > 127) throw TypeError(`key must be ascii string`);
			t.length === ++r ? this.value = n : this.middle = new e(t, n, r);
		}
		add(t, n) {
			let r = t.length;
			if (r === 0) throw TypeError(`Unreachable`);
			let i = 0, a = this;
			for (;;) {
				let o = t.charCodeAt(i);
				if (o > 127) throw TypeError(`key must be ascii string`);
				if (a.code === o) {
					if (r === ++i) {
						a.value = n;
						break;
					}
					if (a.middle !== null) a = a.middle;
					else {
						a.middle = new e(t, n, i);
						break;
					}
				} else if (a.code < o) {
					if (a.left !== null) a = a.left;
					else {
						a.left = new e(t, n, i);
						break;
					}
				} else if (a.right !== null) a = a.right;
				else {
					a.right = new e(t, n, i);
					break;
				}
			}
		}
		search(e) {
			let t = e.length, n = 0, r = this;
			for (; r !== null && n < t;) {
				let i = e[n];
				for (i <= 90 && i >= 65 && (i |= 32); r !== null;) {
					if (i === r.code) {
						if (t === ++n) return r;
						r = r.middle;
						break;
					}
					r = r.code < i ? r.left : r.right;
				}
			}
			return null;
		}
	}, o = class {
		node = null;
		insert(e, t) {
			this.node === null ? this.node = new a(e, t, 0) : this.node.add(e, t);
		}
		lookup(e) {
			return this.node?.search(e)?.value ?? null;
		}
	};
	let s = new o();
	for (let e = 0; e < n.length; ++e) {
		let t = i[n[e]];
		s.insert(t, t);
	}
	t.exports = {
		TernarySearchTree: o,
		tree: s
	};
})), a = e.__commonJSMin(((e, a) => {
	let o = require("node:assert"), { kDestroyed: s, kBodyUsed: c, kListeners: l, kBody: u } = t(), { IncomingMessage: d } = require("node:http"), f = require("node:stream"), p = require("node:net"), { Blob: m } = require("node:buffer"), h = require("node:util"), { stringify: g } = require("node:querystring"), { EventEmitter: _ } = require("node:events"), { InvalidArgumentError: v } = n(), { headerNameLowerCasedRecord: y } = r(), { tree: b } = i(), [x, S] = process.versions.node.split(`.`).map((e) => Number(e));
	var C = class {
		constructor(e) {
			this[u] = e, this[c] = !1;
		}
		async *[Symbol.asyncIterator]() {
			o(!this[c], `disturbed`), this[c] = !0, yield* this[u];
		}
	};
	function w(e) {
		return E(e) ? (R(e) === 0 && e.on(`data`, function() {
			o(!1);
		}), typeof e.readableDidRead != `boolean` && (e[c] = !1, _.prototype.on.call(e, `data`, function() {
			this[c] = !0;
		})), e) : e && typeof e.pipeTo == `function` || e && typeof e != `string` && !ArrayBuffer.isView(e) && L(e) ? new C(e) : e;
	}
	function T() {}
	function E(e) {
		return e && typeof e == `object` && typeof e.pipe == `function` && typeof e.on == `function`;
	}
	function D(e) {
		if (e === null) return !1;
		if (e instanceof m) return !0;
		if (typeof e != `object`) return !1;
		{
			let t = e[Symbol.toStringTag];
			return (t === `Blob` || t === `File`) && (`stream` in e && typeof e.stream == `function` || `arrayBuffer` in e && typeof e.arrayBuffer == `function`);
		}
	}
	function O(e, t) {
		if (e.includes(`?`) || e.includes(`#`)) throw Error(`Query params cannot be passed when url already contains "?" or "#".`);
		let n = g(t);
		return n && (e += `?` + n), e;
	}
	function k(e) {
		let t = parseInt(e, 10);
		return t === Number(e) && t >= 0 && t <= 65535;
	}
	function A(e) {
		return e != null && e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p` && (e[4] === `:` || e[4] === `s` && e[5] === `:`);
	}
	function j(e) {
		if (typeof e == `string`) {
			if (e = new URL(e), !A(e.origin || e.protocol)) throw new v("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			return e;
		}
		if (!e || typeof e != `object`) throw new v(`Invalid URL: The URL argument must be a non-null object.`);
		if (!(e instanceof URL)) {
			if (e.port != null && e.port !== `` && k(e.port) === !1) throw new v(`Invalid URL: port must be a valid integer or a string representation of an integer.`);
			if (e.path != null && typeof e.path != `string`) throw new v(`Invalid URL path: the path must be a string or null/undefined.`);
			if (e.pathname != null && typeof e.pathname != `string`) throw new v(`Invalid URL pathname: the pathname must be a string or null/undefined.`);
			if (e.hostname != null && typeof e.hostname != `string`) throw new v(`Invalid URL hostname: the hostname must be a string or null/undefined.`);
			if (e.origin != null && typeof e.origin != `string`) throw new v(`Invalid URL origin: the origin must be a string or null/undefined.`);
			if (!A(e.origin || e.protocol)) throw new v("Invalid URL protocol: the URL must start with `http:` or `https:`.");
			let t = e.port == null ? e.protocol === `https:` ? 443 : 80 : e.port, n = e.origin == null ? `${e.protocol || ``}//${e.hostname || ``}:${t}` : e.origin, r = e.path == null ? `${e.pathname || ``}${e.search || ``}` : e.path;
			return n[n.length - 1] === `/` && (n = n.slice(0, n.length - 1)), r && r[0] !== `/` && (r = `/${r}`), new URL(`${n}${r}`);
		}
		if (!A(e.origin || e.protocol)) throw new v("Invalid URL protocol: the URL must start with `http:` or `https:`.");
		return e;
	}
	function M(e) {
		if (e = j(e), e.pathname !== `/` || e.search || e.hash) throw new v(`invalid url`);
		return e;
	}
	function N(e) {
		if (e[0] === `[`) {
			let t = e.indexOf(`]`);
			return o(t !== -1), e.substring(1, t);
		}
		let t = e.indexOf(`:`);
		return t === -1 ? e : e.substring(0, t);
	}
	function P(e) {
		if (!e) return null;
		o(typeof e == `string`);
		let t = N(e);
		return p.isIP(t) ? `` : t;
	}
	function F(e) {
		return JSON.parse(JSON.stringify(e));
	}
	function I(e) {
		return e != null && typeof e[Symbol.asyncIterator] == `function`;
	}
	function L(e) {
		return !(e == null || typeof e[Symbol.iterator] != `function` && typeof e[Symbol.asyncIterator] != `function`);
	}
	function R(e) {
		if (e == null) return 0;
		if (E(e)) {
			let t = e._readableState;
			return t && t.objectMode === !1 && t.ended === !0 && Number.isFinite(t.length) ? t.length : null;
		}
		return D(e) ? e.size == null ? null : e.size : ne(e) ? e.byteLength : null;
	}
	function z(e) {
		return e && !!(e.destroyed || e[s] || f.isDestroyed?.(e));
	}
	function B(e, t) {
		e != null && E(e) && !z(e) && (typeof e.destroy == `function` ? (Object.getPrototypeOf(e).constructor === d && (e.socket = null), e.destroy(t)) : t && queueMicrotask(() => {
			e.emit(`error`, t);
		}), e.destroyed !== !0 && (e[s] = !0));
	}
	let V = /timeout=(\d+)/;
	function H(e) {
		let t = e.toString().match(V);
		return t ? parseInt(t[1], 10) * 1e3 : null;
	}
	function U(e) {
		return typeof e == `string` ? y[e] ?? e.toLowerCase() : b.lookup(e) ?? e.toString(`latin1`).toLowerCase();
	}
	function W(e) {
		return b.lookup(e) ?? e.toString(`latin1`).toLowerCase();
	}
	function ee(e, t) {
		t === void 0 && (t = {});
		for (let n = 0; n < e.length; n += 2) {
			let r = U(e[n]), i = t[r];
			if (i) typeof i == `string` && (i = [i], t[r] = i), i.push(e[n + 1].toString(`utf8`));
			else {
				let i = e[n + 1];
				typeof i == `string` ? t[r] = i : t[r] = Array.isArray(i) ? i.map((e) => e.toString(`utf8`)) : i.toString(`utf8`);
			}
		}
		return `content-length` in t && `content-disposition` in t && (t[`content-disposition`] = Buffer.from(t[`content-disposition`]).toString(`latin1`)), t;
	}
	function te(e) {
		let t = e.length, n = Array(t), r = !1, i = -1, a, o, s = 0;
		for (let t = 0; t < e.length; t += 2) a = e[t], o = e[t + 1], typeof a != `string` && (a = a.toString()), typeof o != `string` && (o = o.toString(`utf8`)), s = a.length, s === 14 && a[7] === `-` && (a === `content-length` || a.toLowerCase() === `content-length`) ? r = !0 : s === 19 && a[7] === `-` && (a === `content-disposition` || a.toLowerCase() === `content-disposition`) && (i = t + 1), n[t] = a, n[t + 1] = o;
		return r && i !== -1 && (n[i] = Buffer.from(n[i]).toString(`latin1`)), n;
	}
	function ne(e) {
		return e instanceof Uint8Array || Buffer.isBuffer(e);
	}
	function re(e, t, n) {
		if (!e || typeof e != `object`) throw new v(`handler must be an object`);
		if (typeof e.onConnect != `function`) throw new v(`invalid onConnect method`);
		if (typeof e.onError != `function`) throw new v(`invalid onError method`);
		if (typeof e.onBodySent != `function` && e.onBodySent !== void 0) throw new v(`invalid onBodySent method`);
		if (n || t === `CONNECT`) {
			if (typeof e.onUpgrade != `function`) throw new v(`invalid onUpgrade method`);
		} else {
			if (typeof e.onHeaders != `function`) throw new v(`invalid onHeaders method`);
			if (typeof e.onData != `function`) throw new v(`invalid onData method`);
			if (typeof e.onComplete != `function`) throw new v(`invalid onComplete method`);
		}
	}
	function ie(e) {
		return !!(e && (f.isDisturbed(e) || e[c]));
	}
	function ae(e) {
		return !!(e && f.isErrored(e));
	}
	function G(e) {
		return !!(e && f.isReadable(e));
	}
	function K(e) {
		return {
			localAddress: e.localAddress,
			localPort: e.localPort,
			remoteAddress: e.remoteAddress,
			remotePort: e.remotePort,
			remoteFamily: e.remoteFamily,
			timeout: e.timeout,
			bytesWritten: e.bytesWritten,
			bytesRead: e.bytesRead
		};
	}
	function q(e) {
		let t;
		return new ReadableStream({
			async start() {
				t = e[Symbol.asyncIterator]();
			},
			async pull(e) {
				let { done: n, value: r } = await t.next();
				if (n) queueMicrotask(() => {
					e.close(), e.byobRequest?.respond(0);
				});
				else {
					let t = Buffer.isBuffer(r) ? r : Buffer.from(r);
					t.byteLength && e.enqueue(new Uint8Array(t));
				}
				return e.desiredSize > 0;
			},
			async cancel(e) {
				await t.return();
			},
			type: `bytes`
		});
	}
	function J(e) {
		return e && typeof e == `object` && typeof e.append == `function` && typeof e.delete == `function` && typeof e.get == `function` && typeof e.getAll == `function` && typeof e.has == `function` && typeof e.set == `function` && e[Symbol.toStringTag] === `FormData`;
	}
	function Y(e, t) {
		return `addEventListener` in e ? (e.addEventListener(`abort`, t, { once: !0 }), () => e.removeEventListener(`abort`, t)) : (e.addListener(`abort`, t), () => e.removeListener(`abort`, t));
	}
	let oe = typeof String.prototype.toWellFormed == `function`, X = typeof String.prototype.isWellFormed == `function`;
	function se(e) {
		return oe ? `${e}`.toWellFormed() : h.toUSVString(e);
	}
	function ce(e) {
		return X ? `${e}`.isWellFormed() : se(e) === `${e}`;
	}
	function Z(e) {
		switch (e) {
			case 34:
			case 40:
			case 41:
			case 44:
			case 47:
			case 58:
			case 59:
			case 60:
			case 61:
			case 62:
			case 63:
			case 64:
			case 91:
			case 92:
			case 93:
			case 123:
			case 125: return !1;
			default: return e >= 33 && e <= 126;
		}
	}
	function le(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; ++t) if (!Z(e.charCodeAt(t))) return !1;
		return !0;
	}
	let ue = /[^\t\x20-\x7e\x80-\xff]/;
	function de(e) {
		return !ue.test(e);
	}
	function fe(e) {
		if (e == null || e === ``) return {
			start: 0,
			end: null,
			size: null
		};
		let t = e ? e.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
		return t ? {
			start: parseInt(t[1]),
			end: t[2] ? parseInt(t[2]) : null,
			size: t[3] ? parseInt(t[3]) : null
		} : null;
	}
	function pe(e, t, n) {
		return (e[l] ??= []).push([t, n]), e.on(t, n), e;
	}
	function me(e) {
		for (let [t, n] of e[l] ?? []) e.removeListener(t, n);
		e[l] = null;
	}
	function he(e, t, n) {
		try {
			t.onError(n), o(t.aborted);
		} catch (t) {
			e.emit(`error`, t);
		}
	}
	let ge = Object.create(null);
	ge.enumerable = !0;
	let Q = {
		delete: `DELETE`,
		DELETE: `DELETE`,
		get: `GET`,
		GET: `GET`,
		head: `HEAD`,
		HEAD: `HEAD`,
		options: `OPTIONS`,
		OPTIONS: `OPTIONS`,
		post: `POST`,
		POST: `POST`,
		put: `PUT`,
		PUT: `PUT`
	}, _e = {
		...Q,
		patch: `patch`,
		PATCH: `PATCH`
	};
	Object.setPrototypeOf(Q, null), Object.setPrototypeOf(_e, null), a.exports = {
		kEnumerableProperty: ge,
		nop: T,
		isDisturbed: ie,
		isErrored: ae,
		isReadable: G,
		toUSVString: se,
		isUSVString: ce,
		isBlobLike: D,
		parseOrigin: M,
		parseURL: j,
		getServerName: P,
		isStream: E,
		isIterable: L,
		isAsyncIterable: I,
		isDestroyed: z,
		headerNameToString: U,
		bufferToLowerCasedHeaderName: W,
		addListener: pe,
		removeAllListeners: me,
		errorRequest: he,
		parseRawHeaders: te,
		parseHeaders: ee,
		parseKeepAliveTimeout: H,
		destroy: B,
		bodyLength: R,
		deepClone: F,
		ReadableStreamFrom: q,
		isBuffer: ne,
		validateHandler: re,
		getSocketInfo: K,
		isFormDataLike: J,
		buildURL: O,
		addAbortListener: Y,
		isValidHTTPToken: le,
		isValidHeaderValue: de,
		isTokenCharCode: Z,
		parseRangeHeader: fe,
		normalizedMethodRecordsBase: Q,
		normalizedMethodRecords: _e,
		isValidPort: k,
		isHttpOrHttpsPrefixed: A,
		nodeMajor: x,
		nodeMinor: S,
		safeHTTPMethods: [
			`GET`,
			`HEAD`,
			`OPTIONS`,
			`TRACE`
		],
		wrapRequestBody: w
	};
})), o = e.__commonJSMin(((e, t) => {
	let n = require("node:diagnostics_channel"), r = require("node:util"), i = r.debuglog(`undici`), a = r.debuglog(`fetch`), o = r.debuglog(`websocket`), s = !1, c = {
		beforeConnect: n.channel(`undici:client:beforeConnect`),
		connected: n.channel(`undici:client:connected`),
		connectError: n.channel(`undici:client:connectError`),
		sendHeaders: n.channel(`undici:client:sendHeaders`),
		create: n.channel(`undici:request:create`),
		bodySent: n.channel(`undici:request:bodySent`),
		headers: n.channel(`undici:request:headers`),
		trailers: n.channel(`undici:request:trailers`),
		error: n.channel(`undici:request:error`),
		open: n.channel(`undici:websocket:open`),
		close: n.channel(`undici:websocket:close`),
		socketError: n.channel(`undici:websocket:socket_error`),
		ping: n.channel(`undici:websocket:ping`),
		pong: n.channel(`undici:websocket:pong`)
	};
	if (i.enabled || a.enabled) {
		let e = a.enabled ? a : i;
		n.channel(`undici:client:beforeConnect`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e(`connecting to %s using %s%s`, `${a}${i ? `:${i}` : ``}`, r, n);
		}), n.channel(`undici:client:connected`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
			e(`connected to %s using %s%s`, `${a}${i ? `:${i}` : ``}`, r, n);
		}), n.channel(`undici:client:connectError`).subscribe((t) => {
			let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
			e(`connection to %s using %s%s errored - %s`, `${a}${i ? `:${i}` : ``}`, r, n, o.message);
		}), n.channel(`undici:client:sendHeaders`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e(`sending request to %s %s/%s`, n, i, r);
		}), n.channel(`undici:request:headers`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i }, response: { statusCode: a } } = t;
			e(`received response to %s %s/%s - HTTP %d`, n, i, r, a);
		}), n.channel(`undici:request:trailers`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i } } = t;
			e(`trailers received from %s %s/%s`, n, i, r);
		}), n.channel(`undici:request:error`).subscribe((t) => {
			let { request: { method: n, path: r, origin: i }, error: a } = t;
			e(`request to %s %s/%s errored - %s`, n, i, r, a.message);
		}), s = !0;
	}
	if (o.enabled) {
		if (!s) {
			let e = i.enabled ? i : o;
			n.channel(`undici:client:beforeConnect`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e(`connecting to %s%s using %s%s`, a, i ? `:${i}` : ``, r, n);
			}), n.channel(`undici:client:connected`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a } } = t;
				e(`connected to %s%s using %s%s`, a, i ? `:${i}` : ``, r, n);
			}), n.channel(`undici:client:connectError`).subscribe((t) => {
				let { connectParams: { version: n, protocol: r, port: i, host: a }, error: o } = t;
				e(`connection to %s%s using %s%s errored - %s`, a, i ? `:${i}` : ``, r, n, o.message);
			}), n.channel(`undici:client:sendHeaders`).subscribe((t) => {
				let { request: { method: n, path: r, origin: i } } = t;
				e(`sending request to %s %s/%s`, n, i, r);
			});
		}
		n.channel(`undici:websocket:open`).subscribe((e) => {
			let { address: { address: t, port: n } } = e;
			o(`connection opened %s%s`, t, n ? `:${n}` : ``);
		}), n.channel(`undici:websocket:close`).subscribe((e) => {
			let { websocket: t, code: n, reason: r } = e;
			o(`closed connection to %s - %s %s`, t.url, n, r);
		}), n.channel(`undici:websocket:socket_error`).subscribe((e) => {
			o(`connection errored - %s`, e.message);
		}), n.channel(`undici:websocket:ping`).subscribe((e) => {
			o(`ping received`);
		}), n.channel(`undici:websocket:pong`).subscribe((e) => {
			o(`pong received`);
		});
	}
	t.exports = { channels: c };
})), s = e.__commonJSMin(((e, t) => {
	let { InvalidArgumentError: i, NotSupportedError: s } = n(), c = require("node:assert"), { isValidHTTPToken: l, isValidHeaderValue: u, isStream: d, destroy: f, isBuffer: p, isFormDataLike: m, isIterable: h, isBlobLike: g, buildURL: _, validateHandler: v, getServerName: y, normalizedMethodRecords: b } = a(), { channels: x } = o(), { headerNameLowerCasedRecord: S } = r(), C = /[^\u0021-\u00ff]/, w = Symbol(`handler`);
	var T = class {
		constructor(e, { path: t, method: n, body: r, headers: a, query: o, idempotent: s, blocking: c, upgrade: S, headersTimeout: T, bodyTimeout: D, reset: O, throwOnError: k, expectContinue: A, servername: j }, M) {
			if (typeof t != `string`) throw new i(`path must be a string`);
			if (t[0] !== `/` && !(t.startsWith(`http://`) || t.startsWith(`https://`)) && n !== `CONNECT`) throw new i(`path must be an absolute URL or start with a slash`);
			if (C.test(t)) throw new i(`invalid request path`);
			if (typeof n != `string`) throw new i(`method must be a string`);
			if (b[n] === void 0 && !l(n)) throw new i(`invalid request method`);
			if (S && typeof S != `string`) throw new i(`upgrade must be a string`);
			if (S && !u(S)) throw new i(`invalid upgrade header`);
			if (T != null && (!Number.isFinite(T) || T < 0)) throw new i(`invalid headersTimeout`);
			if (D != null && (!Number.isFinite(D) || D < 0)) throw new i(`invalid bodyTimeout`);
			if (O != null && typeof O != `boolean`) throw new i(`invalid reset`);
			if (A != null && typeof A != `boolean`) throw new i(`invalid expectContinue`);
			if (this.headersTimeout = T, this.bodyTimeout = D, this.throwOnError = k === !0, this.method = n, this.abort = null, r == null) this.body = null;
			else if (d(r)) {
				this.body = r;
				let e = this.body._readableState;
				e && e.autoDestroy || (this.endHandler = function() {
					f(this);
				}, this.body.on(`end`, this.endHandler)), this.errorHandler = (e) => {
					this.abort ? this.abort(e) : this.error = e;
				}, this.body.on(`error`, this.errorHandler);
			} else if (p(r)) this.body = r.byteLength ? r : null;
			else if (ArrayBuffer.isView(r)) this.body = r.buffer.byteLength ? Buffer.from(r.buffer, r.byteOffset, r.byteLength) : null;
			else if (r instanceof ArrayBuffer) this.body = r.byteLength ? Buffer.from(r) : null;
			else if (typeof r == `string`) this.body = r.length ? Buffer.from(r) : null;
			else if (m(r) || h(r) || g(r)) this.body = r;
			else throw new i(`body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable`);
			if (this.completed = !1, this.aborted = !1, this.upgrade = S || null, this.path = o ? _(t, o) : t, this.origin = e, this.idempotent = s ?? (n === `HEAD` || n === `GET`), this.blocking = c ?? !1, this.reset = O ?? null, this.host = null, this.contentLength = null, this.contentType = null, this.headers = [], this.expectContinue = A ?? !1, Array.isArray(a)) {
				if (a.length % 2 != 0) throw new i(`headers array must be even`);
				for (let e = 0; e < a.length; e += 2) E(this, a[e], a[e + 1]);
			} else if (a && typeof a == `object`) {
				if (a[Symbol.iterator]) for (let e of a) {
					if (!Array.isArray(e) || e.length !== 2) throw new i(`headers must be in key-value pair format`);
					E(this, e[0], e[1]);
				}
				else {
					let e = Object.keys(a);
					for (let t = 0; t < e.length; ++t) E(this, e[t], a[e[t]]);
				}
			} else if (a != null) throw new i(`headers must be an object or an array`);
			v(M, n, S), this.servername = j || y(this.host), this[w] = M, x.create.hasSubscribers && x.create.publish({ request: this });
		}
		onBodySent(e) {
			if (this[w].onBodySent) try {
				return this[w].onBodySent(e);
			} catch (e) {
				this.abort(e);
			}
		}
		onRequestSent() {
			if (x.bodySent.hasSubscribers && x.bodySent.publish({ request: this }), this[w].onRequestSent) try {
				return this[w].onRequestSent();
			} catch (e) {
				this.abort(e);
			}
		}
		onConnect(e) {
			if (c(!this.aborted), c(!this.completed), this.error) e(this.error);
			else return this.abort = e, this[w].onConnect(e);
		}
		onResponseStarted() {
			return this[w].onResponseStarted?.();
		}
		onHeaders(e, t, n, r) {
			c(!this.aborted), c(!this.completed), x.headers.hasSubscribers && x.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: r
				}
			});
			try {
				return this[w].onHeaders(e, t, n, r);
			} catch (e) {
				this.abort(e);
			}
		}
		onData(e) {
			c(!this.aborted), c(!this.completed);
			try {
				return this[w].onData(e);
			} catch (e) {
				return this.abort(e), !1;
			}
		}
		onUpgrade(e, t, n, r = ``) {
			this.onFinally(), c(!this.aborted), c(!this.completed), e !== null && this.#e(e, t, r);
			let i = this[w].onUpgrade(e, t, n);
			return this.aborted || (this.completed = !0, e !== null && this.#t()), i;
		}
		onUpgradeResponse(e, t, n, r = ``) {
			c(!this.aborted), c(this.completed), x.headers.hasSubscribers && this.#e(e, n(t), r), this.#t();
		}
		onUpgradeError(e) {
			c(!this.aborted), c(this.completed), x.error.hasSubscribers && x.error.publish({
				request: this,
				error: e
			});
		}
		#e(e, t, n) {
			x.headers.hasSubscribers && x.headers.publish({
				request: this,
				response: {
					statusCode: e,
					headers: t,
					statusText: n
				}
			});
		}
		#t() {
			x.trailers.hasSubscribers && x.trailers.publish({
				request: this,
				trailers: []
			});
		}
		onComplete(e) {
			this.onFinally(), c(!this.aborted), this.completed = !0, x.trailers.hasSubscribers && x.trailers.publish({
				request: this,
				trailers: e
			});
			try {
				return this[w].onComplete(e);
			} catch (e) {
				this.onError(e);
			}
		}
		onError(e) {
			if (this.onFinally(), x.error.hasSubscribers && x.error.publish({
				request: this,
				error: e
			}), !this.aborted) return this.aborted = !0, this[w].onError(e);
		}
		onFinally() {
			this.errorHandler &&= (this.body.off(`error`, this.errorHandler), null), this.endHandler &&= (this.body.off(`end`, this.endHandler), null);
		}
		addHeader(e, t) {
			return E(this, e, t), this;
		}
	};
	function E(e, t, n) {
		if (n && typeof n == `object` && !Array.isArray(n)) throw new i(`invalid ${t} header`);
		if (n === void 0) return;
		let r = S[t];
		if (r === void 0 && (r = t.toLowerCase(), S[r] === void 0 && !l(r))) throw new i(`invalid header key`);
		if (Array.isArray(n)) {
			let e = [];
			for (let r = 0; r < n.length; r++) if (typeof n[r] == `string`) {
				if (!u(n[r])) throw new i(`invalid ${t} header`);
				e.push(n[r]);
			} else if (n[r] === null) e.push(``);
			else if (typeof n[r] == `object`) throw new i(`invalid ${t} header`);
			else {
				let a = `${n[r]}`;
				if (!u(a)) throw new i(`invalid ${t} header`);
				e.push(a);
			}
			n = e;
		} else if (typeof n == `string`) {
			if (!u(n)) throw new i(`invalid ${t} header`);
		} else if (n === null) n = ``;
		else if (n = `${n}`, !u(n)) throw new i(`invalid ${t} header`);
		if (r === `host`) {
			if (e.host !== null) throw new i(`duplicate host header`);
			if (typeof n != `string`) throw new i(`invalid host header`);
			e.host = n;
		} else if (r === `content-length`) {
			if (e.contentLength !== null) throw new i(`duplicate content-length header`);
			if (e.contentLength = parseInt(n, 10), !Number.isFinite(e.contentLength)) throw new i(`invalid content-length header`);
		} else if (e.contentType === null && r === `content-type`) e.contentType = n, e.headers.push(t, n);
		else if (r === `transfer-encoding` || r === `keep-alive` || r === `upgrade`) throw new i(`invalid ${r} header`);
		else if (r === `connection`) {
			let t = typeof n == `string` ? n.toLowerCase() : null;
			if (t !== `close` && t !== `keep-alive`) throw new i(`invalid connection header`);
			t === `close` && (e.reset = !0);
		} else if (r === `expect`) throw new s(`expect header not supported`);
		else e.headers.push(t, n);
	}
	t.exports = T;
})), c = e.__commonJSMin(((e, t) => {
	let n = require("node:events");
	var r = class extends n {
		dispatch() {
			throw Error(`not implemented`);
		}
		close() {
			throw Error(`not implemented`);
		}
		destroy() {
			throw Error(`not implemented`);
		}
		compose(...e) {
			let t = Array.isArray(e[0]) ? e[0] : e, n = this.dispatch.bind(this);
			for (let e of t) if (e != null) {
				if (typeof e != `function`) throw TypeError(`invalid interceptor, expected function received ${typeof e}`);
				if (n = e(n), n == null || typeof n != `function` || n.length !== 2) throw TypeError(`invalid interceptor`);
			}
			return new i(this, n);
		}
	}, i = class extends r {
		#e = null;
		#t = null;
		constructor(e, t) {
			super(), this.#e = e, this.#t = t;
		}
		dispatch(...e) {
			this.#t(...e);
		}
		close(...e) {
			return this.#e.close(...e);
		}
		destroy(...e) {
			return this.#e.destroy(...e);
		}
	};
	t.exports = r;
})), l = e.__commonJSMin(((e, r) => {
	let i = require("node:buffer"), a = c(), { ClientDestroyedError: o, ClientClosedError: s, InvalidArgumentError: l } = n(), { kDestroy: u, kClose: d, kClosed: f, kDestroyed: p, kDispatch: m, kInterceptors: h } = t(), g = Symbol(`onDestroyed`), _ = Symbol(`onClosed`), v = Symbol(`Intercepted Dispatch`), y = Symbol(`webSocketOptions`), b = Symbol(`eventSourceOptions`);
	r.exports = class extends a {
		constructor(e) {
			super(), this[p] = !1, this[g] = null, this[f] = !1, this[_] = [], this[y] = e?.webSocket ?? {}, this[b] = e?.eventSource ?? {};
		}
		get webSocketOptions() {
			return {
				maxFragments: this[y].maxFragments ?? 131072,
				maxPayloadSize: this[y].maxPayloadSize ?? 134217728
			};
		}
		get eventSourceOptions() {
			return { maxEventSize: this[b].maxEventSize ?? i.kStringMaxLength };
		}
		get destroyed() {
			return this[p];
		}
		get closed() {
			return this[f];
		}
		get interceptors() {
			return this[h];
		}
		set interceptors(e) {
			if (e) {
				for (let t = e.length - 1; t >= 0; t--) if (typeof this[h][t] != `function`) throw new l(`interceptor must be an function`);
			}
			this[h] = e;
		}
		close(e) {
			if (e === void 0) return new Promise((e, t) => {
				this.close((n, r) => n ? t(n) : e(r));
			});
			if (typeof e != `function`) throw new l(`invalid callback`);
			if (this[p]) {
				queueMicrotask(() => e(new o(), null));
				return;
			}
			if (this[f]) {
				this[_] ? this[_].push(e) : queueMicrotask(() => e(null, null));
				return;
			}
			this[f] = !0, this[_].push(e);
			let t = () => {
				let e = this[_];
				this[_] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[d]().then(() => this.destroy()).then(() => {
				queueMicrotask(t);
			});
		}
		destroy(e, t) {
			if (typeof e == `function` && (t = e, e = null), t === void 0) return new Promise((t, n) => {
				this.destroy(e, (e, r) => e ? n(e) : t(r));
			});
			if (typeof t != `function`) throw new l(`invalid callback`);
			if (this[p]) {
				this[g] ? this[g].push(t) : queueMicrotask(() => t(null, null));
				return;
			}
			e ||= new o(), this[p] = !0, this[g] = this[g] || [], this[g].push(t);
			let n = () => {
				let e = this[g];
				this[g] = null;
				for (let t = 0; t < e.length; t++) e[t](null, null);
			};
			this[u](e).then(() => {
				queueMicrotask(n);
			});
		}
		[v](e, t) {
			if (!this[h] || this[h].length === 0) return this[v] = this[m], this[m](e, t);
			let n = this[m].bind(this);
			for (let e = this[h].length - 1; e >= 0; e--) n = this[h][e](n);
			return this[v] = n, n(e, t);
		}
		dispatch(e, t) {
			if (!t || typeof t != `object`) throw new l(`handler must be an object`);
			try {
				if (!e || typeof e != `object`) throw new l(`opts must be an object.`);
				if (this[p] || this[g]) throw new o();
				if (this[f]) throw new s();
				return this[v](e, t);
			} catch (e) {
				if (typeof t.onError != `function`) throw new l(`invalid onError method`);
				return t.onError(e), !1;
			}
		}
	};
})), u = e.__commonJSMin(((e, t) => {
	let n = 0, r = 1e3, i, a = Symbol(`kFastTimer`), o = [];
	function s() {
		n += 499;
		let e = 0, t = o.length;
		for (; e < t;) {
			let r = o[e];
			r._state === 0 ? (r._idleStart = n - 499, r._state = 1) : r._state === 1 && n >= r._idleStart + r._idleTimeout && (r._state = -1, r._idleStart = -1, r._onTimeout(r._timerArg)), r._state === -1 ? (r._state = -2, --t !== 0 && (o[e] = o[t])) : ++e;
		}
		o.length = t, o.length !== 0 && c();
	}
	function c() {
		i ? i.refresh() : (clearTimeout(i), i = setTimeout(s, 499), i.unref && i.unref());
	}
	var l = class {
		[a] = !0;
		_state = -2;
		_idleTimeout = -1;
		_idleStart = -1;
		_onTimeout;
		_timerArg;
		constructor(e, t, n) {
			this._onTimeout = e, this._idleTimeout = t, this._timerArg = n, this.refresh();
		}
		refresh() {
			this._state === -2 && o.push(this), i && o.length !== 1 || c(), this._state = 0;
		}
		clear() {
			this._state = -1, this._idleStart = -1;
		}
	};
	t.exports = {
		setTimeout(e, t, n) {
			return t <= r ? setTimeout(e, t, n) : new l(e, t, n);
		},
		clearTimeout(e) {
			e[a] ? e.clear() : clearTimeout(e);
		},
		setFastTimeout(e, t, n) {
			return new l(e, t, n);
		},
		clearFastTimeout(e) {
			e.clear();
		},
		now() {
			return n;
		},
		tick(e = 0) {
			n += e - r + 1, s(), s();
		},
		reset() {
			n = 0, o.length = 0, clearTimeout(i), i = null;
		},
		kFastTimer: a
	};
})), d = e.__commonJSMin(((e, t) => {
	let r = require("node:net"), i = require("node:assert"), o = a(), { InvalidArgumentError: s, ConnectTimeoutError: c } = n(), l = u();
	function d() {}
	let f, p;
	p = global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG) ? class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = new Map(), this._sessionRegistry = new global.FinalizationRegistry((e) => {
				if (this._sessionCache.size < this._maxCachedSessions) return;
				let t = this._sessionCache.get(e);
				t !== void 0 && t.deref() === void 0 && this._sessionCache.delete(e);
			});
		}
		get(e) {
			let t = this._sessionCache.get(e);
			return t ? t.deref() : null;
		}
		set(e, t) {
			this._maxCachedSessions !== 0 && (this._sessionCache.set(e, new WeakRef(t)), this._sessionRegistry.register(t, e));
		}
	} : class {
		constructor(e) {
			this._maxCachedSessions = e, this._sessionCache = new Map();
		}
		get(e) {
			return this._sessionCache.get(e);
		}
		set(e, t) {
			if (this._maxCachedSessions !== 0) {
				if (this._sessionCache.size >= this._maxCachedSessions) {
					let { value: e } = this._sessionCache.keys().next();
					this._sessionCache.delete(e);
				}
				this._sessionCache.set(e, t);
			}
		}
	};
	function m({ allowH2: e, maxCachedSessions: t, socketPath: n, timeout: a, session: c, ...l }) {
		if (t != null && (!Number.isInteger(t) || t < 0)) throw new s(`maxCachedSessions must be a positive integer or zero`);
		let u = {
			path: n,
			...l
		}, d = new p(t ?? 100);
		return a ??= 1e4, e ??= !1, function({ hostname: t, host: n, protocol: s, port: l, servername: p, localAddress: m, httpSocket: g }, _) {
			let v;
			if (s === `https:`) {
				f ||= require("node:tls"), p = p || u.servername || o.getServerName(n) || null;
				let r = p || t;
				i(r);
				let a = c || d.get(r) || null;
				l ||= 443, v = f.connect({
					highWaterMark: 16384,
					...u,
					servername: p,
					session: a,
					localAddress: m,
					ALPNProtocols: e ? [`http/1.1`, `h2`] : [`http/1.1`],
					socket: g,
					port: l,
					host: t
				}), v.on(`session`, function(e) {
					d.set(r, e);
				});
			} else i(!g, `httpSocket can only be sent on TLS update`), l ||= 80, v = r.connect({
				highWaterMark: 65536,
				...u,
				localAddress: m,
				port: l,
				host: t
			});
			if (u.keepAlive == null || u.keepAlive) {
				let e = u.keepAliveInitialDelay === void 0 ? 6e4 : u.keepAliveInitialDelay;
				v.setKeepAlive(!0, e);
			}
			let y = h(new WeakRef(v), {
				timeout: a,
				hostname: t,
				port: l
			});
			return v.setNoDelay(!0).once(s === `https:` ? `secureConnect` : `connect`, function() {
				if (queueMicrotask(y), _) {
					let e = _;
					_ = null, e(null, this);
				}
			}).on(`error`, function(e) {
				if (queueMicrotask(y), _) {
					let t = _;
					_ = null, t(e);
				}
			}), v;
		};
	}
	let h = process.platform === `win32` ? (e, t) => {
		if (!t.timeout) return d;
		let n = null, r = null, i = l.setFastTimeout(() => {
			n = setImmediate(() => {
				r = setImmediate(() => g(e.deref(), t));
			});
		}, t.timeout);
		return () => {
			l.clearFastTimeout(i), clearImmediate(n), clearImmediate(r);
		};
	} : (e, t) => {
		if (!t.timeout) return d;
		let n = null, r = l.setFastTimeout(() => {
			n = setImmediate(() => {
				g(e.deref(), t);
			});
		}, t.timeout);
		return () => {
			l.clearFastTimeout(r), clearImmediate(n);
		};
	};
	function g(e, t) {
		if (e == null) return;
		let n = `Connect Timeout Error`;
		Array.isArray(e.autoSelectFamilyAttemptedAddresses) ? n += ` (attempted addresses: ${e.autoSelectFamilyAttemptedAddresses.join(`, `)},` : n += ` (attempted address: ${t.hostname}:${t.port},`, n += ` timeout: ${t.timeout}ms)`, o.destroy(e, new c(n));
	}
	t.exports = m;
})), f = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.enumToMap = void 0;
	function t(e) {
		let t = {};
		return Object.keys(e).forEach((n) => {
			let r = e[n];
			typeof r == `number` && (t[n] = r);
		}), t;
	}
	e.enumToMap = t;
})), p = e.__commonJSMin(((e) => {
	Object.defineProperty(e, "__esModule", { value: !0 }), e.SPECIAL_HEADERS = e.HEADER_STATE = e.MINOR = e.MAJOR = e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS = e.TOKEN = e.STRICT_TOKEN = e.HEX = e.URL_CHAR = e.STRICT_URL_CHAR = e.USERINFO_CHARS = e.MARK = e.ALPHANUM = e.NUM = e.HEX_MAP = e.NUM_MAP = e.ALPHA = e.FINISH = e.H_METHOD_MAP = e.METHOD_MAP = e.METHODS_RTSP = e.METHODS_ICE = e.METHODS_HTTP = e.METHODS = e.LENIENT_FLAGS = e.FLAGS = e.TYPE = e.ERROR = void 0;
	let t = f();
	(function(e) {
		e[e.OK = 0] = `OK`, e[e.INTERNAL = 1] = `INTERNAL`, e[e.STRICT = 2] = `STRICT`, e[e.LF_EXPECTED = 3] = `LF_EXPECTED`, e[e.UNEXPECTED_CONTENT_LENGTH = 4] = `UNEXPECTED_CONTENT_LENGTH`, e[e.CLOSED_CONNECTION = 5] = `CLOSED_CONNECTION`, e[e.INVALID_METHOD = 6] = `INVALID_METHOD`, e[e.INVALID_URL = 7] = `INVALID_URL`, e[e.INVALID_CONSTANT = 8] = `INVALID_CONSTANT`, e[e.INVALID_VERSION = 9] = `INVALID_VERSION`, e[e.INVALID_HEADER_TOKEN = 10] = `INVALID_HEADER_TOKEN`, e[e.INVALID_CONTENT_LENGTH = 11] = `INVALID_CONTENT_LENGTH`, e[e.INVALID_CHUNK_SIZE = 12] = `INVALID_CHUNK_SIZE`, e[e.INVALID_STATUS = 13] = `INVALID_STATUS`, e[e.INVALID_EOF_STATE = 14] = `INVALID_EOF_STATE`, e[e.INVALID_TRANSFER_ENCODING = 15] = `INVALID_TRANSFER_ENCODING`, e[e.CB_MESSAGE_BEGIN = 16] = `CB_MESSAGE_BEGIN`, e[e.CB_HEADERS_COMPLETE = 17] = `CB_HEADERS_COMPLETE`, e[e.CB_MESSAGE_COMPLETE = 18] = `CB_MESSAGE_COMPLETE`, e[e.CB_CHUNK_HEADER = 19] = `CB_CHUNK_HEADER`, e[e.CB_CHUNK_COMPLETE = 20] = `CB_CHUNK_COMPLETE`, e[e.PAUSED = 21] = `PAUSED`, e[e.PAUSED_UPGRADE = 22] = `PAUSED_UPGRADE`, e[e.PAUSED_H2_UPGRADE = 23] = `PAUSED_H2_UPGRADE`, e[e.USER = 24] = `USER`;
	})(e.ERROR ||= {}), (function(e) {
		e[e.BOTH = 0] = `BOTH`, e[e.REQUEST = 1] = `REQUEST`, e[e.RESPONSE = 2] = `RESPONSE`;
	})(e.TYPE ||= {}), (function(e) {
		e[e.CONNECTION_KEEP_ALIVE = 1] = `CONNECTION_KEEP_ALIVE`, e[e.CONNECTION_CLOSE = 2] = `CONNECTION_CLOSE`, e[e.CONNECTION_UPGRADE = 4] = `CONNECTION_UPGRADE`, e[e.CHUNKED = 8] = `CHUNKED`, e[e.UPGRADE = 16] = `UPGRADE`, e[e.CONTENT_LENGTH = 32] = `CONTENT_LENGTH`, e[e.SKIPBODY = 64] = `SKIPBODY`, e[e.TRAILING = 128] = `TRAILING`, e[e.TRANSFER_ENCODING = 512] = `TRANSFER_ENCODING`;
	})(e.FLAGS ||= {}), (function(e) {
		e[e.HEADERS = 1] = `HEADERS`, e[e.CHUNKED_LENGTH = 2] = `CHUNKED_LENGTH`, e[e.KEEP_ALIVE = 4] = `KEEP_ALIVE`;
	})(e.LENIENT_FLAGS ||= {});
	var n;
	(function(e) {
		e[e.DELETE = 0] = `DELETE`, e[e.GET = 1] = `GET`, e[e.HEAD = 2] = `HEAD`, e[e.POST = 3] = `POST`, e[e.PUT = 4] = `PUT`, e[e.CONNECT = 5] = `CONNECT`, e[e.OPTIONS = 6] = `OPTIONS`, e[e.TRACE = 7] = `TRACE`, e[e.COPY = 8] = `COPY`, e[e.LOCK = 9] = `LOCK`, e[e.MKCOL = 10] = `MKCOL`, e[e.MOVE = 11] = `MOVE`, e[e.PROPFIND = 12] = `PROPFIND`, e[e.PROPPATCH = 13] = `PROPPATCH`, e[e.SEARCH = 14] = `SEARCH`, e[e.UNLOCK = 15] = `UNLOCK`, e[e.BIND = 16] = `BIND`, e[e.REBIND = 17] = `REBIND`, e[e.UNBIND = 18] = `UNBIND`, e[e.ACL = 19] = `ACL`, e[e.REPORT = 20] = `REPORT`, e[e.MKACTIVITY = 21] = `MKACTIVITY`, e[e.CHECKOUT = 22] = `CHECKOUT`, e[e.MERGE = 23] = `MERGE`, e[e[`M-SEARCH`] = 24] = `M-SEARCH`, e[e.NOTIFY = 25] = `NOTIFY`, e[e.SUBSCRIBE = 26] = `SUBSCRIBE`, e[e.UNSUBSCRIBE = 27] = `UNSUBSCRIBE`, e[e.PATCH = 28] = `PATCH`, e[e.PURGE = 29] = `PURGE`, e[e.MKCALENDAR = 30] = `MKCALENDAR`, e[e.LINK = 31] = `LINK`, e[e.UNLINK = 32] = `UNLINK`, e[e.SOURCE = 33] = `SOURCE`, e[e.PRI = 34] = `PRI`, e[e.DESCRIBE = 35] = `DESCRIBE`, e[e.ANNOUNCE = 36] = `ANNOUNCE`, e[e.SETUP = 37] = `SETUP`, e[e.PLAY = 38] = `PLAY`, e[e.PAUSE = 39] = `PAUSE`, e[e.TEARDOWN = 40] = `TEARDOWN`, e[e.GET_PARAMETER = 41] = `GET_PARAMETER`, e[e.SET_PARAMETER = 42] = `SET_PARAMETER`, e[e.REDIRECT = 43] = `REDIRECT`, e[e.RECORD = 44] = `RECORD`, e[e.FLUSH = 45] = `FLUSH`;
	})(n = e.METHODS ||= {}), e.METHODS_HTTP = [
		n.DELETE,
		n.GET,
		n.HEAD,
		n.POST,
		n.PUT,
		n.CONNECT,
		n.OPTIONS,
		n.TRACE,
		n.COPY,
		n.LOCK,
		n.MKCOL,
		n.MOVE,
		n.PROPFIND,
		n.PROPPATCH,
		n.SEARCH,
		n.UNLOCK,
		n.BIND,
		n.REBIND,
		n.UNBIND,
		n.ACL,
		n.REPORT,
		n.MKACTIVITY,
		n.CHECKOUT,
		n.MERGE,
		n[`M-SEARCH`],
		n.NOTIFY,
		n.SUBSCRIBE,
		n.UNSUBSCRIBE,
		n.PATCH,
		n.PURGE,
		n.MKCALENDAR,
		n.LINK,
		n.UNLINK,
		n.PRI,
		n.SOURCE
	], e.METHODS_ICE = [n.SOURCE], e.METHODS_RTSP = [
		n.OPTIONS,
		n.DESCRIBE,
		n.ANNOUNCE,
		n.SETUP,
		n.PLAY,
		n.PAUSE,
		n.TEARDOWN,
		n.GET_PARAMETER,
		n.SET_PARAMETER,
		n.REDIRECT,
		n.RECORD,
		n.FLUSH,
		n.GET,
		n.POST
	], e.METHOD_MAP = t.enumToMap(n), e.H_METHOD_MAP = {}, Object.keys(e.METHOD_MAP).forEach((t) => {
		/^H/.test(t) && (e.H_METHOD_MAP[t] = e.METHOD_MAP[t]);
	}), (function(e) {
		e[e.SAFE = 0] = `SAFE`, e[e.SAFE_WITH_CB = 1] = `SAFE_WITH_CB`, e[e.UNSAFE = 2] = `UNSAFE`;
	})(e.FINISH ||= {}), e.ALPHA = [];
	for (let t = 65; t <= 90; t++) e.ALPHA.push(String.fromCharCode(t)), e.ALPHA.push(String.fromCharCode(t + 32));
	e.NUM_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9
	}, e.HEX_MAP = {
		0: 0,
		1: 1,
		2: 2,
		3: 3,
		4: 4,
		5: 5,
		6: 6,
		7: 7,
		8: 8,
		9: 9,
		A: 10,
		B: 11,
		C: 12,
		D: 13,
		E: 14,
		F: 15,
		a: 10,
		b: 11,
		c: 12,
		d: 13,
		e: 14,
		f: 15
	}, e.NUM = [
		`0`,
		`1`,
		`2`,
		`3`,
		`4`,
		`5`,
		`6`,
		`7`,
		`8`,
		`9`
	], e.ALPHANUM = e.ALPHA.concat(e.NUM), e.MARK = [
		`-`,
		`_`,
		`.`,
		`!`,
		`~`,
		`*`,
		`'`,
		`(`,
		`)`
	], e.USERINFO_CHARS = e.ALPHANUM.concat(e.MARK).concat([
		`%`,
		`;`,
		`:`,
		`&`,
		`=`,
		`+`,
		`$`,
		`,`
	]), e.STRICT_URL_CHAR = `!"$%&'()*+,-./:;<=>@[\\]^_\`{|}~`.split(``).concat(e.ALPHANUM), e.URL_CHAR = e.STRICT_URL_CHAR.concat([`	`, `\f`]);
	for (let t = 128; t <= 255; t++) e.URL_CHAR.push(t);
	e.HEX = e.NUM.concat([
		`a`,
		`b`,
		`c`,
		`d`,
		`e`,
		`f`,
		`A`,
		`B`,
		`C`,
		`D`,
		`E`,
		`F`
	]), e.STRICT_TOKEN = [
		`!`,
		`#`,
		`$`,
		`%`,
		`&`,
		`'`,
		`*`,
		`+`,
		`-`,
		`.`,
		`^`,
		`_`,
		"`",
		`|`,
		`~`
	].concat(e.ALPHANUM), e.TOKEN = e.STRICT_TOKEN.concat([` `]), e.HEADER_CHARS = [`	`];
	for (let t = 32; t <= 255; t++) t !== 127 && e.HEADER_CHARS.push(t);
	e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS.filter((e) => e !== 44), e.MAJOR = e.NUM_MAP, e.MINOR = e.MAJOR;
	var r;
	(function(e) {
		e[e.GENERAL = 0] = `GENERAL`, e[e.CONNECTION = 1] = `CONNECTION`, e[e.CONTENT_LENGTH = 2] = `CONTENT_LENGTH`, e[e.TRANSFER_ENCODING = 3] = `TRANSFER_ENCODING`, e[e.UPGRADE = 4] = `UPGRADE`, e[e.CONNECTION_KEEP_ALIVE = 5] = `CONNECTION_KEEP_ALIVE`, e[e.CONNECTION_CLOSE = 6] = `CONNECTION_CLOSE`, e[e.CONNECTION_UPGRADE = 7] = `CONNECTION_UPGRADE`, e[e.TRANSFER_ENCODING_CHUNKED = 8] = `TRANSFER_ENCODING_CHUNKED`;
	})(r = e.HEADER_STATE ||= {}), e.SPECIAL_HEADERS = {
		connection: r.CONNECTION,
		"content-length": r.CONTENT_LENGTH,
		"proxy-connection": r.CONNECTION,
		"transfer-encoding": r.TRANSFER_ENCODING,
		upgrade: r.UPGRADE
	};
})), m = e.__commonJSMin(((e, t) => {
	let { Buffer: n } = require("node:buffer");
	t.exports = n.from(`AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv`, `base64`);
})), h = e.__commonJSMin(((e, t) => {
	let { Buffer: n } = require("node:buffer");
	t.exports = n.from(`AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==`, `base64`);
})), g = e.__commonJSMin(((e, t) => {
	let n = [
		`GET`,
		`HEAD`,
		`POST`
	], r = new Set(n), i = [
		101,
		204,
		205,
		304
	], a = [
		301,
		302,
		303,
		307,
		308
	], o = new Set(a), s = `1.7.9.11.13.15.17.19.20.21.22.23.25.37.42.43.53.69.77.79.87.95.101.102.103.104.109.110.111.113.115.117.119.123.135.137.139.143.161.179.389.427.465.512.513.514.515.526.530.531.532.540.548.554.556.563.587.601.636.989.990.993.995.1719.1720.1723.2049.3659.4045.4190.5060.5061.6000.6566.6665.6666.6667.6668.6669.6679.6697.10080`.split(`.`), c = new Set(s), l = [
		``,
		`no-referrer`,
		`no-referrer-when-downgrade`,
		`same-origin`,
		`origin`,
		`strict-origin`,
		`origin-when-cross-origin`,
		`strict-origin-when-cross-origin`,
		`unsafe-url`
	], u = new Set(l), d = [
		`follow`,
		`manual`,
		`error`
	], f = [
		`GET`,
		`HEAD`,
		`OPTIONS`,
		`TRACE`
	], p = new Set(f), m = [
		`navigate`,
		`same-origin`,
		`no-cors`,
		`cors`
	], h = [
		`omit`,
		`same-origin`,
		`include`
	], g = [
		`default`,
		`no-store`,
		`reload`,
		`no-cache`,
		`force-cache`,
		`only-if-cached`
	], _ = [
		`content-encoding`,
		`content-language`,
		`content-location`,
		`content-type`,
		`content-length`
	], v = [`half`], y = [
		`CONNECT`,
		`TRACE`,
		`TRACK`
	], b = new Set(y), x = [
		`audio`,
		`audioworklet`,
		`font`,
		`image`,
		`manifest`,
		`paintworklet`,
		`script`,
		`style`,
		`track`,
		`video`,
		`xslt`,
		``
	];
	t.exports = {
		subresource: x,
		forbiddenMethods: y,
		requestBodyHeader: _,
		referrerPolicy: l,
		requestRedirect: d,
		requestMode: m,
		requestCredentials: h,
		requestCache: g,
		redirectStatus: a,
		corsSafeListedMethods: n,
		nullBodyStatus: i,
		safeMethods: f,
		badPorts: s,
		requestDuplex: v,
		subresourceSet: new Set(x),
		badPortsSet: c,
		redirectStatusSet: o,
		corsSafeListedMethodsSet: r,
		safeMethodsSet: p,
		forbiddenMethodsSet: b,
		referrerPolicySet: u
	};
})), _ = e.__commonJSMin(((e, t) => {
	let n = Symbol.for(`undici.globalOrigin.1`);
	function r() {
		return globalThis[n];
	}
	function i(e) {
		if (e === void 0) {
			Object.defineProperty(globalThis, n, {
				value: void 0,
				writable: !0,
				enumerable: !1,
				configurable: !1
			});
			return;
		}
		let t = new URL(e);
		if (t.protocol !== `http:` && t.protocol !== `https:`) throw TypeError(`Only http & https urls are allowed, received ${t.protocol}`);
		Object.defineProperty(globalThis, n, {
			value: t,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	t.exports = {
		getGlobalOrigin: r,
		setGlobalOrigin: i
	};
})), v = e.__commonJSMin(((e, t) => {
	let n = require("node:assert"), r = new TextEncoder(), i = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/, a = /[\u000A\u000D\u0009\u0020]/, o = /[\u0009\u000A\u000C\u000D\u0020]/g, s = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
	function c(e) {
		n(e.protocol === `data:`);
		let t = l(e, !0);
		t = t.slice(5);
		let r = { position: 0 }, i = d(`,`, t, r), a = i.length;
		if (i = C(i, !0, !0), r.position >= t.length) return `failure`;
		r.position++;
		let o = f(t.slice(a + 1));
		if (/;(\u0020){0,}base64$/i.test(i)) {
			if (o = _(T(o)), o === `failure`) return `failure`;
			i = i.slice(0, -6), i = i.replace(/(\u0020)+$/, ``), i = i.slice(0, -1);
		}
		i.startsWith(`;`) && (i = `text/plain` + i);
		let s = g(i);
		return s === `failure` && (s = g(`text/plain;charset=US-ASCII`)), {
			mimeType: s,
			body: o
		};
	}
	function l(e, t = !1) {
		if (!t) return e.href;
		let n = e.href, r = e.hash.length, i = r === 0 ? n : n.substring(0, n.length - r);
		return !r && n.endsWith(`#`) ? i.slice(0, -1) : i;
	}
	function u(e, t, n) {
		let r = ``;
		for (; n.position < t.length && e(t[n.position]);) r += t[n.position], n.position++;
		return r;
	}
	function d(e, t, n) {
		let r = t.indexOf(e, n.position), i = n.position;
		return r === -1 ? (n.position = t.length, t.slice(i)) : (n.position = r, t.slice(i, n.position));
	}
	function f(e) {
		return h(r.encode(e));
	}
	function p(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 70 || e >= 97 && e <= 102;
	}
	function m(e) {
		return e >= 48 && e <= 57 ? e - 48 : (e & 223) - 55;
	}
	function h(e) {
		let t = e.length, n = new Uint8Array(t), r = 0;
		for (let i = 0; i < t; ++i) {
			let t = e[i];
			t === 37 ? t === 37 && !(p(e[i + 1]) && p(e[i + 2])) ? n[r++] = 37 : (n[r++] = m(e[i + 1]) << 4 | m(e[i + 2]), i += 2) : n[r++] = t;
		}
		return t === r ? n : n.subarray(0, r);
	}
	function g(e) {
		e = x(e, !0, !0);
		let t = { position: 0 }, n = d(`/`, e, t);
		if (n.length === 0 || !i.test(n) || t.position > e.length) return `failure`;
		t.position++;
		let r = d(`;`, e, t);
		if (r = x(r, !1, !0), r.length === 0 || !i.test(r)) return `failure`;
		let o = n.toLowerCase(), c = r.toLowerCase(), l = {
			type: o,
			subtype: c,
			parameters: new Map(),
			essence: `${o}/${c}`
		};
		for (; t.position < e.length;) {
			t.position++, u((e) => a.test(e), e, t);
			let n = u((e) => e !== `;` && e !== `=`, e, t);
			if (n = n.toLowerCase(), t.position < e.length) {
				if (e[t.position] === `;`) continue;
				t.position++;
			}
			if (t.position > e.length) break;
			let r = null;
			if (e[t.position] === `"`) r = v(e, t, !0), d(`;`, e, t);
			else if (r = d(`;`, e, t), r = x(r, !1, !0), r.length === 0) continue;
			n.length !== 0 && i.test(n) && (r.length === 0 || s.test(r)) && !l.parameters.has(n) && l.parameters.set(n, r);
		}
		return l;
	}
	function _(e) {
		e = e.replace(o, ``);
		let t = e.length;
		if (t % 4 == 0 && e.charCodeAt(t - 1) === 61 && (--t, e.charCodeAt(t - 1) === 61 && --t), t % 4 == 1 || /[^+/0-9A-Za-z]/.test(e.length === t ? e : e.substring(0, t))) return `failure`;
		let n = Buffer.from(e, `base64`);
		return new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
	}
	function v(e, t, r) {
		let i = t.position, a = ``;
		for (n(e[t.position] === `"`), t.position++; a += u((e) => e !== `"` && e !== `\\`, e, t), !(t.position >= e.length);) {
			let r = e[t.position];
			if (t.position++, r === `\\`) {
				if (t.position >= e.length) {
					a += `\\`;
					break;
				}
				a += e[t.position], t.position++;
			} else {
				n(r === `"`);
				break;
			}
		}
		return r ? a : e.slice(i, t.position);
	}
	function y(e) {
		n(e !== `failure`);
		let { parameters: t, essence: r } = e, a = r;
		for (let [e, n] of t.entries()) a += `;`, a += e, a += `=`, i.test(n) || (n = n.replace(/(\\|")/g, `\\$1`), n = `"` + n, n += `"`), a += n;
		return a;
	}
	function b(e) {
		return e === 13 || e === 10 || e === 9 || e === 32;
	}
	function x(e, t = !0, n = !0) {
		return w(e, t, n, b);
	}
	function S(e) {
		return e === 13 || e === 10 || e === 9 || e === 12 || e === 32;
	}
	function C(e, t = !0, n = !0) {
		return w(e, t, n, S);
	}
	function w(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e.charCodeAt(i));) i++;
		if (n) for (; a > 0 && r(e.charCodeAt(a));) a--;
		return i === 0 && a === e.length - 1 ? e : e.slice(i, a + 1);
	}
	function T(e) {
		let t = e.length;
		if (65535 > t) return String.fromCharCode.apply(null, e);
		let n = ``, r = 0, i = 65535;
		for (; r < t;) r + i > t && (i = t - r), n += String.fromCharCode.apply(null, e.subarray(r, r += i));
		return n;
	}
	function E(e) {
		switch (e.essence) {
			case `application/ecmascript`:
			case `application/javascript`:
			case `application/x-ecmascript`:
			case `application/x-javascript`:
			case `text/ecmascript`:
			case `text/javascript`:
			case `text/javascript1.0`:
			case `text/javascript1.1`:
			case `text/javascript1.2`:
			case `text/javascript1.3`:
			case `text/javascript1.4`:
			case `text/javascript1.5`:
			case `text/jscript`:
			case `text/livescript`:
			case `text/x-ecmascript`:
			case `text/x-javascript`: return `text/javascript`;
			case `application/json`:
			case `text/json`: return `application/json`;
			case `image/svg+xml`: return `image/svg+xml`;
			case `text/xml`:
			case `application/xml`: return `application/xml`;
		}
		return e.subtype.endsWith(`+json`) ? `application/json` : e.subtype.endsWith(`+xml`) ? `application/xml` : ``;
	}
	t.exports = {
		dataURLProcessor: c,
		URLSerializer: l,
		collectASequenceOfCodePoints: u,
		collectASequenceOfCodePointsFast: d,
		stringPercentDecode: f,
		parseMIMEType: g,
		collectAnHTTPQuotedString: v,
		serializeAMimeType: y,
		removeChars: w,
		removeHTTPWhitespace: x,
		minimizeSupportedMimeType: E,
		HTTP_TOKEN_CODEPOINTS: i,
		isomorphicDecode: T
	};
})), y = e.__commonJSMin(((e, t) => {
	let { types: n, inspect: r } = require("node:util"), { markAsUncloneable: i } = require("node:worker_threads"), { toUSVString: o } = a(), s = {};
	s.converters = {}, s.util = {}, s.errors = {}, s.errors.exception = function(e) {
		return TypeError(`${e.header}: ${e.message}`);
	}, s.errors.conversionFailed = function(e) {
		let t = e.types.length === 1 ? `` : ` one of`, n = `${e.argument} could not be converted to${t}: ${e.types.join(`, `)}.`;
		return s.errors.exception({
			header: e.prefix,
			message: n
		});
	}, s.errors.invalidArgument = function(e) {
		return s.errors.exception({
			header: e.prefix,
			message: `"${e.value}" is an invalid ${e.type}.`
		});
	}, s.brandCheck = function(e, t, n) {
		if (n?.strict !== !1) {
			if (!(e instanceof t)) {
				let e = TypeError(`Illegal invocation`);
				throw e.code = `ERR_INVALID_THIS`, e;
			}
		} else if (e?.[Symbol.toStringTag] !== t.prototype[Symbol.toStringTag]) {
			let e = TypeError(`Illegal invocation`);
			throw e.code = `ERR_INVALID_THIS`, e;
		}
	}, s.argumentLengthCheck = function({ length: e }, t, n) {
		if (e < t) throw s.errors.exception({
			message: `${t} argument${t === 1 ? `` : `s`} required, but${e ? ` only` : ``} ${e} found.`,
			header: n
		});
	}, s.illegalConstructor = function() {
		throw s.errors.exception({
			header: `TypeError`,
			message: `Illegal constructor`
		});
	}, s.util.Type = function(e) {
		switch (typeof e) {
			case `undefined`: return `Undefined`;
			case `boolean`: return `Boolean`;
			case `string`: return `String`;
			case `symbol`: return `Symbol`;
			case `number`: return `Number`;
			case `bigint`: return `BigInt`;
			case `function`:
			case `object`: return e === null ? `Null` : `Object`;
		}
	}, s.util.markAsUncloneable = i || (() => {}), s.util.ConvertToInt = function(e, t, n, r) {
		let i, a;
		t === 64 ? (i = 2 ** 53 - 1, a = n === `unsigned` ? 0 : (-2) ** 53 + 1) : n === `unsigned` ? (a = 0, i = 2 ** t - 1) : (a = (-2) ** t - 1, i = 2 ** (t - 1) - 1);
		let o = Number(e);
		if (o === 0 && (o = 0), r?.enforceRange === !0) {
			if (Number.isNaN(o) || o === 1 / 0 || o === -1 / 0) throw s.errors.exception({
				header: `Integer conversion`,
				message: `Could not convert ${s.util.Stringify(e)} to an integer.`
			});
			if (o = s.util.IntegerPart(o), o < a || o > i) throw s.errors.exception({
				header: `Integer conversion`,
				message: `Value must be between ${a}-${i}, got ${o}.`
			});
			return o;
		}
		return !Number.isNaN(o) && r?.clamp === !0 ? (o = Math.min(Math.max(o, a), i), o = Math.floor(o) % 2 == 0 ? Math.floor(o) : Math.ceil(o), o) : Number.isNaN(o) || o === 0 && Object.is(0, o) || o === 1 / 0 || o === -1 / 0 ? 0 : (o = s.util.IntegerPart(o), o %= 2 ** t, n === `signed` && o >= 2 ** t - 1 ? o - 2 ** t : o);
	}, s.util.IntegerPart = function(e) {
		let t = Math.floor(Math.abs(e));
		return e < 0 ? -1 * t : t;
	}, s.util.Stringify = function(e) {
		switch (s.util.Type(e)) {
			case `Symbol`: return `Symbol(${e.description})`;
			case `Object`: return r(e);
			case `String`: return `"${e}"`;
			default: return `${e}`;
		}
	}, s.sequenceConverter = function(e) {
		return (t, n, r, i) => {
			if (s.util.Type(t) !== `Object`) throw s.errors.exception({
				header: n,
				message: `${r} (${s.util.Stringify(t)}) is not iterable.`
			});
			let a = typeof i == `function` ? i() : t?.[Symbol.iterator]?.(), o = [], c = 0;
			if (a === void 0 || typeof a.next != `function`) throw s.errors.exception({
				header: n,
				message: `${r} is not iterable.`
			});
			for (;;) {
				let { done: t, value: i } = a.next();
				if (t) break;
				o.push(e(i, n, `${r}[${c++}]`));
			}
			return o;
		};
	}, s.recordConverter = function(e, t) {
		return (r, i, a) => {
			if (s.util.Type(r) !== `Object`) throw s.errors.exception({
				header: i,
				message: `${a} ("${s.util.Type(r)}") is not an Object.`
			});
			let o = {};
			if (!n.isProxy(r)) {
				let n = [...Object.getOwnPropertyNames(r), ...Object.getOwnPropertySymbols(r)];
				for (let s of n) {
					let n = e(s, i, a);
					o[n] = t(r[s], i, a);
				}
				return o;
			}
			let c = Reflect.ownKeys(r);
			for (let n of c) if (Reflect.getOwnPropertyDescriptor(r, n)?.enumerable) {
				let s = e(n, i, a);
				o[s] = t(r[n], i, a);
			}
			return o;
		};
	}, s.interfaceConverter = function(e) {
		return (t, n, r, i) => {
			if (i?.strict !== !1 && !(t instanceof e)) throw s.errors.exception({
				header: n,
				message: `Expected ${r} ("${s.util.Stringify(t)}") to be an instance of ${e.name}.`
			});
			return t;
		};
	}, s.dictionaryConverter = function(e) {
		return (t, n, r) => {
			let i = s.util.Type(t), a = {};
			if (i === `Null` || i === `Undefined`) return a;
			if (i !== `Object`) throw s.errors.exception({
				header: n,
				message: `Expected ${t} to be one of: Null, Undefined, Object.`
			});
			for (let i of e) {
				let { key: e, defaultValue: o, required: c, converter: l } = i;
				if (c === !0 && !Object.hasOwn(t, e)) throw s.errors.exception({
					header: n,
					message: `Missing required key "${e}".`
				});
				let u = t[e], d = Object.hasOwn(i, `defaultValue`);
				if (d && u !== null && (u ??= o()), c || d || u !== void 0) {
					if (u = l(u, n, `${r}.${e}`), i.allowedValues && !i.allowedValues.includes(u)) throw s.errors.exception({
						header: n,
						message: `${u} is not an accepted type. Expected one of ${i.allowedValues.join(`, `)}.`
					});
					a[e] = u;
				}
			}
			return a;
		};
	}, s.nullableConverter = function(e) {
		return (t, n, r) => t === null ? t : e(t, n, r);
	}, s.converters.DOMString = function(e, t, n, r) {
		if (e === null && r?.legacyNullToEmptyString) return ``;
		if (typeof e == `symbol`) throw s.errors.exception({
			header: t,
			message: `${n} is a symbol, which cannot be converted to a DOMString.`
		});
		return String(e);
	}, s.converters.ByteString = function(e, t, n) {
		let r = s.converters.DOMString(e, t, n);
		for (let e = 0; e < r.length; e++) if (r.charCodeAt(e) > 255) throw TypeError(`Cannot convert argument to a ByteString because the character at index ${e} has a value of ${r.charCodeAt(e)} which is greater than 255.`);
		return r;
	}, s.converters.USVString = o, s.converters.boolean = function(e) {
		return !!e;
	}, s.converters.any = function(e) {
		return e;
	}, s.converters[`long long`] = function(e, t, n) {
		return s.util.ConvertToInt(e, 64, `signed`, void 0, t, n);
	}, s.converters[`unsigned long long`] = function(e, t, n) {
		return s.util.ConvertToInt(e, 64, `unsigned`, void 0, t, n);
	}, s.converters[`unsigned long`] = function(e, t, n) {
		return s.util.ConvertToInt(e, 32, `unsigned`, void 0, t, n);
	}, s.converters[`unsigned short`] = function(e, t, n, r) {
		return s.util.ConvertToInt(e, 16, `unsigned`, r, t, n);
	}, s.converters.ArrayBuffer = function(e, t, r, i) {
		if (s.util.Type(e) !== `Object` || !n.isAnyArrayBuffer(e)) throw s.errors.conversionFailed({
			prefix: t,
			argument: `${r} ("${s.util.Stringify(e)}")`,
			types: [`ArrayBuffer`]
		});
		if (i?.allowShared === !1 && n.isSharedArrayBuffer(e)) throw s.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.resizable || e.growable) throw s.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, s.converters.TypedArray = function(e, t, r, i, a) {
		if (s.util.Type(e) !== `Object` || !n.isTypedArray(e) || e.constructor.name !== t.name) throw s.errors.conversionFailed({
			prefix: r,
			argument: `${i} ("${s.util.Stringify(e)}")`,
			types: [t.name]
		});
		if (a?.allowShared === !1 && n.isSharedArrayBuffer(e.buffer)) throw s.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.buffer.resizable || e.buffer.growable) throw s.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, s.converters.DataView = function(e, t, r, i) {
		if (s.util.Type(e) !== `Object` || !n.isDataView(e)) throw s.errors.exception({
			header: t,
			message: `${r} is not a DataView.`
		});
		if (i?.allowShared === !1 && n.isSharedArrayBuffer(e.buffer)) throw s.errors.exception({
			header: `ArrayBuffer`,
			message: `SharedArrayBuffer is not allowed.`
		});
		if (e.buffer.resizable || e.buffer.growable) throw s.errors.exception({
			header: `ArrayBuffer`,
			message: `Received a resizable ArrayBuffer.`
		});
		return e;
	}, s.converters.BufferSource = function(e, t, r, i) {
		if (n.isAnyArrayBuffer(e)) return s.converters.ArrayBuffer(e, t, r, {
			...i,
			allowShared: !1
		});
		if (n.isTypedArray(e)) return s.converters.TypedArray(e, e.constructor, t, r, {
			...i,
			allowShared: !1
		});
		if (n.isDataView(e)) return s.converters.DataView(e, t, r, {
			...i,
			allowShared: !1
		});
		throw s.errors.conversionFailed({
			prefix: t,
			argument: `${r} ("${s.util.Stringify(e)}")`,
			types: [`BufferSource`]
		});
	}, s.converters[`sequence<ByteString>`] = s.sequenceConverter(s.converters.ByteString), s.converters[`sequence<sequence<ByteString>>`] = s.sequenceConverter(s.converters[`sequence<ByteString>`]), s.converters[`record<ByteString, ByteString>`] = s.recordConverter(s.converters.ByteString, s.converters.ByteString), t.exports = { webidl: s };
})), b = e.__commonJSMin(((e, t) => {
	let { Transform: n } = require("node:stream"), r = require("node:zlib"), { redirectStatusSet: i, referrerPolicySet: o, badPortsSet: s } = g(), { getGlobalOrigin: c } = _(), { collectASequenceOfCodePoints: l, collectAnHTTPQuotedString: u, removeChars: d, parseMIMEType: f } = v(), { performance: p } = require("node:perf_hooks"), { isBlobLike: m, ReadableStreamFrom: h, isValidHTTPToken: b, normalizedMethodRecordsBase: x } = a(), S = require("node:assert"), { isUint8Array: C } = require("node:util/types"), { webidl: w } = y(), T = [], E;
	try {
		E = require("node:crypto");
		let e = [
			`sha256`,
			`sha384`,
			`sha512`
		];
		T = E.getHashes().filter((t) => e.includes(t));
	} catch {}
	function D(e) {
		let t = e.urlList, n = t.length;
		return n === 0 ? null : t[n - 1].toString();
	}
	function O(e, t) {
		if (!i.has(e.status)) return null;
		let n = e.headersList.get(`location`, !0);
		return n !== null && I(n) && (k(n) || (n = A(n)), n = new URL(n, D(e))), n && !n.hash && (n.hash = t), n;
	}
	function k(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n > 126 || n < 32) return !1;
		}
		return !0;
	}
	function A(e) {
		return Buffer.from(e, `binary`).toString(`utf8`);
	}
	function j(e) {
		return e.urlList[e.urlList.length - 1];
	}
	function M(e) {
		let t = j(e);
		return Se(t) && s.has(t.port) ? `blocked` : `allowed`;
	}
	function N(e) {
		return e instanceof Error || e?.constructor?.name === `Error` || e?.constructor?.name === `DOMException`;
	}
	function P(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (!(n === 9 || n >= 32 && n <= 126 || n >= 128 && n <= 255)) return !1;
		}
		return !0;
	}
	let F = b;
	function I(e) {
		return (e[0] === `	` || e[0] === ` ` || e[e.length - 1] === `	` || e[e.length - 1] === ` ` || e.includes(`
`) || e.includes(`\r`) || e.includes(`\0`)) === !1;
	}
	function L(e, t) {
		let { headersList: n } = t, r = (n.get(`referrer-policy`, !0) ?? ``).split(`,`), i = ``;
		if (r.length > 0) for (let e = r.length; e !== 0; e--) {
			let t = r[e - 1].trim();
			if (o.has(t)) {
				i = t;
				break;
			}
		}
		i !== `` && (e.referrerPolicy = i);
	}
	function R() {
		return `allowed`;
	}
	function z() {
		return `success`;
	}
	function B() {
		return `success`;
	}
	function V(e) {
		let t = null;
		t = e.mode, e.headersList.set(`sec-fetch-mode`, t, !0);
	}
	function H(e) {
		let t = e.origin;
		if (t !== `client` && t !== void 0) {
			if (e.responseTainting === `cors` || e.mode === `websocket`) e.headersList.append(`origin`, t, !0);
			else if (e.method !== `GET` && e.method !== `HEAD`) {
				switch (e.referrerPolicy) {
					case `no-referrer`:
						t = null;
						break;
					case `no-referrer-when-downgrade`:
					case `strict-origin`:
					case `strict-origin-when-cross-origin`:
						e.origin && xe(e.origin) && !xe(j(e)) && (t = null);
						break;
					case `same-origin`: ce(e, j(e)) || (t = null);
				}
				e.headersList.append(`origin`, t, !0);
			}
		}
	}
	function U(e, t) {
		return e;
	}
	function W(e, t, n) {
		return !e?.startTime || e.startTime < t ? {
			domainLookupStartTime: t,
			domainLookupEndTime: t,
			connectionStartTime: t,
			connectionEndTime: t,
			secureConnectionStartTime: t,
			ALPNNegotiatedProtocol: e?.ALPNNegotiatedProtocol
		} : {
			domainLookupStartTime: U(e.domainLookupStartTime, n),
			domainLookupEndTime: U(e.domainLookupEndTime, n),
			connectionStartTime: U(e.connectionStartTime, n),
			connectionEndTime: U(e.connectionEndTime, n),
			secureConnectionStartTime: U(e.secureConnectionStartTime, n),
			ALPNNegotiatedProtocol: e.ALPNNegotiatedProtocol
		};
	}
	function ee(e) {
		return U(p.now(), e);
	}
	function te(e) {
		return {
			startTime: e.startTime ?? 0,
			redirectStartTime: 0,
			redirectEndTime: 0,
			postRedirectStartTime: e.startTime ?? 0,
			finalServiceWorkerStartTime: 0,
			finalNetworkResponseStartTime: 0,
			finalNetworkRequestStartTime: 0,
			endTime: 0,
			encodedBodySize: 0,
			decodedBodySize: 0,
			finalConnectionTimingInfo: null
		};
	}
	function ne() {
		return { referrerPolicy: `strict-origin-when-cross-origin` };
	}
	function re(e) {
		return { referrerPolicy: e.referrerPolicy };
	}
	function ie(e) {
		let t = e.referrerPolicy;
		S(t);
		let n = null;
		if (e.referrer === `client`) {
			let e = c();
			if (!e || e.origin === `null`) return `no-referrer`;
			n = new URL(e);
		} else e.referrer instanceof URL && (n = e.referrer);
		let r = ae(n), i = ae(n, !0);
		r.toString().length > 4096 && (r = i);
		let a = ce(e, r), o = G(r) && !G(e.url);
		switch (t) {
			case `origin`: return i ?? ae(n, !0);
			case `unsafe-url`: return r;
			case `same-origin`: return a ? i : `no-referrer`;
			case `origin-when-cross-origin`: return a ? r : i;
			case `strict-origin-when-cross-origin`: {
				let t = j(e);
				return ce(r, t) ? r : G(r) && !G(t) ? `no-referrer` : i;
			}
			default: return o ? `no-referrer` : i;
		}
	}
	function ae(e, t) {
		return S(e instanceof URL), e = new URL(e), e.protocol === `file:` || e.protocol === `about:` || e.protocol === `blank:` ? `no-referrer` : (e.username = ``, e.password = ``, e.hash = ``, t && (e.pathname = ``, e.search = ``), e);
	}
	function G(e) {
		return e instanceof URL ? e.href === `about:blank` || e.href === `about:srcdoc` || e.protocol === `data:` || e.protocol === `file:` || t(e.origin) : !1;
		function t(e) {
			if (e == null || e === `null`) return !1;
			let t = new URL(e);
			return !!(t.protocol === `https:` || t.protocol === `wss:` || /^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(t.hostname) || t.hostname === `localhost` || t.hostname.includes(`localhost.`) || t.hostname.endsWith(`.localhost`));
		}
	}
	function K(e, t) {
		if (E === void 0) return !0;
		let n = J(t);
		if (n === `no metadata` || n.length === 0) return !0;
		let r = oe(n, Y(n));
		for (let t of r) {
			let n = t.algo, r = t.hash, i = E.createHash(n).update(e).digest(`base64`);
			if (i[i.length - 1] === `=` && (i = i[i.length - 2] === `=` ? i.slice(0, -2) : i.slice(0, -1)), X(i, r)) return !0;
		}
		return !1;
	}
	let q = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
	function J(e) {
		let t = [], n = !0;
		for (let r of e.split(` `)) {
			n = !1;
			let e = q.exec(r);
			if (e === null || e.groups === void 0 || e.groups.algo === void 0) continue;
			let i = e.groups.algo.toLowerCase();
			T.includes(i) && t.push(e.groups);
		}
		return n === !0 ? `no metadata` : t;
	}
	function Y(e) {
		let t = e[0].algo;
		if (t[3] === `5`) return t;
		for (let n = 1; n < e.length; ++n) {
			let r = e[n];
			if (r.algo[3] === `5`) {
				t = `sha512`;
				break;
			}
			t[3] !== `3` && r.algo[3] === `3` && (t = `sha384`);
		}
		return t;
	}
	function oe(e, t) {
		if (e.length === 1) return e;
		let n = 0;
		for (let r = 0; r < e.length; ++r) e[r].algo === t && (e[n++] = e[r]);
		return e.length = n, e;
	}
	function X(e, t) {
		if (e.length !== t.length) return !1;
		for (let n = 0; n < e.length; ++n) if (e[n] !== t[n]) {
			if (e[n] === `+` && t[n] === `-` || e[n] === `/` && t[n] === `_`) continue;
			return !1;
		}
		return !0;
	}
	function se(e) {}
	function ce(e, t) {
		return e.origin === t.origin && e.origin === `null` || e.protocol === t.protocol && e.hostname === t.hostname && e.port === t.port;
	}
	function Z() {
		let e, t;
		return {
			promise: new Promise((n, r) => {
				e = n, t = r;
			}),
			resolve: e,
			reject: t
		};
	}
	function le(e) {
		return e.controller.state === `aborted`;
	}
	function ue(e) {
		return e.controller.state === `aborted` || e.controller.state === `terminated`;
	}
	function de(e) {
		return x[e.toLowerCase()] ?? e;
	}
	function fe(e) {
		let t = JSON.stringify(e);
		if (t === void 0) throw TypeError(`Value is not JSON serializable`);
		return S(typeof t == `string`), t;
	}
	let pe = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
	function me(e, t, n = 0, r = 1) {
		class i {
			#e;
			#t;
			#n;
			constructor(e, t) {
				this.#e = e, this.#t = t, this.#n = 0;
			}
			next() {
				if (typeof this != `object` || this === null || !(#e in this)) throw TypeError(`'next' called on an object that does not implement interface ${e} Iterator.`);
				let i = this.#n, a = this.#e[t];
				if (i >= a.length) return {
					value: void 0,
					done: !0
				};
				let { [n]: o, [r]: s } = a[i];
				this.#n = i + 1;
				let c;
				switch (this.#t) {
					case `key`:
						c = o;
						break;
					case `value`:
						c = s;
						break;
					case `key+value`: c = [o, s];
				}
				return {
					value: c,
					done: !1
				};
			}
		}
		return delete i.prototype.constructor, Object.setPrototypeOf(i.prototype, pe), Object.defineProperties(i.prototype, {
			[Symbol.toStringTag]: {
				writable: !1,
				enumerable: !1,
				configurable: !0,
				value: `${e} Iterator`
			},
			next: {
				writable: !0,
				enumerable: !0,
				configurable: !0
			}
		}), function(e, t) {
			return new i(e, t);
		};
	}
	function he(e, t, n, r = 0, i = 1) {
		let a = me(e, n, r, i), o = {
			keys: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return w.brandCheck(this, t), a(this, `key`);
				}
			},
			values: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return w.brandCheck(this, t), a(this, `value`);
				}
			},
			entries: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function() {
					return w.brandCheck(this, t), a(this, `key+value`);
				}
			},
			forEach: {
				writable: !0,
				enumerable: !0,
				configurable: !0,
				value: function(n, r = globalThis) {
					if (w.brandCheck(this, t), w.argumentLengthCheck(arguments, 1, `${e}.forEach`), typeof n != `function`) throw TypeError(`Failed to execute 'forEach' on '${e}': parameter 1 is not of type 'Function'.`);
					for (let { 0: e, 1: t } of a(this, `key+value`)) n.call(r, t, e, this);
				}
			}
		};
		return Object.defineProperties(t.prototype, {
			...o,
			[Symbol.iterator]: {
				writable: !0,
				enumerable: !1,
				configurable: !0,
				value: o.entries.value
			}
		});
	}
	async function ge(e, t, n) {
		let r = t, i = n, a;
		try {
			a = e.stream.getReader();
		} catch (e) {
			i(e);
			return;
		}
		try {
			r(await ye(a));
		} catch (e) {
			i(e);
		}
	}
	function Q(e) {
		return e instanceof ReadableStream || e[Symbol.toStringTag] === `ReadableStream` && typeof e.tee == `function`;
	}
	function _e(e) {
		try {
			e.close(), e.byobRequest?.respond(0);
		} catch (e) {
			if (!e.message.includes(`Controller is already closed`) && !e.message.includes(`ReadableStream is already closed`)) throw e;
		}
	}
	let ve = /[^\x00-\xFF]/;
	function $(e) {
		return S(!ve.test(e)), e;
	}
	async function ye(e) {
		let t = [], n = 0;
		for (;;) {
			let { done: r, value: i } = await e.read();
			if (r) return Buffer.concat(t, n);
			if (!C(i)) throw TypeError(`Received non-Uint8Array chunk`);
			t.push(i), n += i.length;
		}
	}
	function be(e) {
		S(`protocol` in e);
		let t = e.protocol;
		return t === `about:` || t === `blob:` || t === `data:`;
	}
	function xe(e) {
		return typeof e == `string` && e[5] === `:` && e[0] === `h` && e[1] === `t` && e[2] === `t` && e[3] === `p` && e[4] === `s` || e.protocol === `https:`;
	}
	function Se(e) {
		S(`protocol` in e);
		let t = e.protocol;
		return t === `http:` || t === `https:`;
	}
	function Ce(e, t) {
		let n = e;
		if (!n.startsWith(`bytes`)) return `failure`;
		let r = { position: 5 };
		if (t && l((e) => e === `	` || e === ` `, n, r), n.charCodeAt(r.position) !== 61) return `failure`;
		r.position++, t && l((e) => e === `	` || e === ` `, n, r);
		let i = l((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), a = i.length ? Number(i) : null;
		if (t && l((e) => e === `	` || e === ` `, n, r), n.charCodeAt(r.position) !== 45) return `failure`;
		r.position++, t && l((e) => e === `	` || e === ` `, n, r);
		let o = l((e) => {
			let t = e.charCodeAt(0);
			return t >= 48 && t <= 57;
		}, n, r), s = o.length ? Number(o) : null;
		return r.position < n.length || s === null && a === null || a > s ? `failure` : {
			rangeStartValue: a,
			rangeEndValue: s
		};
	}
	function we(e, t, n) {
		let r = `bytes `;
		return r += $(`${e}`), r += `-`, r += $(`${t}`), r += `/`, r += $(`${n}`), r;
	}
	var Te = class extends n {
		#e;
		constructor(e) {
			super(), this.#e = e;
		}
		_transform(e, t, n) {
			if (!this._inflateStream) {
				if (e.length === 0) {
					n();
					return;
				}
				this._inflateStream = (e[0] & 15) == 8 ? r.createInflate(this.#e) : r.createInflateRaw(this.#e), this._inflateStream.on(`data`, this.push.bind(this)), this._inflateStream.on(`end`, () => this.push(null)), this._inflateStream.on(`error`, (e) => this.destroy(e));
			}
			this._inflateStream.write(e, t, n);
		}
		_final(e) {
			this._inflateStream &&= (this._inflateStream.end(), null), e();
		}
	};
	function Ee(e) {
		return new Te(e);
	}
	function De(e) {
		let t = null, n = null, r = null, i = ke(`content-type`, e);
		if (i === null) return `failure`;
		for (let e of i) {
			let i = f(e);
			i !== `failure` && i.essence !== `*/*` && (r = i, r.essence === n ? !r.parameters.has(`charset`) && t !== null && r.parameters.set(`charset`, t) : (t = null, r.parameters.has(`charset`) && (t = r.parameters.get(`charset`)), n = r.essence));
		}
		return r ?? `failure`;
	}
	function Oe(e) {
		let t = e, n = { position: 0 }, r = [], i = ``;
		for (; n.position < t.length;) {
			if (i += l((e) => e !== `"` && e !== `,`, t, n), n.position < t.length) {
				if (t.charCodeAt(n.position) === 34) {
					if (i += u(t, n), n.position < t.length) continue;
				} else S(t.charCodeAt(n.position) === 44), n.position++;
			}
			i = d(i, !0, !0, (e) => e === 9 || e === 32), r.push(i), i = ``;
		}
		return r;
	}
	function ke(e, t) {
		let n = t.get(e, !0);
		return n === null ? null : Oe(n);
	}
	let Ae = new TextDecoder();
	function je(e) {
		return e.length === 0 ? `` : (e[0] === 239 && e[1] === 187 && e[2] === 191 && (e = e.subarray(3)), Ae.decode(e));
	}
	var Me = class {
		get baseUrl() {
			return c();
		}
		get origin() {
			return this.baseUrl?.origin;
		}
		policyContainer = ne();
	};
	t.exports = {
		isAborted: le,
		isCancelled: ue,
		isValidEncodedURL: k,
		createDeferredPromise: Z,
		ReadableStreamFrom: h,
		tryUpgradeRequestToAPotentiallyTrustworthyURL: se,
		clampAndCoarsenConnectionTimingInfo: W,
		coarsenedSharedCurrentTime: ee,
		determineRequestsReferrer: ie,
		makePolicyContainer: ne,
		clonePolicyContainer: re,
		appendFetchMetadata: V,
		appendRequestOriginHeader: H,
		TAOCheck: B,
		corsCheck: z,
		crossOriginResourcePolicyCheck: R,
		createOpaqueTimingInfo: te,
		setRequestReferrerPolicyOnRedirect: L,
		isValidHTTPToken: b,
		requestBadPort: M,
		requestCurrentURL: j,
		responseURL: D,
		responseLocationURL: O,
		isBlobLike: m,
		isURLPotentiallyTrustworthy: G,
		isValidReasonPhrase: P,
		sameOrigin: ce,
		normalizeMethod: de,
		serializeJavascriptValueToJSONString: fe,
		iteratorMixin: he,
		createIterator: me,
		isValidHeaderName: F,
		isValidHeaderValue: I,
		isErrorLike: N,
		fullyReadBody: ge,
		bytesMatch: K,
		isReadableStreamLike: Q,
		readableStreamClose: _e,
		isomorphicEncode: $,
		urlIsLocal: be,
		urlHasHttpsScheme: xe,
		urlIsHttpHttpsScheme: Se,
		readAllBytes: ye,
		simpleRangeHeaderValue: Ce,
		buildContentRange: we,
		parseMetadata: J,
		createInflate: Ee,
		extractMimeType: De,
		getDecodeSplit: ke,
		utf8DecodeBytes: je,
		environmentSettingsObject: new class {
			settingsObject = new Me();
		}()
	};
})), x = e.__commonJSMin(((e, t) => {
	t.exports = {
		kUrl: Symbol(`url`),
		kHeaders: Symbol(`headers`),
		kSignal: Symbol(`signal`),
		kState: Symbol(`state`),
		kDispatcher: Symbol(`dispatcher`)
	};
})), S = e.__commonJSMin(((e, t) => {
	let { Blob: n, File: r } = require("node:buffer"), { kState: i } = x(), { webidl: a } = y();
	var o = class e {
		constructor(e, t, n = {}) {
			let r = t, a = n.type, o = n.lastModified ?? Date.now();
			this[i] = {
				blobLike: e,
				name: r,
				type: a,
				lastModified: o
			};
		}
		stream(...t) {
			return a.brandCheck(this, e), this[i].blobLike.stream(...t);
		}
		arrayBuffer(...t) {
			return a.brandCheck(this, e), this[i].blobLike.arrayBuffer(...t);
		}
		slice(...t) {
			return a.brandCheck(this, e), this[i].blobLike.slice(...t);
		}
		text(...t) {
			return a.brandCheck(this, e), this[i].blobLike.text(...t);
		}
		get size() {
			return a.brandCheck(this, e), this[i].blobLike.size;
		}
		get type() {
			return a.brandCheck(this, e), this[i].blobLike.type;
		}
		get name() {
			return a.brandCheck(this, e), this[i].name;
		}
		get lastModified() {
			return a.brandCheck(this, e), this[i].lastModified;
		}
		get [Symbol.toStringTag]() {
			return `File`;
		}
	};
	a.converters.Blob = a.interfaceConverter(n);
	function s(e) {
		return e instanceof r || e && (typeof e.stream == `function` || typeof e.arrayBuffer == `function`) && e[Symbol.toStringTag] === `File`;
	}
	t.exports = {
		FileLike: o,
		isFileLike: s
	};
})), C = e.__commonJSMin(((e, t) => {
	let { isBlobLike: n, iteratorMixin: r } = b(), { kState: i } = x(), { kEnumerableProperty: o } = a(), { FileLike: s, isFileLike: c } = S(), { webidl: l } = y(), { File: u } = require("node:buffer"), d = require("node:util"), f = globalThis.File ?? u;
	var p = class e {
		constructor(e) {
			if (l.util.markAsUncloneable(this), e !== void 0) throw l.errors.conversionFailed({
				prefix: `FormData constructor`,
				argument: `Argument 1`,
				types: [`undefined`]
			});
			this[i] = [];
		}
		append(t, r, a = void 0) {
			l.brandCheck(this, e);
			let o = `FormData.append`;
			if (l.argumentLengthCheck(arguments, 2, o), arguments.length === 3 && !n(r)) throw TypeError(`Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'`);
			t = l.converters.USVString(t, o, `name`), r = n(r) ? l.converters.Blob(r, o, `value`, { strict: !1 }) : l.converters.USVString(r, o, `value`), a = arguments.length === 3 ? l.converters.USVString(a, o, `filename`) : void 0;
			let s = m(t, r, a);
			this[i].push(s);
		}
		delete(t) {
			l.brandCheck(this, e);
			let n = `FormData.delete`;
			l.argumentLengthCheck(arguments, 1, n), t = l.converters.USVString(t, n, `name`), this[i] = this[i].filter((e) => e.name !== t);
		}
		get(t) {
			l.brandCheck(this, e);
			let n = `FormData.get`;
			l.argumentLengthCheck(arguments, 1, n), t = l.converters.USVString(t, n, `name`);
			let r = this[i].findIndex((e) => e.name === t);
			return r === -1 ? null : this[i][r].value;
		}
		getAll(t) {
			l.brandCheck(this, e);
			let n = `FormData.getAll`;
			return l.argumentLengthCheck(arguments, 1, n), t = l.converters.USVString(t, n, `name`), this[i].filter((e) => e.name === t).map((e) => e.value);
		}
		has(t) {
			l.brandCheck(this, e);
			let n = `FormData.has`;
			return l.argumentLengthCheck(arguments, 1, n), t = l.converters.USVString(t, n, `name`), this[i].findIndex((e) => e.name === t) !== -1;
		}
		set(t, r, a = void 0) {
			l.brandCheck(this, e);
			let o = `FormData.set`;
			if (l.argumentLengthCheck(arguments, 2, o), arguments.length === 3 && !n(r)) throw TypeError(`Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'`);
			t = l.converters.USVString(t, o, `name`), r = n(r) ? l.converters.Blob(r, o, `name`, { strict: !1 }) : l.converters.USVString(r, o, `name`), a = arguments.length === 3 ? l.converters.USVString(a, o, `name`) : void 0;
			let s = m(t, r, a), c = this[i].findIndex((e) => e.name === t);
			c === -1 ? this[i].push(s) : this[i] = [
				...this[i].slice(0, c),
				s,
				...this[i].slice(c + 1).filter((e) => e.name !== t)
			];
		}
		[d.inspect.custom](e, t) {
			let n = this[i].reduce((e, t) => (e[t.name] ? Array.isArray(e[t.name]) ? e[t.name].push(t.value) : e[t.name] = [e[t.name], t.value] : e[t.name] = t.value, e), { __proto__: null });
			t.depth ??= e, t.colors ??= !0;
			let r = d.formatWithOptions(t, n);
			return `FormData ${r.slice(r.indexOf(`]`) + 2)}`;
		}
	};
	r(`FormData`, p, i, `name`, `value`), Object.defineProperties(p.prototype, {
		append: o,
		delete: o,
		get: o,
		getAll: o,
		has: o,
		set: o,
		[Symbol.toStringTag]: {
			value: `FormData`,
			configurable: !0
		}
	});
	function m(e, t, n) {
		if (typeof t != `string` && (c(t) || (t = t instanceof Blob ? new f([t], `blob`, { type: t.type }) : new s(t, `blob`, { type: t.type })), n !== void 0)) {
			let e = {
				type: t.type,
				lastModified: t.lastModified
			};
			t = t instanceof u ? new f([t], n, e) : new s(t, n, e);
		}
		return {
			name: e,
			value: t
		};
	}
	t.exports = {
		FormData: p,
		makeEntry: m
	};
})), w = e.__commonJSMin(((e, t) => {
	let { isUSVString: n, bufferToLowerCasedHeaderName: r } = a(), { utf8DecodeBytes: i } = b(), { HTTP_TOKEN_CODEPOINTS: o, isomorphicDecode: s } = v(), { isFileLike: c } = S(), { makeEntry: l } = C(), u = require("node:assert"), { File: d } = require("node:buffer"), f = globalThis.File ?? d, p = Buffer.from(`form-data; name="`), m = Buffer.from(`; filename`), h = Buffer.from(`--`), g = Buffer.from(`--\r
`);
	function _(e) {
		for (let t = 0; t < e.length; ++t) if (e.charCodeAt(t) & -128) return !1;
		return !0;
	}
	function y(e) {
		let t = e.length;
		if (t < 27 || t > 70) return !1;
		for (let n = 0; n < t; ++n) {
			let t = e.charCodeAt(n);
			if (!(t >= 48 && t <= 57 || t >= 65 && t <= 90 || t >= 97 && t <= 122 || t === 39 || t === 45 || t === 95)) return !1;
		}
		return !0;
	}
	function x(e, t) {
		u(t !== `failure` && t.essence === `multipart/form-data`);
		let r = t.parameters.get(`boundary`);
		if (r === void 0) return `failure`;
		let a = Buffer.from(`--${r}`, `utf8`), o = [], s = { position: 0 };
		for (; e[s.position] === 13 && e[s.position + 1] === 10;) s.position += 2;
		let d = e.length;
		for (; e[d - 1] === 10 && e[d - 2] === 13;) d -= 2;
		for (d !== e.length && (e = e.subarray(0, d));;) {
			if (e.subarray(s.position, s.position + a.length).equals(a)) s.position += a.length;
			else return `failure`;
			if (s.position === e.length - 2 && O(e, h, s) || s.position === e.length - 4 && O(e, g, s)) return o;
			if (e[s.position] !== 13 || e[s.position + 1] !== 10) return `failure`;
			s.position += 2;
			let t = w(e, s);
			if (t === `failure`) return `failure`;
			let { name: r, filename: d, contentType: p, encoding: m } = t;
			s.position += 2;
			let v;
			{
				let t = e.indexOf(a.subarray(2), s.position);
				if (t === -1) return `failure`;
				v = e.subarray(s.position, t - 4), s.position += v.length, m === `base64` && (v = Buffer.from(v.toString(), `base64`));
			}
			if (e[s.position] !== 13 || e[s.position + 1] !== 10) return `failure`;
			s.position += 2;
			let y;
			d === null ? y = i(Buffer.from(v)) : (p ??= `text/plain`, _(p) || (p = ``), y = new f([v], d, { type: p })), u(n(r)), u(typeof y == `string` && n(y) || c(y)), o.push(l(r, y, d));
		}
	}
	function w(e, t) {
		let n = null, i = null, a = null, c = null;
		for (;;) {
			if (e[t.position] === 13 && e[t.position + 1] === 10) return n === null ? `failure` : {
				name: n,
				filename: i,
				contentType: a,
				encoding: c
			};
			let l = E((e) => e !== 10 && e !== 13 && e !== 58, e, t);
			if (l = D(l, !0, !0, (e) => e === 9 || e === 32), !o.test(l.toString()) || e[t.position] !== 58) return `failure`;
			switch (t.position++, E((e) => e === 32 || e === 9, e, t), r(l)) {
				case `content-disposition`:
					if (n = i = null, !O(e, p, t) || (t.position += 17, n = T(e, t), n === null)) return `failure`;
					if (O(e, m, t)) {
						let n = t.position + m.length;
						if (e[n] === 42 && (t.position += 1, n += 1), e[n] !== 61 || e[n + 1] !== 34 || (t.position += 12, i = T(e, t), i === null)) return `failure`;
					}
					break;
				case `content-type`: {
					let n = E((e) => e !== 10 && e !== 13, e, t);
					n = D(n, !1, !0, (e) => e === 9 || e === 32), a = s(n);
					break;
				}
				case `content-transfer-encoding`: {
					let n = E((e) => e !== 10 && e !== 13, e, t);
					n = D(n, !1, !0, (e) => e === 9 || e === 32), c = s(n);
					break;
				}
				default: E((e) => e !== 10 && e !== 13, e, t);
			}
			if (e[t.position] !== 13 && e[t.position + 1] !== 10) return `failure`;
			t.position += 2;
		}
	}
	function T(e, t) {
		u(e[t.position - 1] === 34);
		let n = E((e) => e !== 10 && e !== 13 && e !== 34, e, t);
		return e[t.position] === 34 ? (t.position++, n = new TextDecoder().decode(n).replace(/%0A/gi, `
`).replace(/%0D/gi, `\r`).replace(/%22/g, `"`), n) : null;
	}
	function E(e, t, n) {
		let r = n.position;
		for (; r < t.length && e(t[r]);) ++r;
		return t.subarray(n.position, n.position = r);
	}
	function D(e, t, n, r) {
		let i = 0, a = e.length - 1;
		if (t) for (; i < e.length && r(e[i]);) i++;
		if (n) for (; a > 0 && r(e[a]);) a--;
		return i === 0 && a === e.length - 1 ? e : e.subarray(i, a + 1);
	}
	function O(e, t, n) {
		if (e.length < t.length) return !1;
		for (let r = 0; r < t.length; r++) if (t[r] !== e[n.position + r]) return !1;
		return !0;
	}
	t.exports = {
		multipartFormDataParser: x,
		validateBoundary: y
	};
})), T = e.__commonJSMin(((e, t) => {
	let n = a(), { ReadableStreamFrom: r, isBlobLike: i, isReadableStreamLike: o, readableStreamClose: s, createDeferredPromise: c, fullyReadBody: l, extractMimeType: u, utf8DecodeBytes: d } = b(), { FormData: f } = C(), { kState: p } = x(), { webidl: m } = y(), { Blob: h } = require("node:buffer"), g = require("node:assert"), { isErrored: _, isDisturbed: S } = require("node:stream"), { isArrayBuffer: T } = require("node:util/types"), { serializeAMimeType: E } = v(), { multipartFormDataParser: D } = w(), O;
	try {
		let e = require("node:crypto");
		O = (t) => e.randomInt(0, t);
	} catch {
		O = (e) => Math.floor(Math.random(e));
	}
	let k = new TextEncoder();
	function A() {}
	let j = globalThis.FinalizationRegistry && process.version.indexOf(`v18`) !== 0, M;
	j && (M = new FinalizationRegistry((e) => {
		let t = e.deref();
		t && !t.locked && !S(t) && !_(t) && t.cancel(`Response object has been garbage collected`).catch(A);
	}));
	function N(e, t = !1) {
		let a = null;
		a = e instanceof ReadableStream ? e : i(e) ? e.stream() : new ReadableStream({
			async pull(e) {
				let t = typeof l == `string` ? k.encode(l) : l;
				t.byteLength && e.enqueue(t), queueMicrotask(() => s(e));
			},
			start() {},
			type: `bytes`
		}), g(o(a));
		let c = null, l = null, u = null, d = null;
		if (typeof e == `string`) l = e, d = `text/plain;charset=UTF-8`;
		else if (e instanceof URLSearchParams) l = e.toString(), d = `application/x-www-form-urlencoded;charset=UTF-8`;
		else if (T(e)) l = new Uint8Array(e.slice());
		else if (ArrayBuffer.isView(e)) l = new Uint8Array(e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength));
		else if (n.isFormDataLike(e)) {
			let t = `----formdata-undici-0${`${O(1e11)}`.padStart(11, `0`)}`, n = `--${t}\r\nContent-Disposition: form-data`, r = (e) => e.replace(/\n/g, `%0A`).replace(/\r/g, `%0D`).replace(/"/g, `%22`), i = (e) => e.replace(/\r?\n|\r/g, `\r
`), a = [], o = new Uint8Array([13, 10]);
			u = 0;
			let s = !1;
			for (let [t, c] of e) if (typeof c == `string`) {
				let e = k.encode(n + `; name="${r(i(t))}"\r\n\r\n${i(c)}\r\n`);
				a.push(e), u += e.byteLength;
			} else {
				let e = k.encode(`${n}; name="${r(i(t))}"` + (c.name ? `; filename="${r(c.name)}"` : ``) + `\r
Content-Type: ${c.type || `application/octet-stream`}\r\n\r\n`);
				a.push(e, c, o), typeof c.size == `number` ? u += e.byteLength + c.size + o.byteLength : s = !0;
			}
			let f = k.encode(`--${t}--\r\n`);
			a.push(f), u += f.byteLength, s && (u = null), l = e, c = async function* () {
				for (let e of a) e.stream ? yield* e.stream() : yield e;
			}, d = `multipart/form-data; boundary=${t}`;
		} else if (i(e)) l = e, u = e.size, e.type && (d = e.type);
		else if (typeof e[Symbol.asyncIterator] == `function`) {
			if (t) throw TypeError(`keepalive`);
			if (n.isDisturbed(e) || e.locked) throw TypeError(`Response body object should not be disturbed or locked`);
			a = e instanceof ReadableStream ? e : r(e);
		}
		if ((typeof l == `string` || n.isBuffer(l)) && (u = Buffer.byteLength(l)), c != null) {
			let t;
			a = new ReadableStream({
				async start() {
					t = c(e)[Symbol.asyncIterator]();
				},
				async pull(e) {
					let { value: n, done: r } = await t.next();
					if (r) queueMicrotask(() => {
						e.close(), e.byobRequest?.respond(0);
					});
					else if (!_(a)) {
						let t = new Uint8Array(n);
						t.byteLength && e.enqueue(t);
					}
					return e.desiredSize > 0;
				},
				async cancel(e) {
					await t.return();
				},
				type: `bytes`
			});
		}
		return [{
			stream: a,
			source: l,
			length: u
		}, d];
	}
	function P(e, t = !1) {
		return e instanceof ReadableStream && (g(!n.isDisturbed(e), `The body has already been consumed.`), g(!e.locked, `The stream is locked.`)), N(e, t);
	}
	function F(e, t) {
		let [n, r] = t.stream.tee();
		return t.stream = n, {
			stream: r,
			length: t.length,
			source: t.source
		};
	}
	function I(e) {
		if (e.aborted) throw new DOMException(`The operation was aborted.`, `AbortError`);
	}
	function L(e) {
		return {
			blob() {
				return z(this, (e) => {
					let t = H(this);
					return t === null ? t = `` : t &&= E(t), new h([e], { type: t });
				}, e);
			},
			arrayBuffer() {
				return z(this, (e) => new Uint8Array(e).buffer, e);
			},
			text() {
				return z(this, d, e);
			},
			json() {
				return z(this, V, e);
			},
			formData() {
				return z(this, (e) => {
					let t = H(this);
					if (t !== null) switch (t.essence) {
						case `multipart/form-data`: {
							let n = D(e, t);
							if (n === `failure`) throw TypeError(`Failed to parse body as FormData.`);
							let r = new f();
							return r[p] = n, r;
						}
						case `application/x-www-form-urlencoded`: {
							let t = new URLSearchParams(e.toString()), n = new f();
							for (let [e, r] of t) n.append(e, r);
							return n;
						}
					}
					throw TypeError(`Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".`);
				}, e);
			},
			bytes() {
				return z(this, (e) => new Uint8Array(e), e);
			}
		};
	}
	function R(e) {
		Object.assign(e.prototype, L(e));
	}
	async function z(e, t, n) {
		if (m.brandCheck(e, n), B(e)) throw TypeError(`Body is unusable: Body has already been read`);
		I(e[p]);
		let r = c(), i = (e) => r.reject(e), a = (e) => {
			try {
				r.resolve(t(e));
			} catch (e) {
				i(e);
			}
		};
		return e[p].body == null ? (a(Buffer.allocUnsafe(0)), r.promise) : (await l(e[p].body, a, i), r.promise);
	}
	function B(e) {
		let t = e[p].body;
		return t != null && (t.stream.locked || n.isDisturbed(t.stream));
	}
	function V(e) {
		return JSON.parse(d(e));
	}
	function H(e) {
		let t = e[p].headersList, n = u(t);
		return n === `failure` ? null : n;
	}
	t.exports = {
		extractBody: N,
		safelyExtractBody: P,
		cloneBody: F,
		mixinBody: R,
		streamRegistry: M,
		hasFinalizationRegistry: j,
		bodyUnusable: B
	};
})), E = e.__commonJSMin(((e, r) => {
	let i = require("node:assert"), s = a(), { channels: c } = o(), l = u(), { RequestContentLengthMismatchError: d, ResponseContentLengthMismatchError: f, RequestAbortedError: g, InvalidArgumentError: _, HeadersTimeoutError: v, HeadersOverflowError: y, SocketError: b, InformationalError: x, BodyTimeoutError: S, HTTPParserError: C, ResponseExceededMaxSizeError: w } = n(), { kUrl: E, kReset: D, kClient: O, kParser: k, kBlocking: A, kRunning: j, kPending: M, kSize: N, kWriting: P, kQueue: F, kNoRef: I, kKeepAliveDefaultTimeout: L, kHostHeader: R, kPendingIdx: z, kRunningIdx: B, kError: V, kPipelining: H, kSocket: U, kKeepAliveTimeoutValue: W, kMaxHeadersSize: ee, kKeepAliveMaxTimeout: te, kKeepAliveTimeoutThreshold: ne, kHeadersTimeout: re, kBodyTimeout: ie, kStrictContentLength: ae, kMaxRequests: G, kCounter: K, kMaxResponseSize: q, kOnError: J, kResume: Y, kHTTPContext: oe } = t(), X = p(), se = Buffer.alloc(0), ce = Buffer[Symbol.species], Z = s.addListener, le = s.removeAllListeners, ue = Symbol(`kIdleSocketValidation`), de = Symbol(`kIdleSocketValidationTimeout`), fe = Symbol(`kSocketUsed`), pe;
	async function me() {
		let e = process.env.JEST_WORKER_ID ? m() : void 0, t;
		try {
			t = await WebAssembly.compile(h());
		} catch {
			t = await WebAssembly.compile(e || m());
		}
		return await WebAssembly.instantiate(t, { env: {
			wasm_on_url: (e, t, n) => 0,
			wasm_on_status: (e, t, n) => {
				i(Q.ptr === e);
				let r = t - $ + _e.byteOffset;
				return Q.onStatus(new ce(_e.buffer, r, n)) || 0;
			},
			wasm_on_message_begin: (e) => (i(Q.ptr === e), Q.onMessageBegin() || 0),
			wasm_on_header_field: (e, t, n) => {
				i(Q.ptr === e);
				let r = t - $ + _e.byteOffset;
				return Q.onHeaderField(new ce(_e.buffer, r, n)) || 0;
			},
			wasm_on_header_value: (e, t, n) => {
				i(Q.ptr === e);
				let r = t - $ + _e.byteOffset;
				return Q.onHeaderValue(new ce(_e.buffer, r, n)) || 0;
			},
			wasm_on_headers_complete: (e, t, n, r) => (i(Q.ptr === e), Q.onHeadersComplete(t, !!n, !!r) || 0),
			wasm_on_body: (e, t, n) => {
				i(Q.ptr === e);
				let r = t - $ + _e.byteOffset;
				return Q.onBody(new ce(_e.buffer, r, n)) || 0;
			},
			wasm_on_message_complete: (e) => (i(Q.ptr === e), Q.onMessageComplete() || 0)
		} });
	}
	let he = null, ge = me();
	ge.catch();
	let Q = null, _e = null, ve = 0, $ = null;
	var ye = class {
		constructor(e, t, { exports: n }) {
			i(Number.isFinite(e[ee]) && e[ee] > 0), this.llhttp = n, this.ptr = this.llhttp.llhttp_alloc(X.TYPE.RESPONSE), this.client = e, this.socket = t, this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.statusCode = null, this.statusText = ``, this.upgrade = !1, this.headers = [], this.headersSize = 0, this.headersMaxSize = e[ee], this.shouldKeepAlive = !1, this.paused = !1, this.resume = this.resume.bind(this), this.bytesRead = 0, this.keepAlive = ``, this.contentLength = ``, this.connection = ``, this.maxResponseSize = e[q];
		}
		setTimeout(e, t) {
			e !== this.timeoutValue || t & 1 ^ this.timeoutType & 1 ? (this.timeout &&= (l.clearTimeout(this.timeout), null), e && (t & 1 ? this.timeout = l.setFastTimeout(be, e, new WeakRef(this)) : (this.timeout = setTimeout(be, e, new WeakRef(this)), this.timeout.unref())), this.timeoutValue = e) : this.timeout && this.timeout.refresh && this.timeout.refresh(), this.timeoutType = t;
		}
		resume() {
			!this.socket.destroyed && this.paused && (i(this.ptr != null), i(Q == null), this.llhttp.llhttp_resume(this.ptr), i(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), this.paused = !1, this.execute(this.socket.read() || se), this.readMore());
		}
		readMore() {
			for (; !this.paused && this.ptr;) {
				let e = this.socket.read();
				if (e === null) break;
				this.execute(e);
			}
		}
		execute(e) {
			i(this.ptr != null), i(Q == null), i(!this.paused);
			let { socket: t, llhttp: n } = this;
			e.length > ve && ($ && n.free($), ve = Math.ceil(e.length / 4096) * 4096, $ = n.malloc(ve)), new Uint8Array(n.memory.buffer, $, ve).set(e);
			try {
				let r;
				try {
					_e = e, Q = this, r = n.llhttp_execute(this.ptr, $, e.length);
				} catch (e) {
					throw e;
				} finally {
					Q = null, _e = null;
				}
				let i = n.llhttp_get_error_pos(this.ptr) - $;
				if (r !== X.ERROR.OK) {
					let n = e.subarray(i);
					if (r === X.ERROR.PAUSED_UPGRADE) this.onUpgrade(n);
					else if (r === X.ERROR.PAUSED) this.paused = !0, t.unshift(n);
					else throw this.createError(r, n);
				}
			} catch (e) {
				s.destroy(t, e);
			}
		}
		finish() {
			i(Q === null), i(this.ptr != null), i(!this.paused);
			let { llhttp: e } = this, t;
			try {
				Q = this, t = e.llhttp_finish(this.ptr);
			} finally {
				Q = null;
			}
			return t === X.ERROR.OK ? null : t === X.ERROR.PAUSED || t === X.ERROR.PAUSED_UPGRADE ? (this.paused = !0, null) : this.createError(t, se);
		}
		createError(e, t) {
			let { llhttp: n, contentLength: r, bytesRead: i } = this;
			if (r && i !== parseInt(r, 10)) return new f();
			let a = n.llhttp_get_error_reason(this.ptr), o = ``;
			if (a) {
				let e = new Uint8Array(n.memory.buffer, a).indexOf(0);
				o = `Response does not match the HTTP/1.1 protocol (` + Buffer.from(n.memory.buffer, a, e).toString() + `)`;
			}
			return new C(o, X.ERROR[e], t);
		}
		destroy() {
			i(this.ptr != null), i(Q == null), this.llhttp.llhttp_free(this.ptr), this.ptr = null, this.timeout && l.clearTimeout(this.timeout), this.timeout = null, this.timeoutValue = null, this.timeoutType = null, this.paused = !1;
		}
		onStatus(e) {
			this.statusText = e.toString();
		}
		onMessageBegin() {
			let { socket: e, client: t } = this;
			if (e.destroyed) return -1;
			if (t[j] === 0) return s.destroy(e, new b(`bad response`, s.getSocketInfo(e))), -1;
			let n = t[F][t[B]];
			if (!n) return -1;
			n.onResponseStarted();
		}
		onHeaderField(e) {
			let t = this.headers.length;
			t & 1 ? this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]) : this.headers.push(e), this.trackHeader(e.length);
		}
		onHeaderValue(e) {
			let t = this.headers.length;
			(t & 1) == 1 ? (this.headers.push(e), t += 1) : this.headers[t - 1] = Buffer.concat([this.headers[t - 1], e]);
			let n = this.headers[t - 2];
			if (n.length === 10) {
				let t = s.bufferToLowerCasedHeaderName(n);
				t === `keep-alive` ? this.keepAlive += e.toString() : t === `connection` && (this.connection += e.toString());
			} else n.length === 14 && s.bufferToLowerCasedHeaderName(n) === `content-length` && (this.contentLength += e.toString());
			this.trackHeader(e.length);
		}
		trackHeader(e) {
			this.headersSize += e, this.headersSize >= this.headersMaxSize && s.destroy(this.socket, new y());
		}
		onUpgrade(e) {
			let { upgrade: t, client: n, socket: r, headers: a, statusCode: o, statusText: c } = this;
			i(t), i(n[U] === r), i(!r.destroyed), i(!this.paused), i(!(a.length & 1));
			let l = n[F][n[B]];
			i(l), i(l.upgrade || l.method === `CONNECT`), this.statusCode = null, this.statusText = ``, this.shouldKeepAlive = null, this.headers = [], this.headersSize = 0, r.unshift(e), r[k].destroy(), r[k] = null, r[O] = null, r[V] = null, le(r), n[U] = null, n[oe] = null, n[F][n[B]++] = null, n.emit(`disconnect`, n[E], [n], new x(`upgrade`));
			try {
				l.onUpgrade(o, a, r, c);
			} catch (e) {
				s.errorRequest(n, l, e), s.destroy(r, e);
			}
			n[Y]();
		}
		onHeadersComplete(e, t, n) {
			let { client: r, socket: a, headers: o, statusText: c } = this;
			if (a.destroyed) return -1;
			if (r[j] === 0) return s.destroy(a, new b(`bad response`, s.getSocketInfo(a))), -1;
			let l = r[F][r[B]];
			if (!l) return -1;
			if (i(!this.upgrade), i(this.statusCode < 200), e === 100) return s.destroy(a, new b(`bad response`, s.getSocketInfo(a))), -1;
			if (t && !l.upgrade) return s.destroy(a, new b(`bad upgrade`, s.getSocketInfo(a))), -1;
			if (i(this.timeoutType === 3), this.statusCode = e, this.shouldKeepAlive = n || l.method === `HEAD` && !a[D] && this.connection.toLowerCase() === `keep-alive`, this.statusCode >= 200) {
				let e = l.bodyTimeout == null ? r[ie] : l.bodyTimeout;
				this.setTimeout(e, 5);
			} else this.timeout && this.timeout.refresh && this.timeout.refresh();
			if (l.method === `CONNECT` || t) return i(r[j] === 1), this.upgrade = !0, 2;
			if (i(!(this.headers.length & 1)), this.headers = [], this.headersSize = 0, this.shouldKeepAlive && r[H]) {
				let e = this.keepAlive ? s.parseKeepAliveTimeout(this.keepAlive) : null;
				if (e != null) {
					let t = Math.min(e - r[ne], r[te]);
					t <= 0 ? a[D] = !0 : r[W] = t;
				} else r[W] = r[L];
			} else a[D] = !0;
			let u = l.onHeaders(e, o, this.resume, c) === !1;
			return l.aborted ? -1 : l.method === `HEAD` || e < 200 ? 1 : (a[A] && (a[A] = !1, r[Y]()), u ? X.ERROR.PAUSED : 0);
		}
		onBody(e) {
			let { client: t, socket: n, statusCode: r, maxResponseSize: a } = this;
			if (n.destroyed) return -1;
			let o = t[F][t[B]];
			if (i(o), i(this.timeoutType === 5), this.timeout && this.timeout.refresh && this.timeout.refresh(), i(r >= 200), a > -1 && this.bytesRead + e.length > a) return s.destroy(n, new w()), -1;
			if (this.bytesRead += e.length, o.onData(e) === !1) return X.ERROR.PAUSED;
		}
		onMessageComplete() {
			let { client: e, socket: t, statusCode: n, upgrade: r, headers: a, contentLength: o, bytesRead: c, shouldKeepAlive: l } = this;
			if (t.destroyed && (!n || l)) return -1;
			if (r) return;
			i(n >= 100), i(!(this.headers.length & 1));
			let u = e[F][e[B]];
			if (i(u), this.statusCode = null, this.statusText = ``, this.bytesRead = 0, this.contentLength = ``, this.keepAlive = ``, this.connection = ``, this.headers = [], this.headersSize = 0, !(n < 200)) {
				if (u.method !== `HEAD` && o && c !== parseInt(o, 10)) return s.destroy(t, new f()), -1;
				if (u.onComplete(a), e[F][e[B]++] = null, t[fe] = !0, t[P]) return i(e[j] === 0), s.destroy(t, new x(`reset`)), X.ERROR.PAUSED;
				if (!l || t[D] && e[j] === 0) return s.destroy(t, new x(`reset`)), X.ERROR.PAUSED;
				e[H] == null || e[H] === 1 ? setImmediate(() => e[Y]()) : e[Y]();
			}
		}
	};
	function be(e) {
		let { socket: t, timeoutType: n, client: r, paused: a } = e.deref();
		n === 3 ? (!t[P] || t.writableNeedDrain || r[j] > 1) && (i(!a, `cannot be paused while waiting for headers`), s.destroy(t, new v())) : n === 5 ? a || s.destroy(t, new S()) : n === 8 && (i(r[j] === 0 && r[W]), s.destroy(t, new x(`socket idle timeout`)));
	}
	async function xe(e, t) {
		e[U] = t, he || (he = await ge, ge = null), t[I] = !1, t[P] = !1, t[D] = !1, t[A] = !1, t[ue] = 0, t[de] = null, t[fe] = !1, t[k] = new ye(e, t, he), Z(t, `error`, function(e) {
			let t = this[k];
			if (e.code === `ECONNRESET` && t.statusCode && !t.shouldKeepAlive) {
				let e = t.finish();
				e && (this[V] = e, this[O][J](e));
			} else this[V] = e, this[O][J](e);
		}), Z(t, `readable`, function() {
			let e = this[k];
			e && e.readMore();
		}), Z(t, `end`, function() {
			let e = this[k];
			if (e.statusCode && !e.shouldKeepAlive) {
				let t = e.finish();
				t && s.destroy(this, t);
			} else s.destroy(this, new b(`other side closed`, s.getSocketInfo(this)));
		}), Z(t, `close`, function() {
			let e = this[O], t = this[k];
			Se(this), t && (!this[V] && t.statusCode && !t.shouldKeepAlive && (this[V] = t.finish() || this[V]), this[k].destroy(), this[k] = null);
			let n = this[V] || new b(`closed`, s.getSocketInfo(this));
			if (e[U] = null, e[oe] = null, e.destroyed) {
				i(e[M] === 0);
				let t = e[F].splice(e[B]);
				for (let r = 0; r < t.length; r++) {
					let i = t[r];
					s.errorRequest(e, i, n);
				}
			} else if (e[j] > 0 && n.code !== `UND_ERR_INFO`) {
				let t = e[F][e[B]];
				e[F][e[B]++] = null, s.errorRequest(e, t, n);
			}
			e[z] = e[B], i(e[j] === 0), e.emit(`disconnect`, e[E], [e], n), e[Y]();
		});
		let n = !1;
		return t.on(`close`, () => {
			n = !0;
		}), {
			version: `h1`,
			defaultPipelining: 1,
			write(...t) {
				return Ee(e, ...t);
			},
			resume() {
				we(e);
			},
			destroy(e, r) {
				n ? queueMicrotask(r) : t.destroy(e).on(`close`, r);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy(n) {
				return !!(t[P] || t[D] || t[A] || t[ue] === 1 || n && (e[j] > 0 && !n.idempotent || e[j] > 0 && (n.upgrade || n.method === `CONNECT`) || e[j] > 0 && s.bodyLength(n.body) !== 0 && (s.isStream(n.body) || s.isAsyncIterable(n.body) || s.isFormDataLike(n.body))));
			}
		};
	}
	function Se(e) {
		e[de] && (clearImmediate(e[de]), e[de] = null), e[ue] = 0;
	}
	function Ce(e, t) {
		t[ue] = 1, t[de] = setImmediate(() => {
			t[de] = null, t[ue] = 2, e[U] === t && !t.destroyed && e[Y]();
		});
	}
	function we(e) {
		let t = e[U];
		if (t && !t.destroyed) {
			if (e[N] === 0 ? !t[I] && t.unref && (t.unref(), t[I] = !0) : t[I] && t.ref && (t.ref(), t[I] = !1), e[j] === 0 && e[M] > 0 && t[fe]) {
				if (t[ue] === 0) {
					Ce(e, t), t[k].readMore(), t.destroyed;
					return;
				}
				if (t[ue] === 1) {
					t[k].readMore(), t.destroyed;
					return;
				}
			}
			if (e[j] === 0 && (t[k].readMore(), t.destroyed)) return;
			if (e[N] === 0) t[k].timeoutType !== 8 && t[k].setTimeout(e[W], 8);
			else if (e[j] > 0 && t[k].statusCode < 200 && t[k].timeoutType !== 3) {
				let n = e[F][e[B]], r = n.headersTimeout == null ? e[re] : n.headersTimeout;
				t[k].setTimeout(r, 3);
			}
		}
	}
	function Te(e) {
		return e !== `GET` && e !== `HEAD` && e !== `OPTIONS` && e !== `TRACE` && e !== `CONNECT`;
	}
	function Ee(e, t) {
		let { method: n, path: r, host: a, upgrade: o, blocking: l, reset: u } = t, { body: f, headers: p, contentLength: m } = t, h = n === `PUT` || n === `POST` || n === `PATCH` || n === `QUERY` || n === `PROPFIND` || n === `PROPPATCH`;
		if (s.isFormDataLike(f)) {
			pe ||= T().extractBody;
			let [e, n] = pe(f);
			t.contentType ?? p.push(`content-type`, n), f = e.stream, m = e.length;
		} else if (s.isBlobLike(f) && t.contentType == null) {
			let n = f.type;
			if (n) {
				let r = `${n}`;
				if (!s.isValidHeaderValue(r)) return s.errorRequest(e, t, new _(`invalid content-type header`)), !1;
				p.push(`content-type`, r);
			}
		}
		f && typeof f.read == `function` && f.read(0);
		let v = s.bodyLength(f);
		if (m = v ?? m, m === null && (m = t.contentLength), m === 0 && !h && (m = null), Te(n) && m > 0 && t.contentLength !== null && t.contentLength !== m) {
			if (e[ae]) return s.errorRequest(e, t, new d()), !1;
			process.emitWarning(new d());
		}
		let y = e[U];
		Se(y);
		let b = (n) => {
			t.aborted || (t.completed ? (t.upgrade || t.method === `CONNECT`) && s.destroy(y, new x(`aborted`)) : (s.errorRequest(e, t, n || new g()), s.destroy(f), s.destroy(y, new x(`aborted`))));
		};
		try {
			t.onConnect(b);
		} catch (n) {
			s.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		n === `HEAD` && (y[D] = !0), (o || n === `CONNECT`) && (y[D] = !0), u != null && (y[D] = u), e[G] && y[K]++ >= e[G] && (y[D] = !0), l && (y[A] = !0);
		let S = `${n} ${r} HTTP/1.1\r\n`;
		if (S += typeof a == `string` ? `host: ${a}\r\n` : e[R], o ? S += `connection: upgrade\r\nupgrade: ${o}\r\n` : e[H] && !y[D] ? S += `connection: keep-alive\r
` : S += `connection: close\r
`, Array.isArray(p)) for (let e = 0; e < p.length; e += 2) {
			let t = p[e + 0], n = p[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) S += `${t}: ${n[e]}\r\n`;
			else S += `${t}: ${n}\r\n`;
		}
		return c.sendHeaders.hasSubscribers && c.sendHeaders.publish({
			request: t,
			headers: S,
			socket: y
		}), !f || v === 0 ? Oe(b, null, e, t, y, m, S, h) : s.isBuffer(f) ? Oe(b, f, e, t, y, m, S, h) : s.isBlobLike(f) ? typeof f.stream == `function` ? Ae(b, f.stream(), e, t, y, m, S, h) : ke(b, f, e, t, y, m, S, h) : s.isStream(f) ? De(b, f, e, t, y, m, S, h) : s.isIterable(f) ? Ae(b, f, e, t, y, m, S, h) : i(!1), !0;
	}
	function De(e, t, n, r, a, o, c, l) {
		i(o !== 0 || n[j] === 0, `stream body cannot be pipelined`);
		let u = !1, d = new je({
			abort: e,
			socket: a,
			request: r,
			contentLength: o,
			client: n,
			expectsPayload: l,
			header: c
		}), f = function(e) {
			if (!u) try {
				!d.write(e) && this.pause && this.pause();
			} catch (e) {
				s.destroy(this, e);
			}
		}, p = function() {
			u || t.resume && t.resume();
		}, m = function() {
			if (queueMicrotask(() => {
				t.removeListener(`error`, h);
			}), !u) {
				let e = new g();
				queueMicrotask(() => h(e));
			}
		}, h = function(e) {
			if (!u) {
				if (u = !0, i(a.destroyed || a[P] && n[j] <= 1), a.off(`drain`, p).off(`error`, h), t.removeListener(`data`, f).removeListener(`end`, h).removeListener(`close`, m), !e) try {
					d.end();
				} catch (t) {
					e = t;
				}
				d.destroy(e), e && (e.code !== `UND_ERR_INFO` || e.message !== `reset`) ? s.destroy(t, e) : s.destroy(t);
			}
		};
		t.on(`data`, f).on(`end`, h).on(`error`, h).on(`close`, m), t.resume && t.resume(), a.on(`drain`, p).on(`error`, h), t.errorEmitted ?? t.errored ? setImmediate(() => h(t.errored)) : (t.endEmitted ?? t.readableEnded) && setImmediate(() => h(null)), (t.closeEmitted ?? t.closed) && setImmediate(m);
	}
	function Oe(e, t, n, r, a, o, c, l) {
		try {
			t ? s.isBuffer(t) && (i(o === t.byteLength, `buffer body must have content length`), a.cork(), a.write(`${c}content-length: ${o}\r\n\r\n`, `latin1`), a.write(t), a.uncork(), r.onBodySent(t), !l && r.reset !== !1 && (a[D] = !0)) : o === 0 ? a.write(`${c}content-length: 0\r\n\r\n`, `latin1`) : (i(o === null, `no body must not have content length`), a.write(`${c}\r\n`, `latin1`)), r.onRequestSent(), n[Y]();
		} catch (t) {
			e(t);
		}
	}
	async function ke(e, t, n, r, a, o, s, c) {
		i(o === t.size, `blob body must have content length`);
		try {
			if (o != null && o !== t.size) throw new d();
			let e = Buffer.from(await t.arrayBuffer());
			a.cork(), a.write(`${s}content-length: ${o}\r\n\r\n`, `latin1`), a.write(e), a.uncork(), r.onBodySent(e), r.onRequestSent(), !c && r.reset !== !1 && (a[D] = !0), n[Y]();
		} catch (t) {
			e(t);
		}
	}
	async function Ae(e, t, n, r, a, o, s, c) {
		i(o !== 0 || n[j] === 0, `iterator body cannot be pipelined`);
		let l = null;
		function u() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let d = () => new Promise((e, t) => {
			i(l === null), a[V] ? t(a[V]) : l = e;
		});
		a.on(`close`, u).on(`drain`, u);
		let f = new je({
			abort: e,
			socket: a,
			request: r,
			contentLength: o,
			client: n,
			expectsPayload: c,
			header: s
		});
		try {
			for await (let e of t) {
				if (a[V]) throw a[V];
				f.write(e) || await d();
			}
			f.end();
		} catch (e) {
			f.destroy(e);
		} finally {
			a.off(`close`, u).off(`drain`, u);
		}
	}
	var je = class {
		constructor({ abort: e, socket: t, request: n, contentLength: r, client: i, expectsPayload: a, header: o }) {
			this.socket = t, this.request = n, this.contentLength = r, this.client = i, this.bytesWritten = 0, this.expectsPayload = a, this.header = o, this.abort = e, t[P] = !0;
		}
		write(e) {
			let { socket: t, request: n, contentLength: r, client: i, bytesWritten: a, expectsPayload: o, header: s } = this;
			if (t[V]) throw t[V];
			if (t.destroyed) return !1;
			let c = Buffer.byteLength(e);
			if (!c) return !0;
			if (r !== null && a + c > r) {
				if (i[ae]) throw new d();
				process.emitWarning(new d());
			}
			t.cork(), a === 0 && (!o && n.reset !== !1 && (t[D] = !0), r === null ? t.write(`${s}transfer-encoding: chunked\r\n`, `latin1`) : t.write(`${s}content-length: ${r}\r\n\r\n`, `latin1`)), r === null && t.write(`\r\n${c.toString(16)}\r\n`, `latin1`), this.bytesWritten += c;
			let l = t.write(e);
			return t.uncork(), n.onBodySent(e), l || t[k].timeout && t[k].timeoutType === 3 && t[k].timeout.refresh && t[k].timeout.refresh(), l;
		}
		end() {
			let { socket: e, contentLength: t, client: n, bytesWritten: r, expectsPayload: i, header: a, request: o } = this;
			if (o.onRequestSent(), e[P] = !1, e[V]) throw e[V];
			if (!e.destroyed) {
				if (r === 0 ? i ? e.write(`${a}content-length: 0\r\n\r\n`, `latin1`) : e.write(`${a}\r\n`, `latin1`) : t === null && e.write(`\r
0\r
\r
`, `latin1`), t !== null && r !== t) {
					if (n[ae]) throw new d();
					process.emitWarning(new d());
				}
				e[k].timeout && e[k].timeoutType === 3 && e[k].timeout.refresh && e[k].timeout.refresh(), n[Y]();
			}
		}
		destroy(e) {
			let { socket: t, client: n, abort: r } = this;
			t[P] = !1, e && (i(n[j] <= 1, `pipeline should only contain this request`), r(e));
		}
	};
	r.exports = xe;
})), D = e.__commonJSMin(((e, r) => {
	let i = require("node:assert"), { errorMonitor: o } = require("node:events"), { pipeline: s } = require("node:stream"), c = a(), { RequestContentLengthMismatchError: l, RequestAbortedError: u, SocketError: d, InformationalError: f } = n(), { kUrl: p, kReset: m, kClient: h, kRunning: g, kPending: _, kQueue: v, kPendingIdx: y, kRunningIdx: b, kError: x, kSocket: S, kStrictContentLength: C, kOnError: w, kMaxConcurrentStreams: E, kHTTP2Session: D, kResume: O, kSize: k, kHTTPContext: A } = t(), j = Symbol(`open streams`), M, N = !1, P;
	try {
		P = require("node:http2");
	} catch {
		P = { constants: {} };
	}
	let { constants: { HTTP2_HEADER_AUTHORITY: F, HTTP2_HEADER_METHOD: I, HTTP2_HEADER_PATH: L, HTTP2_HEADER_SCHEME: R, HTTP2_HEADER_CONTENT_LENGTH: z, HTTP2_HEADER_EXPECT: B, HTTP2_HEADER_STATUS: V } } = P;
	function H(e) {
		let t = [];
		for (let [n, r] of Object.entries(e)) if (Array.isArray(r)) for (let e of r) t.push(Buffer.from(n), Buffer.from(e));
		else t.push(Buffer.from(n), Buffer.from(r));
		return t;
	}
	function U(e) {
		let { [V]: t, ...n } = e;
		return H(n);
	}
	async function W(e, t) {
		e[S] = t, N || (N = !0, process.emitWarning(`H2 support is experimental, expect them to change at any time.`, { code: `UNDICI-H2` }));
		let n = P.connect(e[p], {
			createConnection: () => t,
			peerMaxConcurrentStreams: e[E]
		});
		n[j] = 0, n[h] = e, n[S] = t, c.addListener(n, `error`, te), c.addListener(n, `frameError`, ne), c.addListener(n, `end`, re), c.addListener(n, `goaway`, ie), c.addListener(n, `close`, function() {
			let { [h]: e } = this, { [S]: t } = e, n = this[S][x] || this[x] || new d(`closed`, c.getSocketInfo(t));
			if (e[D] = null, e.destroyed) {
				i(e[_] === 0);
				let t = e[v].splice(e[b]);
				for (let r = 0; r < t.length; r++) {
					let i = t[r];
					c.errorRequest(e, i, n);
				}
			}
		}), n.unref(), e[D] = n, t[D] = n, c.addListener(t, `error`, function(e) {
			this[x] = e, this[h][w](e);
		}), c.addListener(t, `end`, function() {
			c.destroy(this, new d(`other side closed`, c.getSocketInfo(this)));
		}), c.addListener(t, `close`, function() {
			let t = this[x] || new d(`closed`, c.getSocketInfo(this));
			e[S] = null, this[D] != null && this[D].destroy(t), e[y] = e[b], i(e[g] === 0), e.emit(`disconnect`, e[p], [e], t), e[O]();
		});
		let r = !1;
		return t.on(`close`, () => {
			r = !0;
		}), {
			version: `h2`,
			defaultPipelining: 1 / 0,
			write(...t) {
				return G(e, ...t);
			},
			resume() {
				ee(e);
			},
			destroy(e, n) {
				r ? queueMicrotask(n) : t.destroy(e).on(`close`, n);
			},
			get destroyed() {
				return t.destroyed;
			},
			busy() {
				return !1;
			}
		};
	}
	function ee(e) {
		let t = e[S];
		t?.destroyed === !1 && (e[k] === 0 && e[E] === 0 ? (t.unref(), e[D].unref()) : (t.ref(), e[D].ref()));
	}
	function te(e) {
		this[S][x] = e, this[h][w](e);
	}
	function ne(e, t, n) {
		if (n === 0) {
			let n = new f(`HTTP/2: "frameError" received - type ${e}, code ${t}`);
			this[S][x] = n, this[h][w](n);
		}
	}
	function re() {
		let e = new d(`other side closed`, c.getSocketInfo(this[S]));
		this.destroy(e), c.destroy(this[S], e);
	}
	function ie(e) {
		let t = this[x] || new d(`HTTP/2: "GOAWAY" frame received with code ${e}`, c.getSocketInfo(this)), n = this[h];
		if (n[S] = null, n[A] = null, this[D] != null && (this[D].destroy(t), this[D] = null), c.destroy(this[S], t), n[b] < n[v].length) {
			let e = n[v][n[b]];
			n[v][n[b]++] = null, c.errorRequest(n, e, t), n[y] = n[b];
		}
		i(n[g] === 0), n.emit(`disconnect`, n[p], [n], t), n[O]();
	}
	function ae(e) {
		return e !== `GET` && e !== `HEAD` && e !== `OPTIONS` && e !== `TRACE` && e !== `CONNECT`;
	}
	function G(e, t) {
		let n = e[D], { method: r, path: a, host: s, upgrade: d, expectContinue: m, signal: h, headers: g } = t, { body: _ } = t;
		if (d) return c.errorRequest(e, t, Error(`Upgrade not supported for H2`)), !1;
		let x = {};
		for (let e = 0; e < g.length; e += 2) {
			let t = g[e + 0], n = g[e + 1];
			if (Array.isArray(n)) for (let e = 0; e < n.length; e++) x[t] ? x[t] += `,${n[e]}` : x[t] = n[e];
			else x[t] = n;
		}
		let w, { hostname: E, port: k } = e[p];
		x[F] = s || `${E}${k ? `:${k}` : ``}`, x[I] = r;
		let A = (n) => {
			t.aborted || (t.completed ? r === `CONNECT` && w != null && c.destroy(w, n || new u()) : (n ||= new u(), c.errorRequest(e, t, n), w != null && c.destroy(w, n), c.destroy(_, n), e[v][e[b]++] = null, e[O]()));
		};
		try {
			t.onConnect(A);
		} catch (n) {
			c.errorRequest(e, t, n);
		}
		if (t.aborted) return !1;
		if (r === `CONNECT`) {
			n.ref(), w = n.request(x, {
				endStream: !1,
				signal: h
			});
			let r = !1, i = (e) => {
				r = !0, w.off(o, a), t.onUpgradeResponse(Number(e[V]), e, U);
			}, a = (e) => {
				r = !0, w.off(`response`, i), t.onUpgradeError(e);
			};
			return w.once(`response`, i), w.once(`error`, A), ++n[j], (() => {
				try {
					t.onUpgrade(null, null, w);
				} catch (e) {
					w.off(`response`, i), A(e);
					return;
				}
				t.aborted || (w.off(`error`, A), w.once(o, a), e[v][e[b]++] = null);
			})(), w.once(`close`, () => {
				!r && t.completed && (w.off(`response`, i), w.off(o, a), t.onUpgradeError(new f(`HTTP/2: "stream error" received - code ${w.rstCode}`))), --n[j], n[j] === 0 && n.unref();
			}), !0;
		}
		x[L] = a, x[R] = `https`;
		let N = r === `PUT` || r === `POST` || r === `PATCH`;
		_ && typeof _.read == `function` && _.read(0);
		let P = c.bodyLength(_);
		if (c.isFormDataLike(_)) {
			M ??= T().extractBody;
			let [e, t] = M(_);
			x[`content-type`] = t, _ = e.stream, P = e.length;
		}
		if (P ??= t.contentLength, P !== 0 && N || (P = null), ae(r) && P > 0 && t.contentLength != null && t.contentLength !== P) {
			if (e[C]) return c.errorRequest(e, t, new l()), !1;
			process.emitWarning(new l());
		}
		P != null && (i(_, `no body must not have content length`), x[z] = `${P}`), n.ref();
		let W = r === `GET` || r === `HEAD` || _ === null;
		return m ? (x[B] = `100-continue`, w = n.request(x, {
			endStream: W,
			signal: h
		}), w.once(`continue`, ee)) : (w = n.request(x, {
			endStream: W,
			signal: h
		}), ee()), ++n[j], w.once(`response`, (n) => {
			let { [V]: r, ...i } = n;
			if (t.onResponseStarted(), t.aborted) {
				let n = new u();
				c.errorRequest(e, t, n), c.destroy(w, n);
			} else t.onHeaders(Number(r), H(i), w.resume.bind(w), ``) === !1 && w.pause(), w.on(`data`, (e) => {
				t.onData(e) === !1 && w.pause();
			});
		}), w.once(`end`, () => {
			(w.state?.state == null || w.state.state < 6) && t.onComplete([]), n[j] === 0 && n.unref(), A(new f(`HTTP/2: stream half-closed (remote)`)), e[v][e[b]++] = null, e[y] = e[b], e[O]();
		}), w.once(`close`, () => {
			--n[j], n[j] === 0 && n.unref();
		}), w.once(`error`, function(e) {
			A(e);
		}), w.once(`frameError`, (e, t) => {
			A(new f(`HTTP/2: "frameError" received - type ${e}, code ${t}`));
		}), !0;
		function ee() {
			!_ || P === 0 ? K(A, w, null, e, t, e[S], P, N) : c.isBuffer(_) ? K(A, w, _, e, t, e[S], P, N) : c.isBlobLike(_) ? typeof _.stream == `function` ? Y(A, w, _.stream(), e, t, e[S], P, N) : J(A, w, _, e, t, e[S], P, N) : c.isStream(_) ? q(A, e[S], N, w, _, e, t, P) : c.isIterable(_) ? Y(A, w, _, e, t, e[S], P, N) : i(!1);
		}
	}
	function K(e, t, n, r, a, o, s, l) {
		try {
			n != null && c.isBuffer(n) && (i(s === n.byteLength, `buffer body must have content length`), t.cork(), t.write(n), t.uncork(), t.end(), a.onBodySent(n)), l || (o[m] = !0), a.onRequestSent(), r[O]();
		} catch (t) {
			e(t);
		}
	}
	function q(e, t, n, r, a, o, l, u) {
		i(u !== 0 || o[g] === 0, `stream body cannot be pipelined`);
		let d = s(a, r, (r) => {
			r ? (c.destroy(d, r), e(r)) : (c.removeAllListeners(d), l.onRequestSent(), n || (t[m] = !0), o[O]());
		});
		c.addListener(d, `data`, f);
		function f(e) {
			l.onBodySent(e);
		}
	}
	async function J(e, t, n, r, a, o, s, c) {
		i(s === n.size, `blob body must have content length`);
		try {
			if (s != null && s !== n.size) throw new l();
			let e = Buffer.from(await n.arrayBuffer());
			t.cork(), t.write(e), t.uncork(), t.end(), a.onBodySent(e), a.onRequestSent(), c || (o[m] = !0), r[O]();
		} catch (t) {
			e(t);
		}
	}
	async function Y(e, t, n, r, a, o, s, c) {
		i(s !== 0 || r[g] === 0, `iterator body cannot be pipelined`);
		let l = null;
		function u() {
			if (l) {
				let e = l;
				l = null, e();
			}
		}
		let d = () => new Promise((e, t) => {
			i(l === null), o[x] ? t(o[x]) : l = e;
		});
		t.on(`close`, u).on(`drain`, u);
		try {
			for await (let e of n) {
				if (o[x]) throw o[x];
				let n = t.write(e);
				a.onBodySent(e), n || await d();
			}
			t.end(), a.onRequestSent(), c || (o[m] = !0), r[O]();
		} catch (t) {
			e(t);
		} finally {
			t.off(`close`, u).off(`drain`, u);
		}
	}
	r.exports = W;
})), O = e.__commonJSMin(((e, r) => {
	let i = a(), { kBodyUsed: o } = t(), s = require("node:assert"), { InvalidArgumentError: c } = n(), l = require("node:events"), u = [
		300,
		301,
		302,
		303,
		307,
		308
	], d = Symbol(`body`);
	var f = class {
		constructor(e) {
			this[d] = e, this[o] = !1;
		}
		async *[Symbol.asyncIterator]() {
			s(!this[o], `disturbed`), this[o] = !0, yield* this[d];
		}
	}, p = class {
		constructor(e, t, n, r) {
			if (t != null && (!Number.isInteger(t) || t < 0)) throw new c(`maxRedirections must be a positive number`);
			i.validateHandler(r, n.method, n.upgrade), this.dispatch = e, this.location = null, this.abort = null, this.opts = {
				...n,
				maxRedirections: 0
			}, this.maxRedirections = t, this.handler = r, this.history = [], this.redirectionLimitReached = !1, i.isStream(this.opts.body) ? (i.bodyLength(this.opts.body) === 0 && this.opts.body.on(`data`, function() {
				s(!1);
			}), typeof this.opts.body.readableDidRead != `boolean` && (this.opts.body[o] = !1, l.prototype.on.call(this.opts.body, `data`, function() {
				this[o] = !0;
			}))) : (this.opts.body && typeof this.opts.body.pipeTo == `function` || this.opts.body && typeof this.opts.body != `string` && !ArrayBuffer.isView(this.opts.body) && i.isIterable(this.opts.body)) && (this.opts.body = new f(this.opts.body));
		}
		onConnect(e) {
			this.abort = e, this.handler.onConnect(e, { history: this.history });
		}
		onUpgrade(e, t, n) {
			this.handler.onUpgrade(e, t, n);
		}
		onError(e) {
			this.handler.onError(e);
		}
		onHeaders(e, t, n, r) {
			if (this.location = this.history.length >= this.maxRedirections || i.isDisturbed(this.opts.body) ? null : m(e, t), this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
				this.request && this.request.abort(Error(`max redirects`)), this.redirectionLimitReached = !0, this.abort(Error(`max redirects`));
				return;
			}
			if (this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin)), !this.location) return this.handler.onHeaders(e, t, n, r);
			let { origin: a, pathname: o, search: s } = i.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin))), c = s ? `${o}${s}` : o;
			this.opts.headers = g(this.opts.headers, e === 303, this.opts.origin !== a), this.opts.path = c, this.opts.origin = a, this.opts.maxRedirections = 0, this.opts.query = null, e === 303 && this.opts.method !== `HEAD` && (this.opts.method = `GET`, this.opts.body = null);
		}
		onData(e) {
			if (!this.location) return this.handler.onData(e);
		}
		onComplete(e) {
			this.location ? (this.location = null, this.abort = null, this.dispatch(this.opts, this)) : this.handler.onComplete(e);
		}
		onBodySent(e) {
			this.handler.onBodySent && this.handler.onBodySent(e);
		}
	};
	function m(e, t) {
		if (u.indexOf(e) === -1) return null;
		for (let e = 0; e < t.length; e += 2) if (t[e].length === 8 && i.headerNameToString(t[e]) === `location`) return t[e + 1];
	}
	function h(e, t, n) {
		if (e.length === 4) return i.headerNameToString(e) === `host`;
		if (t && i.headerNameToString(e).startsWith(`content-`)) return !0;
		if (n && (e.length === 13 || e.length === 6 || e.length === 19)) {
			let t = i.headerNameToString(e);
			return t === `authorization` || t === `cookie` || t === `proxy-authorization`;
		}
		return !1;
	}
	function g(e, t, n) {
		let r = [];
		if (Array.isArray(e)) for (let i = 0; i < e.length; i += 2) h(e[i], t, n) || r.push(e[i], e[i + 1]);
		else if (e && typeof e == `object`) for (let i of Object.keys(e)) h(i, t, n) || r.push(i, e[i]);
		else s(e == null, `headers must be an object or an array`);
		return r;
	}
	r.exports = p;
})), k = e.__commonJSMin(((e, t) => {
	let n = O();
	function r({ maxRedirections: e }) {
		return (t) => function(r, i) {
			let { maxRedirections: a = e } = r;
			if (!a) return t(r, i);
			let o = new n(t, a, r, i);
			return r = {
				...r,
				maxRedirections: 0
			}, t(r, o);
		};
	}
	t.exports = r;
})), A = e.__commonJSMin(((e, r) => {
	let i = require("node:assert"), c = require("node:net"), u = require("node:http"), f = a(), { channels: p } = o(), m = s(), h = l(), { InvalidArgumentError: g, InformationalError: _, ClientDestroyedError: v } = n(), y = d(), { kUrl: b, kServerName: x, kClient: S, kBusy: C, kConnect: w, kResuming: T, kRunning: O, kPending: A, kSize: j, kQueue: M, kConnected: N, kConnecting: P, kNeedDrain: F, kKeepAliveDefaultTimeout: I, kHostHeader: L, kPendingIdx: R, kRunningIdx: z, kError: B, kPipelining: V, kKeepAliveTimeoutValue: H, kMaxHeadersSize: U, kKeepAliveMaxTimeout: W, kKeepAliveTimeoutThreshold: ee, kHeadersTimeout: te, kBodyTimeout: ne, kStrictContentLength: re, kConnector: ie, kMaxRedirections: ae, kMaxRequests: G, kCounter: K, kClose: q, kDestroy: J, kDispatch: Y, kInterceptors: oe, kLocalAddress: X, kMaxResponseSize: se, kOnError: ce, kHTTPContext: Z, kMaxConcurrentStreams: le, kResume: ue } = t(), de = E(), fe = D(), pe = !1, me = Symbol(`kClosedResolve`), he = () => {};
	function ge(e) {
		return e[V] ?? e[Z]?.defaultPipelining ?? 1;
	}
	var Q = class extends h {
		constructor(e, { interceptors: t, maxHeaderSize: n, headersTimeout: r, socketTimeout: i, requestTimeout: a, connectTimeout: o, bodyTimeout: s, idleTimeout: l, keepAlive: d, keepAliveTimeout: p, maxKeepAliveTimeout: m, keepAliveMaxTimeout: h, keepAliveTimeoutThreshold: _, socketPath: v, pipelining: S, tls: C, strictContentLength: w, maxCachedSessions: E, maxRedirections: D, connect: O, maxRequestsPerClient: k, localAddress: A, maxResponseSize: j, autoSelectFamily: N, autoSelectFamilyAttemptTimeout: P, maxConcurrentStreams: B, allowH2: K, webSocket: q, eventSource: J } = {}) {
			if (super({
				webSocket: q,
				eventSource: J
			}), d !== void 0) throw new g(`unsupported keepAlive, use pipelining=0 instead`);
			if (i !== void 0) throw new g(`unsupported socketTimeout, use headersTimeout & bodyTimeout instead`);
			if (a !== void 0) throw new g(`unsupported requestTimeout, use headersTimeout & bodyTimeout instead`);
			if (l !== void 0) throw new g(`unsupported idleTimeout, use keepAliveTimeout instead`);
			if (m !== void 0) throw new g(`unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead`);
			if (n != null && !Number.isFinite(n)) throw new g(`invalid maxHeaderSize`);
			if (v != null && typeof v != `string`) throw new g(`invalid socketPath`);
			if (o != null && (!Number.isFinite(o) || o < 0)) throw new g(`invalid connectTimeout`);
			if (p != null && (!Number.isFinite(p) || p <= 0)) throw new g(`invalid keepAliveTimeout`);
			if (h != null && (!Number.isFinite(h) || h <= 0)) throw new g(`invalid keepAliveMaxTimeout`);
			if (_ != null && !Number.isFinite(_)) throw new g(`invalid keepAliveTimeoutThreshold`);
			if (r != null && (!Number.isInteger(r) || r < 0)) throw new g(`headersTimeout must be a positive integer or zero`);
			if (s != null && (!Number.isInteger(s) || s < 0)) throw new g(`bodyTimeout must be a positive integer or zero`);
			if (O != null && typeof O != `function` && typeof O != `object`) throw new g(`connect must be a function or an object`);
			if (D != null && (!Number.isInteger(D) || D < 0)) throw new g(`maxRedirections must be a positive number`);
			if (k != null && (!Number.isInteger(k) || k < 0)) throw new g(`maxRequestsPerClient must be a positive number`);
			if (A != null && (typeof A != `string` || c.isIP(A) === 0)) throw new g(`localAddress must be valid string IP address`);
			if (j != null && (!Number.isInteger(j) || j < -1)) throw new g(`maxResponseSize must be a positive number`);
			if (P != null && (!Number.isInteger(P) || P < -1)) throw new g(`autoSelectFamilyAttemptTimeout must be a positive number`);
			if (K != null && typeof K != `boolean`) throw new g(`allowH2 must be a valid boolean value`);
			if (B != null && (typeof B != `number` || B < 1)) throw new g(`maxConcurrentStreams must be a positive integer, greater than 0`);
			typeof O != `function` && (O = y({
				...C,
				maxCachedSessions: E,
				allowH2: K,
				socketPath: v,
				timeout: o,
				...N ? {
					autoSelectFamily: N,
					autoSelectFamilyAttemptTimeout: P
				} : void 0,
				...O
			})), t?.Client && Array.isArray(t.Client) ? (this[oe] = t.Client, pe || (pe = !0, process.emitWarning(`Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.`, { code: `UNDICI-CLIENT-INTERCEPTOR-DEPRECATED` }))) : this[oe] = [_e({ maxRedirections: D })], this[b] = f.parseOrigin(e), this[ie] = O, this[V] = S ?? 1, this[U] = n || u.maxHeaderSize, this[I] = p ?? 4e3, this[W] = h ?? 6e5, this[ee] = _ ?? 2e3, this[H] = this[I], this[x] = null, this[X] = A ?? null, this[T] = 0, this[F] = 0, this[L] = `host: ${this[b].hostname}${this[b].port ? `:${this[b].port}` : ``}\r\n`, this[ne] = s ?? 3e5, this[te] = r ?? 3e5, this[re] = w ?? !0, this[ae] = D, this[G] = k, this[me] = null, this[se] = j > -1 ? j : -1, this[le] = B ?? 100, this[Z] = null, this[M] = [], this[z] = 0, this[R] = 0, this[ue] = (e) => be(this, e), this[ce] = (e) => ve(this, e);
		}
		get pipelining() {
			return this[V];
		}
		set pipelining(e) {
			this[V] = e, this[ue](!0);
		}
		get [A]() {
			return this[M].length - this[R];
		}
		get [O]() {
			return this[R] - this[z];
		}
		get [j]() {
			return this[M].length - this[z];
		}
		get [N]() {
			return !!this[Z] && !this[P] && !this[Z].destroyed;
		}
		get [C]() {
			return !!(this[Z]?.busy(null) || this[j] >= (ge(this) || 1) || this[A] > 0);
		}
		[w](e) {
			$(this), this.once(`connect`, e);
		}
		[Y](e, t) {
			let n = e.origin || this[b].origin, r = new m(n, e, t);
			return this[M].push(r), this[T] || (f.bodyLength(r.body) == null && f.isIterable(r.body) ? (this[T] = 1, queueMicrotask(() => be(this))) : this[ue](!0)), this[T] && this[F] !== 2 && this[C] && (this[F] = 2), this[F] < 2;
		}
		async [q]() {
			return new Promise((e) => {
				this[j] ? this[me] = e : e(null);
			});
		}
		async [J](e) {
			return new Promise((t) => {
				let n = this[M].splice(this[R]);
				for (let t = 0; t < n.length; t++) {
					let r = n[t];
					f.errorRequest(this, r, e);
				}
				let r = () => {
					this[me] && (this[me](), this[me] = null), t(null);
				};
				this[Z] ? (this[Z].destroy(e, r), this[Z] = null) : queueMicrotask(r), this[ue]();
			});
		}
	};
	let _e = k();
	function ve(e, t) {
		if (e[O] === 0 && t.code !== `UND_ERR_INFO` && t.code !== `UND_ERR_SOCKET`) {
			i(e[R] === e[z]);
			let n = e[M].splice(e[z]);
			for (let r = 0; r < n.length; r++) {
				let i = n[r];
				f.errorRequest(e, i, t);
			}
			i(e[j] === 0);
		}
	}
	async function $(e) {
		i(!e[P]), i(!e[Z]);
		let { host: t, hostname: n, protocol: r, port: a } = e[b];
		if (n[0] === `[`) {
			let e = n.indexOf(`]`);
			i(e !== -1);
			let t = n.substring(1, e);
			i(c.isIP(t)), n = t;
		}
		e[P] = !0, p.beforeConnect.hasSubscribers && p.beforeConnect.publish({
			connectParams: {
				host: t,
				hostname: n,
				protocol: r,
				port: a,
				version: e[Z]?.version,
				servername: e[x],
				localAddress: e[X]
			},
			connector: e[ie]
		});
		try {
			let o = await new Promise((i, o) => {
				e[ie]({
					host: t,
					hostname: n,
					protocol: r,
					port: a,
					servername: e[x],
					localAddress: e[X]
				}, (e, t) => {
					e ? o(e) : i(t);
				});
			});
			if (e.destroyed) {
				f.destroy(o.on(`error`, he), new v());
				return;
			}
			i(o);
			try {
				e[Z] = o.alpnProtocol === `h2` ? await fe(e, o) : await de(e, o);
			} catch (e) {
				throw o.destroy().on(`error`, he), e;
			}
			e[P] = !1, o[K] = 0, o[G] = e[G], o[S] = e, o[B] = null, p.connected.hasSubscribers && p.connected.publish({
				connectParams: {
					host: t,
					hostname: n,
					protocol: r,
					port: a,
					version: e[Z]?.version,
					servername: e[x],
					localAddress: e[X]
				},
				connector: e[ie],
				socket: o
			}), e.emit(`connect`, e[b], [e]);
		} catch (o) {
			if (e.destroyed) return;
			if (e[P] = !1, p.connectError.hasSubscribers && p.connectError.publish({
				connectParams: {
					host: t,
					hostname: n,
					protocol: r,
					port: a,
					version: e[Z]?.version,
					servername: e[x],
					localAddress: e[X]
				},
				connector: e[ie],
				error: o
			}), o.code === `ERR_TLS_CERT_ALTNAME_INVALID`) for (i(e[O] === 0); e[A] > 0 && e[M][e[R]].servername === e[x];) {
				let t = e[M][e[R]++];
				f.errorRequest(e, t, o);
			}
			else ve(e, o);
			e.emit(`connectionError`, e[b], [e], o);
		}
		e[ue]();
	}
	function ye(e) {
		e[F] = 0, e.emit(`drain`, e[b], [e]);
	}
	function be(e, t) {
		e[T] !== 2 && (e[T] = 2, xe(e, t), e[T] = 0, e[z] > 256 && (e[M].splice(0, e[z]), e[R] -= e[z], e[z] = 0));
	}
	function xe(e, t) {
		for (;;) {
			if (e.destroyed) {
				i(e[A] === 0);
				return;
			}
			if (e[me] && !e[j]) {
				e[me](), e[me] = null;
				return;
			}
			if (e[Z] && e[Z].resume(), e[C]) e[F] = 2;
			else if (e[F] === 2) {
				t ? (e[F] = 1, queueMicrotask(() => ye(e))) : ye(e);
				continue;
			}
			if (e[A] === 0 || e[O] >= (ge(e) || 1)) return;
			let n = e[M][e[R]];
			if (e[b].protocol === `https:` && e[x] !== n.servername) {
				if (e[O] > 0) return;
				e[x] = n.servername, e[Z]?.destroy(new _(`servername changed`), () => {
					e[Z] = null, be(e);
				});
			}
			if (e[P]) return;
			if (!e[Z]) {
				$(e);
				return;
			}
			if (e[Z].destroyed || e[Z].busy(n)) return;
			!n.aborted && e[Z].write(n) ? e[R]++ : e[M].splice(e[R], 1);
		}
	}
	r.exports = Q;
})), j = e.__commonJSMin(((e, t) => {
	let n = 2047;
	var r = class {
		constructor() {
			this.bottom = 0, this.top = 0, this.list = Array(2048), this.next = null;
		}
		isEmpty() {
			return this.top === this.bottom;
		}
		isFull() {
			return (this.top + 1 & n) === this.bottom;
		}
		push(e) {
			this.list[this.top] = e, this.top = this.top + 1 & n;
		}
		shift() {
			let e = this.list[this.bottom];
			return e === void 0 ? null : (this.list[this.bottom] = void 0, this.bottom = this.bottom + 1 & n, e);
		}
	};
	t.exports = class {
		constructor() {
			this.head = this.tail = new r();
		}
		isEmpty() {
			return this.head.isEmpty();
		}
		push(e) {
			this.head.isFull() && (this.head = this.head.next = new r()), this.head.push(e);
		}
		shift() {
			let e = this.tail, t = e.shift();
			return e.isEmpty() && e.next !== null && (this.tail = e.next), t;
		}
	};
})), M = e.__commonJSMin(((e, n) => {
	let { kFree: r, kConnected: i, kPending: a, kQueued: o, kRunning: s, kSize: c } = t(), l = Symbol(`pool`);
	n.exports = class {
		constructor(e) {
			this[l] = e;
		}
		get connected() {
			return this[l][i];
		}
		get free() {
			return this[l][r];
		}
		get pending() {
			return this[l][a];
		}
		get queued() {
			return this[l][o];
		}
		get running() {
			return this[l][s];
		}
		get size() {
			return this[l][c];
		}
	};
})), N = e.__commonJSMin(((e, n) => {
	let r = l(), i = j(), { kConnected: a, kSize: o, kRunning: s, kPending: c, kQueued: u, kBusy: d, kFree: f, kUrl: p, kClose: m, kDestroy: h, kDispatch: g } = t(), _ = M(), v = Symbol(`clients`), y = Symbol(`needDrain`), b = Symbol(`queue`), x = Symbol(`closed resolve`), S = Symbol(`onDrain`), C = Symbol(`onConnect`), w = Symbol(`onDisconnect`), T = Symbol(`onConnectionError`), E = Symbol(`get dispatcher`), D = Symbol(`add client`), O = Symbol(`remove client`), k = Symbol(`stats`);
	n.exports = {
		PoolBase: class extends r {
			constructor(e) {
				super(e), this[b] = new i(), this[v] = [], this[u] = 0;
				let t = this;
				this[S] = function(e, n) {
					let r = t[b], i = !1;
					for (; !i;) {
						let e = r.shift();
						if (!e) break;
						t[u]--, i = !this.dispatch(e.opts, e.handler);
					}
					this[y] = i, !this[y] && t[y] && (t[y] = !1, t.emit(`drain`, e, [t, ...n])), t[x] && r.isEmpty() && Promise.all(t[v].map((e) => e.close())).then(t[x]);
				}, this[C] = (e, n) => {
					t.emit(`connect`, e, [t, ...n]);
				}, this[w] = (e, n, r) => {
					t.emit(`disconnect`, e, [t, ...n], r);
				}, this[T] = (e, n, r) => {
					t.emit(`connectionError`, e, [t, ...n], r);
				}, this[k] = new _(this);
			}
			get [d]() {
				return this[y];
			}
			get [a]() {
				return this[v].filter((e) => e[a]).length;
			}
			get [f]() {
				return this[v].filter((e) => e[a] && !e[y]).length;
			}
			get [c]() {
				let e = this[u];
				for (let { [c]: t } of this[v]) e += t;
				return e;
			}
			get [s]() {
				let e = 0;
				for (let { [s]: t } of this[v]) e += t;
				return e;
			}
			get [o]() {
				let e = this[u];
				for (let { [o]: t } of this[v]) e += t;
				return e;
			}
			get stats() {
				return this[k];
			}
			async [m]() {
				this[b].isEmpty() ? await Promise.all(this[v].map((e) => e.close())) : await new Promise((e) => {
					this[x] = e;
				});
			}
			async [h](e) {
				for (;;) {
					let t = this[b].shift();
					if (!t) break;
					t.handler.onError(e);
				}
				await Promise.all(this[v].map((t) => t.destroy(e)));
			}
			[g](e, t) {
				let n = this[E]();
				return n ? n.dispatch(e, t) || (n[y] = !0, this[y] = !this[E]()) : (this[y] = !0, this[b].push({
					opts: e,
					handler: t
				}), this[u]++), !this[y];
			}
			[D](e) {
				return e.on(`drain`, this[S]).on(`connect`, this[C]).on(`disconnect`, this[w]).on(`connectionError`, this[T]), this[v].push(e), this[y] && queueMicrotask(() => {
					this[y] && this[S](e[p], [this, e]);
				}), this;
			}
			[O](e) {
				e.close(() => {
					let t = this[v].indexOf(e);
					t !== -1 && this[v].splice(t, 1);
				}), this[y] = this[v].some((e) => !e[y] && e.closed !== !0 && e.destroyed !== !0);
			}
		},
		kClients: v,
		kNeedDrain: y,
		kAddClient: D,
		kRemoveClient: O,
		kGetDispatcher: E
	};
})), P = e.__commonJSMin(((e, r) => {
	let { PoolBase: i, kClients: o, kNeedDrain: s, kAddClient: c, kGetDispatcher: l } = N(), u = A(), { InvalidArgumentError: f } = n(), p = a(), { kUrl: m, kInterceptors: h } = t(), g = d(), _ = Symbol(`options`), v = Symbol(`connections`), y = Symbol(`factory`);
	function b(e, t) {
		return new u(e, t);
	}
	r.exports = class extends i {
		constructor(e, { connections: t, factory: n = b, connect: r, connectTimeout: i, tls: a, maxCachedSessions: s, socketPath: c, autoSelectFamily: l, autoSelectFamilyAttemptTimeout: u, allowH2: d, ...x } = {}) {
			if (t != null && (!Number.isFinite(t) || t < 0)) throw new f(`invalid connections`);
			if (typeof n != `function`) throw new f(`factory must be a function.`);
			if (r != null && typeof r != `function` && typeof r != `object`) throw new f(`connect must be a function or an object`);
			typeof r != `function` && (r = g({
				...a,
				maxCachedSessions: s,
				allowH2: d,
				socketPath: c,
				timeout: i,
				...l ? {
					autoSelectFamily: l,
					autoSelectFamilyAttemptTimeout: u
				} : void 0,
				...r
			})), super(x), this[h] = x.interceptors?.Pool && Array.isArray(x.interceptors.Pool) ? x.interceptors.Pool : [], this[v] = t || null, this[m] = p.parseOrigin(e), this[_] = {
				...p.deepClone(x),
				connect: r,
				allowH2: d
			}, this[_].interceptors = x.interceptors ? { ...x.interceptors } : void 0, this[y] = n, this.on(`connectionError`, (e, t, n) => {
				for (let e of t) {
					let t = this[o].indexOf(e);
					t !== -1 && this[o].splice(t, 1);
				}
			});
		}
		[l]() {
			for (let e of this[o]) if (!e[s]) return e;
			if (!this[v] || this[o].length < this[v]) {
				let e = this[y](this[m], this[_]);
				return this[c](e), e;
			}
		}
	};
})), F = e.__commonJSMin(((e, r) => {
	let { BalancedPoolMissingUpstreamError: i, InvalidArgumentError: o } = n(), { PoolBase: s, kClients: c, kNeedDrain: l, kAddClient: u, kRemoveClient: d, kGetDispatcher: f } = N(), p = P(), { kUrl: m, kInterceptors: h } = t(), { parseOrigin: g } = a(), _ = Symbol(`factory`), v = Symbol(`options`), y = Symbol(`kGreatestCommonDivisor`), b = Symbol(`kCurrentWeight`), x = Symbol(`kIndex`), S = Symbol(`kWeight`), C = Symbol(`kMaxWeightPerServer`), w = Symbol(`kErrorPenalty`);
	function T(e, t) {
		if (e === 0) return t;
		for (; t !== 0;) {
			let n = t;
			t = e % t, e = n;
		}
		return e;
	}
	function E(e, t) {
		return new p(e, t);
	}
	r.exports = class extends s {
		constructor(e = [], { factory: t = E, ...n } = {}) {
			if (super(), this[v] = n, this[x] = -1, this[b] = 0, this[C] = this[v].maxWeightPerServer || 100, this[w] = this[v].errorPenalty || 15, Array.isArray(e) || (e = [e]), typeof t != `function`) throw new o(`factory must be a function.`);
			this[h] = n.interceptors?.BalancedPool && Array.isArray(n.interceptors.BalancedPool) ? n.interceptors.BalancedPool : [], this[_] = t;
			for (let t of e) this.addUpstream(t);
			this._updateBalancedPoolStats();
		}
		addUpstream(e) {
			let t = g(e).origin;
			if (this[c].find((e) => e[m].origin === t && e.closed !== !0 && e.destroyed !== !0)) return this;
			let n = this[_](t, Object.assign({}, this[v]));
			this[u](n), n.on(`connect`, () => {
				n[S] = Math.min(this[C], n[S] + this[w]);
			}), n.on(`connectionError`, () => {
				n[S] = Math.max(1, n[S] - this[w]), this._updateBalancedPoolStats();
			}), n.on(`disconnect`, (...e) => {
				let t = e[2];
				t && t.code === `UND_ERR_SOCKET` && (n[S] = Math.max(1, n[S] - this[w]), this._updateBalancedPoolStats());
			});
			for (let e of this[c]) e[S] = this[C];
			return this._updateBalancedPoolStats(), this;
		}
		_updateBalancedPoolStats() {
			let e = 0;
			for (let t = 0; t < this[c].length; t++) e = T(this[c][t][S], e);
			this[y] = e;
		}
		removeUpstream(e) {
			let t = g(e).origin, n = this[c].find((e) => e[m].origin === t && e.closed !== !0 && e.destroyed !== !0);
			return n && this[d](n), this;
		}
		get upstreams() {
			return this[c].filter((e) => e.closed !== !0 && e.destroyed !== !0).map((e) => e[m].origin);
		}
		[f]() {
			if (this[c].length === 0) throw new i();
			if (!this[c].find((e) => !e[l] && e.closed !== !0 && e.destroyed !== !0) || this[c].map((e) => e[l]).reduce((e, t) => e && t, !0)) return;
			let e = 0, t = this[c].findIndex((e) => !e[l]);
			for (; e++ < this[c].length;) {
				this[x] = (this[x] + 1) % this[c].length;
				let e = this[c][this[x]];
				if (e[S] > this[c][t][S] && !e[l] && (t = this[x]), this[x] === 0 && (this[b] = this[b] - this[y], this[b] <= 0 && (this[b] = this[C])), e[S] >= this[b] && !e[l]) return e;
			}
			return this[b] = this[c][t][S], this[x] = t, this[c][t];
		}
	};
})), I = e.__commonJSMin(((e, r) => {
	let { InvalidArgumentError: i } = n(), { kClients: o, kRunning: s, kClose: c, kDestroy: u, kDispatch: d, kInterceptors: f } = t(), p = l(), m = P(), h = A(), g = a(), _ = k(), v = Symbol(`onConnect`), y = Symbol(`onDisconnect`), b = Symbol(`onConnectionError`), x = Symbol(`maxRedirections`), S = Symbol(`onDrain`), C = Symbol(`factory`), w = Symbol(`options`);
	function T(e, t) {
		return t && t.connections === 1 ? new h(e, t) : new m(e, t);
	}
	r.exports = class extends p {
		constructor({ factory: e = T, maxRedirections: t = 0, connect: n, tls: r, ...a } = {}) {
			if (typeof e != `function`) throw new i(`factory must be a function.`);
			if (n != null && typeof n != `function` && typeof n != `object`) throw new i(`connect must be a function or an object`);
			if (!Number.isInteger(t) || t < 0) throw new i(`maxRedirections must be a positive number`);
			super(a), n && typeof n != `function` && (n = { ...n }), r && typeof r != `function` && (r = { ...r }), this[f] = a.interceptors?.Agent && Array.isArray(a.interceptors.Agent) ? a.interceptors.Agent : [_({ maxRedirections: t })], this[w] = {
				...g.deepClone(a),
				connect: n,
				tls: r
			}, this[w].interceptors = a.interceptors ? { ...a.interceptors } : void 0, this[x] = t, this[C] = e, this[o] = new Map(), this[S] = (e, t) => {
				this.emit(`drain`, e, [this, ...t]);
			}, this[v] = (e, t) => {
				this.emit(`connect`, e, [this, ...t]);
			}, this[y] = (e, t, n) => {
				this.emit(`disconnect`, e, [this, ...t], n);
			}, this[b] = (e, t, n) => {
				this.emit(`connectionError`, e, [this, ...t], n);
			};
		}
		get [s]() {
			let e = 0;
			for (let t of this[o].values()) e += t[s];
			return e;
		}
		[d](e, t) {
			let n;
			if (e.origin && (typeof e.origin == `string` || e.origin instanceof URL)) n = String(e.origin);
			else throw new i(`opts.origin must be a non-empty string or URL.`);
			let r = this[o].get(n);
			return r || (r = this[C](e.origin, this[w]).on(`drain`, this[S]).on(`connect`, this[v]).on(`disconnect`, this[y]).on(`connectionError`, this[b]), this[o].set(n, r)), r.dispatch(e, t);
		}
		async [c]() {
			let e = [];
			for (let t of this[o].values()) e.push(t.close());
			this[o].clear(), await Promise.all(e);
		}
		async [u](e) {
			let t = [];
			for (let n of this[o].values()) t.push(n.destroy(e));
			this[o].clear(), await Promise.all(t);
		}
	};
})), L = e.__commonJSMin(((e, r) => {
	let { kProxy: i, kClose: a, kDestroy: o, kDispatch: s, kInterceptors: c } = t(), { URL: u } = require("node:url"), f = I(), p = P(), m = l(), { InvalidArgumentError: h, RequestAbortedError: g, SecureProxyConnectionError: _ } = n(), v = d(), y = A(), b = Symbol(`proxy agent`), x = Symbol(`proxy client`), S = Symbol(`proxy headers`), C = Symbol(`request tls settings`), w = Symbol(`proxy tls settings`), T = Symbol(`connect endpoint function`), E = Symbol(`tunnel proxy`);
	function D(e) {
		return e === `https:` ? 443 : 80;
	}
	function O(e, t) {
		return new p(e, t);
	}
	let k = () => {};
	function j(e, t) {
		return t.connections === 1 ? new y(e, t) : new p(e, t);
	}
	var M = class extends m {
		#e;
		constructor(e, { headers: t = {}, connect: n, factory: r }) {
			if (super(), !e) throw new h(`Proxy URL is mandatory`);
			this[S] = t, this.#e = r ? r(e, { connect: n }) : new y(e, { connect: n });
		}
		[s](e, t) {
			let n = t.onHeaders;
			t.onHeaders = function(e, r, i) {
				e === 407 ? typeof t.onError == `function` && t.onError(new h(`Proxy Authentication Required (407)`)) : n && n.call(this, e, r, i);
			};
			let { origin: r, path: i = `/`, headers: a = {} } = e;
			if (e.path = r + i, !(`host` in a) && !(`Host` in a)) {
				let { host: e } = new u(r);
				a.host = e;
			}
			return e.headers = {
				...this[S],
				...a
			}, this.#e[s](e, t);
		}
		async [a]() {
			return this.#e.close();
		}
		async [o](e) {
			return this.#e.destroy(e);
		}
	}, N = class extends m {
		constructor(e) {
			if (super(), !e || typeof e == `object` && !(e instanceof u) && !e.uri) throw new h(`Proxy uri is mandatory`);
			let { clientFactory: t = O } = e;
			if (typeof t != `function`) throw new h(`Proxy opts.clientFactory must be a function.`);
			let { proxyTunnel: n = !0 } = e, r = this.#e(e), { href: a, origin: o, port: s, protocol: l, username: d, password: p, hostname: m } = r;
			if (this[i] = {
				uri: a,
				protocol: l
			}, this[c] = e.interceptors?.ProxyAgent && Array.isArray(e.interceptors.ProxyAgent) ? e.interceptors.ProxyAgent : [], this[C] = e.requestTls, this[w] = e.proxyTls, this[S] = e.headers || {}, this[E] = n, e.auth && e.token) throw new h(`opts.auth cannot be used in combination with opts.token`);
			e.auth ? this[S][`proxy-authorization`] = `Basic ${e.auth}` : e.token ? this[S][`proxy-authorization`] = e.token : d && p && (this[S][`proxy-authorization`] = `Basic ${Buffer.from(`${decodeURIComponent(d)}:${decodeURIComponent(p)}`).toString(`base64`)}`);
			let y = v({ ...e.proxyTls });
			this[T] = v({ ...e.requestTls });
			let A = e.factory || j, N = (e, t) => {
				let { protocol: n } = new u(e);
				return !this[E] && n === `http:` && this[i].protocol === `http:` ? new M(this[i].uri, {
					headers: this[S],
					connect: y,
					factory: A
				}) : A(e, t);
			};
			this[x] = t(r, { connect: y }), this[b] = new f({
				...e,
				factory: N,
				connect: async (e, t) => {
					let n = e.host;
					e.port || (n += `:${D(e.protocol)}`);
					try {
						let { socket: r, statusCode: i } = await this[x].connect({
							origin: o,
							port: s,
							path: n,
							signal: e.signal,
							headers: {
								...this[S],
								host: e.host
							},
							servername: this[w]?.servername || m
						});
						if (i !== 200 && (r.on(`error`, k).destroy(), t(new g(`Proxy response (${i}) !== 200 when HTTP Tunneling`))), e.protocol !== `https:`) {
							t(null, r);
							return;
						}
						let a;
						a = this[C] ? this[C].servername : e.servername, this[T]({
							...e,
							servername: a,
							httpSocket: r
						}, t);
					} catch (e) {
						e.code === `ERR_TLS_CERT_ALTNAME_INVALID` ? t(new _(e)) : t(e);
					}
				}
			});
		}
		dispatch(e, t) {
			let n = F(e.headers);
			if (L(n), n && !(`host` in n) && !(`Host` in n)) {
				let { host: t } = new u(e.origin);
				n.host = t;
			}
			return this[b].dispatch({
				...e,
				headers: n
			}, t);
		}
		#e(e) {
			return typeof e == `string` ? new u(e) : e instanceof u ? e : new u(e.uri);
		}
		async [a]() {
			await this[b].close(), await this[x].close();
		}
		async [o]() {
			await this[b].destroy(), await this[x].destroy();
		}
	};
	function F(e) {
		if (Array.isArray(e)) {
			let t = {};
			for (let n = 0; n < e.length; n += 2) t[e[n]] = e[n + 1];
			return t;
		}
		return e;
	}
	function L(e) {
		if (e && Object.keys(e).find((e) => e.toLowerCase() === `proxy-authorization`)) throw new h(`Proxy-Authorization should be sent in ProxyAgent constructor`);
	}
	r.exports = N;
})), R = e.__commonJSMin(((e, n) => {
	let r = l(), { kClose: i, kDestroy: a, kClosed: o, kDestroyed: s, kDispatch: c, kNoProxyAgent: u, kHttpProxyAgent: d, kHttpsProxyAgent: f } = t(), p = L(), m = I(), h = {
		"http:": 80,
		"https:": 443
	}, g = !1;
	n.exports = class extends r {
		#e = null;
		#t = null;
		#n = null;
		constructor(e = {}) {
			super(), this.#n = e, g || (g = !0, process.emitWarning(`EnvHttpProxyAgent is experimental, expect them to change at any time.`, { code: `UNDICI-EHPA` }));
			let { httpProxy: t, httpsProxy: n, noProxy: r, ...i } = e;
			this[u] = new m(i);
			let a = t ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
			a ? this[d] = new p({
				...i,
				uri: a
			}) : this[d] = this[u];
			let o = n ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
			o ? this[f] = new p({
				...i,
				uri: o
			}) : this[f] = this[d], this.#a();
		}
		[c](e, t) {
			let n = new URL(e.origin);
			return this.#r(n).dispatch(e, t);
		}
		async [i]() {
			await this[u].close(), this[d][o] || await this[d].close(), this[f][o] || await this[f].close();
		}
		async [a](e) {
			await this[u].destroy(e), this[d][s] || await this[d].destroy(e), this[f][s] || await this[f].destroy(e);
		}
		#r(e) {
			let { protocol: t, host: n, port: r } = e;
			return n = n.replace(/:\d*$/, ``).toLowerCase(), r = Number.parseInt(r, 10) || h[t] || 0, this.#i(n, r) ? t === `https:` ? this[f] : this[d] : this[u];
		}
		#i(e, t) {
			if (this.#o && this.#a(), this.#t.length === 0) return !0;
			if (this.#e === `*`) return !1;
			for (let n = 0; n < this.#t.length; n++) {
				let r = this.#t[n];
				if (!(r.port && r.port !== t)) {
					if (!/^[.*]/.test(r.hostname)) {
						if (e === r.hostname) return !1;
					} else if (e.endsWith(r.hostname.replace(/^\*/, ``))) return !1;
				}
			}
			return !0;
		}
		#a() {
			let e = this.#n.noProxy ?? this.#s, t = e.split(/[,\s]/), n = [];
			for (let e = 0; e < t.length; e++) {
				let r = t[e];
				if (!r) continue;
				let i = r.match(/^(.+):(\d+)$/);
				n.push({
					hostname: (i ? i[1] : r).toLowerCase(),
					port: i ? Number.parseInt(i[2], 10) : 0
				});
			}
			this.#e = e, this.#t = n;
		}
		get #o() {
			return this.#n.noProxy === void 0 && this.#e !== this.#s;
		}
		get #s() {
			return process.env.no_proxy ?? process.env.NO_PROXY ?? ``;
		}
	};
})), z = e.__commonJSMin(((e, r) => {
	let i = require("node:assert"), { kRetryHandlerDefaultRetry: o } = t(), { RequestRetryError: s } = n(), { isDisturbed: c, parseHeaders: l, parseRangeHeader: u, wrapRequestBody: d } = a();
	function f(e) {
		let t = Date.now();
		return new Date(e).getTime() - t;
	}
	function p(e, t, n, r) {
		let i = e[`content-length`];
		if (i == null || !Number.isFinite(t.start) || !Number.isFinite(t.end)) return null;
		let a = Number(i), o = t.end - t.start + 1;
		return !Number.isFinite(a) || a !== o ? new s(`Content-Length mismatch`, n, {
			headers: e,
			data: { count: r }
		}) : null;
	}
	r.exports = class e {
		constructor(t, n) {
			let { retryOptions: r, ...i } = t, { retry: a, maxRetries: s, maxTimeout: c, minTimeout: l, timeoutFactor: u, methods: f, errorCodes: p, retryAfter: m, statusCodes: h } = r ?? {};
			this.dispatch = n.dispatch, this.handler = n.handler, this.opts = {
				...i,
				body: d(t.body)
			}, this.abort = null, this.aborted = !1, this.retryOpts = {
				retry: a ?? e[o],
				retryAfter: m ?? !0,
				maxTimeout: c ?? 3e4,
				minTimeout: l ?? 500,
				timeoutFactor: u ?? 2,
				maxRetries: s ?? 5,
				methods: f ?? [
					`GET`,
					`HEAD`,
					`OPTIONS`,
					`PUT`,
					`DELETE`,
					`TRACE`
				],
				statusCodes: h ?? [
					500,
					502,
					503,
					504,
					429
				],
				errorCodes: p ?? [
					`ECONNRESET`,
					`ECONNREFUSED`,
					`ENOTFOUND`,
					`ENETDOWN`,
					`ENETUNREACH`,
					`EHOSTDOWN`,
					`EHOSTUNREACH`,
					`EPIPE`,
					`UND_ERR_SOCKET`
				]
			}, this.retryCount = 0, this.retryCountCheckpoint = 0, this.start = 0, this.end = null, this.etag = null, this.resume = null, this.headersSent = !1, this.handler.onConnect((e) => {
				this.aborted = !0, this.abort ? this.abort(e) : this.reason = e;
			});
		}
		checkpointResponseEnd(e, t) {
			if (this.end == null && this.opts.method !== `HEAD`) {
				let t = e[`content-length`];
				this.end = t == null ? null : Number(t) - 1, i(this.end == null || Number.isFinite(this.end), `invalid content-length`);
			}
			this.resume = this.end == null ? null : t;
		}
		onRequestSent() {
			this.handler.onRequestSent && this.handler.onRequestSent();
		}
		onUpgrade(e, t, n) {
			this.handler.onUpgrade && this.handler.onUpgrade(e, t, n);
		}
		onConnect(e) {
			this.aborted ? e(this.reason) : this.abort = e;
		}
		onBodySent(e) {
			if (this.handler.onBodySent) return this.handler.onBodySent(e);
		}
		static [o](e, { state: t, opts: n }, r) {
			let { statusCode: i, code: a, headers: o } = e, { method: s, retryOptions: c } = n, { maxRetries: l, minTimeout: u, maxTimeout: d, timeoutFactor: p, statusCodes: m, errorCodes: h, methods: g } = c, { counter: _ } = t;
			if (a && a !== `UND_ERR_REQ_RETRY` && !h.includes(a) || Array.isArray(g) && !g.includes(s) || i != null && Array.isArray(m) && !m.includes(i) || _ > l) {
				r(e);
				return;
			}
			let v = o?.[`retry-after`];
			v &&= (v = Number(v), Number.isNaN(v) ? f(v) : v * 1e3);
			let y = Math.min(v > 0 ? v : u * p ** (_ - 1), d);
			setTimeout(() => r(null), y);
		}
		onHeaders(e, t, n, r) {
			let a = l(t);
			if (this.retryCount += 1, e >= 300) return !this.headersSent && this.retryOpts.statusCodes.includes(e) === !1 ? (this.headersSent = !0, this.checkpointResponseEnd(a, n), this.handler.onHeaders(e, t, n, r)) : (this.abort(new s(`Request failed`, e, {
				headers: a,
				data: { count: this.retryCount }
			})), !1);
			if (this.resume != null) {
				if (this.resume = null, e !== 206 && (this.start > 0 || e !== 200)) return this.abort(new s(`server does not support the range header and the payload was partially consumed`, e, {
					headers: a,
					data: { count: this.retryCount }
				})), !1;
				let t = u(a[`content-range`]);
				if (!t) return this.abort(new s(`Content-Range mismatch`, e, {
					headers: a,
					data: { count: this.retryCount }
				})), !1;
				if (this.etag != null && this.etag !== a.etag) return this.abort(new s(`ETag mismatch`, e, {
					headers: a,
					data: { count: this.retryCount }
				})), !1;
				let r = p(a, t, e, this.retryCount);
				if (r != null) return this.abort(r), !1;
				let { start: i, size: o, end: c = o - 1 } = t;
				return this.start !== i || this.end != null && this.end !== c ? (this.abort(new s(`Content-Range mismatch`, e, {
					headers: a,
					data: { count: this.retryCount }
				})), !1) : (this.resume = n, !0);
			}
			if (this.end == null) {
				if (e === 206) {
					let o = u(a[`content-range`]);
					if (o == null) return this.headersSent = !0, this.handler.onHeaders(e, t, n, r);
					let s = p(a, o, e, this.retryCount);
					if (s != null) return this.abort(s), !1;
					let { start: c, size: l, end: d = l - 1 } = o;
					i(c != null && Number.isFinite(c), `content-range mismatch`), i(d != null && Number.isFinite(d), `invalid content-length`), this.start = c, this.end = d;
				}
				if (this.end == null) {
					let e = a[`content-length`];
					this.end = e == null ? null : Number(e) - 1;
				}
				return i(Number.isFinite(this.start)), i(this.end == null || Number.isFinite(this.end), `invalid content-length`), this.resume = n, this.headersSent = !0, this.etag = a.etag == null ? null : a.etag, this.etag != null && this.etag.startsWith(`W/`) && (this.etag = null), this.handler.onHeaders(e, t, n, r);
			}
			let o = new s(`Request failed`, e, {
				headers: a,
				data: { count: this.retryCount }
			});
			return this.abort(o), !1;
		}
		onData(e) {
			return this.start += e.length, this.handler.onData(e);
		}
		onComplete(e) {
			return this.retryCount = 0, this.handler.onComplete(e);
		}
		onError(e) {
			if (this.aborted || c(this.opts.body) || this.headersSent && this.resume == null) return this.handler.onError(e);
			this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1, this.retryOpts.retry(e, {
				state: { counter: this.retryCount },
				opts: {
					retryOptions: this.retryOpts,
					...this.opts
				}
			}, t.bind(this));
			function t(e) {
				if (e != null || this.aborted || c(this.opts.body)) return this.handler.onError(e);
				if (this.start !== 0) {
					let e = { range: `bytes=${this.start}-${this.end ?? ``}` };
					this.etag != null && (e[`if-match`] = this.etag), this.opts = {
						...this.opts,
						headers: {
							...this.opts.headers,
							...e
						}
					};
				}
				try {
					this.retryCountCheckpoint = this.retryCount, this.dispatch(this.opts, this);
				} catch (e) {
					this.handler.onError(e);
				}
			}
		}
	};
})), B = e.__commonJSMin(((e, t) => {
	let n = c(), r = z();
	t.exports = class extends n {
		#e = null;
		#t = null;
		constructor(e, t = {}) {
			super(t), this.#e = e, this.#t = t;
		}
		dispatch(e, t) {
			let n = new r({
				...e,
				retryOptions: this.#t
			}, {
				dispatch: this.#e.dispatch.bind(this.#e),
				handler: t
			});
			return this.#e.dispatch(e, n);
		}
		close() {
			return this.#e.close();
		}
		destroy() {
			return this.#e.destroy();
		}
	};
})), V = e.__commonJSMin(((e, t) => {
	let r = require("node:assert"), { Readable: i } = require("node:stream"), { RequestAbortedError: o, NotSupportedError: s, InvalidArgumentError: c, AbortError: l } = n(), u = a(), { ReadableStreamFrom: d } = a(), f = Symbol(`kConsume`), p = Symbol(`kReading`), m = Symbol(`kBody`), h = Symbol(`kAbort`), g = Symbol(`kContentType`), _ = Symbol(`kContentLength`), v = () => {};
	var y = class extends i {
		constructor({ resume: e, abort: t, contentType: n = ``, contentLength: r, highWaterMark: i = 65536 }) {
			super({
				autoDestroy: !0,
				read: e,
				highWaterMark: i
			}), this._readableState.dataEmitted = !1, this[h] = t, this[f] = null, this[m] = null, this[g] = n, this[_] = r, this[p] = !1;
		}
		destroy(e) {
			return !e && !this._readableState.endEmitted && (e = new o()), e && this[h](), super.destroy(e);
		}
		_destroy(e, t) {
			this[p] ? t(e) : setImmediate(() => {
				t(e);
			});
		}
		on(e, ...t) {
			return (e === `data` || e === `readable`) && (this[p] = !0), super.on(e, ...t);
		}
		addListener(e, ...t) {
			return this.on(e, ...t);
		}
		off(e, ...t) {
			let n = super.off(e, ...t);
			return (e === `data` || e === `readable`) && (this[p] = this.listenerCount(`data`) > 0 || this.listenerCount(`readable`) > 0), n;
		}
		removeListener(e, ...t) {
			return this.off(e, ...t);
		}
		push(e) {
			return this[f] && e !== null ? (D(this[f], e), !this[p] || super.push(e)) : super.push(e);
		}
		async text() {
			return S(this, `text`);
		}
		async json() {
			return S(this, `json`);
		}
		async blob() {
			return S(this, `blob`);
		}
		async bytes() {
			return S(this, `bytes`);
		}
		async arrayBuffer() {
			return S(this, `arrayBuffer`);
		}
		async formData() {
			throw new s();
		}
		get bodyUsed() {
			return u.isDisturbed(this);
		}
		get body() {
			return this[m] || (this[m] = d(this), this[f] && (this[m].getReader(), r(this[m].locked))), this[m];
		}
		async dump(e) {
			let t = Number.isFinite(e?.limit) ? e.limit : 131072, n = e?.signal;
			if (n != null && (typeof n != `object` || !(`aborted` in n))) throw new c(`signal must be an AbortSignal`);
			return n?.throwIfAborted(), this._readableState.closeEmitted ? null : await new Promise((e, r) => {
				this[_] > t && this.destroy(new l());
				let i = () => {
					this.destroy(n.reason ?? new l());
				};
				n?.addEventListener(`abort`, i), this.on(`close`, function() {
					n?.removeEventListener(`abort`, i), n?.aborted ? r(n.reason ?? new l()) : e(null);
				}).on(`error`, v).on(`data`, function(e) {
					t -= e.length, t <= 0 && this.destroy();
				}).resume();
			});
		}
	};
	function b(e) {
		return e[m] && e[m].locked === !0 || e[f];
	}
	function x(e) {
		return u.isDisturbed(e) || b(e);
	}
	async function S(e, t) {
		return r(!e[f]), new Promise((n, r) => {
			if (x(e)) {
				let t = e._readableState;
				t.destroyed && t.closeEmitted === !1 ? e.on(`error`, (e) => {
					r(e);
				}).on(`close`, () => {
					r(TypeError(`unusable`));
				}) : r(t.errored ?? TypeError(`unusable`));
			} else queueMicrotask(() => {
				e[f] = {
					type: t,
					stream: e,
					resolve: n,
					reject: r,
					length: 0,
					body: []
				}, e.on(`error`, function(e) {
					O(this[f], e);
				}).on(`close`, function() {
					this[f].body !== null && O(this[f], new o());
				}), C(e[f]);
			});
		});
	}
	function C(e) {
		if (e.body === null) return;
		let { _readableState: t } = e.stream;
		if (t.bufferIndex) {
			let n = t.bufferIndex, r = t.buffer.length;
			for (let i = n; i < r; i++) D(e, t.buffer[i]);
		} else for (let n of t.buffer) D(e, n);
		for (t.endEmitted ? E(this[f]) : e.stream.on(`end`, function() {
			E(this[f]);
		}), e.stream.resume(); e.stream.read() != null;);
	}
	function w(e, t) {
		if (e.length === 0 || t === 0) return ``;
		let n = e.length === 1 ? e[0] : Buffer.concat(e, t), r = n.length, i = r > 2 && n[0] === 239 && n[1] === 187 && n[2] === 191 ? 3 : 0;
		return n.utf8Slice(i, r);
	}
	function T(e, t) {
		if (e.length === 0 || t === 0) return new Uint8Array();
		if (e.length === 1) return new Uint8Array(e[0]);
		let n = new Uint8Array(Buffer.allocUnsafeSlow(t).buffer), r = 0;
		for (let t = 0; t < e.length; ++t) {
			let i = e[t];
			n.set(i, r), r += i.length;
		}
		return n;
	}
	function E(e) {
		let { type: t, body: n, resolve: r, stream: i, length: a } = e;
		try {
			t === `text` ? r(w(n, a)) : t === `json` ? r(JSON.parse(w(n, a))) : t === `arrayBuffer` ? r(T(n, a).buffer) : t === `blob` ? r(new Blob(n, { type: i[g] })) : t === `bytes` && r(T(n, a)), O(e);
		} catch (e) {
			i.destroy(e);
		}
	}
	function D(e, t) {
		e.length += t.length, e.body.push(t);
	}
	function O(e, t) {
		e.body !== null && (t ? e.reject(t) : e.resolve(), e.type = null, e.stream = null, e.resolve = null, e.reject = null, e.length = 0, e.body = null);
	}
	t.exports = {
		Readable: y,
		chunksDecode: w
	};
})), H = e.__commonJSMin(((e, t) => {
	let r = require("node:assert"), { ResponseStatusCodeError: i } = n(), { chunksDecode: a } = V();
	async function o({ callback: e, body: t, contentType: n, statusCode: o, statusMessage: l, headers: u }) {
		r(t);
		let d = [], f = 0;
		try {
			for await (let e of t) if (d.push(e), f += e.length, f > 131072) {
				d = [], f = 0;
				break;
			}
		} catch {
			d = [], f = 0;
		}
		let p = `Response status code ${o}${l ? `: ${l}` : ``}`;
		if (o === 204 || !n || !f) {
			queueMicrotask(() => e(new i(p, o, u)));
			return;
		}
		let m = Error.stackTraceLimit;
		Error.stackTraceLimit = 0;
		let h;
		try {
			s(n) ? h = JSON.parse(a(d, f)) : c(n) && (h = a(d, f));
		} catch {} finally {
			Error.stackTraceLimit = m;
		}
		queueMicrotask(() => e(new i(p, o, u, h)));
	}
	let s = (e) => e.length > 15 && e[11] === `/` && e[0] === `a` && e[1] === `p` && e[2] === `p` && e[3] === `l` && e[4] === `i` && e[5] === `c` && e[6] === `a` && e[7] === `t` && e[8] === `i` && e[9] === `o` && e[10] === `n` && e[12] === `j` && e[13] === `s` && e[14] === `o` && e[15] === `n`, c = (e) => e.length > 4 && e[4] === `/` && e[0] === `t` && e[1] === `e` && e[2] === `x` && e[3] === `t`;
	t.exports = {
		getResolveErrorBodyCallback: o,
		isContentTypeApplicationJson: s,
		isContentTypeText: c
	};
})), U = e.__commonJSMin(((e, t) => {
	let r = require("node:assert"), { Readable: i } = V(), { InvalidArgumentError: o, RequestAbortedError: s } = n(), c = a(), { getResolveErrorBodyCallback: l } = H(), { AsyncResource: u } = require("node:async_hooks");
	var d = class extends u {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new o(`invalid opts`);
			let { signal: n, method: r, opaque: i, body: a, onInfo: l, responseHeaders: u, throwOnError: d, highWaterMark: f } = e;
			try {
				if (typeof t != `function`) throw new o(`invalid callback`);
				if (f && (typeof f != `number` || f < 0)) throw new o(`invalid highWaterMark`);
				if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new o(`signal must be an EventEmitter or EventTarget`);
				if (r === `CONNECT`) throw new o(`invalid method`);
				if (l && typeof l != `function`) throw new o(`invalid onInfo callback`);
				super(`UNDICI_REQUEST`);
			} catch (e) {
				throw c.isStream(a) && c.destroy(a.on(`error`, c.nop), e), e;
			}
			this.method = r, this.responseHeaders = u || null, this.opaque = i || null, this.callback = t, this.res = null, this.abort = null, this.body = a, this.trailers = {}, this.context = null, this.onInfo = l || null, this.throwOnError = d, this.highWaterMark = f, this.signal = n, this.reason = null, this.removeAbortListener = null, c.isStream(a) && a.on(`error`, (e) => {
				this.onError(e);
			}), this.signal && (this.signal.aborted ? this.reason = this.signal.reason ?? new s() : this.removeAbortListener = c.addAbortListener(this.signal, () => {
				this.reason = this.signal.reason ?? new s(), this.res ? c.destroy(this.res.on(`error`, c.nop), this.reason) : this.abort && this.abort(this.reason), this.removeAbortListener &&= (this.res?.off(`close`, this.removeAbortListener), this.removeAbortListener(), null);
			}));
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, r) {
			let { callback: a, opaque: o, abort: s, context: u, responseHeaders: d, highWaterMark: f } = this, p = d === `raw` ? c.parseRawHeaders(t) : c.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: p
				});
				return;
			}
			let m = d === `raw` ? c.parseHeaders(t) : p, h = m[`content-type`], g = m[`content-length`], _ = new i({
				resume: n,
				abort: s,
				contentType: h,
				contentLength: this.method !== `HEAD` && g ? Number(g) : null,
				highWaterMark: f
			});
			this.removeAbortListener && _.on(`close`, this.removeAbortListener), this.callback = null, this.res = _, a !== null && (this.throwOnError && e >= 400 ? this.runInAsyncScope(l, null, {
				callback: a,
				body: _,
				contentType: h,
				statusCode: e,
				statusMessage: r,
				headers: p
			}) : this.runInAsyncScope(a, null, null, {
				statusCode: e,
				headers: p,
				trailers: this.trailers,
				opaque: o,
				body: _,
				context: u
			}));
		}
		onData(e) {
			return this.res.push(e);
		}
		onComplete(e) {
			c.parseHeaders(e, this.trailers), this.res.push(null);
		}
		onError(e) {
			let { res: t, callback: n, body: r, opaque: i } = this;
			n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: i });
			})), t && (this.res = null, queueMicrotask(() => {
				c.destroy(t, e);
			})), r && (this.body = null, c.destroy(r, e)), this.removeAbortListener &&= (t?.off(`close`, this.removeAbortListener), this.removeAbortListener(), null);
		}
	};
	function f(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			f.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			this.dispatch(e, new d(e, t));
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	t.exports = f, t.exports.RequestHandler = d;
})), W = e.__commonJSMin(((e, t) => {
	let { addAbortListener: r } = a(), { RequestAbortedError: i } = n(), o = Symbol(`kListener`), s = Symbol(`kSignal`);
	function c(e) {
		e.abort ? e.abort(e[s]?.reason) : e.reason = e[s]?.reason ?? new i(), u(e);
	}
	function l(e, t) {
		e.reason = null, e[s] = null, e[o] = null, t && (t.aborted ? c(e) : (e[s] = t, e[o] = () => {
			c(e);
		}, r(e[s], e[o])));
	}
	function u(e) {
		e[s] && (`removeEventListener` in e[s] ? e[s].removeEventListener(`abort`, e[o]) : e[s].removeListener(`abort`, e[o]), e[s] = null, e[o] = null);
	}
	t.exports = {
		addSignal: l,
		removeSignal: u
	};
})), ee = e.__commonJSMin(((e, t) => {
	let r = require("node:assert"), { finished: i, PassThrough: o } = require("node:stream"), { InvalidArgumentError: s, InvalidReturnValueError: c } = n(), l = a(), { getResolveErrorBodyCallback: u } = H(), { AsyncResource: d } = require("node:async_hooks"), { addSignal: f, removeSignal: p } = W();
	var m = class extends d {
		constructor(e, t, n) {
			if (!e || typeof e != `object`) throw new s(`invalid opts`);
			let { signal: r, method: i, opaque: a, body: o, onInfo: c, responseHeaders: u, throwOnError: d } = e;
			try {
				if (typeof n != `function`) throw new s(`invalid callback`);
				if (typeof t != `function`) throw new s(`invalid factory`);
				if (r && typeof r.on != `function` && typeof r.addEventListener != `function`) throw new s(`signal must be an EventEmitter or EventTarget`);
				if (i === `CONNECT`) throw new s(`invalid method`);
				if (c && typeof c != `function`) throw new s(`invalid onInfo callback`);
				super(`UNDICI_STREAM`);
			} catch (e) {
				throw l.isStream(o) && l.destroy(o.on(`error`, l.nop), e), e;
			}
			this.responseHeaders = u || null, this.opaque = a || null, this.factory = t, this.callback = n, this.res = null, this.abort = null, this.context = null, this.trailers = null, this.body = o, this.onInfo = c || null, this.throwOnError = d || !1, l.isStream(o) && o.on(`error`, (e) => {
				this.onError(e);
			}), f(this, r);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n, r) {
			let { factory: a, opaque: s, context: d, callback: f, responseHeaders: p } = this, m = p === `raw` ? l.parseRawHeaders(t) : l.parseHeaders(t);
			if (e < 200) {
				this.onInfo && this.onInfo({
					statusCode: e,
					headers: m
				});
				return;
			}
			this.factory = null;
			let h;
			if (this.throwOnError && e >= 400) {
				let n = (p === `raw` ? l.parseHeaders(t) : m)[`content-type`];
				h = new o(), this.callback = null, this.runInAsyncScope(u, null, {
					callback: f,
					body: h,
					contentType: n,
					statusCode: e,
					statusMessage: r,
					headers: m
				});
			} else {
				if (a === null) return;
				if (h = this.runInAsyncScope(a, null, {
					statusCode: e,
					headers: m,
					opaque: s,
					context: d
				}), !h || typeof h.write != `function` || typeof h.end != `function` || typeof h.on != `function`) throw new c(`expected Writable`);
				i(h, { readable: !1 }, (e) => {
					let { callback: t, res: n, opaque: r, trailers: i, abort: a } = this;
					this.res = null, (e || !n.readable) && l.destroy(n, e), this.callback = null, this.runInAsyncScope(t, null, e || null, {
						opaque: r,
						trailers: i
					}), e && a();
				});
			}
			return h.on(`drain`, n), this.res = h, (h.writableNeedDrain === void 0 ? h._writableState?.needDrain : h.writableNeedDrain) !== !0;
		}
		onData(e) {
			let { res: t } = this;
			return !t || t.write(e);
		}
		onComplete(e) {
			let { res: t } = this;
			p(this), t && (this.trailers = l.parseHeaders(e), t.end());
		}
		onError(e) {
			let { res: t, callback: n, opaque: r, body: i } = this;
			p(this), this.factory = null, t ? (this.res = null, l.destroy(t, e)) : n && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(n, null, e, { opaque: r });
			})), i && (this.body = null, l.destroy(i, e));
		}
	};
	function h(e, t, n) {
		if (n === void 0) return new Promise((n, r) => {
			h.call(this, e, t, (e, t) => e ? r(e) : n(t));
		});
		try {
			this.dispatch(e, new m(e, t, n));
		} catch (t) {
			if (typeof n != `function`) throw t;
			let r = e?.opaque;
			queueMicrotask(() => n(t, { opaque: r }));
		}
	}
	t.exports = h;
})), te = e.__commonJSMin(((e, t) => {
	let { Readable: r, Duplex: i, PassThrough: o } = require("node:stream"), { InvalidArgumentError: s, InvalidReturnValueError: c, RequestAbortedError: l } = n(), u = a(), { AsyncResource: d } = require("node:async_hooks"), { addSignal: f, removeSignal: p } = W(), m = require("node:assert"), h = Symbol(`resume`);
	var g = class extends r {
		constructor() {
			super({ autoDestroy: !0 }), this[h] = null;
		}
		_read() {
			let { [h]: e } = this;
			e && (this[h] = null, e());
		}
		_destroy(e, t) {
			this._read(), t(e);
		}
	}, _ = class extends r {
		constructor(e) {
			super({ autoDestroy: !0 }), this[h] = e;
		}
		_read() {
			this[h]();
		}
		_destroy(e, t) {
			!e && !this._readableState.endEmitted && (e = new l()), t(e);
		}
	}, v = class extends d {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new s(`invalid opts`);
			if (typeof t != `function`) throw new s(`invalid handler`);
			let { signal: n, method: r, opaque: a, onInfo: o, responseHeaders: c } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new s(`signal must be an EventEmitter or EventTarget`);
			if (r === `CONNECT`) throw new s(`invalid method`);
			if (o && typeof o != `function`) throw new s(`invalid onInfo callback`);
			super(`UNDICI_PIPELINE`), this.opaque = a || null, this.responseHeaders = c || null, this.handler = t, this.abort = null, this.context = null, this.onInfo = o || null, this.req = new g().on(`error`, u.nop), this.ret = new i({
				readableObjectMode: e.objectMode,
				autoDestroy: !0,
				read: () => {
					let { body: e } = this;
					e?.resume && e.resume();
				},
				write: (e, t, n) => {
					let { req: r } = this;
					r.push(e, t) || r._readableState.destroyed ? n() : r[h] = n;
				},
				destroy: (e, t) => {
					let { body: n, req: r, res: i, ret: a, abort: o } = this;
					!e && !a._readableState.endEmitted && (e = new l()), o && e && o(), u.destroy(n, e), u.destroy(r, e), u.destroy(i, e), p(this), t(e);
				}
			}).on(`prefinish`, () => {
				let { req: e } = this;
				e.push(null);
			}), this.res = null, f(this, n);
		}
		onConnect(e, t) {
			let { ret: n, res: r } = this;
			this.reason ? e(this.reason) : (m(!r, `pipeline cannot be retried`), m(!n.destroyed), this.abort = e, this.context = t);
		}
		onHeaders(e, t, n) {
			let { opaque: r, handler: i, context: a } = this;
			if (e < 200) {
				if (this.onInfo) {
					let n = this.responseHeaders === `raw` ? u.parseRawHeaders(t) : u.parseHeaders(t);
					this.onInfo({
						statusCode: e,
						headers: n
					});
				}
				return;
			}
			this.res = new _(n);
			let o;
			try {
				this.handler = null;
				let n = this.responseHeaders === `raw` ? u.parseRawHeaders(t) : u.parseHeaders(t);
				o = this.runInAsyncScope(i, null, {
					statusCode: e,
					headers: n,
					opaque: r,
					body: this.res,
					context: a
				});
			} catch (e) {
				throw this.res.on(`error`, u.nop), e;
			}
			if (!o || typeof o.on != `function`) throw new c(`expected Readable`);
			o.on(`data`, (e) => {
				let { ret: t, body: n } = this;
				!t.push(e) && n.pause && n.pause();
			}).on(`error`, (e) => {
				let { ret: t } = this;
				u.destroy(t, e);
			}).on(`end`, () => {
				let { ret: e } = this;
				e.push(null);
			}).on(`close`, () => {
				let { ret: e } = this;
				e._readableState.ended || u.destroy(e, new l());
			}), this.body = o;
		}
		onData(e) {
			let { res: t } = this;
			return t.push(e);
		}
		onComplete(e) {
			let { res: t } = this;
			t.push(null);
		}
		onError(e) {
			let { ret: t } = this;
			this.handler = null, u.destroy(t, e);
		}
	};
	function y(e, t) {
		try {
			let n = new v(e, t);
			return this.dispatch({
				...e,
				body: n.req
			}, n), n.ret;
		} catch (e) {
			return new o().destroy(e);
		}
	}
	t.exports = y;
})), ne = e.__commonJSMin(((e, t) => {
	let { InvalidArgumentError: r, SocketError: i } = n(), { AsyncResource: o } = require("node:async_hooks"), s = a(), { addSignal: c, removeSignal: l } = W(), u = require("node:assert");
	var d = class extends o {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new r(`invalid opts`);
			if (typeof t != `function`) throw new r(`invalid callback`);
			let { signal: n, opaque: i, responseHeaders: a } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new r(`signal must be an EventEmitter or EventTarget`);
			super(`UNDICI_UPGRADE`), this.responseHeaders = a || null, this.opaque = i || null, this.callback = t, this.abort = null, this.context = null, c(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (u(this.callback), this.abort = e, this.context = null);
		}
		onHeaders() {
			throw new i(`bad upgrade`, null);
		}
		onUpgrade(e, t, n) {
			u(e === 101);
			let { callback: r, opaque: i, context: a } = this;
			l(this), this.callback = null;
			let o = this.responseHeaders === `raw` ? s.parseRawHeaders(t) : s.parseHeaders(t);
			this.runInAsyncScope(r, null, null, {
				headers: o,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			l(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function f(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			f.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new d(e, t);
			this.dispatch({
				...e,
				method: e.method || `GET`,
				upgrade: e.protocol || `Websocket`
			}, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	t.exports = f;
})), re = e.__commonJSMin(((e, t) => {
	let r = require("node:assert"), { AsyncResource: i } = require("node:async_hooks"), { InvalidArgumentError: o, SocketError: s } = n(), c = a(), { addSignal: l, removeSignal: u } = W();
	var d = class extends i {
		constructor(e, t) {
			if (!e || typeof e != `object`) throw new o(`invalid opts`);
			if (typeof t != `function`) throw new o(`invalid callback`);
			let { signal: n, opaque: r, responseHeaders: i } = e;
			if (n && typeof n.on != `function` && typeof n.addEventListener != `function`) throw new o(`signal must be an EventEmitter or EventTarget`);
			super(`UNDICI_CONNECT`), this.opaque = r || null, this.responseHeaders = i || null, this.callback = t, this.abort = null, l(this, n);
		}
		onConnect(e, t) {
			this.reason ? e(this.reason) : (r(this.callback), this.abort = e, this.context = t);
		}
		onHeaders() {
			throw new s(`bad connect`, null);
		}
		onUpgrade(e, t, n) {
			let { callback: r, opaque: i, context: a } = this;
			u(this), this.callback = null;
			let o = t;
			o != null && (o = this.responseHeaders === `raw` ? c.parseRawHeaders(t) : c.parseHeaders(t)), this.runInAsyncScope(r, null, null, {
				statusCode: e,
				headers: o,
				socket: n,
				opaque: i,
				context: a
			});
		}
		onError(e) {
			let { callback: t, opaque: n } = this;
			u(this), t && (this.callback = null, queueMicrotask(() => {
				this.runInAsyncScope(t, null, e, { opaque: n });
			}));
		}
	};
	function f(e, t) {
		if (t === void 0) return new Promise((t, n) => {
			f.call(this, e, (e, r) => e ? n(e) : t(r));
		});
		try {
			let n = new d(e, t);
			this.dispatch({
				...e,
				method: `CONNECT`
			}, n);
		} catch (n) {
			if (typeof t != `function`) throw n;
			let r = e?.opaque;
			queueMicrotask(() => t(n, { opaque: r }));
		}
	}
	t.exports = f;
})), ie = e.__commonJSMin(((e, t) => {
	t.exports.request = U(), t.exports.stream = ee(), t.exports.pipeline = te(), t.exports.upgrade = ne(), t.exports.connect = re();
})), ae = e.__commonJSMin(((e, t) => {
	let { UndiciError: r } = n(), i = Symbol.for(`undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED`);
	t.exports = { MockNotMatchedError: class e extends r {
		constructor(t) {
			super(t), Error.captureStackTrace(this, e), this.name = `MockNotMatchedError`, this.message = t || `The request does not match any registered mock dispatches`, this.code = `UND_MOCK_ERR_MOCK_NOT_MATCHED`;
		}
		static [Symbol.hasInstance](e) {
			return e && e[i] === !0;
		}
		[i] = !0;
	} };
})), G = e.__commonJSMin(((e, t) => {
	t.exports = {
		kAgent: Symbol(`agent`),
		kOptions: Symbol(`options`),
		kFactory: Symbol(`factory`),
		kDispatches: Symbol(`dispatches`),
		kDispatchKey: Symbol(`dispatch key`),
		kDefaultHeaders: Symbol(`default headers`),
		kDefaultTrailers: Symbol(`default trailers`),
		kContentLength: Symbol(`content length`),
		kMockAgent: Symbol(`mock agent`),
		kMockAgentSet: Symbol(`mock agent set`),
		kMockAgentGet: Symbol(`mock agent get`),
		kMockDispatch: Symbol(`mock dispatch`),
		kClose: Symbol(`close`),
		kOriginalClose: Symbol(`original agent close`),
		kOrigin: Symbol(`origin`),
		kIsMockActive: Symbol(`is mock active`),
		kNetConnect: Symbol(`net connect`),
		kGetNetConnect: Symbol(`get net connect`),
		kConnected: Symbol(`connected`)
	};
})), K = e.__commonJSMin(((e, t) => {
	let { MockNotMatchedError: n } = ae(), { kDispatches: r, kMockAgent: i, kOriginalDispatch: o, kOrigin: s, kGetNetConnect: c } = G(), { buildURL: l } = a(), { STATUS_CODES: u } = require("node:http"), { types: { isPromise: d } } = require("node:util");
	function f(e, t) {
		return typeof e == `string` ? e === t : e instanceof RegExp ? e.test(t) : typeof e == `function` && e(t) === !0;
	}
	function p(e) {
		return Object.fromEntries(Object.entries(e).map(([e, t]) => [e.toLocaleLowerCase(), t]));
	}
	function m(e, t) {
		if (Array.isArray(e)) {
			for (let n = 0; n < e.length; n += 2) if (e[n].toLocaleLowerCase() === t.toLocaleLowerCase()) return e[n + 1];
		} else return typeof e.get == `function` ? e.get(t) : p(e)[t.toLocaleLowerCase()];
	}
	function h(e) {
		let t = e.slice(), n = [];
		for (let e = 0; e < t.length; e += 2) n.push([t[e], t[e + 1]]);
		return Object.fromEntries(n);
	}
	function g(e, t) {
		if (typeof e.headers == `function`) return Array.isArray(t) && (t = h(t)), e.headers(t ? p(t) : {});
		if (e.headers === void 0) return !0;
		if (typeof t != `object` || typeof e.headers != `object`) return !1;
		for (let [n, r] of Object.entries(e.headers)) if (!f(r, m(t, n))) return !1;
		return !0;
	}
	function _(e) {
		if (typeof e != `string`) return e;
		let t = e.split(`?`);
		if (t.length !== 2) return e;
		let n = new URLSearchParams(t.pop());
		return n.sort(), [...t, n.toString()].join(`?`);
	}
	function v(e, { path: t, method: n, body: r, headers: i }) {
		let a = f(e.path, t), o = f(e.method, n), s = e.body === void 0 || f(e.body, r), c = g(e, i);
		return a && o && s && c;
	}
	function y(e) {
		return Buffer.isBuffer(e) || e instanceof Uint8Array || e instanceof ArrayBuffer ? e : typeof e == `object` ? JSON.stringify(e) : e.toString();
	}
	function b(e, t) {
		let r = t.query ? l(t.path, t.query) : t.path, i = typeof r == `string` ? _(r) : r, a = e.filter(({ consumed: e }) => !e).filter(({ path: e }) => f(_(e), i));
		if (a.length === 0) throw new n(`Mock dispatch not matched for path '${i}'`);
		if (a = a.filter(({ method: e }) => f(e, t.method)), a.length === 0) throw new n(`Mock dispatch not matched for method '${t.method}' on path '${i}'`);
		if (a = a.filter(({ body: e }) => e === void 0 || f(e, t.body)), a.length === 0) throw new n(`Mock dispatch not matched for body '${t.body}' on path '${i}'`);
		if (a = a.filter((e) => g(e, t.headers)), a.length === 0) {
			let e = typeof t.headers == `object` ? JSON.stringify(t.headers) : t.headers;
			throw new n(`Mock dispatch not matched for headers '${e}' on path '${i}'`);
		}
		return a[0];
	}
	function x(e, t, n) {
		let r = {
			timesInvoked: 0,
			times: 1,
			persist: !1,
			consumed: !1
		}, i = typeof n == `function` ? { callback: n } : { ...n }, a = {
			...r,
			...t,
			pending: !0,
			data: {
				error: null,
				...i
			}
		};
		return e.push(a), a;
	}
	function S(e, t) {
		let n = e.findIndex((e) => e.consumed ? v(e, t) : !1);
		n !== -1 && e.splice(n, 1);
	}
	function C(e) {
		let { path: t, method: n, body: r, headers: i, query: a } = e;
		return {
			path: t,
			method: n,
			body: r,
			headers: i,
			query: a
		};
	}
	function w(e) {
		let t = Object.keys(e), n = [];
		for (let r = 0; r < t.length; ++r) {
			let i = t[r], a = e[i], o = Buffer.from(`${i}`);
			if (Array.isArray(a)) for (let e = 0; e < a.length; ++e) n.push(o, Buffer.from(`${a[e]}`));
			else n.push(o, Buffer.from(`${a}`));
		}
		return n;
	}
	function T(e) {
		return u[e] || `unknown`;
	}
	async function E(e) {
		let t = [];
		for await (let n of e) t.push(n);
		return Buffer.concat(t).toString(`utf8`);
	}
	function D(e, t) {
		let n = C(e), i = b(this[r], n);
		i.timesInvoked++, i.data.callback && (i.data = {
			...i.data,
			...i.data.callback(e)
		});
		let { data: { statusCode: a, data: o, headers: s, trailers: c, error: l }, delay: u, persist: f } = i, { timesInvoked: p, times: m } = i;
		if (i.consumed = !f && p >= m, i.pending = p < m, l !== null) return S(this[r], n), t.onError(l), !0;
		typeof u == `number` && u > 0 ? setTimeout(() => {
			g(this[r]);
		}, u) : g(this[r]);
		function g(r, i = o) {
			let l = Array.isArray(e.headers) ? h(e.headers) : e.headers, u = typeof i == `function` ? i({
				...e,
				headers: l
			}) : i;
			if (d(u)) {
				u.then((e) => g(r, e));
				return;
			}
			let f = y(u), p = w(s), m = w(c);
			t.onConnect?.((e) => t.onError(e), null), t.onHeaders?.(a, p, _, T(a)), t.onData?.(Buffer.from(f)), t.onComplete?.(m), S(r, n);
		}
		function _() {}
		return !0;
	}
	function O() {
		let e = this[i], t = this[s], r = this[o];
		return function(i, a) {
			if (e.isMockActive) try {
				D.call(this, i, a);
			} catch (o) {
				if (o instanceof n) {
					let s = e[c]();
					if (s === !1) throw new n(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect disabled)`);
					if (k(s, t)) r.call(this, i, a);
					else throw new n(`${o.message}: subsequent request to origin ${t} was not allowed (net.connect is not enabled for this origin)`);
				} else throw o;
			}
			else r.call(this, i, a);
		};
	}
	function k(e, t) {
		let n = new URL(t);
		return !!(e === !0 || Array.isArray(e) && e.some((e) => f(e, n.host)));
	}
	function A(e) {
		if (e) {
			let { agent: t, ...n } = e;
			return n;
		}
	}
	t.exports = {
		getResponseData: y,
		getMockDispatch: b,
		addMockDispatch: x,
		deleteMockDispatch: S,
		buildKey: C,
		generateKeyValues: w,
		matchValue: f,
		getResponse: E,
		getStatusText: T,
		mockDispatch: D,
		buildMockDispatch: O,
		checkNetConnect: k,
		buildMockOptions: A,
		getHeaderByName: m,
		buildHeadersFromArray: h
	};
})), q = e.__commonJSMin(((e, t) => {
	let { getResponseData: r, buildKey: i, addMockDispatch: o } = K(), { kDispatches: s, kDispatchKey: c, kDefaultHeaders: l, kDefaultTrailers: u, kContentLength: d, kMockDispatch: f } = G(), { InvalidArgumentError: p } = n(), { buildURL: m } = a();
	var h = class {
		constructor(e) {
			this[f] = e;
		}
		delay(e) {
			if (typeof e != `number` || !Number.isInteger(e) || e <= 0) throw new p(`waitInMs must be a valid integer > 0`);
			return this[f].delay = e, this;
		}
		persist() {
			return this[f].persist = !0, this;
		}
		times(e) {
			if (typeof e != `number` || !Number.isInteger(e) || e <= 0) throw new p(`repeatTimes must be a valid integer > 0`);
			return this[f].times = e, this;
		}
	}, g = class {
		constructor(e, t) {
			if (typeof e != `object`) throw new p(`opts must be an object`);
			if (e.path === void 0) throw new p(`opts.path must be defined`);
			if (e.method === void 0 && (e.method = `GET`), typeof e.path == `string`) {
				if (e.query) e.path = m(e.path, e.query);
				else {
					let t = new URL(e.path, `data://`);
					e.path = t.pathname + t.search;
				}
			}
			typeof e.method == `string` && (e.method = e.method.toUpperCase()), this[c] = i(e), this[s] = t, this[l] = {}, this[u] = {}, this[d] = !1;
		}
		createMockScopeDispatchData({ statusCode: e, data: t, responseOptions: n }) {
			let i = r(t), a = this[d] ? { "content-length": i.length } : {};
			return {
				statusCode: e,
				data: t,
				headers: {
					...this[l],
					...a,
					...n.headers
				},
				trailers: {
					...this[u],
					...n.trailers
				}
			};
		}
		validateReplyParameters(e) {
			if (e.statusCode === void 0) throw new p(`statusCode must be defined`);
			if (typeof e.responseOptions != `object` || e.responseOptions === null) throw new p(`responseOptions must be an object`);
		}
		reply(e) {
			if (typeof e == `function`) return new h(o(this[s], this[c], (t) => {
				let n = e(t);
				if (typeof n != `object` || !n) throw new p(`reply options callback must return an object`);
				let r = {
					data: ``,
					responseOptions: {},
					...n
				};
				return this.validateReplyParameters(r), { ...this.createMockScopeDispatchData(r) };
			}));
			let t = {
				statusCode: e,
				data: arguments[1] === void 0 ? `` : arguments[1],
				responseOptions: arguments[2] === void 0 ? {} : arguments[2]
			};
			this.validateReplyParameters(t);
			let n = this.createMockScopeDispatchData(t);
			return new h(o(this[s], this[c], n));
		}
		replyWithError(e) {
			if (e === void 0) throw new p(`error must be defined`);
			return new h(o(this[s], this[c], { error: e }));
		}
		defaultReplyHeaders(e) {
			if (e === void 0) throw new p(`headers must be defined`);
			return this[l] = e, this;
		}
		defaultReplyTrailers(e) {
			if (e === void 0) throw new p(`trailers must be defined`);
			return this[u] = e, this;
		}
		replyContentLength() {
			return this[d] = !0, this;
		}
	};
	t.exports.MockInterceptor = g, t.exports.MockScope = h;
})), J = e.__commonJSMin(((e, r) => {
	let { promisify: i } = require("node:util"), a = A(), { buildMockDispatch: o } = K(), { kDispatches: s, kMockAgent: c, kClose: l, kOriginalClose: u, kOrigin: d, kOriginalDispatch: f, kConnected: p } = G(), { MockInterceptor: m } = q(), h = t(), { InvalidArgumentError: g } = n();
	r.exports = class extends a {
		constructor(e, t) {
			if (super(e, t), !t || !t.agent || typeof t.agent.dispatch != `function`) throw new g(`Argument opts.agent must implement Agent`);
			this[c] = t.agent, this[d] = e, this[s] = [], this[p] = 1, this[f] = this.dispatch, this[u] = this.close.bind(this), this.dispatch = o.call(this), this.close = this[l];
		}
		get [h.kConnected]() {
			return this[p];
		}
		intercept(e) {
			return new m(e, this[s]);
		}
		async [l]() {
			await i(this[u])(), this[p] = 0, this[c][h.kClients].delete(this[d]);
		}
	};
})), Y = e.__commonJSMin(((e, r) => {
	let { promisify: i } = require("node:util"), a = P(), { buildMockDispatch: o } = K(), { kDispatches: s, kMockAgent: c, kClose: l, kOriginalClose: u, kOrigin: d, kOriginalDispatch: f, kConnected: p } = G(), { MockInterceptor: m } = q(), h = t(), { InvalidArgumentError: g } = n();
	r.exports = class extends a {
		constructor(e, t) {
			if (super(e, t), !t || !t.agent || typeof t.agent.dispatch != `function`) throw new g(`Argument opts.agent must implement Agent`);
			this[c] = t.agent, this[d] = e, this[s] = [], this[p] = 1, this[f] = this.dispatch, this[u] = this.close.bind(this), this.dispatch = o.call(this), this.close = this[l];
		}
		get [h.kConnected]() {
			return this[p];
		}
		intercept(e) {
			return new m(e, this[s]);
		}
		async [l]() {
			await i(this[u])(), this[p] = 0, this[c][h.kClients].delete(this[d]);
		}
	};
})), oe = e.__commonJSMin(((e, t) => {
	let n = {
		pronoun: `it`,
		is: `is`,
		was: `was`,
		this: `this`
	}, r = {
		pronoun: `they`,
		is: `are`,
		was: `were`,
		this: `these`
	};
	t.exports = class {
		constructor(e, t) {
			this.singular = e, this.plural = t;
		}
		pluralize(e) {
			let t = e === 1, i = t ? n : r, a = t ? this.singular : this.plural;
			return {
				...i,
				count: e,
				noun: a
			};
		}
	};
})), X = e.__commonJSMin(((e, t) => {
	let { Transform: n } = require("node:stream"), { Console: r } = require("node:console"), i = process.versions.icu ? `✅` : `Y `, a = process.versions.icu ? `❌` : `N `;
	t.exports = class {
		constructor({ disableColors: e } = {}) {
			this.transform = new n({ transform(e, t, n) {
				n(null, e);
			} }), this.logger = new r({
				stdout: this.transform,
				inspectOptions: { colors: !e && !process.env.CI }
			});
		}
		format(e) {
			let t = e.map(({ method: e, path: t, data: { statusCode: n }, persist: r, times: o, timesInvoked: s, origin: c }) => ({
				Method: e,
				Origin: c,
				Path: t,
				"Status code": n,
				Persistent: r ? i : a,
				Invocations: s,
				Remaining: r ? 1 / 0 : o - s
			}));
			return this.logger.table(t), this.transform.read().toString();
		}
	};
})), se = e.__commonJSMin(((e, r) => {
	let { kClients: i } = t(), a = I(), { kAgent: o, kMockAgentSet: s, kMockAgentGet: l, kDispatches: u, kIsMockActive: d, kNetConnect: f, kGetNetConnect: p, kOptions: m, kFactory: h } = G(), g = J(), _ = Y(), { matchValue: v, buildMockOptions: y } = K(), { InvalidArgumentError: b, UndiciError: x } = n(), S = c(), C = oe(), w = X();
	r.exports = class extends S {
		constructor(e) {
			if (super(e), this[f] = !0, this[d] = !0, e?.agent && typeof e.agent.dispatch != `function`) throw new b(`Argument opts.agent must implement Agent`);
			let t = e?.agent ? e.agent : new a(e);
			this[o] = t, this[i] = t[i], this[m] = y(e);
		}
		get(e) {
			let t = this[l](e);
			return t || (t = this[h](e), this[s](e, t)), t;
		}
		dispatch(e, t) {
			return this.get(e.origin), this[o].dispatch(e, t);
		}
		async close() {
			await this[o].close(), this[i].clear();
		}
		deactivate() {
			this[d] = !1;
		}
		activate() {
			this[d] = !0;
		}
		enableNetConnect(e) {
			if (typeof e == `string` || typeof e == `function` || e instanceof RegExp) Array.isArray(this[f]) ? this[f].push(e) : this[f] = [e];
			else if (e === void 0) this[f] = !0;
			else throw new b(`Unsupported matcher. Must be one of String|Function|RegExp.`);
		}
		disableNetConnect() {
			this[f] = !1;
		}
		get isMockActive() {
			return this[d];
		}
		[s](e, t) {
			this[i].set(e, t);
		}
		[h](e) {
			let t = Object.assign({ agent: this }, this[m]);
			return this[m] && this[m].connections === 1 ? new g(e, t) : new _(e, t);
		}
		[l](e) {
			let t = this[i].get(e);
			if (t) return t;
			if (typeof e != `string`) {
				let t = this[h](`http://localhost:9999`);
				return this[s](e, t), t;
			}
			for (let [t, n] of Array.from(this[i])) if (n && typeof t != `string` && v(t, e)) {
				let t = this[h](e);
				return this[s](e, t), t[u] = n[u], t;
			}
		}
		[p]() {
			return this[f];
		}
		pendingInterceptors() {
			let e = this[i];
			return Array.from(e.entries()).flatMap(([e, t]) => t[u].map((t) => ({
				...t,
				origin: e
			}))).filter(({ pending: e }) => e);
		}
		assertNoPendingInterceptors({ pendingInterceptorsFormatter: e = new w() } = {}) {
			let t = this.pendingInterceptors();
			if (t.length === 0) return;
			let n = new C(`interceptor`, `interceptors`).pluralize(t.length);
			throw new x(`
${n.count} ${n.noun} ${n.is} pending:

${e.format(t)}
`.trim());
		}
	};
})), ce = e.__commonJSMin(((e, t) => {
	let r = Symbol.for(`undici.globalDispatcher.1`), { InvalidArgumentError: i } = n(), a = I();
	s() === void 0 && o(new a());
	function o(e) {
		if (!e || typeof e.dispatch != `function`) throw new i(`Argument agent must implement Agent`);
		Object.defineProperty(globalThis, r, {
			value: e,
			writable: !0,
			enumerable: !1,
			configurable: !1
		});
	}
	function s() {
		return globalThis[r];
	}
	t.exports = {
		setGlobalDispatcher: o,
		getGlobalDispatcher: s
	};
})), Z = e.__commonJSMin(((e, t) => {
	t.exports = class {
		#e;
		constructor(e) {
			if (typeof e != `object` || !e) throw TypeError(`handler must be an object`);
			this.#e = e;
		}
		onConnect(...e) {
			return this.#e.onConnect?.(...e);
		}
		onError(...e) {
			return this.#e.onError?.(...e);
		}
		onUpgrade(...e) {
			return this.#e.onUpgrade?.(...e);
		}
		onResponseStarted(...e) {
			return this.#e.onResponseStarted?.(...e);
		}
		onHeaders(...e) {
			return this.#e.onHeaders?.(...e);
		}
		onData(...e) {
			return this.#e.onData?.(...e);
		}
		onComplete(...e) {
			return this.#e.onComplete?.(...e);
		}
		onBodySent(...e) {
			return this.#e.onBodySent?.(...e);
		}
	};
})), le = e.__commonJSMin(((e, t) => {
	let n = O();
	t.exports = (e) => {
		let t = e?.maxRedirections;
		return (e) => function(r, i) {
			let { maxRedirections: a = t, ...o } = r;
			return a ? e(o, new n(e, a, r, i)) : e(r, i);
		};
	};
})), ue = e.__commonJSMin(((e, t) => {
	let n = z();
	t.exports = (e) => (t) => function(r, i) {
		return t(r, new n({
			...r,
			retryOptions: {
				...e,
				...r.retryOptions
			}
		}, {
			handler: i,
			dispatch: t
		}));
	};
})), de = e.__commonJSMin(((e, t) => {
	let r = a(), { InvalidArgumentError: i, RequestAbortedError: o } = n(), s = Z();
	var c = class extends s {
		#e = 1048576;
		#t = null;
		#n = !1;
		#r = !1;
		#i = 0;
		#a = null;
		#o = null;
		constructor({ maxSize: e }, t) {
			if (super(t), e != null && (!Number.isFinite(e) || e < 1)) throw new i(`maxSize must be a number greater than 0`);
			this.#e = e ?? this.#e, this.#o = t;
		}
		onConnect(e) {
			this.#t = e, this.#o.onConnect(this.#s.bind(this));
		}
		#s(e) {
			this.#r = !0, this.#a = e;
		}
		onHeaders(e, t, n, i) {
			let a = r.parseHeaders(t)[`content-length`];
			if (a != null && a > this.#e) throw new o(`Response size (${a}) larger than maxSize (${this.#e})`);
			return this.#r ? !0 : this.#o.onHeaders(e, t, n, i);
		}
		onError(e) {
			this.#n || (e = this.#a ?? e, this.#o.onError(e));
		}
		onData(e) {
			return this.#i += e.length, this.#i >= this.#e && (this.#n = !0, this.#r ? this.#o.onError(this.#a) : this.#o.onComplete([])), !0;
		}
		onComplete(e) {
			this.#n || (this.#r ? this.#o.onError(this.reason) : this.#o.onComplete(e));
		}
	};
	function l({ maxSize: e } = { maxSize: 1048576 }) {
		return (t) => function(n, r) {
			let { dumpMaxSize: i = e } = n;
			return t(n, new c({ maxSize: i }, r));
		};
	}
	t.exports = l;
})), fe = e.__commonJSMin(((e, t) => {
	let { isIP: r } = require("node:net"), { lookup: i } = require("node:dns"), a = Z(), { InvalidArgumentError: o, InformationalError: s } = n(), c = 2 ** 31 - 1;
	var l = class {
		#e = 0;
		#t = 0;
		#n = new Map();
		dualStack = !0;
		affinity = null;
		lookup = null;
		pick = null;
		constructor(e) {
			this.#e = e.maxTTL, this.#t = e.maxItems, this.dualStack = e.dualStack, this.affinity = e.affinity, this.lookup = e.lookup ?? this.#r, this.pick = e.pick ?? this.#i;
		}
		get full() {
			return this.#n.size === this.#t;
		}
		runLookup(e, t, n) {
			let r = this.#n.get(e.hostname);
			if (r == null && this.full) {
				n(null, e.origin);
				return;
			}
			let i = {
				affinity: this.affinity,
				dualStack: this.dualStack,
				lookup: this.lookup,
				pick: this.pick,
				...t.dns,
				maxTTL: this.#e,
				maxItems: this.#t
			};
			if (r == null) this.lookup(e, i, (t, r) => {
				if (t || r == null || r.length === 0) {
					n(t ?? new s(`No DNS entries found`));
					return;
				}
				this.setRecords(e, r);
				let a = this.#n.get(e.hostname), o = this.pick(e, a, i.affinity), c;
				c = typeof o.port == `number` ? `:${o.port}` : e.port === `` ? `` : `:${e.port}`, n(null, `${e.protocol}//${o.family === 6 ? `[${o.address}]` : o.address}${c}`);
			});
			else {
				let a = this.pick(e, r, i.affinity);
				if (a == null) {
					this.#n.delete(e.hostname), this.runLookup(e, t, n);
					return;
				}
				let o;
				o = typeof a.port == `number` ? `:${a.port}` : e.port === `` ? `` : `:${e.port}`, n(null, `${e.protocol}//${a.family === 6 ? `[${a.address}]` : a.address}${o}`);
			}
		}
		#r(e, t, n) {
			i(e.hostname, {
				all: !0,
				family: this.dualStack === !1 ? this.affinity : 0,
				order: `ipv4first`
			}, (e, t) => {
				if (e) return n(e);
				let r = new Map();
				for (let e of t) r.set(`${e.address}:${e.family}`, e);
				n(null, r.values());
			});
		}
		#i(e, t, n) {
			let r = null, { records: i, offset: a } = t, o;
			if (this.dualStack ? (n ?? (a == null || a === c ? (t.offset = 0, n = 4) : (t.offset++, n = (t.offset & 1) == 1 ? 6 : 4)), o = i[n] != null && i[n].ips.length > 0 ? i[n] : i[n === 4 ? 6 : 4]) : o = i[n], o == null || o.ips.length === 0) return r;
			o.offset == null || o.offset === c ? o.offset = 0 : o.offset++;
			let s = o.offset % o.ips.length;
			return r = o.ips[s] ?? null, r == null ? r : Date.now() - r.timestamp > r.ttl ? (o.ips.splice(s, 1), this.pick(e, t, n)) : r;
		}
		setRecords(e, t) {
			let n = Date.now(), r = { records: {
				4: null,
				6: null
			} };
			for (let e of t) {
				e.timestamp = n, e.ttl = typeof e.ttl == `number` ? Math.min(e.ttl, this.#e) : this.#e;
				let t = r.records[e.family] ?? { ips: [] };
				t.ips.push(e), r.records[e.family] = t;
			}
			this.#n.set(e.hostname, r);
		}
		getHandler(e, t) {
			return new u(this, e, t);
		}
	}, u = class extends a {
		#e = null;
		#t = null;
		#n = null;
		#r = null;
		#i = null;
		constructor(e, { origin: t, handler: n, dispatch: r }, i) {
			super(n), this.#i = t, this.#r = n, this.#t = { ...i }, this.#e = e, this.#n = r;
		}
		onError(e) {
			switch (e.code) {
				case `ETIMEDOUT`:
				case `ECONNREFUSED`:
					if (this.#e.dualStack) {
						this.#e.runLookup(this.#i, this.#t, (e, t) => {
							if (e) return this.#r.onError(e);
							let n = {
								...this.#t,
								origin: t
							};
							this.#n(n, this);
						});
						return;
					}
					this.#r.onError(e);
					return;
				case `ENOTFOUND`: this.#e.deleteRecord(this.#i);
				default: this.#r.onError(e);
			}
		}
	};
	t.exports = (e) => {
		if (e?.maxTTL != null && (typeof e?.maxTTL != `number` || e?.maxTTL < 0)) throw new o(`Invalid maxTTL. Must be a positive number`);
		if (e?.maxItems != null && (typeof e?.maxItems != `number` || e?.maxItems < 1)) throw new o(`Invalid maxItems. Must be a positive number and greater than zero`);
		if (e?.affinity != null && e?.affinity !== 4 && e?.affinity !== 6) throw new o(`Invalid affinity. Must be either 4 or 6`);
		if (e?.dualStack != null && typeof e?.dualStack != `boolean`) throw new o(`Invalid dualStack. Must be a boolean`);
		if (e?.lookup != null && typeof e?.lookup != `function`) throw new o(`Invalid lookup. Must be a function`);
		if (e?.pick != null && typeof e?.pick != `function`) throw new o(`Invalid pick. Must be a function`);
		let t = e?.dualStack ?? !0, n;
		n = t ? e?.affinity ?? null : e?.affinity ?? 4;
		let i = new l({
			maxTTL: e?.maxTTL ?? 1e4,
			lookup: e?.lookup ?? null,
			pick: e?.pick ?? null,
			dualStack: t,
			affinity: n,
			maxItems: e?.maxItems ?? 1 / 0
		});
		return (e) => function(t, n) {
			let a = t.origin.constructor === URL ? t.origin : new URL(t.origin);
			return r(a.hostname) === 0 ? (i.runLookup(a, t, (r, o) => {
				if (r) return n.onError(r);
				let s = null;
				s = {
					...t,
					servername: a.hostname,
					origin: o,
					headers: {
						host: a.hostname,
						...t.headers
					}
				}, e(s, i.getHandler({
					origin: a,
					dispatch: e,
					handler: n
				}, t));
			}), !0) : e(t, n);
		};
	};
})), pe = e.__commonJSMin(((e, n) => {
	let { kConstruct: r } = t(), { kEnumerableProperty: i } = a(), { iteratorMixin: o, isValidHeaderName: s, isValidHeaderValue: c } = b(), { webidl: l } = y(), u = require("node:assert"), d = require("node:util"), f = Symbol(`headers map`), p = Symbol(`headers map sorted`);
	function m(e) {
		return e === 10 || e === 13 || e === 9 || e === 32;
	}
	function h(e) {
		let t = 0, n = e.length;
		for (; n > t && m(e.charCodeAt(n - 1));) --n;
		for (; n > t && m(e.charCodeAt(t));) ++t;
		return t === 0 && n === e.length ? e : e.substring(t, n);
	}
	function g(e, t) {
		if (Array.isArray(t)) for (let n = 0; n < t.length; ++n) {
			let r = t[n];
			if (r.length !== 2) throw l.errors.exception({
				header: `Headers constructor`,
				message: `expected name/value pair to be length 2, found ${r.length}.`
			});
			_(e, r[0], r[1]);
		}
		else if (typeof t == `object` && t) {
			let n = Object.keys(t);
			for (let r = 0; r < n.length; ++r) _(e, n[r], t[n[r]]);
		} else throw l.errors.conversionFailed({
			prefix: `Headers constructor`,
			argument: `Argument 1`,
			types: [`sequence<sequence<ByteString>>`, `record<ByteString, ByteString>`]
		});
	}
	function _(e, t, n) {
		if (n = h(n), !s(t)) throw l.errors.invalidArgument({
			prefix: `Headers.append`,
			value: t,
			type: `header name`
		});
		if (!c(n)) throw l.errors.invalidArgument({
			prefix: `Headers.append`,
			value: n,
			type: `header value`
		});
		if (C(e) === `immutable`) throw TypeError(`immutable`);
		return T(e).append(t, n, !1);
	}
	function v(e, t) {
		return e[0] < t[0] ? -1 : 1;
	}
	var x = class e {
		cookies = null;
		constructor(t) {
			t instanceof e ? (this[f] = new Map(t[f]), this[p] = t[p], this.cookies = t.cookies === null ? null : [...t.cookies]) : (this[f] = new Map(t), this[p] = null);
		}
		contains(e, t) {
			return this[f].has(t ? e : e.toLowerCase());
		}
		clear() {
			this[f].clear(), this[p] = null, this.cookies = null;
		}
		append(e, t, n) {
			this[p] = null;
			let r = n ? e : e.toLowerCase(), i = this[f].get(r);
			if (i) {
				let e = r === `cookie` ? `; ` : `, `;
				this[f].set(r, {
					name: i.name,
					value: `${i.value}${e}${t}`
				});
			} else this[f].set(r, {
				name: e,
				value: t
			});
			r === `set-cookie` && (this.cookies ??= []).push(t);
		}
		set(e, t, n) {
			this[p] = null;
			let r = n ? e : e.toLowerCase();
			r === `set-cookie` && (this.cookies = [t]), this[f].set(r, {
				name: e,
				value: t
			});
		}
		delete(e, t) {
			this[p] = null, t || (e = e.toLowerCase()), e === `set-cookie` && (this.cookies = null), this[f].delete(e);
		}
		get(e, t) {
			return this[f].get(t ? e : e.toLowerCase())?.value ?? null;
		}
		*[Symbol.iterator]() {
			for (let { 0: e, 1: { value: t } } of this[f]) yield [e, t];
		}
		get entries() {
			let e = {};
			if (this[f].size !== 0) for (let { name: t, value: n } of this[f].values()) e[t] = n;
			return e;
		}
		rawValues() {
			return this[f].values();
		}
		get entriesList() {
			let e = [];
			if (this[f].size !== 0) for (let { 0: t, 1: { name: n, value: r } } of this[f]) if (t === `set-cookie`) for (let t of this.cookies) e.push([n, t]);
			else e.push([n, r]);
			return e;
		}
		toSortedArray() {
			let e = this[f].size, t = Array(e);
			if (e <= 32) {
				if (e === 0) return t;
				let n = this[f][Symbol.iterator](), r = n.next().value;
				t[0] = [r[0], r[1].value], u(r[1].value !== null);
				for (let r = 1, i = 0, a = 0, o = 0, s = 0, c, l; r < e; ++r) {
					for (l = n.next().value, c = t[r] = [l[0], l[1].value], u(c[1] !== null), o = 0, a = r; o < a;) s = o + (a - o >> 1), t[s][0] <= c[0] ? o = s + 1 : a = s;
					if (r !== s) {
						for (i = r; i > o;) t[i] = t[--i];
						t[o] = c;
					}
				}
				if (!n.next().done) throw TypeError(`Unreachable`);
				return t;
			}
			{
				let e = 0;
				for (let { 0: n, 1: { value: r } } of this[f]) t[e++] = [n, r], u(r !== null);
				return t.sort(v);
			}
		}
	}, S = class e {
		#e;
		#t;
		constructor(e = void 0) {
			l.util.markAsUncloneable(this), e !== r && (this.#t = new x(), this.#e = `none`, e !== void 0 && (e = l.converters.HeadersInit(e, `Headers contructor`, `init`), g(this, e)));
		}
		append(t, n) {
			l.brandCheck(this, e), l.argumentLengthCheck(arguments, 2, `Headers.append`);
			let r = `Headers.append`;
			return t = l.converters.ByteString(t, r, `name`), n = l.converters.ByteString(n, r, `value`), _(this, t, n);
		}
		delete(t) {
			if (l.brandCheck(this, e), l.argumentLengthCheck(arguments, 1, `Headers.delete`), t = l.converters.ByteString(t, `Headers.delete`, `name`), !s(t)) throw l.errors.invalidArgument({
				prefix: `Headers.delete`,
				value: t,
				type: `header name`
			});
			if (this.#e === `immutable`) throw TypeError(`immutable`);
			this.#t.contains(t, !1) && this.#t.delete(t, !1);
		}
		get(t) {
			l.brandCheck(this, e), l.argumentLengthCheck(arguments, 1, `Headers.get`);
			let n = `Headers.get`;
			if (t = l.converters.ByteString(t, n, `name`), !s(t)) throw l.errors.invalidArgument({
				prefix: n,
				value: t,
				type: `header name`
			});
			return this.#t.get(t, !1);
		}
		has(t) {
			l.brandCheck(this, e), l.argumentLengthCheck(arguments, 1, `Headers.has`);
			let n = `Headers.has`;
			if (t = l.converters.ByteString(t, n, `name`), !s(t)) throw l.errors.invalidArgument({
				prefix: n,
				value: t,
				type: `header name`
			});
			return this.#t.contains(t, !1);
		}
		set(t, n) {
			l.brandCheck(this, e), l.argumentLengthCheck(arguments, 2, `Headers.set`);
			let r = `Headers.set`;
			if (t = l.converters.ByteString(t, r, `name`), n = l.converters.ByteString(n, r, `value`), n = h(n), !s(t)) throw l.errors.invalidArgument({
				prefix: r,
				value: t,
				type: `header name`
			});
			if (!c(n)) throw l.errors.invalidArgument({
				prefix: r,
				value: n,
				type: `header value`
			});
			if (this.#e === `immutable`) throw TypeError(`immutable`);
			this.#t.set(t, n, !1);
		}
		getSetCookie() {
			l.brandCheck(this, e);
			let t = this.#t.cookies;
			return t ? [...t] : [];
		}
		get [p]() {
			if (this.#t[p]) return this.#t[p];
			let e = [], t = this.#t.toSortedArray(), n = this.#t.cookies;
			if (n === null || n.length === 1) return this.#t[p] = t;
			for (let r = 0; r < t.length; ++r) {
				let { 0: i, 1: a } = t[r];
				if (i === `set-cookie`) for (let t = 0; t < n.length; ++t) e.push([i, n[t]]);
				else e.push([i, a]);
			}
			return this.#t[p] = e;
		}
		[d.inspect.custom](e, t) {
			return t.depth ??= e, `Headers ${d.formatWithOptions(t, this.#t.entries)}`;
		}
		static getHeadersGuard(e) {
			return e.#e;
		}
		static setHeadersGuard(e, t) {
			e.#e = t;
		}
		static getHeadersList(e) {
			return e.#t;
		}
		static setHeadersList(e, t) {
			e.#t = t;
		}
	};
	let { getHeadersGuard: C, setHeadersGuard: w, getHeadersList: T, setHeadersList: E } = S;
	Reflect.deleteProperty(S, `getHeadersGuard`), Reflect.deleteProperty(S, `setHeadersGuard`), Reflect.deleteProperty(S, `getHeadersList`), Reflect.deleteProperty(S, `setHeadersList`), o(`Headers`, S, p, 0, 1), Object.defineProperties(S.prototype, {
		append: i,
		delete: i,
		get: i,
		has: i,
		set: i,
		getSetCookie: i,
		[Symbol.toStringTag]: {
			value: `Headers`,
			configurable: !0
		},
		[d.inspect.custom]: { enumerable: !1 }
	}), l.converters.HeadersInit = function(e, t, n) {
		if (l.util.Type(e) === `Object`) {
			let r = Reflect.get(e, Symbol.iterator);
			if (!d.types.isProxy(e) && r === S.prototype.entries) try {
				return T(e).entriesList;
			} catch {}
			return typeof r == `function` ? l.converters[`sequence<sequence<ByteString>>`](e, t, n, r.bind(e)) : l.converters[`record<ByteString, ByteString>`](e, t, n);
		}
		throw l.errors.conversionFailed({
			prefix: `Headers constructor`,
			argument: `Argument 1`,
			types: [`sequence<sequence<ByteString>>`, `record<ByteString, ByteString>`]
		});
	}, n.exports = {
		fill: g,
		compareHeaderName: v,
		Headers: S,
		HeadersList: x,
		getHeadersGuard: C,
		setHeadersGuard: w,
		setHeadersList: E,
		getHeadersList: T
	};
})), me = e.__commonJSMin(((e, n) => {
	let { Headers: r, HeadersList: i, fill: o, getHeadersGuard: s, setHeadersGuard: c, setHeadersList: l } = pe(), { extractBody: u, cloneBody: d, mixinBody: f, hasFinalizationRegistry: p, streamRegistry: m, bodyUnusable: h } = T(), _ = a(), S = require("node:util"), { kEnumerableProperty: w } = _, { isValidReasonPhrase: E, isCancelled: D, isAborted: O, isBlobLike: k, serializeJavascriptValueToJSONString: A, isErrorLike: j, isomorphicEncode: M, environmentSettingsObject: N } = b(), { redirectStatusSet: P, nullBodyStatus: F } = g(), { kState: I, kHeaders: L } = x(), { webidl: R } = y(), { FormData: z } = C(), { URLSerializer: B } = v(), { kConstruct: V } = t(), H = require("node:assert"), { types: U } = require("node:util"), W = new TextEncoder(`utf-8`);
	var ee = class e {
		static error() {
			return J(re(), `immutable`);
		}
		static json(e, t = {}) {
			R.argumentLengthCheck(arguments, 1, `Response.json`), t !== null && (t = R.converters.ResponseInit(t));
			let n = W.encode(A(e)), r = u(n), i = J(ne({}), `response`);
			return q(i, t, {
				body: r[0],
				type: `application/json`
			}), i;
		}
		static redirect(e, t = 302) {
			R.argumentLengthCheck(arguments, 1, `Response.redirect`), e = R.converters.USVString(e), t = R.converters[`unsigned short`](t);
			let n;
			try {
				n = new URL(e, N.settingsObject.baseUrl);
			} catch (t) {
				throw TypeError(`Failed to parse URL from ${e}`, { cause: t });
			}
			if (!P.has(t)) throw RangeError(`Invalid status code ${t}`);
			let r = J(ne({}), `immutable`);
			r[I].status = t;
			let i = M(B(n));
			return r[I].headersList.append(`location`, i, !0), r;
		}
		constructor(e = null, t = {}) {
			if (R.util.markAsUncloneable(this), e === V) return;
			e !== null && (e = R.converters.BodyInit(e)), t = R.converters.ResponseInit(t), this[I] = ne({}), this[L] = new r(V), c(this[L], `response`), l(this[L], this[I].headersList);
			let n = null;
			if (e != null) {
				let [t, r] = u(e);
				n = {
					body: t,
					type: r
				};
			}
			q(this, t, n);
		}
		get type() {
			return R.brandCheck(this, e), this[I].type;
		}
		get url() {
			R.brandCheck(this, e);
			let t = this[I].urlList, n = t[t.length - 1] ?? null;
			return n === null ? `` : B(n, !0);
		}
		get redirected() {
			return R.brandCheck(this, e), this[I].urlList.length > 1;
		}
		get status() {
			return R.brandCheck(this, e), this[I].status;
		}
		get ok() {
			return R.brandCheck(this, e), this[I].status >= 200 && this[I].status <= 299;
		}
		get statusText() {
			return R.brandCheck(this, e), this[I].statusText;
		}
		get headers() {
			return R.brandCheck(this, e), this[L];
		}
		get body() {
			return R.brandCheck(this, e), this[I].body ? this[I].body.stream : null;
		}
		get bodyUsed() {
			return R.brandCheck(this, e), !!this[I].body && _.isDisturbed(this[I].body.stream);
		}
		clone() {
			if (R.brandCheck(this, e), h(this)) throw R.errors.exception({
				header: `Response.clone`,
				message: `Body has already been consumed.`
			});
			let t = te(this[I]);
			return p && this[I].body?.stream && m.register(this, new WeakRef(this[I].body.stream)), J(t, s(this[L]));
		}
		[S.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				status: this.status,
				statusText: this.statusText,
				headers: this.headers,
				body: this.body,
				bodyUsed: this.bodyUsed,
				ok: this.ok,
				redirected: this.redirected,
				type: this.type,
				url: this.url
			};
			return `Response ${S.formatWithOptions(t, n)}`;
		}
	};
	f(ee), Object.defineProperties(ee.prototype, {
		type: w,
		url: w,
		status: w,
		ok: w,
		redirected: w,
		statusText: w,
		headers: w,
		clone: w,
		body: w,
		bodyUsed: w,
		[Symbol.toStringTag]: {
			value: `Response`,
			configurable: !0
		}
	}), Object.defineProperties(ee, {
		json: w,
		redirect: w,
		error: w
	});
	function te(e) {
		if (e.internalResponse) return G(te(e.internalResponse), e.type);
		let t = ne({
			...e,
			body: null
		});
		return e.body != null && (t.body = d(t, e.body)), t;
	}
	function ne(e) {
		return {
			aborted: !1,
			rangeRequested: !1,
			timingAllowPassed: !1,
			requestIncludesCredentials: !1,
			type: `default`,
			status: 200,
			timingInfo: null,
			cacheState: ``,
			statusText: ``,
			...e,
			headersList: e?.headersList ? new i(e?.headersList) : new i(),
			urlList: e?.urlList ? [...e.urlList] : []
		};
	}
	function re(e) {
		return ne({
			type: `error`,
			status: 0,
			error: j(e) ? e : Error(e && String(e)),
			aborted: e && e.name === `AbortError`
		});
	}
	function ie(e) {
		return e.type === `error` && e.status === 0;
	}
	function ae(e, t) {
		return t = {
			internalResponse: e,
			...t
		}, new Proxy(e, {
			get(e, n) {
				return n in t ? t[n] : e[n];
			},
			set(e, n, r) {
				return H(!(n in t)), e[n] = r, !0;
			}
		});
	}
	function G(e, t) {
		if (t === `basic`) return ae(e, {
			type: `basic`,
			headersList: e.headersList
		});
		if (t === `cors`) return ae(e, {
			type: `cors`,
			headersList: e.headersList
		});
		if (t === `opaque`) return ae(e, {
			type: `opaque`,
			urlList: Object.freeze([]),
			status: 0,
			statusText: ``,
			body: null
		});
		if (t === `opaqueredirect`) return ae(e, {
			type: `opaqueredirect`,
			status: 0,
			statusText: ``,
			headersList: [],
			body: null
		});
		H(!1);
	}
	function K(e, t = null) {
		return H(D(e)), O(e) ? re(Object.assign(new DOMException(`The operation was aborted.`, `AbortError`), { cause: t })) : re(Object.assign(new DOMException(`Request was cancelled.`), { cause: t }));
	}
	function q(e, t, n) {
		if (t.status !== null && (t.status < 200 || t.status > 599)) throw RangeError(`init["status"] must be in the range of 200 to 599, inclusive.`);
		if (`statusText` in t && t.statusText != null && !E(String(t.statusText))) throw TypeError(`Invalid statusText`);
		if (`status` in t && t.status != null && (e[I].status = t.status), `statusText` in t && t.statusText != null && (e[I].statusText = t.statusText), `headers` in t && t.headers != null && o(e[L], t.headers), n) {
			if (F.includes(e.status)) throw R.errors.exception({
				header: `Response constructor`,
				message: `Invalid response status code ${e.status}`
			});
			e[I].body = n.body, n.type != null && !e[I].headersList.contains(`content-type`, !0) && e[I].headersList.append(`content-type`, n.type, !0);
		}
	}
	function J(e, t) {
		let n = new ee(V);
		return n[I] = e, n[L] = new r(V), l(n[L], e.headersList), c(n[L], t), p && e.body?.stream && m.register(n, new WeakRef(e.body.stream)), n;
	}
	R.converters.ReadableStream = R.interfaceConverter(ReadableStream), R.converters.FormData = R.interfaceConverter(z), R.converters.URLSearchParams = R.interfaceConverter(URLSearchParams), R.converters.XMLHttpRequestBodyInit = function(e, t, n) {
		return typeof e == `string` ? R.converters.USVString(e, t, n) : k(e) ? R.converters.Blob(e, t, n, { strict: !1 }) : ArrayBuffer.isView(e) || U.isArrayBuffer(e) ? R.converters.BufferSource(e, t, n) : _.isFormDataLike(e) ? R.converters.FormData(e, t, n, { strict: !1 }) : e instanceof URLSearchParams ? R.converters.URLSearchParams(e, t, n) : R.converters.DOMString(e, t, n);
	}, R.converters.BodyInit = function(e, t, n) {
		return e instanceof ReadableStream ? R.converters.ReadableStream(e, t, n) : e?.[Symbol.asyncIterator] ? e : R.converters.XMLHttpRequestBodyInit(e, t, n);
	}, R.converters.ResponseInit = R.dictionaryConverter([
		{
			key: `status`,
			converter: R.converters[`unsigned short`],
			defaultValue: () => 200
		},
		{
			key: `statusText`,
			converter: R.converters.ByteString,
			defaultValue: () => ``
		},
		{
			key: `headers`,
			converter: R.converters.HeadersInit
		}
	]), n.exports = {
		isNetworkError: ie,
		makeNetworkError: re,
		makeResponse: ne,
		makeAppropriateNetworkError: K,
		filterResponse: G,
		Response: ee,
		cloneResponse: te,
		fromInnerResponse: J
	};
})), he = e.__commonJSMin(((e, n) => {
	let { kConnected: r, kSize: i } = t();
	var a = class {
		constructor(e) {
			this.value = e;
		}
		deref() {
			return this.value[r] === 0 && this.value[i] === 0 ? void 0 : this.value;
		}
	}, o = class {
		constructor(e) {
			this.finalizer = e;
		}
		register(e, t) {
			e.on && e.on(`disconnect`, () => {
				e[r] === 0 && e[i] === 0 && this.finalizer(t);
			});
		}
		unregister(e) {}
	};
	n.exports = function() {
		return process.env.NODE_V8_COVERAGE && process.version.startsWith(`v18`) ? (process._rawDebug(`Using compatibility WeakRef and FinalizationRegistry`), {
			WeakRef: a,
			FinalizationRegistry: o
		}) : {
			WeakRef,
			FinalizationRegistry
		};
	};
})), ge = e.__commonJSMin(((e, n) => {
	let { extractBody: r, mixinBody: i, cloneBody: o, bodyUnusable: s } = T(), { Headers: c, fill: l, HeadersList: u, setHeadersGuard: d, getHeadersGuard: f, setHeadersList: p, getHeadersList: m } = pe(), { FinalizationRegistry: h } = he()(), _ = a(), S = require("node:util"), { isValidHTTPToken: C, sameOrigin: w, environmentSettingsObject: E } = b(), { forbiddenMethodsSet: D, corsSafeListedMethodsSet: O, referrerPolicy: k, requestRedirect: A, requestMode: j, requestCredentials: M, requestCache: N, requestDuplex: P } = g(), { kEnumerableProperty: F, normalizedMethodRecordsBase: I, normalizedMethodRecords: L } = _, { kHeaders: R, kSignal: z, kState: B, kDispatcher: V } = x(), { webidl: H } = y(), { URLSerializer: U } = v(), { kConstruct: W } = t(), ee = require("node:assert"), { getMaxListeners: te, setMaxListeners: ne, getEventListeners: re, defaultMaxListeners: ie } = require("node:events"), ae = Symbol(`abortController`), G = new h(({ signal: e, abort: t }) => {
		e.removeEventListener(`abort`, t);
	}), K = new WeakMap();
	function q(e) {
		return t;
		function t() {
			let n = e.deref();
			if (n !== void 0) {
				G.unregister(t), this.removeEventListener(`abort`, t), n.abort(this.reason);
				let e = K.get(n.signal);
				if (e !== void 0) {
					if (e.size !== 0) {
						for (let t of e) {
							let e = t.deref();
							e !== void 0 && e.abort(this.reason);
						}
						e.clear();
					}
					K.delete(n.signal);
				}
			}
		}
	}
	let J = !1;
	var Y = class e {
		constructor(t, n = {}) {
			if (H.util.markAsUncloneable(this), t === W) return;
			let i = `Request constructor`;
			H.argumentLengthCheck(arguments, 1, i), t = H.converters.RequestInfo(t, i, `input`), n = H.converters.RequestInit(n, i, `init`);
			let a = null, o = null, f = E.settingsObject.baseUrl, h = null;
			if (typeof t == `string`) {
				this[V] = n.dispatcher;
				let e;
				try {
					e = new URL(t, f);
				} catch (e) {
					throw TypeError(`Failed to parse URL from ` + t, { cause: e });
				}
				if (e.username || e.password) throw TypeError(`Request cannot be constructed from a URL that includes credentials: ` + t);
				a = oe({ urlList: [e] }), o = `cors`;
			} else this[V] = n.dispatcher || t[V], ee(t instanceof e), a = t[B], h = t[z];
			let g = E.settingsObject.origin, v = `client`;
			if (a.window?.constructor?.name === `EnvironmentSettingsObject` && w(a.window, g) && (v = a.window), n.window != null) throw TypeError(`'window' option '${v}' must be null`);
			`window` in n && (v = `no-window`), a = oe({
				method: a.method,
				headersList: a.headersList,
				unsafeRequest: a.unsafeRequest,
				client: E.settingsObject,
				window: v,
				priority: a.priority,
				origin: a.origin,
				referrer: a.referrer,
				referrerPolicy: a.referrerPolicy,
				mode: a.mode,
				credentials: a.credentials,
				cache: a.cache,
				redirect: a.redirect,
				integrity: a.integrity,
				keepalive: a.keepalive,
				reloadNavigation: a.reloadNavigation,
				historyNavigation: a.historyNavigation,
				urlList: [...a.urlList]
			});
			let y = Object.keys(n).length !== 0;
			if (y && (a.mode === `navigate` && (a.mode = `same-origin`), a.reloadNavigation = !1, a.historyNavigation = !1, a.origin = `client`, a.referrer = `client`, a.referrerPolicy = ``, a.url = a.urlList[a.urlList.length - 1], a.urlList = [a.url]), n.referrer !== void 0) {
				let e = n.referrer;
				if (e === ``) a.referrer = `no-referrer`;
				else {
					let t;
					try {
						t = new URL(e, f);
					} catch (t) {
						throw TypeError(`Referrer "${e}" is not a valid URL.`, { cause: t });
					}
					t.protocol === `about:` && t.hostname === `client` || g && !w(t, E.settingsObject.baseUrl) ? a.referrer = `client` : a.referrer = t;
				}
			}
			n.referrerPolicy !== void 0 && (a.referrerPolicy = n.referrerPolicy);
			let b;
			if (b = n.mode === void 0 ? o : n.mode, b === `navigate`) throw H.errors.exception({
				header: `Request constructor`,
				message: `invalid request mode navigate.`
			});
			if (b != null && (a.mode = b), n.credentials !== void 0 && (a.credentials = n.credentials), n.cache !== void 0 && (a.cache = n.cache), a.cache === `only-if-cached` && a.mode !== `same-origin`) throw TypeError(`'only-if-cached' can be set only with 'same-origin' mode`);
			if (n.redirect !== void 0 && (a.redirect = n.redirect), n.integrity != null && (a.integrity = String(n.integrity)), n.keepalive !== void 0 && (a.keepalive = !!n.keepalive), n.method !== void 0) {
				let e = n.method, t = L[e];
				if (t !== void 0) a.method = t;
				else {
					if (!C(e)) throw TypeError(`'${e}' is not a valid HTTP method.`);
					let t = e.toUpperCase();
					if (D.has(t)) throw TypeError(`'${e}' HTTP method is unsupported.`);
					e = I[t] ?? e, a.method = e;
				}
				!J && a.method === `patch` && (process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", { code: `UNDICI-FETCH-patch` }), J = !0);
			}
			n.signal !== void 0 && (h = n.signal), this[B] = a;
			let x = new AbortController();
			if (this[z] = x.signal, h != null) {
				if (!h || typeof h.aborted != `boolean` || typeof h.addEventListener != `function`) throw TypeError(`Failed to construct 'Request': member signal is not of type AbortSignal.`);
				if (h.aborted) x.abort(h.reason);
				else {
					this[ae] = x;
					let e = q(new WeakRef(x));
					try {
						(typeof te == `function` && te(h) === ie || re(h, `abort`).length >= ie) && ne(1500, h);
					} catch {}
					_.addAbortListener(h, e), G.register(x, {
						signal: h,
						abort: e
					}, e);
				}
			}
			if (this[R] = new c(W), p(this[R], a.headersList), d(this[R], `request`), b === `no-cors`) {
				if (!O.has(a.method)) throw TypeError(`'${a.method} is unsupported in no-cors mode.`);
				d(this[R], `request-no-cors`);
			}
			if (y) {
				let e = m(this[R]), t = n.headers === void 0 ? new u(e) : n.headers;
				if (e.clear(), t instanceof u) {
					for (let { name: n, value: r } of t.rawValues()) e.append(n, r, !1);
					e.cookies = t.cookies;
				} else l(this[R], t);
			}
			let S = t instanceof e ? t[B].body : null;
			if ((n.body != null || S != null) && (a.method === `GET` || a.method === `HEAD`)) throw TypeError(`Request with GET/HEAD method cannot have body.`);
			let T = null;
			if (n.body != null) {
				let [e, t] = r(n.body, a.keepalive);
				T = e, t && !m(this[R]).contains(`content-type`, !0) && this[R].append(`content-type`, t);
			}
			let k = T ?? S;
			if (k != null && k.source == null) {
				if (T != null && n.duplex == null) throw TypeError(`RequestInit: duplex option is required when sending a body.`);
				if (a.mode !== `same-origin` && a.mode !== `cors`) throw TypeError(`If request is made from ReadableStream, mode should be "same-origin" or "cors"`);
				a.useCORSPreflightFlag = !0;
			}
			let A = k;
			if (T == null && S != null) {
				if (s(t)) throw TypeError(`Cannot construct a Request with a Request object that has already been used.`);
				let e = new TransformStream();
				S.stream.pipeThrough(e), A = {
					source: S.source,
					length: S.length,
					stream: e.readable
				};
			}
			this[B].body = A;
		}
		get method() {
			return H.brandCheck(this, e), this[B].method;
		}
		get url() {
			return H.brandCheck(this, e), U(this[B].url);
		}
		get headers() {
			return H.brandCheck(this, e), this[R];
		}
		get destination() {
			return H.brandCheck(this, e), this[B].destination;
		}
		get referrer() {
			return H.brandCheck(this, e), this[B].referrer === `no-referrer` ? `` : this[B].referrer === `client` ? `about:client` : this[B].referrer.toString();
		}
		get referrerPolicy() {
			return H.brandCheck(this, e), this[B].referrerPolicy;
		}
		get mode() {
			return H.brandCheck(this, e), this[B].mode;
		}
		get credentials() {
			return this[B].credentials;
		}
		get cache() {
			return H.brandCheck(this, e), this[B].cache;
		}
		get redirect() {
			return H.brandCheck(this, e), this[B].redirect;
		}
		get integrity() {
			return H.brandCheck(this, e), this[B].integrity;
		}
		get keepalive() {
			return H.brandCheck(this, e), this[B].keepalive;
		}
		get isReloadNavigation() {
			return H.brandCheck(this, e), this[B].reloadNavigation;
		}
		get isHistoryNavigation() {
			return H.brandCheck(this, e), this[B].historyNavigation;
		}
		get signal() {
			return H.brandCheck(this, e), this[z];
		}
		get body() {
			return H.brandCheck(this, e), this[B].body ? this[B].body.stream : null;
		}
		get bodyUsed() {
			return H.brandCheck(this, e), !!this[B].body && _.isDisturbed(this[B].body.stream);
		}
		get duplex() {
			return H.brandCheck(this, e), `half`;
		}
		clone() {
			if (H.brandCheck(this, e), s(this)) throw TypeError(`unusable`);
			let t = X(this[B]), n = new AbortController();
			if (this.signal.aborted) n.abort(this.signal.reason);
			else {
				let e = K.get(this.signal);
				e === void 0 && (e = new Set(), K.set(this.signal, e));
				let t = new WeakRef(n);
				e.add(t), _.addAbortListener(n.signal, q(t));
			}
			return se(t, n.signal, f(this[R]));
		}
		[S.inspect.custom](e, t) {
			t.depth === null && (t.depth = 2), t.colors ??= !0;
			let n = {
				method: this.method,
				url: this.url,
				headers: this.headers,
				destination: this.destination,
				referrer: this.referrer,
				referrerPolicy: this.referrerPolicy,
				mode: this.mode,
				credentials: this.credentials,
				cache: this.cache,
				redirect: this.redirect,
				integrity: this.integrity,
				keepalive: this.keepalive,
				isReloadNavigation: this.isReloadNavigation,
				isHistoryNavigation: this.isHistoryNavigation,
				signal: this.signal
			};
			return `Request ${S.formatWithOptions(t, n)}`;
		}
	};
	i(Y);
	function oe(e) {
		return {
			method: e.method ?? `GET`,
			localURLsOnly: e.localURLsOnly ?? !1,
			unsafeRequest: e.unsafeRequest ?? !1,
			body: e.body ?? null,
			client: e.client ?? null,
			reservedClient: e.reservedClient ?? null,
			replacesClientId: e.replacesClientId ?? ``,
			window: e.window ?? `client`,
			keepalive: e.keepalive ?? !1,
			serviceWorkers: e.serviceWorkers ?? `all`,
			initiator: e.initiator ?? ``,
			destination: e.destination ?? ``,
			priority: e.priority ?? null,
			origin: e.origin ?? `client`,
			policyContainer: e.policyContainer ?? `client`,
			referrer: e.referrer ?? `client`,
			referrerPolicy: e.referrerPolicy ?? ``,
			mode: e.mode ?? `no-cors`,
			useCORSPreflightFlag: e.useCORSPreflightFlag ?? !1,
			credentials: e.credentials ?? `same-origin`,
			useCredentials: e.useCredentials ?? !1,
			cache: e.cache ?? `default`,
			redirect: e.redirect ?? `follow`,
			integrity: e.integrity ?? ``,
			cryptoGraphicsNonceMetadata: e.cryptoGraphicsNonceMetadata ?? ``,
			parserMetadata: e.parserMetadata ?? ``,
			reloadNavigation: e.reloadNavigation ?? !1,
			historyNavigation: e.historyNavigation ?? !1,
			userActivation: e.userActivation ?? !1,
			taintedOrigin: e.taintedOrigin ?? !1,
			redirectCount: e.redirectCount ?? 0,
			responseTainting: e.responseTainting ?? `basic`,
			preventNoCacheCacheControlHeaderModification: e.preventNoCacheCacheControlHeaderModification ?? !1,
			done: e.done ?? !1,
			timingAllowFailed: e.timingAllowFailed ?? !1,
			urlList: e.urlList,
			url: e.urlList[0],
			headersList: e.headersList ? new u(e.headersList) : new u()
		};
	}
	function X(e) {
		let t = oe({
			...e,
			body: null
		});
		return e.body != null && (t.body = o(t, e.body)), t;
	}
	function se(e, t, n) {
		let r = new Y(W);
		return r[B] = e, r[z] = t, r[R] = new c(W), p(r[R], e.headersList), d(r[R], n), r;
	}
	Object.defineProperties(Y.prototype, {
		method: F,
		url: F,
		headers: F,
		redirect: F,
		clone: F,
		signal: F,
		duplex: F,
		destination: F,
		body: F,
		bodyUsed: F,
		isHistoryNavigation: F,
		isReloadNavigation: F,
		keepalive: F,
		integrity: F,
		cache: F,
		credentials: F,
		attribute: F,
		referrerPolicy: F,
		referrer: F,
		mode: F,
		[Symbol.toStringTag]: {
			value: `Request`,
			configurable: !0
		}
	}), H.converters.Request = H.interfaceConverter(Y), H.converters.RequestInfo = function(e, t, n) {
		return typeof e == `string` ? H.converters.USVString(e, t, n) : e instanceof Y ? H.converters.Request(e, t, n) : H.converters.USVString(e, t, n);
	}, H.converters.AbortSignal = H.interfaceConverter(AbortSignal), H.converters.RequestInit = H.dictionaryConverter([
		{
			key: `method`,
			converter: H.converters.ByteString
		},
		{
			key: `headers`,
			converter: H.converters.HeadersInit
		},
		{
			key: `body`,
			converter: H.nullableConverter(H.converters.BodyInit)
		},
		{
			key: `referrer`,
			converter: H.converters.USVString
		},
		{
			key: `referrerPolicy`,
			converter: H.converters.DOMString,
			allowedValues: k
		},
		{
			key: `mode`,
			converter: H.converters.DOMString,
			allowedValues: j
		},
		{
			key: `credentials`,
			converter: H.converters.DOMString,
			allowedValues: M
		},
		{
			key: `cache`,
			converter: H.converters.DOMString,
			allowedValues: N
		},
		{
			key: `redirect`,
			converter: H.converters.DOMString,
			allowedValues: A
		},
		{
			key: `integrity`,
			converter: H.converters.DOMString
		},
		{
			key: `keepalive`,
			converter: H.converters.boolean
		},
		{
			key: `signal`,
			converter: H.nullableConverter((e) => H.converters.AbortSignal(e, `RequestInit`, `signal`, { strict: !1 }))
		},
		{
			key: `window`,
			converter: H.converters.any
		},
		{
			key: `duplex`,
			converter: H.converters.DOMString,
			allowedValues: P
		},
		{
			key: `dispatcher`,
			converter: H.converters.any
		}
	]), n.exports = {
		Request: Y,
		makeRequest: oe,
		fromInnerRequest: se,
		cloneRequest: X
	};
})), Q = e.__commonJSMin(((e, t) => {
	let { makeNetworkError: n, makeAppropriateNetworkError: r, filterResponse: i, makeResponse: o, fromInnerResponse: s } = me(), { HeadersList: c } = pe(), { Request: l, cloneRequest: u } = ge(), d = require("node:zlib"), { bytesMatch: f, makePolicyContainer: p, clonePolicyContainer: m, requestBadPort: h, TAOCheck: _, appendRequestOriginHeader: S, responseLocationURL: C, requestCurrentURL: w, setRequestReferrerPolicyOnRedirect: E, tryUpgradeRequestToAPotentiallyTrustworthyURL: D, createOpaqueTimingInfo: O, appendFetchMetadata: k, corsCheck: A, crossOriginResourcePolicyCheck: j, determineRequestsReferrer: M, coarsenedSharedCurrentTime: N, createDeferredPromise: P, isBlobLike: F, sameOrigin: I, isCancelled: L, isAborted: R, isErrorLike: z, fullyReadBody: B, readableStreamClose: V, isomorphicEncode: H, urlIsLocal: U, urlIsHttpHttpsScheme: W, urlHasHttpsScheme: ee, clampAndCoarsenConnectionTimingInfo: te, simpleRangeHeaderValue: ne, buildContentRange: re, createInflate: ie, extractMimeType: ae } = b(), { kState: G, kDispatcher: K } = x(), q = require("node:assert"), { safelyExtractBody: J, extractBody: Y } = T(), { redirectStatusSet: oe, nullBodyStatus: X, safeMethodsSet: se, requestBodyHeader: Z, subresourceSet: le } = g(), ue = require("node:events"), { Readable: de, pipeline: fe, finished: he } = require("node:stream"), { addAbortListener: Q, isErrored: _e, isReadable: ve, bufferToLowerCasedHeaderName: $ } = a(), { dataURLProcessor: ye, serializeAMimeType: be, minimizeSupportedMimeType: xe } = v(), { getGlobalDispatcher: Se } = ce(), { webidl: Ce } = y(), { STATUS_CODES: we } = require("node:http"), Te = [`GET`, `HEAD`], Ee = typeof __UNDICI_IS_NODE__ < `u` || typeof esbuildDetection < `u` ? `node` : `undici`, De;
	var Oe = class extends ue {
		constructor(e) {
			super(), this.dispatcher = e, this.connection = null, this.dump = !1, this.state = `ongoing`;
		}
		terminate(e) {
			this.state === `ongoing` && (this.state = `terminated`, this.connection?.destroy(e), this.emit(`terminated`, e));
		}
		abort(e) {
			this.state === `ongoing` && (this.state = `aborted`, e ||= new DOMException(`The operation was aborted.`, `AbortError`), this.serializedAbortReason = e, this.connection?.destroy(e), this.emit(`terminated`, e));
		}
	};
	function ke(e) {
		je(e, `fetch`);
	}
	function Ae(e, t = void 0) {
		Ce.argumentLengthCheck(arguments, 1, `globalThis.fetch`);
		let n = P(), r;
		try {
			r = new l(e, t);
		} catch (e) {
			return n.reject(e), n.promise;
		}
		let i = r[G];
		if (r.signal.aborted) return Ne(n, i, null, r.signal.reason), n.promise;
		i.client.globalObject?.constructor?.name === `ServiceWorkerGlobalScope` && (i.serviceWorkers = `none`);
		let a = null, o = !1, c = null;
		return Q(r.signal, () => {
			o = !0, q(c != null), c.abort(r.signal.reason);
			let e = a?.deref();
			Ne(n, i, e, r.signal.reason);
		}), c = Pe({
			request: i,
			processResponseEndOfBody: ke,
			processResponse: (e) => {
				o || (e.aborted ? Ne(n, i, a, c.serializedAbortReason) : e.type === `error` ? n.reject(TypeError(`fetch failed`, { cause: e.error })) : (a = new WeakRef(s(e, `immutable`)), n.resolve(a.deref()), n = null));
			},
			dispatcher: r[K]
		}), n.promise;
	}
	function je(e, t = `other`) {
		if (e.type === `error` && e.aborted || !e.urlList?.length) return;
		let n = e.urlList[0], r = e.timingInfo, i = e.cacheState;
		W(n) && r !== null && (e.timingAllowPassed || (r = O({ startTime: r.startTime }), i = ``), r.endTime = N(), e.timingInfo = r, Me(r, n.href, t, globalThis, i));
	}
	let Me = performance.markResourceTiming;
	function Ne(e, t, n, r) {
		if (e && e.reject(r), t.body != null && ve(t.body?.stream) && t.body.stream.cancel(r).catch((e) => {
			if (e.code !== `ERR_INVALID_STATE`) throw e;
		}), n == null) return;
		let i = n[G];
		i.body != null && ve(i.body?.stream) && i.body.stream.cancel(r).catch((e) => {
			if (e.code !== `ERR_INVALID_STATE`) throw e;
		});
	}
	function Pe({ request: e, processRequestBodyChunkLength: t, processRequestEndOfBody: n, processResponse: r, processResponseEndOfBody: i, processResponseConsumeBody: a, useParallelQueue: o = !1, dispatcher: s = Se() }) {
		q(s);
		let c = null, l = !1;
		e.client != null && (c = e.client.globalObject, l = e.client.crossOriginIsolatedCapability);
		let u = N(l), d = O({ startTime: u }), f = {
			controller: new Oe(s),
			request: e,
			timingInfo: d,
			processRequestBodyChunkLength: t,
			processRequestEndOfBody: n,
			processResponse: r,
			processResponseConsumeBody: a,
			processResponseEndOfBody: i,
			taskDestination: c,
			crossOriginIsolatedCapability: l
		};
		return q(!e.body || e.body.stream), e.window === `client` && (e.window = e.client?.globalObject?.constructor?.name === `Window` ? e.client : `no-window`), e.origin === `client` && (e.origin = e.client.origin), e.policyContainer === `client` && (e.policyContainer = e.client == null ? p() : m(e.client.policyContainer)), e.headersList.contains(`accept`, !0) || e.headersList.append(`accept`, `*/*`, !0), e.headersList.contains(`accept-language`, !0) || e.headersList.append(`accept-language`, `*`, !0), e.priority, le.has(e.destination), Fe(f).catch((e) => {
			f.controller.terminate(e);
		}), f.controller;
	}
	async function Fe(e, t = !1) {
		let r = e.request, a = null;
		if (r.localURLsOnly && !U(w(r)) && (a = n(`local URLs only`)), D(r), h(r) === `blocked` && (a = n(`bad port`)), r.referrerPolicy === `` && (r.referrerPolicy = r.policyContainer.referrerPolicy), r.referrer !== `no-referrer` && (r.referrer = M(r)), a === null && (a = await (async () => {
			let t = w(r);
			return I(t, r.url) && r.responseTainting === `basic` || t.protocol === `data:` || r.mode === `navigate` || r.mode === `websocket` ? (r.responseTainting = `basic`, await Ie(e)) : r.mode === `same-origin` ? n(`request mode cannot be "same-origin"`) : r.mode === `no-cors` ? r.redirect === `follow` ? (r.responseTainting = `opaque`, await Ie(e)) : n(`redirect mode cannot be "follow" for "no-cors" request`) : W(w(r)) ? (r.responseTainting = `cors`, await ze(e)) : n(`URL scheme must be a HTTP(S) scheme`);
		})()), t) return a;
		a.status !== 0 && !a.internalResponse && (r.responseTainting, r.responseTainting === `basic` ? a = i(a, `basic`) : r.responseTainting === `cors` ? a = i(a, `cors`) : r.responseTainting === `opaque` ? a = i(a, `opaque`) : q(!1));
		let o = a.status === 0 ? a : a.internalResponse;
		if (o.urlList.length === 0 && o.urlList.push(...r.urlList), r.timingAllowFailed || (a.timingAllowPassed = !0), a.type === `opaque` && o.status === 206 && o.rangeRequested && !r.headers.contains(`range`, !0) && (a = o = n()), a.status !== 0 && (r.method === `HEAD` || r.method === `CONNECT` || X.includes(o.status)) && (o.body = null, e.controller.dump = !0), r.integrity) {
			let t = (t) => Re(e, n(t));
			if (r.responseTainting === `opaque` || a.body == null) {
				t(a.error);
				return;
			}
			await B(a.body, (n) => {
				f(n, r.integrity) ? (a.body = J(n)[0], Re(e, a)) : t(`integrity mismatch`);
			}, t);
		} else Re(e, a);
	}
	function Ie(e) {
		if (L(e) && e.request.redirectCount === 0) return Promise.resolve(r(e));
		let { request: t } = e, { protocol: i } = w(t);
		switch (i) {
			case `about:`: return Promise.resolve(n(`about scheme is not supported`));
			case `blob:`: {
				De ||= require("node:buffer").resolveObjectURL;
				let e = w(t);
				if (e.search.length !== 0) return Promise.resolve(n(`NetworkError when attempting to fetch resource.`));
				let r = De(e.toString());
				if (t.method !== `GET` || !F(r)) return Promise.resolve(n(`invalid method`));
				let i = o(), a = r.size, s = H(`${a}`), c = r.type;
				if (t.headersList.contains(`range`, !0)) {
					i.rangeRequested = !0;
					let e = t.headersList.get(`range`, !0), o = ne(e, !0);
					if (o === `failure`) return Promise.resolve(n(`failed to fetch the data URL`));
					let { rangeStartValue: s, rangeEndValue: l } = o;
					if (s === null) s = a - l, l = s + l - 1;
					else {
						if (s >= a) return Promise.resolve(n(`Range start is greater than the blob's size.`));
						(l === null || l >= a) && (l = a - 1);
					}
					let u = r.slice(s, l, c);
					i.body = Y(u)[0];
					let d = H(`${u.size}`), f = re(s, l, a);
					i.status = 206, i.statusText = `Partial Content`, i.headersList.set(`content-length`, d, !0), i.headersList.set(`content-type`, c, !0), i.headersList.set(`content-range`, f, !0);
				} else {
					let e = Y(r);
					i.statusText = `OK`, i.body = e[0], i.headersList.set(`content-length`, s, !0), i.headersList.set(`content-type`, c, !0);
				}
				return Promise.resolve(i);
			}
			case `data:`: {
				let e = w(t), r = ye(e);
				if (r === `failure`) return Promise.resolve(n(`failed to fetch the data URL`));
				let i = be(r.mimeType);
				return Promise.resolve(o({
					statusText: `OK`,
					headersList: [[`content-type`, {
						name: `Content-Type`,
						value: i
					}]],
					body: J(r.body)[0]
				}));
			}
			case `file:`: return Promise.resolve(n(`not implemented... yet...`));
			case `http:`:
			case `https:`: return ze(e).catch((e) => n(e));
			default: return Promise.resolve(n(`unknown scheme`));
		}
	}
	function Le(e, t) {
		e.request.done = !0, e.processResponseDone != null && queueMicrotask(() => e.processResponseDone(t));
	}
	function Re(e, t) {
		let n = e.timingInfo, r = () => {
			let r = Date.now();
			e.request.destination === `document` && (e.controller.fullTimingInfo = n), e.controller.reportTimingSteps = () => {
				if (e.request.url.protocol !== `https:`) return;
				n.endTime = r;
				let i = t.cacheState, a = t.bodyInfo;
				t.timingAllowPassed || (n = O(n), i = ``);
				let o = 0;
				if (e.request.mode !== `navigator` || !t.hasCrossOriginRedirects) {
					o = t.status;
					let e = ae(t.headersList);
					e !== `failure` && (a.contentType = xe(e));
				}
				e.request.initiatorType != null && Me(n, e.request.url.href, e.request.initiatorType, globalThis, i, a, o);
			};
			let i = () => {
				e.request.done = !0, e.processResponseEndOfBody != null && queueMicrotask(() => e.processResponseEndOfBody(t)), e.request.initiatorType != null && e.controller.reportTimingSteps();
			};
			queueMicrotask(() => i());
		};
		e.processResponse != null && queueMicrotask(() => {
			e.processResponse(t), e.processResponse = null;
		});
		let i = t.type === `error` ? t : t.internalResponse ?? t;
		i.body == null ? r() : he(i.body.stream, () => {
			r();
		});
	}
	async function ze(e) {
		let t = e.request, r = null, i = null, a = e.timingInfo;
		if (t.serviceWorkers, r === null) {
			if (t.redirect === `follow` && (t.serviceWorkers = `none`), i = r = await Ve(e), t.responseTainting === `cors` && A(t, r) === `failure`) return n(`cors failure`);
			_(t, r) === `failure` && (t.timingAllowFailed = !0);
		}
		return (t.responseTainting === `opaque` || r.type === `opaque`) && j(t.origin, t.client, t.destination, i) === `blocked` ? n(`blocked`) : (oe.has(i.status) && (t.redirect !== `manual` && e.controller.connection.destroy(void 0, !1), t.redirect === `error` ? r = n(`unexpected redirect`) : t.redirect === `manual` ? r = i : t.redirect === `follow` ? r = await Be(e, r) : q(!1)), r.timingInfo = a, r);
	}
	function Be(e, t) {
		let r = e.request, i = t.internalResponse ? t.internalResponse : t, a;
		try {
			if (a = C(i, w(r).hash), a == null) return t;
		} catch (e) {
			return Promise.resolve(n(e));
		}
		if (!W(a)) return Promise.resolve(n(`URL scheme must be a HTTP(S) scheme`));
		if (r.redirectCount === 20) return Promise.resolve(n(`redirect count exceeded`));
		if (r.redirectCount += 1, r.mode === `cors` && (a.username || a.password) && !I(r, a)) return Promise.resolve(n(`cross origin not allowed for request mode "cors"`));
		if (r.responseTainting === `cors` && (a.username || a.password)) return Promise.resolve(n(`URL cannot contain credentials for request mode "cors"`));
		if (i.status !== 303 && r.body != null && r.body.source == null) return Promise.resolve(n());
		if ([301, 302].includes(i.status) && r.method === `POST` || i.status === 303 && !Te.includes(r.method)) {
			r.method = `GET`, r.body = null;
			for (let e of Z) r.headersList.delete(e);
		}
		I(w(r), a) || (r.headersList.delete(`authorization`, !0), r.headersList.delete(`proxy-authorization`, !0), r.headersList.delete(`cookie`, !0), r.headersList.delete(`host`, !0)), r.body != null && (q(r.body.source != null), r.body = J(r.body.source)[0]);
		let o = e.timingInfo;
		return o.redirectEndTime = o.postRedirectStartTime = N(e.crossOriginIsolatedCapability), o.redirectStartTime === 0 && (o.redirectStartTime = o.startTime), r.urlList.push(a), E(r, i), Fe(e, !0);
	}
	async function Ve(e, t = !1, i = !1) {
		let a = e.request, o = null, s = null, c = null;
		a.window === `no-window` && a.redirect === `error` ? (o = e, s = a) : (s = u(a), o = { ...e }, o.request = s);
		let l = a.credentials === `include` || a.credentials === `same-origin` && a.responseTainting === `basic`, d = s.body ? s.body.length : null, f = null;
		if (s.body == null && [`POST`, `PUT`].includes(s.method) && (f = `0`), d != null && (f = H(`${d}`)), f != null && s.headersList.append(`content-length`, f, !0), d != null && s.keepalive, s.referrer instanceof URL && s.headersList.append(`referer`, H(s.referrer.href), !0), S(s), k(s), s.headersList.contains(`user-agent`, !0) || s.headersList.append(`user-agent`, Ee), s.cache === "default" && (s.headersList.contains(`if-modified-since`, !0) || s.headersList.contains(`if-none-match`, !0) || s.headersList.contains(`if-unmodified-since`, !0) || s.headersList.contains(`if-match`, !0) || s.headersList.contains(`if-range`, !0)) && (s.cache = `no-store`), s.cache === `no-cache` && !s.preventNoCacheCacheControlHeaderModification && !s.headersList.contains(`cache-control`, !0) && s.headersList.append(`cache-control`, `max-age=0`, !0), (s.cache === `no-store` || s.cache === `reload`) && (s.headersList.contains(`pragma`, !0) || s.headersList.append(`pragma`, `no-cache`, !0), s.headersList.contains(`cache-control`, !0) || s.headersList.append(`cache-control`, `no-cache`, !0)), s.headersList.contains(`range`, !0) && s.headersList.append(`accept-encoding`, `identity`, !0), s.headersList.contains(`accept-encoding`, !0) || (ee(w(s)) ? s.headersList.append(`accept-encoding`, `br, gzip, deflate`, !0) : s.headersList.append(`accept-encoding`, `gzip, deflate`, !0)), s.headersList.delete(`host`, !0), s.cache = `no-store`, s.cache !== `no-store` && s.cache, c == null) {
			if (s.cache === `only-if-cached`) return n(`only if cached`);
			let e = await He(o, l, i);
			!se.has(s.method) && e.status >= 200 && e.status, c ??= e;
		}
		if (c.urlList = [...s.urlList], s.headersList.contains(`range`, !0) && (c.rangeRequested = !0), c.requestIncludesCredentials = l, c.status === 407) return a.window === `no-window` ? n() : L(e) ? r(e) : n(`proxy authentication required`);
		if (c.status === 421 && !i && (a.body == null || a.body.source != null)) {
			if (L(e)) return r(e);
			e.controller.connection.destroy(), c = await Ve(e, t, !0);
		}
		return c;
	}
	async function He(e, t = !1, i = !1) {
		q(!e.controller.connection || e.controller.connection.destroyed), e.controller.connection = {
			abort: null,
			destroyed: !1,
			destroy(e, t = !0) {
				this.destroyed || (this.destroyed = !0, t && this.abort?.(e ?? new DOMException(`The operation was aborted.`, `AbortError`)));
			}
		};
		let a = e.request, s = null, l = e.timingInfo;
		a.cache = `no-store`, a.mode;
		let u = null;
		if (a.body == null && e.processRequestEndOfBody) queueMicrotask(() => e.processRequestEndOfBody());
		else if (a.body != null) {
			let t = async function* (t) {
				L(e) || (yield t, e.processRequestBodyChunkLength?.(t.byteLength));
			}, n = () => {
				L(e) || e.processRequestEndOfBody && e.processRequestEndOfBody();
			}, r = (t) => {
				L(e) || (t.name === `AbortError` ? e.controller.abort() : e.controller.terminate(t));
			};
			u = (async function* () {
				try {
					for await (let e of a.body.stream) yield* t(e);
					n();
				} catch (e) {
					r(e);
				}
			})();
		}
		try {
			let { body: t, status: n, statusText: r, headersList: i, socket: a } = await g({ body: u });
			if (a) s = o({
				status: n,
				statusText: r,
				headersList: i,
				socket: a
			});
			else {
				let a = t[Symbol.asyncIterator]();
				e.controller.next = () => a.next(), s = o({
					status: n,
					statusText: r,
					headersList: i
				});
			}
		} catch (t) {
			return t.name === `AbortError` ? (e.controller.connection.destroy(), r(e, t)) : n(t);
		}
		let f = async () => {
			await e.controller.resume();
		}, p = (t) => {
			L(e) || e.controller.abort(t);
		}, m = new ReadableStream({
			async start(t) {
				e.controller.controller = t;
			},
			async pull(e) {
				await f(e);
			},
			async cancel(e) {
				await p(e);
			},
			type: `bytes`
		});
		s.body = {
			stream: m,
			source: null,
			length: null
		}, e.controller.resume || e.controller.on(`terminated`, h), e.controller.resume = async () => {
			for (;;) {
				let t, n;
				try {
					let { done: n, value: r } = await e.controller.next();
					if (R(e)) break;
					t = n ? void 0 : r;
				} catch (r) {
					e.controller.ended && !l.encodedBodySize ? t = void 0 : (t = r, n = !0);
				}
				if (t === void 0) {
					V(e.controller.controller), Le(e, s);
					return;
				}
				if (l.decodedBodySize += t?.byteLength ?? 0, n) {
					e.controller.terminate(t);
					return;
				}
				let r = new Uint8Array(t);
				if (r.byteLength && e.controller.controller.enqueue(r), _e(m)) {
					e.controller.terminate();
					return;
				}
				if (e.controller.controller.desiredSize <= 0) return;
			}
		};
		function h(t) {
			R(e) ? (s.aborted = !0, ve(m) && e.controller.controller.error(e.controller.serializedAbortReason)) : ve(m) && e.controller.controller.error(TypeError(`terminated`, { cause: z(t) ? t : void 0 })), e.controller.connection.destroy();
		}
		return s;
		function g({ body: t }) {
			let n = w(a), r = e.controller.dispatcher;
			return new Promise((i, o) => r.dispatch({
				path: n.pathname + n.search,
				origin: n.origin,
				method: a.method,
				body: r.isMockActive ? a.body && (a.body.source || a.body.stream) : t,
				headers: a.headersList.entries,
				maxRedirections: 0,
				upgrade: a.mode === `websocket` ? `websocket` : void 0
			}, {
				body: null,
				abort: null,
				onConnect(t) {
					let { connection: n } = e.controller;
					l.finalConnectionTimingInfo = te(void 0, l.postRedirectStartTime, e.crossOriginIsolatedCapability), n.destroyed ? t(new DOMException(`The operation was aborted.`, `AbortError`)) : (e.controller.on(`terminated`, t), this.abort = n.abort = t), l.finalNetworkRequestStartTime = N(e.crossOriginIsolatedCapability);
				},
				onResponseStarted() {
					l.finalNetworkResponseStartTime = N(e.crossOriginIsolatedCapability);
				},
				onHeaders(e, t, n, r) {
					if (e < 200) return;
					let o = ``, s = new c();
					for (let e = 0; e < t.length; e += 2) s.append($(t[e]), t[e + 1].toString(`latin1`), !0);
					o = s.get(`location`, !0);
					let l = [], u = o && a.redirect === `follow` && oe.has(e);
					if (a.method !== `HEAD` && a.method !== `CONNECT` && !X.includes(e) && !u) {
						let e = s.get(`content-encoding`, !0), t = e ? e.toLowerCase().split(`,`) : [];
						if (t.length > 5) return this.abort(Error(`too many content-encodings in response: ${t.length}, maximum allowed is 5`)), !0;
						for (let e = t.length - 1; e >= 0; --e) {
							let n = t[e].trim();
							if (n === `x-gzip` || n === `gzip`) l.push(d.createGunzip({
								flush: d.constants.Z_SYNC_FLUSH,
								finishFlush: d.constants.Z_SYNC_FLUSH
							}));
							else if (n === `deflate`) l.push(ie({
								flush: d.constants.Z_SYNC_FLUSH,
								finishFlush: d.constants.Z_SYNC_FLUSH
							}));
							else if (n === `br`) l.push(d.createBrotliDecompress({
								flush: d.constants.BROTLI_OPERATION_FLUSH,
								finishFlush: d.constants.BROTLI_OPERATION_FLUSH
							}));
							else {
								l.length = 0;
								break;
							}
						}
					}
					this.body = new de({ read: n });
					let f = this.onError.bind(this);
					return i({
						status: e,
						statusText: r,
						headersList: s,
						body: l.length ? fe(this.body, ...l, (e) => {
							e && this.onError(e);
						}).on(`error`, f) : this.body.on(`error`, f)
					}), !0;
				},
				onData(t) {
					if (e.controller.dump) return;
					let n = t;
					return l.encodedBodySize += n.byteLength, this.body.push(n);
				},
				onComplete() {
					this.abort && e.controller.off(`terminated`, this.abort), e.controller.ended = !0, this.body.push(null);
				},
				onError(t) {
					this.abort && e.controller.off(`terminated`, this.abort), this.body?.destroy(t), e.controller.terminate(t), o(t);
				},
				onUpgrade(e, t, n) {
					if (e !== 101) return;
					let r = new c();
					for (let e = 0; e < t.length; e += 2) r.append($(t[e]), t[e + 1].toString(`latin1`), !0);
					return i({
						status: e,
						statusText: we[e],
						headersList: r,
						socket: n
					}), !0;
				}
			}));
		}
	}
	t.exports = {
		fetch: Ae,
		Fetch: Oe,
		fetching: Pe,
		finalizeAndReportTiming: je
	};
})), _e = e.__commonJSMin(((e, t) => {
	t.exports = {
		kState: Symbol(`FileReader state`),
		kResult: Symbol(`FileReader result`),
		kError: Symbol(`FileReader error`),
		kLastProgressEventFired: Symbol(`FileReader last progress event fired timestamp`),
		kEvents: Symbol(`FileReader events`),
		kAborted: Symbol(`FileReader aborted`)
	};
})), ve = e.__commonJSMin(((e, t) => {
	let { webidl: n } = y(), r = Symbol(`ProgressEvent state`);
	var i = class e extends Event {
		constructor(e, t = {}) {
			e = n.converters.DOMString(e, `ProgressEvent constructor`, `type`), t = n.converters.ProgressEventInit(t ?? {}), super(e, t), this[r] = {
				lengthComputable: t.lengthComputable,
				loaded: t.loaded,
				total: t.total
			};
		}
		get lengthComputable() {
			return n.brandCheck(this, e), this[r].lengthComputable;
		}
		get loaded() {
			return n.brandCheck(this, e), this[r].loaded;
		}
		get total() {
			return n.brandCheck(this, e), this[r].total;
		}
	};
	n.converters.ProgressEventInit = n.dictionaryConverter([
		{
			key: `lengthComputable`,
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `loaded`,
			converter: n.converters[`unsigned long long`],
			defaultValue: () => 0
		},
		{
			key: `total`,
			converter: n.converters[`unsigned long long`],
			defaultValue: () => 0
		},
		{
			key: `bubbles`,
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `cancelable`,
			converter: n.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `composed`,
			converter: n.converters.boolean,
			defaultValue: () => !1
		}
	]), t.exports = { ProgressEvent: i };
})), $ = e.__commonJSMin(((e, t) => {
	function n(e) {
		if (!e) return `failure`;
		switch (e.trim().toLowerCase()) {
			case `unicode-1-1-utf-8`:
			case `unicode11utf8`:
			case `unicode20utf8`:
			case `utf-8`:
			case `utf8`:
			case `x-unicode20utf8`: return `UTF-8`;
			case `866`:
			case `cp866`:
			case `csibm866`:
			case `ibm866`: return `IBM866`;
			case `csisolatin2`:
			case `iso-8859-2`:
			case `iso-ir-101`:
			case `iso8859-2`:
			case `iso88592`:
			case `iso_8859-2`:
			case `iso_8859-2:1987`:
			case `l2`:
			case `latin2`: return `ISO-8859-2`;
			case `csisolatin3`:
			case `iso-8859-3`:
			case `iso-ir-109`:
			case `iso8859-3`:
			case `iso88593`:
			case `iso_8859-3`:
			case `iso_8859-3:1988`:
			case `l3`:
			case `latin3`: return `ISO-8859-3`;
			case `csisolatin4`:
			case `iso-8859-4`:
			case `iso-ir-110`:
			case `iso8859-4`:
			case `iso88594`:
			case `iso_8859-4`:
			case `iso_8859-4:1988`:
			case `l4`:
			case `latin4`: return `ISO-8859-4`;
			case `csisolatincyrillic`:
			case `cyrillic`:
			case `iso-8859-5`:
			case `iso-ir-144`:
			case `iso8859-5`:
			case `iso88595`:
			case `iso_8859-5`:
			case `iso_8859-5:1988`: return `ISO-8859-5`;
			case `arabic`:
			case `asmo-708`:
			case `csiso88596e`:
			case `csiso88596i`:
			case `csisolatinarabic`:
			case `ecma-114`:
			case `iso-8859-6`:
			case `iso-8859-6-e`:
			case `iso-8859-6-i`:
			case `iso-ir-127`:
			case `iso8859-6`:
			case `iso88596`:
			case `iso_8859-6`:
			case `iso_8859-6:1987`: return `ISO-8859-6`;
			case `csisolatingreek`:
			case `ecma-118`:
			case `elot_928`:
			case `greek`:
			case `greek8`:
			case `iso-8859-7`:
			case `iso-ir-126`:
			case `iso8859-7`:
			case `iso88597`:
			case `iso_8859-7`:
			case `iso_8859-7:1987`:
			case `sun_eu_greek`: return `ISO-8859-7`;
			case `csiso88598e`:
			case `csisolatinhebrew`:
			case `hebrew`:
			case `iso-8859-8`:
			case `iso-8859-8-e`:
			case `iso-ir-138`:
			case `iso8859-8`:
			case `iso88598`:
			case `iso_8859-8`:
			case `iso_8859-8:1988`:
			case `visual`: return `ISO-8859-8`;
			case `csiso88598i`:
			case `iso-8859-8-i`:
			case `logical`: return `ISO-8859-8-I`;
			case `csisolatin6`:
			case `iso-8859-10`:
			case `iso-ir-157`:
			case `iso8859-10`:
			case `iso885910`:
			case `l6`:
			case `latin6`: return `ISO-8859-10`;
			case `iso-8859-13`:
			case `iso8859-13`:
			case `iso885913`: return `ISO-8859-13`;
			case `iso-8859-14`:
			case `iso8859-14`:
			case `iso885914`: return `ISO-8859-14`;
			case `csisolatin9`:
			case `iso-8859-15`:
			case `iso8859-15`:
			case `iso885915`:
			case `iso_8859-15`:
			case `l9`: return `ISO-8859-15`;
			case `iso-8859-16`: return `ISO-8859-16`;
			case `cskoi8r`:
			case `koi`:
			case `koi8`:
			case `koi8-r`:
			case `koi8_r`: return `KOI8-R`;
			case `koi8-ru`:
			case `koi8-u`: return `KOI8-U`;
			case `csmacintosh`:
			case `mac`:
			case `macintosh`:
			case `x-mac-roman`: return `macintosh`;
			case `iso-8859-11`:
			case `iso8859-11`:
			case `iso885911`:
			case `tis-620`:
			case `windows-874`: return `windows-874`;
			case `cp1250`:
			case `windows-1250`:
			case `x-cp1250`: return `windows-1250`;
			case `cp1251`:
			case `windows-1251`:
			case `x-cp1251`: return `windows-1251`;
			case `ansi_x3.4-1968`:
			case `ascii`:
			case `cp1252`:
			case `cp819`:
			case `csisolatin1`:
			case `ibm819`:
			case `iso-8859-1`:
			case `iso-ir-100`:
			case `iso8859-1`:
			case `iso88591`:
			case `iso_8859-1`:
			case `iso_8859-1:1987`:
			case `l1`:
			case `latin1`:
			case `us-ascii`:
			case `windows-1252`:
			case `x-cp1252`: return `windows-1252`;
			case `cp1253`:
			case `windows-1253`:
			case `x-cp1253`: return `windows-1253`;
			case `cp1254`:
			case `csisolatin5`:
			case `iso-8859-9`:
			case `iso-ir-148`:
			case `iso8859-9`:
			case `iso88599`:
			case `iso_8859-9`:
			case `iso_8859-9:1989`:
			case `l5`:
			case `latin5`:
			case `windows-1254`:
			case `x-cp1254`: return `windows-1254`;
			case `cp1255`:
			case `windows-1255`:
			case `x-cp1255`: return `windows-1255`;
			case `cp1256`:
			case `windows-1256`:
			case `x-cp1256`: return `windows-1256`;
			case `cp1257`:
			case `windows-1257`:
			case `x-cp1257`: return `windows-1257`;
			case `cp1258`:
			case `windows-1258`:
			case `x-cp1258`: return `windows-1258`;
			case `x-mac-cyrillic`:
			case `x-mac-ukrainian`: return `x-mac-cyrillic`;
			case `chinese`:
			case `csgb2312`:
			case `csiso58gb231280`:
			case `gb2312`:
			case `gb_2312`:
			case `gb_2312-80`:
			case `gbk`:
			case `iso-ir-58`:
			case `x-gbk`: return `GBK`;
			case `gb18030`: return `gb18030`;
			case `big5`:
			case `big5-hkscs`:
			case `cn-big5`:
			case `csbig5`:
			case `x-x-big5`: return `Big5`;
			case `cseucpkdfmtjapanese`:
			case `euc-jp`:
			case `x-euc-jp`: return `EUC-JP`;
			case `csiso2022jp`:
			case `iso-2022-jp`: return `ISO-2022-JP`;
			case `csshiftjis`:
			case `ms932`:
			case `ms_kanji`:
			case `shift-jis`:
			case `shift_jis`:
			case `sjis`:
			case `windows-31j`:
			case `x-sjis`: return `Shift_JIS`;
			case `cseuckr`:
			case `csksc56011987`:
			case `euc-kr`:
			case `iso-ir-149`:
			case `korean`:
			case `ks_c_5601-1987`:
			case `ks_c_5601-1989`:
			case `ksc5601`:
			case `ksc_5601`:
			case `windows-949`: return `EUC-KR`;
			case `csiso2022kr`:
			case `hz-gb-2312`:
			case `iso-2022-cn`:
			case `iso-2022-cn-ext`:
			case `iso-2022-kr`:
			case `replacement`: return `replacement`;
			case `unicodefffe`:
			case `utf-16be`: return `UTF-16BE`;
			case `csunicode`:
			case `iso-10646-ucs-2`:
			case `ucs-2`:
			case `unicode`:
			case `unicodefeff`:
			case `utf-16`:
			case `utf-16le`: return `UTF-16LE`;
			case `x-user-defined`: return `x-user-defined`;
			default: return `failure`;
		}
	}
	t.exports = { getEncoding: n };
})), ye = e.__commonJSMin(((e, t) => {
	let { kState: n, kError: r, kResult: i, kAborted: a, kLastProgressEventFired: o } = _e(), { ProgressEvent: s } = ve(), { getEncoding: c } = $(), { serializeAMimeType: l, parseMIMEType: u } = v(), { types: d } = require("node:util"), { StringDecoder: f } = require("string_decoder"), { btoa: p } = require("node:buffer"), m = {
		enumerable: !0,
		writable: !1,
		configurable: !1
	};
	function h(e, t, s, c) {
		if (e[n] === `loading`) throw new DOMException(`Invalid state`, `InvalidStateError`);
		e[n] = `loading`, e[i] = null, e[r] = null;
		let l = t.stream().getReader(), u = [], f = l.read(), p = !0;
		(async () => {
			for (; !e[a];) try {
				let { done: m, value: h } = await f;
				if (p && !e[a] && queueMicrotask(() => {
					g(`loadstart`, e);
				}), p = !1, !m && d.isUint8Array(h)) u.push(h), (e[o] === void 0 || Date.now() - e[o] >= 50) && !e[a] && (e[o] = Date.now(), queueMicrotask(() => {
					g(`progress`, e);
				})), f = l.read();
				else if (m) {
					queueMicrotask(() => {
						e[n] = `done`;
						try {
							let n = _(u, s, t.type, c);
							if (e[a]) return;
							e[i] = n, g(`load`, e);
						} catch (t) {
							e[r] = t, g(`error`, e);
						}
						e[n] !== `loading` && g(`loadend`, e);
					});
					break;
				}
			} catch (t) {
				if (e[a]) return;
				queueMicrotask(() => {
					e[n] = `done`, e[r] = t, g(`error`, e), e[n] !== `loading` && g(`loadend`, e);
				});
				break;
			}
		})();
	}
	function g(e, t) {
		let n = new s(e, {
			bubbles: !1,
			cancelable: !1
		});
		t.dispatchEvent(n);
	}
	function _(e, t, n, r) {
		switch (t) {
			case `DataURL`: {
				let t = `data:`, r = u(n || `application/octet-stream`);
				r !== `failure` && (t += l(r)), t += `;base64,`;
				let i = new f(`latin1`);
				for (let n of e) t += p(i.write(n));
				return t += p(i.end()), t;
			}
			case `Text`: {
				let t = `failure`;
				if (r && (t = c(r)), t === `failure` && n) {
					let e = u(n);
					e !== `failure` && (t = c(e.parameters.get(`charset`)));
				}
				return t === `failure` && (t = `UTF-8`), y(e, t);
			}
			case `ArrayBuffer`: return x(e).buffer;
			case `BinaryString`: {
				let t = ``, n = new f(`latin1`);
				for (let r of e) t += n.write(r);
				return t += n.end(), t;
			}
		}
	}
	function y(e, t) {
		let n = x(e), r = b(n), i = 0;
		r !== null && (t = r, i = r === `UTF-8` ? 3 : 2);
		let a = n.slice(i);
		return new TextDecoder(t).decode(a);
	}
	function b(e) {
		let [t, n, r] = e;
		return t === 239 && n === 187 && r === 191 ? `UTF-8` : t === 254 && n === 255 ? `UTF-16BE` : t === 255 && n === 254 ? `UTF-16LE` : null;
	}
	function x(e) {
		let t = e.reduce((e, t) => e + t.byteLength, 0), n = 0;
		return e.reduce((e, t) => (e.set(t, n), n += t.byteLength, e), new Uint8Array(t));
	}
	t.exports = {
		staticPropertyDescriptors: m,
		readOperation: h,
		fireAProgressEvent: g
	};
})), be = e.__commonJSMin(((e, t) => {
	let { staticPropertyDescriptors: n, readOperation: r, fireAProgressEvent: i } = ye(), { kState: o, kError: s, kResult: c, kEvents: l, kAborted: u } = _e(), { webidl: d } = y(), { kEnumerableProperty: f } = a();
	var p = class e extends EventTarget {
		constructor() {
			super(), this[o] = `empty`, this[c] = null, this[s] = null, this[l] = {
				loadend: null,
				error: null,
				abort: null,
				load: null,
				progress: null,
				loadstart: null
			};
		}
		readAsArrayBuffer(t) {
			d.brandCheck(this, e), d.argumentLengthCheck(arguments, 1, `FileReader.readAsArrayBuffer`), t = d.converters.Blob(t, { strict: !1 }), r(this, t, `ArrayBuffer`);
		}
		readAsBinaryString(t) {
			d.brandCheck(this, e), d.argumentLengthCheck(arguments, 1, `FileReader.readAsBinaryString`), t = d.converters.Blob(t, { strict: !1 }), r(this, t, `BinaryString`);
		}
		readAsText(t, n = void 0) {
			d.brandCheck(this, e), d.argumentLengthCheck(arguments, 1, `FileReader.readAsText`), t = d.converters.Blob(t, { strict: !1 }), n !== void 0 && (n = d.converters.DOMString(n, `FileReader.readAsText`, `encoding`)), r(this, t, `Text`, n);
		}
		readAsDataURL(t) {
			d.brandCheck(this, e), d.argumentLengthCheck(arguments, 1, `FileReader.readAsDataURL`), t = d.converters.Blob(t, { strict: !1 }), r(this, t, `DataURL`);
		}
		abort() {
			this[o] === `empty` || this[o] === `done` ? this[c] = null : (this[o] === `loading` && (this[o] = `done`, this[c] = null), this[u] = !0, i(`abort`, this), this[o] !== `loading` && i(`loadend`, this));
		}
		get readyState() {
			switch (d.brandCheck(this, e), this[o]) {
				case `empty`: return this.EMPTY;
				case `loading`: return this.LOADING;
				case `done`: return this.DONE;
			}
		}
		get result() {
			return d.brandCheck(this, e), this[c];
		}
		get error() {
			return d.brandCheck(this, e), this[s];
		}
		get onloadend() {
			return d.brandCheck(this, e), this[l].loadend;
		}
		set onloadend(t) {
			d.brandCheck(this, e), this[l].loadend && this.removeEventListener(`loadend`, this[l].loadend), typeof t == `function` ? (this[l].loadend = t, this.addEventListener(`loadend`, t)) : this[l].loadend = null;
		}
		get onerror() {
			return d.brandCheck(this, e), this[l].error;
		}
		set onerror(t) {
			d.brandCheck(this, e), this[l].error && this.removeEventListener(`error`, this[l].error), typeof t == `function` ? (this[l].error = t, this.addEventListener(`error`, t)) : this[l].error = null;
		}
		get onloadstart() {
			return d.brandCheck(this, e), this[l].loadstart;
		}
		set onloadstart(t) {
			d.brandCheck(this, e), this[l].loadstart && this.removeEventListener(`loadstart`, this[l].loadstart), typeof t == `function` ? (this[l].loadstart = t, this.addEventListener(`loadstart`, t)) : this[l].loadstart = null;
		}
		get onprogress() {
			return d.brandCheck(this, e), this[l].progress;
		}
		set onprogress(t) {
			d.brandCheck(this, e), this[l].progress && this.removeEventListener(`progress`, this[l].progress), typeof t == `function` ? (this[l].progress = t, this.addEventListener(`progress`, t)) : this[l].progress = null;
		}
		get onload() {
			return d.brandCheck(this, e), this[l].load;
		}
		set onload(t) {
			d.brandCheck(this, e), this[l].load && this.removeEventListener(`load`, this[l].load), typeof t == `function` ? (this[l].load = t, this.addEventListener(`load`, t)) : this[l].load = null;
		}
		get onabort() {
			return d.brandCheck(this, e), this[l].abort;
		}
		set onabort(t) {
			d.brandCheck(this, e), this[l].abort && this.removeEventListener(`abort`, this[l].abort), typeof t == `function` ? (this[l].abort = t, this.addEventListener(`abort`, t)) : this[l].abort = null;
		}
	};
	p.EMPTY = p.prototype.EMPTY = 0, p.LOADING = p.prototype.LOADING = 1, p.DONE = p.prototype.DONE = 2, Object.defineProperties(p.prototype, {
		EMPTY: n,
		LOADING: n,
		DONE: n,
		readAsArrayBuffer: f,
		readAsBinaryString: f,
		readAsText: f,
		readAsDataURL: f,
		abort: f,
		readyState: f,
		result: f,
		error: f,
		onloadstart: f,
		onprogress: f,
		onload: f,
		onabort: f,
		onerror: f,
		onloadend: f,
		[Symbol.toStringTag]: {
			value: `FileReader`,
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), Object.defineProperties(p, {
		EMPTY: n,
		LOADING: n,
		DONE: n
	}), t.exports = { FileReader: p };
})), xe = e.__commonJSMin(((e, n) => {
	n.exports = { kConstruct: t().kConstruct };
})), Se = e.__commonJSMin(((e, t) => {
	let n = require("node:assert"), { URLSerializer: r } = v(), { isValidHeaderName: i } = b();
	function a(e, t, n = !1) {
		return r(e, n) === r(t, n);
	}
	function o(e) {
		n(e !== null);
		let t = [];
		for (let n of e.split(`,`)) n = n.trim(), i(n) && t.push(n);
		return t;
	}
	t.exports = {
		urlEquals: a,
		getFieldValues: o
	};
})), Ce = e.__commonJSMin(((e, t) => {
	let { kConstruct: n } = xe(), { urlEquals: r, getFieldValues: i } = Se(), { kEnumerableProperty: o, isDisturbed: s } = a(), { webidl: c } = y(), { Response: l, cloneResponse: u, fromInnerResponse: d } = me(), { Request: f, fromInnerRequest: p } = ge(), { kState: m } = x(), { fetching: h } = Q(), { urlIsHttpHttpsScheme: g, createDeferredPromise: _, readAllBytes: v } = b(), S = require("node:assert");
	var C = class e {
		#e;
		constructor() {
			arguments[0] !== n && c.illegalConstructor(), c.util.markAsUncloneable(this), this.#e = arguments[1];
		}
		async match(t, n = {}) {
			c.brandCheck(this, e);
			let r = `Cache.match`;
			c.argumentLengthCheck(arguments, 1, r), t = c.converters.RequestInfo(t, r, `request`), n = c.converters.CacheQueryOptions(n, r, `options`);
			let i = this.#i(t, n, 1);
			if (i.length !== 0) return i[0];
		}
		async matchAll(t = void 0, n = {}) {
			c.brandCheck(this, e);
			let r = `Cache.matchAll`;
			return t !== void 0 && (t = c.converters.RequestInfo(t, r, `request`)), n = c.converters.CacheQueryOptions(n, r, `options`), this.#i(t, n);
		}
		async add(t) {
			c.brandCheck(this, e);
			let n = `Cache.add`;
			c.argumentLengthCheck(arguments, 1, n), t = c.converters.RequestInfo(t, n, `request`);
			let r = [t];
			return await this.addAll(r);
		}
		async addAll(t) {
			c.brandCheck(this, e);
			let n = `Cache.addAll`;
			c.argumentLengthCheck(arguments, 1, n);
			let r = [], a = [];
			for (let e of t) {
				if (e === void 0) throw c.errors.conversionFailed({
					prefix: n,
					argument: `Argument 1`,
					types: [`undefined is not allowed`]
				});
				if (e = c.converters.RequestInfo(e), typeof e == `string`) continue;
				let t = e[m];
				if (!g(t.url) || t.method !== `GET`) throw c.errors.exception({
					header: n,
					message: `Expected http/s scheme when method is not GET.`
				});
			}
			let o = [];
			for (let e of t) {
				let t = new f(e)[m];
				if (!g(t.url)) throw c.errors.exception({
					header: n,
					message: `Expected http/s scheme.`
				});
				t.initiator = `fetch`, t.destination = `subresource`, a.push(t);
				let s = _();
				o.push(h({
					request: t,
					processResponse(e) {
						if (e.type === `error` || e.status === 206 || e.status < 200 || e.status > 299) s.reject(c.errors.exception({
							header: `Cache.addAll`,
							message: `Received an invalid status code or the request failed.`
						}));
						else if (e.headersList.contains(`vary`)) {
							let t = i(e.headersList.get(`vary`));
							for (let e of t) if (e === `*`) {
								s.reject(c.errors.exception({
									header: `Cache.addAll`,
									message: `invalid vary field value`
								}));
								for (let e of o) e.abort();
								return;
							}
						}
					},
					processResponseEndOfBody(e) {
						e.aborted ? s.reject(new DOMException(`aborted`, `AbortError`)) : s.resolve(e);
					}
				})), r.push(s.promise);
			}
			let s = await Promise.all(r), l = [], u = 0;
			for (let e of s) {
				let t = {
					type: `put`,
					request: a[u],
					response: e
				};
				l.push(t), u++;
			}
			let d = _(), p = null;
			try {
				this.#t(l);
			} catch (e) {
				p = e;
			}
			return queueMicrotask(() => {
				p === null ? d.resolve(void 0) : d.reject(p);
			}), d.promise;
		}
		async put(t, n) {
			c.brandCheck(this, e);
			let r = `Cache.put`;
			c.argumentLengthCheck(arguments, 2, r), t = c.converters.RequestInfo(t, r, `request`), n = c.converters.Response(n, r, `response`);
			let a = null;
			if (a = t instanceof f ? t[m] : new f(t)[m], !g(a.url) || a.method !== `GET`) throw c.errors.exception({
				header: r,
				message: `Expected an http/s scheme when method is not GET`
			});
			let o = n[m];
			if (o.status === 206) throw c.errors.exception({
				header: r,
				message: `Got 206 status`
			});
			if (o.headersList.contains(`vary`)) {
				let e = i(o.headersList.get(`vary`));
				for (let t of e) if (t === `*`) throw c.errors.exception({
					header: r,
					message: `Got * vary field value`
				});
			}
			if (o.body && (s(o.body.stream) || o.body.stream.locked)) throw c.errors.exception({
				header: r,
				message: `Response body is locked or disturbed`
			});
			let l = u(o), d = _();
			if (o.body != null) {
				let e = o.body.stream.getReader();
				v(e).then(d.resolve, d.reject);
			} else d.resolve(void 0);
			let p = [], h = {
				type: `put`,
				request: a,
				response: l
			};
			p.push(h);
			let y = await d.promise;
			l.body != null && (l.body.source = y);
			let b = _(), x = null;
			try {
				this.#t(p);
			} catch (e) {
				x = e;
			}
			return queueMicrotask(() => {
				x === null ? b.resolve() : b.reject(x);
			}), b.promise;
		}
		async delete(t, n = {}) {
			c.brandCheck(this, e);
			let r = `Cache.delete`;
			c.argumentLengthCheck(arguments, 1, r), t = c.converters.RequestInfo(t, r, `request`), n = c.converters.CacheQueryOptions(n, r, `options`);
			let i = null;
			if (t instanceof f) {
				if (i = t[m], i.method !== `GET` && !n.ignoreMethod) return !1;
			} else S(typeof t == `string`), i = new f(t)[m];
			let a = [], o = {
				type: `delete`,
				request: i,
				options: n
			};
			a.push(o);
			let s = _(), l = null, u;
			try {
				u = this.#t(a);
			} catch (e) {
				l = e;
			}
			return queueMicrotask(() => {
				l === null ? s.resolve(!!u?.length) : s.reject(l);
			}), s.promise;
		}
		async keys(t = void 0, n = {}) {
			c.brandCheck(this, e);
			let r = `Cache.keys`;
			t !== void 0 && (t = c.converters.RequestInfo(t, r, `request`)), n = c.converters.CacheQueryOptions(n, r, `options`);
			let i = null;
			if (t !== void 0) {
				if (t instanceof f) {
					if (i = t[m], i.method !== `GET` && !n.ignoreMethod) return [];
				} else typeof t == `string` && (i = new f(t)[m]);
			}
			let a = _(), o = [];
			if (t === void 0) for (let e of this.#e) o.push(e[0]);
			else {
				let e = this.#n(i, n);
				for (let t of e) o.push(t[0]);
			}
			return queueMicrotask(() => {
				let e = [];
				for (let t of o) {
					let n = p(t, new AbortController().signal, `immutable`);
					e.push(n);
				}
				a.resolve(Object.freeze(e));
			}), a.promise;
		}
		#t(e) {
			let t = this.#e, n = [...t], r = [], i = [];
			try {
				for (let n of e) {
					if (n.type !== `delete` && n.type !== `put`) throw c.errors.exception({
						header: `Cache.#batchCacheOperations`,
						message: `operation type does not match "delete" or "put"`
					});
					if (n.type === `delete` && n.response != null) throw c.errors.exception({
						header: `Cache.#batchCacheOperations`,
						message: `delete operation should not have an associated response`
					});
					if (this.#n(n.request, n.options, r).length) throw new DOMException(`???`, `InvalidStateError`);
					let e;
					if (n.type === `delete`) {
						if (e = this.#n(n.request, n.options), e.length === 0) return [];
						for (let n of e) {
							let e = t.indexOf(n);
							S(e !== -1), t.splice(e, 1);
						}
					} else if (n.type === `put`) {
						if (n.response == null) throw c.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `put operation should have an associated response`
						});
						let i = n.request;
						if (!g(i.url)) throw c.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `expected http or https scheme`
						});
						if (i.method !== `GET`) throw c.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `not get method`
						});
						if (n.options != null) throw c.errors.exception({
							header: `Cache.#batchCacheOperations`,
							message: `options must not be defined`
						});
						e = this.#n(n.request);
						for (let n of e) {
							let e = t.indexOf(n);
							S(e !== -1), t.splice(e, 1);
						}
						t.push([n.request, n.response]), r.push([n.request, n.response]);
					}
					i.push([n.request, n.response]);
				}
				return i;
			} catch (e) {
				throw this.#e.length = 0, this.#e = n, e;
			}
		}
		#n(e, t, n) {
			let r = [], i = n ?? this.#e;
			for (let n of i) {
				let [i, a] = n;
				this.#r(e, i, a, t) && r.push(n);
			}
			return r;
		}
		#r(e, t, n = null, a) {
			let o = new URL(e.url), s = new URL(t.url);
			if (a?.ignoreSearch && (s.search = ``, o.search = ``), !r(o, s, !0)) return !1;
			if (n == null || a?.ignoreVary || !n.headersList.contains(`vary`)) return !0;
			let c = i(n.headersList.get(`vary`));
			for (let n of c) if (n === `*` || t.headersList.get(n) !== e.headersList.get(n)) return !1;
			return !0;
		}
		#i(e, t, n = 1 / 0) {
			let r = null;
			if (e !== void 0) {
				if (e instanceof f) {
					if (r = e[m], r.method !== `GET` && !t.ignoreMethod) return [];
				} else typeof e == `string` && (r = new f(e)[m]);
			}
			let i = [];
			if (e === void 0) for (let e of this.#e) i.push(e[1]);
			else {
				let e = this.#n(r, t);
				for (let t of e) i.push(t[1]);
			}
			let a = [];
			for (let e of i) {
				let t = d(e, `immutable`);
				if (a.push(t.clone()), a.length >= n) break;
			}
			return Object.freeze(a);
		}
	};
	Object.defineProperties(C.prototype, {
		[Symbol.toStringTag]: {
			value: `Cache`,
			configurable: !0
		},
		match: o,
		matchAll: o,
		add: o,
		addAll: o,
		put: o,
		delete: o,
		keys: o
	});
	let w = [
		{
			key: `ignoreSearch`,
			converter: c.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `ignoreMethod`,
			converter: c.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `ignoreVary`,
			converter: c.converters.boolean,
			defaultValue: () => !1
		}
	];
	c.converters.CacheQueryOptions = c.dictionaryConverter(w), c.converters.MultiCacheQueryOptions = c.dictionaryConverter([...w, {
		key: `cacheName`,
		converter: c.converters.DOMString
	}]), c.converters.Response = c.interfaceConverter(l), c.converters[`sequence<RequestInfo>`] = c.sequenceConverter(c.converters.RequestInfo), t.exports = { Cache: C };
})), we = e.__commonJSMin(((e, t) => {
	let { kConstruct: n } = xe(), { Cache: r } = Ce(), { webidl: i } = y(), { kEnumerableProperty: o } = a();
	var s = class e {
		#e = new Map();
		constructor() {
			arguments[0] !== n && i.illegalConstructor(), i.util.markAsUncloneable(this);
		}
		async match(t, a = {}) {
			if (i.brandCheck(this, e), i.argumentLengthCheck(arguments, 1, `CacheStorage.match`), t = i.converters.RequestInfo(t), a = i.converters.MultiCacheQueryOptions(a), a.cacheName != null) {
				if (this.#e.has(a.cacheName)) {
					let e = this.#e.get(a.cacheName);
					return await new r(n, e).match(t, a);
				}
			} else for (let e of this.#e.values()) {
				let i = await new r(n, e).match(t, a);
				if (i !== void 0) return i;
			}
		}
		async has(t) {
			i.brandCheck(this, e);
			let n = `CacheStorage.has`;
			return i.argumentLengthCheck(arguments, 1, n), t = i.converters.DOMString(t, n, `cacheName`), this.#e.has(t);
		}
		async open(t) {
			i.brandCheck(this, e);
			let a = `CacheStorage.open`;
			if (i.argumentLengthCheck(arguments, 1, a), t = i.converters.DOMString(t, a, `cacheName`), this.#e.has(t)) {
				let e = this.#e.get(t);
				return new r(n, e);
			}
			let o = [];
			return this.#e.set(t, o), new r(n, o);
		}
		async delete(t) {
			i.brandCheck(this, e);
			let n = `CacheStorage.delete`;
			return i.argumentLengthCheck(arguments, 1, n), t = i.converters.DOMString(t, n, `cacheName`), this.#e.delete(t);
		}
		async keys() {
			return i.brandCheck(this, e), [...this.#e.keys()];
		}
	};
	Object.defineProperties(s.prototype, {
		[Symbol.toStringTag]: {
			value: `CacheStorage`,
			configurable: !0
		},
		match: o,
		has: o,
		open: o,
		delete: o,
		keys: o
	}), t.exports = { CacheStorage: s };
})), Te = e.__commonJSMin(((e, t) => {
	t.exports = {
		maxAttributeValueSize: 1024,
		maxNameValuePairSize: 4096
	};
})), Ee = e.__commonJSMin(((e, t) => {
	function n(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n >= 0 && n <= 8 || n >= 10 && n <= 31 || n === 127) return !0;
		}
		return !1;
	}
	function r(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 60 || n === 62 || n === 64 || n === 44 || n === 59 || n === 58 || n === 92 || n === 47 || n === 91 || n === 93 || n === 63 || n === 61 || n === 123 || n === 125) throw Error(`Invalid cookie name`);
		}
	}
	function i(e) {
		let t = e.length, n = 0;
		if (e[0] === `"`) {
			if (t === 1 || e[t - 1] !== `"`) throw Error(`Invalid cookie value`);
			--t, ++n;
		}
		for (; n < t;) {
			let t = e.charCodeAt(n++);
			if (t < 33 || t > 126 || t === 34 || t === 44 || t === 59 || t === 92) throw Error(`Invalid cookie value`);
		}
	}
	function a(e) {
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 32 || n > 126 || n === 59) throw Error(`Invalid cookie path`);
		}
	}
	function o(e) {
		return e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122;
	}
	function s(e) {
		if (e === ` `) return;
		if (e.length > 255) throw Error(`Invalid cookie domain`);
		let t = 0;
		for (let n = 0; n < e.length; ++n) {
			let r = e.charCodeAt(n);
			if (r === 46) {
				if (t === 0 || e.charCodeAt(n - 1) === 45) throw Error(`Invalid cookie domain`);
				t = 0;
			} else if (t === 0 && !o(r) || !o(r) && r !== 45 || ++t > 63) throw Error(`Invalid cookie domain`);
		}
		if (t === 0 || e.charCodeAt(e.length - 1) === 45) throw Error(`Invalid cookie domain`);
	}
	let c = [
		`Sun`,
		`Mon`,
		`Tue`,
		`Wed`,
		`Thu`,
		`Fri`,
		`Sat`
	], l = [
		`Jan`,
		`Feb`,
		`Mar`,
		`Apr`,
		`May`,
		`Jun`,
		`Jul`,
		`Aug`,
		`Sep`,
		`Oct`,
		`Nov`,
		`Dec`
	], u = Array(61).fill(0).map((e, t) => t.toString().padStart(2, `0`));
	function d(e) {
		return typeof e == `number` && (e = new Date(e)), `${c[e.getUTCDay()]}, ${u[e.getUTCDate()]} ${l[e.getUTCMonth()]} ${e.getUTCFullYear()} ${u[e.getUTCHours()]}:${u[e.getUTCMinutes()]}:${u[e.getUTCSeconds()]} GMT`;
	}
	function f(e) {
		if (e < 0) throw Error(`Invalid cookie max-age`);
	}
	function p(e) {
		if (e.name.length === 0) return null;
		r(e.name), i(e.value);
		let t = [`${e.name}=${e.value}`];
		e.name.startsWith(`__Secure-`) && (e.secure = !0), e.name.startsWith(`__Host-`) && (e.secure = !0, e.domain = null, e.path = `/`), e.secure && t.push(`Secure`), e.httpOnly && t.push(`HttpOnly`), typeof e.maxAge == `number` && (f(e.maxAge), t.push(`Max-Age=${e.maxAge}`)), e.domain && (s(e.domain), t.push(`Domain=${e.domain}`)), e.path && (a(e.path), t.push(`Path=${e.path}`)), e.expires && e.expires.toString() !== `Invalid Date` && t.push(`Expires=${d(e.expires)}`), e.sameSite && t.push(`SameSite=${e.sameSite}`);
		for (let n of e.unparsed) {
			if (!n.includes(`=`)) throw Error(`Invalid unparsed`);
			let [e, ...a] = n.split(`=`), o = e.trim(), s = a.join(`=`);
			r(o), i(s), t.push(`${o}=${s}`);
		}
		return t.join(`; `);
	}
	t.exports = {
		isCTLExcludingHtab: n,
		validateCookieName: r,
		validateCookiePath: a,
		validateCookieValue: i,
		toIMFDate: d,
		stringify: p
	};
})), De = e.__commonJSMin(((e, t) => {
	let { maxNameValuePairSize: n, maxAttributeValueSize: r } = Te(), { isCTLExcludingHtab: i } = Ee(), { collectASequenceOfCodePointsFast: a } = v(), o = require("node:assert");
	function s(e) {
		if (i(e)) return null;
		let t = ``, r = ``, o = ``, s = ``;
		if (e.includes(`;`)) {
			let n = { position: 0 };
			t = a(`;`, e, n), r = e.slice(n.position);
		} else t = e;
		if (!t.includes(`=`)) s = t;
		else {
			let e = { position: 0 };
			o = a(`=`, t, e), s = t.slice(e.position + 1);
		}
		return o = o.trim(), s = s.trim(), o.length + s.length > n ? null : {
			name: o,
			value: s,
			...c(r)
		};
	}
	function c(e, t = {}) {
		if (e.length === 0) return t;
		o(e[0] === `;`), e = e.slice(1);
		let n = ``;
		e.includes(`;`) ? (n = a(`;`, e, { position: 0 }), e = e.slice(n.length)) : (n = e, e = ``);
		let i = ``, s = ``;
		if (n.includes(`=`)) {
			let e = { position: 0 };
			i = a(`=`, n, e), s = n.slice(e.position + 1);
		} else i = n;
		if (i = i.trim(), s = s.trim(), s.length > r) return c(e, t);
		let l = i.toLowerCase();
		if (l === `expires`) t.expires = new Date(s);
		else if (l === `max-age`) {
			let n = s.charCodeAt(0);
			if ((n < 48 || n > 57) && s[0] !== `-` || !/^\d+$/.test(s)) return c(e, t);
			t.maxAge = Number(s);
		} else if (l === `domain`) {
			let e = s;
			e[0] === `.` && (e = e.slice(1)), e = e.toLowerCase(), t.domain = e;
		} else if (l === `path`) {
			let e = ``;
			e = s.length === 0 || s[0] !== `/` ? `/` : s, t.path = e;
		} else if (l === `secure`) t.secure = !0;
		else if (l === `httponly`) t.httpOnly = !0;
		else if (l === `samesite`) {
			let e = s.toLowerCase();
			e === `none` ? t.sameSite = `None` : e === `strict` ? t.sameSite = `Strict` : e === `lax` && (t.sameSite = `Lax`);
		} else t.unparsed ??= [], t.unparsed.push(`${i}=${s}`);
		return c(e, t);
	}
	t.exports = {
		parseSetCookie: s,
		parseUnparsedAttributes: c
	};
})), Oe = e.__commonJSMin(((e, t) => {
	let { parseSetCookie: n } = De(), { stringify: r } = Ee(), { webidl: i } = y(), { Headers: a } = pe();
	function o(e) {
		i.argumentLengthCheck(arguments, 1, `getCookies`), i.brandCheck(e, a, { strict: !1 });
		let t = e.get(`cookie`), n = {};
		if (!t) return n;
		for (let e of t.split(`;`)) {
			let [t, ...r] = e.split(`=`);
			n[t.trim()] = r.join(`=`);
		}
		return n;
	}
	function s(e, t, n) {
		i.brandCheck(e, a, { strict: !1 });
		let r = `deleteCookie`;
		i.argumentLengthCheck(arguments, 2, r), t = i.converters.DOMString(t, r, `name`), n = i.converters.DeleteCookieAttributes(n), l(e, {
			name: t,
			value: ``,
			expires: new Date(0),
			...n
		});
	}
	function c(e) {
		i.argumentLengthCheck(arguments, 1, `getSetCookies`), i.brandCheck(e, a, { strict: !1 });
		let t = e.getSetCookie();
		return t ? t.map((e) => n(e)) : [];
	}
	function l(e, t) {
		i.argumentLengthCheck(arguments, 2, `setCookie`), i.brandCheck(e, a, { strict: !1 }), t = i.converters.Cookie(t);
		let n = r(t);
		n && e.append(`Set-Cookie`, n);
	}
	i.converters.DeleteCookieAttributes = i.dictionaryConverter([{
		converter: i.nullableConverter(i.converters.DOMString),
		key: `path`,
		defaultValue: () => null
	}, {
		converter: i.nullableConverter(i.converters.DOMString),
		key: `domain`,
		defaultValue: () => null
	}]), i.converters.Cookie = i.dictionaryConverter([
		{
			converter: i.converters.DOMString,
			key: `name`
		},
		{
			converter: i.converters.DOMString,
			key: `value`
		},
		{
			converter: i.nullableConverter((e) => typeof e == `number` ? i.converters[`unsigned long long`](e) : new Date(e)),
			key: `expires`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters[`long long`]),
			key: `maxAge`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.DOMString),
			key: `domain`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.DOMString),
			key: `path`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.boolean),
			key: `secure`,
			defaultValue: () => null
		},
		{
			converter: i.nullableConverter(i.converters.boolean),
			key: `httpOnly`,
			defaultValue: () => null
		},
		{
			converter: i.converters.USVString,
			key: `sameSite`,
			allowedValues: [
				`Strict`,
				`Lax`,
				`None`
			]
		},
		{
			converter: i.sequenceConverter(i.converters.DOMString),
			key: `unparsed`,
			defaultValue: () => []
		}
	]), t.exports = {
		getCookies: o,
		deleteCookie: s,
		getSetCookies: c,
		setCookie: l
	};
})), ke = e.__commonJSMin(((e, n) => {
	let { webidl: r } = y(), { kEnumerableProperty: i } = a(), { kConstruct: o } = t(), { MessagePort: s } = require("node:worker_threads");
	var c = class e extends Event {
		#e;
		constructor(e, t = {}) {
			if (e === o) {
				super(arguments[1], arguments[2]), r.util.markAsUncloneable(this);
				return;
			}
			let n = `MessageEvent constructor`;
			r.argumentLengthCheck(arguments, 1, n), e = r.converters.DOMString(e, n, `type`), t = r.converters.MessageEventInit(t, n, `eventInitDict`), super(e, t), this.#e = t, r.util.markAsUncloneable(this);
		}
		get data() {
			return r.brandCheck(this, e), this.#e.data;
		}
		get origin() {
			return r.brandCheck(this, e), this.#e.origin;
		}
		get lastEventId() {
			return r.brandCheck(this, e), this.#e.lastEventId;
		}
		get source() {
			return r.brandCheck(this, e), this.#e.source;
		}
		get ports() {
			return r.brandCheck(this, e), Object.isFrozen(this.#e.ports) || Object.freeze(this.#e.ports), this.#e.ports;
		}
		initMessageEvent(t, n = !1, i = !1, a = null, o = ``, s = ``, c = null, l = []) {
			return r.brandCheck(this, e), r.argumentLengthCheck(arguments, 1, `MessageEvent.initMessageEvent`), new e(t, {
				bubbles: n,
				cancelable: i,
				data: a,
				origin: o,
				lastEventId: s,
				source: c,
				ports: l
			});
		}
		static createFastMessageEvent(t, n) {
			let r = new e(o, t, n);
			return r.#e = n, r.#e.data ??= null, r.#e.origin ??= ``, r.#e.lastEventId ??= ``, r.#e.source ??= null, r.#e.ports ??= [], r;
		}
	};
	let { createFastMessageEvent: l } = c;
	delete c.createFastMessageEvent;
	var u = class e extends Event {
		#e;
		constructor(e, t = {}) {
			let n = `CloseEvent constructor`;
			r.argumentLengthCheck(arguments, 1, n), e = r.converters.DOMString(e, n, `type`), t = r.converters.CloseEventInit(t), super(e, t), this.#e = t, r.util.markAsUncloneable(this);
		}
		get wasClean() {
			return r.brandCheck(this, e), this.#e.wasClean;
		}
		get code() {
			return r.brandCheck(this, e), this.#e.code;
		}
		get reason() {
			return r.brandCheck(this, e), this.#e.reason;
		}
	}, d = class e extends Event {
		#e;
		constructor(e, t) {
			let n = `ErrorEvent constructor`;
			r.argumentLengthCheck(arguments, 1, n), super(e, t), r.util.markAsUncloneable(this), e = r.converters.DOMString(e, n, `type`), t = r.converters.ErrorEventInit(t ?? {}), this.#e = t;
		}
		get message() {
			return r.brandCheck(this, e), this.#e.message;
		}
		get filename() {
			return r.brandCheck(this, e), this.#e.filename;
		}
		get lineno() {
			return r.brandCheck(this, e), this.#e.lineno;
		}
		get colno() {
			return r.brandCheck(this, e), this.#e.colno;
		}
		get error() {
			return r.brandCheck(this, e), this.#e.error;
		}
	};
	Object.defineProperties(c.prototype, {
		[Symbol.toStringTag]: {
			value: `MessageEvent`,
			configurable: !0
		},
		data: i,
		origin: i,
		lastEventId: i,
		source: i,
		ports: i,
		initMessageEvent: i
	}), Object.defineProperties(u.prototype, {
		[Symbol.toStringTag]: {
			value: `CloseEvent`,
			configurable: !0
		},
		reason: i,
		code: i,
		wasClean: i
	}), Object.defineProperties(d.prototype, {
		[Symbol.toStringTag]: {
			value: `ErrorEvent`,
			configurable: !0
		},
		message: i,
		filename: i,
		lineno: i,
		colno: i,
		error: i
	}), r.converters.MessagePort = r.interfaceConverter(s), r.converters[`sequence<MessagePort>`] = r.sequenceConverter(r.converters.MessagePort);
	let f = [
		{
			key: `bubbles`,
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `cancelable`,
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `composed`,
			converter: r.converters.boolean,
			defaultValue: () => !1
		}
	];
	r.converters.MessageEventInit = r.dictionaryConverter([
		...f,
		{
			key: `data`,
			converter: r.converters.any,
			defaultValue: () => null
		},
		{
			key: `origin`,
			converter: r.converters.USVString,
			defaultValue: () => ``
		},
		{
			key: `lastEventId`,
			converter: r.converters.DOMString,
			defaultValue: () => ``
		},
		{
			key: `source`,
			converter: r.nullableConverter(r.converters.MessagePort),
			defaultValue: () => null
		},
		{
			key: `ports`,
			converter: r.converters[`sequence<MessagePort>`],
			defaultValue: () => []
		}
	]), r.converters.CloseEventInit = r.dictionaryConverter([
		...f,
		{
			key: `wasClean`,
			converter: r.converters.boolean,
			defaultValue: () => !1
		},
		{
			key: `code`,
			converter: r.converters[`unsigned short`],
			defaultValue: () => 0
		},
		{
			key: `reason`,
			converter: r.converters.USVString,
			defaultValue: () => ``
		}
	]), r.converters.ErrorEventInit = r.dictionaryConverter([
		...f,
		{
			key: `message`,
			converter: r.converters.DOMString,
			defaultValue: () => ``
		},
		{
			key: `filename`,
			converter: r.converters.USVString,
			defaultValue: () => ``
		},
		{
			key: `lineno`,
			converter: r.converters[`unsigned long`],
			defaultValue: () => 0
		},
		{
			key: `colno`,
			converter: r.converters[`unsigned long`],
			defaultValue: () => 0
		},
		{
			key: `error`,
			converter: r.converters.any
		}
	]), n.exports = {
		MessageEvent: c,
		CloseEvent: u,
		ErrorEvent: d,
		createFastMessageEvent: l
	};
})), Ae = e.__commonJSMin(((e, t) => {
	t.exports = {
		uid: `258EAFA5-E914-47DA-95CA-C5AB0DC85B11`,
		sentCloseFrameState: {
			NOT_SENT: 0,
			PROCESSING: 1,
			SENT: 2
		},
		staticPropertyDescriptors: {
			enumerable: !0,
			writable: !1,
			configurable: !1
		},
		states: {
			CONNECTING: 0,
			OPEN: 1,
			CLOSING: 2,
			CLOSED: 3
		},
		opcodes: {
			CONTINUATION: 0,
			TEXT: 1,
			BINARY: 2,
			CLOSE: 8,
			PING: 9,
			PONG: 10
		},
		maxUnsigned16Bit: 2 ** 16 - 1,
		parserStates: {
			INFO: 0,
			PAYLOADLENGTH_16: 2,
			PAYLOADLENGTH_64: 3,
			READ_DATA: 4
		},
		emptyBuffer: Buffer.allocUnsafe(0),
		sendHints: {
			string: 1,
			typedArray: 2,
			arrayBuffer: 3,
			blob: 4
		}
	};
})), je = e.__commonJSMin(((e, t) => {
	t.exports = {
		kWebSocketURL: Symbol(`url`),
		kReadyState: Symbol(`ready state`),
		kController: Symbol(`controller`),
		kResponse: Symbol(`response`),
		kBinaryType: Symbol(`binary type`),
		kSentClose: Symbol(`sent close`),
		kReceivedClose: Symbol(`received close`),
		kByteParser: Symbol(`byte parser`)
	};
})), Me = e.__commonJSMin(((e, t) => {
	let { kReadyState: n, kController: r, kResponse: i, kBinaryType: a, kWebSocketURL: o } = je(), { states: s, opcodes: c } = Ae(), { ErrorEvent: l, createFastMessageEvent: u } = ke(), { isUtf8: d } = require("node:buffer"), { collectASequenceOfCodePointsFast: f, removeHTTPWhitespace: p } = v();
	function m(e) {
		return e[n] === s.CONNECTING;
	}
	function h(e) {
		return e[n] === s.OPEN;
	}
	function g(e) {
		return e[n] === s.CLOSING;
	}
	function _(e) {
		return e[n] === s.CLOSED;
	}
	function y(e, t, n = (e, t) => new Event(e, t), r = {}) {
		let i = n(e, r);
		t.dispatchEvent(i);
	}
	function b(e, t, r) {
		if (e[n] !== s.OPEN) return;
		let i;
		if (t === c.TEXT) try {
			i = N(r);
		} catch {
			w(e, `Received invalid UTF-8 in text frame.`);
			return;
		}
		else t === c.BINARY && (i = e[a] === `blob` ? new Blob([r]) : x(r));
		y(`message`, e, u, {
			origin: e[o].origin,
			data: i
		});
	}
	function x(e) {
		return e.byteLength === e.buffer.byteLength ? e.buffer : e.buffer.slice(e.byteOffset, e.byteOffset + e.byteLength);
	}
	function S(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; ++t) {
			let n = e.charCodeAt(t);
			if (n < 33 || n > 126 || n === 34 || n === 40 || n === 41 || n === 44 || n === 47 || n === 58 || n === 59 || n === 60 || n === 61 || n === 62 || n === 63 || n === 64 || n === 91 || n === 92 || n === 93 || n === 123 || n === 125) return !1;
		}
		return !0;
	}
	function C(e) {
		return e >= 1e3 && e < 1015 ? e !== 1004 && e !== 1005 && e !== 1006 : e >= 3e3 && e <= 4999;
	}
	function w(e, t) {
		let { [r]: n, [i]: a } = e;
		n.abort(), a?.socket && !a.socket.destroyed && a.socket.destroy(), t && y(`error`, e, (e, t) => new l(e, t), {
			error: Error(t),
			message: t
		});
	}
	function T(e) {
		return e === c.CLOSE || e === c.PING || e === c.PONG;
	}
	function E(e) {
		return e === c.CONTINUATION;
	}
	function D(e) {
		return e === c.TEXT || e === c.BINARY;
	}
	function O(e) {
		return D(e) || E(e) || T(e);
	}
	function k(e) {
		let t = { position: 0 }, n = new Map();
		for (; t.position < e.length;) {
			let [r, i = ``] = f(`;`, e, t).split(`=`);
			n.set(p(r, !0, !1), p(i, !1, !0)), t.position++;
		}
		return n;
	}
	function A(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) {
			let n = e.charCodeAt(t);
			if (n < 48 || n > 57) return !1;
		}
		let t = Number.parseInt(e, 10);
		return t >= 8 && t <= 15;
	}
	let j = typeof process.versions.icu == `string`, M = j ? new TextDecoder(`utf-8`, { fatal: !0 }) : void 0, N = j ? M.decode.bind(M) : function(e) {
		if (d(e)) return e.toString(`utf-8`);
		throw TypeError(`Invalid utf-8 received.`);
	};
	t.exports = {
		isConnecting: m,
		isEstablished: h,
		isClosing: g,
		isClosed: _,
		fireEvent: y,
		isValidSubprotocol: S,
		isValidStatusCode: C,
		failWebsocketConnection: w,
		websocketMessageReceived: b,
		utf8Decode: N,
		isControlFrame: T,
		isContinuationFrame: E,
		isTextBinaryFrame: D,
		isValidOpcode: O,
		parseExtensions: k,
		isValidClientWindowBits: A
	};
})), Ne = e.__commonJSMin(((e, t) => {
	let { maxUnsigned16Bit: n } = Ae(), r = 16386, i, a = null, o = r;
	try {
		i = require("node:crypto");
	} catch {
		i = { randomFillSync: function(e, t, n) {
			for (let t = 0; t < e.length; ++t) e[t] = Math.random() * 255 | 0;
			return e;
		} };
	}
	function s() {
		return o === r && (o = 0, i.randomFillSync(a ??= Buffer.allocUnsafe(r), 0, r)), [
			a[o++],
			a[o++],
			a[o++],
			a[o++]
		];
	}
	t.exports = { WebsocketFrameSend: class {
		constructor(e) {
			this.frameData = e;
		}
		createFrame(e) {
			let t = this.frameData, r = s(), i = t?.byteLength ?? 0, a = i, o = 6;
			i > n ? (o += 8, a = 127) : i > 125 && (o += 2, a = 126);
			let c = Buffer.allocUnsafe(i + o);
			c[0] = c[1] = 0, c[0] |= 128, c[0] = (c[0] & 240) + e, c[o - 4] = r[0], c[o - 3] = r[1], c[o - 2] = r[2], c[o - 1] = r[3], c[1] = a, a === 126 ? c.writeUInt16BE(i, 2) : a === 127 && (c[2] = c[3] = 0, c.writeUIntBE(i, 4, 6)), c[1] |= 128;
			for (let e = 0; e < i; ++e) c[o + e] = t[e] ^ r[e & 3];
			return c;
		}
	} };
})), Pe = e.__commonJSMin(((e, t) => {
	let { uid: n, states: r, sentCloseFrameState: i, emptyBuffer: a, opcodes: s } = Ae(), { kReadyState: c, kSentClose: l, kByteParser: u, kReceivedClose: d, kResponse: f } = je(), { fireEvent: p, failWebsocketConnection: m, isClosing: h, isClosed: g, isEstablished: _, parseExtensions: v } = Me(), { channels: y } = o(), { CloseEvent: x } = ke(), { makeRequest: S } = ge(), { fetching: C } = Q(), { Headers: w, getHeadersList: T } = pe(), { getDecodeSplit: E } = b(), { WebsocketFrameSend: D } = Ne(), O;
	try {
		O = require("node:crypto");
	} catch {}
	function k(e, t, r, i, a, o) {
		let s = e;
		s.protocol = e.protocol === `ws:` ? `http:` : `https:`;
		let c = S({
			urlList: [s],
			client: r,
			serviceWorkers: `none`,
			referrer: `no-referrer`,
			mode: `websocket`,
			credentials: `include`,
			cache: `no-store`,
			redirect: `error`
		});
		o.headers && (c.headersList = T(new w(o.headers)));
		let l = O.randomBytes(16).toString(`base64`);
		c.headersList.append(`sec-websocket-key`, l), c.headersList.append(`sec-websocket-version`, `13`);
		for (let e of t) c.headersList.append(`sec-websocket-protocol`, e);
		return c.headersList.append(`sec-websocket-extensions`, `permessage-deflate; client_max_window_bits`), C({
			request: c,
			useParallelQueue: !0,
			dispatcher: o.dispatcher,
			processResponse(e) {
				if (e.type === `error` || e.status !== 101) {
					m(i, `Received network error or non-101 status code.`);
					return;
				}
				if (t.length !== 0 && !e.headersList.get(`Sec-WebSocket-Protocol`)) {
					m(i, `Server did not respond with sent protocols.`);
					return;
				}
				if (e.headersList.get(`Upgrade`)?.toLowerCase() !== `websocket`) {
					m(i, `Server did not set Upgrade header to "websocket".`);
					return;
				}
				if (e.headersList.get(`Connection`)?.toLowerCase() !== `upgrade`) {
					m(i, `Server did not set Connection header to "upgrade".`);
					return;
				}
				if (e.headersList.get(`Sec-WebSocket-Accept`) !== O.createHash(`sha1`).update(l + n).digest(`base64`)) {
					m(i, `Incorrect hash received in Sec-WebSocket-Accept header.`);
					return;
				}
				let r = e.headersList.get(`Sec-WebSocket-Extensions`), o;
				if (r !== null && (o = v(r), !o.has(`permessage-deflate`))) {
					m(i, `Sec-WebSocket-Extensions header does not match.`);
					return;
				}
				let s = e.headersList.get(`Sec-WebSocket-Protocol`);
				if (s !== null) {
					let e = E(`sec-websocket-protocol`, c.headersList);
					if (e === null || !e.includes(s)) {
						m(i, `Protocol was not set in the opening handshake.`);
						return;
					}
				}
				e.socket.on(`data`, j), e.socket.on(`close`, M), e.socket.on(`error`, N), y.open.hasSubscribers && y.open.publish({
					address: e.socket.address(),
					protocol: s,
					extensions: r
				}), a(e, o);
			}
		});
	}
	function A(e, t, n, o) {
		if (!(h(e) || g(e))) {
			if (!_(e)) m(e, `Connection was closed before it was established.`), e[c] = r.CLOSING;
			else if (e[l] === i.NOT_SENT) {
				e[l] = i.PROCESSING;
				let u = new D();
				t !== void 0 && n === void 0 ? (u.frameData = Buffer.allocUnsafe(2), u.frameData.writeUInt16BE(t, 0)) : t !== void 0 && n !== void 0 ? (u.frameData = Buffer.allocUnsafe(2 + o), u.frameData.writeUInt16BE(t, 0), u.frameData.write(n, 2, `utf-8`)) : u.frameData = a, e[f].socket.write(u.createFrame(s.CLOSE)), e[l] = i.SENT, e[c] = r.CLOSING;
			} else e[c] = r.CLOSING;
		}
	}
	function j(e) {
		this.ws[u].write(e) || this.pause();
	}
	function M() {
		let { ws: e } = this, { [f]: t } = e;
		t.socket.off(`data`, j), t.socket.off(`close`, M), t.socket.off(`error`, N);
		let n = e[l] === i.SENT && e[d], a = 1005, o = ``, s = e[u].closingInfo;
		s && !s.error ? (a = s.code ?? 1005, o = s.reason) : e[d] || (a = 1006), e[c] = r.CLOSED, p(`close`, e, (e, t) => new x(e, t), {
			wasClean: n,
			code: a,
			reason: o
		}), y.close.hasSubscribers && y.close.publish({
			websocket: e,
			code: a,
			reason: o
		});
	}
	function N(e) {
		let { ws: t } = this;
		t[c] = r.CLOSING, y.socketError.hasSubscribers && y.socketError.publish(e), this.destroy();
	}
	t.exports = {
		establishWebSocketConnection: k,
		closeWebSocketConnection: A
	};
})), Fe = e.__commonJSMin(((e, t) => {
	let { createInflateRaw: r, Z_DEFAULT_WINDOWBITS: i } = require("node:zlib"), { isValidClientWindowBits: a } = Me(), { MessageSizeExceededError: o } = n(), s = Buffer.from([
		0,
		0,
		255,
		255
	]), c = Symbol(`kBuffer`), l = Symbol(`kLength`);
	t.exports = { PerMessageDeflate: class {
		#e;
		#t = {};
		#n = 0;
		constructor(e, t) {
			this.#t.serverNoContextTakeover = e.has(`server_no_context_takeover`), this.#t.serverMaxWindowBits = e.get(`server_max_window_bits`), this.#n = t.maxPayloadSize;
		}
		decompress(e, t, n) {
			if (!this.#e) {
				let e = i;
				if (this.#t.serverMaxWindowBits) {
					if (!a(this.#t.serverMaxWindowBits)) {
						n(Error(`Invalid server_max_window_bits`));
						return;
					}
					e = Number.parseInt(this.#t.serverMaxWindowBits);
				}
				try {
					this.#e = r({ windowBits: e });
				} catch (e) {
					n(e);
					return;
				}
				this.#e[c] = [], this.#e[l] = 0, this.#e.on(`data`, (e) => {
					this.#e[l] += e.length, this.#n > 0 && this.#e[l] > this.#n ? (n(new o()), this.#e.removeAllListeners(), this.#e.destroy(), this.#e = null) : this.#e[c].push(e);
				}), this.#e.on(`error`, (e) => {
					this.#e = null, n(e);
				});
			}
			this.#e.write(e), t && this.#e.write(s), this.#e.flush(() => {
				if (!this.#e) return;
				let e = Buffer.concat(this.#e[c], this.#e[l]);
				this.#e[c].length = 0, this.#e[l] = 0, n(null, e);
			});
		}
	} };
})), Ie = e.__commonJSMin(((e, t) => {
	let { Writable: r } = require("node:stream"), i = require("node:assert"), { parserStates: a, opcodes: s, states: c, emptyBuffer: l, sentCloseFrameState: u } = Ae(), { kReadyState: d, kSentClose: f, kResponse: p, kReceivedClose: m } = je(), { channels: h } = o(), { isValidStatusCode: g, isValidOpcode: _, failWebsocketConnection: v, websocketMessageReceived: y, utf8Decode: b, isControlFrame: x, isTextBinaryFrame: S, isContinuationFrame: C } = Me(), { WebsocketFrameSend: w } = Ne(), { closeWebSocketConnection: T } = Pe(), { PerMessageDeflate: E } = Fe(), { MessageSizeExceededError: D } = n();
	function O(e, t, n) {
		T(e, t, n, Buffer.byteLength(n)), v(e, n);
	}
	t.exports = { ByteParser: class extends r {
		#e = [];
		#t = 0;
		#n = 0;
		#r = !1;
		#i = a.INFO;
		#a = {};
		#o = [];
		#s;
		#c;
		#l;
		constructor(e, t, n = {}) {
			super(), this.ws = e, this.#s = t ?? new Map(), this.#c = n.maxFragments ?? 0, this.#l = n.maxPayloadSize ?? 0, this.#s.has(`permessage-deflate`) && this.#s.set(`permessage-deflate`, new E(t, n));
		}
		_write(e, t, n) {
			this.#e.push(e), this.#n += e.length, this.#r = !0, this.run(n);
		}
		#u() {
			return this.#l > 0 && !x(this.#a.opcode) && this.#a.payloadLength + this.#t > this.#l ? (O(this.ws, 1009, `Payload size exceeds maximum allowed size`), !1) : !0;
		}
		run(e) {
			for (; this.#r;) if (this.#i === a.INFO) {
				if (this.#n < 2) return e();
				let t = this.consume(2), n = !!(t[0] & 128), r = t[0] & 15, i = (t[1] & 128) == 128, o = !n && r !== s.CONTINUATION, c = t[1] & 127, l = t[0] & 64, u = t[0] & 32, d = t[0] & 16;
				if (!_(r)) return v(this.ws, `Invalid opcode received`), e();
				if (i) return v(this.ws, `Frame cannot be masked`), e();
				if (l !== 0 && !this.#s.has(`permessage-deflate`)) {
					v(this.ws, `Expected RSV1 to be clear.`);
					return;
				}
				if (u !== 0 || d !== 0) {
					v(this.ws, `RSV1, RSV2, RSV3 must be clear`);
					return;
				}
				if (o && !S(r)) {
					v(this.ws, `Invalid frame type was fragmented.`);
					return;
				}
				if (S(r) && this.#o.length > 0) {
					v(this.ws, `Expected continuation frame`);
					return;
				}
				if (this.#a.fragmented && o) {
					v(this.ws, `Fragmented frame exceeded 125 bytes.`);
					return;
				}
				if ((c > 125 || o) && x(r)) {
					v(this.ws, `Control frame either too large or fragmented`);
					return;
				}
				if (C(r) && this.#o.length === 0 && !this.#a.compressed) {
					v(this.ws, `Unexpected continuation frame`);
					return;
				}
				if (c <= 125) {
					if (this.#a.payloadLength = c, this.#i = a.READ_DATA, !this.#u()) return;
				} else c === 126 ? this.#i = a.PAYLOADLENGTH_16 : c === 127 && (this.#i = a.PAYLOADLENGTH_64);
				S(r) && (this.#a.binaryType = r, this.#a.compressed = l !== 0), this.#a.opcode = r, this.#a.masked = i, this.#a.fin = n, this.#a.fragmented = o;
			} else if (this.#i === a.PAYLOADLENGTH_16) {
				if (this.#n < 2) return e();
				let t = this.consume(2);
				if (this.#a.payloadLength = t.readUInt16BE(0), this.#i = a.READ_DATA, !this.#u()) return;
			} else if (this.#i === a.PAYLOADLENGTH_64) {
				if (this.#n < 8) return e();
				let t = this.consume(8), n = t.readUInt32BE(0), r = t.readUInt32BE(4);
				if (n !== 0 || r > 2 ** 31 - 1) {
					v(this.ws, `Received payload length > 2^31 bytes.`);
					return;
				}
				if (this.#a.payloadLength = r, this.#i = a.READ_DATA, !this.#u()) return;
			} else if (this.#i === a.READ_DATA) {
				if (this.#n < this.#a.payloadLength) return e();
				let t = this.consume(this.#a.payloadLength);
				if (x(this.#a.opcode)) {
					this.#r = this.parseControlFrame(t), this.#i = a.INFO;
					let n = this.ws[p].socket;
					if (this.#r && n.writableNeedDrain) {
						this.#r = !1, n.once(`drain`, () => {
							this.destroyed || (this.#r = !0, this.run(e));
						});
						return;
					}
				} else if (this.#a.compressed) {
					this.#s.get(`permessage-deflate`).decompress(t, this.#a.fin, (t, n) => {
						if (t) {
							let e = t instanceof D ? 1009 : 1007;
							O(this.ws, e, t.message);
						} else this.writeFragments(n) && (this.#l > 0 && this.#t > this.#l ? O(this.ws, 1009, new D().message) : this.#a.fin ? (y(this.ws, this.#a.binaryType, this.consumeFragments()), this.#r = !0, this.#i = a.INFO, this.run(e)) : (this.#i = a.INFO, this.#r = !0, this.run(e)));
					}), this.#r = !1;
					break;
				} else {
					if (!this.writeFragments(t)) return;
					if (this.#l > 0 && this.#t > this.#l) {
						O(this.ws, 1009, new D().message);
						return;
					}
					!this.#a.fragmented && this.#a.fin && y(this.ws, this.#a.binaryType, this.consumeFragments()), this.#i = a.INFO;
				}
			}
		}
		consume(e) {
			if (e > this.#n) throw Error(`Called consume() before buffers satiated.`);
			if (e === 0) return l;
			if (this.#e[0].length === e) return this.#n -= this.#e[0].length, this.#e.shift();
			let t = Buffer.allocUnsafe(e), n = 0;
			for (; n !== e;) {
				let r = this.#e[0], { length: i } = r;
				if (i + n === e) {
					t.set(this.#e.shift(), n);
					break;
				}
				if (i + n > e) {
					t.set(r.subarray(0, e - n), n), this.#e[0] = r.subarray(e - n);
					break;
				}
				t.set(this.#e.shift(), n), n += r.length;
			}
			return this.#n -= e, t;
		}
		writeFragments(e) {
			return this.#c > 0 && this.#o.length === this.#c ? (O(this.ws, 1008, `Too many message fragments`), !1) : (this.#t += e.length, this.#o.push(e), !0);
		}
		consumeFragments() {
			let e = this.#o;
			if (e.length === 1) return this.#t = 0, e.shift();
			let t = Buffer.concat(e, this.#t);
			return this.#o = [], this.#t = 0, t;
		}
		parseCloseBody(e) {
			i(e.length !== 1);
			let t;
			if (e.length >= 2 && (t = e.readUInt16BE(0)), t !== void 0 && !g(t)) return {
				code: 1002,
				reason: `Invalid status code`,
				error: !0
			};
			let n = e.subarray(2);
			n[0] === 239 && n[1] === 187 && n[2] === 191 && (n = n.subarray(3));
			try {
				n = b(n);
			} catch {
				return {
					code: 1007,
					reason: `Invalid UTF-8`,
					error: !0
				};
			}
			return {
				code: t,
				reason: n,
				error: !1
			};
		}
		parseControlFrame(e) {
			let { opcode: t, payloadLength: n } = this.#a;
			if (t === s.CLOSE) {
				if (n === 1) return v(this.ws, `Received close frame with a 1-byte body.`), !1;
				if (this.#a.closeInfo = this.parseCloseBody(e), this.#a.closeInfo.error) {
					let { code: e, reason: t } = this.#a.closeInfo;
					return T(this.ws, e, t, t.length), v(this.ws, t), !1;
				}
				if (this.ws[f] !== u.SENT) {
					let e = l;
					this.#a.closeInfo.code && (e = Buffer.allocUnsafe(2), e.writeUInt16BE(this.#a.closeInfo.code, 0));
					let t = new w(e);
					this.ws[p].socket.write(t.createFrame(s.CLOSE), (e) => {
						e || (this.ws[f] = u.SENT);
					});
				}
				return this.ws[d] = c.CLOSING, this.ws[m] = !0, !1;
			}
			if (t === s.PING) {
				if (!this.ws[m]) {
					let t = new w(e);
					this.ws[p].socket.write(t.createFrame(s.PONG)), h.ping.hasSubscribers && h.ping.publish({ payload: e });
				}
			} else t === s.PONG && h.pong.hasSubscribers && h.pong.publish({ payload: e });
			return !0;
		}
		get closingInfo() {
			return this.#a.closeInfo;
		}
	} };
})), Le = e.__commonJSMin(((e, t) => {
	let { WebsocketFrameSend: n } = Ne(), { opcodes: r, sendHints: i } = Ae(), a = j(), o = Buffer[Symbol.species];
	var s = class {
		#e = new a();
		#t = !1;
		#n;
		constructor(e) {
			this.#n = e;
		}
		add(e, t, n) {
			if (n !== i.blob) {
				let r = c(e, n);
				if (!this.#t) this.#n.write(r, t);
				else {
					let e = {
						promise: null,
						callback: t,
						frame: r
					};
					this.#e.push(e);
				}
				return;
			}
			let r = {
				promise: e.arrayBuffer().then((e) => {
					r.promise = null, r.frame = c(e, n);
				}),
				callback: t,
				frame: null
			};
			this.#e.push(r), this.#t || this.#r();
		}
		async #r() {
			this.#t = !0;
			let e = this.#e;
			for (; !e.isEmpty();) {
				let t = e.shift();
				t.promise !== null && await t.promise, this.#n.write(t.frame, t.callback), t.callback = t.frame = null;
			}
			this.#t = !1;
		}
	};
	function c(e, t) {
		return new n(l(e, t)).createFrame(t === i.string ? r.TEXT : r.BINARY);
	}
	function l(e, t) {
		switch (t) {
			case i.string: return Buffer.from(e);
			case i.arrayBuffer:
			case i.blob: return new o(e);
			case i.typedArray: return new o(e.buffer, e.byteOffset, e.byteLength);
		}
	}
	t.exports = { SendQueue: s };
})), Re = e.__commonJSMin(((e, t) => {
	let { webidl: n } = y(), { URLSerializer: r } = v(), { environmentSettingsObject: i } = b(), { staticPropertyDescriptors: o, states: s, sentCloseFrameState: c, sendHints: l } = Ae(), { kWebSocketURL: u, kReadyState: d, kController: f, kBinaryType: p, kResponse: m, kSentClose: h, kByteParser: g } = je(), { isConnecting: _, isEstablished: x, isClosing: S, isValidSubprotocol: C, fireEvent: w } = Me(), { establishWebSocketConnection: T, closeWebSocketConnection: E } = Pe(), { ByteParser: D } = Ie(), { kEnumerableProperty: O, isBlobLike: k } = a(), { getGlobalDispatcher: A } = ce(), { types: j } = require("node:util"), { ErrorEvent: M, CloseEvent: N } = ke(), { SendQueue: P } = Le();
	var F = class e extends EventTarget {
		#e = {
			open: null,
			error: null,
			close: null,
			message: null
		};
		#t = 0;
		#n = ``;
		#r = ``;
		#i;
		constructor(t, r = []) {
			super(), n.util.markAsUncloneable(this);
			let a = `WebSocket constructor`;
			n.argumentLengthCheck(arguments, 1, a);
			let o = n.converters[`DOMString or sequence<DOMString> or WebSocketInit`](r, a, `options`);
			t = n.converters.USVString(t, a, `url`), r = o.protocols;
			let s = i.settingsObject.baseUrl, l;
			try {
				l = new URL(t, s);
			} catch (e) {
				throw new DOMException(e, `SyntaxError`);
			}
			if (l.protocol === `http:` ? l.protocol = `ws:` : l.protocol === `https:` && (l.protocol = `wss:`), l.protocol !== `ws:` && l.protocol !== `wss:`) throw new DOMException(`Expected a ws: or wss: protocol, got ${l.protocol}`, `SyntaxError`);
			if (l.hash || l.href.endsWith(`#`)) throw new DOMException(`Got fragment`, `SyntaxError`);
			if (typeof r == `string` && (r = [r]), r.length !== new Set(r.map((e) => e.toLowerCase())).size || r.length > 0 && !r.every((e) => C(e))) throw new DOMException(`Invalid Sec-WebSocket-Protocol value`, `SyntaxError`);
			this[u] = new URL(l.href);
			let m = i.settingsObject;
			this[f] = T(l, r, m, this, (e, t) => this.#a(e, t), o), this[d] = e.CONNECTING, this[h] = c.NOT_SENT, this[p] = `blob`;
		}
		close(t = void 0, r = void 0) {
			n.brandCheck(this, e);
			let i = `WebSocket.close`;
			if (t !== void 0 && (t = n.converters[`unsigned short`](t, i, `code`, { clamp: !0 })), r !== void 0 && (r = n.converters.USVString(r, i, `reason`)), t !== void 0 && t !== 1e3 && (t < 3e3 || t > 4999)) throw new DOMException(`invalid code`, `InvalidAccessError`);
			let a = 0;
			if (r !== void 0 && (a = Buffer.byteLength(r), a > 123)) throw new DOMException(`Reason must be less than 123 bytes; received ${a}`, `SyntaxError`);
			E(this, t, r, a);
		}
		send(t) {
			n.brandCheck(this, e);
			let r = `WebSocket.send`;
			if (n.argumentLengthCheck(arguments, 1, r), t = n.converters.WebSocketSendData(t, r, `data`), _(this)) throw new DOMException(`Sent before connected.`, `InvalidStateError`);
			if (x(this) && !S(this)) {
				if (typeof t == `string`) {
					let e = Buffer.byteLength(t);
					this.#t += e, this.#i.add(t, () => {
						this.#t -= e;
					}, l.string);
				} else j.isArrayBuffer(t) ? (this.#t += t.byteLength, this.#i.add(t, () => {
					this.#t -= t.byteLength;
				}, l.arrayBuffer)) : ArrayBuffer.isView(t) ? (this.#t += t.byteLength, this.#i.add(t, () => {
					this.#t -= t.byteLength;
				}, l.typedArray)) : k(t) && (this.#t += t.size, this.#i.add(t, () => {
					this.#t -= t.size;
				}, l.blob));
			}
		}
		get readyState() {
			return n.brandCheck(this, e), this[d];
		}
		get bufferedAmount() {
			return n.brandCheck(this, e), this.#t;
		}
		get url() {
			return n.brandCheck(this, e), r(this[u]);
		}
		get extensions() {
			return n.brandCheck(this, e), this.#r;
		}
		get protocol() {
			return n.brandCheck(this, e), this.#n;
		}
		get onopen() {
			return n.brandCheck(this, e), this.#e.open;
		}
		set onopen(t) {
			n.brandCheck(this, e), this.#e.open && this.removeEventListener(`open`, this.#e.open), typeof t == `function` ? (this.#e.open = t, this.addEventListener(`open`, t)) : this.#e.open = null;
		}
		get onerror() {
			return n.brandCheck(this, e), this.#e.error;
		}
		set onerror(t) {
			n.brandCheck(this, e), this.#e.error && this.removeEventListener(`error`, this.#e.error), typeof t == `function` ? (this.#e.error = t, this.addEventListener(`error`, t)) : this.#e.error = null;
		}
		get onclose() {
			return n.brandCheck(this, e), this.#e.close;
		}
		set onclose(t) {
			n.brandCheck(this, e), this.#e.close && this.removeEventListener(`close`, this.#e.close), typeof t == `function` ? (this.#e.close = t, this.addEventListener(`close`, t)) : this.#e.close = null;
		}
		get onmessage() {
			return n.brandCheck(this, e), this.#e.message;
		}
		set onmessage(t) {
			n.brandCheck(this, e), this.#e.message && this.removeEventListener(`message`, this.#e.message), typeof t == `function` ? (this.#e.message = t, this.addEventListener(`message`, t)) : this.#e.message = null;
		}
		get binaryType() {
			return n.brandCheck(this, e), this[p];
		}
		set binaryType(t) {
			n.brandCheck(this, e), t !== `blob` && t !== `arraybuffer` ? this[p] = `blob` : this[p] = t;
		}
		#a(e, t) {
			this[m] = e;
			let n = this[f]?.dispatcher?.webSocketOptions, r = n?.maxFragments, i = n?.maxPayloadSize, a = new D(this, t, {
				maxFragments: r,
				maxPayloadSize: i
			});
			a.on(`drain`, I), a.on(`error`, L.bind(this)), e.socket.ws = this, this[g] = a, this.#i = new P(e.socket), this[d] = s.OPEN;
			let o = e.headersList.get(`sec-websocket-extensions`);
			o !== null && (this.#r = o);
			let c = e.headersList.get(`sec-websocket-protocol`);
			c !== null && (this.#n = c), w(`open`, this);
		}
	};
	F.CONNECTING = F.prototype.CONNECTING = s.CONNECTING, F.OPEN = F.prototype.OPEN = s.OPEN, F.CLOSING = F.prototype.CLOSING = s.CLOSING, F.CLOSED = F.prototype.CLOSED = s.CLOSED, Object.defineProperties(F.prototype, {
		CONNECTING: o,
		OPEN: o,
		CLOSING: o,
		CLOSED: o,
		url: O,
		readyState: O,
		bufferedAmount: O,
		onopen: O,
		onerror: O,
		onclose: O,
		close: O,
		onmessage: O,
		binaryType: O,
		send: O,
		extensions: O,
		protocol: O,
		[Symbol.toStringTag]: {
			value: `WebSocket`,
			writable: !1,
			enumerable: !1,
			configurable: !0
		}
	}), Object.defineProperties(F, {
		CONNECTING: o,
		OPEN: o,
		CLOSING: o,
		CLOSED: o
	}), n.converters[`sequence<DOMString>`] = n.sequenceConverter(n.converters.DOMString), n.converters[`DOMString or sequence<DOMString>`] = function(e, t, r) {
		return n.util.Type(e) === `Object` && Symbol.iterator in e ? n.converters[`sequence<DOMString>`](e) : n.converters.DOMString(e, t, r);
	}, n.converters.WebSocketInit = n.dictionaryConverter([
		{
			key: `protocols`,
			converter: n.converters[`DOMString or sequence<DOMString>`],
			defaultValue: () => []
		},
		{
			key: `dispatcher`,
			converter: n.converters.any,
			defaultValue: () => A()
		},
		{
			key: `headers`,
			converter: n.nullableConverter(n.converters.HeadersInit)
		}
	]), n.converters[`DOMString or sequence<DOMString> or WebSocketInit`] = function(e) {
		return n.util.Type(e) === `Object` && !(Symbol.iterator in e) ? n.converters.WebSocketInit(e) : { protocols: n.converters[`DOMString or sequence<DOMString>`](e) };
	}, n.converters.WebSocketSendData = function(e) {
		if (n.util.Type(e) === `Object`) {
			if (k(e)) return n.converters.Blob(e, { strict: !1 });
			if (ArrayBuffer.isView(e) || j.isArrayBuffer(e)) return n.converters.BufferSource(e);
		}
		return n.converters.USVString(e);
	};
	function I() {
		this.ws[m].socket.resume();
	}
	function L(e) {
		let t, n;
		e instanceof N ? (t = e.reason, n = e.code) : t = e.message, w(`error`, this, () => new M(`error`, {
			error: e,
			message: t
		})), E(this, n);
	}
	t.exports = { WebSocket: F };
})), ze = e.__commonJSMin(((e, t) => {
	function n(e) {
		return e.indexOf(`\0`) === -1;
	}
	function r(e) {
		if (e.length === 0) return !1;
		for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) < 48 || e.charCodeAt(t) > 57) return !1;
		return !0;
	}
	function i(e) {
		return new Promise((t) => {
			setTimeout(t, e).unref();
		});
	}
	t.exports = {
		isValidLastEventId: n,
		isASCIINumber: r,
		delay: i
	};
})), Be = e.__commonJSMin(((e, t) => {
	let n = require("node:buffer"), { Transform: r } = require("node:stream"), { isASCIINumber: i, isValidLastEventId: a } = ze(), o = [
		239,
		187,
		191
	], s = n.kStringMaxLength, c = Buffer.from(`data`), l = Buffer.from(`event`), u = Buffer.from(`id`), d = Buffer.from(`retry`);
	function f(e, t) {
		if (t >= e.length) return !1;
		for (let n = t; n < e.length; n++) if (e[n] < 48 || e[n] > 57) return !1;
		return !0;
	}
	function p(e, t) {
		for (let n = t; n < e.length; n++) if (e[n] === 0) return !1;
		return !0;
	}
	function m(e, t, n) {
		if (t !== n.length) return !1;
		for (let r = 0; r < t; r++) if (e[r] !== n[r]) return !1;
		return !0;
	}
	function h() {
		let e = Error(`EventSource message size exceeded`);
		return e.aborted = !1, e;
	}
	t.exports = { EventSourceStream: class extends r {
		state = null;
		checkBOM = !0;
		crlfCheck = !1;
		eventEndCheck = !1;
		chunks = [];
		chunkIndex = 0;
		pos = 0;
		lineChunkIndex = 0;
		linePos = 0;
		lineLength = 0;
		eventSize = 0;
		eventFieldSizes = {
			data: 0,
			event: 0,
			id: 0,
			retry: 0
		};
		dataLineCount = 0;
		maxEventSize;
		maxDataLines;
		maxBufferedChunks;
		event = {
			data: void 0,
			event: void 0,
			id: void 0,
			retry: void 0
		};
		constructor(e = {}) {
			e.readableObjectMode = !0, super(e), this.state = e.eventSourceSettings || {}, this.maxEventSize = e.maxEventSize ?? s;
			let t = this.maxEventSize > 0 ? Math.min(131072, Math.max(1024, Math.floor(this.maxEventSize / 128))) : 0;
			this.maxDataLines = t, this.maxBufferedChunks = t, e.push && (this.push = e.push);
		}
		_transform(e, t, n) {
			if (e.length === 0) n();
			else if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && e[0] !== 10 && e[0] !== 13) n(h());
			else if (this.chunks.push(e), this.checkBOM && this.handleBOM()) n();
			else {
				for (; this.hasCurrentByte();) {
					let e = this.currentByte();
					if (this.eventEndCheck) {
						if (this.crlfCheck) {
							if (e === 10) {
								this.crlfCheck = !1, this.consumeCurrentByte();
								continue;
							}
							this.crlfCheck = !1;
						}
						if (e === 10 || e === 13) {
							e === 13 && (this.crlfCheck = !0), this.consumeCurrentByte(), this.hasPendingEvent() && this.processEvent(this.event), this.clearEvent();
							continue;
						}
						this.eventEndCheck = !1;
					} else if (e === 10 || e === 13) {
						e === 13 && (this.crlfCheck = !0);
						try {
							this.parseLine(this.readLine(), this.event);
						} catch (e) {
							n(e);
							return;
						}
						this.consumeCurrentByte(), this.eventEndCheck = !0;
					} else {
						if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
							n(h());
							return;
						}
						this.advanceCursor();
					}
				}
				n();
			}
		}
		_destroy(e, t) {
			this.chunks.length = 0, this.clearEvent(), super._destroy(e, t);
		}
		parseLine(e, t) {
			if (e.length === 0) return;
			let n = e.indexOf(58);
			if (n === 0) return;
			let r = e.length, i = e.length;
			if (n !== -1 && (r = n, i = n + 1, e[i] === 32 && ++i), m(e, r, c)) {
				if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw h();
				let n = e.length - i, r = this.eventFieldSizes.data + (t.data === void 0 ? 0 : 1) + n;
				this.setEventFieldSize(`data`, r);
				let a = e.toString(`utf8`, i);
				t.data === void 0 ? t.data = a : t.data += `\n${a}`, this.dataLineCount++;
			} else m(e, r, d) ? f(e, i) && (this.setEventFieldSize(`retry`, e.length - i), t.retry = e.toString(`utf8`, i)) : m(e, r, u) ? p(e, i) && (this.setEventFieldSize(`id`, e.length - i), t.id = e.toString(`utf8`, i)) : m(e, r, l) && i < e.length && (this.setEventFieldSize(`event`, e.length - i), t.event = e.toString(`utf8`, i));
		}
		setEventFieldSize(e, t) {
			let n = this.eventSize - this.eventFieldSizes[e] + t;
			if (this.maxEventSize > 0 && n > this.maxEventSize) throw h();
			this.eventSize = n, this.eventFieldSizes[e] = t;
		}
		processEvent(e) {
			e.retry && i(e.retry) && (this.state.reconnectionTime = parseInt(e.retry, 10)), e.id && a(e.id) && (this.state.lastEventId = e.id), e.data !== void 0 && this.push({
				type: e.event || `message`,
				options: {
					data: e.data,
					lastEventId: this.state.lastEventId,
					origin: this.state.origin
				}
			});
		}
		clearEvent() {
			this.event.data = void 0, this.event.event = void 0, this.event.id = void 0, this.event.retry = void 0, this.eventSize = 0, this.dataLineCount = 0, this.eventFieldSizes.data = 0, this.eventFieldSizes.event = 0, this.eventFieldSizes.id = 0, this.eventFieldSizes.retry = 0;
		}
		hasPendingEvent() {
			return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
		}
		hasCurrentByte() {
			return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
		}
		currentByte() {
			return this.chunks[this.chunkIndex][this.pos];
		}
		consumeCurrentByte() {
			this.advanceCursor(), this.syncLineStartToCursor();
		}
		advanceCursor() {
			for (this.pos++; this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length;) this.chunkIndex++, this.pos = 0;
		}
		syncLineStartToCursor() {
			this.lineChunkIndex = this.chunkIndex, this.linePos = this.pos, this.lineLength = 0, this.dropConsumedChunks();
		}
		dropConsumedChunks() {
			if (this.lineChunkIndex > 0) {
				let e = this.lineChunkIndex;
				this.chunks.splice(0, e), this.lineChunkIndex = 0, this.chunkIndex -= e;
			}
			this.chunkIndex === this.chunks.length && (this.chunks.length = 0, this.chunkIndex = 0, this.pos = 0, this.lineChunkIndex = 0, this.linePos = 0);
		}
		readLine() {
			if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
			let e = [], t = 0;
			for (let n = this.lineChunkIndex; n <= this.chunkIndex; n++) {
				let r = this.chunks[n], i = n === this.lineChunkIndex ? this.linePos : 0, a = n === this.chunkIndex ? this.pos : r.length, o = r.subarray(i, a);
				t += o.length, e.push(o);
			}
			return Buffer.concat(e, t);
		}
		peekBufferedByte(e) {
			let t = this.lineChunkIndex, n = this.linePos;
			for (; t < this.chunks.length;) {
				let r = this.chunks[t], i = r.length - n;
				if (e < i) return r[n + e];
				e -= i, t++, n = 0;
			}
		}
		discardLeadingBytes(e) {
			for (; e > 0 && this.lineChunkIndex < this.chunks.length;) {
				let t = this.chunks[this.lineChunkIndex].length - this.linePos;
				e < t ? (this.linePos += e, e = 0) : (e -= t, this.lineChunkIndex++, this.linePos = 0);
			}
			this.chunkIndex = this.lineChunkIndex, this.pos = this.linePos, this.dropConsumedChunks();
		}
		handleBOM() {
			let e = this.peekBufferedByte(0), t = this.peekBufferedByte(1), n = this.peekBufferedByte(2);
			return t === void 0 ? (e === o[0] || (this.checkBOM = !1), !0) : n === void 0 ? e === o[0] && t === o[1] || (this.checkBOM = !1, !1) : (e === o[0] && t === o[1] && n === o[2] && this.discardLeadingBytes(3), this.checkBOM = !1, !this.hasCurrentByte());
		}
	} };
})), Ve = e.__commonJSMin(((e, t) => {
	let { pipeline: n } = require("node:stream"), { fetching: r } = Q(), { makeRequest: i } = ge(), { webidl: o } = y(), { EventSourceStream: s } = Be(), { parseMIMEType: c } = v(), { createFastMessageEvent: l } = ke(), { isNetworkError: u } = me(), { delay: d } = ze(), { kEnumerableProperty: f } = a(), { environmentSettingsObject: p } = b(), { getGlobalDispatcher: m } = ce(), h = !1, g = 3e3;
	var _ = class e extends EventTarget {
		#e = {
			open: null,
			error: null,
			message: null
		};
		#t = null;
		#n = !1;
		#r = 0;
		#i = null;
		#a = null;
		#o;
		#s;
		constructor(e, t = {}) {
			super(), o.util.markAsUncloneable(this);
			let n = `EventSource constructor`;
			o.argumentLengthCheck(arguments, 1, n), h || (h = !0, process.emitWarning(`EventSource is experimental, expect them to change at any time.`, { code: `UNDICI-ES` })), e = o.converters.USVString(e, n, `url`), t = o.converters.EventSourceInitDict(t, n, `eventSourceInitDict`), this.#o = t.dispatcher, this.#s = {
				lastEventId: ``,
				reconnectionTime: g
			};
			let r = p, a;
			try {
				a = new URL(e, r.settingsObject.baseUrl), this.#s.origin = a.origin;
			} catch (e) {
				throw new DOMException(e, `SyntaxError`);
			}
			this.#t = a.href;
			let s = `anonymous`;
			t.withCredentials && (s = `use-credentials`, this.#n = !0);
			let c = {
				redirect: `follow`,
				keepalive: !0,
				mode: `cors`,
				credentials: s === `anonymous` ? `same-origin` : `omit`,
				referrer: `no-referrer`
			};
			c.client = p.settingsObject, c.headersList = [[`accept`, {
				name: `accept`,
				value: `text/event-stream`
			}]], c.cache = `no-store`, c.initiator = `other`, c.urlList = [new URL(this.#t)], this.#i = i(c), this.#c();
		}
		get readyState() {
			return this.#r;
		}
		get url() {
			return this.#t;
		}
		get withCredentials() {
			return this.#n;
		}
		#c() {
			if (this.#r === 2) return;
			this.#r = 0;
			let e = {
				request: this.#i,
				dispatcher: this.#o
			};
			e.processResponseEndOfBody = (e) => {
				u(e) && (this.dispatchEvent(new Event(`error`)), this.close()), this.#l();
			}, e.processResponse = (e) => {
				if (u(e)) {
					if (e.aborted) {
						this.close(), this.dispatchEvent(new Event(`error`));
						return;
					}
					this.#l();
					return;
				}
				let t = e.headersList.get(`content-type`, !0), r = t === null ? `failure` : c(t), i = r !== `failure` && r.essence === `text/event-stream`;
				if (e.status !== 200 || i === !1) {
					this.close(), this.dispatchEvent(new Event(`error`));
					return;
				}
				this.#r = 1, this.dispatchEvent(new Event(`open`)), this.#s.origin = e.urlList[e.urlList.length - 1].origin;
				let a = new s({
					eventSourceSettings: this.#s,
					maxEventSize: this.#o.eventSourceOptions?.maxEventSize,
					push: (e) => {
						this.dispatchEvent(l(e.type, e.options));
					}
				});
				n(e.body.stream, a, (e) => {
					e?.aborted === !1 && (this.close(), this.dispatchEvent(new Event(`error`)));
				});
			}, this.#a = r(e);
		}
		async #l() {
			this.#r !== 2 && (this.#r = 0, this.dispatchEvent(new Event(`error`)), await d(this.#s.reconnectionTime), this.#r === 0 && (this.#s.lastEventId.length && this.#i.headersList.set(`last-event-id`, this.#s.lastEventId, !0), this.#c()));
		}
		close() {
			o.brandCheck(this, e), this.#r !== 2 && (this.#r = 2, this.#a.abort(), this.#i = null);
		}
		get onopen() {
			return this.#e.open;
		}
		set onopen(e) {
			this.#e.open && this.removeEventListener(`open`, this.#e.open), typeof e == `function` ? (this.#e.open = e, this.addEventListener(`open`, e)) : this.#e.open = null;
		}
		get onmessage() {
			return this.#e.message;
		}
		set onmessage(e) {
			this.#e.message && this.removeEventListener(`message`, this.#e.message), typeof e == `function` ? (this.#e.message = e, this.addEventListener(`message`, e)) : this.#e.message = null;
		}
		get onerror() {
			return this.#e.error;
		}
		set onerror(e) {
			this.#e.error && this.removeEventListener(`error`, this.#e.error), typeof e == `function` ? (this.#e.error = e, this.addEventListener(`error`, e)) : this.#e.error = null;
		}
	};
	let x = {
		CONNECTING: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 0,
			writable: !1
		},
		OPEN: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 1,
			writable: !1
		},
		CLOSED: {
			__proto__: null,
			configurable: !1,
			enumerable: !0,
			value: 2,
			writable: !1
		}
	};
	Object.defineProperties(_, x), Object.defineProperties(_.prototype, x), Object.defineProperties(_.prototype, {
		close: f,
		onerror: f,
		onmessage: f,
		onopen: f,
		readyState: f,
		url: f,
		withCredentials: f
	}), o.converters.EventSourceInitDict = o.dictionaryConverter([{
		key: `withCredentials`,
		converter: o.converters.boolean,
		defaultValue: () => !1
	}, {
		key: `dispatcher`,
		converter: o.converters.any,
		defaultValue: () => m()
	}]), t.exports = {
		EventSource: _,
		defaultReconnectionTime: g
	};
})), He = e.__commonJSMin(((e, t) => {
	let r = A(), i = c(), o = P(), s = F(), l = I(), u = L(), f = R(), p = B(), m = n(), h = a(), { InvalidArgumentError: g } = m, y = ie(), b = d(), x = J(), S = se(), w = Y(), T = ae(), E = z(), { getGlobalDispatcher: D, setGlobalDispatcher: j } = ce(), M = Z(), N = O(), V = k();
	Object.assign(i.prototype, y), t.exports.Dispatcher = i, t.exports.Client = r, t.exports.Pool = o, t.exports.BalancedPool = s, t.exports.Agent = l, t.exports.ProxyAgent = u, t.exports.EnvHttpProxyAgent = f, t.exports.RetryAgent = p, t.exports.RetryHandler = E, t.exports.DecoratorHandler = M, t.exports.RedirectHandler = N, t.exports.createRedirectInterceptor = V, t.exports.interceptors = {
		redirect: le(),
		retry: ue(),
		dump: de(),
		dns: fe()
	}, t.exports.buildConnector = b, t.exports.errors = m, t.exports.util = {
		parseHeaders: h.parseHeaders,
		headerNameToString: h.headerNameToString
	};
	function H(e) {
		return (t, n, r) => {
			if (typeof n == `function` && (r = n, n = null), !t || typeof t != `string` && typeof t != `object` && !(t instanceof URL)) throw new g(`invalid url`);
			if (n != null && typeof n != `object`) throw new g(`invalid opts`);
			if (n && n.path != null) {
				if (typeof n.path != `string`) throw new g(`invalid opts.path`);
				let e = n.path;
				n.path.startsWith(`/`) || (e = `/${e}`), t = new URL(h.parseOrigin(t).origin + e);
			} else n ||= typeof t == `object` ? t : {}, t = h.parseURL(t);
			let { agent: i, dispatcher: a = D() } = n;
			if (i) throw new g(`unsupported opts.agent. Did you mean opts.client?`);
			return e.call(a, {
				...n,
				origin: t.origin,
				path: t.search ? `${t.pathname}${t.search}` : t.pathname,
				method: n.method || (n.body ? `PUT` : `GET`)
			}, r);
		};
	}
	t.exports.setGlobalDispatcher = j, t.exports.getGlobalDispatcher = D;
	let U = Q().fetch;
	t.exports.fetch = async function(e, t = void 0) {
		try {
			return await U(e, t);
		} catch (e) {
			throw e && typeof e == `object` && Error.captureStackTrace(e), e;
		}
	}, t.exports.Headers = pe().Headers, t.exports.Response = me().Response, t.exports.Request = ge().Request, t.exports.FormData = C().FormData, t.exports.File = globalThis.File ?? require("node:buffer").File, t.exports.FileReader = be().FileReader;
	let { setGlobalOrigin: W, getGlobalOrigin: ee } = _();
	t.exports.setGlobalOrigin = W, t.exports.getGlobalOrigin = ee;
	let { CacheStorage: te } = we(), { kConstruct: ne } = xe();
	t.exports.caches = new te(ne);
	let { deleteCookie: re, getCookies: G, getSetCookies: K, setCookie: q } = Oe();
	t.exports.deleteCookie = re, t.exports.getCookies = G, t.exports.getSetCookies = K, t.exports.setCookie = q;
	let { parseMIMEType: oe, serializeAMimeType: X } = v();
	t.exports.parseMIMEType = oe, t.exports.serializeAMimeType = X;
	let { CloseEvent: he, ErrorEvent: _e, MessageEvent: ve } = ke();
	t.exports.WebSocket = Re().WebSocket, t.exports.CloseEvent = he, t.exports.ErrorEvent = _e, t.exports.MessageEvent = ve, t.exports.request = H(y.request), t.exports.stream = H(y.stream), t.exports.pipeline = H(y.pipeline), t.exports.connect = H(y.connect), t.exports.upgrade = H(y.upgrade), t.exports.MockClient = x, t.exports.MockPool = w, t.exports.MockAgent = S, t.exports.mockErrors = T;
	let { EventSource: $ } = Ve();
	t.exports.EventSource = $;
}));
Object.defineProperty(exports, "require_undici", {
	enumerable: !0,
	get: function() {
		return He;
	}
});
