import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { recallDestination } from '#features/deals/destination/parts/destination-store.ts'
import { recallSocialType } from '#features/identity/session/parts/social-store.ts'
import { startArrivals } from '#features/mall/arrival/parts/arrival-store.ts'
import { recallCart } from '#features/mall/cart/parts/cart-store.ts'
import { recallMachine } from '#features/mall/fit/parts/machine-store.ts'
import { rememberLanguage } from '#features/platform/language/parts/language-store.ts'
import { setCurrentPage } from '#kit/navigation/current-page.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { shareMessageCount } from '#kit/session/message-store.ts'
import { rememberCertifications } from '#kit/store/certification-store.ts'
import { rememberDictionary } from '#kit/store/dictionary-store.ts'
import { useT } from '#kit/text/use-t.ts'
import { useSession } from './use-session.ts'

/** Fills the browser's stores from the page's data. */
export function StartStores() {
  const { locale, prefix, languages, certifications, dictionary } = useSiteData()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const t = useT()
  useLayoutEffect(() =>
    setCurrentPage({
      locale,
      prefix,
      path: pathname + search,
      t,
      navigate: (to) => void navigate(to),
    }),
  )
  useEffect(() => rememberLanguage(locale, languages), [locale, languages])
  useEffect(() => rememberCertifications(certifications), [certifications])
  useEffect(() => rememberDictionary(dictionary), [dictionary])
  useEffect(recallCart, [])
  useEffect(startArrivals, [])
  useEffect(recallMachine, [])
  useEffect(recallDestination, [])
  useEffect(recallSocialType, [])
  useEffect(shareMessageCount, [])
  useSession()
  return null
}
