/** A GET that must succeed, with little patience: for asking engines whether they are there. */
export async function get(url: string, patienceMs = 3000): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
