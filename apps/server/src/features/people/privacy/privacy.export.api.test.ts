import { randomUUID } from 'node:crypto'
import {
  identityProofEndpoints,
  RECENT_PROOF,
} from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { securityLogEndpoints } from '@ironsouq/contract/identity/security-log/security-log.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import { registry } from '#features/registry.ts'
import { inbox } from '#test/inbox.ts'
import { aPhoto } from '#test/pictures.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { expireExports } from './privacy.export.service.ts'

const DAY = 24 * 60
const { ask, latest, download, erase } = privacyEndpoints

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

const PAGE = 'http://shop.example/en/user-center/privacy'

describe('a copy of a member’s data', () => {
  it('is an archive with the personal data of every feature, which an email announces [ID-17]', async () => {
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
    expect(mail?.text).toContain(PAGE.replace('/en/', '/ar/'))
    const { url } = await person.call(download)
    const reply = await fetch(url)
    expect(reply.headers.get('content-disposition')).toBe(
      'attachment; filename="ironsouq-data.zip"',
    )
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

  it('is downloaded by an address that works for a minute, for three days', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const person = await aMemberWithMail(uploads)
    await expect(person.call(download)).rejects.toMatchObject({ status: 404 })
    await person.call(ask)
    await expect(person.call(download)).rejects.toMatchObject({ status: 404 })
    await server.work()
    uploads.turnTo(-2)
    expect((await fetch((await person.call(download)).url)).status).toBe(403)
    uploads.turnTo(0)
    const { url } = await person.call(download)
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(url.split('?', 1)[0] ?? '')).status).toBe(403)
    uploads.turnTo(3 * DAY - 1)
    await expireExports(server.ctx)
    expect(await uploads.keys('export/')).toHaveLength(1)
    uploads.turnTo(3 * DAY + 1)
    await expireExports(server.ctx)
    expect(await uploads.keys('export/')).toEqual([])
    expect(await person.call(latest)).toMatchObject({ state: 'expired' })
  })

  it('needs a recent proof of identity to be downloaded, and is logged [ID-17]', async () => {
    await using uploads = await startUploads()
    const { server } = uploads
    const person = await aMemberWithMail(uploads)
    await person.call(ask)
    await server.work()
    const [mail] = await inbox(person.mail)
    expect(mail?.text).toContain(PAGE)
    expect(mail?.text).not.toContain('.zip')
    uploads.turnTo(11)
    await expect(person.call(download)).rejects.toMatchObject({
      status: 400,
      data: [{ field: RECENT_PROOF }],
    })
    await person.call(identityProofEndpoints.prove, { body: { password: PASSWORD } })
    await person.call(download)
    const { records } = await person.call(securityLogEndpoints.list)
    expect(records.map(({ kind }) => kind)).toEqual(['dataDownload', 'dataExport'])
    const { id } = await aMember(server.ctx, { mail: null })
    const other = server.client({ bearer: await server.tokenFor({ audience: 'member', id }) })
    await expect(other(download)).rejects.toMatchObject({ status: 404 })
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
