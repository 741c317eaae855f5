import { createHash, randomUUID } from 'node:crypto'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { consentEndpoints } from '@ironsouq/contract/people/consent/consent.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { subscriptionEndpoints } from '@ironsouq/contract/people/subscription/subscription.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { aSecondFactor } from '#features/identity/second-factor/second-factor.builder.ts'
import {
  socialAttempt,
  socialBinding,
} from '#features/identity/social-login/social-login.tables.ts'
import { sentDigits } from '#features/identity/verification/verification.builder.ts'
import { member } from '#features/people/member/member.tables.ts'
import { expireOldUploads } from '#features/platform/media/media.expire-uploads.job.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { answered } from '#test/calls.ts'
import { aListedDevice } from '#test/device-fixtures.ts'
import { startServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aPhoto } from '#test/pictures.ts'
import { whereStored } from '#test/stored-values.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { finishErasures } from './privacy.erase.service.ts'

const WHO = {
  account: 'zq71_account',
  nickName: 'Zeyneb Q71',
  company: 'Qasr Q71 Plant',
  mobile: '+971507171717',
  birthDate: '1987-03-09',
  address: '94.201.171.77',
  network: '94.201.171.',
  passkeyName: 'Key of Q71',
  subject: 'provider-name-q71-88123',
}
const FROM = {
  address: WHO.address,
  userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  language: 'ar',
} as const

async function registered({ server }: Uploads, mail: string) {
  const target = { purpose: 'register', channel: 'email', target: mail } as const
  await answered(server, identityEndpoints.sendCode, target, FROM)
  const code = await sentDigits(server.ctx, target)
  const { account, nickName, company } = WHO
  const secret = { password: PASSWORD, confirmPassword: PASSWORD, agreed: TERMS_VERSION }
  const form = { account, nickName, company, email: mail, code, ...secret }
  const { data } = await answered(server, identityEndpoints.register, form, FROM)
  return Session.parse(data)
}

/** Leaves attempts by address, by account name, and with a wrong password. */
async function signsInAndFails({ server }: Uploads, mail: string) {
  const agreed = TERMS_VERSION
  const tried = (account: string, password: string) =>
    answered(server, identityEndpoints.password, { account, password, agreed }, FROM)
  expect((await tried(mail, 'wrong-Passw0rd')).status).not.toBe(200)
  expect((await tried(WHO.account, PASSWORD)).status).toBe(200)
  const code = { purpose: 'login', channel: 'email', target: mail }
  expect((await answered(server, identityEndpoints.sendCode, code, FROM)).status).toBe(200)
  const recover = { account: WHO.account }
  expect((await answered(server, identityEndpoints.recover, recover, FROM)).status).toBe(200)
}

async function fillsProfile({ server }: Uploads, bearer: string, picture: Buffer) {
  const call = server.client({ bearer })
  const { ask, finish } = mediaEndpoints.member
  const file = { purpose: 'avatar', type: 'image/jpeg', size: picture.length } as const
  const { uploadId, url, headers } = await call(ask, { body: file })
  await fetch(url, { method: 'PUT', headers, body: picture })
  await call(finish, { body: { uploadId } })
  await server.work()
  await call(memberEndpoints.avatar, { body: { uploadId } })
  const { company, birthDate } = WHO
  await call(memberEndpoints.update, { body: { company, birthDate, gender: 'female' } })
  const neverSent = await call(ask, { body: file })
  return { neverSent, headers }
}

async function leavesData({ server }: Uploads, bearer: string) {
  const call = server.client({ bearer })
  const { id: deviceId } = await aListedDevice(server.ctx)
  await call(favoriteEndpoints.add, { body: { deviceId } })
  await call(historyEndpoints.record, { body: { kind: 'device', deviceId } })
  await call(consentEndpoints.set, { body: { topic: 'offers', way: 'email', isGiven: true } })
  const { ticket, options } = await call(passkeyEndpoints.addOptions)
  const key = anAuthenticator('http://shop.example')
  const response = key.create(options)
  await call(passkeyEndpoints.add, { body: { ticket, response, name: WHO.passkeyName } })
  return { deviceId, credentialId: key.id }
}

