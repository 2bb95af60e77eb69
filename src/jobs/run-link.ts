/**
 * Where a person reads a run in the app of the service. The project is left out when only `default` is known.
 */
export function formatRunPageUrl(
  baseUrl: string,
  suiteId: string,
  runId: string,
  projectId?: string,
): string {
  const url = new URL(
    `/evals/suite/${encodeURIComponent(suiteId)}/runs/${encodeURIComponent(runId)}`,
    baseUrl,
  )
  if (projectId !== undefined && projectId !== 'default') url.searchParams.set('project', projectId)
  return url.href
}
