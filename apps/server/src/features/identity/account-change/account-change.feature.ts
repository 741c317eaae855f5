import { feature } from '#kernel/registry.ts'
import { notifyOfChange } from './account-change.on-changed.ts'
import { accountChangePersonalData } from './account-change.personal-data.ts'
import { accountChange } from './account-change.tables.ts'

export const accountChangeFeature = feature({
  name: 'account-change',
  consumers: [notifyOfChange],
  // After the last day to undo it, a change stays for the investigation of a stolen account.
  retention: [{ table: accountChange, since: accountChange.undoUntil, days: 30 }],
  personalData: [accountChangePersonalData],
})
