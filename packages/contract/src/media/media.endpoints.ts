import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { PURPOSE_NAMES, type Purpose } from './media.limits.ts'
import { Upload, UploadInvitation } from './media.schema.ts'

const UploadId = z.object({ uploadId: z.uuid() })

const askOf = (purposes: readonly Purpose[]) =>
  z.object({
    purpose: z.enum(purposes),
    /** Any words: one that is no image type of ours is refused in words of its own [FM-1]. */
    type: z.string().check(z.maxLength(100)),
    size: z.int().check(z.positive()),
  })
export type UploadAsk = z.output<ReturnType<typeof askOf>>

/** The calls by which one audience uploads pictures, for the purposes that it has. */
const uploadsOf = <const Who extends 'staff' | 'merchant' | 'member'>(
  audience: Who,
  prefix: `/p${string}`,
  purposes: readonly Purpose[],
) => ({
  ask: endpoint({
    method: 'POST',
    path: `${prefix}/upload/ask`,
    audience,
    summary: 'Asks for an address that a picture is sent to by PUT',
    body: askOf(purposes),
    data: UploadInvitation,
    limit: { max: 120, seconds: 60 },
  }),
  finish: endpoint({
    method: 'POST',
    path: `${prefix}/upload/finish`,
    audience,
    summary: 'Says that the picture was sent: it is checked and made ready',
    body: UploadId,
    data: Upload,
    once: true,
  }),
  detail: endpoint({
    method: 'GET',
    path: `${prefix}/upload/detail`,
    audience,
    summary: 'How far an upload is, and why it was refused if it was',
    query: UploadId,
    data: Upload,
  }),
})

/** One line per audience that may upload. */
export const mediaEndpoints = {
  staff: uploadsOf('staff', '/p/staff', PURPOSE_NAMES),
  member: uploadsOf('member', '/p/user', ['avatar']),
}
