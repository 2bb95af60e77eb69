import * as e from "os";
import * as t from "crypto";
import * as n from "fs";
function r(e) {
	return e == null ? `` : typeof e == `string` || e instanceof String ? e : JSON.stringify(e);
}
function i(e) {
	return Object.keys(e).length ? {
		title: e.title,
		file: e.file,
		line: e.startLine,
		endLine: e.endLine,
		col: e.startColumn,
		endColumn: e.endColumn
	} : {};
}
function a(t, n, r) {
	let i = new s(t, n, r);
	process.stdout.write(i.toString() + e.EOL);
}
function o(e, t = ``) {
	a(e, {}, t);
}
var s = class {
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
				r && (t ? t = !1 : e += `,`, e += `${n}=${l(r)}`);
			}
		}
		return e += `::${c(this.message)}`, e;
	}
};
function c(e) {
	return r(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`);
}
function l(e) {
	return r(e).replace(/%/g, `%25`).replace(/\r/g, `%0D`).replace(/\n/g, `%0A`).replace(/:/g, `%3A`).replace(/,/g, `%2C`);
}
function u(t, i) {
	let a = process.env[`GITHUB_${t}`];
	if (!a) throw Error(`Unable to find environment variable for file command ${t}`);
	if (!n.existsSync(a)) throw Error(`Missing file at path: ${a}`);
	n.appendFileSync(a, `${r(i)}${e.EOL}`, { encoding: `utf8` });
}
function d(n, i) {
	let a = `ghadelimiter_${t.randomUUID()}`, o = r(i);
	if (n.includes(a)) throw Error(`Unexpected input: name should not contain the delimiter "${a}"`);
	if (o.includes(a)) throw Error(`Unexpected input: value should not contain the delimiter "${a}"`);
	return `${n}<<${a}${e.EOL}${o}${e.EOL}${a}`;
}
var f = function(e, t, n, r) {
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
	e[e.Success = 0] = `Success`, e[e.Failure = 1] = `Failure`;
})(p ||= {});
function m(e) {
	a(`add-mask`, {}, e);
}
function h(e, t) {
	let n = process.env[`INPUT_${e.replace(/ /g, `_`).toUpperCase()}`] || ``;
	if (t && t.required && !n) throw Error(`Input required and not supplied: ${e}`);
	return t && t.trimWhitespace === !1 ? n : n.trim();
}
function g(t, n) {
	if (process.env.GITHUB_OUTPUT) return u(`OUTPUT`, d(t, n));
	process.stdout.write(e.EOL), a(`set-output`, { name: t }, r(n));
}
function _(e) {
	a(`debug`, {}, e);
}
function v(e, t = {}) {
	a(`error`, i(t), e instanceof Error ? e.toString() : e);
}
function y(e, t = {}) {
	a(`warning`, i(t), e instanceof Error ? e.toString() : e);
}
function b(e, t = {}) {
	a(`notice`, i(t), e instanceof Error ? e.toString() : e);
}
function x(t) {
	process.stdout.write(t + e.EOL);
}
function S(e) {
	o(`group`, e);
}
function C() {
	o(`endgroup`);
}
function w(e, t) {
	return f(this, void 0, void 0, function* () {
		S(e);
		let n;
		try {
			n = yield t();
		} finally {
			C();
		}
		return n;
	});
}
function T(e, t) {
	if (process.env.GITHUB_STATE) return u(`STATE`, d(e, t));
	a(`save-state`, { name: e }, r(t));
}
function E(e) {
	return process.env[`STATE_${e}`] || ``;
}
export { w as a, T as c, y as d, E as i, g as l, v as n, x as o, h as r, b as s, _ as t, m as u };
