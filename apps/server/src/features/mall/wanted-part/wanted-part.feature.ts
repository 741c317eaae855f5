import { feature } from '#kernel/registry.ts'
import { lookForWanted } from './wanted-part.look.job.ts'
import { wantedPartFoundNotice } from './wanted-part.notices.ts'
import { wantedPartPersonalData } from './wanted-part.personal-data.ts'
import { wantedPartRoutes } from './wanted-part.routes.ts'
import { wantedPart } from './wanted-part.tables.ts'

const HISTORY_DAYS = 365

export const wantedPartFeature = feature({
  name: 'wanted-part',
  routes: [wantedPartRoutes],
  deadlines: [lookForWanted],
  notices: [wantedPartFoundNotice],
  personalData: [wantedPartPersonalData],
  retention: [{ table: wantedPart, since: wantedPart.createdAt, days: HISTORY_DAYS }],
})
