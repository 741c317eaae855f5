/** The roles that the product brings; the packs name them. */
export const STANDARD_ROLES = [
  'administrator',
  'equipmentClerk',
  'contentEditor',
  'serviceAgent',
  'auditor',
] as const
export type StandardRole = (typeof STANDARD_ROLES)[number]
