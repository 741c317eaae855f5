import { branchEndpoints } from '@ironsouq/contract/content/branch/branch.endpoints'
import { yardsNamed } from '#features/machines/yard/yard.queries.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { branchesShown } from './branch.projection.ts'
import {
  branchRecord,
  branchRows,
  holidayRecord,
  holidayRows,
  holidaysShown,
} from './branch.queries.ts'
import { removeHoliday, saveBranch, saveHoliday } from './branch.service.ts'

export const branchRoutes: Routes = (serve) => {
  serve(branchEndpoints.list, async ({ ctx }) => {
    const [records, holidays] = await Promise.all([branchesShown(ctx), holidaysShown(ctx)])
    return { records, holidays }
  })
  serve(branchEndpoints.staffList, ({ ctx, query }) => branchRows(ctx, query))
  serve(branchEndpoints.record, ({ ctx, query }) => branchRecord(ctx, query.branchId))
  serve(branchEndpoints.yards, ({ ctx }) => yardsNamed(ctx))
  serve(branchEndpoints.save, ({ ctx, body }) => saveBranch(ctx, body))
  serve(branchEndpoints.holidays, ({ ctx, query }) => holidayRows(ctx, query))
  serve(branchEndpoints.holiday, async ({ ctx, query }) => {
    const record = await holidayRecord(ctx, query.holidayId)
    if (!record) throw notFound()
    return record
  })
  serve(branchEndpoints.saveHoliday, ({ ctx, body }) => saveHoliday(ctx, body))
  serve(branchEndpoints.removeHoliday, ({ ctx, body }) => removeHoliday(ctx, body.holidayId))
}
