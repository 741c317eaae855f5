import type { ApiCall } from '@ironsouq/contract/client'
import type { BodyOf, DataOf, Endpoint } from '@ironsouq/contract/endpoint'
import { type KeyedFault, keyedFaults } from '@ironsouq/contract/field-fault'
import { formValue } from '@ironsouq/contract/form/form-value'
import { isTooLarge } from '@ironsouq/front-server/body-limit'
import { isCrossSite } from '@ironsouq/front-server/same-site'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { data } from 'react-router'
import { PAGE_BODY_MAX } from '#kit/request/page-body.ts'
import type { Visit } from '#kit/request/visit.server.ts'
import { filterInput } from '#kit/text/input-filter.ts'
import type { FormAnswer, FormFaults } from './form-answer.ts'
import { faultsOf, placedFaults, type ShownFields, spokenFaults } from './form-faults.server.ts'

/** The form of a request, which is refused when it is too large or is no form. */
export async function limitedForm(request: Request): Promise<FormData> {
  if (Number(request.headers.get('content-length') ?? 0) > PAGE_BODY_MAX)
    throw data(null, { status: 413 })
  try {
    return await request.formData()
  } catch (err) {
    throw data(null, { status: isTooLarge(err) ? 413 : 400 })
  }
}

/** The form of an action. A form that another site sent is refused. */
export async function formOf(request: Request, { settings }: Visit): Promise<FormData> {
  const fetchSite = request.headers.get('sec-fetch-site') ?? undefined
  const origin = request.headers.get('origin') ?? undefined
  if (isCrossSite({ fetchSite, origin }, new URL(settings.publicUrl).origin))
    throw data(null, { status: 403 })
  return limitedForm(request)
}

/** The text of a field that is in no body, such as the button that was pressed; empty without one. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** No field of a form takes more; a longer text is not filled in again. */
const ECHOED_MAX = 500

/** The values that are filled in again. */
export const typedIn = <Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> =>
  Object.fromEntries(
    names.map((name) => {
      const text = textIn(form, name)
      return [name, text.length > ECHOED_MAX ? '' : filterInput(text, 'trim')]
    }),
  ) as Record<Name, string>

type Body = Endpoint['body']
type Of<B extends Body> = BodyOf<Endpoint<Endpoint['query'], B>>

interface Reading<B extends Body> {
  /** Values that are not in the form, or a parser for the text of a field. */
  given?: { [Name in keyof Of<B>]?: Of<B>[Name] | ((text: string) => string) }
  /** Fields that have another name in the form: `{ mail: 'target' }`. */
  names?: { [Name in keyof Of<B>]?: string }
}

type Read<B extends Body> =
  | { values: Of<B>; faults?: undefined }
  | { values?: undefined; faults: KeyedFault[] }

/** Reads a form by the schema of an endpoint: typed values, or faults. */
export function readForm<B extends Body>(
  body: B,
  form: FormData,
  { given = {}, names = {} }: Reading<B> = {},
): Read<B> {
  const { shape } = body as { shape?: Record<string, Body> }
  const nameOf = (field: string) => (names as Record<string, string>)[field] ?? field
  const input: Record<string, unknown> = {}
  for (const [field, schema] of Object.entries(shape ?? {})) {
    const fixed = (given as Record<string, unknown>)[field]
    const text = form.get(nameOf(field))
    if (typeof fixed === 'function')
      input[field] = (fixed as (text: string) => string)(textIn(form, nameOf(field)))
    else if (fixed !== undefined) input[field] = fixed
    else if (typeof text === 'string') input[field] = formValue(schema, text)
  }
  const { success, data: values, error } = body.safeParse(shape && input, { reportInput: true })
  if (success) return { values }
  const faults = keyedFaults(error.issues)
  return { faults: faults.map((fault) => ({ ...fault, field: nameOf(fault.field) })) }
}

type Sent<D> = { data: D; faults?: undefined } | { data?: undefined; faults: FormFaults }

interface Caller {
  api: ApiCall
  locale: LocaleCode
}

/** Reads a form, calls the endpoint with it, and returns its data or the faults. */
export async function sendForm<B extends Body, D extends Endpoint['data']>(
  { api, locale }: Caller,
  endpoint: Endpoint<Endpoint['query'], B, D>,
  form: FormData,
  options: Reading<B> & ShownFields = {},
): Promise<Sent<DataOf<Endpoint<Endpoint['query'], B, D>>>> {
  const { values, faults } = readForm(endpoint.body, form, options)
  if (faults) return { faults: placedFaults(spokenFaults(faults, locale), options) }
  try {
    return { data: await api(endpoint, { body: values } as never) }
  } catch (err) {
    if (err instanceof Response) throw err // to the login
    const refused = faultsOf(err)
    const names = (options.names ?? {}) as Record<string, string>
    const fields: Record<string, string> = {}
    for (const [name, msg] of Object.entries(refused.fields)) fields[names[name] ?? name] = msg
    return { faults: placedFaults({ ...refused, fields }, options) }
  }
}

/** A response with the status of its faults. */
export const answered = (answer: FormAnswer, headers?: HeadersInit) =>
  data(answer, {
    status: (answer.faults ?? answer.asks?.faults)?.status ?? 200,
    ...(headers && { headers }),
  })
