import { randomUUID } from 'node:crypto'
import { inquiryEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.endpoints'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { aSignedInMember } from '#test/members.ts'
import { aPhoto } from '#test/pictures.ts'
import { startUploads, type Uploads } from '#test/uploads.ts'
import { removeUnusedAttachments } from './inquiry.attachment.service.ts'
import { deleteOldInquiries } from './inquiry.delete-old.job.ts'
import { inquiryPersonalData } from './inquiry.personal-data.ts'
import { inquiryAttachment } from './inquiry.tables.ts'

const { askAttachment, finishAttachment, attachment, attachmentLink, submit, detail } =
  inquiryEndpoints

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n')

let uploads: Uploads
beforeAll(async () => {
  uploads = await startUploads()
})
afterAll(() => uploads[Symbol.asyncDispose]())

type Buyer = Awaited<ReturnType<typeof aSignedInMember>>

/** Uploads a file as the member and has its content checked. */
async function sent({ call }: Buyer, bytes: Uint8Array, type: string, fileName = 'site plan.pdf') {
  const { uploadId, url, headers } = await call(askAttachment, {
    body: { fileName, type, size: bytes.length },
  })
  const reply = await fetch(url, { method: 'PUT', headers, body: Buffer.from(bytes) })
  expect(reply.status).toBe(200)
  await call(finishAttachment, { body: { attachmentId: uploadId } })
  await uploads.server.work()
  return call(attachment, { query: { attachmentId: uploadId } })
}

const asking = (attachmentIds: string[]) => ({
  submissionId: randomUUID(),
  subject: 'With a plan',
  content: 'See the plan.',
  attachmentIds,
})

describe('a file of an inquiry', () => {
  it('is a PDF or a photo by its content, and opens for a minute only [FM-1]', async () => {
    const { server } = uploads
    const buyer = await aSignedInMember(server)
    const plan = await sent(buyer, PDF, 'application/pdf')
    const picture = await sent(buyer, await aPhoto(), 'image/jpeg', 'yard.jpg')
    expect([plan.state, picture.state]).toEqual(['ready', 'ready'])
    const ids = [plan.attachmentId, picture.attachmentId]
    const { inquiryId } = await buyer.call(submit, { body: asking(ids) })
    const { messages } = await buyer.call(detail, { query: { inquiryId } })
    expect(messages[0]?.attachments.map(({ fileName }) => fileName).toSorted()).toEqual([
      'site plan.pdf',
      'yard.jpg',
    ])
    const query = { attachmentId: plan.attachmentId }
    const { url } = await buyer.call(attachmentLink, { query })
    const file = await fetch(url)
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="site-plan.pdf"')
    expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true)
    // Without the signature the object store refuses.
    expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(403)
    const staff = server.client({ bearer: await server.staffToken(['inquiry.read']) })
    const link = await staff(inquiryStaffEndpoints.attachmentLink, { query })
    expect((await fetch(link.url)).status).toBe(200)
  })

  it('that is not what it says is refused, whatever its name [FM-1]', async () => {
    const buyer = await aSignedInMember(uploads.server)
    const script = Buffer.from('<script>alert(1)</script>')
    expect((await sent(buyer, script, 'application/pdf')).state).toBe('refused')
    const named = await sent(buyer, script, 'image/png', 'photo.png')
    expect(named.state).toBe('refused')
    const refused = buyer.call(submit, { body: asking([named.attachmentId]) })
    await expect(refused).rejects.toMatchObject({ status: 400 })
    const ask = (type: string, size: number) =>
      buyer.call(askAttachment, { body: { fileName: 'a', type, size } })
    await expect(ask('text/html', 10)).rejects.toMatchObject({ status: 400 })
    await expect(ask('application/pdf', 10 * 1024 * 1024 + 1)).rejects.toMatchObject({
      status: 400,
    })
  })

  it('of someone else can be neither sent nor opened, and is sent once', async () => {
    const { server } = uploads
    const buyer = await aSignedInMember(server)
    const other = await aSignedInMember(server)
    const { attachmentId } = await sent(buyer, PDF, 'application/pdf')
    const taken = { status: 400 }
    await expect(other.call(submit, { body: asking([attachmentId]) })).rejects.toMatchObject(taken)
    const { inquiryId } = await buyer.call(submit, { body: asking([attachmentId]) })
    expect(inquiryId).toBeTruthy()
    await expect(buyer.call(submit, { body: asking([attachmentId]) })).rejects.toMatchObject(taken)
    const query = { attachmentId }
    await expect(other.call(attachmentLink, { query })).rejects.toMatchObject({ status: 404 })
    await expect(other.call(attachment, { query })).rejects.toMatchObject({ status: 404 })
  })

  it('leaves the object store with its member, and when no one sent it within a day', async () => {
    const { server } = uploads
    const buyer = await aSignedInMember(server)
    const { attachmentId } = await sent(buyer, PDF, 'application/pdf')
    await buyer.call(submit, { body: asking([attachmentId]) })
    const unsent = await sent(await aSignedInMember(server), PDF, 'application/pdf')
    await atomic(server.ctx, (ctx) => inquiryPersonalData.erase(ctx, buyer.id))
    await deleteOldInquiries.run(server.ctx)
    expect(await uploads.keys(`inquiry/${attachmentId}`)).toEqual([])
    expect(await uploads.keys(`inquiry/${unsent.attachmentId}`)).toHaveLength(1)
    uploads.turnTo(25 * 60)
    await deleteOldInquiries.run(server.ctx)
    expect(await uploads.keys(`inquiry/${unsent.attachmentId}`)).toEqual([])
    const rows = await server.ctx.db.select().from(inquiryAttachment)
    expect(rows.every(({ messageId }) => messageId !== null)).toBe(true)
    uploads.turnTo(0)
  })

  it('that is being removed can no longer be sent', async () => {
    const { server } = uploads
    const { ctx } = server
    const buyer = await aSignedInMember(server)
    const { attachmentId } = await sent(buyer, PDF, 'application/pdf')
    uploads.turnTo(25 * 60)
    const late = await aSignedInMember(server)
    const recent = await sent(late, PDF, 'application/pdf')
    const refused: string[] = []
    // A message that is sent while the object store removes the file.
    const storage = Object.assign(Object.create(ctx.storage) as typeof ctx.storage, {
      async remove(key: string) {
        const given = asking([key.replace('incoming/', '')])
        await buyer.call(submit, { body: given }).catch(() => refused.push(key))
        await ctx.storage.remove(key)
      },
    })
    await removeUnusedAttachments({ ...ctx, storage })
    expect(refused).toContain(`incoming/${attachmentId}`)
    expect(await uploads.keys(`inquiry/${attachmentId}`)).toEqual([])
    const { inquiryId } = await late.call(submit, { body: asking([recent.attachmentId]) })
    expect(inquiryId).toBeTruthy()
    uploads.turnTo(0)
  })

  it('leaves nothing of a second upload to the same address', async () => {
    const { server } = uploads
    const buyer = await aSignedInMember(server)
    const { uploadId, url, headers } = await buyer.call(askAttachment, {
      body: { fileName: 'plan.pdf', type: 'application/pdf', size: PDF.length },
    })
    const put = () => fetch(url, { method: 'PUT', headers, body: new Uint8Array(PDF) })
    await put()
    await buyer.call(finishAttachment, { body: { attachmentId: uploadId } })
    await server.work()
    const { inquiryId } = await buyer.call(submit, { body: asking([uploadId]) })
    expect(inquiryId).toBeTruthy()
    await put()
    expect(await uploads.keys(`incoming/${uploadId}`)).toHaveLength(1)
    uploads.turnTo(2 * 60)
    await deleteOldInquiries.run(server.ctx)
    expect(await uploads.keys(`incoming/${uploadId}`)).toEqual([])
    expect(await uploads.keys(`inquiry/${uploadId}`)).toHaveLength(1)
    uploads.turnTo(0)
  })
})
