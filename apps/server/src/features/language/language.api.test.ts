import { languageEndpoints } from '@ironsouq/contract/language/language.endpoints'
import { LOCALES } from '@ironsouq/i18n/locales'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { offerLanguages, setLanguage } from './language.service.ts'
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
    await using server = await startServer()
    await offerLanguages(server.ctx)
    const second = server.ctx.db
      .update(language)
      .set({ isDefault: true })
      .where(eq(language.code, 'ar'))
    await expect(second).rejects.toThrow()
  })

  it('replace their default, also when two are chosen concurrently', async () => {
    await using server = await startServer()
    await offerLanguages(server.ctx)
    const chosen = ['ar', 'fr', 'de', 'he'].map((code) =>
      setLanguage(server.ctx, code, { hidden: false, isDefault: true }),
    )
    await Promise.all(chosen)
    const rows = await server.ctx.db.select().from(language).where(eq(language.isDefault, true))
    expect(rows).toHaveLength(1)
    expect(['ar', 'fr', 'de', 'he']).toContain(rows[0]?.code)
  })

  it('always have a visible default', async () => {
    await using server = await startServer()
    await offerLanguages(server.ctx)
    const refused = { name: 'FieldFaults' }
    const set = (code: string, hidden: boolean, isDefault: boolean) =>
      setLanguage(server.ctx, code, { hidden, isDefault })
    await expect(set('en', true, true)).rejects.toMatchObject(refused)
    await expect(set('en', false, false)).rejects.toMatchObject(refused)
    await expect(set('ko', true, true)).rejects.toMatchObject(refused)
    await expect(set('xx', false, false)).rejects.toMatchObject({ status: 404 })
    await set('ko', true, false)
    const offered = await server.client()(languageEndpoints.default)
    expect(offered.language).toBe('en')
    expect(offered.langItemList.filter((item) => item.hide).map((i) => i.language)).toEqual(['ko'])
  })
})
