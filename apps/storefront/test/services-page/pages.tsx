import type { ApiCall } from '@ironsouq/contract/client'
import { messagesOf } from '@ironsouq/i18n/load'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { KeepAlive } from '../../app/frame/keep-alive/keep-alive.tsx'
import { Popups } from '../../app/frame/popups/popups.tsx'
import { StartStores } from '../../app/frame/session/start-stores.tsx'
import { useApi } from '../../app/kit/api/use-api.ts'
import type { SiteData } from '../../app/kit/page/site-data.ts'

const messages = messagesOf('en', ['common', 'shell'])
const i18n = runtimeOf('en', messages)

// The tests need no other site data.
export const shell = {
  locale: 'en',
  prefix: 'en',
  languages: [{ code: 'en', name: 'English' }],
  currency: 'USD',
  certifications: [],
  dictionary: {},
  messages,
  build: 'services',
} as unknown as SiteData

export let call: ApiCall

export function Frame() {
  const api = useApi()
  useEffect(() => {
    call = api
  }, [api])
  return (
    <I18nProvider i18n={i18n}>
      <StartStores />
      <KeepAlive />
      <Popups />
    </I18nProvider>
  )
}

/** Shows how often it was made visible, and a counter that runs while it is. */
export function Clock() {
  const { pathname } = useLocation()
  const [ticks, setTicks] = useState(0)
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const first = setTimeout(() => setShown((n) => n + 1))
    const timer = setInterval(() => setTicks((n) => n + 1), 1000)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [])
  return (
    <dl data-page={pathname}>
      <dd data-ticks>{ticks}</dd>
      <dd data-shown>{shown}</dd>
      <dd>
        <input aria-label={pathname} />
      </dd>
    </dl>
  )
}