/** The rows of a social login and a phone number; their providers have tests of their own. */
async function bindsOtherSignIns({ server }: Uploads, memberId: string, mail: string) {
  const { ctx } = server
  const at = { createdAt: ctx.now() }
  const { subject, nickName, mobile } = WHO
  await ctx.db.insert(socialBinding).values({ memberId, socialType: 'google', subject, ...at })
  const attempt = { callbackUrl: 'http://shop.example/login', nonce: 'n', verifier: 'v', ...at }
  const person = { socialType: 'google', subject, mail, nickName, expiresAt: ctx.now() } as const
  await ctx.db.insert(socialAttempt).values({ ...attempt, ...person })
  await ctx.db
    .update(member)
    .set({ mobile, mobileVerifiedAt: ctx.now() })
    .where(eq(member.id, memberId))
}

const tablesIn = (places: readonly string[]): string[] => {
  const tables = places.map((place) => / in table (\w+)/.exec(place)?.[1] ?? '')
  return [...new Set(tables)].filter(Boolean).toSorted()
}

describe('erasing an account', () => {
  it('leaves no personal data in any engine [ID-17]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const mail = `zeyneb.q71.${randomUUID()}@yard.example`
    await server.client({ language: 'ar' })(subscriptionEndpoints.ask, { body: { email: mail } })
    await server.work()
    const { token: bearer, deviceKey, user } = await registered(uploads, mail)
    await signsInAndFails(uploads, mail)
    const picture = await aPhoto(400, 300)
    const { neverSent, headers } = await fillsProfile(uploads, bearer, picture)
    const { deviceId, credentialId } = await leavesData(uploads, bearer)
    await bindsOtherSignIns(uploads, user.userId, mail)
    const call = server.client({ bearer, language: 'ar' })
    await call(privacyEndpoints.ask)
    await server.work()
    const { rows } = await server.pool.query<{ password_hash: string }>('select * from credential')
    const [pictureKey = ''] = await uploads.keys('avatar/')
    const hashOf = (text: string) => createHash('sha256').update(text).digest()
    const values = {
      ...WHO,
      mail,
      credentialId,
      passwordHash: rows[0]?.password_hash ?? '',
      tokenHash: hashOf(bearer),
      deviceHash: hashOf(deviceKey ?? ''),
      avatar: await uploads.bytesAt(pictureKey),
      avatarKey: pictureKey.split('/')[1] ?? '',
    }

    const before = await whereStored(uploads, values)
    expect(tablesIn(before)).toEqual([
      'account_change',
      'credential',
      'known_device',
      'member',
      'passkey',
      'security_log',
      'session',
      'social_attempt',
      'social_binding',
      'subscription',
      'upload',
      'verification_code',
    ])
    expect(before).toContain('avatar in object avatar')
    expect(await uploads.keys('export/')).toHaveLength(1)
    expect(before.filter((place) => place.includes('Redis'))).toEqual([])
    const known = await whereStored(uploads, { id: user.userId, deviceId, counted: ':count:' })
    expect(tablesIn(known)).toEqual(
      expect.arrayContaining(['browse', 'consent', 'favorite', 'idempotency_key', 'notification']),
    )
    expect(known).toContain('counted in a key of Redis')
    expect(known.join()).toContain('deviceId in index')

    const wrong = call(privacyEndpoints.erase, { body: { password: 'wrong-Passw0rd' } })
    await expect(wrong).rejects.toMatchObject({ status: 400 })
    expect(await call(privacyEndpoints.erase, { body: { password: PASSWORD } })).toBeNull()
    await expect(call(memberEndpoints.userInfo)).rejects.toMatchObject({ code: 'A00004' })

    // An upload that was allowed before arrives after the erasure.
    await fetch(neverSent.url, { method: 'PUT', headers, body: picture })
    await server.work()
    expect(await uploads.keys('avatar/')).toEqual([])
    expect(await uploads.keys('export/')).toEqual([])
    uploads.turnTo(11)
    await finishErasures(server.ctx)
    uploads.turnTo(75)
    await expireOldUploads.run(server.ctx)
    await server.work()
    expect(await whereStored(uploads, values)).toEqual([])
    // Only an id whose rows are erased remains: backups may still contain them.
    expect(await uploads.keys()).toEqual([`erased/${user.userId}`])

    const { rows: left } = await server.pool.query('select * from member where id = $1', [
      user.userId,
    ])
    expect(left).toMatchObject([{ nick_name: '', mail: null, erased_at: expect.any(Date) }])
    const emails = await inbox(mail)
    expect(emails.map(({ subject }) => subject)).toContain(translator('ar')('mail.erasedSubject'))
  })
})

