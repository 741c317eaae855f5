import { DEFAULT_LOCALE, LOCALES } from '@ironsouq/i18n/locales'
import { runtimeOf } from '@ironsouq/i18n/runtime'
import inter from '@ironsouq/ui/fonts/inter-latin.woff2'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { failureOf } from './shell/failure.ts'
import { Footer } from './shell/footer.tsx'
import { Header } from './shell/header.tsx'
import { shellIn, wordsOf } from './shell/page-meta.ts'
import { type ShellData, useShellData } from './shell/shell-data.ts'
import { useT } from './shell/use-t.ts'
import { shellDataOf, visitContext } from './shell/visit.server.ts'
import './app.css'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

export function loader({ context }: Route.LoaderArgs): ShellData {
  return shellDataOf(context.get(visitContext))
}

/** The title of the error page; a page that works says its own. */
export const meta: Route.MetaFunction = ({ error, matches }) => {
  const shell = shellIn(matches)
  if (!error || !shell) return []
  const t = wordsOf(shell)
  const missing = failureOf(error).status === 404
  const title = t(missing ? 'common.notFoundTitle' : 'common.errorTitle')
  return [{ title: `${title} · ${t('common.brand')}` }, { name: 'robots', content: 'noindex' }]
}

function Frame({ children }: { children: ReactNode }) {
  const t = useT()
  return (
    <>
      <a
        href="#content"
        className="absolute start-4 top-2 z-20 -translate-y-16 rounded-box bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {t('common.skipToContent')}
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="grow outline-0">
        {children}
      </main>
      <Footer />
    </>
  )
}

/** One language instance a page: a global one would leak a language from reader to reader. */
function InLanguage({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { locale, messages } = shell
  const i18n = useMemo(() => runtimeOf(locale, messages), [locale, messages])
  return (
    <I18nProvider i18n={i18n}>
      <Frame>{children}</Frame>
    </I18nProvider>
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShellData()
  const { bcp47, dir } = LOCALES[shell?.locale ?? DEFAULT_LOCALE]
  return (
    <html lang={bcp47} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-screen flex-col">
        {shell ? <InLanguage shell={shell}>{children}</InLanguage> : children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const failure = failureOf(error)
  const shell = useShellData()
  // Without the shell there are no words to be had; the number is understood everywhere.
  return shell ? <ErrorScreen failure={failure} /> : <h1>{failure.status}</h1>
}
