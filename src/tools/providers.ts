/** A provider of models, and how a repository shows that it uses one. */
interface Provider {
  readonly secrets: readonly string[]
  /** npm and Python packages. */
  readonly packages: readonly string[]
  /** In the sources of evals: `openai:gpt-5`, `anthropic/claude`. */
  readonly text: RegExp
}

export const providers: readonly Provider[] = [
  {
    secrets: ['OPENAI_API_KEY'],
    packages: ['openai', '@ai-sdk/openai', 'langchain-openai', '@langchain/openai'],
    text: /\bopenai[:/]/,
  },
  {
    secrets: ['ANTHROPIC_API_KEY'],
    packages: ['anthropic', '@anthropic-ai/sdk', '@ai-sdk/anthropic', 'langchain-anthropic'],
    text: /\banthropic[:/](?!sdk)/,
  },
  {
    secrets: ['GEMINI_API_KEY'],
    packages: ['@google/genai', 'google-genai', '@ai-sdk/google'],
    text: /\bgoogle[:/](?:gemini|vertex)?/,
  },
  { secrets: ['MISTRAL_API_KEY'], packages: ['mistralai', '@ai-sdk/mistral'], text: /\bmistral[:/]/ },
  { secrets: ['GROQ_API_KEY'], packages: ['groq', 'groq-sdk', '@ai-sdk/groq'], text: /\bgroq[:/]/ },
  {
    secrets: ['AZURE_API_KEY'],
    packages: ['@ai-sdk/azure'],
    text: /\bazure(?:openai)?[:/](?!ai-evaluation)/,
  },
  {
    secrets: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
    packages: ['@ai-sdk/amazon-bedrock', '@aws-sdk/client-bedrock-runtime'],
    text: /\bbedrock[:/]/,
  },
  {
    secrets: ['OPENROUTER_API_KEY'],
    packages: ['@openrouter/ai-sdk-provider'],
    text: /\bopenrouter[:/]/,
  },
]

/** Whether a source imports a package of npm or of Python. */
export function importsPackage(text: string, name: string): boolean {
  if (text.includes(`'${name}'`) || text.includes(`"${name}"`)) return true
  return /^\w+$/.test(name) && new RegExp(`^\\s*(?:from|import) ${name}\\b`, 'm').test(text)
}

/** Variables that a text reads and that look like secrets, such as `process.env.ACME_API_KEY`. */
export function findNamedSecrets(text: string): readonly string[] {
  const read =
    /(?:process\.env\.|env\.|environ(?:\.get)?[[(]\s*["']|getenv\(\s*["']|\$\{?|\{\{\s*env\.)([A-Z][A-Z0-9_]*)/g
  const names = [...text.matchAll(read)].map(([, name = '']) => name)
  return names.filter((name) => /(?:_KEY|_TOKEN|_SECRET)$/.test(name) && !name.startsWith('GITHUB_'))
}
