import { data, redirect } from 'react-router'
import { backPath, inLanguage } from '#shell/back-path.ts'
import { choiceCookie, CURRENCY_COOKIE, LANG_COOKIE } from '#shell/cookies.ts'
import { offeredLanguage } from '#shell/languages.server.ts'
import { isCrossSite } from '#shell/same-site.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { visitContext } from '#shell/visit.server.ts'
import type { Route } from './+types/choice.ts'

export const handle: RouteHandle = { middleware: [], noindex: true }

const textIn = (form: FormData, name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}

/** Keeps what a reader chose among what is offered, and leads back to where that was [AP-4]. */
export async function action({ request, context }: Route.ActionArgs) {
  const { settings, start } = context.get(visitContext)
  const fetchSite = request.headers.get('sec-fetch-site') ?? undefined
  const origin = request.headers.get('origin') ?? undefined
  if (isCrossSite({ fetchSite, origin }, new URL(settings.publicUrl).origin))
    throw data(null, { status: 403 })

  const form = await request.formData()
  const lang = offeredLanguage(textIn(form, LANG_COOKIE), start.languages)
  const code = textIn(form, CURRENCY_COOKIE)
  const currency = start.currencies.find(({ currencyCode }) => currencyCode === code)
  const back = backPath(form.get('back'))
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (lang) headers.append('set-cookie', choiceCookie(LANG_COOKIE, lang, settings))
  if (currency)
    headers.append('set-cookie', choiceCookie(CURRENCY_COOKIE, currency.currencyCode, settings))
  return redirect(lang ? inLanguage(back, lang) : back, { status: 303, headers })
}

export const loader = () => redirect('/')
