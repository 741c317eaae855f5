import type {
  chatMerchantEndpoints,
  chatStaffEndpoints,
} from '@ironsouq/contract/deals/chat/chat-desk.endpoints'
import type { CannedAnswer, ReportGiven } from '@ironsouq/contract/deals/chat/chat.schema'
import { createContext, useContext } from 'react'
import type { Found } from '../form/find-dialog.tsx'
import type { PageRealtime } from '../realtime/page-realtime.ts'

/** A desk and who sits at it: our customer service, or a store. */
export interface ConsoleDesk {
  calls: typeof chatStaffEndpoints | typeof chatMerchantEndpoints
  audience: 'staff' | 'merchant'
  realtime: PageRealtime
  /** The channel of its queue. */
  channel: string
  personId: string
  canned: readonly CannedAnswer[]
  machinePath: (deviceId: string) => string
  productPath: (productId: string) => string
  orderPath: (orderId: string) => string
  /** Machines for sale that may be shown to a buyer. */
  findMachines: (words: string, signal: AbortSignal) => Promise<Found[]>
  /** Products on sale that may be shown to a buyer. */
  findProducts: (words: string, signal: AbortSignal) => Promise<Found[]>
  /** A store reports a buyer to the staff. */
  report?: (given: ReportGiven) => Promise<null>
}

const Context = createContext<ConsoleDesk | undefined>(undefined)
export const ConsoleDeskProvider = Context.Provider

export function useConsoleDesk(): ConsoleDesk {
  const desk = useContext(Context)
  if (!desk) throw new Error('parts of the console stand inside a ChatConsole')
  return desk
}
