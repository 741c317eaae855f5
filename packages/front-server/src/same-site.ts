/**
 * Whether another site caused the request. Browsers send `sec-fetch-site`, and older ones `origin`;
 * a client that sends neither is no browser and has no cookies.
 */
export function isCrossSite(
  headers: { fetchSite: string | undefined; origin: string | undefined },
  ownOrigin: string,
): boolean {
  const { fetchSite, origin } = headers
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  return origin !== undefined && origin !== ownOrigin
}
