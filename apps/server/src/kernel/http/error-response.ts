import { CODES, type Code, type FieldFault } from '@ironsouq/contract/envelope'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import type { Key, Values } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { ConflictRefusal, FieldFaults, Refusal } from '#kernel/errors.ts'

export interface ErrorResponse {
  status: number
  body: { success: boolean; code: Code; msg: string; data: unknown }
}

const refusal = (
  locale: LocaleCode,
  status: number,
  key: Key,
  { values = {}, code = CODES.business, data = null }: Extra = {},
): ErrorResponse => ({
  status,
  body: { success: false, code, msg: translator(locale)(key, values), data },
})

interface Extra {
  values?: Values
  code?: Code
  data?: FieldFault[] | { current: unknown } | null
}

/** What Fastify itself refuses, by the start of its error code; the statuses are those of CL-26. */
const REFUSED_BY_FRAMEWORK: readonly [prefix: string, status: number, key: Key][] = [
  ['FST_ERR_CTP_BODY_TOO_LARGE', 400, 'error.tooLarge'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 400, 'error.unsupportedMedia'],
  ['FST_ERR_CTP_', 400, 'error.malformed'],
  ['FST_ERR_BAD_URL', 404, 'error.notFound'],
  ['FST_ERR_ROUTE_', 404, 'error.notFound'],
  ['FST_ERR_ASYNC_CONSTRAINT', 404, 'error.notFound'],
]

export const notFoundResponse = (locale: LocaleCode): ErrorResponse =>
  refusal(locale, 404, 'error.notFound')

export const malformedResponse = (locale: LocaleCode): ErrorResponse =>
  refusal(locale, 400, 'error.malformed')

/** The one place where an error becomes an answer. Null is an internal error, to be logged. */
export function errorResponseTo(err: unknown, locale: LocaleCode): ErrorResponse | null {
  if (err instanceof Refusal) {
    const data = err instanceof ConflictRefusal ? { current: err.current } : null
    return refusal(locale, err.status, err.key, { values: err.values, code: err.code, data })
  }
  if (err instanceof FieldFaults) {
    const t = translator(locale)
    const data = err.faults.map(({ field, key, values }) => ({ field, msg: t(key, values) }))
    return refusal(locale, 400, 'error.invalid', { data })
  }
  const code = err instanceof Error && 'code' in err ? String(err.code) : ''
  const known = REFUSED_BY_FRAMEWORK.find(([prefix]) => code.startsWith(prefix))
  if (known) return refusal(locale, known[1], known[2])
  // Anything else that the framework blames on the request, such as a body cut short.
  const status = err instanceof Error && 'statusCode' in err ? Number(err.statusCode) : 500
  return status >= 400 && status < 500 ? malformedResponse(locale) : null
}

export const serverErrorResponse = (locale: LocaleCode): ErrorResponse =>
  refusal(locale, 500, 'error.server', { code: CODES.server })
