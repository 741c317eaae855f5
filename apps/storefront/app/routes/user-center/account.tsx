import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { useEffect } from 'react'
import { redirect } from 'react-router'
import { Avatar } from '#features/people/profile/avatar-form.tsx'
import { ProfileForm } from '#features/people/profile/profile-form.tsx'
import { SettingsPage } from '#features/people/user-center/settings-page.tsx'
import { chooseUnits } from '#features/platform/unit/parts/unit-store.ts'
import { INTENT } from '#kit/form/code-wait.ts'
import { answerFor } from '#kit/form/form-answer.ts'
import { answered, formOf, sendForm, textIn } from '#kit/form/read-form.server.ts'
import { inLanguage } from '#kit/navigation/back-path.ts'
import { pageMeta } from '#kit/page/page-meta.ts'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { choiceCookie, CURRENCY_COOKIE, LANG_COOKIE } from '#kit/request/cookies.ts'
import { memberCall, memberVisit } from '#kit/request/session.server.ts'
import { visitOf } from '#kit/request/visit.server.ts'
import { userStore } from '#kit/session/user-store.ts'
import { offeredLanguage } from '#site/languages.server.ts'
import type { Route } from './+types/account.ts'

export const handle: RouteHandle = {
  layout: 'user-center',
  noindex: true,
  messages: ['settings', 'error'],
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return { profile: await memberCall(visitOf(context, params), url)(memberEndpoints.profile) }
}

/** Saves the changes; a new language is applied at once. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const visit = visitOf(context, params)
  const form = await formOf(request, visit)
  const member = memberVisit(visit, url)
  if (textIn(form, INTENT) === 'removeAvatar') {
    const given = { uploadId: null }
    const { faults } = await sendForm(member, memberEndpoints.avatar, form, { given })
    return answered(faults ? { form: 'profile', faults } : { form: 'avatar', done: true })
  }
  const { data: profile, faults } = await sendForm(member, memberEndpoints.update, form)
  if (faults) return answered({ form: 'profile', faults })
  const { settings, start } = visit
  const headers = new Headers({ 'cache-control': 'no-store' })
  const isOther = profile.locale !== textIn(form, 'localeBefore')
  const lang = isOther && offeredLanguage(profile.locale, start.languages)
  if (lang) headers.append('set-cookie', choiceCookie(LANG_COOKIE, lang, settings))
  if (profile.currency)
    headers.append('set-cookie', choiceCookie(CURRENCY_COOKIE, profile.currency, settings))
  if (lang) return redirect(inLanguage(url.pathname, lang), { headers })
  return answered({ form: 'profile', done: true }, headers)
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
