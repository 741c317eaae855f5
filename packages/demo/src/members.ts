import type { LocaleCode } from '@ironsouq/i18n/locales'

interface DemoMember {
  account: string
  nickName: string
  company: string
  locale: LocaleCode
  memberForDays: number
  /** In so many days from now they view a machine, at the earliest. */
  viewsInDays?: number
}

/** Buyers beside the one to log in as, so that lists of the back office have rows. They have no password. */
export const MEMBERS: readonly DemoMember[] = [
  {
    account: 'khalid_m',
    nickName: 'Khalid Mansour',
    company: 'Al Noor Earthworks',
    locale: 'ar',
    memberForDays: 96,
    viewsInDays: 1,
  },
  {
    account: 'priya_rental',
    nickName: 'Priya Menon',
    company: 'Gulf Lift Rental',
    locale: 'en',
    memberForDays: 88,
    viewsInDays: 1,
  },
  {
    account: 'jan_becker',
    nickName: 'Jan Becker',
    company: 'Becker Baumaschinen',
    locale: 'de',
    memberForDays: 71,
  },
  {
    account: 'samuel_ok',
    nickName: 'Samuel Okoro',
    company: 'Okoro Plant Hire',
    locale: 'en',
    memberForDays: 64,
    viewsInDays: 2,
  },
  {
    account: 'lin_export',
    nickName: '林志强',
    company: '联航工程机械',
    locale: 'zh_CN',
    memberForDays: 57,
    viewsInDays: 2,
  },
  {
    account: 'amina_t',
    nickName: 'Amina Traoré',
    company: 'Traoré BTP',
    locale: 'fr',
    memberForDays: 43,
  },
  {
    account: 'joao_obras',
    nickName: 'João Pereira',
    company: 'Pereira Obras',
    locale: 'pt',
    memberForDays: 31,
    viewsInDays: 4,
  },
  {
    account: 'fatima_h',
    nickName: 'فاطمة الحمادي',
    company: 'Hammadi Contracting',
    locale: 'ar',
    memberForDays: 26,
    viewsInDays: 3,
  },
  {
    account: 'diego_ruiz',
    nickName: 'Diego Ruiz',
    company: 'Ruiz Maquinaria',
    locale: 'es',
    memberForDays: 12,
  },
  {
    account: 'minjun_kim',
    nickName: '김민준',
    company: '한강중기',
    locale: 'ko',
    memberForDays: 6,
    viewsInDays: 6,
  },
  {
    account: 'abdulla_k',
    nickName: 'Abdulla Alketbi',
    company: 'Ketbi Transport and Plant',
    locale: 'ar',
    memberForDays: 214,
  },
  {
    account: 'rashid_q',
    nickName: 'Rashid Almheiri',
    company: 'Mheiri Quarries',
    locale: 'ar',
    memberForDays: 305,
  },
  {
    account: 'imran_cb',
    nickName: 'Imran Siddiqui',
    company: 'Crescent Bay Contracting',
    locale: 'en',
    memberForDays: 187,
  },
  {
    account: 'joseph_rs',
    nickName: 'Joseph Thomas',
    company: 'Redstone Plant Hire',
    locale: 'en',
    memberForDays: 160,
  },
  {
    account: 'saeed_n',
    nickName: 'Saeed Al Nuaimi',
    company: 'Nuaimi Heavy Garage',
    locale: 'ar',
    memberForDays: 142,
  },
  {
    account: 'bilal_sl',
    nickName: 'Bilal Hussain',
    company: 'Sand Lark Earthmoving',
    locale: 'en',
    memberForDays: 131,
  },
  {
    account: 'mona_bw',
    nickName: 'Mona Farouk',
    company: 'Blue Wadi Utilities',
    locale: 'ar',
    memberForDays: 126,
  },
  {
    account: 'hassan_zm',
    nickName: 'Hassan Al Zaabi',
    company: 'Zaabi Marine Works',
    locale: 'ar',
    memberForDays: 118,
  },
  {
    account: 'anil_ka',
    nickName: 'Anil Kumar',
    company: 'Kite Ridge Asphalt',
    locale: 'en',
    memberForDays: 111,
  },
]
