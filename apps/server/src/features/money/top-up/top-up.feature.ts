import { feature } from '#kernel/registry.ts'
import { rewardTopUp } from './top-up.on-paid.ts'

export const topUpFeature = feature({ name: 'top-up', consumers: [rewardTopUp] })
