import { settingEndpoints, WEB_CONFIG_FIELDS } from '@ironsouq/contract/setting/setting.endpoints'
import { describe, expect, it } from 'vitest'
import { event } from '#kernel/kernel.tables.ts'
import { startServer } from '#test/harness.ts'
import { setWebConfig } from './setting.service.ts'
import { webConfig } from './setting.tables.ts'

describe('the web config', () => {
  it('answers every field, and what is not said as empty [CL-13] [AP-10]', async () => {
    await using server = await startServer()
    const said = await server.client()(settingEndpoints.webConfig)
    expect(said).toEqual(Object.fromEntries(WEB_CONFIG_FIELDS.map((field) => [field, ''])))
  })

  it('speaks the language of the request, or English; a picture speaks all [CL-13] [EQ-7]', async () => {
    await using server = await startServer()
    await setWebConfig(server.ctx, {
      field: 'pcCompanyName',
      texts: { en: 'Ironsouq', ar: 'آيرون سوق' },
    })
    await setWebConfig(server.ctx, { field: 'pcLogoImg', objectKey: 'setting/logo.webp' })
    const inLanguage = (language: 'ar' | 'de') =>
      server.client({ language })(settingEndpoints.webConfig)
    expect(await inLanguage('ar')).toMatchObject({
      pcCompanyName: 'آيرون سوق',
      pcLogoImg: 'setting/logo.webp',
      pcWelcome: '',
    })
    expect(await inLanguage('de')).toMatchObject({
      pcCompanyName: 'Ironsouq',
      pcLogoImg: 'setting/logo.webp',
    })
  })

  it('is empty again where an empty value is said, and the rest are told [AP-10]', async () => {
    await using server = await startServer()
    await setWebConfig(server.ctx, { field: 'pcWelcome', texts: { en: 'Welcome' } })
    await setWebConfig(server.ctx, { field: 'pcWelcome', texts: { en: '' } })
    await setWebConfig(server.ctx, { field: 'pcQrcodeImg', objectKey: 'setting/qr.png' })
    await setWebConfig(server.ctx, { field: 'pcQrcodeImg', objectKey: '' })
    const said = await server.client()(settingEndpoints.webConfig)
    expect(said).toMatchObject({ pcWelcome: '', pcQrcodeImg: '' })
    const told = await server.ctx.db.select().from(event)
    expect(told.map(({ name, payload }) => [name, payload])).toEqual(
      ['pcWelcome', 'pcWelcome', 'pcQrcodeImg', 'pcQrcodeImg'].map((field) => [
        'setting.changed',
        { field },
      ]),
    )
  })

  it('keeps words and pictures apart, which the database promises', async () => {
    await using server = await startServer()
    const keep = (row: Omit<typeof webConfig.$inferInsert, 'createdAt'>) =>
      server.ctx.db.insert(webConfig).values({ ...row, createdAt: server.ctx.now() })
    const refused = { cause: { constraint: 'web_config_picture' } }
    await expect(keep({ field: 'pcWelcome', objectKey: 'a.webp' })).rejects.toMatchObject(refused)
    await expect(keep({ field: 'pcLogoImg' })).rejects.toMatchObject(refused)
  })
})
