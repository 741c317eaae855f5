import { storeApplicationEndpoints as endpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { approveApplication } from './store-application.approve.service.ts'
import {
  askDocument,
  attachDocument,
  checkDocument,
  documentLink,
  limitDocuments,
  removeDocument,
} from './store-application.document.service.ts'
import {
  applicationForStaff,
  applicationsListed,
  categoryChoices,
  ownApplication,
  ownApplicationNow,
} from './store-application.projection.ts'
import {
  rejectApplication,
  saveBasics,
  saveCategories,
  saveCompany,
  saveSettlement,
  submitApplication,
  withdrawApplication,
} from './store-application.service.ts'
import { storeTerms } from './store-application.terms.projection.ts'

/** Runs a change of the own application and answers with how it is then. */
const changed = (ctx: Ctx, memberId: string, change: (ctx: TxCtx) => Promise<void>) =>
  atomic(ctx, async (ctx) => {
    await change(ctx)
    return ownApplicationNow(ctx, memberId)
  })

export const storeApplicationRoutes: Routes = (serve) => {
  serve(endpoints.own, ({ ctx, actor }) => ownApplication(ctx, actor.id))
  serve(endpoints.terms, ({ ctx }) => storeTerms(ctx))
  serve(endpoints.choices, async ({ ctx }) => ({ categories: await categoryChoices(ctx) }))
  serve(endpoints.saveBasics, ({ ctx, actor: { id }, body }) =>
    changed(ctx, id, (ctx) => saveBasics(ctx, id, body)),
  )
  serve(endpoints.saveCompany, ({ ctx, actor: { id }, body }) =>
    changed(ctx, id, (ctx) => saveCompany(ctx, id, body)),
  )
  serve(endpoints.saveCategories, ({ ctx, actor: { id }, body }) =>
    changed(ctx, id, (ctx) => saveCategories(ctx, id, body.categoryIds)),
  )
  serve(endpoints.saveSettlement, ({ ctx, actor: { id }, body }) =>
    changed(ctx, id, (ctx) => saveSettlement(ctx, id, body)),
  )
  serve(endpoints.askDocument, ({ ctx, actor, body }) => askDocument(ctx, actor.id, body), {
    prepare: ({ ctx, actor }) => limitDocuments(ctx, actor.id),
  })
  serve(
    endpoints.attachDocument,
    ({ ctx, actor: { id }, body }) => changed(ctx, id, (ctx) => attachDocument(ctx, id, body)),
    { prepare: ({ ctx, actor, body }) => checkDocument(ctx, actor.id, body.documentId) },
  )
  serve(endpoints.removeDocument, ({ ctx, actor: { id }, body }) =>
    changed(ctx, id, (ctx) => removeDocument(ctx, id, body.documentId)),
  )
  serve(endpoints.submit, ({ ctx, actor: { id } }) =>
    changed(ctx, id, (ctx) => submitApplication(ctx, id)),
  )
  serve(endpoints.withdraw, ({ ctx, actor: { id } }) =>
    changed(ctx, id, (ctx) => withdrawApplication(ctx, id)),
  )

  serve(endpoints.list, ({ ctx, query }) => applicationsListed(ctx, query))
  serve(endpoints.detail, ({ ctx, query }) => applicationForStaff(ctx, query.applicationId))
  serve(endpoints.openDocument, ({ ctx, body }) =>
    atomic(ctx, (ctx) => documentLink(ctx, body.documentId)),
  )
  serve(endpoints.approve, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await approveApplication(ctx, body, actor.id)
      return applicationForStaff(ctx, body.applicationId)
    }),
  )
  serve(endpoints.reject, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await rejectApplication(ctx, body, actor.id)
      return applicationForStaff(ctx, body.applicationId)
    }),
  )
}
