/** What people of a dealer may do: `noun.verb`. An endpoint of the merchant portal names one of them. */
export const MERCHANT_PERMISSIONS = [
  'account.edit',
  'account.read',
  'chat.answer',
  'chat.read',
  'device.edit',
  'device.move',
  'device.read',
  'inquiry.read',
  'inquiry.reply',
  'quote.edit',
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
    'inquiry.read',
    'inquiry.reply',
    'quote.edit',
  ],
  warehouse: ['device.edit', 'device.read'],
  finance: ['account.read', 'device.read', 'inquiry.read'],
}
