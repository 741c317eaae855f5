import { ApiError, createClient, type ApiCall } from '@ironsouq/contract/client'
import { COUNTRY, DEVICE_KEY } from '@ironsouq/contract/identity/session/session.endpoints'
import { DEFAULT_LOCALE, type LocaleCode } from '@ironsouq/i18n/locales'
import { data } from 'react-router'
import type { RequestContext } from '#kit/request/request-context.ts'
import { withBlurs } from './blur.server.ts'
import type { FailureData } from './failure.ts'

export type PageCall = ApiCall

/** The API client of one request; errors are thrown unchanged. */
export function clientFor(
  { settings, requestId, forwardedFor, browser, log }: RequestContext,
  locale: LocaleCode = DEFAULT_LOCALE,
  token?: string,
): ApiCall {
  return createClient({
    base: settings.apiUrl,
    locale: () => locale,
    token: () => token,
    log: (message, cause) => log.error({ err: cause }, message),
    headers: {
      'x-request-id': requestId,
      'x-forwarded-for': forwardedFor,
      ...(browser?.userAgent && { 'user-agent': browser.userAgent }),
      ...(browser?.deviceKey && { [DEVICE_KEY]: browser.deviceKey }),
      ...(browser?.country && { [COUNTRY]: browser.country }),
    },
  })
}

/** The status of an API error, or 503 when the API did not respond. */
function pageStatus(err: unknown): number {
  if (!(err instanceof ApiError)) return 503
  return err.status >= 400 ? err.status : 500
}

/** The error that a page throws; a redirect passes unchanged. */
export function pageFailure(err: unknown, reference?: string): unknown {
  if (err instanceof Response) return err
  const failure: FailureData = reference === undefined ? {} : { reference }
  return data(failure, { status: pageStatus(err) })
}

/** The API client of a page: every failure becomes an error response. */
export function forPage(call: ApiCall, requestId: string): PageCall {
  return (endpoint, input) =>
    call(endpoint, input)
      .then((answer) => withBlurs(answer))
      .catch((err: unknown) => {
        throw pageFailure(err, requestId)
      })
}
