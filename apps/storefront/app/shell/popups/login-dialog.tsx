import type { UserInfo } from '@ironsouq/contract/member/member.schema'
import type { Money } from '@ironsouq/contract/money'
import type { Compiled } from '@ironsouq/i18n/messages'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import { Dialog } from '@ironsouq/ui/primitives/dialog'
import { Price } from '@ironsouq/ui/primitives/price'
import { Loading, Skeleton } from '@ironsouq/ui/primitives/skeleton'
import { I18nProvider } from '@lingui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { hereNow } from '#shell/here.ts'
import { useLocalPath } from '#shell/local-link.tsx'
import type { LoginBy, LoginWays } from '#shell/login/login-answer.ts'
import { LoginPanel } from '#shell/login/login-panel.tsx'
import { Picture } from '#shell/picture.tsx'
import { useShell } from '#shell/shell-data.ts'
import { useShownPrice } from '#shell/use-shown-price.ts'
import { useT } from '#shell/use-t.ts'
import { closeLogin, leaveLogin, loggedIn } from './login.ts'
import type { LoginAsked } from './popup-store.ts'

/** What no page carries for a dialog that few readers open. */
export interface DialogWords {
  ways: LoginWays
  messages: Compiled
}

const TITLES = {
  save: 'shell.loginToSave',
  quote: 'shell.loginToAsk',
  chat: 'shell.loginToChat',
} as const

function PinnedPrice({ price }: { price: Money }) {
  const { currency, figure, order } = useShownPrice()(price)
  return <Price currency={currency} figure={figure} order={order} size="row" />
}

/** The machine it is about: one sees that one comes back to it. */
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
          <bdi>{title}</bdi>, <bdi>{yearMade}</bdi>
        </p>
        <p className="text-micro text-ink-muted">{t('shell.comeBack')}</p>
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

function Forms({ words: { ways, messages } }: { words: DialogWords }) {
  const shell = useShell()
  const action = useLocalPath()('/login')
  const [by, setBy] = useState<LoginBy>('account')
  const i18n = useMemo(
    () => runtimeOf(shell.locale, { ...shell.messages, ...messages }),
    [shell.locale, shell.messages, messages],
  )
  return (
    <I18nProvider i18n={i18n}>
      <LoginPanel
        by={by}
        ways={ways}
        action={action}
        back={hereNow().path}
        onBy={setBy}
        onSignedIn={(user: UserInfo) => loggedIn(user)}
      />
    </I18nProvider>
  )
}

/** A link in the dialog leads to another page: the dialog does not stand over that one too. */
function useLeaving(): void {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    if (first.current !== pathname) leaveLogin()
  }, [pathname])
}

/** Stands over the page that needed a reader who is known; closing it leaves everything as it was. */
export function LoginDialog({ asked: { purpose, device } }: { asked: LoginAsked }) {
  const t = useT()
  const { load, data } = useFetcher<DialogWords>({ key: 'login-dialog' })
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
      {device && <Pinned device={device} />}
      {data ? <Forms words={data} /> : <Waiting />}
    </Dialog>
  )
}
