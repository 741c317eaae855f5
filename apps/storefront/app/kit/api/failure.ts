import { isRouteErrorResponse } from 'react-router'

/** The data of an error page. */
export interface FailureData {
  /** The request id, for support. */
  reference?: string
  /** The URL is malformed, not just unknown [AP-24]. */
  malformed?: boolean
}

export interface Failure extends FailureData {
  status: number
}

/** Maps a thrown value to a variant of the error page: 404 or other [AP-23]. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  const details: unknown = error.data
  return { ...(typeof details === 'object' ? (details as FailureData) : {}), status: error.status }
}
