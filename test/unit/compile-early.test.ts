import { expect, it } from 'vitest'
import { compileEarly } from '../../scripts/build/compile-early.ts'

/** Marks all functions of a chunk as called that contain `hot`. */
function findHot(code: string): ReadonlySet<string> {
  const places = [...code.matchAll(/(?:async )?(?:function\b[^{]*|\(\w*\) (?:=> )?)\{[^{}]*hot[^{}]*\}/g)]
  return new Set(places.map(({ 0: text, index }) => `${index}:${index + text.length}`))
}

const compile = (code: string) => compileEarly(code, findHot(code))

it('puts what a plain run calls in brackets', () => {
  expect(compile('const a = () => { return `hot` }, b = () => { return 2 };')).toBe(
    'const a = (() => { return `hot` }), b = () => { return 2 };',
  )
  expect(compile('run(async function () { hot() });')).toBe('run((async function () { hot() }));')
})

it('declares a function before all that may call it, as the chunk did', () => {
  expect(compile('exports.a = first();\nfunction first() { return hot }\nfunction other() {}')).toBe(
    'const first = (function first() { return hot });\nexports.a = first();\n\nfunction other() {}',
  )
})

it('leaves what has brackets, what can have none, and what is assigned later', () => {
  for (const code of [
    'const a = (() => { return hot });',
    'class A { a() { return hot } }',
    'const o = { get a() { return hot }, b() { return hot } };',
    'function a() { return hot }\na = other;',
  ]) {
    expect(compile(code)).toBe(code)
  }
})
