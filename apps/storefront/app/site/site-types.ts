import type { IncomingHttpHeaders } from 'node:http'
import type { Log } from '@ironsouq/front-server/log'
import type { Settings, RequestContext } from '#kit/request/request-context.ts'
import type { SharedStore } from './page-cache/shared-store.ts'

/** The dependencies of the site, passed once by the entry. */
export interface SiteParts {
  settings: Settings
  /** The running build: cached pages of another build are not served. */
  release: string
  log: Log
  /** Shared by all processes; without it each process caches pages by itself, for a short time. */
  store: SharedStore | undefined
  /** Authenticates the site to the API; without it no visit is counted and texts are the build's own. */
  serviceKey: string | undefined
}

/** One request, with as little as possible computed: a cached page needs no more. */
export interface PageRequest extends Omit<RequestContext, 'settings'> {
  method: string
  /** The raw path and query. */
  url: string
  headers: IncomingHttpHeaders
  /** The client's IP address; used only for the anonymous id of the day. */
  address: string
  /** From our own proxy. */
  country: string | undefined
  /** The same as a web Request, created on demand. */
  request: () => Request
}

export type ResponseHeaders = Record<string, string | string[]>

/** The part of a request that a cached page is found by. */
export type CacheLookup = Pick<PageRequest, 'method' | 'url' | 'headers' | 'address'>

/** A response that is ready: its headers are names and values in turn. */
export interface CachedAnswer {
  /** The pattern of its route. */
  page: string
  status: number
  headers: string[]
  body: Buffer | null
}

export interface PageResponse {
  status: number
  headers: ResponseHeaders
  body: Buffer | ReadableStream<Uint8Array> | null
}

/** What the site answers, with the pattern of the route that did. */
export interface SiteAnswer extends PageResponse {
  page: string
}
