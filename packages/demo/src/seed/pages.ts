import { SITE_PAGES } from '@ironsouq/contract/content/page/page.limits'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { aPageVersion } from '@ironsouq/server/features/content/page/page.builder.ts'
import { pageText as pageTextTable } from '@ironsouq/server/features/content/page/page.tables.ts'
import type { Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { pageText } from '../page/page.ts'

/** About us, the terms and the privacy policy, unless there are texts already. */
export async function seedPages(ctx: Ctx): Promise<void> {
  if ((await ctx.db.$count(pageTextTable)) > 0) return
  for (const page of SITE_PAGES) {
    const texts = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, pageText(page, locale)]))
    const { en } = texts
    if (en) await aPageVersion(ctx, { page, day: TERMS_VERSION, texts: { ...texts, en } })
  }
}
