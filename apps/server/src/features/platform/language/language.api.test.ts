import { languageEndpoints } from '@ironsouq/contract/platform/language/language.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startCtx, startServer } from '#test/harness.ts'
import { offerLanguages } from './language.service.ts'
import { language } from './language.tables.ts'

describe('the languages', () => {
  it('are the ten, with a default, each with language, name and hide [CL-15] [AP-2] [AP-1]', async () => {
    await using server = await startServer()
    await offerLanguages(server.ctx)
    const offered = await server.client()(languageEndpoints.default)
    expect(offered).toMatchObject({ language: 'en', name: 'English' })
    expect(offered.langItemList.map((item) => item.language)).toEqual(Object.keys(LOCALES))
    expect(offered.langItemList[2]).toEqual({ language: 'ar', name: 'العربية', hide: false })
  })

  it('are hidden, and have their default, by the settings of the installation [AP-2]', async () => {
    await using server = await startServer()
    const { db } = server.ctx
    await offerLanguages(server.ctx)
    await db.update(language).set({ hidden: true }).where(eq(language.code, 'ko'))
    await db.update(language).set({ isDefault: false }).where(eq(language.code, 'en'))
    await db.update(language).set({ isDefault: true }).where(eq(language.code, 'ar'))
    const offered = await server.client()(languageEndpoints.default)
    expect(offered.language).toBe('ar')
    expect(offered.langItemList.filter((item) => item.hide).map((i) => i.language)).toEqual(['ko'])
  })

  it('have one default: a database constraint', async () => {
    await using server = await startCtx()
    await offerLanguages(server.ctx)
    const second = server.ctx.db
      .update(language)
      .set({ isDefault: true })
      .where(eq(language.code, 'ar'))
    await expect(second).rejects.toThrow()
  })

  it('are ordered, hidden and given another default by staff, once per version [CL-15] [AP-2]', async () => {
    await using server = await startServer()
    await offerLanguages(server.ctx)
    const staff = server.client({ bearer: await server.staffToken(['text.edit']) })
    const { version, languages } = await staff(languageEndpoints.list)
    const chosen = languages
      .map(({ language: code }) => ({ language: code, hide: code === 'ko' }))
      .toReversed()
    const save = (first: 'ar' | 'fr' | 'de') =>
      staff(languageEndpoints.save, { body: { version, default: first, languages: chosen } })
    const tried = await Promise.allSettled([save('ar'), save('fr'), save('de')])
    const saved = tried.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(saved).toHaveLength(1)
    const refused = tried.flatMap((each): unknown[] =>
      each.status === 'rejected' ? [each.reason] : [],
    )
    for (const reason of refused)
      expect(reason).toMatchObject({ status: 409, data: { current: saved[0] } })
    const offered = await server.client()(languageEndpoints.default)
    expect(offered.language).toBe(saved[0]?.default)
    expect(offered.langItemList.map((item) => item.language)).toEqual(
      chosen.map(({ language: code }) => code),
    )
    expect(offered.langItemList.filter((item) => item.hide).map((i) => i.language)).toEqual(['ko'])
  })

  it('always have a visible default, and each language once', async () => {
    await using server = await startServer()
    const staff = server.client({ bearer: await server.staffToken(['text.edit']) })
    const { version, languages } = await staff(languageEndpoints.list)
    const save = (list: typeof languages) =>
      staff(languageEndpoints.save, { body: { version, default: 'en', languages: list } })
    const hidden = languages.map((each) => ({ ...each, hide: each.language === 'en' }))
    await expect(save(hidden)).rejects.toMatchObject({ status: 400 })
    const twice = languages.map((each) => ({ ...each, language: 'en' as const }))
    await expect(save(twice)).rejects.toMatchObject({ status: 400 })
    await expect(save(languages.slice(1))).rejects.toMatchObject({ status: 400 })
    const hide = server.ctx.db.update(language).set({ hidden: true }).where(eq(language.code, 'en'))
    await offerLanguages(server.ctx)
    await expect(hide).rejects.toThrow()
    expect((await save(languages)).version).toBe(version + 1)
  })
})
