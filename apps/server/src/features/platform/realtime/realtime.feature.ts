import type { Channel } from '#kernel/realtime/channel.ts'
import { feature } from '#kernel/registry.ts'
import { realtimeRoutes } from './realtime.routes.ts'

/** What clients of the realtime process need from the API: tickets, and what they missed. */
export const realtimeFeature = (channels: readonly Channel[]) =>
  feature({ name: 'realtime', routes: [realtimeRoutes(channels)] })
