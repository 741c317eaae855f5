import { checkInEndpoints } from '@ironsouq/contract/people/check-in/check-in.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { checkInCalendar, checkInToday } from './check-in.service.ts'

export const checkInRoutes: Routes = (serve) => {
  serve(checkInEndpoints.calendar, ({ ctx, actor }) => checkInCalendar(ctx, actor.id))
  serve(checkInEndpoints.checkIn, ({ ctx, actor }) => checkInToday(ctx, actor.id))
}
