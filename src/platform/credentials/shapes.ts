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
  /** What must stand right before the mark and belongs to the credential. It is at most 24 characters long. */
  readonly before?: RegExp
  /** It starts at a boundary: no letter, digit, `_` or `-` is before it. */
  readonly whole?: true
  /**
   * Characters of the part after the mark. A text that was cut may end within a credential: at its end, so many
   * fewer of these are enough.
   */
  readonly cut?: string
}

const word = '[A-Za-z0-9]'
const url = '[\\w-]'
const hex = '[0-9a-f]'

/** A mark and at least so many characters. */
function createPrefixedShape(
  kind: string,
  marks: readonly string[],
  characters: string,
  least: number,
): CredentialShape {
  return { kind, marks, rest: `${characters}{${least},}`, cut: characters }
}

/** A mark and exactly so many characters, where longer words of the same start are something else. */
function createExactShape(
  kind: string,
  marks: readonly string[],
  characters: string,
  count: number,
): CredentialShape {
  return { kind, marks, rest: `${characters}{${count}}(?![\\w-])`, whole: true }
}

/** A line break or blank, also as a string or XML writes it. */
const blank = '\\s|\\\\[nrt]|&#(?:1[03]|x[AaDd]);'
/** A quote that may be there, also as a string or XML writes it. */
const quote = `(?:\\\\?["']|&quot;)?`
/** What is between a name and its value. */
const equals = `${quote}\\s{0,3}[=:]\\s{0,3}${quote}`

