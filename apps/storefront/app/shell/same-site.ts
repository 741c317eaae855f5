/**
 * Whether another site makes the browser write to ours. Browsers say where a request comes from in
 * `sec-fetch-site`, and older ones in `origin`; who says neither is no browser and has no cookies.
 */
export function isCrossSite(
  headers: { fetchSite: string | undefined; origin: string | undefined },
  ownOrigin: string,
): boolean {
  const { fetchSite, origin } = headers
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  return origin !== undefined && origin !== ownOrigin
}
