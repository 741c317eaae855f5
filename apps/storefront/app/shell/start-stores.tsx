import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { standHere } from './here.ts'
import { useShell } from './shell-data.ts'
import { rememberCertifications } from './stores/certification-store.ts'
import { recallDestination } from './stores/destination-store.ts'
import { rememberDictionary } from './stores/dictionary-store.ts'
import { rememberLanguage } from './stores/language-store.ts'
import { shareMessageCount } from './stores/message-store.ts'
import { recallSocialType } from './stores/social-store.ts'
import { useSession } from './use-session.ts'
import { useT } from './use-t.ts'

/** Fills the stores of the browser from what the page came with. */
export function StartStores() {
  const { locale, prefix, languages, certifications, dictionary } = useShell()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const t = useT()
  useLayoutEffect(() =>
    standHere({ locale, prefix, path: pathname + search, t, navigate: (to) => void navigate(to) }),
  )
  useEffect(() => rememberLanguage(locale, languages), [locale, languages])
  useEffect(() => rememberCertifications(certifications), [certifications])
  useEffect(() => rememberDictionary(dictionary), [dictionary])
  useEffect(recallDestination, [])
  useEffect(recallSocialType, [])
  useEffect(shareMessageCount, [])
  useSession()
  return null
}
