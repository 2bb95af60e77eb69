import { UsageError } from '../errors.ts'
import { isLoopback } from './proxy.ts'

/** What is wrong with an input, as a predicate that follows its name, and what to do. */
export interface Wrong {
  readonly predicate: string
  readonly advice: string
}

/** HTTPS, or HTTP to this machine: the only places where a key may go. */
export function isTrustworthy(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/**
 * With this variable Node believes every certificate, so the key would go to whoever answers. Any earlier step of a job
 * can set it for all later ones.
 * @throws UsageError
 */
export function refuseUnverifiedTls(url: URL, env: Readonly<Record<string, string | undefined>>): void {
  if (url.protocol !== 'https:' || env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return
  throw new UsageError({
    message: 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set, so no key is sent: certificates would not be checked',
    advice: 'Remove it, and give the certificate of your own authority in NODE_EXTRA_CA_CERTS.',
  })
}

const example = 'Use the whole base URL, for example https://evals.example.com/api/v1.'

/**
 * What is wrong with a base URL of the service: it must be https (or http on loopback) and free of credentials,
 * query and fragment. The text is not part of the message, because it may contain credentials.
 */
export function checkBaseUrl(text: string): Wrong | undefined {
  const url = URL.parse(text.trim())
  if (url === null) return { predicate: 'must be an https URL', advice: example }
  if (url.username !== '' || url.password !== '') {
    return { predicate: 'must not contain credentials', advice: 'Pass the key as api-key, not in the URL.' }
  }
  if (!isTrustworthy(url)) {
    const advice = `Over http the key would be sent unencrypted, so http is allowed on loopback addresses only. ${example}`
    return { predicate: 'must be an https URL', advice }
  }
  if (url.search !== '' || url.hash !== '') {
    return { predicate: 'must not have a query or a fragment', advice: example }
  }
  return undefined
}

/** What is wrong with an API key of the service. The key is not part of the message. */
export function checkApiKey(text: string): Wrong | undefined {
  const advice = `Create a key in the app of the service, store it as a secret of the repository, and pass it as \`\${{ secrets.NAME }}\`.`
  const key = text.trim()
  if (key === '') return { predicate: 'is empty', advice }
  if (/^(gh[a-z]_|github_pat_)/.test(key)) {
    return {
      predicate: 'is a GitHub token; it must be a key of the eval service, which starts with sk_',
      advice,
    }
  }
  if (!key.startsWith('sk_')) {
    return { predicate: 'must be a key of the eval service, which starts with sk_', advice }
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    return { predicate: 'contains spaces or other characters that no key contains', advice }
  }
  return undefined
}
