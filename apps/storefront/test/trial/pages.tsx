import type { ApiCall } from '@ironsouq/contract/client'
import { messagesOf } from '@ironsouq/i18n/load'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import { I18nProvider } from '@lingui/react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { KeepAlive } from '#shell/keep-alive.tsx'
import { Popups } from '#shell/popups/popups.tsx'
import type { ShellData } from '#shell/shell-data.ts'
import { StartStores } from '#shell/start-stores.tsx'
import { useApi } from '#shell/use-api.ts'

const messages = messagesOf('en', ['common', 'shell'])
const i18n = runtimeOf('en', messages)

// What is tried here asks for no more of the shell than this.
export const shell = {
  locale: 'en',
  prefix: 'en',
  languages: [{ code: 'en', name: 'English' }],
  currency: 'USD',
  certifications: [],
  dictionary: {},
  messages,
  build: 'trial',
} as unknown as ShellData

/** As a component calls it. */
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

/** Counts aloud while it is in sight, and once more each time it comes in sight. */
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
