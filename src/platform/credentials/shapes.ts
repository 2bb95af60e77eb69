import { issuers } from './issuers.ts'

/**
 * How a credential looks: a text that it always contains, and what is around that text. Facts from the public
 * documentation of the issuers.
 */
export interface CredentialShape {
  /** What is shown in its place: `‹GitHub token›`. */
  readonly kind: string
  /** One of these is in every credential of the shape, mostly at its start. */
  readonly marks: readonly string[]
  /**
   * What must follow the mark, as the source of an expression. Where it has groups, the last one is the secret and the
   * rest stays. It takes linear time: after an unbounded repetition nothing may fail, unless `whole` is set.
   */
  readonly rest: string
  /**
   * What must stand right before the mark and belongs to the credential, as the source of an expression. It is at most
   * 80 characters long.
   */
  readonly before?: string
  /** A character among the next 320, which most texts with the mark lack. */
  readonly also?: string
  /** It starts at a boundary: no letter, digit, `_` or `-` is before it. */
  readonly whole?: true
  /** Its mark also occurs in words, so the rest must look random. */
  readonly random?: true
  /**
   * Characters of the part after the mark. A text that was cut may end within a credential: at its end, so many
   * fewer of these are enough.
   */
  readonly cut?: string
}

const alphabets: Readonly<Record<string, string>> = {
  a: '[A-Za-z]',
  w: '[A-Za-z0-9]',
  l: '[a-z0-9]',
  U: '[A-Z0-9]',
  h: '[0-9a-f]',
  H: '[0-9a-fA-F]',
  i: '[0-9a-f-]',
  u: '[\\w-]',
  e: '[\\w=-]',
  _: '\\w',
  '.': '[\\w.]',
  b: '[\\w+/=-]',
  s: '[\\w+/=]',
  $: '[\\w$]',
}

function readIssuer(line: string): CredentialShape {
  const [kind = '', marks = '', rule = ''] = line.split('|')
  const [, exact, letter = '', count = ''] = /^(=?)(.)(\d+)$/.exec(rule) ?? []
  const characters = alphabets[letter] ?? ''
  const shape = { kind, marks: marks.split(' ') }
  if (exact === '=' && letter !== 'e')
    return { ...shape, rest: `${characters}{${count}}(?![\\w-])`, whole: true, random: true }
  const prefixed = { ...shape, rest: `${characters}{${count},}`, cut: characters }
  if (exact === '=') return { ...prefixed, whole: true, random: true }
  return prefixed
}

/** The mark with each of the digits in it. */
function listDigits(before: string, after: string, digits = '0123456789'): readonly string[] {
  return Array.from(digits, (digit) => before + digit + after)
}

