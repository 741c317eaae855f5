import { DEFAULT_LOCALE, LOCALES } from '@ironsouq/i18n/locales'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import inter from '@ironsouq/ui/fonts/inter-latin.woff2'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { BuildWatch } from './frame/build-watch.tsx'
import { useChunkReload } from './frame/chunk-errors.ts'
import { errorMeta } from './frame/errors/error-meta.ts'
import { ErrorScreen } from './frame/errors/error-screen.tsx'
import { usePageError } from './frame/errors/use-page-error.ts'
import { FocusAfterNavigation } from './frame/focus-after-navigation.tsx'
import { KeepAlive } from './frame/keep-alive/keep-alive.tsx'
import { PageFrame } from './frame/layouts/page-frame.tsx'
import { useLayout } from './frame/layouts/use-layout.ts'
import { Popups } from './frame/popups/popups.tsx'
import { ProgressBar } from './frame/progress-bar.tsx'
import { StartStores } from './frame/session/start-stores.tsx'
import { failureOf } from './kit/api/failure.ts'
import { keepLoaded, scrollKey } from './kit/navigation/page-state.ts'
import { configPicture } from './kit/page/config-picture.ts'
import { type SiteData, useOptionalSiteData } from './kit/page/site-data.ts'
import { siteDataOf, visitContext } from './kit/request/visit.server.ts'
import { unpackedMessages } from './kit/text/packed-messages.ts'
import './app.css'

export const links: Route.LinksFunction = () => [
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs): SiteData {
  return siteDataOf(context.get(visitContext))
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepLoaded]

export const meta: Route.MetaFunction = ({ error, matches }) =>
  error ? errorMeta(matches, failureOf(error).status) : []

/** One i18n instance per page: a global one would leak a language between requests. */
function InLanguage({ shell, children }: { shell: SiteData; children: ReactNode }) {
  const { locale, messages } = shell
  const i18n = useMemo(() => runtimeOf(locale, unpackedMessages(messages)), [locale, messages])
  return (
    <I18nProvider i18n={i18n}>
      <StartStores />
      <BuildWatch />
      <ProgressBar />
      {children}
      <FocusAfterNavigation />
      <Popups />
    </I18nProvider>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useOptionalSiteData()
  const { bcp47, dir } = LOCALES[shell?.locale ?? DEFAULT_LOCALE]
  return (
    // Scroll padding for the fixed bars.
    <html lang={bcp47} dir={dir} className="scroll-pt-20 max-lg:scroll-pb-20">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <link rel="icon" href={shell ? configPicture('pcTitleImg', shell) : '/favicon.svg'} />
        <Links />
      </head>
      {/* A page that fills the window scrolls inside. */}
      <body className="flex min-h-screen flex-col has-[[data-fills=always]]:h-dvh has-[[data-fills=always]]:min-h-0 lg:has-[[data-fills]]:h-dvh lg:has-[[data-fills]]:min-h-0">
        {shell ? <InLanguage shell={shell}>{children}</InLanguage> : children}
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  )
}

function Failed({ error }: { error: unknown }) {
  if (useChunkReload(error)) return null
  return (
    <PageFrame layout="404">
      <ErrorScreen failure={failureOf(error)} />
    </PageFrame>
  )
}

export default function Root() {
  const layout = useLayout()
  const error = usePageError()
  if (error !== undefined) return <Failed error={error} />
  return (
    <PageFrame layout={layout}>
      <KeepAlive />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Without the site data there are no translations; the status code needs none.
  if (!useOptionalSiteData()) return <h1>{failureOf(error).status}</h1>
  return <Failed error={error} />
}