describe('the erase endpoint', () => {
  const anErasable = async (server: Awaited<ReturnType<typeof startServer>>) => {
    const mail = `${randomUUID()}@yard.example`
    const { id } = await anAccount(server.ctx, { mail })
    const bearer = await server.tokenFor({ audience: 'member', id })
    return { id, mail, call: server.client({ bearer }) }
  }

  it('requires the password or a code [ID-17]', async () => {
    await using server = await startServer()
    const { call } = await anErasable(server)
    const none = call(privacyEndpoints.erase, { body: {} })
    await expect(none).rejects.toMatchObject({ status: 400 })
    const wrong = call(privacyEndpoints.erase, { body: { code: '000000' } })
    await expect(wrong).rejects.toMatchObject({ status: 400 })
    expect(await call(memberEndpoints.userInfo)).toMatchObject({ nickName: 'Buyer' })
  })

  it('requires the second factor of the account as well [ID-17]', async () => {
    await using server = await startServer()
    const { id, call } = await anErasable(server)
    const [recoveryCode = ''] = await aSecondFactor(server.ctx, id)
    const erase = (given: object) =>
      call(privacyEndpoints.erase, { body: { password: PASSWORD, ...given } })
    const atFactor = { status: 400, data: [{ field: 'secondFactor' }] }
    await expect(erase({})).rejects.toMatchObject(atFactor)
    await expect(erase({ secondFactor: 'wrong-code' })).rejects.toMatchObject(atFactor)
    expect(await call(memberEndpoints.userInfo)).toMatchObject({ nickName: 'Buyer' })
    expect(await erase({ secondFactor: recoveryCode })).toBeNull()
    await expect(call(memberEndpoints.userInfo)).rejects.toMatchObject({ code: 'A00004' })
  })

  it('frees the address for another account, and sends one email', async () => {
    await using server = await startServer()
    const { mail, call } = await anErasable(server)
    const both = await Promise.allSettled(
      [1, 2].map(() => call(privacyEndpoints.erase, { body: { password: PASSWORD } })),
    )
    expect(both.map(({ status }) => status)).toContain('fulfilled')
    await server.work()
    expect(await inbox(mail)).toMatchObject([{ subject: translator('en')('mail.erasedSubject') }])
    const { rows } = await server.pool.query('select mail from erasure')
    expect(rows).toEqual([{ mail: null }])
    await anAccount(server.ctx, { mail })
  })

  it('erases again what a request in flight wrote meanwhile', async () => {
    await using server = await startServer()
    const { id, call } = await anErasable(server)
    const { id: deviceId } = await aListedDevice(server.ctx)
    await call(privacyEndpoints.erase, { body: { password: PASSWORD } })
    await server.pool.query(
      'insert into favorite (member_id, device_id, created_at) values ($1, $2, now())',
      [id, deviceId],
    )
    await server.work()
    server.turnClock('2026-11-14T08:11:00Z')
    await finishErasures(server.ctx)
    const { rows } = await server.pool.query(
      'select 1 from favorite union all select 1 from erasure',
    )
    expect(rows).toEqual([])
  })
})
