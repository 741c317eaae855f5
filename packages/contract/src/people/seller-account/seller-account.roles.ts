/** What people of a dealer may do: `noun.verb`. An endpoint of the merchant portal names one of them. */
export const MERCHANT_PERMISSIONS = [
  'account.edit',
  'account.read',
  'chat.answer',
  'chat.read',
  'device.edit',
  'device.move',
  'device.read',
  'figures.read',
  'inquiry.read',
  'inquiry.reply',
  'ledger.read',
  'order.price',
  'order.read',
  'order.refund',
  'order.ship',
  'product.edit',
  'product.move',
  'product.read',
  'quote.edit',
  'stock.edit',
  'store.edit',
  'store.read',
] as const
export type MerchantPermission = (typeof MERCHANT_PERMISSIONS)[number]

/** The roles of people of a dealer [ID-20]. Each dealer keeps at least one owner. */
export const MERCHANT_ROLES = ['owner', 'sales', 'warehouse', 'finance'] as const
export type MerchantRole = (typeof MERCHANT_ROLES)[number]

export const PERMISSIONS_OF: Record<MerchantRole, readonly MerchantPermission[]> = {
  owner: MERCHANT_PERMISSIONS,
  sales: [
    'chat.answer',
    'chat.read',
    'device.edit',
    'device.move',
    'device.read',
    'figures.read',
    'inquiry.read',
    'inquiry.reply',
    'order.price',
    'order.read',
    'order.refund',
    'product.edit',
    'product.move',
    'product.read',
    'quote.edit',
    'stock.edit',
    'store.read',
  ],
  warehouse: [
    'device.edit',
    'device.read',
    'order.read',
    'order.ship',
    'product.edit',
    'product.read',
    'stock.edit',
    'store.read',
  ],
  finance: [
    'account.read',
    'device.read',
    'figures.read',
    'inquiry.read',
    'ledger.read',
    'order.read',
    'product.read',
    'store.read',
  ],
}
