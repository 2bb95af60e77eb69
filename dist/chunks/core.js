const e = require("./rolldown-runtime.js");
let t = require("os");
t = e.__toESM(t, 1);
let n = require("crypto");
n = e.__toESM(n, 1);
let r = require("fs");
r = e.__toESM(r, 1);
let i = require("path");
i = e.__toESM(i, 1);
function a(e) {
	return e == null ? `` : typeof e == `string` || e instanceof String ? e : JSON.stringify(e);
}
function o(e) {
	return Object.keys(e).length ? {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	} : {};
}
function s(e, n, r) {
	let i = new u(e, n, r);
	process.stdout.write(i.toString() + t.EOL);
}
function c(e, t = ``) {
	s(e, {}, t);
}
var u = class {
	constructor(e, t, n) {
		e ||= `missing.command`, this.command = e, this.properties = t, this.message = n;
	}
	toString() {
		let e = `::` + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			e += ` `;
			let t = !0;
			for (let n in this.properties) if (this.properties.hasOwnProperty(n)) {
				let r = this.properties[n];
				r && (t ? t = !1 : e += `,`, e += `${n}=${f(r)}`);
			}
		}
		return e += `::${d(this.message)}`, e;
	}
};
function d(e) {
	return a(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`);
}
function f(e) {
	return a(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`).replace(/:/g, `%3A`).replace(/,/g, `%2C`);
}
function p(e, n) {
	let i = process.env[`GITHUB_${e}`];
	if (!i) throw Error(`Unable to find environment variable for file command ${e}`);
	if (!r.existsSync(i)) throw Error(`Missing file at path: ${i}`);
	r.appendFileSync(i, `${a(n)}${t.EOL}`, { encoding: `utf8` });
}
function m(e, r) {
	let i = `ghadelimiter_${n.randomUUID()}`, o = a(r);
	if (e.includes(i)) throw Error(`Unexpected input: name should not contain the delimiter "${i}"`);
	if (o.includes(i)) throw Error(`Unexpected input: value should not contain the delimiter "${i}"`);
	return `${e}<<${i}${t.EOL}${o}${t.EOL}${i}`;
}
var h = function(e, t, n, r) {
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
}, g;
(function(e) {
	e[e.Success = 0] = `Success`, e[e.Failure = 1] = `Failure`;
})(g ||= {});
function _(e) {
	s(`add-mask`, {}, e);
}
function v(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, `_`).toUpperCase()}`] || ``;
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function y(e, n) {
	if (process.env.GITHUB_OUTPUT) return p(`OUTPUT`, m(e, n));
	process.stdout.write(t.EOL), s(`set-output`, { name: e }, a(n));
}
function b(e) {
	s(`debug`, {}, e);
}
function x(e, t = {}) {
	s(`error`, o(t), e instanceof Error ? e.toString() : e);
}
function S(e, t = {}) {
	s(`warning`, o(t), e instanceof Error ? e.toString() : e);
}
function C(e, t = {}) {
	s(`notice`, o(t), e instanceof Error ? e.toString() : e);
}
function w(e) {
	process.stdout.write(e + t.EOL);
}
function T(e) {
	c(`group`, e);
}
function E() {
	c(`endgroup`);
}
function D(e, t) {
	return h(this, void 0, void 0, function* () {
		T(e);
		let n;
		try {
			n = yield t();
		} finally {
			E();
		}
		return n;
	});
}
function O(e, t) {
	if (process.env.GITHUB_STATE) return p(`STATE`, m(e, t));
	s(`save-state`, { name: e }, a(t));
}
function k(e) {
	return process.env[`STATE_${e}`] || ``;
}
Object.defineProperty(exports, "debug", {
	enumerable: !0,
	get: function() {
		return b;
	}
}), Object.defineProperty(exports, "error", {
	enumerable: !0,
	get: function() {
		return x;
	}
}), Object.defineProperty(exports, "getInput", {
	enumerable: !0,
	get: function() {
		return v;
	}
}), Object.defineProperty(exports, "getState", {
	enumerable: !0,
	get: function() {
		return k;
	}
}), Object.defineProperty(exports, "group", {
	enumerable: !0,
	get: function() {
		return D;
	}
}), Object.defineProperty(exports, "info", {
	enumerable: !0,
	get: function() {
		return w;
	}
}), Object.defineProperty(exports, "notice", {
	enumerable: !0,
	get: function() {
		return C;
	}
}), Object.defineProperty(exports, "saveState", {
	enumerable: !0,
	get: function() {
		return O;
	}
}), Object.defineProperty(exports, "setOutput", {
	enumerable: !0,
	get: function() {
		return y;
	}
}), Object.defineProperty(exports, "setSecret", {
	enumerable: !0,
	get: function() {
		return _;
	}
}), Object.defineProperty(exports, "warning", {
	enumerable: !0,
	get: function() {
		return S;
	}
});
