import { randomUUID } from 'node:crypto'
import { type HostileRequest, inAddress } from './requests.ts'
import { hostileText, TEXT_NAMES } from './texts.ts'

/** Every kind of page that reads something from its address. */
const PAGES = [
  (text: string) => `/${text}`,
  (text: string) => `/en/${text}`,
  (text: string) => `/en/device-list?q=${text}`,
  (text: string) => `/en/device-list?brand=${text}&model=${text}`,
  (text: string) => `/en/device-list?spec=${text}&price=${text}`,
  (text: string) => `/en/device-list.data?q=${text}`,
  (text: string) => `/en/device-list.data?_routes=${text}`,
  (text: string) => `/en/device-detail/${text}`,
  (text: string) => `/en/device-detail/${text}/passport`,
  (text: string) => `/en/inspection-report/${text}`,
  (text: string) => `/en/machines/${text}`,
  (text: string) => `/en/brands/${text}`,
  (text: string) => `/en/sellers/${text}`,
  (text: string) => `/en/compare?ids=${text}`,
  (text: string) => `/en/help-center?q=${text}`,
  (text: string) => `/en/login?back=${text}`,
  (text: string) => `/en/undo-change?ticket=${text}`,
  (text: string) => `/sitemap/${text}`,
  (text: string) => `/__manifest?paths=${text}&version=1`,
  (text: string) => `/api/device/list?q=${text}`,
  (text: string) => `/assets/${text}`,
]

export const pages = (length: number): HostileRequest[] =>
  PAGES.flatMap((page) =>
    TEXT_NAMES.map((text) => ({
      name: `page ${page('…')}, ${text}`,
      to: 'storefront' as const,
      method: 'GET',
      path: page(inAddress(hostileText(text, length))),
      headers: {},
    })),
  )

const FORMS: Record<string, readonly string[]> = {
  '/en/login': ['intent', 'account', 'password', 'code', 'target', 'channel', 'back', 'agreed'],
  '/en/login/social': ['socialType', 'ticket', 'state', 'code'],
  '/en/register': ['intent', 'channel', 'target', 'code', 'back'],
  '/en/register/account': ['account', 'password', 'ticket', 'back'],
  '/en/register/form': ['nickName', 'mail', 'mobile', 'ticket'],
  '/en/check-account': ['account'],
  '/en/reset-password': ['ticket', 'password', 'again'],
  '/en/reset-password/verify-email': ['intent', 'target', 'code', 'ticket'],
  '/en/undo-change': ['ticket'],
  '/en/subscribe': ['email', 'topics'],
  '/en/subscribe/confirm': ['ticket'],
  '/en/viewing/cancel': ['ticket'],
  [`/en/device-detail/${randomUUID()}/viewing`]: ['name', 'email', 'phone', 'words', 'startsAt'],
  '/en/choice': ['currency', 'locale', 'back'],
  '/en/user-center/security': ['intent', 'password', 'code', 'passkeyName'],
  '/api/login/password': ['account', 'password'],
}

const BOUNDARY = 'drill'

const part = (name: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Bodies of forms whose encoding is the attack. */
const ENCODINGS: Record<string, { type: string; body: (bytes: number) => string }> = {
  'many fields': {
    type: 'application/x-www-form-urlencoded',
    body: (bytes) => 'a=b&'.repeat(bytes / 4),
  },
  'many signs': {
    type: 'application/x-www-form-urlencoded',
    body: (bytes) => '&='.repeat(bytes / 2),
  },
  'many parts': {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: (bytes) => part('account', 'a').repeat(bytes / 75) + `--${BOUNDARY}--\r\n`,
  },
  'a part without an end': {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: (bytes) => part('account', `\r\n--${BOUNDARY.slice(1)}`.repeat(bytes / 9)),
  },
  'a long part name': {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: (bytes) => part('"; name="a'.repeat(bytes / 10), 'a') + `--${BOUNDARY}--\r\n`,
  },
  'a boundary of dashes': {
    type: `multipart/form-data; boundary=${'-'.repeat(70)}`,
    body: (bytes) => '-'.repeat(bytes),
  },
  'no form': { type: 'text/plain', body: (bytes) => 'a'.repeat(bytes) },
  'no type': { type: '', body: (bytes) => '\0'.repeat(bytes) },
}

/** Posts of browsers without scripts: every field is hostile. */
export const forms = (origin: string, length: number): HostileRequest[] =>
  Object.entries(FORMS).flatMap(([path, fields]) => {
    const post = { to: 'storefront' as const, method: 'POST', path }
    const filled = TEXT_NAMES.map((text) => ({
      ...post,
      name: `form ${path}, ${text}`,
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: () => {
        const value = hostileText(text, Math.ceil(length / fields.length))
        return String(new URLSearchParams(fields.map((name) => [name, value])))
      },
    }))
    const encodings = Object.entries(ENCODINGS).map(([name, { type, body }]) => ({
      ...post,
      name: `form ${path}, ${name}`,
      headers: { origin, ...(type && { 'content-type': type }) },
      body: () => body(length),
    }))
    return [...filled, ...encodings]
  })
