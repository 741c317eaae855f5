import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon } from '@ironsouq/ui/primitives/icon'
import { Link } from 'react-router'
import { backPath } from '#shell/back-path.ts'
import { configPicture } from '#shell/config-picture.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { splitPath } from '#shell/locale-path.ts'
import { pageMeta } from '#shell/page-meta.ts'
import { type RouteHandle, useShell } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import { visitOf } from '#shell/visit.server.ts'
import type { Route } from './+types/login.ts'

export const handle: RouteHandle = { layout: 'default', noindex: true }

const FOR_MEMBERS = /^\/(?:chat|user-center(?!\/(?:about-us|help-center)$))(?:\/|$)/

/** Where the reader came from, unless that would only send him here again. */
function placeBefore(given: string | null): string | undefined {
  const back = backPath(given)
  const { page } = splitPath(back.replace(/[?#].*$/, ''))
  return page === '/' || FOR_MEMBERS.test(page) ? undefined : back
}

export function loader({ context, params, url }: Route.LoaderArgs) {
  visitOf(context, params)
  return { back: placeBefore(url.searchParams.get('back')) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t('shell.logIn'), description: t('shell.loginSoon') }))

export default function LoginRoute({ loaderData: { back } }: Route.ComponentProps) {
  const t = useT()
  const shell = useShell()
  return (
    <div className="wrap grid justify-center gap-10 py-5 lg:grid-cols-[440px_minmax(0,520px)] lg:gap-20 lg:py-10">
      <section className="grid content-start gap-4 self-center rounded-box border border-line bg-raised p-5 shadow-raise lg:p-6">
        <h1 className="text-lead font-bold tracking-tight">{t('shell.loginFirst')}</h1>
        <p className="text-body">{t('shell.loginSoon')}</p>
        <p className="text-body text-ink-2">{t('shell.loginMeanwhile')}</p>
        <LocalLink
          href="/device-list"
          className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}
        >
          {t('shell.browseMachines')}
        </LocalLink>
        {back === undefined ? (
          <LocalLink href="/" className={buttonLook()}>
            {t('common.home')}
          </LocalLink>
        ) : (
          <Link to={back} className={buttonLook()}>
            <Icon name="previous" size="small" />
            {t('shell.backToBefore')}
          </Link>
        )}
      </section>
      <img
        src={configPicture('pcLoginBgImg', shell)}
        alt=""
        width={520}
        height={520}
        className="aspect-square w-full rounded-box object-cover max-lg:hidden"
      />
    </div>
  )
}
