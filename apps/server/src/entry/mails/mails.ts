import { isLocaleCode } from '@ironsouq/i18n/locales'
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify'

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
 * on the first request; a page is rendered once.
 */
export function serveMails(app: FastifyInstance, limited: RouteShorthandOptions): void {
  const pages = new Map<string, string>()
  app.get<{ Querystring: { email?: string; locale?: string } }>(
    '/mails',
    limited,
    async ({ query }, reply) => {
      const { PAGE_POLICY, reviewPage, wantedOf } = await import('./mails.page.ts')
      const wanted = wantedOf(query)
      const key = `${wanted.email} ${wanted.locale}`
      const page = pages.get(key) ?? reviewPage(wanted)
      pages.set(key, page)
      return html(reply, PAGE_POLICY, page)
    },
  )
  app.get<{ Params: { email: string; locale: string } }>(
    '/mails/:email/:locale',
    limited,
    async ({ params: { email, locale } }, reply) => {
      if (!isLocaleCode(locale)) return reply.callNotFound()
      const { EMAIL_POLICY, emailHtml } = await import('./mails.page.ts')
      const page = await emailHtml(email, locale)
      return page === null ? reply.callNotFound() : html(reply, EMAIL_POLICY, page)
    },
  )
}
