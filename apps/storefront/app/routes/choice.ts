import { redirect } from 'react-router'
import { formOf, textIn } from '#kit/form/read-form.server.ts'
import { backPath, inLanguage } from '#kit/navigation/back-path.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { choiceCookie, CURRENCY_COOKIE, LANG_COOKIE } from '#kit/request/cookies.ts'
import { visitContext } from '#kit/request/visit.server.ts'
import { offeredLanguage } from '#site/languages.server.ts'
import type { Route } from './+types/choice.ts'

export const handle: RouteHandle = { middleware: [], noindex: true }

/** Stores a choice of language or currency, and redirects back [AP-4]. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(visitContext)
  const { settings, start } = visit
  const form = await formOf(request, visit)
  const lang = offeredLanguage(textIn(form, LANG_COOKIE), start.languages)
  const code = textIn(form, CURRENCY_COOKIE)
  const currency = start.currencies.find(({ currencyCode }) => currencyCode === code)
  const back = backPath(textIn(form, 'back'))
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (lang) headers.append('set-cookie', choiceCookie(LANG_COOKIE, lang, settings))
  if (currency)
    headers.append('set-cookie', choiceCookie(CURRENCY_COOKIE, currency.currencyCode, settings))
  return redirect(lang ? inLanguage(back, lang) : back, { status: 303, headers })
}

export const loader = () => redirect('/')
