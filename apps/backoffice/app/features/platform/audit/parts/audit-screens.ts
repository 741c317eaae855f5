interface Thing {
  entity: string | null
  entityId: string | null
}

/** The screens of what the audit log names, by the id of the record. */
const SCREENS: Readonly<Record<string, string>> = {
  announcement: '/announcements',
  branch: '/branches',
  device: '/equipment',
  holiday: '/holidays',
  import: '/imports',
  inquiry: '/inquiries',
  member: '/members',
  news: '/news',
  order: '/orders',
  payout: '/ledger/payouts',
  product: '/products',
  reconciliation: '/ledger/reconciliation',
  sellerApplication: '/seller-applications',
  staff: '/staff',
  store: '/stores',
  storeApplication: '/store-applications',
  video: '/videos',
}

/** The screen of a thing, if it has one. */
export function screenOf({ entity, entityId }: Thing): string | undefined {
  const screen = SCREENS[entity ?? '']
  return screen !== undefined && entityId !== null ? `${screen}/${entityId}` : undefined
}
