import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import type { GENDERS, UNITS } from '@ironsouq/contract/member/member.limits'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { Avatar } from '#features/settings/avatar.tsx'
import { ProfileForm } from '#features/settings/profile-form.tsx'
import { answerFor, type SettingsAnswer } from '#features/settings/settings-answer.ts'
import { SettingsPage } from '#features/settings/settings-page.tsx'
import { inLanguage } from '#shell/back-path.ts'
import { choiceCookie, CURRENCY_COOKIE, LANG_COOKIE } from '#shell/cookies.ts'
import { offeredLanguage } from '#shell/languages.server.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { faultsOf, formOf, memberApi, memberCall, textIn } from '#shell/session.server.ts'
import type { RouteHandle } from '#shell/shell-data.ts'
import { userStore } from '#shell/stores/user-store.ts'
import { chooseUnits } from '#shell/units/unit-store.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/account.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  noindex: true,
  messages: ['settings', 'error'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return { profile: await memberCall(visitOf(context, params), url)(memberEndpoints.profile) }
}

/** Saves what was changed; another language is gone on with at once. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const call = memberApi(visit, url)
  try {
    if (textIn(form, 'intent') === 'removeAvatar') {
      await call(memberEndpoints.avatar, { body: { uploadId: null } })
      return { of: 'avatar', done: true } satisfies SettingsAnswer
    }
    const profile = await call(memberEndpoints.update, {
      body: {
        nickName: textIn(form, 'nickName'),
        company: textIn(form, 'company'),
        // The API refuses what is none of them, in words.
        gender: textIn(form, 'gender') as (typeof GENDERS)[number],
        birthDate: textIn(form, 'birthDate') || null,
        locale: textIn(form, 'locale'),
        currency: textIn(form, 'currency') || null,
        units: textIn(form, 'units') as (typeof UNITS)[number],
        timeZone: textIn(form, 'timeZone'),
      },
    })
    const { settings, start } = visit
    const headers = new Headers({ 'cache-control': 'no-store' })
    const isOther = profile.locale !== textIn(form, 'localeBefore')
    const lang = isOther && offeredLanguage(profile.locale, start.languages)
    if (lang) headers.append('set-cookie', choiceCookie(LANG_COOKIE, lang, settings))
    if (profile.currency)
      headers.append('set-cookie', choiceCookie(CURRENCY_COOKIE, profile.currency, settings))
    if (lang) return redirect(inLanguage(url.pathname, lang), { headers })
    return data({ of: 'profile', done: true } satisfies SettingsAnswer, { headers })
  } catch (err) {
    if (err instanceof Response) throw err
    const faults = faultsOf(err)
    return data({ of: 'profile', faults } satisfies SettingsAnswer, { status: faults.status })
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('settings.profile'), description: t('settings.title') }))

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { profile } = loaderData
  const { nickName, pic, units } = profile
  useEffect(() => {
    userStore.set({ nickName, userAvatar: pic })
    chooseUnits(units)
  }, [nickName, pic, units])
  return (
    <SettingsPage at="profile">
      <div className="grid max-w-180 gap-5">
        <Avatar profile={profile} />
        <ProfileForm
          key={`${profile.locale}-${profile.currency}`}
          profile={profile}
          answer={answerFor(actionData, 'profile')}
        />
      </div>
    </SettingsPage>
  )
}
