import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { PURPOSE_NAMES, type Purpose } from './media.limits.ts'
import { Upload, UploadInvitation } from './media.schema.ts'

const UploadId = z.object({ uploadId: z.uuid() })

const askOf = (purposes: readonly Purpose[]) =>
  z.object({
    purpose: z.enum(purposes),
    /** Any text: an unsupported type has its own error message [FM-1]. */
    type: z.string().check(z.maxLength(100)),
    size: z.int().check(z.positive()),
  })
export type UploadAsk = z.output<ReturnType<typeof askOf>>

const ask = (purposes: readonly Purpose[]) =>
  ({
    method: 'POST',
    summary: 'Requests an address to upload a photo to with PUT',
    body: askOf(purposes),
    data: UploadInvitation,
    limit: { max: 120, seconds: 60 },
  }) as const

const finish = {
  method: 'POST',
  summary: 'States that the photo was uploaded: it is checked and prepared',
  body: UploadId,
  data: Upload,
  once: true,
} as const

const detail = {
  method: 'GET',
  summary: 'The state of an upload, and why it was refused if it was',
  query: UploadId,
  data: Upload,
} as const

const STAFF = { audience: 'staff', permission: 'upload.create' } as const
const MEMBER = { audience: 'member' } as const
/** What a person of a seller may upload depends on the purpose. */
const MERCHANT = { audience: 'merchant', permission: null } as const

/** One block per audience that may upload, for the purposes that it has. */
export const mediaEndpoints = {
  staff: {
    ask: endpoint({ ...STAFF, ...ask(PURPOSE_NAMES), path: '/p/staff/upload/ask', audit: true }),
    finish: endpoint({ ...STAFF, ...finish, path: '/p/staff/upload/finish', audit: true }),
    detail: endpoint({ ...STAFF, ...detail, path: '/p/staff/upload/detail' }),
    useInText: endpoint({
      ...STAFF,
      method: 'POST',
      path: '/p/staff/upload/use-in-text',
      audit: true,
      summary: 'Takes an uploaded picture for a rich text',
      body: UploadId,
      data: Picture,
      once: true,
    }),
  },
  member: {
    ask: endpoint({
      ...MEMBER,
      ...ask(['avatar', 'chat', 'logo', 'review']),
      path: '/p/user/upload/ask',
    }),
    finish: endpoint({ ...MEMBER, ...finish, path: '/p/user/upload/finish' }),
    detail: endpoint({ ...MEMBER, ...detail, path: '/p/user/upload/detail' }),
  },
  merchant: {
    ask: endpoint({
      ...MERCHANT,
      ...ask(['equipment', 'product', 'chat', 'logo', 'content']),
      path: '/p/merchant/upload/ask',
    }),
    finish: endpoint({ ...MERCHANT, ...finish, path: '/p/merchant/upload/finish' }),
    detail: endpoint({ ...MERCHANT, ...detail, path: '/p/merchant/upload/detail' }),
  },
}
