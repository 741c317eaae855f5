import { accountEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { MB } from '@ironsouq/contract/platform/media/media.limits'
import { translator } from '@ironsouq/i18n/translate'
import { smsAddressOf } from '@ironsouq/sandboxes/addresses'
import { startSms } from '@ironsouq/sandboxes/providers/sms'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { savePassword } from '#features/identity/identity/identity.password.service.ts'
import { otherThan, sentDigits } from '#features/identity/verification/verification.builder.ts'
import { setCurrency } from '#features/money/currency/currency.service.ts'
import { offerLanguages } from '#features/platform/language/language.service.ts'
import { language } from '#features/platform/language/language.tables.ts'
import { startServer } from '#test/harness.ts'
import { aSignedInMember } from '#test/members.ts'
import { aPhoto } from '#test/pictures.ts'
import { startUploads } from '#test/uploads.ts'

const { profile, update, avatar, mail, mobile } = memberEndpoints
const { sendCode } = accountEndpoints

describe('the profile of a member', () => {
  it('has the member’s names, contacts and reading preferences [ID-15]', async () => {
    await using server = await startServer()
    const { id, call } = await aSignedInMember(server, {
      account: 'yard_1',
      mail: 'sami@yard.example',
      mailVerifiedAt: server.ctx.now(),
      mobile: null,
    })
    await savePassword(server.ctx, id, 'a-hash-of-something')
    expect(await call(profile)).toEqual({
      nickName: 'Khalid',
      account: 'yard_1',
      pic: '',
      gender: 'unsaid',
      birthDate: null,
      company: '',
      mail: 'sami@yard.example',
      mailVerifiedAt: '2026-11-14T08:00:00.000Z',
      mobile: null,
      mobileVerifiedAt: null,
      locale: 'en',
      currency: null,
      units: 'metric',
      timeZone: 'Asia/Dubai',
      memberSince: '2026-11-14T08:00:00.000Z',
      hasPassword: true,
      passwordChangedAt: '2026-11-14T08:00:00.000Z',
    })
  })

  it('changes the given fields and no others [ID-15]', async () => {
    await using server = await startServer()
    await setCurrency(server.ctx, {
      code: 'AED',
      names: { en: 'Dirham' },
      symbol: 'AED',
      exchangeRate: '3.6725',
      enabled: true,
      position: 1,
    })
    const { call } = await aSignedInMember(server)
    const other = await aSignedInMember(server)
    const given = {
      nickName: 'سامي',
      gender: 'male',
      birthDate: '1990-02-28',
      company: 'Yard & Sons',
      locale: 'ar',
      currency: 'AED',
      units: 'imperial',
      timeZone: 'Asia/Riyadh',
    } as const
    const before = await call(profile)
    expect(await call(update, { body: given })).toEqual({ ...before, ...given })
    const shorter = await call(update, { body: { birthDate: null, currency: null } })
    expect(shorter).toEqual({ ...before, ...given, birthDate: null, currency: null })
    expect(await other.call(profile)).toMatchObject({ nickName: 'Khalid', locale: 'en' })
  })

  it('changes nothing when nothing is given [ID-15]', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const before = await call(profile)
    expect(await call(update, { body: {} })).toEqual(before)
    expect(await call(profile)).toEqual(before)
  })

  it.each([
    ['a language that is none', { locale: 'xx' }, 'locale'],
    ['a language that is not offered', { locale: 'ko' }, 'locale'],
    ['a currency that is not there', { currency: 'XXX' }, 'currency'],
    ['a currency that is not offered', { currency: 'SAR' }, 'currency'],
    ['a zone that no clock knows', { timeZone: 'Asia/Nowhere' }, 'timeZone'],
    ['a birthday to come', { birthDate: '2026-11-15' }, 'birthDate'],
    ['a birthday of long ago', { birthDate: '1850-01-01' }, 'birthDate'],
    ['no nick name', { nickName: '  ' }, 'nickName'],
    ['a nick name that is too long', { nickName: 'x'.repeat(16) }, 'nickName'],
  ])('refuses %s, and names the field [ID-15]', async (_, body, field) => {
    await using server = await startServer()
    await offerLanguages(server.ctx)
    await server.ctx.db.update(language).set({ hidden: true }).where(eq(language.code, 'ko'))
    await setCurrency(server.ctx, {
      code: 'SAR',
      names: { en: 'Riyal' },
      symbol: 'SAR',
      exchangeRate: '3.75',
      enabled: false,
      position: 1,
    })
    const { call } = await aSignedInMember(server)
    const before = await call(profile)
    await expect(call(update, { body })).rejects.toMatchObject({
      status: 400,
      data: [expect.objectContaining({ field }) as unknown],
    })
    expect(await call(profile)).toEqual(before)
  })
})

