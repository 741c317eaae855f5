export const LIST = '/device-list'

/** The list of machines, narrowed. */
export function listPath(query: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(query)
  return params.size === 0 ? LIST : `${LIST}?${params}`
}

export const categoryPath = (code: string) => `/machines/${code}`
export const brandPath = (code: string) => `/brands/${code}`
