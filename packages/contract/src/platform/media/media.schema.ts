import * as z from 'zod/mini'
import { uploadLifecycle } from './media.lifecycle.ts'
import { UPLOAD_FAULTS } from './media.limits.ts'

/** A presigned upload request and its expiry. */
export const UploadInvitation = z.object({
  uploadId: z.uuid(),
  /** Takes one PUT of exactly the declared type and size. */
  url: z.url(),
  /** To be sent unchanged with the PUT; the client adds the content length. */
  headers: z.record(z.string(), z.string()),
  expiresAt: z.iso.datetime(),
})

export const Upload = z.object({
  uploadId: z.uuid(),
  state: z.enum(uploadLifecycle.states),
  /** Why it was rejected; `msg` has the text. */
  fault: z.nullable(z.enum(UPLOAD_FAULTS)),
  /** Only when it is ready. */
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