type TestCall = Awaited<ReturnType<typeof aSignedInMember>>['call']

describe('the picture of a member', () => {
  async function sent(call: TestCall, side = 400) {
    const bytes = await aPhoto(side, side)
    const body = { purpose: 'avatar', type: 'image/jpeg', size: bytes.length } as const
    const { uploadId, url, headers } = await call(mediaEndpoints.member.ask, { body })
    await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })
    await call(mediaEndpoints.member.finish, { body: { uploadId } })
    return uploadId
  }

  it('is one of the member’s own uploads that is ready, or none [ID-15]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const { call } = await aSignedInMember(server)
    const uploadId = await sent(call)
    await expect(call(avatar, { body: { uploadId } })).rejects.toMatchObject({ status: 409 })
    await server.work()
    const { pic } = await call(avatar, { body: { uploadId } })
    expect(pic).toMatch(/^avatar\/[0-9a-f]{24}\/400\.webp$/)
    expect((await fetch(uploads.addressOf(pic))).status).toBe(200)
    expect(await call(memberEndpoints.userInfo)).toMatchObject({ pic })
    expect(await call(avatar, { body: { uploadId: null } })).toMatchObject({ pic: '' })
  })

  it('replaces the previous one, whose files are deleted [ID-15]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const { call } = await aSignedInMember(server)
    const [first, second] = [await sent(call, 400), await sent(call, 410)]
    await server.work()
    const { pic: before } = await call(avatar, { body: { uploadId: first } })
    const { pic } = await call(avatar, { body: { uploadId: second } })
    const filesOf = (key: string) => uploads.keys(key.slice(0, key.lastIndexOf('/') + 1))
    const files = await filesOf(pic)
    expect(files).toContain(pic)
    expect(await filesOf(before)).toContain(before)
    await server.work()
    expect(await uploads.keys()).toEqual(files)
    await expect(call(avatar, { body: { uploadId: first } })).rejects.toMatchObject({ status: 404 })

    await call(avatar, { body: { uploadId: second } })
    await server.work()
    expect(await uploads.keys()).toEqual(files)
    await call(avatar, { body: { uploadId: null } })
    await server.work()
    expect(await uploads.keys()).toEqual([])
  })

  it('stays stored while another member uses the same one [ID-15]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const [own, other] = [await aSignedInMember(server), await aSignedInMember(server)]
    for (const { call } of [own, other]) {
      const uploadId = await sent(call)
      await server.work()
      await call(avatar, { body: { uploadId } })
    }
    const { pic } = await own.call(profile)
    await own.call(avatar, { body: { uploadId: null } })
    await server.work()
    expect(await other.call(profile)).toMatchObject({ pic })
    expect(await uploads.keys()).toContain(pic)
    await other.call(avatar, { body: { uploadId: null } })
    await server.work()
    expect(await uploads.keys()).toEqual([])
  })

  it('is never an upload of another member or for another purpose [ID-15]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const [own, other] = [await aSignedInMember(server), await aSignedInMember(server)]
    const uploadId = await sent(other.call)
    await server.work()
    const { uploadId: ofStaff } = await uploads.sent(await aPhoto(400, 300), 'image/jpeg', 'avatar')
    for (const id of [uploadId, ofStaff, crypto.randomUUID()])
      await expect(own.call(avatar, { body: { uploadId: id } })).rejects.toMatchObject({
        status: 404,
      })
    await expect(
      own.call(mediaEndpoints.member.detail, { query: { uploadId } }),
    ).rejects.toMatchObject({ status: 404 })
  })

  it('is an image of at most 2 MB, for this purpose only [FM-1] [CL-25]', async () => {
    await using uploads = await startUploads()
    const { call } = await aSignedInMember(uploads.server)
    const { ask } = mediaEndpoints.member
    const file = { purpose: 'avatar', type: 'image/png', size: 2 * MB } as const
    await call(ask, { body: file })
    for (const body of [
      { ...file, size: 2 * MB + 1 },
      { ...file, type: 'image/gif' },
      { ...file, purpose: 'equipment' as never },
    ])
      await expect(call(ask, { body })).rejects.toMatchObject({ status: 400 })
    await expect(uploads.server.client()(ask, { body: file })).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('address and number of a member', () => {
  it('change when the code that was sent there verifies them, each code once [ID-15]', async () => {
    await using sms = await startSms()
    await using server = await startServer({ smsUrl: smsAddressOf(sms.url) })
    const { call } = await aSignedInMember(server)
    await call(sendCode, { body: { purpose: 'changeMail', target: 'New@Yard.example' } })
    await call(sendCode, { body: { purpose: 'changeMobile', target: '050 123 4567' } })
    const target = 'new@yard.example'
    const code = await sentDigits(server.ctx, { purpose: 'changeMail', target })
    server.turnClock('2026-11-14T08:05:00Z')
    const wrong = { mail: target, code: otherThan(code) }
    await expect(call(mail, { body: wrong })).rejects.toMatchObject({ status: 400 })
    expect(await call(mail, { body: { mail: 'New@Yard.example', code } })).toMatchObject({
      mail: target,
      mailVerifiedAt: '2026-11-14T08:05:00.000Z',
    })
    await expect(call(mail, { body: { mail: target, code } })).rejects.toMatchObject({
      status: 400,
    })
    const key = { purpose: 'changeMobile', target: '+971501234567' } as const
    const digits = await sentDigits(server.ctx, key)
    expect(
      await call(mobile, { body: { mobile: '+971 50 123 4567', code: digits } }),
    ).toMatchObject({
      mobile: '+971501234567',
      mobileVerifiedAt: '2026-11-14T08:05:00.000Z',
    })
  })

  it('of another member are refused with the same message as a wrong code [ID-15]', async () => {
    await using server = await startServer()
    const { call } = await aSignedInMember(server)
    const before = await call(profile)
    const other = await aSignedInMember(server, { mail: 'taken@yard.example' })
    const target = 'taken@yard.example'
    await call(sendCode, { body: { purpose: 'changeMail', target } })
    const code = await sentDigits(server.ctx, { purpose: 'changeMail', target })
    await expect(call(mail, { body: { mail: target, code } })).rejects.toMatchObject({
      status: 400,
      message: translator('en')('error.codeOver'),
    })
    expect(await other.call(profile)).toMatchObject({ mail: target })
    expect(await call(profile)).toEqual(before)
  })

  it('do not change with a code that another member requested [ID-15]', async () => {
    await using server = await startServer()
    const [asking, thief] = [await aSignedInMember(server), await aSignedInMember(server)]
    const target = 'next@yard.example'
    await asking.call(sendCode, { body: { purpose: 'changeMail', target } })
    const code = await sentDigits(server.ctx, { purpose: 'changeMail', target })
    await expect(thief.call(mail, { body: { mail: target, code } })).rejects.toMatchObject({
      status: 400,
    })
    expect((await thief.call(profile)).mail).not.toBe(target)
  })
})