const irregular: readonly CredentialShape[] = [
  {
    // Newer installation tokens are `ghs_APPID_JWT`, with dots.
    kind: 'GitHub token',
    marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    rest: '[\\w-]{36,}(?:\\.[\\w-]+){0,2}|\\d+_eyJ[\\w.-]+',
    cut: '[\\w-]',
  },
  {
    kind: 'GitLab token',
    marks: ['glpat-'],
    rest: '[\\w-]{20,}(?:\\.[0-9a-z]{2}\\.[0-9a-z]{9})?',
    cut: '[\\w-]',
  },
  { kind: 'Harness token', marks: ['pat.', 'sat.'], rest: '[\\w-]{22}\\.[\\w-]{24}\\.\\w{20}', whole: true },
  {
    kind: 'Infisical token',
    marks: ['st.'],
    rest: '[0-9a-f]{24}\\.[0-9a-f]{32}\\.[0-9a-f]{32}',
    whole: true,
  },
  // Azure marks its keys in their middle.
  {
    kind: 'Azure secret',
    marks: listDigits('', 'Q~'),
    before: '[\\w~.-]{3}',
    rest: '[\\w~.-]{31,34}(?![\\w~-])',
  },
  { kind: 'Azure key', marks: ['JQQJ9'], before: '[A-Za-z0-9]{52}', rest: '[9DH][A-Za-z0-9]{20,}' },
  { kind: 'Azure key', marks: ['AzSe'], before: '[A-Za-z0-9]{42}', rest: '[A-Za-z0-9]{6}(?![\\w-])' },
  { kind: 'Azure key', marks: ['AzFu'], before: '[\\w-]{44}', rest: '[\\w-]{6,8}={0,2}(?![\\w-])' },
  { kind: 'Azure token', marks: ['AZDO'], before: '[A-Za-z0-9]{76}', rest: '[A-Za-z0-9]{4}(?![\\w-])' },
  { kind: 'Terraform token', marks: ['.atlasv1.'], before: '[A-Za-z0-9]{14}', rest: '[\\w=-]{60,}' },
  { kind: 'New Relic key', marks: ['NRAL'], before: '[0-9a-fA-F]{36}', rest: '(?![\\w-])' },
  { kind: 'Mailchimp key', marks: ['-us'], before: '(?<![0-9a-f])[0-9a-f]{32}', rest: '\\d{1,2}(?![\\w-])' },
  { kind: '1Password key', marks: ['A3-'], rest: '[A-Z0-9]{6}(?:-[A-Z0-9]{5,6}){5}', whole: true },
  {
    kind: 'Slack webhook',
    marks: ['hooks.slack.com/'],
    rest: '(?:services|workflows|triggers)/([A-Za-z0-9/_+-]{20,})',
  },
  {
    kind: 'Discord webhook',
    marks: ['discord.com/api/webhooks/', 'discordapp.com/api/webhooks/'],
    rest: '(\\d{15,22}/[\\w-]{50,})',
  },
  {
    kind: 'Twilio key',
    marks: listDigits('SK', '', '0123456789abcdef'),
    rest: '[0-9a-f]{31}(?![\\w-])',
    whole: true,
    random: true,
  },
  {
    kind: 'Discord token',
    marks: ['.G'],
    before: '(?<![\\w-])[MNO][\\w-]{23,27}',
    rest: '[\\w-]{5}\\.[\\w-]{27,}',
  },
  { kind: 'Telegram token', marks: [':AA'], before: '\\d{8,10}', rest: '[\\w-]{32,33}(?![\\w-])' },
  {
    kind: 'SendGrid key',
    marks: ['SG.'],
    rest: '[\\w-]{22}\\.[\\w-]{43}',
    whole: true,
    cut: '(?:[\\w-]{22}\\.)?[\\w-]',
  },
  { kind: 'Resend key', marks: ['re_'], rest: '\\w{8}_\\w{24}(?![\\w-])', whole: true, random: true },
  { kind: 'Airtable token', marks: ['pat'], rest: '\\w{14}\\.[0-9a-f]{64}', whole: true },
  {
    kind: 'Asana token',
    marks: ['1/1', '2/1'],
    rest: '\\d{10,16}(?:/\\d{10,17})?:[0-9a-f]{32}(?![\\w-])',
    whole: true,
  },
  { kind: 'ClickUp token', marks: ['pk_'], rest: '\\d{6,9}_[A-Z0-9]{32}(?![\\w-])', whole: true },
  { kind: 'Dropbox token', marks: ['sl.'], rest: '(?:u\\.)?[\\w-]{100,}', whole: true },
  { kind: 'Salesforce token', marks: ['00D'], rest: '[A-Za-z0-9]{12}![\\w.]{80,}', whole: true },
  { kind: 'X token', marks: ['AAAAAAAAAAAAAAAAAAAAA'], rest: '[\\w%/=+-]{60,}', whole: true, random: true },
  { kind: 'Mapbox token', marks: ['sk.eyJ'], rest: '[\\w-]{50,}\\.[\\w-]{20,}', whole: true },
  // Keys of the eval service, in any length that it issues, and of others that chose the same prefix.
  { kind: 'API key', marks: ['sk_'], rest: '[\\w-]{16,}', whole: true, random: true, cut: '[\\w-]' },

  // Whoever issued them.
  {
    kind: 'JSON Web Token',
    marks: ['eyJ'],
    rest: '[\\w-]{8,}\\.(?:eyJ[\\w-]{8,}\\.[\\w-]{16,}|[\\w-]*\\.[\\w-]{8,}\\.[\\w-]{8,}\\.[\\w-]{16,})',
    whole: true,
    cut: '[\\w-]{17,}\\.eyJ[\\w.-]',
  },
  {
    kind: 'private key',
    marks: ['-----BEGIN '],
    rest:
      '[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----' +
      '(?:\\s|[A-Z][A-Za-z-]{1,30}: [^\\r\\n]{1,100}\\s){0,40}' +
      '[A-Za-z0-9+/]{16,}[A-Za-z0-9+/=\\s]*(?:-----END [A-Z0-9 ]{0,40}-----)?',
  },
  {
    // The password of an address (a database, a queue, a proxy), unless everybody knows it or only this machine does.
    kind: 'password',
    marks: ['://'],
    also: '@',
    before: '(?<![\\w+.-])[A-Za-z][\\w+.-]{1,20}',
    rest:
      `([^\\s:@/?#"'<>‹›]{0,100}):(?!\\1@|(?:pass|password|postgres|root|admin|test|secret|user)@)` +
      `([^\\s:@/?#"'<>‹›]{6,200})@(?!localhost|127\\.|0\\.0\\.|\\[::1|host\\.docker)[\\w[]`,
  },
  {
    // Signed addresses.
    kind: 'signature',
    marks: ['sig=', 'Signature='],
    before: '[?&;](?:[Xx]-\\w{3,5}-)?',
    rest: '([\\w%+/=-]{32,})',
  },
  {
    kind: 'password',
    marks: ['-u ', '--user ', '--user='],
    rest: `["']?[\\w.@-]{1,64}:([^\\s"'<>‹›]{10,200})`,
    whole: true,
    random: true,
  },
  {
    kind: 'password',
    marks: ['login '],
    rest: '\\S{1,100}\\s{1,9}password\\s{1,9}([^\\s"\'<>‹›]{8,200})',
    random: true,
  },
]

export const credentialShapes: readonly CredentialShape[] = [
  ...issuers.trim().split('\n').map(readIssuer),
  ...irregular,
]
