import { i as e, r as t, t as n } from "./rolldown-runtime.js";
import { it as r } from "./types.js";
import { PassThrough as i } from "node:stream";
import a from "node:process";
var o = n(((e, n) => {
	n.exports = o, o.sync = s;
	var r = t(`fs`);
	function i(e, t) {
		var n = t.pathExt === void 0 ? process.env.PATHEXT : t.pathExt;
		if (!n || (n = n.split(`;`), n.indexOf(``) !== -1)) return !0;
		for (var r = 0; r < n.length; r++) {
			var i = n[r].toLowerCase();
			if (i && e.substr(-i.length).toLowerCase() === i) return !0;
		}
		return !1;
	}
	function a(e, t, n) {
		return !e.isSymbolicLink() && !e.isFile() ? !1 : i(t, n);
	}
	function o(e, t, n) {
		r.stat(e, function(r, i) {
			n(r, !r && a(i, e, t));
		});
	}
	function s(e, t) {
		return a(r.statSync(e), e, t);
	}
})), s = n(((e, n) => {
	n.exports = i, i.sync = a;
	var r = t(`fs`);
	function i(e, t, n) {
		r.stat(e, function(e, r) {
			n(e, !e && o(r, t));
		});
	}
	function a(e, t) {
		return o(r.statSync(e), t);
	}
	function o(e, t) {
		return e.isFile() && s(e, t);
	}
	function s(e, t) {
		var n = e.mode, r = e.uid, i = e.gid, a = t.uid === void 0 ? process.getuid && process.getuid() : t.uid, o = t.gid === void 0 ? process.getgid && process.getgid() : t.gid, s = 64, c = 8, l = 1, u = s | c;
		return n & l || n & c && i === o || n & s && r === a || n & u && a === 0;
	}
})), c = n(((e, n) => {
	t(`fs`);
	var r = process.platform === `win32` || global.TESTING_WINDOWS ? o() : s();
	n.exports = i, i.sync = a;
	function i(e, t, n) {
		if (typeof t == `function` && (n = t, t = {}), !n) {
			if (typeof Promise != `function`) throw TypeError(`callback not provided`);
			return new Promise(function(n, r) {
				i(e, t || {}, function(e, t) {
					e ? r(e) : n(t);
				});
			});
		}
		r(e, t || {}, function(e, r) {
			e && (e.code === `EACCES` || t && t.ignoreErrors) && (e = null, r = !1), n(e, r);
		});
	}
	function a(e, t) {
		try {
			return r.sync(e, t || {});
		} catch (e) {
			if (t && t.ignoreErrors || e.code === `EACCES`) return !1;
			throw e;
		}
	}
})), l = n(((e, n) => {
	let r = process.platform === `win32` || process.env.OSTYPE === `cygwin` || process.env.OSTYPE === `msys`, i = t(`path`), a = r ? `;` : `:`, o = c(), s = (e) => Object.assign(Error(`not found: ${e}`), { code: `ENOENT` }), l = (e, t) => {
		let n = t.colon || a, i = e.match(/\//) || r && e.match(/\\/) ? [``] : [...r ? [process.cwd()] : [], ...(t.path || process.env.PATH || ``).split(n)], o = r ? t.pathExt || process.env.PATHEXT || `.EXE;.CMD;.BAT;.COM` : ``, s = r ? o.split(n) : [``];
		return r && e.indexOf(`.`) !== -1 && s[0] !== `` && s.unshift(``), {
			pathEnv: i,
			pathExt: s,
			pathExtExe: o
		};
	}, u = (e, t, n) => {
		typeof t == `function` && (n = t, t = {}), t ||= {};
		let { pathEnv: r, pathExt: a, pathExtExe: c } = l(e, t), u = [], d = (n) => new Promise((a, o) => {
			if (n === r.length) return t.all && u.length ? a(u) : o(s(e));
			let c = r[n], l = /^".*"$/.test(c) ? c.slice(1, -1) : c, d = i.join(l, e), p = !l && /^\.[\\\/]/.test(e) ? e.slice(0, 2) + d : d;
			a(f(p, n, 0));
		}), f = (e, n, r) => new Promise((i, s) => {
			if (r === a.length) return i(d(n + 1));
			let l = a[r];
			o(e + l, { pathExt: c }, (a, o) => {
				if (!a && o) {
					if (t.all) u.push(e + l);
					else return i(e + l);
				}
				return i(f(e, n, r + 1));
			});
		});
		return n ? d(0).then((e) => n(null, e), n) : d(0);
	};
	n.exports = u, u.sync = (e, t) => {
		t ||= {};
		let { pathEnv: n, pathExt: r, pathExtExe: a } = l(e, t), c = [];
		for (let s = 0; s < n.length; s++) {
			let l = n[s], u = /^".*"$/.test(l) ? l.slice(1, -1) : l, d = i.join(u, e), f = !u && /^\.[\\\/]/.test(e) ? e.slice(0, 2) + d : d;
			for (let e = 0; e < r.length; e++) {
				let n = f + r[e];
				try {
					if (o.sync(n, { pathExt: a })) {
						if (t.all) c.push(n);
						else return n;
					}
				} catch {}
			}
		}
		if (t.all && c.length) return c;
		if (t.nothrow) return null;
		throw s(e);
	};
})), u = n(((e, t) => {
	let n = (e = {}) => {
		let t = e.env || process.env;
		return (e.platform || process.platform) === `win32` ? Object.keys(t).reverse().find((e) => e.toUpperCase() === `PATH`) || `Path` : `PATH`;
	};
	t.exports = n, t.exports.default = n;
})), d = n(((e, n) => {
	let r = t(`path`), i = l(), a = u();
	function o(e, t) {
		let n = e.options.env || process.env, o = process.cwd(), s = e.options.cwd != null, c = s && process.chdir !== void 0 && !process.chdir.disabled;
		if (c) try {
			process.chdir(e.options.cwd);
		} catch {}
		let l;
		try {
			l = i.sync(e.command, {
				path: n[a({ env: n })],
				pathExt: t ? r.delimiter : void 0
			});
		} catch {} finally {
			c && process.chdir(o);
		}
		return l &&= r.resolve(s ? e.options.cwd : ``, l), l;
	}
	function s(e) {
		return o(e) || o(e, !0);
	}
	n.exports = s;
})), f = n(((e, t) => {
	let n = /([()\][%!^"`<>&|;, *?])/g;
	function r(e) {
		return e = e.replace(n, `^$1`), e;
	}
	function i(e, t) {
		return e = `${e}`, e = e.replace(/(?=(\\+?)?)\1"/g, `$1$1\\"`), e = e.replace(/(?=(\\+?)?)\1$/, `$1$1`), e = `"${e}"`, e = e.replace(n, `^$1`), t && (e = e.replace(n, `^$1`)), e;
	}
	t.exports.command = r, t.exports.argument = i;
})), p = n(((e, t) => {
	t.exports = /^#!(.*)/;
})), m = n(((e, t) => {
	let n = p();
	t.exports = (e = ``) => {
		let t = e.match(n);
		if (!t) return null;
		let [r, i] = t[0].replace(/#! ?/, ``).split(` `), a = r.split(`/`).pop();
		return a === `env` ? i : i ? `${a} ${i}` : a;
	};
})), h = n(((e, n) => {
	let r = t(`fs`), i = m();
	function a(e) {
		let t = Buffer.alloc(150), n;
		try {
			n = r.openSync(e, `r`), r.readSync(n, t, 0, 150, 0), r.closeSync(n);
		} catch {}
		return i(t.toString());
	}
	n.exports = a;
})), g = n(((e, n) => {
	let r = t(`path`), i = d(), a = f(), o = h(), s = process.platform === `win32`, c = /\.(?:com|exe)$/i, l = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;
	function u(e) {
		e.file = i(e);
		let t = e.file && o(e.file);
		return t ? (e.args.unshift(e.file), e.command = t, i(e)) : e.file;
	}
	function p(e) {
		if (!s) return e;
		let t = u(e), n = !c.test(t);
		if (e.options.forceShell || n) {
			let n = l.test(t);
			e.command = r.normalize(e.command), e.command = a.command(e.command), e.args = e.args.map((e) => a.argument(e, n)), e.args = [
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
		return n.shell ? r : p(r);
	}
	n.exports = m;
})), _ = n(((e, t) => {
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
})), v = e(n(((e, n) => {
	let r = t(`child_process`), i = g(), a = _();
	function o(e, t, n) {
		let o = i(e, t, n), s = r.spawn(o.command, o.args, o.options);
		return a.hookChildProcess(s, o), s;
	}
	function s(e, t, n) {
		let o = i(e, t, n), s = r.spawnSync(o.command, o.args, o.options);
		return s.error = s.error || a.verifyENOENTSync(s.status, o), s;
	}
	n.exports = o, n.exports.spawn = o, n.exports.sync = s, n.exports._parse = i, n.exports._enoent = a;
}))(), 1), y = class {
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
	return r.parse(JSON.parse(e));
}
function x(e) {
	return JSON.stringify(e) + `
`;
}
const S = a.platform === `win32` ? [
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
		let n = a.env[t];
		n !== void 0 && (n.startsWith(`()`) || (e[t] = n));
	}
	return e;
}
var w = class {
	constructor(e) {
		this._stderrStream = null, this._serverParams = e, this._readBuffer = new y({ maxBufferSize: e.maxBufferSize }), (e.stderr === `pipe` || e.stderr === `overlapped`) && (this._stderrStream = new i());
	}
	async start() {
		if (this._process) throw Error(`StdioClientTransport already started! If using Client class, note that connect() calls start() automatically.`);
		return new Promise((e, t) => {
			this._process = (0, v.default)(this._serverParams.command, this._serverParams.args ?? [], {
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
				windowsHide: a.platform === `win32`,
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
export { w as StdioClientTransport, C as getDefaultEnvironment };
