import { PERMISSIONS, type Permission } from '@ironsouq/contract/permission'

type Noun = Permission extends `${infer N}.${string}` ? N : never

const GROUPS = ['Equipment', 'Content', 'Service', 'Platform'] as const
type Group = (typeof GROUPS)[number]

/** Where the permissions of a noun stand in the table. */
const GROUP_OF: Record<Noun, Group> = {
  audit: 'Platform',
  branch: 'Content',
  category: 'Equipment',
  certification: 'Equipment',
  chat: 'Service',
  coupon: 'Service',
  currency: 'Platform',
  device: 'Equipment',
  dictionary: 'Platform',
  analytics: 'Platform',
  help: 'Content',
  homePage: 'Content',
  inquiry: 'Service',
  inspection: 'Equipment',
  job: 'Platform',
  landedCost: 'Equipment',
  ledger: 'Platform',
  member: 'Service',
  news: 'Content',
  notice: 'Content',
  order: 'Service',
  page: 'Content',
  product: 'Service',
  productCategory: 'Service',
  promotion: 'Service',
  quote: 'Service',
  review: 'Service',
  role: 'Platform',
  searchWords: 'Content',
  seller: 'Service',
  setting: 'Platform',
  staff: 'Platform',
  store: 'Service',
  text: 'Content',
  upload: 'Platform',
  video: 'Content',
  view: 'Platform',
  viewing: 'Service',
  want: 'Service',
}

const groupOf = (permission: Permission): Group => GROUP_OF[permission.split('.')[0] as Noun]

/** All permissions under the headings of the table. */
export const permissionGroups = GROUPS.map((group) => ({
  title: `backofficeStaff.group${group}` as const,
  permissions: PERMISSIONS.filter((permission) => groupOf(permission) === group),
}))
