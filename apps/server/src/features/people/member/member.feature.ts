import { feature } from '#kernel/registry.ts'
import { memberPersonalData } from './member.personal-data.ts'

export const memberFeature = feature({
  name: 'member',
  personalData: [memberPersonalData],
})
