import { hash } from 'node:crypto'
import { messagesOf } from '@ironsouq/i18n/load'
import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import type { Namespace } from '@ironsouq/i18n/messages'
import { generationOf } from '@ironsouq/i18n/overrides'
import { NAMESPACES } from '@ironsouq/i18n/packs'
import type { FastifyInstance } from 'fastify'

/** What the screens use besides the texts of portals and their own. */
const COMMON: readonly Namespace[] = [
  'common',
  'device',
  'error',
  'promotion',
  'quote',
  'reviewFault',
]

interface Texts {
  generation: number
  body: string
  etag: string
}

/** The texts of a language, written once, and again after staff changed a text. */
function textsSource(shown: readonly Namespace[]): (locale: LocaleCode) => Texts {
  const known = new Map<LocaleCode, Texts>()
  return (locale) => {
    const generation = generationOf(locale)
    const last = known.get(locale)
    if (last?.generation === generation) return last
    const body = JSON.stringify(messagesOf(locale, shown))
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    const texts = { generation, body, etag }
    known.set(locale, texts)
    return texts
  }
}

/** The packs of a portal; its own ones have names that begin with `prefix`. */
export const packsOf = (prefix: string): readonly Namespace[] =>
  NAMESPACES.filter(
    (name) => name.startsWith(prefix) || name.startsWith('portal') || COMMON.includes(name),
  )

/** The texts of a whole portal in one language, compiled: a script holds no texts. */
export function serveTexts(app: FastifyInstance, prefix: string): void {
  const textsOf = textsSource(packsOf(prefix))
  for (const locale of LOCALE_CODES)
    app.get(`/texts/${locale}.json`, (request, reply) => {
      const { body, etag } = textsOf(locale)
      void reply.header('cache-control', 'no-cache').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type('application/json; charset=utf-8').send(body)
    })
}
