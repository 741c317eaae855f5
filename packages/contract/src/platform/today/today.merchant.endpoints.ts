import { endpoint } from '../../endpoint.ts'
import { SellerMessage } from '../realtime/realtime.frames.ts'

export const todayMerchantEndpoints = {
  waiting: endpoint({
    method: 'GET',
    path: '/p/merchant/today/waiting',
    audience: 'merchant',
    permission: null,
    summary:
      'How much waits for the own dealer; 0 for what the permissions of the caller do not open',
    data: SellerMessage,
  }),
}
