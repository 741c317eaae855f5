import { BUYER } from '../buyer.ts'

export interface DemoOrderBuyer {
  account: string
  /** In whole dirhams: their company pays in advance by bank transfer. */
  paidIn: number
  recipient: string
  phone: string
  region: string
  city: string
  detail: string
}

// oxfmt-ignore
export const ORDER_BUYERS: readonly DemoOrderBuyer[] = [
  { account: BUYER.account, paidIn: 40_000, recipient: BUYER.nickName, phone: BUYER.mobile, region: 'sharjah', city: 'Al Sajaa', detail: 'Street 12, yard 40' },
  { account: 'khalid_m', paidIn: 30_000, recipient: 'Khalid Mansour', phone: '+971501234521', region: 'abuDhabi', city: 'Mussafah', detail: 'M-14, plot 88' },
  { account: 'priya_rental', paidIn: 30_000, recipient: 'Priya Menon', phone: '+971501234522', region: 'dubai', city: 'Dubai Investments Park', detail: 'Warehouse 6' },
  { account: 'abdulla_k', paidIn: 30_000, recipient: 'Abdulla Al Ketbi', phone: '+971501234523', region: 'abuDhabi', city: 'Al Ain', detail: 'Sanaiya, street 9, workshop 21' },
  { account: 'rashid_q', paidIn: 45_000, recipient: 'Rashid Al Mheiri', phone: '+971501234524', region: 'fujairah', city: 'Al Hayl', detail: 'Quarry road, gate 2' },
  { account: 'imran_cb', paidIn: 30_000, recipient: 'Imran Siddiqui', phone: '+971501234525', region: 'dubai', city: 'Al Quoz', detail: 'Industrial Area 3, street 8' },
  { account: 'joseph_rs', paidIn: 30_000, recipient: 'Joseph Thomas', phone: '+971501234526', region: 'rasAlKhaimah', city: 'Al Ghail', detail: 'Industrial park, plot 117' },
  { account: 'saeed_n', paidIn: 20_000, recipient: 'Saeed Al Nuaimi', phone: '+971501234527', region: 'ajman', city: 'Al Jurf', detail: 'Street 31, garage 5' },
  { account: 'bilal_sl', paidIn: 25_000, recipient: 'Bilal Hussain', phone: '+971501234528', region: 'sharjah', city: 'Industrial Area 13', detail: 'Warehouse 204' },
  { account: 'mona_bw', paidIn: 30_000, recipient: 'Mona Farouk', phone: '+971501234529', region: 'abuDhabi', city: 'ICAD', detail: 'ICAD 2, plot 40' },
  { account: 'hassan_zm', paidIn: 20_000, recipient: 'Hassan Al Zaabi', phone: '+971501234530', region: 'ummAlQuwain', city: 'Umm Al Thuoob', detail: 'Harbour street, shed 3' },
  { account: 'anil_ka', paidIn: 30_000, recipient: 'Anil Kumar', phone: '+971501234531', region: 'dubai', city: 'Jebel Ali', detail: 'Industrial First, plot 56' },
]

/** When each had paid in: before the first order. */
export const PAID_IN_DAYS_AGO = 92
