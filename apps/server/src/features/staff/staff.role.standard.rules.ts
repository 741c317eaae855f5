import { PERMISSIONS, type Permission } from '@ironsouq/contract/permission'
import type { StandardRole } from '@ironsouq/contract/staff/role.standard'

const READ = PERMISSIONS.filter((permission) => permission.endsWith('.read'))

/** What the roles of the product allow when they are created; administrators change them. */
export const STANDARD_PERMISSIONS: Record<StandardRole, readonly Permission[]> = {
  administrator: PERMISSIONS,
  equipmentClerk: [
    'device.addPicture',
    'device.edit',
    'device.export',
    'device.import',
    'device.move',
    'device.read',
    'device.reprice',
    'inspection.edit',
    'upload.create',
    'view.share',
    'want.read',
  ],
  contentEditor: [
    'branch.edit',
    'help.edit',
    'homePage.edit',
    'homePage.publish',
    'news.edit',
    'news.publish',
    'notice.edit',
    'page.edit',
    'searchWords.edit',
    'searchWords.read',
    'text.edit',
    'upload.create',
    'video.edit',
  ],
  serviceAgent: [
    'chat.answer',
    'chat.assign',
    'chat.read',
    'device.read',
    'figures.read',
    'inquiry.read',
    'inquiry.reply',
    'inquiry.review',
    'member.endSessions',
    'member.read',
    'notice.edit',
    'quote.edit',
    'seller.approve',
    'seller.suspend',
    'viewing.cancel',
    'viewing.read',
    'want.read',
  ],
  auditor: READ,
}
