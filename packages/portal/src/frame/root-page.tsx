import inter from '@ironsouq/ui/fonts/inter-latin.woff2'
import { ToastRegion } from '@ironsouq/ui/primitives/overlay/toast'
import { type ReactNode, useEffect } from 'react'
import { type LinkDescriptor, Links, Meta, Outlet, Scripts } from 'react-router'
import { InLanguage } from '../language/in-language.tsx'
import { useT } from '../language/use-t.ts'
import { toasts } from './toasts.ts'

const RETRY_MS = 5000

export const rootLinks = (): LinkDescriptor[] => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'preload', href: inter, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
]

/** The document around every page of a portal. */
export function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The server writes language, direction and theme into this tag.
    <html lang="en" dir="ltr" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        <Links />
      </head>
      <body>
        {/* React Aria injects a style element unless it finds this id; the CSP forbids it. */}
        <i id="react-aria-pressable-style" hidden />
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** Part of the page that the server sends: the frame's colours, and no words in any language. */
export function EmptyFrame() {
  return (
    <div aria-busy="true" className="grid min-h-screen lg:grid-cols-[192px_minmax(0,1fr)]">
      <div className="bg-graphite max-lg:hidden" />
      <div className="h-13 border-b border-line bg-surface" />
    </div>
  )
}

function Messages() {
  const t = useT()
  return <ToastRegion toasts={toasts} label={t('portal.messages')} />
}

export function RootPage() {
  return (
    <InLanguage>
      <Outlet />
      <Messages />
    </InLanguage>
  )
}

/** Even the texts could not be loaded: the page is shown again once the server answers. */
export function RootFault() {
  useEffect(() => {
    const timer = setTimeout(() => location.reload(), RETRY_MS)
    return () => clearTimeout(timer)
  }, [])
  return <EmptyFrame />
}
