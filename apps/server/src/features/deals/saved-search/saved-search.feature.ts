import { feature } from '#kernel/registry.ts'
import { demandRoutes } from './saved-search.demand.routes.ts'
import { savedSearchIndex } from './saved-search.document.ts'
import { makeDigests } from './saved-search.make-digests.job.ts'
import { savedSearchNewsNotice } from './saved-search.notices.ts'
import { indexSavedSearch } from './saved-search.on-changed.ts'
import { matchCheaperDevice, matchNewDevice, matchSoldDevice } from './saved-search.on-device.ts'
import { savedSearchPersonalData } from './saved-search.personal-data.ts'
import { savedSearchRoutes } from './saved-search.routes.ts'
import { searchDigest, searchMatch } from './saved-search.tables.ts'

/** Longer than anyone looks back; the mails are in their inbox. */
const HISTORY_DAYS = 90

export const savedSearchFeature = feature({
  name: 'saved-search',
  routes: [savedSearchRoutes, demandRoutes],
  consumers: [indexSavedSearch, matchNewDevice, matchCheaperDevice, matchSoldDevice],
  jobs: [makeDigests],
  notices: [savedSearchNewsNotice],
  personalData: [savedSearchPersonalData],
  indexes: [savedSearchIndex],
  retention: [
    { table: searchMatch, since: searchMatch.createdAt, days: HISTORY_DAYS },
    { table: searchDigest, since: searchDigest.createdAt, days: HISTORY_DAYS },
  ],
})
