/** A made-up credential: right in its shape, wrong in all else. Made here, so that no file of the project holds one. */
export interface MadeUp {
  readonly issuer: string
  /** What is to be shown in its place. */
  readonly kind: string
  readonly text: string
}

const word = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const letters = word.slice(0, 52)
const upper = `${word.slice(0, 26)}234567`
const lower = word.slice(26)
const hex = '0123456789abcdef'
const url = `${word}-_`

let state = 7
/** So many characters of the alphabet, the same in every run. */
export function random(count: number, alphabet = word): string {
  let text = ''
  for (let at = 0; at < count; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    text += alphabet[Math.floor(state / 65_536) % alphabet.length]
  }
  return text
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const jwt = `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ sub: 'me', iat: 1 })}.${random(43, url)}`
const pem = (name: string) =>
  `-----BEGIN ${name}-----\n${random(64)}\n${random(64)}\n${random(20)}==\n-----END ${name}-----`

const rows: readonly (readonly [issuer: string, kind: string, text: string])[] = [
  ['GitHub', 'GitHub token', `ghp${'_'}${random(36)}`],
  ['GitHub, stateless', 'GitHub token', `ghs${'_'}12345_${jwt}`],
  ['GitHub, fine-grained', 'GitHub token', `github${'_'}pat_${random(22)}_${random(59)}`],
  ['GitLab', 'GitLab token', `glpat${'-'}${random(20, url)}`],
  ['GitLab, routable', 'GitLab token', `glpat${'-'}${random(27, url)}.01.${random(9, lower)}`],
  ['Atlassian', 'Atlassian token', `ATATT3${random(180, url)}=${random(8, hex)}`],
  ['npm', 'npm token', `npm${'_'}${random(36)}`],
  ['PyPI', 'PyPI token', `pypi${'-'}AgEIcHlwaS5vcmc${random(120, url)}`],
  ['RubyGems', 'RubyGems key', `rubygems${'_'}${random(48, hex)}`],
  ['crates.io', 'crates.io token', `cio${random(32)}`],
  ['NuGet', 'NuGet key', `oy2${random(43, lower)}`],
  ['Docker', 'Docker token', `dckr_pat${'_'}${random(27, url)}`],
  ['OpenAI', 'OpenAI key', `sk-proj${'-'}${random(74, url)}T3BlbkFJ${random(74, url)}`],
  ['OpenAI, older', 'OpenAI key', `sk${'-'}${random(20)}T3BlbkFJ${random(20)}`],
  ['DeepSeek', 'DeepSeek key', `sk${'-'}${random(32, hex)}`],
  ['Anthropic', 'Anthropic key', `sk-ant${'-'}api03-${random(93, url)}AA`],
  ['OpenRouter', 'OpenRouter key', `sk-or${'-'}v1-${random(64, hex)}`],
  [
    'Langfuse',
    'Langfuse key',
    `sk-lf${'-'}${random(8, hex)}-${random(4, hex)}-${random(4, hex)}-${random(4, hex)}-${random(12, hex)}`,
  ],
  ['Google', 'Google API key', `AI${'za'}${random(35, url)}`],
  ['Google, newer', 'Google API key', `AQ${'.'}Ab${random(48, url)}`],
  ['Google OAuth', 'Google OAuth token', `ya29${'.'}${random(120, url)}`],
  ['Google OAuth client', 'Google OAuth secret', `GOCSPX${'-'}${random(28, url)}`],
  ['Hugging Face', 'Hugging Face token', `hf${'_'}${random(34, letters)}`],
  ['NVIDIA', 'NVIDIA key', `nvapi${'-'}${random(64, url)}`],
  ['Groq', 'Groq key', `gsk${'_'}${random(52)}`],
  ['xAI', 'xAI key', `xai${'-'}${random(80)}`],
  ['Perplexity', 'Perplexity key', `pplx${'-'}${random(48)}`],
  ['Replicate', 'Replicate token', `r8${'_'}${random(37)}`],
  ['Together', 'Together key', `tgp_v1${'_'}${random(43, url)}`],
  ['LangSmith', 'LangSmith key', `lsv2_pt${'_'}${random(32, hex)}_${random(10, hex)}`],
  ['Tavily', 'Tavily key', `tvly${'-'}dev-${random(32)}`],
  ['Pinecone', 'Pinecone key', `pcsk${'_'}${random(5)}_${random(63)}`],
  ['ElevenLabs', 'ElevenLabs key', `sk${'_'}${random(48, hex)}`],
  ['AWS', 'AWS key', `AK${'IA'}${random(16, upper)}`],
  ['DigitalOcean', 'DigitalOcean token', `dop_v1${'_'}${random(64, hex)}`],
  ['Databricks', 'Databricks token', `dapi${random(32, hex)}`],
  ['Vault', 'Vault token', `hvs${'.'}${random(95, url)}`],
  ['Terraform', 'Terraform token', `${random(14)}.atlasv1${'.'}${random(67, url)}`],
  ['Azure', 'Azure secret', `${random(3)}8Q~${random(34)}`],
  ['Supabase', 'Supabase key', `sb_secret${'_'}${random(22, url)}_${random(8, url)}`],
  ['PlanetScale', 'PlanetScale token', `pscale_tkn${'_'}${random(43, url)}`],
  ['Doppler', 'Doppler token', `dp${'.'}pt.${random(43)}`],
  ['Netlify', 'Netlify token', `nfp${'_'}${random(36)}`],
  ['Slack', 'Slack token', `xoxb${'-'}${random(12, '123456789')}-${random(12, '123456789')}-${random(24)}`],
  ['Telegram', 'Telegram token', `${random(10, '123456789')}:AA${random(33, url)}`],
  ['Stripe', 'Stripe key', `sk_live${'_'}${random(99)}`],
  ['Stripe webhooks', 'webhook secret', `whsec${'_'}${random(32)}`],
  ['SendGrid', 'SendGrid key', `SG${'.'}${random(22, url)}.${random(43, url)}`],
  ['Twilio', 'Twilio key', `SK${random(32, hex)}`],
  ['Shopify', 'Shopify token', `shpat${'_'}${random(32, hex)}`],
  ['Linear', 'Linear key', `lin_api${'_'}${random(40)}`],
  ['Notion', 'Notion token', `ntn${'_'}${random(46)}`],
  ['Figma', 'Figma token', `figd${'_'}${random(40, url)}`],
  ['Grafana', 'Grafana token', `glsa${'_'}${random(32)}_${random(8, hex)}`],
  ['Sentry', 'Sentry token', `sntryu${'_'}${random(64, hex)}`],
  ['New Relic', 'New Relic key', `NRAK${'-'}${random(27, upper)}`],
  ['Postman', 'Postman key', `PMAK${'-'}${random(24, hex)}-${random(34, hex)}`],
  ['age', 'age key', `AGE-SECRET-KEY${'-'}1${random(58, upper)}`],
  ['a JSON Web Token', 'JSON Web Token', jwt],
  ['an RSA key', 'private key', pem('RSA PRIVATE KEY')],
  ['an OpenSSH key', 'private key', pem('OPENSSH PRIVATE KEY')],
]

export const madeUp: readonly MadeUp[] = rows.map(([issuer, kind, text]) => ({ issuer, kind, text }))

/** Secrets that only what is around them shows: the text around them, with the secret in the middle. */
export const inContext: readonly (MadeUp & { readonly before: string; readonly after: string })[] = [
  ['Postgres', 'password', 'postgres://app:', random(16), '@db.internal:5432/shop'],
  ['MongoDB', 'password', 'mongodb+srv://app:', random(16), '@cluster0.mongodb.example'],
  ['Redis', 'password', 'redis://:', random(16), '@cache.internal:6379/0'],
  ['an address', 'password', 'https://bot:', random(16), '@git.internal/app.git'],
  ['Azure Storage', 'Azure key', 'AccountName=app;AccountKey=', `${random(86)}==`, ';EndpointSuffix=x'],
  ['AWS', 'AWS key', 'aws_secret_access_key = ', random(40), '\n'],
  [
    'Slack',
    'Slack webhook',
    'https://hooks.slack.com/services/',
    `T${random(8)}/B${random(8)}/${random(24)}`,
    ' ',
  ],
  [
    'Discord',
    'Discord webhook',
    'https://discord.com/api/webhooks/',
    `${random(18, '123456789')}/${random(68)}`,
    '',
  ],
  ['a header', 'credential', '"Authorization": "Bearer ', random(40), '"'],
  ['an environment', 'credential', 'MISTRAL_API_KEY=', random(32), '\nHOME=/root'],
].map(([issuer = '', kind = '', before = '', text = '', after = '']) => ({
  issuer,
  kind,
  before,
  text,
  after,
}))
