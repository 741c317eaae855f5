import type { IncomingHttpHeaders } from 'node:http'
import type { Steering } from './steering.ts'
import type { Store } from './store.ts'

export interface Asked {
  method: string
  /** With the query, as it was sent: signatures cover it. */
  target: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  raw: string
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body: string | Uint8Array
}

/** What every provider works with. */
export interface World {
  store: Store
  steering: Steering
  /** The address of this process as browsers reach it. */
  url: string
  now: () => number
  /** Plans a notification; it goes out after the call that caused it. */
  notify: (provider: string, eventId: string, url: string, body: object | string) => void
}

export interface Route {
  method: string
  path: RegExp
  /** Pages that a buyer opens are not calls: they never end without an answer. */
  isPage?: boolean
  run: (asked: Asked, params: readonly string[]) => Answer
}

export interface Provider {
  routes: readonly Route[]
  /** The headers and the body of a notification, signed when it is sent. */
  signed: (
    body: string,
    eventId: string,
    at: number,
  ) => { headers: Record<string, string>; body: string }
  /** Whether the receiver's answer means that it has it. */
  isTaken?: (status: number, answer: string) => boolean
}

/** An answer that is thrown: a refusal of the provider. */
export class Refusal extends Error {
  readonly answer: Answer
  constructor(answer: Answer) {
    super(String(answer.body))
    this.answer = answer
  }
}

export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

export const redirect = (location: string): Answer => ({
  status: 303,
  headers: { location },
  body: '',
})
