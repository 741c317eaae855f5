import { resetLinkSender } from '#features/identity/portal-sign-in/portal-sign-in.forgot.service.ts'
import { staffPasswordForgotten } from './staff-sign-in.events.ts'
import { staffPortal } from './staff-sign-in.service.ts'

export const sendStaffResetLink = resetLinkSender(staffPortal, staffPasswordForgotten)
