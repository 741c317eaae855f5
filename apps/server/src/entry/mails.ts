import { isLocaleCode } from '@ironsouq/i18n/locales'
import type { FastifyInstance, FastifyReply } from 'fastify'

const html = (reply: FastifyReply, policy: string, body: string) =>
  reply
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(body)

/**
 * Every letter in every language at `/mails`, for review. What draws them weighs as much as in the
 * worker: it is loaded when somebody first looks.
 */
export function serveMails(app: FastifyInstance): void {
  const schema = { hide: true }
  app.get<{ Querystring: { letter?: string; locale?: string } }>(
    '/mails',
    { schema },
    async ({ query }, reply) => {
      const { PAGE_POLICY, reviewPage } = await import('./mails.page.ts')
      return html(reply, PAGE_POLICY, reviewPage(query))
    },
  )
  app.get<{ Params: { letter: string; locale: string } }>(
    '/mails/:letter/:locale',
    { schema },
    async ({ params: { letter, locale } }, reply) => {
      if (!isLocaleCode(locale)) return reply.callNotFound()
      const { LETTER_POLICY, letterHtml } = await import('./mails.page.ts')
      const drawn = await letterHtml(letter, locale)
      return drawn === null ? reply.callNotFound() : html(reply, LETTER_POLICY, drawn)
    },
  )
}
