import { SETTINGS } from '@ironsouq/contract/page-cache'
import { settingEndpoints } from '@ironsouq/contract/platform/setting/setting.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { auditLog } from '#kernel/data/kernel.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aPhoto } from '#test/pictures.ts'
import { collectPurges } from '#test/purges.ts'
import { startUploads } from '#test/uploads.ts'

const staff = async (server: TestServer) => server.client({ bearer: await server.staffToken() })

it('staff set the texts of a field per language and unset it again; pages follow [AP-10] [CL-13] [BO-2]', async () => {
  await using server = await startServer()
  const call = await staff(server)
  const field = 'pcWelcome' as const
  const before = await call(settingEndpoints.fields)
  const builtIn = Object.fromEntries(
    LOCALE_CODES.map((locale) => [locale, translator(locale)('shell.webWelcome')]),
  )
  const unset = { field, version: 1, texts: {}, builtIn, picture: null }
  expect(before.find((each) => each.field === field)).toEqual(unset)
  const copyright = before.find((each) => each.field === 'pcCopyright')
  expect(copyright?.builtIn.de).toBe(translator('de')('shell.webCopyright', { year: '2026' }))
  for (const none of ['pcLogoImg', 'pcCompanyPhone'])
    expect(before.find((each) => each.field === none)).toMatchObject({ builtIn: {} })
  using purges = await collectPurges(server)
  const texts = { en: 'Welcome', ar: 'أهلاً' }
  const save = (version: number, given: object) =>
    call(settingEndpoints.saveTexts, { body: { field, version, texts: given } })
  expect(await save(1, texts)).toEqual({ ...unset, version: 2, texts })
  await server.work()
  await expect.poll(() => purges.received.flatMap(({ tags }) => tags)).toContain(SETTINGS)
  const shown = () => server.client({ language: 'ar' })(settingEndpoints.webConfig)
  expect((await shown()).pcWelcome).toBe('أهلاً')
  expect(await save(2, { en: '', ar: '' })).toMatchObject({ version: 3, texts: {} })
  server.turnClock('2026-11-14T08:00:02Z')
  expect((await shown()).pcWelcome).toBe('')
  for (const old of [1, 2])
    await expect(save(old, texts)).rejects.toMatchObject({
      status: 409,
      data: { current: { version: 3 } },
    })
  expect(await server.ctx.db.select().from(auditLog).orderBy(auditLog.seq)).toMatchObject([
    { entity: 'webConfig', entityId: field, before: { texts: {} } },
    { before: { texts } },
  ])
})

it('a picture is no text, and only an upload of one’s own is shown [AP-10] [BO-2]', async () => {
  await using server = await startServer()
  const call = await staff(server)
  const body = { field: 'pcLogoImg' as const, version: 1, texts: { en: 'logo' } }
  await expect(call(settingEndpoints.saveTexts, { body })).rejects.toMatchObject({ status: 400 })
  const strange = { field: 'pcLogoImg' as const, version: 1, uploadId: crypto.randomUUID() }
  const refused = call(settingEndpoints.savePicture, { body: strange })
  await expect(refused).rejects.toMatchObject({ status: 404 })
})

it('an uploaded picture is shown until the built-in one is chosen again [AP-10] [BO-2]', async () => {
  await using uploads = await startUploads()
  const { server, call } = uploads
  const { uploadId, picture } = await uploads.sent(await aPhoto(400, 300), 'image/jpeg', 'content')
  const field = 'pcLogoImg' as const
  const set = await call(settingEndpoints.savePicture, { body: { field, version: 1, uploadId } })
  expect(set).toMatchObject({ version: 2, picture: picture?.src })
  expect((await server.client()(settingEndpoints.webConfig)).pcLogoImg).toBe(picture?.src)
  const back = { field, version: 2, uploadId: null }
  expect(await call(settingEndpoints.savePicture, { body: back })).toMatchObject({ picture: null })
})
