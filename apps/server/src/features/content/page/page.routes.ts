import { pageEndpoints } from '@ironsouq/contract/content/page/page.endpoints'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { pageShown, termsInForceNow } from './page.queries.ts'
import { createPageVersion, movePage, savePage } from './page.service.ts'
import { pageRecord, pagesForStaff } from './page.staff.queries.ts'

const { staff } = pageEndpoints

export const pageRoutes: Routes = (serve) => {
  serve(pageEndpoints.read, ({ ctx, query }) => pageShown(ctx, query.page, query.day))
  serve(pageEndpoints.inForce, async ({ ctx }) => ({ terms: await termsInForceNow(ctx) }))

  serve(staff.list, ({ ctx, query }) => pagesForStaff(ctx, query))
  serve(staff.detail, async ({ ctx, query }) => {
    const record = await pageRecord(ctx, query.versionId)
    if (!record) throw notFound()
    return record
  })
  serve(staff.create, ({ ctx, body }) => createPageVersion(ctx, body))
  serve(staff.save, ({ ctx, body }) => savePage(ctx, body))
  serve(staff.move, ({ ctx, actor, body }) => movePage(ctx, actor.id, body))
}
