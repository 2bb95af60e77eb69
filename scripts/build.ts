/**
 * Builds `dist/`: all entries with the chunks that they share, and the licenses of the packages in them. The output
 * depends on nothing but the sources and the lock file, so CI can compare it byte for byte.
 */
import { chmodSync, writeFileSync } from 'node:fs'
import { bundle, chunksOf } from './build/bundle.ts'
import { renderLicenses } from './build/licenses.ts'

const chunks = chunksOf(await bundle(true))
writeFileSync('dist/package.json', '{"type":"commonjs"}\n')
writeFileSync('dist/licenses.txt', renderLicenses(chunks.flatMap(({ moduleIds }) => moduleIds)))
chmodSync('dist/cli/index.js', 0o755)
