const e = {
	lang: void 0,
	message: void 0,
	abortEarly: void 0,
	abortPipeEarly: void 0
};
function t(t) {
	return t ? {
		lang: t?.lang ?? void 0,
		message: t?.message,
		abortEarly: t?.abortEarly ?? void 0,
		abortPipeEarly: t?.abortPipeEarly ?? void 0
	} : e;
}
function n(e) {
	let t = typeof e;
	return t === `string` ? `"${e}"` : t === `number` || t === `bigint` || t === `boolean` ? `${e}` : t === `object` || t === `function` ? (e && Object.getPrototypeOf(e)?.constructor?.name) ?? `null` : t;
}
function r(e, t, r, i, a) {
	let o = a && `input` in a ? a.input : r.value, s = a?.expected ?? e.expects ?? null, c = a?.received ?? n(o), l = {
		kind: e.kind,
		type: e.type,
		input: o,
		expected: s,
		received: c,
		message: `Invalid ${t}: ${s ? `Expected ${s} but r` : `R`}eceived ${c}`,
		requirement: e.requirement,
		path: a?.path,
		issues: a?.issues,
		lang: i.lang,
		abortEarly: i.abortEarly,
		abortPipeEarly: i.abortPipeEarly
	}, u = e.kind === `schema`, d = a?.message ?? e.message ?? (e.reference, l.lang, void 0) ?? (u ? (l.lang, void 0) : null) ?? i.message ?? (l.lang, void 0);
	d !== void 0 && (l.message = typeof d == `function` ? d(l) : d), u && (r.typed = !1), r.issues ? r.issues.push(l) : r.issues = [l];
}
let i;
function a(e) {
	return i ||= new TextEncoder(), i.encode(e).length;
}
function o(e, t) {
	return e === t || Number.isNaN(e) && Number.isNaN(t);
}
function s(e, t) {
	return Object.prototype.hasOwnProperty.call(e, t) && t !== `__proto__` && t !== `prototype` && t !== `constructor`;
}
function c(e, t) {
	let n = [...new Set(e)];
	return n.length > 1 ? `(${n.join(` ${t} `)})` : n[0] ?? `never`;
}
function l(e) {
	return e[`~standard`] = {
		version: 1,
		vendor: `valibot`,
		validate: (n) => e[`~run`]({ value: n }, t())
	}, e;
}
function u(e) {
	let t = {};
	for (let n of e) Object.assign(t, n.entries);
	return t;
}
function d(e) {
	if (e.path) {
		let t = ``;
		for (let n of e.path) if (typeof n.key == `string` || typeof n.key == `number`) t += t ? `.${n.key}` : n.key;
		else return null;
		return t;
	}
	return null;
}
var f = class extends Error {
	constructor(e) {
		super(e[0].message), this.name = `ValiError`, this.issues = e;
	}
};
function p(e, t) {
	return {
		kind: `validation`,
		type: `check`,
		reference: p,
		async: !1,
		expects: null,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !this.requirement(e.value) && r(this, `input`, e, t), e;
		}
	};
}
function m(e) {
	return {
		kind: `metadata`,
		type: `description`,
		reference: m,
		description: e
	};
}
function h(e) {
	return {
		kind: `validation`,
		type: `finite`,
		reference: h,
		async: !1,
		expects: null,
		requirement: Number.isFinite,
		message: e,
		"~run"(e, t) {
			return e.typed && !this.requirement(e.value) && r(this, `finite`, e, t), e;
		}
	};
}
function g(e, t) {
	return {
		kind: `validation`,
		type: `gt_value`,
		reference: g,
		async: !1,
		expects: `>${e instanceof Date ? e.toJSON() : n(e)}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !(e.value > this.requirement) && r(this, `value`, e, t, { received: e.value instanceof Date ? e.value.toJSON() : n(e.value) }), e;
		}
	};
}
function _(e) {
	return {
		kind: `validation`,
		type: `integer`,
		reference: _,
		async: !1,
		expects: null,
		requirement: Number.isInteger,
		message: e,
		"~run"(e, t) {
			return e.typed && !this.requirement(e.value) && r(this, `integer`, e, t), e;
		}
	};
}
function v(e, t) {
	return {
		kind: `validation`,
		type: `max_bytes`,
		reference: v,
		async: !1,
		expects: `<=${e}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			if (e.typed) {
				let n = a(e.value);
				n > this.requirement && r(this, `bytes`, e, t, { received: `${n}` });
			}
			return e;
		}
	};
}
function y(e, t) {
	return {
		kind: `validation`,
		type: `max_length`,
		reference: y,
		async: !1,
		expects: `<=${e}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && e.value.length > this.requirement && r(this, `length`, e, t, { received: `${e.value.length}` }), e;
		}
	};
}
function b(e, t) {
	return {
		kind: `validation`,
		type: `max_value`,
		reference: b,
		async: !1,
		expects: `<=${e instanceof Date ? e.toJSON() : n(e)}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !(e.value <= this.requirement) && r(this, `value`, e, t, { received: e.value instanceof Date ? e.value.toJSON() : n(e.value) }), e;
		}
	};
}
function x(e, t) {
	return {
		kind: `validation`,
		type: `min_length`,
		reference: x,
		async: !1,
		expects: `>=${e}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && e.value.length < this.requirement && r(this, `length`, e, t, { received: `${e.value.length}` }), e;
		}
	};
}
function S(e, t) {
	return {
		kind: `validation`,
		type: `min_value`,
		reference: S,
		async: !1,
		expects: `>=${e instanceof Date ? e.toJSON() : n(e)}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !(e.value >= this.requirement) && r(this, `value`, e, t, { received: e.value instanceof Date ? e.value.toJSON() : n(e.value) }), e;
		}
	};
}
function C(e) {
	return {
		kind: `validation`,
		type: `non_empty`,
		reference: C,
		async: !1,
		expects: `!0`,
		message: e,
		"~run"(e, t) {
			return e.typed && e.value.length === 0 && r(this, `length`, e, t, { received: `0` }), e;
		}
	};
}
function w(e, t) {
	return {
		kind: `transformation`,
		type: `parse_json`,
		reference: w,
		config: e,
		message: t,
		async: !1,
		"~run"(e, t) {
			try {
				e.value = JSON.parse(e.value, this.config?.reviver);
			} catch (n) {
				if (n instanceof Error) r(this, `JSON`, e, t, { received: `"${n.message}"` }), e.typed = !1;
				else throw n;
			}
			return e;
		}
	};
}
function T(e, t) {
	return {
		kind: `validation`,
		type: `regex`,
		reference: T,
		async: !1,
		expects: `${e}`,
		requirement: e,
		message: t,
		"~run"(e, t) {
			return e.typed && !this.requirement.test(e.value) && r(this, `format`, e, t), e;
		}
	};
}
function E() {
	return {
		kind: `transformation`,
		type: `trim`,
		reference: E,
		async: !1,
		"~run"(e) {
			return e.value = e.value.trim(), e;
		}
	};
}
function D(e) {
	return {
		kind: `validation`,
		type: `url`,
		reference: D,
		async: !1,
		expects: null,
		requirement(e) {
			try {
				return URL.canParse ? URL.canParse(e) : (new URL(e), !0);
			} catch {
				return !1;
			}
		},
		message: e,
		"~run"(e, t) {
			return e.typed && !this.requirement(e.value) && r(this, `URL`, e, t), e;
		}
	};
}
function O(e, t, n) {
	return typeof e.fallback == `function` ? e.fallback(t, n) : e.fallback;
}
function k(e, t, n) {
	return typeof e.default == `function` ? e.default(t, n) : e.default;
}
function A(e, t) {
	return l({
		kind: `schema`,
		type: `array`,
		reference: A,
		expects: `Array`,
		async: !1,
		item: e,
		message: t,
		"~run"(e, t) {
			let n = e.value;
			if (Array.isArray(n)) {
				e.typed = !0, e.value = [];
				for (let r = 0; r < n.length; r++) {
					let i = n[r], a = this.item[`~run`]({ value: i }, t);
					if (a.issues) {
						let o = {
							type: `array`,
							origin: `value`,
							input: n,
							key: r,
							value: i
						};
						for (let t of a.issues) t.path ? t.path.unshift(o) : t.path = [o], e.issues?.push(t);
						if (e.issues ||= a.issues, t.abortEarly) {
							e.typed = !1;
							break;
						}
					}
					a.typed || (e.typed = !1), e.value.push(a.value);
				}
			} else r(this, `type`, e, t);
			return e;
		}
	});
}
function j(e) {
	return l({
		kind: `schema`,
		type: `boolean`,
		reference: j,
		expects: `boolean`,
		async: !1,
		message: e,
		"~run"(e, t) {
			return typeof e.value == `boolean` ? e.typed = !0 : r(this, `type`, e, t), e;
		}
	});
}
function M(e, t) {
	return l({
		kind: `schema`,
		type: `literal`,
		reference: M,
		expects: n(e),
		async: !1,
		literal: e,
		message: t,
		"~run"(e, t) {
			return o(e.value, this.literal) ? e.typed = !0 : r(this, `type`, e, t), e;
		}
	});
}
function N(e, t) {
	return l({
		kind: `schema`,
		type: `loose_object`,
		reference: N,
		expects: `Object`,
		async: !1,
		entries: e,
		message: t,
		"~run"(e, t) {
			let n = e.value;
			if (n && typeof n == `object`) {
				e.typed = !0, e.value = {};
				for (let i in this.entries) {
					let a = this.entries[i];
					if (i in n || (a.type === `exact_optional` || a.type === `optional` || a.type === `nullish`) && a.default !== void 0) {
						let r = i in n ? n[i] : k(a), o = a[`~run`]({ value: r }, t);
						if (o.issues) {
							let a = {
								type: `object`,
								origin: `value`,
								input: n,
								key: i,
								value: r
							};
							for (let t of o.issues) t.path ? t.path.unshift(a) : t.path = [a], e.issues?.push(t);
							if (e.issues ||= o.issues, t.abortEarly) {
								e.typed = !1;
								break;
							}
						}
						o.typed || (e.typed = !1), e.value[i] = o.value;
					} else if (a.fallback !== void 0) e.value[i] = O(a);
					else if (a.type !== `exact_optional` && a.type !== `optional` && a.type !== `nullish` && (r(this, `key`, e, t, {
						input: void 0,
						expected: `"${i}"`,
						path: [{
							type: `object`,
							origin: `key`,
							input: n,
							key: i,
							value: n[i]
						}]
					}), t.abortEarly)) break;
				}
				if (!e.issues || !t.abortEarly) for (let t in n) s(n, t) && !Object.prototype.hasOwnProperty.call(this.entries, t) && (e.value[t] = n[t]);
			} else r(this, `type`, e, t);
			return e;
		}
	});
}
function P(e, t) {
	return l({
		kind: `schema`,
		type: `nullable`,
		reference: P,
		expects: `(${e.expects} | null)`,
		async: !1,
		wrapped: e,
		default: t,
		"~run"(e, t) {
			return e.value === null && (this.default !== void 0 && (e.value = k(this, e, t)), e.value === null) ? (e.typed = !0, e) : this.wrapped[`~run`](e, t);
		}
	});
}
function F(e, t) {
	return l({
		kind: `schema`,
		type: `nullish`,
		reference: F,
		expects: `(${e.expects} | null | undefined)`,
		async: !1,
		wrapped: e,
		default: t,
		"~run"(e, t) {
			return (e.value === null || e.value === void 0) && (this.default !== void 0 && (e.value = k(this, e, t)), e.value === null || e.value === void 0) ? (e.typed = !0, e) : this.wrapped[`~run`](e, t);
		}
	});
}
function I(e) {
	return l({
		kind: `schema`,
		type: `number`,
		reference: I,
		expects: `number`,
		async: !1,
		message: e,
		"~run"(e, t) {
			return typeof e.value == `number` && !isNaN(e.value) ? e.typed = !0 : r(this, `type`, e, t), e;
		}
	});
}
function L(e, t) {
	return l({
		kind: `schema`,
		type: `object`,
		reference: L,
		expects: `Object`,
		async: !1,
		entries: e,
		message: t,
		"~run"(e, t) {
			let n = e.value;
			if (n && typeof n == `object`) {
				e.typed = !0, e.value = {};
				for (let i in this.entries) {
					let a = this.entries[i];
					if (i in n || (a.type === `exact_optional` || a.type === `optional` || a.type === `nullish`) && a.default !== void 0) {
						let r = i in n ? n[i] : k(a), o = a[`~run`]({ value: r }, t);
						if (o.issues) {
							let a = {
								type: `object`,
								origin: `value`,
								input: n,
								key: i,
								value: r
							};
							for (let t of o.issues) t.path ? t.path.unshift(a) : t.path = [a], e.issues?.push(t);
							if (e.issues ||= o.issues, t.abortEarly) {
								e.typed = !1;
								break;
							}
						}
						o.typed || (e.typed = !1), e.value[i] = o.value;
					} else if (a.fallback !== void 0) e.value[i] = O(a);
					else if (a.type !== `exact_optional` && a.type !== `optional` && a.type !== `nullish` && (r(this, `key`, e, t, {
						input: void 0,
						expected: `"${i}"`,
						path: [{
							type: `object`,
							origin: `key`,
							input: n,
							key: i,
							value: n[i]
						}]
					}), t.abortEarly)) break;
				}
			} else r(this, `type`, e, t);
			return e;
		}
	});
}
function R(e, t) {
	return l({
		kind: `schema`,
		type: `optional`,
		reference: R,
		expects: `(${e.expects} | undefined)`,
		async: !1,
		wrapped: e,
		default: t,
		"~run"(e, t) {
			return e.value === void 0 && (this.default !== void 0 && (e.value = k(this, e, t)), e.value === void 0) ? (e.typed = !0, e) : this.wrapped[`~run`](e, t);
		}
	});
}
function z(e, t) {
	return l({
		kind: `schema`,
		type: `picklist`,
		reference: z,
		expects: c(e.map(n), `|`),
		async: !1,
		options: e,
		message: t,
		"~run"(e, t) {
			return this.options.includes(e.value) ? e.typed = !0 : r(this, `type`, e, t), e;
		}
	});
}
function B(e, t, n) {
	return l({
		kind: `schema`,
		type: `record`,
		reference: B,
		expects: `Object`,
		async: !1,
		key: e,
		value: t,
		message: n,
		"~run"(e, t) {
			let n = e.value;
			if (n && typeof n == `object`) {
				e.typed = !0, e.value = {};
				for (let r in n) if (s(n, r)) {
					let i = n[r], a = this.key[`~run`]({ value: r }, t);
					if (a.issues) {
						let o = {
							type: `object`,
							origin: `key`,
							input: n,
							key: r,
							value: i
						};
						for (let t of a.issues) t.path = [o], e.issues?.push(t);
						if (e.issues ||= a.issues, t.abortEarly) {
							e.typed = !1;
							break;
						}
					}
					let o = this.value[`~run`]({ value: i }, t);
					if (o.issues) {
						let a = {
							type: `object`,
							origin: `value`,
							input: n,
							key: r,
							value: i
						};
						for (let t of o.issues) t.path ? t.path.unshift(a) : t.path = [a], e.issues?.push(t);
						if (e.issues ||= o.issues, t.abortEarly) {
							e.typed = !1;
							break;
						}
					}
					a.typed && o.typed || (e.typed = !1), a.typed && (e.value[a.value] = o.value);
				}
			} else r(this, `type`, e, t);
			return e;
		}
	});
}
function V(e, t) {
	return l({
		kind: `schema`,
		type: `strict_object`,
		reference: V,
		expects: `Object`,
		async: !1,
		entries: e,
		message: t,
		"~run"(e, t) {
			let n = e.value;
			if (n && typeof n == `object`) {
				e.typed = !0, e.value = {};
				for (let i in this.entries) {
					let a = this.entries[i];
					if (i in n || (a.type === `exact_optional` || a.type === `optional` || a.type === `nullish`) && a.default !== void 0) {
						let r = i in n ? n[i] : k(a), o = a[`~run`]({ value: r }, t);
						if (o.issues) {
							let a = {
								type: `object`,
								origin: `value`,
								input: n,
								key: i,
								value: r
							};
							for (let t of o.issues) t.path ? t.path.unshift(a) : t.path = [a], e.issues?.push(t);
							if (e.issues ||= o.issues, t.abortEarly) {
								e.typed = !1;
								break;
							}
						}
						o.typed || (e.typed = !1), e.value[i] = o.value;
					} else if (a.fallback !== void 0) e.value[i] = O(a);
					else if (a.type !== `exact_optional` && a.type !== `optional` && a.type !== `nullish` && (r(this, `key`, e, t, {
						input: void 0,
						expected: `"${i}"`,
						path: [{
							type: `object`,
							origin: `key`,
							input: n,
							key: i,
							value: n[i]
						}]
					}), t.abortEarly)) break;
				}
				if (!e.issues || !t.abortEarly) {
					for (let i in n) if (!Object.prototype.hasOwnProperty.call(this.entries, i)) {
						r(this, `key`, e, t, {
							input: i,
							expected: `never`,
							path: [{
								type: `object`,
								origin: `key`,
								input: n,
								key: i,
								value: n[i]
							}]
						});
						break;
					}
				}
			} else r(this, `type`, e, t);
			return e;
		}
	});
}
function H(e) {
	return l({
		kind: `schema`,
		type: `string`,
		reference: H,
		expects: `string`,
		async: !1,
		message: e,
		"~run"(e, t) {
			return typeof e.value == `string` ? e.typed = !0 : r(this, `type`, e, t), e;
		}
	});
}
function U(e, t) {
	return l({
		kind: `schema`,
		type: `tuple`,
		reference: U,
		expects: `Array`,
		async: !1,
		items: e,
		message: t,
		"~run"(e, t) {
			let n = e.value;
			if (Array.isArray(n)) {
				e.typed = !0, e.value = [];
				for (let r = 0; r < this.items.length; r++) {
					let i = n[r], a = this.items[r][`~run`]({ value: i }, t);
					if (a.issues) {
						let o = {
							type: `array`,
							origin: `value`,
							input: n,
							key: r,
							value: i
						};
						for (let t of a.issues) t.path ? t.path.unshift(o) : t.path = [o], e.issues?.push(t);
						if (e.issues ||= a.issues, t.abortEarly) {
							e.typed = !1;
							break;
						}
					}
					a.typed || (e.typed = !1), e.value.push(a.value);
				}
			} else r(this, `type`, e, t);
			return e;
		}
	});
}
function W(e) {
	let t;
	if (e) for (let n of e) if (t) for (let e of n.issues) t.push(e);
	else t = n.issues;
	return t;
}
function G(e, t) {
	return l({
		kind: `schema`,
		type: `union`,
		reference: G,
		expects: c(e.map((e) => e.expects), `|`),
		async: !1,
		options: e,
		message: t,
		"~run"(e, t) {
			let n, i, a;
			for (let r of this.options) {
				let o = r[`~run`]({ value: e.value }, t);
				if (o.typed) {
					if (o.issues) i ? i.push(o) : i = [o];
					else {
						n = o;
						break;
					}
				} else a ? a.push(o) : a = [o];
			}
			if (n) return n;
			if (i) {
				if (i.length === 1) return i[0];
				r(this, `type`, e, t, { issues: W(i) }), e.typed = !0;
			} else if (a?.length === 1) return a[0];
			else r(this, `type`, e, t, { issues: W(a) });
			return e;
		}
	});
}
function K() {
	return l({
		kind: `schema`,
		type: `unknown`,
		reference: K,
		expects: `unknown`,
		async: !1,
		"~run"(e) {
			return e.typed = !0, e;
		}
	});
}
function q(e, n, r) {
	let i = e[`~run`]({ value: n }, t(r));
	if (i.issues) throw new f(i.issues);
	return i.value;
}
function J(e, t) {
	let n = {};
	for (let r in e.entries) n[r] = !t || t.includes(r) ? R(e.entries[r]) : e.entries[r];
	return l({
		...e,
		entries: n
	});
}
function Y(...e) {
	return l({
		...e[0],
		pipe: e,
		"~run"(t, n) {
			for (let r of e) if (r.kind !== `metadata`) {
				if (t.issues && (r.kind === `schema` || r.kind === `transformation`)) {
					t.typed = !1;
					break;
				}
				t.issues && (n.abortEarly || n.abortPipeEarly) || (t = r[`~run`](t, n));
			}
			return t;
		}
	});
}
function X(e, n, r) {
	let i = e[`~run`]({ value: n }, t(r));
	return {
		typed: i.typed,
		success: !i.issues,
		output: i.value,
		issues: i.issues
	};
}
export { X as A, q as C, Y as D, z as E, G as F, K as I, D as L, H as M, E as N, B as O, U as P, R as S, J as T, C as _, u as a, I as b, g as c, N as d, v as f, S as g, x as h, m as i, V as j, T as k, _ as l, b as m, j as n, h as o, y as p, p as r, d as s, A as t, M as u, P as v, w, L as x, F as y };
