import { isRouteErrorResponse } from 'react-router'

/** What an error page may be told. */
export interface FailureData {
  /** Where support finds the failure again. */
  reference?: string
  /** The address could not be read, rather than led nowhere [AP-24]. */
  malformed?: boolean
}

export interface Failure extends FailureData {
  status: number
}

/** Whatever was thrown, as the reader is told of it: two kinds, 404 and the rest [AP-23]. */
export function failureOf(error: unknown): Failure {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  const told: unknown = error.data
  return { ...(typeof told === 'object' ? (told as FailureData) : {}), status: error.status }
}
