function e(e) {
	let t = Object.values(e).filter((e) => typeof e == `number`);
	return Object.entries(e).filter(([e, n]) => t.indexOf(+e) === -1).map(([e, t]) => t);
}
function t(e, t = `|`) {
	return e.map((e) => ue(e)).join(t);
}
function n(e, t) {
	return typeof t == `bigint` ? t.toString() : t;
}
var r = class {
	constructor(e) {
		this._getter = e, this._value = void 0;
	}
	get value() {
		let e = this._getter;
		return e !== void 0 && (this._value = e(), this._getter = void 0), this._value;
	}
};
function i(e) {
	return new r(e);
}
function a(e) {
	return e == null;
}
function o(e) {
	let t = +!!e.startsWith(`^`), n = e.endsWith(`$`) ? e.length - 1 : e.length;
	return e.slice(t, n);
}
function s(e, t) {
	let n = e / t, r = Math.round(n), i = 4 * 2 ** -52 * Math.max(Math.abs(n), 1);
	return Math.abs(n - r) < i ? 0 : n - r;
}
function c(e, t, n) {
	Object.defineProperty(e, t, {
		value: n,
		writable: !0,
		enumerable: !0,
		configurable: !0
	});
}
function l(e) {
	let t = Object.getOwnPropertyDescriptor(e, `shape`);
	return t?.get ? t.get.raw : t?.value;
}
function u(e) {
	return l(e._zod.def) ?? e._zod.def.shape;
}
function d(e, t, n) {
	Object.defineProperty(e, t, {
		get() {
			let e = n();
			return c(this, t, e), e;
		},
		enumerable: !0,
		configurable: !0
	});
}
function f(e, t, n) {
	t in e ? c(e, t, n) : e[t] = n;
}
function p(e, t, n, r) {
	let i = u(t);
	for (let a of n) {
		let n = Object.getOwnPropertyDescriptor(i, a);
		n.enumerable && (n.get ? d(e, a, () => {
			let e = t._zod.def.shape[a];
			return r ? r(e, a) : e;
		}) : f(e, a, r ? r(n.value, a) : n.value));
	}
}
function ee(e, t) {
	for (let n of Reflect.ownKeys(t)) {
		let r = Object.getOwnPropertyDescriptor(t, n);
		r.enumerable && (r.get ? d(e, n, () => t[n]) : f(e, n, r.value));
	}
}
function m(...e) {
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
const ae = i(() => {
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
const ce = /* @__PURE__ */ new Set([
	`string`,
	`number`,
	`symbol`
]);
function le(e) {
	return e.replace(/[.*+?^${}()|[\]\\]/g, `\\$&`);
}
function h(e, t, n) {
	let r = new e._zod.constr(t ?? e._zod.def);
	return (!t || n?.parent) && (r._zod.parent = e), r;
}
function g(e) {
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
	return p(i, e, he(e, t)), h(e, m(n, {
		shape: i,
		checks: []
	}));
}
function he(e, t) {
	let n = u(e), r = [];
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
	return p(a, e, Reflect.ownKeys(u(e)).filter((e) => !i.has(e))), h(e, m(n, {
		shape: a,
		checks: []
	}));
}
function _e(e, t) {
	if (!oe(t)) throw Error(`Invalid input to extend: expected a plain object`);
	let n = e._zod.def.checks;
	if (n && n.length > 0) {
		let n = u(e);
		for (let e of Reflect.ownKeys(t)) if (Object.getOwnPropertyDescriptor(n, e) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return h(e, m(e._zod.def, { shape: ve(e, t) }));
}
function ve(e, t) {
	let n = {};
	return p(n, e, Reflect.ownKeys(u(e))), ee(n, t), n;
}
function ye(e, t) {
	if (!oe(t)) throw Error(`Invalid input to safeExtend: expected a plain object`);
	return h(e, m(e._zod.def, { shape: ve(e, t) }));
}
function be(e, t) {
	if (!t?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (e._zod.def.checks?.length) throw Error(`.merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.`);
	let n = {};
	return p(n, e, Reflect.ownKeys(u(e))), p(n, t, Reflect.ownKeys(u(t))), h(e, m(e._zod.def, {
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
	return p(o, t, Reflect.ownKeys(u(t)), e && ((t, n) => a && !a.has(n) ? t : new e({
		type: `optional`,
		innerType: t
	}))), h(t, m(t._zod.def, {
		shape: o,
		checks: []
	}));
}
function Se(e, t, n) {
	let r = n ? new Set(he(t, n)) : void 0, i = {};
	return p(i, t, Reflect.ownKeys(u(t)), (t, n) => r && !r.has(n) ? t : new e({
		type: `nonoptional`,
		innerType: t
	})), h(t, m(t._zod.def, { shape: i }));
}
function _(e, t = 0) {
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
function v(e, t, n) {
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
function y(e, t, n, r = !0) {
	return Object.defineProperty(e, t, {
		configurable: !0,
		writable: !0,
		enumerable: r,
		value: n
	}), n;
}
function Pe(e, t, n) {
	return y(e, t, n, !1);
}
function Fe(e, t) {
	for (let n in e) {
		let r = e[n];
		Object.defineProperty(t, n, {
			configurable: !0,
			enumerable: !0,
			get() {
				return y(this, n, r(this));
			},
			set(e) {
				y(this, n, e);
			}
		});
	}
	return t;
}
function Ie(e, t, n) {
	Object.defineProperty(e, t, {
		configurable: !0,
		get() {
			return this == null ? n : y(this, t, n.bind(this));
		},
		set(e) {
			y(this, t, e);
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
function b(e, t, n) {
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
function He(e) {
	let t = () => e;
	return t[`~constantCatch`] = !0, t;
}
var Ue;
const We = Object.freeze({ status: `aborted` }), Ge = {
	value: void 0,
	enumerable: !1
};
let Ke = `captureStackTrace` in Error ? Error : null;
function qe(e) {
	let t = Ke;
	if (t) {
		let n = t.stackTraceLimit;
		if (typeof n == `number`) {
			try {
				t.stackTraceLimit = 0;
			} catch {
				return Ke = null, new e();
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
function x(e, t, n, r) {
	let i = {};
	function a(e) {
		this.def = e, this.constr = d, this.traits = /* @__PURE__ */ new Set();
	}
	a.prototype = i;
	let o = n, s = o && /* @__PURE__ */ new WeakSet();
	function c(n, r) {
		if (!n._zod) {
			Ge.value = new a(r);
			try {
				Object.defineProperty(n, "_zod", Ge);
			} finally {
				Ge.value = void 0;
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
		let t = r?.Parent ? qe(u) : this;
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
var S = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
}, Je = class extends Error {
	constructor(e) {
		super(`Encountered unidirectional transform during encode: ${e}`), this.name = `ZodEncodeError`;
	}
};
(Ue = globalThis).__zod_globalConfig ?? (Ue.__zod_globalConfig = {});
const C = globalThis.__zod_globalConfig;
function w(e) {
	return e && Object.assign(C, e), C;
}
function Ye() {
	let e = this._zod;
	return e.message ??= JSON.stringify(e.def, n, 2), e.message;
}
function Xe(e) {
	this._zod.message = e;
}
const Ze = {
	get: Ye,
	set: Xe,
	enumerable: !0,
	configurable: !0
}, Qe = {
	value: void 0,
	enumerable: !1
}, $e = new WeakSet([Object.prototype, Error.prototype]), et = (e, t) => {
	e.name = `$ZodError`, Qe.value = t, Object.defineProperty(e, "issues", Qe), Qe.value = void 0, Object.defineProperty(e, "message", Ze);
	let n = Object.getPrototypeOf(e);
	$e.has(n) || ($e.add(n), Object.defineProperty(n, "toString", {
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
}, tt = x(`$ZodError`, et), nt = x(`$ZodError`, et, void 0, { Parent: Error });
function rt(e, t, n) {
	return Object.prototype.hasOwnProperty.call(e, t) || (t === `__proto__` ? Object.defineProperty(e, t, {
		value: n(),
		writable: !0,
		enumerable: !0,
		configurable: !0
	}) : e[t] = n()), e[t];
}
function it(e, t = (e) => e.message) {
	let n = {}, r = [];
	for (let i of e.issues) i.path.length > 0 ? rt(n, i.path[0], () => []).push(t(i)) : r.push(t(i));
	return {
		formErrors: r,
		fieldErrors: n
	};
}
function at(e, t = (e) => e.message) {
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
function ot(e, t) {
	return {
		callee: t?.callee ?? e,
		Err: t?.Err
	};
}
const st = (e) => {
	let t = (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !1
		} : { async: !1 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise) throw new S();
		if (s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => v(e, o, w())));
			throw re(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, ct = (e) => {
	let t = async (n, r, i, a) => {
		let o = i ? {
			...i,
			async: !0
		} : { async: !0 }, s = n._zod.run({
			value: r,
			issues: []
		}, o);
		if (s instanceof Promise && (s = await s), s.issues.length) {
			let n = new ((a?.Err) ?? e)(s.issues.map((e) => v(e, o, w())));
			throw re(n, a?.callee ?? t), n;
		}
		return s.value;
	};
	return t;
}, lt = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		async: !1
	} : { async: !1 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	if (a instanceof Promise) throw new S();
	return a.issues.length ? dt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, ut = lt(nt);
function dt(e, t, n) {
	let r;
	return {
		success: !1,
		get error() {
			return r || (r = new e(t.map((e) => v(e, n, w()))), t = void 0, n = void 0), r;
		},
		set error(e) {
			r = e, t = void 0, n = void 0;
		}
	};
}
const ft = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		async: !0
	} : { async: !0 }, a = t._zod.run({
		value: n,
		issues: []
	}, i);
	return a instanceof Promise && (a = await a), a.issues.length ? dt(e, a.issues, i) : {
		success: !0,
		data: a.value
	};
}, pt = Symbol.for(`zod.compile.invalid`), mt = Symbol.for(`zod.compile.fallback`), ht = ((e, t, n) => {
	let r = e._zod.bag.validator;
	if (r !== void 0) {
		if (r(t) !== pt) return !0;
		if (r.definite === !0 && n === void 0) return !1;
	}
	return gt(e, t, n);
});
function gt(e, t, n) {
	let r = n ? {
		...n,
		async: !1,
		abortEarly: !0
	} : {
		async: !1,
		abortEarly: !0
	}, i = e._zod.bag.fallbackRun, a;
	if (i ? (r[mt] = !0, a = i({
		value: t,
		issues: []
	}, r)) : a = e._zod.run({
		value: t,
		issues: []
	}, r), a instanceof Promise) throw new S();
	return a.issues.length === 0;
}
const _t = async (e, t, n) => {
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
}, vt = (e) => {
	let t = st(e), n = (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: `backward`
		} : { direction: `backward` };
		return t(e, r, o, ot(n, a));
	};
	return n;
}, yt = (e) => {
	let t = st(e), n = (e, r, i, a) => t(e, r, i, ot(n, a));
	return n;
}, bt = (e) => {
	let t = ct(e), n = async (e, r, i, a) => {
		let o = i ? {
			...i,
			direction: `backward`
		} : { direction: `backward` };
		return await t(e, r, o, ot(n, a));
	};
	return n;
}, xt = (e) => {
	let t = ct(e), n = async (e, r, i, a) => await t(e, r, i, ot(n, a));
	return n;
}, St = (e) => (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return lt(e)(t, n, i);
}, Ct = (e) => (t, n, r) => lt(e)(t, n, r), wt = (e) => async (t, n, r) => {
	let i = r ? {
		...r,
		direction: `backward`
	} : { direction: `backward` };
	return ft(e)(t, n, i);
}, Tt = (e) => async (t, n, r) => ft(e)(t, n, r), Et = /^[cC][0-9a-z]{6,}$/, Dt = /^[0-9a-z]+$/, Ot = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, kt = /^[0-9a-vA-V]{20}$/, At = /^[A-Za-z0-9]{27}$/, jt = /^[a-zA-Z0-9_-]{21}$/;
function Mt(e) {
	return RegExp(`^[a-zA-Z0-9_-]{${e}}$`);
}
const Nt = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, Pt = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, Ft = (e) => e ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, It = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
function Lt() {
	return RegExp(`^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`, `u`);
}
const Rt = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, zt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, Bt = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, Vt = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, Ht = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, Ut = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, Wt = /^https?$/, Gt = /^\+[1-9]\d{6,14}$/, Kt = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function qt(e) {
	return RegExp(`^${e}$`);
}
const Jt = qt(Kt);
function Yt(e) {
	let t = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof e.precision == `number` ? e.precision === -1 ? `${t}` : e.precision === 0 ? `${t}:[0-5]\\d` : `${t}:[0-5]\\d\\.\\d{${e.precision}}` : e.seconds ? `${t}:[0-5]\\d(?:\\.\\d+)?` : `${t}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function Xt(e) {
	return RegExp(`^${Yt(e)}$`);
}
function Zt(e) {
	let t = [`Z`];
	e.offset && t.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	let n = `${Yt({
		precision: e.precision,
		seconds: !0
	})}(?:${t.join(`|`)})`, r = e.local ? `${n}|${Yt({ precision: e.precision })}` : n;
	return RegExp(`^${Kt}T(?:${r})$`);
}
const Qt = /^[\s\S]{0,}$/, $t = /^-?\d+$/, en = /^-?\d+(?:\.\d+)?$/, tn = /^(?:true|false)$/i, nn = /^null$/i, rn = /^[^A-Z]*$/, an = /^[^a-z]*$/, T = x(`$ZodCheck`, (e, t) => {
	var n;
	e._zod ??= {}, e._zod.def = t, (n = e._zod).onattach ?? (n.onattach = []);
}), on = (e) => {
	let t = e.value;
	return !a(t) && t.length !== void 0;
}, sn = {
	number: `number`,
	bigint: `bigint`,
	object: `date`
}, cn = x(`$ZodCheckLessThan`, (e, t) => {
	T.init(e, t);
	let n = sn[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value <= t.value : r.value < t.value) || r.issues.push({
			origin: sn[typeof r.value] ?? n,
			code: `too_big`,
			maximum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), ln = x(`$ZodCheckGreaterThan`, (e, t) => {
	T.init(e, t);
	let n = sn[typeof t.value];
	e._zod.check = (r) => {
		(t.inclusive ? r.value >= t.value : r.value > t.value) || r.issues.push({
			origin: sn[typeof r.value] ?? n,
			code: `too_small`,
			minimum: typeof t.value == `object` ? t.value.getTime() : t.value,
			input: r.value,
			inclusive: t.inclusive,
			inst: e,
			continue: !t.abort
		});
	};
}), un = x(`$ZodCheckMultipleOf`, (e, t) => {
	T.init(e, t), e._zod.check = (n) => {
		if (typeof n.value != typeof t.value) throw Error(`Cannot mix number and bigint in multiple_of check.`);
		(typeof n.value == `bigint` ? t.value !== BigInt(0) && n.value % t.value === BigInt(0) : s(n.value, t.value) === 0) || n.issues.push({
			origin: typeof n.value,
			code: `not_multiple_of`,
			divisor: t.value,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), dn = x(`$ZodCheckNumberFormat`, (e, t) => {
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
}), fn = x(`$ZodCheckMaxLength`, (e, t) => {
	var n;
	T.init(e, t), (n = e._zod.def).when ?? (n.when = on), e._zod.check = (n) => {
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
}), pn = x(`$ZodCheckMinLength`, (e, t) => {
	var n;
	T.init(e, t), (n = e._zod.def).when ?? (n.when = on), e._zod.check = (n) => {
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
}), mn = x(`$ZodCheckLengthEquals`, (e, t) => {
	var n;
	T.init(e, t), (n = e._zod.def).when ?? (n.when = on), e._zod.check = (n) => {
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
}), hn = x(`$ZodCheckStringFormat`, (e, t) => {
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
}), gn = x(`$ZodCheckRegex`, (e, t) => {
	hn.init(e, t), e._zod.check = (n) => {
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
}), _n = x(`$ZodCheckLowerCase`, (e, t) => {
	t.pattern ??= rn, hn.init(e, t);
}), vn = x(`$ZodCheckUpperCase`, (e, t) => {
	t.pattern ??= an, hn.init(e, t);
}), yn = x(`$ZodCheckIncludes`, (e, t) => {
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
}), bn = x(`$ZodCheckStartsWith`, (e, t) => {
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
}), xn = x(`$ZodCheckEndsWith`, (e, t) => {
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
}), Sn = x(`$ZodCheckOverwrite`, (e, t) => {
	T.init(e, t), e._zod.check = (e) => {
		e.value = t.tx(e.value);
	};
});
var Cn = class {
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
const wn = {
	major: 4,
	minor: 6,
	patch: 7
}, E = x(`$ZodType`, (e, t) => {
	var n;
	e ??= {}, e._zod.def = t, e._zod.bag = e._zod.bag || {}, e._zod.version = wn;
	let r = e._zod.def.checks, i = e._zod.traits.has(`$ZodCheck`) ? [e, ...r ?? []] : r?.length ? [...r] : [];
	for (let t of i) for (let n of t._zod.onattach) n(e);
	if (i.length === 0) (n = e._zod).deferred ?? (n.deferred = []), e._zod.deferred?.push(() => {
		e._zod.run = e._zod.parse;
	});
	else {
		let t = (t, n, r) => {
			if (t.memo) return t;
			let i = _(t), a;
			for (let o of n) {
				if (o._zod.def.when) {
					if (Ce(t) || !o._zod.def.when(t)) continue;
				} else if (i) continue;
				let n = t.issues.length, s = o._zod.check(t);
				if (s instanceof Promise && r?.async === !1) throw new S();
				if (a || s instanceof Promise) a = (a ?? Promise.resolve()).then(async () => {
					await s, t.issues.length !== n && (De(t.issues, n, e), i ||= _(t, n));
				});
				else {
					if (t.issues.length === n) continue;
					De(t.issues, n, e), i ||= _(t, n);
				}
			}
			return a ? a.then(() => t) : t;
		}, n = (n, r, a) => {
			if (_(n)) return n.aborted = !0, n;
			let o = t(r, i, a);
			if (o instanceof Promise) {
				if (a.async === !1) throw new S();
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
				if (a.async === !1) throw new S();
				return o.then((e) => t(e, i, a));
			}
			return t(o, i, a);
		};
	}
}, {
	get "~standard"() {
		return Pe(this, `~standard`, Dn(this));
	},
	set "~standard"(e) {
		y(this, `~standard`, e);
	}
}), Tn = (e, t) => e.issues.length ? { issues: e.issues.map((e) => v(e, t, w())) } : { value: e.value };
async function En(e, t) {
	let n = { async: !0 };
	return Tn(await e._zod.run({
		value: t,
		issues: []
	}, n), n);
}
function Dn(e) {
	return {
		validate: (t) => {
			let n = { async: !1 };
			try {
				let r = e._zod.run({
					value: t,
					issues: []
				}, n);
				if (!(r instanceof Promise)) return Tn(r, n);
			} catch {}
			return En(e, t);
		},
		vendor: `zod`,
		version: 1
	};
}
const On = x(`$ZodString`, (e, t) => {
	E.init(e, t), e._zod.pattern = t.pattern ?? Qt, e._zod.parse = (n, r) => {
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
}), D = x(`$ZodStringFormat`, (e, t) => {
	hn.init(e, t), On.init(e, t);
}), kn = x(`$ZodGUID`, (e, t) => {
	t.pattern ??= Pt, D.init(e, t);
}), An = x(`$ZodUUID`, (e, t) => {
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
		t.pattern ??= Ft(e);
	} else t.pattern ??= Ft();
	D.init(e, t);
}), jn = x(`$ZodEmail`, (e, t) => {
	t.pattern ??= It, D.init(e, t);
});
function Mn(e) {
	try {
		return typeof URL < `u` && typeof URL.canParse == `function` ? URL.canParse(e) : (new URL(e), !0);
	} catch {
		return !1;
	}
}
function Nn(e, t) {
	return !(`normalize` in t) && !(`hostname` in t) && !(`protocol` in t) ? Mn(e) || 2 : Pn(e, t);
}
function Pn(e, t) {
	if (!t.normalize && t.protocol?.source === Wt.source && !/^https?:\/\//i.test(e)) return 1;
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
const Fn = /[\t\n\r]/g;
function In(e) {
	return e.replace(Fn, ``);
}
function Ln(e, t) {
	return t.lastIndex = 0, t.test(e.hostname);
}
function Rn(e, t) {
	return t.lastIndex = 0, t.test(e.protocol.endsWith(`:`) ? e.protocol.slice(0, -1) : e.protocol);
}
const zn = x(`$ZodURL`, (e, t) => {
	D.init(e, t), e._zod.check = (n) => {
		try {
			let r = n.value.trim(), i = Nn(r, t);
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
				n.value = In(r);
				return;
			}
			t.hostname && !Ln(i, t.hostname) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid hostname`,
				pattern: t.hostname.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), t.protocol && !Rn(i, t.protocol) && n.issues.push({
				code: `invalid_format`,
				format: `url`,
				note: `Invalid protocol`,
				pattern: t.protocol.source,
				input: n.value,
				inst: e,
				continue: !t.abort
			}), n.value = t.normalize ? i.href : In(r);
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
}), Bn = x(`$ZodEmoji`, (e, t) => {
	t.pattern ??= Lt(), D.init(e, t);
}), Vn = x(`$ZodNanoID`, (e, t) => {
	if (t.length !== void 0 && (!Number.isInteger(t.length) || t.length < 1)) throw Error(`Invalid nanoid length: ${t.length}`);
	t.pattern ??= t.length === void 0 ? jt : Mt(t.length), D.init(e, t);
}), Hn = x(`$ZodCUID`, (e, t) => {
	t.pattern ??= Et, D.init(e, t);
}), Un = x(`$ZodCUID2`, (e, t) => {
	t.pattern ??= Dt, D.init(e, t);
}), Wn = x(`$ZodULID`, (e, t) => {
	t.pattern ??= Ot, D.init(e, t);
}), Gn = x(`$ZodXID`, (e, t) => {
	t.pattern ??= kt, D.init(e, t);
}), Kn = x(`$ZodKSUID`, (e, t) => {
	t.pattern ??= At, D.init(e, t);
}), qn = x(`$ZodISODateTime`, (e, t) => {
	t.pattern ??= Zt(t), D.init(e, t);
}), Jn = x(`$ZodISODate`, (e, t) => {
	t.pattern ??= Jt, D.init(e, t);
}), Yn = x(`$ZodISOTime`, (e, t) => {
	t.pattern ??= Xt(t), D.init(e, t);
}), Xn = x(`$ZodISODuration`, (e, t) => {
	t.pattern ??= Nt, D.init(e, t);
}), Zn = x(`$ZodIPv4`, (e, t) => {
	t.pattern ??= Rt, D.init(e, t);
}), Qn = /^[0-9a-fA-F:.]+$/;
function $n(e) {
	return Qn.test(e) ? Mn(`http://[${e}]`) : !1;
}
const er = x(`$ZodIPv6`, (e, t) => {
	t.pattern ??= zt, D.init(e, t), e._zod.check = (n) => {
		$n(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `ipv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), tr = x(`$ZodCIDRv4`, (e, t) => {
	t.pattern ??= Bt, D.init(e, t);
});
function nr(e) {
	let t = e.split(`/`);
	if (t.length !== 2) return !1;
	let [n, r] = t;
	if (!r) return !1;
	let i = Number(r);
	return `${i}` !== r || i < 0 || i > 128 ? !1 : $n(n);
}
const rr = x(`$ZodCIDRv6`, (e, t) => {
	t.pattern ??= Vt, D.init(e, t), e._zod.check = (n) => {
		nr(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `cidrv6`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
});
function ir(e) {
	if (e === ``) return !0;
	if (/\s/.test(e) || e.length % 4 != 0) return !1;
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}
const ar = /^[0-9a-zA-Z+/]*={0,2}$/, or = x(`$ZodBase64`, (e, t) => {
	t.pattern ??= ar, D.init(e, t), e._zod.check = (n) => {
		ir(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), sr = /^[A-Za-z0-9_-]*$/;
function cr(e) {
	if (!sr.test(e)) return !1;
	let t = e.replace(/[-_]/g, (e) => e === `-` ? `+` : `/`);
	return ir(t.padEnd(Math.ceil(t.length / 4) * 4, `=`));
}
const lr = x(`$ZodBase64URL`, (e, t) => {
	t.pattern ??= sr, D.init(e, t), e._zod.check = (n) => {
		cr(n.value) || n.issues.push({
			code: `invalid_format`,
			format: `base64url`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), ur = x(`$ZodE164`, (e, t) => {
	t.pattern ??= Gt, D.init(e, t);
});
function dr(e, t = null) {
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
const fr = x(`$ZodJWT`, (e, t) => {
	D.init(e, t), e._zod.check = (n) => {
		dr(n.value, t.alg) || n.issues.push({
			code: `invalid_format`,
			format: `jwt`,
			input: n.value,
			inst: e,
			continue: !t.abort
		});
	};
}), pr = x(`$ZodNumber`, (e, t) => {
	E.init(e, t), e._zod.pattern = en, e._zod.parse = (n, r) => {
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
}), mr = x(`$ZodNumberFormat`, (e, t) => {
	dn.init(e, t), pr.init(e, t);
}), hr = x(`$ZodBoolean`, (e, t) => {
	E.init(e, t), e._zod.pattern = tn, e._zod.parse = (n, r) => {
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
}), gr = x(`$ZodNull`, (e, t) => {
	E.init(e, t), e._zod.pattern = nn, e._zod.values = /* @__PURE__ */ new Set([null]), e._zod.parse = (t, n) => {
		let r = t.value;
		return r === null || t.issues.push({
			expected: `null`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
	};
}), _r = x(`$ZodAny`, (e, t) => {
	E.init(e, t), e._zod.parse = (e) => e;
}), vr = x(`$ZodUnknown`, (e, t) => {
	E.init(e, t), e._zod.parse = (e) => e;
}), yr = x(`$ZodNever`, (e, t) => {
	E.init(e, t), e._zod.parse = (t, n) => (t.issues.push({
		expected: `never`,
		code: `invalid_type`,
		input: t.value,
		inst: e
	}), t);
});
function br(e, t) {
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
const xr = (e) => Array.isArray(e) ? e.length : -1;
function Sr(e, t, n) {
	e.issues.length && t.issues.push(...we(n, e.issues)), t.value[n] = e.value;
}
const Cr = x(`$ZodArray`, (e, t) => {
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
			if (c instanceof Promise) o.push(c.then((t) => Sr(t, r, e)));
			else if (Sr(c, r, e), s && c.issues.length !== 0 && _(c)) break;
		}
		return o.length ? Promise.all(o).then(() => r) : r;
	}, br(e, xr);
});
function wr(e, t, n, r, i, a) {
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
const Tr = [];
function Er(e) {
	let t = Object.keys(e.shape), n = Object.getOwnPropertySymbols(e.shape), r = n.length ? n : Tr, i = r.length ? [...t, ...r] : t;
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
function Dr(e, t, n, r, i, a, o) {
	let s = [], c = i.keySet, l = i.catchall._zod, u = l.def.type, d = l.optin, f = l.optout, p = 0;
	for (let i in t) {
		if (o && n.issues.length !== p) {
			if (_(n, p)) break;
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
		a instanceof Promise ? e.push(a.then((e) => wr(e, n, i, t, d, f))) : wr(a, n, i, t, d, f);
	}
	return s.length && n.issues.push({
		code: `unrecognized_keys`,
		keys: s,
		input: t,
		inst: a,
		continue: !0
	}), e.length ? Promise.all(e).then(() => n) : n;
}
const Or = x(`$ZodObject`, (e, t) => {
	E.init(e, t);
	let n = Object.getOwnPropertyDescriptor(t, `shape`), r = n?.get ? n.get.raw : t.shape ?? {};
	if (r) {
		let e = () => {
			let n = { ...r };
			return Object.defineProperty(t, "shape", { value: n }), e.raw = n, n;
		};
		e.raw = r, Object.defineProperty(t, "shape", { get: e });
	}
	let a = i(() => Er(t));
	b(e, `propValues`, (e) => {
		let t = e.def.shape, n = {};
		for (let e in t) {
			let r = t[e]._zod;
			if (r.values) {
				Object.prototype.hasOwnProperty.call(n, e) || c(n, e, /* @__PURE__ */ new Set());
				for (let t of r.values) n[e].add(t);
				r.optin !== void 0 && n[e].add(void 0);
			}
		}
		return n;
	});
	let o = ie, s = t.catchall, l, u = C.memoizer;
	u?.attach(e), e._zod.parse = (t, n) => {
		l ??= a.value;
		let r = t.value;
		if (!o(r)) return t.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: r,
			inst: e
		}), t;
		t.value = u ? u.alloc(e, t, {}, n) : {};
		let i = [], c = l.shape, d = n?.abortEarly, f = t.issues.length;
		for (let e of l.allKeys) {
			if (d && t.issues.length !== f) {
				if (_(t, f)) break;
				f = t.issues.length;
			}
			if (e === `__proto__`) continue;
			let a = c[e], o = a._zod.optin, s = a._zod.optout, l = a._zod.run({
				value: r[e],
				issues: []
			}, n);
			l instanceof Promise ? i.push(l.then((n) => wr(n, t, e, r, o, s))) : wr(l, t, e, r, o, s);
		}
		return s ? Dr(i, r, t, n, a.value, e, d === !0) : i.length ? Promise.all(i).then(() => t) : t;
	};
}), kr = x(`$ZodObjectJIT`, (e, t) => {
	Or.init(e, t);
	let n = e._zod.parse, r = i(() => Er(t)), a = C.memoizer, o = (t) => {
		let n = r.value, i = n.symbolKeys, o = new Cn([`payload`, `ctx`], {
			shape: t,
			inst: e,
			memo: a,
			syms: i
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
		o.write(a ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (let e of n.allKeys) {
			if (e === `__proto__`) continue;
			let n = l[e], r = typeof e == `symbol` ? `syms[${i.indexOf(e)}]` : te(e), a = `${r} in input`, u = t[e], d = u?._zod?.optin, f = d !== void 0, p = u?._zod?.optout === `optional`;
			if (o.write(`const ${n} = ${s(r)};`), f && p) {
				let e = d === `optional` ? `${n}_present` : `${n}.value !== undefined || ${n}_present`;
				o.write(`
        const ${n}_present = ${a};
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
        if (${n}.value !== undefined || ${a}) {
          newResult[${r}] = ${n}.value;
        }
      `)) : o.write(`
        const ${n}_present = ${a};
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
		return c(p) ? l && u && a?.async === !1 && a.jitless !== !0 ? (s ||= o(t.shape), i = s(i, a), d ? Dr([], p, i, a, f, e, a?.abortEarly === !0) : i) : n(i, a) : (i.issues.push({
			expected: `object`,
			code: `invalid_type`,
			input: p,
			inst: e
		}), i);
	};
});
function Ar(e, t, n, r) {
	for (let n of e) if (n.issues.length === 0) return t.value = n.value, t;
	let i = e.filter((e) => !_(e));
	return i.length === 1 ? (t.value = i[0].value, i[0]) : (t.issues.push({
		code: `invalid_union`,
		input: t.value,
		inst: n,
		errors: e.map((e) => e.issues.map((e) => v(e, r, w())))
	}), t);
}
const jr = x(`$ZodUnion`, (e, t) => {
	E.init(e, t), b(e, `optin`, (e) => e.def.options.some((e) => e._zod.optin === `defaulted`) ? `defaulted` : e.def.options.some((e) => e._zod.optin !== void 0) ? `optional` : void 0), b(e, `optout`, (e) => e.def.options.some((e) => e._zod.optout === `optional`) ? `optional` : void 0), b(e, `values`, (e) => {
		if (e.def.options.every((e) => e._zod.values)) return new Set(e.def.options.flatMap((e) => Array.from(e._zod.values)));
	}), b(e, `pattern`, (e) => {
		if (e.def.options.every((e) => e._zod.pattern)) {
			let t = e.def.options.map((e) => e._zod.pattern);
			return RegExp(`^(${t.map((e) => o(e.source)).join(`|`)})$`);
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
		return a ? Promise.all(o).then((t) => Ar(t, r, e, i)) : Ar(o, r, e, i);
	};
});
function Mr(e) {
	let t = /* @__PURE__ */ new Map();
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
const Nr = x(`$ZodDiscriminatedUnion`, (e, t) => {
	t.inclusive = !1, jr.init(e, t);
	let n = e._zod.parse;
	b(e, `propValues`, (e) => {
		let t = {}, n = 0;
		for (let r of e.def.options) {
			let i = r._zod.propValues;
			if (!i || Object.keys(i).length === 0) throw Error(`Invalid discriminated union option at index "${e.def.options.indexOf(r)}"`);
			i[e.def.discriminator]?.has(void 0) && n++;
			for (let [e, n] of Object.entries(i)) {
				Object.prototype.hasOwnProperty.call(t, e) || c(t, e, /* @__PURE__ */ new Set());
				for (let r of n) t[e].add(r);
			}
		}
		return !e.def.unionFallback && n > 1 && t[e.def.discriminator]?.delete(void 0), t;
	}), t.options.forEach((e, n) => {
		let r = l(e._zod.def);
		if (r && !Object.prototype.hasOwnProperty.call(r, t.discriminator)) throw Error(`Invalid discriminated union option at index "${n}"`);
	});
	let r = i(() => Mr(t));
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
}), Pr = x(`$ZodIntersection`, (e, t) => {
	E.init(e, t), e._zod.parse = (e, n) => {
		let r = e.value, i = t.left._zod.run({
			value: r,
			issues: []
		}, n), a = t.right._zod.run({
			value: r,
			issues: []
		}, n);
		return i instanceof Promise || a instanceof Promise ? Promise.all([i, a]).then(([t, n]) => Ir(e, t, n)) : Ir(e, i, a);
	};
});
function Fr(e, t) {
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
			let r = Fr(e[n], t[n]);
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
			let i = e[r], a = t[r], o = Fr(i, a);
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
function Ir(e, t, n) {
	let r = /* @__PURE__ */ new Map(), i, a = /* @__PURE__ */ new Map(), o = (e, t) => {
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
	let c = Fr(t.value, n.value);
	if (!c.valid) {
		if (_(e)) return e;
		throw Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`);
	}
	return e.value = c.data, e;
}
const Lr = x(`$ZodRecord`, (e, t) => {
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
			let c = /* @__PURE__ */ new Set();
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
						issues: s.issues.map((e) => v(e, i, w())),
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
				if (typeof n == `string` && en.test(n) && l.issues.length) {
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
						issues: l.issues.map((e) => v(e, i, w())),
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
}), Rr = x(`$ZodEnum`, (t, n) => {
	E.init(t, n);
	let r = e(n.entries), i = new Set(r);
	t._zod.values = i, b(t, `pattern`, (t) => {
		let n = e(t.def.entries).filter((e) => ce.has(typeof e));
		return RegExp(n.length ? `^(${n.map((e) => le(e.toString())).join(`|`)})$` : `^[^\\s\\S]$`);
	}), t._zod.parse = (e, n) => {
		let a = e.value;
		return i.has(a) || e.issues.push({
			code: `invalid_value`,
			values: r,
			input: a,
			inst: t
		}), e;
	};
}), zr = x(`$ZodLiteral`, (e, t) => {
	E.init(e, t);
	let n = new Set(t.values);
	e._zod.values = n, b(e, `pattern`, (e) => {
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
}), Br = x(`$ZodTransform`, (e, t) => {
	E.init(e, t), e._zod.optin = `optional`, C.memoizer?.guard(e), e._zod.parse = (n, r) => {
		if (r.direction === `backward`) throw new Je(e.constructor.name);
		let i = t.transform(n.value, n);
		if (r.async) return (i instanceof Promise ? i : Promise.resolve(i)).then((e) => (n.value = e, n));
		if (i instanceof Promise) throw new S();
		return n.value = i, n;
	};
});
function Vr(e, t) {
	return e.value = t.issues.length ? void 0 : t.value, e;
}
const Hr = x(`$ZodOptional`, (e, t) => {
	E.init(e, t), b(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), e._zod.optout = `optional`, b(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? /* @__PURE__ */ new Set([...t, void 0]) : void 0;
	}), b(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${o(t.source)})?$`) : void 0;
	}), e._zod.parse = (e, n) => {
		if (e.value === void 0) {
			if (t.innerType._zod.optin !== `defaulted`) return e;
			let r = t.innerType._zod.run({
				value: e.value,
				issues: []
			}, n);
			return r instanceof Promise ? r.then((t) => Vr(e, t)) : Vr(e, r);
		}
		return t.innerType._zod.run(e, n);
	};
}), Ur = x(`$ZodExactOptional`, (e, t) => {
	Hr.init(e, t), b(e, `values`, (e) => e.def.innerType._zod.values), b(e, `pattern`, (e) => e.def.innerType._zod.pattern), e._zod.parse = (e, n) => t.innerType._zod.run(e, n);
}), Wr = x(`$ZodNullable`, (e, t) => {
	E.init(e, t), b(e, `optin`, (e) => e.def.innerType._zod.optin), b(e, `optout`, (e) => e.def.innerType._zod.optout), b(e, `pattern`, (e) => {
		let t = e.def.innerType._zod.pattern;
		return t ? RegExp(`^(${o(t.source)}|null)$`) : void 0;
	}), b(e, `values`, (e) => e.def.innerType._zod.values ? /* @__PURE__ */ new Set([...e.def.innerType._zod.values, null]) : void 0), e._zod.parse = (e, n) => e.value === null ? e : t.innerType._zod.run(e, n);
}), Gr = x(`$ZodDefault`, (e, t) => {
	E.init(e, t), e._zod.optin = `defaulted`, b(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		if (e.value === void 0) return e.value = t.defaultValue, e;
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => Kr(e, t)) : Kr(r, t);
	};
});
function Kr(e, t) {
	return e.value === void 0 && (e.value = t.defaultValue), e;
}
const qr = x(`$ZodPrefault`, (e, t) => {
	E.init(e, t), e._zod.optin = `defaulted`, b(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => (n.direction === `backward` || e.value === void 0 && (e.value = t.defaultValue), t.innerType._zod.run(e, n));
}), Jr = x(`$ZodNonOptional`, (e, t) => {
	E.init(e, t), b(e, `values`, (e) => {
		let t = e.def.innerType._zod.values;
		return t ? new Set([...t].filter((e) => e !== void 0)) : void 0;
	}), e._zod.parse = (n, r) => {
		let i = t.innerType._zod.run(n, r);
		return i instanceof Promise ? i.then((t) => Yr(t, e)) : Yr(i, e);
	};
});
function Yr(e, t) {
	return !e.issues.length && e.value === void 0 && e.issues.push({
		code: `invalid_type`,
		expected: `nonoptional`,
		input: e.value,
		inst: t
	}), e;
}
function Xr(e, t, n, r) {
	return t.issues.length ? (e.value = n.catchValue({
		...t,
		value: e.value,
		error: { issues: t.issues.map((e) => v(e, r, w())) },
		input: e.value
	}), e) : (e.value = t.value, t.memo && (e.memo = !0), e);
}
const Zr = x(`$ZodCatch`, (e, t) => {
	E.init(e, t), b(e, `optin`, (e) => e.def.innerType._zod.optin === `defaulted` ? `defaulted` : `optional`), b(e, `optout`, (e) => e.def.innerType._zod.optout), b(e, `values`, (e) => e.def.innerType._zod.values), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run({
			value: e.value,
			issues: []
		}, n);
		return r instanceof Promise ? r.then((r) => Xr(e, r, t, n)) : Xr(e, r, t, n);
	};
}), Qr = x(`$ZodPipe`, (e, t) => {
	E.init(e, t), b(e, `values`, (e) => e.def.in._zod.values), b(e, `optin`, (e) => e.def.in._zod.optin), b(e, `optout`, (e) => e.def.out._zod.optout), b(e, `propValues`, (e) => e.def.in._zod.propValues), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) {
			let r = t.out._zod.run(e, n);
			return r instanceof Promise ? r.then((e) => $r(e, t.in, n)) : $r(r, t.in, n);
		}
		let r = t.in._zod.run(e, n);
		return r instanceof Promise ? r.then((e) => $r(e, t.out, n)) : $r(r, t.out, n);
	};
});
function $r(e, t, n) {
	return e.issues.some((e) => e.code !== `unrecognized_keys`) ? (e.aborted = !0, e) : t._zod.run({
		value: e.value,
		issues: e.issues
	}, n);
}
const ei = x(`$ZodPreprocess`, (e, t) => {
	Qr.init(e, t);
}), ti = x(`$ZodReadonly`, (e, t) => {
	E.init(e, t), b(e, `propValues`, (e) => e.def.innerType._zod.propValues), b(e, `values`, (e) => e.def.innerType._zod.values), b(e, `optin`, (e) => e.def.innerType?._zod?.optin), b(e, `optout`, (e) => e.def.innerType?._zod?.optout), e._zod.parse = (e, n) => {
		if (n.direction === `backward`) return t.innerType._zod.run(e, n);
		let r = t.innerType._zod.run(e, n);
		return r instanceof Promise ? r.then(ni) : ni(r);
	};
});
function ni(e) {
	return e.memo || (e.value = Object.freeze(e.value)), e;
}
const ri = x(`$ZodCustom`, (e, t) => {
	T.init(e, t), E.init(e, t), e._zod.parse = (e, t) => e, e._zod.check = (n) => {
		let r = n.value, i = t.fn(r);
		if (i instanceof Promise) return i.then((t) => ii(t, n, r, e));
		ii(i, n, r, e);
	};
});
function ii(e, t, n, r) {
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
var ai = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`), this.name = `ZodCyclicError`;
	}
};
const oi = `~memo`, si = [];
function ci(e) {
	return typeof e == `object` && !!e;
}
function li(e) {
	return e.map((e) => e.path ? {
		...e,
		path: e.path.slice()
	} : { ...e });
}
const ui = /* @__PURE__ */ new WeakMap();
function di(e, t, n) {
	let r = ui.get(e);
	if (r !== void 0) return r ? 2 : 0;
	if (t.has(e)) return 2;
	t.add(e);
	let i = 0, a = (e) => {
		if (i !== 2 && e?._zod) {
			let r = di(e, t, n);
			r > i && (i = r);
		}
	}, o = (e, r) => {
		let i = 0;
		for (let a of Reflect.ownKeys(e)) {
			let o = Object.getOwnPropertyDescriptor(e, a);
			if (r && !o.enumerable) continue;
			let s = o.get ? 1 : o.value?._zod ? di(o.value, t, n) : 0;
			s > i && (i = s);
		}
		return i;
	}, s = (e) => {
		e > i && (i = e);
	}, c = e._zod.def;
	switch (c.type) {
		case `object`: {
			let e = l(c);
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
			s(r ? di(r, t, !1) : 1);
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
	return t.delete(e), fi(e, i);
}
function fi(e, t) {
	return t !== 1 && ui.set(e, t === 2), t;
}
function pi(e, t) {
	let n = e.buckets.get(t);
	return n || (n = /* @__PURE__ */ new WeakMap(), e.buckets.set(t, n)), n;
}
let mi;
const hi = [], gi = {
	alloc(e, t, n) {
		let r = mi;
		if (!r) return n;
		mi = void 0;
		let i = {
			value: n,
			issues: null
		};
		return r.set(t.value, i), hi.push(i), n;
	},
	guard(e) {
		var t;
		(t = e._zod).deferred ?? (t.deferred = []), e._zod.deferred.push(() => {
			let t = e._zod.parse, n = (e, n) => {
				if (n.direction !== `backward` && vi(n, e.value)) throw new ai();
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
					let i = di(e, /* @__PURE__ */ new Set(), !1);
					if (i === 0) return e._zod.parse = t, e._zod.run === o && (e._zod.run = t), t(s, c);
					i === 2 || r ? n = !0 : r = !0;
				}
				let l = s.value;
				if (!ci(l)) return t(s, c);
				let u = c[oi];
				u || (u = {
					buckets: /* @__PURE__ */ new WeakMap(),
					backEdges: void 0
				}, c[oi] = u);
				let d;
				i === c ? d = a : (d = pi(u, e), i = c, a = d);
				let f = d.get(l);
				if (f) return s.value = f.value, f.issues ? f.issues.length && s.issues.push(...li(f.issues)) : (s.memo = !0, u.backEdges ?? (u.backEdges = /* @__PURE__ */ new WeakSet()), u.backEdges.add(f.value)), s;
				mi = d;
				let p = hi.length, ee = t(s, c);
				mi = void 0;
				let m = hi.length > p ? hi.pop() : void 0;
				return ee instanceof Promise ? ee.then((e) => (m && (m.issues = e.issues.length ? li(e.issues) : si), e)) : (m && (m.issues = ee.issues.length ? li(ee.issues) : si), ee);
			};
			e._zod.parse = o, e._zod.run === t && (e._zod.run = o);
		});
	}
};
function _i() {
	return gi;
}
function vi(e, t) {
	let n = e[oi]?.backEdges;
	return n !== void 0 && ci(t) && n.has(t);
}
const yi = () => {
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
	function n(t) {
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
			case `invalid_value`: return e.values.length === 1 ? `Invalid input: expected ${ue(e.values[0])}` : `Invalid option: expected one of ${t(e.values, `|`)}`;
			case `too_big`: {
				let t = e.exact ? `exactly ` : e.inclusive ? `<=` : `<`, r = n(e.origin);
				return r ? `Too big: expected ${e.origin ?? `value`} to have ${t}${e.maximum.toString()} ${r.unit ?? `elements`}` : `Too big: expected ${e.origin ?? `value`} to be ${t}${e.maximum.toString()}`;
			}
			case `too_small`: {
				let t = e.exact ? `exactly ` : e.inclusive ? `>=` : `>`, r = n(e.origin);
				return r ? `Too small: expected ${e.origin} to have ${t}${e.minimum.toString()} ${r.unit}` : `Too small: expected ${e.origin} to be ${t}${e.minimum.toString()}`;
			}
			case `invalid_format`: {
				let t = e;
				return t.format === `starts_with` ? `Invalid string: must start with "${t.prefix}"` : t.format === `ends_with` ? `Invalid string: must end with "${t.suffix}"` : t.format === `includes` ? `Invalid string: must include "${t.includes}"` : t.format === `regex` ? `Invalid string: must match pattern ${t.pattern}` : `Invalid ${r[t.format] ?? e.format}`;
			}
			case `not_multiple_of`: return `Invalid number: must be a multiple of ${e.divisor}`;
			case `unrecognized_keys`: return `Unrecognized key${e.keys.length > 1 ? `s` : ``}: ${t(e.keys, `, `)}`;
			case `invalid_key`: return `Invalid key in ${e.origin}`;
			case `invalid_union`: return e.options && Array.isArray(e.options) && e.options.length > 0 ? `Invalid discriminator value. Expected ${e.options.map((e) => `'${e}'`).join(` | `)}` : e.inclusive === !1 ? `Invalid input: more than one option matched` : `Invalid input`;
			case `invalid_element`: return `Invalid value in ${e.origin}`;
			default: return `Invalid input`;
		}
	};
};
function bi() {
	return { localeError: yi() };
}
var xi, Si = class {
	constructor() {
		this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map();
	}
	add(e, ...t) {
		let n = t[0];
		return this._map.set(e, n), n && typeof n == `object` && `id` in n && this._idmap.set(n.id, e), this;
	}
	clear() {
		return this._map = /* @__PURE__ */ new WeakMap(), this._idmap = /* @__PURE__ */ new Map(), this;
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
function Ci() {
	return new Si();
}
(xi = globalThis).__zod_globalRegistry ?? (xi.__zod_globalRegistry = Ci());
const wi = globalThis.__zod_globalRegistry;
function Ti(e) {
	return e.checks &&= [...e.checks], e;
}
function Ei(e, t) {
	return new e(Ti({
		type: `string`,
		...g(t)
	}));
}
function Di(e, t) {
	return new e({
		type: `string`,
		format: `email`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Oi(e, t) {
	return new e({
		type: `string`,
		format: `guid`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function ki(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Ai(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v4`,
		...g(t)
	});
}
function ji(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v6`,
		...g(t)
	});
}
function Mi(e, t) {
	return new e({
		type: `string`,
		format: `uuid`,
		check: `string_format`,
		abort: !1,
		version: `v7`,
		...g(t)
	});
}
function Ni(e, t) {
	return new e({
		type: `string`,
		format: `url`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Pi(e, t) {
	return new e({
		type: `string`,
		format: `emoji`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Fi(e, t) {
	return new e({
		type: `string`,
		format: `nanoid`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Ii(e, t) {
	return new e({
		type: `string`,
		format: `cuid`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Li(e, t) {
	return new e({
		type: `string`,
		format: `cuid2`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Ri(e, t) {
	return new e({
		type: `string`,
		format: `ulid`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function zi(e, t) {
	return new e({
		type: `string`,
		format: `xid`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Bi(e, t) {
	return new e({
		type: `string`,
		format: `ksuid`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Vi(e, t) {
	return new e({
		type: `string`,
		format: `ipv4`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Hi(e, t) {
	return new e({
		type: `string`,
		format: `ipv6`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Ui(e, t) {
	return new e({
		type: `string`,
		format: `cidrv4`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Wi(e, t) {
	return new e({
		type: `string`,
		format: `cidrv6`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Gi(e, t) {
	return new e({
		type: `string`,
		format: `base64`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Ki(e, t) {
	return new e({
		type: `string`,
		format: `base64url`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function qi(e, t) {
	return new e({
		type: `string`,
		format: `e164`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Ji(e, t) {
	return new e({
		type: `string`,
		format: `jwt`,
		check: `string_format`,
		abort: !1,
		...g(t)
	});
}
function Yi(e, t) {
	return new e({
		type: `string`,
		format: `datetime`,
		check: `string_format`,
		offset: !1,
		local: !1,
		precision: null,
		...g(t)
	});
}
function Xi(e, t) {
	return new e({
		type: `string`,
		format: `date`,
		check: `string_format`,
		...g(t)
	});
}
function Zi(e, t) {
	return new e({
		type: `string`,
		format: `time`,
		check: `string_format`,
		precision: null,
		...g(t)
	});
}
function Qi(e, t) {
	return new e({
		type: `string`,
		format: `duration`,
		check: `string_format`,
		...g(t)
	});
}
function $i(e, t) {
	return new e(Ti({
		type: `number`,
		checks: [],
		...g(t)
	}));
}
function ea(e, t) {
	return new e(Ti({
		type: `number`,
		coerce: !0,
		checks: [],
		...g(t)
	}));
}
function ta(e, t) {
	return new e({
		type: `number`,
		check: `number_format`,
		abort: !1,
		format: `safeint`,
		...g(t)
	});
}
function na(e, t) {
	return new e({
		type: `boolean`,
		...g(t)
	});
}
function ra(e, t) {
	return new e({
		type: `null`,
		...g(t)
	});
}
function ia(e) {
	return new e({ type: `any` });
}
function aa(e) {
	return new e({ type: `unknown` });
}
function oa(e, t) {
	return new e({
		type: `never`,
		...g(t)
	});
}
function sa(e, t) {
	return new cn({
		check: `less_than`,
		...g(t),
		value: e,
		inclusive: !1
	});
}
function ca(e, t) {
	return new cn({
		check: `less_than`,
		...g(t),
		value: e,
		inclusive: !0
	});
}
function la(e, t) {
	return new ln({
		check: `greater_than`,
		...g(t),
		value: e,
		inclusive: !1
	});
}
function ua(e, t) {
	return new ln({
		check: `greater_than`,
		...g(t),
		value: e,
		inclusive: !0
	});
}
function da(e, t) {
	return new un({
		check: `multiple_of`,
		...g(t),
		value: e
	});
}
function fa(e, t) {
	return new fn({
		check: `max_length`,
		...g(t),
		maximum: e
	});
}
function pa(e, t) {
	return new pn({
		check: `min_length`,
		...g(t),
		minimum: e
	});
}
function ma(e, t) {
	return new mn({
		check: `length_equals`,
		...g(t),
		length: e
	});
}
function ha(e, t) {
	return new gn({
		check: `string_format`,
		format: `regex`,
		...g(t),
		pattern: e
	});
}
function ga(e) {
	return new _n({
		check: `string_format`,
		format: `lowercase`,
		...g(e)
	});
}
function _a(e) {
	return new vn({
		check: `string_format`,
		format: `uppercase`,
		...g(e)
	});
}
function va(e, t) {
	return new yn({
		check: `string_format`,
		format: `includes`,
		...g(t),
		includes: e
	});
}
function ya(e, t) {
	return new bn({
		check: `string_format`,
		format: `starts_with`,
		...g(t),
		prefix: e
	});
}
function ba(e, t) {
	return new xn({
		check: `string_format`,
		format: `ends_with`,
		...g(t),
		suffix: e
	});
}
function xa(e) {
	return new Sn({
		check: `overwrite`,
		tx: e
	});
}
function Sa(e) {
	return xa((t) => t.normalize(e));
}
function Ca() {
	return xa((e) => e.trim());
}
function wa() {
	return xa((e) => e.toLowerCase());
}
function Ta() {
	return xa((e) => e.toUpperCase());
}
function Ea() {
	return xa((e) => ne(e));
}
function Da(e, t, n) {
	return new e({
		type: `array`,
		element: t,
		...g(n)
	});
}
function Oa(e, t, n) {
	let r = g(n);
	return r.abort ??= !0, new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...r
	});
}
function ka(e, t, n) {
	return new e({
		type: `custom`,
		check: `custom`,
		fn: t,
		...g(n)
	});
}
function Aa(e, t) {
	let n = ja((t) => (t.addIssue = (e) => {
		if (typeof e == `string`) t.issues.push(Me(e, t.value, n._zod.def));
		else {
			let r = e;
			r.fatal && (r.continue = !1), r.code ??= `custom`, `input` in r || (r.input = t.value), r.inst ??= n, r.continue ??= !n._zod.def.abort, t.issues.push(Me(r));
		}
	}, e(t.value, t)), t);
	return n;
}
function ja(e, t) {
	let n = new T({
		check: `custom`,
		...g(t)
	});
	return n._zod.check = e, n;
}
function Ma(e, ...t) {
	for (let n of t) for (let t of Reflect.ownKeys(n)) Object.prototype.propertyIsEnumerable.call(n, t) && c(e, t, n[t]);
	return e;
}
function Na(e) {
	let t = e?.target ?? `draft-2020-12`;
	return t === `draft-4` && (t = `draft-04`), t === `draft-7` && (t = `draft-07`), {
		processors: e.processors ?? {},
		metadataRegistry: e?.metadata ?? wi,
		target: t,
		unrepresentable: e?.unrepresentable ?? `throw`,
		override: e?.override ?? (() => {}),
		io: e?.io ?? `output`,
		counter: 0,
		seen: /* @__PURE__ */ new Map(),
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
	return c && Ma(o.schema, c), t.io === `input` && A(e) && (delete o.schema.examples, delete o.schema.default), t.io === `input` && `_prefault` in o.schema && ((r = o.schema).default ?? (r.default = o.schema._prefault)), delete o.schema._prefault, t.seen.get(e).schema;
}
function Pa(e) {
	return e.replace(/~/g, `~0`).replace(/\//g, `~1`);
}
function Fa(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	if (e.external && e.sharedDefsExtractedFor === e.external) return;
	let r = /* @__PURE__ */ new Map();
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
				ref: `${i(`__shared`)}#/${r}/${Pa(a)}`
			};
		}
		let i = `#/${r}/`;
		if (t[1] === n && !t[1].schema.id) return { ref: `#` };
		let a = t[1].schema.id ?? `__schema${e.counter++}`;
		return {
			defId: a,
			ref: i + Pa(a)
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
function Ia(e) {
	let t = e.anyOf;
	if (!Array.isArray(t) || t.length === 0 || e.type !== void 0) return;
	let n = [];
	for (let e of t) {
		if (!e || typeof e != `object`) return;
		Ia(e);
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
const La = /* @__PURE__ */ new Set([
	`type`,
	`properties`,
	`required`,
	`additionalProperties`
]), Ra = [`oneOf`, `anyOf`];
function za(e) {
	let t = e.additionalProperties;
	return t === void 0 || t === !1 || typeof t != `object` || !t ? null : Object.keys(t).length ? t : null;
}
function Ba(e) {
	let t = [];
	for (let n of e) {
		if (typeof n != `object` || n.type !== `object`) return null;
		for (let e in n) if (!La.has(e)) return null;
		t.push(n);
	}
	let n = {}, r = /* @__PURE__ */ new Set();
	for (let e of t) {
		for (let r in e.properties) {
			if (Object.prototype.hasOwnProperty.call(n, r)) continue;
			let e = [];
			for (let n of t) {
				let t = n.properties?.[r] ?? za(n);
				t != null && (e.some((e) => JSON.stringify(e) === JSON.stringify(t)) || e.push(t));
			}
			c(n, r, e.length === 1 ? e[0] : Ba(e) ?? { allOf: e });
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
			let t = za(n);
			t && !e.some((e) => JSON.stringify(e) === JSON.stringify(t)) && e.push(t);
		}
		e.length === 1 ? i.additionalProperties = e[0] : e.length > 1 && (i.additionalProperties = { allOf: e });
	}
	return i;
}
function Va(e) {
	let t = e.allOf;
	if (!Array.isArray(t) || t.length < 2) return;
	for (let t of La) if (t in e) return;
	let n = t.filter((e) => Ra.some((t) => Array.isArray(e[t]))), r = null;
	if (!n.length) r = Ba(t);
	else {
		let e = n[0], i = Ra.find((t) => Array.isArray(e[t]));
		if (Object.keys(e).length !== 1) return;
		let a = t.filter((t) => t !== e), o = e[i].map((e) => Ba([...a, e]));
		if (o.some((e) => !e)) return;
		r = { [i]: o };
	}
	r && (delete e.allOf, Ma(e, r));
}
function Ha(e, t) {
	let n = e.seen.get(t);
	if (!n) throw Error(`Unprocessed schema. This is a bug in Zod.`);
	let r = (t) => {
		let n = e.seen.get(t);
		if (n.ref === null) return;
		let i = n.def ?? n.schema, a = { ...i }, o = n.ref;
		if (n.ref = null, o) {
			r(o);
			let n = e.seen.get(o), s = n.schema;
			if (s.$ref && (e.target === `draft-07` || e.target === `draft-04` || e.target === `openapi-3.0`) ? (i.allOf = i.allOf ?? [], i.allOf.push(s)) : Ma(i, s), Ma(i, a), t._zod.parent === o) for (let e in i) e !== `$ref` && e !== `allOf` && (e in a || delete i[e]);
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
		if (e.target !== `openapi-3.0`) for (let t of e.seen.entries()) Ia(t[1].def ?? t[1].schema);
		for (let t of e.deferred) t();
		if (e.intersections.length) {
			let t = /* @__PURE__ */ new Map();
			for (let n of e.seen.values()) for (let e of [n.schema, n.def]) {
				let n = e?.allOf;
				if (!Array.isArray(n)) continue;
				let r = t.get(n);
				r ? r.push(e) : t.set(n, [e]);
			}
			for (let n of e.intersections) for (let e of t.get(n) ?? []) Va(e);
		}
	}
	let i = {};
	if (e.target === `draft-2020-12` ? i.$schema = `https://json-schema.org/draft/2020-12/schema` : e.target === `draft-07` ? i.$schema = `http://json-schema.org/draft-07/schema#` : e.target === `draft-04` ? i.$schema = `http://json-schema.org/draft-04/schema#` : e.target, e.external?.uri) {
		let n = e.external.registry.get(t)?.id;
		if (!n) throw Error("Schema is missing an `id` property");
		i.$id = e.external.uri(n);
	}
	Ma(i, n.defId ? n.schema : n.def ?? n.schema);
	let a = e.metadataRegistry.get(t)?.id;
	a !== void 0 && i.id === a && delete i.id;
	let o = e.external?.defs ?? {};
	if (!e.external || e.sharedEmitDoneFor !== e.external) for (let t of e.seen.entries()) {
		let e = t[1];
		e.def && e.defId && (e.def.id === e.defId && delete e.def.id, c(o, e.defId, e.def));
	}
	e.external && (e.sharedEmitDoneFor = e.external), e.external || Object.keys(o).length > 0 && (e.target === `draft-2020-12` ? i.$defs = o : i.definitions = o);
	try {
		let n = JSON.parse(JSON.stringify(i));
		return Object.defineProperty(n, "~standard", {
			value: {
				...t[`~standard`],
				jsonSchema: {
					input: Wa(t, `input`, e.processors),
					output: Wa(t, `output`, e.processors)
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
	let n = t ?? { seen: /* @__PURE__ */ new Set() };
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
const Ua = (e, t = {}) => (n) => {
	let r = Na({
		...n,
		processors: t
	});
	return k(e, r), Fa(r, e), Ha(r, e);
}, Wa = (e, t, n = {}) => (r) => {
	let { libraryOptions: i, target: a } = r ?? {}, o = Na({
		...i ?? {},
		target: a,
		io: t,
		processors: n
	});
	return k(e, o), Fa(o, e), Ha(o, e);
}, Ga = (e, t, n) => {
	(e[t] === void 0 || n > e[t]) && (e[t] = n);
}, Ka = (e, t, n) => {
	(e[t] === void 0 || n < e[t]) && (e[t] = n);
}, qa = (e, t) => {
	Ga(e, `minimum`, t), Ka(e, `maximum`, t);
}, Ja = (e, t) => {
	e.multipleOf ??= [], e.multipleOf.includes(t) || e.multipleOf.push(t);
}, Ya = (e, t) => {
	e.patterns ??= /* @__PURE__ */ new Set(), e.patterns.add(t);
}, Xa = (e, t) => {
	e.mime = e.mime ? e.mime.filter((e) => t.includes(e)) : [...t];
}, Za = (e, t) => {
	e.format = t, t.includes(`int`) && (e.isInt = !0);
}, Qa = (e, t) => Ga(e, `minimum`, t.minimum), $a = (e, t) => Ka(e, `maximum`, t.maximum), eo = (e) => (t, n) => {
	Za(t, n.format);
	let [r, i] = e[n.format];
	Ga(t, `minimum`, r), Ka(t, `maximum`, i);
}, to = {
	greater_than: (e, t) => Ga(e, t.inclusive ? `minimum` : `exclusiveMinimum`, t.value),
	less_than: (e, t) => Ka(e, t.inclusive ? `maximum` : `exclusiveMaximum`, t.value),
	multiple_of: (e, t) => Ja(e, t.value),
	number_format: eo(fe),
	bigint_format: eo(pe),
	min_length: Qa,
	max_length: $a,
	length_equals: (e, t) => qa(e, t.length),
	min_size: Qa,
	max_size: $a,
	size_equals: (e, t) => qa(e, t.size),
	string_format: (e, t) => {
		Za(e, t.format), t.pattern && Ya(e, t.pattern), (t.format === `base64` || t.format === `base64url`) && (e.contentEncoding = t.format), (t.local || t.precision === -1) && (e.laxFormat = !0);
	},
	mime_type: (e, t) => Xa(e, t.mime)
};
function j(e) {
	let t = {}, n = e._zod.def, r = e._zod.traits.has(`$ZodCheck`) ? [e, ...n.checks ?? []] : n.checks ?? [];
	for (let e of r) to[e._zod.def.check]?.(t, e._zod.def);
	let i = e._zod.bag;
	i.minimum !== void 0 && Ga(t, `minimum`, i.minimum), i.exclusiveMinimum !== void 0 && Ga(t, `exclusiveMinimum`, i.exclusiveMinimum), i.maximum !== void 0 && Ka(t, `maximum`, i.maximum), i.exclusiveMaximum !== void 0 && Ka(t, `exclusiveMaximum`, i.exclusiveMaximum), i.multipleOf !== void 0 && Ja(t, i.multipleOf), i.format !== void 0 && (t.format ??= i.format, i.format.includes(`int`) && (t.isInt = !0)), i.mime && Xa(t, i.mime);
	for (let e of i.patterns ?? []) Ya(t, e);
	return t;
}
const no = {
	guid: `uuid`,
	url: `uri`,
	datetime: `date-time`,
	json_string: `json-string`,
	regex: ``
}, ro = /* @__PURE__ */ new Map([[ar, Ht], [sr, Ut]]), io = (e) => ro.get(e) ?? e, ao = (e, t, n, r) => {
	let i = n;
	i.type = `string`;
	let { minimum: a, maximum: o, format: s, patterns: c, contentEncoding: l, laxFormat: u } = j(e);
	if (typeof a == `number` && (i.minLength = a), typeof o == `number` && (i.maxLength = o), s && (i.format = no[s] ?? s, i.format === `` && delete i.format, (s === `time` || u) && delete i.format), l && (i.contentEncoding = l), c && c.size > 0) {
		let e = [...c].map(io);
		e.length === 1 ? i.pattern = e[0].source : e.length > 1 && (i.allOf = [...e.map((e) => ({
			...t.target === `draft-07` || t.target === `draft-04` || t.target === `openapi-3.0` ? { type: `string` } : {},
			pattern: e.source
		}))]);
	}
}, oo = (e, t, n, r) => {
	let i = n, { minimum: a, maximum: o, multipleOf: s, exclusiveMaximum: c, exclusiveMinimum: l, isInt: u } = j(e);
	i.type = u ? `integer` : `number`;
	let d = typeof l == `number` && l >= (a ?? -1 / 0), f = typeof c == `number` && c <= (o ?? 1 / 0), p = t.target === `draft-04` || t.target === `openapi-3.0`;
	if (d ? p ? (i.minimum = l, i.exclusiveMinimum = !0) : i.exclusiveMinimum = l : typeof a == `number` && (i.minimum = a), f ? p ? (i.maximum = c, i.exclusiveMaximum = !0) : i.exclusiveMaximum = c : typeof o == `number` && (i.maximum = o), s) {
		let n = /* @__PURE__ */ new Set();
		for (let a of s) Number.isFinite(a) && a !== 0 ? n.add(Math.abs(a)) : O(e, t, i, r, `A multipleOf divisor of ${a} cannot be represented in JSON Schema`);
		let [a, ...o] = n;
		a !== void 0 && (i.multipleOf = a), o.length && (i.allOf = [...i.allOf ?? [], ...o.map((e) => ({ multipleOf: e }))]);
	}
}, so = (e, t, n, r) => {
	n.type = `boolean`;
}, co = (e, t, n, r) => {
	t.target === `openapi-3.0` ? (n.type = `string`, n.nullable = !0, n.enum = [null]) : n.type = `null`;
}, lo = (e, t, n, r) => {
	n.not = {};
}, uo = (t, n, r, i) => {
	let a = t._zod.def, o = e(a.entries);
	o.length === 0 ? r.not = {} : (o.every((e) => typeof e == `number`) && (r.type = `number`), o.every((e) => typeof e == `string`) && (r.type = `string`), r.enum = o);
}, fo = (e, t, n, r) => {
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
}, po = (e, t, n, r) => {
	O(e, t, n, r, `Custom types cannot be represented in JSON Schema`);
}, mo = (e, t, n, r) => {
	O(e, t, n, r, `Transforms cannot be represented in JSON Schema`);
}, ho = (e, t, n, r) => {
	let i = n, a = e._zod.def, { minimum: o, maximum: s } = j(e);
	typeof o == `number` && (i.minItems = o), typeof s == `number` && (i.maxItems = s), i.type = `array`, i.items = k(a.element, t, {
		...r,
		path: [...r.path, `items`]
	});
};
function go(e) {
	let t = e._zod.def;
	return t.type === `pipe` && t.in._zod.traits.has(`$ZodTransform`) ? go(t.out) : t.type === `catch` ? go(t.innerType) : e._zod.optin;
}
const _o = (e, t, n, r) => {
	let i = n, a = e._zod.def, o = a.shape;
	if (Object.getOwnPropertySymbols(o).length && O(e, t, i, r, `Symbol keys cannot be represented in JSON Schema`)) return;
	i.type = `object`, i.properties = {};
	for (let e in o) c(i.properties, e, k(o[e], t, {
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
		(t.io === `input` ? go(n) === void 0 : n._zod.optout === void 0) && s.push(e);
	}
	s.length > 0 && (i.required = s), a.catchall?._zod.def.type === `never` ? i.additionalProperties = !1 : a.catchall ? a.catchall && (i.additionalProperties = k(a.catchall, t, {
		...r,
		path: [...r.path, `additionalProperties`]
	})) : t.io === `output` && (i.additionalProperties = !1);
}, vo = (e, t, n, r) => {
	let i = e._zod.def, a = i.inclusive === !1, o = i.options.map((e, n) => k(e, t, {
		...r,
		path: [
			...r.path,
			a ? `oneOf` : `anyOf`,
			n
		]
	}));
	a ? n.oneOf = o : n.anyOf = o;
}, yo = (e, t, n, r) => {
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
function bo(e, t, n) {
	if (t.$ref) {
		if (n.has(t)) return t;
		n.add(t);
		let r = e.get(t)?.def;
		if (!r) return t;
		let i = bo(e, r, n);
		return i === r ? t : i;
	}
	for (let r of [`anyOf`, `oneOf`]) {
		let i = t[r];
		if (!Array.isArray(i)) continue;
		let a = i.map((t) => bo(e, t, n));
		a.some((e, t) => e !== i[t]) && (t = {
			...t,
			[r]: a
		});
	}
	let r = Array.isArray(t.type) ? t.type : [t.type], i = !r.includes(`string`) && r.some((e) => e === `number` || e === `integer`), a = t.enum ?? (t.const === void 0 ? void 0 : [t.const]);
	if (!i && !a?.some((e) => typeof e == `number`)) return t;
	let { minimum: o, maximum: s, exclusiveMinimum: c, exclusiveMaximum: l, multipleOf: u, format: d, id: f, ...p } = t;
	return p.enum ? p.enum = p.enum.map((e) => typeof e == `number` ? String(e) : e) : typeof p.const == `number` && (p.const = String(p.const)), i && (p.type = `string`, a || (p.pattern = (r.includes(`number`) ? en : $t).source)), p;
}
const xo = /* @__PURE__ */ new WeakMap();
function So(e) {
	let t = /* @__PURE__ */ new Map();
	for (let n of e.seen.values()) n.def && !t.has(n.schema) && t.set(n.schema, n);
	let n = /* @__PURE__ */ new Map();
	for (let r of xo.get(e) ?? []) {
		let i = e.seen.get(r), a = (i?.def ?? i?.schema)?.propertyNames;
		if (!a || a === !0 || n.has(a)) continue;
		let o = bo(t, a, /* @__PURE__ */ new Set());
		o !== a && n.set(a, o);
	}
	if (n.size) for (let t of e.seen.values()) for (let e of [t.schema, t.def]) {
		let t = e && n.get(e.propertyNames);
		t && (e.propertyNames = t);
	}
}
const Co = (e, t, n, r) => {
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
		for (let t of s) c(i.patternProperties, io(t).source, e);
	} else {
		if (t.target === `draft-07` || t.target === `draft-2020-12`) {
			i.propertyNames = k(a.keyType, t, {
				...r,
				path: [...r.path, `propertyNames`]
			});
			let n = xo.get(t);
			n || (n = [], xo.set(t, n), t.deferred.push(() => So(t))), n.push(e);
		}
		i.additionalProperties = k(a.valueType, t, {
			...r,
			path: [...r.path, `additionalProperties`]
		});
	}
	let l = o._zod.values, u = t.io === `input` && go(a.valueType) !== void 0;
	if (l && !a.partial && !u) {
		let e = [...l].filter((e) => typeof e == `string` || typeof e == `number`);
		e.length > 0 && (i.required = e.map(String));
	}
}, wo = (e, t, n, r) => {
	let i = e._zod.def, a = k(i.innerType, t, r), o = t.seen.get(e);
	t.target === `openapi-3.0` ? (o.ref = i.innerType, n.nullable = !0) : n.anyOf = [a, { type: `null` }];
}, To = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Eo = Symbol();
function Do(e, t, n, r, i) {
	let a = !1, o = JSON.stringify(e, (e, t) => typeof t == `bigint` ? (a = !0, null) : t);
	return a ? (O(t, n, r, i, `BigInt defaults cannot be represented in JSON Schema`), Eo) : JSON.parse(o);
}
const Oo = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
	let o = Do(i.defaultValue, e, t, n, r);
	o !== Eo && (n.default = o);
}, ko = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	if (a.ref = i.innerType, t.io !== `input`) return;
	let o = Do(i.defaultValue, e, t, n, r);
	o !== Eo && (n._prefault = o);
}, Ao = (e, t, n, r) => {
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
}, jo = (e, t, n, r) => {
	let i = e._zod.def, a = i.in._zod.traits.has(`$ZodTransform`), o = t.io === `input` ? a ? i.out : i.in : i.out;
	k(o, t, r);
	let s = t.seen.get(e);
	s.ref = o;
}, Mo = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType, n.readOnly = !0;
}, No = (e, t, n, r) => {
	let i = e._zod.def;
	k(i.innerType, t, r);
	let a = t.seen.get(e);
	a.ref = i.innerType;
}, Po = new WeakSet([Object.prototype, Error.prototype]);
function Fo(e, t, n) {
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
const M = x(`ZodError`, (e, t) => {
	tt.init(e, t), e.name = `ZodError`;
	let r = Object.getPrototypeOf(e);
	Po.has(r) || (Po.add(r), Fo(r, `format`, (e) => (t) => at(e, t)), Fo(r, `flatten`, (e) => (t) => it(e, t)), Fo(r, `addIssue`, (e) => (t) => {
		e.issues.push(t), e.message = JSON.stringify(e.issues, n, 2);
	}), Fo(r, `addIssues`, (e) => (t) => {
		e.issues.push(...t), e.message = JSON.stringify(e.issues, n, 2);
	}), Object.defineProperty(r, "isEmpty", {
		configurable: !0,
		enumerable: !1,
		get() {
			return this.issues.length === 0;
		}
	}));
}, void 0, { Parent: Error }), Io = st(M), Lo = ct(M), Ro = lt(M), zo = ft(M), Bo = vt(M), Vo = yt(M), Ho = bt(M), Uo = xt(M), Wo = St(M), Go = Ct(M), Ko = wt(M), qo = Tt(M);
function Jo() {
	C.localeError || w(bi());
}
function Yo() {
	C.memoizer || w({ memoizer: _i() });
}
const N = x(`ZodType`, (e, t) => (Jo(), E.init(e, t), e.def = t, e.type = t.type, e), {
	check(...e) {
		let t = this.def;
		return this.clone(m(t, { checks: [...t.checks ?? [], ...e.map((e) => typeof e == `function` ? { _zod: {
			check: e,
			def: { check: `custom` },
			onattach: []
		} } : e)] }), { parent: !0 });
	},
	with(...e) {
		return this.check(...e);
	},
	clone(e, t) {
		return h(this, e, t);
	},
	brand() {
		return this;
	},
	register(e, t) {
		return e.add(this, t), this;
	},
	refine(e, t) {
		return this.check(dc(e, t));
	},
	superRefine(e, t) {
		return this.check(fc(e, t));
	},
	overwrite(e) {
		return this.check(xa(e));
	},
	optional() {
		return K(this);
	},
	exactOptional() {
		return qs(this);
	},
	nullable() {
		return Ys(this);
	},
	nullish() {
		return K(Ys(this));
	},
	nonoptional(e) {
		return tc(this, e);
	},
	array() {
		return z(this);
	},
	or(e) {
		return H([this, e]);
	},
	and(e) {
		return zs(this, e);
	},
	transform(e) {
		return ac(this, Ws(e));
	},
	default(e) {
		return Zs(this, e);
	},
	prefault(e) {
		return $s(this, e);
	},
	catch(e) {
		return rc(this, e);
	},
	pipe(e) {
		return ac(this, e);
	},
	readonly() {
		return cc(this);
	},
	describe(e) {
		let t = this.clone();
		return wi.add(t, { description: e }), t;
	},
	meta(...e) {
		if (e.length === 0) return wi.get(this);
		let t = this.clone();
		return wi.add(t, e[0]), t;
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
			...Dn(this),
			jsonSchema: {
				input: Wa(this, `input`),
				output: Wa(this, `output`)
			}
		});
	},
	set "~standard"(e) {
		y(this, `~standard`, e);
	},
	parse: function e(t, n) {
		return Io(this, t, n, { callee: e });
	},
	parseAsync: async function e(t, n) {
		return await Lo(this, t, n, { callee: e });
	},
	safeParse(e, t) {
		return Ro(this, e, t);
	},
	async safeParseAsync(e, t) {
		return zo(this, e, t);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(e) {
		y(this, `spa`, e);
	},
	validate(e, t) {
		return ht(this, e, t);
	},
	validateAsync(e, t) {
		return _t(this, e, t);
	},
	encode: function e(t, n) {
		return Bo(this, t, n, { callee: e });
	},
	decode: function e(t, n) {
		return Vo(this, t, n, { callee: e });
	},
	encodeAsync: async function e(t, n) {
		return await Ho(this, t, n, { callee: e });
	},
	decodeAsync: async function e(t, n) {
		return await Uo(this, t, n, { callee: e });
	},
	safeEncode(e, t) {
		return Wo(this, e, t);
	},
	safeDecode(e, t) {
		return Go(this, e, t);
	},
	async safeEncodeAsync(e, t) {
		return Ko(this, e, t);
	},
	async safeDecodeAsync(e, t) {
		return qo(this, e, t);
	},
	toJSONSchema(e) {
		return Ua(this, {})(e);
	},
	get description() {
		return wi.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
}), Xo = x(`_ZodString`, (e, t) => {
	On.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => ao(e, t, n, r);
}, Fe({
	format: (e) => j(e).format ?? null,
	minLength: (e) => j(e).minimum ?? null,
	maxLength: (e) => j(e).maximum ?? null
}, {
	regex(...e) {
		return this.check(ha(...e));
	},
	includes(...e) {
		return this.check(va(...e));
	},
	startsWith(...e) {
		return this.check(ya(...e));
	},
	endsWith(...e) {
		return this.check(ba(...e));
	},
	min(...e) {
		return this.check(pa(...e));
	},
	max(...e) {
		return this.check(fa(...e));
	},
	length(...e) {
		return this.check(ma(...e));
	},
	nonempty(...e) {
		return this.check(pa(1, ...e));
	},
	lowercase(e) {
		return this.check(ga(e));
	},
	uppercase(e) {
		return this.check(_a(e));
	},
	trim() {
		return this.check(Ca());
	},
	normalize(...e) {
		return this.check(Sa(...e));
	},
	toLowerCase() {
		return this.check(wa());
	},
	toUpperCase() {
		return this.check(Ta());
	},
	slugify() {
		return this.check(Ea());
	}
})), Zo = x(`ZodString`, (e, t) => {
	On.init(e, t), Xo.init(e, t);
}, {
	email(e) {
		return this.check(Di(ns, e));
	},
	url(e) {
		return this.check(Ni(as, e));
	},
	jwt(e) {
		return this.check(Ji(xs, e));
	},
	emoji(e) {
		return this.check(Pi(ss, e));
	},
	guid(e) {
		return this.check(Oi(rs, e));
	},
	uuid(e) {
		return this.check(ki(is, e));
	},
	uuidv4(e) {
		return this.check(Ai(is, e));
	},
	uuidv6(e) {
		return this.check(ji(is, e));
	},
	uuidv7(e) {
		return this.check(Mi(is, e));
	},
	nanoid(e) {
		return this.check(Fi(cs, e));
	},
	cuid(e) {
		return this.check(Ii(ls, e));
	},
	cuid2(e) {
		return this.check(Li(us, e));
	},
	ulid(e) {
		return this.check(Ri(ds, e));
	},
	base64(e) {
		return this.check(Gi(vs, e));
	},
	base64url(e) {
		return this.check(Ki(ys, e));
	},
	xid(e) {
		return this.check(zi(fs, e));
	},
	ksuid(e) {
		return this.check(Bi(ps, e));
	},
	ipv4(e) {
		return this.check(Vi(ms, e));
	},
	ipv6(e) {
		return this.check(Hi(hs, e));
	},
	cidrv4(e) {
		return this.check(Ui(gs, e));
	},
	cidrv6(e) {
		return this.check(Wi(_s, e));
	},
	e164(e) {
		return this.check(qi(bs, e));
	},
	datetime(e) {
		return this.check(Yi(Qo, e));
	},
	date(e) {
		return this.check(Xi($o, e));
	},
	time(e) {
		return this.check(Zi(es, e));
	},
	duration(e) {
		return this.check(Qi(ts, e));
	}
});
function P(e) {
	return Ei(Zo, e);
}
const F = x(`ZodStringFormat`, (e, t) => {
	D.init(e, t), Xo.init(e, t);
}), Qo = x(`ZodISODateTime`, (e, t) => {
	qn.init(e, t), F.init(e, t);
}), $o = x(`ZodISODate`, (e, t) => {
	Jn.init(e, t), F.init(e, t);
}), es = x(`ZodISOTime`, (e, t) => {
	Yn.init(e, t), F.init(e, t);
}), ts = x(`ZodISODuration`, (e, t) => {
	Xn.init(e, t), F.init(e, t);
}), ns = x(`ZodEmail`, (e, t) => {
	jn.init(e, t), F.init(e, t);
}), rs = x(`ZodGUID`, (e, t) => {
	kn.init(e, t), F.init(e, t);
}), is = x(`ZodUUID`, (e, t) => {
	An.init(e, t), F.init(e, t);
}), as = x(`ZodURL`, (e, t) => {
	zn.init(e, t), F.init(e, t);
});
function os(e) {
	return Ni(as, e);
}
const ss = x(`ZodEmoji`, (e, t) => {
	Bn.init(e, t), F.init(e, t);
}), cs = x(`ZodNanoID`, (e, t) => {
	Vn.init(e, t), F.init(e, t);
}), ls = x(`ZodCUID`, (e, t) => {
	Hn.init(e, t), F.init(e, t);
}), us = x(`ZodCUID2`, (e, t) => {
	Un.init(e, t), F.init(e, t);
}), ds = x(`ZodULID`, (e, t) => {
	Wn.init(e, t), F.init(e, t);
}), fs = x(`ZodXID`, (e, t) => {
	Gn.init(e, t), F.init(e, t);
}), ps = x(`ZodKSUID`, (e, t) => {
	Kn.init(e, t), F.init(e, t);
}), ms = x(`ZodIPv4`, (e, t) => {
	Zn.init(e, t), F.init(e, t);
}), hs = x(`ZodIPv6`, (e, t) => {
	er.init(e, t), F.init(e, t);
}), gs = x(`ZodCIDRv4`, (e, t) => {
	tr.init(e, t), F.init(e, t);
}), _s = x(`ZodCIDRv6`, (e, t) => {
	rr.init(e, t), F.init(e, t);
}), vs = x(`ZodBase64`, (e, t) => {
	or.init(e, t), F.init(e, t);
}), ys = x(`ZodBase64URL`, (e, t) => {
	lr.init(e, t), F.init(e, t);
}), bs = x(`ZodE164`, (e, t) => {
	ur.init(e, t), F.init(e, t);
}), xs = x(`ZodJWT`, (e, t) => {
	fr.init(e, t), F.init(e, t);
}), Ss = x(`ZodNumber`, (e, t) => {
	pr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => oo(e, t, n, r), e.isFinite = !0;
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
		return this.check(la(e, t));
	},
	gte(e, t) {
		return this.check(ua(e, t));
	},
	min(e, t) {
		return this.check(ua(e, t));
	},
	lt(e, t) {
		return this.check(sa(e, t));
	},
	lte(e, t) {
		return this.check(ca(e, t));
	},
	max(e, t) {
		return this.check(ca(e, t));
	},
	int(e) {
		return this.check(ws(e));
	},
	safe(e) {
		return this.check(ws(e));
	},
	positive(e) {
		return this.check(la(0, e));
	},
	nonnegative(e) {
		return this.check(ua(0, e));
	},
	negative(e) {
		return this.check(sa(0, e));
	},
	nonpositive(e) {
		return this.check(ca(0, e));
	},
	multipleOf(e, t) {
		return this.check(da(e, t));
	},
	step(e, t) {
		return this.check(da(e, t));
	},
	finite() {
		return this;
	}
}));
function I(e) {
	return $i(Ss, e);
}
const Cs = x(`ZodNumberFormat`, (e, t) => {
	mr.init(e, t), Ss.init(e, t);
});
function ws(e) {
	return ta(Cs, e);
}
const Ts = x(`ZodBoolean`, (e, t) => {
	hr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => so(e, t, n, r);
});
function L(e) {
	return na(Ts, e);
}
const Es = x(`ZodNull`, (e, t) => {
	gr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => co(e, t, n, r);
});
function Ds(e) {
	return ra(Es, e);
}
const Os = x(`ZodAny`, (e, t) => {
	_r.init(e, t), N.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function ks() {
	return ia(Os);
}
const As = x(`ZodUnknown`, (e, t) => {
	vr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (e, t, n) => void 0;
});
function R() {
	return aa(As);
}
const js = x(`ZodNever`, (e, t) => {
	yr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => lo(e, t, n, r);
});
function Ms(e) {
	return oa(js, e);
}
const Ns = x(`ZodArray`, (e, t) => {
	Yo(), Cr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => ho(e, t, n, r), e.element = t.element;
}, {
	min(e, t) {
		return this.check(pa(e, t));
	},
	nonempty(e) {
		return this.check(pa(1, e));
	},
	max(e, t) {
		return this.check(fa(e, t));
	},
	length(e, t) {
		return this.check(ma(e, t));
	},
	unwrap() {
		return this.element;
	}
});
function z(e, t) {
	return Da(Ns, e, t);
}
const Ps = x(`ZodObject`, (e, t) => {
	Yo(), kr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => _o(e, t, n, r), Ve(e, `shape`, (e) => e._zod.def.shape, !1);
}, {
	keyof() {
		return W(Object.keys(this._zod.def.shape));
	},
	catchall(e) {
		return this.clone(m(this._zod.def, { catchall: e }));
	},
	passthrough() {
		return this.clone(m(this._zod.def, { catchall: R() }));
	},
	loose() {
		return this.clone(m(this._zod.def, { catchall: R() }));
	},
	strict() {
		return this.clone(m(this._zod.def, { catchall: Ms() }));
	},
	strip() {
		return this.clone(m(this._zod.def, { catchall: void 0 }));
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
		return xe(Gs, this, e[0]);
	},
	exactPartial(...e) {
		return xe(Ks, this, e[0], `exactPartial`);
	},
	required(...e) {
		return Se(ec, this, e[0]);
	}
});
function B(e, t) {
	let n = {
		type: `object`,
		shape: e ?? {},
		...g(t)
	};
	return new Ps(n);
}
function V(e, t) {
	return new Ps({
		type: `object`,
		shape: e,
		catchall: R(),
		...g(t)
	});
}
const Fs = x(`ZodUnion`, (e, t) => {
	jr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => vo(e, t, n, r), e.options = t.options;
});
function H(e, t) {
	return new Fs({
		type: `union`,
		options: e,
		...g(t)
	});
}
const Is = x(`ZodDiscriminatedUnion`, (e, t) => {
	Fs.init(e, t), Nr.init(e, t);
});
function Ls(e, t, n) {
	return new Is({
		type: `union`,
		options: t,
		discriminator: e,
		...g(n)
	});
}
const Rs = x(`ZodIntersection`, (e, t) => {
	Pr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => yo(e, t, n, r);
});
function zs(e, t) {
	return new Rs({
		type: `intersection`,
		left: e,
		right: t
	});
}
const Bs = x(`ZodRecord`, (e, t) => {
	Yo(), Lr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Co(e, t, n, r), e.keyType = t.keyType, e.valueType = t.valueType;
});
function U(e, t, n) {
	return !t || !t._zod ? new Bs({
		type: `record`,
		keyType: P(),
		valueType: e,
		...g(t)
	}) : new Bs({
		type: `record`,
		keyType: e,
		valueType: t,
		...g(n)
	});
}
const Vs = x(`ZodEnum`, (e, t) => {
	Rr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => uo(e, t, n, r), e.enum = t.entries, e.options = [...e._zod.values];
	let n = new Set(Object.keys(t.entries));
	e.extract = (e, r) => {
		let i = {};
		for (let r of e) if (n.has(r)) i[r] = t.entries[r];
		else throw Error(`Key ${r} not found in enum`);
		return new Vs({
			...t,
			checks: [],
			...g(r),
			entries: i
		});
	}, e.exclude = (e, r) => {
		let i = { ...t.entries };
		for (let t of e) if (n.has(t)) delete i[t];
		else throw Error(`Key ${t} not found in enum`);
		return new Vs({
			...t,
			checks: [],
			...g(r),
			entries: i
		});
	};
});
function W(e, t) {
	let n = Array.isArray(e) ? Object.fromEntries(e.map((e) => [e, e])) : e;
	return new Vs({
		type: `enum`,
		entries: n,
		...g(t)
	});
}
const Hs = x(`ZodLiteral`, (e, t) => {
	zr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => fo(e, t, n, r), e.values = new Set(t.values), Object.defineProperty(e, "value", { get() {
		if (t.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return t.values[0];
	} });
});
function G(e, t) {
	return new Hs({
		type: `literal`,
		values: Array.isArray(e) ? e : [e],
		...g(t)
	});
}
const Us = x(`ZodTransform`, (e, t) => {
	Yo(), Br.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => mo(e, t, n, r), e._zod.parse = (n, r) => {
		if (r.direction === `backward`) throw new Je(e.constructor.name);
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
function Ws(e) {
	return new Us({
		type: `transform`,
		transform: e
	});
}
const Gs = x(`ZodOptional`, (e, t) => {
	Hr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => No(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function K(e) {
	return new Gs({
		type: `optional`,
		innerType: e
	});
}
const Ks = x(`ZodExactOptional`, (e, t) => {
	Ur.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => No(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function qs(e) {
	return new Ks({
		type: `optional`,
		innerType: e
	});
}
const Js = x(`ZodNullable`, (e, t) => {
	Wr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => wo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function Ys(e) {
	return new Js({
		type: `nullable`,
		innerType: e
	});
}
const Xs = x(`ZodDefault`, (e, t) => {
	Gr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Oo(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeDefault = e.unwrap;
});
function Zs(e, t) {
	return new Xs({
		type: `default`,
		innerType: e,
		get defaultValue() {
			return typeof t == `function` ? t() : se(t);
		}
	});
}
const Qs = x(`ZodPrefault`, (e, t) => {
	qr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => ko(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function $s(e, t) {
	return new Qs({
		type: `prefault`,
		innerType: e,
		get defaultValue() {
			return typeof t == `function` ? t() : se(t);
		}
	});
}
const ec = x(`ZodNonOptional`, (e, t) => {
	Jr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => To(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function tc(e, t) {
	return new ec({
		type: `nonoptional`,
		innerType: e,
		...g(t)
	});
}
const nc = x(`ZodCatch`, (e, t) => {
	Zr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Ao(e, t, n, r), e.unwrap = () => e._zod.def.innerType, e.removeCatch = e.unwrap;
});
function rc(e, t) {
	return new nc({
		type: `catch`,
		innerType: e,
		catchValue: typeof t == `function` ? t : He(t)
	});
}
const ic = x(`ZodPipe`, (e, t) => {
	Qr.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => jo(e, t, n, r), e.in = t.in, e.out = t.out;
});
function ac(e, t) {
	return new ic({
		type: `pipe`,
		in: e,
		out: t
	});
}
const oc = x(`ZodPreprocess`, (e, t) => {
	ic.init(e, t), ei.init(e, t);
}), sc = x(`ZodReadonly`, (e, t) => {
	ti.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => Mo(e, t, n, r), e.unwrap = () => e._zod.def.innerType;
});
function cc(e) {
	return new sc({
		type: `readonly`,
		innerType: e
	});
}
const lc = x(`ZodCustom`, (e, t) => {
	ri.init(e, t), N.init(e, t), e._zod.processJSONSchema = (t, n, r) => po(e, t, n, r);
});
function uc(e, t) {
	return Oa(lc, e ?? (() => !0), t);
}
function dc(e, t = {}) {
	return ka(lc, e, t);
}
function fc(e, t) {
	return Aa(e, t);
}
function pc(e, t) {
	return new oc({
		type: `pipe`,
		in: Ws(e),
		out: t
	});
}
function mc(e) {
	return Yi(Qo, e);
}
const hc = `2025-11-25`, gc = `2025-03-26`, _c = [
	hc,
	`2025-06-18`,
	`2025-03-26`,
	`2024-11-05`,
	`2024-10-07`
], vc = `io.modelcontextprotocol/related-task`, yc = `2.0`, q = uc((e) => e !== null && (typeof e == `object` || typeof e == `function`)), bc = H([P(), I().int()]), xc = P(), Sc = V({
	ttl: I().optional(),
	pollInterval: I().optional()
}), Cc = B({ ttl: I().optional() }), wc = B({ taskId: P() }), Tc = V({
	progressToken: bc.optional(),
	[vc]: wc.optional()
}), J = B({ _meta: Tc.optional() }), Ec = J.extend({ task: Cc.optional() }), Dc = (e) => Ec.safeParse(e).success, Y = B({
	method: P(),
	params: J.loose().optional()
}), X = B({ _meta: Tc.optional() }), Z = B({
	method: P(),
	params: X.loose().optional()
}), Q = V({ _meta: Tc.optional() }), Oc = H([P(), I().int()]), kc = B({
	jsonrpc: G(`2.0`),
	id: Oc,
	...Y.shape
}).strict(), Ac = (e) => kc.safeParse(e).success, jc = B({
	jsonrpc: G(`2.0`),
	...Z.shape
}).strict(), Mc = (e) => jc.safeParse(e).success, Nc = B({
	jsonrpc: G(`2.0`),
	id: Oc,
	result: Q
}).strict(), Pc = (e) => Nc.safeParse(e).success, Fc = Pc;
var Ic;
(function(e) {
	e[e.ConnectionClosed = -32e3] = `ConnectionClosed`, e[e.RequestTimeout = -32001] = `RequestTimeout`, e[e.ParseError = -32700] = `ParseError`, e[e.InvalidRequest = -32600] = `InvalidRequest`, e[e.MethodNotFound = -32601] = `MethodNotFound`, e[e.InvalidParams = -32602] = `InvalidParams`, e[e.InternalError = -32603] = `InternalError`, e[e.UrlElicitationRequired = -32042] = `UrlElicitationRequired`;
})(Ic ||= {});
const Lc = B({
	jsonrpc: G(`2.0`),
	id: Oc.optional(),
	error: B({
		code: I().int(),
		message: P(),
		data: R().optional()
	})
}).strict(), Rc = Lc, zc = (e) => Lc.safeParse(e).success, Bc = zc, Vc = H([
	kc,
	jc,
	Nc,
	Lc
]), Hc = H([Nc, Lc]), Uc = Q.strict(), Wc = X.extend({
	requestId: Oc.optional(),
	reason: P().optional()
}), Gc = Z.extend({
	method: G(`notifications/cancelled`),
	params: Wc
}), Kc = B({
	src: P(),
	mimeType: P().optional(),
	sizes: z(P()).optional(),
	theme: W([`light`, `dark`]).optional()
}), qc = B({ icons: z(Kc).optional() }), Jc = B({
	name: P(),
	title: P().optional()
}), Yc = Jc.extend({
	...Jc.shape,
	...qc.shape,
	version: P(),
	websiteUrl: P().optional(),
	description: P().optional()
}), Xc = pc((e) => e && typeof e == `object` && !Array.isArray(e) && Object.keys(e).length === 0 ? { form: {} } : e, zs(B({
	form: zs(B({ applyDefaults: L().optional() }), U(P(), R())).optional(),
	url: q.optional()
}), U(P(), R()).optional())), Zc = V({
	list: q.optional(),
	cancel: q.optional(),
	requests: V({
		sampling: V({ createMessage: q.optional() }).optional(),
		elicitation: V({ create: q.optional() }).optional()
	}).optional()
}), Qc = V({
	list: q.optional(),
	cancel: q.optional(),
	requests: V({ tools: V({ call: q.optional() }).optional() }).optional()
}), $c = B({
	experimental: U(P(), q).optional(),
	sampling: B({
		context: q.optional(),
		tools: q.optional()
	}).optional(),
	elicitation: Xc.optional(),
	roots: B({ listChanged: L().optional() }).optional(),
	tasks: Zc.optional(),
	extensions: U(P(), q).optional()
}), el = J.extend({
	protocolVersion: P(),
	capabilities: $c,
	clientInfo: Yc
}), tl = Y.extend({
	method: G(`initialize`),
	params: el
}), nl = (e) => tl.safeParse(e).success, rl = B({
	experimental: U(P(), q).optional(),
	logging: q.optional(),
	completions: q.optional(),
	prompts: B({ listChanged: L().optional() }).optional(),
	resources: B({
		subscribe: L().optional(),
		listChanged: L().optional()
	}).optional(),
	tools: B({ listChanged: L().optional() }).optional(),
	tasks: Qc.optional(),
	extensions: U(P(), q).optional()
}), il = Q.extend({
	protocolVersion: P(),
	capabilities: rl,
	serverInfo: Yc,
	instructions: P().optional()
}), al = Z.extend({
	method: G(`notifications/initialized`),
	params: X.optional()
}), ol = (e) => al.safeParse(e).success, sl = Y.extend({
	method: G(`ping`),
	params: J.optional()
}), cl = B({
	progress: I(),
	total: K(I()),
	message: K(P())
}), ll = B({
	...X.shape,
	...cl.shape,
	progressToken: bc
}), ul = Z.extend({
	method: G(`notifications/progress`),
	params: ll
}), dl = J.extend({ cursor: xc.optional() }), fl = Y.extend({ params: dl.optional() }), pl = Q.extend({ nextCursor: xc.optional() }), ml = W([
	`working`,
	`input_required`,
	`completed`,
	`failed`,
	`cancelled`
]), hl = B({
	taskId: P(),
	status: ml,
	ttl: H([I(), Ds()]),
	createdAt: P(),
	lastUpdatedAt: P(),
	pollInterval: K(I()),
	statusMessage: K(P())
}), gl = Q.extend({ task: hl }), _l = X.merge(hl), vl = Z.extend({
	method: G(`notifications/tasks/status`),
	params: _l
}), yl = Y.extend({
	method: G(`tasks/get`),
	params: J.extend({ taskId: P() })
}), bl = Q.merge(hl), xl = Y.extend({
	method: G(`tasks/result`),
	params: J.extend({ taskId: P() })
}), Sl = Q.loose(), Cl = fl.extend({ method: G(`tasks/list`) }), wl = pl.extend({ tasks: z(hl) }), Tl = Y.extend({
	method: G(`tasks/cancel`),
	params: J.extend({ taskId: P() })
}), El = Q.merge(hl), Dl = B({
	uri: P(),
	mimeType: K(P()),
	_meta: U(P(), R()).optional()
}), Ol = Dl.extend({ text: P() }), kl = P().refine((e) => {
	try {
		return atob(e), !0;
	} catch {
		return !1;
	}
}, { message: `Invalid Base64 string` }), Al = Dl.extend({ blob: kl }), jl = W([`user`, `assistant`]), $ = B({
	audience: z(jl).optional(),
	priority: I().min(0).max(1).optional(),
	lastModified: mc({ offset: !0 }).optional()
}), Ml = B({
	...Jc.shape,
	...qc.shape,
	uri: P(),
	description: K(P()),
	mimeType: K(P()),
	size: K(I()),
	annotations: $.optional(),
	_meta: K(V({}))
}), Nl = B({
	...Jc.shape,
	...qc.shape,
	uriTemplate: P(),
	description: K(P()),
	mimeType: K(P()),
	annotations: $.optional(),
	_meta: K(V({}))
}), Pl = fl.extend({ method: G(`resources/list`) }), Fl = pl.extend({ resources: z(Ml) }), Il = fl.extend({ method: G(`resources/templates/list`) }), Ll = pl.extend({ resourceTemplates: z(Nl) }), Rl = J.extend({ uri: P() }), zl = Rl, Bl = Y.extend({
	method: G(`resources/read`),
	params: zl
}), Vl = Q.extend({ contents: z(H([Ol, Al])) }), Hl = Z.extend({
	method: G(`notifications/resources/list_changed`),
	params: X.optional()
}), Ul = Rl, Wl = Y.extend({
	method: G(`resources/subscribe`),
	params: Ul
}), Gl = Rl, Kl = Y.extend({
	method: G(`resources/unsubscribe`),
	params: Gl
}), ql = X.extend({ uri: P() }), Jl = Z.extend({
	method: G(`notifications/resources/updated`),
	params: ql
}), Yl = B({
	name: P(),
	description: K(P()),
	required: K(L())
}), Xl = B({
	...Jc.shape,
	...qc.shape,
	description: K(P()),
	arguments: K(z(Yl)),
	_meta: K(V({}))
}), Zl = fl.extend({ method: G(`prompts/list`) }), Ql = pl.extend({ prompts: z(Xl) }), $l = J.extend({
	name: P(),
	arguments: U(P(), P()).optional()
}), eu = Y.extend({
	method: G(`prompts/get`),
	params: $l
}), tu = B({
	type: G(`text`),
	text: P(),
	annotations: $.optional(),
	_meta: U(P(), R()).optional()
}), nu = B({
	type: G(`image`),
	data: kl,
	mimeType: P(),
	annotations: $.optional(),
	_meta: U(P(), R()).optional()
}), ru = B({
	type: G(`audio`),
	data: kl,
	mimeType: P(),
	annotations: $.optional(),
	_meta: U(P(), R()).optional()
}), iu = B({
	type: G(`tool_use`),
	name: P(),
	id: P(),
	input: U(P(), R()),
	_meta: U(P(), R()).optional()
}), au = B({
	type: G(`resource`),
	resource: H([Ol, Al]),
	annotations: $.optional(),
	_meta: U(P(), R()).optional()
}), ou = Ml.extend({ type: G(`resource_link`) }), su = H([
	tu,
	nu,
	ru,
	ou,
	au
]), cu = B({
	role: jl,
	content: su
}), lu = Q.extend({
	description: P().optional(),
	messages: z(cu)
}), uu = Z.extend({
	method: G(`notifications/prompts/list_changed`),
	params: X.optional()
}), du = B({
	title: P().optional(),
	readOnlyHint: L().optional(),
	destructiveHint: L().optional(),
	idempotentHint: L().optional(),
	openWorldHint: L().optional()
}), fu = B({ taskSupport: W([
	`required`,
	`optional`,
	`forbidden`
]).optional() }), pu = B({
	...Jc.shape,
	...qc.shape,
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
	annotations: du.optional(),
	execution: fu.optional(),
	_meta: U(P(), R()).optional()
}), mu = fl.extend({ method: G(`tools/list`) }), hu = pl.extend({ tools: z(pu) }), gu = Q.extend({
	content: z(su).default([]),
	structuredContent: U(P(), R()).optional(),
	isError: L().optional()
}), _u = gu.or(Q.extend({ toolResult: R() })), vu = Ec.extend({
	name: P(),
	arguments: U(P(), R()).optional()
}), yu = Y.extend({
	method: G(`tools/call`),
	params: vu
}), bu = Z.extend({
	method: G(`notifications/tools/list_changed`),
	params: X.optional()
}), xu = B({
	autoRefresh: L().default(!0),
	debounceMs: I().int().nonnegative().default(300)
}), Su = W([
	`debug`,
	`info`,
	`notice`,
	`warning`,
	`error`,
	`critical`,
	`alert`,
	`emergency`
]), Cu = J.extend({ level: Su }), wu = Y.extend({
	method: G(`logging/setLevel`),
	params: Cu
}), Tu = X.extend({
	level: Su,
	logger: P().optional(),
	data: R()
}), Eu = Z.extend({
	method: G(`notifications/message`),
	params: Tu
}), Du = B({ name: P().optional() }), Ou = B({
	hints: z(Du).optional(),
	costPriority: I().min(0).max(1).optional(),
	speedPriority: I().min(0).max(1).optional(),
	intelligencePriority: I().min(0).max(1).optional()
}), ku = B({ mode: W([
	`auto`,
	`required`,
	`none`
]).optional() }), Au = B({
	type: G(`tool_result`),
	toolUseId: P().describe(`The unique identifier for the corresponding tool call.`),
	content: z(su).default([]),
	structuredContent: B({}).loose().optional(),
	isError: L().optional(),
	_meta: U(P(), R()).optional()
}), ju = Ls(`type`, [
	tu,
	nu,
	ru
]), Mu = Ls(`type`, [
	tu,
	nu,
	ru,
	iu,
	Au
]), Nu = B({
	role: jl,
	content: H([Mu, z(Mu)]),
	_meta: U(P(), R()).optional()
}), Pu = Ec.extend({
	messages: z(Nu),
	modelPreferences: Ou.optional(),
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
	tools: z(pu).optional(),
	toolChoice: ku.optional()
}), Fu = Y.extend({
	method: G(`sampling/createMessage`),
	params: Pu
}), Iu = Q.extend({
	model: P(),
	stopReason: K(W([
		`endTurn`,
		`stopSequence`,
		`maxTokens`
	]).or(P())),
	role: jl,
	content: ju
}), Lu = Q.extend({
	model: P(),
	stopReason: K(W([
		`endTurn`,
		`stopSequence`,
		`maxTokens`,
		`toolUse`
	]).or(P())),
	role: jl,
	content: H([Mu, z(Mu)])
}), Ru = B({
	type: G(`boolean`),
	title: P().optional(),
	description: P().optional(),
	default: L().optional()
}), zu = B({
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
}), Bu = B({
	type: W([`number`, `integer`]),
	title: P().optional(),
	description: P().optional(),
	minimum: I().optional(),
	maximum: I().optional(),
	default: I().optional()
}), Vu = B({
	type: G(`string`),
	title: P().optional(),
	description: P().optional(),
	enum: z(P()),
	default: P().optional()
}), Hu = B({
	type: G(`string`),
	title: P().optional(),
	description: P().optional(),
	oneOf: z(B({
		const: P(),
		title: P()
	})),
	default: P().optional()
}), Uu = B({
	type: G(`string`),
	title: P().optional(),
	description: P().optional(),
	enum: z(P()),
	enumNames: z(P()).optional(),
	default: P().optional()
}), Wu = H([Vu, Hu]), Gu = B({
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
}), Ku = B({
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
}), qu = H([Gu, Ku]), Ju = H([
	Uu,
	Wu,
	qu
]), Yu = H([
	Ju,
	Ru,
	zu,
	Bu
]), Xu = Ec.extend({
	mode: G(`form`).optional(),
	message: P(),
	requestedSchema: B({
		type: G(`object`),
		properties: U(P(), Yu),
		required: z(P()).optional()
	})
}), Zu = Ec.extend({
	mode: G(`url`),
	message: P(),
	elicitationId: P(),
	url: P().url()
}), Qu = H([Xu, Zu]), $u = Y.extend({
	method: G(`elicitation/create`),
	params: Qu
}), ed = X.extend({ elicitationId: P() }), td = Z.extend({
	method: G(`notifications/elicitation/complete`),
	params: ed
}), nd = Q.extend({
	action: W([
		`accept`,
		`decline`,
		`cancel`
	]),
	content: pc((e) => e === null ? void 0 : e, U(P(), H([
		P(),
		I(),
		L(),
		z(P())
	])).optional())
}), rd = B({
	type: G(`ref/resource`),
	uri: P()
}), id = rd, ad = B({
	type: G(`ref/prompt`),
	name: P()
}), od = J.extend({
	ref: H([ad, rd]),
	argument: B({
		name: P(),
		value: P()
	}),
	context: B({ arguments: U(P(), P()).optional() }).optional()
}), sd = Y.extend({
	method: G(`completion/complete`),
	params: od
});
function cd(e) {
	if (e.params.ref.type !== `ref/prompt`) throw TypeError(`Expected CompleteRequestPrompt, but got ${e.params.ref.type}`);
}
function ld(e) {
	if (e.params.ref.type !== `ref/resource`) throw TypeError(`Expected CompleteRequestResourceTemplate, but got ${e.params.ref.type}`);
}
const ud = Q.extend({ completion: V({
	values: z(P()).max(100),
	total: K(I().int()),
	hasMore: K(L())
}) }), dd = B({
	uri: P().startsWith(`file://`),
	name: P().optional(),
	_meta: U(P(), R()).optional()
}), fd = Y.extend({
	method: G(`roots/list`),
	params: J.optional()
}), pd = Q.extend({ roots: z(dd) }), md = Z.extend({
	method: G(`notifications/roots/list_changed`),
	params: X.optional()
}), hd = H([
	sl,
	tl,
	sd,
	wu,
	eu,
	Zl,
	Pl,
	Il,
	Bl,
	Wl,
	Kl,
	yu,
	mu,
	yl,
	xl,
	Cl,
	Tl
]), gd = H([
	Gc,
	ul,
	al,
	md,
	vl
]), _d = H([
	Uc,
	Iu,
	Lu,
	nd,
	pd,
	bl,
	wl,
	gl
]), vd = H([
	sl,
	Fu,
	$u,
	fd,
	yl,
	xl,
	Cl,
	Tl
]), yd = H([
	Gc,
	ul,
	Eu,
	Jl,
	Hl,
	bu,
	uu,
	vl,
	td
]), bd = H([
	Uc,
	il,
	ud,
	lu,
	Ql,
	Fl,
	Ll,
	Vl,
	gu,
	hu,
	bl,
	wl,
	gl
]);
var xd = class e extends Error {
	constructor(e, t, n) {
		super(`MCP error ${e}: ${t}`), this.code = e, this.data = n, this.name = `McpError`;
	}
	static fromError(t, n, r) {
		if (t === Ic.UrlElicitationRequired && r) {
			let e = r;
			if (e.elicitations) return new Sd(e.elicitations, n);
		}
		return new e(t, n, r);
	}
}, Sd = class extends xd {
	constructor(e, t = `URL elicitation${e.length > 1 ? `s` : ``} required`) {
		super(Ic.UrlElicitationRequired, t, { elicitations: e });
	}
	get elicitations() {
		return this.data?.elicitations ?? [];
	}
};
export { tl as $, cd as $n, Oc as $t, Xu as A, Ec as An, Ou as At, Ic as B, Hu as Bn, ul as Bt, Pu as C, Qc as Cn, mu as Ct, gl as D, zu as Dn, Eu as Dt, Lu as E, Wu as En, Tu as Et, ed as F, vl as Fn, fl as Ft, Sl as G, Au as Gn, cu as Gt, eu as H, ku as Hn, bc as Ht, td as I, ml as In, pl as It, Kc as J, Gl as Jn, vc as Jt, yl as K, pu as Kn, ad as Kt, au as L, tu as Ln, sl as Lt, $u as M, Cc as Mn, Z as Mt, Zu as N, hl as Nn, Bu as Nt, xc as O, Ul as On, xd as Ot, nd as P, _l as Pn, dl as Pt, el as Q, Sd as Qn, wc as Qt, Uc as R, Ol as Rn, Yu as Rt, su as S, bd as Sn, We as Sr, wl as St, Iu as T, wu as Tn, Su as Tt, lu as U, fu as Un, Yl as Ut, $l as V, du as Vn, cl as Vt, xl as W, bu as Wn, uu as Wt, nu as X, Gu as Xn, Bl as Xt, qc as Y, Kl as Yn, zl as Yt, Yc as Z, Vu as Zn, Vl as Zt, Zc as _, Mu as _n, B as _r, Pl as _t, Ru as a, Rl as an, Mc as ar, jc as at, sd as b, yd as bn, ea as br, pd as bt, gu as c, Nl as cn, Pc as cr, Nc as ct, Wc as d, Q as dn, ks as dr, Uu as dt, Y as en, ld as er, il as et, Gc as f, jl as fn, z as fr, xu as ft, _d as g, ju as gn, I as gr, Ll as gt, hd as h, _c as hn, V as hr, Il as ht, Al as i, id as in, zc as ir, Vc as it, Qu as j, Sc as jn, qu as jt, gc as k, Wl as kn, Du as kt, Tl as l, ql as ln, Dc as lr, yc as lt, gd as m, md as mn, G as mr, Ql as mt, ru as n, ou as nn, ol as nr, Lc as nt, vu as o, Ml as on, Ac as or, kc as ot, $c as p, dd as pn, L as pr, Zl as pt, bl as q, iu as qn, Xl as qt, Jc as r, Hl as rn, Bc as rr, Rc as rt, yu as s, rd as sn, Fc as sr, Hc as st, $ as t, Dl as tn, nl as tr, al as tt, El as u, Jl as un, Ss as ur, hc as ut, _u as v, Nu as vn, P as vr, Fl as vt, Fu as w, Cu as wn, hu as wt, ud as x, vd as xn, ut as xr, Cl as xt, od as y, rl as yn, os as yr, fd as yt, Ju as z, Ku as zn, ll as zt };
