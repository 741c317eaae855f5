import { homePageEndpoints } from '@ironsouq/contract/content/home-page/home-page.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { pageOfBlocks, pageOfVersion } from './home-page.home.queries.ts'
import { previewedVersion, previewLink } from './home-page.preview.service.ts'
import { choicesOf } from './home-page.references.queries.ts'
import {
  beginDraft,
  checkPictures,
  discardDraft,
  moveVersion,
  rollBack,
  saveDraft,
  versionFaults,
} from './home-page.service.ts'
import { versionRecord, versionsCompared, versionsListed } from './home-page.staff.queries.ts'

const { staff } = homePageEndpoints

export const homePageRoutes: Routes = (serve) => {
  serve(homePageEndpoints.homepage, ({ ctx, query }) => pageOfBlocks(ctx, query.renovationType))
  serve(homePageEndpoints.preview, ({ ctx, query }) =>
    pageOfVersion(ctx, previewedVersion(ctx, query.token)),
  )

  serve(staff.list, ({ ctx, query }) => versionsListed(ctx, query))
  serve(staff.detail, ({ ctx, query }) => versionRecord(ctx, query.versionId))
  serve(staff.faults, ({ ctx, query }) => versionFaults(ctx, query.versionId))
  serve(staff.compare, ({ ctx, query }) => versionsCompared(ctx, query))
  serve(staff.choices, ({ ctx, query }) => choicesOf(ctx, query.kind))
  serve(staff.previewLink, ({ ctx, query }) => previewLink(ctx, query.versionId))
  serve(staff.begin, ({ ctx, body }) => beginDraft(ctx, body.from))
  serve(staff.save, ({ ctx, body }) => saveDraft(ctx, body))
  serve(staff.discard, ({ ctx, body }) => discardDraft(ctx, body))
  serve(staff.move, ({ ctx, actor, body }) => moveVersion(ctx, actor.id, body), {
    prepare: async ({ ctx, body }) => {
      if (body.action !== 'unschedule') await checkPictures(ctx, body.versionId)
    },
  })
  serve(staff.rollBack, ({ ctx, actor, body }) => rollBack(ctx, actor.id, body.versionId), {
    prepare: ({ ctx, body }) => checkPictures(ctx, body.versionId),
  })
}
