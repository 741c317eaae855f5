import { ApiError, createClient, type ApiCall } from '@ironsouq/contract/client'
import { COUNTRY, DEVICE_KEY } from '@ironsouq/contract/identity/session.endpoints'
import { DEFAULT_LOCALE, type LocaleCode } from '@ironsouq/i18n/locales'
import { data } from 'react-router'
import { withBlurs } from './blur.server.ts'
import type { FailureData } from './failure.ts'
import type { Surroundings } from './surroundings.ts'

export type PageCall = ApiCall

/** The API for one request, with the errors it throws left as they are. */
export function clientFor(
  { settings, requestId, forwardedFor, browser, log }: Surroundings,
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

/** A refusal is the page's status; no answer is ours to own up to. */
function pageStatus(err: unknown): number {
  if (!(err instanceof ApiError)) return 503
  return err.status >= 400 ? err.status : 500
}

/** What a page throws that could not be made; a redirect stays what it is. */
export function pageFailure(err: unknown, reference?: string): unknown {
  if (err instanceof Response) return err
  const failure: FailureData = reference === undefined ? {} : { reference }
  return data(failure, { status: pageStatus(err) })
}

/** The API for a page: whatever goes wrong is an answer to the reader. */
export function forPage(call: ApiCall, requestId: string): PageCall {
  return (endpoint, input) =>
    call(endpoint, input)
      .then((answer) => withBlurs(answer))
      .catch((err: unknown) => {
        throw pageFailure(err, requestId)
      })
}
