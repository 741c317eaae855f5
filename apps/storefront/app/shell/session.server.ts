import { type ApiCall, ApiError } from '@ironsouq/contract/client'
import { CODES, FieldFault } from '@ironsouq/contract/envelope'
import type { Session } from '@ironsouq/contract/identity/identity.schema'
import { data, redirect } from 'react-router'
import { forPage, type PageCall, pageFailure } from './api.server.ts'
import { endedCookies, sessionCookies } from './cookies.ts'
import { joinPath } from './locale-path.ts'
import { isCrossSite } from './same-site.ts'
import type { Settings } from './surroundings.ts'
import type { Visit } from './visit.server.ts'

/** What is wrong with a form that was sent, in the words of the API. */
export interface FormFaults {
  msg: string
  /** By the name of the field. */
  fields: Record<string, string>
  /** The browser reckons something out and sends the form again by itself. */
  needsProof: boolean
  status: number
}

function personalHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

/** What signs a browser in. Scripts see that somebody is signed in, and never the token. */
export const sessionHeaders = (session: Session, settings: Settings): Headers =>
  personalHeaders(sessionCookies(session, settings))

/** What signs a browser out. */
export const endedHeaders = (settings: Settings): Headers => personalHeaders(endedCookies(settings))

/** The form of an action, if it is one of our own pages that sends it. */
export async function formOf(request: Request, { settings }: Visit): Promise<FormData> {
  const fetchSite = request.headers.get('sec-fetch-site') ?? undefined
  const origin = request.headers.get('origin') ?? undefined
  if (isCrossSite({ fetchSite, origin }, new URL(settings.publicUrl).origin))
    throw data(null, { status: 403 })
  return request.formData()
}

/** The text under a name of a form; empty where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

const isFault = (fault: unknown): fault is FieldFault => FieldFault.safeParse(fault).success

/** A refusal as the form shows it; whatever else went wrong is a page of its own. */
export function faultsOf(err: unknown): FormFaults {
  if (!(err instanceof ApiError) || err.status >= 500) throw pageFailure(err)
  const faults = Array.isArray(err.data) ? err.data.filter(isFault) : []
  const fields: Record<string, string> = {}
  for (const { field, msg } of faults) fields[field] ??= msg
  return { msg: err.message, fields, needsProof: 'proof' in fields, status: err.status }
}

/** To the login and back, for a page that is nothing without a reader who is known [CL-6]. */
function loginInstead({ prefix, settings }: Visit, url: URL): Response {
  const back = new URLSearchParams({ back: url.pathname + url.search })
  return redirect(joinPath(prefix, `/login?${back}`), { headers: endedHeaders(settings) })
}

/**
 * The API for the action of a member's page: who is not signed in any more is sent to the login,
 * every other refusal is left as it is, for `faultsOf`.
 */
export function memberApi(visit: Visit, url: URL): ApiCall {
  return (endpoint, input) =>
    visit.api(endpoint, input).catch((err: unknown) => {
      if (err instanceof ApiError && err.code === CODES.notLoggedIn) throw loginInstead(visit, url)
      throw err
    })
}

/** The same for the loader of a member's page: every other refusal is the page's status. */
export const memberCall = (visit: Visit, url: URL): PageCall =>
  forPage(memberApi(visit, url), visit.requestId)
