import {
  EmptyFrame,
  RootFault,
  RootLayout,
  rootLinks,
  RootPage,
} from '@ironsouq/portal/frame/root-page'
import { startLanguage } from '@ironsouq/portal/language/language-store.ts'
import './app.css'

export const links = rootLinks
export const Layout = RootLayout
export const HydrateFallback = EmptyFrame
export const ErrorBoundary = RootFault

export async function clientLoader() {
  await startLanguage()
  return null
}
clientLoader.hydrate = true as const

/** The texts are loaded once; the language store changes them. */
export const shouldRevalidate = () => false

export default RootPage
