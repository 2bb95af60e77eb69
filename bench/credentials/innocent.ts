import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from './made-up.ts'

const root = join(import.meta.dirname, '../..')
const digest = (algorithm: string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(draw('w', 20)).digest(encoding)
const uuid = () => `${draw('h', 8)}-${draw('h', 4)}-4${draw('h', 3)}-a${draw('h', 3)}-${draw('h', 12)}`

/** What looks random in ordinary reports, in a sentence or line as tools write it. */
const makers: readonly (() => string)[] = [
  () => `HEAD is now at ${digest('sha1', 'hex')} Fix the build`,
  () => `sha256:${digest('sha256', 'hex')}  app-1.2.3.tgz`,
  () => `"integrity": "sha512-${digest('sha512', 'base64')}"`,
  () => `md5 ${digest('md5', 'hex')} differs`,
  () => `requestId: ${uuid()}`,
  () => `{"id":"${uuid()}","traceId":"${draw('h', 32)}","spanId":"${draw('h', 16)}"}`,
  () => `<testcase name="loads ${uuid()}" time="0.01"/>`,
  () => `data:image/png;base64,iVBORw0KGgo${draw('b', 400)}==`,
  () => `data:image/svg+xml;base64,${Buffer.from(`<svg id="${draw('l', 12)}"/>`).toString('base64')}`,
  () => `at render (webpack-internal:///./src/app-${draw('h', 20)}.js:10:5)`,
  () => `https://cdn.example.com/assets/index-${draw('u', 8)}.js?v=${draw('h', 20)}`,
  () => `run_${draw('w', 24)} finished as msg_${draw('w', 24)}, tool call call_${draw('w', 24)}`,
  () => `chatcmpl-${draw('w', 29)} used {"prompt_tokens":${draw('d', 4)},"total_tokens":${draw('d', 5)}}`,
  () => `max_tokens: ${draw('d', 4)}, token_type: "bearer", cacheKey: "${draw('h', 40)}"`,
  () => `ETag: W/"${draw('w', 27)}"\nX-Request-Id: ${uuid()}`,
  () => `node_modules/.pnpm/pkg@1.0.0_${draw('h', 32)}/node_modules/pkg/index.js`,
  () => `expected "${draw('w', 12)}" to equal "${draw('w', 12)}"`,
  () => `{"nextPageToken":"${draw('w', 40)}","publicKey":"${draw('b', 40)}"}`,
  () =>
    `2026-01-${draw('d', 2)}T10:00:00.${draw('d', 3)}Z INFO shard ${draw('d', 2)} took ${draw('d', 4)} ms`,
  () => `Cookie: theme=dark; lang=en-US; consent=${draw('d', 8)}`,
  () => `password: "password123", token: "test-token", api_key: "your-api-key-here"`,
  () => `secret: projects/my-project-${draw('d', 4)}/secrets/db-password/versions/3`,
  () => `Vary: Authorization\nSet-Cookie: session=deleted; Max-Age=0`,
  () => Buffer.from(`The quick brown fox jumps ${draw('d', 8)} times over ${uuid()}`).toString('base64'),
]

function* listFiles(folder: string, ending: RegExp): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && ending.test(entry.name)) yield join(entry.parentPath, entry.name)
  }
}

/** Pieces of real texts: reports of real tools, sources, docs and the lock file. */
function readPieces(): readonly string[] {
  const files = [
    join(root, 'package-lock.json'),
    ...listFiles('test/fixtures/reports', /\.(?:json|xml|tap)$/),
    ...listFiles('src', /\.ts$/),
    ...listFiles('docs', /\.md$/),
  ].filter((file) => !file.includes('node_modules'))
  return files.flatMap((file) => readFileSync(file, 'utf8').match(/.{1,600}/gs) ?? [])
}

/** So many texts that hold no credential: half of them real, as many of each made-up kind. */
export function listInnocentTexts(count: number): readonly string[] {
  const pieces = readPieces()
  const step = Math.max(1, pieces.length / (count / 2))
  const real = Array.from(
    { length: Math.min(pieces.length, count / 2) },
    (_, index) => pieces[Math.floor(index * step)] ?? '',
  )
  const made = Array.from(
    { length: count - real.length },
    (_, index) => makers[index % makers.length]?.() ?? '',
  )
  return [...real, ...made]
}
