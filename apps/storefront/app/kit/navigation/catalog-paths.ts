export const LIST = '/device-list'

/** The device list with a filter. */
export function listPath(query: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query)
  return params.size === 0 ? LIST : `${LIST}?${params}`
}

export const categoryPath = (code: string) => `/machines/${code}`
export const brandPath = (code: string) => `/brands/${code}`
export const sellerPath = (code: string) => `/sellers/${code}`
