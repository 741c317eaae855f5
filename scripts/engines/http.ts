/** A GET that must succeed, with a short timeout: for health checks of engines. */
export async function get(url: string, timeoutMs = 3000): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
