const e = require("./rolldown-runtime.js");
function t(e) {
	let t = Object.values(e).filter((e) => typeof e == `number`);
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function n(e, t = `|`) {
	return e.map((e) => ue(e)).join(t);
}
function r(e, t) {
	return typeof t == `bigint` ? t.toString() : t;
}
var i = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function a(e) {
	return new i(e);
}
function o(e) {
	return e == null;
}
function s(e) {
	let t = +!!e.startsWith(`^`), n = e.endsWith(`$`) ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function c(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
function l(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function u(e) {
	let t = Object.getOwnPropertyDescriptor(e, `shape`);
	return t?.get ? t.get.raw : t?.value;
}
function d(e) {
	return u(e._zod.def) ?? e._zod.def.shape;
}
function f(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return l(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function p(e, t, n) {
	t in e ? l(e, t, n) : e[t] = n;
}
function m(e, t, n, r) {
	let i = d(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? f(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : p(e, a, r ? r(n.value, a) : n.value));
	}
}
function ee(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? f(e, n, () => t[n]) : p(e, n, r.value));
	}
}
function h(...e) {
	let t = {};
	for (let n of e) {
		let e = Object.getOwnPropertyDescriptors(n);
		Object.assign(t, e);
	}
	return Object.defineProperties({}, t);
}
function te(e) {
	return JSON.stringify(e);
}
function ne(e) {
	return e.toLowerCase().trim().replace(/[^\w\s-]/g, ``).replace(/[\s_-]+/g, `-`).replace(/^-+|-+$/g, ``);
}
const re = `captureStackTrace` in Error ? Error.captureStackTrace : (...e) => {};
function ie(e) {
	return typeof e == `object` && !!e && !Array.isArray(e);
}
const ae = a(() => {
	if (C.jitless || typeof navigator < `u` && navigator?.userAgent?.includes(`Cloudflare`)) return !1;
	try {
		return Function(``), !0;
	} catch {
		return !1;
	}
});
function oe(e) {
	if (ie(e) === !1) return !1;
	let t = e.constructor;
	if (t === void 0 || typeof t != `function`) return !0;
	let n = t.prototype;
	return ie(n) !== !1 && Object.prototype.hasOwnProperty.call(n, `isPrototypeOf`) !== !1;
}
function se(e) {
	return oe(e) ? { ...e } : Array.isArray(e) ? [...e] : e instanceof Map ? new Map(e) : e instanceof Set ? new Set(e) : e;
}
const ce = new Set([
	`string`,
	`number`,
	`symbol`
]);
function le(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function g(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function _(e) {
	let t = e;
	if (!t) return {};
	if (typeof t == `string`) return { error: () => t };
	if (t?.message !== void 0) {
		if (t?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
		t.error = t.message;
	}
	return delete t.message, typeof t.error == `string` ? {
		...t,
		error: () => t.error
	} : t;
}
function ue(e) {
	return typeof e == `bigint` ? e.toString() + `n` : typeof e == `string` ? `"${e}"` : `${e}`;
}
function de(e) {
	return Object.keys(e).filter((t) => e[t]._zod.optin !== void 0 && e[t]._zod.optout === `optional`);
}
const fe = {
	safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}, pe = {
	int64: [BigInt(`-9223372036854775808`), BigInt(`9223372036854775807`)],
	uint64: [BigInt(0), BigInt(`18446744073709551615`)]
};
function me(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(`.pick() cannot be used on object schemas containing refinements`);
	let i = {};
	return m(i, e, he(e, t)), g(e, h(n, {
		shape: i,
		checks: []
	}));
}
function he(e, t) {
	let n = d(e), r = [];
	for (let e of Reflect.ownKeys(t)) {
		if (!Object.getOwnPropertyDescriptor(n, e)?.enumerable) throw Error(`Unrecognized key: "${String(e)}"`);
		t[e] && r.push(e);
	}
	return r;
}
function ge(e, t) {
	let n = e._zod.def, r = n.checks;
	if (r && r.length > 0) throw Error(`.omit() cannot be used on object schemas containing refinements`);
	let i = new Set(he(e, t)), a = {};
	return m(a, e, Reflect.ownKeys(d(e)).filter((e) => !i.has(e))), g(e, h(n, {
		shape: a,
		checks: []
	}));
}
function _e(e, t) {
	if (!oe(t)) throw Error(`Invalid input to extend: expected a plain object`);
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = d(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return g(e, h(e._zod.def, { shape: ve(e, t) }));
}
function ve(e, t) {
	let n = {};
	return m(n, e, Reflect.ownKeys(d(e))), ee(n, t), n;
}
function ye(e, t) {
	if (!oe(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
	return g(e, h(e._zod.def, { shape: ve(e, t) }));
}
function be(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(`.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`);
	let n = {};
	return m(n, e, Reflect.ownKeys(d(e))), m(n, t, Reflect.ownKeys(d(t))), g(e, h(e._zod.def, {
		shape: n,
		get catchall() {
			return t._zod.def.catchall;
		},
		checks: t._zod.def.checks ?? []
	}));
}
function xe(e, t, n, r = `partial`) {
	let i = t._zod.def.checks;
	if (i && i.length > 0) throw Error(`.${r}() cannot be used on object schemas containing refinements`);
	let a = n ? new Set(he(t, n)) : void 0, o = {};
	return m(o, t, Reflect.ownKeys(d(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: `optional`,
		innerType: t
	}))), g(t, h(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function Se(e, t, n) {
	let r = n ? new Set(he(t, n)) : void 0, i = {};
	return m(i, t, Reflect.ownKeys(d(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: `nonoptional`,
		innerType: t
	})), g(t, h(t._zod.def, { shape: i }));
}
function v(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue !== !0) return !0;
	return !1;
}
function Ce(e, t = 0) {
	if (e.aborted === !0) return !0;
	for (let n = t; n < e.issues.length; n++) if (e.issues[n]?.continue === !1) return !0;
	return !1;
}
function we(e, t) {
	return t.map((t) => {
		var n;
		return (n = t).path ?? (n.path = []), t.path.unshift(e), t;
	});
}
function Te(e) {
	return typeof e == `string` ? e : e?.message;
}
function Ee(e) {
	let t = [];
	for (let n of e ?? []) {
		let e = n._zod.def;
		if (!/_(length|size)$|_equals$/.test(e.check)) break;
		let r = e.maximum ?? e.length ?? e.size;
		r >= 0 && t.push([r, n]);
	}
	return t;
}
function De(e, t, n) {
	var r;
	for (let i = t; i < e.length; i++) (r = e[i]).schema ?? (r.schema = n);
}
function y(e, t, n) {
	var r;
	let i = e.inst?._zod?.traits;
	i?.has(`$ZodType`) && (i.has(`$ZodCheck`) ? (r = e).schema ?? (r.schema = e.inst) : e.schema = e.inst);
	let a = e.schema === e.inst ? void 0 : e.schema?._zod.def?.error, o = e.message ? e.message : Te(e.inst?._zod.def?.error?.(e)) ?? Te(a?.(e)) ?? Te(t?.error?.(e)) ?? Te(n.customError?.(e)) ?? Te(n.localeError?.(e)) ?? `Invalid input`, s = {};
	for (let t of Object.keys(e)) t !== `inst` && t !== `schema` && t !== `continue` && t !== `input` && t !== `__proto__` && (s[t] = e[t]);
	return s.path ??= [], s.message = o, t?.reportInput && (s.input = e.input), s;
}
const Oe = /[\uD800-\uDBFF]/;
function ke(e) {
	let t = e.length;
	if (!Oe.test(e)) return t;
	let n = t;
	for (let r = 0; r < t - 1; r++) (e.charCodeAt(r) & 64512) == 55296 && (e.charCodeAt(r + 1) & 64512) == 56320 && (n--, r++);
	return n;
}
function Ae(e) {
	return Array.isArray(e) ? `array` : typeof e == `string` ? `string` : `unknown`;
}
function je(e) {
	let t = typeof e;
	switch (t) {
		case `number`: return Number.isNaN(e) ? `nan` : `number`;
		case `object`: {
			if (e === null) return `null`;
			if (Array.isArray(e)) return `array`;
			let t = e;
			if (t && Object.getPrototypeOf(t) !== Object.prototype && `constructor` in t && t.constructor) return t.constructor.name;
		}
	}
	return t;
}
function Me(...e) {
	let [t, n, r] = e;
	return typeof t == `string` ? {
		message: t,
		code: `custom`,
		input: n,
		inst: r
	} : { ...t };
}
function Ne(e, t) {
	for (let n in t) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.get ? Object.defineProperty(e, n, {
			...r,
			enumerable: !1
		}) : Ie(e, n, r.value);
	}
}
function b(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function Pe(e, t, n) {
	return b(e, t, n, !1);
}
function Fe(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return b(this, n, r(this));
			},
			set(e) {
				b(this, n, e);
			}
		});
	}
	return t;
}
function Ie(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : b(this, t, n.bind(this));
		},
		set(e) {
			b(this, t, e);
		}
	});
}
function Le(e, t) {
	let n = Object.getPrototypeOf(e);
	return t in n ? void 0 : n;
}
let Re, ze = !1;
const Be = {
	configurable: !0,
	get() {
		ze = !0;
	}
};
function x(e, t, n) {
	let r = Object.getPrototypeOf(e._zod);
	t in r && Re !== e._zod ? Re = void 0 : (Re = e._zod, Object.defineProperty(r, t, {
		configurable: !0,
		get() {
			Object.defineProperty(this, t, Be);
			let e = ze;
			ze = !1;
			try {
				let r = n(this);
				return ze ? delete this[t] : Object.defineProperty(this, t, {
					configurable: !0,
					writable: !0,
					value: r
				}), ze ||= e, r;
			} catch (n) {
				throw delete this[t], ze ||= e, n;
			}
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				value: e
			});
		}
	}));
}
function Ve(e, t, n, r) {
	let i = Le(e, t);
	i && Object.defineProperty(i, t, {
		configurable: !0,
		get() {
			let e = {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: void 0
			};
			return Object.defineProperty(this, t, e), e.value = n(this), Object.defineProperty(this, t, e), e.value;
		},
		set(e) {
			Object.defineProperty(this, t, {
				configurable: !0,
				writable: !0,
				enumerable: r,
				value: e
			});
		}
	});
}
function Ue(e) {
	let t = () => e;
	return t[`~constantCatch`] = !0, t;
}
var We;
const Ge = Object.freeze({ status: `aborted` }), Ke = {
	value: void 0,
	enumerable: !1
};
let qe = `captureStackTrace` in Error ? Error : null;
function Je(e) {
	let t = qe;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == `number`) {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return qe = null, new e();
			}
			try {
				return new e();
			} finally {
				t.stackTraceLimit = n;
			}
		}
	}
	return new e();
}
function S(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = new Set();
	}
	a.prototype = i;
	let o = n, s = o && new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			Ke.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", Ke);
			} finally {
				Ke.value = void 0;
			}
		} else if (n._zod.traits.has(e)) return;
		if (n._zod.traits.add(e), t(n, r), s) {
			let e = Object.getPrototypeOf(n), t = n._zod.constr.prototype, r = e;
			for (; r && r !== t;) r = Object.getPrototypeOf(r);
			let i = r ?? e;
			s.has(i) || (s.add(i), Ne(i, o));
		}
		let i = d.prototype;
		for (let e in i) Object.prototype.hasOwnProperty.call(i, e) && (e in n || (n[e] = i[e].bind(n)));
	}
	let l = r?.Parent ?? Object;
	class u extends l {}
	Object.defineProperty(u, "name", { value: e });
	function d(e) {
		let t = r?.Parent ? Je(u) : this;
		c(t, e);
		let n = t._zod.deferred;
		if (n) {
			for (let e of n) e();
			t._zod.deferred = void 0;
		}
		let i = globalThis.__zod_globalConfig?.postProcessor;
		return i && i(t), t;
	}
	return Object.defineProperty(d, "init", { value: c }), Object.defineProperty(d, Symbol.hasInstance, { value: (t) => r?.Parent && t instanceof r.Parent ? !0 : t?._zod?.traits?.has(e) }), Object.defineProperty(d, "name", { value: e }), d;
}
var Ye = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
}, Xe = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = `ZodEncodeError`;
	}
};
(We = globalThis).__zod_globalConfig ?? (We.__zod_globalConfig = {});
const C = globalThis.__zod_globalConfig;
function w(e) {
	return e && Object.assign(C, e), C;
}
function Ze() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, r, 2), e.message;
}
function Qe(e) {
	this._zod.message = e;
}
const $e = {
	get: Ze,
	set: Qe,
	enumerable: !0,
	configurable: !0
}, et = {
	value: void 0,
	enumerable: !1
}, tt = new WeakSet([Object.prototype, Error.prototype]), nt = (e, t) => {
	e.name = `$ZodError`, et.value = t, Object.defineProperty(e, "issues", et), et.value = void 0, Object.defineProperty(e, "message", $e);
	let n = Object.getPrototypeOf(e);
	tt.has(n) || (tt.add(n), Object.defineProperty(n, "toString", {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = () => this.message;
			return Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, "toString", {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	}));
}, rt = S(`$ZodError`, nt), it = S(`$ZodError`, nt, void 0, { Parent: Error });
function at(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === `__proto__` ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function ot(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? at(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function st(e, t = (e) => e.message) {
	let n = { _errors: [] }, r = (e, i = []) => {
		for (let a of e.issues) if (a.code === `invalid_union` && a.errors.length) a.errors.map((e) => r({ issues: e }, [...i, ...a.path]));
		else if (a.code === `invalid_key`) r({ issues: a.issues }, [...i, ...a.path]);
		else if (a.code === `invalid_element`) r({ issues: a.issues }, [...i, ...a.path]);
		else {
			let e = [...i, ...a.path];
			if (e.length === 0) n._errors.push(t(a));
			else {
				let r = n, i = 0;
				for (; i < e.length;) {
					let n = e[i], o = i === e.length - 1;
					if (n === `_errors`) {
						o && r._errors.push(t(a)), i++;
						continue;
					}
					Object.prototype.hasOwnProperty.call(r, n) || Object.defineProperty(r, n, {
						value: { _errors: [] },
						enumerable: !0,
						writable: !0,
						configurable: !0
					});
					let s = r[n];
					o && s._errors.push(t(a)), r = s, i++;
				}
			}
		}
	};
	return r(e), n;
}
function ct(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const lt = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new Ye();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => y(e, o, w())));
			throw re(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, ut = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => y(e, o, w())));
			throw re(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, dt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new Ye();
	return a.issues.length ? pt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, ft = dt(it);
function pt(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => y(e, n, w()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const mt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? pt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, ht = Symbol.for(`zod.compile.invalid`), gt = Symbol.for(`zod.compile.fallback`), _t = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== ht) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return vt(e, t, n);
});
function vt(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[gt] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new Ye();
	return a.issues.length === 0;
}
const yt = async (e, t, n) => {
	let r = n ? {
		...n,
		async: !0,
		abortEarly: !0
	} : {
		async: !0,
		abortEarly: !0
	}, i = e._zod.run({
		value: t,
		issues: []
	}, r);
	return i instanceof Promise && (i = await i), i.issues.length === 0;
}, bt = (e) => {
	let t = lt(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: `backward`
		} : { direction: `backward` };
		return t(e, r, o, ct(n, a));
	};
	return n;
}, xt = (e) => {
	let t = lt(e), n = (e, r, i, a) => t(e, r, i, ct(n, a));
	return n;
}, St = (e) => {
	let t = ut(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: `backward`
		} : { direction: `backward` };
		return await t(e, r, o, ct(n, a));
	};
	return n;
}, Ct = (e) => {
	let t = ut(e), n = async (e, r, i, a) => await t(e, r, i, ct(n, a));
	return n;
}, wt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return dt(e)(t, n, i);
}, Tt = (e) => (t, n, r) => dt(e)(t, n, r), Et = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return mt(e)(t, n, i);
}, Dt = (e) => async (t, n, r) => mt(e)(t, n, r), Ot = /^[cC][0-9a-z]{6,}$/, kt = /^[0-9a-z]+$/, At = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, jt = /^[0-9a-vA-V]{20}$/, Mt = /^[A-Za-z0-9]{27}$/, Nt = /^[a-zA-Z0-9_-]{21}$/;
function Pt(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const Ft = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, It = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Lt = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, Rt = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Bt() {
	return RegExp(`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`, `u`);
}
const Vt = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, Ht = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, Ut = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, Wt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Gt = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, Kt = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, qt = /^https?$/, Jt = /^\+[1-9]\d{6,14}$/, Yt = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function Xt(e) {
	return RegExp(`^${e}$`);
}
const Zt = Xt(Yt);
function Qt(e) {
	let t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof e.precision == `number` ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function $t(e) {
	return RegExp(`^${Qt(e)}$`);
}
function en(e) {
	let t = [`Z`];
	e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	let n = `${Qt({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join(`|`)})`, r = e.local ? `${n}|${Qt({ precision: e.precision })}` : n;
	return RegExp(`^${Yt}T(?:${r})$`);
}
const tn = /^[\s\S]{0,}$/, nn = /^-?\d+$/, rn = /^-?\d+(?:\.\d+)?$/, an = /^(?:true|false)$/i, on = /^null$/i, sn = /^[^A-Z]*$/, cn = /^[^a-z]*$/, T = S(`$ZodCheck`, (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), ln = (e) => {
	let t = e.value;
	return !o(t) && t.length !== void 0;
}, un = {
	number: `number`,
	bigint: `bigint`,
	object: `date`
}, dn = S(`$ZodCheckLessThan`, (e, t) => {
	T.init(e, t);
	let n = un[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: un[typeof r.value] ?? n,
			code: `too_big`,
			maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), fn = S(`$ZodCheckGreaterThan`, (e, t) => {
	T.init(e, t);
	let n = un[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: un[typeof r.value] ?? n,
			code: `too_small`,
			minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), pn = S(`$ZodCheckMultipleOf`, (e, t) => {
	T.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error(`Cannot mix number and bigint in multiple_of check.`);
		(typeof n.value == `bigint` ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : c(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: `not_multiple_of`,
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), mn = S(`$ZodCheckNumberFormat`, (e, t) => {
	T.init(e, t), t.format = t.format || `float64`;
	let n = t.format?.includes(`int`), r = n ? `int` : `number`, [i, a] = fe[t.format];
	e._zod.check = (o) => {
		let s = o.value;
		if (n) {
			if (!Number.isInteger(s)) {
				o.issues.push({
					expected: r,
					format: t.format,
					code: `invalid_type`,
					continue: !1,
					input: s,
					inst: e
				});
				return;
			}
			if (!Number.isSafeInteger(s)) {
				s > 0 ? o.issues.push({
					input: s,
					code: `too_big`,
					maximum: 2 ** 53 - 1,
					note: `Integers must be within the safe integer range.`,
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				}) : o.issues.push({
					input: s,
					code: `too_small`,
					minimum: -(2 ** 53 - 1),
					note: `Integers must be within the safe integer range.`,
					inst: e,
					origin: r,
					inclusive: !0,
					continue: !t.abort
				});
				return;
			}
		}
		s < i && o.issues.push({
			origin: `number`,
			input: s,
			code: `too_small`,
			minimum: i,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		}), s > a && o.issues.push({
			origin: `number`,
			input: s,
			code: `too_big`,
			maximum: a,
			inclusive: !0,
			inst: e,
			continue: !t.abort
		});
	};
}), hn = S(`$ZodCheckMaxLength`, (e, t) => {
	var n;
	T.init(e, t), (n = e._zod.def).when ?? (n.when = ln), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == `string` && i > t.maximum ? ke(r) : i) <= t.maximum) return;
		let a = Ae(r);
		n.issues.push({
			origin: a,
			code: `too_big`,
			maximum: t.maximum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), gn = S(`$ZodCheckMinLength`, (e, t) => {
	var n;
	T.init(e, t), (n = e._zod.def).when ?? (n.when = ln), e._zod.check = (n) => {
		let r = n.value, i = r.length;
		if ((typeof r == `string` && i >= t.minimum && i < t.minimum * 2 ? ke(r) : i) >= t.minimum) return;
		let a = Ae(r);
		n.issues.push({
			origin: a,
			code: `too_small`,
			minimum: t.minimum,
			inclusive: !0,
			input: r,
			inst: e,
			continue: !t.abort
		});
	};
}), _n = S(`$ZodCheckLengthEquals`, (e, t) => {
	var n;
	T.init(e, t), (n = e._zod.def).when ?? (n.when = ln), e._zod.check = (n) => {
		let r = n.value, i = r.length, a = typeof r == `string` && i >= t.length && i <= t.length * 2 ? ke(r) : i;
		if (a === t.length) return;
		let o = Ae(r), s = a > t.length;
		n.issues.push({
			origin: o,
			...s ? {
				code: `too_big`,
				maximum: t.length
			} : {
				code: `too_small`,
				minimum: t.length
			},
			inclusive: !0,
			exact: !0,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), vn = S(`$ZodCheckStringFormat`, (e, t) => {
	var n, r;
	T.init(e, t), t.pattern ? (n = e._zod).check ?? (n.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: t.format,
			input: n.value,
			...t.pattern ? { pattern: t.pattern.toString() } : {},
			inst: e,
			continue: !t.abort
		});
	}) : (r = e._zod).check ?? (r.check = () => {});
}), yn = S(`$ZodCheckRegex`, (e, t) => {
	vn.init(e, t), e._zod.check = (n) => {
		t.pattern.lastIndex = 0, t.pattern.test(n.value) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `regex`,
			input: n.value,
			pattern: t.pattern.toString(),
			inst: e,
			continue: !t.abort
		});
	};
}), bn = S(`$ZodCheckLowerCase`, (e, t) => {
	t.pattern ??= sn, vn.init(e, t);
}), xn = S(`$ZodCheckUpperCase`, (e, t) => {
	t.pattern ??= cn, vn.init(e, t);
}), Sn = S(`$ZodCheckIncludes`, (e, t) => {
	T.init(e, t);
	let n = le(t.includes);
	t.pattern = new RegExp(typeof t.position == `number` ? `^.{${t.position},}${n}` : n), e._zod.check = (n) => {
		n.value.includes(t.includes, t.position) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `includes`,
			includes: t.includes,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Cn = S(`$ZodCheckStartsWith`, (e, t) => {
	T.init(e, t);
	let n = RegExp(`^${le(t.prefix)}.*`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.startsWith(t.prefix) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `starts_with`,
			prefix: t.prefix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), wn = S(`$ZodCheckEndsWith`, (e, t) => {
	T.init(e, t);
	let n = RegExp(`.*${le(t.suffix)}$`);
	t.pattern ??= n, e._zod.check = (n) => {
		n.value.endsWith(t.suffix) || n.issues.push({
			origin: `string`,
			code: `invalid_format`,
			format: `ends_with`,
			suffix: t.suffix,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), Tn = S(`$ZodCheckOverwrite`, (e, t) => {
	T.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
var En = class {
	constructor(e = [], t = {}) {
		this.content = [], this.indent = 0, this.args = e, this.closed = t;
	}
	indented(e) {
		this.indent += 1;
		try {
			e(this);
		} finally {
			--this.indent;
		}
	}
	write(e) {
		if (typeof e == `function`) {
			e(this, { execution: `sync` }), e(this, { execution: `async` });
			return;
		}
		let t = e.split(`
`).filter((e) => e), n = Math.min(...t.map((e) => e.length - e.trimStart().length)), r = t.map((e) => e.slice(n)).map((e) => ` `.repeat(this.indent * 2) + e);
		for (let e of r) this.content.push(e);
	}
	compile() {
		let e = Function, t = this?.content ?? [``];
		return new e(...Object.keys(this.closed), `return function (${this.args.join(`, `)}) {\n${t.join(`
`)}\n};`)(...Object.values(this.closed));
	}
};
const Dn = {
	major: 4,
	minor: 6,
	patch: 7
}, E = S(`$ZodType`, (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = Dn;
	let r = e._zod.def.checks, i = e._zod.traits.has(`$ZodCheck`) ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = v(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (Ce(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new Ye();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (De(t.issues, n, e), i ||= v(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					De(t.issues, n, e), i ||= v(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (v(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new Ye();
				return o.then((t) => e._zod.parse(t, a));
			}
			return e._zod.parse(o, a);
		};
		e._zod.run = (r, a) => {
			if (a.skipChecks) return e._zod.parse(r, a);
			if (a.direction === `backward`) {
				let t = e._zod.parse({
					value: r.value,
					issues: []
				}, {
					...a,
					skipChecks: !0
				});
				return t instanceof Promise ? t.then((e) => n(e, r, a)) : n(t, r, a);
			}
			let o = e._zod.parse(r, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new Ye();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return Pe(this, `~standard`, An(this));
	},
	set "~standard"(e) {
		b(this, `~standard`, e);
	}
}), On = (e, t) => e.issues.length ? { issues: e.issues.map((e) => y(e, t, w())) } : { value: e.value };
async function kn(e, t) {
	let n = { async: !0 };
	return On(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function An(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return On(r, n);
			} catch {}
			return kn(e, t);
		},
		vendor: `zod`,
		version: 1
	};
}
const jn = S(`$ZodString`, (e, t) => {
	E.init(e, t), e._zod.pattern = t.pattern ?? tn, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = String(n.value);
		} catch {}
		return typeof n.value == `string` || n.issues.push({
			expected: `string`,
			code: `invalid_type`,
			input: n.value,
			inst: e
		}), n;
	};
}), D = S(`$ZodStringFormat`, (e, t) => {
	vn.init(e, t), jn.init(e, t);
}), Mn = S(`$ZodGUID`, (e, t) => {
	t.pattern ??= It, D.init(e, t);
}), Nn = S(`$ZodUUID`, (e, t) => {
	if (t.version) {
		let e = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[t.version];
		if (e === void 0) throw Error(`Invalid UUID version: "${t.version}"`);
		t.pattern ??= Lt(e);
	} else t.pattern ??= Lt();
	D.init(e, t);
}), Pn = S(`$ZodEmail`, (e, t) => {
	t.pattern ??= Rt, D.init(e, t);
});
function Ln(e) {
	try {
		return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function Rn(e, t) {
	return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? Ln(e) || 2 : zn(e, t);
}
function zn(e, t) {
	if (!t.normalize && t.protocol?.source === qt.source && !/^https?:\/\//i.test(e)) return 1;
	try {
		if (typeof URL < `u`) {
			let t = URL;
			if (typeof t.parse == `function`) return t.parse(e) ?? 2;
		}
		return new URL(e);
	} catch {
		return 2;
	}
}
const Bn = /[\t\n\r]/g;
function Vn(e) {
	return e.replace(Bn, ``);
}
function Hn(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function Un(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol);
}
const Wn = S(`$ZodURL`, (e, t) => {
	D.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = Rn(r, t);
			if (i === 1) {
				n.issues.push({
					code: `invalid_format`,
					format: `url`,
					note: `Invalid URL format`,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === 2) {
				n.issues.push({
					code: `invalid_format`,
					format: `url`,
					input: n.value,
					inst: e,
					continue: !t.abort
				});
				return;
			}
			if (i === !0) {
				n.value = Vn(r);
				return;
			}
			t.hostname && !Hn(i, t.hostname) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid hostname`,
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !Un(i, t.protocol) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid protocol`,
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : Vn(r);
			return;
		} catch {
			n.issues.push({
				code: `invalid_format`,
				format: `url`,
				input: n.value,
				inst: e,
				continue: !t.abort
			});
		}
	};
}), Gn = S(`$ZodEmoji`, (e, t) => {
	t.pattern ??= Bt(), D.init(e, t);
}), Kn = S(`$ZodNanoID`, (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? Nt : Pt(t.length), D.init(e, t);
}), qn = S(`$ZodCUID`, (e, t) => {
	t.pattern ??= Ot, D.init(e, t);
}), Jn = S(`$ZodCUID2`, (e, t) => {
	t.pattern ??= kt, D.init(e, t);
}), Yn = S(`$ZodULID`, (e, t) => {
	t.pattern ??= At, D.init(e, t);
}), Xn = S(`$ZodXID`, (e, t) => {
	t.pattern ??= jt, D.init(e, t);
}), Zn = S(`$ZodKSUID`, (e, t) => {
	t.pattern ??= Mt, D.init(e, t);
}), Qn = S(`$ZodISODateTime`, (e, t) => {
	t.pattern ??= en(t), D.init(e, t);
}), $n = S(`$ZodISODate`, (e, t) => {
	t.pattern ??= Zt, D.init(e, t);
}), er = S(`$ZodISOTime`, (e, t) => {
	t.pattern ??= $t(t), D.init(e, t);
}), tr = S(`$ZodISODuration`, (e, t) => {
	t.pattern ??= Ft, D.init(e, t);
}), nr = S(`$ZodIPv4`, (e, t) => {
	t.pattern ??= Vt, D.init(e, t);
}), rr = /^[0-9a-fA-F:.]+$/;
function ir(e) {
	return rr.test(e) ? Ln(`http://[${e}]`) : !1;
}
const ar = S(`$ZodIPv6`, (e, t) => {
	t.pattern ??= Ht, D.init(e, t), e._zod.check = (n) => {
		ir(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `ipv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), or = S(`$ZodCIDRv4`, (e, t) => {
	t.pattern ??= Ut, D.init(e, t);
});
function sr(e) {
	let t = e.split(`/`);
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : ir(n);
}
const cr = S(`$ZodCIDRv6`, (e, t) => {
	t.pattern ??= Wt, D.init(e, t), e._zod.check = (n) => {
		sr(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `cidrv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function lr(e) {
	if (e === ``) return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const ur = /^[0-9a-zA-Z+/]*={0,2}$/, dr = S(`$ZodBase64`, (e, t) => {
	t.pattern ??= ur, D.init(e, t), e._zod.check = (n) => {
		lr(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), fr = /^[A-Za-z0-9_-]*$/;
function pr(e) {
	if (!fr.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === `-` ? `+` : `/`);
	return lr(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const mr = S(`$ZodBase64URL`, (e, t) => {
	t.pattern ??= fr, D.init(e, t), e._zod.check = (n) => {
		pr(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64url`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), hr = S(`$ZodE164`, (e, t) => {
	t.pattern ??= Jt, D.init(e, t);
});
function gr(e, t = null) {
	try {
		let n = e.split(`.`);
		if (n.length !== 3) return !1;
		let [r] = n;
		if (!r) return !1;
		let i = JSON.parse(atob(r));
		return !(`typ` in i && i?.typ !== `JWT` || !i.alg || t && (!(`alg` in i) || i.alg !== t));
	} catch {
		return !1;
	}
}
const _r = S(`$ZodJWT`, (e, t) => {
	D.init(e, t), e._zod.check = (n) => {
		gr(n.value, t.alg) || n.issues.push({
			code: `invalid_format`,
			format: `jwt`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), vr = S(`$ZodNumber`, (e, t) => {
	E.init(e, t), e._zod.pattern = rn, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = Number(n.value);
		} catch {}
		let i = n.value;
		if (typeof i == `number` && !Number.isNaN(i) && Number.isFinite(i)) return n;
		let a = typeof i == `number` ? Number.isNaN(i) ? `NaN` : Number.isFinite(i) ? void 0 : String(i) : void 0;
		return n.issues.push({
			expected: `number`,
			code: `invalid_type`,
			input: i,
			inst: e,
			...a ? { received: a } : {}
		}), n;
	};
}), yr = S(`$ZodNumberFormat`, (e, t) => {
	mn.init(e, t), vr.init(e, t);
}), br = S(`$ZodBoolean`, (e, t) => {
	E.init(e, t), e._zod.pattern = an, e._zod.parse = (n, r) => {
		if (t.coerce) try {
			n.value = !!n.value;
		} catch {}
		let i = n.value;
		return typeof i == `boolean` || n.issues.push({
			expected: `boolean`,
			code: `invalid_type`,
			input: i,
			inst: e
		}), n;
	};
}), xr = S(`$ZodNull`, (e, t) => {
	E.init(e, t), e._zod.pattern = on, e._zod.values = new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: `null`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
	};
}), Sr = S(`$ZodAny`, (e, t) => {
	E.init(e, t), e._zod.parse = (e) => e;
}), Cr = S(`$ZodUnknown`, (e, t) => {
	E.init(e, t), e._zod.parse = (e) => e;
}), wr = S(`$ZodNever`, (e, t) => {
	E.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: `never`,
		code: `invalid_type`,
		input: t.value,
		inst: e
	}), t);
});
function Tr(e, t) {
	let n = Ee(e._zod.def.checks);
	if (!n.length) return;
	let r = Math.min(...n.map((e) => e[0])), i = e._zod.parse;
	e._zod.parse = (n, a) => {
		let o = t(n.value);
		if (o > r && !a?.skipChecks && a?.direction !== `backward`) {
			for (let [t, r] of Ee(e._zod.def.checks)) if (o > t && r._zod.def.when(n)) {
				let t = n.issues.length;
				return r._zod.check(n), n.issues[t].continue = !1, De(n.issues, t, e), n;
			}
		}
		return i(n, a);
	};
}
const Er = (e) => Array.isArray(e) ? e.length : -1;
function Dr(e, t, n) {
	e.issues.length && t.issues.push(...we(n, e.issues)), t.value[n] = e.value;
}
const Or = S(`$ZodArray`, (e, t) => {
	E.init(e, t);
	let n = C.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!Array.isArray(a)) return r.issues.push({
			expected: `array`,
			code: `invalid_type`,
			input: a,
			inst: e
		}), r;
		r.value = n ? n.alloc(e, r, Array(a.length), i) : Array(a.length);
		let o = [], s = i?.abortEarly;
		for (let e = 0; e < a.length; e++) {
			let n = a[e], c = t.element._zod.run({
				value: n,
				issues: []
			}, i);
			if (c instanceof Promise) o.push(c.then((t) => Dr(t, r, e)));
			else if (Dr(c, r, e), s && c.issues.length !== 0 && v(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, Tr(e, Er);
});
function kr(e, t, n, r, i, a) {
	let o = n in r, s = a === `optional`;
	if (o || !s || i !== `optional`) {
		if (e.issues.length) {
			if (i !== void 0 && s && !o) return;
			t.issues.push(...we(n, e.issues));
		}
		!o && i === void 0 ? e.issues.length || t.issues.push({
			code: `invalid_type`,
			expected: `nonoptional`,
			input: void 0,
			path: [n]
		}) : e.value === void 0 ? (o || i === `defaulted` && !s) && (t.value[n] = void 0) : t.value[n] = e.value;
	}
}
const Ar = [];
function jr(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Ar, i = r.length ? [...t, ...r] : t;
	for (let t of i) if (!e.shape?.[t]?._zod?.traits?.has(`$ZodType`)) throw Error(`Invalid element at key "${String(t)}": expected a Zod schema`);
	let a = de(e.shape);
	return {
		...e,
		allKeys: i,
		symbolKeys: r,
		keySet: new Set(t),
		numKeys: t.length,
		optionalKeys: new Set(a)
	};
}
function Mr(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (v(n, p)) break;
			p = n.issues.length;
		}
		if (c.has(i)) continue;
		if (i === `__proto__`) {
			u === `never` && s.push(i);
			continue;
		}
		if (u === `never`) {
			s.push(i);
			continue;
		}
		let a = l.run({
			value: t[i],
			issues: []
		}, r);
		a instanceof Promise ? e.push(a.then((e) => kr(e, n, i, t, d, f))) : kr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: `unrecognized_keys`,
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const Nr = S(`$ZodObject`, (e, t) => {
	E.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, `shape`), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let i = a(() => jr(t));
	x(e, `propValues`, (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || l(n, e, new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let o = ie, s = t.catchall, c, u = C.memoizer;
	u?.attach(e), e._zod.parse = (t, n) => {
		c ??= i.value;
		let r = t.value;
		if (!o(r)) return t.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
		t.value = u ? u.alloc(e, t, {}, n) : {};
		let a = [], l = c.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of c.allKeys) {
			if (d && t.issues.length !== f) {
				if (v(t, f)) break;
				f = t.issues.length;
			}
			if (e === `__proto__`) continue;
			let i = l[e], o = i._zod.optin, s = i._zod.optout, c = i._zod.run({
				value: r[e],
				issues: []
			}, n);
			c instanceof Promise ? a.push(c.then((n) => kr(n, t, e, r, o, s))) : kr(c, t, e, r, o, s);
		}
		return s ? Mr(a, r, t, n, i.value, e, d === !0) : a.length ? Promise.all(a).then(() => t) : t;
	};
}), Pr = S(`$ZodObjectJIT`, (e, t) => {
	Nr.init(e, t);
	let n = e._zod.parse, r = a(() => jr(t)), i = C.memoizer, o = (t) => {
		let n = r.value, a = n.symbolKeys, o = new En([`payload`, `ctx`], {
			shape: t,
			inst: e,
			memo: i,
			syms: a
		}), s = (e) => `shape[${e}]._zod.run({ value: input[${e}], issues: [] }, ctx)`, c = (e, t) => `
          let ${e}_ab = false;
          for (let i = 0; i < ${e}.issues.length; i++) {
            const iss = ${e}.issues[i];
            iss.path = iss.path ? [${t}, ...iss.path] : [${t}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${e}_ab = true;
          }
          if (${e}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		o.write(`const input = payload.value;`);
		let l = Object.create(null), u = 0;
		for (let e of n.allKeys) l[e] = `key_${u++}`;
		o.write(i ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (let e of n.allKeys) {
			if (e === `__proto__`) continue;
			let n = l[e], r = typeof e == `symbol` ? `syms[${a.indexOf(e)}]` : te(e), i = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === `optional`;
			if (o.write(`const ${n} = ${s(r)};`), f && p) {
				let e = d === `optional` ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${i};
        if (!${n}.issues.length || ${n}_present) {
          if (${n}.issues.length) {${c(n, r)}
          }

          if (${e}) {
            newResult[${r}] = ${n}.value;
          }
        }

      `);
			} else f ? (o.write(`
        if (${n}.issues.length) {${c(n, r)}
        }
      `), d === `defaulted` ? o.write(`newResult[${r}] = ${n}.value;`) : o.write(`
        if (${n}.value !== undefined || ${i}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${i};
        if (${n}.issues.length) {${c(n, r)}
        }
        if (!${n}_present && !${n}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${r}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${n}_present) {
          newResult[${r}] = ${n}.value;
        }

      `);
		}
		return o.write(`payload.value = newResult;`), o.write(`return payload;`), o.compile();
	}, s, c = ie, l = !C.jitless, u = l && ae.value, d = t.catchall, f;
	e._zod.parse = (i, a) => {
		f ??= r.value;
		let p = i.value;
		return c(p) ? l && u && a?.async === !1 && a.jitless !== !0 ? (s ||= o(t.shape), i = s(i, a), d ? Mr([], p, i, a, f, e, a?.abortEarly === !0) : i) : n(i, a) : (i.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: p,
			inst: e
		}), i);
	};
});
function Fr(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !v(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: `invalid_union`,
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => y(e, r, w())))
	}), t);
}
const Ir = S(`$ZodUnion`, (e, t) => {
	E.init(e, t), x(e, `optin`, (e) => e.def.options.some((e) => e._zod.optin === `defaulted`) ? `defaulted` : e.def.options.some((e) => e._zod.optin !== void 0) ? `optional` : void 0), x(e, `optout`, (e) => e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0), x(e, `values`, (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), x(e, `pattern`, (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => s(e.source)).join(`|`)})$`);
		}
	});
	let n = t.options.length === 1 ? t.options[0]._zod.run : null;
	e._zod.parse = (r, i) => {
		if (n) return n(r, i);
		let a = !1, o = [];
		for (let e of t.options) {
			let t = e._zod.run({
				value: r.value,
				issues: []
			}, i);
			if (t instanceof Promise) o.push(t), a = !0;
			else {
				if (t.issues.length === 0) return t;
				o.push(t);
			}
		}
		return a ? Promise.all(o).then((t) => Fr(t, r, e, i)) : Fr(o, r, e, i);
	};
});
function Lr(e) {
	let t = new Map();
	for (let n of e.options) {
		let r = n._zod.propValues?.[e.discriminator];
		if (!r || r.size === 0) throw Error(`Invalid discriminated union option at index "${e.options.indexOf(n)}"`);
		for (let e of r) if (t.has(e)) {
			if (e !== void 0) throw Error(`Duplicate discriminator value "${String(e)}"`);
			t.set(e, null);
		} else t.set(e, n);
	}
	return t;
}
const Rr = S(`$ZodDiscriminatedUnion`, (e, t) => {
	t.inclusive = !1, Ir.init(e, t);
	let n = e._zod.parse;
	x(e, `propValues`, (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || l(t, e, new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = u(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = a(() => Lr(t));
	e._zod.parse = (i, a) => {
		let o = i.value;
		if (!ie(o)) return i.issues.push({
			code: `invalid_type`,
			expected: `object`,
			input: o,
			inst: e
		}), i;
		let s = o?.[t.discriminator], c = r.value.get(s);
		return c && (s !== void 0 || a.direction !== `backward`) ? c._zod.run(i, a) : t.unionFallback || a.direction === `backward` ? n(i, a) : (i.issues.push({
			code: `invalid_union`,
			errors: [],
			note: `No matching discriminator`,
			discriminator: t.discriminator,
			options: Array.from(r.value.keys()).filter((e) => r.value.get(e) !== null),
			input: o,
			path: [t.discriminator],
			inst: e
		}), i);
	};
}), zr = S(`$ZodIntersection`, (e, t) => {
	E.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Vr(e, t, n)) : Vr(e, i, a);
	};
});
function Br(e, t) {
	if (e === t || e instanceof Date && t instanceof Date && +e == +t) return {
		valid: !0,
		data: e
	};
	if (oe(e) && oe(t)) {
		let n = Object.keys(t), r = Object.keys(e).filter((e) => n.indexOf(e) !== -1), i = {
			...e,
			...t
		};
		Object.prototype.hasOwnProperty.call(i, `__proto__`) && delete i.__proto__;
		for (let n of r) {
			if (n === `__proto__`) continue;
			let r = Br(e[n], t[n]);
			if (!r.valid) return {
				valid: !1,
				mergeErrorPath: [n, ...r.mergeErrorPath]
			};
			i[n] = r.data;
		}
		return {
			valid: !0,
			data: i
		};
	}
	if (Array.isArray(e) && Array.isArray(t)) {
		if (e.length !== t.length) return {
			valid: !1,
			mergeErrorPath: []
		};
		let n = [];
		for (let r = 0; r < e.length; r++) {
			let i = e[r], a = t[r], o = Br(i, a);
			if (!o.valid) return {
				valid: !1,
				mergeErrorPath: [r, ...o.mergeErrorPath]
			};
			n.push(o.data);
		}
		return {
			valid: !0,
			data: n
		};
	}
	return {
		valid: !1,
		mergeErrorPath: []
	};
}
function Vr(e, t, n) {
	let r = new Map(), i, a = new Map(), o = (e, t) => {
		let n;
		if (e.code === `unrecognized_keys` && !e.path?.length) i ??= e, n = e.keys;
		else if (e.code === `invalid_key` && e.origin === `record` && e.path?.length === 1) {
			let t = String(e.path[0]);
			a.has(t) || a.set(t, e), n = [t];
		} else return !1;
		for (let e of n) r.has(e) || r.set(e, {}), r.get(e)[t] = !0;
		return !0;
	};
	for (let n of t.issues) o(n, `l`) || e.issues.push(n);
	for (let t of n.issues) o(t, `r`) || e.issues.push(t);
	let s = [...r].filter(([, e]) => e.l && e.r).map(([e]) => e);
	if (s.length) {
		let t = i ? s.filter((e) => i.keys.includes(e)) : [];
		t.length && e.issues.push({
			...i,
			keys: t
		});
		for (let n of s) !t.includes(n) && a.has(n) && e.issues.push(a.get(n));
	}
	let c = Br(t.value, n.value);
	if (!c.valid) {
		if (v(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const Hr = S(`$ZodRecord`, (e, t) => {
	E.init(e, t);
	let n = C.memoizer;
	n?.attach(e), e._zod.parse = (r, i) => {
		let a = r.value;
		if (!oe(a)) return r.issues.push({
			expected: `record`,
			code: `invalid_type`,
			input: a,
			inst: e
		}), r;
		let o = [], s = t.keyType._zod.values;
		if (s && !t.partial) {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c = new Set();
			for (let n of s) if (typeof n == `string` || typeof n == `number` || typeof n == `symbol`) {
				if (c.add(typeof n == `number` ? n.toString() : n), n === `__proto__`) continue;
				let s = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (s instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
				if (s.issues.length) {
					r.issues.push({
						code: `invalid_key`,
						origin: `record`,
						issues: s.issues.map((e) => y(e, i, w())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let l = s.value;
				if (l === `__proto__`) continue;
				let u = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				u instanceof Promise ? o.push(u.then((e) => {
					e.issues.length && r.issues.push(...we(n, e.issues)), r.value[l] = e.value;
				})) : (u.issues.length && r.issues.push(...we(n, u.issues)), r.value[l] = u.value);
			}
			let l;
			for (let e in a) if (!c.has(e)) {
				if (t.mode === `loose`) {
					if (e === `__proto__`) continue;
					r.value[e] = a[e];
				} else l ??= [], l.push(e);
			}
			l && l.length > 0 && r.issues.push({
				code: `unrecognized_keys`,
				input: a,
				inst: e,
				keys: l,
				continue: !0
			});
		} else {
			r.value = n ? n.alloc(e, r, {}, i) : {};
			let c;
			for (let n of Reflect.ownKeys(a)) {
				if (n === `__proto__` || !Object.prototype.propertyIsEnumerable.call(a, n)) continue;
				let l = t.keyType._zod.run({
					value: n,
					issues: []
				}, i);
				if (l instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
				if (typeof n == `string` && rn.test(n) && l.issues.length) {
					let e = t.keyType._zod.run({
						value: Number(n),
						issues: []
					}, i);
					if (e instanceof Promise) throw Error(`Async schemas not supported in object keys currently`);
					e.issues.length === 0 && (l = e);
				}
				if (l.issues.length) {
					t.mode === `loose` ? r.value[n] = a[n] : s ? (c ??= [], c.push(n)) : r.issues.push({
						code: `invalid_key`,
						origin: `record`,
						issues: l.issues.map((e) => y(e, i, w())),
						input: n,
						path: [n],
						inst: e
					});
					continue;
				}
				let u = l.value;
				if (u === `__proto__`) continue;
				let d = t.valueType._zod.run({
					value: a[n],
					issues: []
				}, i);
				d instanceof Promise ? o.push(d.then((e) => {
					e.issues.length && r.issues.push(...we(n, e.issues)), r.value[u] = e.value;
				})) : (d.issues.length && r.issues.push(...we(n, d.issues)), r.value[u] = d.value);
			}
			c && c.length > 0 && r.issues.push({
				code: `unrecognized_keys`,
				input: a,
				inst: e,
				keys: c,
				continue: !0
			});
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	};
}), Ur = S(`$ZodEnum`, (e, n) => {
	E.init(e, n);
	let r = t(n.entries), i = new Set(r);
	e._zod.values = i, x(e, `pattern`, (e) => {
		let n = t(e.def.entries).filter((e) => ce.has(typeof e));
		return RegExp(n.length ? `^(${n.map((e) => le(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
	}), e._zod.parse = (t, n) => {
		let a = t.value;
		return i.has(a) || t.issues.push({
			code: `invalid_value`,
			values: r,
			input: a,
			inst: e
		}), t;
	};
}), Wr = S(`$ZodLiteral`, (e, t) => {
	E.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, x(e, `pattern`, (e) => {
		let t = e.def.values;
		return RegExp(t.length ? `^(${t.map((e) => typeof e == `string` ? le(e) : e ? le(e.toString()) : String(e)).join(`|`)})$` : `^[^\\s\\S]$`);
	}), e._zod.parse = (r, i) => {
		let a = r.value;
		return n.has(a) || r.issues.push({
			code: `invalid_value`,
			values: t.values,
			input: a,
			inst: e
		}), r;
	};
}), Gr = S(`$ZodTransform`, (e, t) => {
	E.init(e, t), e._zod.optin = `optional`, C.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === `backward`) throw new Xe(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new Ye();
		return n.value = i, n;
	};
});
function Kr(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const qr = S(`$ZodOptional`, (e, t) => {
	E.init(e, t), x(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), e._zod.optout = `optional`, x(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t, void 0]) : void 0;
	}), x(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${s(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== `defaulted`) return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Kr(e, t)) : Kr(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Jr = S(`$ZodExactOptional`, (e, t) => {
	qr.init(e, t), x(e, `values`, (e) => e.def.innerType._zod.values), x(e, `pattern`, (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Yr = S(`$ZodNullable`, (e, t) => {
	E.init(e, t), x(e, `optin`, (e) => e.def.innerType._zod.optin), x(e, `optout`, (e) => e.def.innerType._zod.optout), x(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${s(t.source)}|null)$`) : void 0;
	}), x(e, `values`, (e) => e.def.innerType._zod.values ? new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Xr = S(`$ZodDefault`, (e, t) => {
	E.init(e, t), e._zod.optin = `defaulted`, x(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Zr(e, t)) : Zr(r, t);
	};
});
function Zr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const Qr = S(`$ZodPrefault`, (e, t) => {
	E.init(e, t), e._zod.optin = `defaulted`, x(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === `backward` || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), $r = S(`$ZodNonOptional`, (e, t) => {
	E.init(e, t), x(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => ei(t, e)) : ei(i, e);
	};
});
function ei(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: `invalid_type`,
		expected: `nonoptional`,
		input: e.value,
		inst: t
	}), e;
}
function ti(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => y(e, r, w())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const ni = S(`$ZodCatch`, (e, t) => {
	E.init(e, t), x(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), x(e, `optout`, (e) => e.def.innerType._zod.optout), x(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => ti(e, r, t, n)) : ti(e, r, t, n);
	};
}), ri = S(`$ZodPipe`, (e, t) => {
	E.init(e, t), x(e, `values`, (e) => e.def.in._zod.values), x(e, `optin`, (e) => e.def.in._zod.optin), x(e, `optout`, (e) => e.def.out._zod.optout), x(e, `propValues`, (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => ii(e, t.in, n)) : ii(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => ii(e, t.out, n)) : ii(r, t.out, n);
	};
});
function ii(e, t, n) {
	return e.issues.some((e) => e.code !== `unrecognized_keys`) ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const ai = S(`$ZodPreprocess`, (e, t) => {
	ri.init(e, t);
}), oi = S(`$ZodReadonly`, (e, t) => {
	E.init(e, t), x(e, `propValues`, (e) => e.def.innerType._zod.propValues), x(e, `values`, (e) => e.def.innerType._zod.values), x(e, `optin`, (e) => e.def.innerType?._zod?.optin), x(e, `optout`, (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(si) : si(r);
	};
});
function si(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const ci = S(`$ZodCustom`, (e, t) => {
	T.init(e, t), E.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => li(t, n, r, e));
		li(i, n, r, e);
	};
});
function li(e, t, n, r) {
	if (!e) {
		let e = {
			code: `custom`,
			input: n,
			inst: r,
			path: [...r._zod.def.path ?? []],
			continue: !r._zod.def.abort
		};
		r._zod.def.params && (e.params = r._zod.def.params), t.issues.push(Me(e));
	}
}
var ui = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`), this.name = `ZodCyclicError`;
	}
};
const di = `~memo`, fi = [];
function pi(e) {
	return typeof e == `object` && !!e;
}
function mi(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const hi = new WeakMap();
function yi(e, t, n) {
	let r = hi.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = yi(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? yi(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case `object`: {
			let e = u(c);
			s(e ? o(e, !0) : 1), a(c.catchall);
			break;
		}
		case `array`:
			a(c.element);
			break;
		case `tuple`:
			for (let e of c.items) a(e);
			a(c.rest);
			break;
		case `record`:
		case `map`:
			a(c.keyType), a(c.valueType);
			break;
		case `set`:
			a(c.valueType);
			break;
		case `union`:
			for (let e of c.options) a(e);
			break;
		case `intersection`:
			a(c.left), a(c.right);
			break;
		case `optional`:
		case `nullable`:
		case `default`:
		case `prefault`:
		case `catch`:
		case `readonly`:
		case `nonoptional`:
		case `promise`:
		case `success`:
			a(c.innerType);
			break;
		case `pipe`:
			a(c.in), a(c.out);
			break;
		case `function`:
			a(c.input), a(c.output);
			break;
		case `lazy`: {
			let r = c._cachedInner ?? (n ? e._zod.innerType : void 0);
			s(r ? yi(r, t, !1) : 1);
			break;
		}
		case `template_literal`:
		case `string`:
		case `number`:
		case `int`:
		case `boolean`:
		case `bigint`:
		case `symbol`:
		case `undefined`:
		case `null`:
		case `void`:
		case `never`:
		case `any`:
		case `unknown`:
		case `date`:
		case `nan`:
		case `enum`:
		case `literal`:
		case `file`:
		case `transform`:
		case `custom`: break;
		default: for (let e in c) {
			let t = Object.getOwnPropertyDescriptor(c, e);
			if (!t || t.get) continue;
			let n = t.value;
			if (n && typeof n == `object`) {
				if (n._zod) a(n);
				else if (Array.isArray(n)) for (let e of n) a(e);
			}
		}
	}
	return t.delete(e), bi(e, i);
}
function bi(e, t) {
	return t !== 1 && hi.set(e, t === 2), t;
}
function xi(e, t) {
	let n = e.buckets.get(t);
	return n || (n = new WeakMap(), e.buckets.set(t, n)), n;
}
let Si;
const Ci = [], wi = {
	alloc(e, t, n) {
		let r = Si;
		if (!r) return n;
		Si = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), Ci.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== `backward` && Ei(n, e.value)) throw new ui();
				return t(e, n);
			};
			e._zod.parse = n, e._zod.run === t && (e._zod.run = n);
		});
	},
	attach(e) {
		var t;
		let n, r = !1, i, a;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, o = (s, c) => {
				if (n === void 0) {
					let i = yi(e, new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!pi(l)) return t(s, c);
				let u = c[di];
				u || (u = {
					buckets: new WeakMap(),
					backEdges: void 0
				}, c[di] = u);
				let d;
				i === c ? d = a : (d = xi(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...mi(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = new WeakSet()), u.backEdges.add(f.value)), s;
				Si = d;
				let p = Ci.length, m = t(s, c);
				Si = void 0;
				let ee = Ci.length > p ? Ci.pop() : void 0;
				return m instanceof Promise ? m.then((e) => (ee && (ee.issues = e.issues.length ? mi(e.issues) : fi), e)) : (ee && (ee.issues = m.issues.length ? mi(m.issues) : fi), m);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
function Ti() {
	return wi;
}
function Ei(e, t) {
	let n = e[di]?.backEdges;
	return n !== void 0 && pi(t) && n.has(t);
}
const Di = () => {
	let e = {
		string: {
			unit: `characters`,
			verb: `to have`
		},
		file: {
			unit: `bytes`,
			verb: `to have`
		},
		array: {
			unit: `items`,
			verb: `to have`
		},
		set: {
			unit: `items`,
			verb: `to have`
		},
		map: {
			unit: `entries`,
			verb: `to have`
		}
	};
	function t(t) {
		return e[t] ?? null;
	}
	let r = {
		regex: `input`,
		email: `email address`,
		url: `URL`,
		emoji: `emoji`,
		uuid: `UUID`,
		uuidv4: `UUIDv4`,
		uuidv6: `UUIDv6`,
		nanoid: `nanoid`,
		guid: `GUID`,
		cuid: `cuid`,
		cuid2: `cuid2`,
		ulid: `ULID`,
		xid: `XID`,
		ksuid: `KSUID`,
		datetime: `ISO datetime`,
		date: `ISO date`,
		time: `ISO time`,
		duration: `ISO duration`,
		ipv4: `IPv4 address`,
		ipv6: `IPv6 address`,
		mac: `MAC address`,
		cidrv4: `IPv4 range`,
		cidrv6: `IPv6 range`,
		base64: `base64-encoded string`,
		base64url: `base64url-encoded string`,
		json_string: `JSON string`,
		e164: `E.164 number`,
		currency_code: `currency code`,
		credit_card: `credit card number`,
		iban: `IBAN`,
		jwt: `JWT`,
		template_literal: `input`
	}, i = { nan: `NaN` };
	function a(e, t) {
		return e === `number` && typeof t == `number` && !Number.isFinite(t) ? String(t) : i[e] ?? e;
	}
	return (e) => {
		switch (e.code) {
			case `invalid_type`: return `Invalid input: expected ${a(e.expected)}, received ${a(je(e.input), e.input)}`;
			case `invalid_value`: return e.values.length === 1 ? `Invalid input: expected ${ue(e.values[0])}` : `Invalid option: expected one of ${n(e.values, `|`)}`;
			case `too_big`: {
				let n = e.exact ? `exactly ` : e.inclusive ? `<=` : `<`, r = t(e.origin);
				return r ? `Too big: expected ${e.origin ?? `value`} to have ${n}${e.maximum.toString()} ${r.unit ?? `elements`}` : `Too big: expected ${e.origin ?? `value`} to be ${n}${e.maximum.toString()}`;
			}
			case `too_small`: {
				let n = e.exact ? `exactly ` : e.inclusive ? `>=` : `>`, r = t(e.origin);
				return r ? `Too small: expected ${e.origin} to have ${n}${e.minimum.toString()} ${r.unit}` : `Too small: expected ${e.origin} to be ${n}${e.minimum.toString()}`;
			}
			case `invalid_format`: {
				let t = e;
				return t.format === `starts_with` ? `Invalid string: must start with "${t.prefix}"` : t.format === `ends_with` ? `Invalid string: must end with "${t.suffix}"` : t.format === `includes` ? `Invalid string: must include "${t.includes}"` : t.format === `regex` ? `Invalid string: must match pattern ${t.pattern}` : `Invalid ${r[t.format] ?? e.format}`;
			}
			case `not_multiple_of`: return `Invalid number: must be a multiple of ${e.divisor}`;
			case `unrecognized_keys`: return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${n(e.keys, `, `)}`;
			case `invalid_key`: return `Invalid key in ${e.origin}`;
			case `invalid_union`: return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(` | `)}` : e.inclusive === !1 ? `Invalid input: more than one option matched` : `Invalid input`;
			case `invalid_element`: return `Invalid value in ${e.origin}`;
			default: return `Invalid input`;
		}
	};
};
function Oi() {
	return { localeError: Di() };
}
var ki, Ai = class {
	constructor() {
		this._map = new WeakMap(), this._idmap = new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = new WeakMap(), this._idmap = new Map(), this;
	}
	remove(e) {
		let t = this._map.get(e);
		return t && typeof t == `object` && `id` in t && this._idmap.delete(t.id), this._map.delete(e), this;
	}
	get(e) {
		let t = e._zod.parent;
		if (t) {
			let n = { ...this.get(t) ?? {} };
			delete n.id;
			let r = {
				...n,
				...this._map.get(e)
			};
			return Object.keys(r).length ? r : void 0;
		}
		return this._map.get(e);
	}
	has(e) {
		return this._map.has(e);
	}
};
function ji() {
	return new Ai();
}
(ki = globalThis).__zod_globalRegistry ?? (ki.__zod_globalRegistry = ji());
const Mi = globalThis.__zod_globalRegistry;
function Ni(e) {
	return e.checks &&= [...e.checks], e;
}
function Pi(e, t) {
	return new e(Ni({
		type: `string`,
		..._(t)
	}));
}
function Fi(e, t) {
	return new e({
		type: `string`,
		format: `email`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Ii(e, t) {
	return new e({
		type: `string`,
		format: `guid`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Li(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Ri(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v4`,
		..._(t)
	});
}
function zi(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v6`,
		..._(t)
	});
}
function Bi(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v7`,
		..._(t)
	});
}
function Vi(e, t) {
	return new e({
		type: `string`,
		format: `url`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Hi(e, t) {
	return new e({
		type: `string`,
		format: `emoji`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Ui(e, t) {
	return new e({
		type: `string`,
		format: `nanoid`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Wi(e, t) {
	return new e({
		type: `string`,
		format: `cuid`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Gi(e, t) {
	return new e({
		type: `string`,
		format: `cuid2`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Ki(e, t) {
	return new e({
		type: `string`,
		format: `ulid`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function qi(e, t) {
	return new e({
		type: `string`,
		format: `xid`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Ji(e, t) {
	return new e({
		type: `string`,
		format: `ksuid`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Yi(e, t) {
	return new e({
		type: `string`,
		format: `ipv4`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Xi(e, t) {
	return new e({
		type: `string`,
		format: `ipv6`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Zi(e, t) {
	return new e({
		type: `string`,
		format: `cidrv4`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function Qi(e, t) {
	return new e({
		type: `string`,
		format: `cidrv6`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function $i(e, t) {
	return new e({
		type: `string`,
		format: `base64`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function ea(e, t) {
	return new e({
		type: `string`,
		format: `base64url`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function ta(e, t) {
	return new e({
		type: `string`,
		format: `e164`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function na(e, t) {
	return new e({
		type: `string`,
		format: `jwt`,
		check: `string_format`,
		abort: !1,
		..._(t)
	});
}
function ra(e, t) {
	return new e({
		type: `string`,
		format: `datetime`,
		check: `string_format`,
		offset: !1,
		local: !1,
		precision: null,
		..._(t)
	});
}
function ia(e, t) {
	return new e({
		type: `string`,
		format: `date`,
		check: `string_format`,
		..._(t)
	});
}
function aa(e, t) {
	return new e({
		type: `string`,
		format: `time`,
		check: `string_format`,
		precision: null,
		..._(t)
	});
}
function oa(e, t) {
	return new e({
		type: `string`,
		format: `duration`,
		check: `string_format`,
		..._(t)
	});
}
function sa(e, t) {
	return new e(Ni({
		type: `number`,
		checks: [],
		..._(t)
	}));
}
function ca(e, t) {
	return new e(Ni({
		type: `number`,
		coerce: !0,
		checks: [],
		..._(t)
	}));
}
function la(e, t) {
	return new e({
		type: `number`,
		check: `number_format`,
		abort: !1,
		format: `safeint`,
		..._(t)
	});
}
function ua(e, t) {
	return new e({
		type: `boolean`,
		..._(t)
	});
}
function da(e, t) {
	return new e({
		type: `null`,
		..._(t)
	});
}
function fa(e) {
	return new e({ type: `any` });
}
function pa(e) {
	return new e({ type: `unknown` });
}
function ma(e, t) {
	return new e({
		type: `never`,
		..._(t)
	});
}
function ha(e, t) {
	return new dn({
		check: `less_than`,
		..._(t),
		value: e,
		inclusive: !1
	});
}
function ga(e, t) {
	return new dn({
		check: `less_than`,
		..._(t),
		value: e,
		inclusive: !0
	});
}
function _a(e, t) {
	return new fn({
		check: `greater_than`,
		..._(t),
		value: e,
		inclusive: !1
	});
}
function va(e, t) {
	return new fn({
		check: `greater_than`,
		..._(t),
		value: e,
		inclusive: !0
	});
}
function ya(e, t) {
	return new pn({
		check: `multiple_of`,
		..._(t),
		value: e
	});
}
function ba(e, t) {
	return new hn({
		check: `max_length`,
		..._(t),
		maximum: e
	});
}
function xa(e, t) {
	return new gn({
		check: `min_length`,
		..._(t),
		minimum: e
	});
}
function Sa(e, t) {
	return new _n({
		check: `length_equals`,
		..._(t),
		length: e
	});
}
function Ca(e, t) {
	return new yn({
		check: `string_format`,
		format: `regex`,
		..._(t),
		pattern: e
	});
}
function wa(e) {
	return new bn({
		check: `string_format`,
		format: `lowercase`,
		..._(e)
	});
}
function Ta(e) {
	return new xn({
		check: `string_format`,
		format: `uppercase`,
		..._(e)
	});
}
function Ea(e, t) {
	return new Sn({
		check: `string_format`,
		format: `includes`,
		..._(t),
		includes: e
	});
}
function Da(e, t) {
	return new Cn({
		check: `string_format`,
		format: `starts_with`,
		..._(t),
		prefix: e
	});
}
function Oa(e, t) {
	return new wn({
		check: `string_format`,
		format: `ends_with`,
		..._(t),
		suffix: e
	});
}
function ka(e) {
	return new Tn({
		check: `overwrite`,
		tx: e
	});
}
function Aa(e) {
	return ka((t) => t.normalize(e));
}
function ja() {
	return ka((e) => e.trim());
}
function Ma() {
	return ka((e) => e.toLowerCase());
}
function Na() {
	return ka((e) => e.toUpperCase());
}
function Pa() {
	return ka((e) => ne(e));
}
function Fa(e, t, n) {
	return new e({
		type: `array`,
		element: t,
		..._(n)
	});
}
function Ia(e, t, n) {
	let r = _(n);
	return r.abort ??= !0, new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...r
	});
}
function La(e, t, n) {
	return new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		..._(n)
	});
}
function Ra(e, t) {
	let n = za((t) => (t.addIssue = (e) => {
		if (typeof e == `string`) t.issues.push(Me(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= `custom`, `input` in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(Me(r));
		}
	}, e(t.value, t)), t);
	return n;
}
function za(e, t) {
	let n = new T({
		check: `custom`,
		..._(t)
	});
	return n._zod.check = e, n;
}
function Ba(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && l(e, t, n[t]);
	return e;
}
function Va(e) {
	let t = e?.target ?? `draft-2020-12`;
	return t === `draft-4` && (t = `draft-04`), t === `draft-7` && (t = `draft-07`), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? Mi,
		target: t,
		unrepresentable: e?.unrepresentable ?? `throw`,
		override: e?.override ?? (() => {}),
		io: e?.io ?? `output`,
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: e?.cycles ?? `ref`,
		reused: e?.reused ?? `inline`,
		intersections: [],
		deferred: [],
		external: e?.external ?? void 0
	};
}
function O(e, t, n, r, i) {
	let a = typeof t.unrepresentable == `function` ? t.unrepresentable({
		zodSchema: e,
		path: r.path,
		message: i
	}) : t.unrepresentable;
	if (a === `any`) return !1;
	if (a === void 0 || a === `throw`) throw Error(i);
	return Object.assign(n, a), !0;
}
function k(e, t, n = {
	path: [],
	schemaPath: []
}) {
	var r;
	let i = e._zod.def, a = t.seen.get(e);
	if (a) return a.count++, n.schemaPath.includes(e) && (a.cycle = n.path), a.schema;
	let o = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: n.path
	};
	t.seen.set(e, o), t.sharedDefsExtractedFor = void 0, t.sharedEmitDoneFor = void 0;
	let s = e._zod.toJSONSchema?.();
	if (s) o.schema = s;
	else {
		let r = {
			...n,
			schemaPath: [...n.schemaPath, e],
			path: n.path
		};
		if (e._zod.processJSONSchema) e._zod.processJSONSchema(t, o.schema, r);
		else {
			let n = o.schema, a = t.processors[i.type];
			if (!a) throw Error(`[toJSONSchema]: Non-representable type encountered: ${i.type}`);
			a(e, t, n, r);
		}
		let a = e._zod.parent;
		a && (o.ref ||= a, k(a, t, r), t.seen.get(a).isParent = !0);
	}
	let c = t.metadataRegistry.get(e);
	return c && Ba(o.schema, c), t.io === `input` && A(e) && (delete o.schema.examples, delete o.schema.default), t.io === `input` && `_prefault` in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function Ha(e) {
	return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function Ua(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = new Map();
	for (let t of e.seen.entries()) {
		let n = e.metadataRegistry.get(t[0])?.id;
		if (n) {
			let e = r.get(n);
			if (e && e !== t[0]) throw Error(`Duplicate schema id "${n}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			r.set(n, t[0]);
		}
	}
	let i = (t) => {
		let r = e.target === `draft-2020-12` ? `$defs` : `definitions`;
		if (e.external) {
			let n = e.external.registry.get(t[0])?.id, i = e.external.uri ?? ((e) => e);
			if (n) return { ref: i(n) };
			let a = t[1].defId ?? t[1].schema.id ?? `schema${e.counter++}`;
			return t[1].defId = a, {
				defId: a,
				ref: `${i(`__shared`)}#/${r}/${Ha(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: `#` };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + Ha(a)
		};
	}, a = (e) => {
		if (e[1].schema.$ref) return;
		let t = e[1], { ref: n, defId: r } = i(e);
		t.def = { ...t.schema }, r && (t.defId = r);
		let a = t.schema;
		for (let e in a) delete a[e];
		a.$ref = n;
	};
	if (e.cycles === `throw`) for (let t of e.seen.entries()) {
		let e = t[1];
		if (e.cycle) throw Error(`Cycle detected: #/${e.cycle?.join(`/`)}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (let n of e.seen.entries()) {
		let r = n[1];
		if (t === n[0]) a(n);
		else {
			if (e.external) {
				let r = e.external.registry.get(n[0])?.id;
				if (t !== n[0] && r) {
					a(n);
					continue;
				}
			}
			(e.metadataRegistry.get(n[0])?.id || r.cycle || r.count > 1 && e.reused === `ref`) && a(n);
		}
	}
	e.external && (e.sharedDefsExtractedFor = e.external);
}
function Wa(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != `object`) return;
		Wa(e);
		let t = Object.keys(e);
		if (t.length !== 1 || t[0] !== `type`) return;
		let r = e.type;
		for (let e of Array.isArray(r) ? r : [r]) {
			if (typeof e != `string`) return;
			n.includes(e) || n.push(e);
		}
	}
	delete e.anyOf, e.type = n.length === 1 ? n[0] : n;
}
const Ga = new Set([
	`type`,
	`properties`,
	`required`,
	`additionalProperties`
]), Ka = [`oneOf`, `anyOf`];
function qa(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != `object` || !t ? null : Object.keys(t).length ? t : null;
}
function Ja(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != `object` || n.type !== `object`) return null;
		for (let e in n) if (!Ga.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? qa(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			l(n, r, e.length === 1 ? e[0] : Ja(e) ?? { allOf: e });
		}
		for (let t of e.required ?? []) r.add(t);
	}
	let i = {
		type: `object`,
		properties: n
	};
	if (r.size && (i.required = [...r]), t.every((e) => e.additionalProperties === !1)) i.additionalProperties = !1;
	else {
		let e = [];
		for (let n of t) {
			let t = qa(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function Ya(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of Ga) if (t in e) return;
	let n = t.filter((e) => Ka.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Ja(t);
	else {
		let e = n[0], i = Ka.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Ja([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, Ba(e, r));
}
function Xa(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`) ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : Ba(i, s), Ba(i, a), t._zod.parent === o) for (let e in i) e !== `$ref` && e !== `allOf` && (e in a || delete i[e]);
			if (s.$ref && n.def) for (let e in i) e !== `$ref` && e !== `allOf` && e in n.def && JSON.stringify(i[e]) === JSON.stringify(n.def[e]) && delete i[e];
		}
		let s = t._zod.parent;
		if (s && s !== o) {
			r(s);
			let t = e.seen.get(s);
			if (t?.schema.$ref && (i.$ref = t.schema.$ref, t.def)) for (let e in i) e !== `$ref` && e !== `allOf` && e in t.def && JSON.stringify(i[e]) === JSON.stringify(t.def[e]) && delete i[e];
		}
		e.override({
			zodSchema: t,
			jsonSchema: i,
			path: n.path ?? []
		});
	};
	if (!e.external || e.sharedEmitDoneFor !== e.external) {
		for (let t of [...e.seen.entries()].reverse()) r(t[0]);
		if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) Wa(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Ya(e);
		}
	}
	let i = {};
	if (e.target === `draft-2020-12` ? i.$schema = `https://json-schema.org/draft/2020-12/schema` : e.target === `draft-07` ? i.$schema = `http://json-schema.org/draft-07/schema#` : e.target === `draft-04` ? i.$schema = `http://json-schema.org/draft-04/schema#` : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	Ba(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, l(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === `draft-2020-12` ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t[`~standard`],
				jsonSchema: {
					input: Qa(t, `input`, e.processors),
					output: Qa(t, `output`, e.processors)
				}
			},
			enumerable: !1,
			writable: !1
		}), n;
	} catch {
		throw Error(`Error converting schema to JSON.`);
	}
}
function A(e, t) {
	let n = t ?? { seen: new Set() };
	if (n.seen.has(e)) return !1;
	n.seen.add(e);
	let r = e._zod.def;
	if (r.type === `transform`) return !0;
	if (r.type === `array`) return A(r.element, n);
	if (r.type === `set`) return A(r.valueType, n);
	if (r.type === `lazy`) return A(r.getter(), n);
	if (r.type === `promise` || r.type === `optional` || r.type === `nonoptional` || r.type === `nullable` || r.type === `readonly` || r.type === "default" || r.type === `prefault` || r.type === `catch`) return A(r.innerType, n);
	if (r.type === `intersection`) return A(r.left, n) || A(r.right, n);
	if (r.type === `record` || r.type === `map`) return A(r.keyType, n) || A(r.valueType, n);
	if (r.type === `pipe`) return e._zod.traits.has(`$ZodCodec`) ? !0 : A(r.in, n) || A(r.out, n);
	if (r.type === `object`) {
		for (let e in r.shape) if (A(r.shape[e], n)) return !0;
		return !1;
	}
	if (r.type === `union`) {
		for (let e of r.options) if (A(e, n)) return !0;
		return !1;
	}
	if (r.type === `tuple`) {
		for (let e of r.items) if (A(e, n)) return !0;
		return !!(r.rest && A(r.rest, n));
	}
	return !1;
}
const Za = (e, t = {}) => (n) => {
	let r = Va({
		...n,
		processors: t
	});
	return k(e, r), Ua(r, e), Xa(r, e);
}, Qa = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = Va({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return k(e, o), Ua(o, e), Xa(o, e);
}, $a = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, eo = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, to = (e, t) => {
	$a(e, `minimum`, t), eo(e, `maximum`, t);
}, no = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, ro = (e, t) => {
	e.patterns ??= new Set(), e.patterns.add(t);
}, io = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, ao = (e, t) => {
	e.format = t, t.includes(`int`) && (e.isInt = !0);
}, oo = (e, t) => $a(e, `minimum`, t.minimum), so = (e, t) => eo(e, `maximum`, t.maximum), co = (e) => (t, n) => {
	ao(t, n.format);
	let [r, i] = e[n.format];
	$a(t, `minimum`, r), eo(t, `maximum`, i);
}, lo = {
	greater_than: (e, t) => $a(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
	less_than: (e, t) => eo(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
	multiple_of: (e, t) => no(e, t.value),
	number_format: co(fe),
	bigint_format: co(pe),
	min_length: oo,
	max_length: so,
	length_equals: (e, t) => to(e, t.length),
	min_size: oo,
	max_size: so,
	size_equals: (e, t) => to(e, t.size),
	string_format: (e, t) => {
		ao(e, t.format), t.pattern && ro(e, t.pattern), (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => io(e, t.mime)
};
function j(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has(`$ZodCheck`) ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) lo[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && $a(t, `minimum`, i.minimum), i.exclusiveMinimum !== void 0 && $a(t, `exclusiveMinimum`, i.exclusiveMinimum), i.maximum !== void 0 && eo(t, `maximum`, i.maximum), i.exclusiveMaximum !== void 0 && eo(t, `exclusiveMaximum`, i.exclusiveMaximum), i.multipleOf !== void 0 && no(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes(`int`) && (t.isInt = !0)), i.mime && io(t, i.mime);
	for (let e of i.patterns ?? []) ro(t, e);
	return t;
}
const uo = {
	guid: `uuid`,
	url: `uri`,
	datetime: `date-time`,
	json_string: `json-string`,
	regex: ``
}, fo = new Map([[ur, Gt], [fr, Kt]]), po = (e) => fo.get(e) ?? e, mo = (e, t, n, r) => {
	let i = n;
	i.type = `string`;
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = j(e);
	if (typeof a == `number` && (i.minLength = a), typeof o == `number` && (i.maxLength = o), s && (i.format = uo[s] ?? s, i.format === `` && delete i.format, (s === `time` || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(po);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0` ? { type: `string` } : {},
			pattern: e.source
		}))]);
	}
}, ho = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = j(e);
	i.type = u ? `integer` : `number`;
	let d = typeof l == `number` && l >= (a ?? -1 / 0), f = typeof c == `number` && c <= (o ?? 1 / 0), p = t.target === `draft-04` || t.target === `openapi-3.0`;
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == `number` && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == `number` && (i.maximum = o), s) {
		let n = new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : O(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, go = (e, t, n, r) => {
	n.type = `boolean`;
}, _o = (e, t, n, r) => {
	t.target === `openapi-3.0` ? (n.type = `string`, n.nullable = !0, n.enum = [null]) : n.type = `null`;
}, vo = (e, t, n, r) => {
	n.not = {};
}, xo = (e, n, r, i) => {
	let a = e._zod.def, o = t(a.entries);
	o.length === 0 ? r.not = {} : (o.every((e) => typeof e == `number`) && (r.type = `number`), o.every((e) => typeof e == `string`) && (r.type = `string`), r.enum = o);
}, So = (e, t, n, r) => {
	let i = e._zod.def;
	if (i.values.length === 0) {
		n.not = {};
		return;
	}
	let a = [];
	for (let o of i.values) if (o === void 0) {
		if (O(e, t, n, r, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof o == `bigint`) {
		if (O(e, t, n, r, `BigInt literals cannot be represented in JSON Schema`)) return;
		a.push(Number(o));
	} else a.push(o);
	if (a.length !== 0) {
		if (a.length === 1) {
			let e = a[0];
			n.type = e === null ? `null` : typeof e, t.target === `draft-04` || t.target === `openapi-3.0` ? n.enum = [e] : n.const = e;
		} else a.every((e) => typeof e == `number`) && (n.type = `number`), a.every((e) => typeof e == `string`) && (n.type = `string`), a.every((e) => typeof e == `boolean`) && (n.type = `boolean`), a.every((e) => e === null) && (n.type = `null`), n.enum = a;
	}
}, Co = (e, t, n, r) => {
	O(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
}, wo = (e, t, n, r) => {
	O(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
}, To = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = j(e);
	typeof o == `number` && (i.minItems = o), typeof s == `number` && (i.maxItems = s), i.type = `array`, i.items = k(a.element, t, {
		...r,
		path: [...r.path, `items`]
	});
};
function Eo(e) {
	let t = e._zod.def;
	return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`) ? Eo(t.out) : t.type === `catch` ? Eo(t.innerType) : e._zod.optin;
}
const Do = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && O(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)) return;
	i.type = `object`, i.properties = {};
	for (let e in o) l(i.properties, e, k(o[e], t, {
		...r,
		path: [
			...r.path,
			`properties`,
			e
		]
	}));
	let s = [];
	for (let e of Object.keys(o)) {
		let n = a.shape[e];
		(t.io === `input` ? Eo(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === `never` ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = k(a.catchall, t, {
		...r,
		path: [...r.path, `additionalProperties`]
	})) : t.io === `output` && (i.additionalProperties = !1);
}, Oo = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => k(e, t, {
		...r,
		path: [
			...r.path,
			a ? `oneOf` : `anyOf`,
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, ko = (e, t, n, r) => {
	let i = e._zod.def, a = k(i.left, t, {
		...r,
		path: [
			...r.path,
			`allOf`,
			0
		]
	}), o = k(i.right, t, {
		...r,
		path: [
			...r.path,
			`allOf`,
			1
		]
	}), s = (e) => `allOf` in e && Object.keys(e).length === 1, c = [...s(a) ? a.allOf : [a], ...s(o) ? o.allOf : [o]];
	n.allOf = c, t.intersections.push(c);
};
function Ao(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = Ao(e, r, n);
		return i === r ? t : i;
	}
	for (let r of [`anyOf`, `oneOf`]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => Ao(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes(`string`) && r.some((e) => e === `number` || e === `integer`), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == `number`)) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == `number` ? String(e) : e) : typeof p.const == `number` && (p.const = String(p.const)), i && (p.type = `string`, a || (p.pattern = (r.includes(`number`) ? rn : nn).source)), p;
}
const jo = new WeakMap();
function Mo(e) {
	let t = new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = new Map();
	for (let r of jo.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = Ao(t, a, new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const No = (e, t, n, r) => {
	let i = n, a = e._zod.def;
	i.type = `object`;
	let o = a.keyType, s = j(o).patterns;
	if (a.mode === `loose` && s && s.size > 0) {
		let e = k(a.valueType, t, {
			...r,
			path: [
				...r.path,
				`patternProperties`,
				`*`
			]
		});
		i.patternProperties = {};
		for (let t of s) l(i.patternProperties, po(t).source, e);
	} else {
		if (t.target === `draft-07` || t.target === `draft-2020-12`) {
			i.propertyNames = k(a.keyType, t, {
				...r,
				path: [...r.path, `propertyNames`]
			});
			let n = jo.get(t);
			n || (n = [], jo.set(t, n), t.deferred.push(() => Mo(t))), n.push(e);
		}
		i.additionalProperties = k(a.valueType, t, {
			...r,
			path: [...r.path, `additionalProperties`]
		});
	}
	let c = o._zod.values, u = t.io === `input` && Eo(a.valueType) !== void 0;
	if (c && !a.partial && !u) {
		let e = [...c].filter((e) => typeof e == `string` || typeof e == `number`);
		e.length > 0 && (i.required = e.map(String));
	}
}, Po = (e, t, n, r) => {
	let i = e._zod.def, a = k(i.innerType, t, r), o = t.seen.get(e);
	t.target === `openapi-3.0` ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: `null` }];
}, Fo = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Io = Symbol();
function Lo(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == `bigint` ? (a = !0, null) : t);
	return a ? (O(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), Io) : JSON.parse(o);
}
const Ro = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = Lo(i.defaultValue, e, t, n, r);
	o !== Io && (n.default = o);
}, zo = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== `input`) return;
	let o = Lo(i.defaultValue, e, t, n, r);
	o !== Io && (n._prefault = o);
}, Bo = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o;
	try {
		o = i.catchValue(void 0);
	} catch {
		O(e, t, n, r, `Dynamic catch values are not supported in JSON Schema`);
		return;
	}
	n.default = o;
}, Vo = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has(`$ZodTransform`), o = t.io === `input` ? a ? i.out : i.in : i.out;
	k(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, Ho = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, Uo = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Wo = new WeakSet([Object.prototype, Error.prototype]);
function Go(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		enumerable: !1,
		get() {
			let e = n(this);
			return Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			}), e;
		},
		set(e) {
			Object.defineProperty(this, t, {
				value: e,
				configurable: !0,
				writable: !0
			});
		}
	});
}
const Ko = (e, t) => {
	rt.init(e, t), e.name = `ZodError`;
	let n = Object.getPrototypeOf(e);
	Wo.has(n) || (Wo.add(n), Go(n, `format`, (e) => (t) => st(e, t)), Go(n, `flatten`, (e) => (t) => ot(e, t)), Go(n, `addIssue`, (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, r, 2);
	}), Go(n, `addIssues`, (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, r, 2);
	}), Object.defineProperty(n, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, M = S(`ZodError`, Ko, void 0, { Parent: Error }), qo = lt(M), Jo = ut(M), Yo = dt(M), Xo = mt(M), Zo = bt(M), Qo = xt(M), $o = St(M), es = Ct(M), ts = wt(M), ns = Tt(M), rs = Et(M), is = Dt(M);
function as() {
	C.localeError || w(Oi());
}
function os() {
	C.memoizer || w({ memoizer: Ti() });
}
const N = S(`ZodType`, (e, t) => (as(), E.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(h(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == `function` ? { _zod: {
			check: e,
			def: { check: `custom` },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return g(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(Sc(e, t));
	},
	superRefine(e, t) {
		return this.check(Cc(e, t));
	},
	overwrite(e) {
		return this.check(ka(e));
	},
	optional() {
		return K(this);
	},
	exactOptional() {
		return ic(this);
	},
	nullable() {
		return oc(this);
	},
	nullish() {
		return K(oc(this));
	},
	nonoptional(e) {
		return fc(this, e);
	},
	array() {
		return z(this);
	},
	or(e) {
		return H([this, e]);
	},
	and(e) {
		return Xs(this, e);
	},
	transform(e) {
		return gc(this, tc(e));
	},
	default(e) {
		return cc(this, e);
	},
	prefault(e) {
		return uc(this, e);
	},
	catch(e) {
		return mc(this, e);
	},
	pipe(e) {
		return gc(this, e);
	},
	readonly() {
		return yc(this);
	},
	describe(e) {
		let t = this.clone();
		return Mi.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return Mi.get(this);
		let t = this.clone();
		return Mi.add(t, e[0]), t;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(e, ...t) {
		return t.length === 0 ? e(this) : e(this, ...t);
	},
	get "~standard"() {
		return Pe(this, `~standard`, {
			...An(this),
			jsonSchema: {
				input: Qa(this, `input`),
				output: Qa(this, `output`)
			}
		});
	},
	set "~standard"(e) {
		b(this, `~standard`, e);
	},
	parse: function e(t, n) {
		return qo(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await Jo(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return Yo(this, e, t);
	},
	async safeParseAsync(e, t) {
		return Xo(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		b(this, `spa`, e);
	},
	validate(e, t) {
		return _t(this, e, t);
	},
	validateAsync(e, t) {
		return yt(this, e, t);
	},
	encode: function e(t, n) {
		return Zo(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return Qo(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await $o(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await es(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return ts(this, e, t);
	},
	safeDecode(e, t) {
		return ns(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return rs(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return is(this, e, t);
	},
	toJSONSchema(e) {
		return Za(this, {})(e);
	},
	get description() {
		return Mi.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), ss = S(`_ZodString`, (e, t) => {
	jn.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r);
}, Fe({
	format: (e) => j(e).format ?? null,
	minLength: (e) => j(e).minimum ?? null,
	maxLength: (e) => j(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(Ca(...e));
	},
	includes(...e) {
		return this.check(Ea(...e));
	},
	startsWith(...e) {
		return this.check(Da(...e));
	},
	endsWith(...e) {
		return this.check(Oa(...e));
	},
	min(...e) {
		return this.check(xa(...e));
	},
	max(...e) {
		return this.check(ba(...e));
	},
	length(...e) {
		return this.check(Sa(...e));
	},
	nonempty(...e) {
		return this.check(xa(1, ...e));
	},
	lowercase(e) {
		return this.check(wa(e));
	},
	uppercase(e) {
		return this.check(Ta(e));
	},
	trim() {
		return this.check(ja());
	},
	normalize(...e) {
		return this.check(Aa(...e));
	},
	toLowerCase() {
		return this.check(Ma());
	},
	toUpperCase() {
		return this.check(Na());
	},
	slugify() {
		return this.check(Pa());
	}
})), cs = S(`ZodString`, (e, t) => {
	jn.init(e, t), ss.init(e, t);
}, {
	email(e) {
		return this.check(Fi(ps, e));
	},
	url(e) {
		return this.check(Vi(gs, e));
	},
	jwt(e) {
		return this.check(na(Ms, e));
	},
	emoji(e) {
		return this.check(Hi(vs, e));
	},
	guid(e) {
		return this.check(Ii(ms, e));
	},
	uuid(e) {
		return this.check(Li(hs, e));
	},
	uuidv4(e) {
		return this.check(Ri(hs, e));
	},
	uuidv6(e) {
		return this.check(zi(hs, e));
	},
	uuidv7(e) {
		return this.check(Bi(hs, e));
	},
	nanoid(e) {
		return this.check(Ui(ys, e));
	},
	cuid(e) {
		return this.check(Wi(bs, e));
	},
	cuid2(e) {
		return this.check(Gi(xs, e));
	},
	ulid(e) {
		return this.check(Ki(Ss, e));
	},
	base64(e) {
		return this.check($i(ks, e));
	},
	base64url(e) {
		return this.check(ea(As, e));
	},
	xid(e) {
		return this.check(qi(Cs, e));
	},
	ksuid(e) {
		return this.check(Ji(ws, e));
	},
	ipv4(e) {
		return this.check(Yi(Ts, e));
	},
	ipv6(e) {
		return this.check(Xi(Es, e));
	},
	cidrv4(e) {
		return this.check(Zi(Ds, e));
	},
	cidrv6(e) {
		return this.check(Qi(Os, e));
	},
	e164(e) {
		return this.check(ta(js, e));
	},
	datetime(e) {
		return this.check(ra(ls, e));
	},
	date(e) {
		return this.check(ia(us, e));
	},
	time(e) {
		return this.check(aa(ds, e));
	},
	duration(e) {
		return this.check(oa(fs, e));
	}
});
function P(e) {
	return Pi(cs, e);
}
const F = S(`ZodStringFormat`, (e, t) => {
	D.init(e, t), ss.init(e, t);
}), ls = S(`ZodISODateTime`, (e, t) => {
	Qn.init(e, t), F.init(e, t);
}), us = S(`ZodISODate`, (e, t) => {
	$n.init(e, t), F.init(e, t);
}), ds = S(`ZodISOTime`, (e, t) => {
	er.init(e, t), F.init(e, t);
}), fs = S(`ZodISODuration`, (e, t) => {
	tr.init(e, t), F.init(e, t);
}), ps = S(`ZodEmail`, (e, t) => {
	Pn.init(e, t), F.init(e, t);
}), ms = S(`ZodGUID`, (e, t) => {
	Mn.init(e, t), F.init(e, t);
}), hs = S(`ZodUUID`, (e, t) => {
	Nn.init(e, t), F.init(e, t);
}), gs = S(`ZodURL`, (e, t) => {
	Wn.init(e, t), F.init(e, t);
});
function _s(e) {
	return Vi(gs, e);
}
const vs = S(`ZodEmoji`, (e, t) => {
	Gn.init(e, t), F.init(e, t);
}), ys = S(`ZodNanoID`, (e, t) => {
	Kn.init(e, t), F.init(e, t);
}), bs = S(`ZodCUID`, (e, t) => {
	qn.init(e, t), F.init(e, t);
}), xs = S(`ZodCUID2`, (e, t) => {
	Jn.init(e, t), F.init(e, t);
}), Ss = S(`ZodULID`, (e, t) => {
	Yn.init(e, t), F.init(e, t);
}), Cs = S(`ZodXID`, (e, t) => {
	Xn.init(e, t), F.init(e, t);
}), ws = S(`ZodKSUID`, (e, t) => {
	Zn.init(e, t), F.init(e, t);
}), Ts = S(`ZodIPv4`, (e, t) => {
	nr.init(e, t), F.init(e, t);
}), Es = S(`ZodIPv6`, (e, t) => {
	ar.init(e, t), F.init(e, t);
}), Ds = S(`ZodCIDRv4`, (e, t) => {
	or.init(e, t), F.init(e, t);
}), Os = S(`ZodCIDRv6`, (e, t) => {
	cr.init(e, t), F.init(e, t);
}), ks = S(`ZodBase64`, (e, t) => {
	dr.init(e, t), F.init(e, t);
}), As = S(`ZodBase64URL`, (e, t) => {
	mr.init(e, t), F.init(e, t);
}), js = S(`ZodE164`, (e, t) => {
	hr.init(e, t), F.init(e, t);
}), Ms = S(`ZodJWT`, (e, t) => {
	_r.init(e, t), F.init(e, t);
}), Ns = S(`ZodNumber`, (e, t) => {
	vr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r), e.isFinite = !0;
}, Fe({
	minValue: (e) => {
		let { minimum: t, exclusiveMinimum: n } = j(e);
		return Math.max(t ?? -1 / 0, n ?? -1 / 0);
	},
	maxValue: (e) => {
		let { maximum: t, exclusiveMaximum: n } = j(e);
		return Math.min(t ?? 1 / 0, n ?? 1 / 0);
	},
	isInt: (e) => {
		let { isInt: t, multipleOf: n } = j(e);
		return !!t || !!n?.some(Number.isSafeInteger);
	},
	format: (e) => j(e).format ?? null
}, {
	gt(e, t) {
		return this.check(_a(e, t));
	},
	gte(e, t) {
		return this.check(va(e, t));
	},
	min(e, t) {
		return this.check(va(e, t));
	},
	lt(e, t) {
		return this.check(ha(e, t));
	},
	lte(e, t) {
		return this.check(ga(e, t));
	},
	max(e, t) {
		return this.check(ga(e, t));
	},
	int(e) {
		return this.check(Fs(e));
	},
	safe(e) {
		return this.check(Fs(e));
	},
	positive(e) {
		return this.check(_a(0, e));
	},
	nonnegative(e) {
		return this.check(va(0, e));
	},
	negative(e) {
		return this.check(ha(0, e));
	},
	nonpositive(e) {
		return this.check(ga(0, e));
	},
	multipleOf(e, t) {
		return this.check(ya(e, t));
	},
	step(e, t) {
		return this.check(ya(e, t));
	},
	finite() {
		return this;
	}
}));
function I(e) {
	return sa(Ns, e);
}
const Ps = S(`ZodNumberFormat`, (e, t) => {
	yr.init(e, t), Ns.init(e, t);
});
function Fs(e) {
	return la(Ps, e);
}
const Is = S(`ZodBoolean`, (e, t) => {
	br.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => go(e, t, n, r);
});
function L(e) {
	return ua(Is, e);
}
const Ls = S(`ZodNull`, (e, t) => {
	xr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => _o(e, t, n, r);
});
function Rs(e) {
	return da(Ls, e);
}
const zs = S(`ZodAny`, (e, t) => {
	Sr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => void 0;
});
function Bs() {
	return fa(zs);
}
const Vs = S(`ZodUnknown`, (e, t) => {
	Cr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => void 0;
});
function R() {
	return pa(Vs);
}
const Hs = S(`ZodNever`, (e, t) => {
	wr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => vo(e, t, n, r);
});
function Us(e) {
	return ma(Hs, e);
}
const Ws = S(`ZodArray`, (e, t) => {
	os(), Or.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => To(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(xa(e, t));
	},
	nonempty(e) {
		return this.check(xa(1, e));
	},
	max(e, t) {
		return this.check(ba(e, t));
	},
	length(e, t) {
		return this.check(Sa(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function z(e, t) {
	return Fa(Ws, e, t);
}
const Gs = S(`ZodObject`, (e, t) => {
	os(), Pr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Do(e, t, n, r), Ve(e, `shape`, (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return W(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(h(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(h(this._zod.def, { catchall: R() }));
	},
	loose() {
		return this.clone(h(this._zod.def, { catchall: R() }));
	},
	strict() {
		return this.clone(h(this._zod.def, { catchall: Us() }));
	},
	strip() {
		return this.clone(h(this._zod.def, { catchall: void 0 }));
	},
	extend(e) {
		return _e(this, e);
	},
	safeExtend(e) {
		return ye(this, e);
	},
	merge(e) {
		return be(this, e);
	},
	pick(e) {
		return me(this, e);
	},
	omit(e) {
		return ge(this, e);
	},
	partial(...e) {
		return xe(nc, this, e[0]);
	},
	exactPartial(...e) {
		return xe(rc, this, e[0], `exactPartial`);
	},
	required(...e) {
		return Se(dc, this, e[0]);
	}
});
function B(e, t) {
	let n = {
		type: `object`,
		shape: e ?? {},
		..._(t)
	};
	return new Gs(n);
}
function V(e, t) {
	return new Gs({
		type: `object`,
		shape: e,
		catchall: R(),
		..._(t)
	});
}
const Ks = S(`ZodUnion`, (e, t) => {
	Ir.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Oo(e, t, n, r), e.options = t.options;
});
function H(e, t) {
	return new Ks({
		type: `union`,
		options: e,
		..._(t)
	});
}
const qs = S(`ZodDiscriminatedUnion`, (e, t) => {
	Ks.init(e, t), Rr.init(e, t);
});
function Js(e, t, n) {
	return new qs({
		type: `union`,
		options: t,
		discriminator: e,
		..._(n)
	});
}
const Ys = S(`ZodIntersection`, (e, t) => {
	zr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => ko(e, t, n, r);
});
function Xs(e, t) {
	return new Ys({
		type: `intersection`,
		left: e,
		right: t
	});
}
const Zs = S(`ZodRecord`, (e, t) => {
	os(), Hr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => No(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function U(e, t, n) {
	return !t || !t._zod ? new Zs({
		type: `record`,
		keyType: P(),
		valueType: e,
		..._(t)
	}) : new Zs({
		type: `record`,
		keyType: e,
		valueType: t,
		..._(n)
	});
}
const Qs = S(`ZodEnum`, (e, t) => {
	Ur.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => xo(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Qs({
			...t,
			checks: [],
			..._(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Qs({
			...t,
			checks: [],
			..._(r),
			entries: i
		});
	};
});
function W(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Qs({
		type: `enum`,
		entries: n,
		..._(t)
	});
}
const $s = S(`ZodLiteral`, (e, t) => {
	Wr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => So(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function G(e, t) {
	return new $s({
		type: `literal`,
		values: Array.isArray(e) ? e : [e],
		..._(t)
	});
}
const ec = S(`ZodTransform`, (e, t) => {
	os(), Gr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => wo(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === `backward`) throw new Xe(e.constructor.name);
		n.addIssue = (r) => {
			if (typeof r == `string`) n.issues.push(Me(r, n.value, t));
			else {
				let t = r;
				t.fatal && (t.continue = !1), t.code ??= `custom`, `input` in t || (t.input = n.value), t.inst ??= e, n.issues.push(Me(t));
			}
		};
		let i = t.transform(n.value, n);
		return i instanceof Promise ? i.then((e) => (n.value = e, n)) : (n.value = i, n);
	};
});
function tc(e) {
	return new ec({
		type: `transform`,
		transform: e
	});
}
const nc = S(`ZodOptional`, (e, t) => {
	qr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Uo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function K(e) {
	return new nc({
		type: `optional`,
		innerType: e
	});
}
const rc = S(`ZodExactOptional`, (e, t) => {
	Jr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Uo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function ic(e) {
	return new rc({
		type: `optional`,
		innerType: e
	});
}
const ac = S(`ZodNullable`, (e, t) => {
	Yr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Po(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function oc(e) {
	return new ac({
		type: `nullable`,
		innerType: e
	});
}
const sc = S(`ZodDefault`, (e, t) => {
	Xr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ro(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function cc(e, t) {
	return new sc({
		type: `default`,
		innerType: e,
		get defaultValue() {
			return typeof t == `function` ? t() : se(t);
		}
	});
}
const lc = S(`ZodPrefault`, (e, t) => {
	Qr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => zo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function uc(e, t) {
	return new lc({
		type: `prefault`,
		innerType: e,
		get defaultValue() {
			return typeof t == `function` ? t() : se(t);
		}
	});
}
const dc = S(`ZodNonOptional`, (e, t) => {
	$r.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Fo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function fc(e, t) {
	return new dc({
		type: `nonoptional`,
		innerType: e,
		..._(t)
	});
}
const pc = S(`ZodCatch`, (e, t) => {
	ni.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Bo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function mc(e, t) {
	return new pc({
		type: `catch`,
		innerType: e,
		catchValue: typeof t == `function` ? t : Ue(t)
	});
}
const hc = S(`ZodPipe`, (e, t) => {
	ri.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Vo(e, t, n, r), e.in = t.in, e.out = t.out;
});
function gc(e, t) {
	return new hc({
		type: `pipe`,
		in: e,
		out: t
	});
}
const _c = S(`ZodPreprocess`, (e, t) => {
	hc.init(e, t), ai.init(e, t);
}), vc = S(`ZodReadonly`, (e, t) => {
	oi.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ho(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function yc(e) {
	return new vc({
		type: `readonly`,
		innerType: e
	});
}
const bc = S(`ZodCustom`, (e, t) => {
	ci.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Co(e, t, n, r);
});
function xc(e, t) {
	return Ia(bc, e ?? (() => !0), t);
}
function Sc(e, t = {}) {
	return La(bc, e, t);
}
function Cc(e, t) {
	return Ra(e, t);
}
function wc(e, t) {
	return new _c({
		type: `pipe`,
		in: tc(e),
		out: t
	});
}
function Tc(e) {
	return ra(ls, e);
}
var Ec = e.__exportAll({
	AnnotationsSchema: () => $,
	AudioContentSchema: () => gu,
	BaseMetadataSchema: () => ol,
	BlobResourceContentsSchema: () => Ul,
	BooleanSchemaSchema: () => Zu,
	CallToolRequestParamsSchema: () => ju,
	CallToolRequestSchema: () => Mu,
	CallToolResultSchema: () => ku,
	CancelTaskRequestSchema: () => Rl,
	CancelTaskResultSchema: () => zl,
	CancelledNotificationParamsSchema: () => nl,
	CancelledNotificationSchema: () => rl,
	ClientCapabilitiesSchema: () => fl,
	ClientNotificationSchema: () => kd,
	ClientRequestSchema: () => Od,
	ClientResultSchema: () => Ad,
	ClientTasksCapabilitySchema: () => ul,
	CompatibilityCallToolResultSchema: () => Au,
	CompleteRequestParamsSchema: () => yd,
	CompleteRequestSchema: () => bd,
	CompleteResultSchema: () => Cd,
	ContentBlockSchema: () => bu,
	CreateMessageRequestParamsSchema: () => qu,
	CreateMessageRequestSchema: () => Ju,
	CreateMessageResultSchema: () => Yu,
	CreateMessageResultWithToolsSchema: () => Xu,
	CreateTaskResultSchema: () => kl,
	CursorSchema: () => Nc,
	DEFAULT_NEGOTIATED_PROTOCOL_VERSION: () => Oc,
	ElicitRequestFormParamsSchema: () => ld,
	ElicitRequestParamsSchema: () => dd,
	ElicitRequestSchema: () => fd,
	ElicitRequestURLParamsSchema: () => ud,
	ElicitResultSchema: () => hd,
	ElicitationCompleteNotificationParamsSchema: () => pd,
	ElicitationCompleteNotificationSchema: () => md,
	EmbeddedResourceSchema: () => vu,
	EmptyResultSchema: () => tl,
	EnumSchemaSchema: () => sd,
	ErrorCode: () => Jc,
	GetPromptRequestParamsSchema: () => fu,
	GetPromptRequestSchema: () => pu,
	GetPromptResultSchema: () => Su,
	GetTaskPayloadRequestSchema: () => Pl,
	GetTaskPayloadResultSchema: () => Fl,
	GetTaskRequestSchema: () => Ml,
	GetTaskResultSchema: () => Nl,
	IconSchema: () => il,
	IconsSchema: () => al,
	ImageContentSchema: () => hu,
	ImplementationSchema: () => sl,
	InitializeRequestParamsSchema: () => pl,
	InitializeRequestSchema: () => ml,
	InitializeResultSchema: () => _l,
	InitializedNotificationSchema: () => vl,
	JSONRPCErrorResponseSchema: () => Yc,
	JSONRPCErrorSchema: () => Xc,
	JSONRPCMessageSchema: () => $c,
	JSONRPCNotificationSchema: () => Uc,
	JSONRPCRequestSchema: () => Vc,
	JSONRPCResponseSchema: () => el,
	JSONRPCResultResponseSchema: () => Gc,
	JSONRPC_VERSION: () => `2.0`,
	LATEST_PROTOCOL_VERSION: () => Dc,
	LegacyTitledEnumSchemaSchema: () => nd,
	ListChangedOptionsBaseSchema: () => Pu,
	ListPromptsRequestSchema: () => uu,
	ListPromptsResultSchema: () => du,
	ListResourceTemplatesRequestSchema: () => Yl,
	ListResourceTemplatesResultSchema: () => Xl,
	ListResourcesRequestSchema: () => ql,
	ListResourcesResultSchema: () => Jl,
	ListRootsRequestSchema: () => Td,
	ListRootsResultSchema: () => Ed,
	ListTasksRequestSchema: () => Il,
	ListTasksResultSchema: () => Ll,
	ListToolsRequestSchema: () => Du,
	ListToolsResultSchema: () => Ou,
	LoggingLevelSchema: () => Fu,
	LoggingMessageNotificationParamsSchema: () => Ru,
	LoggingMessageNotificationSchema: () => zu,
	McpError: () => Pd,
	ModelHintSchema: () => Bu,
	ModelPreferencesSchema: () => Vu,
	MultiSelectEnumSchemaSchema: () => od,
	NotificationSchema: () => Z,
	NumberSchemaSchema: () => $u,
	PaginatedRequestParamsSchema: () => wl,
	PaginatedRequestSchema: () => Tl,
	PaginatedResultSchema: () => El,
	PingRequestSchema: () => bl,
	PrimitiveSchemaDefinitionSchema: () => cd,
	ProgressNotificationParamsSchema: () => Sl,
	ProgressNotificationSchema: () => Cl,
	ProgressSchema: () => xl,
	ProgressTokenSchema: () => Mc,
	PromptArgumentSchema: () => cu,
	PromptListChangedNotificationSchema: () => Cu,
	PromptMessageSchema: () => xu,
	PromptReferenceSchema: () => vd,
	PromptSchema: () => lu,
	RELATED_TASK_META_KEY: () => Ac,
	ReadResourceRequestParamsSchema: () => Ql,
	ReadResourceRequestSchema: () => $l,
	ReadResourceResultSchema: () => eu,
	RelatedTaskMetadataSchema: () => Ic,
	RequestIdSchema: () => Bc,
	RequestSchema: () => Y,
	ResourceContentsSchema: () => Bl,
	ResourceLinkSchema: () => yu,
	ResourceListChangedNotificationSchema: () => tu,
	ResourceReferenceSchema: () => _d,
	ResourceRequestParamsSchema: () => Zl,
	ResourceSchema: () => Gl,
	ResourceTemplateReferenceSchema: () => gd,
	ResourceTemplateSchema: () => Kl,
	ResourceUpdatedNotificationParamsSchema: () => ou,
	ResourceUpdatedNotificationSchema: () => su,
	ResultSchema: () => Q,
	RoleSchema: () => Wl,
	RootSchema: () => wd,
	RootsListChangedNotificationSchema: () => Dd,
	SUPPORTED_PROTOCOL_VERSIONS: () => kc,
	SamplingContentSchema: () => Wu,
	SamplingMessageContentBlockSchema: () => Gu,
	SamplingMessageSchema: () => Ku,
	ServerCapabilitiesSchema: () => gl,
	ServerNotificationSchema: () => Md,
	ServerRequestSchema: () => jd,
	ServerResultSchema: () => Nd,
	ServerTasksCapabilitySchema: () => dl,
	SetLevelRequestParamsSchema: () => Iu,
	SetLevelRequestSchema: () => Lu,
	SingleSelectEnumSchemaSchema: () => rd,
	StringSchemaSchema: () => Qu,
	SubscribeRequestParamsSchema: () => nu,
	SubscribeRequestSchema: () => ru,
	TaskAugmentedRequestParamsSchema: () => Rc,
	TaskCreationParamsSchema: () => Pc,
	TaskMetadataSchema: () => Fc,
	TaskSchema: () => Ol,
	TaskStatusNotificationParamsSchema: () => Al,
	TaskStatusNotificationSchema: () => jl,
	TaskStatusSchema: () => Dl,
	TextContentSchema: () => mu,
	TextResourceContentsSchema: () => Vl,
	TitledMultiSelectEnumSchemaSchema: () => ad,
	TitledSingleSelectEnumSchemaSchema: () => td,
	ToolAnnotationsSchema: () => wu,
	ToolChoiceSchema: () => Hu,
	ToolExecutionSchema: () => Tu,
	ToolListChangedNotificationSchema: () => Nu,
	ToolResultContentSchema: () => Uu,
	ToolSchema: () => Eu,
	ToolUseContentSchema: () => _u,
	UnsubscribeRequestParamsSchema: () => iu,
	UnsubscribeRequestSchema: () => au,
	UntitledMultiSelectEnumSchemaSchema: () => id,
	UntitledSingleSelectEnumSchemaSchema: () => ed,
	UrlElicitationRequiredError: () => Fd,
	assertCompleteRequestPrompt: () => xd,
	assertCompleteRequestResourceTemplate: () => Sd,
	isInitializeRequest: () => hl,
	isInitializedNotification: () => yl,
	isJSONRPCError: () => Qc,
	isJSONRPCErrorResponse: () => Zc,
	isJSONRPCNotification: () => Wc,
	isJSONRPCRequest: () => Hc,
	isJSONRPCResponse: () => qc,
	isJSONRPCResultResponse: () => Kc,
	isTaskAugmentedRequestParams: () => zc
});
const Dc = `2025-11-25`, Oc = `2025-03-26`, kc = [
	Dc,
	`2025-06-18`,
	`2025-03-26`,
	`2024-11-05`,
	`2024-10-07`
], Ac = `io.modelcontextprotocol/related-task`, q = xc((e) => e !== null && (typeof e == `object` || typeof e == `function`)), Mc = H([P(), I().int()]), Nc = P(), Pc = V({
	ttl: I().optional(),
	pollInterval: I().optional()
}), Fc = B({ ttl: I().optional() }), Ic = B({ taskId: P() }), Lc = V({
	progressToken: Mc.optional(),
	[Ac]: Ic.optional()
}), J = B({ _meta: Lc.optional() }), Rc = J.extend({ task: Fc.optional() }), zc = (e) => Rc.safeParse(e).success, Y = B({
	method: P(),
	params: J.loose().optional()
}), X = B({ _meta: Lc.optional() }), Z = B({
	method: P(),
	params: X.loose().optional()
}), Q = V({ _meta: Lc.optional() }), Bc = H([P(), I().int()]), Vc = B({
	jsonrpc: G(`2.0`),
	id: Bc,
	...Y.shape
}).strict(), Hc = (e) => Vc.safeParse(e).success, Uc = B({
	jsonrpc: G(`2.0`),
	...Z.shape
}).strict(), Wc = (e) => Uc.safeParse(e).success, Gc = B({
	jsonrpc: G(`2.0`),
	id: Bc,
	result: Q
}).strict(), Kc = (e) => Gc.safeParse(e).success, qc = Kc;
var Jc;
(function(e) {
	e[e.ConnectionClosed = -32e3] = `ConnectionClosed`, e[e.RequestTimeout = -32001] = `RequestTimeout`, e[e.ParseError = -32700] = `ParseError`, e[e.InvalidRequest = -32600] = `InvalidRequest`, e[e.MethodNotFound = -32601] = `MethodNotFound`, e[e.InvalidParams = -32602] = `InvalidParams`, e[e.InternalError = -32603] = `InternalError`, e[e.UrlElicitationRequired = -32042] = `UrlElicitationRequired`;
})(Jc ||= {});
const Yc = B({
	jsonrpc: G(`2.0`),
	id: Bc.optional(),
	error: B({
		code: I().int(),
		message: P(),
		data: R().optional()
	})
}).strict(), Xc = Yc, Zc = (e) => Yc.safeParse(e).success, Qc = Zc, $c = H([
	Vc,
	Uc,
	Gc,
	Yc
]), el = H([Gc, Yc]), tl = Q.strict(), nl = X.extend({
	requestId: Bc.optional(),
	reason: P().optional()
}), rl = Z.extend({
	method: G(`notifications/cancelled`),
	params: nl
}), il = B({
	src: P(),
	mimeType: P().optional(),
	sizes: z(P()).optional(),
	theme: W([`light`, `dark`]).optional()
}), al = B({ icons: z(il).optional() }), ol = B({
	name: P(),
	title: P().optional()
}), sl = ol.extend({
	...ol.shape,
	...al.shape,
	version: P(),
	websiteUrl: P().optional(),
	description: P().optional()
}), ll = wc((e) => e && typeof e == `object` && !Array.isArray(e) && Object.keys(e).length === 0 ? { form: {} } : e, Xs(B({
	form: Xs(B({ applyDefaults: L().optional() }), U(P(), R())).optional(),
	url: q.optional()
}), U(P(), R()).optional())), ul = V({
	list: q.optional(),
	cancel: q.optional(),
	requests: V({
		sampling: V({ createMessage: q.optional() }).optional(),
		elicitation: V({ create: q.optional() }).optional()
	}).optional()
}), dl = V({
	list: q.optional(),
	cancel: q.optional(),
	requests: V({ tools: V({ call: q.optional() }).optional() }).optional()
}), fl = B({
	experimental: U(P(), q).optional(),
	sampling: B({
		context: q.optional(),
		tools: q.optional()
	}).optional(),
	elicitation: ll.optional(),
	roots: B({ listChanged: L().optional() }).optional(),
	tasks: ul.optional(),
	extensions: U(P(), q).optional()
}), pl = J.extend({
	protocolVersion: P(),
	capabilities: fl,
	clientInfo: sl
}), ml = Y.extend({
	method: G(`initialize`),
	params: pl
}), hl = (e) => ml.safeParse(e).success, gl = B({
	experimental: U(P(), q).optional(),
	logging: q.optional(),
	completions: q.optional(),
	prompts: B({ listChanged: L().optional() }).optional(),
	resources: B({
		subscribe: L().optional(),
		listChanged: L().optional()
	}).optional(),
	tools: B({ listChanged: L().optional() }).optional(),
	tasks: dl.optional(),
	extensions: U(P(), q).optional()
}), _l = Q.extend({
	protocolVersion: P(),
	capabilities: gl,
	serverInfo: sl,
	instructions: P().optional()
}), vl = Z.extend({
	method: G(`notifications/initialized`),
	params: X.optional()
}), yl = (e) => vl.safeParse(e).success, bl = Y.extend({
	method: G(`ping`),
	params: J.optional()
}), xl = B({
	progress: I(),
	total: K(I()),
	message: K(P())
}), Sl = B({
	...X.shape,
	...xl.shape,
	progressToken: Mc
}), Cl = Z.extend({
	method: G(`notifications/progress`),
	params: Sl
}), wl = J.extend({ cursor: Nc.optional() }), Tl = Y.extend({ params: wl.optional() }), El = Q.extend({ nextCursor: Nc.optional() }), Dl = W([
	`working`,
	`input_required`,
	`completed`,
	`failed`,
	`cancelled`
]), Ol = B({
	taskId: P(),
	status: Dl,
	ttl: H([I(), Rs()]),
	createdAt: P(),
	lastUpdatedAt: P(),
	pollInterval: K(I()),
	statusMessage: K(P())
}), kl = Q.extend({ task: Ol }), Al = X.merge(Ol), jl = Z.extend({
	method: G(`notifications/tasks/status`),
	params: Al
}), Ml = Y.extend({
	method: G(`tasks/get`),
	params: J.extend({ taskId: P() })
}), Nl = Q.merge(Ol), Pl = Y.extend({
	method: G(`tasks/result`),
	params: J.extend({ taskId: P() })
}), Fl = Q.loose(), Il = Tl.extend({ method: G(`tasks/list`) }), Ll = El.extend({ tasks: z(Ol) }), Rl = Y.extend({
	method: G(`tasks/cancel`),
	params: J.extend({ taskId: P() })
}), zl = Q.merge(Ol), Bl = B({
	uri: P(),
	mimeType: K(P()),
	_meta: U(P(), R()).optional()
}), Vl = Bl.extend({ text: P() }), Hl = P().refine((e) => {
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}, { message: `Invalid Base64 string` }), Ul = Bl.extend({ blob: Hl }), Wl = W([`user`, `assistant`]), $ = B({
	audience: z(Wl).optional(),
	priority: I().min(0).max(1).optional(),
	lastModified: Tc({ offset: !0 }).optional()
}), Gl = B({
	...ol.shape,
	...al.shape,
	uri: P(),
	description: K(P()),
	mimeType: K(P()),
	size: K(I()),
	annotations: $.optional(),
	_meta: K(V({}))
}), Kl = B({
	...ol.shape,
	...al.shape,
	uriTemplate: P(),
	description: K(P()),
	mimeType: K(P()),
	annotations: $.optional(),
	_meta: K(V({}))
}), ql = Tl.extend({ method: G(`resources/list`) }), Jl = El.extend({ resources: z(Gl) }), Yl = Tl.extend({ method: G(`resources/templates/list`) }), Xl = El.extend({ resourceTemplates: z(Kl) }), Zl = J.extend({ uri: P() }), Ql = Zl, $l = Y.extend({
	method: G(`resources/read`),
	params: Ql
}), eu = Q.extend({ contents: z(H([Vl, Ul])) }), tu = Z.extend({
	method: G(`notifications/resources/list_changed`),
	params: X.optional()
}), nu = Zl, ru = Y.extend({
	method: G(`resources/subscribe`),
	params: nu
}), iu = Zl, au = Y.extend({
	method: G(`resources/unsubscribe`),
	params: iu
}), ou = X.extend({ uri: P() }), su = Z.extend({
	method: G(`notifications/resources/updated`),
	params: ou
}), cu = B({
	name: P(),
	description: K(P()),
	required: K(L())
}), lu = B({
	...ol.shape,
	...al.shape,
	description: K(P()),
	arguments: K(z(cu)),
	_meta: K(V({}))
}), uu = Tl.extend({ method: G(`prompts/list`) }), du = El.extend({ prompts: z(lu) }), fu = J.extend({
	name: P(),
	arguments: U(P(), P()).optional()
}), pu = Y.extend({
	method: G(`prompts/get`),
	params: fu
}), mu = B({
	type: G(`text`),
	text: P(),
	annotations: $.optional(),
	_meta: U(P(), R()).optional()
}), hu = B({
	type: G(`image`),
	data: Hl,
	mimeType: P(),
	annotations: $.optional(),
	_meta: U(P(), R()).optional()
}), gu = B({
	type: G(`audio`),
	data: Hl,
	mimeType: P(),
	annotations: $.optional(),
	_meta: U(P(), R()).optional()
}), _u = B({
	type: G(`tool_use`),
	name: P(),
	id: P(),
	input: U(P(), R()),
	_meta: U(P(), R()).optional()
}), vu = B({
	type: G(`resource`),
	resource: H([Vl, Ul]),
	annotations: $.optional(),
	_meta: U(P(), R()).optional()
}), yu = Gl.extend({ type: G(`resource_link`) }), bu = H([
	mu,
	hu,
	gu,
	yu,
	vu
]), xu = B({
	role: Wl,
	content: bu
}), Su = Q.extend({
	description: P().optional(),
	messages: z(xu)
}), Cu = Z.extend({
	method: G(`notifications/prompts/list_changed`),
	params: X.optional()
}), wu = B({
	title: P().optional(),
	readOnlyHint: L().optional(),
	destructiveHint: L().optional(),
	idempotentHint: L().optional(),
	openWorldHint: L().optional()
}), Tu = B({ taskSupport: W([
	`required`,
	`optional`,
	`forbidden`
]).optional() }), Eu = B({
	...ol.shape,
	...al.shape,
	description: P().optional(),
	inputSchema: B({
		type: G(`object`),
		properties: U(P(), q).optional(),
		required: z(P()).optional()
	}).catchall(R()),
	outputSchema: B({
		type: G(`object`),
		properties: U(P(), q).optional(),
		required: z(P()).optional()
	}).catchall(R()).optional(),
	annotations: wu.optional(),
	execution: Tu.optional(),
	_meta: U(P(), R()).optional()
}), Du = Tl.extend({ method: G(`tools/list`) }), Ou = El.extend({ tools: z(Eu) }), ku = Q.extend({
	content: z(bu).default([]),
	structuredContent: U(P(), R()).optional(),
	isError: L().optional()
}), Au = ku.or(Q.extend({ toolResult: R() })), ju = Rc.extend({
	name: P(),
	arguments: U(P(), R()).optional()
}), Mu = Y.extend({
	method: G(`tools/call`),
	params: ju
}), Nu = Z.extend({
	method: G(`notifications/tools/list_changed`),
	params: X.optional()
}), Pu = B({
	autoRefresh: L().default(!0),
	debounceMs: I().int().nonnegative().default(300)
}), Fu = W([
	`debug`,
	`info`,
	`notice`,
	`warning`,
	`error`,
	`critical`,
	`alert`,
	`emergency`
]), Iu = J.extend({ level: Fu }), Lu = Y.extend({
	method: G(`logging/setLevel`),
	params: Iu
}), Ru = X.extend({
	level: Fu,
	logger: P().optional(),
	data: R()
}), zu = Z.extend({
	method: G(`notifications/message`),
	params: Ru
}), Bu = B({ name: P().optional() }), Vu = B({
	hints: z(Bu).optional(),
	costPriority: I().min(0).max(1).optional(),
	speedPriority: I().min(0).max(1).optional(),
	intelligencePriority: I().min(0).max(1).optional()
}), Hu = B({ mode: W([
	`auto`,
	`required`,
	`none`
]).optional() }), Uu = B({
	type: G(`tool_result`),
	toolUseId: P().describe(`The unique identifier for the corresponding tool call.`),
	content: z(bu).default([]),
	structuredContent: B({}).loose().optional(),
	isError: L().optional(),
	_meta: U(P(), R()).optional()
}), Wu = Js(`type`, [
	mu,
	hu,
	gu
]), Gu = Js(`type`, [
	mu,
	hu,
	gu,
	_u,
	Uu
]), Ku = B({
	role: Wl,
	content: H([Gu, z(Gu)]),
	_meta: U(P(), R()).optional()
}), qu = Rc.extend({
	messages: z(Ku),
	modelPreferences: Vu.optional(),
	systemPrompt: P().optional(),
	includeContext: W([
		`none`,
		`thisServer`,
		`allServers`
	]).optional(),
	temperature: I().optional(),
	maxTokens: I().int(),
	stopSequences: z(P()).optional(),
	metadata: q.optional(),
	tools: z(Eu).optional(),
	toolChoice: Hu.optional()
}), Ju = Y.extend({
	method: G(`sampling/createMessage`),
	params: qu
}), Yu = Q.extend({
	model: P(),
	stopReason: K(W([
		`endTurn`,
		`stopSequence`,
		`maxTokens`
	]).or(P())),
	role: Wl,
	content: Wu
}), Xu = Q.extend({
	model: P(),
	stopReason: K(W([
		`endTurn`,
		`stopSequence`,
		`maxTokens`,
		`toolUse`
	]).or(P())),
	role: Wl,
	content: H([Gu, z(Gu)])
}), Zu = B({
	type: G(`boolean`),
	title: P().optional(),
	description: P().optional(),
	default: L().optional()
}), Qu = B({
	type: G(`string`),
	title: P().optional(),
	description: P().optional(),
	minLength: I().optional(),
	maxLength: I().optional(),
	format: W([
		`email`,
		`uri`,
		`date`,
		`date-time`
	]).optional(),
	default: P().optional()
}), $u = B({
	type: W([`number`, `integer`]),
	title: P().optional(),
	description: P().optional(),
	minimum: I().optional(),
	maximum: I().optional(),
	default: I().optional()
}), ed = B({
	type: G(`string`),
	title: P().optional(),
	description: P().optional(),
	enum: z(P()),
	default: P().optional()
}), td = B({
	type: G(`string`),
	title: P().optional(),
	description: P().optional(),
	oneOf: z(B({
		const: P(),
		title: P()
	})),
	default: P().optional()
}), nd = B({
	type: G(`string`),
	title: P().optional(),
	description: P().optional(),
	enum: z(P()),
	enumNames: z(P()).optional(),
	default: P().optional()
}), rd = H([ed, td]), id = B({
	type: G(`array`),
	title: P().optional(),
	description: P().optional(),
	minItems: I().optional(),
	maxItems: I().optional(),
	items: B({
		type: G(`string`),
		enum: z(P())
	}),
	default: z(P()).optional()
}), ad = B({
	type: G(`array`),
	title: P().optional(),
	description: P().optional(),
	minItems: I().optional(),
	maxItems: I().optional(),
	items: B({ anyOf: z(B({
		const: P(),
		title: P()
	})) }),
	default: z(P()).optional()
}), od = H([id, ad]), sd = H([
	nd,
	rd,
	od
]), cd = H([
	sd,
	Zu,
	Qu,
	$u
]), ld = Rc.extend({
	mode: G(`form`).optional(),
	message: P(),
	requestedSchema: B({
		type: G(`object`),
		properties: U(P(), cd),
		required: z(P()).optional()
	})
}), ud = Rc.extend({
	mode: G(`url`),
	message: P(),
	elicitationId: P(),
	url: P().url()
}), dd = H([ld, ud]), fd = Y.extend({
	method: G(`elicitation/create`),
	params: dd
}), pd = X.extend({ elicitationId: P() }), md = Z.extend({
	method: G(`notifications/elicitation/complete`),
	params: pd
}), hd = Q.extend({
	action: W([
		`accept`,
		`decline`,
		`cancel`
	]),
	content: wc((e) => e === null ? void 0 : e, U(P(), H([
		P(),
		I(),
		L(),
		z(P())
	])).optional())
}), gd = B({
	type: G(`ref/resource`),
	uri: P()
}), _d = gd, vd = B({
	type: G(`ref/prompt`),
	name: P()
}), yd = J.extend({
	ref: H([vd, gd]),
	argument: B({
		name: P(),
		value: P()
	}),
	context: B({ arguments: U(P(), P()).optional() }).optional()
}), bd = Y.extend({
	method: G(`completion/complete`),
	params: yd
});
function xd(e) {
	if (e.params.ref.type !== `ref/prompt`) throw TypeError(`Expected CompleteRequestPrompt, but got ${e.params.ref.type}`);
}
function Sd(e) {
	if (e.params.ref.type !== `ref/resource`) throw TypeError(`Expected CompleteRequestResourceTemplate, but got ${e.params.ref.type}`);
}
const Cd = Q.extend({ completion: V({
	values: z(P()).max(100),
	total: K(I().int()),
	hasMore: K(L())
}) }), wd = B({
	uri: P().startsWith(`file://`),
	name: P().optional(),
	_meta: U(P(), R()).optional()
}), Td = Y.extend({
	method: G(`roots/list`),
	params: J.optional()
}), Ed = Q.extend({ roots: z(wd) }), Dd = Z.extend({
	method: G(`notifications/roots/list_changed`),
	params: X.optional()
}), Od = H([
	bl,
	ml,
	bd,
	Lu,
	pu,
	uu,
	ql,
	Yl,
	$l,
	ru,
	au,
	Mu,
	Du,
	Ml,
	Pl,
	Il,
	Rl
]), kd = H([
	rl,
	Cl,
	vl,
	Dd,
	jl
]), Ad = H([
	tl,
	Yu,
	Xu,
	hd,
	Ed,
	Nl,
	Ll,
	kl
]), jd = H([
	bl,
	Ju,
	fd,
	Td,
	Ml,
	Pl,
	Il,
	Rl
]), Md = H([
	rl,
	Cl,
	zu,
	su,
	tu,
	Nu,
	Cu,
	jl,
	md
]), Nd = H([
	tl,
	_l,
	Cd,
	Su,
	du,
	Jl,
	Xl,
	eu,
	ku,
	Ou,
	Nl,
	Ll,
	kl
]);
var Pd = class e extends Error {
	constructor(e, t, n) {
		super(`MCP error ${e}: ${t}`), this.code = e, this.data = n, this.name = `McpError`;
	}
	static fromError(t, n, r) {
		if (t === Jc.UrlElicitationRequired && r) {
			let e = r;
			if (e.elicitations) return new Fd(e.elicitations, n);
		}
		return new e(t, n, r);
	}
}, Fd = class extends Pd {
	constructor(e, t = `URL elicitation${e.length > 1 ? `s` : ``} required`) {
		super(Jc.UrlElicitationRequired, t, { elicitations: e });
	}
	get elicitations() {
		return this.data?.elicitations ?? [];
	}
};
Object.defineProperty(exports, "CallToolResultSchema", {
	enumerable: !0,
	get: function() {
		return ku;
	}
}), Object.defineProperty(exports, "CancelTaskRequestSchema", {
	enumerable: !0,
	get: function() {
		return Rl;
	}
}), Object.defineProperty(exports, "CancelTaskResultSchema", {
	enumerable: !0,
	get: function() {
		return zl;
	}
}), Object.defineProperty(exports, "CancelledNotificationSchema", {
	enumerable: !0,
	get: function() {
		return rl;
	}
}), Object.defineProperty(exports, "CompleteResultSchema", {
	enumerable: !0,
	get: function() {
		return Cd;
	}
}), Object.defineProperty(exports, "CreateMessageRequestSchema", {
	enumerable: !0,
	get: function() {
		return Ju;
	}
}), Object.defineProperty(exports, "CreateMessageResultSchema", {
	enumerable: !0,
	get: function() {
		return Yu;
	}
}), Object.defineProperty(exports, "CreateMessageResultWithToolsSchema", {
	enumerable: !0,
	get: function() {
		return Xu;
	}
}), Object.defineProperty(exports, "CreateTaskResultSchema", {
	enumerable: !0,
	get: function() {
		return kl;
	}
}), Object.defineProperty(exports, "ElicitRequestSchema", {
	enumerable: !0,
	get: function() {
		return fd;
	}
}), Object.defineProperty(exports, "ElicitResultSchema", {
	enumerable: !0,
	get: function() {
		return hd;
	}
}), Object.defineProperty(exports, "EmptyResultSchema", {
	enumerable: !0,
	get: function() {
		return tl;
	}
}), Object.defineProperty(exports, "ErrorCode", {
	enumerable: !0,
	get: function() {
		return Jc;
	}
}), Object.defineProperty(exports, "GetPromptResultSchema", {
	enumerable: !0,
	get: function() {
		return Su;
	}
}), Object.defineProperty(exports, "GetTaskPayloadRequestSchema", {
	enumerable: !0,
	get: function() {
		return Pl;
	}
}), Object.defineProperty(exports, "GetTaskRequestSchema", {
	enumerable: !0,
	get: function() {
		return Ml;
	}
}), Object.defineProperty(exports, "GetTaskResultSchema", {
	enumerable: !0,
	get: function() {
		return Nl;
	}
}), Object.defineProperty(exports, "InitializeResultSchema", {
	enumerable: !0,
	get: function() {
		return _l;
	}
}), Object.defineProperty(exports, "JSONRPCMessageSchema", {
	enumerable: !0,
	get: function() {
		return $c;
	}
}), Object.defineProperty(exports, "LATEST_PROTOCOL_VERSION", {
	enumerable: !0,
	get: function() {
		return Dc;
	}
}), Object.defineProperty(exports, "ListChangedOptionsBaseSchema", {
	enumerable: !0,
	get: function() {
		return Pu;
	}
}), Object.defineProperty(exports, "ListPromptsResultSchema", {
	enumerable: !0,
	get: function() {
		return du;
	}
}), Object.defineProperty(exports, "ListResourceTemplatesResultSchema", {
	enumerable: !0,
	get: function() {
		return Xl;
	}
}), Object.defineProperty(exports, "ListResourcesResultSchema", {
	enumerable: !0,
	get: function() {
		return Jl;
	}
}), Object.defineProperty(exports, "ListTasksRequestSchema", {
	enumerable: !0,
	get: function() {
		return Il;
	}
}), Object.defineProperty(exports, "ListTasksResultSchema", {
	enumerable: !0,
	get: function() {
		return Ll;
	}
}), Object.defineProperty(exports, "ListToolsResultSchema", {
	enumerable: !0,
	get: function() {
		return Ou;
	}
}), Object.defineProperty(exports, "McpError", {
	enumerable: !0,
	get: function() {
		return Pd;
	}
}), Object.defineProperty(exports, "NEVER", {
	enumerable: !0,
	get: function() {
		return Ge;
	}
}), Object.defineProperty(exports, "PingRequestSchema", {
	enumerable: !0,
	get: function() {
		return bl;
	}
}), Object.defineProperty(exports, "ProgressNotificationSchema", {
	enumerable: !0,
	get: function() {
		return Cl;
	}
}), Object.defineProperty(exports, "PromptListChangedNotificationSchema", {
	enumerable: !0,
	get: function() {
		return Cu;
	}
}), Object.defineProperty(exports, "RELATED_TASK_META_KEY", {
	enumerable: !0,
	get: function() {
		return Ac;
	}
}), Object.defineProperty(exports, "ReadResourceResultSchema", {
	enumerable: !0,
	get: function() {
		return eu;
	}
}), Object.defineProperty(exports, "ResourceListChangedNotificationSchema", {
	enumerable: !0,
	get: function() {
		return tu;
	}
}), Object.defineProperty(exports, "SUPPORTED_PROTOCOL_VERSIONS", {
	enumerable: !0,
	get: function() {
		return kc;
	}
}), Object.defineProperty(exports, "TaskStatusNotificationSchema", {
	enumerable: !0,
	get: function() {
		return jl;
	}
}), Object.defineProperty(exports, "ToolListChangedNotificationSchema", {
	enumerable: !0,
	get: function() {
		return Nu;
	}
}), Object.defineProperty(exports, "ZodNumber", {
	enumerable: !0,
	get: function() {
		return Ns;
	}
}), Object.defineProperty(exports, "_coercedNumber", {
	enumerable: !0,
	get: function() {
		return ca;
	}
}), Object.defineProperty(exports, "any", {
	enumerable: !0,
	get: function() {
		return Bs;
	}
}), Object.defineProperty(exports, "array", {
	enumerable: !0,
	get: function() {
		return z;
	}
}), Object.defineProperty(exports, "boolean", {
	enumerable: !0,
	get: function() {
		return L;
	}
}), Object.defineProperty(exports, "isInitializedNotification", {
	enumerable: !0,
	get: function() {
		return yl;
	}
}), Object.defineProperty(exports, "isJSONRPCErrorResponse", {
	enumerable: !0,
	get: function() {
		return Zc;
	}
}), Object.defineProperty(exports, "isJSONRPCNotification", {
	enumerable: !0,
	get: function() {
		return Wc;
	}
}), Object.defineProperty(exports, "isJSONRPCRequest", {
	enumerable: !0,
	get: function() {
		return Hc;
	}
}), Object.defineProperty(exports, "isJSONRPCResultResponse", {
	enumerable: !0,
	get: function() {
		return Kc;
	}
}), Object.defineProperty(exports, "isTaskAugmentedRequestParams", {
	enumerable: !0,
	get: function() {
		return zc;
	}
}), Object.defineProperty(exports, "literal", {
	enumerable: !0,
	get: function() {
		return G;
	}
}), Object.defineProperty(exports, "looseObject", {
	enumerable: !0,
	get: function() {
		return V;
	}
}), Object.defineProperty(exports, "number", {
	enumerable: !0,
	get: function() {
		return I;
	}
}), Object.defineProperty(exports, "object", {
	enumerable: !0,
	get: function() {
		return B;
	}
}), Object.defineProperty(exports, "safeParse", {
	enumerable: !0,
	get: function() {
		return ft;
	}
}), Object.defineProperty(exports, "string", {
	enumerable: !0,
	get: function() {
		return P;
	}
}), Object.defineProperty(exports, "types_exports", {
	enumerable: !0,
	get: function() {
		return Ec;
	}
}), Object.defineProperty(exports, "url", {
	enumerable: !0,
	get: function() {
		return _s;
	}
});
