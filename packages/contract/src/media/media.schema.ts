import * as z from 'zod/mini'
import { uploadLife } from './media.lifecycle.ts'
import { UPLOAD_FAULTS } from './media.limits.ts'

/** What a file may be sent with, and until when. */
export const UploadInvitation = z.object({
  uploadId: z.uuid(),
  /** Takes one PUT of exactly the declared type and size. */
  url: z.url(),
  /** To be sent along as they are; the length of the body is sent by whoever sends it. */
  headers: z.record(z.string(), z.string()),
  expiresAt: z.iso.datetime(),
})

export const Upload = z.object({
  uploadId: z.uuid(),
  state: z.enum(uploadLife.states),
  /** Of one that was refused; `msg` says it in words. */
  fault: z.nullable(z.enum(UPLOAD_FAULTS)),
  /** Of one that is ready. */
  picture: z.nullable(
    z.object({
      src: z.string(),
      width: z.int(),
      height: z.int(),
      thumbhash: z.optional(z.string()),
    }),
  ),
})
export type Upload = z.output<typeof Upload>
