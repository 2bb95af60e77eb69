const e = require("./rolldown-runtime.js"), t = require("./types.js");
let n = require("node:stream"), r = require("node:process");
r = e.__toESM(r, 1);
var i = e.__commonJSMin(((e, t) => {
	t.exports = a, a.sync = o;
	var n = require("fs");
	function r(e, t) {
		var n = t.pathExt === void 0 ? process.env.PATHEXT : t.pathExt;
		if (!n || (n = n.split(`;`), n.indexOf(``) !== -1)) return !0;
		for (var r = 0; r < n.length; r++) {
			var i = n[r].toLowerCase();
			if (i && e.substr(-i.length).toLowerCase() === i) return !0;
		}
		return !1;
	}
	function i(e, t, n) {
		return !e.isSymbolicLink() && !e.isFile() ? !1 : r(t, n);
	}
	function a(e, t, r) {
		n.stat(e, function(n, a) {
			r(n, !n && i(a, e, t));
		});
	}
	function o(e, t) {
		return i(n.statSync(e), e, t);
	}
})), a = e.__commonJSMin(((e, t) => {
	t.exports = r, r.sync = i;
	var n = require("fs");
	function r(e, t, r) {
		n.stat(e, function(e, n) {
			r(e, !e && a(n, t));
		});
	}
	function i(e, t) {
		return a(n.statSync(e), t);
	}
	function a(e, t) {
		return e.isFile() && o(e, t);
	}
	function o(e, t) {
		var n = e.mode, r = e.uid, i = e.gid, a = t.uid === void 0 ? process.getuid && process.getuid() : t.uid, o = t.gid === void 0 ? process.getgid && process.getgid() : t.gid, s = 64, c = 8, l = 1, u = s | c;
		return n & l || n & c && i === o || n & s && r === a || n & u && a === 0;
	}
})), o = e.__commonJSMin(((e, t) => {
	require("fs");
	var n = process.platform === `win32` || global.TESTING_WINDOWS ? i() : a();
	t.exports = r, r.sync = o;
	function r(e, t, i) {
		if (typeof t == `function` && (i = t, t = {}), !i) {
			if (typeof Promise != `function`) throw TypeError(`callback not provided`);
			return new Promise(function(n, i) {
				r(e, t || {}, function(e, t) {
					e ? i(e) : n(t);
				});
			});
		}
		n(e, t || {}, function(e, n) {
			e && (e.code === `EACCES` || t && t.ignoreErrors) && (e = null, n = !1), i(e, n);
		});
	}
	function o(e, t) {
		try {
			return n.sync(e, t || {});
		} catch (e) {
			if (t && t.ignoreErrors || e.code === `EACCES`) return !1;
			throw e;
		}
	}
})), s = e.__commonJSMin(((e, t) => {
	let n = process.platform === `win32` || process.env.OSTYPE === `cygwin` || process.env.OSTYPE === `msys`, r = require("path"), i = n ? `;` : `:`, a = o(), s = (e) => Object.assign(Error(`not found: ${e}`), { code: `ENOENT` }), c = (e, t) => {
		let r = t.colon || i, a = e.match(/\//) || n && e.match(/\\/) ? [``] : [...n ? [process.cwd()] : [], ...(t.path || process.env.PATH || ``).split(r)], o = n ? t.pathExt || process.env.PATHEXT || `.EXE;.CMD;.BAT;.COM` : ``, s = n ? o.split(r) : [``];
		return n && e.indexOf(`.`) !== -1 && s[0] !== `` && s.unshift(``), {
			pathEnv: a,
			pathExt: s,
			pathExtExe: o
		};
	}, l = (e, t, n) => {
		typeof t == `function` && (n = t, t = {}), t ||= {};
		let { pathEnv: i, pathExt: o, pathExtExe: l } = c(e, t), u = [], d = (n) => new Promise((a, o) => {
			if (n === i.length) return t.all && u.length ? a(u) : o(s(e));
			let c = i[n], l = /^".*"$/.test(c) ? c.slice(1, -1) : c, d = r.join(l, e), p = !l && /^\.[\\\/]/.test(e) ? e.slice(0, 2) + d : d;
			a(f(p, n, 0));
		}), f = (e, n, r) => new Promise((i, s) => {
			if (r === o.length) return i(d(n + 1));
			let c = o[r];
			a(e + c, { pathExt: l }, (a, o) => {
				if (!a && o) {
					if (t.all) u.push(e + c);
					else return i(e + c);
				}
				return i(f(e, n, r + 1));
			});
		});
		return n ? d(0).then((e) => n(null, e), n) : d(0);
	};
	t.exports = l, l.sync = (e, t) => {
		t ||= {};
		let { pathEnv: n, pathExt: i, pathExtExe: o } = c(e, t), l = [];
		for (let s = 0; s < n.length; s++) {
			let c = n[s], u = /^".*"$/.test(c) ? c.slice(1, -1) : c, d = r.join(u, e), f = !u && /^\.[\\\/]/.test(e) ? e.slice(0, 2) + d : d;
			for (let e = 0; e < i.length; e++) {
				let n = f + i[e];
				try {
					if (a.sync(n, { pathExt: o })) {
						if (t.all) l.push(n);
						else return n;
					}
				} catch {}
			}
		}
		if (t.all && l.length) return l;
		if (t.nothrow) return null;
		throw s(e);
	};
})), c = e.__commonJSMin(((e, t) => {
	let n = (e = {}) => {
		let t = e.env || process.env;
		return (e.platform || process.platform) === `win32` ? Object.keys(t).reverse().find((e) => e.toUpperCase() === `PATH`) || `Path` : `PATH`;
	};
	t.exports = n, t.exports.default = n;
})), l = e.__commonJSMin(((e, t) => {
	let n = require("path"), r = s(), i = c();
	function a(e, t) {
		let a = e.options.env || process.env, o = process.cwd(), s = e.options.cwd != null, c = s && process.chdir !== void 0 && !process.chdir.disabled;
		if (c) try {
			process.chdir(e.options.cwd);
		} catch {}
		let l;
		try {
			l = r.sync(e.command, {
				path: a[i({ env: a })],
				pathExt: t ? n.delimiter : void 0
			});
		} catch {} finally {
			c && process.chdir(o);
		}
		return l &&= n.resolve(s ? e.options.cwd : ``, l), l;
	}
	function o(e) {
		return a(e) || a(e, !0);
	}
	t.exports = o;
})), u = e.__commonJSMin(((e, t) => {
	let n = /([()\][%!^"`<>&|;, *?])/g;
	function r(e) {
		return e = e.replace(n, `^$1`), e;
	}
	function i(e, t) {
		return e = `${e}`, e = e.replace(/(?=(\\+?)?)\1"/g, `$1$1\\"`), e = e.replace(/(?=(\\+?)?)\1$/, `$1$1`), e = `"${e}"`, e = e.replace(n, `^$1`), t && (e = e.replace(n, `^$1`)), e;
	}
	t.exports.command = r, t.exports.argument = i;
})), d = e.__commonJSMin(((e, t) => {
	t.exports = /^#!(.*)/;
})), f = e.__commonJSMin(((e, t) => {
	let n = d();
	t.exports = (e = ``) => {
		let t = e.match(n);
		if (!t) return null;
		let [r, i] = t[0].replace(/#! ?/, ``).split(` `), a = r.split(`/`).pop();
		return a === `env` ? i : i ? `${a} ${i}` : a;
	};
})), p = e.__commonJSMin(((e, t) => {
	let n = require("fs"), r = f();
	function i(e) {
		let t = Buffer.alloc(150), i;
		try {
			i = n.openSync(e, `r`), n.readSync(i, t, 0, 150, 0), n.closeSync(i);
		} catch {}
		return r(t.toString());
	}
	t.exports = i;
})), m = e.__commonJSMin(((e, t) => {
	let n = require("path"), r = l(), i = u(), a = p(), o = process.platform === `win32`, s = /\.(?:com|exe)$/i, c = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;
	function d(e) {
		e.file = r(e);
		let t = e.file && a(e.file);
		return t ? (e.args.unshift(e.file), e.command = t, r(e)) : e.file;
	}
	function f(e) {
		if (!o) return e;
		let t = d(e), r = !s.test(t);
		if (e.options.forceShell || r) {
			let r = c.test(t);
			e.command = n.normalize(e.command), e.command = i.command(e.command), e.args = e.args.map((e) => i.argument(e, r)), e.args = [
				`/d`,
				`/s`,
				`/c`,
				`"${[e.command].concat(e.args).join(` `)}"`
			], e.command = process.env.comspec || `cmd.exe`, e.options.windowsVerbatimArguments = !0;
		}
		return e;
	}
	function m(e, t, n) {
		t && !Array.isArray(t) && (n = t, t = null), t = t ? t.slice(0) : [], n = Object.assign({}, n);
		let r = {
			command: e,
			args: t,
			options: n,
			file: void 0,
			original: {
				command: e,
				args: t
			}
		};
		return n.shell ? r : f(r);
	}
	t.exports = m;
})), h = e.__commonJSMin(((e, t) => {
	let n = process.platform === `win32`;
	function r(e, t) {
		return Object.assign(Error(`${t} ${e.command} ENOENT`), {
			code: `ENOENT`,
			errno: `ENOENT`,
			syscall: `${t} ${e.command}`,
			path: e.command,
			spawnargs: e.args
		});
	}
	function i(e, t) {
		if (!n) return;
		let r = e.emit;
		e.emit = function(n, i) {
			if (n === `exit`) {
				let n = a(i, t);
				if (n) return r.call(e, `error`, n);
			}
			return r.apply(e, arguments);
		};
	}
	function a(e, t) {
		return n && e === 1 && !t.file ? r(t.original, `spawn`) : null;
	}
	function o(e, t) {
		return n && e === 1 && !t.file ? r(t.original, `spawnSync`) : null;
	}
	t.exports = {
		hookChildProcess: i,
		verifyENOENT: a,
		verifyENOENTSync: o,
		notFoundError: r
	};
})), g = e.__commonJSMin(((e, t) => {
	let n = require("child_process"), r = m(), i = h();
	function a(e, t, a) {
		let o = r(e, t, a), s = n.spawn(o.command, o.args, o.options);
		return i.hookChildProcess(s, o), s;
	}
	function o(e, t, a) {
		let o = r(e, t, a), s = n.spawnSync(o.command, o.args, o.options);
		return s.error = s.error || i.verifyENOENTSync(s.status, o), s;
	}
	t.exports = a, t.exports.spawn = a, t.exports.sync = o, t.exports._parse = r, t.exports._enoent = i;
})), _ = e.__toESM(g(), 1);
var y = class {
	constructor(e) {
		this._maxBufferSize = e?.maxBufferSize ?? 10485760;
	}
	append(e) {
		if ((this._buffer?.length ?? 0) + e.length > this._maxBufferSize) throw this.clear(), Error(`ReadBuffer exceeded maximum size of ${this._maxBufferSize} bytes`);
		this._buffer = this._buffer ? Buffer.concat([this._buffer, e]) : e;
	}
	readMessage() {
		if (!this._buffer) return null;
		let e = this._buffer.indexOf(`
`);
		if (e === -1) return null;
		let t = this._buffer.toString(`utf8`, 0, e).replace(/\r$/, ``);
		return this._buffer = this._buffer.subarray(e + 1), b(t);
	}
	clear() {
		this._buffer = void 0;
	}
};
function b(e) {
	return t.JSONRPCMessageSchema.parse(JSON.parse(e));
}
function x(e) {
	return JSON.stringify(e) + `
`;
}
const S = r.default.platform === `win32` ? [
	`APPDATA`,
	`HOMEDRIVE`,
	`HOMEPATH`,
	`LOCALAPPDATA`,
	`PATH`,
	`PROCESSOR_ARCHITECTURE`,
	`SYSTEMDRIVE`,
	`SYSTEMROOT`,
	`TEMP`,
	`USERNAME`,
	`USERPROFILE`,
	`PROGRAMFILES`
] : [
	`HOME`,
	`LOGNAME`,
	`PATH`,
	`SHELL`,
	`TERM`,
	`USER`
];
function C() {
	let e = {};
	for (let t of S) {
		let n = r.default.env[t];
		n !== void 0 && (n.startsWith(`()`) || (e[t] = n));
	}
	return e;
}
var w = class {
	constructor(e) {
		this._stderrStream = null, this._serverParams = e, this._readBuffer = new y({ maxBufferSize: e.maxBufferSize }), (e.stderr === `pipe` || e.stderr === `overlapped`) && (this._stderrStream = new n.PassThrough());
	}
	async start() {
		if (this._process) throw Error(`StdioClientTransport already started! If using Client class, note that connect() calls start() automatically.`);
		return new Promise((e, t) => {
			this._process = (0, _.default)(this._serverParams.command, this._serverParams.args ?? [], {
				env: {
					...C(),
					...this._serverParams.env
				},
				stdio: [
					`pipe`,
					`pipe`,
					this._serverParams.stderr ?? `inherit`
				],
				shell: !1,
				windowsHide: r.default.platform === `win32`,
				cwd: this._serverParams.cwd
			}), this._process.on(`error`, (e) => {
				t(e), this.onerror?.(e);
			}), this._process.on(`spawn`, () => {
				e();
			}), this._process.on(`close`, (e) => {
				this._process = void 0, this.onclose?.();
			}), this._process.stdin?.on(`error`, (e) => {
				this.onerror?.(e);
			}), this._process.stdout?.on(`data`, (e) => {
				try {
					this._readBuffer.append(e), this.processReadBuffer();
				} catch (e) {
					this.onerror?.(e), this.close().catch(() => {});
				}
			}), this._process.stdout?.on(`error`, (e) => {
				this.onerror?.(e);
			}), this._stderrStream && this._process.stderr && this._process.stderr.pipe(this._stderrStream);
		});
	}
	get stderr() {
		return this._stderrStream ? this._stderrStream : this._process?.stderr ?? null;
	}
	get pid() {
		return this._process?.pid ?? null;
	}
	processReadBuffer() {
		for (;;) try {
			let e = this._readBuffer.readMessage();
			if (e === null) break;
			this.onmessage?.(e);
		} catch (e) {
			this.onerror?.(e);
		}
	}
	async close() {
		if (this._process) {
			let e = this._process;
			this._process = void 0;
			let t = new Promise((t) => {
				e.once(`close`, () => {
					t();
				});
			});
			try {
				e.stdin?.end();
			} catch {}
			if (await Promise.race([t, new Promise((e) => setTimeout(e, 2e3).unref())]), e.exitCode === null) {
				try {
					e.kill(`SIGTERM`);
				} catch {}
				await Promise.race([t, new Promise((e) => setTimeout(e, 2e3).unref())]);
			}
			if (e.exitCode === null) try {
				e.kill(`SIGKILL`);
			} catch {}
		}
		this._readBuffer.clear();
	}
	send(e) {
		return new Promise((t) => {
			if (!this._process?.stdin) throw Error(`Not connected`);
			let n = x(e);
			this._process.stdin.write(n) ? t() : this._process.stdin.once(`drain`, t);
		});
	}
};
exports.StdioClientTransport = w, exports.getDefaultEnvironment = C;
