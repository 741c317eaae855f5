import { ApiError, createClient, type ApiCall } from '@ironsouq/contract/client'
import { DEFAULT_LOCALE, type LocaleCode } from '@ironsouq/i18n/locales'
import { data } from 'react-router'
import { withBlurs } from './blur.server.ts'
import type { FailureData } from './failure.ts'
import type { Surroundings } from './surroundings.ts'

export type PageCall = ApiCall

/** The API for one request, with the errors it throws left as they are. */
export function clientFor(
  { settings, requestId, forwardedFor, log }: Surroundings,
  locale: LocaleCode = DEFAULT_LOCALE,
  token?: string,
): ApiCall {
  return createClient({
    base: settings.apiUrl,
    locale: () => locale,
    token: () => token,
    log: (message, cause) => log.error({ err: cause }, message),
    headers: { 'x-request-id': requestId, 'x-forwarded-for': forwardedFor },
  })
}

/** A refusal is the page's status; no answer is ours to own up to. */
function pageStatus(err: unknown): number {
  if (!(err instanceof ApiError)) return 503
  return err.status >= 400 ? err.status : 500
}

/** The API for a page: whatever goes wrong is an answer to the reader. */
export function apiFor(
  surroundings: Surroundings,
  locale: LocaleCode,
  token: string | undefined,
): PageCall {
  const call = clientFor(surroundings, locale, token)
  return (endpoint, input) =>
    call(endpoint, input)
      .then((answer) => withBlurs(answer))
      .catch((err: unknown) => {
        const failure: FailureData = { reference: surroundings.requestId }
        throw data(failure, { status: pageStatus(err) })
      })
}
