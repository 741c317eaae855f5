import {
  settingEndpoints,
  WEB_CONFIG_FIELDS,
} from '@ironsouq/contract/platform/setting/setting.endpoints'
import { describe, expect, it } from 'vitest'
import { event } from '#kernel/data/kernel.tables.ts'
import { startCtx, startServer } from '#test/harness.ts'
import { setWebConfig } from './setting.service.ts'
import { webConfig } from './setting.tables.ts'

describe('the web config', () => {
  it('has every field, and those that are not set are empty [CL-13] [AP-10]', async () => {
    await using server = await startServer()
    const config = await server.client()(settingEndpoints.webConfig)
    expect(config).toEqual(Object.fromEntries(WEB_CONFIG_FIELDS.map((field) => [field, ''])))
  })

  it('is in the language of the request, or in English; pictures are for all languages [CL-13] [EQ-7]', async () => {
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

  it('is empty again after an empty value is set, and emits events [AP-10]', async () => {
    await using server = await startServer()
    await setWebConfig(server.ctx, { field: 'pcWelcome', texts: { en: 'Welcome' } })
    await setWebConfig(server.ctx, { field: 'pcWelcome', texts: { en: '' } })
    await setWebConfig(server.ctx, { field: 'pcQrcodeImg', objectKey: 'setting/qr.png' })
    await setWebConfig(server.ctx, { field: 'pcQrcodeImg', objectKey: '' })
    const config = await server.client()(settingEndpoints.webConfig)
    expect(config).toMatchObject({ pcWelcome: '', pcQrcodeImg: '' })
    const events = await server.ctx.db.select().from(event).orderBy(event.seq)
    expect(events.map(({ name, payload }) => [name, payload])).toEqual(
      ['pcWelcome', 'pcWelcome', 'pcQrcodeImg', 'pcQrcodeImg'].map((field) => [
        'setting.changed',
        { field },
      ]),
    )
  })

  it('stores texts and pictures separately: a database constraint', async () => {
    await using server = await startCtx()
    const keep = (row: Omit<typeof webConfig.$inferInsert, 'createdAt'>) =>
      server.ctx.db.insert(webConfig).values({ ...row, createdAt: server.ctx.now() })
    const refused = { cause: { constraint: 'web_config_picture' } }
    await expect(keep({ field: 'pcWelcome', objectKey: 'a.webp' })).rejects.toMatchObject(refused)
    await expect(keep({ field: 'pcLogoImg' })).rejects.toMatchObject(refused)
  })
})
