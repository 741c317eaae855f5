import { DEFAULT_LOCALE, LOCALES } from '@ironsouq/i18n/locales'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import inter from '@ironsouq/ui/fonts/inter-latin.woff2'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { BuildWatch } from './shell/build-watch.tsx'
import { useChunkReload } from './shell/chunk-errors.ts'
import { configPicture } from './shell/config-picture.ts'
import { errorMeta } from './shell/error-meta.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { failureOf } from './shell/failure.ts'
import { FocusAfterNavigation } from './shell/focus-after-navigation.tsx'
import { KeepAlive } from './shell/keep-alive.tsx'
import { keepLoaded, scrollKey } from './shell/kept-pages.ts'
import { PageFrame } from './shell/layouts/page-frame.tsx'
import { useLayout } from './shell/layouts/use-layout.ts'
import { Popups } from './shell/popups/popups.tsx'
import { ProgressBar } from './shell/progress-bar.tsx'
import { type ShellData, useShellData } from './shell/shell-data.ts'
import { StartStores } from './shell/start-stores.tsx'
import { shellDataOf, visitContext } from './shell/visit.server.ts'
import './app.css'

export const links: Route.LinksFunction = () => [
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs): ShellData {
  return shellDataOf(context.get(visitContext))
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepLoaded]

export const meta: Route.MetaFunction = ({ error, matches }) =>
  error ? errorMeta(matches, failureOf(error).status) : []

/** One language instance a page: a global one would leak a language from reader to reader. */
function InLanguage({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { locale, messages } = shell
  const i18n = useMemo(() => runtimeOf(locale, messages), [locale, messages])
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
  const shell = useShellData()
  const { bcp47, dir } = LOCALES[shell?.locale ?? DEFAULT_LOCALE]
  return (
    // What the bars at the edges would cover is scrolled clear of them.
    <html lang={bcp47} dir={dir} className="scroll-pt-20 max-lg:scroll-pb-20">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <link rel="icon" href={shell ? configPicture('pcTitleImg', shell) : '/favicon.svg'} />
        <Links />
      </head>
      <body className="flex min-h-screen flex-col">
        {shell ? <InLanguage shell={shell}>{children}</InLanguage> : children}
        <ScrollRestoration getKey={scrollKey} />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <PageFrame layout={useLayout()}>
      <KeepAlive />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = failureOf(error)
  const isReloading = useChunkReload(error)
  // Without the shell there are no words to be had; the number is understood everywhere.
  if (!useShellData()) return <h1>{failure.status}</h1>
  if (isReloading) return null
  return (
    <PageFrame layout="404">
      <ErrorScreen failure={failure} />
    </PageFrame>
  )
}
