import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { loadLate } from '../../scripts/build/late-loads.ts'

/** Runs a chunk that begins with these lines, and returns what it exports and which modules it has loaded by when. */
function runChunk(code: string) {
  const loaded: string[] = []
  const modules: Readonly<Record<string, unknown>> = {
    './evals.js': {
      list: () => [1, 2],
      Scale: class {
        size = 3
      },
    },
    './gate.js': { name: 'gate' },
    'node:crypto': { randomUUID: () => 'id', default: { name: 'crypto' } },
  }
  const exports: Record<string, () => unknown> = {}
  const require = (name: string) => {
    loaded.push(name)
    return modules[name]
  }
  runInNewContext(loadLate('chunk.js', code), { exports, require })
  return { exports, loaded }
}

const chunk = `const require_evals = require("./evals.js");
const require_gate = require("./gate.js");
let node_crypto = require("node:crypto");
const gateName = require_gate.name;
exports.list = () => [0, ...require_evals.list()];
exports.create = () => new require_evals.Scale().size;
exports.draw = () => node_crypto.randomUUID();
`

it('loads a late chunk and a built-in module when they are used, and any other one at once', () => {
  const { exports, loaded } = runChunk(chunk)
  expect(loaded).toEqual(['./gate.js'])
  expect(exports.list?.()).toEqual([0, 1, 2])
  expect(exports.create?.()).toBe(3)
  expect(exports.draw?.()).toBe('id')
  expect(loaded).toEqual(['./gate.js', './evals.js', 'node:crypto'])
})

it('leaves a built-in module that is used as a whole', () => {
  const { loaded } = runChunk('let node_crypto = require("node:crypto");\nexports.all = () => node_crypto;\n')
  expect(loaded).toEqual(['node:crypto'])
})

it.each([
  ['outside of functions', 'const scale = new require_evals.Scale();\n'],
  ['as a whole', 'exports.all = () => require_evals;\n'],
])('refuses a late chunk that is used %s', (_, use) => {
  const code = `const require_evals = require("./evals.js");\n${use}`
  expect(() => loadLate('chunk.js', code)).toThrow('chunk.js uses the late chunk evals while it loads')
})