export const credentialShapes: readonly CredentialShape[] = [
  // Code hosts and registries.
  {
    // Newer installation tokens are `ghs_APPID_JWT`, with dots.
    ...createPrefixedShape('GitHub token', ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'], url, 36),
    rest: `${url}{36,}(?:\\.[\\w-]+){0,2}|\\d+_eyJ[\\w.-]+`,
  },
  createPrefixedShape('GitHub token', ['github_pat_'], '\\w', 60),
  {
    ...createPrefixedShape(
      'GitLab token',
      [
        'glpat-',
        'gloas-',
        'gldt-',
        'glrt-',
        'glrtr-',
        'glcbt-',
        'glptt-',
        'glft-',
        'glimt-',
        'glagent-',
        'glsoat-',
      ],
      url,
      20,
    ),
    rest: `${url}{20,}(?:\\.[0-9a-z]{2}\\.[0-9a-z]{9})?`,
  },
  { ...createPrefixedShape('Atlassian token', ['ATATT3', 'ATCTT3', 'ATBB'], '[\\w=-]', 24), whole: true },
  createPrefixedShape('npm token', ['npm_'], word, 36),
  createPrefixedShape('PyPI token', ['pypi-AgE'], url, 50),
  createPrefixedShape('RubyGems key', ['rubygems_'], hex, 48),
  createExactShape('crates.io token', ['cio'], word, 32),
  createExactShape('NuGet key', ['oy2'], '[a-z0-9]', 43),
  createPrefixedShape('Docker token', ['dckr_pat_', 'dckr_oat_'], url, 24),

  // Models and what evals use.
  createPrefixedShape('OpenAI key', ['sk-proj-', 'sk-svcacct-', 'sk-admin-'], url, 20),
  createExactShape('OpenAI key', ['sk-'], word, 48),
  createExactShape('DeepSeek key', ['sk-'], hex, 32),
  createPrefixedShape('Anthropic key', ['sk-ant-'], url, 24),
  createPrefixedShape('OpenRouter key', ['sk-or-v1-'], hex, 40),
  createPrefixedShape('Langfuse key', ['sk-lf-'], '[0-9a-f-]', 36),
  { ...createPrefixedShape('Google API key', ['AIza'], url, 35), whole: true },
  { ...createPrefixedShape('Google API key', ['AQ.Ab'], url, 30), whole: true },
  createPrefixedShape('Hugging Face token', ['hf_'], '[A-Za-z]', 34),
  createPrefixedShape('NVIDIA key', ['nvapi-'], url, 32),
  createPrefixedShape('Groq key', ['gsk_'], word, 48),
  createPrefixedShape('xAI key', ['xai-'], word, 60),
  createPrefixedShape('Perplexity key', ['pplx-'], word, 40),
  createExactShape('Replicate token', ['r8_'], word, 37),
  createPrefixedShape('Together key', ['tgp_v1_'], url, 40),
  createPrefixedShape('LangSmith key', ['lsv2_pt_', 'lsv2_sk_'], '[0-9a-f_]', 40),
  createPrefixedShape('Tavily key', ['tvly-'], '[A-Za-z0-9-]', 32),
  createPrefixedShape('Pinecone key', ['pcsk_'], '\\w', 60),
  createPrefixedShape('ElevenLabs key', ['sk_'], hex, 48),

  // Clouds.
  createExactShape('AWS key', ['AKIA', 'ASIA'], '[A-Z2-7]', 16),
  { kind: 'AWS key', marks: ['ABSK'], rest: '[A-Za-z0-9+/]{100,}={0,2}', cut: '[A-Za-z0-9+/]', whole: true },
  {
    kind: 'AWS key',
    marks: ['ecret_access_key', 'ecretAccessKey', 'ECRET_ACCESS_KEY', 'ecretKey'],
    rest: `${equals}([A-Za-z0-9+/]{40})(?![A-Za-z0-9+/])`,
  },
  createPrefixedShape('Google OAuth token', ['ya29.'], url, 30),
  createPrefixedShape('Google OAuth secret', ['GOCSPX-'], url, 24),
  { kind: 'Azure key', marks: ['AccountKey=', 'SharedAccessKey='], rest: '([A-Za-z0-9+/]{40,}={0,2})' },
  {
    kind: 'Azure secret',
    marks: ['Q~'],
    before: /[\w~.-]{3}\d$/,
    rest: '[\\w~.-]{31,34}(?![\\w~-])',
  },
  { kind: 'Azure key', marks: ['JQQJ99'], before: /[A-Za-z0-9]{24}$/, rest: '[A-Za-z0-9]{20,}' },
  createPrefixedShape('DigitalOcean token', ['dop_v1_', 'doo_v1_', 'dor_v1_'], hex, 64),
  createExactShape('Databricks token', ['dapi'], hex, 32),
  createPrefixedShape('Vault token', ['hvs.', 'hvb.', 'hvr.'], url, 24),
  {
    kind: 'Terraform token',
    marks: ['.atlasv1.'],
    before: /[A-Za-z0-9]{14}$/,
    rest: '[\\w=-]{60,}',
  },
  createPrefixedShape('Supabase key', ['sb_secret_', 'sbp_'], url, 31),
  createPrefixedShape('PlanetScale token', ['pscale_tkn_', 'pscale_pw_', 'pscale_oauth_'], '[\\w=-]', 32),
  createPrefixedShape('Doppler token', ['dp.pt.', 'dp.st.', 'dp.ct.', 'dp.sa.'], '[\\w.]', 40),
  createPrefixedShape('Fly.io token', ['fo1_', 'fm1_', 'fm2_'], '[\\w+/=-]', 40),
  createPrefixedShape('Netlify token', ['nfp_'], word, 36),
  createPrefixedShape('Vercel token', ['vcp_', 'vca_', 'vcr_', 'vck_'], word, 24),
  createPrefixedShape('Cloudflare token', ['cfut_', 'cfat_', 'cfk_'], word, 40),
  createPrefixedShape('Heroku key', ['HRKU-AA'], url, 50),

  // What agents talk to.
  createPrefixedShape(
    'Slack token',
    ['xoxb-', 'xoxp-', 'xoxa-', 'xoxr-', 'xoxs-', 'xoxe-', 'xoxe.xox', 'xapp-'],
    '[A-Za-z0-9-]',
    20,
  ),
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
  { kind: 'Telegram token', marks: [':AA'], before: /\d{8,10}$/, rest: '[\\w-]{32,33}(?![\\w-])' },
  createPrefixedShape('Stripe key', ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_'], word, 24),
  createPrefixedShape('webhook secret', ['whsec_'], '[A-Za-z0-9+/=]', 32),
  {
    kind: 'SendGrid key',
    marks: ['SG.'],
    rest: '[\\w-]{22}\\.[\\w-]{43}',
    whole: true,
    cut: '(?:[\\w-]{22}\\.)?[\\w-]',
  },
  createExactShape('Twilio key', ['SK'], hex, 32),
  createPrefixedShape('Shopify token', ['shpat_', 'shpca_', 'shppa_', 'shpss_'], '[0-9a-fA-F]', 32),
  createPrefixedShape('Linear key', ['lin_api_', 'lin_oauth_'], word, 32),
  createPrefixedShape('Notion token', ['ntn_'], word, 40),
  createPrefixedShape('Figma token', ['figd_', 'figu_', 'figo_'], url, 38),
  createPrefixedShape('Grafana token', ['glsa_'], '\\w', 40),
  createPrefixedShape('Grafana token', ['glc_'], '[A-Za-z0-9+/=]', 40),
  createPrefixedShape('Sentry token', ['sntrys_', 'sntryu_'], '[\\w+/=]', 40),
  createPrefixedShape('New Relic key', ['NRAK-', 'NRII-', 'NRIQ-'], '[A-Za-z0-9_-]', 26),
  createPrefixedShape('Postman key', ['PMAK-'], '[0-9a-f-]', 58),

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
      `(?:${blank}|[A-Z][A-Za-z-]{1,30}: [^\\r\\n\\\\&]{1,100}(?:${blank})){0,40}` +
      `[A-Za-z0-9+/]{16,}(?:[A-Za-z0-9+/=]|${blank})*(?:-----END [A-Z0-9 ]{0,40}-----)?`,
  },
  createPrefixedShape('age key', ['AGE-SECRET-KEY-1'], '[0-9A-Z]', 50),
  {
    // The password of an address (a database, a queue, a proxy), unless everybody knows it or only this machine does.
    kind: 'password',
    marks: ['://'],
    before: /(?<![\w+.-])[A-Za-z][\w+.-]{1,20}$/,
    rest:
      `([^\\s:@/?#"'<>‹›]{0,100}):(?!\\1@|(?:pass|password|postgres|root|admin|test|secret|user)@)` +
      `([^\\s:@/?#"'<>‹›]{6,200})@(?!localhost|127\\.|0\\.0\\.|\\[::1|host\\.docker)[\\w[]`,
  },
  {
    kind: 'credential',
    marks: ['uthorization'],
    rest: `${equals}(?:[Bb]earer|[Bb]asic|[Tt]oken) ([\\w.~+/=-]{16,})`,
  },
  {
    // Dumps of an environment.
    kind: 'credential',
    marks: ['API_KEY', '_SECRET', 'SECRET_KEY', 'ACCESS_TOKEN', 'AUTH_TOKEN'],
    rest: `${equals}([\\w.~+/=-]{20,})`,
  },
]
