import type { Emirate } from '@ironsouq/contract/machines/device/device.enums'
import { capital } from '@ironsouq/i18n/capital'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'

/** Other spellings of the emirates, and well-known places in them. */
// oxfmt-ignore
const SPELLINGS: Record<Emirate, readonly string[]> = {
  sharjah: ['Sharjah', 'shj', 'Charjah', 'Xarja', 'Sharja', 'Schardscha', 'الشارقة', 'الصجعة', 'Sajaa', 'Al Sajaa', '沙迦', '샤르자', 'שארג׳ה', 'שרג׳ה', 'Hamriyah', 'الحمرية', 'Sharga', 'شارجة', '沙加', 'Sarja'],
  dubai: ['Dubai', 'dxb', 'Dubaï', 'Dubái', 'دبي', 'Jebel Ali', 'جبل علي', 'jafza', 'Al Quoz', 'القوز', 'Ras Al Khor', 'رأس الخور', '迪拜', '杜拜', '두바이', 'דובאי'],
  abuDhabi: ['Abu Dhabi', 'auh', 'Abou Dabi', 'Abu Dabi', 'Abu Dhabi', 'Abudhabi', 'أبوظبي', 'أبو ظبي', 'Mussafah', 'Musaffah', 'مصفح', 'المصفح', 'Al Ain', 'العين', '阿布扎比', '阿布達比', '아부다비', 'אבו דאבי'],
  ajman: ['Ajman', 'Adschman', 'عجمان', '阿治曼', '阿吉曼', '아즈만', 'עג׳מאן'],
  rasAlKhaimah: ['Ras Al Khaimah', 'rak', 'Ras el Khaïmah', 'Ras al-Chaima', 'رأس الخيمة', '哈伊马角', '哈伊馬角', '拉斯海玛', '라스알카이마', 'ראס אל ח׳ימה', 'ראס אל-ח׳ימה'],
  fujairah: ['Fujairah', 'Fujaïrah', 'Fudschaira', 'Fuyaira', 'الفجيرة', '富查伊拉', '푸자이라', 'פוג׳יירה'],
  ummAlQuwain: ['Umm Al Quwain', 'uaq', 'Oumm al Qaïwaïn', 'Umm al-Qaiwain', 'أم القيوين', '乌姆盖万', '烏姆蓋萬', '움알쿠와인', 'אום אל קיוין', 'אום אל-קיוין'],
}

/** The names that the interface shows in ten languages, and other spellings. */
export const emirateWords = (emirate: Emirate): string[] => [
  ...LOCALE_CODES.map((locale) => translator(locale)(`device.emirate${capital(emirate)}`)),
  ...SPELLINGS[emirate],
]
