import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { atomic } from '#kernel/ctx.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { askLicence, checkLicence } from './seller-application.licence.service.ts'
import { applicationRecord, applicationsListed } from './seller-application.projection.ts'
import { usualAnswerDays } from './seller-application.queries.ts'
import {
  approveApplication,
  confirmApplication,
  licenceOf,
  limitConfirmations,
  refuseApplication,
  submitApplication,
} from './seller-application.service.ts'

export const sellerApplicationRoutes: Routes = (serve) => {
  serve(sellerApplicationEndpoints.terms, async ({ ctx }) => ({
    answerDays: await usualAnswerDays(ctx),
  }))

  serve(sellerApplicationEndpoints.askLicence, ({ ctx, body }) => askLicence(ctx, body))

  serve(sellerApplicationEndpoints.submit, ({ ctx, body }) => submitApplication(ctx, body), {
    async prepare({ ctx, body }) {
      await limitConfirmations(ctx, body.email)
      await checkLicence(ctx, body.licence)
    },
  })

  serve(sellerApplicationEndpoints.confirm, ({ ctx, body }) => confirmApplication(ctx, body.ticket))

  serve(sellerApplicationEndpoints.list, ({ ctx, query }) => applicationsListed(ctx, query))

  serve(sellerApplicationEndpoints.detail, ({ ctx, query }) =>
    applicationRecord(ctx, query.applicationId),
  )

  serve(sellerApplicationEndpoints.openLicence, ({ ctx, body }) =>
    atomic(ctx, (ctx) => licenceOf(ctx, body.applicationId)),
  )

  serve(sellerApplicationEndpoints.approve, ({ ctx, actor, body: { applicationId } }) =>
    atomic(ctx, async (ctx) => {
      await approveApplication(ctx, applicationId, actor.id)
      return applicationRecord(ctx, applicationId)
    }),
  )

  serve(sellerApplicationEndpoints.refuse, ({ ctx, actor, body }) =>
    atomic(ctx, async (ctx) => {
      await refuseApplication(ctx, body, actor.id)
      return applicationRecord(ctx, body.applicationId)
    }),
  )
}
