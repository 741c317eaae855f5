import type { Log } from '@ironsouq/front-server/log'
import type { LocaleCode } from '@ironsouq/i18n/locales'

/** The settings of the process that pages may use. */
export interface Settings {
  apiUrl: string
  objectsUrl: string
  uploadsUrl: string
  publicUrl: string
  /** Of the back office, which shows previews in a frame. */
  backofficeUrl: string
}

/**
 * What a browser sends about itself, and our proxy about its country; nothing of it is verified.
 */
export interface Browser {
  userAgent: string | undefined
  /** The key of a device that signed in before [ID-16]. */
  deviceKey: string | undefined
  country: string | undefined
}

/** The language and currency of a page, which is all that a public page may know about its user. */
export interface PageReader {
  locale: LocaleCode
  /** The language prefix of the URL. */
  prefix: LocaleCode | undefined
  /** The code of an available currency. */
  currency: string
}

/** The context of one request: client, settings and log. */
export interface RequestContext {
  settings: Settings
  requestId: string
  /** The value of `x-forwarded-for` for the API. */
  forwardedFor: string
  /** The client; a public page has none. */
  browser?: Browser | undefined
  log: Log
}
