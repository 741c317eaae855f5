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
 * Every email in every language at `/mails`, for review. The renderer takes 40 MB, so it is loaded
 * on the first request.
 */
export function serveMails(app: FastifyInstance): void {
  app.get<{ Querystring: { email?: string; locale?: string } }>(
    '/mails',
    async ({ query }, reply) => {
      const { PAGE_POLICY, reviewPage } = await import('./mails.page.ts')
      return html(reply, PAGE_POLICY, reviewPage(query))
    },
  )
  app.get<{ Params: { email: string; locale: string } }>(
    '/mails/:email/:locale',
    async ({ params: { email, locale } }, reply) => {
      if (!isLocaleCode(locale)) return reply.callNotFound()
      const { EMAIL_POLICY, emailHtml } = await import('./mails.page.ts')
      const page = await emailHtml(email, locale)
      return page === null ? reply.callNotFound() : html(reply, EMAIL_POLICY, page)
    },
  )
}
