import type { IncomingHttpHeaders } from 'node:http'
import type { SharedStore } from './cache/shared-store.ts'

/** What a process knows and a page may not ask the environment for. */
export interface Settings {
  /** Cookies are secure then, if the site itself is. */
  production: boolean
  apiUrl: string
  objectsUrl: string
  publicUrl: string
}

export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** What a browser says of itself, and a proxy of ours of where it is; nothing of it is proven. */
export interface Browser {
  userAgent: string | undefined
  /** That it signed in before [ID-16]. */
  deviceKey: string | undefined
  country: string | undefined
}

/** What surrounds one request: whose it is, and where to write about it. */
export interface Surroundings {
  settings: Settings
  requestId: string
  /** The addresses it came through, as the next one in the chain wants them. */
  forwardedFor: string
  /** Whose it is; a page for everybody has none. */
  browser?: Browser | undefined
  log: Log
}

/** What the site is given once, by whoever serves it. */
export interface SiteParts {
  settings: Settings
  /** Which build serves it: what another one made is not shown. */
  release: string
  log: Log
  /** What several processes share; without it each keeps pages for itself, and not for long. */
  store: SharedStore | undefined
  /** What our own processes say to each other; without it no visit is counted. */
  serviceKey: string | undefined
}

/** One request, as cheap as it can be had: a page that is kept needs no more than this. */
export interface Asked extends Omit<Surroundings, 'settings'> {
  method: string
  /** Path and query, as they came. */
  url: string
  headers: IncomingHttpHeaders
  /** Whose it is; nothing but the anonymous id of the day is made of it. */
  address: string
  /** As a proxy of ours told it. */
  country: string | undefined
  /** The same in the web's own form, for whoever needs the rest of it. */
  request: () => Request
}

export type AnswerHeaders = Record<string, string | string[]>

/** As much of a request as a kept page is found by. */
export type Glance = Pick<Asked, 'method' | 'url' | 'headers' | 'address'>

/** An answer that is at hand: its headers are names and values in turn. */
export interface Glanced {
  status: number
  headers: string[]
  body: Buffer | null
}

export interface Answered {
  status: number
  headers: AnswerHeaders
  body: Buffer | ReadableStream<Uint8Array> | null
}
