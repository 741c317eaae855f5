import { resetLinkSender } from '#features/identity/portal-sign-in/portal-sign-in.forgot.service.ts'
import { sellerPasswordForgotten } from './seller-sign-in.events.ts'
import { sellerPortal } from './seller-sign-in.service.ts'

export const sendSellerResetLink = resetLinkSender(sellerPortal, sellerPasswordForgotten)
