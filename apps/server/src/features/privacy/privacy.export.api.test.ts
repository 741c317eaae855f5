import { randomUUID } from 'node:crypto'
import { mediaEndpoints } from '@ironsouq/contract/media/media.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/privacy/privacy.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity.builder.ts'
import { aMember } from '#features/member/member.builder.ts'
import { registry } from '#features/registry.ts'
import { inbox } from '#test/inbox.ts'
import { aPhoto } from '#test/pictures.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { expireExports } from './privacy.export.service.ts'

const DAY = 24 * 60
const { ask, latest, erase } = privacyEndpoints

async function aMemberWithMail({ server }: Uploads, locale = 'en') {
  const mail = `${randomUUID()}@yard.example`
  const { id } = await anAccount(server.ctx, { mail, locale, company: 'Qasr Plant' })
  const bearer = await server.tokenFor({ audience: 'member', id })
  return { id, mail, call: server.client({ bearer }) }
}

async function uploadAvatar(
  { server }: Uploads,
  { call }: Awaited<ReturnType<typeof aMemberWithMail>>,
) {
  const photo = await aPhoto(400, 300)
  const body = { purpose: 'avatar', type: 'image/jpeg', size: photo.length } as const
  const { uploadId, url, headers } = await call(mediaEndpoints.member.ask, { body })
  await fetch(url, { method: 'PUT', headers, body: photo })
  await call(mediaEndpoints.member.finish, { body: { uploadId } })
  await server.work()
  return uploadId
}

const linkIn = (text = '') => /https?:\/\/\S+\.zip\?\S+/.exec(text)?.[0] ?? ''

describe('a copy of a member’s data', () => {
  it('is emailed as an archive with the personal data of every feature [ID-17]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const person = await aMemberWithMail(uploads, 'ar')
    const other = await aMember(server.ctx, { company: 'Another Company LLC' })
    const uploadId = await uploadAvatar(uploads, person)
    expect(await person.call(latest)).toBeNull()
    expect(await person.call(ask)).toMatchObject({ state: 'asked' })
    await server.work()
    expect(await person.call(latest)).toMatchObject({ state: 'ready' })

    const mails = await inbox(person.mail)
    const mail = mails.find(({ subject }) => subject === translator('ar')('mail.exportSubject'))
    const reply = await fetch(linkIn(mail?.text))
    expect(reply.headers.get('content-type')).toBe('application/zip')
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    const archive = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    expect(Object.keys(archive).toSorted()).toEqual([
      'README.txt',
      'ironsouq-data.json',
      `pictures/${uploadId}.webp`,
    ])
    const text = strFromU8(archive['ironsouq-data.json'] ?? new Uint8Array())
    const data = JSON.parse(text) as Record<string, unknown>
    expect(Object.keys(data).toSorted()).toEqual(
      ['madeAt', ...registry.personalData.map(({ name }) => name)].toSorted(),
    )
    expect(data).toMatchObject({
      profile: { mail: person.mail, company: 'Qasr Plant' },
      password: { hasPassword: true },
      uploads: [{ uploadId, purpose: 'avatar' }],
    })
    expect(text).not.toMatch(/argon2|Somebody Else|[Hh]ash"/)
    expect(text).not.toContain(other.id)
    const readme = strFromU8(archive['README.txt'] ?? new Uint8Array())
    expect(readme).toContain('ironsouq-data.json')
    expect(readme).toMatch(/\p{Script=Arabic}/u)
  })

  it('can be downloaded with the link only, for three days', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const person = await aMemberWithMail(uploads)
    uploads.turnTo(-3 * DAY + 5)
    await person.call(ask)
    await server.work()
    const [mail] = await inbox(person.mail)
    const link = linkIn(mail?.text)
    expect((await fetch(link)).status).toBe(200)
    expect((await fetch(link.split('?', 1)[0] ?? '')).status).toBe(403)
    await expireExports(server.ctx)
    expect(await uploads.keys('export/')).toHaveLength(1)
    uploads.turnTo(6)
    await expireExports(server.ctx)
    expect(await uploads.keys('export/')).toEqual([])
    expect(await person.call(latest)).toMatchObject({ state: 'expired' })
    expect((await fetch(link)).status).not.toBe(200)
  })

  it('is created one at a time, also when requested repeatedly', async () => {
    await using uploads = await startUploads()
    const person = await aMemberWithMail(uploads)
    const answers = await Promise.all([1, 2, 3].map(() => person.call(ask)))
    expect(new Set(answers.map(({ askedAt }) => askedAt)).size).toBe(1)
    await uploads.server.work()
    expect(await uploads.keys('export/')).toHaveLength(1)
    expect(await inbox(person.mail)).toHaveLength(1)
  })

  it('is refused with a message without an email address', async () => {
    await using uploads = await startUploads()
    const { id } = await aMember(uploads.server.ctx, { mail: null })
    const bearer = await uploads.server.tokenFor({ audience: 'member', id })
    await expect(uploads.server.client({ bearer, language: 'de' })(ask)).rejects.toMatchObject({
      status: 409,
      message: translator('de')('error.exportNeedsMail'),
    })
  })

  it('is not created for a member who was erased meanwhile', async () => {
    await using uploads = await startUploads()
    const person = await aMemberWithMail(uploads)
    await person.call(ask)
    await person.call(erase, { body: { password: PASSWORD } })
    await uploads.server.work()
    expect(await uploads.keys('export/')).toEqual([])
    const subjects = (await inbox(person.mail)).map(({ subject }) => subject)
    expect(subjects).toEqual([translator('en')('mail.erasedSubject')])
  })
})
