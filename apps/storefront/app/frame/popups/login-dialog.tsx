import type { Money } from '@ironsouq/contract/money/money/money'
import type { UserInfo } from '@ironsouq/contract/people/member/member.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import type { Compiled } from '@ironsouq/i18n/messages'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import { Price } from '@ironsouq/ui/primitives/display/price'
import { Loading, Skeleton } from '@ironsouq/ui/primitives/display/skeleton'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { I18nProvider } from '@lingui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { LoginBy, LoginWays } from '#features/identity/session/parts/login-answer.ts'
import { LoginPanel } from '#features/identity/session/parts/login-panel.tsx'
import { useShownPrice } from '#features/money/currency/parts/use-shown-price.ts'
import { loggedIn } from '#frame/session/logged-in.ts'
import { currentPage } from '#kit/navigation/current-page.ts'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { Picture } from '#kit/page/picture.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { closeLogin, leaveLogin } from '#kit/popup/login-prompt.ts'
import type { LoginAsked } from '#kit/popup/popup-store.ts'
import { unpackedMessages } from '#kit/text/packed-messages.ts'
import { useT } from '#kit/text/use-t.ts'

/** Messages that are loaded with the dialog, because few users open it. */
export interface DialogLabels {
  ways: LoginWays
  messages: Compiled
}

const TITLES = {
  save: 'shell.loginToSave',
  quote: 'shell.loginToRequestQuote',
  chat: 'shell.loginToChat',
} as const

function PinnedPrice({ price }: { price: Money }) {
  const { currency, figure, order } = useShownPrice()(price)
  return <Price currency={currency} figure={figure} order={order} size="row" />
}

/** The device that the action is about, and that the user returns to. */
function Pinned({ device }: { device: NonNullable<LoginAsked['device']> }) {
  const t = useT()
  const { title, yearMade, picture, price } = device
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-3 rounded-box bg-paper p-2">
      <span className="overflow-hidden rounded-tight">
        {picture && <Picture picture={picture} alt="" sizes="72px" />}
      </span>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {t('common.titleYear', { title: isolated(title), year: String(yearMade) })}
        </p>
        <p className="text-micro text-ink-muted">{t('shell.returnToMachine')}</p>
      </div>
      {price && <PinnedPrice price={price} />}
    </div>
  )
}

function Waiting() {
  const t = useT()
  return (
    <Loading label={t('common.loading')}>
      <div className="grid gap-4">
        <Skeleton size="h-11" />
        <Skeleton size="h-16" />
        <Skeleton size="h-16" />
        <Skeleton size="h-13" />
      </div>
    </Loading>
  )
}

function Forms({ words: { ways, messages } }: { words: DialogLabels }) {
  const shell = useSiteData()
  const action = useLocalPath()('/login')
  const [by, setBy] = useState<LoginBy>('account')
  const i18n = useMemo(
    () => runtimeOf(shell.locale, { ...unpackedMessages(shell.messages), ...messages }),
    [shell.locale, shell.messages, messages],
  )
  return (
    <I18nProvider i18n={i18n}>
      <LoginPanel
        by={by}
        ways={ways}
        action={action}
        back={currentPage().path}
        onBy={setBy}
        onSignedIn={(user: UserInfo) => loggedIn(user)}
      />
    </I18nProvider>
  )
}

/** A link in the dialog leads to another page: the dialog closes. */
function useLeaving(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current !== pathname) leaveLogin()
  }, [pathname])
}

/** Shown over the page that needs a signed-in user; closing it changes nothing. */
export function LoginDialog({ asked: { purpose, device } }: { asked: LoginAsked }) {
  const t = useT()
  const { load, data } = useFetcher<DialogLabels>({ key: 'login-dialog' })
  const path = useLocalPath()('/login/dialog')
  useEffect(() => void load(path), [load, path])
  useLeaving()
  return (
    <Dialog
      title={t(purpose ? TITLES[purpose] : 'shell.loginFirst')}
      close={t('common.close')}
      isOpen
      onOpenChange={closeLogin}
    >
      {purpose && <p className="text-ink-2">{t('shell.loginFirst')}</p>}
      {device && <Pinned device={device} />}
      {data ? <Forms words={data} /> : <Waiting />}
    </Dialog>
  )
}
