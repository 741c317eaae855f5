import { mediaEndpoints } from '@ironsouq/contract/platform/media/media.endpoints'
import { atomic } from '#kernel/ctx.ts'
import { forbidden, notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { presentUpload } from './media.present.ts'
import { uploadOf } from './media.queries.ts'
import { maySellerUpload } from './media.rules.ts'
import { askUpload, checkSent, finishUpload, limitUploads } from './media.service.ts'
import { usePicture } from './media.use.service.ts'

export const mediaRoutes: Routes = (serve) => {
  for (const { ask, finish, detail } of Object.values(mediaEndpoints)) {
    serve(ask, ({ ctx, actor, body }) => askUpload(ctx, actor, body), {
      prepare: ({ ctx, actor, body: { purpose } }) => {
        if (actor.audience === 'merchant' && !maySellerUpload(actor.permissions, purpose))
          throw forbidden()
        return limitUploads(ctx, actor)
      },
    })

    serve(
      finish,
      async ({ ctx, actor, body }) => presentUpload(await finishUpload(ctx, actor, body.uploadId)),
      { prepare: ({ ctx, actor, body }) => checkSent(ctx, actor, body.uploadId) },
    )

    serve(detail, async ({ ctx, actor, query }) => {
      const row = await uploadOf(ctx, actor, query.uploadId)
      if (!row) throw notFound()
      return presentUpload(row)
    })
  }

  serve(mediaEndpoints.staff.useInText, ({ ctx, actor, body: { uploadId } }) =>
    atomic(ctx, async (ctx) => {
      const picture = await usePicture(ctx, actor, { uploadId, purpose: 'content' })
      const { objectKey: src, width, height, thumbhash } = picture
      ctx.audit('upload', uploadId, null, { usedInText: src })
      return { src, width, height, ...(thumbhash !== null && { thumbhash }) }
    }),
  )
}
